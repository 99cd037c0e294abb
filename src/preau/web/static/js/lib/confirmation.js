// Whether a move waits for a second tap or for its button: always, never, or (as usual) where a finger points.

import { memory } from "./memory.js";

let touched = false;
addEventListener("pointerdown", (event) => { touched = event.pointerType !== "mouse"; }, { capture: true });
addEventListener("keydown", () => { touched = false; }, { capture: true });

const wish = () => memory.get("confirm") || "touch";

/** `field` offers the choice, and keeps it. */
export function offerConfirmation(field) {
  field.value = wish();
  field.addEventListener("change", () => memory.set("confirm", field.value));
}

export function waitsForConfirmation() {
  const when = wish();
  return when === "yes" || (when === "touch" && touched);
}
