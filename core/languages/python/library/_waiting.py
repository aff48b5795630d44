"""How a thread waits for another one.

A thread runs when it is started, on top of the one that started it, so it cannot be put aside in the middle.
Where it would have to wait, the threads that are still to run are run first. If that does not help, the thread
is unwound: one that has taken nothing from others yet is begun again later, when somebody waits or joins;
any other is given up, as it would have waited for ever or longer than the program.
"""

from __intrinsics__ import advance_clock


class Parked(BaseException):
    """Unwinds a thread that has to wait."""


# Threads that are to be begun again.
pending = []

# The threads that run, each on top of the one before; the first is the main thread.
running = []


def progress():
    """Notes that the running thread has taken something from others, which cannot be taken twice."""
    running[-1]._has_taken = True


def wait_until(is_ready, timeout=None):
    """Whether a condition came true; False when the time is up, or when the main thread waits in vain."""
    run_pending(is_ready)
    if is_ready():
        return True
    if timeout is not None and timeout >= 0:
        advance_clock(timeout)
        return False
    if len(running) < 2:
        return False
    raise Parked


def run_pending(is_enough=None):
    """Begins threads again that had to wait, each once, until a condition is true."""
    for _ in range(len(pending)):
        if not pending or (is_enough is not None and is_enough()):
            return
        pending.pop(0)._attempt()
