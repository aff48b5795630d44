// Iterators and generators.

// What a `for` loop, spreading and destructuring walk, where it is no list, text or generator.
function _iterate(value, shown) {
  const method = value === undefined || value === null ? undefined : value[Symbol.iterator];
  if (typeof method !== "function") throw new TypeError(shown ? shown + " is not iterable" : _notIterable(value));
  if (method === _mapEntries && $kind(value) === "map") return _walkMap(value, 2);
  if (method === _setValues && $kind(value) === "set") return _walkMap(value, 0);
  return _walkOf(value, method);
}
// The same of a pattern that leaves elements out, whose values are not asked for.
function _passing(value, holes) {
  if ($kind(value) !== "object") return value;
  const method = value[Symbol.iterator];
  return typeof method === "function" ? _walkOf(value, method, holes) : value;
}
function _walkOf(value, method, holes) {
  const iterator = $call_with(method, value);
  if (!_isObject(iterator)) throw new TypeError("Result of the Symbol.iterator method is not an object");
  const next = iterator.next;
  if ($kind(iterator) === "generator" && next === _generatorNext && iterator.return === _generatorReturn) return $unwrap(iterator);
  const walk = _walkIterator(iterator, next, holes);
  // It stands where it can be closed from the start.
  $generator_step(walk, undefined);
  return walk;
}
function* _walkIterator(iterator, next, holes) {
  let finished = false, place = 0;
  try {
    yield;
    if (typeof next !== "function") { finished = true; _calledPart(next); }
    while (true) {
      finished = true;
      const step = $call_with(next, iterator);
      if (!_isObject(step)) throw new TypeError("Iterator result " + _shownResult(step) + " is not an object");
      if (step.done) return;
      const item = holes !== undefined && holes.includes(place++) ? undefined : step.value;
      finished = false;
      yield item;
    }
  } finally {
    if (!finished) {
      const leave = iterator.return;
      if (leave !== undefined && leave !== null) {
        const result = $call_with(_calledPart(leave), iterator);
        if (!_isObject(result)) throw new TypeError("Iterator result " + _shownResult(result) + " is not an object");
      }
    }
  }
}
// What a value is walked by, where a program asks for it.
function _iteratorOf(value, key) {
  if (value !== undefined && value !== null) return value[key];
  throw new TypeError((value === null ? "object " : "") + _text(value) + " is not iterable (cannot read property Symbol(Symbol.iterator))");
}
// A function of an iterator, which messages call by its kind and value.
function _calledPart(value) {
  if (typeof value === "function") return value;
  const shown = typeof value === "string" ? ' "' + value + '"' : value === null || typeof value === "number" || typeof value === "boolean" ? " " + _text(value) : "";
  throw new TypeError(typeof value + shown + " is not a function");
}
function _notAStep(value) { throw new TypeError("Iterator result " + _shownResult(value) + " is not an object"); }
function _shownResult(value) { return typeof value === "symbol" ? _symbolText(value) : _text(value); }
// The elements of what is spread: in a call, or in a list, of which it is known then how messages show it.
function _collect(value, shown) {
  const list = [];
  if (shown === true && (value === undefined || value === null)) {
    throw new TypeError(_text(value) + " is not iterable (cannot read property undefined)");
  }
  if (shown === true && typeof (value?.[Symbol.iterator]) !== "function" && $kind(value) !== "cursor") {
    throw new TypeError("Spread syntax requires ...iterable[Symbol.iterator] to be a function");
  }
  for (const item of $kind(value) === "cursor" ? value : _iterate(value, shown)) $list_append(list, item);
  return list;
}
// What is walked in a file that gives all arrays another iterator.
function _walked(value) {
  if ($kind(value) !== "array") return value;
  const method = value[Symbol.iterator];
  if (method === _arrayValues) return value;
  if (typeof method !== "function") throw new TypeError(_notIterable(value));
  return { [Symbol.iterator]: () => $call_with(method, value) };
}
function _notIterable(value) {
  switch ($kind(value)) {
    case "function": case "class": return value.name + " is not iterable";
    case "object": case "array": case "map": case "set": case "error": return "object is not iterable (cannot read property Symbol(Symbol.iterator))";
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
function _close_quietly(cursor, error) {
  try { $close_cursor(cursor); } catch (problem) { if ($is_closing(error)) throw problem; }
}

// `yield*` over an iterator: what is sent goes on to it.
function* _delegate(value) {
  const method = value === undefined || value === null ? undefined : value[Symbol.iterator];
  if (typeof method !== "function") throw new TypeError(_notIterable(value));
  const iterator = $call_with(method, value);
  if (!_isObject(iterator)) throw new TypeError("Result of the Symbol.iterator method is not an object");
  const next = iterator.next;
  let sent, isError = false;
  while (true) {
    let step;
    if (isError) {
      const fail = iterator.throw;
      if (fail === undefined || fail === null) {
        const leave = iterator.return;
        if (leave !== undefined && leave !== null) {
          const ended = $call_with(_calledPart(leave), iterator);
          if (!_isObject(ended)) throw new TypeError("Iterator result " + _shownResult(ended) + " is not an object");
        }
        throw new TypeError("The iterator does not provide a 'throw' method.");
      }
      step = $call_with(_calledPart(fail), iterator, sent);
    } else {
      step = $call_with(_calledPart(next), iterator, sent);
    }
    if (!_isObject(step)) throw new TypeError("Iterator result " + _shownResult(step) + " is not an object");
    if (step.done) return step.value;
    let item = step.value;
    while (true) {
      let left = true;
      try {
        sent = yield item;
        isError = false;
        left = false;
      } catch (error) {
        left = false;
        isError = true;
        sent = error;
      } finally {
        if (left) {
          const leave = iterator.return;
          if (leave !== undefined && leave !== null) {
            const result = $call_with(_calledPart(leave), iterator, _ending.value);
            if (!_isObject(result)) throw new TypeError("Iterator result " + _shownResult(result) + " is not an object");
            if (!result.done) {
              // It goes on, and so does who delegates.
              item = result.value;
              continue;
            }
            _ending.value = result.value;
          }
        }
      }
      break;
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
    next() {
      if (!_isObject(this) || !$has_own(this, _walking) || $parent(this) !== prototype) {
        const shown = name.startsWith("RegExp") ? "%RegExpStringIterator%" : name;
        throw new TypeError("Method " + shown + ".prototype.next called on incompatible receiver " + _shownReceiver(this));
      }
      return $own_value(this, _walking).next();
    },
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
  let step;
  try { step = $generator_step(_thisGenerator(this, "next"), value); } catch (error) { return _endedLater(this, error); }
  return { value: step[1], done: step[0] };
}
$define(_generatorNext, "name", "next", 4);
// What the generator gives that is asked to end; one that it delegates to may say otherwise.
const _ending = { value: undefined };
// The same of those that gave something else first.
const _endingLater = $new_map();
function _generatorReturn(value) {
  const before = _ending.value;
  _ending.value = value;
  let step;
  try {
    step = $generator_return_step(_thisGenerator(this, "return"));
  } catch (error) {
    if (!$is_closing(error)) throw error;
  } finally {
    value = _ending.value;
    _ending.value = before;
  }
  if (step === undefined) return { value, done: true };
  if (!step[0]) $map_put(_endingLater, this, value);
  return { value: step[1], done: step[0] };
}
// A generator that was asked to end does so now.
function _endedLater(generator, error) {
  if (!$is_closing(error)) throw error;
  // A loop that left it asked for no value.
  if (!$map_has(_endingLater, generator)) return { value: undefined, done: true };
  const value = $map_find(_endingLater, generator);
  $collection_take(_endingLater, generator);
  return { value, done: true };
}
$define(_generatorReturn, "name", "return", 4);
_methods(_GeneratorPrototype, {
  throw(value) {
    let step;
    try { step = $generator_throw_step(_thisGenerator(this, "throw"), value); } catch (error) { return _endedLater(this, error); }
    return { value: step[1], done: step[0] };
  },
});
$define(_GeneratorPrototype, "next", _generatorNext, 5);
$define(_GeneratorPrototype, "return", _generatorReturn, 5);
_tag(_GeneratorPrototype, "Generator");
$native_class("generator", _GeneratorPrototype);
function _generatorOf(generator, callee) {
  const prototype = callee === undefined ? undefined : callee.prototype;
  return _isObject(prototype) ? $set_parent(generator, prototype) : generator;
}
// A function that gives generators of its own kind.
function _generatorFunction(callee, parent) {
  $set_parent(callee, parent);
  $define(callee, "prototype", $object_below(parent.prototype), 1);
  return callee;
}
// The prototype of what a function gives.
function _prototypeFor(callee, other) {
  const prototype = callee.prototype;
  return _isObject(prototype) ? prototype : other;
}
function _thisGenerator(value, name) {
  if ($kind(value) !== "generator") throw new TypeError("Method [Generator].prototype." + name + " called on incompatible receiver " + _shownReceiver(value));
  return value;
}

// The kinds of functions that no name of the program's means.
function _hiddenKind(name, word) {
  const prototype = $object_below(Function.prototype);
  const kind = { [name]: function (...texts) { return _functionOf(word, texts, new.target); } }[name];
  $define(kind, "prototype", prototype, 0);
  $define(kind, "length", 1, 4);
  $set_parent(kind, Function);
  $define(prototype, "constructor", kind, 4);
  _tag(prototype, name);
  return prototype;
}
const _GeneratorFunctionPrototype = _hiddenKind("GeneratorFunction", "function*");
$define(_GeneratorFunctionPrototype, "prototype", _GeneratorPrototype, 4);
$define(_GeneratorPrototype, "constructor", _GeneratorFunctionPrototype, 4);
const _AsyncFunctionPrototype = _hiddenKind("AsyncFunction", "async function");
const _AsyncGeneratorFunctionPrototype = _hiddenKind("AsyncGeneratorFunction", "async function*");
