// Asynchronous generators and loops.

const _AsyncIterator = {};
_methods(_AsyncIterator, { [Symbol.asyncIterator]() { return this; } });
const _AsyncGeneratorPrototype = $object_below(_AsyncIterator);
const _requests = _secret("requests");
_methods(_AsyncGeneratorPrototype, {
  next(value) { return _request(this, "next", value); },
  return(value) { return _request(this, "return", value); },
  throw(value) { return _request(this, "throw", value); },
});
_tag(_AsyncGeneratorPrototype, "AsyncGenerator");
$define(_AsyncGeneratorFunctionPrototype, "prototype", _AsyncGeneratorPrototype, 4);
$define(_AsyncGeneratorPrototype, "constructor", _AsyncGeneratorFunctionPrototype, 4);

// The native generator yields `[0, x]` where it awaits and `[1, x]` where it yields.
function _async_generator(generator, callee) {
  const object = $object_below(_prototypeFor(callee, _AsyncGeneratorPrototype));
  $define(object, _requests, { generator, queue: [], isRunning: false, isDone: false, isStarted: false, isDelegating: false, ending: undefined }, 0);
  return object;
}
// The generator at work: what it gives when it is asked to end, and whether it delegates.
let _asyncEnding;
// `yield*` where it is waited: what is sent goes on to the iterator.
function* _delegateAsync(value) {
  const iterator = _async_iterate(value, undefined, true);
  const next = iterator.next;
  let sent, method = "next";
  while (true) {
    let result;
    if (method === "throw") {
      const fail = iterator.throw;
      if (fail === undefined || fail === null) {
        const leave = iterator.return;
        if (leave !== undefined && leave !== null) {
          const ended = yield [0, $call_with(_calledPart(leave), iterator)];
          if (!_isObject(ended)) throw new TypeError("Iterator result " + _shownResult(ended) + " is not an object");
        }
        throw new TypeError("The iterator does not provide a 'throw' method.");
      }
      result = yield [0, $call_with(_calledPart(fail), iterator, sent)];
    } else {
      result = yield [0, $call_with(_calledPart(next), iterator, sent)];
    }
    if (!_isObject(result)) throw new TypeError("Iterator result " + _shownResult(result) + " is not an object");
    if (result.done) return result.value;
    let item = result.value;
    while (true) {
      let left = true;
      _asyncEnding.isDelegating = true;
      try {
        sent = yield [1, item];
        method = "next";
        left = false;
      } catch (error) {
        left = false;
        method = "throw";
        sent = error;
      } finally {
        const inner = _asyncEnding;
        inner.isDelegating = false;
        if (left) {
          const leave = iterator.return;
          if (leave === undefined || leave === null) {
            inner.ending = yield [0, inner.ending];
          } else {
            const ended = yield [0, $call_with(_calledPart(leave), iterator, inner.ending)];
            if (!_isObject(ended)) throw new TypeError("Iterator result " + _shownResult(ended) + " is not an object");
            if (!ended.done) {
              item = ended.value;
              continue;
            }
            inner.ending = ended.value;
          }
        }
      }
      break;
    }
  }
}
function _request(object, method, value) {
  const capability = _plainCapability();
  if (!_isObject(object) || !$has_own(object, _requests)) {
    capability.reject(new TypeError("Method [AsyncGenerator].prototype." + method + " called on incompatible receiver " + _shownReceiver(object)));
    return capability.promise;
  }
  const inner = $own_value(object, _requests);
  inner.queue.push({ method, value, capability });
  if (!inner.isRunning) _serve(inner);
  return capability.promise;
}
function _serve(inner) {
  if (inner.queue.length === 0) return;
  const { method, value, capability } = inner.queue[0];
  inner.isRunning = true;
  const finish = (settle, result) => {
    inner.queue.shift();
    inner.isRunning = false;
    settle(result);
    _serve(inner);
  };
  const resolve = (value, done) => finish(capability.resolve, { value, done });
  const reject = (error) => finish(capability.reject, error);
  if (!inner.isStarted && method !== "next") inner.isDone = true;
  if (inner.isDone) {
    if (method === "next") resolve(undefined, true);
    else if (method === "throw") reject(value);
    else _afterwards(value, (result) => resolve(result, true), reject);
    return;
  }
  inner.isStarted = true;
  const run = (step) => {
    let outcome;
    const before = _asyncEnding;
    _asyncEnding = inner;
    try {
      outcome = step();
    } catch (error) {
      inner.isDone = true;
      if ($is_closing(error)) resolve(inner.ending, true);
      else reject(error);
      return;
    } finally {
      _asyncEnding = before;
    }
    if (outcome[0]) {
      inner.isDone = true;
      resolve(outcome[1], true);
      return;
    }
    const [isYield, result] = outcome[1];
    const fail = (error) => run(() => $generator_throw_step(inner.generator, error));
    if (isYield) resolve(result, false);
    else _afterwards(result, (item) => run(() => $generator_step(inner.generator, item)), fail);
  };
  if (method === "next") run(() => $generator_step(inner.generator, value));
  else if (method === "throw") run(() => $generator_throw_step(inner.generator, value));
  else {
    const leave = (result) => run(() => { inner.ending = result; return $generator_return_step(inner.generator); });
    // Who is delegated to says what comes of the value.
    if (inner.isDelegating) leave(value);
    else _afterwards(value, leave, (error) => run(() => $generator_throw_step(inner.generator, error)));
  }
}

