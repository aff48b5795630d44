// Map, Set, WeakMap, WeakSet, WeakRef. An iterator sees entries that are added while it goes on.

function Map(entries) {
  if (new.target === undefined) throw new TypeError("Constructor Map requires 'new'");
  const map = _derived(this, Map.prototype, $new_map());
  if (entries !== undefined && entries !== null) {
    const put = map.set;
    if (typeof put !== "function") throw new TypeError("'" + _text(put) + "' returned for property 'set' of object '#<Map>' is not a function");
    for (const entry of _iterable(entries)) {
      if (!_isObject(entry)) throw new TypeError("Iterator value " + _text(entry) + " is not an entry object");
      if (put === _mapPut) $map_put(map, _plainKey(entry[0]), entry[1]);
      else put.call(map, entry[0], entry[1]);
    }
  }
  return map;
}
function Set(values) {
  if (new.target === undefined) throw new TypeError("Constructor Set requires 'new'");
  const set = _derived(this, Set.prototype, $new_set());
  if (values !== undefined && values !== null) {
    const put = set.add;
    if (typeof put !== "function") throw new TypeError("'" + _text(put) + "' returned for property 'add' of object '#<Set>' is not a function");
    for (const value of _iterable(values)) {
      if (put === _setPut) $set_put(set, _plainKey(value));
      else put.call(set, value);
    }
  }
  return set;
}
$native_class("map", Map.prototype);
$native_class("set", Set.prototype);

function _thisMap(value, name) {
  if ($kind(value) !== "map") throw new TypeError("Method " + (name === "size" ? "get " : "") + "Map.prototype." + name + " called on incompatible receiver " + _shownReceiver(value));
  return value;
}
function _thisSet(value, name) {
  if ($kind(value) !== "set") throw new TypeError("Method " + (name === "size" ? "get " : "") + "Set.prototype." + name + " called on incompatible receiver " + _shownReceiver(value));
  return value;
}
function _plainKey(key) { return key === 0 ? 0 : key; }

// The keys (0), values (1) or pairs (2) of a map or set, in order; what comes behind the last key while it walks is met too.
function* _walkMap(map, what) {
  let keys = $map_key_list(map);
  let at = 0;
  while (true) {
    for (; at < keys.length; at++) {
      const key = keys[at];
      if (!$map_has(map, key)) continue;
      yield what === 0 ? key : what === 1 ? $map_find(map, key) : what === 2 ? [key, $map_find(map, key)] : [key, key];
    }
    const size = $collection_length(map);
    if (size === 0 || size <= keys.length && keys[keys.length - 1] === $map_key_list(map)[size - 1]) return;
    const before = keys;
    keys = $map_key_list(map);
    let last = before.length - 1;
    while (last >= 0 && !$map_has(map, before[last])) last--;
    at = last < 0 ? 0 : keys.findIndex((key) => _sameValueZero(key, before[last])) + 1;
    if (at >= keys.length) return;
  }
}

const _MapIterator = _iteratorKind("Map Iterator");
const _SetIterator = _iteratorKind("Set Iterator");
const _givesPairs = _secret("pairs");
function _pairsOver(prototype, generator) {
  const iterator = _iteratorOver(prototype, generator);
  $define(iterator, _givesPairs, true, 0);
  return iterator;
}
function _mapEntries() { return _pairsOver(_MapIterator, _walkMap(_thisMap(this, "entries"), 2)); }
function _setValues() { return _iteratorOver(_SetIterator, _walkMap(_thisSet(this, "values"), 0)); }
function _mapPut(key, value) {
  $map_put(_thisMap(this, "set"), _plainKey(key), value);
  return this;
}
function _setPut(value) {
  $set_put(_thisSet(this, "add"), _plainKey(value));
  return this;
}
$define(_mapEntries, "name", "entries", 4);
$define(_setValues, "name", "values", 4);
$define(_mapPut, "name", "set", 4);
$define(_setPut, "name", "add", 4);

_class(Map, {
  get(key) { return $map_find(_thisMap(this, "get"), key); },
  has(key) { return $map_has(_thisMap(this, "has"), key); },
  delete(key) {
    if (!$map_has(_thisMap(this, "delete"), key)) return false;
    $collection_take(this, key);
    return true;
  },
  clear() { $collection_clear(_thisMap(this, "clear")); },
  forEach(callback, receiver) {
    const entries = _walkMap(_thisMap(this, "forEach"), 2);
    _callable(callback);
    for (const entry of entries) $call_with(callback, receiver, entry[1], entry[0], this);
  },
  keys() { return _iteratorOver(_MapIterator, _walkMap(_thisMap(this, "keys"), 0)); },
  values() { return _iteratorOver(_MapIterator, _walkMap(_thisMap(this, "values"), 1)); },
  get size() { return $collection_length(_thisMap(this, "size")); },
});
$define(Map.prototype, "set", _mapPut, 5);
$define(Map.prototype, "entries", _mapEntries, 5);
$define(Map.prototype, Symbol.iterator, _mapEntries, 5);
_tag(Map.prototype, "Map");
_tellSpecies(Map);

