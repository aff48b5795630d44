# covers: memoryview, bytearray
data = bytearray(b"abcdef")
view = memoryview(data)
print(len(view), view[0], view[-1], bytes(view[1:4]), view[::2].tobytes(), view.tolist())
view[0] = 65
view[1:3] = b"ZZ"
print(data, view.readonly, view.nbytes, view.itemsize, view == data)
part = view[2:]
part[0] = 33
print(data, list(part), 33 in part, part.hex())
frozen = memoryview(b"xyz")
print(frozen.readonly, hash(frozen) == hash(b"xyz"), frozen[1:].tobytes())
for action in (lambda: frozen.__setitem__(0, 1), lambda: view[10], lambda: view.__setitem__(slice(0, 2), b"abc"), lambda: memoryview("text")):
    try:
        action()
    except (TypeError, IndexError, ValueError) as error:
        print(type(error).__name__, error)
with memoryview(b"abc") as short:
    print(short.tobytes())
