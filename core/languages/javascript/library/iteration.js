// Iterators and generators.

// What a `for` loop, spreading and destructuring walk, where it is no list, text or generator.
function* _iterate(value, shown) {
  const method = value === undefined || value === null ? undefined : value[Symbol.iterator];
  if (typeof method !== "function") throw new TypeError(shown ? shown + " is not iterable" : _notIterable(value));
  if (method === _mapEntries && $kind(value) === "map") { yield* _walkMap(value, 2); return; }
  if (method === _setValues && $kind(value) === "set") { yield* _walkMap(value, 0); return; }
  const iterator = $call_with(method, value);
  if (!_isObject(iterator)) throw new TypeError("Result of the Symbol.iterator method is not an object");
  if ($kind(iterator) === "generator" && iterator.next === _generatorNext) { yield* iterator; return; }
  let finished = false;
  try {
    const next = iterator.next;
    while (true) {
      finished = true;
      const step = $call_with(next, iterator);
      if (!_isObject(step)) throw new TypeError("Iterator result " + _text(step) + " is not an object");
      if (step.done) return;
      const item = step.value;
      finished = false;
      yield item;
    }
  } finally {
    if (!finished) {
      const leave = iterator.return;
      if (leave !== undefined && leave !== null) $call_with(leave, iterator);
    }
  }
}
// The elements of what is spread: in a call, or in a list, of which it is known then how messages show it.
function _collect(value, shown) {
  const list = [];
  if (shown === true && typeof (value?.[Symbol.iterator]) !== "function" && $kind(value) !== "cursor") {
    throw new TypeError("Spread syntax requires ...iterable[Symbol.iterator] to be a function");
  }
  for (const item of $kind(value) === "cursor" ? value : _iterate(value, shown)) $list_append(list, item);
  return list;
}
function _notIterable(value) {
  switch ($kind(value)) {
    case "function": case "class": return value.name + " is not iterable";
    case "object": case "map": case "set": case "error": return "object is not iterable (cannot read property Symbol(Symbol.iterator))";
    case "undefined": case "null":
      return (value === null ? "object null" : "undefined") + " is not iterable (cannot read property Symbol(Symbol.iterator))";
    default: return typeof value + " " + _sketch(value) + " is not iterable (cannot read property Symbol(Symbol.iterator))";
  }
}
// The value itself, once it is known that it can be walked.
function _iterable(value) {
  if (value === undefined || value === null || typeof value[Symbol.iterator] !== "function") throw new TypeError(_notIterable(value));
  return value;
}

// Closes what a loop walks that an exception leaves: that exception is what counts, whatever the closing does.
function _close_quietly(cursor) {
  try { $close_cursor(cursor); } catch { }
}

// `yield*` over an iterator: what is sent goes on to it.
function* _delegate(value) {
  _iterable(value);
  const iterator = value[Symbol.iterator]();
  let sent, method = "next";
  while (true) {
    let step;
    if (method === "throw") {
      if (iterator.throw === undefined) {
        if (iterator.return !== undefined) iterator.return();
        throw new TypeError("The iterator does not provide a 'throw' method");
      }
      step = iterator.throw(sent);
    } else {
      step = iterator.next(sent);
    }
    if (!_isObject(step)) throw new TypeError("Iterator result " + _text(step) + " is not an object");
    if (step.done) return step.value;
    let left = true;
    try {
      method = "next";
      sent = yield step.value;
      left = false;
    } catch (error) {
      left = false;
      method = "throw";
      sent = error;
    } finally {
      if (left && iterator.return !== undefined) iterator.return();
    }
  }
}

const _Iterator = {};
_methods(_Iterator, { [Symbol.iterator]() { return this; } });

// The iterators of one kind, such as "Array Iterator": each holds the generator that does the walking.
const _walking = _secret("walking");
function _iteratorKind(name) {
  const prototype = $object_below(_Iterator);
  _methods(prototype, {
    next() { return $own_value(this, _walking).next(); },
  });
  _tag(prototype, name);
  return prototype;
}
function _iteratorOver(prototype, generator) {
  const iterator = $object_below(prototype);
  $define(iterator, _walking, generator, 5);
  return iterator;
}

const _GeneratorPrototype = $object_below(_Iterator);
function _generatorNext(value) {
  const step = $generator_step(_thisGenerator(this, "next"), value);
  return { value: step[1], done: step[0] };
}
$define(_generatorNext, "name", "next", 4);
_methods(_GeneratorPrototype, {
  return(value) {
    $generator_close(_thisGenerator(this, "return"));
    return { value, done: true };
  },
  throw(value) {
    const step = $generator_throw_step(_thisGenerator(this, "throw"), value);
    return { value: step[1], done: step[0] };
  },
});
$define(_GeneratorPrototype, "next", _generatorNext, 5);
_tag(_GeneratorPrototype, "Generator");
$native_class("generator", _GeneratorPrototype);
function _thisGenerator(value, name) {
  if ($kind(value) !== "generator") throw new TypeError(name + " method called on incompatible receiver " + _sketch(value));
  return value;
}
