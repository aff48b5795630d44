"""The check sums. Compressing is not here: its result would have to be, byte for byte, what one certain program makes."""

from binascii import crc32

ZLIB_VERSION = "1.2.13"


class error(Exception):
    pass


def adler32(data, value=1, /):
    low, high = value & 0xFFFF, value >> 16
    for byte in bytes(data):
        low = (low + byte) % 65521
        high = (high + low) % 65521
    return high << 16 | low
