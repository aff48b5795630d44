# covers: json-dumps, json-loads, json-indent, json-sort-keys, json-default, json-object-hook, json-decode-error, json-separators, roundtrip
"""The json module."""
import json
from dataclasses import asdict, dataclass

data = {"name": "Lamp", "price": 9.99, "tags": ["a", "b"], "stock": None, "ok": True, "n": {"x": 1, "y": [1, [2, {}], []]}}
text = json.dumps(data)
print(text)
print(json.loads(text) == data, json.loads(text)["n"]["y"][1], type(json.loads("[]")))
print(json.dumps(data, indent=2))
print(json.dumps({"b": 1, "a": 2, "C": 3}, sort_keys=True), json.dumps([1, {"k": 2}], separators=(",", ":")), json.dumps([], indent=4), json.dumps({}, indent=1))
print(json.dumps("caf\u00e9 \u2603 \"q\" \\ \n\t\x01 \U0001F600"), json.dumps("café", ensure_ascii=False), json.dumps("</>/"))
print(json.dumps([1, 1.0, -0.5, 1e20, 1e-7, 10**20, float("inf"), float("nan"), True, False, None, ""]))
print(json.dumps({1: "a", 2.5: "b", True: "c", None: "d"}), json.dumps((1, (2, 3))), json.dumps({"t": (1,)}, indent="\t"))
for source in ('"a\\u00e9\\n\\/"', " [1, 2.0, -3e2, 1E+2] ", "true", "null", "12", "-0", "1.5", '{"a": {"b": []}, "a": 2}', '"\\ud83d\\ude00"', "NaN", "[Infinity, -Infinity]", "{}"):
    print(source, "->", repr(json.loads(source)))


@dataclass
class Point:
    x: int
    y: int = 0


def encode(o):
    if isinstance(o, Point):
        return {"__point__": [o.x, o.y]}
    if isinstance(o, (set, frozenset)):
        return sorted(o)
    if isinstance(o, complex):
        return [o.real, o.imag]
    raise TypeError(f"cannot encode {type(o).__name__}")


def decode(d):
    return Point(*d["__point__"]) if "__point__" in d else d


wire = json.dumps({"p": Point(1, 2), "s": {3, 1, 2}, "c": 1 + 2j}, default=encode)
print(wire, json.loads(wire, object_hook=decode), json.dumps(asdict(Point(5))))


class PointEncoder(json.JSONEncoder):
    def default(self, o):
        return f"P{o.x},{o.y}" if isinstance(o, Point) else super().default(o)


print(json.dumps([Point(7, 8)], cls=PointEncoder), PointEncoder(indent=1).encode([1]))
print(json.loads("[1.5, 2]", parse_float=str, parse_int=lambda s: int(s) * 10), json.loads('{"b": 1, "a": 2}', object_pairs_hook=list))
for bad in ("", "[1, 2", '{"a" 1}', "{'a': 1}", "[1,]", "nope", '{"a": 1} x', '"open', "01", '{"a":}', "[1 2]", '"bad \\x escape"', "tru", '{"a": 1,}'):
    try:
        print(json.loads(bad))
    except json.JSONDecodeError as e:
        print(f"{bad!r:<18} {e.msg} | line {e.lineno} column {e.colno} (char {e.pos})")
for value in ({1, 2}, {(1, 2): 3}, object, b"bytes"):
    try:
        print(json.dumps(value))
    except TypeError as e:
        print("TypeError:", e)
loop = []
loop.append(loop)
try:
    json.dumps(loop)
except ValueError as e:
    print("ValueError:", e)
print(json.dumps({(1, 2): 3, "k": 4}, skipkeys=True), isinstance(json.JSONDecodeError("m", "d", 0), ValueError))


def walk(node, path=()):
    if isinstance(node, dict):
        for key, value in node.items():
            yield from walk(value, (*path, key))
    elif isinstance(node, list):
        for i, value in enumerate(node):
            yield from walk(value, (*path, i))
    else:
        yield ".".join(map(str, path)), node


print(dict(walk(data)))
