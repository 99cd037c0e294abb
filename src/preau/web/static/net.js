// Talking to the server over HTTP, and what the page was given to know.

export const data = JSON.parse(document.getElementById("page-data").textContent);
export const words = data.words;
export const language = document.documentElement.lang;

/** A refusal of the server: what to say, the rule and the squares that show it. */
export class Refusal extends Error {
  constructor({ code = "failed", message, rule = null, squares = [] } = {}) {
    super(message || words.failed);
    Object.assign(this, { code, rule, squares: squares || [] });
  }
}

async function ask(url, options) {
  const target = new URL(url, location.href);
  target.searchParams.set("lang", language);
  let answer;
  try {
    answer = await fetch(target, { credentials: "same-origin", ...options });
  } catch {
    throw new Refusal({ code: "offline", message: words.offline });
  }
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(typeof body === "object" ? body : {});
  return body;
}

export const get = (url) => ask(url, {});

export const post = (url, body) =>
  ask(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** What the reader likes, kept in this browser; a private window may refuse. */
export const memory = {
  get(key) {
    try { return localStorage.getItem(`preau-${key}`); } catch { return null; }
  },
  set(key, value) {
    try { localStorage.setItem(`preau-${key}`, value); } catch { /* then it is not remembered */ }
  },
};

/** Do this when the form is sent. Its button waits for that: without the script, the page would only be loaded anew. */
export function onSubmit(form, act) {
  if (!form) return;
  const enable = () => { form.querySelector("[type=submit]").disabled = false; };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    act(form.elements);
  });
  addEventListener("pageshow", enable); // who comes back finds the page as it was left
  enable();
}

let hiding;
export function toast(text) {
  const box = document.querySelector("[data-toast]");
  box.textContent = text;
  box.classList.add("shown");
  clearTimeout(hiding);
  hiding = setTimeout(hush, 6000);
}

export function hush() {
  document.querySelector("[data-toast]").classList.remove("shown");
}
