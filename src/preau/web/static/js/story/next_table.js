// To the table where the game is played again.

let goal = null; // a table on the way to which the page is already

addEventListener("pageshow", () => { goal = null; }); // who comes back here may go there once more

/** Whoever asked hears of it twice, in the answer and in the view; a second way there would break off the first. */
export function goToTable(next) {
  if (next === goal) return;
  goal = next;
  location.href = `/t/${next}#again`;
}
