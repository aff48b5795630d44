// `EventTarget`, and signals that tell that something is to be given up.

class Event {
  #prevented = false;
  constructor(type, options = {}) {
    $define(this, "type", _text(type), 4);
    for (const flag of ["bubbles", "cancelable", "composed"]) $define(this, flag, !!options?.[flag], 4);
    $define(this, "timeStamp", performance.now(), 4);
    $define(this, "target", null, 5);
    $define(this, "currentTarget", null, 5);
    $define(this, "eventPhase", 0, 5);
  }
  get srcElement() { return this.target; }
  get returnValue() { return !this.#prevented; }
  composedPath() { return this.currentTarget === null ? [] : [this.currentTarget]; }
  stopPropagation() { }
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
    const isCapture = options === true || _isObject(options) && !!options.capture;
    if (_isObject(options) && options.signal !== undefined) {
      if (options.signal.aborted) return;
      options.signal.addEventListener("abort", () => this.removeEventListener(name, listener, options), { once: true });
    }
    if (list.some((entry) => entry.listener === listener && entry.isCapture === isCapture)) return;
    list.push({ listener, isCapture, isOnce: _isObject(options) && !!options.once });
  }
  removeEventListener(type, listener, options) {
    // Node takes no plain `true` here.
    const name = _text(type), isCapture = _isObject(options) && options.capture === true;
    const others = (entry) => entry.listener !== listener || entry.isCapture !== isCapture;
    if ($map_has(this.#held, name)) $map_put(this.#held, name, $map_find(this.#held, name).filter(others));
  }
  dispatchEvent(event) {
    if (!_instance_of(event, Event)) throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "event" argument must be an instance of Event. Received ' + _received(event));
    for (const name of ["target", "currentTarget"]) $define(event, name, this, 5);
    $define(event, "eventPhase", 2, 5);
    if ($map_has(this.#held, event.type)) {
      for (const entry of [...$map_find(this.#held, event.type)]) {
        if (entry.isOnce) this.removeEventListener(event.type, entry.listener, { capture: entry.isCapture });
        if (typeof entry.listener === "function") entry.listener.call(this, event);
        else entry.listener.handleEvent(event);
        if (event._stopped) break;
      }
    }
    $define(event, "currentTarget", null, 5);
    $define(event, "eventPhase", 0, 5);
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
  static abort(reason) {
    const signal = new AbortSignal();
    _abort(signal, reason === undefined ? new DOMException("This operation was aborted", "AbortError") : reason);
    return signal;
  }
  static timeout(delay) {
    const signal = new AbortSignal();
    setTimeout(() => _abort(signal, new DOMException("The operation was aborted due to timeout", "TimeoutError")), delay).unref();
    return signal;
  }
  static any(signals) {
    const signal = new AbortSignal();
    for (const one of signals) {
      if (one.aborted) _abort(signal, one.reason);
      else one.addEventListener("abort", () => _abort(signal, one.reason), { once: true });
    }
    return signal;
  }
}
function _abort(signal, reason) {
  if (signal.aborted) return;
  $define(signal, "aborted", true, 5);
  $define(signal, "reason", reason, 5);
  const event = new Event("abort");
  for (const name of ["target", "currentTarget"]) $define(event, name, signal, 5);
  if (typeof signal.onabort === "function") signal.onabort(event);
  signal.dispatchEvent(event);
}
class AbortController {
  constructor() { $define(this, "signal", new AbortSignal(), 5); }
  abort(reason) {
    _abort(this.signal, reason === undefined ? new DOMException("This operation was aborted", "AbortError") : reason);
  }
}
_setEvents(Event, CustomEvent, EventTarget, AbortSignal, AbortController);
