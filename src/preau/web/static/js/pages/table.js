// The table page: views come in, clicks become moves and go out. `page` is what it knows, but for the views that wait for
// their turn (`Playback`) and what its reader likes (`memory`); `render` shows that.

import { withCount } from "../calls/waiting_turns.js";
import { Board } from "../board/board.js";
import { ClickPath } from "../board/click_path.js";
import { Keyboard } from "../board/keyboard.js";
import { Layers } from "../board/layers.js";
import { MoveInput } from "../board/move_input.js";
import { Preview, showGhosts } from "../board/preview.js";
import { countConfirmed, offerConfirmation, waitsForConfirmation } from "../lib/confirmation.js";
import { one, setText } from "../lib/dom.js";
import { onSubmit } from "../lib/forms.js";
import { get, post } from "../lib/http.js";
import { memory } from "../lib/memory.js";
import { data, sentences, words } from "../lib/page_data.js";
import { TableSocket } from "../lib/socket.js";
import { toast } from "../lib/toast.js";
import { celebrate } from "../story/celebration.js";
import { Chat } from "../parts/chat.js";
import { Clocks, hearServerTime } from "../parts/clock.js";
import { Guide } from "../parts/guide.js";
import { HandOver } from "../parts/handover.js";
import { Hints } from "../parts/hints.js";
import { LogWindow } from "../parts/log.js";
import { Notices } from "../parts/notices.js";
import { isHereInSight, showHere, showMessage, showNews, showParts, showPresence, showPrompt } from "../parts/parts.js";
import { keepEndSpace } from "../story/end_space.js";
import { Follow } from "../story/follow.js";
import { goToTable } from "../story/next_table.js";
import { offerReportCard, renderReportCard } from "../story/report_card.js";
import { SoundSwitch } from "../story/sound_switch.js";
import { markToldCells } from "../story/told_cells.js";
import { Tabs } from "../parts/tabs.js";
import { Why } from "../parts/why.js";

const PRESENCE_MS = 5000; // until it is looked again how long somebody has been away

const root = one("[data-table]");
const { table } = root.dataset;
const [live, looking] = [one("[data-live]"), one("[data-looking]")];

const page = {
  view: data.view, // where the table stands
  shown: data.view, // what is on the page: that view, one on the way there, or the one that is looked back at
  replays: false, // what the others did is shown once more
  path: new ClickPath(data.view.clicks), // the half-made move
  asking: null, // several things were pointed at: which is meant?
  message: null, // why something was refused
  advice: null, // what the help says
  marks: {}, // what it marks on the board
  hinted: "",
  preview: null, // what the move pointed at would do
  waits: null, // which help was asked for and is not there yet
  asks: false, // pointing asks why, instead of playing
  busy: false, // a move is under way
  unseen: true, // what the others did last is told in the recap alone
  log: null, // the part of it that its reader has gone to
  said: "", // in the chat
  muted: null, // who there is not heard
  notices: null, // since when each is there, and which were put away
  guide: null, // what it says to whom plays a first game, and has said
  device: null, // of several on one screen, who has it
  sheet: null, // on a phone, which is open
  tab: null, // at which of the tabs the keyboard arrives
  presence: null, // who is away
  offline: false,
};

