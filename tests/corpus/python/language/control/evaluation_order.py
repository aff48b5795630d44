# covers: evaluation-order, short-circuit, augmented-assignment, chained-comparison, call-order, subscript-order, default-arguments
"""In which order the parts of a statement are evaluated."""

from contextlib import nullcontext

trace = []


def t(label, value=None):
    trace.append(label)
    return label if value is None else value


def flush(title):
    print(f"{title}: {' '.join(map(str, trace))}")
    trace.clear()


t("a", 1) + t("b", 2) * t("c", 3)
flush("arithmetic")
t("a", 2) ** t("b", 3) ** t("c", 2)
flush("power")
[t("x"), t("y"), (t("z"), t("w"))]
flush("displays")
{t("k1"): t("v1"), t("k2"): t("v2")}
flush("dict")
print(t("f", max)(t("a", 1), t("b", 2), key=t("key", abs)), end=" ")
flush("call")
t("f", dict)(a=t("a"), **t("mapping", {"b": 1}), c=t("c"))
flush("keywords")
t("f", print)(*t("star", []), sep=t("kw", ""), end="")
flush("star")
t("list", [0, 1, 2])[t("index", 1)] = t("value")
flush("subscript store")
box = {"n": [1]}
t("box", box)[t("key", "n")] += t("value", [2])
flush("augmented")
(t("left", [0]))[t("i", 0)], (t("right", [0]))[t("j", 0)] = t("v1"), t("v2")
flush("tuple targets")
x = t("a", {})[t("b", "k")] = t("value")
flush("chained assignment")
t("a", 1) < t("b", 2) < t("c", 0) < t("d", 9)
flush("comparison stops")
t("a", 0) or t("b", 1) and t("c", 0) or t("d", 5)
flush("boolean")
t("then") if t("cond", 1) else t("else")
flush("conditional")
t("seq", "abcdef")[t("from", 1):t("to", 5):t("step", 2)]
flush("slice")
[t("element") for _ in t("outer", "a") if t("filter", 1) for _ in t("inner", "b")]
flush("comprehension")
f"{t('one')} {t('two'):>{t('width', 5)}}"
flush("f-string")


@t("decorator 1", lambda f: f)
@t("decorator 2", lambda f: f)
def function(a: t("annotation", int) = t("default", 1)) -> t("returns", int):
    t("body")


flush("definition")
function()
flush("call of it")


class C(t("base", object), metaclass=t("meta", type)):
    t("class body")
    attribute: t("attribute annotation") = t("attribute value")


flush("class")
assert t("assertion", 1), t("message")
flush("assert")
del t("container", [1, 2])[t("deleted", 0)]
flush("del")


class Attr:
    def __getattribute__(self, name):
        trace.append(f"get-{name}")
        return lambda *a: a

    def __setattr__(self, name, value):
        trace.append(f"set-{name}")

    def __add__(self, other):
        trace.append("add")
        return other


o = Attr()
o.x = o.y
o.method(t("argument"))
o.z = o + t("right")
flush("attributes")


def lazy():
    t("started")
    yield t("yielded")
    t("resumed")


g = lazy()
t("created")
next(g)
t("between")
list(g)
flush("generator")
match t("subject", 5):
    case 1 if t("never"):
        pass
    case n if t("guard", True):
        t("matched")
flush("match")
with t("manager", nullcontext)(t("argument", 1)) as t("target", {})["k"]:
    t("inside")
flush("with")
for t("target list", [0])[0] in t("iterable", "ab"):
    t("loop")
flush("for")
