# covers: recursion, mutual-recursion, recursion-error, memoization, functools-lru-cache
"""Recursive functions, from the simple to the too deep."""

from functools import lru_cache


def factorial(n):
    return 1 if n < 2 else n * factorial(n - 1)


def hanoi(n, source, target, spare, moves):
    if n == 0:
        return
    hanoi(n - 1, source, spare, target, moves)
    moves.append(f"{source}{target}")
    hanoi(n - 1, spare, target, source, moves)


def is_even(n):
    return True if n == 0 else is_odd(n - 1)


def is_odd(n):
    return False if n == 0 else is_even(n - 1)


def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


def permutations(items):
    if len(items) <= 1:
        return [list(items)]
    result = []
    for i, item in enumerate(items):
        for rest in permutations(items[:i] + items[i + 1 :]):
            result.append([item] + rest)
    return result


@lru_cache(maxsize=None)
def paths(rows, cols):
    if rows == 1 or cols == 1:
        return 1
    return paths(rows - 1, cols) + paths(rows, cols - 1)


def depth(tree):
    if not isinstance(tree, list):
        return 0
    return 1 + max((depth(t) for t in tree), default=0)


print(factorial(5), factorial(25))
moves = []
hanoi(4, "A", "C", "B", moves)
print(len(moves), " ".join(moves))
print(is_even(100), is_odd(77), is_even(7))
print(ackermann(2, 3))
print(["".join(p) for p in permutations("abc")])
print(paths(16, 16), paths.cache_info())
print(depth([1, [2, [3, []]], [4]]), depth(7), depth([]))


def forever(n):
    return forever(n + 1) + 1


try:
    forever(0)
except RecursionError as error:
    print("RecursionError:", error)

# After the stack has unwound everything works as before.
print(factorial(10))

fib = lambda n: n if n < 2 else fib(n - 1) + fib(n - 2)
print([fib(n) for n in range(15)])
