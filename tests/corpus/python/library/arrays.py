# covers: array, its kinds, errors of wrong values
from array import array

a = array("i", [3, 1, 2]); a.append(5); a.extend([7]); a[0] = 9; print(a, a[1:3], len(a), sum(a), a.typecode, a.itemsize, a.tolist(), a.index(2), 5 in a, a.pop(), array("d"), array("d", [1, 2.5]), sorted(a), a.tobytes(), array("u", "abc"), array("b", b"ab"), a == array("i", [9, 1, 2, 5]))
for bad in (lambda: array("i", ["x"]), lambda: array("b", [200]), lambda: array("z"), lambda: a[99], lambda: a.remove(99), lambda: array("i", [1.5]), lambda: array("I", [-1])):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
