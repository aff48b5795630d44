// What else buffers of node's have: numbers in their bytes, parts that share them, and searching.

// The names of numbers: how many bytes they take, and how they are read.
const _bufferNumbers = {
  UInt8: [1, "uint"], Int8: [1, "int"], UInt16: [2, "uint"], Int16: [2, "int"], UInt32: [4, "uint"], Int32: [4, "int"],
  Float: [4, "float"], Double: [8, "float"], BigInt64: [8, "bigint"], BigUInt64: [8, "biguint"],
};
function _bufferPlace(buffer, offset, size) {
  const place = offset === undefined ? 0 : offset;
  if (typeof place !== "number") {
    throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "offset" argument must be of type number. Received ' + _received(offset));
  }
  const most = buffer.length - size;
  if (most < 0) throw _coded(RangeError, "ERR_BUFFER_OUT_OF_BOUNDS", "Attempt to access memory outside buffer bounds");
  if (place < 0 || place > most || Math.trunc(place) !== place) {
    const range = Math.trunc(place) !== place ? "an integer" : ">= 0 and <= " + most;
    throw _coded(RangeError, "ERR_OUT_OF_RANGE", 'The value of "offset" is out of range. It must be ' + range + ". Received " + _text(place));
  }
  return place;
}
function _checkNumber(value, size, form) {
  if (form !== "int" && form !== "uint") return;
  const bits = 8 * size - (form === "int" ? 1 : 0);
  const least = form === "int" ? -(2 ** bits) : 0, most = 2 ** bits - 1;
  if (value >= least && value <= most) return;
  const range = size > 4 || bits > 31
    ? (form === "int" ? ">= -(2 ** " + bits + ") and < 2 ** " + bits : ">= 0 and < 2 ** " + bits)
    : ">= " + least + " and <= " + most;
  const shown = Math.abs(value) > 4294967296 ? _grouped(_text(Math.abs(value)), "_") : _text(Math.abs(value));
  const plain = size > 2 && bits > 31 ? range.replace(/>= 0 and < 2 \*\* 32/, ">= 0 and <= 4294967295") : range;
  throw _coded(RangeError, "ERR_OUT_OF_RANGE", 'The value of "value" is out of range. It must be ' + plain + ". Received " + (value < 0 ? "-" : "") + shown);
}
function _readBytes(buffer, place, size, isBig) {
  const part = [];
  for (let i = 0; i < size; i++) part.push(buffer[isBig ? place + size - 1 - i : place + i]);
  return part;
}
function _wholeOf(bytes, isSigned) {
  let value = 0;
  for (let i = bytes.length - 1; i >= 0; i--) value = value * 256 + bytes[i];
  const whole = 2 ** (8 * bytes.length);
  return isSigned && value >= whole / 2 ? value - whole : value;
}
function _writeBytes(buffer, place, part, isBig) {
  const size = part.length;
  for (let i = 0; i < size; i++) buffer[isBig ? place + size - 1 - i : place + i] = part[i];
  return place + size;
}
for (const kind of $own_keys(_bufferNumbers)) {
  const [size, form] = _bufferNumbers[kind];
  for (const order of size === 1 ? [""] : ["LE", "BE"]) {
    const isBig = order === "BE";
    const members = {
      ["read" + kind + order](offset) {
        return _takeNumber(_readBytes(this, _bufferPlace(this, offset, size), size, isBig), 0, size, form);
      },
      ["write" + kind + order](value, offset) {
        _checkNumber(value, size, form);
        const part = _zeros(size), place = _bufferPlace(this, offset, size);
        _putNumber(part, 0, size, form, value);
        return _writeBytes(this, place, part, isBig);
      },
    };
    _methods(Buffer.prototype, members);
    const other = kind.replace("UInt", "Uint");
    if (other === kind) continue;
    $define(Buffer.prototype, "read" + other + order, members["read" + kind + order], 5);
    $define(Buffer.prototype, "write" + other + order, members["write" + kind + order], 5);
  }
}
for (const order of ["LE", "BE"]) {
  const isBig = order === "BE";
  for (const sign of ["UInt", "Int"]) {
    _methods(Buffer.prototype, {
      ["read" + sign + order](offset, size) {
        return _wholeOf(_readBytes(this, _bufferPlace(this, offset, size), size, isBig), sign === "Int");
      },
      ["write" + sign + order](value, offset, size) {
        const part = [];
        let rest = value < 0 ? value + 2 ** (8 * size) : value;
        for (let i = 0; i < size; i++) { part.push(rest % 256); rest = Math.floor(rest / 256); }
        return _writeBytes(this, _bufferPlace(this, offset, size), part, isBig);
      },
    });
  }
}

