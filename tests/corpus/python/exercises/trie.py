# covers: nested-dict, class, dunder-contains, generators, slots, prefix-search, recursion, autocomplete
"""A prefix tree for completing words, with counts, deletion and fuzzy lookup."""


class TrieNode:
    __slots__ = ("children", "count")

    def __init__(self):
        self.children = {}
        self.count = 0


class Trie:
    def __init__(self, words=()):
        self.root = TrieNode()
        for word in words:
            self.add(word)

    def add(self, word, times=1):
        node = self.root
        for ch in word:
            node = node.children.setdefault(ch, TrieNode())
        node.count += times

    def _find(self, prefix):
        node = self.root
        for ch in prefix:
            node = node.children.get(ch)
            if node is None:
                return None
        return node

    def __contains__(self, word):
        node = self._find(word)
        return node is not None and node.count > 0

    def __iter__(self):
        return self._walk(self.root, "")

    def _walk(self, node, prefix):
        if node.count:
            yield prefix
        for ch in sorted(node.children):
            yield from self._walk(node.children[ch], prefix + ch)

    def complete(self, prefix, limit=3):
        node = self._find(prefix)
        if node is None:
            return []
        ranked = sorted(self._walk(node, prefix), key=lambda w: (-self._find(w).count, w))
        return ranked[:limit]

    def remove(self, word):
        def cut(node, i):
            if i == len(word):
                if not node.count:
                    raise KeyError(word)
                node.count = 0
            else:
                child = node.children.get(word[i])
                if child is None:
                    raise KeyError(word)
                if cut(child, i + 1):
                    del node.children[word[i]]
            return not node.children and not node.count

        cut(self.root, 0)

    def nodes(self):
        stack, total = [self.root], 0
        while stack:
            total += 1
            stack.extend(stack.pop().children.values())
        return total

    def within(self, word, distance):
        """Words at most `distance` edits away, walking the tree row by row."""
        found = {}

        def go(node, prefix, row):
            if node.count and row[-1] <= distance:
                found[prefix] = row[-1]
            if min(row) > distance:
                return
            for ch, child in node.children.items():
                nxt = [row[0] + 1]
                for i, target in enumerate(word, 1):
                    nxt.append(min(nxt[i - 1] + 1, row[i] + 1, row[i - 1] + (target != ch)))
                go(child, prefix + ch, nxt)

        go(self.root, "", list(range(len(word) + 1)))
        return dict(sorted(found.items(), key=lambda kv: (kv[1], kv[0])))

    def longest_prefix_of(self, text):
        node, best = self.root, ""
        for i, ch in enumerate(text):
            if ch not in node.children:
                break
            node = node.children[ch]
            if node.count:
                best = text[:i + 1]
        return best


words = "car card care cart cat dog dot do carbon care care dodge cat".split()
trie = Trie(words)
print(list(trie), trie.nodes())
print([w in trie for w in ("car", "ca", "care", "cars", "")])
print(trie.complete("car"), trie.complete("do", limit=10), trie.complete("zebra"), trie.complete("", 1))
print(trie.within("cat", 1))
print(trie.within("doge", 2))
print(repr(trie.longest_prefix_of("carbonate")), repr(trie.longest_prefix_of("dodgy")), repr(trie.longest_prefix_of("x")))
before = trie.nodes()
trie.remove("carbon")
trie.remove("car")
print(list(trie), before - trie.nodes(), "nodes freed")
for missing in ("ca", "carbon", "zoo"):
    try:
        trie.remove(missing)
    except KeyError as e:
        print("cannot remove", e)


def segment(text, trie):
    """All ways to write text as words of the trie."""
    if not text:
        yield []
    for end in range(1, len(text) + 1):
        if text[:end] in trie:
            for rest in segment(text[end:], trie):
                yield [text[:end], *rest]


for way in segment("catdodogcare", trie):
    print(way)
print(list(segment("catx", trie)))
