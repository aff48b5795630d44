# covers: insertion-sort, key-function, slice-insert, generator-function, list-insert, default-argument
"""Insertion sort in three dialects: in place, with a key, and Shell's variant."""


def insertion_sort(a):
    for i in range(1, len(a)):
        current = a[i]
        j = i - 1
        while j >= 0 and a[j] > current:
            a[j + 1] = a[j]
            j -= 1
        a[j + 1] = current


def insertion_sort_by(a, key=None, reverse=False):
    key = key or (lambda x: x)
    out = []
    for item in a:
        k = key(item)
        pos = 0
        while pos < len(out) and ((key(out[pos]) >= k) if reverse else (key(out[pos]) <= k)):
            pos += 1
        out.insert(pos, item)
    return out


def ciura_gaps(n):
    for gap in (701, 301, 132, 57, 23, 10, 4, 1):
        if gap < n or gap == 1:
            yield gap


def shell_sort(a):
    moves = 0
    for gap in ciura_gaps(len(a)):
        for i in range(gap, len(a)):
            tmp, j = a[i], i
            while j >= gap and a[j - gap] > tmp:
                a[j] = a[j - gap]
                j -= gap
                moves += 1
            a[j] = tmp
    return moves


def pseudo_random(n, seed=12345):
    values = []
    for _ in range(n):
        seed = (seed * 1103515245 + 12345) % 2**31
        values.append(seed >> 16 & 0xFF)
    return values


numbers = pseudo_random(20)
print("before:", numbers)
copy = numbers[:]
insertion_sort(copy)
print("after: ", copy)

people = [("Mia", 31), ("Noah", 25), ("Ava", 31), ("Liam", 19), ("Zoe", 25)]
print(insertion_sort_by(people, key=lambda p: p[1]))
print(insertion_sort_by(people, key=lambda p: p[1], reverse=True))
print(insertion_sort_by("hello world"))

big = pseudo_random(300, seed=99)
expected = sorted(big)
print("gaps for 300:", list(ciura_gaps(300)))
print("shell moves:", shell_sort(big), "correct:", big == expected)
print("smallest/largest:", big[:5], big[-5:])
