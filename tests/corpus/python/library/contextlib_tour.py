# covers: contextmanager, closing, suppress, exitstack, redirect-stdout, nullcontext, contextdecorator, with-multiple, exit-suppression, generator-cleanup
"""contextlib, and with statements in general."""
import io
from contextlib import AbstractContextManager, ContextDecorator, ExitStack, closing, contextmanager, nullcontext, redirect_stdout, suppress

log = []


@contextmanager
def tag(name, swallow=()):
    log.append(f"<{name}>")
    try:
        yield name.upper()
    except swallow as e:
        log.append(f"!{type(e).__name__}")
    finally:
        log.append(f"</{name}>")


def flush():
    print(" ".join(log))
    log.clear()


with tag("a") as a, tag("b") as b:
    log.append(a + b)
flush()
with (
    tag("p") as p,
    tag("q"),
):
    log.append(p)
flush()
with tag("safe", swallow=ZeroDivisionError):
    log.append(1 // 0)
flush()
try:
    with tag("outer"), tag("inner", swallow=KeyError):
        raise ValueError("through")
except ValueError as e:
    log.append(str(e))
flush()


def early():
    with tag("f"):
        for i in range(3):
            with tag(f"i{i}"):
                if i == 1:
                    return "returned"


print(early())
flush()


class Managed:
    def __init__(self, name, fail_enter=False, suppress=False):
        self.name, self.fail_enter, self.suppress = name, fail_enter, suppress

    def __enter__(self):
        if self.fail_enter:
            raise RuntimeError(f"{self.name} will not open")
        log.append(f"+{self.name}")
        return self

    def __exit__(self, kind, value, trace):
        log.append(f"-{self.name}" + (f"({kind.__name__}: {value})" if kind else ""))
        return self.suppress

    def close(self):
        log.append(f"close {self.name}")


with Managed("m", suppress=True):
    raise KeyError("lost")
flush()
try:
    with Managed("one"), Managed("two", fail_enter=True):
        log.append("never")
except RuntimeError as e:
    log.append(str(e))
flush()
with suppress(FileNotFoundError, KeyError):
    {}["x"]
    print("never")
print("after suppress")
with closing(Managed("c")) as c:
    log.append(c.name)
flush()
buffer = io.StringIO()
with redirect_stdout(buffer):
    print("captured", 1, 2)
    with redirect_stdout(io.StringIO()) as inner:
        print("deeper")
    print("again")
print(repr(buffer.getvalue()), repr(inner.getvalue()))
with ExitStack() as stack:
    names = [stack.enter_context(tag(f"s{i}")) for i in range(3)]
    stack.callback(log.append, "callback")
    stack.push(lambda *exc: log.append(f"exc={exc[0]}"))
    log.append(",".join(names))
flush()
try:
    with ExitStack() as stack:
        stack.enter_context(Managed("x"))
        stack.enter_context(Managed("y", fail_enter=True))
except RuntimeError as e:
    log.append("failed")
flush()
with ExitStack() as stack:
    stack.callback(log.append, "kept")
    kept = stack.pop_all()
log.append("open")
kept.close()
flush()


class timed(ContextDecorator):
    def __init__(self, label):
        self.label = label

    def __enter__(self):
        log.append(f"[{self.label}")
        return self

    def __exit__(self, *exc):
        log.append(f"{self.label}]")


@timed("work")
def work(x):
    log.append(f"x={x}")
    return x * 2


@tag("decorated")
def decorated():
    log.append("body")


print(work(4), decorated())
flush()


def process(source):
    with Managed(source) if isinstance(source, str) else nullcontext(source) as s:
        return type(s).__name__


print(process("file"), process([1]), isinstance(Managed("z"), AbstractContextManager))
flush()


@contextmanager
def no_yield():
    if False:
        yield


@contextmanager
def two_yields():
    yield 1
    yield 2


for bad in (no_yield, two_yields):
    try:
        with bad():
            pass
    except RuntimeError as e:
        print("RuntimeError:", e)


@contextmanager
def translate(a, b):
    try:
        yield
    except a as e:
        raise b(f"was {e!r}") from e


try:
    with translate(KeyError, ValueError):
        {}["k"]
except ValueError as e:
    print(e, "|", repr(e.__cause__))
try:
    with 5:
        pass
except TypeError as e:
    print("TypeError:", e)
