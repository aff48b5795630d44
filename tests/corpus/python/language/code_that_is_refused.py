# covers: what compile, exec and eval refuse after reading
texts = [
    "return 1",
    "break",
    "for x in y: pass\nelse: continue",
    "1 = x",
    "f() = 1",
    "x + 1 = 2",
    "None = 1",
    "a == b = c",
    "del f()",
    "del 1",
    "f() += 1",
    "for 1 in x: pass",
    "[a, 1] = x",
    "f(a=1, a=2)",
    "def f(a, a): pass",
    "lambda a, a: 0",
    "a, *b, *c = x",
    "(a, b): int",
    "nonlocal x",
    "try: pass\nexcept: pass\nexcept A: pass",
]
for text in texts:
    try:
        compile(text, "<text>", "exec")
    except SyntaxError as error:
        print(f"{text!r:50} {error.msg}")
    else:
        print(f"{text!r:50} is fine")

fine = "def f(n):\n    while True:\n        if n > 3:\n            break\n        n += 1\n    return n\nresult = f(1)"
names = {}
exec(compile(fine, "<text>", "exec"), names)
print(names["result"], eval("f(10) + 1", names))
for wrong in (lambda: exec("x", "names"), lambda: eval("x", 3), lambda: exec("x", {}, 3), lambda: eval(3)):
    try:
        wrong()
    except TypeError as error:
        print(error)
for value, name in ((range(3), "start"), ("text", "upper"), ((1,), "count"), (object(), "x"), (5, "real")):
    try:
        setattr(value, name, 1)
    except AttributeError:
        print(type(value).__name__, name, "cannot be set")
