// What is left of the global scope, and what the program's own syntax asks the library for.

// The texts of the tagged template at a place in the source.
const _templates = $new_map();
function _tagged(place, strings, raws) {
  if ($map_has(_templates, place)) return $map_find(_templates, place);
  $define(strings, "raw", Object.freeze(raws), 0);
  $map_put(_templates, place, Object.freeze(strings));
  return strings;
}
function _delete(object, key) {
  const name = _key(key);
  const isGone = _isProxy(object) ? _proxy_delete(object, name) : _deleteOwn(object, name);
  if (!isGone && _isProxy(object) && _proxyHandler(object).deleteProperty == null) return _delete(_proxyTarget(object), name);
  if (!isGone && _isProxy(object)) throw new TypeError("'deleteProperty' on proxy: trap returned falsish for property '" + _keyText(name) + "'");
  if (!isGone) throw new TypeError("Cannot delete property '" + _keyText(name) + "' of " + (typeof object === "function" ? _sourceOf(object) : _unboxed(object, "string") !== undefined ? "[object String]" : _sketchObject(object)));
  return true;
}
function _deleteOwn(object, name) {
  if (name === "length" && (typeof object === "string" || $kind(object) === "array")) return false;
  if (_isFixed(object, name) && $has_own(object, name)) return false;
  return $delete_own(_toObject(object), name);
}
function _delete_quietly(object, key) {
  const name = _key(key);
  return _isProxy(object) ? _proxy_delete(object, name) : _deleteOwn(object, name);
}

// Letters with accents, as the letter and its accent: those of Latin in one block after another.
const _accented = {
  "\u0300": "AÀEÈIÌNǸOÒUÙaàeèiìnǹoòuù", "\u0301": "AÁCĆEÉIÍLĹNŃOÓRŔSŚUÚYÝZŹaácćeéiílĺnńoórŕsśuúyýzź",
  "\u0302": "AÂCĈEÊGĜHĤIÎJĴOÔSŜUÛWŴYŶaâcĉeêgĝhĥiîjĵoôsŝuûwŵyŷ", "\u0303": "AÃIĨNÑOÕUŨaãiĩnñoõuũ",
  "\u0304": "AĀEĒIĪOŌUŪaāeēiīoōuū", "\u0306": "AĂEĔGĞIĬOŎUŬaăeĕgğiĭoŏuŭ", "\u0307": "CĊEĖGĠIİZŻcċeėgġzż",
  "\u0308": "AÄEËIÏOÖUÜYŸaäeëiïoöuüyÿ", "\u030a": "AÅUŮaåuů", "\u030b": "OŐUŰoőuű", "\u030c": "CČDĎEĚNŇRŘSŠTŤZŽcčdďeěnňrřsštťzž",
  "\u0327": "CÇGĢKĶLĻNŅRŖSŞTŢcçkķlļnņrŗsştţ", "\u0328": "AĄEĘIĮUŲaąeęiįuų",
};
const _accentParts = $new_map();
const _wholes = $new_map();
for (const accent of $own_keys(_accented)) {
  const pairs = _accented[accent];
  for (let i = 0; i < pairs.length; i += 2) {
    $map_put(_accentParts, pairs[i + 1], pairs[i] + accent);
    $map_put(_wholes, pairs[i] + accent, pairs[i + 1]);
  }
}
function _decomposed(unit) { return $map_has(_accentParts, unit) ? $map_find(_accentParts, unit) : unit; }
function _normalized(text, form) {
  if (!["NFC", "NFD", "NFKC", "NFKD"].includes(form)) throw new RangeError("The normalization form should be one of NFC, NFD, NFKC, NFKD.");
  let apart = "";
  for (const character of text) apart += _decomposed(character);
  if (form.endsWith("D")) return apart;
  let result = "";
  for (let i = 0; i < apart.length; i++) {
    const pair = $text_part(apart, i, Math.min(i + 2, apart.length));
    if ($map_has(_wholes, pair)) { result += $map_find(_wholes, pair); i++; }
    else result += apart[i];
  }
  return result;
}

