// Starts the engine in a worker of its own.
//
// What it needs is fetched at once rather than one after another: the glue, the engine, and the
// grammar of the language that most programs here are in. Messages that come before the engine
// listens wait in `early`.

self.early = [];
self.onmessage = (event) => self.early.push(event.data);

const engine = fetch("reddragon-worker_bg.wasm");
self.grammars = { python: fetch("grammars/python.wasm") };

importScripts("reddragon-worker.js");
wasm_bindgen({ module_or_path: engine }).catch((error) => {
  setTimeout(() => {
    throw error;
  });
});
