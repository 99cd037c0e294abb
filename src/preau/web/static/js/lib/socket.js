// One socket a table. It comes back by itself and takes up the thread at the last sequence number.

import { Refusal } from "./http.js";
import { language, words } from "./page_data.js";

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const PING_MS = 20000;

export class TableSocket {
  /** `on` has a function for each type of message, and `up` and `down`. */
  constructor(table, on, seq) {
    Object.assign(this, { table, on, seq, wait: FIRST_WAIT_MS, asked: new Map(), number: 0, closed: false });
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
    addEventListener("pagehide", () => { this.closed = true; this.socket?.close(); });
    addEventListener("pageshow", (event) => { if (event.persisted) { this.closed = false; this.connect(); } });
    setInterval(() => this.ping(), PING_MS);
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    const url = new URL(`/api/tables/${this.table}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.search = new URLSearchParams({ since: this.seq, view: 1, lang: language, v: 1 });
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.addEventListener("open", () => { this.wait = FIRST_WAIT_MS; this.silent = 0; this.on.up(); });
    socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    socket.addEventListener("close", () => { if (this.socket === socket) this.lost(); });
  }

  lost() {
    for (const { reject } of this.asked.values()) reject(new Refusal({ code: "offline", message: words.offline }));
    this.asked.clear();
    if (this.closed) return;
    this.on.down();
    this.retry = setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 1.7);
  }

  hurry() {
    if (this.closed || this.socket.readyState <= WebSocket.OPEN) return;
    this.wait = FIRST_WAIT_MS;
    this.connect();
  }

  /** A line that does not answer twice is dead, whatever the browser believes. */
  ping() {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.silent += 1;
    if (this.silent > 2) this.socket.close();
    else this.socket.send(JSON.stringify({ type: "ping", id: "p" }));
  }

  hear(message) {
    this.silent = 0;
    if (Number.isInteger(message.seq)) this.seq = message.seq;
    const waiting = this.asked.get(message.id);
    if (waiting && message.type === "ok") waiting.resolve(message);
    if (waiting && message.type === "refused") waiting.reject(new Refusal(message));
    if (waiting) this.asked.delete(message.id);
    this.on[message.type]?.(message);
  }

  /** Send a message; the promise is kept or broken by the server's `ok` or `refused`. */
  ask(message) {
    if (this.socket.readyState !== WebSocket.OPEN) {
      this.hurry();
      return Promise.reject(new Refusal({ code: "offline", message: words.offline }));
    }
    this.number += 1;
    const id = `c${this.number}`;
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }
}
