# covers: del-statement, assert, pass, global-state, main-guard, ellipsis, annotated-assignment, semicolons, line-continuation, dunder-name
"""Small statements that are easy to forget."""

import sys


numbers = [1, 2, 3, 4, 5, 6]
del numbers[0], numbers[-1]
print(numbers)
del numbers[1:3]
print(numbers)

table = {"a": 1, "b": 2}
del table["a"]
print(table)
try:
    del table["zzz"]
except KeyError as error:
    print("KeyError:", error)
try:
    del numbers[10]
except IndexError as error:
    print("IndexError:", error)

temp = 5
del temp
try:
    temp
except NameError as error:
    print("NameError:", error)


def local_delete():
    v = 1
    del v
    try:
        return v
    except UnboundLocalError as error:
        return f"UnboundLocalError: {error}"


print(local_delete())


class Holder:
    attr = "class"


h = Holder()
h.attr = "instance"
print(h.attr)
del h.attr
print(h.attr)
try:
    del h.attr
except AttributeError as error:
    print("AttributeError:", error)

try:
    assert 1 + 1 == 3, "arithmetic is broken"
except AssertionError as error:
    print("AssertionError:", error)
try:
    assert []
except AssertionError as error:
    print("AssertionError without text:", repr(str(error)), error.args)
assert [0], "a list with an element is true"

pass; x = 1; y = 2
total = x + \
    y + \
    3
print(total)


def todo(): ...


print(todo(), ..., Ellipsis is ...)

count: int = 3
later: str
print(count, "later" in globals(), __annotations__)

if x: print("one line if")
while y: y -= 1
print(y)
for c in "ab": print(c, end=",")
print()

print(__name__, __doc__)


def main(argv=()):
    print("main called with", list(argv))
    return 0


if __name__ == "__main__":
    code = main()
    print("code", code, "argv entries", len(sys.argv))
