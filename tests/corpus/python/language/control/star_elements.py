# covers: star-in-tuple, star-in-return, star-in-yield, star-in-for
"""Stars in front of literals where there are no brackets."""
t = *[1, 2], 3
print(t)
for x in "ab", *[0, 1], *"cd":
    print(x, end=" ")
print()


def back(n):
    return *[1], n


def hand():
    got = yield *"ab", *{1: 2}
    print("got", got)


print(back(3))
y = 1, *(2, 3)
z = 3 - 1, *range(3), -4, 2 * [1], 2 ** 3, *b"x", *f"{y}"[:2]
print(y, z)
step = hand()
print(next(step))
first, *rest = *"pqr", 9
print(first, rest, [*rest, *(1, 2)])
