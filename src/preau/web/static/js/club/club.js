// One club: times in the reader's own zone, and a question before one leaves.

import { all, one } from "../lib/dom.js";
import "./times.js";

const zone = one("[data-zone]");
if (zone) {
  const { form } = zone;
  zone.value = String(new Date().getTimezoneOffset());
  one("[data-utc]", form).hidden = true;
  form.elements.starts.addEventListener("change", () => {
    const chosen = new Date(form.elements.starts.value);
    if (!Number.isNaN(chosen.getTime())) zone.value = String(chosen.getTimezoneOffset());
  });
}
for (const button of all("[data-sure]")) {
  button.addEventListener("click", (event) => {
    if (!window.confirm(button.dataset.sure)) event.preventDefault();
  });
}
