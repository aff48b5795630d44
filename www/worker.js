// Starts a part of the engine in a worker of its own: the part that the worker is named after, or the one that runs
// programs.
//
// What that needs is fetched at once rather than one after another, and compiled while it arrives: the glue, the
// engine, and the language that the page opens with.
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
    const module = compiled(`languages/${name}.wasm`);
    begun.set(name, module);
    module.catch(() => begun.delete(name));
  }
  return begun.get(name);
};

/** What was fetched, or why not in words for the person: neither addresses nor the browser's own. */
async function fetched(name) {
  const response = await fetch(at(name)).catch(() => {
    throw new Error("it is not kept on this machine, and there is no network");
  });
  if (response.ok) return response;
  throw new Error(self.reddragonHeld ? "this file does not hold it" : `the server answers with status ${response.status}`);
}

async function compiled(name) {
  const response = await fetched(name);
  const type = response.headers.get("content-type") ?? "";
  return type.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** The library of a language: one object, from the paths of its files to their texts. */
self.library = async (name) => {
  return (await fetched(`libraries/${name}.json`)).json();
};

const part = self.name || "reddragon-worker";
const engine = fetch(at(`${part}_bg.wasm`));
// That of the first example, which most links are in as well; another one is fetched when a program in it comes.
if (!self.name) self.language("python").catch(() => {});

importScripts(at(`${part}.js`));
wasm_bindgen({ module_or_path: engine }).catch((error) => {
  setTimeout(() => {
    throw error;
  });
});
