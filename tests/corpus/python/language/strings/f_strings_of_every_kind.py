# covers: f-strings, str-format, percent-format
import datetime, decimal
name, n, pi, items = "World", 42, 3.14159265, [1, 2, 3]
print(f"{name=} {n=!s} {pi=:.2f} {items = } {n + 1 = } {name!r:>10} {name!a}")
print(f"{{literal}} {n:{'>'}{10}} {pi:{5}.{3}} {'nested ' + f'{n}'}")
print(f"{n:b} {n:o} {n:x} {n:X} {n:c} {n:n} {n:e} {n:%}")
print(f"{'a' if n > 3 else 'b'} {(lambda x: x * 2)(4)} {[i for i in range(3)]} { {'k': 1}['k'] }")
print(f"{datetime.date(2024, 2, 29):%d/%m/%Y} {datetime.datetime(2024,1,2,3,4,5):%Y-%m-%d %H:%M:%S %j %A %B %a %b %p %I}")
print(f"{decimal.Decimal('3.14159'):.2f} {decimal.Decimal('1e5')}")
print(f'''multi
{name}
line''')
print(rf"\d{n}\n", fr'\{name}')
print(f"{1_000_000:,} {1e6:,} {-1234.5:+,.1f} {0:>5}|{'':-^10}|{'x':*<5}|{'é':>4}")
print(f"{True} {None} {True:d} {None!s:>6} {...}")
print("a" f"{n}" "b" f"{name:.3}" rf"\{n}")
class T:
    def __format__(self, spec): return f"<{spec}>"
    def __str__(self): return "T!"
print(f"{T()} {T():abc} {T()!s} {T()!s:>5} {T():{n}}")
print("{:{w}.{p}f}|{:>{w}}".format(pi, "x", w=8, p=2), "{0[1]} {0[0]} {a.__class__.__name__}".format([1, 2], a=5))
print("{!r:^12}|{:+}|{: }|{:=+7}".format("s", 5, 5, 5))
print(format(1234.5678, "012.2f"), format("s", "^5"), format(255, "#010x"), format(-3, "=6"), format(3+4j, ".1f"))
for spec in ["d", "5d", "s", ".2f", ",", "zz"]:
    for v in (5, "s", 2.5, None, [1]):
        try: print(repr(format(v, spec)), end=" ")
        except Exception as e: print(type(e).__name__, e, end=" ")
    print()
print(f"{3.0} {3.10} {1e3} {1e-7} {10**20} {1.0e16} {123456.789:.3g} {0.1+0.2:.17g} {100:g} {1e5:g} {1e6:g} {1234567.0:g}")
print("%s %r %a" % ("é", "é", "é"), "%(k)s %(n)05.1f" % {"k": "v", "n": 2.55}, "%-5s|%5s|%.2s" % ("ab", "cd", "efg"), "%*d" % (5, 3), "%i %u" % (3.9, 4))
print("abc".center(9, "*"), "abc".ljust(5) + "|", "abc".rjust(5), "42".zfill(5), "-42".zfill(5), "a\tb".expandtabs(4))
width = 20
print(f"{'Name':<{width}}{'Qty':>5}{'Price':>10}")
for nm, q, p in [("Apple", 3, 1.5), ("Banana split", 12, 10.25)]:
    print(f"{nm:<{width}}{q:>5}{p:>10.2f}")
print(f"{'=' * 35}")
print(str.format("{} {}", 1, 2), "{}".format_map({}) if 0 else "{x}".format_map({"x": 1}))
print(f"{n!r:>{width//2}}|{pi:>{width}.{n//10}f}|")
