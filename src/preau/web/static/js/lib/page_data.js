// What the server wrote into the page for its scripts: its words, its language, and what it shows at first.

export const data = JSON.parse(document.getElementById("page-data").textContent);
export const words = data.words;
export const language = document.documentElement.lang;

/** Sentences one after another, as the language sets them. */
export const sentences = (...texts) => texts.filter(Boolean).join(data.gap);