_class(Set, {
  has(value) { return $map_has(_thisSet(this, "has"), value); },
  delete(value) {
    if (!$map_has(_thisSet(this, "delete"), value)) return false;
    $collection_take(this, value);
    return true;
  },
  clear() { $collection_clear(_thisSet(this, "clear")); },
  forEach(callback, receiver) {
    const values = _walkMap(_thisSet(this, "forEach"), 0);
    _callable(callback);
    for (const value of values) $call_with(callback, receiver, value, value, this);
  },
  entries() { return _pairsOver(_SetIterator, _walkMap(_thisSet(this, "entries"), 3)); },
  get size() { return $collection_length(_thisSet(this, "size")); },
});
$define(Set.prototype, "add", _setPut, 5);
$define(Set.prototype, "values", _setValues, 5);
$define(Set.prototype, "keys", _setValues, 5);
$define(Set.prototype, Symbol.iterator, _setValues, 5);
_tag(Set.prototype, "Set");
_tellSpecies(Set);

const _weakHeld = _secret("weak");
function _weakKey(value, name) {
  if (!_isObject(value) && (typeof value !== "symbol" || Symbol.keyFor(value) !== undefined)) {
    throw new TypeError("Invalid value used " + name);
  }
  return value;
}
function _weakOf(object, kind, name) {
  const held = _isObject(object) && $has_own(object, _weakHeld) ? $own_value(object, _weakHeld) : undefined;
  if ($kind(held) !== (kind === "WeakMap" ? "map" : "set")) {
    throw new TypeError("Method " + kind + ".prototype." + name + " called on incompatible receiver " + _shownReceiver(object));
  }
  return held;
}
function WeakMap(entries) {
  if (new.target === undefined) throw new TypeError("Constructor WeakMap requires 'new'");
  $define(this, _weakHeld, $new_map(), 0);
  if (entries === undefined || entries === null) return;
  const put = this.set;
  if (typeof put !== "function") throw new TypeError("'" + _text(put) + "' returned for property 'set' of object '#<WeakMap>' is not a function");
  for (const entry of _iterable(entries)) {
    if (!_isObject(entry)) throw new TypeError("Iterator value " + _text(entry) + " is not an entry object");
    put.call(this, entry[0], entry[1]);
  }
}
_class(WeakMap, {
  delete(key) { return _weakOf(this, "WeakMap", "delete").delete(key); },
  get(key) { return $map_find(_weakOf(this, "WeakMap", "get"), key); },
  set(key, value) {
    $map_put(_weakOf(this, "WeakMap", "set"), _weakKey(key, "as weak map key"), value);
    return this;
  },
  has(key) { return $map_has(_weakOf(this, "WeakMap", "has"), key); },
});
_tag(WeakMap.prototype, "WeakMap");
function WeakSet(values) {
  if (new.target === undefined) throw new TypeError("Constructor WeakSet requires 'new'");
  $define(this, _weakHeld, $new_set(), 0);
  if (values === undefined || values === null) return;
  const put = this.add;
  if (typeof put !== "function") throw new TypeError("'" + _text(put) + "' returned for property 'add' of object '#<WeakSet>' is not a function");
  for (const value of _iterable(values)) put.call(this, value);
}
_class(WeakSet, {
  delete(value) { return _weakOf(this, "WeakSet", "delete").delete(value); },
  has(value) { return $map_has(_weakOf(this, "WeakSet", "has"), value); },
  add(value) {
    $set_put(_weakOf(this, "WeakSet", "add"), _weakKey(value, "in weak set"));
    return this;
  },
});
_tag(WeakSet.prototype, "WeakSet");
class WeakRef {
  constructor(target) {
    if (!_isObject(target) && typeof target !== "symbol") throw new TypeError("WeakRef: invalid target");
    $define(this, _weakHeld, target, 0);
  }
  deref() { return $own_value(this, _weakHeld); }
}
_tag(WeakRef.prototype, "WeakRef");
class FinalizationRegistry {
  constructor(cleanup) { _callable(cleanup); }
  register() { }
  unregister() { return false; }
}
_tag(FinalizationRegistry.prototype, "FinalizationRegistry");
