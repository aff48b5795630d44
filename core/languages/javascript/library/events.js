// The module `events`.

const _listeners = _secret("listeners");
function _listenersOf(emitter) {
  if (!$has_own(emitter, _listeners)) $define(emitter, _listeners, $new_map(), 0);
  return $own_value(emitter, _listeners);
}
function _checkListener(listener) {
  if (typeof listener !== "function") {
    throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "listener" argument must be of type function. Received ' + _received(listener));
  }
}
function _listen(emitter, name, listener, isFirst, isOnce) {
  _checkListener(listener);
  const all = _listenersOf(emitter);
  if ($map_has(all, "newListener") && $collection_length($map_find(all, "newListener")) > 0) emitter.emit("newListener", name, listener);
  if (!$map_has(all, name)) $map_put(all, name, []);
  const entry = { listener, isOnce };
  if (isFirst) $map_put(all, name, [entry, ...$map_find(all, name)]);
  else $map_put(all, name, [...$map_find(all, name), entry]);
  return emitter;
}
function EventEmitter() { return this; }
_class(EventEmitter, {
  on(name, listener) { return _listen(this, name, listener, false, false); },
  once(name, listener) { return _listen(this, name, listener, false, true); },
  prependListener(name, listener) { return _listen(this, name, listener, true, false); },
  prependOnceListener(name, listener) { return _listen(this, name, listener, true, true); },
  off(name, listener) {
    const all = _listenersOf(this);
    if (!$map_has(all, name)) return this;
    const entries = $map_find(all, name);
    const at = entries.findLastIndex((entry) => entry.listener === listener);
    if (at < 0) return this;
    const rest = entries.filter((_, i) => i !== at);
    if (rest.length === 0) $collection_take(all, name);
    else $map_put(all, name, rest);
    if ($map_has(all, "removeListener")) this.emit("removeListener", name, listener);
    return this;
  },
  removeAllListeners(name) {
    if (name === undefined) $collection_clear(_listenersOf(this));
    else if ($map_has(_listenersOf(this), name)) $collection_take(_listenersOf(this), name);
    return this;
  },
  emit(name, ...values) {
    const all = _listenersOf(this);
    const entries = $map_has(all, name) ? $map_find(all, name) : [];
    if (entries.length === 0) {
      if (name !== "error") return false;
      const error = values[0];
      if ($kind(error) === "error") throw error;
      const wrapped = _coded(Error, "ERR_UNHANDLED_ERROR", "Unhandled error. (" + (typeof error === "string" ? "'" + error + "'" : inspect(error)) + ")");
      wrapped.context = error;
      throw wrapped;
    }
    for (const entry of entries) {
      if (entry.isOnce) this.off(name, entry.listener);
      $call(entry.listener, this, values);
    }
    return true;
  },
  listenerCount(name) { return this.listeners(name).length; },
  listeners(name) {
    const all = _listenersOf(this);
    return $map_has(all, name) ? $map_find(all, name).map((entry) => entry.listener) : [];
  },
  rawListeners(name) { return this.listeners(name); },
  eventNames() { return $map_key_list(_listenersOf(this)); },
  setMaxListeners(count) { $define(this, "_maxListeners", count, 5); return this; },
  getMaxListeners() { return this._maxListeners ?? 10; },
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
});
$define(EventEmitter.prototype, "addListener", EventEmitter.prototype.on, 5);
$define(EventEmitter.prototype, "removeListener", EventEmitter.prototype.off, 5);
$define(EventEmitter, "EventEmitter", EventEmitter, 7);
$define(EventEmitter, "defaultMaxListeners", 10, 7);

class Event {
  #prevented = false;
  constructor(type, options = {}) {
    $define(this, "type", _text(type), 4);
    $define(this, "cancelable", !!options.cancelable, 4);
    $define(this, "target", null, 5);
  }
  preventDefault() { if (this.cancelable) this.#prevented = true; }
  get defaultPrevented() { return this.#prevented; }
  stopImmediatePropagation() { $define(this, "_stopped", true, 5); }
}
class CustomEvent extends Event {
  constructor(type, options = {}) { super(type, options); $define(this, "detail", options.detail === undefined ? null : options.detail, 4); }
}
class EventTarget {
  #held = $new_map();
  addEventListener(type, listener, options) {
    const name = _text(type);
    if (!$map_has(this.#held, name)) $map_put(this.#held, name, []);
    const list = $map_find(this.#held, name);
    if (!list.some((entry) => entry.listener === listener)) list.push({ listener, isOnce: _isObject(options) && !!options.once });
  }
  removeEventListener(type, listener) {
    const name = _text(type);
    if ($map_has(this.#held, name)) $map_put(this.#held, name, $map_find(this.#held, name).filter((entry) => entry.listener !== listener));
  }
  dispatchEvent(event) {
    $define(event, "target", this, 5);
    if ($map_has(this.#held, event.type)) {
      for (const entry of [...$map_find(this.#held, event.type)]) {
        if (entry.isOnce) this.removeEventListener(event.type, entry.listener);
        if (typeof entry.listener === "function") entry.listener.call(this, event);
        else entry.listener.handleEvent(event);
        if (event._stopped) break;
      }
    }
    return !event.defaultPrevented;
  }
}
class AbortSignal extends EventTarget {
  constructor() {
    super();
    $define(this, "aborted", false, 5);
    $define(this, "reason", undefined, 5);
    $define(this, "onabort", null, 5);
  }
  throwIfAborted() { if (this.aborted) throw this.reason; }
}
class AbortController {
  constructor() { $define(this, "signal", new AbortSignal(), 5); }
  abort(reason) {
    const signal = this.signal;
    if (signal.aborted) return;
    $define(signal, "aborted", true, 5);
    $define(signal, "reason", reason === undefined ? new DOMException("This operation was aborted", "AbortError") : reason, 5);
    const event = new Event("abort");
    if (typeof signal.onabort === "function") signal.onabort(event);
    signal.dispatchEvent(event);
  }
}
class DOMException extends Error {
  constructor(message, name = "Error") {
    super(message);
    $define(this, "name", name, 5);
    $define(this, "code", { AbortError: 20, DataCloneError: 25 }[name] ?? 0, 5);
  }
}
