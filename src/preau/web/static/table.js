// The table page: views come in, clicks become moves and go out.

import { Board } from "./board.js";
import { Clocks, heard } from "./clock.js";
import { Keys } from "./keyboard.js";
import { data, get, memory, post, toast, words } from "./net.js";
import { Layers, showHere, showMessage, showParts } from "./show.js";
import { Line } from "./socket.js";
import { Walk } from "./state.js";

const root = document.querySelector("[data-table]");
const table = root.dataset.table;
const one = (selector) => document.querySelector(selector);
const [messageBox, choicesBox, live, looking] = ["[data-message]", "[data-choices]", "[data-live]", "[data-looking]"].map(one);

let view = data.view; // where the table stands
let past = null; // the view being looked back at
let walk = new Walk(view.clicks);
let asking = null; // several things meant by one click: {ids, afresh}
let sending = false;
let presence = null;

const board = new Board(one("[data-board]"), point);
const layers = new Layers(root, board);
const clocks = new Clocks();
const keys = new Keys(board, { point, back });
const line = new Line(table, {
  hello(message) { heard(message.now); },
  pong(message) { heard(message.now); },
  events(message) { heard(message.now); },
  view(message) { take(message.view); },
  presence(message) { presence = { ...message, at: Date.now() }; showPresence(); },
  up() { one("[data-offline]").hidden = true; },
  down() { one("[data-offline]").hidden = false; },
}, view.seq);

// --- views -----------------------------------------------------------------------------------------------------------

const fetchStill = ({ shown }) => get(`/t/${table}/board?move=${shown}`);

async function take(fresh) {
  const moved = fresh.changed !== view.changed;
  const before = view;
  view = fresh;
  document.title = fresh.title;
  walk = moved ? new Walk(fresh.clicks) : walk.in(fresh.clicks);
  if (moved) { asking = null; sending = false; complain(null); }
  clocks.set(fresh.clock);
  if (past && moved) { past = null; looking.hidden = true; }
  showParts(root, past ? { votes: fresh.parts.votes, chat: fresh.parts.chat, tools: fresh.parts.tools } : fresh.parts);
  if (!past) await board.show(fresh, fetchStill);
  if (view !== fresh) return;
  if (moved) speak(fresh, before);
  if (fresh.over && !before.over) one("[data-part=result]").scrollIntoView({ block: "nearest" });
  paint();
}

function speak(fresh, before) {
  live.textContent = fresh.moves >= before.moves ? fresh.spoken : words.undone;
}

function paint() {
  const mine = past ? [] : walk.choices;
  board.mark({ lit: sending ? [] : mine.filter((id) => board.has(id)), chosen: past ? [] : walk.path }, words.choosable);
  layers.apply();
  keys.refresh();
  showHere(root, (past ?? view).shown);
  showChoices();
  showPresence();
  root.classList.toggle("my-turn", Boolean(view.clicks) && !past);
}

function showPresence() {
  if (!presence) return;
  for (const { seat, absent_ms: absent } of presence.seats) {
    const away = absent > 0;
    const long = away && absent + Date.now() - presence.at >= presence.grace_ms;
    for (const tag of document.querySelectorAll(`[data-away="${seat}"]`)) tag.hidden = !away;
    for (const tool of document.querySelectorAll(`[data-if-away="${seat}"]`)) tool.hidden = !long;
  }
}

// --- making a move ---------------------------------------------------------------------------------------------------

function point(ids) {
  if (past || sending) return undefined;
  if (!view.clicks) return view.over || !view.mine ? undefined : complain({ message: view.waiting, squares: [] });
  if (walk.move) return undefined; // it waits to be confirmed
  const meant = walk.point(ids);
  asking = meant.ask ? { ids: meant.ask, afresh: meant.afresh } : null;
  if (meant.refused) return explain(meant.refused);
  complain(null);
  if (meant.walk) go(meant.walk);
  else paint();
  return undefined;
}

function go(next) {
  asking = null;
  walk = next;
  if (walk.path.length) inSight();
  paint();
  if (walk.move && memory.get("confirm") !== "yes") send();
  else if (walk.move) choicesBox.querySelector("button")?.focus();
  else if (walk.path.length) live.textContent = words.chosen.replace("%what%", label(walk.path.at(-1)));
}

