# covers: permutations-by-hand, subset-sum, combinations, generators, knights-tour, word-search, recursion, del-statement
"""Small backtracking problems, each a generator or a yes/no search."""


def permutations(items):
    if not items:
        yield []
    for i, item in enumerate(items):
        for rest in permutations(items[:i] + items[i + 1:]):
            yield [item] + rest


def next_permutation(a):
    i = len(a) - 2
    while i >= 0 and a[i] >= a[i + 1]:
        i -= 1
    if i < 0:
        return False
    j = len(a) - 1
    while a[j] <= a[i]:
        j -= 1
    a[i], a[j] = a[j], a[i]
    a[i + 1:] = a[:i:-1]
    return True


def subset_sums(numbers, target):
    chosen = []

    def go(start, rest):
        if rest == 0:
            yield chosen[:]
            return
        for i in range(start, len(numbers)):
            if numbers[i] > rest:
                break
            chosen.append(numbers[i])
            yield from go(i + 1, rest - numbers[i])
            del chosen[-1]

    numbers = sorted(numbers)
    yield from go(0, target)


def power_set(s):
    return [[x for i, x in enumerate(s) if mask >> i & 1] for mask in range(2 ** len(s))]


def balanced(n):
    out = []

    def go(text, opened, closed):
        if len(text) == 2 * n:
            out.append(text)
        if opened < n:
            go(text + "(", opened + 1, closed)
        if closed < opened:
            go(text + ")", opened, closed + 1)

    go("", 0, 0)
    return out


def find_word(board, word):
    def go(r, c, k, used):
        if k == len(word):
            return True
        if not (0 <= r < len(board) and 0 <= c < len(board[0])) or (r, c) in used or board[r][c] != word[k]:
            return False
        used = used | {(r, c)}
        return any(go(r + dr, c + dc, k + 1, used) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))

    return any(go(r, c, 0, frozenset()) for r in range(len(board)) for c in range(len(board[0])))


def knights_tour(n):
    jumps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
    board = [[0] * n for _ in range(n)]

    def free(r, c):
        return [(r + dr, c + dc) for dr, dc in jumps if 0 <= r + dr < n and 0 <= c + dc < n and not board[r + dr][c + dc]]

    def go(r, c, step):
        board[r][c] = step
        if step == n * n:
            return True
        for nr, nc in sorted(free(r, c), key=lambda p: len(free(*p))):
            if go(nr, nc, step + 1):
                return True
        board[r][c] = 0
        return False

    return board if go(0, 0, 1) else None


print(["".join(p) for p in permutations(list("abc"))])
word = list("aabb")
steps = ["".join(word)]
while next_permutation(word):
    steps.append("".join(word))
print(steps)
print(list(subset_sums([8, 6, 7, 5, 3, 10, 9], 15)))
print(power_set("xyz"))
print(balanced(3), len(balanced(5)))
crossword = ["SPARK", "TOILE", "ENDSA", "PEARL"]
print({w: find_word(crossword, w) for w in ("SPARK", "STEP", "ONE", "PONE", "SAIL", "LEAK", "TOE")})
for row in knights_tour(5):
    print(" ".join(f"{v:2}" for v in row))
print(knights_tour(3))
