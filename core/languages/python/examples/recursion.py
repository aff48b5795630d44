# Recursion: follow the call stack as it grows and
# shrinks.

def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


def move(discs, source, target, spare):
    """Towers of Hanoi: to move n discs, move n - 1 twice."""
    if discs == 0:
        return 0
    before = move(discs - 1, source, spare, target)
    print(f"disc {discs}: {source} -> {target}")
    after = move(discs - 1, spare, target, source)
    return before + 1 + after


print([fib(n) for n in range(8)])
steps = move(3, "A", "C", "B")
print(steps, "moves")
