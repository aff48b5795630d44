// The service worker: the page as it was built, from the cache; the network only for what is not there.
//
// PAGE, VERSIONS and VERSION are filled in by tools/offline.mjs from the files of the build. A new build is a new
// VERSION: it is fetched whole beside the old one, and takes over when no page uses that any more.

const VERSION = "development";
const PAGE = [];
// What stands behind the `?` where a file is asked for.
const VERSIONS = {};
const CACHE = `reddragon-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(PAGE);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("reddragon-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("message", (event) => {
  const list = event.data?.keep;
  if (Array.isArray(list)) event.waitUntil(keep(list).then((all) => event.ports[0]?.postMessage(all)));
});

/** Keeps files of a list; whether all that there are of them are kept now. */
async function keep(list) {
  const cache = await caches.open(CACHE);
  let all = true;
  // Not every language has a library of its own.
  for (const name of list.filter((name) => name in VERSIONS)) {
    // As the worker asks for it: then it need not come over the network again.
    const address = `${name}?${VERSIONS[name]}`;
    if (!(await cache.match(address))) await cache.add(address).catch(() => (all = false));
  }
  return all;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const here = new URL(request.url).origin === self.location.origin;
  if (request.method === "GET" && here) event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept =
    (await cache.match(request, { ignoreSearch: true })) ??
    (request.mode === "navigate" ? await cache.match("./") : undefined);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
