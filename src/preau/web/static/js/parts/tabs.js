// Where there is no room for everything, what is not the turn lies in sheets, opened by the tabs at the bottom.

import { all, one } from "../lib/dom.js";

const small = matchMedia("(max-width: 899px)");
const low = matchMedia("(max-width: 899px) and (max-height: 719px)");
const LEAVES = "[data-hints], [data-why-mode], [data-command], [data-move], [data-look], [data-replay-turns]"; // these lead back to the board

export class Tabs {
  /**
   * `page` has `sheet` (which is open; or null) and `tab` (at which the keyboard arrives). `render({ toHere })` shows the
   * page; to the move shown, if a sheet has come in sight.
   */
  constructor(root, page, render) {
    Object.assign(this, { root, page, renderPage: render });
    this.bar = one("[data-tab-bar]", root);
    this.panels = all("[data-panel]", root);
    this.tabs = all("[data-tab]", this.bar).filter((tab) => this.panel(tab.dataset.tab));
    for (const tab of all("[data-tab]", this.bar)) tab.hidden = !this.tabs.includes(tab);
    this.folded = all("[data-folds]").map((element) => ({ element, home: element.parentElement, after: element.nextSibling }));
    this.bar.addEventListener("click", (event) => {
      const tab = event.target.closest("[data-tab]");
      if (tab) this.show(tab.dataset.tab === this.page.sheet ? null : tab.dataset.tab);
    });
    this.bar.addEventListener("keydown", (event) => this.press(event));
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.page.sheet || one("dialog[open]")) return;
      this.show(null);
      event.stopPropagation();
    }, { capture: true });
    document.addEventListener("click", (event) => {
      const inside = event.target.closest("[data-panel], [data-tab-bar]");
      if (!inside || event.target.closest(LEAVES)) this.show(null);
    });
    for (const room of [small, low]) room.addEventListener("change", () => { this.fold(); this.renderPage(); });
    this.fold();
  }

  panel(name) {
    return this.panels.find((panel) => panel.dataset.panel === name);
  }

  /** Whether this can be read now. */
  shows(name) {
    return !small.matches || this.page.sheet === name;
  }

  show(name) {
    const { sheet } = this.page;
    if (name === sheet) return;
    const left = sheet && this.panel(sheet).contains(document.activeElement) ? this.tab(sheet) : null;
    this.page.sheet = name;
    left?.focus();
    this.renderPage({ toHere: Boolean(name) });
  }

  tab(name) {
    return this.tabs.find((tab) => tab.dataset.tab === name);
  }

  /** The room has changed: sheets with tabs, or everything beside the board. */
  fold() {
    const folded = small.matches;
    const roles = { bar: [this.bar, "tablist"] };
    for (const panel of this.panels) roles[panel.id] = [panel, "tabpanel"];
    for (const tab of this.tabs) roles[tab.id] = [tab, "tab"];
    for (const [element, role] of Object.values(roles)) {
      if (folded) element.setAttribute("role", role);
      else element.removeAttribute("role");
    }
    for (const tab of this.tabs) {
      const panel = this.panel(tab.dataset.tab);
      if (folded) panel.setAttribute("aria-labelledby", tab.id);
      else panel.removeAttribute("aria-labelledby");
      tab.setAttribute("aria-controls", panel.id);
    }
    for (const { element, home, after } of this.folded) {
      if (element.dataset.folds === "recap" ? low.matches : folded) one(`[data-folds-here="${element.dataset.folds}"]`, this.root).append(element);
      else if (element.parentElement !== home) home.insertBefore(element, after);
    }
  }

  render() {
    for (const panel of this.panels) panel.hidden = !this.shows(panel.dataset.panel);
    this.page.tab = this.page.sheet ?? this.page.tab ?? this.tabs[0].dataset.tab;
    for (const tab of this.tabs) {
      tab.setAttribute("aria-selected", String(tab.dataset.tab === this.page.sheet));
      tab.tabIndex = tab.dataset.tab === this.page.tab ? 0 : -1;
    }
  }

  /** Arrows go along the tabs; a sheet that is open changes with them. */
  press(event) {
    const tabs = this.tabs.filter((tab) => tab.offsetParent);
    const here = tabs.indexOf(event.target.closest("[data-tab]"));
    const goals = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 };
    if (here < 0 || !Object.hasOwn(goals, event.key)) return;
    event.preventDefault();
    const goal = tabs.at(goals[event.key] % tabs.length);
    this.page.tab = goal.dataset.tab;
    if (this.page.sheet) this.show(goal.dataset.tab);
    else this.renderPage();
    goal.focus();
  }

  /** A dot on a tab: something there has not been read. */
  dot(name, on) {
    const dot = one(`[data-tab="${name}"] [data-unread]`, this.bar);
    if (dot) dot.hidden = !on;
  }
}
