// Finding and making elements.

import { data, words } from "./page_data.js";

export const one = (selector, root = document) => root.querySelector(selector);
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];

/** A new element with this text and this class. */
export function make(name, text = "", className = "") {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** A new element of a drawing. */
export function makeSvg(name, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A text that is the same is left alone, so that nobody is told it twice. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** A text as searches compare it: without accents, in small letters. */
export const foldText = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** A rule's number as a link into the rulebook, read as this table plays it. */
export function ruleLink(rule, game = data.game) {
  const link = make("a", words.rule.replace("%what%", rule), "rule");
  link.dataset.number = rule;
  Object.assign(link, { href: `/learn/${game}${data.table ? `?table=${data.table}` : ""}#${rule}`, target: "_blank" });
  link.setAttribute("aria-label", `${link.textContent}${data.mark}${words.rulebook}`);
  return link;
}

/** What is higher than its place is written smaller, in two sizes, where the page says so. */
export function fitInto(place, thing) {
  const parts = thing.children.length ? [thing, ...thing.children] : [thing];
  thing.classList.remove("long", "longest");
  for (const size of ["long", "longest"]) {
    thing.classList.toggle(size, parts.some((each) => each.offsetHeight > place.clientHeight));
  }
}

const SCROLL_EDGE_PIXELS = 28;

/** A box that scrolls is marked at its edges where there is more, as long as there is; a tap there goes on to it. */
export function markScrollEdges(box) {
  box.addEventListener("click", ({ clientY, target }) => {
    if (target.closest("a, button, summary")) return;
    const { top, bottom } = box.getBoundingClientRect();
    const by = clientY > bottom - SCROLL_EDGE_PIXELS ? 1 : clientY < top + SCROLL_EDGE_PIXELS ? -1 : 0;
    box.scrollBy({ top: by * (box.clientHeight - SCROLL_EDGE_PIXELS) });
  });
  const look = () => {
    box.classList.toggle("more-above", box.scrollTop > 1);
    box.classList.toggle("more-below", box.scrollTop + box.clientHeight < box.scrollHeight - 1);
  };
  box.addEventListener("scroll", look, { passive: true });
  new ResizeObserver(look).observe(box);
  new MutationObserver(look).observe(box, { attributes: true, characterData: true, childList: true, subtree: true });
}
