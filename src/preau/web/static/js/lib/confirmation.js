// Whether a move waits for a second tap or for its button: always, never, or (as usual) where a finger points.

import { all, one } from "./dom.js";
import { memory } from "./memory.js";
import { words } from "./page_data.js";
import { toast } from "./toast.js";

const TOLD_AFTER_TURNS = 4;
const READ = "[data-guide], [data-advice], [data-message], [data-news], [data-toast].shown"; // what a reader may be at

let touched = false;
addEventListener("pointerdown", (event) => { touched = event.pointerType !== "mouse"; }, { capture: true });
addEventListener("keydown", () => { touched = false; }, { capture: true });

const wish = () => memory.get("confirm") || "touch";

/** `field` offers the choice, and keeps it. */
export function offerConfirmation(field) {
  field.value = wish();
  field.addEventListener("change", () => memory.set("confirm", field.value));
}

/**
 * A move was played in this turn. Who has confirmed with a finger for a few turns, and never chose to, is told once that
 * there is a choice, when there is nothing else to read.
 */
export function countConfirmed(tabs, turn) {
  const [count, last] = (memory.get("confirmed") || "0").split(" ");
  if (!touched || memory.get("confirm") || count === "told") return;
  const turns = Number(count) + (turn === last ? 0 : 1);
  const tells = turns > TOLD_AFTER_TURNS && all(READ).every((each) => each.hidden);
  memory.set("confirmed", tells ? "told" : `${turns} ${turn}`);
  if (tells) toast(words.oneTap, { text: words.oneTapShow, do: () => showSetting(tabs) });
}

function showSetting(tabs) {
  const field = one("[data-confirm]");
  tabs.show("tools");
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}

export function waitsForConfirmation() {
  const when = wish();
  return when === "yes" || (when === "touch" && touched);
}
