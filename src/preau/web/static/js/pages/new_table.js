// The form of a new table.

import { all, make, one, ruleLink } from "../lib/dom.js";
import { carryEntries, onSubmit, submitAndGo } from "../lib/forms.js";
import { post } from "../lib/http.js";
import { memory } from "../lib/memory.js";
import { data } from "../lib/page_data.js";
import { Builder } from "../parts/builder.js";

const form = one("[data-new]");
const rows = all("[data-seat-row]", form);
const players = one("#players", form);
const sameScreen = form.dataset.mode === "screen";

function options() {
  const given = {};
  for (const field of form.elements) {
    const name = field.name?.startsWith("option:") ? field.name.slice(7) : "";
    const chosen = field.type !== "radio" || field.checked;
    if (name && chosen && field.value !== "" && !field.disabled) given[name] = field.value;
  }
  return given;
}

function seats() {
  return rows.filter((row) => !row.hidden).map((row) => {
    const [kind, ...rest] = one("[name=kind]", row).value.split(":");
    const level = rest.join(":"); // an account's name may have one
    if (kind === "account") return { kind: "person", account: level };
    return { kind: kind === "bot" ? "bot" : "person", name: one("[name=name]", row).value.trim(), level: level || null };
  });
}

/** What was written into a field for a number; null where nothing was. */
function number(field) {
  const given = form.elements[field]?.value ?? "";
  return given === "" ? null : Number(given);
}

function body() {
  const [kind, seconds, increment] = form.elements.clock.value.split(":");
  return {
    game: form.dataset.game,
    options: options(),
    seats: seats(),
    clock: { kind, seconds: Number(seconds), increment: Number(increment) },
    mode: sameScreen ? "same_screen" : "online",
    public: form.elements.public?.checked ?? false,
    free_undo: form.elements.free_undo.checked,
    help: form.elements.help?.checked ?? false,
    pace: form.elements.pace.value,
    rated: form.elements.rated?.checked ?? false,
    rating_low: number("rating_low"),
    rating_high: number("rating_high"),
    ...(form.elements.absence_seconds ? { absence_seconds: Number(form.elements.absence_seconds.value) } : {}),
    position: form.dataset.start || null,
    name: seats().find((seat) => seat.kind === "person" && !seat.account)?.name ?? "",
  };
}

function showRows() {
  for (const row of rows) row.hidden = Number(row.dataset.seatRow) >= Number(players.value);
  for (const side of all("[data-side]", form)) side.hidden = side.dataset.side !== players.value; // whose colour it is then
  const note = one("[data-players-note]", form); // what is different with so many
  note.textContent = data.notes[players.value] ?? "";
  note.hidden = !note.textContent;
  rows.forEach(introduceBot); // a bot may be stronger among so many
}

function introduceBot(row) {
  const chosen = one("[name=kind]", row);
  const size = data.bots[players?.value] ?? Object.values(data.bots)[0];
  const { line, strength, word, rating } = size[chosen.value] ?? chosen.selectedOptions[0].dataset;
  one("[data-line]", row.lastElementChild).textContent = line;
  const meter = one(".strength", row);
  meter.hidden = strength === "";
  one("[data-word]", meter).textContent = word;
  Object.assign(one("meter", meter), { value: Number(strength), title: rating });
}

/** What the chosen edition plays otherwise, rule by rule, and what each option is as long as nobody chooses. */
function showEdition() {
  const { changes, note, usual } = data.editions[edition.value];
  const list = make("ul");
  for (const { text, rule } of changes) {
    const item = make("li", `${text} `);
    item.append(ruleLink(rule, form.dataset.game));
    list.append(item);
  }
  one("[data-changes]", form).replaceChildren(...(changes.length ? [list] : [make("p", note || help, "help")]));
  for (const [name, text] of Object.entries(usual)) {
    const field = form.elements[`option:${name}`];
    const first = field instanceof HTMLSelectElement && one("[data-usual]", field);
    if (first) first.textContent = text;
  }
}

carryEntries(form, all(".tabs a"), { but: ["kind"] }); // who sits where is what the tabs are about

const edition = one("#edition", form);
const help = one("[data-changes]", form)?.textContent;
edition?.addEventListener("change", showEdition);
if (edition) showEdition(); // a browser may have kept another choice
for (const box of all("[data-pictured]", form)) if (one("[data-builder]", box)) new Builder(box, form.dataset.game);

players?.addEventListener("change", showRows);
if (players) showRows();
for (const row of rows) {
  introduceBot(row); // a browser may have kept another choice
  one("[name=kind]", row).addEventListener("change", () => introduceBot(row));
}
const name = one("[name=name]", rows[0]);
if (!sameScreen) name.value ||= memory.get("name") || "";
onSubmit(form, () => submitAndGo(form, async () => {
  if (!sameScreen && name.value.trim()) memory.set("name", name.value.trim());
  const made = await post("/api/tables", body());
  return form.dataset.mode === "friends" ? `/invite/${made.id}` : `/t/${made.id}`;
}));
