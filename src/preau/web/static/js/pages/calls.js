// Being called when it is one's turn: what is chosen goes to the API, and this browser is subscribed here.

import { currentSubscription, pushWorks, subscribe, tell, unsubscribe } from "../calls/push.js";
import { all, one } from "../lib/dom.js";
import { act, enablePosts, onSubmit, showFormError } from "../lib/forms.js";
import { post } from "../lib/http.js";
import { data } from "../lib/page_data.js";
import { toast } from "../lib/toast.js";

enablePosts();

const form = one("[data-wishes]");
onSubmit(form, async ({ minutes }) => {
  const button = one("[type=submit]", form);
  const games = all("[name=games]:checked", form).map(({ value }) => value);
  if (!games.length) return showFormError(form, { message: form.dataset.none }); // for no game is no wish at all
  button.disabled = true;
  try {
    await post("/api/calls", { games, minutes: Number(minutes.value) });
    showFormError(form, null);
    toast(button.dataset.done);
  } catch (refusal) {
    showFormError(form, refusal);
  }
  button.disabled = false;
});

const mail = one("[data-mail]");
onSubmit(mail, async ({ address }) => {
  const button = one("[type=submit]", mail);
  button.disabled = true;
  try {
    await post("/api/calls/mail", { address: address.value });
    location.reload();
  } catch (refusal) {
    showFormError(mail, refusal);
    button.disabled = false;
  }
});

const trial = one("[data-trial]");
trial.disabled = false;
trial.addEventListener("click", async () => {
  trial.disabled = true;
  try {
    const { browsers, reached, mail } = await post("/api/calls/test", {});
    toast(reached === browsers && mail !== false ? trial.dataset.sent : trial.dataset.failed);
  } catch (refusal) {
    toast(refusal.message);
  }
  trial.disabled = false;
});

// --- this browser ----------------------------------------------------------------------------------------------------

const [none, denied, isOn, on, off] = ["none", "denied", "is-on", "on", "off"].map((name) => one(`[data-push-${name}]`));

async function showPush() {
  if (!data.pushKey || !pushWorks()) return void (none.hidden = false);
  const subscription = await currentSubscription(data.pushKey);
  denied.hidden = Notification.permission !== "denied";
  isOn.hidden = off.hidden = !subscription;
  on.hidden = Boolean(subscription) || !denied.hidden;
  on.addEventListener("click", () => act(on, () => subscribe(data.pushKey)));
  off.addEventListener("click", () => act(off, () => unsubscribe(subscription)));
  if (subscription) await tell(subscription); // whoever reads this now is whom it calls
}

showPush().catch(() => { none.hidden = false; });
