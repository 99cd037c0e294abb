// The form of a new tournament: what does not belong to the chosen kind is hidden, sizes are those of the game.

import { all, one } from "../lib/dom.js";

const form = one("[data-new-tournament]");

function render() {
  const kind = form.elements.kind.value;
  for (const field of all("[data-kinds]", form)) field.hidden = !field.dataset.kinds.split(" ").includes(kind);
  for (const part of all("[data-of-game]", form)) {
    part.hidden = part.dataset.ofGame !== form.elements.game.value;
    for (const field of all("select, input", part)) field.disabled = part.hidden; // what is another game's is not sent
  }
  const { low, high } = form.elements.game.selectedOptions[0].dataset;
  for (const name of ["size", "least"]) Object.assign(form.elements[name], { min: low, max: high });
  const size = Number(form.elements.size.value);
  if (size < Number(low)) form.elements.size.value = low;
  if (size > Number(high)) form.elements.size.value = high;
  one("[data-least]", form).hidden = form.elements.size.value === low;
}

if (form) {
  one("[data-zone]", form).value = String(new Date().getTimezoneOffset());
  one("[data-utc]", form).hidden = true;
  form.addEventListener("change", render);
  form.elements.starts.addEventListener("change", () => {
    const chosen = new Date(form.elements.starts.value);
    if (!Number.isNaN(chosen.getTime())) one("[data-zone]", form).value = String(chosen.getTimezoneOffset());
  });
  render();
}
