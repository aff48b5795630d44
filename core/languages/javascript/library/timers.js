// The event loop: small tasks, then what was put off until the loop goes round, then timers in virtual time.

const _loop = { now: 0, timers: [], count: 0, immediates: [], ticks: [], isRunning: false, isModule: false };
// The program is a module: it says so where it puts something off until the next tick.
function _beginModule() { _loop.isModule = true; }

class Timeout {
  constructor(callback, delay, values, repeats) {
    this._idleTimeout = delay;
    this._onTimeout = callback;
    this._timerArgs = values;
    this._repeat = repeats ? delay : null;
    for (const key of $own_keys(this)) $define(this, key, this[key], 5);
    $define(this, "_number", ++_loop.count, 5);
    $define(this, "_due", 0, 5);
    $define(this, "_isActive", true, 5);
    $define(this, "_isWaited", true, 5);
  }
  ref() { this._isWaited = true; return this; }
  unref() { this._isWaited = false; return this; }
  hasRef() { return this._isWaited; }
  refresh() { _schedule(this); return this; }
  close() { clearTimeout(this); return this; }
  [Symbol.toPrimitive]() { return this._number; }
}
class Immediate {
  constructor(callback, values) {
    $define(this, "_callback", callback, 5);
    $define(this, "_values", values, 5);
    $define(this, "_isActive", true, 5);
  }
  ref() { return this; }
  unref() { return this; }
  hasRef() { return true; }
}

function _timerCallback(callback) {
  if (typeof callback === "function") return callback;
  throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "callback" argument must be of type function. Received ' + _received(callback));
}
function _delay(value) {
  const delay = _toNumber(value);
  return delay >= 1 && delay <= 2147483647 ? Math.trunc(delay) : 1;
}
function _schedule(timer) {
  const list = _loop.timers;
  const old = list.indexOf(timer);
  if (old >= 0) list.splice(old, 1);
  timer._due = _loop.now + timer._idleTimeout;
  let at = list.length;
  while (at > 0 && list[at - 1]._due > timer._due) at--;
  list.splice(at, 0, timer);
}
function setTimeout(callback, delay, ...values) {
  const timer = new Timeout(_inContext(_timerCallback(callback)), _delay(delay), values, false);
  _schedule(timer);
  return timer;
}
function setInterval(callback, delay, ...values) {
  const timer = new Timeout(_inContext(_timerCallback(callback)), _delay(delay), values, true);
  _schedule(timer);
  return timer;
}
function setImmediate(callback, ...values) {
  const immediate = new Immediate(_inContext(_timerCallback(callback)), values);
  _loop.immediates.push(immediate);
  return immediate;
}
function clearTimeout(timer) {
  if (timer === undefined || timer === null) return;
  const found = typeof timer === "object" ? timer : _loop.timers.find((other) => other._number === +timer);
  if (found === undefined || !(found instanceof Timeout)) return;
  found._isActive = false;
  const at = _loop.timers.indexOf(found);
  if (at >= 0) _loop.timers.splice(at, 1);
}
function clearInterval(timer) { clearTimeout(timer); }
function clearImmediate(immediate) {
  if (immediate instanceof Immediate) immediate._isActive = false;
}

// What is to be done after the piece of the program that has just run.
function _drain() {
  do {
    while (_loop.ticks.length > 0) {
      const task = _loop.ticks.shift();
      task();
    }
    _runMicrotasks();
  } while (_loop.ticks.length > 0);
  while (_unhandled.length > 0) {
    const promise = _unhandled.shift();
    const inner = $own_value(promise, _promise);
    if (!inner.handled) _reportRejection(promise, inner.value);
  }
}
// Runs a piece of the program, and what follows from it.
function _piece(task) {
  try {
    task();
  } catch (error) {
    if (!_emitUncaught(error)) throw error;
  }
  _context = undefined;
  _drain();
}
// One round; false when nothing is left to wait for.
function _turn() {
  const list = _loop.timers;
  if (_loop.immediates.length === 0) {
    if (!list.some((timer) => timer._isWaited)) return false;
    const wait = list[0]._due - _loop.now;
    if (wait > 0) {
      _loop.now += wait;
      $advance_clock(wait / 1000);
    }
  }
  const now = _loop.now;
  while (list.length > 0 && list[0]._due <= now) {
    const timer = list.shift();
    _piece(() => $call(timer._onTimeout, timer, timer._timerArgs));
    if (timer._repeat !== null && timer._isActive) _schedule(timer);
  }
  const immediates = _loop.immediates;
  _loop.immediates = [];
  for (const immediate of immediates) {
    if (immediate._isActive) _piece(() => $call(immediate._callback, immediate, immediate._values));
  }
  return true;
}
function _run_event_loop() {
  if (_loop.hasExited) return;
  _loop.isRunning = true;
  // A module is a small task itself, so others of its kind come before what waits for the next tick.
  if (_loop.isModule) _runMicrotasks();
  _drain();
  // What runs before the loop takes a moment.
  _loop.now++;
  while (true) {
    while (_turn());
    if (!_beforeExit()) break;
  }
  _emitExit();
}
// A promise that a whole program waits for.
function _await(value) {
  const promise = _promiseOf(Promise, value);
  const inner = $own_value(promise, _promise);
  inner.handled = true;
  let isDone = false;
  _wait(promise, () => { isDone = true; }, () => { isDone = true; }, undefined);
  while (!isDone) {
    _drain();
    if (!isDone && !_turn()) { _drain(); if (!isDone) { process.exitCode = 13; $exit(13); } }
  }
  if (inner.state === "rejected") throw inner.value;
  return inner.value;
}
