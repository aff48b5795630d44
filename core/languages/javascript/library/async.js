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
function _async_generator(generator) {
  const object = $object_below(_AsyncGeneratorPrototype);
  $define(object, _requests, { generator, queue: [], isRunning: false, isDone: false, isStarted: false }, 0);
  return object;
}
function _request(object, method, value) {
  const inner = $own_value(object, _requests);
  const capability = _plainCapability();
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
    try { outcome = step(); } catch (error) { inner.isDone = true; reject(error); return; }
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
  else _afterwards(value, (result) => run(() => ($generator_close(inner.generator), [true, result])),
    (error) => run(() => $generator_throw_step(inner.generator, error)));
}

// A loop leaves what it walks.
function _async_close(iterator) {
  const leave = iterator.return;
  return leave === undefined || leave === null ? undefined : $call_with(leave, iterator);
}
// The iterator that `for await` walks: of an iterator that is not asynchronous, each value is awaited.
function _async_iterate(value) {
  const method = value === undefined || value === null ? undefined : value[Symbol.asyncIterator];
  if (method !== undefined && method !== null) return $call_with(method, value);
  if (value === undefined || value === null || typeof value[Symbol.iterator] !== "function") {
    throw new TypeError((value === undefined || value === null ? _text(value) : _sketch(value)) + " is not async iterable");
  }
  const iterator = value[Symbol.iterator]();
  return {
    next(sent) {
      const capability = _plainCapability();
      let step;
      try { step = iterator.next(sent); } catch (error) { capability.reject(error); return capability.promise; }
      _afterwards(step.value, (item) => capability.resolve({ value: item, done: !!step.done }), (error) => {
        if (!step.done && iterator.return !== undefined) iterator.return();
        capability.reject(error);
      });
      return capability.promise;
    },
    return(value) {
      if (iterator.return !== undefined) iterator.return(value);
      return Promise.resolve({ value, done: true });
    },
  };
}
