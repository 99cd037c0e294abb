// What every page has: the theme switch, buttons that open a table, links to copy, how many tables wait.

import { followWaitingTurns } from "../calls/waiting_turns.js";
import { registerWorker, workerWorks } from "../calls/worker.js";
import { all, one } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { memory } from "../lib/memory.js";
import { data, words } from "../lib/page_data.js";
import { toast } from "../lib/toast.js";

const root = document.documentElement;

one("[data-theme-switch]").addEventListener("click", () => {
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  document.cookie = `preau_theme=${root.dataset.theme};path=/;max-age=31536000;samesite=lax`;
});

// A link to another language keeps the place on the page (#R5.6).
for (const link of all(".switches a")) {
  link.addEventListener("click", () => { link.hash = location.hash; });
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-create], [data-copy]");
  if (!button) return;
  if (button.dataset.copy) return copy(button);
  button.disabled = true;
  try {
    const made = await post("/api/tables", { ...JSON.parse(button.dataset.create), name: memory.get("name") || "" });
    location.href = `/t/${made.id}`;
  } catch (refusal) {
    toast(refusal.message);
    button.disabled = false;
  }
});

// Coming back with the browser's arrow shows the page as it was left, its disabled button too.
addEventListener("pageshow", () => {
  for (const button of all("[data-create]")) button.disabled = false;
});

// Who has installed the page gets the page for offline too.
const isInstalled = matchMedia("(display-mode: standalone)").matches;
const keepOffline = () => registerWorker().catch(() => {}); // without it, all else works
if (workerWorks()) {
  if (isInstalled) keepOffline();
  addEventListener("appinstalled", keepOffline);
}

if (data.returns) followWaitingTurns(); // for somebody new, nobody waits

async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy"); // where the page is not served over HTTPS
  }
  toast(words.copied);
}
