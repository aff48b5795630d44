// Use without network. The service worker keeps the page; `keep` adds what one language needs. What few people
// need is fetched when they do.

const worker = "serviceWorker" in navigator ? navigator.serviceWorker : null;

// Registered when the page has nothing more urgent to fetch.
worker?.register("sw.js").catch(() => {
  // Private windows and file pages have none: everything else works as before.
});

const kept = new Set();

/** Keeps what a language needs, once there is a service worker. */
export function keep(language) {
  if (!worker || kept.has(language)) return;
  kept.add(language);
  worker.ready.then((registration) => {
    registration.active?.postMessage({ keep: [`languages/${language}.wasm`, `libraries/${language}.json`] });
  });
}

/** What makes files that few ask for. */
export const paper = () => import("./paper.js");

/** Offers the tour, or starts it. */
export const tour = async (asked) => {
  const { offer, start } = await import("./tour.js");
  return asked ? start() : offer();
};
