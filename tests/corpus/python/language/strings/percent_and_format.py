# covers: percent-formatting, str-format, format-map, format-attribute-lookup, format-index-lookup, format-builtin, string-template
"""The two older ways to format."""

import string

print("%s is %d years and %.1f m" % ("Tom", 30, 1.756))
print("%5d|%-5d|%05d|%+d|% d|%x|%X|%o|%#x|%#o|%c|%c" % (42, 42, 42, 42, 42, 255, 255, 8, 255, 8, 65, "z"))
print("%f %.2f %e %.1E %g %G %10.3f| %-10.3f| %010.3f" % (1.5, 2.345, 12345.678, 0.00012, 1e-5, 1e20, 3.14159, 3.14159, -3.14159))
print("%r %s %a %%" % ("é\n", "é", "é"), "%d%%" % 50, "%s" % None, "%s" % [1, 2], "%s" % ({"a": 1},))
print("%(name)s has %(count)03d %(name)r" % {"name": "Eve", "count": 7, "unused": 0})
print("%*d|%-*d|%.*f" % (6, 42, 6, 42, 2, 3.14159), "%.3s|%10.2s|" % ("abcdef", "xyz"))
print("%s %s" % (1, (2, 3)), "%s" % (("one",),), "%i %u" % (3.99, 4), "%d" % True, "%s" % True)
print(b"%d %s %x" % (5, b"raw", 255))

print("{} {} {}".format(1, "two", [3]), "{1} {0} {1}".format("a", "b"), "{x} {y!r}".format(x=1, y="s"))
print("{0[1]} {0[2]} {d[key]} {c.real} {c.imag}".format([1, 2, 3], d={"key": "value"}, c=3 + 4j))
print("{:>8}|{:<8}|{:^8}|{:*^8}|{:08.3f}|{:+d}|{:,}".format("r", "l", "c", "m", 3.14159, 5, 1234567))
print("{:{}}|{:{w}.{p}}|{!s:>5}".format("a", 4, 2.71828, "s", w=8, p=3), "{{}} {{{}}}".format(1))
print("{0:b} {0:x} {0:#o} {0:e} {1:%} {2!r:>6}".format(10, 0.25, "q"))
print("{a} and {b}".format_map({"a": 1, "b": 2}), "{}{}".format(*"xy"), "{p}".format(**{"p": 9}))


class Default(dict):
    def __missing__(self, key):
        return f"<{key}>"


class Person:
    def __init__(self, name):
        self.name = name
        self.tags = ["x", "y"]


print("{known} {unknown}".format_map(Default(known=1)), "{0.name} {0.tags[1]} {p.name:>5}".format(Person("Al"), p=Person("Bo")))
print(format(5, ">3"), format(3.14159, ".2f"), format("s", "^5") + "|", format(1e6, ",.0f"), format(True), format(255, "b"))
t = string.Template("$who owes ${amount} $$")
print(t.substitute(who="Jo", amount=5), "|", t.safe_substitute(who="Jo"))
print(string.ascii_lowercase, string.digits, string.punctuation[:5], repr(string.whitespace), string.capwords("a bc d"))

bad = [
    lambda: "%d" % "5", lambda: "%s %s" % (1,), lambda: "%s" % (1, 2), lambda: "%q" % 1, lambda: "%(a)s" % {"b": 1},
    lambda: "%" % 1, lambda: "%c" % "ab", lambda: "%x" % 1.5, lambda: "%(a)s" % 5,
    lambda: "{} {}".format(1), lambda: "{0} {}".format(1, 2), lambda: "{a}".format(b=1), lambda: "{".format(),
    lambda: "}".format(), lambda: "{0.x}".format(1), lambda: "{0[5]}".format([1]), lambda: "{:d}".format("s"), lambda: "{!z}".format(1),
]
for attempt in bad:
    try:
        print("fine:", attempt())
    except Exception as error:
        print(type(error).__name__, error)
