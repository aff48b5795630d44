# covers: strings, slices, unpacking, set-operations, dict-methods
"""strings/bytes/unpacking/slices"""
s = "Hello, World"
print(s[::-1], s[-5:], s[:5], s[::2], s[10:2:-3], s[100:], s.swapcase(), s.title(), s.casefold(), s.count("l"), s.find("o", 5), s.rfind("o"), s.index("W"))
print(s.partition(", "), s.rpartition("o"), s.split("o", 1), s.rsplit("o", 1), "a,,b".split(","), " a  b ".split(), "a\nb\r\nc".splitlines(), "x".join("abc"))
print(s.startswith(("He", "x")), s.endswith("ld"), s.replace("l", "L", 2), s.strip("Hd"), "xxabxx".lstrip("x"), "abc".removeprefix("a").removesuffix("c"), s.translate(str.maketrans("lo", "01", "H")), s.encode().hex(" "))
print("abc" < "abd", "Z" < "a", "a" * 3, "b" in "abc", "%s" % (1,), ord("é"), chr(8364), "ß".upper(), "İ".lower(), "ǆ".title(), "１".isdigit(), "½".isnumeric(), "a1".isalnum(), "a b".isidentifier(), "_x".isidentifier())
print(repr("tab\t nl\n q' d\" \\ \x00 \x7f é \u200b 😀"), ascii("é😀"), "😀"[0], len("👨‍👩‍👧"), "\t".expandtabs(4) + "|")
b = b"bytes\x00\xff"; print(b, b[0], b[1:3], list(b[:3]), b.decode("latin-1"), bytes(3), bytes([65, 66]), bytearray(b"abc"), b"a" + b"b", b"abc".upper(), b"a,b".split(b","), int.from_bytes(b"\x01\x02", "big"))
ba = bytearray(b"hello"); ba[0] = 72; ba.extend(b"!!"); del ba[1:3]; print(ba, ba.find(b"l"), bytes(ba), ba.pop())
a, (b2, *c), d = 1, (2, 3, 4), 5; print(a, b2, c, d)
*init, last = range(5); first, *_, end = "abcde"; print(init, last, first, end)
l = list(range(10)); l[2:5] = ["x"]; l[::3] = [0] * len(l[::3]); del l[-2:]; l[len(l):] = [7, 8]; l.insert(1, "ins"); print(l)
try: l[::2] = [1]
except ValueError as e: print(e)
l2 = [3, 1, 2]; l3 = l2; l2 += [9]; print(l3, l2 is l3, sorted(l2, reverse=True), l2.sort(), l2, l2.reverse(), l2, l2.copy() == l2, [1, 2] * 2, [[0] * 2 for _ in range(2)])
m = [[0] * 3] * 2; m[0][1] = 5; print(m)
t = 1, ; print(t, (1, 2) + (3,), (1, 2, 3)[1:], t * 3, (1, "a") < (1, "b"), hash((1, 2)) == hash((1, 2)), tuple("ab"))
d1 = {"a": 1, "b": 2}; d2 = {**d1, "c": 3}; d1 |= {"z": 26}; print(d1, d2, d1 | d2, d2.items() & d1.items(), d1.keys() - d2.keys(), list(d1.items()), d1.get("q"), d1.setdefault("n", []), d1.pop("a"), d1.pop("zz", None), dict(zip("ab", [1, 2])), dict.fromkeys("xy", 0), {k: v for k, v in sorted(d2.items(), key=lambda kv: -kv[1])})
for k in list(d1): 
    if k == "b": del d1[k]
print(d1, list(reversed(d1)), len(d1), "n" in d1, d1 == {"z": 26, "n": []})
try:
    for k in d1: d1[k + "x"] = 1
except RuntimeError as e: print(e)
st = {3, 1, 2}; print(st, st | {9}, st & {1, 5}, st - {1}, st ^ {1, 7}, st <= {1, 2, 3, 4}, {1, 2}.isdisjoint({3}), frozenset([1, 2]), set("hello") == set("olleh"), {x % 3 for x in range(10)}, st.add(5), st.discard(99), st.pop() in {1, 2, 3, 5}, len(st))
print(set(), {*()}, {1, 1.0, True}, {1: "a", 1.0: "b", True: "c"}, [*range(3), *"ab"], {**{"a": 1}, **{"a": 2}}, print("x", end="!\n"))
print(sorted(["b", "A", "c"], key=str.lower), sorted([(2, "a"), (1, "b"), (2, "A")], key=lambda p: p[0]), min("hello"), max(["a", "bb"], key=len), any([]), all([]), sum([[1], [2]], []), list(enumerate("ab", 1)), list(zip([1, 2], "ab")), list(map(lambda a, b: a + b, [1, 2], [3, 4])), list(filter(None, [0, 1, "", "a"])), list(reversed([1, 2])), abs(-3), pow(2, 10, 1000), divmod(7, 2), round(3.14159, 2), bin(5), chr(97), isinstance(True, int), callable(print), type(1).__name__, id(1) == id(1), slice(1, 2, 3), range(0, 10, 3)[1], list(range(5, 0, -2)), 3 in range(5), range(3) == range(0, 3))
i = 0
while True:
    i += 1
    if i == 3: continue
    if i > 5: break
else: print("never")
for j in range(3): pass
else: print("else", j)
print(i if i else "zero", i > 1 < 10, not i, i and "yes", None or "dflt", 1 < 2 < 3 > 2, (lambda *a, **k: (a, k))(1, x=2))
print(f"{(x := 10)} {x}", [y := 1, y ** 2], (n := len("abc")) > 2 and n)
global_var = 1
def scope():
    global global_var; global_var += 1
    def inner():
        nonlocal z; z += 1; return z
    z = 5
    return inner(), z
print(scope(), global_var)
assert True, "never"
pass; ...; None
print(__name__, 1_000, 0xFF, 0b11, 0o17, 1e3, 1j * 1j, "a" "b", 'it''s', r"\n", """multi
line""")
del global_var
try: global_var
except NameError as e: print(e)
