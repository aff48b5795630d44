// Object: its static functions, and what every object has.

// What files of the library that only some programs bring hand to the others.
const _parts = {};

// Whether an object is what a module exports, and that is something.
function _hasExports(object) { return _isObject(object) && !_isProxy(object) && $has_own(object, _isNamespace) && $own_keys(object).length > 0; }

// Names in node's order, where the program asks for them.
function _ordered(object, names) { return _parts._inOrder === undefined ? names : _parts._inOrder(object, names); }

function _toObject(value) {
  if (value === undefined || value === null) throw new TypeError("Cannot convert undefined or null to object");
  return value;
}
function _ownKeys(object) {
  if (typeof object === "string") return _indices(object.length).concat("length");
  if (!_isObject(object)) return [];
  if (_isProxy(object)) return _proxyKeys(object);
  if (_isOverBuffer(object)) return _indices(object.length).concat($own_keys(object));
  // The list that holds a typed array's elements has a length, the array itself only reads it from its prototype.
  return _isTyped(object) ? $own_keys(object).filter((key) => key !== "length") : $own_keys(object);
}
// Whether an object is a typed array whose elements are bytes of a buffer: none of them is a member that the machine knows.
function _isOverBuffer(object) { return _isTyped(object) && $own_value(object, _view).buffer !== undefined; }
function _indices(length) {
  const keys = [];
  for (let i = 0; i < length; i++) $list_append(keys, $number_to_text(i, 10));
  return keys;
}
function _ownSymbols(object) {
  if (!_isObject(object)) return [];
  if (_isProxy(object)) return _proxySymbols(object);
  return $own_symbols(object).filter((symbol) => !$map_has(_secrets, symbol));
}
function _enumerableKeys(object) {
  if (typeof object === "string") { const keys = _ownKeys(object); keys.pop(); return keys; }
  if (!_isObject(object)) return [];
  if (_isProxy(object)) return _proxyEnumerableKeys(object);
  // Whether a member is seen is not known before it is there.
  if ($has_own(object, _isNamespace)) for (const key of $own_keys(object)) object[key];
  return _isOverBuffer(object) ? _indices(object.length).concat($enumerable_keys(object)) : $enumerable_keys(object);
}

