ok = 0 < x <= 10
either = a or b or c
size = "big" if n > 100 else "mid" if n > 10 else "small"
assert n % 2 == 0, f"{n!r:>{width}} is odd, {n=}"
z = -x ** 2 + ~y + 2j
w = f(n := 1 if a else 2)
