# covers: soft-keywords, numeric-literals, string-prefixes, implicit-concatenation, trailing-comma, star-in-index, star-in-for, star-in-return, lambda-parameters, decorator-expression, unicode-identifiers, conditional-lambda, chained-assignment
"""Grammar that is legal and seldom seen in one place."""

import math as m, string
from functools import (
    reduce as fold,
    partial,
)

print(0xFF, 0b1010, 0o17, 1_000_000, 1e3, 1E-2, .5, 5., 1_0.0_1, 0x_ff, 3j, 1.5e2j, 00, 0XaB)
print('a' "b" r'\n' u"u" f"{1}" R"\d" F'{2}' fr"\{3}", b"x" rb"\d" Br'q')
print(m.floor(2.7), string.digits, fold(lambda a, b: a + b, [1, 2, 3]), partial(int, base=2)("11"))

größe, 名前, _x1 = 3, "name", "under"
print(größe, 名前, _x1)
match, case, type_, _ = 1, 2, 3, 4
print(match, case, type_, _)
match = {"case": [1, 2]}
print(match["case"][1])

x = y = z = []
x += [1]
print(x is y is z, z)
a = b, c = 1, 2
print(a, b, c)
(d) = 5
[e] = [6]
(f), g = 7, 8
print(d, e, f, g)


def spread(first, *rest):
    return first, *rest, "end"


print(spread(1, 2, 3), spread(*"ab",), spread(*[1], *[2, 3]))
for v in 1, *[2, 3], 4:
    print(v, end=" ")
for v in *"ab", *range(2):
    print(v, end=" ")
print()


class Index:
    def __getitem__(self, key):
        return key

    def __class_getitem__(cls, key):
        return "class", key


i = Index()
rest = [2, 3]
print(i[1, *rest], i[*rest], i[1:2, ::3], i[...], i[(yes := 5)], Index[int], yes)

everything = lambda a, /, b, *args, c=3, **kw: (a, b, args, c, kw)
print(everything(1, 2, 9, c=4, d=5), (lambda: 0)(), (lambda *, k: k)(k=1), (lambda x: (lambda y: x + y))(1)(2))
pick = lambda flag: (lambda: "yes") if flag else (lambda: "no")
print(pick(True)(), pick(False)(), (lambda: 1 if True else 2)(), [lambda: 1, lambda: 2][1]())

handlers = [lambda f: f, lambda f: lambda: "wrapped " + f()]


@handlers[1]
def hello(): return "hello"


@(lambda f: f())
def computed(): return 42


print(hello(), computed)
print(not 1 in [2], not (x is None), 1 not in [2], x is not None, - - 1, not not 0, ~-1, 2 ** -1, -1 ** 2, 5 if 0 else 6 if 0 else 7)
print((1,), (1), (), [1, ], {1: 2, }, {*()}, {**{}}, (yield_ := 3), [*[]], ((((1)))))
print({"a": 1, **{"b": 2}, "c": 3}, {1, *[2], 3}, dict(**{"k": 1}, j=2), [*"a", *"b"])
if (n := 10) > 5 and (half := n / 2) > 4: print(n, half)
while True: break
for _ in (): pass
class Empty: pass
class Tiny: a = 1; b = a + 1
def noop(): """only a doc string"""
print(Tiny.b, noop.__doc__, Empty.__name__); print("second statement")
if True: pass
elif False: pass
else: pass
try: 1 / 0
except ZeroDivisionError: print("one line except")
finally: pass
long_expression = (
    1
    + 2  # a comment inside
    + 3
) * \
    2
print(long_expression, "line \
continued", """first
    second""", 'it\'s', "tab\tnew\\n", '\x41\u0042\103')
value: int = 5
values: "list[int]" = [1]
Tiny.annotated: str = "attr"
print(value, values, Tiny.annotated, __annotations__)
del (value), values
print("value" in globals())
