// Arrays: methods that call a function for the elements, and copies.

// Whether nothing was ever written at a place where undefined is read.
function _isHole(list, place) { return !_has(list, place); }

function _given(list, callback, name) {
  if (list === undefined || list === null) _method(list, name);
  if (typeof callback !== "function") { _length(list); _callable(callback); }
}

_methods(_ArrayPrototype, {
  forEach(callback, receiver) {
    _given(this, callback, "forEach");
    const length = _length(this);
    for (let i = 0; i < length && i < this.length; i++) {
      const item = this[i];
      if (item !== undefined || !_isHole(this, i)) $call_with(callback, receiver, item, i, this);
    }
  },
  map(callback, receiver) {
    _given(this, callback, "map");
    const length = _length(this);
    const result = _likeArray(this, length);
    for (let i = 0; i < length; i++) {
      const item = this[i];
      if (item !== undefined || !_isHole(this, i)) _putElement(result, i, $call_with(callback, receiver, item, i, this));
    }
    if (result.length < length) result.length = length;
    return result;
  },
  filter(callback, receiver) {
    _given(this, callback, "filter");
    const length = _length(this);
    const result = _likeArray(this, 0);
    let to = 0;
    for (let i = 0; i < length && i < this.length; i++) {
      const item = this[i];
      if (item === undefined && _isHole(this, i)) continue;
      if ($call_with(callback, receiver, item, i, this)) _putElement(result, to++, item);
    }
    return result;
  },
  reduce(callback, ...first) {
    _given(this, callback, "reduce");
    const length = _length(this);
    let i = 0, result;
    if (first.length > 0) result = first[0];
    else {
      while (i < length && this[i] === undefined && _isHole(this, i)) i++;
      if (i >= length) throw new TypeError("Reduce of empty array with no initial value");
      result = this[i++];
    }
    for (; i < length; i++) {
      const item = this[i];
      if (item !== undefined || !_isHole(this, i)) result = callback(result, item, i, this);
    }
    return result;
  },
  reduceRight(callback, ...first) {
    _given(this, callback, "reduceRight");
    let i = _length(this) - 1, result;
    if (first.length > 0) result = first[0];
    else {
      while (i >= 0 && this[i] === undefined && _isHole(this, i)) i--;
      if (i < 0) throw new TypeError("Reduce of empty array with no initial value");
      result = this[i--];
    }
    for (; i >= 0; i--) {
      const item = this[i];
      if (item !== undefined || !_isHole(this, i)) result = callback(result, item, i, this);
    }
    return result;
  },
  some(callback, receiver) {
    _given(this, callback, "some");
    const length = _length(this);
    for (let i = 0; i < length; i++) {
      const item = this[i];
      if ((item !== undefined || !_isHole(this, i)) && $call_with(callback, receiver, item, i, this)) return true;
    }
    return false;
  },
  every(callback, receiver) {
    _given(this, callback, "every");
    const length = _length(this);
    for (let i = 0; i < length; i++) {
      const item = this[i];
      if ((item !== undefined || !_isHole(this, i)) && !$call_with(callback, receiver, item, i, this)) return false;
    }
    return true;
  },
  find(callback, receiver) {
    _given(this, callback, "find");
    const length = _length(this);
    for (let i = 0; i < length; i++) {
      const item = this[i];
      if ($call_with(callback, receiver, item, i, this)) return item;
    }
    return undefined;
  },
  findIndex(callback, receiver) {
    _given(this, callback, "findIndex");
    const length = _length(this);
    for (let i = 0; i < length; i++) if ($call_with(callback, receiver, this[i], i, this)) return i;
    return -1;
  },
  findLast(callback, receiver) {
    _given(this, callback, "findLast");
    for (let i = _length(this) - 1; i >= 0; i--) {
      const item = this[i];
      if ($call_with(callback, receiver, item, i, this)) return item;
    }
    return undefined;
  },
  findLastIndex(callback, receiver) {
    _given(this, callback, "findLastIndex");
    for (let i = _length(this) - 1; i >= 0; i--) if ($call_with(callback, receiver, this[i], i, this)) return i;
    return -1;
  },
  flat(depth) {
    const list = _method(this), length = _length(list), levels = depth === undefined ? 1 : _integer(depth);
    const result = _likeArray(list, 0);
    _flatten(result, list, length, levels, 0);
    return result;
  },
  flatMap(callback, receiver) {
    const list = _method(this), length = _length(list);
    if (typeof callback !== "function") throw new TypeError("flatMap mapper function is not callable");
    const result = _likeArray(list, 0);
    let to = 0;
    for (let i = 0; i < length; i++) {
      const element = list[i];
      if (element === undefined && _isHole(list, i)) continue;
      const item = $call_with(callback, receiver, element, i, list);
      if (Array.isArray(item)) to = _flatten(result, item, _length(item), 0, to);
      else _putElement(result, to++, item);
    }
    return result;
  },
  sort(compare) {
    if (compare !== undefined && typeof compare !== "function") {
      throw new TypeError("The comparison function must be either a function or undefined");
    }
    const list = _method(this), length = _length(list);
    const sorted = _sorted(_listOf(list), compare);
    const holes = sorted.length > 0 && sorted[length - 1] === undefined ? _holes(list, length) : 0;
    for (let i = 0; i < length - holes; i++) list[i] = sorted[i];
    // Holes go behind everything, and stay holes.
    for (let i = length - holes; i < length; i++) _delete(list, i);
    return list;
  },
  toSorted(compare) {
    if (compare !== undefined && typeof compare !== "function") {
      throw new TypeError("The comparison function must be either a function or undefined");
    }
    return _sorted(_copied(this), compare);
  },
  toReversed() { return _copied(this).reverse(); },
  toSpliced(...changes) {
    const copy = _copied(this);
    $call(copy.splice, copy, changes);
    return copy;
  },
  with(index, value) {
    const copy = _copied(this);
    const place = _place(index, copy.length);
    if (place < 0 || place >= copy.length) throw new RangeError("Invalid index : " + _text(index));
    copy[place] = value;
    return copy;
  },
});

