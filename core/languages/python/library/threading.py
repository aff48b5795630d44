"""Threads, which take turns: see `_waiting`. A thread begins to run when it is started, as it does in CPython unless the one that
starts it is in a hurry."""

import _waiting
import atexit
from __intrinsics__ import at_exit, clock, write_err


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
        self.daemon = bool(current_thread().daemon if daemon is None else daemon)
        self.ident = None
        self._target = target
        self._args = args
        self._named = {} if kwargs is None else kwargs
        self._is_started = False
        self._is_finished = False

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
        atexit._before_all = _shutdown
        at_exit(atexit._run_exitfuncs)
        _waiting.begin(self._run_to_end, self)

    def _run_to_end(self):
        try:
            self.run()
        except BaseException as error:
            excepthook(ExceptHookArgs((type(error), error, error.__traceback__, self)))
        finally:
            self._is_finished = True
            _living.remove(self)

    def join(self, timeout=None):
        if not self._is_started:
            raise RuntimeError("cannot join thread before it is started")
        if current_thread() is self:
            raise RuntimeError("cannot join current thread")
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
        Thread.__init__(self, name="MainThread", daemon=False)
        self._is_started = True
        self.ident = id(self)


class Timer(Thread):
    def __init__(self, interval, function, args=None, kwargs=None):
        Thread.__init__(self)
        self.interval = interval
        self.function = function
        self.args = [] if args is None else args
        self.kwargs = {} if kwargs is None else kwargs
        self.finished = Event()

    def cancel(self):
        self.finished.set()

    def run(self):
        self.finished.wait(self.interval)
        if not self.finished.is_set():
            self.function(*self.args, **self.kwargs)
        self.finished.set()


class ExceptHookArgs:
    def __init__(self, args):
        self.exc_type, self.exc_value, self.exc_traceback, self.thread = args


def excepthook(args):
    if args.exc_type is SystemExit:
        return
    from traceback import format_exception

    write_err(f"Exception in thread {args.thread.name}:\n" + "".join(format_exception(args.exc_value)))


_living = []

# Whether the main thread is at its end.
_is_over = False


def current_thread():
    return _waiting.running.thread


currentThread = current_thread
_main = _MainThread()
_waiting.running.thread = _main
_living.append(_main)


def _shutdown():
    """Waits for the threads that keep the program alive."""
    global _is_over
    _is_over = True
    _waiting.wait_until(lambda: all(thread.daemon or thread is _main for thread in _living))


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
        if not _waiting.wait_until(lambda: not self._locked, _limit(blocking, timeout)):
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

    def _is_owned(self):
        return self._locked

    def _give_up(self):
        self.release()

    def _take_back(self, held):
        self.acquire()


class RLock:
    def __init__(self):
        self._owner = None
        self._count = 0

    def acquire(self, blocking=True, timeout=-1):
        me = current_thread()
        if self._owner is not me:
            if not _waiting.wait_until(lambda: not self._count, _limit(blocking, timeout)):
                return False
            self._owner = me
        self._count += 1
        return True

    def release(self):
        if not self._is_owned():
            raise RuntimeError("cannot release un-acquired lock")
        self._count -= 1
        if not self._count:
            self._owner = None

    def __enter__(self):
        return self.acquire()

    def __exit__(self, kind, error, traceback):
        self.release()

    def __repr__(self):
        state = "locked" if self._count else "unlocked"
        owner = self._owner.ident if self._owner else 0
        return f"<{state} _thread.RLock object owner={owner} count={self._count} at {id(self):#x}>"

    def _is_owned(self):
        return self._owner is current_thread()

    def _give_up(self):
        held = self._count
        self._owner, self._count = None, 0
        return held

    def _take_back(self, held):
        self.acquire()
        self._count = held


class Condition:
    def __init__(self, lock=None):
        self._lock = RLock() if lock is None else lock
        self.acquire = self._lock.acquire
        self.release = self._lock.release
        # A list of one truth for each who waits: whether it was notified.
        self._waiters = []

    def __enter__(self):
        return self._lock.__enter__()

    def __exit__(self, *details):
        return self._lock.__exit__(*details)

    def __repr__(self):
        return f"<Condition({self._lock}, {len(self._waiters)})>"

    def wait(self, timeout=None):
        if not self._lock._is_owned():
            raise RuntimeError("cannot wait on un-acquired lock")
        waiter = [False]
        self._waiters.append(waiter)
        held = self._lock._give_up()
        try:
            return _waiting.wait_until(lambda: waiter[0], timeout)
        finally:
            self._lock._take_back(held)
            if not waiter[0]:
                self._waiters.remove(waiter)

    def wait_for(self, predicate, timeout=None):
        end = None if timeout is None else clock() + timeout
        result = predicate()
        while not result:
            left = None if end is None else end - clock()
            if left is not None and left <= 0:
                break
            self.wait(left)
            result = predicate()
        return result

    def notify(self, n=1):
        if not self._lock._is_owned():
            raise RuntimeError("cannot notify on un-acquired lock")
        for waiter in self._waiters[:n]:
            waiter[0] = True
        del self._waiters[:n]

    def notify_all(self):
        self.notify(len(self._waiters))

    notifyAll = notify_all


class Semaphore:
    def __init__(self, value=1):
        if value < 0:
            raise ValueError("semaphore initial value must be >= 0")
        self._value = value

    def acquire(self, blocking=True, timeout=None):
        if not blocking and timeout is not None:
            raise ValueError("can't specify timeout for non-blocking acquire")
        if not _waiting.wait_until(lambda: self._value > 0, _limit(blocking, timeout)):
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
        self._initial_value = value

    def release(self, n=1):
        if self._value + n > self._initial_value:
            raise ValueError("Semaphore released too many times")
        Semaphore.release(self, n)


class Event:
    def __init__(self):
        self._flag = False
        # How often it was set: who waited then goes on, also where it is cleared at once.
        self._sets = 0

    def is_set(self):
        return self._flag

    isSet = is_set

    def set(self):
        self._flag = True
        self._sets += 1

    def clear(self):
        self._flag = False

    def wait(self, timeout=None):
        before = self._sets
        return _waiting.wait_until(lambda: self._flag or self._sets > before, timeout)

    def __repr__(self):
        return f"<threading.Event at {id(self):#x}: {'set' if self._flag else 'unset'}>"


class BrokenBarrierError(RuntimeError):
    pass


class _Round:
    """Those who wait at a barrier together."""

    def __init__(self):
        self.arrived = 0
        self.is_over = False
        self.is_broken = False


class Barrier:
    def __init__(self, parties, action=None, timeout=None):
        if parties < 1:
            raise ValueError("parties must be > 0")
        self._parties = parties
        self._action = action
        self._timeout = timeout
        self._round = _Round()

    @property
    def parties(self):
        return self._parties

    @property
    def n_waiting(self):
        return self._round.arrived

    @property
    def broken(self):
        return self._round.is_broken

    def wait(self, timeout=None):
        own = self._round
        if own.is_broken:
            raise BrokenBarrierError
        index = own.arrived
        own.arrived += 1
        if own.arrived == self._parties:
            if self._action is not None:
                try:
                    self._action()
                except BaseException:
                    own.is_broken = True
                    raise
            own.is_over = True
            self._round = _Round()
            return index
        limit = self._timeout if timeout is None else timeout
        _waiting.wait_until(lambda: own.is_over or own.is_broken, limit)
        if not own.is_over:
            own.is_broken = True
            raise BrokenBarrierError
        return index

    def reset(self):
        if self._round.arrived:
            self._round.is_broken = True
        self._round = _Round()

    def abort(self):
        self._round.is_broken = True


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
