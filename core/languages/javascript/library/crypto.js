// Digests of bytes, and random bytes from the run's own numbers.

function _rotated(word, by) { return (word << by) | (word >>> (32 - by)); }
// The bytes of a message with what is put behind it: blocks of 64 bytes whose last 8 say how many bits there were.
function _padded(bytes, isBigEndian) {
  const list = [...bytes, 128];
  while (list.length % 64 !== 56) list.push(0);
  const low = (bytes.length * 8) >>> 0, high = Math.floor(bytes.length / 536870912);
  const words = isBigEndian ? [high, low] : [low, high];
  for (const word of words) {
    for (let i = 0; i < 4; i++) list.push((word >>> (isBigEndian ? 24 - 8 * i : 8 * i)) & 255);
  }
  return list;
}
function _wordAt(bytes, at, isBigEndian) {
  return isBigEndian
    ? (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]
    : bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
}
function _bytesOfWords(words, isBigEndian) {
  const bytes = [];
  for (const word of words) for (let i = 0; i < 4; i++) bytes.push((word >>> (isBigEndian ? 24 - 8 * i : 8 * i)) & 255);
  return bytes;
}

const _md5Shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
function _md5(message) {
  const bytes = _padded(message, false);
  let [a0, b0, c0, d0] = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let from = 0; from < bytes.length; from += 64) {
    const words = [];
    for (let i = 0; i < 16; i++) words.push(_wordAt(bytes, from + 4 * i, false));
    let a = a0, b = b0, c = c0, d = d0;
    for (let i = 0; i < 64; i++) {
      const round = i >> 4;
      let mix, at;
      if (round === 0) { mix = (b & c) | (~b & d); at = i; }
      else if (round === 1) { mix = (d & b) | (~d & c); at = (5 * i + 1) % 16; }
      else if (round === 2) { mix = b ^ c ^ d; at = (3 * i + 5) % 16; }
      else { mix = c ^ (b | ~d); at = (7 * i) % 16; }
      const sum = (mix + a + Math.floor(Math.abs(Math.sin(i + 1)) * 4294967296) + words[at]) | 0;
      a = d;
      d = c;
      c = b;
      b = (b + _rotated(sum, _md5Shifts[round * 4 + (i % 4)])) | 0;
    }
    a0 = (a0 + a) | 0;
    b0 = (b0 + b) | 0;
    c0 = (c0 + c) | 0;
    d0 = (d0 + d) | 0;
  }
  return _bytesOfWords([a0, b0, c0, d0], false);
}

function _sha1(message) {
  const bytes = _padded(message, true);
  const state = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476, 0xc3d2e1f0 | 0];
  for (let from = 0; from < bytes.length; from += 64) {
    const words = [];
    for (let i = 0; i < 80; i++) {
      words.push(i < 16 ? _wordAt(bytes, from + 4 * i, true) : _rotated(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1));
    }
    let [a, b, c, d, e] = state;
    for (let i = 0; i < 80; i++) {
      const [mix, add] = i < 20 ? [(b & c) | (~b & d), 0x5a827999] : i < 40 ? [b ^ c ^ d, 0x6ed9eba1]
        : i < 60 ? [(b & c) | (b & d) | (c & d), 0x8f1bbcdc] : [b ^ c ^ d, 0xca62c1d6];
      const next = (_rotated(a, 5) + mix + e + add + words[i]) | 0;
      e = d;
      d = c;
      c = _rotated(b, 30);
      b = a;
      a = next;
    }
    [a, b, c, d, e].forEach((word, i) => { state[i] = (state[i] + word) | 0; });
  }
  return _bytesOfWords(state, true);
}

