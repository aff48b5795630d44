"""Bytes as text of a few letters."""

_standard = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_base_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_base_32_hex = "0123456789ABCDEFGHIJKLMNOPQRSTUV"
_base_85 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
_ascii_85 = "".join([chr(code) for code in range(33, 118)])


class Error(ValueError):
    """The class of `binascii`, which has it from here."""


Error.__module__ = "binascii"


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
    if map01 is not None:
        s = _bytes(s).replace(b"0", b"O").replace(b"1", _bytes(map01))
    return _decoded_32(s, _base_32, casefold)


def _decoded_32(s, alphabet, casefold):
    text = _bytes(s).decode("latin-1")
    if len(text) % 8:
        raise Error("Incorrect padding")
    if casefold:
        text = text.upper()
    letters = text.rstrip("=")
    for char in letters:
        if char not in alphabet:
            raise Error("Non-base32 digit found")
    if len(text) - len(letters) not in (0, 1, 3, 4, 6):
        raise Error("Incorrect padding")
    return _decoded(letters, alphabet, 5)


def b32hexencode(s):
    return _encoded(s, _base_32_hex, 5, 8)


def b32hexdecode(s, casefold=False):
    return _decoded_32(s, _base_32_hex, casefold)


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


def _in_base_85(data, alphabet, pads, zeros="", spaces=""):
    """Four bytes as five letters; shorter groups at the end lose letters unless they are padded."""
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    data = bytes(data)
    missing = -len(data) % 4
    data += bytes(missing)
    groups = []
    for start in range(0, len(data), 4):
        number = int.from_bytes(data[start : start + 4], "big")
        if zeros and not number:
            groups.append(zeros)
        elif spaces and number == 0x20202020:
            groups.append(spaces)
        else:
            letters = ""
            for _ in range(5):
                number, rest = divmod(number, 85)
                letters = alphabet[rest] + letters
            groups.append(letters)
    if missing and not pads:
        if groups[-1] == zeros:
            groups[-1] = alphabet[0] * 5
        groups[-1] = groups[-1][:-missing]
    return "".join(groups)


def b85encode(b, pad=False):
    return _in_base_85(b, _base_85, pad).encode()


def b85decode(b):
    text = _bytes(b).decode("latin-1")
    missing = -len(text) % 5
    text += "~" * missing
    result = bytearray()
    for start in range(0, len(text), 5):
        number = 0
        for at in range(start, start + 5):
            digit = _base_85.find(text[at])
            if digit < 0:
                raise ValueError(f"bad base85 character at position {at}")
            number = number * 85 + digit
        if number >> 32:
            raise ValueError(f"base85 overflow in hunk starting at byte {start}")
        result += number.to_bytes(4, "big")
    return bytes(result[: len(result) - missing])


def a85encode(b, *, foldspaces=False, wrapcol=0, pad=False, adobe=False):
    text = _in_base_85(b, _ascii_85, pad, "z", "y" if foldspaces else "")
    if adobe:
        text = "<~" + text
    if wrapcol:
        wrapcol = max(2 if adobe else 1, wrapcol)
        lines = [text[start : start + wrapcol] for start in range(0, len(text), wrapcol)]
        if adobe and lines and len(lines[-1]) + 2 > wrapcol:
            lines.append("")
        text = "\n".join(lines)
    if adobe:
        text += "~>"
    return text.encode()


def a85decode(b, *, foldspaces=False, adobe=False, ignorechars=b" \t\n\r\v"):
    text = _bytes(b).decode("latin-1")
    if adobe:
        if not text.endswith("~>"):
            raise ValueError("Ascii85 encoded byte sequences must end with b'~>'")
        text = text[2:-2] if text.startswith("<~") else text[:-2]
    ignored = bytes(ignorechars).decode("latin-1")
    result = bytearray()
    group = []

    def flush():
        number = 0
        for digit in group:
            number = number * 85 + digit
        if number >> 32:
            raise ValueError("Ascii85 overflow")
        result.extend(number.to_bytes(4, "big"))
        group.clear()

    missing = 0
    for letter in text:
        if "!" <= letter <= "u":
            group.append(ord(letter) - 33)
            if len(group) == 5:
                flush()
        elif letter == "z":
            if group:
                raise ValueError("z inside Ascii85 5-tuple")
            result.extend(bytes(4))
        elif foldspaces and letter == "y":
            if group:
                raise ValueError("y inside Ascii85 5-tuple")
            result.extend(b"    ")
        elif letter not in ignored:
            raise ValueError(f"Non-Ascii85 digit found: {letter}")
    if group:
        missing = 5 - len(group)
        group += [84] * missing
        flush()
    return bytes(result[: len(result) - missing])


def encodebytes(s):
    return b"".join([b64encode(s[start : start + 57]) + b"\n" for start in range(0, len(s), 57)])


def decodebytes(s):
    return b64decode(s)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "MAXBINSIZE MAXLINESIZE bytes_types decode encode main test"
