import contextlib

import config

calls = 0


def describe():
    global calls
    calls += 1
    return f"level {config.LEVEL} {sorted(config.options)}"


@contextlib.contextmanager
def quiet():
    old, config.LEVEL = config.LEVEL, 0
    try:
        yield
    finally:
        config.LEVEL = old


def fail():
    values = [1, 2, 3]
    return values[config.LEVEL + 10]
