// The forms: opening a table, taking a seat.

import { memory, onSubmit, post } from "./net.js";

const one = (selector) => document.querySelector(selector);

function complain(form, refusal) {
  const box = form.querySelector("[data-error]");
  box.textContent = refusal.message;
  box.hidden = false;
  box.scrollIntoView({ block: "center" });
}

async function submitted(form, act) {
  const button = form.querySelector("[type=submit]");
  button.disabled = true;
  try {
    location.href = await act();
  } catch (refusal) {
    complain(form, refusal);
    button.disabled = false;
  }
}

// --- a new table -----------------------------------------------------------------------------------------------------

const fresh = one("[data-new]");

function options() {
  const given = {};
  for (const field of fresh.elements) {
    const name = field.name?.startsWith("option:") ? field.name.slice(7) : "";
    if (name && field.value !== "" && !field.disabled) given[name] = field.value;
  }
  return given;
}

function seats() {
  return [...fresh.querySelectorAll("[data-seat-row]")].filter((row) => !row.hidden).map((row) => {
    const [kind, level] = row.querySelector("[name=kind]").value.split(":");
    return { kind: kind === "bot" ? "bot" : "person", name: row.querySelector("[name=name]").value.trim(), level: level || null };
  });
}

function body() {
  const [kind, seconds, increment] = fresh.elements.clock.value.split(":");
  return {
    game: fresh.dataset.game,
    options: options(),
    seats: seats(),
    clock: { kind, seconds: Number(seconds), increment: Number(increment) },
    mode: fresh.dataset.mode === "screen" ? "same_screen" : "online",
    public: fresh.elements.public?.checked ?? false,
    free_undo: fresh.elements.free_undo.checked,
    help: fresh.elements.help?.checked ?? false,
    pace: fresh.elements.pace.value,
    position: fresh.dataset.start || null,
    name: seats().find((seat) => seat.kind === "person")?.name ?? "",
  };
}

if (fresh) {
  const players = fresh.querySelector("#players");
  const rows = () => {
    for (const row of fresh.querySelectorAll("[data-seat-row]")) row.hidden = Number(row.dataset.seatRow) >= Number(players.value);
  };
  players?.addEventListener("change", rows);
  const introduce = (row) => {
    row.querySelector(".bot-line").textContent = row.querySelector("[name=kind]").selectedOptions[0].dataset.line;
  };
  for (const row of fresh.querySelectorAll("[data-seat-row]")) {
    introduce(row); // a browser may have kept another choice
    row.querySelector("[name=kind]").addEventListener("change", () => introduce(row));
  }
  if (players) rows();
  const name = fresh.querySelector("[data-seat-row] [name=name]");
  if (fresh.dataset.mode !== "screen") name.value ||= memory.get("name") || "";
  onSubmit(fresh, () => submitted(fresh, async () => {
    if (fresh.dataset.mode !== "screen" && name.value.trim()) memory.set("name", name.value.trim());
    const made = await post("/api/tables", body());
    return fresh.dataset.mode === "friends" ? `/invite/${made.id}` : `/t/${made.id}`;
  }));
}

// --- a seat ----------------------------------------------------------------------------------------------------------

const sit = one("[data-sit]");
if (sit) {
  sit.elements.name.value ||= memory.get("name") || ""; // who types fast was first
  const liked = sit.querySelector(`[value="${CSS.escape(memory.get("avatar") || "-")}"]`);
  if (liked) liked.checked = true;
  onSubmit(sit, () => submitted(sit, async () => {
    const { table, seat, token } = sit.dataset;
    const taken = { name: sit.elements.name.value.trim(), avatar: sit.elements.avatar.value };
    const query = token ? `?token=${encodeURIComponent(token)}` : "";
    await post(`/api/tables/${table}/seats/${seat}${query}`, taken);
    memory.set("name", taken.name);
    memory.set("avatar", taken.avatar);
    return `/t/${table}`;
  }));
}
