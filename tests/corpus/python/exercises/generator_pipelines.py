# covers: generator-send, generator-throw, generator-close, yield-from-return, itertools, coroutine-by-decorator, try-finally-in-generator, lazy-evaluation
"""Pipelines of generators: lazy stages, push coroutines, and cooperative tasks."""
from collections import deque
from functools import wraps
from itertools import count, islice

LOG = """\
10:00 web GET /index 200 12
10:01 web GET /missing 404 3
10:01 db slow query 812
10:02 web POST /login 500 45
10:03 web GET /index 200 9

10:04 web GET /about 200 31
10:05 cron backup ok
"""


def lines(text):
    for line in text.split("\n"):
        print(f"  [read {line[:5] or 'blank'}]")
        yield line


def grep(word, stream):
    return (line for line in stream if word in line)


def fields(stream):
    for line in stream:
        time, _, method, path, status, ms = line.split()
        yield {"time": time, "method": method, "path": path, "status": int(status), "ms": int(ms)}


requests = fields(grep(" web ", lines(LOG)))
first = next(r for r in requests if r["status"] >= 400)
print("first failure:", first)
print("next one:", next(requests)["path"])
print("rest:", [r["path"] for r in requests])


def coroutine(f):
    @wraps(f)
    def start(*args, **kwargs):
        g = f(*args, **kwargs)
        next(g)
        return g

    return start


@coroutine
def average():
    total, n, mean = 0.0, 0, None
    while True:
        try:
            value = yield mean
        except ZeroDivisionError:
            total, n = 0.0, 0
            mean = "reset"
            continue
        total += value
        n += 1
        mean = total / n


avg = average()
print([avg.send(x) for x in (10, 20, 60)], avg.throw(ZeroDivisionError), avg.send(5))


@coroutine
def broadcast(*targets):
    try:
        while True:
            item = yield
            for t in targets:
                t.send(item)
    finally:
        for t in targets:
            t.close()


@coroutine
def collect(name, keep, into):
    try:
        while True:
            item = yield
            if keep(item):
                into.append(item)
    except GeneratorExit:
        print(f"  {name} closed with {into}")


evens, big = [], []
sink = broadcast(collect("evens", lambda x: x % 2 == 0, evens), collect("big", lambda x: x > 6, big))
for x in range(1, 11):
    sink.send(x)
sink.close()
try:
    sink.send(1)
except StopIteration:
    print("closed for good")


def chunked(iterable, n):
    it = iter(iterable)
    while chunk := tuple(islice(it, n)):
        yield chunk


def running(f, iterable, start):
    value = start
    for x in iterable:
        value = f(value, x)
        yield value
    return value


def summary():
    total = yield from running(lambda a, b: a + b, range(1, 5), 0)
    yield f"total {total}"
    product = yield from running(lambda a, b: a * b, range(1, 5), 1)
    return total, product


g, shown = summary(), []
while True:
    try:
        shown.append(next(g))
    except StopIteration as stop:
        print(shown, "returned", stop.value)
        break
print(list(chunked("abcdefgh", 3)), list(islice((n * n for n in count(1) if n % 3), 5)))


def flatten(x):
    for item in x:
        if isinstance(item, (list, tuple)):
            yield from flatten(item)
        else:
            yield item


print(list(flatten([1, [2, (3, [4]), []], "ab", ((5,),)])))


def task(name, steps):
    for i in range(steps):
        print(f"  {name} {i + 1}/{steps}")
        yield
    return name.upper()


def round_robin(*tasks):
    queue, done = deque(tasks), []
    while queue:
        t = queue.popleft()
        try:
            next(t)
        except StopIteration as e:
            done.append(e.value)
        else:
            queue.append(t)
    return done


print(round_robin(task("wash", 2), task("dry", 1), task("fold", 3)))


def guarded():
    try:
        yield 1
        yield 2
    finally:
        print("  cleaned up")


for value in guarded():
    print("  got", value)
    break
it = guarded()
print(next(it), it.close(), next(it, "exhausted"))


def bad():
    yield 1
    raise StopIteration


try:
    list(bad())
except RuntimeError as e:
    print("RuntimeError:", e)
