// Notifications of this browser: on and off.

import { post } from "../lib/http.js";
import { registerWorker, workerWorks } from "./worker.js";

export const pushWorks = () => workerWorks() && "PushManager" in window && "Notification" in window;

function bytesOf(text) {
  const base64 = text.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

const isOurs = (subscription, key) => {
  const theirs = new Uint8Array(subscription.options.applicationServerKey ?? []);
  return theirs.length === key.length && theirs.every((byte, index) => byte === key[index]);
};

/** This browser's subscription, if it has one for this host's key. */
export async function currentSubscription(pushKey) {
  const registration = await navigator.serviceWorker.getRegistration("/");
  const found = await registration?.pushManager.getSubscription();
  return found && isOurs(found, bytesOf(pushKey)) ? found : null;
}

/** Have this browser notified; the browser asks whether it may, first of all: some ask only right after a click. */
export async function subscribe(pushKey) {
  if (await Notification.requestPermission() !== "granted") return; // the page says so when it is shown again
  const registration = await registerWorker();
  await navigator.serviceWorker.ready;
  const older = await registration.pushManager.getSubscription();
  if (older && !isOurs(older, bytesOf(pushKey))) await older.unsubscribe(); // of a key that the host has no more
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) };
  await tell(await registration.pushManager.subscribe(options));
}

export const tell = (subscription) => post("/api/calls/push", subscription.toJSON());

export async function unsubscribe(subscription) {
  await post("/api/calls/push/remove", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
