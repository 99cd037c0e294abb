// Sitting down: a name and an avatar, remembered for the next table.

import { one } from "../lib/dom.js";
import { onSubmit, submitAndGo } from "../lib/forms.js";
import { post } from "../lib/http.js";
import { memory } from "../lib/memory.js";

const form = one("[data-sit]");
form.elements.name.value ||= memory.get("name") || ""; // who types fast was first
const liked = one(`[value="${CSS.escape(memory.get("avatar") || "-")}"]`, form);
if (liked) liked.checked = true;
onSubmit(form, () => submitAndGo(form, async () => {
  const { table, seat, token } = form.dataset;
  const taken = { name: form.elements.name.value.trim(), avatar: form.elements.avatar.value };
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  await post(`/api/tables/${table}/seats/${seat}${query}`, taken);
  memory.set("name", taken.name);
  memory.set("avatar", taken.avatar);
  return `/t/${table}`;
}));
