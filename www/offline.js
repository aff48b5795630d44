// Use without network, and what is fetched only when it is needed. The service worker keeps the page; `keep` adds what
// one language needs.

const worker = "serviceWorker" in navigator ? navigator.serviceWorker : null;

/** Resolves when the page stands still, its first program has run, and the browser has nothing to do. */
async function quiet() {
  while (!document.querySelector(".app[aria-busy=false]")) await new Promise((done) => setTimeout(done, 200));
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  await new Promise((done) => idle(done));
}

let registered;

/** Registers the service worker, which fetches the whole page anew: not beside anything that somebody waits for. */
function register() {
  registered ??= quiet()
    .then(() => worker.register("sw.js"))
    .catch(() => {
      // Private windows and file pages have none: everything else works as before.
    });
}

const kept = new Set();

/** What is fetched for a language alone. */
const filesOf = (language) => [`languages/${language}.wasm`, `libraries/${language}.json`];

/** Keeps what a language needs, once there is a service worker. */
export function keep(language) {
  if (!worker || kept.has(language)) return;
  register();
  kept.add(language);
  worker.ready.then((registration) => {
    registration.active?.postMessage({ keep: filesOf(language) });
  });
}

/** What several of the page's parts need, whatever the language. */
const PARTS = ["analyzer", "explorer"].flatMap((part) => [`reddragon-${part}.js`, `reddragon-${part}_bg.wasm`]);

/** Names of the languages that are there without a network; nothing where this browser keeps nothing. */
export async function held() {
  // A page that was saved as one file has what it has.
  if (self.reddragonHeld) return self.reddragonHeld;
  if (!worker || !self.caches) return null;
  const names = new Set();
  for (const cache of await caches.keys()) {
    if (!cache.startsWith("reddragon-")) continue;
    for (const { url } of await (await caches.open(cache)).keys()) {
      const language = /\/languages\/(\w+)\.wasm/.exec(url)?.[1];
      if (language) names.add(language);
    }
  }
  return [...names];
}

/** Fetches what a language needs, and what all need, and keeps it; whether all of it is there now. */
export async function fetchForLater(language) {
  if (!worker) return false;
  register();
  const { active } = await worker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((done) => (port1.onmessage = ({ data }) => done(data)));
  active.postMessage({ keep: [...filesOf(language), ...PARTS] }, [port2]);
  return answer;
}

/** Tells whether there is a network, now and whenever that changes. */
export function network(tell) {
  const say = () => tell(navigator.onLine && !self.reddragonHeld);
  addEventListener("online", say);
  addEventListener("offline", say);
  say();
}

const nextTask = () => new Promise((done) => setTimeout(done));

/** The editor. Reading its script, preparing it and making it are tasks, between which the page can answer. */
export const editor = async () => {
  const script = await import("./editor/editor.js");
  await nextTask();
  script.prepare();
  await nextTask();
  return script;
};

/** What makes files that few ask for. */
export const paper = () => import("./paper.js");

/** What sends requests to language models. */
export const asking = () => import("./asking.js");

/** Paths and texts of the files that a person has chosen in a field. */
export const chosen = (field) => import("./given.js").then((given) => given.chosen(field));

/** The same of what was dropped, which is there only while that happens. */
export function dropped(data) {
  const items = Array.from(data.items).filter((item) => item.kind === "file");
  const held = items.map((item) => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }));
  return import("./given.js").then((given) => given.dropped(held));
}

/** Offers the tour, or starts it. */
export const tour = async (asked) => {
  if (!asked) await quiet();
  const { offer, start } = await import("./tour.js");
  return asked ? start() : offer();
};
