# covers: uncaught-exception, traceback, recursion-error, repeated-frames
"""Recursion without an end."""


class Node:
    def __init__(self, name):
        self.name = name
        self.parent = self

    def root(self):
        if self.parent is None:
            return self
        return self.parent.root()


node = Node("loop")
print(node.name)
print(node.root().name)
