// Makes an engine of two halves whole (tools/split/): what is needed at first, and the rest, which is fetched when there is time for it or when
// it is called for. Stands in the page's own text and in that of its worker.
//
// A call that comes before the rest waits for it, in the middle of the work, as there is no other way: the page sees to it that
// nearly none does, by fetching the rest as soon as somebody touches anything.

/**
 * @param {string} address that of the rest, or nothing where the engine is whole
 * @param {boolean} isKept whether the browser keeps the rest: then nothing is gained by doing without
 * @returns {{isHalf: () => boolean, complete: () => Promise<void>}} whether the engine that was begun wants its rest, and what fetches that
 */
function halves(address, isKept) {
  /** What the engine was made with, and what it gives: the rest is made with both. */
  let made;
  let exports;
  /** The rest, compiled; or nothing as long as it is not there. */
  let module = null;
  let coming = null;
  const compiled = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    const isNamed = response.headers.get("content-type")?.startsWith("application/wasm");
    module = await (isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  };
  // So does what was saved as one file, but not for those who cannot wait.
  const ahead = address && (isKept || self.atHand) ? compiled().catch(() => {}) : null;

  for (const name of ["instantiate", "instantiateStreaming"]) {
    const instantiate = WebAssembly[name].bind(WebAssembly);
    // Before the engine's first instruction: that may call for the rest.
    WebAssembly[name] = async (source, imports) => {
      // What is whole wants no `split`, and does not mind it.
      const all = { ...imports, split: { bring } };
      const given = await instantiate(source, all);
      const its = (given.instance ?? given).exports;
      if (!("split:here" in its)) return given;
      [made, exports] = [all, its];
      await ahead;
      if (module) join();
      return given;
    };
  }

  const isHalf = () => exports?.["split:here"]?.value === 0;

  function join() {
    if (!isHalf()) return;
    new WebAssembly.Instance(module, { ...made, split: exports });
    exports["split:here"].value = 1;
  }

  /** Called by the engine for what it has not. */
  function bring() {
    module ??= new WebAssembly.Module(fetched(address));
    join();
  }

  async function complete() {
    coming ??= isHalf() && !module ? compiled() : null;
    try {
      await coming;
      if (module) join();
    } catch {
      // It is asked for again when it is called for.
      coming = null;
    }
  }

  return { isHalf, complete };
}

/** Fetches bytes and waits for them. */
function fetched(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  const isPage = typeof document === "object";
  // Pages are not allowed to wait for anything but text.
  if (isPage) request.overrideMimeType("text/plain; charset=x-user-defined");
  else request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${address}: status ${request.status}`);
  return isPage ? Uint8Array.from(request.response, (each) => each.charCodeAt(0)) : request.response;
}
