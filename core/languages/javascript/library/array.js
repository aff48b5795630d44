// Arrays: what makes them, and methods that change one or look at it.

const _ArrayPrototype = Array.prototype;

// A new array of the class of another, which is told how many elements are to come.
function _likeArray(list, length) {
  if ($kind(list) !== "array") {
    if (!_isProxy(list) || !Array.isArray(list)) return [];
  } else if ($parent(list) === _ArrayPrototype && !$has_own(list, "constructor")) {
    return [];
  }
  let kind = list.constructor;
  if (_isObject(kind)) {
    kind = kind[Symbol.species];
    if (kind === null) return [];
  }
  if (kind === undefined || kind === Array) return [];
  if (!_makes(kind)) throw new TypeError("object.constructor[Symbol.species] is not a constructor");
  return new kind(length);
}
// Gives an array that is being made an element.
function _putElement(list, place, item) {
  if ($kind(list) === "array" && place === list.length) $list_append(list, item);
  else if (!Reflect.defineProperty(list, place, { value: item, writable: true, enumerable: true, configurable: true })) {
    throw new TypeError("Cannot add property " + place + ", object is not extensible");
  }
}
// Whether there is an element at a place.
function _has(list, place) { return $kind(list) === "array" && !_proxies.areMade ? $has_member(list, place) : _in(place, list); }
// An element, or that there is none, at another place.
function _moveElement(list, from, to) {
  if ($kind(list) === "array" && list[from] !== undefined || _has(list, from)) list[to] = list[from];
  else _delete(list, to);
}
function _place(value, length) {
  const place = _integer(value);
  return place < 0 ? place + length : place;
}
// What a method is called on; node's words for nothing name some methods and not others.
function _method(value, name) {
  if (value === undefined || value === null) {
    throw new TypeError(name === undefined ? "Cannot convert undefined or null to object" : "Array.prototype." + name + " called on null or undefined");
  }
  return typeof value === "object" || typeof value === "function" ? value : _box(value);
}

