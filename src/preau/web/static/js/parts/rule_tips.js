// A rule's text where its number stands, or what it is about (`data-rule`): on hover, on focus, and at the first tap.

import { make } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { data, words } from "../lib/page_data.js";

const known = new Map(); // number -> promise of its text
const tip = make("div", "", "tip");
Object.assign(tip, { id: "tip", hidden: true });
tip.setAttribute("role", "tooltip");
document.body.append(tip);

let owner = null;
let leaving;

const rule = (target) => target.closest?.("a.rule, [data-rule]");

function fetchRule(number) {
  if (!known.has(number)) {
    const told = get(`/api/games/${data.game}/rules/${encodeURIComponent(number)}`);
    known.set(number, told);
    told.catch(() => known.delete(number)); // it may be told the next time
  }
  return known.get(number);
}

async function show(link) {
  clearTimeout(leaving);
  if (owner === link) return;
  hide();
  owner = link;
  try {
    const told = await fetchRule(link.dataset.rule || link.dataset.number || link.textContent.trim());
    if (owner !== link) return;
    const number = words.rule.replace("%what%", told.number);
    const parts = [make("b", link.dataset.about || told.title), " ", make("small", number), make("p", link.dataset.told || told.text || told.lead)];
    if (told.letter && link.href) parts.push(letterLink(link));
    tip.replaceChildren(...parts);
    link.setAttribute("aria-describedby", tip.id);
    (link.closest("dialog") || document.body).append(tip);
    tip.hidden = false;
    place(link);
  } catch {
    owner = null; // the link itself still leads to the rulebook
  }
}

/** Where the number leads, for who does not think of choosing it once more. */
function letterLink({ href, target }) {
  return Object.assign(make("a", words.letter, "more"), { href, target, tabIndex: -1 });
}

function place(link) {
  const [at, box] = [link.getBoundingClientRect(), tip.getBoundingClientRect()];
  const below = at.bottom + 6 + box.height < innerHeight || at.top < box.height + 6;
  tip.style.top = `${below ? at.bottom + 6 : at.top - box.height - 6}px`;
  tip.style.left = `${Math.max(8, Math.min(at.left, innerWidth - box.width - 8))}px`;
}

function hide() {
  clearTimeout(leaving);
  owner?.removeAttribute("aria-describedby");
  owner = null;
  tip.hidden = true;
}

const soon = () => { clearTimeout(leaving); leaving = setTimeout(hide, 250); };

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const link = rule(event.target);
  if (link) show(link);
  else if (tip.contains(event.target)) clearTimeout(leaving);
  else if (owner) soon();
});
document.addEventListener("focusin", ({ target }) => { if (rule(target)) show(rule(target)); else if (owner && !tip.contains(target)) hide(); });
document.addEventListener("pointerdown", (event) => { if (owner && !rule(event.target) && !tip.contains(event.target)) hide(); });
document.addEventListener("scroll", hide, { capture: true, passive: true });

// The first tap shows the rule, the second one opens the rulebook.
let touched = false;
let shownBefore = null;
document.addEventListener("pointerdown", (event) => { touched = event.pointerType !== "mouse"; shownBefore = owner; }, { capture: true });
document.addEventListener("click", (event) => {
  const link = rule(event.target);
  if (!link || (link.dataset.rule ? owner === link : !touched || shownBefore === link)) return;
  event.preventDefault();
  show(link);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || tip.hidden) return;
  hide();
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });
