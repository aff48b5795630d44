# covers: base64-ascii85, base64-b85, base64-base32hex, binascii-uu, binascii-qp, struct-half, struct-pascal, struct-pack-into
# covers: hashlib-sha3, hashlib-shake, hashlib-blake2, hashlib-pbkdf2
"""Bytes as text and back, numbers as bytes, and digests."""
import base64
import binascii
import hashlib
import struct

data = b"hello\0\0\0\0 world    !"
print(base64.a85encode(data), base64.a85encode(data, foldspaces=True), base64.a85encode(data, adobe=True, wrapcol=12))
print(base64.b85encode(data), base64.b85encode(b"ab", pad=True), base64.b32hexencode(data))
for encode, decode in (
    (base64.a85encode, base64.a85decode),
    (base64.b85encode, base64.b85decode),
    (base64.b32hexencode, base64.b32hexdecode),
    (binascii.b2a_uu, binascii.a2b_uu),
    (binascii.b2a_qp, binascii.a2b_qp),
):
    print(encode.__name__, all([decode(encode(bytes(range(250 - n, 250)))) == bytes(range(250 - n, 250)) for n in range(20)]))
for decode, wrong in (
    (base64.a85decode, b"v"),
    (base64.a85decode, b"ab z"),
    (base64.b85decode, b'ab"cd'),
    (base64.b32decode, "a"),
    (base64.b16decode, "g"),
    (base64.b64decode, "a"),
    (binascii.a2b_base64, "YQ"),
):
    try:
        print(decode(wrong))
    except ValueError as error:
        print(type(error).__name__, isinstance(error, binascii.Error), error)
print(binascii.b2a_uu(b"some bytes"), binascii.b2a_qp(b"caf\xc3\xa9 = 1 \n."), binascii.a2b_qp(b"a=3D=\n=C3=A9 =="))

print(struct.pack("<e", 1.5), struct.unpack("<3e", b"\0<\0\xc0\x01\0"), struct.pack("3p5p", b"ab", b"abcdefg"), struct.unpack("4p", b"\2xyz"))
room = bytearray(8)
struct.pack_into(">Hh", room, 2, 258, -2)
print(room, struct.unpack_from(">Hh", room, 2), list(struct.iter_unpack("<H", b"\1\0\2\0")))
for place in (6, -9):
    try:
        struct.pack_into(">I", room, place, 1)
    except struct.error as error:
        print(error)

for name in ("sha3_224", "sha3_256", "sha3_384", "sha3_512", "blake2b", "blake2s"):
    print(name, hashlib.new(name, b"abc").hexdigest()[:24], getattr(hashlib, name)(b"x" * 200).hexdigest()[-12:])
print(hashlib.shake_128(b"a").hexdigest(9), hashlib.shake_256(b"a").hexdigest(4))
print(hashlib.blake2b(b"abc", digest_size=8, key=b"k", salt=b"s", person=b"p").hexdigest(), hashlib.blake2s().digest_size)
print(hashlib.pbkdf2_hmac("sha256", b"word", b"salt", 3).hex()[:16], hashlib.pbkdf2_hmac("sha1", b"word", b"salt", 2, 30).hex())
