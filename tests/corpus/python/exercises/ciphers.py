# covers: ord-chr, str-maketrans, str-isalpha, itertools-cycle, frequency-analysis, str-join, modular-arithmetic
"""Caesar, Vigenère, Atbash, rail fence and a transposition, each with its inverse."""
from itertools import cycle
from string import ascii_lowercase, ascii_uppercase


def caesar(text, shift):
    out = []
    for ch in text:
        if ch.isupper():
            out.append(chr((ord(ch) - ord("A") + shift) % 26 + ord("A")))
        elif ch.islower():
            out.append(chr((ord(ch) - ord("a") + shift) % 26 + ord("a")))
        else:
            out.append(ch)
    return "".join(out)


def vigenere(text, key, decode=False):
    shifts = cycle(ascii_lowercase.index(k) for k in key.lower())
    sign = -1 if decode else 1
    return "".join(caesar(ch, sign * next(shifts)) if ch.isalpha() else ch for ch in text)


ATBASH = str.maketrans(ascii_lowercase + ascii_uppercase, ascii_lowercase[::-1] + ascii_uppercase[::-1])


def rail_pattern(n, rails):
    period = 2 * (rails - 1) or 1
    return sorted(range(n), key=lambda i: (min(i % period, period - i % period), i))


def rail_fence(text, rails):
    return "".join(text[i] for i in rail_pattern(len(text), rails))


def rail_unfence(text, rails):
    out = [""] * len(text)
    for ch, i in zip(text, rail_pattern(len(text), rails)):
        out[i] = ch
    return "".join(out)


def columns(text, width):
    return "".join(text[i::width] for i in range(width))


ENGLISH = "etaoinshrdlu"


def crack_caesar(text):
    def score(candidate):
        return sum((len(ENGLISH) - i) * candidate.lower().count(c) for i, c in enumerate(ENGLISH))

    return max(((score(caesar(text, -s)), s) for s in range(26)))[1]


secret = "Bring the Lamp; the moor is dark!"
enc = caesar(secret, 3)
print(enc, "|", caesar(enc, -3))
print("rot13:", caesar(caesar("Hello", 13), 13), caesar("Hello", 13), caesar("xyz XYZ", 29))
enc = vigenere(secret, "Heron")
print(enc, "|", vigenere(enc, "Heron", decode=True))
print(secret.translate(ATBASH), secret.translate(ATBASH).translate(ATBASH) == secret)
for rails in (2, 3, 4):
    fenced = rail_fence("THERIVERBENDSNORTH", rails)
    print(rails, fenced, rail_unfence(fenced, rails))
print(columns("thisisasecretmessage", 4))
hidden = caesar("the rain in the east has not ended since the third hour", 11)
print(hidden, "->", crack_caesar(hidden))
print(bytes(b ^ 42 for b in b"xor me"), bytes(b ^ 42 for b in bytes(b ^ 42 for b in b"xor me")).decode())
