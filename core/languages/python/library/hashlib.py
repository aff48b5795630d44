"""Message digests: MD5, SHA-1 and the SHA-2 family, from their published definitions."""

_mask_32 = 0xFFFFFFFF
_mask_64 = 0xFFFFFFFFFFFFFFFF


def _primes(count):
    found = []
    candidate = 2
    while len(found) < count:
        for prime in found:
            if candidate % prime == 0:
                break
        else:
            found.append(candidate)
        candidate += 1
    return found


def _root_fraction(number, power, bits):
    """The first bits behind the point of the square or cube root of an integer."""
    scaled = number << (power * bits)
    low = 0
    high = 1 << (bits + 10)
    while high - low > 1:
        middle = (low + high) >> 1
        if middle**power <= scaled:
            low = middle
        else:
            high = middle
    return low & ((1 << bits) - 1)


# Constants that take a while to make are made when first needed.
_tables = {}


def _round_constants(bits):
    table = _tables.get(bits)
    if table is None:
        count = 64 if bits == 32 else 80
        table = [_root_fraction(prime, 3, bits) for prime in _primes(count)]
        _tables[bits] = table
    return table


def _padded(data, block, order):
    """The message with a bit set behind it, zeros, and its length in bits, to whole blocks."""
    length_size = block // 8
    zeros = (block - (len(data) + 1 + length_size) % block) % block
    return data + b"\x80" + b"\x00" * zeros + (len(data) * 8).to_bytes(length_size, order)


def _sha2(data, state, bits):
    constants = _round_constants(bits)
    mask = (1 << bits) - 1
    size = bits // 8
    if bits == 32:
        r = (7, 18, 3, 17, 19, 10, 6, 11, 25, 2, 13, 22)
    else:
        r = (1, 8, 7, 19, 61, 6, 14, 18, 41, 28, 34, 39)
    data = _padded(data, size * 16, "big")
    rounds = len(constants)
    for start in range(0, len(data), size * 16):
        words = [
            int.from_bytes(data[place : place + size], "big")
            for place in range(start, start + size * 16, size)
        ]
        for i in range(16, rounds):
            x = words[i - 15]
            y = words[i - 2]
            s = (x >> r[0] | x << bits - r[0]) ^ (x >> r[1] | x << bits - r[1]) ^ x >> r[2]
            t = (y >> r[3] | y << bits - r[3]) ^ (y >> r[4] | y << bits - r[4]) ^ y >> r[5]
            words.append(words[i - 16] + (s & mask) + words[i - 7] + (t & mask) & mask)
        a, b, c, d, e, f, g, h = state
        for i in range(rounds):
            s = (e >> r[6] | e << bits - r[6]) ^ (e >> r[7] | e << bits - r[7]) ^ (e >> r[8] | e << bits - r[8])
            t = h + (s & mask) + ((e & f) ^ (~e & g)) + constants[i] + words[i]
            s = (a >> r[9] | a << bits - r[9]) ^ (a >> r[10] | a << bits - r[10]) ^ (a >> r[11] | a << bits - r[11])
            u = (s & mask) + ((a & b) ^ (a & c) ^ (b & c))
            h, g, f, e, d, c, b, a = g, f, e, d + t & mask, c, b, a, t + u & mask
        state = [x + y & mask for x, y in zip(state, (a, b, c, d, e, f, g, h))]
    return b"".join([word.to_bytes(size, "big") for word in state])


def _digest_sha256(data):
    return _sha2(data, [_root_fraction(prime, 2, 32) for prime in _primes(8)], 32)


def _digest_sha224(data):
    # The second halves of the 64-bit fractions for the ninth to sixteenth primes.
    return _sha2(data, [_root_fraction(prime, 2, 64) & _mask_32 for prime in _primes(16)[8:]], 32)[:28]


def _digest_sha512(data):
    return _sha2(data, [_root_fraction(prime, 2, 64) for prime in _primes(8)], 64)


def _digest_sha384(data):
    return _sha2(data, [_root_fraction(prime, 2, 64) for prime in _primes(16)[8:]], 64)[:48]


