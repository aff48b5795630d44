# covers: f-string, format-spec, f-string-debug, f-string-conversion, nested-format-spec, f-string-nesting, alignment, thousands-separator
"""Formatted string literals."""

name, n, x = "Ada", 42, 3.14159265
print(f"{name} {n} {x}", f"{name!r} {n!s} {'é'!a}", f"{{literal}} {{{n}}}", f"", f"{n}{n}")
print(f"{n=} {x=:.2f} {name=} {name = } {n + 1=} {name=!s} {name.upper()=}")

print(f"[{n:5}] [{n:<5}] [{n:^5}] [{n:>5}] [{n:05}] [{n:+}] [{-n:+}] [{n: }] [{n:*^9}] [{n:=+8}] [{-n:08}]")
print(f"[{name:6}] [{name:>6}] [{name:^7}] [{name:-<6}] [{name:.2}] [{name:5.1}] [{'':3}]")
print(f"{n:b} {n:o} {n:x} {n:X} {n:#b} {n:#o} {n:#x} {255:#X} {n:c} {n:d} {n:n} {255:08b} {10:#06x}")
print(f"{1234567:,} {1234567:_} {-1234567:,} {0xdeadbeef:_x} {123456789:_b} {1234.5:,.2f} {1e10:,} {12345:015,}")

print(f"{x:f} {x:.0f} {x:.3f} {x:8.2f}| {x:<8.2f}| {x:08.2f} {x:+.1f} {-x:.1f} {x:.10g}")
print(f"{x:e} {x:.2E} {123456789.0:g} {0.0000123:g} {1e20:g} {100000.0:g} {1000000.0:g} {x:.3} {1e16} {1e15}")
print(f"{0.5:%} {0.1234:.1%} {1.5:.0%} {2:%} {0.5:#.0f} {5.0:#g} {7:.2f} {7:e} {3:g}")
print(f"{float('inf'):5} {float('-inf'):.2f} {float('nan'):+} {float('inf'):06} {-0.0:.1f} {-0.04:.1f}")
print(f"{0.1 + 0.2} {0.1 + 0.2:.17f} {2.5:.0f} {3.5:.0f} {1.005:.2f} {2.675:.2f} {1e-7} {123456789012345680.0}")
print(f"{True} {True:d} {True:5} {None} {[1, 'a']} {(1,)} { {'k': 1} } {1 + 2j} {1 + 2j:.1f}")

width, precision, fill, align = 12, 3, "*", "^"
print(f"{x:{width}.{precision}f}|{name:{fill}{align}{width}}|{n:{'0'}{'>' if n > 0 else '<'}{6}}|{x:.{precision + 1}}")
table = {"key": [10, 20], "fn": lambda v: v * 2}
print(f"{table['key'][1]} {table['fn'](21)} {[i * i for i in range(4)]} {'yes' if n else 'no'} {name[::-1]}")
print(f"{f'{n:>{width}}':-^20} {'nested ' + f'{name!r:>8}'}")
print(f"{n:>10}" f"{name:>10}" " plain {not_interpolated} " rf"\n{n}\t" f"\n".strip() + f"{chr(65)}")
print(f"""multi
line {n}
  end""")
print(f"{(lambda v: v + 1)(n)} {n if n > 40 else 0} {n,} {n, x} { {1, 2} & {2} } {n!r:>5} {3 != 4}")
print(f"{'a' 'b'}{1}" "c" f"{2}", "x" f"{n}" "y")

rows = [("apple", 3, 0.5), ("banana", 12, 0.25), ("kiwi", 144, 1.125)]
print(f"{'fruit':<10}|{'count':>6}|{'price':^8}")
print("-" * 26)
for fruit, count, price in rows:
    print(f"{fruit:<10}|{count:>6}|{price:^8.2f}")

bad = [lambda: f"{n:q}", lambda: f"{name:d}", lambda: f"{x:d}", lambda: f"{name:+}", lambda: f"{[1]:5}",
       lambda: f"{None:>5}", lambda: f"{n:.2d}", lambda: f"{name:,}", lambda: f"{missing}", lambda: f"{n:,_}", lambda: f"{x:x}", lambda: f"{name:=5}"]
for attempt in bad:
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, error)
