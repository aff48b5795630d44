"""Work handed to executors: threads do it, or for executors of processes whoever hands it over, at once."""

import threading
import _waiting
from collections import deque
from __intrinsics__ import clock

FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"

TimeoutError = TimeoutError


class CancelledError(Exception):
    pass


class InvalidStateError(Exception):
    pass


class BrokenExecutor(RuntimeError):
    pass


class Future:
    def __init__(self):
        self._state = "pending"
        self._result = None
        self._exception = None
        self._callbacks = []

    def cancel(self):
        if self._state in ("running", "finished"):
            return False
        if self._state == "pending":
            self._finish("cancelled")
        return True

    def cancelled(self):
        return self._state == "cancelled"

    def running(self):
        return self._state == "running"

    def done(self):
        return self._state in ("cancelled", "finished")

    def _wait(self, timeout):
        if not _waiting.wait_until(self.done, timeout):
            raise TimeoutError
        if self._state == "cancelled":
            raise CancelledError

    def result(self, timeout=None):
        self._wait(timeout)
        if self._exception is not None:
            raise self._exception
        return self._result

    def exception(self, timeout=None):
        self._wait(timeout)
        return self._exception

    def add_done_callback(self, fn):
        if self.done():
            fn(self)
        else:
            self._callbacks.append(fn)

    def set_running_or_notify_cancel(self):
        if self._state == "cancelled":
            return False
        self._state = "running"
        return True

    def set_result(self, result):
        if self.done():
            raise InvalidStateError(f"{self._state.upper()}: {self!r}")
        self._result = result
        self._finish("finished")

    def set_exception(self, exception):
        if self.done():
            raise InvalidStateError(f"{self._state.upper()}: {self!r}")
        self._exception = exception
        self._finish("finished")

    def _finish(self, state):
        self._state = state
        for callback in self._callbacks:
            callback(self)

    def __repr__(self):
        text = self._state
        if self._state == "finished":
            what = self._result if self._exception is None else self._exception
            text += f" {'returned' if self._exception is None else 'raised'} {type(what).__name__}"
        return f"<Future at {id(self):#x} state={text}>"


class _Work:
    """A call that is to be made."""

    def __init__(self, fn, args, named):
        self.future = Future()
        self.fn, self.args, self.named = fn, args, named

    def run(self):
        future = self.future
        if not future.set_running_or_notify_cancel():
            return
        try:
            result = self.fn(*self.args, **self.named)
        except BaseException as error:
            future.set_exception(error)
        else:
            future.set_result(result)


class Executor:
    _is_shut = False

    def submit(self, fn, /, *args, **named):
        raise NotImplementedError

    def map(self, fn, *iterables, timeout=None, chunksize=1):
        end = None if timeout is None else clock() + timeout
        futures = [self.submit(fn, *args) for args in zip(*iterables)]
        return _results(futures, end)

    def shutdown(self, wait=True, *, cancel_futures=False):
        pass

    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        self.shutdown(wait=True)
        return False


def _results(futures, end):
    try:
        futures.reverse()
        while futures:
            yield futures.pop().result(None if end is None else end - clock())
    finally:
        for future in futures:
            future.cancel()


def _check_workers(max_workers):
    if max_workers is not None and max_workers <= 0:
        raise ValueError("max_workers must be greater than 0")


class ThreadPoolExecutor(Executor):
    _count = 0

    def __init__(self, max_workers=None, thread_name_prefix="", initializer=None, initargs=()):
        _check_workers(max_workers)
        if initializer is not None and not callable(initializer):
            raise TypeError("initializer must be a callable")
        # The processors of the machine, of which there is one, and four more, as in CPython.
        self._max_workers = 5 if max_workers is None else max_workers
        if not thread_name_prefix:
            thread_name_prefix = f"ThreadPoolExecutor-{ThreadPoolExecutor._count}"
            ThreadPoolExecutor._count += 1
        self._prefix = thread_name_prefix
        self._initializer, self._initargs = initializer, initargs
        self._queue = deque()
        self._threads = []
        self._idle = 0

    def submit(self, fn, /, *args, **named):
        if self._is_shut:
            raise RuntimeError("cannot schedule new futures after shutdown")
        work = _Work(fn, args, named)
        self._queue.append(work)
        if self._idle:
            self._idle -= 1
        elif len(self._threads) < self._max_workers:
            name = f"{self._prefix}_{len(self._threads)}"
            thread = threading.Thread(target=self._work, name=name)
            self._threads.append(thread)
            thread.start()
        return work.future

    def _work(self):
        if self._initializer is not None:
            self._initializer(*self._initargs)
        while True:
            if not self._queue:
                if self._is_shut:
                    return
                self._idle += 1
                _waiting.wait_until(lambda: self._queue or self._is_shut or _is_over())
                if not self._queue:
                    return
            self._queue.popleft().run()

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._is_shut = True
        if cancel_futures:
            while self._queue:
                self._queue.popleft().future.cancel()
        if wait:
            for thread in self._threads:
                thread.join()


def _is_over():
    """Whether the program waits for its threads to end: those that wait for work do."""
    return threading._is_over


class ProcessPoolExecutor(Executor):
    def __init__(self, max_workers=None, mp_context=None, initializer=None, initargs=(), *, max_tasks_per_child=None):
        _check_workers(max_workers)
        if initializer is not None:
            initializer(*initargs)

    def submit(self, fn, /, *args, **named):
        if self._is_shut:
            raise RuntimeError("cannot schedule new futures after shutdown")
        work = _Work(fn, args, named)
        work.run()
        return work.future

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._is_shut = True


class DoneAndNotDoneFutures(tuple):
    done = property(lambda self: self[0])
    not_done = property(lambda self: self[1])

    def __repr__(self):
        return f"DoneAndNotDoneFutures(done={self[0]!r}, not_done={self[1]!r})"


def wait(fs, timeout=None, return_when=ALL_COMPLETED):
    fs = set(fs)

    def is_enough():
        if return_when != ALL_COMPLETED:
            ended = [future for future in fs if future.done()]
            if return_when == FIRST_COMPLETED and ended:
                return True
            if any(future._exception is not None for future in ended):
                return True
        return all(future.done() for future in fs)

    _waiting.wait_until(is_enough, timeout)
    done = {future for future in fs if future.done()}
    return DoneAndNotDoneFutures((done, fs - done))


def as_completed(fs, timeout=None):
    end = None if timeout is None else clock() + timeout
    fs = list(dict.fromkeys(fs))
    total = len(fs)
    # Those that end while nobody asks come in the order in which they did.
    ended = [future for future in fs if future.done()]
    for future in fs:
        if not future.done():
            future.add_done_callback(ended.append)
    for given in range(total):
        left = None if end is None else end - clock()
        if not _waiting.wait_until(lambda: len(ended) > given, left):
            raise TimeoutError(f"{total - given} (of {total}) futures unfinished")
        yield ended[given]
