# covers: bytes, bytearray, bytes-methods, int-to-bytes, int-from-bytes, hex, encode-decode, bytes-literals
"""Bytes and bytearrays."""

b = b"hello\x00\xff\n'"
print(b, len(b), b[0], b[-1], b[:5], b[::-1], list(b[:3]), b"'", b'"', b"'\"")
print(bytes(3), bytes([65, 66]), bytes(range(5)), bytes("é", "utf-8"), bytes(b"copy"), bytes(), bytes((1, 2)))
print(b"ab" + b"cd", b"ab" * 2, b"b" in b"abc", 98 in b"abc", b"abc" < b"abd", b"a" == "a", b"a" == b"a", hash(b"x") == hash(b"x"))
print(b"a,b,c".split(b","), b",".join([b"x", b"y"]), b" pad ".strip(), b"abc".replace(b"b", b"ZZ"), b"abc".find(b"c"), b"abcb".count(b"b"))
print(b"Hello".upper(), b"Hello".lower(), b"abc".startswith(b"ab"), b"12".isdigit(), b"x".center(5, b"-"), b"k=v".partition(b"="), b"7".zfill(3))
print(b"\xde\xad".hex(), b"\x01\x02\x03".hex(":"), bytes.fromhex("dead beef"), b"caf\xc3\xa9".decode("utf-8"), "ü".encode("latin-1"))
print([hex(x) for x in b"AZ"], sum(b"abc"), max(b"abc"), sorted(b"cab"), {b"k": 1}[b"k"], bytes(sorted(b"hello")), b"%s-%d" % (b"x", 3))

ba = bytearray(b"abc")
ba.append(100)
ba += b"ef"
ba[0] = 65
ba[1:3] = b"XYZ"
print(ba, len(ba), ba[1], ba.pop(), ba)
ba.extend([33, 34])
ba.insert(0, 62)
del ba[1]
ba.reverse()
print(ba, bytes(ba), ba.find(b"d"), ba.decode(), ba == bytes(ba), ba[1:3])
ba.remove(33)
ba.clear()
print(ba, bool(ba), bytearray(2), bytearray("hi", "ascii"))

n = 1_000_000
print(n.to_bytes(4, "big"), n.to_bytes(4, "little"), int.from_bytes(b"\x0f\x42\x40", "big"), (-2).to_bytes(2, "big", signed=True), int.from_bytes(b"\xff\xfe", "big", signed=True), (255).to_bytes())
print((2**70).to_bytes(10, "little").hex(), int.from_bytes(bytes(range(12)), "little"))


def checksum(data):
    a, b = 1, 0
    for byte in data:
        a = (a + byte) % 65521
        b = (b + a) % 65521
    return (b << 16) | a


print(hex(checksum(b"Wikipedia")), checksum(b""))


def xor(data, key):
    return bytes(d ^ key[i % len(key)] for i, d in enumerate(data))


cipher = xor(b"attack at dawn", b"key")
print(cipher, xor(cipher, b"key"))


def dump(data, width=8):
    for offset in range(0, len(data), width):
        chunk = data[offset : offset + width]
        text = "".join(chr(c) if 32 <= c < 127 else "." for c in chunk)
        print(f"{offset:04x}  {chunk.hex(' '):<{width * 3}} {text}")


dump(b"GIF89a\x01\x00\x01\x00\x80\xff and more")
bad = [
    lambda: b"a" + "b", lambda: bytes([256]), lambda: bytes("text"), lambda: b"abc"[5], lambda: (256).to_bytes(1, "big"),
    lambda: (-1).to_bytes(1, "big"), lambda: bytes(-1), lambda: bytes.fromhex("xyz"), lambda: bytearray(b"a").append(300),
    lambda: "a" in b"abc", lambda: b"a".join(["x"]), lambda: b"a" < "a", lambda: bytes([1.5]), lambda: b"abc".index(b"z"),
]
for attempt in bad:
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, error)
frozen = b"abc"
try:
    frozen[0] = 1
except TypeError as error:
    print("TypeError:", error)