// The elements as they are read, in a list of its own.
function _copied(value) {
  const list = _method(value), length = _arrayLength(_length(list)), copy = [];
  for (let i = 0; i < length; i++) $list_append(copy, list[i]);
  return copy;
}
// Puts the elements of a list, and of those in it, into another from a place on; gives the place behind them.
function _flatten(result, list, length, depth, to) {
  for (let i = 0; i < length; i++) {
    const item = list[i];
    if (item === undefined && _isHole(list, i)) continue;
    if (depth > 0 && Array.isArray(item)) to = _flatten(result, item, _length(item), depth - 1, to);
    else _putElement(result, to++, item);
  }
  return to;
}

function _holes(list, length) {
  let count = 0;
  for (let i = 0; i < length; i++) {
    if (list[i] === undefined && _isHole(list, i)) count++;
  }
  return count;
}

// A sorted copy: stable; nothing goes to the end and is never compared.
function _sorted(list, compare) {
  const items = [];
  let absent = 0;
  for (let i = 0; i < list.length; i++) {
    if (list[i] === undefined) absent++;
    else items.push(list[i]);
  }
  const sorted = compare === undefined ? _sortedByText(items) : _sortedBy(items, compare);
  for (let i = 0; i < absent; i++) sorted.push(undefined);
  return sorted;
}
function _sortedByText(items) {
  const keys = [];
  for (let i = 0; i < items.length; i++) keys.push(_text(items[i]));
  if ($sort_by_keys(items, keys, false)) return items;
  const places = keys.map((_, i) => i);
  return _sortedBy(places, (a, b) => keys[a] < keys[b] ? -1 : keys[a] > keys[b] ? 1 : 0).map((i) => items[i]);
}

function _sortedBy(items, compare) {
  return $sort_with(items, compare, (answer) => _toNumber(answer), false);
}