const board = new Board(one("[data-board]"), point, walk);
const layers = new Layers(root, board);
const sound = new SoundSwitch(one("[data-sound-switch]"));
const clocks = new Clocks();
const input = new MoveInput(page, board, one("[data-choices]"), live, {
  render,
  open: () => showsNow() && !page.busy,
  label: (id) => page.view.labels[id] || board.label(id) || id,
  title: (id) => page.view.titles[id],
  complete: send,
  refused: explain,
  switched: explainSwitch,
  proposed: (move) => preview.want(move),
  confirms: () => page.view.ends.includes(page.path.move) || input.givesUp || waitsForConfirmation(),
});
const preview = new Preview(board, one("[data-choices]"), {
  path: () => (input.on.open() ? page.path : new ClickPath()),
  fetch: (move) => get(`/t/${table}/preview?${new URLSearchParams({ move, at: page.view.moves })}`),
  show(told) { page.preview = told; render(); },
});
const why = new Why(board, page, { shown: () => page.shown, clicks: () => (showsNow() ? page.view.clicks : null), render });
const hints = new Hints(root, board, page, { render });
const tabs = new Tabs(root, page, render);
const follow = new Follow(root, page, tabs, { show: showStep, fetch: fetchView, render });
const chat = new Chat(root, page, table, tabs, {
  readAlong: (yes) => socket.ask({ type: "read_along", yes }).catch(complain),
  say: (text, name) => socket.ask({ type: "say", text, name }),
  render,
});
const log = new LogWindow(root, page, (number) => get(`/t/${table}/log?at=${number}`), render);
const notices = new Notices(root, page, render);
const guide = new Guide(root, page, data.game, data.first.played, render);
const handOver = new HandOver(page, () => socket.ask({ type: "resume" }).catch(complain));
const keyboard = new Keyboard(board, { point, back, why: (ids) => why.about(ids) });
const socket = new TableSocket(table, {
  hello(message) { hearServerTime(message.now); notices.hearSeats(message.you); },
  pong(message) { hearServerTime(message.now); },
  events(message) { hearServerTime(message.now); },
  view(message) { chat.hear(message.view); take(message.view); },
  presence(message) { page.presence = { ...message, at: Date.now() }; render(); },
  up() { page.offline = false; render(); chat.onConnect(); },
  down() { page.offline = true; render(); },
}, page.view.seq);

// --- what the page shows ---------------------------------------------------------------------------------------------

const showsNow = () => page.shown === page.view;
const looksBack = () => !showsNow() && !follow.plays;

/** Show what the page knows. `toHere`: the log goes to the move shown, wherever its reader has scrolled. */
function render({ toHere = !log.elsewhere && isHereInSight(root) } = {}) {
  const { view, shown, message } = page;
  const { turn, seats, recap, result } = shown.parts;
  if (toHere) log.forget();
  document.title = withCount(view.title);
  one("[data-offline]").hidden = !page.offline;
  tabs.render();
  showParts(root, { ...view.parts, turn, seats, log: log.show(shown.parts.log), ...(looksBack() ? {} : { recap, result }) });
  notices.render();
  guide.render(showsNow() ? view : page.guide.view, page.path, page.asking !== null); // it speaks of what has been seen
  if (showsNow()) handOver.render(view.handover);
  showHere(root, shown.shown, toHere);
  board.show(shown);
  board.mark(boardMarks(), words.choosable);
  board.changes(page.preview?.marks ?? changeMarks(), !page.preview && showsNow()); // while one chooses, faces stay free
  showGhosts(board, page.preview ?? {});
  layers.apply();
  keyboard.refresh();
  input.renderChoices();
  hints.render();
  why.render();
  chat.render();
  clocks.set(view.clock);
  root.classList.toggle("my-turn", Boolean(view.clicks) && showsNow());
  one("[data-prompt]").classList.toggle("told", follow.tells && !page.asks);
  one("[data-prompt]").classList.toggle("touches", follow.tells && shown.step.touches);
  const would = (input.on.open() || page.busy) && !page.asks ? wholePreview() : null;
  one("[data-prompt]").classList.toggle("would", Boolean(would));
  showPrompt(one("[data-prompt]"), withOpening(promptText()), would ?? {}); // when it looks as it will, so that it is fitted as it will be
  renderNews();
  showMessage(one("[data-message]"), message, data.game);
  if (page.presence) showPresence(page.presence);
  looking.hidden = !looksBack();
  setText(one("[data-looking-text]"), shown.looking);
  root.classList.toggle("ended", shown.over && showsNow());
  follow.render();
  renderReportCard(root);
  keepEndSpace(root);
}

