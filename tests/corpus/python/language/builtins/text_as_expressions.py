# covers: eval, compile, literal-eval, globals-writing, module-type, missing-arguments
"""Expressions given as text, and names made at run time."""
g = globals()
g["made"] = 5
print(made, "made" in globals())
def f():
    x = 1
    return locals()
print(f())
print(eval("1 + 2 * 3"), eval("x + 1", {"x": 4}))
code = compile("3 * 4", "<s>", "eval"); print(eval(code))
import types
m = types.ModuleType("made_up", "Docs."); m.answer = 42; print(m.__name__, m.__doc__, m.answer)
import io
b = io.BytesIO(b"abc"); print(b.getbuffer().nbytes, b.getvalue())
try: iter(1, 2)
except TypeError as e: print(e)
try: round()
except TypeError as e: print(e)
try: filter(None)
except TypeError as e: print(e)
try: map(len)
except TypeError as e: print(e)
try: enumerate()
except TypeError as e: print(e)
import ast
print(ast.literal_eval("[1, 2, {'a': (1, 2)}]"))
names = {"a": 2, "items": [3, 4]}
for text in ["a ** 3 - -1", "items[-1] * 2 if a < 3 else 0", "[x * y for x in items for y in (1, 2) if x != y]", "{'k': a, **{'m': 1}}", "not a or items == [3, 4] and 'in' in 'inside'", "(lambda p, q=5: p + q)(a)", "max(*items, a)", "'a' 'b' + r'\\n'", "{x % 2 for x in items}", "items[0:1], ", "1 < a <= 2 != 3", "sum(i for i in items)", "0x1f + 1_000 + 1e2 + 2j", "(n := 7) + n"]:
    print(text, "->", eval(text, names))
for text in ["1 +", "missing + 1", "1 / 0", "items[9]"]:
    try:
        eval(text, {"items": []})
    except Exception as e:
        print(type(e).__name__)
def local():
    x = 20
    return eval("x + 1"), eval("x * y", {"x": 3}, {"y": 4})
print(local())
for text in ["__import__('os')", "a + 1", "[1, 2", "'x' * 3"]:
    try:
        ast.literal_eval(text)
    except (ValueError, SyntaxError) as e:
        print(type(e).__name__)
