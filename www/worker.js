// Starts a part of the engine in a worker of its own: the part that the worker is named after, or the one that runs
// programs.
//
// What that needs is fetched at once rather than one after another, and compiled while it arrives: the glue, the
// engine, and the translation of the program that the page opens with, or else the language that most programs here are in.
// Messages that come before the engine listens wait in `early`.

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
// page has had nothing to ask for a while, or else when it calls for it, and waits.
const REST = at("reddragon-worker_rest.wasm");
const LULL = 2_000;

/** What the engine was made with, and what it gives: the rest is made with both. */
let made;
let exports;

// A page that was saved as one file has all of it at hand, but not for those who cannot wait.
const ahead = !self.name && location.protocol === "blob:" ? compiled(REST).catch(() => null) : null;

for (const name of ["instantiate", "instantiateStreaming"]) {
  const instantiate = WebAssembly[name].bind(WebAssembly);
  // Before the engine's first instruction: that may call for the rest.
  WebAssembly[name] = async (source, imports) => {
    const given = await instantiate(source, imports);
    made = imports;
    exports = (given.instance ?? given).exports;
    const rest = await ahead;
    if (rest) join(rest);
    return given;
  };
}

const isHalf = () => exports?.["split:here"]?.value === 0;

function join(module) {
  if (!isHalf()) return;
  new WebAssembly.Instance(module, { ...made, split: exports });
  exports["split:here"].value = 1;
}

/** Fetches the rest and waits for it: called by the engine in the middle of its work. */
self.bringRest = () => {
  if (!isHalf()) return;
  const request = new XMLHttpRequest();
  request.open("GET", REST, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${REST}: status ${request.status}`);
  join(new WebAssembly.Module(request.response));
};

/** The language without which the page has opened its program, if it is to be here when that is edited. */
const edited = self.name ? "" : OPENING;

async function rest() {
  if (edited) self.language(edited).catch(() => {});
  try {
    if (isHalf()) join(await compiled(REST));
  } catch {
    // It is asked for again when it is called for.
  }
}

// Nothing of it before the page has asked for something: until then its own parts are on their way.
let lull;
const later = () => {
  clearTimeout(lull);
  if (isHalf() || (edited && !begun.has(edited))) lull = setTimeout(rest, LULL);
};
self.addEventListener("message", later);

const part = self.name || "reddragon-worker";
const engine = fetch(at(`${part}_bg.wasm`));
// The language that most programs here are in: at once, unless the page opens with a program that does not need it.
const isNeeded = !self.name && (!OPENING || location.hash === "#linked");
if (isNeeded) self.language(OPENING || "python").catch(() => {});

importScripts(at(`${part}.js`));
wasm_bindgen({ module_or_path: engine }).catch((error) => {
  setTimeout(() => {
    throw error;
  });
});
