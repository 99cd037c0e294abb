// Forms that a script sends.

import { one } from "./dom.js";

/** Do this when the form is sent. Its button waits for that: without the script, the page would only be loaded anew. */
export function onSubmit(form, act) {
  if (!form) return;
  const enable = () => { one("[type=submit]", form).disabled = false; };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    act(form.elements);
  });
  addEventListener("pageshow", enable); // who comes back finds the page as it was left
  enable();
}

/** Say in the form why it was refused; nothing takes that back. */
export function showFormError(form, refusal) {
  const box = one("[data-error]", form);
  box.textContent = refusal?.message ?? "";
  box.hidden = !refusal;
  if (refusal) box.scrollIntoView({ block: "center" });
}

/** Do what the form asks for and go to the address that comes of it. */
export async function submitAndGo(form, act) {
  const button = one("[type=submit]", form);
  button.disabled = true;
  try {
    location.href = await act();
  } catch (refusal) {
    showFormError(form, refusal);
    button.disabled = false;
  }
}