function _descriptor(object, key) {
  if (_isProxy(object)) return _proxyDescriptor(object, key);
  const bits = $own_attributes(object, key);
  if (bits < 0) {
    if (typeof object === "string" && $has_own(object, key)) {
      return { value: object[key], writable: false, enumerable: key !== "length", configurable: false };
    }
    if (_isObject(object) && _isElement(object, key)) return { value: object[key], writable: true, enumerable: true, configurable: true };
    return _isStack(object, key) ? { value: object.stack, writable: true, enumerable: false, configurable: true } : undefined;
  }
  const value = $own_value(object, key);
  const enumerable = (bits & 2) !== 0, configurable = (bits & 4) !== 0 && !_isFixed(object, key);
  if (bits & 8) {
    if (_isMapped(object, key, value) || $has_own(object, _isNamespace)) return { value: $call(value[0], undefined, []), writable: true, enumerable, configurable };
    return { get: value[0], set: value[1], enumerable, configurable };
  }
  return { value, writable: (bits & 1) !== 0, enumerable, configurable };
}
// What a module exports may only be said to be what it is.
function _defineExport(space, key, descriptor) {
  const now = _descriptor(space, key);
  const isOther = (word, wanted) => word in descriptor && !descriptor[word] === wanted;
  if (now === undefined || isOther("configurable", false) || isOther("enumerable", true) || isOther("writable", true) || "get" in descriptor || "set" in descriptor ||
    "value" in descriptor && !_sameValue(descriptor.value, now.value)) {
    throw new TypeError("Cannot redefine property: " + key);
  }
}
function _defineProperty(object, key, descriptor) {
  if (!_isObject(descriptor)) throw new TypeError("Property description must be an object: " + _text(descriptor));
  if (_isProxy(object)) return _proxyDefine(object, key, descriptor);
  if (typeof key === "string" && $has_own(object, _isNamespace)) return _defineExport(object, key, descriptor);
  let old = $own_attributes(object, key);
  if (old >= 0 && old & 8 && _isMapped(object, key, $own_value(object, key))) {
    if (_defineMapped(object, key, descriptor)) return;
    old = $own_attributes(object, key);
  }
  const isAccessor = "get" in descriptor || "set" in descriptor;
  if (isAccessor && ("value" in descriptor || "writable" in descriptor)) {
    throw new TypeError("Invalid property descriptor. Cannot both specify accessors and a value or writable attribute, " + _sketch(descriptor));
  }
  const shown = () => typeof key === "symbol" ? _symbolText(key) : key;
  if (old < 0) {
    if ($seal_level(object) !== 0) throw new TypeError("Cannot define property " + shown() + ", object is not extensible");
  } else if (!(old & 4) && !_sameDefinition(object, key, old, descriptor, isAccessor)) {
    throw new TypeError("Cannot redefine property: " + shown());
  }
  const had = old < 0 ? 0 : old;
  let bits = _bit(descriptor, "enumerable", had, 2) | _bit(descriptor, "configurable", had, 4);
  if (isAccessor) {
    const before = had & 8 ? $own_value(object, key) : [undefined, undefined];
    const get = "get" in descriptor ? descriptor.get : before[0];
    const set = "set" in descriptor ? descriptor.set : before[1];
    if (get !== undefined && typeof get !== "function") throw new TypeError("Getter must be a function: " + _text(get));
    if (set !== undefined && typeof set !== "function") throw new TypeError("Setter must be a function: " + _text(set));
    if ($kind(object) === "array" && _isPlace(key)) {
      // What computes an element stands among the members, where the list itself has nothing.
      if (object.length <= +key) object.length = +key + 1;
      if (old >= 0 && !(had & 8)) $delete_own(object, key);
    }
    $define_accessor(object, key, get, set, bits);
    return;
  }
  if (had & 8 && !("value" in descriptor) && !("writable" in descriptor)) {
    const before = $own_value(object, key);
    $define_accessor(object, key, before[0], before[1], bits);
    return;
  }
  bits |= _bit(descriptor, "writable", had & 8 ? 0 : had, 1);
  const value = "value" in descriptor ? descriptor.value : old < 0 || had & 8 ? undefined : $own_value(object, key);
  // An element behind the end of a list makes it longer, and the length takes elements away.
  if ($kind(object) === "array" && (old < 0 && _isPlace(key) || key === "length" && bits & 1)) {
    object[key] = value;
    return;
  }
  $define(object, key, value, bits);
}
// Arrays whose elements are there for good.
const _sealed = _secret("sealed");
function _isFixed(object, key) { return $kind(object) === "array" && $has_own(object, _sealed) && _isPlace(key); }
function _isPlace(key) { return typeof key === "string" && _text(key >>> 0) === key && key !== "4294967295"; }
function _bit(descriptor, name, old, bit) {
  if (name in descriptor) return descriptor[name] ? bit : 0;
  return old & bit;
}
// Whether a definition changes nothing that a member for good forbids.
function _sameDefinition(object, key, old, descriptor, isAccessor) {
  if (descriptor.configurable) return false;
  if ("enumerable" in descriptor && !!descriptor.enumerable !== ((old & 2) !== 0)) return false;
  const value = $own_value(object, key);
  if (old & 8) {
    if ("value" in descriptor || "writable" in descriptor) return false;
    return !("get" in descriptor && descriptor.get !== value[0]) && !("set" in descriptor && descriptor.set !== value[1]);
  }
  if (isAccessor) return false;
  if (old & 1) return true;
  return !descriptor.writable && !("value" in descriptor && !_sameValue(descriptor.value, value));
}
function _setIntegrity(object, frozen) {
  if (_isProxy(object)) {
    if (!_preventExtensions(object)) throw new TypeError("'preventExtensions' on proxy: trap returned falsish");
    for (const key of _proxyAllKeys(object)) {
      const found = frozen ? _proxyDescriptor(object, key) : {};
      if (found === undefined) continue;
      _proxyDefine(object, key, frozen && "value" in found ? { configurable: false, writable: false } : { configurable: false });
    }
    return;
  }
  const keys = $own_keys(object).concat(_ownSymbols(object));
  if (!frozen && $kind(object) === "array") $define(object, _sealed, true, 0);
  for (const key of keys) {
    const bits = $own_attributes(object, key);
    const value = $own_value(object, key);
    if (bits & 8 && frozen && _isMapped(object, key, value)) $define(object, key, $call(value[0], undefined, []), bits & 2);
    else if (bits & 8) $define_accessor(object, key, value[0], value[1], bits & 2);
    else $define(object, key, value, bits & (frozen ? 2 : 3));
  }
}
function _hasIntegrity(object, frozen) {
  if (!_isObject(object)) return true;
  if (_isProxy(object)) {
    return !_isExtensible(object) && _proxyAllKeys(object).every((key) => {
      const found = _proxyDescriptor(object, key);
      return found === undefined || !found.configurable && !(frozen && found.writable);
    });
  }
  if ($seal_level(object) === 0) return false;
  return $own_keys(object).concat(_ownSymbols(object)).every((key) => {
    const bits = $own_attributes(object, key);
    const isWritable = bits & 8 ? _isMapped(object, key, $own_value(object, key)) : bits & 1;
    return (!(bits & 4) || _isFixed(object, key)) && !(frozen && isWritable);
  });
}
function _setPrototype(object, prototype) {
  if (!_isObject(prototype) && prototype !== null) {
    throw new TypeError("Object prototype may only be an Object or null: " + _text(prototype));
  }
  if (_isProxy(object)) { _proxySetParent(object, prototype); return; }
  if (!_isObject(object) || $parent(object) === prototype) return;
  if ($seal_level(object) !== 0) throw new TypeError((typeof object === "function" ? _sourceOf(object) : _sketchObject(object)) + " is not extensible");
  if (object === Object.prototype) throw new TypeError("Immutable prototype object 'Object.prototype' cannot have their prototype set");
  for (let at = prototype; at !== null; at = $parent(at)) {
    if (at === object) throw new TypeError("Cyclic __proto__ value");
  }
  $set_parent(object, prototype);
}
function _expectFunction(name, value) {
  if (typeof value !== "function") throw new TypeError("Object.prototype." + name + ": Expecting function");
}
function _prototypeOf(object) {
  return _isProxy(object) ? _proxyParent(object) : $parent(object);
}

