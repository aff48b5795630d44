# covers: number-formatting, round, float-formatting, thousands-separator, scientific-format, percent-format, int-base-conversion, alignment
"""Tables of numbers in every format."""

samples = [0, 1, -1, 7.0, 0.5, -0.25, 123.456, 1234567.891, 1e-7, 6.02214076e23, 1 / 3, 99.995, 2.5, 1e15, 123456789012345678]
print(f"{'value':>22} {'.2f':>28} {'.3e':>10} {'g':>12} {',.1f':>30} {'.1%':>26}")
for v in samples:
    print(f"{v!r:>22} {v:>28.2f} {v:>10.3e} {v:>12g} {v:>30,.1f} {v:>26.1%}")

print([round(x, 1) for x in (0.05, 0.15, 0.25, 0.35, 0.45, 1.05, -0.05)])
print([round(x) for x in (0.5, 1.5, 2.5, -0.5, -1.5, 1e10 + 0.5)], [round(12345.6789, n) for n in range(-5, 5)])
print([f"{x:.0f}" for x in (0.5, 1.5, 2.5, 0.49999999999999994)], [f"{x:.1f}" for x in (0.05, 0.15, 0.25, 0.35)])
for n in (0, 5, 255, -255, 2**32):
    print(f"{n:>12d} {n:>+12,d} {n:>#12x} {n:>012o} {n:>36b} {n:^#14X}|")
for spec in ("", "5", "<8", "^8", ">8", "08", "+", " ", ",", "_", ".3", ".3f", "10.1f", "e", "g", "%", "n", "#g"):
    print(f"{spec!r:>8} [{format(1234.5, spec)}] [{format(-0.5, spec)}]")
for x in (1e-5, 0.0001, 0.001, 123456.0, 1234567.0, 1e16, 1e17, 1.0, 100.0):
    print(repr(x), str(x), f"{x:g}", f"{x:.4g}", f"{x:G}", f"{x:.10g}", f"{x:e}", "%g" % x, "%.3f" % x)
print("%5.1f|%-8.3f|%+.2e|%08.2f|%.0f|%5d|%-5d|%05d|%x|%o" % (3.14159, 2.71828, 12345.678, -3.5, 2.5, 42, 42, -42, 255, 8))


def to_base(n, base):
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    if n < 0:
        return "-" + to_base(-n, base)
    out = ""
    while True:
        n, r = divmod(n, base)
        out = digits[r] + out
        if n == 0:
            return out


for base in (2, 3, 7, 8, 16, 36):
    text = to_base(987654321, base)
    print(base, text, int(text, base) == 987654321)
print(to_base(-255, 16), to_base(0, 2), int("-zz", 36))
total = 0
for price, count in [(0.1, 3), (19.99, 7), (5, 0.333)]:
    total += price * count
    print(f"{price:>8.2f} x {count:<6} = {price * count:>10.4f} {total!r}")
