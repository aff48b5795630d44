// The module `vm`.

// What `vm` runs: texts, among the members of an object where one is given.
const _vm = {
  runInThisContext(text) { return eval(text); },
  runInNewContext(text, context = {}) { return $call(_compiled(_text(text), ""), context, [[[_ofGlobal, context]]]); },
  runInContext(text, context) { return _vm.runInNewContext(text, context); },
  createContext(context = {}) { return context; },
  isContext() { return true; },
  Script: class Script {
    #text;
    constructor(text) { this.#text = _text(text); _compiled(this.#text, ""); }
    runInThisContext() { return _vm.runInThisContext(this.#text); }
    runInNewContext(context) { return _vm.runInNewContext(this.#text, context); }
    runInContext(context) { return _vm.runInNewContext(this.#text, context); }
  },
};
_offer("vm", _vm);
