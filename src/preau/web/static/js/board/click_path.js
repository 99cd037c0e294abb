// The half-made move: a path along the trie of clicks that came with the position. No page, no rule of any game.

const ABOUT = ""; // the key under which a branch says what the choice is about; no click has an empty id

const clicksOf = (node) => Object.keys(node).filter((id) => id !== ABOUT);

/** The signs of all that can be chosen in the present step, however far along a path. */
export function signsIn(node, found = new Set()) {
  if (!node || typeof node !== "object") return found;
  const { sign, signs = {} } = node[ABOUT] || {};
  for (const name of [sign, ...Object.values(signs)]) if (name) found.add(name);
  for (const id of clicksOf(node)) signsIn(node[id], found);
  return found;
}

/** A leaf of the trie is a move's text, a branch maps the next clicks to what follows. */
export class ClickPath {
  constructor(trie, ids = []) {
    this.trie = trie || {};
    this.ids = ids;
    this.node = ids.reduce((node, id) => (node && typeof node === "object" ? node[id] : undefined), this.trie);
  }

  /** The move, when the path is complete. */
  get move() {
    return typeof this.node === "string" ? this.node : null;
  }

  get choices() {
    return this.node && typeof this.node === "object" ? clicksOf(this.node) : [];
  }

  /** The number of the sentence that asks for the next click. */
  get ask() {
    return this.node?.[ABOUT]?.ask;
  }

  /** What each next click would do, by the name of a sign; none where there is nothing to tell apart. */
  get signs() {
    const { sign = "", signs = {} } = this.node?.[ABOUT] || {};
    return Object.fromEntries(this.choices.map((id) => [id, signs[id] ?? sign]).filter(([, name]) => name));
  }

  get open() {
    return clicksOf(this.trie).length > 0;
  }

  has(id) {
    return Boolean(this.node) && typeof this.node === "object" && Object.hasOwn(this.node, id);
  }

  step(id) {
    return new ClickPath(this.trie, [...this.ids, id]);
  }

  back() {
    return new ClickPath(this.trie, this.ids.slice(0, -1));
  }

  /** The same path in another trie, as far as it leads there. */
  in(trie) {
    const same = new ClickPath(trie, this.ids);
    return same.node === undefined ? new ClickPath(trie) : same;
  }

  /**
   * What pointing at these ids means (the nearest first): {path} after a step, {ask: ids} where several are meant,
   * or {refused: id}; {instead: id} comes with a path that begins anew, with what may have been meant. Pointing at the last choice again takes it back; at another first choice begins anew.
   * Of `close`, which a finger cannot tell from the nearest, each may be meant.
   */
  point(ids, close = []) {
    const [near] = ids;
    const alike = close.filter((id) => this.has(id));
    if (this.has(near)) return alike.length ? { ask: [near, ...alike] } : { path: this.step(near) };
    const offered = ids.filter((id) => this.has(id));
    if (offered.length === 1) return { path: this.step(offered[0]) };
    if (offered.length > 1) return { ask: offered };
    const last = this.ids.at(-1);
    if (last !== undefined && ids.includes(last)) return { path: this.back() };
    const fresh = new ClickPath(this.trie);
    const first = this.ids.length ? ids.filter((id) => fresh.has(id)) : [];
    if (first.length === 1) return { path: fresh.step(first[0]), instead: near };
    if (first.length > 1) return { ask: first, afresh: true };
    return { refused: near };
  }
}