// A loop leaves what it walks. What comes of that is an object, unless an exception counts for more.
const _nothingToLeave = {};
function _async_close(iterator) {
  const leave = iterator.return;
  return leave === undefined || leave === null ? _nothingToLeave : $call_with(leave, iterator);
}
function _async_closed(result) {
  if (!_isObject(result)) throw new TypeError("Iterator result " + _shownResult(result) + " is not an object");
}
// The iterator that `for await` walks: of an iterator that is not asynchronous, each value is awaited.
function _async_iterate(value, shown, isDelegated) {
  const method = value === undefined || value === null ? undefined : value[Symbol.asyncIterator];
  if (method !== undefined && method !== null) {
    const iterator = $call_with(_calledPart(method), value);
    if (!_isObject(iterator)) throw new TypeError("Result of the Symbol.asyncIterator method is not an object");
    return iterator;
  }
  if (value === undefined || value === null) {
    throw new TypeError("Cannot read properties of " + value + " (reading 'Symbol(Symbol.asyncIterator)')");
  }
  if (isDelegated) return _asyncFromSync(value, _calledPart(value[Symbol.iterator]));
  const plain = value[Symbol.iterator];
  if (typeof plain !== "function") {
    throw new TypeError((shown === undefined || shown === "" ? _sketch(value) : shown) + " is not async iterable");
  }
  return _asyncFromSync(value, plain);
}
// An iterator whose values are waited for. What is wrong with a step is what comes of it.
function _asyncFromSync(value, method) {
  const iterator = $call_with(method, value);
  if (!_isObject(iterator)) throw new TypeError("Result of the Symbol.iterator method is not an object");
  const next = iterator.next;
  const settled = (capability, step) => {
    let item, done;
    try {
      if (!_isObject(step)) throw new TypeError("Iterator result " + _shownResult(step) + " is not an object");
      done = !!step.done;
      item = step.value;
      _afterwards(item, (value) => capability.resolve({ value, done }), capability.reject);
    } catch (error) { capability.reject(error); }
  };
  return {
    next(...sent) {
      const capability = _plainCapability();
      try { settled(capability, $call(_calledPart(next), iterator, sent)); } catch (error) { capability.reject(error); }
      return capability.promise;
    },
    return(...sent) {
      const capability = _plainCapability();
      try {
        const leave = iterator.return;
        if (leave === undefined || leave === null) capability.resolve({ value: sent[0], done: true });
        else settled(capability, $call(_calledPart(leave), iterator, sent));
      } catch (error) { capability.reject(error); }
      return capability.promise;
    },
    throw(error) {
      const capability = _plainCapability();
      try {
        const fail = iterator.throw;
        if (fail === undefined || fail === null) capability.reject(error);
        else settled(capability, $call_with(_calledPart(fail), iterator, error));
      } catch (problem) { capability.reject(problem); }
      return capability.promise;
    },
  };
}
