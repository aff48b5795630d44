# covers: generator-send, generator-throw, generator-close, generator-exit, yield-expression, try-finally
"""Talking back to a generator."""


def averager():
    total = 0.0
    count = 0
    average = None
    while True:
        value = yield average
        if value is None:
            break
        total += value
        count += 1
        average = total / count
    return count, average


a = averager()
next(a)
for v in (10, 20, 60):
    print(a.send(v))
try:
    a.send(None)
except StopIteration as stop:
    print("result:", stop.value)


def resilient():
    handled = []
    try:
        while True:
            try:
                item = yield len(handled)
                handled.append(item)
            except ValueError as error:
                handled.append(f"error: {error}")
    finally:
        print("closing with", handled)


r = resilient()
print(next(r), r.send("a"), r.throw(ValueError("bad")), r.send("b"))
r.close()
r.close()

r = resilient()
next(r)
try:
    r.throw(KeyError("unhandled"))
except KeyError as error:
    print("out came", repr(error))
print(next(r, "finished"))

fresh = averager()
try:
    fresh.send(5)
except TypeError as error:
    print("TypeError:", error)

unstarted = resilient()
try:
    unstarted.throw(RuntimeError("before start"))
except RuntimeError as error:
    print("RuntimeError:", error)


def stubborn():
    try:
        yield 1
    except GeneratorExit:
        yield 2


s = stubborn()
next(s)
try:
    s.close()
except RuntimeError as error:
    print("RuntimeError:", error)


def leaks_stop():
    yield 1
    raise StopIteration("inside")


try:
    print(list(leaks_stop()))
except RuntimeError as error:
    print("RuntimeError:", error, "| cause:", repr(error.__cause__))


def reentrant():
    yield next(self_reference)


self_reference = reentrant()
try:
    next(self_reference)
except ValueError as error:
    print("ValueError:", error)


def echo():
    received = []
    while len(received) < 3:
        received.append((yield))
    yield received


e = echo()
next(e)
e.send(1)
e.send(2)
print(e.send(3))