/** Above the pieces: all that came since one's own last move, or what the step shown did. */
function changeMarks() {
  const { shown } = page;
  if (shown.over) return []; // the end itself is to be seen
  return showsNow() && shown.marks.length ? shown.marks : shown.step?.marks;
}

/** What a move would do, if all of it has been chosen: a half-made one goes on asking. */
function wholePreview() {
  return page.preview?.half ? null : page.preview;
}

/** In a game played again: whose colour one has now, until one has moved. */
function withOpening(text) {
  const [{ shown, path }, would] = [page, wholePreview()];
  const begins = location.hash === "#again" && shown.opening && !path.ids.length && !would && !page.asks;
  return begins ? sentences(shown.opening, text) : text;
}

/** What is asked for: at the step where the half-made move stands, or of somebody else; on the way, what happened. */
function promptText() {
  const [{ shown, path }, would] = [page, wholePreview()];
  if (page.asks) return data.study["why-mode"];
  if (follow.tells) return shown.step.text;
  if (!input.on.open() && !page.busy) return shown.prompt; // a move under way goes on saying what it does
  const reason = would?.ends && path.move && !waitsForConfirmation() ? one("#confirm-help").textContent : ""; // no other move asks
  if (would) return words.would.replace("%what%", () => sentences(would.ends, would.text, reason));
  const asked = shown.asks[(path.move ? path.back() : path).ask] || shown.prompt;
  return path.ids.length ? asked : sentences(shown.aside, asked);
}

/** On a phone: what its reader must not miss of what the others did, or is to know first, until a move is begun. */
function renderNews() {
  const { news, legend, clicks } = page.view;
  const open = clicks && showsNow() && !page.path.ids.length && page.asking === null;
  showNews(one("[data-news]"), open ? news : [], open ? legend : "");
  input.fit();
}

function boardMarks() {
  if (!showsNow()) return {};
  const trouble = page.message?.squares?.length ? page.message.squares : page.preview?.trouble;
  return { ...input.marks, ...hints.marksFor(page.path), ...(trouble?.length ? { trouble } : {}) };
}

/** What stands still on the board came with the page; where another drawing of it is needed, it is asked for. */
async function fetchStill(view) {
  view.still = (await get(`/t/${table}/board?move=${view.shown}`)).still;
}

// --- views -----------------------------------------------------------------------------------------------------------

let arrivals = 0;

async function take(fresh) {
  arrivals += 1;
  const mine = arrivals;
  while (board.lacks(fresh)) await fetchStill(fresh);
  if (mine !== arrivals) return; // a later one has come
  const [before, wasBack] = [page.view, looksBack()];
  const moved = fresh.changed !== before.changed;
  page.view = fresh;
  if (fresh.next && !before.next) goToTable(fresh.next); // everybody has agreed to play again
  input.offer(fresh.clicks, !moved);
  if (!moved) {
    if (page.shown === before) page.shown = fresh;
    follow.replaceLast(before, fresh);
    render();
    return;
  }
  follow.stopReplay();
  Object.assign(page, { busy: false, message: null });
  hints.forget();
  preview.forget();
  log.showMoves(fresh.moves);
  follow.take(fresh, before, wasBack);
  if (fresh.moves < before.moves) live.textContent = words.undone;
}

/** One view of those that came, when it is its turn to be seen. */
function showStep(view) {
  const ended = view.over && !page.shown.over;
  if (view === page.view) page.replays = false;
  preview.rest();
  page.shown = view;
  render();
  live.textContent = view.spoken;
  const mine = view === page.view && view.clicks && !view.step?.mine;
  sound.play([...(view.step?.sounds || []), ...(ended ? ["over"] : []), ...(mine ? ["turn"] : [])]);
  if (!ended) return;
  history.scrollRestoration = "manual";
  one("#result-title").scrollIntoView({ block: "nearest" });
  if (view.celebrated) celebrate(board.box);
}

async function fetchView(number) {
  const view = await get(`/api/tables/${table}/view?move=${number}`);
  while (board.lacks(view)) await fetchStill(view);
  return view;
}

