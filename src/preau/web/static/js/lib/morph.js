// An element's children become what they should be with as little change as can be: what is pressed, pointed at,
// focused, typed, opened or scrolled stays as it is. Elements are told apart by their ids.

import { nodesOf } from "./markup.js";
import { Idiomorph } from "./vendor/idiomorph-0.8.0.esm.js";

const READERS = new Set(["open", "tabindex", "aria-describedby"]); // what the reader's doings have set

const mayUpdate = (name, element, how) => !READERS.has(name) || (how === "update" && !element.hasAttribute(name));

/** `content` is markup, or a list of nodes and texts. */
export function morphInto(element, content) {
  Idiomorph.morph(element, typeof content === "string" ? nodesOf(content) : content, {
    morphStyle: "innerHTML", ignoreActiveValue: true, callbacks: { beforeAttributeUpdated: mayUpdate },
  });
}
