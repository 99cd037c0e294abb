// The pages of hosts and moderators, and one's tokens: forms are sent to the API, and then the page is shown again.

import { all, one } from "../lib/dom.js";
import { enablePosts, onSubmit, showFormError } from "../lib/forms.js";
import { post } from "../lib/http.js";

/** What is asked for: numbers as numbers, of boxes of one name those that are checked, nothing as null. */
function values(form) {
  const given = {};
  for (const field of form.elements) {
    if (!field.name || (field.type === "radio" && !field.checked)) continue;
    if ("list" in field.dataset) {
      given[field.name] = [...(given[field.name] ?? []), ...(field.checked ? [field.value] : [])];
    } else if ("number" in field.dataset) given[field.name] = field.value ? Number(field.value) : null;
    else if ("nothing" in field.dataset) given[field.name] = field.value || null;
    else given[field.name] = field.type === "checkbox" ? field.checked : field.value;
  }
  return given;
}

for (const form of all("[data-send]")) {
  const button = one("[type=submit]", form);
  onSubmit(form, async () => {
    button.disabled = true;
    try {
      const made = await post(form.dataset.send, values(form));
      if (!form.dataset.shows) return location.reload();
      const box = one("[data-shown]", form); // what is told once stays until the page is left
      one("input", box).value = made[form.dataset.shows];
      box.hidden = false;
      one("input", box).focus();
      showFormError(form, null);
    } catch (refusal) {
      showFormError(form, refusal);
    }
    button.disabled = false;
  });
}

// A field that a choice makes needless is not there.
for (const field of all("[data-unless]")) {
  const choice = one("select", field.closest("form"));
  const show = () => { field.hidden = choice.value === field.dataset.unless; };
  choice.addEventListener("change", show);
  addEventListener("pageshow", show); // a browser may have kept another choice
  show();
}

enablePosts();
