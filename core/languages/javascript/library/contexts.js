// The module `async_hooks`: what is stored for the code that is called, and for what follows from it later.

// The stores in force, by their storages; undefined where there are none.
let _context;
function _within(context, task) {
  const before = _context;
  _context = context;
  try { return task(); } finally { _context = before; }
}
// A function that is called later, in the context of now.
function _inContext(callback) {
  if (_context === undefined) return callback;
  const context = _context;
  return function (...values) { return _within(context, () => $call(callback, this, values)); };
}

class AsyncLocalStorage {
  run(store, callback, ...values) {
    const context = new Map(_context);
    context.set(this, store);
    return _within(context, () => callback(...values));
  }
  exit(callback, ...values) {
    const context = new Map(_context);
    context.delete(this);
    return _within(context, () => callback(...values));
  }
  getStore() { return _context === undefined ? undefined : _context.get(this); }
  enterWith(store) {
    const context = new Map(_context);
    context.set(this, store);
    _context = context;
  }
  disable() { if (_context !== undefined) _context.delete(this); }
  static bind(callback) { return _inContext(callback); }
  static snapshot() { return _inContext((callback, ...values) => callback(...values)); }
}
class AsyncResource {
  #context = _context;
  constructor(type) { $define(this, "type", type, 5); }
  runInAsyncScope(callback, receiver, ...values) { return _within(this.#context, () => $call(callback, receiver, values)); }
  bind(callback) { return (...values) => this.runInAsyncScope(callback, undefined, ...values); }
  emitDestroy() { return this; }
  asyncId() { return 1; }
  triggerAsyncId() { return 0; }
  static bind(callback) { return _inContext(callback); }
}
const _asyncHooks = {
  AsyncLocalStorage, AsyncResource,
  executionAsyncId() { return 1; }, triggerAsyncId() { return 0; },
  createHook() { return { enable() { return this; }, disable() { return this; } }; },
};
