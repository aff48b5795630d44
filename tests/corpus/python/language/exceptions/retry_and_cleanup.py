# covers: exceptions, retry-loop, finally, for-else, exception-in-generator, stop-iteration, custom-exceptions
"""Error handling the way application code does it."""


class Transient(Exception):
    pass


class Flaky:
    def __init__(self, failures):
        self.failures = failures
        self.calls = 0

    def fetch(self):
        self.calls += 1
        if self.calls <= self.failures:
            raise Transient(f"attempt {self.calls}")
        return f"data after {self.calls}"


def retry(operation, limit):
    errors = []
    for attempt in range(limit):
        try:
            return operation()
        except Transient as error:
            errors.append(str(error))
    else:
        raise RuntimeError(f"gave up after {limit}: {errors}")


print(retry(Flaky(0).fetch, 3))
print(retry(Flaky(2).fetch, 3))
try:
    retry(Flaky(9).fetch, 3)
except RuntimeError as error:
    print(error)


def parse_lines(lines):
    for number, line in enumerate(lines, 1):
        try:
            key, value = line.split("=")
            yield key.strip(), int(value)
        except ValueError as error:
            yield number, f"{type(error).__name__}: {error}"


for item in parse_lines(["a = 1", "broken", "b = x", "c=3=4", " d =  12 "]):
    print(item)


class Stack:
    def __init__(self):
        self.items = []
        self.log = []

    def transaction(self, *operations):
        saved = list(self.items)
        try:
            for name, *args in operations:
                getattr(self, name)(*args)
        except Exception as error:
            self.items = saved
            self.log.append(f"rolled back: {error!r}")
            return False
        else:
            self.log.append("committed")
            return True
        finally:
            self.log.append(len(self.items))

    def push(self, x):
        self.items.append(x)

    def pop(self):
        return self.items.pop()

    def add(self):
        self.push(self.pop() + self.pop())


s = Stack()
print(s.transaction(("push", 1), ("push", 2), ("add",)), s.items)
print(s.transaction(("push", "text"), ("add",)), s.items)
print(s.transaction(("pop",), ("pop",)), s.items)
print(s.transaction(("jump",)), s.items)
for line in s.log:
    print(line)


def cleanup_order():
    order = []

    def level(n):
        try:
            if n == 0:
                raise ValueError("bottom")
            level(n - 1)
        finally:
            order.append(n)

    try:
        level(3)
    except ValueError:
        order.append("top")
    return order


print(cleanup_order())


def generator_with_cleanup(log):
    try:
        yield 1
        yield 2
    finally:
        log.append("generator closed")


log = []
g = generator_with_cleanup(log)
for v in g:
    log.append(v)
    break
g.close()
print(log)
try:
    next(g)
except StopIteration:
    print("closed generators are exhausted")
