// Memory that several threads could share: here there is one.

class SharedArrayBuffer {
  constructor(length = 0) {
    const size = _integer(length);
    if (size < 0) throw new RangeError("Array buffer allocation failed");
    $define(this, _bytes, _zeros(size), 5);
  }
  get byteLength() { return _bytesOf(this).length; }
  slice(start, end) {
    const part = new SharedArrayBuffer(0);
    $define(part, _bytes, _bytesOf(this).slice(start, end), 5);
    return part;
  }
}
_tag(SharedArrayBuffer.prototype, "SharedArrayBuffer");
_tellSpecies(SharedArrayBuffer);

function _atomicPlace(array, index) {
  if (!_isTyped(array) || /Float|Clamped/.test(array.constructor.name)) throw new TypeError("[object " + (Array.isArray(array) ? "Array" : "Object") + "] is not an integer typed array.");
  const place = _integer(index);
  if (place < 0 || place >= array.length) throw new RangeError("Invalid atomic access index");
  return place;
}
function _atomicChange(array, index, change) {
  const place = _atomicPlace(array, index), before = array[place];
  array[place] = change(before);
  return before;
}
_methods(Atomics, {
  load(array, index) { return array[_atomicPlace(array, index)]; },
  store(array, index, value) {
    const given = typeof value === "bigint" ? value : _integer(value);
    array[_atomicPlace(array, index)] = given;
    return given;
  },
  add(array, index, value) { return _atomicChange(array, index, (before) => before + value); },
  sub(array, index, value) { return _atomicChange(array, index, (before) => before - value); },
  and(array, index, value) { return _atomicChange(array, index, (before) => before & value); },
  or(array, index, value) { return _atomicChange(array, index, (before) => before | value); },
  xor(array, index, value) { return _atomicChange(array, index, (before) => before ^ value); },
  exchange(array, index, value) { return _atomicChange(array, index, () => value); },
  compareExchange(array, index, expected, value) {
    return _atomicChange(array, index, (before) => before === expected ? value : before);
  },
  isLockFree(size) { return [1, 2, 4, 8].includes(size); },
  notify(array, index) { _atomicPlace(array, index); return 0; },
});
_tag(Atomics, "Atomics");
$define(Atomics.notify, "length", 3, 4);
$define(SharedArrayBuffer, "length", 1, 4);
_setShared(SharedArrayBuffer);
