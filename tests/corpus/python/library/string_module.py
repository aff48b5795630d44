# covers: string-constants, string-template, capwords, string-formatter, str-translate, format-mini-language, percent-formatting
"""The string module and the ways to put values into text."""
import string
from string import Template, capwords

print(string.ascii_lowercase, string.ascii_uppercase, string.ascii_letters == string.ascii_lowercase + string.ascii_uppercase)
print(string.digits, string.hexdigits, string.octdigits, string.punctuation, repr(string.whitespace))
print(len(string.printable), "\n" in string.printable, capwords("the  old   mill"), capwords("a-b-c", "-"))
t = Template("$who owes ${amount}p to $whom, that is $$${pounds}")
print(t.substitute(who="Ann", amount=250, whom="Bob", pounds=2.5), t.safe_substitute(who="Cat"))
print(Template("$a-$b").substitute({"a": 1, "b": 2}, b=3), t.template[:9])
for bad, values in (("$missing", {}), ("100%$", {}), ("${1x}", {})):
    try:
        Template(bad).substitute(values)
    except (KeyError, ValueError) as e:
        print(f"{type(e).__name__}: {e}")


class Percent(Template):
    delimiter = "%"


print(Percent("%x is not $x").substitute(x=5))
print("{:>8}|{:<8}|{:^8}|{:*^9}|{:=+8}".format("r", "l", "c", "mid", 42))
print("{0} {1} {0} {name} {kw[key]} {obj.real} {seq[1]}".format("a", "b", name="n", kw={"key": "v"}, obj=3 + 0j, seq=[5, 6]))
print("{:d} {:05d} {:+d} {: d} {:,} {:_} {:b} {:o} {:x} {:X} {:#x} {:c} {:n}".format(42, 42, 42, 42, 1234567, 1234567, 10, 10, 255, 255, 255, 65, 7))
print("{:f} {:.2f} {:10.3f} {:e} {:.1e} {:g} {:g} {:g} {:%} {:.1%} {:+.2f} {:,.2f}".format(3.14159, 3.14159, 3.14159, 12345.678, 12345.678, 0.0001, 1e10, 123456, 0.25, 0.255, -1.5, 9876543.21))
print("{:s} {:.3} {:>{w}} {!r} {!s} {!a:>10} {{}}".format("text", "truncate", "dyn", "q", "q", "é", w=6))
print("%s %r %d %5d|%-5d|%05d %+d %x %o %e %.2f %g %c %c %%" % ("s", "r", 3.9, 42, 42, 42, 42, 255, 8, 12345.678, 2.345, 0.00001, "c", 65))
print("%(a)s-%(b)03d" % {"a": "x", "b": 7}, "%*d|%-*s|" % (5, 42, 4, "ab"), "%.3s" % "abcdef", "%s" % (1,), "%s" % [1, 2])
value, width, name = 3.14159265, 12, "pi"
print(f"{name}={value:.3f} {value!r:>{width}} {value:{width}.{3}} {name.upper()!s:-^10} {value=:.2f} {name=} {1 + 1 = } {'nested ' + f'{name}'}")
print(f"{1e100} {10**20:,} {True:d} {True} {None!s:>6} {[1, 2]!s:<8}| {{literal}} {'a' if value > 3 else 'b'} {0.1:.20f}")
print(f"{-7:08.2f} {7:<+5}| {1.5:010} {123.456:.4g} {1234567.0:g} {0.0:.0f} {1e-7} {float('inf'):>6} {float('nan'):f} {-0.0:+}")
print("tr".translate(str.maketrans("tr", "xy")), "hello".translate({ord("l"): None, ord("h"): "J"}), "a1b2".translate(str.maketrans("", "", string.digits)))


class Money:
    def __init__(self, pence):
        self.pence = pence

    def __format__(self, spec):
        if spec == "short":
            return f"£{self.pence // 100}"
        return format(f"£{self.pence / 100:,.2f}", spec)

    def __str__(self):
        return f"{self:}"


m = Money(123456)
print(f"{m} {m:short} {m:>12} {m!s}", "{:short}".format(m), format(m), format(3.14159, ".2f"), format("x", "^5"), format(5))
for attempt in (lambda: "{} {}".format(1), lambda: "{a}".format(b=1), lambda: "%d" % "x", lambda: "%s %s" % (1,), lambda: f"{'x':d}", lambda: "{:.2d}".format(5), lambda: "%d" % (1, 2), lambda: format(m, 5)):
    try:
        print(attempt())
    except (IndexError, KeyError, TypeError, ValueError) as e:
        print(f"{type(e).__name__}: {e}")
print(string.Formatter().format("{0}-{x}", 1, x=2))
