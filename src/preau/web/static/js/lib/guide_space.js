// Before the page is painted: whether a guide may speak in this game, so that its room is kept from the beginning.
// Not a module, which would run too late: the board would be drawn in one size and jump to another.
{
  const { game } = document.currentScript.dataset;
  let wish = null;
  try { wish = localStorage.getItem(`preau-guide-${game}`); } catch { /* then it is not known */ }
  document.documentElement.dataset.guideWish = wish || "asked";
}
