// Building the value of an option by pointing at its picture. What can be done, and what comes of it, the game says.

import { all, make, one } from "../lib/dom.js";
import { get } from "../lib/http.js";

export class Builder {
  constructor(box, game) {
    Object.assign(this, { box, game, name: box.dataset.pictured, asked: 0 });
    [this.radio, this.panel, this.picture, this.text, this.status] = [
      "[data-build]", "[data-builder]", "[data-builder-picture]", "[data-builder-text]", "[data-builder-status]",
    ].map((selector) => one(selector, box));
    box.addEventListener("change", (event) => { if (event.target.type === "radio") this.open(); });
    this.text.addEventListener("input", () => this.show(this.text.value.trim()));
    this.picture.addEventListener("click", (event) => {
      const step = event.target.closest("[data-value]");
      if (step) this.show(step.dataset.value, step.dataset.index);
    });
    this.open();
  }

  open() {
    this.panel.hidden = !this.radio.checked;
    if (this.radio.checked) this.show(this.text.value.trim());
  }

  /** `focus`: the button that was pressed keeps the focus. */
  async show(value, focus = null) {
    this.asked += 1;
    const mine = this.asked;
    this.radio.value = value;
    if (this.text.value.trim() !== value) this.text.value = value;
    try {
      const steps = await get(`/new/${this.game}/steps?${new URLSearchParams({ name: this.name, value })}`);
      if (mine !== this.asked) return;
      this.status.textContent = "";
      this.draw(value, steps);
      if (focus !== null) one(`[data-index="${focus}"]`, this.picture)?.focus();
    } catch (refusal) {
      if (mine === this.asked) this.status.textContent = refusal.message;
    }
  }

  draw(value, steps) {
    const pictures = [["light", "day"], ["dark", "night"]].map(([theme, when]) => {
      const image = make("img", "", when);
      const query = new URLSearchParams({ [this.name]: value, theme });
      Object.assign(image, { src: `/new/${this.game}/board.svg?${query}`, alt: value });
      return image;
    });
    const buttons = steps.map(({ text, value: next, x, y, sign }, index) => {
      const button = make("button", sign, "builder-step");
      Object.assign(button, { type: "button", title: text });
      Object.assign(button.dataset, { value: next, index });
      Object.assign(button.style, { left: `${100 * x}%`, top: `${100 * y}%` });
      button.setAttribute("aria-label", text);
      return button;
    });
    if (!all("img", this.picture).length) this.picture.replaceChildren(...pictures, ...buttons);
    else {
      for (const [index, image] of all("img", this.picture).entries()) Object.assign(image, { src: pictures[index].src, alt: value });
      for (const button of all("button", this.picture)) button.remove();
      this.picture.append(...buttons);
    }
  }
}
