# covers: codecs, encodings
import codecs
import io


def attempt(action):
    try:
        print(ascii(action()))
    except Exception as error:
        print(type(error).__name__, error)


text = "aé€\n😀\\x"
for name in ["utf-7", "utf-8-sig", "utf-16", "utf-32-be", "unicode_escape", "raw_unicode_escape", "cp1252", "iso8859-15", "koi8-r"]:
    for errors in ("strict", "replace", "namereplace"):
        attempt(lambda: text.encode(name, errors))
for name, data in [
    ("utf-16", b"\xfe\xff\0a"),
    ("utf-7", b"+2D3eAA-x +- +AGE-"),
    ("cp1252", b"\x81\x93"),
    ("raw_unicode_escape", rb"\x41\u20ac\\u20ac\n"),
]:
    for errors in ("strict", "backslashreplace"):
        attempt(lambda: data.decode(name, errors))

# In pieces.
decoder = codecs.getincrementaldecoder("utf-8")()
print(ascii([decoder.decode(bytes([byte])) for byte in "é€😀a".encode()]))
attempt(lambda: decoder.decode(b"\xe2", True))
decoder = codecs.getincrementaldecoder("utf-16")()
print(ascii([decoder.decode(bytes([byte])) for byte in "a😀".encode("utf-16")]))
print(list(codecs.iterencode("ab", "utf-16")), ascii(list(codecs.iterdecode([b"\xc3", b"\xa9x", b""], "utf-8"))))


# An encoding and a way with errors of the program's own.
def search(name):
    if name == "mirror":
        return codecs.CodecInfo(
            lambda text, errors="strict": (text[::-1].encode(), len(text)),
            lambda data, errors="strict": (bytes(data).decode()[::-1], len(data)),
            name="mirror",
        )


codecs.register(search)
print("abc".encode("mirror"), b"abc".decode("mirror"), codecs.lookup("mirror").name, codecs.decode(b"xy", "mirror"))
attempt(lambda: "abc".encode("nope"))
attempt(lambda: "abc".encode("rot13"))


def named(error):
    if isinstance(error, UnicodeEncodeError):
        return f"[{len(error.object[error.start : error.end])}]", error.end
    return f"<{error.object[error.start]}>", error.end


codecs.register_error("named", named)
print("aéb€".encode("ascii", "named"), b"a\xffb\xfe".decode("utf-8", "named"), codecs.lookup_error("named") is named)
attempt(lambda: "é".encode("ascii", "nobody"))
reader = codecs.getreader("utf-8")(io.BytesIO("é1\nl2\n".encode()))
print(ascii(reader.readline()), ascii(reader.read()))
out = io.BytesIO()
codecs.getwriter("utf-16-le")(out).write("hé")
print(out.getvalue(), codecs.encode("Hello", "rot13"), codecs.decode(b"6869", "hex"))
