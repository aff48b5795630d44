"""Heaps in lists: each element is not greater than the two at twice its place plus one and plus two.

Elements are compared with `<` only, and in the order that makes fewest comparisons on the average: what
replaces the top first sinks to a leaf along the smaller children and then rises.
"""

from __intrinsics__ import as_plain_function


def _rise(heap, first, place, is_less):
    item = heap[place]
    while place > first:
        parent = (place - 1) >> 1
        other = heap[parent]
        if not is_less(item, other):
            break
        heap[place] = other
        place = parent
    heap[place] = item


def _sink(heap, place, is_less):
    end = len(heap)
    first = place
    item = heap[place]
    child = 2 * place + 1
    while child < end:
        right = child + 1
        if right < end and not is_less(heap[child], heap[right]):
            child = right
        heap[place] = heap[child]
        place = child
        child = 2 * place + 1
    heap[place] = item
    _rise(heap, first, place, is_less)


def _less(a, b):
    return a < b


def _more(a, b):
    return b < a


def heappush(heap, item, /):
    heap.append(item)
    place = len(heap) - 1
    while place > 0:
        parent = (place - 1) >> 1
        other = heap[parent]
        if not item < other:
            break
        heap[place] = other
        place = parent
    heap[place] = item


def heappop(heap, /):
    if not heap:
        raise IndexError("index out of range")
    last = heap.pop()
    if not heap:
        return last
    top = heap[0]
    heap[0] = last
    _sink_smaller(heap, 0)
    return top


def _sink_smaller(heap, first):
    """`_sink` with `<` written out, since a heap spends its time here."""
    end = len(heap)
    place = first
    item = heap[place]
    child = 2 * place + 1
    while child < end:
        right = child + 1
        if right < end and not heap[child] < heap[right]:
            child = right
        heap[place] = heap[child]
        place = child
        child = 2 * place + 1
    while place > first:
        parent = (place - 1) >> 1
        other = heap[parent]
        if not item < other:
            break
        heap[place] = other
        place = parent
    heap[place] = item


def heapreplace(heap, item, /):
    if not heap:
        raise IndexError("index out of range")
    top = heap[0]
    heap[0] = item
    _sink_smaller(heap, 0)
    return top


def heappushpop(heap, item, /):
    if heap and heap[0] < item:
        top = heap[0]
        heap[0] = item
        _sink_smaller(heap, 0)
        return top
    return item


def heapify(x, /):
    for place in range(len(x) // 2 - 1, -1, -1):
        _sink_smaller(x, place)


def _heappop_max(heap, /):
    last = heap.pop()
    if not heap:
        return last
    top = heap[0]
    heap[0] = last
    _sink(heap, 0, _more)
    return top


def _heapreplace_max(heap, item, /):
    top = heap[0]
    heap[0] = item
    _sink(heap, 0, _more)
    return top


def _heapify_max(x, /):
    for place in range(len(x) // 2 - 1, -1, -1):
        _sink(x, place, _more)


def nsmallest(n, iterable, key=None):
    return sorted(iterable, key=key)[: max(n, 0)]


def nlargest(n, iterable, key=None):
    return sorted(iterable, key=key, reverse=True)[: max(n, 0)]


def merge(*iterables, key=None, reverse=False):
    """The elements of sorted iterables in order; of equal ones, those of the earlier iterable first."""
    # Of each iterable its first element's key, its number, the element, and the rest.
    heads = []
    number = 0
    for iterable in iterables:
        rest = iter(iterable)
        for value in rest:
            heads.append([value if key is None else key(value), number, value, rest])
            break
        number += 1

    if reverse:

        def precedes(a, b):
            return b[0] < a[0] or (not a[0] < b[0] and a[1] < b[1])

    else:

        def precedes(a, b):
            return a[0] < b[0] or (not b[0] < a[0] and a[1] < b[1])

    for place in range(len(heads) // 2 - 1, -1, -1):
        _sink(heads, place, precedes)
    while heads:
        head = heads[0]
        yield head[2]
        for value in head[3]:
            head[2] = value
            head[0] = value if key is None else key(value)
            break
        else:
            last = heads.pop()
            if not heads:
                return
            heads[0] = last
        _sink(heads, 0, precedes)


# They are the machine's own in CPython: no methods of the classes that hold them.
for _function in (heappush, heappop, heapreplace, heappushpop, heapify):
    as_plain_function(_function)
