// The rulebook: search, links to rules that there are not, and printing.

import { all, foldText, one } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { data } from "../lib/page_data.js";
import { toast } from "../lib/toast.js";

const field = one("[data-search]");
const entries = all(".rule-entry").map((entry) => {
  const letter = entry.querySelector(".letter");
  const text = foldText(entry.textContent);
  return { entry, letter, text, brief: letter ? foldText(entry.textContent.replace(letter.textContent, "")) : text };
});
const sections = all("[data-section]");

function search() {
  const wanted = foldText(field.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const { entry, letter, text, brief } of entries) {
    entry.hidden = !wanted.every((word) => text.includes(word));
    if (letter && wanted.length) letter.open = !entry.hidden && !wanted.every((word) => brief.includes(word));
    found += entry.hidden ? 0 : 1;
  }
  for (const section of sections) {
    section.hidden = wanted.length > 0 && !section.querySelector(".rule-entry:not([hidden])");
    const link = one(`.contents a[href="#${CSS.escape(section.dataset.section)}"]`);
    if (link) link.parentElement.hidden = section.hidden;
  }
  const { none, found: some } = data.study;
  one("[data-found]").textContent = !wanted.length ? "" : found ? some.replace("%n%", found) : none;
}

/** A link to a rule shows it to the letter, even while a search hides it; to none at all, the nearest is named. */
async function arrive() {
  const number = decodeURIComponent(location.hash.slice(1));
  if (!/^[A-Za-z]\d/.test(number)) return;
  const entry = document.getElementById(number);
  if (entry?.closest("[hidden]")) {
    field.value = "";
    search();
    entry.scrollIntoView();
  }
  const letter = entry?.querySelector(".letter");
  if (letter) letter.open = true;
  if (entry) return;
  try {
    const { number: right } = await get(`/api/games/${data.game}/rules/${encodeURIComponent(number)}`);
    location.hash = right;
  } catch (refusal) {
    toast(refusal.message);
  }
}

if (field) {
  field.addEventListener("input", search);
  field.form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("hashchange", arrive);
  search();
  arrive();
}
one("[data-print]")?.addEventListener("click", () => print());
