# covers: unbound-methods, mapping-protocol-spread, builtin-errors, function-dict, iterator-types
"""Methods of built-in classes called through the class, and mappings of the program's own."""


class Pairs:
    def keys(self):
        return iter(["a", "b"])

    def __getitem__(self, key):
        return key * 2


def named(**kw):
    return kw


print({**Pairs(), "c": 1}, {"a": 0, **Pairs()}, dict(**Pairs()), named(**Pairs(), z=1), dict(Pairs()))
try:
    dict(**5)
except TypeError as e:
    print(e)
for fn, args in [(list.append, (1, 2)), (str.upper, (1,)), (dict.get, ([], 1)), (str.join, (1, [])), (list.append, ()), (str.lower, ()), (int.bit_length, ("a",)), (set.add, ([], 1)), (dict.keys, (3,)), (float.is_integer, (3,)), (tuple.index, ([], 1)), (bytes.hex, ("a",)), (list.sort, ((1,),)), (str.split, (b"a",)), (list.__len__, (3,))]:
    try:
        print(fn(*args))
    except TypeError as e:
        print(e)
print(list(map(str.upper, ["a", "b"])), sorted(["B", "a"], key=str.lower), int.bit_length(True), dict.fromkeys("ab", 0))


class Words(list):
    pass


words = Words(["x"])
list.append(words, "y")
print(words, list.__len__(words), str.join("-", words))
