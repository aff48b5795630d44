def twice(f, x):
    return f(f(x))


print(*args, sep="", **options)
handler = pick()
handler = wrap(handler)
handler(handler(1))
text.strip().split(",")
pick()(1)