// The first 32 bits behind the point of a root of the first primes.
function _rootBits(count, power) {
  const out = [];
  for (let number = 2; out.length < count; number++) {
    let isPrime = true;
    for (let i = 2; i * i <= number; i++) if (number % i === 0) { isPrime = false; break; }
    if (!isPrime) continue;
    const root = power === 2 ? Math.sqrt(number) : Math.cbrt(number);
    out.push(Math.floor((root - Math.floor(root)) * 4294967296) | 0);
  }
  return out;
}
function _sha256(message) {
  const bytes = _padded(message, true);
  const adds = _rootBits(64, 3), state = _rootBits(8, 2);
  for (let from = 0; from < bytes.length; from += 64) {
    const words = [];
    for (let i = 0; i < 64; i++) {
      if (i < 16) { words.push(_wordAt(bytes, from + 4 * i, true)); continue; }
      const a = words[i - 15], b = words[i - 2];
      const first = _rotated(a, 25) ^ _rotated(a, 14) ^ (a >>> 3), second = _rotated(b, 15) ^ _rotated(b, 13) ^ (b >>> 10);
      words.push((words[i - 16] + first + words[i - 7] + second) | 0);
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const one = (h + (_rotated(e, 26) ^ _rotated(e, 21) ^ _rotated(e, 7)) + ((e & f) ^ (~e & g)) + adds[i] + words[i]) | 0;
      const two = ((_rotated(a, 30) ^ _rotated(a, 19) ^ _rotated(a, 10)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => { state[i] = (state[i] + word) | 0; });
  }
  return _bytesOfWords(state, true);
}
// SHA-384 and SHA-512 count in words of 64 bits.
function _cut64(value) { return BigInt.asUintN(64, value); }
function _turned64(word, by) { return _cut64($big_binary("|", $big_binary(">>", word, $big_int(by)), $big_binary("<<", word, $big_int(64 - by)))); }
function _mixed64(word, first, second, third, isShift) {
  const last = isShift ? $big_binary(">>", word, $big_int(third)) : _turned64(word, third);
  return $big_binary("^", $big_binary("^", _turned64(word, first), _turned64(word, second)), last);
}
function _sum64(...words) { return _cut64(words.reduce((sum, word) => $big_binary("+", sum, word))); }
// The first 64 bits behind the point of a root of each of some primes.
function _rootBits64(primes, power) {
  return primes.map((prime) => {
    const number = $big_binary("<<", $big_int(prime), $big_int(64 * power)), order = $big_int(power);
    let root = $big_binary("<<", $big_int(1), $big_int(72));
    while (true) {
      let part = number;
      for (let i = 1; i < power; i++) part = $big_binary("/", part, root);
      const next = $big_binary("/", $big_binary("+", $big_binary("*", root, $big_int(power - 1)), part), order);
      if (next >= root) return _cut64(root);
      root = next;
    }
  });
}
function _primes(from, count) {
  const found = [];
  for (let number = 2; found.length < from + count; number++) if (!found.some((prime) => number % prime === 0)) found.push(number);
  return found.slice(from);
}
function _sha512Of(message, state, size) {
  const bytes = [...message, 128];
  while (bytes.length % 128 !== 120) bytes.push(0);
  for (let i = 7; i >= 0; i--) bytes.push(Math.floor(message.length * 8 / 256 ** i) % 256);
  const adds = _rootBits64(_primes(0, 80), 3);
  for (let from = 0; from < bytes.length; from += 128) {
    const words = [];
    for (let i = 0; i < 80; i++) {
      if (i >= 16) {
        words.push(_sum64(words[i - 16], _mixed64(words[i - 15], 1, 8, 7, true), words[i - 7], _mixed64(words[i - 2], 19, 61, 6, true)));
        continue;
      }
      const at = from + 8 * i;
      words.push($big_int("0x" + bytes.slice(at, at + 8).map((byte) => $number_to_text(byte, 16).padStart(2, "0")).join("")));
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 80; i++) {
      const chosen = $big_binary("^", g, $big_binary("&", e, $big_binary("^", f, g)));
      const common = $big_binary("|", $big_binary("&", a, b), $big_binary("&", c, $big_binary("|", a, b)));
      const one = _sum64(h, _mixed64(e, 14, 18, 41, false), chosen, adds[i], words[i]);
      const two = _sum64(_mixed64(a, 28, 34, 39, false), common);
      h = g;
      g = f;
      f = e;
      e = _sum64(d, one);
      d = c;
      c = b;
      b = a;
      a = _sum64(one, two);
    }
    state = [a, b, c, d, e, f, g, h].map((word, i) => _sum64(state[i], word));
  }
  const text = state.map((word) => $big_text(word, 16).padStart(16, "0")).join("");
  return [...Buffer.from(text.slice(0, 2 * size), "hex")];
}
function _sha512(message) { return _sha512Of(message, _rootBits64(_primes(0, 8), 2), 64); }
function _sha384(message) { return _sha512Of(message, _rootBits64(_primes(8, 8), 2), 48); }
const _digests = { md5: _md5, sha1: _sha1, sha256: _sha256, sha384: _sha384, sha512: _sha512 };
// What a key is made of a password by, in rounds.
function _derivedKey(password, salt, rounds, size, name) {
  const bytes = [];
  for (let block = 1; bytes.length < size; block++) {
    const first = new Hmac(name, password).update(salt).update([block >>> 24, block >> 16 & 255, block >> 8 & 255, block & 255]);
    let part = [...first.digest()];
    const sum = [...part];
    for (let i = 1; i < rounds; i++) {
      part = [...new Hmac(name, password).update(part).digest()];
      for (let j = 0; j < part.length; j++) sum[j] ^= part[j];
    }
    bytes.push(...sum);
  }
  return Buffer.from(bytes.slice(0, size));
}

function _messageBytes(data, encoding) {
  return typeof data === "string" ? [...Buffer.from(data, encoding)] : [...data];
}
function _digestOf(name) {
  const digest = _digests[_text(name).toLowerCase().replace("-", "")];
  if (digest === undefined) throw new Error("Digest method not supported");
  return digest;
}
class Hash {
  constructor(name) {
    $define(this, "_digest", _digestOf(name), 5);
    $define(this, "_parts", [], 5);
    $define(this, "_isDone", false, 5);
  }
  update(data, encoding) {
    if (this._isDone) throw _coded(Error, "ERR_CRYPTO_HASH_FINALIZED", "Digest already called");
    for (const byte of _messageBytes(data, encoding)) this._parts.push(byte);
    return this;
  }
  digest(encoding) {
    if (this._isDone) throw _coded(Error, "ERR_CRYPTO_HASH_FINALIZED", "Digest already called");
    this._isDone = true;
    const bytes = Buffer.from(this._digest(this._parts));
    return encoding === undefined || encoding === "buffer" ? bytes : bytes.toString(encoding);
  }
  copy() {
    const other = new Hash("md5");
    other._digest = this._digest;
    other._parts = [...this._parts];
    return other;
  }
}
class Hmac extends Hash {
  constructor(name, secret) {
    super(name);
    let key = _messageBytes(secret);
    const block = this._digest === _sha512 || this._digest === _sha384 ? 128 : 64;
    if (key.length > block) key = this._digest(key);
    while (key.length < block) key.push(0);
    $define(this, "_key", key, 5);
    for (const byte of key) this._parts.push(byte ^ 0x36);
  }
  digest(encoding) {
    const inner = this._digest(this._parts);
    this._parts = [...this._key.map((byte) => byte ^ 0x5c), ...inner];
    return super.digest(encoding);
  }
}
function _randomBytes(count) {
  const bytes = Buffer.alloc(count);
  for (let i = 0; i < count; i++) bytes[i] = Math.floor(Math.random() * 256);
  return bytes;
}
_methods(crypto, {
  createHash(name) { return new Hash(name); },
  createHmac(name, secret) { return new Hmac(name, secret); },
  hash(name, data, encoding = "hex") { return new Hash(name).update(data).digest(encoding); },
  pbkdf2Sync(password, salt, rounds, size, name) { return _derivedKey(password, salt, rounds, size, name); },
  pbkdf2(password, salt, rounds, size, name, callback) { setImmediate(callback, null, _derivedKey(password, salt, rounds, size, name)); },
  randomFillSync(bytes) { for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(Math.random() * 256); return bytes; },
  getHashes() { return $own_keys(_digests); },
  randomBytes(count, callback) {
    const bytes = _randomBytes(count);
    if (callback === undefined) return bytes;
    setImmediate(callback, null, bytes);
  },
  randomInt(low, high) {
    const [from, to] = high === undefined ? [0, low] : [low, high];
    return from + Math.floor(Math.random() * (to - from));
  },
  randomUUID() {
    const bytes = _randomBytes(16);
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  },
  getRandomValues(array) {
    for (let i = 0; i < array.length; i++) array[i] = Math.floor(Math.random() * 4294967296);
    return array;
  },
  timingSafeEqual(left, right) {
    if (left.length !== right.length) {
      throw _coded(RangeError, "ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH", "Input buffers must have the same byte length");
    }
    return left.every((byte, i) => byte === right[i]);
  },
});
_offer("crypto", crypto);
