# covers: stack, queue-two-stacks, ring-buffer, min-stack, balanced-brackets, bloom-filter, hash-table, dunder-setitem, circular-index
"""Small containers: stacks, queues, a ring buffer, a hash table and a Bloom filter."""


class Stack:
    def __init__(self):
        self._data = []
        self._minima = []

    def push(self, x):
        self._data.append(x)
        self._minima.append(min(x, self._minima[-1]) if self._minima else x)

    def pop(self):
        self._minima.pop()
        return self._data.pop()

    @property
    def minimum(self):
        return self._minima[-1]

    def __len__(self):
        return len(self._data)


class Queue:
    """First in, first out, with two stacks."""

    def __init__(self):
        self.inbox, self.outbox = [], []

    def put(self, x):
        self.inbox.append(x)

    def take(self):
        if not self.outbox:
            while self.inbox:
                self.outbox.append(self.inbox.pop())
        if not self.outbox:
            raise LookupError("queue is empty")
        return self.outbox.pop()


class RingBuffer:
    def __init__(self, size):
        self.slots = [None] * size
        self.start = self.length = 0

    def append(self, x):
        end = (self.start + self.length) % len(self.slots)
        self.slots[end] = x
        if self.length < len(self.slots):
            self.length += 1
        else:
            self.start = (self.start + 1) % len(self.slots)

    def __iter__(self):
        for i in range(self.length):
            yield self.slots[(self.start + i) % len(self.slots)]

    def __repr__(self):
        return f"{type(self).__name__}({list(self)}, raw={self.slots})"


def checksum(text, seed=17):
    h = seed
    for ch in text:
        h = (h * 131 + ord(ch)) & 0xFFFFFFFF
    return h


class HashTable:
    """Open addressing with linear probing; strings only."""

    _GONE = object()

    def __init__(self, slots=4):
        self._keys = [None] * slots
        self._values = [None] * slots
        self._used = self._live = 0

    def _probe(self, key):
        i = checksum(key) % len(self._keys)
        while True:
            yield i
            i = (i + 1) % len(self._keys)

    def __setitem__(self, key, value):
        if (self._used + 1) * 3 > len(self._keys) * 2:
            self._grow()
        for i in self._probe(key):
            if self._keys[i] is None:
                self._used += 1
                self._live += 1
                self._keys[i] = key
            if self._keys[i] == key:
                self._values[i] = value
                return

    def _grow(self):
        pairs = list(self.items())
        self.__init__(len(self._keys) * 2)
        for k, v in pairs:
            self[k] = v

    def __getitem__(self, key):
        for i in self._probe(key):
            if self._keys[i] is None:
                raise KeyError(key)
            if self._keys[i] == key:
                return self._values[i]

    def __delitem__(self, key):
        self[key]
        for i in self._probe(key):
            if self._keys[i] == key:
                self._keys[i], self._values[i] = self._GONE, None
                self._live -= 1
                return

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True

    def __len__(self):
        return self._live

    def items(self):
        return ((k, v) for k, v in zip(self._keys, self._values) if k is not None and k is not self._GONE)


class BloomFilter:
    def __init__(self, bits=64, hashes=3):
        self.bits, self.hashes, self.field = bits, hashes, 0

    def _mask(self, item):
        mask = 0
        for seed in range(1, self.hashes + 1):
            mask |= 1 << checksum(item, seed * 7919) % self.bits
        return mask

    def add(self, item):
        self.field |= self._mask(item)

    def __contains__(self, item):
        mask = self._mask(item)
        return self.field & mask == mask


def balanced(text, pairs={")": "(", "]": "[", "}": "{"}):
    stack = []
    for position, ch in enumerate(text):
        if ch in pairs.values():
            stack.append((ch, position))
        elif ch in pairs:
            if not stack or stack.pop()[0] != pairs[ch]:
                return f"unexpected {ch} at {position}"
    return f"{stack[-1][0]} at {stack[-1][1]} never closed" if stack else "ok"


s = Stack()
for x in (5, 7, 3, 9, 3, 1):
    s.push(x)
print([(s.minimum, s.pop()) for _ in range(len(s))])
q = Queue()
for x in "abc":
    q.put(x)
print(q.take(), q.take(), q.put("d"), q.take(), q.take())
try:
    q.take()
except LookupError as e:
    print("LookupError:", e)
r = RingBuffer(3)
for i in range(5):
    r.append(i * i)
    print(r)
table = HashTable()
for i, word in enumerate("one two three four five six seven two".split()):
    table[word] = i
print(len(table), table["two"], "six" in table, "ten" in table, len(table._keys))
del table["six"]
print(sorted(table.items()), "six" in table, len(table))
try:
    del table["six"]
except KeyError as e:
    print("KeyError:", e)
bloom = BloomFilter()
for w in ("apple", "pear", "plum"):
    bloom.add(w)
print(all(w in bloom for w in ("apple", "pear", "plum")), f"{bloom.field:b}".count("1") <= 9, "grape" in bloom)
for text in ("{[()]}()", "([)]", "((", "a(b]c", "", "}"):
    print(repr(text), balanced(text))
