# covers: truthiness, short-circuit, chained-comparison, conditional-expression, is-operator, boolean-operators, not
"""What counts as true, and what is evaluated at all."""


class Empty:
    def __len__(self):
        return 0


class Never:
    def __bool__(self):
        print("(asked)", end=" ")
        return False

    def __len__(self):
        raise RuntimeError("bool comes first")


class Plain:
    pass


samples = [
    0, 1, -1, 0.0, -0.0, 0.1, float("nan"), 0j, "", " ", "0", b"", b"\0", [], [0], (), ((),),
    {}, {0: 0}, set(), {0}, frozenset(), None, True, False, ..., range(0), range(1), print,
]
for s in samples:
    print(f"{s!r}"[:30], bool(s), sep=" => ") if s is not print else print("print =>", bool(s))
print(bool(Empty()), bool(Never()), bool(Plain()), bool(Plain))


def say(value):
    print(f"<{value!r}>", end=" ")
    return value


print(say(0) or say("") or say("third") or say("never"))
print(say(1) and say([]) and say("never"))
print(say(0) and say(1) or say(2))
print(not say(""), not say("x"))
print(None or 0, 0 or None, "" and 5, 3 and 4)
print(say(1) < say(5) < say(3) < say(9))
print(1 < 2 < 3 != 4 >= 4, 3 > 2 == 2, (3 > 2) == 2, 1 == 1.0 == True)
print(say("yes") if say(0) else say("no"))
x = 7
print("small" if x < 5 else "medium" if x < 10 else "large")

a = [1, 2]
b = a
c = [1, 2]
print(a is b, a is c, a == c, a is not c, None is None, True is True)
print(1 in [1, 2] in [[1, 2]], 1 in [1, 2] == True)
print(True + True, True * 10, False == 0, True == 1, True - 5, True / 4)
print(isinstance(True, int), type(True), sum([True, False, True]), ["no", "yes"][True])
print(True & False, True | False, True ^ True, ~True, -True, True and 5)
print(bool("False"), bool(int("0")), not not [], 5 > 3 and "a" < "b")


class Tri:
    def __init__(self, v):
        self.v = v

    def __lt__(self, other):
        return f"{self.v}<{other.v}"

    def __gt__(self, other):
        return ""


print(repr(Tri(1) < Tri(2)), repr(Tri(1) > Tri(2) < Tri(3)), repr(Tri(1) < Tri(2) < Tri(3)))


class BadBool:
    def __bool__(self):
        return 1


try:
    if BadBool():
        pass
except TypeError as error:
    print("TypeError:", error)
