// The report card of a finished game: drawn by the server, kept or shared from here as a picture that any program opens.

import { all } from "../lib/dom.js";
import { data, words } from "../lib/page_data.js";
import { toast } from "../lib/toast.js";

const FILE_NAME = "preau.png";

/** The card as a PNG file. */
async function cardFile(address) {
  const picture = new Image();
  picture.src = address.replace("~table~", data.table);
  await picture.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: picture.naturalWidth, height: picture.naturalHeight });
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const blob = await new Promise((resolve) => { canvas.toBlob(resolve, "image/png"); });
  return new File([blob], FILE_NAME, { type: "image/png" });
}

function save(file) {
  const link = document.createElement("a");
  Object.assign(link, { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const canShare = () => Boolean(navigator.canShare?.({ files: [new File([], FILE_NAME, { type: "image/png" })] }));

/** Answers the buttons of the card, wherever on the page they turn up. */
export function offerReportCard(root) {
  root.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-card]");
    if (!button) return;
    try {
      const file = await cardFile(button.dataset.card);
      if (Object.hasOwn(button.dataset, "share")) await navigator.share({ files: [file] });
      else { save(file); toast(words.saved); }
    } catch (error) {
      if (error.name !== "AbortError") toast(words.failed);
    }
  });
}

/** Sharing is offered where the reader's device can. */
export function renderReportCard(root) {
  for (const button of all("[data-card][data-share]", root)) button.hidden = !canShare();
}
