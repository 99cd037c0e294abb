// The parts of a page around the board, as the server wrote them.

import { all, fitInto, make, one, ruleLink, setText } from "../lib/dom.js";
import { drawingOf } from "../lib/markup.js";
import { morphInto } from "../lib/morph.js";
import { data, sentences } from "../lib/page_data.js";
import { toast } from "../lib/toast.js";
import { flyBetweenCounters } from "./counters.js";

const NEAR_END_PIXELS = 24; // whoever has scrolled so near to the end of the chat reads along

const written = new WeakMap(); // box -> the markup last put there

// A counter of which nothing more can be asked says what it counts, where nothing hovers.
document.addEventListener("click", ({ target }) => {
  const counter = target.closest("[data-said]");
  if (counter) toast(counter.dataset.said);
});

/** Put the parts of a view where the page has room for them; what did not change is left alone. */
export function showParts(root, parts) {
  for (const [name, part] of Object.entries(parts)) {
    const box = one(`[data-part="${name}"]`, root);
    const html = part.replaceAll("~table~", data.table || "");
    if (!box || written.get(box) === html) continue;
    const readsAlong = !written.has(box) || box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PIXELS;
    if (name === "seats") flyBetweenCounters(box, () => morphInto(box, html));
    else morphInto(box, html);
    written.set(box, html);
    if (name === "chat" && readsAlong) box.scrollTop = box.scrollHeight;
  }
}

/** Whether the line of the log that the page stands at can be seen: its reader has not scrolled away from it. */
export function isHereInSight(root) {
  return showsHere(one("[data-part=log]", root));
}

function showsHere(log) {
  const here = one(".here", log);
  if (!here) return true;
  const [inner, outer] = [here.getBoundingClientRect(), log.getBoundingClientRect()];
  return inner.bottom > outer.top && inner.top < outer.bottom;
}

/** In the log, the move being looked at is marked and, if that is wanted, brought in sight. */
export function showHere(root, number, inSight) {
  const log = one("[data-part=log]", root);
  for (const entry of all("[data-move]", log)) {
    const here = Number(entry.dataset.move) === number;
    entry.parentElement.classList.toggle("here", here);
    if (here) entry.setAttribute("aria-current", "true");
    else entry.removeAttribute("aria-current");
  }
  if (inSight) scrollToHere(log);
}

/** Scrolls the log alone, not the page; when it comes to another line, the one at the upper edge is whole. */
function scrollToHere(box) {
  const here = one(".here", box);
  if (!here) return;
  const [inner, outer] = [here.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 8;
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + 8;
  const stands = `${here.id} ${box.clientHeight}`;
  if (!box.dataset.stands) new ResizeObserver(() => requestAnimationFrame(() => { if (showsHere(box)) scrollToHere(box); })).observe(box); // what is above it grows
  if (box.dataset.stands === stands) return;
  box.dataset.stands = stands;
  passCutLine(box, here);
}

/** A line that the upper edge cuts through is scrolled past; the list ends with as much more room. */
function passCutLine(box, here) {
  box.style.paddingBottom = "";
  const edge = box.getBoundingClientRect().top + box.clientTop;
  const lines = all(".turn-head, .log-line > button, .effect", box).filter((each) => !here.contains(each));
  const cut = lines.map((each) => each.getBoundingClientRect()).find(({ top, bottom }) => top < edge - 1 && bottom > edge + 1);
  if (!cut) return;
  const more = cut.bottom - edge;
  box.style.paddingBottom = `${parseFloat(getComputedStyle(box).paddingBottom) + more}px`;
  box.scrollTop += more;
}

/**
 * What is asked for, or what would happen, after the signs that say it on the board; how the game `ends` with it, or
 * what to be `careful` of, stands out.
 * A sentence longer than its box is written smaller where the page says so, to keep off the board.
 */
export function showPrompt(prompt, text, { signs, ends, careful } = {}) {
  if (!prompt.dataset.written) fitAtTurns(prompt);
  if (!writeWithSigns(prompt, text, signs, ends || careful)) return;
  fitInto(prompt.parentElement, prompt);
}

/** A phone that is turned gives the sentence more room, or less. */
function fitAtTurns(prompt) {
  let width = prompt.parentElement.clientWidth;
  new ResizeObserver(() => {
    if (prompt.parentElement.clientWidth === width) return;
    width = prompt.parentElement.clientWidth;
    fitInto(prompt.parentElement, prompt);
  }).observe(prompt.parentElement);
}

/** A text after the signs that say it on the board, a part of it stressed; one that is there already is left alone. */
export function writeWithSigns(box, text, signs = [], stressed = "") {
  const written = `${signs} ${text}`;
  if (box.dataset.written === written) return false;
  box.dataset.written = written;
  const pictures = signs.filter((name) => data.signs?.[name]).map(signPicture);
  const [before, after] = stressed ? text.split(stressed) : [text];
  const parts = after === undefined ? [text] : [before, make("strong", stressed), after];
  if (pictures.length || box.children.length || box.textContent !== text) box.replaceChildren(...pictures, ...parts);
  return true;
}

function signPicture(name) {
  const sign = make("span", "", "told-sign");
  sign.setAttribute("aria-hidden", "true"); // the text says it
  sign.append(drawingOf(data.signs[name].icon));
  return sign;
}

/** What others did, in the order of play: the worst for which there is room, and nothing half told; else what the lines are. */
export function showNews(box, news, legend) {
  const text = one("[data-news-text]", box);
  box.hidden = !news.length && !legend;
  box.classList.toggle("calm", !news.length);
  const worst = [...news].sort((one, other) => other.weight - one.weight);
  for (let count = news.length; count >= 0; count -= 1) {
    const told = news.filter((each) => worst.indexOf(each) < count).map((each) => each.text);
    setText(text, news.length ? sentences(...told, count < news.length ? "…" : "") : legend);
    fitInto(box, text);
    if (count < 2 || text.scrollHeight <= box.clientHeight) break;
  }
}

/** Who is away; what helps against that is offered when it has lasted. `presence.at`: when it was told. */
export function showPresence({ seats, at, grace_ms: grace }) {
  for (const { seat, absent_ms: absent } of seats) {
    const away = absent > 0;
    const long = away && absent + Date.now() - at >= grace;
    for (const tag of all(`[data-away="${seat}"]`)) tag.hidden = !away;
    for (const tool of all(`[data-if-away="${seat}"]`)) tool.hidden = !long;
  }
}

/** A refusal in words, with a link to its rule; `acts`, if any, are what can be done about it. */
export function showMessage(box, refusal, game, acts = []) {
  box.hidden = !refusal;
  const link = refusal?.rule ? [" ", ruleLink(refusal.rule, game)] : [];
  morphInto(box, refusal ? [refusal.message, ...link, ...acts] : []);
  fitInto(roomOf(box), box);
}

/** Where a message lies: on a phone in what is free below the buttons, and over the tabs. */
function roomOf(box) {
  if (getComputedStyle(box).position !== "fixed") return box.parentElement;
  return { clientHeight: Math.round(innerHeight - one(".bar").getBoundingClientRect().bottom) }; // as heights of boxes are: in whole pixels
}
