// The service worker, for those who want to be called or have installed the page. Nobody else pays for one.

import { language } from "../lib/page_data.js";
import { workerAddress } from "../lib/markup.js";

export const workerWorks = () => "serviceWorker" in navigator && isSecureContext;

/** Let it run, in the language of the page. */
export const registerWorker = () => navigator.serviceWorker.register(workerAddress(language), { scope: "/" });
