// Buffers of bytes, and arrays and views over them.

const _bytes = _secret("bytes");
// Kinds of elements: how many bytes they take, and how they are read and written.
const _elementKinds = {
  Int8: [1, "int"], Uint8: [1, "uint"], Uint8Clamped: [1, "clamped"], Int16: [2, "int"], Uint16: [2, "uint"], Int32: [4, "int"],
  Uint32: [4, "uint"], Float32: [4, "float"], Float64: [8, "float"], BigInt64: [8, "bigint"], BigUint64: [8, "biguint"],
};
function _isBuffer(value) { return typeof value === "object" && value !== null && $has_own(value, _bytes) && $kind($own_value(value, _bytes)) === "array"; }
function _isTyped(value) { return typeof value === "object" && value !== null && $has_own(value, _view) && $own_value(value, _view).kind !== undefined; }
function _isDataView(value) { return typeof value === "object" && value !== null && $has_own(value, _view) && $own_value(value, _view).kind === undefined; }
function _bytesOf(buffer) { return $own_value(buffer, _bytes); }
const _view = _secret("view");
// How long a buffer may become.
const _most = _secret("most");
function _ownBytes(buffer, name) {
  if (!_isBuffer(buffer)) throw new TypeError("Method ArrayBuffer.prototype." + name + " called on incompatible receiver " + _shownReceiver(buffer));
  return _bytesOf(buffer);
}

class ArrayBuffer {
  constructor(length = 0, options) {
    const size = _integer(length);
    if (size < 0 || size > 9007199254740991) throw new RangeError("Invalid array buffer length");
    $define(this, _bytes, _zeros(size), 5);
    const most = _isObject(options) ? options.maxByteLength : undefined;
    if (most === undefined) return;
    if (_integer(most) < size) throw new RangeError("Invalid array buffer max length");
    $define(this, _most, _integer(most), 0);
  }
  get byteLength() { return _ownBytes(this, "byteLength").length; }
  get maxByteLength() { return _ownBytes(this, "maxByteLength") && this.resizable ? $own_value(this, _most) : this.byteLength; }
  get resizable() { return _ownBytes(this, "resizable") && $has_own(this, _most); }
  resize(length) {
    const bytes = _ownBytes(this, "resize"), size = _integer(length);
    if (!this.resizable) throw new TypeError("Method ArrayBuffer.prototype.resize called on incompatible receiver #<ArrayBuffer>");
    if (size < 0 || size > $own_value(this, _most)) throw new RangeError("ArrayBuffer.prototype.resize: Invalid length parameter");
    while (bytes.length < size) $list_append(bytes, 0);
    bytes.length = size;
  }
  slice(start, end) {
    const part = _bytesOf(this).slice(start, end);
    const Kind = this.constructor === undefined ? undefined : this.constructor[Symbol.species];
    const buffer = new (Kind === undefined || Kind === null ? ArrayBuffer : Kind)(part.length);
    if (!_isBuffer(buffer)) throw new TypeError("Method ArrayBuffer.prototype.slice called on incompatible receiver " + _shownReceiver(buffer));
    const bytes = _bytesOf(buffer);
    for (let i = 0; i < part.length; i++) bytes[i] = part[i];
    return buffer;
  }
  static isView(value) { return typeof value === "object" && value !== null && $has_own(value, _view); }
}
_tag(ArrayBuffer.prototype, "ArrayBuffer");
function _zeros(size) { return _filled(size, 0); }
function _filled(size, value) {
  const list = [];
  $list_with_length(list, size);
  for (let i = 0; i < size; i++) list[i] = value;
  return list;
}

// A number's bytes, the least first, and back.
function _putNumber(bytes, at, size, form, value) {
  if (form === "float") { _putFloat(bytes, at, size, value); return; }
  if (form === "bigint" || form === "biguint") {
    let rest = BigInt.asUintN(64, _toBigInt(value));
    for (let i = 0; i < 8; i++) {
      bytes[at + i] = $big_number($big_binary("&", rest, $big_int(255)));
      rest = $big_binary(">>", rest, $big_int(8));
    }
    return;
  }
  let number = _toNumber(value);
  if (form === "clamped") { bytes[at] = number > 0 ? Math.min(255, _halfEven(number)) : 0; return; }
  number = number >>> 0;
  for (let i = 0; i < size; i++) {
    bytes[at + i] = number & 255;
    number >>>= 8;
  }
}
function _takeNumber(bytes, at, size, form) {
  if (form === "float") return _takeFloat(bytes, at, size);
  if (form === "bigint" || form === "biguint") {
    let value = $big_int(0);
    for (let i = 7; i >= 0; i--) value = $big_binary("|", $big_binary("<<", value, $big_int(8)), $big_int(bytes[at + i]));
    return form === "bigint" ? BigInt.asIntN(64, value) : value;
  }
  let value = 0;
  for (let i = size - 1; i >= 0; i--) value = value * 256 + bytes[at + i];
  const whole = 2 ** (8 * size);
  return form === "int" && value >= whole / 2 ? value - whole : value;
}
function _putFloat(bytes, at, size, value) {
  const number = size === 4 ? Math.fround(value) : _toNumber(value);
  const [width, digits] = size === 4 ? [8, 23] : [11, 52];
  const most = 2 ** width - 1, bias = 2 ** (width - 1) - 1;
  const sign = number < 0 || (number === 0 && 1 / number < 0) ? 1 : 0;
  let exponent, mantissa;
  const size_ = Math.abs(number);
  if (number !== number) { exponent = most; mantissa = 2 ** (digits - 1); }
  else if (size_ === Infinity) { exponent = most; mantissa = 0; }
  else if (size_ === 0) { exponent = 0; mantissa = 0; }
  else {
    exponent = Math.floor(Math.log2(size_));
    if (2 ** exponent > size_) exponent--;
    else if (exponent < 1023 && 2 ** (exponent + 1) <= size_) exponent++;
    if (exponent < 1 - bias) { mantissa = size_ / 2 ** (1 - bias - digits); exponent = 0; }
    else { mantissa = (size_ / 2 ** exponent - 1) * 2 ** digits; exponent += bias; }
  }
  let high = sign * 2 ** width + exponent;
  for (let i = 0; i < size; i++) {
    const left = digits - 8 * i;
    if (left >= 8) { bytes[at + i] = mantissa % 256; mantissa = Math.floor(mantissa / 256); continue; }
    if (left > 0) { high = high * 2 ** left + mantissa; mantissa = 0; }
    bytes[at + i] = high % 256;
    high = Math.floor(high / 256);
  }
}
function _takeFloat(bytes, at, size) {
  const [width, digits] = size === 4 ? [8, 23] : [11, 52];
  const top = bytes[at + size - 1], next = bytes[at + size - 2];
  const sign = top > 127 ? -1 : 1;
  const exponent = size === 4 ? (top & 127) * 2 + (next >> 7) : (top & 127) * 16 + (next >> 4);
  let mantissa = size === 4 ? next & 127 : next & 15;
  for (let i = size - 3; i >= 0; i--) mantissa = mantissa * 256 + bytes[at + i];
  const bias = 2 ** (width - 1) - 1;
  if (exponent === 2 ** width - 1) return mantissa === 0 ? sign * Infinity : NaN;
  if (exponent === 0) return sign * mantissa * 2 ** (1 - bias - digits);
  return sign * (1 + mantissa / 2 ** digits) * 2 ** (exponent - bias);
}
