# covers: with, context-manager-errors
"""Values that cannot be used in `with`."""

for v in (5, "x", None):
    try:
        with v: print("no")
    except TypeError as e: print(e)
class H:
    def __enter__(self): return self
try:
    with H() as h: print("no")
except TypeError as e: print(e)
class Full:
    def __enter__(self): print("in"); return 7
    def __exit__(self, *a): print("out", a[0]); return True
with Full() as f: print(f); 1/0
