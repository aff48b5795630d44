# covers: codecs, encode and decode by name, marks in front of texts
import codecs

print(codecs.encode("Hello, World", "rot13"), codecs.decode("Uryyb", "rot_13"))
print(codecs.encode("é", "utf-8"), codecs.decode(b"\xc3\xa9", "utf-8"), codecs.decode(b"\xe9", "latin-1"))
print(codecs.encode(b"hi", "hex"), codecs.decode(b"6869", "hex"), codecs.encode(b"hi", "base64"))
print(codecs.lookup("utf8").name, codecs.lookup("latin-1").name, codecs.getencoder("ascii")("abc"))
print(codecs.BOM_UTF8, (codecs.BOM_UTF8 + b"x").decode("utf-8-sig"), codecs.BOM_UTF16_LE)
for attempt in (
    lambda: codecs.encode("é", "ascii"),
    lambda: codecs.decode(b"\xff", "utf-8"),
    lambda: codecs.lookup("klingon"),
):
    try:
        print(attempt())
    except (UnicodeError, LookupError) as error:
        print(type(error).__name__, "-", error)
print(codecs.encode("é", "ascii", "xmlcharrefreplace"), codecs.decode(b"a\xff", "utf-8", "replace") == "a\ufffd")
with codecs.open("notes.txt", "w", encoding="utf-8") as file:
    file.write("naïve\n")
with codecs.open("notes.txt", encoding="utf-8") as file:
    print(file.read().strip())
print(list(codecs.iterdecode([b"a", b"\xc3\xa9"], "utf-8")))
