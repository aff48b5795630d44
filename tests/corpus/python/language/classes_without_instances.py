# Classes whose instances only the language makes, and calls that never come to a function.


def attempt(make):
    try:
        return repr(make())
    except (TypeError, RecursionError) as error:
        return f"{type(error).__name__}: {error}"


for sample in (
    (lambda: (yield))(),
    iter([]),
    iter({}),
    iter(range(1)),
    iter(()),
    iter(set()),
    reversed([]),
    {}.keys(),
    {}.values(),
    {}.items(),
):
    print(attempt(type(sample)))

print(attempt(type(None)), attempt(type(...)), attempt(type(NotImplemented)))


class Called:
    pass


Called.__call__ = Called()
print(attempt(Called()).split(":")[0])
