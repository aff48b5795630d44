// Arrays: methods that call a function for the elements, and copies.

// Whether nothing was ever written at a place where undefined is read.
function _isHole(list, place) { return !$has_member(list, place); }

function _given(list, callback) {
  _method(list);
  return _callable(callback);
}

_methods(_ArrayPrototype, {
  forEach(callback, receiver) {
    _given(this, callback);
    const length = _length(this);
    for (let i = 0; i < length && i < this.length; i++) {
      const item = this[i];
      if (item !== undefined || !_isHole(this, i)) $call_with(callback, receiver, item, i, this);
    }
  },
  map(callback, receiver) {
    _given(this, callback);
    const result = _likeArray(this);
    const length = _length(this);
    for (let i = 0; i < length; i++) {
      const item = this[i];
      if (item === undefined && _isHole(this, i)) result.length = i + 1;
      else result.push($call_with(callback, receiver, item, i, this));
    }
    return result;
  },
  filter(callback, receiver) {
    _given(this, callback);
    const result = _likeArray(this);
    const length = _length(this);
    for (let i = 0; i < length && i < this.length; i++) {
      const item = this[i];
      if (item === undefined && _isHole(this, i)) continue;
      if ($call_with(callback, receiver, item, i, this)) result.push(item);
    }
    return result;
  },
  reduce(callback, ...first) {
    _given(this, callback);
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
    _given(this, callback);
    let i = _length(this) - 1, result;
    if (first.length > 0) result = first[0];
    else if (i < 0) throw new TypeError("Reduce of empty array with no initial value");
    else result = this[i--];
    for (; i >= 0; i--) {
      const item = this[i];
      if (item !== undefined || !_isHole(this, i)) result = callback(result, item, i, this);
    }
    return result;
  },
  some(callback, receiver) {
    _given(this, callback);
    const length = _length(this);
    for (let i = 0; i < length; i++) {
      const item = this[i];
      if ((item !== undefined || !_isHole(this, i)) && $call_with(callback, receiver, item, i, this)) return true;
    }
    return false;
  },
  every(callback, receiver) {
    _given(this, callback);
    const length = _length(this);
    for (let i = 0; i < length; i++) {
      const item = this[i];
      if ((item !== undefined || !_isHole(this, i)) && !$call_with(callback, receiver, item, i, this)) return false;
    }
    return true;
  },
  find(callback, receiver) {
    _given(this, callback);
    const length = _length(this);
    for (let i = 0; i < length; i++) {
      const item = this[i];
      if ($call_with(callback, receiver, item, i, this)) return item;
    }
    return undefined;
  },
  findIndex(callback, receiver) {
    _given(this, callback);
    const length = _length(this);
    for (let i = 0; i < length; i++) if ($call_with(callback, receiver, this[i], i, this)) return i;
    return -1;
  },
  findLast(callback, receiver) {
    _given(this, callback);
    for (let i = _length(this) - 1; i >= 0; i--) {
      const item = this[i];
      if ($call_with(callback, receiver, item, i, this)) return item;
    }
    return undefined;
  },
  findLastIndex(callback, receiver) {
    _given(this, callback);
    for (let i = _length(this) - 1; i >= 0; i--) if ($call_with(callback, receiver, this[i], i, this)) return i;
    return -1;
  },
  flat(depth) {
    const result = _likeArray(_method(this));
    _flatten(result, this, depth === undefined ? 1 : _integer(depth));
    return result;
  },
  flatMap(callback, receiver) {
    _given(this, callback);
    const result = _likeArray(this);
    const length = _length(this);
    for (let i = 0; i < length; i++) {
      const element = this[i];
      if (element === undefined && _isHole(this, i)) continue;
      const item = $call_with(callback, receiver, element, i, this);
      if (Array.isArray(item)) _flatten(result, item, 0);
      else result.push(item);
    }
    return result;
  },
  sort(compare) {
    if (compare !== undefined && typeof compare !== "function") {
      throw new TypeError("The comparison function must be either a function or undefined");
    }
    const length = _length(this);
    const sorted = _sorted(_listOf(this), compare);
    const holes = sorted.length > 0 && sorted[length - 1] === undefined ? _holes(this, length) : 0;
    for (let i = 0; i < length - holes; i++) this[i] = sorted[i];
    // Holes go behind everything, and stay holes.
    for (let i = length - holes; i < length; i++) delete this[i];
    return this;
  },
  toSorted(compare) {
    if (compare !== undefined && typeof compare !== "function") {
      throw new TypeError("The comparison function must be either a function or undefined");
    }
    return _sorted(_listOf(this), compare);
  },
  toReversed() { return [..._listOf(this)].reverse(); },
  toSpliced(...changes) {
    const copy = [..._listOf(this)];
    $call(copy.splice, copy, changes);
    return copy;
  },
  with(index, value) {
    const copy = [..._listOf(this)];
    const place = _place(index, copy.length);
    if (place < 0 || place >= copy.length) throw new RangeError("Invalid index : " + _text(index));
    copy[place] = value;
    return copy;
  },
});

function _flatten(result, list, depth) {
  const length = _length(list);
  for (let i = 0; i < length; i++) {
    const item = list[i];
    if (item === undefined && _isHole(list, i)) continue;
    if (depth > 0 && Array.isArray(item)) _flatten(result, item, depth - 1);
    else result.push(item);
  }
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
