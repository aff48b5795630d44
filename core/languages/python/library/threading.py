"""Threads that take turns at their own pace: `start` runs the thread until it ends or has to wait.

See `_waiting` for what happens when it has to. Programs whose result does not depend on the order of their
threads give that result, unless two threads wait for each other several times in turn.
"""

import _waiting
from __intrinsics__ import advance_clock, write_err


class ThreadError(RuntimeError):
    pass


class Thread:
    _count = 0

    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        if name is None:
            Thread._count += 1
            name = f"Thread-{Thread._count}"
            if target is not None:
                name += f" ({getattr(target, '__name__', '?')})"
        self.name = str(name)
        self.daemon = bool(current_thread().daemon if daemon is None and _waiting.running else daemon)
        self.ident = None
        self._target = target
        self._args = args
        self._named = {} if kwargs is None else kwargs
        self._is_started = False
        self._is_finished = False
        self._has_taken = False

    @property
    def native_id(self):
        return self.ident

    def run(self):
        if self._target is not None:
            self._target(*self._args, **self._named)

    def start(self):
        if self._is_started:
            raise RuntimeError("threads can only be started once")
        self._is_started = True
        self.ident = id(self)
        _living.append(self)
        self._attempt()

    def _attempt(self):
        _waiting.running.append(self)
        has_ended = True
        try:
            self.run()
        except _waiting.Parked:
            if not self._has_taken:
                _waiting.pending.append(self)
            has_ended = False
        except SystemExit:
            pass
        except BaseException as error:
            excepthook(ExceptHookArgs(type(error), error, error.__traceback__, self))
        finally:
            _waiting.running.pop()
            if has_ended:
                self._is_finished = True
                _living.remove(self)

    def join(self, timeout=None):
        if not self._is_started:
            raise RuntimeError("cannot join thread before it is started")
        if current_thread() is self:
            raise RuntimeError("cannot join current thread")
        if not self._is_finished:
            _waiting.wait_until(lambda: self._is_finished, timeout)

    def is_alive(self):
        return self._is_started and not self._is_finished

    def getName(self):
        return self.name

    def setName(self, name):
        self.name = name

    def isDaemon(self):
        return self.daemon

    def setDaemon(self, daemonic):
        self.daemon = daemonic

    def __repr__(self):
        state = "initial"
        if self._is_started:
            state = "stopped" if self._is_finished else "started"
        if self.daemon:
            state += " daemon"
        if self.ident is not None:
            state += f" {self.ident}"
        return f"<{type(self).__name__}({self.name}, {state})>"


class _MainThread(Thread):
    def __init__(self):
        Thread.__init__(self, name="MainThread")
        self._is_started = True
        self.ident = id(self)


class Timer(Thread):
    def __init__(self, interval, function, args=None, kwargs=None):
        Thread.__init__(self)
        self.interval = interval
        self.function = function
        self.args = [] if args is None else args
        self.kwargs = {} if kwargs is None else kwargs
        self._is_cancelled = False

    def cancel(self):
        self._is_cancelled = True

    def start(self):
        # What is to happen later waits until somebody does.
        if self._is_started:
            raise RuntimeError("threads can only be started once")
        self._is_started = True
        self.ident = id(self)
        _living.append(self)
        _waiting.pending.append(self)

    def run(self):
        if not self._is_cancelled:
            advance_clock(self.interval)
            self.function(*self.args, **self.kwargs)


class ExceptHookArgs:
    def __init__(self, exc_type, exc_value, exc_traceback, thread):
        self.exc_type = exc_type
        self.exc_value = exc_value
        self.exc_traceback = exc_traceback
        self.thread = thread


def excepthook(args):
    from traceback import format_exception

    write_err(f"Exception in thread {args.thread.name}:\n" + "".join(format_exception(args.exc_value)))


_living = []


def current_thread():
    return _waiting.running[-1]


currentThread = current_thread
_main = _MainThread()
_waiting.running.append(_main)
_living.append(_main)


def main_thread():
    return _main


def get_ident():
    return current_thread().ident


get_native_id = get_ident


def enumerate():
    return list(_living)


def active_count():
    return len(_living)


activeCount = active_count


def _limit(blocking, timeout):
    """How long a request may wait: None for ever, 0 not at all."""
    if not blocking:
        return 0
    return None if timeout is None or timeout < 0 else timeout


