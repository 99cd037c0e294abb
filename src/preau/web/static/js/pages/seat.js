// Sitting down: a name and an avatar, remembered for the next table. Who holds the seat is asked first.

import { one, setText } from "../lib/dom.js";
import { onSubmit, submitAndGo } from "../lib/forms.js";
import { post, Refusal } from "../lib/http.js";
import { memory } from "../lib/memory.js";
import { data } from "../lib/page_data.js";
import { TableSocket } from "../lib/socket.js";

const form = one("[data-sit]");
form.elements.name.value ||= memory.get("name") || ""; // who types fast was first
const liked = one(`[value="${CSS.escape(memory.get("avatar") || "-")}"]`, form);
if (liked) liked.checked = true;
onSubmit(form, () => submitAndGo(form, async () => {
  const { table, seat, token } = form.dataset;
  const taken = { name: form.elements.name.value.trim(), avatar: form.elements.avatar.value };
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  const { asked } = await post(`/api/tables/${table}/seats/${seat}${query}`, taken);
  memory.set("name", taken.name);
  memory.set("avatar", taken.avatar);
  if (asked) await answerOfHolder(table, Number(seat));
  return `/t/${table}`;
}));

/** Wait until the seat is ours; refused if its holder keeps it. */
function answerOfHolder(table, seat) {
  const note = one("[data-asked]");
  note.hidden = false;
  setText(note, data.asked);
  return new Promise((resolve, reject) => {
    const line = new TableSocket(table, {
      hello({ you }) { if (you.includes(seat)) resolve(); },
      events({ events }) {
        if (!events.some((event) => event.type === "claim_refused" && event.seat === seat)) return;
        note.hidden = true;
        line.stop();
        reject(new Refusal({ code: "seat_taken", message: data.kept }));
      },
      up() {},
      down() {},
    }, data.seq, { here: false, view: false });
  });
}
