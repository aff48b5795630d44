// Arrays: what makes them, and methods that change one or look at it.

const _ArrayPrototype = Array.prototype;

// A new array of the class of another.
function _likeArray(list) {
  if ($parent(list) === _ArrayPrototype || $kind(list) !== "array") return [];
  let kind = list.constructor;
  if (_isObject(kind)) kind = kind[Symbol.species];
  return kind === undefined || kind === null || kind === Array ? [] : new kind();
}
function _place(value, length) {
  const place = _integer(value);
  return place < 0 ? place + length : place;
}
function _method(value) {
  if (value === undefined || value === null) throw new TypeError("Array.prototype method called on null or undefined");
  return value;
}

_class(Array, {
  at(index) {
    const place = _place(index, this.length);
    return place < 0 ? undefined : this[place];
  },
  push(...items) {
    if ($kind(this) === "array" && $seal_level(this) === 0) {
      for (let i = 0; i < items.length; i++) $list_append(this, items[i]);
      return this.length;
    }
    if ($kind(this) === "array") throw new TypeError("Cannot add property " + this.length + ", object is not extensible");
    let at = _length(this);
    for (let i = 0; i < items.length; i++) this[at++] = items[i];
    return this.length = at;
  },
  pop() {
    const length = _length(this);
    if (length === 0) { if ($kind(this) !== "array") this.length = 0; return undefined; }
    if ($kind(this) === "array" && $seal_level(this) === 0) {
      const last = this[length - 1];
      $list_pop(this);
      return last;
    }
    if ($kind(this) === "array") throw new TypeError("Cannot delete property '" + (length - 1) + "' of " + _sketchObject(this));
    const last = this[length - 1];
    delete this[length - 1];
    this.length = length - 1;
    return last;
  },
  shift() {
    const length = _length(this);
    if (length === 0) return undefined;
    if ($kind(this) === "array" && $seal_level(this) === 0) {
      const first = this[0];
      $list_pop(this, 0);
      return first;
    }
    if ($kind(this) === "array") throw new TypeError("Cannot remove property");
    const first = this[0];
    for (let i = 1; i < length; i++) this[i - 1] = this[i];
    delete this[length - 1];
    this.length = length - 1;
    return first;
  },
  unshift(...items) {
    if ($kind(this) === "array") {
      if ($seal_level(this) !== 0) throw new TypeError("Cannot add property " + this.length + ", object is not extensible");
      for (let i = items.length - 1; i >= 0; i--) $list_insert(this, 0, items[i]);
      return this.length;
    }
    const length = _length(this);
    for (let i = length - 1; i >= 0; i--) this[i + items.length] = this[i];
    for (let i = 0; i < items.length; i++) this[i] = items[i];
    return this.length = length + items.length;
  },
  slice(start, end) {
    const length = _length(this);
    const from = _relative(start, length, 0);
    const to = _relative(end, length, length);
    if ($kind(this) === "array" && $parent(this) === _ArrayPrototype) return $list_part(this, from, to < from ? from : to);
    const result = _likeArray(this);
    for (let i = from; i < to; i++) result.push(this[i]);
    return result;
  },
  splice(start, count, ...items) {
    const length = _length(this);
    const from = _relative(start, length, 0);
    let gone = length - from;
    if (arguments.length === 0) gone = 0;
    else if (arguments.length > 1) gone = Math.min(Math.max(_integer(count), 0), length - from);
    const removed = _likeArray(this);
    if (gone === 1 && items.length === 0 && $kind(this) === "array" && $seal_level(this) === 0) {
      removed.push(this[from]);
      $list_pop(this, from);
      return removed;
    }
    for (let i = 0; i < gone; i++) removed.push(this[from + i]);
    const grown = items.length - gone;
    if (grown === 1 && gone === 0 && $kind(this) === "array" && $seal_level(this) === 0) {
      $list_insert(this, from, items[0]);
      return removed;
    }
    if (grown > 0) for (let i = length - 1; i >= from + gone; i--) this[i + grown] = this[i];
    else if (grown < 0) for (let i = from + gone; i < length; i++) this[i + grown] = this[i];
    for (let i = 0; i < items.length; i++) this[from + i] = items[i];
    this.length = length + grown;
    return removed;
  },
  concat(...others) {
    const result = _likeArray(this);
    for (const other of [this, ...others]) {
      if (_spreads(other)) {
        const length = _length(other);
        for (let i = 0; i < length; i++) {
          const item = other[i];
          if (item === undefined && _isHole(other, i)) result.length++;
          else result.push(item);
        }
      } else {
        result.push(other);
      }
    }
    return result;
  },
  join(separator) {
    return _joined(this, separator === undefined ? "," : _text(separator));
  },
  reverse() {
    if ($kind(this) === "array" && $seal_level(this) === 0) { $list_reverse(this); return this; }
    for (let low = 0, high = _length(this) - 1; low < high; low++, high--) {
      const held = this[low];
      this[low] = this[high];
      this[high] = held;
    }
    return this;
  },
  indexOf(value, start) {
    const length = _length(this);
    for (let i = _relative(start, length, 0); i < length; i++) if (this[i] === value && (value !== undefined || i in this)) return i;
    return -1;
  },
  lastIndexOf(value, ...start) {
    const length = _length(this);
    let i = start.length === 0 ? length - 1 : Math.min(_place(start[0], length), length - 1);
    for (; i >= 0; i--) if (this[i] === value && (value !== undefined || i in this)) return i;
    return -1;
  },
  includes(value, start) {
    const length = _length(this);
    for (let i = _relative(start, length, 0); i < length; i++) if (_sameValueZero(this[i], value)) return true;
    return false;
  },
  fill(value, start, end) {
    const length = _length(this);
    const to = _relative(end, length, length);
    for (let i = _relative(start, length, 0); i < to; i++) this[i] = value;
    return this;
  },
  copyWithin(target, start, end) {
    const length = _length(this);
    const from = _relative(start, length, 0);
    const part = [];
    for (let i = from, to = _relative(end, length, length); i < to; i++) part.push(this[i]);
    const at = _relative(target, length, 0);
    for (let i = 0; i < part.length && at + i < length; i++) this[at + i] = part[i];
    return this;
  },
  keys() { return _iteratorOver(_ArrayIterator, _walkArray(_method(this), 0)); },
  entries() { return _iteratorOver(_ArrayIterator, _walkArray(_method(this), 2)); },
  toString() {
    const join = this.join;
    return typeof join === "function" ? $call_with(join, this) : Object.prototype.toString.call(this);
  },
  toLocaleString(locale, options) {
    return _listOf(this).map((item) => item === undefined || item === null ? "" : _text(item.toLocaleString(locale, options))).join(",");
  },
}, {
  isArray(value) {
    if (!_isProxy(value)) return $kind(value) === "array";
    if (_proxyTarget(value) === null) throw new TypeError("Cannot perform 'IsArray' on a proxy that has been revoked");
    return Array.isArray(_proxyTarget(value));
  },
  of(...items) {
    if (this === Array || typeof this !== "function") return items;
    const result = new this(items.length);
    for (let i = 0; i < items.length; i++) result[i] = items[i];
    result.length = items.length;
    return result;
  },
  from(source, map, receiver) {
    if (map !== undefined) _callable(map);
    if (source === undefined || source === null) throw new TypeError(_notIterable(source));
    const result = typeof this === "function" && this !== Array ? new this() : [];
    let index = 0;
    if (source[Symbol.iterator] !== undefined && source[Symbol.iterator] !== null) {
      if (map === undefined) for (const item of source) $kind(result) === "array" ? $list_append(result, item) : result[index++] = item;
      else for (const item of source) { result[index] = $call_with(map, receiver, item, index); index++; }
      return result;
    }
    const length = _length(source);
    for (; index < length; index++) {
      result[index] = map === undefined ? source[index] : $call_with(map, receiver, source[index], index);
    }
    if ($kind(result) !== "array") result.length = length;
    return result;
  },
});
$define_accessor(Array, Symbol.species, function () { return this; }, undefined, 4);

function _sketchObject(value) {
  if ($kind(value) === "array") return "[object Array]";
  return $has_own(value, _isNamespace) ? "[object Module]" : "#<" + _className(value) + ">";
}
function _spreads(value) {
  if (!_isObject(value)) return false;
  const says = value[Symbol.isConcatSpreadable];
  return says === undefined ? Array.isArray(value) : !!says;
}

// The arrays that are being joined: one inside itself is left out.
const _joining = [];
function _joined(list, separator) {
  const length = _length(list);
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
  "toReversed", "toSorted", "toSpliced", "values",
]) $define(_unscopables, name, true, 7);
$define(_ArrayPrototype, Symbol.unscopables, _unscopables, 4);
