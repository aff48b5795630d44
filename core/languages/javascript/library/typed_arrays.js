// Typed arrays: each holds its elements in a list until somebody asks for its buffer, and then in the buffer's bytes.

class _TypedArray {
  constructor() { throw new TypeError("Abstract class TypedArray not directly constructable"); }
  get length() {
    const view = _viewOf(this);
    // A buffer that grows or shrinks takes along the arrays over it that have no length of their own.
    if (view.follows) view.length = Math.max(0, Math.floor((view.buffer.byteLength - view.offset) / view.size));
    return view.length;
  }
  get byteLength() { return _viewOf(this).length * _viewOf(this).size; }
  get byteOffset() { return _viewOf(this).offset; }
  get buffer() { return _bufferOf(this); }
  set(source, offset = 0) {
    const inner = _viewOf(this), start = _integer(offset);
    if (start < 0) throw new RangeError("offset is out of bounds");
    const list = [..._listOf(_method(source))];
    if (list.length + start > inner.length) throw new RangeError("offset is out of bounds");
    for (let i = 0; i < list.length; i++) this[start + i] = list[i];
  }
  subarray(start, end) {
    _viewOf(this);
    const from = _relative(start, this.length, 0), to = _relative(end, this.length, this.length);
    return new this.constructor(this.buffer, this.byteOffset + from * this.BYTES_PER_ELEMENT, Math.max(0, to - from));
  }
  slice(start, end) { _viewOf(this); return new this.constructor(_plainElements(this).slice(start, end)); }
  map(callback, receiver) {
    _viewOf(this);
    _callable(callback);
    const result = new this.constructor(this.length);
    for (let i = 0; i < this.length; i++) result[i] = $call_with(callback, receiver, this[i], i, this);
    return result;
  }
  filter(callback, receiver) {
    _viewOf(this);
    _callable(callback);
    return new this.constructor(_plainElements(this).filter((item, i) => $call_with(callback, receiver, item, i, this)));
  }
  sort(compare) {
    if (compare !== undefined && typeof compare !== "function") throw new TypeError("The comparison function must be either a function or undefined");
    _viewOf(this);
    const sorted = _sortedBy(_plainElements(this), compare === undefined ? _numericOrder : compare);
    for (let i = 0; i < sorted.length; i++) this[i] = sorted[i];
    return this;
  }
  toSorted(compare) { _viewOf(this); return new this.constructor(this).sort(compare); }
  toReversed() { _viewOf(this); return new this.constructor(_plainElements(this).reverse()); }
  with(index, value) {
    const place = _place(index, _viewOf(this).length);
    if (place < 0 || place >= this.length) throw new RangeError("Invalid typed array index");
    const copy = new this.constructor(this);
    copy[place] = value;
    return copy;
  }
  static from(source, map, receiver) { return new this(Array.from(source, map, receiver)); }
  static of(...items) { return new this(items); }
}
$define(_TypedArray, "name", "TypedArray", 4);
for (const Kind of [_TypedArray, ArrayBuffer]) _tellSpecies(Kind);
// What they do as arrays do.
for (const name of [
  "at", "every", "some", "find", "findIndex", "findLast", "findLastIndex", "forEach", "includes", "indexOf", "lastIndexOf", "join", "fill",
  "reduce", "reduceRight", "reverse", "keys", "entries", "values", "copyWithin", "toLocaleString",
]) {
  const method = _ArrayPrototype[name];
  _methods(_TypedArray.prototype, { [name](...values) { _viewOf(this); return $call(method, this, values); } });
  $define($own_value(_TypedArray.prototype, name), "length", method.length, 4);
}
$define(_TypedArray.prototype, "toString", _ArrayPrototype.toString, 5);
$define(_TypedArray.prototype, Symbol.iterator, _TypedArray.prototype.values, 5);
_tells(_TypedArray.prototype, Symbol.toStringTag, function () {
  return _isTyped(this) ? $own_value(this, _view).kind + "Array" : undefined;
});
function _numericOrder(a, b) { return a < b ? -1 : a > b ? 1 : a === 0 && b === 0 ? (1 / a < 1 / b ? -1 : 1 / a > 1 / b ? 1 : 0) : a === b ? 0 : a !== a ? (b !== b ? 0 : 1) : -1; }
function _plainElements(typed) {
  const list = [];
  for (let i = 0; i < typed.length; i++) $list_append(list, typed[i]);
  return list;
}
function _viewOf(value) {
  if (typeof value !== "object" || value === null || !$has_own(value, _view)) throw new TypeError("this is not a typed array.");
  return $own_value(value, _view);
}
// The buffer that an array has from now on.
function _bufferOf(typed) {
  const view = _viewOf(typed);
  if (view.buffer === undefined) {
    const items = $unwrap(typed);
    view.buffer = new ArrayBuffer(view.length * view.size);
    $compute_members(typed, false, _elementGet, _elementSet);
    for (let i = 0; i < view.length; i++) _elementSet(typed, i, items[i]);
  }
  return view.buffer;
}
// What is written where no plain number is, into the list.
function _elementPut(typed, index, value) {
  const view = $own_value(typed, _view);
  if (index >= view.length) return;
  if (view.form === "bigint") $unwrap(typed)[index] = BigInt.asIntN(64, _asBig(value));
  else if (view.form === "biguint") $unwrap(typed)[index] = BigInt.asUintN(64, _asBig(value));
  else typed[index] = _toNumber(value);
}
// A number is no BigInt where elements are such.
function _asBig(value) {
  const primitive = _toPrimitive(value, "number");
  if (typeof primitive === "number") throw new TypeError("Cannot convert " + primitive + " to a BigInt");
  return _toBigInt(primitive);
}
// What the machine calls for an element of an array over a buffer.
function _elementGet(typed, index) {
  const view = $own_value(typed, _view);
  if (index >= typed.length) return undefined;
  return _takeNumber(_bytesOf(view.buffer), view.offset + index * view.size, view.size, view.form);
}
function _elementSet(typed, index, value) {
  const view = $own_value(typed, _view);
  const number = view.form.startsWith("big") ? _asBig(value) : value;
  if (index < typed.length) _putNumber(_bytesOf(view.buffer), view.offset + index * view.size, view.size, view.form, number);
}
function _makeTyped(object, kind, source, offset, length) {
  if (object === undefined) throw new TypeError("Constructor " + kind + "Array requires 'new'");
  const [size, form] = _elementKinds[kind];
  let items, buffer, start = 0, count;
  if (_isBuffer(source)) {
    buffer = source;
    start = _integer(offset);
    if (start % size !== 0) throw new RangeError("start offset of " + kind + "Array should be a multiple of " + size);
    if (start > buffer.byteLength) throw new RangeError("Start offset " + start + " is outside the bounds of the buffer");
    count = length === undefined ? Math.floor((buffer.byteLength - start) / size) : _integer(length);
    if (length === undefined && buffer.byteLength % size !== 0) throw new RangeError("byte length of " + kind + "Array should be a multiple of " + size);
    if (start + count * size > buffer.byteLength) throw new RangeError("Invalid typed array length: " + count);
  } else if (_isObject(source)) {
    items = source[Symbol.iterator] === undefined ? _listOf(source) : [...source];
    count = items.length;
  } else {
    count = _integer(source);
    if (count < 0) throw new RangeError("Invalid typed array length: " + _text(source));
  }
  const follows = buffer !== undefined && length === undefined && buffer.resizable;
  $define(object, _view, { kind, size, form, buffer, offset: start, length: count, follows }, 0);
  if (buffer !== undefined) return $compute_members(object, false, _elementGet, _elementSet);
  $wrap(object, _filled(count, form === "bigint" || form === "biguint" ? $big_int(0) : 0));
  $restrict_elements(object, _formOf(size, form), _elementPut);
  if (items !== undefined) for (let i = 0; i < count; i++) object[i] = items[i];
  return object;
}
// What the machine calls the form of elements.
function _formOf(size, form) {
  switch (form) {
    case "int": return -8 * size;
    case "uint": return 8 * size;
    case "clamped": return 9;
    case "float": return size === 4 ? 33 : 64;
    default: return 0;
  }
}
function Int8Array(source = 0, offset, length) { return _makeTyped(this, "Int8", source, offset, length); }
function Uint8Array(source = 0, offset, length) { return _makeTyped(this, "Uint8", source, offset, length); }
function Uint8ClampedArray(source = 0, offset, length) { return _makeTyped(this, "Uint8Clamped", source, offset, length); }
function Int16Array(source = 0, offset, length) { return _makeTyped(this, "Int16", source, offset, length); }
function Uint16Array(source = 0, offset, length) { return _makeTyped(this, "Uint16", source, offset, length); }
function Int32Array(source = 0, offset, length) { return _makeTyped(this, "Int32", source, offset, length); }
function Uint32Array(source = 0, offset, length) { return _makeTyped(this, "Uint32", source, offset, length); }
function Float32Array(source = 0, offset, length) { return _makeTyped(this, "Float32", source, offset, length); }
function Float64Array(source = 0, offset, length) { return _makeTyped(this, "Float64", source, offset, length); }
function BigInt64Array(source = 0, offset, length) { return _makeTyped(this, "BigInt64", source, offset, length); }
function BigUint64Array(source = 0, offset, length) { return _makeTyped(this, "BigUint64", source, offset, length); }
for (const kind of [
  Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array, BigInt64Array,
  BigUint64Array,
]) {
  _class(kind);
  $set_parent(kind, _TypedArray);
  $set_parent(kind.prototype, _TypedArray.prototype);
  const size = _elementKinds[kind.name.slice(0, -5)][0];
  $define(kind, "length", 3, 4);
  $define(kind, "BYTES_PER_ELEMENT", size, 0);
  $define(kind.prototype, "BYTES_PER_ELEMENT", size, 0);
}

