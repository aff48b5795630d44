"""Message digests: MD5, SHA-1, the families of SHA-2 and SHA-3, and BLAKE2, from their published definitions."""

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


# How far each word of the 25 is turned, and where it goes, in the order in which the words are moved.
_KECCAK_TURNS = (1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44)
_KECCAK_PLACES = (10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1)


def _keccak_constants():
    """The constants of the rounds, from the shift register that defines them."""
    table = _tables.get("keccak")
    if table is None:
        table = []
        register = 1
        for _ in range(24):
            constant = 0
            for power in range(7):
                if register & 1:
                    constant |= 1 << (1 << power) - 1
                register <<= 1
                if register & 0x100:
                    register ^= 0x171
            table.append(constant)
        _tables["keccak"] = table
    return table


def _keccak(words):
    for constant in _keccak_constants():
        columns = [words[x] ^ words[x + 5] ^ words[x + 10] ^ words[x + 15] ^ words[x + 20] for x in range(5)]
        for x in range(5):
            right = columns[(x + 1) % 5]
            mixed = columns[(x + 4) % 5] ^ ((right << 1 | right >> 63) & _mask_64)
            for y in range(0, 25, 5):
                words[x + y] ^= mixed
        moved = words[1]
        for turn, place in zip(_KECCAK_TURNS, _KECCAK_PLACES):
            words[place], moved = (moved << turn | moved >> 64 - turn) & _mask_64, words[place]
        for y in range(0, 25, 5):
            row = words[y : y + 5]
            for x in range(5):
                words[x + y] = row[x] ^ (~row[(x + 1) % 5] & row[(x + 2) % 5] & _mask_64)
        words[0] ^= constant


