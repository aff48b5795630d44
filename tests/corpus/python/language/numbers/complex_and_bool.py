# covers: complex, bool-arithmetic, numeric-tower, isinstance-tuple, type-conversion, numeric-comparison
"""Complex numbers, booleans and conversions between numbers."""

z = 3 + 4j
print(z, z.real, z.imag, abs(z), z.conjugate(), -z, z * 2, z + 1.5, z * z, z / (1 + 1j), z**2, z == 3 + 4j, z != 3)
print(1j * 1j, 1j**2 == -1, complex(2), complex(1, -1), complex("1+2j"), complex("-j"), 5j, -5j, 0j, (1 + 0j) == 1, 2.5 - 0.5j, complex(0, 1), 1e20 + 1j)
print(repr(z), str([z]), f"{z}", f"{z:.2f}", hash(2 + 0j) == hash(2), bool(0j), bool(1j), {z: "key"}[3 + 4j], type(z).__name__, sum([1, 1j, 2.5]))
try:
    z < 1
except TypeError as error:
    print("TypeError:", error)
try:
    int(z)
except TypeError as error:
    print("TypeError:", error)
try:
    z // 2
except TypeError as error:
    print("TypeError:", error)
try:
    1 / 0j
except ZeroDivisionError as error:
    print("ZeroDivisionError:", error)
try:
    complex("x")
except ValueError as error:
    print("ValueError:", error)


def mandelbrot(c, limit=30):
    z = 0j
    for i in range(limit):
        if abs(z) > 2:
            return i
        z = z * z + c
    return limit


for y in range(4, -5, -1):
    print("".join("#" if (n := mandelbrot(complex(x / 12, y / 4))) == 30 else "+" if n > 5 else "." for x in range(-24, 9)))

print(True + 1, True * 3, True / 2, -True, ~True, True**2, True << 3, False // 1, abs(True), round(True), divmod(True, True))
print(True & 1, type(True & 1).__name__, type(True & True).__name__, True ^ False, True | 4, True and 3, False or "x", not 0)
print(int(True), float(True), str(True), repr(False), complex(True), bool("False"), bool([]), f"{True:d} {True:.1f} {True!s:>6}|", "%d %s" % (True, False))
print(sum(x > 2 for x in [1, 2, 3, 4]), [10, 20][True], "ab"[False], {True: "yes", False: "no"}[1 == 1.0], sorted([True, 0, 2, False]), max(True, 0.5))
print(True == 1, True is True, True == 1.0, True != 2, True < 2, isinstance(True, (str, int)), isinstance(1, bool), issubclass(bool, int), type(True) == int, type(True) is bool)

for value in [True, 3, -2.5, 1 + 2j, "7", b"8", None, [1]]:
    results = []
    for convert in (int, float, complex, bool, str):
        try:
            results.append(repr(convert(value)))
        except (TypeError, ValueError) as error:
            results.append(type(error).__name__)
    print(f"{value!r:8}", results)

mixed = [1, 1.0, True, 1 + 0j]
print([type(a + b).__name__ for a in mixed for b in mixed], all(a == b for a in mixed for b in mixed), len(set(mixed)))
total = 0
for part in (True, 2, 3.5, 1j):
    total += part
    print(repr(total), end=" ")
print()


class Half:
    def __bool__(self):
        return True

    def __int__(self):
        return 0

    def __float__(self):
        return 0.5

    def __complex__(self):
        return 0.5 + 0.5j

    def __trunc__(self):
        return 7


h = Half()
print(int(h), float(h), complex(h), bool(h), h.__trunc__())
try:
    h + 1
except TypeError as error:
    print("TypeError:", error)
