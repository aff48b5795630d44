# covers: str-methods, split, join, strip, replace, find, case-methods, predicates, partition, translate, justify, splitlines
"""String methods."""

s = "  The quick brown Fox  "
print(repr(s.strip()), repr(s.lstrip()), repr(s.rstrip()), "xxhixyx".strip("x"), "www.site.com".lstrip("w."), "a.b.".rstrip("."))
print("hello world".capitalize(), "hello wORLD it's".title(), "MiXed".swapcase(), "ABC".lower(), "straße".upper(), "Straße".casefold())
print("a,b,,c".split(","), "a b  c ".split(), " a b ".split(" "), "a,b,c".split(",", 1), "a,b,c".rsplit(",", 1), "".split(), "".split(","), "a--b".split("--"))
print("one\ntwo\r\nthree\n".splitlines(), "one\ntwo\n".splitlines(keepends=True), "".splitlines(), "a\n\nb".split("\n"))
print("-".join(["a", "b"]), "".join("xyz"), ",".join([]), ", ".join(str(i) for i in range(3)))
print("banana".replace("a", "o"), "banana".replace("a", "o", 2), "abc".replace("", "-"), "aaa".replace("aa", "b"), "x".replace("y", "z"))
b = "banana"
print(b.find("an"), b.find("an", 2), b.rfind("an"), b.find("x"), b.index("n"), b.rindex("n"), b.count("an"), b.count("a", 2), b.count(""), b.find(""), b.find("", 10))
print(b.startswith("ban"), b.endswith(("na", "xx")), b.startswith("an", 1), b.startswith(("x", "y")), b.endswith("an", 0, 3), "" in b, "nan" in b)
print("key=value=x".partition("="), "key=value=x".rpartition("="), "none".partition("="), "none".rpartition("="))
print("ab".center(7, "*"), "abc".center(6) + "|", "ab".ljust(5, ".") + "|", "ab".rjust(5) + "|", "42".zfill(5), "-42".zfill(5), "+1".zfill(4), "abc".zfill(2))
print("a\tb\tcd".expandtabs(4), "01\t012\t0123".expandtabs(), "prefix_name".removeprefix("prefix_"), "name.py".removesuffix(".py"), "x".removeprefix("y"))

for word in ["abc", "ABC", "Abc Def", "abc1", "123", "12.5", " ", "", "a_b", "1a", "Ünï", "²", "٣", "def", "\n"]:
    flags = [word.isalpha(), word.isdigit(), word.isdecimal(), word.isnumeric(), word.isalnum(), word.islower(),
             word.isupper(), word.istitle(), word.isspace(), word.isidentifier(), word.isascii(), word.isprintable()]
    print(f"{word!r:10}", "".join("1" if f else "0" for f in flags))

table = str.maketrans("abc", "xyz", "d")
print("aabbccdd".translate(table), "hello".translate({ord("l"): None, ord("o"): "0!"}), str.maketrans({"a": "b"}))
print("ab" * 3, 2 * "xy", "x" * 0, "x" * -1, "a" "b", "a" + "b", "abc" < "abd", "Z" < "a", "" < "a", "abc" < "ab", max("hello"))
word = "Python"
print(word[0], word[-1], word[2:4], word[:2], word[-2:], word[::2], word[::-1], word[10:], word[4:1], word[-100:3], len(word), word[1:-1])
print([c for c in "añ"], list("ab"), tuple("xy"), sorted("hello"), list(enumerate("ab")), "".join(sorted("hello", reverse=True)))
print(ord("a"), chr(97), ord("€"), chr(0x1F600), ascii("é€😀"), repr("tab\t nl\n quote' \\ \x00 \x7f é \u200b"), repr('"'), repr("'"), repr("'\""))
print("a\x41\u00e9\N{BULLET}\101\
continued", r"raw\n", "tab\there", 'single "double"', "null\0byte".encode())
print(str(5), str(2.0), str(None), str([1, "a"]), str(b"x"), str(b"caf\xc3\xa9", "utf-8"), str(), str(object=3))
print("é".encode(), "é".encode("latin-1"), b"\xc3\xa9".decode(), "abc".encode("ascii"), len("😀"), len("😀".encode()), "a😀b"[1], "e\u0301" == "é", len("e\u0301"))
try:
    "é".encode("ascii")
except UnicodeEncodeError as error:
    print("UnicodeEncodeError:", error)
try:
    b"\xff".decode()
except UnicodeDecodeError as error:
    print("UnicodeDecodeError:", error)
print("é!".encode("ascii", "ignore"), "é!".encode("ascii", "replace"), b"a\xffb".decode("utf-8", "replace"), "é".encode("ascii", "backslashreplace"))
for attempt in (lambda: "a".join([1]), lambda: s[word], lambda: "a".split(""), lambda: "ab".index("c"), lambda: "a" - "b", lambda: "a".center(5, "--"), lambda: "abc".nothing()):
    try:
        attempt()
    except Exception as error:
        print(type(error).__name__, error)
