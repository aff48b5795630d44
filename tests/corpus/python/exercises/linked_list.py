# covers: class, iterator-protocol, dunder-iter, dunder-len, dunder-contains, is-none, yield, list-reversal, cycle-detection
"""Singly and doubly linked lists."""


class Node:
    __slots__ = "value", "next"

    def __init__(self, value, next=None):
        self.value = value
        self.next = next


class LinkedList:
    def __init__(self, values=()):
        self.head = None
        self._size = 0
        for v in values:
            self.append(v)

    def append(self, value):
        node = Node(value)
        if self.head is None:
            self.head = node
        else:
            tail = self.head
            while tail.next:
                tail = tail.next
            tail.next = node
        self._size += 1
        return self

    def push(self, value):
        self.head = Node(value, self.head)
        self._size += 1

    def remove(self, value):
        previous, node = None, self.head
        while node:
            if node.value == value:
                if previous:
                    previous.next = node.next
                else:
                    self.head = node.next
                self._size -= 1
                return
            previous, node = node, node.next
        raise ValueError(f"{value!r} is not in the list")

    def reverse(self):
        previous, node = None, self.head
        while node:
            node.next, previous, node = previous, node, node.next
        self.head = previous

    def nth_from_end(self, n):
        fast = slow = self.head
        for _ in range(n):
            if fast is None:
                raise IndexError(n)
            fast = fast.next
        while fast:
            fast, slow = fast.next, slow.next
        return slow.value

    def __iter__(self):
        node = self.head
        while node is not None:
            yield node.value
            node = node.next

    def __len__(self):
        return self._size

    def __getitem__(self, index):
        if index < 0:
            index += self._size
        for i, v in enumerate(self):
            if i == index:
                return v
        raise IndexError("list index out of range")

    def __repr__(self):
        return "LinkedList([" + ", ".join(map(repr, self)) + "])"

    def __str__(self):
        return " -> ".join([*map(str, self), "nil"])


def has_cycle(head):
    tortoise = hare = head
    while hare and hare.next:
        tortoise, hare = tortoise.next, hare.next.next
        if tortoise is hare:
            return True
    return False


class Link:
    def __init__(self, value):
        self.value, self.prev, self.next = value, self, self


class Ring:
    """Doubly linked, circular, with a sentinel."""

    def __init__(self):
        self.sentinel = Link(None)

    def _insert(self, link, before):
        link.prev, link.next = before.prev, before
        before.prev.next = before.prev = link

    def append(self, value):
        self._insert(Link(value), self.sentinel)

    def appendleft(self, value):
        self._insert(Link(value), self.sentinel.next)

    def pop(self):
        link = self.sentinel.prev
        if link is self.sentinel:
            raise IndexError("empty")
        link.prev.next, link.next.prev = link.next, link.prev
        return link.value

    def __iter__(self):
        link = self.sentinel.next
        while link is not self.sentinel:
            yield link.value
            link = link.next

    def __reversed__(self):
        link = self.sentinel.prev
        while link is not self.sentinel:
            yield link.value
            link = link.prev


numbers = LinkedList([3, 1, 4]).append(1).append(5)
numbers.push(0)
print(numbers, repr(numbers), len(numbers))
numbers.reverse()
print(numbers, numbers[0], numbers[-1], 4 in numbers, 9 in numbers, numbers.nth_from_end(2))
numbers.remove(1)
numbers.remove(5)
print(list(numbers), sum(numbers), sorted(numbers), max(numbers), *numbers)
first, *middle, last = numbers
print(first, middle, last, [f"{a}{b}" for a, b in zip(numbers, "xyz")])
for action in (lambda: numbers.remove(42), lambda: numbers[17], lambda: numbers.nth_from_end(9)):
    try:
        action()
    except (ValueError, IndexError) as e:
        print(type(e).__name__, e)
print(has_cycle(numbers.head), bool(LinkedList()), LinkedList())
tail = numbers.head
while tail.next:
    tail = tail.next
tail.next = numbers.head
print(has_cycle(numbers.head))

ring = Ring()
for ch in "abc":
    ring.append(ch)
ring.appendleft("_")
print(list(ring), list(reversed(ring)), ring.pop(), "".join(ring))
try:
    while True:
        ring.pop()
except IndexError as e:
    print("now", e, list(ring))