class DataView {
  constructor(buffer, offset = 0, length) {
    if (!_isBuffer(buffer)) throw new TypeError("First argument to DataView constructor must be an ArrayBuffer");
    const start = _integer(offset);
    if (start < 0 || start > buffer.byteLength) throw new RangeError("Start offset " + _text(offset) + " is outside the bounds of the buffer");
    const size = length === undefined ? buffer.byteLength - start : _integer(length);
    if (size < 0 || start + size > buffer.byteLength) throw new RangeError("Invalid DataView length " + _text(length));
    $define(this, _view, { kind: undefined, buffer, offset: start, length: size, size: 1 }, 0);
  }
  get buffer() { return _viewOf(this).buffer; }
  get byteLength() { return _viewOf(this).length; }
  get byteOffset() { return _viewOf(this).offset; }
}
_tag(DataView.prototype, "DataView");
for (const kind of $own_keys(_elementKinds)) {
  if (kind === "Uint8Clamped") continue;
  const [size, form] = _elementKinds[kind];
  const place = (view, at) => {
    const inner = _viewOf(view), offset = _integer(at);
    if (offset < 0 || offset + size > inner.length) throw new RangeError("Offset is outside the bounds of the DataView");
    return inner.offset + offset;
  };
  _methods(DataView.prototype, {
    ["get" + kind](at, little) {
      const from = place(this, at);
      const part = _bytesOf(this.buffer).slice(from, from + size);
      return _takeNumber(little ? part : part.reverse(), 0, size, form);
    },
    ["set" + kind](at, value, little) {
      const from = place(this, at), part = _zeros(size), bytes = _bytesOf(this.buffer);
      _putNumber(part, 0, size, form, form.startsWith("big") ? _asBig(value) : value);
      if (!little) part.reverse();
      for (let i = 0; i < size; i++) bytes[from + i] = part[i];
    },
  });
}

