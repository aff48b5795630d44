//! What is inferred of everyday code that uses the library: no place is unknown whose type the library says.

use reddragon_tests::compile;
use session::analysis::types::Types;

/// The types of variables are these.
#[track_caller]
fn has(source: &str, expected: &[(&str, &str)]) {
    let compiled = compile("python", "program", source).expect("it compiles");
    let (program, module) = (compiled.program(), compiled.module());
    let listing = Types::of(program, module).listing(program, module);
    for (name, ty) in expected {
        let mut all = listing.functions.iter().chain(&listing.variables);
        let found = all.find(|one| one.name == *name).map(|one| one.ty.as_str());
        assert_eq!(found, Some(*ty), "{name} in {listing:#?}");
    }
}

#[test]
fn containers_know_what_they_hold() {
    has(
        "from collections import Counter, OrderedDict, defaultdict, deque\n\
         q = deque([1, 2])\na = q.popleft()\n\
         d = defaultdict(int)\nd['x'] += 1\nb = d['x']\n\
         e = defaultdict(list)\ne['k'].append(5)\nc = e['k']\n\
         n = Counter('hello')\nm = n.most_common(2)\nf = n['h']\n\
         o = OrderedDict()\no[1] = 'a'\ng = o.popitem()\n",
        &[
            ("deque", "type[deque]"),
            ("q", "deque[int]"),
            ("a", "int"),
            ("d", "defaultdict[str, int]"),
            ("b", "int"),
            ("e", "defaultdict[str, list[int]]"),
            ("c", "list[int]"),
            ("n", "Counter[str]"),
            ("m", "list[tuple[str, int]]"),
            ("f", "int"),
            ("o", "OrderedDict[int, str]"),
            ("g", "tuple[int, str]"),
        ],
    );
}

#[test]
fn a_library_function_keeps_what_its_arguments_are() {
    has(
        "import heapq, itertools, functools\n\
         names = ['a', 'b']\npairs = dict(zip(names, range(2)))\n\
         most = max(pairs.values())\nfirst = sorted(pairs.items(), key=lambda kv: kv[1])[0]\n\
         heap = []\nheapq.heappush(heap, (1, 'a'))\nleast = heapq.heappop(heap)\n\
         all = list(itertools.chain([1], [2]))\n\
         total = functools.reduce(lambda s, t: s + t, [1, 2])\n\
         groups = [(key, list(group)) for key, group in itertools.groupby([1, 1, 2])]\n\
         half = sum(all) / 2\n",
        &[
            ("names", "list[str]"),
            ("pairs", "dict[str, int]"),
            ("most", "int"),
            ("first", "tuple[str, int]"),
            ("heap", "list[tuple[int, str]]"),
            ("least", "tuple[int, str]"),
            ("all", "list[int]"),
            ("total", "int"),
            ("groups", "list[tuple[int, list[int]]]"),
            ("half", "float"),
        ],
    );
}

#[test]
fn values_of_the_library_compute() {
    has(
        "import datetime, re\nfrom decimal import Decimal\nfrom fractions import Fraction\nfrom pathlib import Path\n\
         m = re.match('a(b)', 'ab')\ng = m.group(1) if m else None\nw = m.group() if m else ''\n\
         day = datetime.date(2020, 1, 1)\nyear = day.year\ndays = (day - day).days\nnext = day + datetime.timedelta(1)\n\
         f = 1 + Fraction(1, 2)\nd = Decimal('1') * 2\np = Path('a') / 'b'\nname = p.name\n",
        &[
            ("m", "Match[str] | None"),
            ("g", "str | None"),
            ("w", "str"),
            ("day", "date"),
            ("year", "int"),
            ("days", "int"),
            ("next", "date"),
            ("f", "Fraction"),
            ("d", "Decimal"),
            ("p", "Path"),
            ("name", "str"),
        ],
    );
}

