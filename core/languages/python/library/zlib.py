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


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "DEFLATED DEF_BUF_SIZE DEF_MEM_LEVEL MAX_WBITS ZLIB_RUNTIME_VERSION Z_BEST_COMPRESSION Z_BEST_SPEED Z_BLOCK "
    "Z_DEFAULT_COMPRESSION Z_DEFAULT_STRATEGY Z_FILTERED Z_FINISH Z_FIXED Z_FULL_FLUSH Z_HUFFMAN_ONLY "
    "Z_NO_COMPRESSION Z_NO_FLUSH Z_PARTIAL_FLUSH Z_RLE Z_SYNC_FLUSH Z_TREES compress compressobj decompress "
    "decompressobj"
)