// A text's bytes in UTF-8, and back.
function _utf8(text) {
  const bytes = [];
  for (let i = 0; i < text.length; i++) {
    let point = $text_code_point_at(text, i);
    if (point > 65535) i++;
    else if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd;
    if (point < 128) bytes.push(point);
    else if (point < 2048) bytes.push(192 | point >> 6, 128 | point & 63);
    else if (point < 65536) bytes.push(224 | point >> 12, 128 | point >> 6 & 63, 128 | point & 63);
    else bytes.push(240 | point >> 18, 128 | point >> 12 & 63, 128 | point >> 6 & 63, 128 | point & 63);
  }
  return bytes;
}
function _fromUtf8(bytes, isStrict) {
  let text = "";
  for (let i = 0; i < bytes.length;) {
    const first = bytes[i++];
    const more = first < 128 ? 0 : first >= 194 && first < 224 ? 1 : first >= 224 && first < 240 ? 2 : first >= 240 && first < 245 ? 3 : -1;
    let point = more === 0 ? first : more === 1 ? first & 31 : more === 2 ? first & 15 : first & 7;
    let isWrong = more < 0;
    for (let j = 0; j < more; j++) {
      if (i >= bytes.length || (bytes[i] & 192) !== 128) { isWrong = true; break; }
      point = point * 64 + (bytes[i++] & 63);
    }
    if (isWrong && isStrict) throw new URIError("URI malformed");
    text += isWrong ? "\ufffd" : $text_of_code_point(point);
  }
  return text;
}
class TextEncoder {
  get encoding() { return "utf-8"; }
  encode(text = "") { return new Uint8Array(_utf8(_text(text))); }
  encodeInto(text, bytes) {
    let read = 0, written = 0;
    for (const character of _text(text)) {
      const part = _utf8(character);
      if (written + part.length > bytes.length) break;
      for (const byte of part) bytes[written++] = byte;
      read += character.length;
    }
    return { read, written };
  }
}
// What encodings are called, by the names that they are asked for.
const _encodings = {
  "utf-8": "utf-8", utf8: "utf-8", latin1: "windows-1252", ascii: "windows-1252", "iso-8859-1": "windows-1252", "utf-16le": "utf-16le", utf16le: "utf-16le",
};
class TextDecoder {
  #encoding;
  constructor(label = "utf-8") {
    const name = _text(label).toLowerCase();
    if (!$has_own(_encodings, name)) throw _coded(RangeError, "ERR_ENCODING_NOT_SUPPORTED", 'The "' + _text(label) + '" encoding is not supported');
    this.#encoding = _encodings[name];
  }
  get encoding() { return this.#encoding; }
  decode(bytes) {
    if (bytes === undefined) return "";
    const plain = _isBuffer(bytes) ? _bytesOf(bytes) : _plainElements(bytes);
    if (this.#encoding === "utf-8") return _fromUtf8(plain, false);
    return Buffer.from(plain).toString(this.#encoding === "utf-16le" ? "utf16le" : "latin1");
  }
}

// Buffers of node's.
function Buffer(source) { return typeof source === "number" ? Buffer.alloc(source) : Buffer.from(source); }
_class(Buffer, {
  toString(encoding = "utf8") {
    const bytes = _plainElements(this);
    switch (_text(encoding).toLowerCase()) {
      case "hex": return bytes.map((byte) => $number_to_text(byte, 16).padStart(2, "0")).join("");
      case "base64": return _base64(bytes);
      case "base64url": return _base64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
      case "latin1": case "binary": return bytes.map((byte) => $text_of_code_point(byte)).join("");
      case "ascii": return bytes.map((byte) => $text_of_code_point(byte & 127)).join("");
      case "utf16le": case "ucs2": {
        let text = "";
        for (let i = 0; i + 1 < bytes.length; i += 2) text += _unitText(bytes[i] + bytes[i + 1] * 256);
        return text;
      }
      default: return _fromUtf8(bytes, false);
    }
  },
  equals(other) { return this.length === other.length && this.every((byte, i) => byte === other[i]); },
  toJSON() { return { type: "Buffer", data: _plainElements(this) }; },
  [_inspectCustom]() {
    const bytes = _plainElements(this).slice(0, 50).map((byte) => $number_to_text(byte, 16).padStart(2, "0"));
    const more = this.length - bytes.length;
    return "<Buffer" + bytes.map((byte) => " " + byte).join("") + (more > 0 ? " ... " + more + " more byte" + (more > 1 ? "s" : "") : "") + ">";
  },
}, {
  from(source, encoding = "utf8") {
    let bytes;
    if (typeof source === "string") {
      switch (_text(encoding).toLowerCase()) {
        case "hex": bytes = (source.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => parseInt(pair, 16)); break;
        case "base64": case "base64url": bytes = _fromBase64(source); break;
        case "latin1": case "binary": case "ascii": bytes = [...Array(source.length).keys()].map((i) => source.charCodeAt(i) & 255); break;
        case "utf16le": case "ucs2":
          bytes = [];
          for (let i = 0; i < source.length; i++) bytes.push(source.charCodeAt(i) & 255, source.charCodeAt(i) >> 8);
          break;
        default: bytes = _utf8(source);
      }
    } else if (_isObject(source)) {
      bytes = source;
    } else {
      const error = _coded(TypeError, "ERR_INVALID_ARG_TYPE", "The first argument must be of type string or an instance of Buffer, ArrayBuffer, or Array or an Array-like Object. Received " + _received(source));
      throw _thrownIn(error, "node:buffer:322", "  throw new ERR_INVALID_ARG_TYPE(", 2);
    }
    const result = new Uint8Array(bytes);
    $set_parent(result, Buffer.prototype);
    return result;
  },
  alloc(size, fill = 0) { return Buffer.from(Array(size).fill(fill)); },
  concat(list, length) {
    const bytes = list.flatMap((part) => _plainElements(part));
    if (length !== undefined) {
      while (bytes.length < length) bytes.push(0);
      bytes.length = length;
    }
    return Buffer.from(bytes);
  },
  isBuffer(value) { return value instanceof Buffer; },
  byteLength(text) { return _utf8(_text(text)).length; },
});
$set_parent(Buffer, Uint8Array);
$set_parent(Buffer.prototype, Uint8Array.prototype);

const _base64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function _base64(bytes) {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const bits = bytes[i] << 16 | (bytes[i + 1] ?? 0) << 8 | (bytes[i + 2] ?? 0);
    text += _base64Digits[bits >> 18] + _base64Digits[bits >> 12 & 63];
    text += i + 1 < bytes.length ? _base64Digits[bits >> 6 & 63] : "=";
    text += i + 2 < bytes.length ? _base64Digits[bits & 63] : "=";
  }
  return text;
}
function _fromBase64(text) {
  const bytes = [];
  let bits = 0, count = 0;
  for (const digit of text.replace(/-/g, "+").replace(/_/g, "/")) {
    const value = _base64Digits.indexOf(digit);
    if (value < 0) continue;
    bits = (bits << 6 | value) & 0xffffff;
    count += 6;
    if (count >= 8) { count -= 8; bytes.push(bits >> count & 255); }
  }
  return bytes;
}
function btoa(text) {
  return _base64([...Array(_text(text).length).keys()].map((i) => {
    const unit = _text(text).charCodeAt(i);
    if (unit > 255) throw new DOMException("Invalid character", "InvalidCharacterError");
    return unit;
  }));
}
function atob(text) {
  if (!/^[\w+/\s-]*=*\s*$/.test(_text(text))) throw new DOMException("Invalid character", "InvalidCharacterError");
  return _fromBase64(_text(text)).map((byte) => $text_of_code_point(byte)).join("");
}
