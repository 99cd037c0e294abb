// The page of invitations: who is here and who is missing, as it happens; when nobody is, it goes to the table.

import { all, one, setText } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { data } from "../lib/page_data.js";
import { TableSocket } from "../lib/socket.js";
import { toast } from "../lib/toast.js";

const page = { seats: [], absent: new Map() }; // what is known of the seats

const line = new TableSocket(data.table, {
  hello({ table }) { page.seats = table.seats; render(); if (table.status !== "waiting") goToTable(); },
  events({ events }) {
    for (const event of events) {
      const seat = page.seats[event.seat];
      if (event.type === "seated" && seat) Object.assign(seat, { held: true, name: event.name });
      if (event.type === "renamed" && seat) seat.name = event.name;
    }
    render();
    if (page.seats.length && page.seats.every(({ held }) => held)) goToTable();
  },
  presence({ seats }) { page.absent = new Map(seats.map((each) => [each.seat, each.absent_ms])); render(); },
  up() {},
  down() {},
}, data.seq, { here: false, view: false });

/** Whoever opens this page during the game wants a link, not the table. */
function goToTable() {
  if (!data.waits) return;
  line.stop();
  location.replace(`/t/${data.table}`);
}

function render() {
  const people = page.seats.filter(({ kind }) => kind === "person");
  setText(one("[data-missing]"), data.waiting[people.filter(({ held }) => !held).length] ?? "");
  for (const box of all("[data-invite]")) {
    const number = Number(box.dataset.invite);
    const [seat, state] = [page.seats[number], one("[data-state]", box)];
    if (!seat || "mine" in state.dataset) continue;
    const text = seat.held ? (page.absent.get(number) === 0 ? data.here : data.away) : state.dataset.kept || data.free;
    setText(state, text.replace("%name%", seat.name));
    box.classList.toggle("here", seat.held && page.absent.get(number) === 0);
  }
}

for (const button of all("[data-release]")) {
  button.addEventListener("click", async () => {
    try {
      await post(`/api/tables/${data.table}/seats/${button.dataset.release}/revoke`);
      location.reload(); // with the link
    } catch (refusal) {
      toast(refusal.message);
    }
  });
}