function back() {
  if (past) { now(); return true; }
  if (asking) { asking = null; paint(); return true; }
  complain(null);
  if (!walk.path.length || sending) return false;
  go(walk.back());
  if (!walk.path.length) live.textContent = words.takenBack;
  return true;
}

async function send() {
  sending = true;
  paint();
  try {
    await line.ask({ type: "move", move: walk.move, seq: view.changed });
  } catch (refusal) {
    sending = false;
    walk = new Walk(view.clicks);
    paint();
    complain(refusal);
  }
}

/** Not a choice: ask the rules why not, as far as a move can be made of it. */
async function explain(id) {
  const { changed } = view;
  try {
    const reason = await post(`/t/${table}/why`, { path: [...walk.path, id], move: view.moves });
    if (view.changed === changed) complain(reason);
  } catch (refusal) {
    complain(refusal);
  }
}

function complain(refusal) {
  showMessage(messageBox, refusal, data.game);
  if (!refusal) return;
  board.mark({ lit: walk.choices.filter((id) => board.has(id)), chosen: walk.path, trouble: refusal.squares }, words.choosable);
}

function label(id) {
  return view.labels[id] || board.label(id) || id;
}

function showChoices() {
  const buttons = [];
  const add = (text, act, kind = "") => {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: `button small ${kind}`, textContent: text });
    button.addEventListener("click", act);
    buttons.push(button);
  };
  if (!past && !sending) {
    if (walk.move) add(words.confirm, send, "main");
    const offered = asking ? asking.ids : walk.choices.filter((id) => !board.has(id));
    for (const id of offered) add(label(id), () => go((asking?.afresh ? new Walk(view.clicks) : walk).step(id)), "choice");
    if (walk.path.length || asking) add(words.takeBack, back);
  }
  const focused = choicesBox.contains(document.activeElement);
  choicesBox.replaceChildren(...buttons);
  if (focused) (buttons[0] || board.cells().find((cell) => cell.getAttribute("tabindex") === "0"))?.focus();
}

function inSight() {
  const box = board.box.getBoundingClientRect();
  if (box.top < -20 || box.top > innerHeight / 2) board.box.scrollIntoView({ block: "start" });
}

// --- looking back ----------------------------------------------------------------------------------------------------

async function lookBack(number) {
  if (number === view.moves) return now();
  try {
    past = await get(`/api/tables/${table}/view?move=${number}`);
  } catch (refusal) {
    return toast(refusal.message);
  }
  await board.show(past, fetchStill);
  showParts(root, { turn: past.parts.turn, seats: past.parts.seats, log: past.parts.log });
  looking.hidden = false;
  one("[data-looking-text]").textContent = words.looking.replace("%n%", number).replace("%of%", view.moves);
  live.textContent = past.spoken;
  return paint();
}

async function now() {
  past = null;
  looking.hidden = true;
  await board.show(view, fetchStill);
  showParts(root, view.parts);
  paint();
}

one("[data-back-to-now]").addEventListener("click", now);

// --- everything else -------------------------------------------------------------------------------------------------

root.addEventListener("click", async (event) => {
  const entry = event.target.closest("[data-move]");
  if (entry) return lookBack(Number(entry.dataset.move));
  const button = event.target.closest("[data-command]");
  if (!button || (button.dataset.sure && !confirm(button.dataset.sure))) return undefined;
  try {
    const answer = await line.ask(JSON.parse(button.dataset.command));
    if (answer.table) location.href = `/t/${answer.table}`;
  } catch (refusal) {
    complain(refusal);
  }
  return undefined;
});

one("[data-say]").addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = event.target.elements.text;
  if (!field.value.trim()) return;
  try {
    await line.ask({ type: "say", text: field.value, name: memory.get("name") || words.guest });
    field.value = "";
  } catch (refusal) {
    toast(refusal.message);
  }
});

one("[data-rename]")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const name = event.target.elements.name.value.trim();
  try {
    await line.ask({ type: "rename", name, avatar: memory.get("avatar") || "" });
    memory.set("name", name);
  } catch (refusal) {
    toast(refusal.message);
  }
});

const confirmSwitch = one("[data-confirm-switch]");
confirmSwitch.checked = memory.get("confirm") === "yes";
confirmSwitch.addEventListener("change", () => { memory.set("confirm", confirmSwitch.checked ? "yes" : "no"); });

setInterval(showPresence, 5000);
clocks.set(view.clock);
showParts(root, view.parts);
await board.show(view, fetchStill);
paint();
