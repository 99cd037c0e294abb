// The page of a person: what is chosen goes to the API, and then the page is shown again.

import { all, one } from "../lib/dom.js";
import { act, enablePosts, onSubmit, showFormError, submitAndGo } from "../lib/forms.js";
import { post } from "../lib/http.js";
import { toast } from "../lib/toast.js";

enablePosts();

for (const button of all("[data-person]")) {
  button.disabled = false; // as a form's: pressed before this script listens, it would do nothing
  button.addEventListener("click", () => {
    const { person, name, sure } = button.dataset;
    if (!sure || confirm(sure)) act(button, () => post(person, { name }));
  });
}

const challenge = one("[data-challenge]");
onSubmit(challenge, ({ game, clock, rated }) => submitAndGo(challenge, async () => {
  const [kind, seconds, increment] = clock.value.split(":");
  const asked = { name: challenge.dataset.challenge, game: game.value, rated: rated.checked };
  const made = await post("/api/people/challenges", {
    ...asked, clock: { kind, seconds: Number(seconds), increment: Number(increment) },
  });
  return `/t/${made.table}`;
}));

const privacy = one("[data-privacy]");
onSubmit(privacy, async ({ games, rating }) => {
  try {
    await post("/api/people/me/privacy", { games: games.value, rating: rating.value });
    showFormError(privacy, null);
    toast(privacy.dataset.done);
  } catch (refusal) {
    showFormError(privacy, refusal);
  }
});
