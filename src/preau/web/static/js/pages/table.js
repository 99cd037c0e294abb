// The table page: views come in, clicks become moves and go out.

import { Board } from "../board/board.js";
import { Keyboard } from "../board/keyboard.js";
import { Layers } from "../board/layers.js";
import { MoveInput } from "../board/move_input.js";
import { all, one } from "../lib/dom.js";
import { onSubmit } from "../lib/forms.js";
import { get, post } from "../lib/http.js";
import { memory } from "../lib/memory.js";
import { data, words } from "../lib/page_data.js";
import { TableSocket } from "../lib/socket.js";
import { toast } from "../lib/toast.js";
import { Chat } from "../parts/chat.js";
import { Clocks, heard } from "../parts/clock.js";
import { Hints } from "../parts/hints.js";
import { showHere, showMessage, showParts } from "../parts/parts.js";
import { Why } from "../parts/why.js";

const root = one("[data-table]");
const table = root.dataset.table;
const [messageBox, live, looking] = ["[data-message]", "[data-live]", "[data-looking]"].map((selector) => one(selector));

let view = data.view; // where the table stands
let past = null; // the view being looked back at
let presence = null;

const board = new Board(one("[data-board]"), point);
const layers = new Layers(root, board);
const clocks = new Clocks();
const input = new MoveInput(board, one("[data-choices]"), live, {
  paint,
  label: (id) => view.labels[id] || board.label(id) || id,
  complete: send,
  refused: explain,
  quiet: () => complain(null),
  confirms: () => memory.get("confirm") === "yes",
});
const why = new Why(board, () => (past ?? view).shown);
const hints = new Hints(root, board, { paint, refused: complain });
const keyboard = new Keyboard(board, { point, back, why: (ids) => why.about(ids) });
const socket = new TableSocket(table, {
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
  input.take(fresh.clicks, !moved);
  if (moved) { input.busy = false; complain(null); hints.forget(); }
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
  input.away = Boolean(past);
  input.mark(past ? {} : hints.marks);
  layers.apply();
  keyboard.refresh();
  showHere(root, (past ?? view).shown);
  input.showChoices();
  showPresence();
  root.classList.toggle("my-turn", Boolean(view.clicks) && !past);
}

function showPresence() {
  if (!presence) return;
  for (const { seat, absent_ms: absent } of presence.seats) {
    const away = absent > 0;
    const long = away && absent + Date.now() - presence.at >= presence.grace_ms;
    for (const tag of all(`[data-away="${seat}"]`)) tag.hidden = !away;
    for (const tool of all(`[data-if-away="${seat}"]`)) tool.hidden = !long;
  }
}

// --- making a move ---------------------------------------------------------------------------------------------------

function point(ids) {
  if (why.point(ids) || past || input.busy) return undefined;
  if (!view.clicks) return view.over || !view.mine ? undefined : complain({ message: view.waiting, squares: [] });
  return input.point(ids);
}

function back() {
  if (!past) return input.back();
  now();
  return true;
}

async function send(move) {
  input.busy = true;
  paint();
  try {
    await socket.ask({ type: "move", move, seq: view.changed });
  } catch (refusal) {
    input.busy = false;
    input.take(view.clicks);
    paint();
    complain(refusal);
  }
}

/** Not a choice: ask the rules why not, as far as a move can be made of it. */
async function explain(path) {
  const { changed } = view;
  try {
    const reason = await post(`/t/${table}/why`, { path, move: view.moves });
    if (view.changed === changed) complain(reason);
  } catch (refusal) {
    complain(refusal);
  }
}

function complain(refusal) {
  showMessage(messageBox, refusal, data.game);
  if (refusal) input.mark({ ...hints.marks, trouble: refusal.squares });
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
    const answer = await socket.ask(JSON.parse(button.dataset.command));
    if (answer.table) location.href = `/t/${answer.table}`;
  } catch (refusal) {
    complain(refusal);
  }
  return undefined;
});

onSubmit(one("[data-say]"), async ({ text: field }) => {
  if (!field.value.trim()) return;
  try {
    await socket.ask({ type: "say", text: field.value, name: memory.get("name") || words.guest });
    field.value = "";
  } catch (refusal) {
    toast(refusal.message);
  }
});

onSubmit(one("[data-type]"), ({ move: field }) => {
  if (field.value.trim() && !past && !input.busy) send(field.value.trim());
  field.value = "";
});

onSubmit(one("[data-rename]"), async (fields) => {
  const name = fields.name.value.trim();
  try {
    await socket.ask({ type: "rename", name, avatar: memory.get("avatar") || "" });
    memory.set("name", name);
  } catch (refusal) {
    toast(refusal.message);
  }
});

const confirmSwitch = one("[data-confirm-switch]");
confirmSwitch.checked = memory.get("confirm") === "yes";
confirmSwitch.addEventListener("change", () => { memory.set("confirm", confirmSwitch.checked ? "yes" : "no"); });

new Chat(root, table);
setInterval(showPresence, 5000);
input.take(view.clicks);
clocks.set(view.clock);
showParts(root, view.parts);
await board.show(view, fetchStill);
paint();
