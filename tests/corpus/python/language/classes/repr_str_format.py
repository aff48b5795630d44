# covers: repr-dunder, str-dunder, format-dunder, bool-dunder, len-dunder, bytes-dunder, recursive-repr, default-repr
"""How objects turn into text."""


class Money:
    def __init__(self, cents, currency="EUR"):
        self.cents = cents
        self.currency = currency

    def __repr__(self):
        return f"Money({self.cents!r}, {self.currency!r})"

    def __str__(self):
        return f"{self.cents / 100:.2f} {self.currency}"

    def __format__(self, spec):
        if not spec:
            return str(self)
        if spec == "long":
            return f"{self.cents // 100} {self.currency} and {self.cents % 100} cents"
        return format(self.cents / 100, spec)

    def __bool__(self):
        return self.cents != 0

    def __bytes__(self):
        return str(self).encode()


m = Money(123456)
print(m, repr(m), [m], (m,), {m.currency: m}, {"set": {1}})
print(f"{m}", f"{m:long}", f"{m:,.1f}", f"{m:>12.2f}|", f"{m!r:>25}|", f"{m!s:<15}|")
print(format(m), format(m, "long"), "{:long}".format(m), "%s and %r" % (m, m), str(m) + "!", bytes(m))
print(bool(Money(0)), "empty" if not Money(0) else "full")


class OnlyRepr:
    def __repr__(self):
        return "<only repr>"


class OnlyStr:
    def __str__(self):
        return "only str"


o = OnlyRepr()
print(o, str(o), f"{o}", f"{o!r}", [o])
print(OnlyStr(), str(OnlyStr()), repr(OnlyStr()).startswith("<__main__.OnlyStr object at 0x"))
try:
    f"{o:>10}"
except TypeError as error:
    print("TypeError:", error)
print(f"{o!s:>15}|{str(o):^15}|")


class Bad:
    def __str__(self):
        return 5

    def __repr__(self):
        return None

    def __len__(self):
        return "two"

    def __format__(self, spec):
        return 1


for f in (str, repr, len, format):
    try:
        f(Bad())
    except TypeError as error:
        print("TypeError:", error)

loop = [1, 2]
loop.append(loop)
print(loop, str(loop[2]))
ring = {"name": "ring"}
ring["self"] = ring
ring["list"] = [ring]
print(ring)
both = [[]]
both[0].append(both)
print(both)
pair = ([],)
pair[0].append(pair)
print(pair)


class Node:
    def __init__(self, value, *children):
        self.value = value
        self.children = children

    def __repr__(self):
        if not self.children:
            return f"Node({self.value!r})"
        return f"Node({self.value!r}, {', '.join(map(repr, self.children))})"

    def __str__(self):
        return "\n".join(self.lines())

    def lines(self, depth=0):
        yield "  " * depth + str(self.value)
        for child in self.children:
            yield from child.lines(depth + 1)


tree = Node("root", Node(1, Node("leaf")), Node(2.5))
print(repr(tree))
print(tree)


class Plain:
    def method(self):
        pass


def function():
    pass


print(Plain, int, function.__name__, Plain.__name__, type(None), type(...), type(NotImplemented))
print(Plain.method.__qualname__, repr(Plain().method).startswith("<bound method Plain.method of <__main__.Plain object at"))
print(len, print, repr(type), [].append.__name__, str.join)
