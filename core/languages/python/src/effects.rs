//! What functions of Python's library do to what they are given, for data flow: those that everyday programs use and that do not
//! just change it in any way. Also of Python's own collections what classes of the library like them add.

use ir::{
    Effect::{
        self, Applies, Decorates, Does, IsPlain, Keeps, Makes, MakesClass, MakesDecorator,
        MakesFilledMap, Reads, Remembers,
    },
    Effects, Intrinsic as I, Native,
};

const READS: &[(&str, Effect)] = &[("*", Reads)];

pub(super) const EFFECTS: Effects = &[
    (
        "abc",
        &[
            ("ABC", IsPlain),
            ("abstractmethod", Decorates),
            ("abstractclassmethod", Decorates),
            ("abstractstaticmethod", Decorates),
        ],
    ),
    ("atexit", &[("*", Keeps)]),
    (
        "bisect",
        &[
            ("insort", Does(I::ListAppend)),
            ("insort_left", Does(I::ListAppend)),
            ("insort_right", Does(I::ListAppend)),
            ("*", Reads),
        ],
    ),
    (
        "builtins",
        &[
            ("filter", Applies),
            ("map", Applies),
            ("max", Reads),
            ("min", Reads),
            ("sorted", Reads),
            ("sum", Reads),
        ],
    ),
    (
        "collections",
        &[
            ("deque", Makes(Native::List)),
            ("defaultdict", MakesFilledMap),
            ("OrderedDict", Makes(Native::Map)),
            ("Counter", Makes(Native::Map)),
            ("namedtuple", MakesClass(Native::Tuple)),
            ("*", Reads),
        ],
    ),
    ("contextlib", &[("contextmanager", Decorates)]),
    ("contextvars", &[("*", Keeps)]),
    ("copy", READS),
    ("dataclasses", &[("dataclass", Decorates), ("*", Reads)]),
    ("datetime", READS),
    ("decimal", READS),
    (
        "dict",
        &[
            ("elements", Does(I::MapKeys)),
            ("most_common", Does(I::MapItems)),
            ("move_to_end", Does(I::MapClear)),
            ("total", Does(I::Len)),
        ],
    ),
    ("enum", &[("unique", Decorates), ("auto", Reads)]),
    ("fractions", READS),
    (
        "functools",
        &[
            ("cache", Remembers),
            ("lru_cache", Remembers),
            ("total_ordering", Decorates),
            ("wraps", MakesDecorator),
            ("reduce", Applies),
        ],
    ),
    (
        "heapq",
        &[
            ("heapify", Does(I::ListSort)),
            ("heappop", Does(I::ListPop)),
            ("heappush", Does(I::ListAppend)),
            ("merge", Reads),
            ("nlargest", Reads),
            ("nsmallest", Reads),
        ],
    ),
    ("itertools", &[("*", Applies)]),
    ("json", &[("dumps", Reads), ("loads", Reads)]),
    (
        "list",
        &[
            ("appendleft", Does(I::ListAppend)),
            ("extendleft", Does(I::ListExtend)),
            ("popleft", Does(I::ListPop)),
            ("rotate", Does(I::ListReverse)),
        ],
    ),
    ("logging", &[("*", Keeps)]),
    ("math", READS),
    (
        "operator",
        &[
            ("attrgetter", Reads),
            ("itemgetter", Reads),
            ("add", Reads),
            ("sub", Reads),
            ("mul", Reads),
            ("truediv", Reads),
            ("floordiv", Reads),
            ("mod", Reads),
            ("neg", Reads),
            ("lt", Reads),
            ("gt", Reads),
            ("eq", Reads),
        ],
    ),
    (
        "random",
        &[
            ("shuffle", Does(I::ListReverse)),
            ("choice", Reads),
            ("choices", Reads),
            ("sample", Reads),
            ("randint", Reads),
            ("randrange", Reads),
            ("uniform", Reads),
            ("random", Reads),
            ("gauss", Reads),
        ],
    ),
    ("re", READS),
    ("statistics", READS),
    ("string", READS),
    ("textwrap", READS),
    ("time", READS),
    (
        "typing",
        &[
            ("Generic", IsPlain),
            ("Protocol", IsPlain),
            ("cast", Reads),
            ("final", Decorates),
            ("no_type_check", Decorates),
            ("overload", Decorates),
            ("runtime_checkable", Decorates),
            ("TypeVar", Reads),
            ("NewType", Reads),
        ],
    ),
];