#[test]
fn decorators_of_the_library_give_what_they_are_given() {
    has(
        "from functools import lru_cache, wraps\n\
         @lru_cache(maxsize=None)\ndef fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)\nx = fib(3)\n\
         def plain(function):\n    @wraps(function)\n    def inner(*args):\n        return function(*args)\n    return inner\n\
         @plain\ndef add(a):\n    return a + 1\ny = add(3)\n",
        &[("x", "int"), ("y", "int"), ("add", "(a: int) -> int")],
    );
}

#[test]
fn tuples_with_names_know_their_elements() {
    has(
        "from collections import namedtuple\nfrom typing import NamedTuple\n\
         Point = namedtuple('Point', 'x y')\np = Point(1, y='a')\nx, y = p\nx2 = p.x\nlast = p[-1]\nboth = p + (2.5,)\n\
         q = p._replace(x=None)\nfields = p._fields\nall = [Point(i, '') for i in range(3)]\n\
         class Size(NamedTuple):\n    width: int\n    height: float = 1.0\n\
         s = Size(3)\nw, h = s\nfirst = s[0]\n",
        &[
            ("Point", "type[Point]"),
            ("p", "Point"),
            ("x", "int | None"),
            ("y", "str"),
            ("last", "str"),
            ("both", "tuple[int | None, str, float]"),
            ("fields", "tuple[str, ...]"),
            ("all", "list[Point]"),
            ("s", "Size"),
            ("w", "int"),
            ("h", "float"),
            ("first", "int"),
        ],
    );
}

#[test]
fn members_that_the_library_makes_are_known() {
    has(
        "from dataclasses import dataclass, field, replace\nfrom enum import Enum\nfrom functools import cached_property\n\
         class Colour(Enum):\n    RED = 1\n    GREEN = 'g'\n\
         @dataclass\nclass Item:\n    name: str\n    tags: list[str] = field(default_factory=list)\n\
         \x20   @cached_property\n    def size(self):\n        return len(self.name)\n\
         i = Item('a')\nj = replace(i, name='b')\nn = j.size\nt = i.tags\nv = Colour.RED.value\nc = [one for one in Colour]\n",
        &[
            ("Item.tags", "list[str]"),
            ("j", "Item"),
            ("n", "int"),
            ("t", "list[str]"),
            ("v", "int | str"),
            ("c", "list[Colour]"),
        ],
    );
}

#[test]
fn methods_may_be_called_by_their_classes() {
    has(
        "words = ['a', 'b']\nupper = list(map(str.upper, words))\nfirst = sorted(words, key=str.lower)[0]\n\
         n = [1]\nlist.append(n, 2.5)\nd = dict.fromkeys(words, 0)\n",
        &[
            ("upper", "list[str]"),
            ("first", "str"),
            ("n", "list[float | int]"),
            ("d", "dict[str, int]"),
        ],
    );
}

#[test]
fn what_opening_a_file_gives_depends_on_how() {
    has(
        "a = open('f').read()\nb = open('f', 'rb').read()\nwith open('f', 'w', encoding='utf-8') as f:\n    f.write('x')\n\
         c = [line for line in open('f')]\n",
        &[
            ("a", "str"),
            ("b", "bytes"),
            ("f", "TextIOWrapper"),
            ("c", "list[str]"),
        ],
    );
}

#[test]
fn names_for_types_are_what_they_stand_for() {
    has(
        "from typing import Callable, NewType, Optional, TypeAlias, TypeVar\n\
         T = TypeVar('T')\nUserId = NewType('UserId', int)\nRow = list[float]\nKey: TypeAlias = 'int | str'\nMaybe = Optional[Row]\n\
         def same(x: T) -> T:\n    return x\n\
         def owner(who: UserId, row: Row, key: Key, maybe: Maybe = None):\n    return who\n\
         # Text = TypeVar( in a remark makes no type variable.\n\
         class Text:\n    pass\n\
         def shown(text: Text):\n    return text\n",
        &[
            ("same", "(x: T) -> T"),
            (
                "owner",
                "(who: int, row: list[float], key: int | str, maybe: list[float] | None) -> int",
            ),
            ("shown", "(text: Text) -> Text"),
        ],
    );
}
