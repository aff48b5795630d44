// What everything else stands on: the parents of native values, how members are given to them, and the questions that the
// language's own algorithms ask again and again.

function Object(value) {
  if (new.target !== undefined && new.target !== Object) return this;
  if (value === undefined || value === null) return {};
  return _isObject(value) ? value : _box(value);
}
function Function(...texts) { return _functionOf("function", texts, new.target); }
function Array(...items) {
  let list = items;
  if (items.length === 1 && typeof items[0] === "number") {
    list = [];
    $list_with_length(list, _arrayLength(items[0]));
  }
  return new.target === undefined ? list : _derived(this, Array.prototype, list);
}
function String(...values) {
  const value = values.length === 0 ? "" : values[0];
  const text = new.target === undefined && typeof value === "symbol" ? _symbolText(value) : _text(value);
  return new.target === undefined ? text : _boxed(this, text);
}
function Number(...values) {
  const numeric = values.length === 0 ? 0 : _toNumeric(values[0]);
  const number = typeof numeric === "bigint" ? $big_number(numeric) : numeric;
  return new.target === undefined ? number : _boxed(this, number);
}
function Boolean(value) {
  return new.target === undefined ? !!value : _boxed(this, !!value);
}
function BigInt(value) {
  if (new.target !== undefined) throw new TypeError("BigInt is not a constructor");
  return _toBigInt(_toPrimitive(value, "number"));
}
function Symbol(description) {
  if (new.target !== undefined) throw new TypeError("Symbol is not a constructor");
  return $symbol(undefined, description === undefined ? undefined : _text(description));
}

$native_class("object", Object.prototype);
$set_parent(Object.prototype, null);
const _nothing = () => undefined;
$define(Function, "prototype", _nothing, 0);
$native_class("function", Function.prototype);
$set_parent(Function.prototype, Object.prototype);
$native_class("intrinsic", Function.prototype);
$native_class("list", Array.prototype);
$native_class("text", String.prototype);
$native_class("int", Number.prototype);
$native_class("float", Number.prototype);
$native_class("bool", Boolean.prototype);
$native_class("big_int", BigInt.prototype);
$native_class("symbol", Symbol.prototype);

// Names under which the library keeps things in objects; no program sees them.
const _secrets = $new_set();
function _secret(name) {
  const symbol = $symbol(undefined, name);
  $set_put(_secrets, symbol);
  return symbol;
}

// Members that a program does not see in a `for` loop: methods and computed ones, as an object literal has them.
function _methods(target, members) {
  for (const key of $own_keys(members)) _hide(target, members, key);
  for (const key of $own_symbols(members)) _hide(target, members, key);
  return target;
}
function _hide(target, members, key) {
  const value = $own_value(members, key);
  if ($own_attributes(members, key) & 8) $define_accessor(target, key, value[0], value[1], 4);
  else $define(target, key, value, 5);
}
// Values that nobody can change.
function _constants(target, members) {
  for (const key of $own_keys(members)) $define(target, key, members[key], 0);
  return target;
}
// A class of the library: its prototype and constructor do not show.
function _class(constructor, members, own) {
  // Functions are there before the first line runs, with the parent that functions had then.
  $set_parent(constructor, Function.prototype);
  $define(constructor, "prototype", constructor.prototype, 0);
  $define(constructor.prototype, "constructor", constructor, 5);
  if (members !== undefined) _methods(constructor.prototype, members);
  if (own !== undefined) _methods(constructor, own);
}
function _tag(prototype, name) {
  $define(prototype, Symbol.toStringTag, name, 4);
}
// A member that is computed when it is read, by a function that is called after it.
function _tells(object, key, read, write) {
  const shown = typeof key === "symbol" ? "[" + $symbol_description(key) + "]" : key;
  $define(read, "name", "get " + shown, 4);
  if (write !== undefined) $define(write, "name", "set " + shown, 4);
  $define_accessor(object, key, read, write, 4);
}
// What makes more of a kind is the kind itself, where nobody says otherwise.
function _tellSpecies(Kind) {
  _methods(Kind, { get [Symbol.species]() { return this; } });
}

function _isObject(value) {
  const type = typeof value;
  return type === "object" ? value !== null : type === "function";
}
function _typeError(message) { throw new TypeError(message); }
function _rangeError(message) { throw new RangeError(message); }

function _callable(value) {
  if (typeof value !== "function") throw new TypeError((typeof value === "string" ? value : _sketch(value)) + " is not a function");
  return value;
}
// A value with its type in front, as messages write what a method gives.
function _typed(value) {
  return value === undefined || value === null ? _text(value) : typeof value + " " + _sketch(value);
}
// What a method was called on that is not for it.
function _shownReceiver(value) {
  return typeof value === "string" ? value : $kind(value) === "array" ? "[object Array]" : _sketch(value);
}
// How error messages write a value.
function _sketch(value) {
  switch ($kind(value)) {
    case "string": return '"' + value + '"';
    case "symbol": return _symbolText(value);
    case "bigint": return _text(value);
    case "function":
    case "class": return _sourceOf(value);
    case "array": return _sketchList(value);
    case "undefined": case "null": case "boolean": case "number": return _text(value);
    case "error": return _text(value);
    default: return _writesItself(value) ? "[object " + _objectTag(value) + "]" : "#<" + _className(value) + ">";
  }
}
// Whether an object has another `toString` than all have: its class is not told then.
function _writesItself(value) {
  const write = _isProxy(value) ? undefined : value.toString;
  return typeof write === "function" && write !== Object.prototype.toString;
}
function _sketchList(list) {
  try { return _text(list); } catch { return "[object Array]"; }
}
function _className(value) {
  const constructor = value.constructor;
  return typeof constructor === "function" && constructor.name !== "" ? constructor.name : "Object";
}

// A native value as the instance of whatever class is being constructed.
function _derived(object, prototype, native) {
  if (object === undefined || $parent(object) === prototype) return native;
  return $wrap(object, native);
}

const _boxedValue = _secret("value");
function _boxed(object, primitive) {
  $define(object, _boxedValue, primitive, 0);
  if (typeof primitive === "string") {
    for (let i = 0; i < primitive.length; i++) $define(object, i, primitive[i], 2);
    $define(object, "length", primitive.length, 0);
  }
  return object;
}
function _box(primitive) {
  return _boxed($object_below($parent(primitive)), primitive);
}
// The primitive that a value is or holds; undefined where it is of another type.
function _unboxed(value, type) {
  if (typeof value === type) return value;
  if (_isObject(value) && $has_own(value, _boxedValue)) {
    const held = $own_value(value, _boxedValue);
    if (typeof held === type) return held;
  }
  return undefined;
}

// A whole number from any value; what is no number counts as 0.
function _integer(value) {
  const number = typeof value === "number" ? value : _toNumber(value);
  if (number !== number) return 0;
  return Math.trunc(number) + 0;
}
function _relative(value, length, absent) {
  if (value === undefined) return absent;
  const place = _integer(value);
  if (place < 0) return place + length > 0 ? place + length : 0;
  return place < length ? place : length;
}
function _length(value) {
  const length = _integer(value.length);
  return length > 0 ? (length < 9007199254740991 ? length : 9007199254740991) : 0;
}
function _arrayLength(value) {
  if (value < 0 || value > 4294967295 || Math.trunc(value) !== value) throw new RangeError("Invalid array length");
  return value;
}
function _sameValue(left, right) {
  if (left === right) return left !== 0 || 1 / left === 1 / right;
  return left !== left && right !== right;
}
function _sameValueZero(left, right) {
  return left === right || (left !== left && right !== right);
}
