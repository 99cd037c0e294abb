// A phone in the middle of a real table: whose turn, the sand, counters, and the rules to look up.

import { all, foldText, make, one as find } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { memory } from "../lib/memory.js";
import { data } from "../lib/page_data.js";

const root = find("[data-companion]");
const one = (selector) => find(selector, root);
const { companion: table, study } = data;
const kept = `companion-${data.game}-${table.players}`;
const first = table.clock ? table.clock.first : 1;
const fresh = () => ({ turn: first, counts: table.seats.map((seat) => seat.counters.map((counter) => counter.count)), names: table.seats.map(() => "") });

let page = readPage() || fresh();
const earlier = [];

function readPage() {
  try {
    const found = JSON.parse(memory.get(kept));
    return found && found.counts.length === table.seats.length && Number.isInteger(found.turn) ? found : null;
  } catch {
    return null;
  }
}

function change(next, said = "") {
  earlier.push(page);
  if (earlier.length > 200) earlier.shift();
  page = next;
  memory.set(kept, JSON.stringify(page));
  render();
  if (said) one("[data-live]").textContent = said;
}

const last = () => (table.clock ? table.clock.total : Infinity);
const over = () => page.turn > last();
const active = () => (page.turn - first) % table.seats.length;
const seatName = (seat) => page.names[seat] || table.seats[seat].name;
const countText = (texts, number) => texts[number] ?? String(number);

function render() {
  one("[data-whose]").textContent = over() ? study.over : study.turn.replace("%what%", seatName(active()));
  one("[data-round]").textContent = over() ? "" : table.clock ? countText(table.clock.texts, page.turn) : study.round.replace("%n%", page.turn);
  one("[data-next-turn]").disabled = over();
  one("[data-undo]").disabled = !earlier.length;
  for (const [index, card] of all("[data-seat]", root).entries()) {
    const mine = !over() && index === active();
    card.classList.toggle("active", mine);
    if (mine) card.setAttribute("aria-current", "true");
    else card.removeAttribute("aria-current");
    const name = find("[data-name]", card);
    if (document.activeElement !== name) name.value = page.names[index];
    for (const box of all("[data-counter]", card)) showCounter(box, index, Number(box.dataset.counter));
  }
}

function showCounter(box, seat, counter) {
  const count = page.counts[seat][counter];
  const text = countText(table.seats[seat].counters[counter].texts, count);
  find("[data-count]", box).textContent = count;
  box.setAttribute("aria-label", `${seatName(seat)}${data.mark}${text}`);
  for (const button of all("[data-by]", box)) {
    const more = Number(button.dataset.by) > 0;
    button.disabled = !more && count === 0;
    button.setAttribute("aria-label", [more ? study.more : study.less, seatName(seat), text].join(data.mark));
  }
}

root.addEventListener("click", (event) => {
  const button = event.target.closest("[data-by]");
  if (!button) return;
  const seat = all("[data-seat]", root).indexOf(button.closest("[data-seat]"));
  const counter = Number(button.closest("[data-counter]").dataset.counter);
  const counts = page.counts.map((each) => [...each]);
  counts[seat][counter] = Math.max(0, counts[seat][counter] + Number(button.dataset.by));
  change({ ...page, counts }, `${seatName(seat)}${data.mark}${countText(table.seats[seat].counters[counter].texts, counts[seat][counter])}`);
});

root.addEventListener("change", (event) => {
  if (!event.target.matches("[data-name]")) return;
  const seat = all("[data-name]", root).indexOf(event.target);
  change({ ...page, names: page.names.map((name, index) => (index === seat ? event.target.value.trim() : name)) });
});

one("[data-next-turn]").addEventListener("click", () => {
  change({ ...page, turn: page.turn + 1 });
  one("[data-live]").textContent = `${one("[data-whose]").textContent} ${one("[data-round]").textContent}`;
  find("[data-about]").open = false;
  awake();
  if (one("[data-with-turn]").checked && !over()) sand.turnOver(true);
  else sand.turnOver(false);
});
one("[data-undo]").addEventListener("click", () => {
  page = earlier.pop() ?? page;
  memory.set(kept, JSON.stringify(page));
  render();
});
one("[data-reset]").addEventListener("click", () => {
  if (!confirm(study["reset-sure"])) return;
  change({ ...fresh(), names: page.names });
  sand.turnOver(false);
});

// --- the sand --------------------------------------------------------------------------------------------------------

const sand = {
  full: Number(one("[data-seconds]").value) * 1000,
  left: Number(one("[data-seconds]").value) * 1000,
  until: null,

  now() { return this.until === null ? this.left : Math.max(0, this.until - performance.now()); },
  run() { if (this.left > 0) this.until = performance.now() + this.left; this.show(); },
  halt() { this.left = this.now(); this.until = null; this.show(); },
  turnOver(run) { this.until = null; this.left = this.full; if (run) this.run(); this.show(); },

  show() {
    const left = this.now();
    const seconds = Math.ceil(left / 1000);
    one("[data-left]").textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    one("[data-sand]").textContent = this.until === null ? study.start : study.pause;
    const share = left / this.full;
    one("[data-sand-top]").setAttribute("y", 18 - 14 * share);
    one("[data-sand-low]").setAttribute("y", 18 + 14 * share);
    root.classList.toggle("time-up", left === 0);
    if (left === 0 && this.until !== null) this.ring();
  },

  ring() {
    this.halt();
    one("[data-live]").textContent = study["time-up"];
    navigator.vibrate?.([200, 100, 200]);
    beep();
  },
};

function beep() {
  try {
    const sound = new AudioContext();
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    volume.gain.setValueAtTime(0.2, sound.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.6);
    tone.connect(volume).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 0.6);
    tone.addEventListener("ended", () => sound.close());
  } catch { /* no sound here: the glass says it too */ }
}

one("[data-sand]").addEventListener("click", () => { awake(); if (sand.until === null) { if (sand.left === 0) sand.left = sand.full; sand.run(); } else sand.halt(); });
one("[data-turn-glass]").addEventListener("click", () => sand.turnOver(sand.until !== null));
one("[data-seconds]").addEventListener("change", (event) => { sand.full = Number(event.target.value) * 1000; sand.turnOver(false); });
setInterval(() => { if (sand.until !== null) sand.show(); }, 200);

/** While it is in use the phone stays awake. */
let lock = null;
async function awake() {
  try { if (!lock || lock.released) lock = await navigator.wakeLock?.request("screen"); } catch { /* then it sleeps */ }
}
document.addEventListener("visibilitychange", () => { if (lock && document.visibilityState === "visible") awake(); });

// --- the referee -----------------------------------------------------------------------------------------------------

const field = one("[data-ask-rules]");
const MOST_ANSWERS = 8;
let book = null;

async function look() {
  book ??= get(`/api/games/${data.game}/rules`);
  const rules = await book;
  const wanted = foldText(field.value).split(/\s+/).filter(Boolean);
  const found = wanted.length ? rules.filter((rule) => rule.text && wanted.every((word) => foldText(`${rule.number} ${rule.title} ${rule.text} ${rule.letter}`).includes(word))) : [];
  one("[data-found]").textContent = !wanted.length ? "" : found.length ? study.found.replace("%n%", found.length) : study.none;
  one("[data-answers]").replaceChildren(...found.slice(0, MOST_ANSWERS).map(answer));
}

function answer({ number, title, text, url }) {
  const [item, head] = [make("li"), make("a", `${number} ${title}`)];
  head.href = url;
  item.append(head, make("p", text));
  return item;
}

field.addEventListener("input", () => look().catch(() => { book = null; }));
field.form.addEventListener("submit", (event) => event.preventDefault());

render();
sand.show();
