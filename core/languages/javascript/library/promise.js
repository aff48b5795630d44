// Promises: what is to run when one is settled goes into the queue of small tasks.

const _microtasks = { list: [], at: 0 };
function _enqueue(task) { $list_append(_microtasks.list, task); }
function _runMicrotasks() {
  while (_microtasks.at < _microtasks.list.length) {
    const task = _microtasks.list[_microtasks.at++];
    if (_microtasks.at > 256 && _microtasks.at * 2 > _microtasks.list.length) {
      _microtasks.list = $list_part(_microtasks.list, _microtasks.at, _microtasks.list.length);
      _microtasks.at = 0;
    }
    task();
  }
  _microtasks.list = [];
  _microtasks.at = 0;
}
function queueMicrotask(task) {
  if (typeof task !== "function") {
    throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "callback" argument must be of type function. Received ' + _received(task));
  }
  _enqueue(_inContext(task));
}

const _promise = _secret("promise");
// Rejected promises on which nobody waits yet.
const _unhandled = [];

function Promise(executor) {
  if (new.target === undefined) throw new TypeError("Promise constructor cannot be invoked without 'new'");
  if (typeof executor !== "function") throw new TypeError("Promise resolver " + _sketch(executor) + " is not a function");
  $define(this, _promise, { state: "pending", value: undefined, waiting: [], handled: false }, 0);
  const [resolve, reject] = _settlers(this);
  try { executor(resolve, reject); } catch (error) { reject(error); }
  return this;
}
_class(Promise, {
  then(onFulfilled, onRejected) {
    if (!_isPromise(this)) throw new TypeError("Method Promise.prototype.then called on incompatible receiver " + _shownReceiver(this));
    const Kind = _promiseKind(this);
    const next = _capability(Kind);
    _wait(this, onFulfilled, onRejected, next);
    return next.promise;
  },
  catch(onRejected) { return this.then(undefined, onRejected); },
  finally(callback) {
    if (!_isObject(this)) throw new TypeError("Promise.prototype.finally called on non-object");
    const Kind = _promiseKind(this);
    if (typeof callback !== "function") return this.then(callback, callback);
    return this.then(
      (value) => _promiseOf(Kind, callback()).then(() => value),
      (error) => _promiseOf(Kind, callback()).then(() => { throw error; }),
    );
  },
}, {
  resolve(value) {
    if (!_isObject(this)) throw new TypeError("PromiseResolve called on non-object");
    return _promiseOf(this, value);
  },
  reject(error) {
    const result = _capability(this);
    result.reject(error);
    return result.promise;
  },
  all(values) {
    return _combine(this, values, (resolve, items, result) => {
      const found = [];
      let missing = 1, index = 0;
      for (const item of items) {
        const at = index++;
        found.push(undefined);
        missing++;
        resolve(item).then((value) => {
          found[at] = value;
          if (--missing === 0) result.resolve(found);
        }, result.reject);
      }
      if (--missing === 0) result.resolve(found);
    });
  },
  allSettled(values) {
    return _combine(this, values, (resolve, items, result) => {
      const found = [];
      let missing = 1, index = 0;
      for (const item of items) {
        const at = index++;
        found.push(undefined);
        missing++;
        resolve(item).then((value) => {
          found[at] = { status: "fulfilled", value };
          if (--missing === 0) result.resolve(found);
        }, (reason) => {
          found[at] = { status: "rejected", reason };
          if (--missing === 0) result.resolve(found);
        });
      }
      if (--missing === 0) result.resolve(found);
    });
  },
  race(values) {
    return _combine(this, values, (resolve, items, result) => {
      for (const item of items) resolve(item).then(result.resolve, result.reject);
    });
  },
  any(values) {
    return _combine(this, values, (resolve, items, result) => {
      const errors = [];
      let missing = 1, index = 0;
      const fail = () => { if (--missing === 0) result.reject(new AggregateError(errors, "All promises were rejected")); };
      for (const item of items) {
        const at = index++;
        errors.push(undefined);
        missing++;
        resolve(item).then(result.resolve, (error) => { errors[at] = error; fail(); });
      }
      fail();
    });
  },
});
_tag(Promise.prototype, "Promise");
_tellSpecies(Promise);
const _then = Promise.prototype.then;

