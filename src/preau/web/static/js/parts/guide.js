// A first game: what it is about and how to learn it, offered once; then, if wanted, a sentence at each new thing.

import { make, one, setText } from "../lib/dom.js";
import { doneIds, keepWordSet, memory, wordSet } from "../lib/memory.js";

const GOAL_ID = "goal"; // the id of the sentence that says what the game is about
const AGAIN_PREFIX = "again-"; // ids that begin so are told in every turn and every game
const GAP_PIXELS = 12; // below it
const isUrgent = (sentence) => Boolean(sentence?.id.startsWith(AGAIN_PREFIX)); // and first in its turn
const ROOMY_PIXELS = 96; // enough for a long sentence

export class Guide {
  /**
   * `page.guide`: the `view` it speaks of, the sentence that is shown `now`, whether all of it is (`open`), which were
   * `told`, and which at this table and perhaps again at another (`warned`). `played`: the reader has finished such a
   * game before.
   */
  constructor(root, page, game, played, render) {
    Object.assign(this, { root, played, box: one("[data-guide]", root), renderPage: render });
    this.wish = `guide-${game}`; // where it is remembered whether a guide is wanted: not asked yet, on or off
    this.list = `guide-told-${game}`;
    this.state = page.guide = { view: null, now: null, open: false, told: wordSet(this.list), warned: new Set() };
    if (this.box) new ResizeObserver(() => this.measure()).observe(this.box);
    this.bindSwitch();
    const lessons = this.box && one("[data-guide-offer] a", this.box);
    if (lessons) lessons.hidden = doneIds(`lesson-${game}`).size > 0; // who has had one knows where they are
    this.box?.addEventListener("click", (event) => {
      const { guideSet: wish } = event.target.closest("[data-guide-set]")?.dataset || {};
      if (wish) this.set(wish);
      else if (event.target.closest("[data-guide-close]")) this.putAway();
      else if (event.target.closest("[data-guide-text]")) this.state.open = !this.state.open;
      else return;
      render();
    });
  }

  /** Among the settings: whether a guide is wanted in this game, and a way to hear everything anew. */
  bindSwitch() {
    this.switch = one("[data-guide-switch]", this.root);
    this.switch?.addEventListener("change", () => this.wishFor(this.switch.checked ? "on" : "off"));
    one("[data-guide-anew]", this.root)?.addEventListener("click", () => {
      Object.assign(this.state, { told: new Set(), warned: new Set(), now: null });
      keepWordSet(this.list, this.state.told);
      this.wishFor("on");
    });
  }

  wishFor(wish) {
    memory.set(this.wish, wish);
    this.renderPage();
  }

  /**
   * `view` has `firsts`: what there is to say of the present moment, each with an id; `path`: the half-made move; `asks`:
   * the page asks which of several things was meant.
   */
  render(view, path, asks) {
    if (!this.box) return;
    const { state } = this;
    const [came, begun] = [view !== state.view, path.ids.length > 0];
    state.view = view;
    const wish = memory.get(this.wish);
    const playing = view.mine && view.status === "playing";
    const offers = playing && !wish && !this.played && !view.since; // in the first turn only: who plays on needs no offer
    if (view.over && view.mine && !wish) memory.set(this.wish, "off"); // nobody plays a first game twice
    const before = state.now;
    if (playing && wish === "on") this.choose(view, came, begun);
    else state.now = null;
    const { now } = state;
    if (now !== before) state.open = false;
    if (this.isWhole && !state.open) this.showWhole(false);
    if (this.switch) this.switch.checked = wish === "on";
    one("[data-guide-offer]", this.box).hidden = !offers;
    one("[data-guide-told]", this.box).hidden = !now;
    setText(one("[data-guide-text]", this.box), now?.text || "");
    this.showDoor();
    this.box.hidden = !offers && !now;
    this.box.classList.toggle("mute", Boolean(now && path.move)); // what to look for has been found
    this.box.classList.toggle("begun", asks || begun);
    if (now) this.box.classList.toggle("roomy", this.room > ROOMY_PIXELS);
    this.root.classList.toggle("guided", offers || (playing && wish === "on")); // its place is kept as long as it may come
    delete document.documentElement.dataset.guideWish; // until now that kept it
    if (!state.open) this.fit();
    else if (!this.isWhole) this.showWhole(true);
  }

