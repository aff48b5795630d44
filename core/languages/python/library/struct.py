"""Numbers as bytes. Sizes and places are those of a 64-bit machine that puts the lowest byte first."""

from __intrinsics__ import as_plain_function

import math

_SIZES = {"x": 1, "c": 1, "b": 1, "B": 1, "?": 1, "h": 2, "H": 2, "i": 4, "I": 4, "l": 4, "L": 4, "q": 8, "Q": 8, "e": 2, "f": 4, "d": 8, "s": 1, "p": 1, "P": 8, "n": 8, "N": 8}
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


# The bits of the exponent and of the fraction.
_WIDTHS = {"e": (5, 10), "f": (8, 23), "d": (11, 52)}


def _float_bits(value, exponent_bits, fraction_bits, kind):
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
            raise OverflowError(f"float too large to pack with {kind} format")
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
    if kind in _WIDTHS:
        if not isinstance(value, (int, float)):
            raise error("required argument is not a float")
        bits = _float_bits(float(value), *_WIDTHS[kind], kind)
        return bits.to_bytes(size, order)
    if kind == "?":
        return b"\x01" if value else b"\0"
    if kind == "c":
        if not isinstance(value, bytes) or len(value) != 1:
            raise error("char format requires a bytes object of length 1")
        return value
    if not isinstance(value, int):
        raise error("required argument is not an integer")
    signed = kind.islower() and kind != "P"
    low, high = (-(1 << (8 * size - 1)), (1 << (8 * size - 1)) - 1) if signed else (0, (1 << (8 * size)) - 1)
    if not low <= value <= high:
        if kind in "qQnNP" or (value < 0 and low == 0 and kind not in "BH") or not -(1 << 63) <= value < 1 << 64:
            raise error("argument out of range")
        if kind in _WORDS:
            raise error(f"{_WORDS[kind]} format requires {low} <= number <= {high}")
        raise error(f"'{kind}' format requires {low} <= number <= {high}")
    return value.to_bytes(size, order, signed=signed)


def pack(format, /, *values):
    order, fields, _ = _parse(format)
    wanted = sum([0 if kind == "x" else 1 if kind in "sp" else count for count, kind, size, gap in fields])
    if wanted != len(values):
        raise error(f"pack expected {wanted} items for packing (got {len(values)})")
    data = bytearray()
    values = iter(values)
    for count, kind, size, gap in fields:
        data += b"\0" * gap
        if kind == "x":
            data += b"\0" * count
        elif kind in "sp":
            text = next(values)
            if not isinstance(text, (bytes, bytearray)):
                raise error(f"argument for '{kind}' must be a bytes object")
            room = count - 1 if kind == "p" else count
            if kind == "p" and count:
                data.append(min(len(text), room, 255))
            data += bytes(text[: max(room, 0)]) + b"\0" * (room - len(text))
        else:
            for _ in range(count):
                data += _pack_one(kind, size, order, next(values))
    return bytes(data)


def _writable(buffer):
    """A view of bytes that can be written."""
    from _memoryview import memoryview

    view = memoryview(buffer).cast("B")
    if view.readonly:
        raise TypeError(f"argument must be read-write bytes-like object, not {type(buffer).__name__}")
    return view


def _held(buffer):
    """The bytes that something holds."""
    if isinstance(buffer, (bytes, bytearray)):
        return buffer
    if not hasattr(type(buffer), "__buffer__"):
        raise TypeError(f"a bytes-like object is required, not '{type(buffer).__name__}'")
    return bytes(buffer)


def pack_into(format, buffer, offset, /, *values):
    data = pack(format, *values)
    if not isinstance(buffer, bytearray):
        buffer = _writable(buffer)
    length = len(buffer)
    start = offset + length if offset < 0 else offset
    if offset < 0 and start < 0:
        raise error(f"offset {offset} out of range for {length}-byte buffer")
    if length - start < len(data):
        raise error(
            f"pack_into requires a buffer of at least {start + len(data)} bytes for packing {len(data)} bytes at"
            f" offset {offset} (actual buffer size is {length})"
        )
    buffer[start : start + len(data)] = data


def unpack_from(format, /, buffer, offset=0):
    order, fields, length = _parse(format)
    buffer = _held(buffer)
    if offset < 0:
        if offset + len(buffer) < 0:
            raise error(f"offset {offset} out of range for {len(buffer)}-byte buffer")
        offset += len(buffer)
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
        if kind in "sp":
            part = bytes(buffer[place : place + count])
            values.append(part[1 : 1 + min(part[0], count - 1)] if kind == "p" and part else part)
            place += count
            continue
        for _ in range(count):
            part = bytes(buffer[place : place + size])
            place += size
            if kind == "c":
                values.append(part)
            elif kind == "?":
                values.append(part != b"\0")
            elif kind in _WIDTHS:
                values.append(_bits_float(int.from_bytes(part, order), *_WIDTHS[kind]))
            else:
                values.append(int.from_bytes(part, order, signed=kind.islower()))
    return tuple(values)


def unpack(format, buffer, /):
    length = calcsize(format)
    buffer = _held(buffer)
    if len(buffer) != length:
        raise error(f"unpack requires a buffer of {length} bytes")
    return unpack_from(format, buffer)


def iter_unpack(format, buffer, /):
    length = calcsize(format)
    buffer = _held(buffer)
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

    def pack_into(self, buffer, offset, /, *values):
        pack_into(self.format, buffer, offset, *values)

    def iter_unpack(self, buffer, /):
        return iter_unpack(self.format, buffer)


# They are the machine's own in CPython: no methods of the classes that hold them.
for _function in (calcsize, pack, pack_into, unpack, unpack_from, iter_unpack):
    as_plain_function(_function)
