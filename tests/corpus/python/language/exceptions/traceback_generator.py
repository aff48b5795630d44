# covers: uncaught-exception, traceback, generator, list-comprehension, lambda
"""Tracebacks through generators, comprehensions and lambdas."""


def ratios(pairs):
    for a, b in pairs:
        yield divide(a, b)


divide = lambda a, b: a / b


def best(pairs):
    return max(r * 100 for r in ratios(pairs))


print(best([(1, 2), (3, 4)]))
print([best(group) for group in [[(1, 4)], [(1, 0)]]])
