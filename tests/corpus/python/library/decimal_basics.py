# covers: decimal-decimal, decimal-arithmetic, quantize, rounding-modes, getcontext-precision, localcontext, decimal-formatting, money
"""decimal, for money mostly."""
from decimal import ROUND_CEILING, ROUND_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP, Decimal, DivisionByZero, InvalidOperation, getcontext, localcontext

D = Decimal
print(D("0.1") + D("0.2"), D("0.1") + D("0.2") == D("0.3"), 0.1 + 0.2 == 0.3, repr(D("1.10")), D(5), D("1e3"), D("-0"), D(0.5), D(0.1))
print(D("1.20") + D("2.3"), D("1.20") * 3, D("1.00") / 3, D(10) / 4, D(7) // 2, D(-7) // 2, D(-7) % 3, D(2) ** 10, -D("1.5"), abs(D("-2.50")), D("1.5") + 1)
print(D("1.10") == D("1.1"), D("1.10") < D("1.2"), max(D("3"), D("2.9")), sorted(map(D, "3 1.5 2.25".split())), D("2") == 2, D("2.5") == 2.5, hash(D("2")) == hash(2), sum([D("0.1")] * 10))
price = D("19.995")
cent = D("0.01")
print([str(price.quantize(cent, rounding=r)) for r in (ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_DOWN, ROUND_UP, ROUND_CEILING)])
print([str(D(x).quantize(D("1"))) for x in ("0.5", "1.5", "2.5", "-0.5")], round(D("2.675"), 2), round(D("2.5")), int(D("-3.9")), float(D("1.25")), D("3.14159").quantize(D("1.000")))
print(f"{D('1234567.891'):,.2f} {D('0.5'):.0%} {D('3.1'):>8} {D('3.14159'):.3f} {D('12.5'):08.2f} {D('1E+5'):f}", str(D("1E+5")), D("1E+5") + 0, D("100").normalize(), D("1.500").normalize(), D("0.0000001"), D("123E-10"))
print(getcontext().prec, D(1) / D(7), D(2).sqrt())
with localcontext() as ctx:
    ctx.prec = 6
    print(D(1) / D(7), D(2).sqrt(), D("123456789") + 1, +D("3.14159265"))
print(D(1) / D(3) * 3, D(1).exp(), D(10).ln(), D(1000).log10())
print(D("1.23").as_tuple(), D("-12.30").adjusted(), D("Infinity") > 10**50, D("NaN") == D("NaN"), D("nan").is_nan(), D("1.5").as_integer_ratio(), D("5.00") == 5, D("1.0").is_signed())


class Invoice:
    def __init__(self, tax):
        self.tax, self.lines = D(tax), []

    def add(self, what, quantity, price):
        self.lines.append((what, quantity, D(price)))
        return self

    @property
    def net(self):
        return sum((q * p for _, q, p in self.lines), D(0))

    def show(self):
        for what, q, p in self.lines:
            print(f"  {what:<8}{q:>3} x {p:>7} = {q * p:>8}")
        tax = (self.net * self.tax / 100).quantize(cent, ROUND_HALF_UP)
        print(f"  net {self.net} + {self.tax}% {tax} = {self.net + tax}")


Invoice("17.5").add("lamp", 2, "24.99").add("oil", 12, "1.05").show()


def split(total, ways):
    share = (D(total) / ways).quantize(cent, ROUND_DOWN)
    extra = int((D(total) - share * ways) / cent)
    return [share + cent * (i < extra) for i in range(ways)]


parts = split("100.00", 3)
print(*parts, sum(parts), *split("0.05", 4))
balance = D("1000")
for year in range(1, 4):
    balance = (balance * D("1.035")).quantize(cent)
    print(year, balance, end="; ")
print()
for attempt in (lambda: D("abc"), lambda: D(1) / 0, lambda: D(0) / 0, lambda: D("1.5") + 0.5, lambda: D(-1).sqrt()):
    try:
        print(attempt())
    except (InvalidOperation, DivisionByZero, TypeError) as e:
        print(type(e).__name__, "-", e)