def _sponge(data, rate, suffix, length):
    data = bytearray(data) + bytes([suffix])
    data += bytes(-len(data) % rate)
    data[-1] |= 0x80
    words = [0] * 25
    for start in range(0, len(data), rate):
        for at in range(rate // 8):
            words[at] ^= int.from_bytes(data[start + at * 8 : start + at * 8 + 8], "little")
        _keccak(words)
    result = b""
    while True:
        result += b"".join([word.to_bytes(8, "little") for word in words[: rate // 8]])
        if len(result) >= length:
            return result[:length]
        _keccak(words)


def _sha3(bits):
    return lambda data: _sponge(data, 200 - bits // 4, 6, bits // 8)


_BLAKE_ORDER = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
    (14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3),
    (11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4),
    (7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8),
    (9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13),
    (2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9),
    (12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11),
    (13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10),
    (6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5),
    (10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0),
)
# Which words are mixed with each other in a round, columns first and then diagonals.
_BLAKE_MIXED = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def _blake2(data, key, size, bits, salt, person):
    mask = (1 << bits) - 1
    width = bits // 8
    block = width * 16
    turns, rounds = ((32, 24, 16, 63), 12) if bits == 64 else ((16, 12, 8, 7), 10)
    start = [_root_fraction(prime, 2, bits) for prime in _primes(8)]
    state = list(start)
    state[0] ^= 0x01010000 ^ len(key) << 8 ^ size
    for at, given in ((4, salt), (6, person)):
        given = given.ljust(width * 2, b"\0")
        state[at] ^= int.from_bytes(given[:width], "little")
        state[at + 1] ^= int.from_bytes(given[width:], "little")
    if key:
        data = key.ljust(block, b"\0") + data
    for begin in range(0, max(len(data), 1), block):
        part = data[begin : begin + block]
        count = begin + len(part)
        part = part.ljust(block, b"\0")
        words = [int.from_bytes(part[at : at + width], "little") for at in range(0, block, width)]
        v = state + start
        v[12] ^= count & mask
        v[13] ^= count >> bits
        if begin + block >= len(data):
            v[14] ^= mask
        for number in range(rounds):
            order = _BLAKE_ORDER[number % 10]
            for at, (a, b, c, d) in enumerate(_BLAKE_MIXED):
                for half in (0, 1):
                    v[a] = v[a] + v[b] + words[order[at * 2 + half]] & mask
                    x = v[d] ^ v[a]
                    turn = turns[half * 2]
                    v[d] = (x >> turn | x << bits - turn) & mask
                    v[c] = v[c] + v[d] & mask
                    x = v[b] ^ v[c]
                    turn = turns[half * 2 + 1]
                    v[b] = (x >> turn | x << bits - turn) & mask
        state = [old ^ v[at] ^ v[at + 8] for at, old in enumerate(state)]
    return b"".join([word.to_bytes(width, "little") for word in state])[:size]


_algorithms = {
    "sha3_224": (_sha3(224), 144),
    "sha3_256": (_sha3(256), 136),
    "sha3_384": (_sha3(384), 104),
    "sha3_512": (_sha3(512), 72),
    "md5": (_digest_md5, 64),
    "sha1": (_digest_sha1, 64),
    "sha224": (_digest_sha224, 64),
    "sha256": (_digest_sha256, 64),
    "sha384": (_digest_sha384, 128),
    "sha512": (_digest_sha512, 128),
}
algorithms_available = {*_algorithms, "shake_128", "shake_256", "blake2b", "blake2s"}
algorithms_guaranteed = set(algorithms_available)


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


class _Shake(_Hash):
    """A digest of any length."""

    def __init__(self, name, data):
        self.name = name
        self.digest_size = 0
        self.block_size = 168 if name == "shake_128" else 136
        self._data = bytearray()
        self.update(data)

    digest_size = 0

    def digest(self, length, /):
        return _sponge(self._data, self.block_size, 0x1F, length)

    def hexdigest(self, length, /):
        return self.digest(length).hex()

    def copy(self):
        return _Shake(self.name, self._data)


class _Blake(_Hash):
    _bits = 64
    MAX_DIGEST_SIZE = MAX_KEY_SIZE = 64
    SALT_SIZE = PERSON_SIZE = 16
    digest_size = 0

    def __init__(self, data=b"", /, *, digest_size=None, key=b"", salt=b"", person=b"", **others):
        most = self.MAX_DIGEST_SIZE
        size = most if digest_size is None else digest_size
        if not 1 <= size <= most:
            raise ValueError(f"digest_size for {type(self).__name__} must be between 1 and {most} bytes, here it is {size}")
        if len(key) > self.MAX_KEY_SIZE:
            raise ValueError(f"maximum key length is {self.MAX_KEY_SIZE} bytes")
        for what, given in (("salt", salt), ("person", person)):
            if len(given) > self.SALT_SIZE:
                raise ValueError(f"maximum {what} length is {self.SALT_SIZE} bytes")
        self.name = type(self).__name__
        self.digest_size = size
        self.block_size = self._bits * 2
        self._rest = bytes(key), bytes(salt), bytes(person)
        self._data = bytearray()
        self.update(data)

    def digest(self):
        key, salt, person = self._rest
        return _blake2(bytes(self._data), key, self.digest_size, self._bits, salt, person)

    def copy(self):
        key, salt, person = self._rest
        return type(self)(bytes(self._data), digest_size=self.digest_size, key=key, salt=salt, person=person)


class blake2b(_Blake):
    pass


class blake2s(_Blake):
    _bits = 32
    MAX_DIGEST_SIZE = MAX_KEY_SIZE = 32
    SALT_SIZE = PERSON_SIZE = 8


def shake_128(string=b"", *, usedforsecurity=True):
    return _Shake("shake_128", string)


def shake_256(string=b"", *, usedforsecurity=True):
    return _Shake("shake_256", string)


def sha3_224(string=b"", *, usedforsecurity=True):
    return _Hash("sha3_224", string)


def sha3_256(string=b"", *, usedforsecurity=True):
    return _Hash("sha3_256", string)


def sha3_384(string=b"", *, usedforsecurity=True):
    return _Hash("sha3_384", string)


def sha3_512(string=b"", *, usedforsecurity=True):
    return _Hash("sha3_512", string)


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    if hash_name not in _algorithms:
        raise ValueError(f"unsupported hash type {hash_name}")
    if iterations < 1:
        raise ValueError("iteration value must be greater than 0.")
    digest, block = _algorithms[hash_name]
    password = bytes(password)
    if len(password) > block:
        password = digest(password)
    password = password.ljust(block, b"\0")
    inner = bytes([byte ^ 0x36 for byte in password])
    outer = bytes([byte ^ 0x5C for byte in password])
    length = len(digest(b""))
    result = b""
    number = 0
    while len(result) < (length if dklen is None else dklen):
        number += 1
        part = digest(outer + digest(inner + bytes(salt) + number.to_bytes(4, "big")))
        mixed = int.from_bytes(part, "big")
        for _ in range(iterations - 1):
            part = digest(outer + digest(inner + part))
            mixed ^= int.from_bytes(part, "big")
        result += mixed.to_bytes(length, "big")
    return result[: length if dklen is None else dklen]


def file_digest(fileobj, digest, /):
    made = new(digest) if isinstance(digest, str) else digest()
    made.update(fileobj.read())
    return made


_MAKERS = {"shake_128": shake_128, "shake_256": shake_256, "blake2b": blake2b, "blake2s": blake2s}


def new(name, data=b"", **named):
    if name.lower() in _MAKERS:
        return _MAKERS[name.lower()](data, **named)
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
__absent__ = "scrypt"