_class(Object, {
  hasOwnProperty(key) { return _hasOwn(_toObject(this), _key(key)); },
  isPrototypeOf(value) {
    if (!_isObject(value)) return false;
    for (let at = $parent(value); at !== null; at = $parent(at)) if (at === this) return true;
    return false;
  },
  propertyIsEnumerable(key) {
    const found = _descriptor(_toObject(this), _key(key));
    return found !== undefined && found.enumerable;
  },
  toString() { return "[object " + _objectTag(this) + "]"; },
  toLocaleString() { return this.toString(); },
  valueOf() { return _isObject(_toObject(this)) ? this : _box(this); },
  get __proto__() { return _prototypeOf(_toObject(this)); },
  set __proto__(prototype) { if (_isObject(prototype) || prototype === null) _setPrototype(this, prototype); },
  __defineGetter__(key, get) { _expectFunction("__defineGetter__", get); _defineProperty(this, _key(key), { get, enumerable: true, configurable: true }); },
  __defineSetter__(key, set) { _expectFunction("__defineSetter__", set); _defineProperty(this, _key(key), { set, enumerable: true, configurable: true }); },
  __lookupGetter__(key) { return _lookup(this, _key(key), "get"); },
  __lookupSetter__(key) { return _lookup(this, _key(key), "set"); },
}, {
  keys(object) { return _enumerableKeys(_toObject(object)); },
  values(object) { return _enumerableKeys(_toObject(object)).map((key) => object[key]); },
  entries(object) { return _enumerableKeys(_toObject(object)).map((key) => [key, object[key]]); },
  assign(target, ...sources) {
    _toObject(target);
    for (const source of sources) {
      if (source === undefined || source === null) continue;
      for (const key of _enumerableKeys(source)) target[key] = source[key];
      for (const key of _ownSymbols(source)) if (_descriptor(source, key).enumerable) target[key] = source[key];
    }
    return target;
  },
  create(prototype, members) {
    if (!_isObject(prototype) && prototype !== null) {
      throw new TypeError("Object prototype may only be an Object or null: " + _text(prototype));
    }
    const object = $object_below(prototype);
    return members === undefined ? object : Object.defineProperties(object, members);
  },
  defineProperty(object, key, descriptor) {
    if (!_isObject(object)) throw new TypeError("Object.defineProperty called on non-object");
    _defineProperty(object, _key(key), descriptor);
    return object;
  },
  defineProperties(object, members) {
    if (!_isObject(object)) throw new TypeError("Object.defineProperties called on non-object");
    for (const key of _enumerableKeys(_toObject(members))) _defineProperty(object, key, members[key]);
    for (const key of _ownSymbols(members)) _defineProperty(object, key, members[key]);
    return object;
  },
  getPrototypeOf(object) { return _prototypeOf(_toObject(object)); },
  setPrototypeOf(object, prototype) {
    if (object === undefined || object === null) throw new TypeError("Object.setPrototypeOf called on null or undefined");
    _setPrototype(object, prototype);
    return object;
  },
  getOwnPropertyNames(object) { return _ordered(object, _withStack(object, _ownKeys(_toObject(object)))); },
  getOwnPropertySymbols(object) { return _ownSymbols(_toObject(object)); },
  getOwnPropertyDescriptor(object, key) { return _descriptor(_toObject(object), _key(key)); },
  getOwnPropertyDescriptors(object) {
    const result = {};
    for (const key of _withStack(object, _ownKeys(_toObject(object))).concat(_ownSymbols(object))) result[key] = _descriptor(object, key);
    return result;
  },
  is(left, right) { return _sameValue(left, right); },
  hasOwn(object, key) { return _hasOwn(_toObject(object), _key(key)); },
  freeze(object) {
    if (!_isObject(object)) return object;
    if (_isTyped(object) && object.length > 0) throw new TypeError("Cannot freeze array buffer views with elements");
    // What a module exports stays writable, though nobody but the module can write it.
    if (_hasExports(object)) throw new TypeError("Cannot redefine property: " + $own_keys(object)[0]);
    _setIntegrity(object, true);
    if (!_isProxy(object)) $prevent_extensions(object);
    return object;
  },
  seal(object) {
    if (!_isObject(object)) return object;
    _setIntegrity(object, false);
    if (!_isProxy(object)) $prevent_extensions(object);
    return object;
  },
  preventExtensions(object) {
    if (_isObject(object) && !_preventExtensions(object)) throw new TypeError("'preventExtensions' on proxy: trap returned falsish");
    return object;
  },
  isFrozen(object) { return !_hasExports(object) && _hasIntegrity(object, true); },
  isSealed(object) { return _hasIntegrity(object, false); },
  isExtensible(object) { return _isObject(object) && _isExtensible(object); },
  fromEntries(entries) {
    const result = {};
    if (entries === undefined || entries === null) throw new TypeError(_text(entries) + " is not iterable");
    for (const entry of _iterable(entries)) {
      if (!_isObject(entry)) throw new TypeError("Iterator value " + _text(entry) + " is not an entry object");
      result[entry[0]] = entry[1];
    }
    return result;
  },
});