  /** What is too long for its strip is written smaller; if that is not enough, a sentence's end is folded, and an offer scrolls. */
  fit() {
    const { classList } = this.box;
    const offer = one("[data-guide-offer]", this.box);
    const text = offer.hidden ? one("[data-guide-text]", this.box) : one("p", offer);
    const overflows = () => text.scrollHeight > text.clientHeight + 1;
    classList.remove("tight", "cut");
    classList.toggle("tight", overflows());
    classList.toggle("cut", overflows());
  }

  /** Beside the board the log gives way by as much as the sentence needs. */
  measure() {
    const { offsetHeight } = this.box;
    if (offsetHeight) this.root.style.setProperty("--guide-measured", `${offsetHeight + GAP_PIXELS}px`);
  }

  /** What a sentence speaks of can be opened beside it, where the button for that lies in a sheet. */
  showDoor() {
    const { shows } = this.state.now ?? {};
    const known = shows && one(`#help-${shows}`, this.root);
    const wanted = shows && (!known || known.closest("[data-panel]"));
    const door = one("[data-hints]", this.box);
    if (wanted && door?.dataset.hints === shows) return; // it keeps the focus, and is not told again
    door?.remove();
    if (!wanted) return;
    const button = make("button", one("[data-guide-told]", this.box).dataset.threats, "button small");
    Object.assign(button, { type: "button", id: "guide-shows" });
    button.dataset.hints = shows;
    one("[data-guide-text]", this.box).after(button);
  }

  /** Whether a guide is wanted. The offer has told the goal, and that need not be said again. */
  set(wish) {
    memory.set(this.wish, wish);
    keepWordSet(this.list, this.state.told.add(GOAL_ID));
  }

  /** How much lies free between the buttons and the tabs, on a phone. */
  get room() {
    return one("[data-tab-bar]", this.root).getBoundingClientRect().top - one(".bar", this.root).getBoundingClientRect().bottom;
  }

  /**
   * One at a time: what is shown stays until it is put away, its reader has moved, or its moment is past; but what is to
   * be answered in this turn waits for nothing. What goes on from it comes as soon as a move is begun; what `stays` is
   * said as long as it is so.
   */
  choose({ firsts, step }, came, begun) {
    const { state } = this;
    const { now, told, warned } = state;
    const isNew = ({ id }) => !told.has(id) && !warned.has(id);
    const past = came && (step?.mine || !firsts.some(({ id }) => id === now?.id));
    const more = begun && now && firsts.find((each) => each.id === `${now.id}-more` && isNew(each));
    const urgent = came && !isUrgent(now) && firsts.some((each) => isUrgent(each) && isNew(each));
    if (now && !past && !more && !urgent) return;
    state.now = more || (firsts.find(isNew) ?? null);
    if (!state.now || state.now.stays) return;
    if (state.now.id.startsWith(AGAIN_PREFIX)) warned.add(state.now.id);
    else keepWordSet(this.list, told.add(state.now.id));
  }

  putAway() {
    this.state.warned.add(this.state.now.id);
    this.state.now = null;
  }

  get isWhole() {
    return this.box.classList.contains("open");
  }

  /** Where there is little room a sentence shows its beginning; tapped, all of it, above the buttons of the turn. */
  showWhole(whole) {
    this.box.classList.toggle("open", whole);
    const lies = whole && this.box.offsetHeight > this.room;
    const { top } = one(".bar", this.root).getBoundingClientRect();
    this.box.classList.toggle("lifted", lies);
    if (lies) this.root.style.setProperty("--above-bar", `${innerHeight - top}px`);
    one("[data-guide-text]", this.box).setAttribute("aria-expanded", String(whole));
  }
}