_class(Array, {
  at(index) {
    const list = $kind(this) === "array" ? this : _method(this);
    const place = _place(index, _length(list));
    return place < 0 ? undefined : list[place];
  },
  push(...items) {
    if ($kind(this) === "array" && $seal_level(this) === 0) {
      for (let i = 0; i < items.length; i++) $list_append(this, items[i]);
      return this.length;
    }
    const list = _method(this);
    let at = _length(list);
    if (at + items.length > 9007199254740991) {
      throw new TypeError("Pushing " + items.length + " elements on an array-like of length " + at + " is disallowed, as the total surpasses 2**53-1");
    }
    if ($kind(list) === "array" && items.length > 0) throw new TypeError("Cannot add property " + at + ", object is not extensible");
    for (let i = 0; i < items.length; i++) list[at++] = items[i];
    return list.length = at;
  },
  pop() {
    if ($kind(this) === "array" && $seal_level(this) === 0) {
      const length = this.length;
      if (length === 0) return undefined;
      const last = this[length - 1];
      $list_pop(this);
      return last;
    }
    const list = _method(this), length = _length(list);
    if (length === 0) { list.length = 0; return undefined; }
    const last = list[length - 1];
    _delete(list, length - 1);
    list.length = length - 1;
    return last;
  },
  shift() {
    if ($kind(this) === "array" && $seal_level(this) === 0) {
      if (this.length === 0) return undefined;
      const first = this[0];
      $list_pop(this, 0);
      return first;
    }
    const list = _method(this), length = _length(list);
    if (length === 0) { list.length = 0; return undefined; }
    const first = list[0];
    for (let i = 1; i < length; i++) _moveElement(list, i, i - 1);
    _delete(list, length - 1);
    list.length = length - 1;
    return first;
  },
  unshift(...items) {
    if ($kind(this) === "array" && ($seal_level(this) === 0 || items.length === 0)) {
      for (let i = items.length - 1; i >= 0; i--) $list_insert(this, 0, items[i]);
      return this.length;
    }
    const list = _method(this), length = _length(list);
    if ($kind(list) === "array") throw new TypeError("Cannot add property " + length + ", object is not extensible");
    if (items.length > 0) {
      for (let i = length - 1; i >= 0; i--) _moveElement(list, i, i + items.length);
      for (let i = 0; i < items.length; i++) list[i] = items[i];
    }
    return list.length = length + items.length;
  },
  slice(start, end) {
    const list = _method(this), length = _length(list);
    const from = _relative(start, length, 0);
    const to = _relative(end, length, length);
    if ($kind(list) === "array" && $parent(list) === _ArrayPrototype && !$has_own(list, "constructor")) return $list_part(list, from, to < from ? from : to);
    const result = _likeArray(list, to > from ? to - from : 0);
    for (let i = from; i < to; i++) if (_has(list, i)) _putElement(result, i - from, list[i]);
    result.length = to > from ? to - from : 0;
    return result;
  },
  splice(start, count, ...items) {
    const list = _method(this), length = _length(list);
    const from = _relative(start, length, 0);
    let gone = length - from;
    if (arguments.length === 0) gone = 0;
    else if (arguments.length > 1) gone = Math.min(Math.max(_integer(count), 0), length - from);
    const removed = _likeArray(list, gone);
    const isPlain = $kind(list) === "array" && $seal_level(list) === 0;
    if (gone === 1 && items.length === 0 && isPlain) {
      if (_has(list, from)) _putElement(removed, 0, list[from]);
      removed.length = 1;
      $list_pop(list, from);
      return removed;
    }
    for (let i = 0; i < gone; i++) if (_has(list, from + i)) _putElement(removed, i, list[from + i]);
    removed.length = gone;
    const grown = items.length - gone;
    if (grown === 1 && gone === 0 && isPlain) {
      $list_insert(list, from, items[0]);
      return removed;
    }
    if (grown > 0) for (let i = length - 1; i >= from + gone; i--) _moveElement(list, i, i + grown);
    else if (grown < 0) {
      for (let i = from + gone; i < length; i++) _moveElement(list, i, i + grown);
      if (!isPlain) for (let i = length - 1; i >= length + grown; i--) _delete(list, i);
    }
    for (let i = 0; i < items.length; i++) list[from + i] = items[i];
    list.length = length + grown;
    return removed;
  },
  concat(...others) {
    const own = _method(this, "concat"), result = _likeArray(own, 0);
    let at = 0;
    for (const other of [own, ...others]) {
      if (_spreads(other)) {
        const length = _length(other);
        if (at + length > 9007199254740991) throw new TypeError("Invalid array length");
        for (let i = 0; i < length; i++, at++) {
          const item = other[i];
          if (item !== undefined || !_isHole(other, i)) _putElement(result, at, item);
        }
      } else {
        _putElement(result, at++, other);
      }
    }
    result.length = at;
    return result;
  },
  join(separator) {
    return _joined(_method(this), separator);
  },
  reverse() {
    if ($kind(this) === "array" && $seal_level(this) === 0) { $list_reverse(this); return this; }
    const list = _method(this);
    for (let low = 0, high = _length(list) - 1; low < high; low++, high--) {
      const hasLow = _has(list, low), first = hasLow ? list[low] : undefined;
      const hasHigh = _has(list, high), last = hasHigh ? list[high] : undefined;
      if (hasHigh) list[low] = last; else if (hasLow) _delete(list, low);
      if (hasLow) list[high] = first; else if (hasHigh) _delete(list, high);
    }
    return list;
  },
  indexOf(value, start) {
    const length = _length(_method(this, "indexOf"));
    for (let i = length === 0 ? 0 : _relative(start, length, 0); i < length; i++) if (this[i] === value && (value !== undefined || _has(this, i))) return i;
    return -1;
  },
  lastIndexOf(value, ...start) {
    const length = _length(_method(this));
    if (length === 0) return -1;
    let i = start.length === 0 ? length - 1 : Math.min(_place(start[0], length), length - 1);
    for (; i >= 0; i--) if (this[i] === value && (value !== undefined || _has(this, i))) return i;
    return -1;
  },
  includes(value, start) {
    const length = _length(_method(this));
    for (let i = length === 0 ? 0 : _relative(start, length, 0); i < length; i++) if (_sameValueZero(this[i], value)) return true;
    return false;
  },
  fill(value, start, end) {
    const list = _method(this), length = _length(list);
    const from = _relative(start, length, 0), to = _relative(end, length, length);
    for (let i = from; i < to; i++) list[i] = value;
    return list;
  },
  copyWithin(target, start, end) {
    const list = _method(this), length = _length(list);
    const to = _relative(target, length, 0), from = _relative(start, length, 0);
    const count = Math.min(_relative(end, length, length) - from, length - to);
    if (from < to) for (let i = count - 1; i >= 0; i--) _moveElement(list, from + i, to + i);
    else for (let i = 0; i < count; i++) _moveElement(list, from + i, to + i);
    return list;
  },
  keys() { return _iteratorOver(_ArrayIterator, _walkArray(_method(this), 0)); },
  entries() { return _iteratorOver(_ArrayIterator, _walkArray(_method(this), 2)); },
  toString() {
    const list = _method(this), join = list.join;
    return typeof join === "function" ? $call_with(join, list) : Object.prototype.toString.call(list);
  },
  toLocaleString(locale, options) {
    return _listOf(_method(this)).map((item) => item === undefined || item === null ? "" : _text(item.toLocaleString(locale, options))).join(",");
  },
}, {
  isArray(value) {
    if (!_isProxy(value)) return $kind(value) === "array" || value === Array.prototype;
    if (_proxyTarget(value) === null) throw new TypeError("Cannot perform 'IsArray' on a proxy that has been revoked");
    return Array.isArray(_proxyTarget(value));
  },
  of(...items) {
    if (this === Array || typeof this !== "function") return items;
    if (!_makes(this)) return items;
    const result = new this(items.length);
    for (let i = 0; i < items.length; i++) _putElement(result, i, items[i]);
    result.length = items.length;
    return result;
  },
  from(source, map, receiver) {
    if (map !== undefined) _callable(map);
    if (source === undefined || source === null) throw new TypeError(_notIterable(source));
    const Kind = this !== Array && _makes(this) ? this : undefined;
    let index = 0;
    if (source[Symbol.iterator] !== undefined && source[Symbol.iterator] !== null) {
      const result = Kind === undefined ? [] : new Kind();
      if (map === undefined) for (const item of source) _putElement(result, index++, item);
      else for (const item of source) { _putElement(result, index, $call_with(map, receiver, item, index)); index++; }
      if (Kind !== undefined) result.length = index;
      return result;
    }
    const length = _length(source);
    if (Kind === undefined && length > 4294967295) throw new RangeError("Invalid array length");
    const result = Kind === undefined ? [] : new Kind(length);
    for (; index < length; index++) {
      _putElement(result, index, map === undefined ? source[index] : $call_with(map, receiver, source[index], index));
    }
    result.length = length;
    return result;
  },
});
_tellSpecies(Array);

