# covers: yield-from, generator-return, generator-delegation, tree-traversal, generator-send
"""Delegating to sub-generators."""


def inner(name, n):
    received = []
    for i in range(n):
        got = yield f"{name}{i}"
        if got is not None:
            received.append(got)
    return received


def outer():
    first = yield from inner("a", 2)
    print("  first returned", first)
    second = yield from inner("b", 3)
    print("  second returned", second)
    yield from "xyz"
    yield from [10, 20]
    nothing = yield from ()
    print("  empty tuple gives", nothing)
    return first + second


def run():
    result = yield from outer()
    print("  total", result)


print(list(run()))

g = run()
print(next(g))
print(g.send("hello"))
print(g.send("world"))
print(g.send("!"))
print(list(g))


class Node:
    def __init__(self, value, left=None, right=None):
        self.value, self.left, self.right = value, left, right

    def __iter__(self):
        if self.left:
            yield from self.left
        yield self.value
        if self.right:
            yield from self.right


tree = Node(4, Node(2, Node(1), Node(3)), Node(6, None, Node(7)))
print(list(tree), 6 in tree, 5 in tree, max(tree))


def flatten(items):
    for item in items:
        if isinstance(item, (list, tuple)):
            yield from flatten(item)
        else:
            yield item


print(list(flatten([1, [2, (3, [4, [5]]), 6], (), [[[]]], "seven"])))


def guarded():
    try:
        yield from inner("z", 5)
    except ValueError as error:
        print("  guarded caught", error)
        yield "recovered"
    finally:
        print("  guarded finally")


g = guarded()
print(next(g), g.throw(ValueError("thrown through")))
print(list(g))
g = guarded()
next(g)
g.close()


def permutations(items):
    if not items:
        yield ()
    for i in range(len(items)):
        for rest in permutations(items[:i] + items[i + 1 :]):
            yield (items[i], *rest)


print(["".join(p) for p in permutations("xyz")])
