"""Bytes as text of a few letters."""

_standard = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_base_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


class Error(ValueError):
    pass


def _bytes(data):
    if isinstance(data, str):
        if not data.isascii():
            raise ValueError("string argument should contain only ASCII characters")
        return data.encode()
    return bytes(data)


def _encoded(data, alphabet, bits, group):
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    data = bytes(data)
    mask = (1 << bits) - 1
    # Pieces of 240 bits are whole groups in all alphabets.
    letters = []
    for start in range(0, len(data), 30):
        piece = data[start : start + 30]
        size = len(piece) * 8
        extra = -size % bits
        value = int.from_bytes(piece, "big") << extra
        places = (size + extra) // bits
        for place in range(places - 1, -1, -1):
            letters.append(alphabet[value >> place * bits & mask])
    text = "".join(letters)
    return (text + "=" * (-len(text) % group)).encode()


def _decoded(data, alphabet, bits):
    values = {letter: index for index, letter in enumerate(alphabet)}
    number = 0
    held = 0
    result = bytearray()
    for letter in data:
        number = number << bits | values[letter]
        held += bits
        if held >= 8:
            held -= 8
            result.append(number >> held)
            number &= (1 << held) - 1
    return bytes(result)


def b64encode(s, altchars=None):
    alphabet = _standard if altchars is None else _standard[:62] + _bytes(altchars).decode()
    return _encoded(s, alphabet, 6, 4)


def b64decode(s, altchars=None, validate=False):
    text = _bytes(s).decode("latin-1")
    alphabet = _standard if altchars is None else _standard[:62] + _bytes(altchars).decode()
    letters = []
    padding = 0
    for char in text:
        if char == "=":
            padding += 1
        elif char in alphabet:
            letters.append(char)
        elif validate:
            raise Error("Only base64 data is allowed")
    rest = len(letters) % 4
    if rest == 1:
        raise Error(
            f"Invalid base64-encoded string: number of data characters ({len(letters)}) cannot be 1 more than a multiple of 4"
        )
    if rest and padding < 4 - rest:
        raise Error("Incorrect padding")
    return _decoded(letters, alphabet, 6)


standard_b64encode = b64encode
standard_b64decode = b64decode


def urlsafe_b64encode(s):
    return b64encode(s, b"-_")


def urlsafe_b64decode(s):
    return b64decode(s, b"-_")


def b32encode(s):
    return _encoded(s, _base_32, 5, 8)


def b32decode(s, casefold=False, map01=None):
    text = _bytes(s).decode("latin-1")
    if casefold:
        text = text.upper()
    if len(text) % 8:
        raise Error("Incorrect padding")
    letters = text.rstrip("=")
    for char in letters:
        if char not in _base_32:
            raise Error("Non-base32 digit found")
    return _decoded(letters, _base_32, 5)


def b16encode(s):
    return bytes(s).hex().upper().encode()


def b16decode(s, casefold=False):
    text = _bytes(s).decode("latin-1")
    if casefold:
        text = text.upper()
    for char in text:
        if char not in "0123456789ABCDEF":
            raise Error("Non-base16 digit found")
    if len(text) % 2:
        raise Error("Odd-length string")
    return bytes.fromhex(text)


def encodebytes(s):
    return b"".join([b64encode(s[start : start + 57]) + b"\n" for start in range(0, len(s), 57)])


def decodebytes(s):
    return b64decode(s)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "MAXBINSIZE MAXLINESIZE a85decode a85encode b32hexdecode b32hexencode b85decode b85encode bytes_types decode "
    "encode main test"
)
