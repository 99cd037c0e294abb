// Above any page: an announcement is closed for this browser, a warning was read by its person.

import { all } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { toast } from "../lib/toast.js";

const MOST_KEPT = 12; // ids in the cookie; older ones are told no longer anyway

function close(notice) {
  const room = notice.parentElement;
  notice.remove();
  if (!room.children.length) room.remove();
}

for (const notice of all("[data-notice]")) {
  const { notice: id } = notice.dataset;
  notice.querySelector("[data-notice-close]")?.addEventListener("click", () => {
    const known = /(?:^|; )preau_closed=([^;]*)/.exec(document.cookie)?.[1].split(".") ?? [];
    const kept = [...known.filter(Boolean), id].slice(-MOST_KEPT).join(".");
    document.cookie = `preau_closed=${kept};path=/;max-age=31536000;samesite=lax`;
    close(notice);
  });
  notice.querySelector("[data-notice-read]")?.addEventListener("click", async () => {
    try {
      await post(`/api/sanctions/${id}/seen`, {});
      close(notice);
    } catch (refusal) {
      toast(refusal.message);
    }
  });
}
