# covers: class, balanced-tree, rotations, dunder-repr, conditional-expression, property, random-shuffle, static-helpers
"""An AVL tree as an ordered map, checked after each insertion."""
import random


class Node:
    def __init__(self, key, value):
        self.key, self.value = key, value
        self.left = self.right = None
        self.height = 1

    @property
    def balance(self):
        return height(self.left) - height(self.right)

    def update(self):
        self.height = 1 + max(height(self.left), height(self.right))
        return self

    def __repr__(self):
        kids = "" if not (self.left or self.right) else f" {self.left or '-'} {self.right or '-'}"
        return f"({self.key}{kids})"


def height(node):
    return node.height if node else 0


def rotate_right(y):
    x = y.left
    y.left, x.right = x.right, y
    y.update()
    return x.update()


def rotate_left(x):
    y = x.right
    x.right, y.left = y.left, x
    x.update()
    return y.update()


class AvlMap:
    def __init__(self):
        self.root = None
        self.rotations = 0

    def _rebalance(self, node):
        node.update()
        if node.balance > 1:
            if node.left.balance < 0:
                node.left = rotate_left(node.left)
                self.rotations += 1
            self.rotations += 1
            return rotate_right(node)
        if node.balance < -1:
            if node.right.balance > 0:
                node.right = rotate_right(node.right)
                self.rotations += 1
            self.rotations += 1
            return rotate_left(node)
        return node

    def __setitem__(self, key, value):
        def put(node):
            if node is None:
                return Node(key, value)
            if key == node.key:
                node.value = value
                return node
            if key < node.key:
                node.left = put(node.left)
            else:
                node.right = put(node.right)
            return self._rebalance(node)

        self.root = put(self.root)

    def __getitem__(self, key):
        node = self.root
        while node:
            if key == node.key:
                return node.value
            node = node.left if key < node.key else node.right
        raise KeyError(key)

    def get(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            return default

    def items(self):
        def walk(node):
            if node:
                yield from walk(node.left)
                yield node.key, node.value
                yield from walk(node.right)

        return walk(self.root)

    def check(self):
        def go(node):
            if node is None:
                return 0
            l, r = go(node.left), go(node.right)
            assert abs(l - r) <= 1 and node.height == 1 + max(l, r), node.key
            return 1 + max(l, r)

        return go(self.root)


for keys in ([1, 2, 3], [3, 2, 1], [1, 3, 2], [3, 1, 2]):
    t = AvlMap()
    for k in keys:
        t[k] = str(k)
    print(keys, t.root, t.rotations)

ascending = AvlMap()
for n in range(1, 16):
    ascending[n] = n * n
    ascending.check()
print(ascending.root)
print("height", ascending.check(), "rotations", ascending.rotations)

rng = random.Random(7)
keys = list(range(200))
rng.shuffle(keys)
shuffled = AvlMap()
for k in keys:
    shuffled[k] = -k
print(keys[:8], shuffled.check(), [k for k, _ in shuffled.items()] == sorted(keys))
shuffled[5] = "five"
print(shuffled[5], shuffled[199], shuffled.get(500), shuffled.get(500, "none"))
print(list(shuffled.items())[3:7])
print(shuffled[-1])
