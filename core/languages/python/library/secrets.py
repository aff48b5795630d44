"""Random tokens, replayable like everything random here."""

import random as _random

_source = _random.SystemRandom()
SystemRandom = _random.SystemRandom


def choice(sequence):
    return _source.choice(sequence)


def randbelow(exclusive_upper_bound):
    if exclusive_upper_bound <= 0:
        raise ValueError("Upper bound must be positive.")
    return _source.randrange(exclusive_upper_bound)


def randbits(k):
    return _source.getrandbits(k)


def token_bytes(nbytes=None):
    return _source.randbytes(32 if nbytes is None else nbytes)


def token_hex(nbytes=None):
    return token_bytes(nbytes).hex()


def token_urlsafe(nbytes=None):
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    data = token_bytes(nbytes)
    number = int.from_bytes(data, "big") << (-len(data) * 8 % 6)
    count = (len(data) * 8 + 5) // 6
    return "".join([alphabet[number >> 6 * place & 63] for place in range(count - 1, -1, -1)])


def compare_digest(a, b):
    return a == b


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "DEFAULT_ENTROPY"
