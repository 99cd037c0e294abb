// The lobby: lines come and go by themselves, presses go to the API. `page` is all that it knows, `render` shows that.

import { all, make, one, setText } from "../lib/dom.js";
import { showFormError } from "../lib/forms.js";
import { post } from "../lib/http.js";
import { memory } from "../lib/memory.js";
import { morphInto } from "../lib/morph.js";
import { data } from "../lib/page_data.js";
import { toast } from "../lib/toast.js";
import { LobbySocket } from "./lobby_socket.js";

const RENDER_MS = 120; // however many changes come
const texts = data.lobby;

const page = {
  lines: new Map(), // by table: the list it is in, when it was opened, its markup
  known: false, // whether the server has told them all
  mine: new Set(), // tables where the reader sits
  here: null,
  seeking: null,
  seek: texts.seek,
  rated: texts.seekRated, // what is looked for: there are no bots then
  seekText: one("[data-seek-text]").textContent,
  since: Date.now() - texts.waited,
  shown: one("[data-do=show]").hidden,
};
let rendering;

const socket = new LobbySocket("/api/lobby/socket", {
  up() { if (page.seek) socket.say({ type: "seeking", seek: page.seek }); },
  lobby({ lines, seeking, here }) {
    page.lines = new Map(lines.map((each) => [each.id, each]));
    Object.assign(page, { known: true, seeking, here });
    renderSoon();
  },
  changes({ lines, gone }) {
    for (const each of lines) page.lines.set(each.id, each);
    for (const id of gone) page.lines.delete(id);
    renderSoon();
  },
  mine({ tables }) {
    for (const id of tables) page.mine.add(id);
    renderSoon();
  },
  here({ people }) { page.here = people; renderSoon(); },
  counts({ seeking }) { page.seeking = seeking; renderSoon(); },
  found({ table }) {
    if (table) return void location.assign(`/t/${table}`);
    page.seek = null;
    toast(texts.gone);
    renderSoon();
  },
});

function renderSoon() {
  rendering ??= setTimeout(() => { rendering = null; render(); }, RENDER_MS);
}

function render() {
  if (page.known) ["open", "watch"].forEach(renderList);
  if (page.here) {
    morphInto(one("[data-here]"), page.here.map(visitorLine));
    one("[data-none=here]").hidden = page.here.length > 0;
  }
  if (page.seeking !== null) setText(one("[data-seeking]"), texts.seeking[Math.min(page.seeking, texts.seeking.length - 1)]);
  one("[data-seek]").hidden = !page.seek;
  one("[data-seeking]").hidden = Boolean(page.seek);
  one("[data-seekers]").hidden = Boolean(page.seek);
  one("[data-seek-bots]").hidden = !page.seek || page.rated || Date.now() - page.since < texts.botsAfter;
  if (page.seek) setText(one("[data-seek-text]"), page.seekText);
  one("[data-do=show]").hidden = page.shown;
  one("[data-do=hide]").hidden = !page.shown;
}

/** Who has an account has a page. */
function visitorLine({ name, registered }) {
  const line = make("li", registered ? "" : name);
  if (registered) line.append(Object.assign(make("a", name), { href: `/people/${encodeURIComponent(name)}` }));
  return line;
}

function renderList(name) {
  const lines = [...page.lines.values()].filter(({ list }) => list === name);
  lines.sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
  morphInto(one(`[data-list=${name}]`), lines.map(({ html }) => html).join(""));
  for (const { id } of lines) document.getElementById(`line-${id}`)?.classList.toggle("mine", page.mine.has(id));
  one(`[data-none=${name}]`).hidden = lines.length > 0;
}

// --- presses ---------------------------------------------------------------------------------------------------------

const me = () => ({ name: memory.get("name") || "", avatar: memory.get("avatar") || "" });

const doings = {
  async seek(form) {
    const { game, size, clock, bots, rated } = form.elements;
    const [kind, seconds, increment] = clock.value.split("-");
    const wish = { game: game.value, sizes: size?.value ? [Number(size.value)] : [], bots: bots.checked, rated: Boolean(rated?.checked) };
    const plan = { kind, seconds: Number(seconds), increment: Number(increment) };
    const begun = await post("/api/lobby/seek", { ...wish, clock: plan, ...me() });
    const terms = (wish.rated ? texts.rated : "%clock%").replace("%clock%", clock.selectedOptions[0].textContent);
    const seekText = form.dataset.text.replace("%players%", size?.value || form.dataset.sizes).replace("%clock%", terms);
    Object.assign(page, { seek: begun.seek, rated: wish.rated, since: Date.now(), seekText });
    socket.say({ type: "seeking", seek: page.seek });
    setTimeout(render, texts.botsAfter + 100);
  },
  async withdraw() {
    await post("/api/lobby/seek/withdraw", {});
    page.seek = null;
  },
  async bots() {
    location.assign(`/t/${(await post("/api/lobby/seek/bots", {})).table}`);
  },
  async show() {
    await post("/api/lobby/here", { shown: true, name: me().name });
    page.shown = true;
  },
  async hide() {
    await post("/api/lobby/here", { shown: false });
    page.shown = false;
  },
};

document.addEventListener("submit", async (event) => {
  const form = event.target.closest("[data-do], [data-join]");
  if (!form) return;
  event.preventDefault();
  const button = one("[type=submit]", form);
  button.disabled = true;
  try {
    if (form.dataset.join) location.assign(`/t/${(await post(`/api/lobby/tables/${form.dataset.join}`, me())).table}`);
    else await doings[form.dataset.do](form);
    render();
  } catch (refusal) {
    if (one("[data-error]", form)) showFormError(form, refusal);
    else toast(refusal.message);
  }
  button.disabled = false;
});

addEventListener("pageshow", () => { for (const button of all("main [type=submit]")) button.disabled = false; });
if (page.seek) setTimeout(render, Math.max(0, texts.botsAfter - texts.waited) + 100);
