# covers: float-methods, identity, list-methods
nan = float("nan")
print([nan] == [nan], nan in [nan], nan == nan, (nan,) == (nan,), {1: nan} == {1: nan})
print([float("nan")] == [float("nan")], float("nan") in [float("nan")])
table = {nan: 1}
print(table.get(nan), table.get(float("nan")), len({nan, nan}), len({float("nan"), float("nan")}))
print([nan].index(nan), [nan].count(nan), nan is nan, float("nan") is float("nan"))
values = [3.0, nan, 1.0]
print(values.count(nan), values.index(1.0), [v for v in values if v == v], max(values), min(values))
print(nan != nan, nan < 1, nan > 1, sorted([2.0, 1.0]), repr(nan), f"{nan:.2f} {nan:5}|")
values.remove(nan)
print(values)
