# Two names, one list: unfold both in State and
# watch them change together.

row = [0] * 3
shared = [row] * 3
apart = [row.copy() for _ in range(3)]

shared[0][0] = 1
apart[0][0] = 1

print("shared", shared)
print("apart ", apart)


def collect(item, into=[]):
    into.append(item)
    return into


first = collect("a")
second = collect("b")
print(first is second, second)
