// Markup that our own server wrote, made into nodes. The page's policy lets no other text become markup: where a browser
// knows Trusted Types, this is the one place that may vouch for it.

const policy = globalThis.trustedTypes?.createPolicy("preau", {
  createHTML: (markup) => markup,
  createScriptURL(address) {
    if (!/^\/service_worker\.js\?lang=[a-z]{2}$/.test(address)) throw new TypeError("no script of ours");
    return address;
  },
});
const vouch = (markup) => (policy ? policy.createHTML(markup) : markup);

/** The nodes of some HTML. */
export function nodesOf(html) {
  const template = document.createElement("template");
  template.innerHTML = vouch(html);
  return [...template.content.childNodes];
}

/** The address of the service worker, the one script that a script of ours may start. */
export function workerAddress(language) {
  const address = `/service_worker.js?lang=${language}`;
  return policy ? policy.createScriptURL(address) : address;
}

/** The element of a drawing. */
export const drawingOf = (svg) => new DOMParser().parseFromString(vouch(svg), "image/svg+xml").documentElement;
