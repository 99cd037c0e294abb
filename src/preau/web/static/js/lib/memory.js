// What this browser remembers: what the reader likes, and which lessons and puzzles are done.

/** A private window may refuse; then nothing is remembered. */
export const memory = {
  get(key) {
    try { return localStorage.getItem(`preau-${key}`); } catch { return null; }
  },
  set(key, value) {
    try { localStorage.setItem(`preau-${key}`, value); } catch { /* then it is not remembered */ }
  },
};

/** A set of words, kept as one line. */
export const wordSet = (key) => new Set((memory.get(key) || "").split(" ").filter(Boolean));
export const keepWordSet = (key, set) => memory.set(key, [...set].join(" "));

/** The ids done of a list, such as `lesson-GAME`. */
export const doneIds = (list) => wordSet(list);
export const addDoneId = (list, id) => keepWordSet(list, doneIds(list).add(id));
