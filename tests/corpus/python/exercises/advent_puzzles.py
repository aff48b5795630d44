# covers: heapq, regular-expressions, itertools, namedtuple, walrus
"""Advent-of-code like: parse, grid walk, dijkstra, cycles."""
import heapq, re, sys
from collections import defaultdict, deque, Counter, namedtuple
from itertools import permutations, combinations, product, groupby, accumulate, chain, count, cycle, pairwise, takewhile, dropwhile, starmap, zip_longest, islice, tee, compress, filterfalse, repeat
from functools import reduce, cache
from math import gcd, lcm, prod, inf, isqrt, comb, perm, factorial, floor, ceil, sqrt, hypot, pi
DATA = """\
1163751742
1381373672
2136511328
3694931569
7463417111
1319128137
1359912421
3125421639
1293138521
2311944581
"""
grid = [[int(c) for c in row] for row in DATA.split()]
def shortest(grid):
    h, w = len(grid), len(grid[0])
    dist = defaultdict(lambda: inf); dist[0, 0] = 0
    heap = [(0, (0, 0))]
    while heap:
        d, (y, x) = heapq.heappop(heap)
        if (y, x) == (h - 1, w - 1): return d
        if d > dist[y, x]: continue
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            ny, nx = y + dy, x + dx
            if 0 <= ny < h and 0 <= nx < w and (nd := d + grid[ny][nx]) < dist[ny, nx]:
                dist[ny, nx] = nd; heapq.heappush(heap, (nd, (ny, nx)))
    return None
print(shortest(grid))
Move = namedtuple("Move", "count src dst", defaults=[0])
moves = [Move(*map(int, re.findall(r"\d+", line))) for line in "move 1 from 2 to 1\nmove 3 from 1 to 3".splitlines()]
print(moves, moves[0]._replace(count=9), Move._fields, moves[1]._asdict(), Move(1, 2))
pat = re.compile(r"(?P<key>\w+)\s*=\s*(?P<val>[^;]+);?")
print([m.groupdict() for m in pat.finditer("a = 1; bc=hello ;d=3")], pat.sub(r"\g<val>=\g<key>", "x=1;"), re.split(r"[,;]\s*", "a, b;c,d"))
print(re.match(r"(\d+)-(\d+)", "10-20xyz").span(2), re.search("z", "abc"), re.fullmatch(r"[a-z]+", "abc"), re.findall(r"(a)(b)?", "abaab"))
print(re.sub(r"\b(\w)(\w*)", lambda m: m[1].upper() + m[2], "hello big world"), re.subn("o", "0", "foo boo"), bool(re.search(r"^b", "a\nb", re.M)), re.escape("a.b*c"))
print([(k, len(list(g))) for k, g in groupby("aaabbc")], list(accumulate([1, 2, 3, 4], max)), list(accumulate([1, 2, 3], lambda a, b: a * b, initial=10)))
print(list(pairwise([1, 2, 3])), list(zip_longest("ab", "xyz", fillvalue="-")), list(compress("abcd", [1, 0, 1, 0])), list(islice(cycle("ab"), 5)), list(takewhile(lambda x: x < 3, count())))
print(list(permutations("abc", 2)), list(combinations(range(4), 2)), list(product("ab", repeat=2)), list(chain.from_iterable([[1], [2, 3]])))
c = Counter("mississippi"); print(c, c.most_common(2), c - Counter("miss"), c & Counter("sip"), sorted(c.elements())[:4], c.total())
d = deque([1, 2, 3], maxlen=3); d.append(4); d.appendleft(0); d.rotate(1); print(d, d[0], list(reversed(d)))
@cache
def ways(n): return 1 if n < 2 else ways(n - 1) + ways(n - 2)
print(ways(50), gcd(12, 18), lcm(4, 6), prod([1, 2, 3]), isqrt(17), comb(5, 2), perm(5, 2), factorial(10), floor(-1.5), ceil(1.2), hypot(3, 4), round(pi, 5))
crabs = [16, 1, 2, 0, 4, 2, 7, 1, 2, 14]
print(min(sum(abs(c - p) for c in crabs) for p in range(max(crabs))), sorted(crabs)[len(crabs) // 2], statistics.mean(crabs) if "statistics" in globals() else "no stats")
tree = lambda: defaultdict(tree)
t = tree(); t["a"]["b"]["c"] = 1; print({k: {kk: dict(vv) for kk, vv in v.items()} for k, v in t.items()})
bits = [format(int(ch, 16), "04b") for ch in "D2FE28"]; print("".join(bits), int("".join(bits), 2))
seen = {}; state = (1, 2, 7, 0); steps = 0
while state not in seen:
    seen[state] = steps; banks = list(state); i = banks.index(max(banks)); n = banks[i]; banks[i] = 0
    for k in range(n): banks[(i + 1 + k) % len(banks)] += 1
    state = tuple(banks); steps += 1
print(steps, steps - seen[state])
print(*zip(*[[1, 2, 3], [4, 5, 6]]), sep="\n"); print(list(map(list, zip(*["abc", "def"]))))
rows = [list("#.#"), list("..#")]; rot = [list(r) for r in zip(*rows[::-1])]; print("\n".join("".join(r) for r in rot))
x: int = 5; x <<= 2; x |= 1; x ^= 3; x //= 2; x **= 2; print(x, ~x, x & 0xF, x >> 1)
