// Talking to the server over HTTP.

import { language, words } from "./page_data.js";

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
