// Whether a move waits for a second tap or for its button: always, never, or (as usual) where a finger points.

import { one } from "./dom.js";
import { memory } from "./memory.js";
import { words } from "./page_data.js";
import { toast } from "./toast.js";

const TOLD_AFTER = 4; // moves

let touched = false;
addEventListener("pointerdown", (event) => { touched = event.pointerType !== "mouse"; }, { capture: true });
addEventListener("keydown", () => { touched = false; }, { capture: true });

const wish = () => memory.get("confirm") || "touch";

/** `field` offers the choice, and keeps it. */
export function offerConfirmation(field) {
  field.value = wish();
  field.addEventListener("change", () => memory.set("confirm", field.value));
}

/** A move was played. Who has confirmed a few with a finger, and never chose to, is told once that there is a choice. */
export function countConfirmed(tabs) {
  if (!touched || memory.get("confirm")) return;
  const count = Number(memory.get("confirmed") || 0) + 1;
  memory.set("confirmed", count);
  if (count === TOLD_AFTER) toast(words.oneTap, { text: words.oneTapShow, do: () => showSetting(tabs) });
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
