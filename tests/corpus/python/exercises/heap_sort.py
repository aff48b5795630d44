# covers: class, binary-heap, static-method, comparison-callable, list-pop, while-true, len-dunder
"""A hand-written binary heap and the sort that comes with it."""


class BinaryHeap:
    def __init__(self, items=(), before=lambda a, b: a < b):
        self._items = list(items)
        self._before = before
        for i in reversed(range(len(self._items) // 2)):
            self._sink(i)

    @staticmethod
    def _parent(i):
        return (i - 1) // 2

    def __len__(self):
        return len(self._items)

    def __bool__(self):
        return len(self._items) > 0

    def push(self, item):
        items = self._items
        items.append(item)
        i = len(items) - 1
        while i > 0 and self._before(items[i], items[self._parent(i)]):
            p = self._parent(i)
            items[i], items[p] = items[p], items[i]
            i = p

    def pop(self):
        if not self._items:
            raise IndexError("pop from an empty heap")
        top = self._items[0]
        last = self._items.pop()
        if self._items:
            self._items[0] = last
            self._sink(0)
        return top

    def _sink(self, i):
        items, n = self._items, len(self._items)
        while True:
            best = i
            for child in (2 * i + 1, 2 * i + 2):
                if child < n and self._before(items[child], items[best]):
                    best = child
            if best == i:
                return
            items[i], items[best] = items[best], items[i]
            i = best


def heap_sort(values, descending=False):
    heap = BinaryHeap(values, (lambda a, b: a > b) if descending else (lambda a, b: a < b))
    return [heap.pop() for _ in range(len(heap))]


def top_k(values, k):
    heap = BinaryHeap()
    for v in values:
        heap.push(v)
        if len(heap) > k:
            heap.pop()
    out = []
    while heap:
        out.append(heap.pop())
    return out[::-1]


def in_place_heap_sort(a):
    def sift(start, end):
        root = start
        while (child := 2 * root + 1) <= end:
            if child + 1 <= end and a[child] < a[child + 1]:
                child += 1
            if a[root] >= a[child]:
                break
            a[root], a[child] = a[child], a[root]
            root = child

    n = len(a)
    for start in range((n - 2) // 2, -1, -1):
        sift(start, n - 1)
    for end in range(n - 1, 0, -1):
        a[0], a[end] = a[end], a[0]
        sift(0, end - 1)


values = [(i * 37) % 23 - 5 for i in range(18)]
print(values)
print(heap_sort(values))
print(heap_sort(values, descending=True))
print("top 4:", top_k(values, 4))
in_place_heap_sort(values)
print(values)
print(heap_sort(["pear", "fig", "apple", "kiwi"]))
try:
    BinaryHeap().pop()
except IndexError as error:
    print("error:", error)
