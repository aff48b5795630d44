// Starts a part of the engine in a worker of its own: the part that the worker is named after, or the one that runs
// programs.
//
// What that needs is fetched at once rather than one after another, and compiled while it arrives: the glue, the
// engine, and the translation of the program that the page opens with, or else the language that most programs here are in.
// Messages that come before the engine listens wait in `early`.

// The build puts that script here.
importScripts("halves.js");

self.early = [];
self.onmessage = (event) => self.early.push(event.data);

// Filled in by tools/offline.mjs: what changes with each file's content, so that no cache mixes two builds.
const VERSIONS = {};
const at = (name) => (VERSIONS[name] ? `${name}?${VERSIONS[name]}` : name);

const begun = new Map();

/** The module of a language, compiled; what failed is tried again when it is asked for again. */
self.language = (name) => {
  if (!begun.has(name)) {
    const module = compiled(at(`languages/${name}.wasm`));
    begun.set(name, module);
    module.catch(() => begun.delete(name));
  }
  return begun.get(name);
};

async function compiled(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  return type.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

// Filled in by tools/split/: the language of the program that a page opens with, where that program's translation came with the
// page, so that nobody waits for the language's module to see it.
const OPENING = "";
const opening = OPENING && !self.name ? bytes(at("opening.bin")) : null;

async function bytes(address) {
  const response = await fetch(address);
  return response.ok ? response.arrayBuffer() : undefined;
}

/** What the module of a language answered when the page was built, or nothing. */
self.opening = async (name) => (name === OPENING ? opening?.catch(() => undefined) : undefined);

/** The library of a language: one object, from the paths of its files to their texts. */
self.library = async (name) => {
  const response = await fetch(at(`libraries/${name}.json`));
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
};

// The build splits the engine in two (tools/split/): what a page needs at first, and the rest. The rest is fetched when the
// page has had nothing to ask for a while, or else when it calls for it, and waits. What is needed at first is more where the page was
// opened by a link to a program of its own (`#linked`), unless the browser keeps all of it anyway (`#kept`).
const LULL = 2_000;
const isLinked = location.hash !== "";
const part = self.name || "reddragon-worker";
const [first, second] = OPENING && location.hash === "#linked" ? ["linked", "linked_rest"] : ["bg", "rest"];
const both = halves(self.name ? "" : at(`${part}_${second}.wasm`), location.hash === "#kept");

/** The language without which the page has opened its program, if it is to be here when that is edited. */
const edited = self.name ? "" : OPENING;

async function rest() {
  if (edited) self.language(edited).catch(() => {});
  await both.complete();
}

// Nothing of it before the page has asked for something: until then its own parts are on their way.
let lull;
const later = () => {
  clearTimeout(lull);
  if (both.isHalf() || (edited && !begun.has(edited))) lull = setTimeout(rest, LULL);
};
self.addEventListener("message", later);

const engine = fetch(at(`${part}_${first}.wasm`));
// The language that most programs here are in: at once, unless the page opens with a program that does not need it.
const isNeeded = !self.name && (!OPENING || isLinked);
if (isNeeded) self.language(OPENING || "python").catch(() => {});

importScripts(at(`${part}.js`));
wasm_bindgen({ module_or_path: engine }).catch((error) => {
  setTimeout(() => {
    throw error;
  });
});
