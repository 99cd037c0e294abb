// The page of one's own: its forms and buttons are sent to the API, and then the page is shown again.

import { onSubmit, post, Refusal, toast, words } from "./net.js";
import { addPasskey, passkeysWork, signInWithPasskey, signUpWithPasskey } from "./passkeys.js";

function values(form) {
  const given = {};
  for (const field of form.elements) {
    if (!field.name || "aside" in field.dataset) continue; // the name beside a password is for password managers
    given[field.name] = field.type === "checkbox" ? field.checked : field.value;
  }
  return given;
}

function complain(form, refusal) {
  const box = form.querySelector("[data-error]");
  box.textContent = refusal?.message ?? "";
  box.hidden = !refusal;
  if (refusal) box.scrollIntoView({ block: "center" });
}

for (const form of document.querySelectorAll("[data-send]")) {
  const button = form.querySelector("[type=submit]");
  onSubmit(form, async () => {
    if (form.dataset.sure && !confirm(form.dataset.sure)) return;
    button.disabled = true;
    try {
      await post(form.dataset.send, values(form));
      if (!form.dataset.done) {
        location.reload();
        return;
      }
      form.reset();
      complain(form, null);
      toast(form.dataset.done);
    } catch (refusal) {
      complain(form, refusal);
    }
    button.disabled = false;
  });
}

async function act(button, work) {
  button.disabled = true;
  try {
    await work();
    location.reload();
  } catch (refusal) {
    toast(refusal instanceof Refusal ? refusal.message : words.failed); // who closes the browser's dialogue knows why
    button.disabled = false;
  }
}

for (const button of document.querySelectorAll("[data-post]")) {
  button.disabled = false; // as a form's: pressed before this script listens, it would do nothing
  button.addEventListener("click", () => {
    if (!button.dataset.sure || confirm(button.dataset.sure)) act(button, () => post(button.dataset.post, {}));
  });
}

if (passkeysWork()) {
  for (const part of document.querySelectorAll("[data-passkeys]")) part.hidden = false;
  const found = (name) => document.querySelector(`[data-passkey-${name}]`);
  const [add, enter, begin] = ["add", "sign-in", "sign-up"].map(found);
  add?.addEventListener("click", () => act(add, addPasskey));
  enter?.addEventListener("click", () => act(enter, signInWithPasskey));
  begin?.addEventListener("click", () => {
    const { name } = begin.form.elements;
    if (name.reportValidity()) act(begin, () => signUpWithPasskey(name.value));
  });
}
