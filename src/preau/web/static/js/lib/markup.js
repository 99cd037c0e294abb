// Markup that our own server wrote, made into nodes. The page's policy lets no other text become markup: where a browser
// knows Trusted Types, this is the one place that may vouch for it.

const policy = globalThis.trustedTypes?.createPolicy("preau", { createHTML: (markup) => markup });
const vouch = (markup) => (policy ? policy.createHTML(markup) : markup);

/** The nodes of some HTML. */
export function nodesOf(html) {
  const template = document.createElement("template");
  template.innerHTML = vouch(html);
  return [...template.content.childNodes];
}

/** The element of a drawing. */
export const drawingOf = (svg) => new DOMParser().parseFromString(vouch(svg), "image/svg+xml").documentElement;
