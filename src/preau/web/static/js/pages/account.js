// The page of one's own: its forms and buttons are sent to the API, and then the page is shown again.

import { all, one } from "../lib/dom.js";
import { act, enablePosts, onSubmit, showFormError } from "../lib/forms.js";
import { post } from "../lib/http.js";
import { addPasskey, passkeysWork, signInWithPasskey, signUpWithPasskey } from "../lib/passkeys.js";
import { toast } from "../lib/toast.js";

function values(form) {
  const given = {};
  for (const field of form.elements) {
    if (!field.name || "aside" in field.dataset) continue; // the name beside a password is for password managers
    given[field.name] = field.type === "checkbox" ? field.checked : field.value;
  }
  return given;
}

for (const form of all("[data-send]")) {
  const button = one("[type=submit]", form);
  onSubmit(form, async () => {
    if (form.dataset.sure && !confirm(form.dataset.sure)) return;
    button.disabled = true;
    try {
      await post(form.dataset.send, values(form));
      if (!form.dataset.done) {
        if (form.dataset.then) location.href = form.dataset.then;
        else location.reload();
        return;
      }
      form.reset();
      showFormError(form, null);
      toast(form.dataset.done);
    } catch (refusal) {
      showFormError(form, refusal);
    }
    button.disabled = false;
  });
}

enablePosts();

if (passkeysWork()) {
  for (const part of all("[data-passkeys]")) part.hidden = false;
  const found = (name) => one(`[data-passkey-${name}]`);
  const [add, enter, begin] = ["add", "sign-in", "sign-up"].map(found);
  add?.addEventListener("click", () => act(add, addPasskey));
  enter?.addEventListener("click", () => act(enter, signInWithPasskey));
  begin?.addEventListener("click", () => {
    const { name, invitation } = begin.form.elements;
    if (name.reportValidity()) act(begin, () => signUpWithPasskey(name.value, invitation?.value));
  });
}
