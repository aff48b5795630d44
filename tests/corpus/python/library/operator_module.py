# covers: operator-module, itemgetter, attrgetter, methodcaller, operator-functions, in-place-operators, sorting-keys
"""The operator module: functions for operators, and getters as sort keys."""
import operator
from operator import attrgetter, itemgetter, methodcaller

binary = ["add", "sub", "mul", "floordiv", "truediv", "mod", "pow", "and_", "or_", "xor", "lshift", "rshift"]
print({name: getattr(operator, name)(13, 3) for name in binary})
print({name: getattr(operator, name)(2, 5) for name in ("lt", "le", "eq", "ne", "ge", "gt", "is_", "is_not")})
print(operator.neg(4), operator.pos(-4), operator.invert(4), operator.not_(""), operator.truth([0]), operator.abs(-3), operator.index(True))
xs = [10, 20, 30, 20]
print(operator.contains(xs, 20), operator.countOf(xs, 20), operator.indexOf(xs, 30), operator.getitem(xs, -1), operator.getitem("abc", slice(0, 2)))
operator.setitem(xs, 0, "first")
operator.delitem(xs, 1)
print(xs, operator.concat([1], [2]), operator.length_hint(iter([1, 2, 3])), operator.length_hint(5, 7))
same = xs
xs = operator.iadd(xs, ["more"])
print(xs is same, xs, operator.iadd(5, 6), operator.imul("ab", 2))


class Matrix:
    def __matmul__(self, other):
        return f"matmul {other}"

    def __init__(self, name="m", size=1):
        self.name, self.size = name, size
        self.inner = self


print(operator.matmul(Matrix(), 3), operator.call(max, 3, 9))
rows = [("bob", 25, "york"), ("ann", 31, "leeds"), ("cat", 25, "leeds")]
print(sorted(rows, key=itemgetter(1)), sorted(rows, key=itemgetter(1, 0)), sorted(rows, key=itemgetter(2), reverse=True))
print(itemgetter(2, 0)("xyz"), itemgetter(-1)([1, 2]), itemgetter("k")({"k": "v"}), itemgetter(slice(1, 3))("abcd"))
things = [Matrix("z", 3), Matrix("a", 3), Matrix("m", 1)]
print([t.name for t in sorted(things, key=attrgetter("size", "name"))], attrgetter("inner.inner.name")(things[0]))
print(list(map(methodcaller("upper"), ["a", "b"])), methodcaller("replace", "a", "-", 1)("banana"), methodcaller("split", sep=",")("1,2"))
print(max(rows, key=itemgetter(1))[0], min(rows, key=itemgetter(0)), dict(map(itemgetter(0, 2), rows)))

OPS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "^": operator.pow}


def rpn(text):
    stack = []
    for token in text.split():
        if token in OPS:
            b, a = stack.pop(), stack.pop()
            stack.append(OPS[token](a, b))
        else:
            stack.append(int(token))
    return stack.pop()


print([rpn(t) for t in ("3 4 + 2 *", "5 1 2 + 4 * + 3 -", "2 3 2 ^ ^", "7 2 /")])
print(operator.add("con", "cat"), operator.mod("%d%%", 50), operator.mul([0], 3), operator.eq([1, [2]], [1, [2]]))
for attempt in (lambda: operator.add(1, "a"), lambda: itemgetter("x")({}), lambda: attrgetter("nope")(3), lambda: operator.index(1.5), lambda: operator.indexOf([1], 2), lambda: itemgetter()):
    try:
        attempt()
    except (TypeError, KeyError, AttributeError, ValueError) as e:
        print(f"{type(e).__name__}: {e}")