class Lock:
    def __init__(self):
        self._locked = False

    def acquire(self, blocking=True, timeout=-1):
        if self._locked and not _waiting.wait_until(lambda: not self._locked, _limit(blocking, timeout)):
            return False
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("release unlocked lock")
        self._locked = False

    def locked(self):
        return self._locked

    def __enter__(self):
        return self.acquire()

    def __exit__(self, kind, error, traceback):
        self.release()

    def __repr__(self):
        state = "locked" if self._locked else "unlocked"
        return f"<{state} _thread.lock object at {id(self):#x}>"


class RLock:
    def __init__(self):
        self._owner = None
        self._count = 0

    def acquire(self, blocking=True, timeout=-1):
        me = current_thread()
        if self._owner is not me:
            if self._count and not _waiting.wait_until(lambda: not self._count, _limit(blocking, timeout)):
                return False
            self._owner = me
        self._count += 1
        return True

    def release(self):
        if not self._count or self._owner is not current_thread():
            raise RuntimeError("cannot release un-acquired lock")
        self._count -= 1
        if not self._count:
            self._owner = None

    def __enter__(self):
        return self.acquire()

    def __exit__(self, kind, error, traceback):
        self.release()


class Condition:
    def __init__(self, lock=None):
        self._lock = RLock() if lock is None else lock
        self.acquire = self._lock.acquire
        self.release = self._lock.release
        self._notified = 0

    def __enter__(self):
        return self._lock.__enter__()

    def __exit__(self, *details):
        return self._lock.__exit__(*details)

    def wait(self, timeout=None):
        before = self._notified
        self.release()
        try:
            return _waiting.wait_until(lambda: self._notified > before, timeout)
        finally:
            self.acquire()

    def wait_for(self, predicate, timeout=None):
        result = predicate()
        if not result:
            self.release()
            try:
                _waiting.wait_until(predicate, timeout)
            finally:
                self.acquire()
            result = predicate()
        return result

    def notify(self, n=1):
        self._notified += 1

    def notify_all(self):
        self._notified += 1

    notifyAll = notify_all


class Semaphore:
    def __init__(self, value=1):
        if value < 0:
            raise ValueError("semaphore initial value must be >= 0")
        self._value = value

    def acquire(self, blocking=True, timeout=None):
        if not self._value and not _waiting.wait_until(lambda: self._value > 0, _limit(blocking, timeout)):
            return False
        self._value -= 1
        return True

    def release(self, n=1):
        if n < 1:
            raise ValueError("n must be one or more")
        self._value += n

    def __enter__(self):
        return self.acquire()

    def __exit__(self, kind, error, traceback):
        self.release()


class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        Semaphore.__init__(self, value)
        self._bound = value

    def release(self, n=1):
        if self._value + n > self._bound:
            raise ValueError("Semaphore released too many times")
        Semaphore.release(self, n)


class Event:
    def __init__(self):
        self._flag = False

    def is_set(self):
        return self._flag

    isSet = is_set

    def set(self):
        self._flag = True

    def clear(self):
        self._flag = False

    def wait(self, timeout=None):
        return self._flag or _waiting.wait_until(lambda: self._flag, timeout)


class BrokenBarrierError(RuntimeError):
    pass


class Barrier:
    """Nobody can be kept at it: who comes early is begun again when the others have come."""

    def __init__(self, parties, action=None, timeout=None):
        if parties < 1:
            raise ValueError("parties must be > 0")
        self.parties = parties
        self.broken = False
        self._action = action
        self._arrived = []

    @property
    def n_waiting(self):
        return len(self._arrived) % self.parties

    def wait(self, timeout=None):
        me = current_thread()
        if me not in self._arrived:
            self._arrived.append(me)
            if len(self._arrived) % self.parties == 0 and self._action is not None:
                self._action()
        index = self._arrived.index(me)
        wanted = (index // self.parties + 1) * self.parties
        if len(self._arrived) < wanted:
            _waiting.wait_until(lambda: len(self._arrived) >= wanted, timeout)
        return index % self.parties

    def reset(self):
        self._arrived = []

    def abort(self):
        self.broken = True


class local:
    """Values of one thread: a store per thread, found by which one runs."""

    def __init__(self):
        object.__setattr__(self, "_stores", {})

    def _store(self):
        return object.__getattribute__(self, "_stores").setdefault(current_thread().ident, {})

    def __getattr__(self, name):
        values = self._store()
        if name not in values:
            raise AttributeError(f"'_thread._local' object has no attribute {name!r}")
        return values[name]

    def __setattr__(self, name, value):
        self._store()[name] = value

    def __delattr__(self, name):
        values = self._store()
        if name not in values:
            raise AttributeError(f"'_thread._local' object has no attribute {name!r}")
        del values[name]


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "TIMEOUT_MAX WeakSet getprofile gettrace setprofile settrace stack_size"
