"""Digests with a key: who does not know it cannot make them."""

import hashlib as _hashlib

digest_size = None


def _named(digestmod):
    """What makes a digest, by its name or as it is."""
    if not digestmod:
        raise TypeError("Missing required argument 'digestmod'.")
    if isinstance(digestmod, str):
        return lambda data=b"": _hashlib.new(digestmod, data)
    if callable(digestmod):
        return digestmod
    return digestmod.new


class HMAC:
    """The digest of the key and of the digest of the key and the message, the key changed in two ways."""

    blocksize = 64

    def __init__(self, key, msg=None, digestmod=""):
        if not isinstance(key, (bytes, bytearray)):
            raise TypeError(f"key: expected bytes or bytearray, but got {type(key).__name__!r}")
        made = _named(digestmod)
        self._inner, self._outer = made(), made()
        self.digest_size = self._inner.digest_size
        self.block_size = getattr(self._inner, "block_size", self.blocksize)
        key = bytes(key)
        if len(key) > self.block_size:
            key = made(key).digest()
        key = key.ljust(self.block_size, b"\0")
        self._outer.update(bytes([byte ^ 0x5C for byte in key]))
        self._inner.update(bytes([byte ^ 0x36 for byte in key]))
        if msg is not None:
            self.update(msg)

    @property
    def name(self):
        return f"hmac-{self._inner.name}"

    def update(self, msg):
        self._inner.update(msg)

    def copy(self):
        other = HMAC.__new__(HMAC)
        other.digest_size, other.block_size = self.digest_size, self.block_size
        other._inner, other._outer = self._inner.copy(), self._outer.copy()
        return other

    def digest(self):
        whole = self._outer.copy()
        whole.update(self._inner.digest())
        return whole.digest()

    def hexdigest(self):
        return self.digest().hex()


def new(key, msg=None, digestmod=""):
    return HMAC(key, msg, digestmod)


def digest(key, msg, digest):
    return HMAC(key, msg, digest).digest()


def compare_digest(a, b, /):
    """Whether two texts or two runs of bytes are equal; how long it takes does not tell where they differ."""
    if isinstance(a, str) and isinstance(b, str):
        if not (a.isascii() and b.isascii()):
            raise TypeError("comparing strings with non-ASCII characters is not supported")
        return a == b
    if isinstance(a, str) or isinstance(b, str):
        raise TypeError(
            f"unsupported operand types(s) or combination of types: '{type(a).__name__}' and '{type(b).__name__}'"
        )
    return bytes(a) == bytes(b)
