# covers: dict-setdefault, sorted-string-key, counter-subtraction, input-function, eof-error, multiset, set-intersection
"""Anagram groups from words typed in, and puzzles on letters."""
from collections import Counter


def read_words():
    words = []
    while True:
        try:
            line = input()
        except EOFError:
            return words
        if line.startswith("#"):
            continue
        words.extend(line.split())


def signature(word):
    return "".join(sorted(word.lower()))


def groups(words):
    found = {}
    for w in words:
        found.setdefault(signature(w), []).append(w)
    return [g for g in found.values() if len(g) > 1]


def can_build(word, letters):
    return not Counter(word) - Counter(letters)


def ladder(words, start, goal):
    """Shortest chain changing one letter at a time."""
    pool = {w for w in words if len(w) == len(start)}
    frontier = [[start]]
    seen = {start}
    while frontier:
        following = []
        for path in frontier:
            if path[-1] == goal:
                return path
            for w in sorted(pool - seen):
                if sum(a != b for a, b in zip(w, path[-1])) == 1:
                    seen.add(w)
                    following.append(path + [w])
        frontier = following
    return None


words = read_words()
print(len(words), "words, first", words[:4], "last", words[-1])
for g in groups(words):
    print(" ".join(g))
print("biggest:", max(groups(words), key=len))
print([w for w in words if can_build(w, "stonewall")])
print(ladder(words, "cold", "warm"))
print(ladder(words, "cold", "tea"))
letters = [set(w) for w in words if len(w) == 6]
print("common to all six-letter words:", sorted(set.intersection(*letters)))
isograms = [w for w in words if len(set(w)) == len(w)]
print(len(isograms), isograms[-3:])
print(Counter("".join(words)).most_common(4))
pairs = [(a, b) for i, a in enumerate(words) for b in words[i + 1:] if a == b[::-1]]
print(pairs)
