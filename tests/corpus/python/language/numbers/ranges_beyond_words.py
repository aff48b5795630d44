# covers: range, integers
wide = range(2**70)
print(wide, wide[-1], wide[2**69], 2**70 in wide, 2**69 in wide, bool(wide), wide[:: 2**68], wide.index(5), wide.count(2**71))
print(list(range(2**65, 2**65 + 3)), range(2**70, 2**70 + 10, 3)[1:], [*range(2**64, 2**64 - 3, -1)])
print(wide == range(2**70), hash(wide) == hash(range(2**70)), list(reversed(range(2**65, 2**65 + 3))), isinstance(wide, range))
print(max(range(2**64, 2**64 + 4)), sum(1 for _ in zip(range(2**66), "abc")), bool(range(2**70, 0)), len(range(2**70, 2**70 + 7, 2)))
for action in (
    lambda: len(wide),
    lambda: wide[2**70],
    lambda: range(2**70, 2**71, 0),
    lambda: wide["a"],
    lambda: wide.index(-1),
    lambda: range(10)[2**70],
):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)
print(range(10)[: 2**70], 2**70 in range(10), range(0, 10, 2**70)[0])