// An error's stack is written when it is first read; until then it is a member of its own all the same.
function _withStack(object, names) { return $kind(object) === "error" && !names.includes("stack") ? ["stack", ...names] : names; }
function _isStack(object, key) { return key === "stack" && $kind(object) === "error"; }
function _hasOwn(object, key) {
  if (_isProxy(object)) return _proxyDescriptor(object, key) !== undefined;
  if (_hasExports(object)) return _descriptor(object, key) !== undefined;
  return $has_own(object, key) || _isStack(object, key) || _isObject(object) && _isElement(object, key);
}
function _lookup(object, key, which) {
  for (let at = object; at !== null; at = $parent(at)) {
    if ($has_own(at, key)) return _descriptor(at, key)[which];
  }
  return undefined;
}
function _objectTag(value) {
  if (value === undefined) return "Undefined";
  if (value === null) return "Null";
  const tag = value[Symbol.toStringTag];
  if (typeof tag === "string") return tag;
  switch ($kind(value)) {
    case "array": return "Array";
    case "function": return _functionKind(value);
    case "class": return "Function";
    case "error": return "Error";
    case "boolean": return "Boolean";
    case "number": return "Number";
    case "string": return "String";
  }
  if (_isProxy(value) && Array.isArray(value)) return "Array";
  if (_isDate(value)) return "Date";
  if (_isRegExp(value)) return "RegExp";
  if ($has_own(value, _boxedValue)) {
    const type = typeof $own_value(value, _boxedValue);
    if (type === "number") return "Number";
    if (type === "string") return "String";
    if (type === "boolean") return "Boolean";
  }
  if ($has_own(value, _isArguments)) return "Arguments";
  return "Object";
}
const _isArguments = _secret("arguments");
// Of the object that stands for what a module exports.
const _isNamespace = _secret("namespace");

