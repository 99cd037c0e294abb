// Forms that a script sends, and buttons that post.

import { all, one } from "./dom.js";
import { post, Refusal } from "./http.js";
import { words } from "./page_data.js";
import { toast } from "./toast.js";

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

/** What was entered goes along, once, when one of the links leads to the same form for another purpose. */
export function carryEntries(form, links, { but = [] } = {}) {
  const key = `preau-entries-${form.dataset.game}`;
  const fields = () => [...form.elements].filter(({ name }) => name && !but.includes(name));
  const place = (field) => fields().filter(({ name }) => name === field.name).indexOf(field);
  try {
    for (const { name, index, value, checked } of JSON.parse(sessionStorage.getItem(key) ?? "[]")) {
      const field = fields().filter((each) => each.name === name)[index];
      if (field) Object.assign(field, { value, ...(checked === undefined ? {} : { checked }) });
    }
    sessionStorage.removeItem(key);
    for (const link of links) {
      link.addEventListener("click", () => {
        const entries = fields().map((field) => ({
          name: field.name, index: place(field), value: field.value, checked: field.checked,
        }));
        sessionStorage.setItem(key, JSON.stringify(entries));
      });
    }
  } catch { /* a private window may refuse; then the form begins anew */ }
}

/** Do this work for a button, and then show the page again, or the one that the button leads to. */
export async function act(button, work) {
  button.disabled = true;
  try {
    await work();
    if (button.dataset.then) location.href = button.dataset.then;
    else location.reload();
  } catch (refusal) {
    toast(refusal instanceof Refusal ? refusal.message : words.failed); // who closes the browser's dialogue knows why
    button.disabled = false;
  }
}

/** Let every button with `data-post` work; it may ask first. */
export function enablePosts() {
  for (const button of all("[data-post]")) {
    button.disabled = false; // as a form's: pressed before this script listens, it would do nothing
    button.addEventListener("click", () => {
      if (!button.dataset.sure || confirm(button.dataset.sure)) act(button, () => post(button.dataset.post, {}));
    });
  }
}