def _digest_sha1(data):
    state = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0]
    data = _padded(data, 64, "big")
    for start in range(0, len(data), 64):
        words = [int.from_bytes(data[place : place + 4], "big") for place in range(start, start + 64, 4)]
        for i in range(16, 80):
            x = words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16]
            words.append((x << 1 | x >> 31) & _mask_32)
        a, b, c, d, e = state
        for i in range(80):
            if i < 20:
                f, k = (b & c) | (~b & d), 0x5A827999
            elif i < 40:
                f, k = b ^ c ^ d, 0x6ED9EBA1
            elif i < 60:
                f, k = (b & c) | (b & d) | (c & d), 0x8F1BBCDC
            else:
                f, k = b ^ c ^ d, 0xCA62C1D6
            rotated = (a << 5 | a >> 27) & _mask_32
            a, b, c, d, e = rotated + f + e + k + words[i] & _mask_32, a, (b << 30 | b >> 2) & _mask_32, c, d
        state = [x + y & _mask_32 for x, y in zip(state, (a, b, c, d, e))]
    return b"".join([word.to_bytes(4, "big") for word in state])


def _sines():
    import math

    return [int(abs(math.sin(i + 1)) * 4294967296) for i in range(64)]


_md5_turns = ((7, 12, 17, 22), (5, 9, 14, 20), (4, 11, 16, 23), (6, 10, 15, 21))


def _digest_md5(data):
    constants = _tables.get("md5")
    if constants is None:
        constants = _sines()
        _tables["md5"] = constants
    state = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476]
    data = _padded(data, 64, "little")
    for start in range(0, len(data), 64):
        words = [int.from_bytes(data[place : place + 4], "little") for place in range(start, start + 64, 4)]
        a, b, c, d = state
        for i in range(64):
            quarter = i // 16
            if quarter == 0:
                f, g = (b & c) | (~b & d), i
            elif quarter == 1:
                f, g = (d & b) | (~d & c), (5 * i + 1) % 16
            elif quarter == 2:
                f, g = b ^ c ^ d, (3 * i + 5) % 16
            else:
                f, g = c ^ (b | (~d & _mask_32)), 7 * i % 16
            f = f + a + constants[i] + words[g] & _mask_32
            turn = _md5_turns[quarter][i % 4]
            a, d, c, b = d, c, b, b + (f << turn | f >> 32 - turn) & _mask_32
        state = [x + y & _mask_32 for x, y in zip(state, (a, b, c, d))]
    return b"".join([word.to_bytes(4, "little") for word in state])


_algorithms = {
    "md5": (_digest_md5, 64),
    "sha1": (_digest_sha1, 64),
    "sha224": (_digest_sha224, 64),
    "sha256": (_digest_sha256, 64),
    "sha384": (_digest_sha384, 128),
    "sha512": (_digest_sha512, 128),
}
algorithms_available = set(_algorithms)
algorithms_guaranteed = set(_algorithms)


class _Hash:
    def __init__(self, name, data):
        self.name = name
        self._data = bytearray()
        self.block_size = _algorithms[name][1]
        self.update(data)

    @property
    def digest_size(self):
        return len(self.digest())

    def update(self, data, /):
        if isinstance(data, str):
            raise TypeError("Strings must be encoded before hashing")
        self._data += data

    def digest(self):
        return _algorithms[self.name][0](bytes(self._data))

    def hexdigest(self):
        return self.digest().hex()

    def copy(self):
        return _Hash(self.name, self._data)


def new(name, data=b"", **named):
    if name.lower() not in _algorithms:
        raise ValueError(f"unsupported hash type {name}")
    return _Hash(name.lower(), data)


def md5(string=b"", *, usedforsecurity=True):
    return _Hash("md5", string)


def sha1(string=b"", *, usedforsecurity=True):
    return _Hash("sha1", string)


def sha224(string=b"", *, usedforsecurity=True):
    return _Hash("sha224", string)


def sha256(string=b"", *, usedforsecurity=True):
    return _Hash("sha256", string)


def sha384(string=b"", *, usedforsecurity=True):
    return _Hash("sha384", string)


def sha512(string=b"", *, usedforsecurity=True):
    return _Hash("sha512", string)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "blake2b blake2s file_digest pbkdf2_hmac scrypt sha3_224 sha3_256 sha3_384 sha3_512 shake_128 shake_256"
