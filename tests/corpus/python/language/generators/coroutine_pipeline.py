# covers: generator-send, generator-close, coroutine-pipeline, decorator, generator-state-machine
"""Push pipelines and schedulers built from plain generators."""

from collections import deque


def coroutine(func):
    def start(*args):
        gen = func(*args)
        next(gen)
        return gen

    return start


@coroutine
def grep(pattern, target):
    matched = 0
    try:
        while True:
            line = yield
            if pattern in line:
                matched += 1
                target.send(line)
    except GeneratorExit:
        print(f"grep {pattern!r} matched {matched}")
        target.close()


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
def collect(name, into):
    try:
        while True:
            into.append((name, (yield)))
    finally:
        print(name, "done")


results = []
sink = broadcast(
    grep("error", collect("E", results)),
    grep("disk", collect("D", results)),
)
for line in ["boot ok", "disk error", "network error", "disk full"]:
    sink.send(line)
sink.close()
for r in results:
    print(r)


def task(name, steps):
    for i in range(steps):
        print(f"{name} step {i}")
        yield
    return name.upper()


def scheduler(tasks):
    ready = deque(tasks)
    finished = []
    while ready:
        current = ready.popleft()
        try:
            next(current)
        except StopIteration as stop:
            finished.append(stop.value)
        else:
            ready.append(current)
    return finished


print(scheduler([task("red", 1), task("green", 3), task("blue", 2)]))


@coroutine
def turnstile():
    state, coins = "locked", 0
    while True:
        event = yield (state, coins)
        if state == "locked" and event == "coin":
            state, coins = "open", coins + 1
        elif state == "open" and event == "push":
            state = "locked"


t = turnstile()
print([t.send(e) for e in ("push", "coin", "coin", "push", "push", "coin")])