// How many parameters functions say they have whose own differ.
for (const [callee, count] of [
  [Error, 1], [EvalError, 1], [RangeError, 1], [ReferenceError, 1], [SyntaxError, 1], [TypeError, 1], [URIError, 1], [AggregateError, 2],
  [Map, 0], [Set, 0], [WeakMap, 0], [WeakSet, 0], [Symbol, 0], [ArrayBuffer, 1], [structuredClone, 0], [Array, 1], [String, 1], [Number, 1], [Date, 7], [Function, 1], [Math.max, 2], [Math.min, 2], [Math.hypot, 2],
  [Array.prototype.push, 1], [Array.prototype.unshift, 1], [Array.prototype.concat, 1], [Array.prototype.splice, 2],
  [Array.prototype.map, 1], [Array.prototype.filter, 1], [Array.prototype.forEach, 1], [Array.prototype.reduce, 1],
  [Function.prototype.call, 1], [Function.prototype.bind, 1], [Object.assign, 2], [String.prototype.concat, 1],
]) {
  $define(callee, "length", count, 4);
}

// The same of methods, by their names.
for (const [holder, counts] of [
  [Array, "from 1"],
  [Array.prototype, "copyWithin 2 every 1 fill 1 find 1 findIndex 1 findLast 1 findLastIndex 1 flat 0"],
  [Array.prototype, "flatMap 1 includes 1 indexOf 1 some 1 toLocaleString 0 toSpliced 2"],
  [BigInt.prototype, "toLocaleString 0 toString 0"],
  [DataView.prototype, "getBigInt64 1 getBigUint64 1 getFloat32 1 getFloat64 1 getInt16 1 getInt32 1"],
  [DataView.prototype, "getInt8 1 getUint16 1 getUint32 1 getUint8 1 setBigInt64 2 setBigUint64 2"],
  [DataView.prototype, "setFloat32 2 setFloat64 2 setInt16 2 setInt32 2 setInt8 2 setUint16 2 setUint32 2"],
  [DataView.prototype, "setUint8 2"],
  [Date, "UTC 7"],
  [Date.prototype, "setDate 1 setFullYear 3 setHours 4 setMilliseconds 1 setMinutes 3 setMonth 2"],
  [Date.prototype, "setSeconds 2 setUTCDate 1 setUTCFullYear 3 setUTCHours 4 setUTCMilliseconds 1"],
  [Date.prototype, "setUTCMinutes 3 setUTCMonth 2 setUTCSeconds 2 toJSON 1 toLocaleDateString 0"],
  [Date.prototype, "toLocaleString 0 toLocaleTimeString 0"],
  [FinalizationRegistry.prototype, "register 2 unregister 1"],
  [Map.prototype, "forEach 1"],
  [Number.prototype, "toLocaleString 0"],
  [Set.prototype, "forEach 1"],
  [String, "fromCharCode 1 fromCodePoint 1"],
  [String.prototype, "endsWith 1 includes 1 indexOf 1 lastIndexOf 1 localeCompare 1 normalize 0 padEnd 1 padStart 1"],
  [String.prototype, "startsWith 1 toLocaleLowerCase 0 toLocaleUpperCase 0"],
  [_TypedArray, "from 1"],
  [_TypedArray.prototype, "copyWithin 2 every 1 fill 1 filter 1 find 1 findIndex 1 findLast 1 findLastIndex 1"],
  [_TypedArray.prototype, "includes 1 indexOf 1 map 1 some 1 toLocaleString 0"],
]) {
  const words = counts.split(" ");
  for (let i = 0; i < words.length; i += 2) $define($own_value(holder, words[i]), "length", +words[i + 1], 4);
}

for (const callee of [
  parseInt, parseFloat, isNaN, isFinite, setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate,
  queueMicrotask, structuredClone, encodeURIComponent, encodeURI, decodeURIComponent, decodeURI, escape, unescape, eval, inspect, format,
  Proxy, btoa, atob, _hasInstance, _exec, _mapEntries, _setValues, _generatorNext, _generatorReturn,
  Array.prototype.values, Map.prototype.set, Set.prototype.add, _isDate, _isRegExp, _isPromise, _isProxy,
]) {
  $set_parent(callee, Function.prototype);
}

