// One socket a table. It notices within seconds that nothing comes back, comes back by itself, takes up the thread at
// the last sequence number, and sends once what was asked meanwhile.

import { Refusal } from "./http.js";
import { language } from "./page_data.js";

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const LOOK_MS = 1000; // so often it is looked whether the line is alive
const QUIET_MS = 3500; // without a word from the server before it is asked for one
const ANSWER_MS = 4000; // that it has to answer before the line is given up, whatever the browser believes
const OPEN_MS = 5000; // that a new line has to open: a server that hangs takes connections and answers none
const DONE_CODES = new Set(["stale", "not_allowed", "no_vote", "table_over"]); // what is refused once it is done

export class TableSocket {
  /** `on` has a function for each type of message, and `up` and `down`. `here`: whether the page is the table itself. */
  constructor(table, on, seq, { here = true, view = true } = {}) {
    Object.assign(this, {
      table, on, seq, here, view, wait: FIRST_WAIT_MS, asked: new Map(), number: 0, closed: false, ready: false,
      name: Math.random().toString(36).slice(2, 8),
    });
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.giveUp());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible") return;
      this.hurry();
      this.look();
    });
    addEventListener("pagehide", () => this.stop());
    addEventListener("pageshow", (event) => { if (event.persisted) { this.closed = false; this.connect(); } });
    setInterval(() => this.look(), LOOK_MS);
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    const url = new URL(`/api/tables/${this.table}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const query = { since: this.seq, view: Number(this.view), at_table: Number(this.here), lang: language, v: 1 };
    url.search = new URLSearchParams(query);
    const socket = new WebSocket(url);
    Object.assign(this, { socket, ready: false, heard: Date.now(), pinged: false });
    socket.addEventListener("message", (event) => { if (this.socket === socket) this.hear(JSON.parse(event.data)); });
    socket.addEventListener("close", () => { if (this.socket === socket) this.onClose(); });
  }

  /** The line is gone. What was asked is kept. */
  onClose() {
    this.socket = null;
    this.ready = false;
    if (this.closed) return;
    this.on.down();
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 1.7);
  }

  /** Do not wait for a dead line to close: its closing may take minutes. */
  giveUp() {
    const { socket } = this;
    if (!socket) return;
    this.onClose();
    socket.close();
  }

  /** For good. */
  stop() {
    this.closed = true;
    this.socket?.close();
  }

  hurry() {
    if (this.closed || this.socket) return;
    this.wait = FIRST_WAIT_MS;
    this.connect();
  }

  /** Whether the line is alive: after some quiet the server is asked, and after more it is given up. */
  look() {
    if (this.closed || !this.socket) return;
    const quiet = Date.now() - this.heard;
    if (this.socket.readyState === WebSocket.CONNECTING) {
      if (quiet > OPEN_MS) this.giveUp();
    } else if (this.socket.readyState === WebSocket.OPEN && quiet > QUIET_MS) {
      if (!this.pinged) {
        // A page that slept has heard nothing either: the server gets its time from now on.
        this.pinged = Date.now();
        this.socket.send(JSON.stringify({ type: "ping", id: "p" }));
      } else if (Date.now() - this.pinged > ANSWER_MS) {
        this.giveUp();
      }
    }
  }

  hear(message) {
    Object.assign(this, { heard: Date.now(), pinged: false });
    if (Number.isInteger(message.seq)) this.seq = message.seq;
    if (message.type === "hello" && !this.ready) {
      Object.assign(this, { ready: true, wait: FIRST_WAIT_MS });
      this.on.up();
      for (const waiting of this.asked.values()) this.send(waiting);
    }
    const waiting = this.asked.get(message.id);
    if (waiting && message.type === "ok") this.takeWaiting(message.id).resolve(message);
    // Sent twice, because the answer was lost with the line: that it cannot be done again means that it is done.
    if (waiting && message.type === "refused") {
      const { resolve, reject, sent } = this.takeWaiting(message.id);
      if (sent > 1 && DONE_CODES.has(message.code)) resolve(message);
      else reject(new Refusal(message));
    }
    this.on[message.type]?.(message);
  }

  takeWaiting(id) {
    const waiting = this.asked.get(id);
    this.asked.delete(id);
    return waiting;
  }

  /** Send a message, now or when the line is back; the promise is kept or broken by the server's `ok` or `refused`. */
  ask(message) {
    this.number += 1;
    const id = `${this.name}${this.number}`;
    const key = message.type === "say" ? { key: id } : {};
    return new Promise((resolve, reject) => {
      const waiting = { message: { ...message, ...key, id }, resolve, reject, sent: 0 };
      this.asked.set(id, waiting);
      if (this.ready) this.send(waiting);
      else this.hurry();
    });
  }

  send(waiting) {
    waiting.sent += 1;
    this.socket.send(JSON.stringify(waiting.message));
  }
}
