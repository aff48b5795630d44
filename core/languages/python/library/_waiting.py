"""Which thread runs.

Each thread is a task of the machine's with calls of its own. One runs until it ends or has to wait; then the one goes on that
could the longest. So there is one order of events, and it is always the same. Time is virtual: it passes while every thread waits
for it. Where all wait for each other, for ever, the run ends.
"""

from __intrinsics__ import advance_clock, clock, task_end, task_new, task_switch, tasks_stuck


class Turn:
    """A thread as far as taking turns goes."""

    def __init__(self, task):
        self.task = task
        # Whether it can go on; None where nothing keeps it.
        self.is_ready = None
        # Until when it waits; None where that is for ever.
        self.until = None
        # Whether it goes on since it could, and not since its time was up.
        self.was_ready = True
        # The `threading.Thread` that it is.
        self.thread = None


# How many rounds a loop is gone round before others get their turn.
_PATIENCE = 1000

# How much time passes meanwhile where others only wait for time, in seconds.
_MOMENT = 1e-4

_rounds = 0

# The turn that runs.
running = Turn(0)

# The others that are not over, the one that has been aside the longest first.
_aside = []


def are_several():
    """Whether there are other threads than the one that runs."""
    return bool(_aside)


def begin(run, thread):
    """Makes a thread that calls a function, and lets it run at once."""

    def first():
        run()
        _end()

    turn = Turn(None)
    turn.thread = thread
    turn.task = task_new(first, None)
    _aside.append(running)
    _switch(turn)


def wait_until(is_ready, timeout=None):
    """Lets others run until a condition is true; False where the time is up before."""
    if is_ready():
        return True
    if timeout is not None and timeout <= 0:
        return False
    me = running
    me.is_ready = is_ready
    me.until = None if timeout is None else clock() + timeout
    _aside.append(me)
    _switch(_next())
    return me.was_ready


def sleep(seconds):
    if not _aside:
        advance_clock(seconds)
    elif seconds > 0:
        wait_until(_never, seconds)
    else:
        _aside.append(running)
        _switch(_next())


def glance():
    """In a round of a loop that may be waiting for what another thread does: now and then lets others run."""
    global _rounds
    _rounds += 1
    if _rounds < _PATIENCE:
        return
    _rounds = 0
    if any(turn.is_ready is None or turn.is_ready() for turn in _aside):
        _aside.append(running)
        _switch(_next())
    elif any(turn.until is not None for turn in _aside):
        wait_until(_never, _MOMENT)


def _never():
    return False


def _end():
    global running
    running = _next()
    task_end(running.task)


def _switch(turn):
    global running
    if turn is not running:
        running = turn
        task_switch(turn.task)


def _next():
    """The turn that is next: one whose time is up, else the first that can go on, else the first whose time will be up."""
    timed = [turn for turn in _aside if turn.until is not None]
    first = min(timed, key=lambda turn: turn.until) if timed else None
    if first is None or first.until > clock():
        for turn in _aside:
            if turn.is_ready is None or turn.is_ready():
                return _chosen(turn, True)
    elif first.is_ready():
        return _chosen(first, True)
    if first is None:
        tasks_stuck()
    if first.until > clock():
        advance_clock(first.until - clock())
    return _chosen(first, False)


def _chosen(turn, was_ready):
    _aside.remove(turn)
    turn.is_ready = turn.until = None
    turn.was_ready = was_ready
    return turn