offerReportCard(root);

// --- making a move ---------------------------------------------------------------------------------------------------

function point(ids, close) {
  const { view } = page;
  if (follow.skip() || why.point(ids) || looksBack() || page.busy) return;
  if (view.clicks) input.point(ids, close);
  else if (view.mine && !view.over) complain({ message: view.waiting, squares: [] });
}

/** A sign between pieces stands for both. */
function walk(ids) {
  if (follow.skip() || why.point(ids) || looksBack() || page.busy) return;
  input.walk(ids);
}

function back() {
  if (follow.skip()) return true;
  if (!looksBack()) return input.back();
  showNow();
  return true;
}

async function send(move) {
  const turn = `${table}-${page.view.since}`; // the view may change before the answer comes
  page.busy = true;
  render();
  try {
    await socket.ask({ type: "move", move, seq: page.view.changed });
    countConfirmed(tabs, turn);
  } catch (refusal) {
    page.busy = false;
    input.offer(page.view.clicks);
    complain(refusal);
  }
}

/** Not a choice: ask the rules why not, as far as a move can be made of it. */
async function explain(path) {
  const { changed, moves } = page.view;
  try {
    const reason = await post(`/t/${table}/why`, { path, move: moves });
    if (page.view.changed === changed) complain(reason);
  } catch (refusal) {
    complain(refusal);
  }
}

/** Another piece was chosen: if the first one could have done something there that a rule forbids, say which. */
async function explainSwitch(ids) {
  const { path } = page;
  const reason = await post(`/t/${table}/why`, { path: ids, move: page.view.moves }).catch(() => null);
  if (!reason || page.path !== path) return;
  if (reason.obvious) live.textContent = reason.message;
  else complain(reason);
}

function complain(refusal) {
  page.message = refusal;
  render();
}

// --- looking back ----------------------------------------------------------------------------------------------------

let looks = 0;

async function lookBack(number) {
  follow.stop();
  if (number === page.view.moves) {
    showNow();
    return;
  }
  looks += 1;
  const mine = looks;
  try {
    const past = await fetchView(number);
    if (mine !== looks) return; // another move was asked for
    page.shown = past;
  } catch (refusal) {
    toast(refusal.message);
    return;
  }
  render({ toHere: true });
  live.textContent = page.shown.spoken;
}

async function showNow() {
  looks += 1;
  while (board.lacks(page.view)) await fetchStill(page.view);
  page.shown = page.view;
  render({ toHere: true });
}

one("[data-back-to-now]").addEventListener("click", showNow);
one("[data-message]").addEventListener("click", ({ target }) => target.closest("a") || complain(null)); // who has read it sees what lies under it
one("[data-news]").addEventListener("click", (event) => {
  tabs.show("log");
  event.stopPropagation(); // a click beside the sheets closes them
});

// --- everything else -------------------------------------------------------------------------------------------------

root.addEventListener("click", async (event) => {
  const entry = event.target.closest("[data-move], [data-look]");
  if (entry) return lookBack(Number(entry.dataset.move || entry.dataset.look));
  const button = event.target.closest("[data-command]");
  if (!button || notices.isFresh(button, event)) return undefined;
  if (button.dataset.sure && !confirm(button.dataset.sure)) return undefined;
  try {
    const answer = await socket.ask(JSON.parse(button.dataset.command));
    if (answer.table) goToTable(answer.table);
  } catch (refusal) {
    complain(refusal);
  }
  return undefined;
});

markToldCells(board.box);

onSubmit(one("[data-type]"), ({ move: field }) => {
  if (field.value.trim() && showsNow() && !page.busy) send(field.value.trim());
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

offerConfirmation(one("[data-confirm]"));
setInterval(() => { if (page.presence?.seats.some((each) => each.absent_ms > 0)) render(); }, PRESENCE_MS);
if (page.view.over) history.scrollRestoration = "manual"; // who comes back finds how it ended, and where to go from there
render({ toHere: true });
