// Functions.

const _boundTarget = _secret("bound");

_class(Function, {
  call(receiver, ...values) {
    if ($kind(this) === "class") _refuseClass(this);
    return $call(_callable(this), receiver, values);
  },
  apply(receiver, values) {
    if ($kind(this) === "class") _refuseClass(this);
    if (values === undefined || values === null) return $call(_callable(this), receiver, []);
    if (!_isObject(values)) throw new TypeError("CreateListFromArrayLike called on non-object");
    return $call(_callable(this), receiver, _listOf(values));
  },
  bind(receiver, ...first) {
    const target = _callable(this);
    function bound(...rest) {
      const values = first.length === 0 ? rest : first.concat(rest);
      if (new.target === undefined) return $call(target, receiver, values);
      return $construct(target, values, new.target === bound ? target : new.target);
    }
    $define(bound, "prototype", undefined, 4);
    $delete_own(bound, "prototype");
    $define(bound, "name", "bound " + (typeof target.name === "string" ? target.name : ""), 4);
    const length = $has_own(target, "length") && typeof target.length === "number" ? _integer(target.length) - first.length : 0;
    $define(bound, "length", length > 0 ? length : 0, 4);
    $define(bound, _boundTarget, target, 0);
    return bound;
  },
  toString() {
    if (typeof this !== "function") throw new TypeError("Function.prototype.toString requires that 'this' be a Function");
    return _sourceOf(this);
  },
});
// What functions of strict code, and those that construct nothing, do not tell.
function _untold() {
  const tells = typeof this === "function" && $kind(this) === "function" && $has_own(this, "prototype");
  if (tells && !/^[^{]*\{\s*["']use strict["']/.test(_sourceOf(this))) return null;
  throw new TypeError("'caller', 'callee', and 'arguments' properties may not be accessed on strict mode functions or the arguments objects for calls to them");
}
for (const name of ["arguments", "caller"]) $define_accessor(Function.prototype, name, _untold, _untold, 4);
$define(Function.prototype, "length", 0, 4);
$define(Function.prototype, "name", "", 4);
function _staticKey(key) {
  if (key === "prototype") throw new TypeError("Classes may not have a static property named 'prototype'");
  return key;
}
function _refuseClass(callee) {
  throw new TypeError("Class constructor " + callee.name + " cannot be invoked without 'new'");
}
function _sourceOf(callee) {
  const text = $function_source(callee);
  // A method's text begins behind what says whose it is.
  if (text.startsWith("static")) return text.replace(/^static(?:\s|\/\*[^]*?\*\/|\/\/.*\n)+(?=[^\s(\/=])/, "");
  if (text !== "") return text;
  const name = typeof callee.name === "string" && !callee.name.startsWith("bound ") ? callee.name : "";
  return "function " + name + "() { [native code] }";
}
function _hasInstance(value) {
  return typeof this === "function" && _ordinaryInstance(this, value);
}
$define(_hasInstance, "name", "[Symbol.hasInstance]", 4);
$define(Function.prototype, Symbol.hasInstance, _hasInstance, 0);

// What reads or writes a member is called by that and the member's key.
function _nameAccessor(callee, key, word) {
  const shown = typeof key === "symbol" ? "[" + (key.description ?? "") + "]" : _text(key);
  $define(callee, "name", word + " " + (shown === "[]" ? "" : shown), 4);
  return callee;
}
// A class without a name is called by the key of the member that it is.
function _nameClass(callee, key) {
  const bits = $own_attributes(callee, "name");
  if (bits < 0 || bits === 4) $set_function_name(callee, key);
  return callee;
}
// An array-like object's elements as a list.
function _listOf(value) {
  if ($kind(value) === "array") return value;
  if (value === undefined || value === null) return [];
  const list = [];
  const length = _length(value);
  for (let i = 0; i < length; i++) list.push(value[i]);
  return list;
}

_class(Boolean, {
  toString() { return _thisBoolean(this) ? "true" : "false"; },
  valueOf() { return _thisBoolean(this); },
});
function _thisBoolean(value) {
  const truth = _unboxed(value, "boolean");
  if (truth === undefined) throw new TypeError("Boolean.prototype.valueOf requires that 'this' be a Boolean");
  return truth;
}

// The name of a private member of a class that is being made; no other has it.
const _privateKeys = { count: 0 };
function _privateKey(name) { return name + "@" + _privateKeys.count++; }
function _definePrivate(object, key, value, shown) {
  if ($has_own(object, key)) throw new TypeError("Cannot initialize " + shown + " twice on the same object");
  $define(object, key, value, 7);
}
// Gives an object that a class has not made itself a private method of that class.
function _brand(object, made, key) {
  if ($has_own(object, key)) throw new TypeError("Cannot initialize private methods of class " + (made.name === "" ? "anonymous" : made.name) + " twice on the same object");
  if (!(key in object)) Object.defineProperty(object, key, Object.getOwnPropertyDescriptor(made.prototype, key));
}
