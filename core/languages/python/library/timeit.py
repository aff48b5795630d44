"""Timing, by the virtual clock. Only functions can be timed, not texts of statements."""

from time import perf_counter

default_timer = perf_counter


def timeit(stmt="pass", setup="pass", timer=default_timer, number=1000000, globals=None):
    if callable(setup):
        setup()
    start = timer()
    if callable(stmt):
        for _ in range(number):
            stmt()
    return timer() - start


def repeat(stmt="pass", setup="pass", timer=default_timer, repeat=5, number=1000000, globals=None):
    return [timeit(stmt, setup, timer, number, globals) for _ in range(repeat)]


class Timer:
    def __init__(self, stmt="pass", setup="pass", timer=default_timer, globals=None):
        self._stmt = stmt
        self._setup = setup
        self._timer = timer

    def timeit(self, number=1000000):
        return timeit(self._stmt, self._setup, self._timer, number)

    def repeat(self, repeat=5, number=1000000):
        return [self.timeit(number) for _ in range(repeat)]


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "default_number default_repeat dummy_src_name main reindent template"
