"""Work handed to executors, done at once by whoever hands it over."""

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
        if self._state == "finished":
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

    def result(self, timeout=None):
        if self._state == "cancelled":
            raise CancelledError
        if self._state != "finished":
            raise TimeoutError
        if self._exception is not None:
            raise self._exception
        return self._result

    def exception(self, timeout=None):
        if self._state == "cancelled":
            raise CancelledError
        if self._state != "finished":
            raise TimeoutError
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


class Executor:
    def __init__(self, max_workers=None, thread_name_prefix="", initializer=None, initargs=(), **named):
        if max_workers is not None and max_workers <= 0:
            raise ValueError("max_workers must be greater than 0")
        self._is_shut = False
        if initializer is not None:
            initializer(*initargs)

    def submit(self, fn, /, *args, **named):
        if self._is_shut:
            raise RuntimeError("cannot schedule new futures after shutdown")
        future = Future()
        future.set_running_or_notify_cancel()
        try:
            result = fn(*args, **named)
        except Exception as error:
            future.set_exception(error)
        else:
            future.set_result(result)
        return future

    def map(self, fn, *iterables, timeout=None, chunksize=1):
        futures = [self.submit(fn, *args) for args in zip(*iterables)]
        return _results(futures)

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._is_shut = True

    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        self.shutdown()
        return False


def _results(futures):
    for future in futures:
        yield future.result()


class ThreadPoolExecutor(Executor):
    pass


class ProcessPoolExecutor(Executor):
    pass


class DoneAndNotDoneFutures(tuple):
    done = property(lambda self: self[0])
    not_done = property(lambda self: self[1])

    def __repr__(self):
        return f"DoneAndNotDoneFutures(done={self[0]!r}, not_done={self[1]!r})"


def wait(fs, timeout=None, return_when=ALL_COMPLETED):
    done = set([future for future in fs if future.done()])
    return DoneAndNotDoneFutures((done, set(fs) - done))


def as_completed(fs, timeout=None):
    return iter(list(dict.fromkeys(fs)))
