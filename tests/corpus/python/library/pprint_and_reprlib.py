# covers: pprint, pformat, pprint-width, pprint-depth, pprint-sort-dicts, nested-structures, pp, compact
"""pprint on the structures people look at."""
from dataclasses import dataclass
from pprint import PrettyPrinter, isreadable, pformat, pp, pprint

small = {"b": 1, "a": [1, 2, 3]}
pprint(small)
pp(small)
config = {
    "server": {"host": "mill.example", "port": 8080, "paths": ["/index", "/about", "/very/long/path/to/somewhere"]},
    "users": [{"name": "ann", "roles": ("admin", "writer")}, {"name": "bob", "roles": ()}],
    "limits": {3: "three", 1: "one", 2: "two"},
    "flags": {True, False},
    "nothing": None,
}
pprint(config)
pprint(config, width=40)
pprint(config, depth=1)
pprint(config["users"], width=30, indent=4)
pprint(list(range(30)), width=50)
pprint(list(range(30)), width=50, compact=True)
pprint([["row", i, "x" * i] for i in range(4)], width=30)
pprint({"text": "a long line of words that will be broken over several lines of output when printed"}, width=40)
pprint(("only",))
pprint([])
pprint("short")
pprint({"z": 1, "a": 2}, sort_dicts=False)
print(pformat({"k": [1, 2]}), pformat([1, "two", 3.0, None]), isreadable([1]), len(pformat(config).splitlines()))
printer = PrettyPrinter(width=20)
printer.pprint({"alpha": [1, 2], "beta": {"x": "yyyyyy"}})


@dataclass
class Point:
    x: int
    y: int
    label: str = "somewhere far away from here"


pprint([Point(1, 2), Point(3, 4, "near")], width=60)
loop = [1]
loop.append(loop)
print(repr(loop))
