# covers: array, memoryview, bytes, bytearray, io, struct, re
import array
import hashlib
import io
import re
import struct


def attempt(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


# Samples of sixteen bits, looked at as numbers and as bytes.
samples = array.array("H", [1, 256, 65535])
print(bytes(samples), bytearray(samples), memoryview(samples).tolist(), memoryview(samples).nbytes)
view = memoryview(samples)
view[0] = 7
view.cast("B")[1] = 1
view[1:] = array.array("H", [9, 8])
print(samples, view.format, view.itemsize, view.cast("B")[2:4].tobytes())
attempt(lambda: view.__setitem__(0, -1))
attempt(lambda: view.__setitem__(0, "x"))
attempt(lambda: view.__setitem__(slice(0, 2), b"ab"))

# A picture of two rows in one run of bytes.
data = bytearray(b"abcdefgh")
picture = memoryview(data)
rows = picture.cast("B", [2, 4])
print(rows.tolist(), rows.shape, rows.strides, rows[1, 2], picture.cast("I").tolist(), picture[::-2].tobytes())
picture[0:2] = b"ZZ"
picture[-1] = 33
print(data, picture[1:3] == b"Zc", b"Zc" == picture[1:3], picture.readonly, picture.toreadonly().readonly)
attempt(lambda: picture.cast("z"))
attempt(lambda: memoryview(b"abc").cast("H"))
attempt(lambda: memoryview("abc"))
attempt(lambda: hash(picture))

# Whatever takes bytes takes them from all that hold some.
print(b"-".join([b"a", picture[2:4], bytearray(b"q"), samples]), b"a" + picture[2:3], data.find(picture[2:4]))
print(int.from_bytes(picture[:2], "big"), str(picture[2:5], "ascii"), data.replace(picture[2:4], b"!"))
growing = bytearray(b"12")
growing.extend(memoryview(b"34"))
growing += memoryview(b"5")
growing[0:1] = memoryview(b"zz")
print(growing, re.findall(rb"z.", memoryview(growing)), hashlib.md5(picture).hexdigest())
print(struct.unpack("<HH", memoryview(b"\1\0\2\0")), struct.unpack("<H", array.array("H", [258])))
packed = array.array("B", [0] * 4)
struct.pack_into(">H", packed, 1, 258)
print(packed, struct.unpack_from("<B", picture, 2))
attempt(lambda: struct.pack_into("H", b"abcd", 0, 1))

# Streams fill what can be written.
stream = io.BytesIO(b"hello world")
room = bytearray(5)
print(stream.readinto(room), room, stream.readinto(memoryview(room)[1:3]), room)
stream.getbuffer()[0] = 72
print(stream.getvalue(), stream.getbuffer()[:3].tobytes())
out = io.BytesIO()
print(out.write(memoryview(b"abc")[1:]), out.write(array.array("H", [1])), out.getvalue())
attempt(lambda: out.write([1]))


class Countdown(io.RawIOBase):
    """A source of bytes of its own."""

    def __init__(self, size):
        self.left = size

    def readinto(self, buffer):
        count = min(len(buffer), self.left)
        buffer[:count] = bytes(range(self.left, self.left - count, -1))
        self.left -= count
        return count


print(Countdown(6).read(4), Countdown(3).readall())
with memoryview(data) as short:
    print(short[0])
attempt(lambda: short[0])
