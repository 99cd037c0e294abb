// The browser's time zone, for the server to tell times in.

/** Tell it with every request from now on, unless its reader has chosen one; whether it is another than was told. */
export function rememberZone(told) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!timeZone || document.cookie.includes("preau_zone=")) return false;
  document.cookie = `preau_zone=${timeZone};path=/;max-age=31536000;samesite=lax`;
  return document.cookie.includes(`preau_zone=${timeZone}`) && timeZone !== told;
}
