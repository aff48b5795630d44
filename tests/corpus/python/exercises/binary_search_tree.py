# covers: class, recursion, generators, yield-from, optional-type-hints, default-none, tree-rendering, stack-iteration
"""A binary search tree with deletion, range queries, traversals and a picture."""
from __future__ import annotations

from typing import Iterator, Optional


class TreeNode:
    def __init__(self, key: int, left: Optional[TreeNode] = None, right: Optional[TreeNode] = None):
        self.key = key
        self.left = left
        self.right = right


class SearchTree:
    def __init__(self, *keys: int) -> None:
        self.root: Optional[TreeNode] = None
        self.size = 0
        for key in keys:
            self.add(key)

    def add(self, key: int) -> bool:
        if self.root is None:
            self.root = TreeNode(key)
            self.size = 1
            return True
        node = self.root
        while True:
            if key == node.key:
                return False
            side = "left" if key < node.key else "right"
            child = getattr(node, side)
            if child is None:
                setattr(node, side, TreeNode(key))
                self.size += 1
                return True
            node = child

    def __contains__(self, key: int) -> bool:
        node = self.root
        while node and node.key != key:
            node = node.left if key < node.key else node.right
        return node is not None

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[int]:
        stack, node = [], self.root
        while stack or node:
            while node:
                stack.append(node)
                node = node.left
            node = stack.pop()
            yield node.key
            node = node.right

    def remove(self, key: int) -> None:
        def cut(node: Optional[TreeNode], key: int) -> Optional[TreeNode]:
            if node is None:
                raise KeyError(key)
            if key < node.key:
                node.left = cut(node.left, key)
            elif key > node.key:
                node.right = cut(node.right, key)
            elif node.left is None:
                return node.right
            elif node.right is None:
                return node.left
            else:
                successor = node.right
                while successor.left:
                    successor = successor.left
                node.key = successor.key
                node.right = cut(node.right, successor.key)
            return node

        self.root = cut(self.root, key)
        self.size -= 1

    def between(self, lo: int, hi: int) -> Iterator[int]:
        def go(node):
            if node:
                if lo < node.key:
                    yield from go(node.left)
                if lo <= node.key <= hi:
                    yield node.key
                if node.key < hi:
                    yield from go(node.right)

        return go(self.root)

    def levels(self) -> list[list[int]]:
        out, row = [], [self.root] if self.root else []
        while row:
            out.append([n.key for n in row])
            row = [c for n in row for c in (n.left, n.right) if c]
        return out

    def height(self) -> int:
        def h(node):
            return 0 if node is None else 1 + max(h(node.left), h(node.right))

        return h(self.root)

    def draw(self, node="root", depth=0) -> None:
        node = self.root if node == "root" else node
        if node is not None:
            self.draw(node.right, depth + 1)
            print("   " * depth + f"{node.key}")
            self.draw(node.left, depth + 1)


def lowest_common_ancestor(tree, a, b):
    node = tree.root
    while node:
        if a < node.key and b < node.key:
            node = node.left
        elif a > node.key and b > node.key:
            node = node.right
        else:
            return node.key


def is_valid(node, lo=float("-inf"), hi=float("inf")):
    return node is None or (lo < node.key < hi and is_valid(node.left, lo, node.key) and is_valid(node.right, node.key, hi))


tree = SearchTree(50, 30, 70, 20, 40, 60, 80, 35, 45, 65)
tree.draw()
print(list(tree), len(tree), tree.height())
print(tree.add(45), tree.add(46), 46 in tree, 47 in tree)
print(tree.levels())
print(list(tree.between(33, 61)), lowest_common_ancestor(tree, 35, 46), lowest_common_ancestor(tree, 20, 65))
for key in (20, 30, 50):
    tree.remove(key)
    print("without", key, tree.levels(), is_valid(tree.root))
try:
    tree.remove(99)
except KeyError as e:
    print("KeyError:", e)
tree.root.left.key = 1000
print("valid after tampering:", is_valid(tree.root))
print(SearchTree().levels(), SearchTree().height(), list(SearchTree()))
sorted_insert = SearchTree(*range(30))
print("degenerate height:", sorted_insert.height())
