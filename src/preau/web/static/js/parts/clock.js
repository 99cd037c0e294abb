// Clocks: the server says what was left at one moment; the page only reads its own watch against the server's.

import { all, one, setText } from "../lib/dom.js";
import { data, language } from "../lib/page_data.js";

const MOST_SAMPLES = 8;
const samples = [];

/** Each stamp is late by its journey; the least late of the last few is nearest to the truth. */
export function hearServerTime(now) {
  samples.push(now - Date.now());
  if (samples.length > MOST_SAMPLES) samples.shift();
}

const serverNow = () => Date.now() + (samples.length ? Math.max(...samples) : 0);

const unitDisplay = language === "ja" ? "narrow" : "short"; // whose short form has a gap that nobody writes: 1 日
const days = new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay });
const hours = new Intl.NumberFormat(language, { style: "unit", unit: "hour", unitDisplay });

function clockText(ms) {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 86400) return `${days.format(Math.floor(seconds / 86400))}${data.gap}${hours.format(Math.floor(seconds % 86400 / 3600))}`;
  const two = (value) => String(value).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds % 3600 / 60), seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export class Clocks {
  constructor() {
    this.clock = null;
    setInterval(() => this.tick(), 200);
  }

  set(clock) {
    this.clock = clock;
    this.tick();
  }

  timeLeft(seat) {
    const { left, since, running } = this.clock;
    return Math.max(0, left[seat] - (seat === running ? Math.max(0, serverNow() - since) : 0));
  }

  tick() {
    if (!this.clock) return;
    for (const digits of all("[data-clock-seat]")) {
      const left = this.timeLeft(Number(digits.dataset.clockSeat));
      setText(digits, clockText(left));
      digits.classList.toggle("short", this.clock.running !== null && left < 10000);
    }
    const top = one("[data-sand-top]");
    if (top && this.clock.running !== null) {
      const share = Math.min(1, this.timeLeft(this.clock.running) / Math.max(1, this.clock.full));
      top.setAttribute("y", 18 - 14 * share);
      one("[data-sand-low]").setAttribute("y", 18 + 14 * share);
    }
  }
}