function _sketchObject(value) {
  if ($kind(value) === "array") return "[object Array]";
  if ($has_own(value, _isNamespace)) return "[object Module]";
  return _writesItself(value) ? "[object " + _objectTag(value) + "]" : "#<" + _className(value) + ">";
}
function _spreads(value) {
  if (!_isObject(value)) return false;
  const says = value[Symbol.isConcatSpreadable];
  return says === undefined ? Array.isArray(value) : !!says;
}

// The arrays that are being joined: one inside itself is left out.
const _joining = [];
function _joined(list, between) {
  const length = _length(list);
  const separator = between === undefined ? "," : _text(between);
  if (length === 0 || _joining.includes(list)) return "";
  _joining.push(list);
  try {
    const parts = [];
    for (let i = 0; i < length; i++) {
      const item = list[i];
      parts.push(typeof item === "string" ? item : item === undefined || item === null ? "" : _text(item));
    }
    return $str_join(separator, parts);
  } finally {
    _joining.pop();
  }
}

const _ArrayIterator = _iteratorKind("Array Iterator");
// 0 for the places, 1 for the elements, 2 for pairs of both.
function* _walkArray(list, what) {
  for (let i = 0; i < list.length; i++) {
    yield what === 0 ? i : what === 1 ? list[i] : [i, list[i]];
  }
}
function _arrayValues() { return _iteratorOver(_ArrayIterator, _walkArray(_method(this), 1)); }
$define(_arrayValues, "name", "values", 4);
$define(_ArrayPrototype, "values", _arrayValues, 5);
$define(_ArrayPrototype, Symbol.iterator, _arrayValues, 5);
const _unscopables = $object_below(null);
for (const name of [
  "at", "copyWithin", "entries", "fill", "find", "findIndex", "findLast", "findLastIndex", "flat", "flatMap", "includes", "keys",
  "values", "toReversed", "toSorted", "toSpliced",
]) $define(_unscopables, name, true, 7);
$define(_ArrayPrototype, Symbol.unscopables, _unscopables, 4);