function _spread_object(target, source) {
  if (source === undefined || source === null) return target;
  if (_isProxy(source)) {
    for (const key of _proxyAllKeys(source)) {
      const found = _proxyDescriptor(source, key);
      if (found !== undefined && found.enumerable) $define(target, key, source[key], 7);
    }
    return target;
  }
  for (const key of _enumerableKeys(source)) $define(target, key, source[key], 7);
  if (typeof source === "string") return target;
  for (const key of _ownSymbols(source)) {
    if (_descriptor(source, key).enumerable) $define(target, key, source[key], 7);
  }
  return target;
}
function _there(source, shown) {
  if (source === undefined || source === null) {
    throw new TypeError("Cannot destructure '" + (shown ?? (source === null ? "object null" : "undefined")) + "' as it is " + _text(source) + ".");
  }
}
function _rest_object(source, taken) {
  _there(source);
  const rest = {}, without = $new_set();
  for (const key of taken) $set_put(without, typeof key === "symbol" ? key : _text(key));
  if (_isProxy(source)) {
    for (const key of _proxyAllKeys(source)) {
      if ($map_has(without, key)) continue;
      const found = _proxyDescriptor(source, key);
      if (found !== undefined && found.enumerable) $define(rest, key, source[key], 7);
    }
    return rest;
  }
  for (const key of _enumerableKeys(source)) {
    if (!$map_has(without, _text(key))) $define(rest, key, source[key], 7);
  }
  if (typeof source === "string") return rest;
  for (const key of _ownSymbols(source)) {
    if (!$map_has(without, key) && _descriptor(source, key).enumerable) $define(rest, key, source[key], 7);
  }
  return rest;
}
function _still_in(key, object) { return _in(key, _isObject(object) ? object : _box(object)); }
function _for_in(value) {
  const keys = [];
  if (value === undefined || value === null) return keys;
  const seen = $new_set();
  for (let at = value; at !== null; at = _prototypeOf(at)) {
    const shown = _enumerableKeys(at);
    for (const key of shown) {
      if (!$map_has(seen, key)) keys.push(key);
    }
    if (_prototypeOf(at) === null) break;
    for (const key of _ownKeys(at)) $set_put(seen, key);
  }
  return keys;
}
// Whether a member is an element of `arguments` that is the same variable as a parameter.
function _isMapped(object, key, accessors) {
  return accessors[0] !== undefined && typeof key === "string" && $has_own(object, _isArguments) &&
    $own_value(object, _isArguments)[2 * key] === accessors[0];
}
// Defines such an element: as long as it is written to alone it stays the variable, else it becomes a member like others.
function _defineMapped(object, key, descriptor) {
  const bits = $own_attributes(object, key), [get, set] = $own_value(object, key);
  const isPlain = !("get" in descriptor || "set" in descriptor) && descriptor.writable !== false || !_isObject(descriptor);
  if (isPlain && bits & 4) {
    if ("value" in descriptor) $call(set, undefined, [descriptor.value]);
    $define_accessor(object, key, get, set, _bit(descriptor, "enumerable", bits, 2) | _bit(descriptor, "configurable", bits, 4));
    return true;
  }
  if (bits & 4 || isPlain || descriptor.writable === false) {
    if ("value" in descriptor) $call(set, undefined, [descriptor.value]);
    if (!isPlain) $define(object, key, $call(get, undefined, []), bits & 6 | 1);
    return isPlain && !("enumerable" in descriptor && !!descriptor.enumerable !== ((bits & 2) !== 0)) && !descriptor.configurable;
  }
  return false;
}
// The object `arguments` of a call.
const _noCallee = () => {
  throw new TypeError("'caller', 'callee', and 'arguments' properties may not be accessed on strict mode functions or the arguments objects for calls to them");
};
function _arguments(values, callee, mapped = []) {
  const object = $object_below(Object.prototype);
  for (let i = 0; i < values.length; i++) {
    // An element that is the same variable as a parameter.
    if (2 * i < mapped.length && mapped[2 * i] !== undefined) $define_accessor(object, i, mapped[2 * i], mapped[2 * i + 1], 6);
    else object[i] = values[i];
  }
  $define(object, "length", values.length, 5);
  if (callee === undefined) $define_accessor(object, "callee", _noCallee, _noCallee, 0);
  else $define(object, "callee", callee, 5);
  $define(object, _isArguments, mapped, 0);
  $define(object, Symbol.iterator, Array.prototype.values, 5);
  return object;
}
// `__proto__: value` in a literal: what is no object changes nothing.
function _literalParent(object, value) {
  if (_isObject(value) || value === null) $set_parent(object, value);
}
