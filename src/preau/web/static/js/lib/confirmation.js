// Whether a move waits for a second tap or for its button: always, never, or (as usual) where a finger points.

import { memory } from "./memory.js";

let touched = false;
addEventListener("pointerdown", (event) => { touched = event.pointerType !== "mouse"; }, { capture: true });
addEventListener("keydown", () => { touched = false; }, { capture: true });

export const confirmation = () => memory.get("confirm") || "touch";
export const keepConfirmation = (when) => memory.set("confirm", when);

export function waitsForConfirmation() {
  const when = confirmation();
  return when === "yes" || (when === "touch" && touched);
}
