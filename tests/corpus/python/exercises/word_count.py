# covers: stdin-iteration, counter, str-strip, sorted-multi-key, f-string-alignment, dict-comprehension, sys-module
"""Word statistics of whatever arrives on standard input."""
import sys
from collections import Counter, defaultdict
from string import punctuation


def words(line):
    for raw in line.split():
        word = raw.strip(punctuation).lower()
        if word:
            yield word


def main():
    counts = Counter()
    where = defaultdict(list)
    lines = chars = 0
    longest = ""
    for number, line in enumerate(sys.stdin, 1):
        lines += 1
        chars += len(line)
        for w in words(line):
            counts[w] += 1
            if not where[w] or where[w][-1] != number:
                where[w].append(number)
            longest = max(longest, w, key=len)

    total = sum(counts.values())
    print(f"{lines} lines, {total} words, {chars} characters, {len(counts)} distinct")
    print(f"longest: {longest!r}")
    width = max(map(len, counts))
    for word, n in sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))[:8]:
        bar = "#" * n
        print(f"{word:>{width}} {n:3d} {n / total:6.1%} {bar} lines {where[word]}")

    by_length = {}
    for w in counts:
        by_length.setdefault(len(w), []).append(w)
    for length in sorted(by_length):
        print(length, *sorted(by_length[length])[:5], sep=" | ")
    once = [w for w, n in counts.items() if n == 1]
    print("once:", len(once), "first five in order:", once[:5])
    print(counts.most_common(3))
    starts = {c: sum(n for w, n in counts.items() if w[0] == c) for c in "abt"}
    print(starts)


if __name__ == "__main__":
    main()
