// Beside the pages: shows a call when it is somebody's turn, and says so where the server cannot be reached.
// Of pages and boards nothing is kept: they are always asked for. What is kept is one page and its styles, by version.

const language = new URL(self.location.href).searchParams.get("lang") ?? "en";
const offline = `/offline/${language}`;
const STORE = "preau-offline";

/** Keep the page for offline, and the styles that it names. */
async function keepOffline() {
  const page = await fetch(offline);
  if (!page.ok) return;
  const sheets = [...(await page.clone().text()).matchAll(/href="(\/static\/[^"]+\.css)"/g)].map(([, path]) => path);
  await caches.delete(STORE);
  const store = await caches.open(STORE);
  await Promise.all([store.put(offline, page), ...sheets.map((path) => store.add(path))]);
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepOffline().catch(() => {})); // without it, all else works
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await caches.match(offline)) ?? Response.error()));
  } else if (path.startsWith("/static/") && path.endsWith(".css")) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
  }
});

/** A call as it was sent; one that cannot be read still says that something waits. */
function read(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

async function show({ title = "Préau", body = "", path = "/", tag = "", lang = language, count }) {
  const table = tag.split(".")[0];
  for (const older of await self.registration.getNotifications()) {
    if (older.data?.table === table && older.tag !== tag) older.close(); // an earlier turn at the same table
  }
  if (Number.isInteger(count)) await self.navigator.setAppBadge?.(count).catch(() => {});
  await self.registration.showNotification(title, {
    body, lang, tag, icon: "/static/icons/icon-192.png", badge: "/static/icons/monochrome-96.png", data: { path, table },
  });
}

let shown = Promise.resolve(); // one after another: an earlier call must not come after the later one has put it away

self.addEventListener("push", (event) => {
  shown = shown.catch(() => {}).then(() => show(event.data ? read(event.data) : {}));
  event.waitUntil(shown);
});

/** Go to the table: where it is open already, else in a window that is open, else in a new one. */
async function open(path) {
  const target = new URL(path, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === target.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(target.href);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});

// The browser has another subscription: the server hears of it.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil((async () => {
    const options = event.oldSubscription?.options;
    const fresh = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
    if (!fresh) return;
    const headers = { "content-type": "application/json" };
    await fetch("/api/calls/push", { method: "POST", headers, body: JSON.stringify(fresh) });
  })());
});