function _partOf(buffer, start, end) {
  const inner = _viewOf(buffer), length = buffer.length;
  const from = _relative(start, length, 0), to = Math.max(_relative(end, length, length), from);
  return _asBuffer(new Uint8Array(buffer.buffer, inner.offset + from, to - from));
}
function _asBuffer(bytes) { $set_parent(bytes, Buffer.prototype); return bytes; }
function _soughtBytes(value, encoding) {
  return typeof value === "number" ? [value & 255] : typeof value === "string" ? [...Buffer.from(value, encoding)] : [...value];
}
const _bufferText = Buffer.prototype.toString;
_methods(Buffer.prototype, {
  toString(encoding, start, end) {
    if (start === undefined && end === undefined) return $call_with(_bufferText, this, encoding);
    return $call_with(_bufferText, this.subarray(start, end), encoding);
  },
  toLocaleString(encoding, start, end) { return this.toString(encoding, start, end); },
  subarray(start, end) { return _partOf(this, start, end); },
  slice(start, end) { return this.subarray(start, end); },
  write(text, ...more) {
    const encoding = typeof more[more.length - 1] === "string" ? more.pop() : "utf8";
    const [offset = 0, length = this.length - offset] = more;
    const bytes = Buffer.from(text, encoding), count = Math.min(bytes.length, length, this.length - offset);
    for (let i = 0; i < count; i++) this[offset + i] = bytes[i];
    return count;
  },
  copy(target, targetStart = 0, start = 0, end = this.length) {
    const count = Math.max(0, Math.min(end - start, target.length - targetStart, this.length - start));
    const part = [];
    for (let i = 0; i < count; i++) part.push(this[start + i]);
    for (let i = 0; i < count; i++) target[targetStart + i] = part[i];
    return count;
  },
  compare(other) { return Buffer.compare(this, other); },
  indexOf(value, from = 0, encoding) {
    const wanted = _soughtBytes(value, typeof from === "string" ? from : encoding);
    const start = typeof from === "string" ? 0 : from < 0 ? Math.max(this.length + from, 0) : from;
    for (let at = start; at + wanted.length <= this.length; at++) {
      if (wanted.every((byte, i) => this[at + i] === byte)) return at;
    }
    return -1;
  },
  lastIndexOf(value, from, encoding) {
    const wanted = _soughtBytes(value, encoding);
    const last = this.length - wanted.length;
    for (let at = from === undefined ? last : Math.min(from < 0 ? this.length + from : from, last); at >= 0; at--) {
      if (wanted.every((byte, i) => this[at + i] === byte)) return at;
    }
    return -1;
  },
  includes(value, from, encoding) { return this.indexOf(value, from, encoding) >= 0; },
  fill(value, start = 0, end = this.length, encoding = "utf8") {
    const bytes = _soughtBytes(value, typeof start === "string" ? start : encoding);
    const from = typeof start === "string" ? 0 : start;
    for (let i = from; i < end; i++) this[i] = bytes.length === 0 ? 0 : bytes[(i - from) % bytes.length];
    return this;
  },
  swap16() { return _swapped(this, 2); },
  swap32() { return _swapped(this, 4); },
  swap64() { return _swapped(this, 8); },
});
function _swapped(buffer, size) {
  if (buffer.length % size !== 0) throw _coded(RangeError, "ERR_INVALID_BUFFER_SIZE", "Buffer size must be a multiple of " + 8 * size + "-bits");
  for (let at = 0; at < buffer.length; at += size) _writeBytes(buffer, at, _readBytes(buffer, at, size, true), false);
  return buffer;
}
_methods(Buffer, {
  alloc(size, fill = 0, encoding) {
    if (typeof size !== "number") {
      throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "size" argument must be of type number. Received ' + _received(size));
    }
    return _asBuffer(new Uint8Array(size)).fill(fill, 0, size, encoding);
  },
  allocUnsafe(size) { return Buffer.alloc(size); },
  allocUnsafeSlow(size) { return Buffer.alloc(size); },
  compare(left, right) {
    for (let i = 0; i < left.length && i < right.length; i++) if (left[i] !== right[i]) return left[i] < right[i] ? -1 : 1;
    return left.length < right.length ? -1 : left.length > right.length ? 1 : 0;
  },
  isEncoding(name) {
    const known = ["utf8", "utf-8", "hex", "base64", "base64url", "latin1", "binary", "ascii", "utf16le", "ucs2"];
    return typeof name === "string" && known.includes(name.toLowerCase());
  },
});
$define(Buffer, "poolSize", 8192, 7);
