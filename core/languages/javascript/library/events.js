// The module `events`.

// By whom an error was emitted that was thrown as nobody listened.
const _isEmitted = _secret("emitted");

// What an emitter holds stands in members of its own, as people see them: of each name a listener, or several.
const _shapeMode = Symbol("shapeMode"), _capture = Symbol("kCapture");
function _beginEmitter(emitter) {
  if (!$has_own(emitter, "_events")) _forgetListeners(emitter);
  emitter._maxListeners = emitter._maxListeners || undefined;
  emitter[_shapeMode] = false;
  emitter[_capture] = false;
}
function _forgetListeners(emitter) {
  emitter._events = $object_below(null);
  emitter._eventsCount = 0;
}
function _heldFor(emitter, name) {
  const held = emitter._events === undefined ? undefined : emitter._events[name];
  return held === undefined ? [] : typeof held === "function" ? [held] : held;
}
function _holdFor(emitter, name, list) {
  if (emitter._events === undefined) _forgetListeners(emitter);
  const events = emitter._events;
  if (list.length === 0) {
    if (--emitter._eventsCount === 0) emitter._events = $object_below(null);
    else delete events[name];
    return;
  }
  if (events[name] === undefined) emitter._eventsCount++;
  events[name] = list.length === 1 ? list[0] : list;
}
function _checkListener(listener) {
  if (typeof listener !== "function") {
    throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "listener" argument must be of type function. Received ' + _received(listener));
  }
}
function _listen(emitter, name, listener, isFirst) {
  if (_heldFor(emitter, "newListener").length > 0) emitter.emit("newListener", name, listener.listener ?? listener);
  const held = _heldFor(emitter, name);
  _holdFor(emitter, name, isFirst ? [listener, ...held] : [...held, listener]);
  return emitter;
}
function _listenOnce(emitter, name, listener) {
  let hasFired = false;
  const wrapper = (...values) => {
    if (hasFired) return undefined;
    hasFired = true;
    emitter.off(name, wrapper);
    return $call(listener, emitter, values);
  };
  $define(wrapper, "name", "bound onceWrapper", 4);
  wrapper.listener = listener;
  return wrapper;
}
function EventEmitter() { _beginEmitter(this); return this; }
_class(EventEmitter, {
  on(name, listener) { _checkListener(listener); return _listen(this, name, listener, false); },
  once(name, listener) { _checkListener(listener); return _listen(this, name, _listenOnce(this, name, listener), false); },
  prependListener(name, listener) { _checkListener(listener); return _listen(this, name, listener, true); },
  prependOnceListener(name, listener) { _checkListener(listener); return _listen(this, name, _listenOnce(this, name, listener), true); },
  off(name, listener) {
    const held = _heldFor(this, name);
    const at = held.findLastIndex((one) => one === listener || one.listener === listener);
    if (at < 0) return this;
    _holdFor(this, name, held.filter((_, i) => i !== at));
    if (_heldFor(this, "removeListener").length > 0) this.emit("removeListener", name, listener.listener ?? listener);
    return this;
  },
  removeAllListeners(name) {
    const isTold = _heldFor(this, "removeListener").length > 0;
    if (isTold && name === undefined) {
      for (const one of this.eventNames()) if (one !== "removeListener") this.removeAllListeners(one);
      this.removeAllListeners("removeListener");
    }
    if (name === undefined) _forgetListeners(this);
    else if (isTold) for (const one of _heldFor(this, name).toReversed()) this.off(name, one);
    else if (_heldFor(this, name).length > 0) _holdFor(this, name, []);
    return this;
  },
  emit(name, ...values) {
    if (name === "error") for (const one of [..._heldFor(this, _errorMonitor)]) $call(one, this, values);
    const held = _heldFor(this, name);
    if (held.length === 0) {
      if (name !== "error") return false;
      const error = values[0];
      if ($kind(error) === "error") {
        const name = _className(this);
        $define(error, _isEmitted, name === "EventEmitter" ? "" : " on " + name + " instance", 5);
        throw _thrownIn(error, "node:events:502", "      throw er; // Unhandled 'error' event", 6);
      }
      const wrapped = _coded(Error, "ERR_UNHANDLED_ERROR", "Unhandled error. (" + (typeof error === "string" ? "'" + error + "'" : inspect(error)) + ")");
      wrapped.context = error;
      throw _thrownIn(wrapped, "node:events:515", "    throw err; // Unhandled 'error' event", 4);
    }
    for (const one of held) $call(one, this, values);
    return true;
  },
  listenerCount(name) { return this.listeners(name).length; },
  listeners(name) { return _heldFor(this, name).map((one) => one.listener ?? one); },
  rawListeners(name) { return [..._heldFor(this, name)]; },
  eventNames() { return this._events === undefined ? [] : $own_keys(this._events).concat(_ownSymbols(this._events)); },
  setMaxListeners(count) { this._maxListeners = count; return this; },
  getMaxListeners() { return this._maxListeners ?? EventEmitter.defaultMaxListeners; },
}, {
  once(emitter, name) {
    return new Promise((resolve, reject) => {
      const fail = (error) => { emitter.off(name, done); reject(error); };
      const done = (...values) => { emitter.off("error", fail); resolve(values); };
      emitter.once(name, done);
      if (name !== "error") emitter.once("error", fail);
    });
  },
  listenerCount(emitter, name) { return emitter.listenerCount(name); },
  getEventListeners(emitter, name) { return emitter.listeners(name); },
  getMaxListeners(emitter) { return emitter.getMaxListeners(); },
  setMaxListeners(count, ...emitters) { for (const emitter of emitters) emitter.setMaxListeners(count); },
  // What is told from now on, as an asynchronous iterator.
  on(emitter, name, options) {
    const told = [], waiting = [];
    let failure, isLeft = false;
    const hear = (...values) => waiting.length > 0 ? waiting.shift().resolve({ value: values, done: false }) : told.push(values);
    const fail = (error) => { if (waiting.length > 0) waiting.shift().reject(error); else failure = error; };
    const leave = () => {
      isLeft = true;
      emitter.off(name, hear);
      emitter.off("error", fail);
      for (const one of waiting.splice(0)) one.resolve({ value: undefined, done: true });
      return Promise.resolve({ value: undefined, done: true });
    };
    emitter.on(name, hear);
    if (name !== "error") emitter.on("error", fail);
    options?.signal?.addEventListener("abort", () => {
      fail(Object.assign(new DOMException("The operation was aborted", "AbortError"), { cause: options.signal.reason }));
      leave();
    });
    return {
      next() {
        if (told.length > 0) return Promise.resolve({ value: told.shift(), done: false });
        if (failure !== undefined) { const error = failure; failure = undefined; return Promise.reject(error); }
        if (isLeft) return Promise.resolve({ value: undefined, done: true });
        return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
      },
      return: leave,
      throw(error) { fail(error); return leave(); },
      [Symbol.asyncIterator]() { return this; },
    };
  },
});
const _errorMonitor = Symbol("events.errorMonitor");
$define(EventEmitter, "errorMonitor", _errorMonitor, 7);
$define(EventEmitter, "captureRejectionSymbol", Symbol.for("nodejs.rejection"), 7);
for (const [name, value] of [["_events", undefined], ["_eventsCount", 0], ["_maxListeners", undefined]]) {
  $define(EventEmitter.prototype, name, value, 7);
}
$define(EventEmitter.prototype, "addListener", EventEmitter.prototype.on, 5);
$define(EventEmitter.prototype, "removeListener", EventEmitter.prototype.off, 5);
$define(EventEmitter, "EventEmitter", EventEmitter, 7);
$define(EventEmitter, "defaultMaxListeners", 10, 7);

class DOMException extends Error {
  constructor(message, name = "Error") {
    super(message);
    $define(this, "name", name, 5);
    $define(this, "code", { AbortError: 20, TimeoutError: 23, DataCloneError: 25, InvalidCharacterError: 5 }[name] ?? 0, 5);
  }
}
