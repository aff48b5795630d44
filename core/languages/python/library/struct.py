"""Numbers as bytes. Sizes and places are those of a 64-bit machine that puts the lowest byte first."""

import math

_SIZES = {"x": 1, "c": 1, "b": 1, "B": 1, "?": 1, "h": 2, "H": 2, "i": 4, "I": 4, "l": 4, "L": 4, "q": 8, "Q": 8, "f": 4, "d": 8, "s": 1, "n": 8, "N": 8}
_WORDS = {"b": "byte", "B": "ubyte", "h": "short", "H": "ushort"}


class error(Exception):
    pass


def _parse(format):
    """The order of bytes, and the fields: count, kind, size, padding in front."""
    if isinstance(format, bytes):
        format = format.decode()
    order = "little"
    native = True
    if format[:1] in ("@", "=", "<", ">", "!"):
        order = "big" if format[0] in ">!" else "little"
        native = format[0] == "@"
        format = format[1:]
    fields = []
    place = 0
    count = ""
    for kind in format:
        if kind.isspace():
            continue
        if kind.isdigit():
            count += kind
            continue
        if kind not in _SIZES:
            raise error("bad char in struct format")
        size = 8 if native and kind in "lL" else _SIZES[kind]
        gap = -place % size if native else 0
        number = int(count) if count else 1
        fields.append((number, kind, size, gap))
        place += gap + number * size
        count = ""
    return order, fields, place


def calcsize(format, /):
    return _parse(format)[2]


def _float_bits(value, exponent_bits, fraction_bits):
    sign = 1 if math.copysign(1.0, value) < 0 else 0
    bias = (1 << (exponent_bits - 1)) - 1
    most = (1 << exponent_bits) - 1
    if value != value:
        exponent, fraction = most, 1 << (fraction_bits - 1)
    elif value in (math.inf, -math.inf):
        exponent, fraction = most, 0
    elif value == 0:
        exponent, fraction = 0, 0
    else:
        mantissa, power = math.frexp(abs(value))
        exponent = power - 1 + bias
        shift = fraction_bits + 1 if exponent > 0 else fraction_bits + exponent
        scaled = mantissa * 2.0 ** (fraction_bits + 1) if exponent > 0 else math.ldexp(mantissa, shift)
        fraction = round(scaled)
        if exponent > 0:
            fraction -= 1 << fraction_bits
            if fraction == 1 << fraction_bits:
                fraction = 0
                exponent += 1
        else:
            exponent = 0
        if exponent >= most:
            raise OverflowError("float too large to pack with f format")
    return (sign << (exponent_bits + fraction_bits)) | (exponent << fraction_bits) | fraction


def _bits_float(bits, exponent_bits, fraction_bits):
    bias = (1 << (exponent_bits - 1)) - 1
    most = (1 << exponent_bits) - 1
    fraction = bits & ((1 << fraction_bits) - 1)
    exponent = (bits >> fraction_bits) & most
    sign = -1.0 if bits >> (exponent_bits + fraction_bits) else 1.0
    if exponent == most:
        return math.nan if fraction else sign * math.inf
    if exponent == 0:
        return sign * math.ldexp(float(fraction), 1 - bias - fraction_bits)
    return sign * math.ldexp(float(fraction + (1 << fraction_bits)), exponent - bias - fraction_bits)


def _pack_one(kind, size, order, value):
    if kind in "fd":
        if not isinstance(value, (int, float)):
            raise error("required argument is not a float")
        bits = _float_bits(float(value), 8, 23) if kind == "f" else _float_bits(float(value), 11, 52)
        return bits.to_bytes(size, order)
    if kind == "?":
        return b"\x01" if value else b"\0"
    if kind == "c":
        if not isinstance(value, bytes) or len(value) != 1:
            raise error("char format requires a bytes object of length 1")
        return value
    if not isinstance(value, int):
        raise error("required argument is not an integer")
    signed = kind.islower()
    low, high = (-(1 << (8 * size - 1)), (1 << (8 * size - 1)) - 1) if signed else (0, (1 << (8 * size)) - 1)
    if not low <= value <= high:
        if kind in _WORDS:
            raise error(f"{_WORDS[kind]} format requires {low} <= number <= {high}")
        raise error(f"'{kind}' format requires {low} <= number <= {high}")
    return value.to_bytes(size, order, signed=signed)


def pack(format, /, *values):
    order, fields, _ = _parse(format)
    wanted = sum([0 if kind == "x" else 1 if kind == "s" else count for count, kind, size, gap in fields])
    if wanted != len(values):
        raise error(f"pack expected {wanted} items for packing (got {len(values)})")
    data = bytearray()
    values = iter(values)
    for count, kind, size, gap in fields:
        data += b"\0" * gap
        if kind == "x":
            data += b"\0" * count
        elif kind == "s":
            text = next(values)
            if not isinstance(text, (bytes, bytearray)):
                raise error("argument for 's' must be a bytes object")
            data += bytes(text[:count]) + b"\0" * (count - len(text))
        else:
            for _ in range(count):
                data += _pack_one(kind, size, order, next(values))
    return bytes(data)


def unpack_from(format, /, buffer, offset=0):
    order, fields, length = _parse(format)
    if len(buffer) - offset < length:
        raise error(
            f"unpack_from requires a buffer of at least {length + offset} bytes for unpacking {length} bytes at"
            f" offset {offset} (actual buffer size is {len(buffer)})"
        )
    values = []
    place = offset
    for count, kind, size, gap in fields:
        place += gap
        if kind == "x":
            place += count
            continue
        if kind == "s":
            values.append(bytes(buffer[place : place + count]))
            place += count
            continue
        for _ in range(count):
            part = bytes(buffer[place : place + size])
            place += size
            if kind == "c":
                values.append(part)
            elif kind == "?":
                values.append(part != b"\0")
            elif kind == "f":
                values.append(_bits_float(int.from_bytes(part, order), 8, 23))
            elif kind == "d":
                values.append(_bits_float(int.from_bytes(part, order), 11, 52))
            else:
                values.append(int.from_bytes(part, order, signed=kind.islower()))
    return tuple(values)


def unpack(format, buffer, /):
    length = calcsize(format)
    if len(buffer) != length:
        raise error(f"unpack requires a buffer of {length} bytes")
    return unpack_from(format, buffer)


def iter_unpack(format, buffer, /):
    length = calcsize(format)
    if not length or len(buffer) % length:
        raise error(f"iterative unpacking requires a buffer of a multiple of {length} bytes")
    for place in range(0, len(buffer), length):
        yield unpack_from(format, buffer, place)


class Struct:
    def __init__(self, format):
        self.format = format
        self.size = calcsize(format)

    def pack(self, *values):
        return pack(self.format, *values)

    def unpack(self, buffer):
        return unpack(self.format, buffer)

    def unpack_from(self, buffer, offset=0):
        return unpack_from(self.format, buffer, offset)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "pack_into"
