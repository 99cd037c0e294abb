// The socket of a page that only looks on: what comes is told by its type. It comes back by itself.

import { language } from "../lib/page_data.js";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
const QUIET_MS = 20_000; // so often a word goes out, that a dead line is noticed

export class LobbySocket {
  /** `on` has a function for each type of message, and `up`. */
  constructor(path, on) {
    Object.assign(this, { path, on, wait: FIRST_WAIT_MS, closed: false });
    addEventListener("online", () => this.connect());
    addEventListener("pagehide", () => { this.closed = true; this.socket?.close(); });
    addEventListener("pageshow", (event) => { if (event.persisted) { this.closed = false; this.connect(); } });
    setInterval(() => this.look(), QUIET_MS);
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    if (this.closed || this.socket) return;
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.search = new URLSearchParams({ v: 1, lang: language });
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.addEventListener("open", () => { this.wait = FIRST_WAIT_MS; this.heard = true; this.say({ type: "ping" }); this.on.up(); });
    socket.addEventListener("message", (event) => {
      this.heard = true;
      const message = JSON.parse(event.data);
      this.on[message.type]?.(message);
    });
    socket.addEventListener("close", () => this.onClose(socket));
  }

  onClose(socket) {
    if (this.socket !== socket) return;
    this.socket = null;
    if (this.closed) return;
    this.retry = setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 1.7);
  }

  /** Nothing came since the last look, although something went out: the line is dead, whatever the browser believes. */
  look() {
    const { socket } = this;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    if (!this.heard) {
      this.onClose(socket);
      socket.close();
      return;
    }
    this.heard = false;
    this.say({ type: "ping" });
  }

  say(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
