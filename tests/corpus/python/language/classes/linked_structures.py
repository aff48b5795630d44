# covers: linked-list, iterator-protocol, dunder-methods, reversed, getitem, setitem, slice-objects, repr-dunder, eq-hash, class-composition
"""A list class with everything a list needs."""


class Node:
    __slots__ = ("value", "next")

    def __init__(self, value, next=None):
        self.value = value
        self.next = next


class LinkedList:
    def __init__(self, iterable=()):
        self.head = None
        self.tail = None
        self._size = 0
        self.extend(iterable)

    def append(self, value):
        node = Node(value)
        if self.head is None:
            self.head = self.tail = node
        else:
            self.tail.next = node
            self.tail = node
        self._size += 1

    def extend(self, iterable):
        for value in iterable:
            self.append(value)

    def _node(self, index):
        if not isinstance(index, int):
            raise TypeError(f"index must be an integer, not {type(index).__name__}")
        if index < 0:
            index += self._size
        if not 0 <= index < self._size:
            raise IndexError("list index out of range")
        node = self.head
        for _ in range(index):
            node = node.next
        return node

    def __len__(self):
        return self._size

    def __iter__(self):
        node = self.head
        while node:
            yield node.value
            node = node.next

    def __reversed__(self):
        values = []
        for value in self:
            values.insert(0, value)
        return iter(values)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return type(self)(self._node(i).value for i in range(*index.indices(self._size)))
        return self._node(index).value

    def __setitem__(self, index, value):
        self._node(index).value = value

    def __delitem__(self, index):
        node = self._node(index)
        if node is self.head:
            self.head = node.next
            if self.head is None:
                self.tail = None
        else:
            previous = self.head
            while previous.next is not node:
                previous = previous.next
            previous.next = node.next
            if node is self.tail:
                self.tail = previous
        self._size -= 1

    def __contains__(self, value):
        return any(v == value for v in self)

    def __add__(self, other):
        result = type(self)(self)
        result.extend(other)
        return result

    def __iadd__(self, other):
        self.extend(other)
        return self

    def __mul__(self, n):
        return type(self)(v for _ in range(n) for v in self)

    def __eq__(self, other):
        if not isinstance(other, LinkedList):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other))

    def __lt__(self, other):
        return list(self) < list(other)

    def __bool__(self):
        return self._size > 0

    def __repr__(self):
        return f"{type(self).__name__}({list(self)!r})"

    def reverse(self):
        previous, node = None, self.head
        self.tail = self.head
        while node:
            node.next, previous, node = previous, node, node.next
        self.head = previous


class Loud(LinkedList):
    def append(self, value):
        print("+", value, sep="", end=" ")
        super().append(value)


items = LinkedList([3, 1, 4, 1, 5])
print(items, len(items), items[0], items[-1], items[1:4], items[::-2], 4 in items, 9 in items)
items[2] = "four"
del items[0]
del items[-1]
items.append(9)
print(items, list(reversed(items)), items == LinkedList([1, "four", 1, 9]), items == [1], items != LinkedList())
items += "ab"
print(items + [0], items * 2, bool(LinkedList()), sorted(LinkedList([2, 1])), LinkedList([1, 2]) < LinkedList([1, 3]))
items.reverse()
print(items, items.tail.value, [*items][:2], max(LinkedList([1, 7, 3])), sum(LinkedList(range(5))), dict(enumerate(LinkedList("xy"))))
for bad in (99, "key", -50):
    try:
        items[bad]
    except (IndexError, TypeError) as error:
        print(type(error).__name__, error)
try:
    hash(items)
except TypeError as error:
    print("TypeError:", error)
loud = Loud("abc")
print(loud, loud[1:], type(loud + []).__name__)
first, *others = items
print(first, others)
while items:
    del items[0]
print(items, items.head, items.tail)