_tellMatches();

// The program as a module of node's, and the global object: what it has is there before the program begins.
const module = { id: ".", path: "/program", exports: {}, filename: "/program/main.js", loaded: false, children: [], paths: [] };
const exports = module.exports;
function require(name) { return _require(name); }
require.main = module;
function _moduleArguments() { return _arguments([exports, require, module, __filename, __dirname], require); }

// The object of a `with` statement, and whether a name means a member of it.
function _with_object(value) {
  if (value === undefined || value === null) throw new TypeError("Cannot convert undefined or null to object");
  return _isObject(value) ? value : _box(value);
}
function _with_has(object, name) {
  if (!_in(name, object)) return false;
  const hidden = object[Symbol.unscopables];
  return !(_isObject(hidden) && hidden[name]);
}
// What a name means that nothing around declares.
function _undeclared(name) {
  if (name in globalThis) return globalThis[name];
  throw new ReferenceError(name + " is not defined");
}
// A name that nothing declares is a member of the global object.
function _set_global(name, value, isStrict) {
  if (isStrict && !(name in globalThis)) {
    if ($is_complete()) throw new ReferenceError(name + " is not defined");
  }
  if (!Reflect.set(globalThis, name, value) && isStrict) {
    throw new TypeError("Cannot assign to read only property '" + name + "' of object '#<Object>'");
  }
}
// What node refuses is not run where nothing is missing in the program.
const _refused = _secret("refused");
function _refuse(message, width, kind) {
  if (!$is_complete()) return;
  const error = new SyntaxError(message);
  $define(error, _refused, [width, kind], 0);
  throw error;
}
// A script's own names mean nothing in a module.
function _notOfModules(name) { throw new ReferenceError(name + " is not defined"); }

let URL, URLSearchParams, Event, CustomEvent, EventTarget, AbortSignal, AbortController, SharedArrayBuffer;
const Intl = {}, crypto = {}, Atomics = {};
_tag(Intl, "Intl");

const globalThis = {};
const global = globalThis;
const _globals = {
  globalThis, Object, Function, Array, Number, parseFloat, parseInt, Boolean, String, Symbol, Date, Promise, RegExp, Error, AggregateError,
  EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, JSON, Math, Intl, ArrayBuffer, Uint8Array, Int8Array, Uint16Array,
  Int16Array, Uint32Array, Int32Array, Float32Array, Float64Array, Uint8ClampedArray, DataView, Map, BigInt, Set, WeakMap, WeakSet, WeakRef,
  Proxy, Reflect, eval, decodeURI, decodeURIComponent, encodeURI, encodeURIComponent, escape, unescape, isFinite, isNaN, console, process,
  URL, URLSearchParams, Buffer, SharedArrayBuffer, Atomics, BigInt64Array, BigUint64Array, FinalizationRegistry, TextEncoder, TextDecoder, Event,
  EventTarget, CustomEvent, AbortController, AbortSignal, DOMException,
};
_tag(globalThis, "global");
for (const name of $own_keys(_globals)) $define(globalThis, name, _globals[name], 5);
// Those of the host are seen in a `for` loop.
const _ofHost = {
  global, clearImmediate, setImmediate, clearInterval, clearTimeout, setInterval, setTimeout, queueMicrotask, structuredClone, atob, btoa,
  performance, crypto,
};
for (const name of $own_keys(_ofHost)) $define(globalThis, name, _ofHost[name], 7);
_constants(globalThis, { NaN, Infinity, undefined });

// Globals that only programs bring which say their names.
function _setGlobals(members) { for (const name of $own_keys(members)) $define(globalThis, name, members[name], 5); }
function _setUrls(...classes) {
  [URL, URLSearchParams] = classes;
  _setGlobals({ URL, URLSearchParams });
}
function _setEvents(...classes) {
  [Event, CustomEvent, EventTarget, AbortSignal, AbortController] = classes;
  _setGlobals({ Event, CustomEvent, EventTarget, AbortSignal, AbortController });
}
function _setShared(shared) {
  SharedArrayBuffer = shared;
  _setGlobals({ SharedArrayBuffer });
}

$at_exit(_run_event_loop);