function _isPromise(value) { return typeof value === "object" && value !== null && $has_own(value, _promise); }
function _promiseKind(promise) {
  const Kind = promise.constructor;
  if (Kind === Promise || Kind === undefined) return Promise;
  if (!_isObject(Kind)) throw new TypeError("The .constructor property is not an object");
  const species = Kind[Symbol.species];
  if (species === undefined || species === null) return Promise;
  if (!_makes(species)) throw new TypeError("object.constructor[Symbol.species] is not a constructor");
  return species;
}
// A new promise with the functions that settle it.
function _capability(Kind) {
  if (Kind === Promise) return _plainCapability();
  if (!_makes(Kind)) throw new TypeError(_sketch(Kind) + " is not a constructor");
  const result = { promise: undefined, resolve: undefined, reject: undefined };
  result.promise = new Kind((resolve, reject) => {
    if (result.resolve !== undefined || result.reject !== undefined) throw new TypeError("Promise executor has already been invoked with non-undefined arguments");
    result.resolve = resolve;
    result.reject = reject;
  });
  if (typeof result.resolve !== "function" || typeof result.reject !== "function") throw new TypeError("Promise resolve or reject function is not callable");
  return result;
}
function _newPromise() {
  const promise = $object_below(Promise.prototype);
  $define(promise, _promise, { state: "pending", value: undefined, waiting: [], handled: false }, 0);
  return promise;
}
function _plainCapability() {
  const promise = _newPromise();
  const [resolve, reject] = _settlers(promise);
  return { promise, resolve, reject };
}
function _promiseOf(Kind, value) {
  if (!$is_unknown(value) && _isPromise(value) && value.constructor === Kind) return value;
  const result = _capability(Kind);
  result.resolve(value);
  return result.promise;
}
function _settlers(promise) {
  let done = false;
  return [
    (value) => { if (!done) { done = true; _resolve(promise, value); } },
    (error) => { if (!done) { done = true; _settle(promise, "rejected", error); } },
  ];
}
// What is unknown is waited for by nobody: it stands for what comes of it.
function _resolve(promise, value) {
  if ($is_unknown(value) || !_isObject(value)) { _settle(promise, "fulfilled", value); return; }
  if (value === promise) {
    _settle(promise, "rejected", new TypeError("Chaining cycle detected for promise #<Promise>"));
    return;
  }
  let then;
  try { then = value.then; } catch (error) { _settle(promise, "rejected", error); return; }
  if (typeof then !== "function") { _settle(promise, "fulfilled", value); return; }
  _enqueue(() => {
    const [resolve, reject] = _settlers(promise);
    try { $call_with(then, value, resolve, reject); } catch (error) { reject(error); }
  });
}
function _settle(promise, state, value) {
  const inner = $own_value(promise, _promise);
  inner.state = state;
  inner.value = value;
  const waiting = inner.waiting;
  inner.waiting = [];
  if (state === "rejected" && !inner.handled) _unhandled.push(promise);
  for (const reaction of waiting) _react(inner, reaction);
}
function _wait(promise, onFulfilled, onRejected, next) {
  const inner = $own_value(promise, _promise);
  const reaction = { onFulfilled, onRejected, next, context: _context };
  inner.handled = true;
  if (inner.state === "pending") inner.waiting.push(reaction);
  else _react(inner, reaction);
}
function _react(inner, { onFulfilled, onRejected, next, context }) {
  const isFulfilled = inner.state === "fulfilled";
  const handler = isFulfilled ? onFulfilled : onRejected;
  const value = inner.value;
  const task = () => {
    if (typeof handler !== "function") {
      if (next !== undefined) isFulfilled ? next.resolve(value) : next.reject(value);
      return;
    }
    if (next === undefined) { handler(value); return; }
    let result;
    try { result = handler(value); } catch (error) { next.reject(error); return; }
    next.resolve(result);
  };
  _enqueue(context === undefined ? task : () => _within(context, task));
}
function _combine(Kind, values, start) {
  const result = _capability(Kind);
  try {
    const resolve = Kind.resolve;
    if (typeof resolve !== "function") throw new TypeError("Promise resolve or reject function is not callable");
    start((item) => $call_with(resolve, Kind, item), _iterable(values), result);
  } catch (error) {
    result.reject(error);
  }
  return result.promise;
}

// The promise of a function whose parameters failed.
function _rejected(error) { return Promise.reject(error); }
// Calls a function with what a promise, or a plain value, comes to.
function _afterwards(value, onFulfilled, onRejected) {
  let promise;
  try { promise = _promiseOf(Promise, value); } catch (error) { promise = Promise.reject(error); }
  _wait(promise, onFulfilled, onRejected, undefined);
}

// An asynchronous function: what its body yields is awaited.
function _async(generator) {
  const { promise, resolve, reject } = _plainCapability();
  const go = (value) => {
    let step;
    try { step = $generator_step(generator, value); } catch (error) { reject(error); return; }
    after(step);
  };
  const fail = (problem) => {
    let step;
    try { step = $generator_throw_step(generator, problem); } catch (error) { reject(error); return; }
    after(step);
  };
  const after = (step) => {
    if (step[0]) resolve(step[1]);
    else _afterwards(step[1], go, fail);
  };
  go(undefined);
  return promise;
}
