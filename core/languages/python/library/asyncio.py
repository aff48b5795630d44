"""Coroutines that take turns.

One loop keeps a queue of what is ready and a heap of what waits for a time; time is the machine's virtual
clock, which is set forward when nothing is ready. Callbacks run in the order in which they became ready, and
every hand-over (from a result to those that wait for it) is a callback of its own, so that tasks take turns
in the same order as CPython's do. A loop that has nothing left to wait for, while its coroutine is not done,
raises RuntimeError: in CPython it would hang.
"""

import _waiting
from __intrinsics__ import clock
from collections import deque
from heapq import heappop, heappush

ALL_COMPLETED = "ALL_COMPLETED"
FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"

TimeoutError = TimeoutError


class CancelledError(BaseException):
    pass


class InvalidStateError(Exception):
    pass


class QueueEmpty(Exception):
    pass


class QueueFull(Exception):
    pass


class BrokenBarrierError(RuntimeError):
    pass


_coroutine = None


def _coroutine_type():
    global _coroutine
    if _coroutine is None:

        async def sample():
            pass

        made = sample()
        _coroutine = type(made)
        made.close()
    return _coroutine


def iscoroutine(obj):
    return isinstance(obj, _coroutine_type())


def iscoroutinefunction(func):
    import inspect

    return inspect.iscoroutinefunction(func)


# ---------------------------------------------------------------------------------- the loop


class Handle:
    """A callback that is to run."""

    def __init__(self, callback, args):
        self._callback = callback
        self._args = args
        self._cancelled = False

    def cancel(self):
        self._cancelled = True

    def cancelled(self):
        return self._cancelled


class TimerHandle(Handle):
    """One that is to run at a time; those for the same time run in the order of their making."""

    def __init__(self, when, number, callback, args):
        Handle.__init__(self, callback, args)
        self._when = when
        self._number = number

    def when(self):
        return self._when

    def __lt__(self, other):
        return self._when < other._when or (self._when == other._when and self._number < other._number)


# Times that differ by less come due together.
_resolution = 1e-6

# The loop that runs; None between runs.
_running = None

# The loop that `get_event_loop` gives outside of a run.
_current = None


class AbstractEventLoop:
    pass


class _EventLoop(AbstractEventLoop):
    def __init__(self):
        self._ready = deque()
        self._timers = []
        self._timer_count = 0
        self._is_stopping = False
        self._is_closed = False
        self._default_executor = None
        self._tasks = {}
        self._current_task = None
        self._exception_handler = None

    def time(self):
        return clock()

    def call_soon(self, callback, *args, context=None):
        handle = Handle(callback, args)
        self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(self, delay, callback, *args, context=None):
        return self.call_at(clock() + delay, callback, *args)

    def call_at(self, when, callback, *args, context=None):
        handle = TimerHandle(when, self._timer_count, callback, args)
        self._timer_count += 1
        heappush(self._timers, handle)
        return handle

    def create_future(self):
        return Future(loop=self)

    def create_task(self, coro, *, name=None, context=None):
        return Task(coro, loop=self, name=name)

    def run_in_executor(self, executor, func, *args):
        if executor is None:
            executor = self._default_executor
        if executor is None:
            from concurrent.futures import ThreadPoolExecutor

            executor = self._default_executor = ThreadPoolExecutor(thread_name_prefix="asyncio")
        return wrap_future(executor.submit(func, *args), loop=self)

    def set_default_executor(self, executor):
        self._default_executor = executor

    def _run_once(self):
        timers = self._timers
        while timers and timers[0]._cancelled:
            heappop(timers)
        ready = self._ready
        if not ready and not self._is_stopping:
            if not timers and not _waiting.are_several():
                raise RuntimeError("the event loop waits for something that can never happen")
            wait = timers[0]._when - clock() if timers else None
            _waiting.wait_until(lambda: ready or self._is_stopping, wait)
        end = clock() + _resolution
        while timers and timers[0]._when < end:
            handle = heappop(timers)
            if not handle._cancelled:
                ready.append(handle)
        # What becomes ready meanwhile has its turn in the next round.
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle._cancelled:
                handle._callback(*handle._args)

    def run_forever(self):
        global _running
        if self._is_closed:
            raise RuntimeError("Event loop is closed")
        if _running is not None:
            raise RuntimeError("Cannot run the event loop while another loop is running")
        _running = self
        try:
            while True:
                self._run_once()
                if self._is_stopping:
                    break
        finally:
            self._is_stopping = False
            _running = None

    def run_until_complete(self, future):
        future = ensure_future(future, loop=self)

        def stop(_):
            self.stop()

        future.add_done_callback(stop)
        try:
            self.run_forever()
        finally:
            future.remove_done_callback(stop)
        if not future.done():
            raise RuntimeError("Event loop stopped before Future completed.")
        return future.result()

    def stop(self):
        self._is_stopping = True

    def is_running(self):
        return _running is self

    def is_closed(self):
        return self._is_closed

    def close(self):
        if _running is self:
            raise RuntimeError("Cannot close a running event loop")
        self._is_closed = True
        self._ready.clear()
        self._timers.clear()

    def get_debug(self):
        return False

    def set_debug(self, enabled):
        pass

    def set_exception_handler(self, handler):
        self._exception_handler = handler

    async def shutdown_asyncgens(self):
        pass

    async def shutdown_default_executor(self):
        if self._default_executor is not None:
            self._default_executor.shutdown()


def new_event_loop():
    return _EventLoop()


def set_event_loop(loop):
    global _current
    _current = loop


def get_event_loop():
    if _running is not None:
        return _running
    global _current
    if _current is None:
        _current = _EventLoop()
    return _current


def get_running_loop():
    if _running is None:
        raise RuntimeError("no running event loop")
    return _running


class Runner:
    def __init__(self, *, debug=None, loop_factory=None):
        self._loop = None
        self._factory = loop_factory or new_event_loop

    def __enter__(self):
        self.get_loop()
        return self

    def __exit__(self, kind, error, traceback):
        self.close()

    def get_loop(self):
        if self._loop is None:
            self._loop = self._factory()
        return self._loop

    def run(self, coro, *, context=None):
        if not iscoroutine(coro):
            raise ValueError(f"a coroutine was expected, got {coro!r}")
        if _running is not None:
            raise RuntimeError("Runner.run() cannot be called from a running event loop")
        loop = self.get_loop()
        return loop.run_until_complete(loop.create_task(coro))

    def close(self):
        loop = self._loop
        if loop is None:
            return
        self._loop = None
        left = [task for task in loop._tasks if not task.done()]
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(_gather_in(loop, left))
        loop.close()


async def _gather_in(loop, tasks):
    await gather(*tasks, return_exceptions=True)


def run(main, *, debug=None):
    if _running is not None:
        raise RuntimeError("asyncio.run() cannot be called from a running event loop")
    with Runner() as runner:
        return runner.run(main)


# ---------------------------------------------------------------------------------- futures


class Future:
    """A result that is yet to come."""

    def __init__(self, *, loop=None):
        self._loop = get_event_loop() if loop is None else loop
        self._state = "PENDING"
        self._result = None
        self._exception = None
        self._callbacks = []
        self._cancel_message = None
        # Set while a task that was given this future has not yet asked to be woken by it.
        self._asyncio_future_blocking = False

    def get_loop(self):
        return self._loop

    def done(self):
        return self._state != "PENDING"

    def cancelled(self):
        return self._state == "CANCELLED"

    def _cancelled_error(self):
        if self._cancel_message is None:
            return CancelledError()
        return CancelledError(self._cancel_message)

    def result(self):
        if self._state == "FINISHED":
            if self._exception is not None:
                raise self._exception
            return self._result
        if self._state == "CANCELLED":
            raise self._cancelled_error()
        raise InvalidStateError("Result is not ready.")

    def exception(self):
        if self._state == "CANCELLED":
            raise self._cancelled_error()
        if self._state == "PENDING":
            raise InvalidStateError("Exception is not set.")
        return self._exception

    def set_result(self, result):
        if self._state != "PENDING":
            raise InvalidStateError(f"{self._state}: {self!r}")
        self._result = result
        self._finish("FINISHED")

    def set_exception(self, exception):
        if self._state != "PENDING":
            raise InvalidStateError(f"{self._state}: {self!r}")
        if isinstance(exception, type):
            exception = exception()
        if isinstance(exception, StopIteration):
            raise TypeError("StopIteration interacts badly with generators and cannot be raised into a Future")
        self._exception = exception
        self._finish("FINISHED")

    def cancel(self, msg=None):
        if self._state != "PENDING":
            return False
        self._cancel_message = msg
        self._finish("CANCELLED")
        return True

    def _finish(self, state):
        self._state = state
        callbacks = self._callbacks
        self._callbacks = []
        for callback in callbacks:
            self._loop.call_soon(callback, self)

    def add_done_callback(self, fn, *, context=None):
        if self._state != "PENDING":
            self._loop.call_soon(fn, self)
        else:
            self._callbacks.append(fn)

    def remove_done_callback(self, fn):
        kept = [callback for callback in self._callbacks if callback != fn]
        removed = len(self._callbacks) - len(kept)
        self._callbacks = kept
        return removed

    def __await__(self):
        if self._state == "PENDING":
            self._asyncio_future_blocking = True
            yield self
        if self._state == "PENDING":
            raise RuntimeError("await wasn't used with future")
        return self.result()

    __iter__ = __await__

    def _state_text(self):
        if self._state == "FINISHED":
            if self._exception is not None:
                return f"finished exception={self._exception!r}"
            return f"finished result={self._result!r}"
        return self._state.lower()

    def __repr__(self):
        return f"<{type(self).__name__} {self._state_text()}>"


def isfuture(obj):
    return isinstance(obj, Future)


# ---------------------------------------------------------------------------------- tasks


_task_count = 0


class Task(Future):
    """A coroutine that runs by itself; its future is its end."""

    def __init__(self, coro, *, loop=None, name=None, context=None):
        global _task_count
        if not iscoroutine(coro):
            raise TypeError(f"a coroutine was expected, got {coro!r}")
        Future.__init__(self, loop=loop)
        if name is None:
            _task_count += 1
            name = f"Task-{_task_count}"
        self._name = str(name)
        self._coro = coro
        self._must_cancel = False
        self._cancel_requests = 0
        self._waits_for = None
        self._loop._tasks[self] = True
        self._loop.call_soon(self._step)

    def get_coro(self):
        return self._coro

    def get_name(self):
        return self._name

    def set_name(self, value):
        self._name = str(value)

    def set_result(self, result):
        raise RuntimeError("Task does not support set_result operation")

    def set_exception(self, exception):
        raise RuntimeError("Task does not support set_exception operation")

    def cancel(self, msg=None):
        if self._state != "PENDING":
            return False
        self._cancel_requests += 1
        if self._waits_for is not None and self._waits_for.cancel(msg):
            return True
        self._must_cancel = True
        self._cancel_message = msg
        return True

    def cancelling(self):
        return self._cancel_requests

    def uncancel(self):
        if self._cancel_requests > 0:
            self._cancel_requests -= 1
        return self._cancel_requests

    def _step(self, error=None):
        if self._must_cancel:
            if not isinstance(error, CancelledError):
                error = self._cancelled_error()
            self._must_cancel = False
        self._waits_for = None
        loop = self._loop
        before = loop._current_task
        loop._current_task = self
        try:
            if error is None:
                awaited = self._coro.send(None)
            else:
                awaited = self._coro.throw(error)
        except StopIteration as stop:
            if self._must_cancel:
                self._must_cancel = False
                Future.cancel(self, self._cancel_message)
            else:
                Future.set_result(self, stop.value)
        except CancelledError as cancelled:
            Future.cancel(self, cancelled.args[0] if cancelled.args else None)
        except (KeyboardInterrupt, SystemExit) as raised:
            Future.set_exception(self, raised)
            raise
        except BaseException as raised:
            Future.set_exception(self, raised)
        else:
            self._wait_for(awaited)
        finally:
            loop._current_task = before
            if self._state != "PENDING":
                loop._tasks.pop(self, None)

    def _wait_for(self, awaited):
        loop = self._loop
        if awaited is None:
            loop.call_soon(self._step)
        elif not isinstance(awaited, Future):
            loop.call_soon(self._step, RuntimeError(f"Task got bad yield: {awaited!r}"))
        elif not awaited._asyncio_future_blocking:
            loop.call_soon(
                self._step, RuntimeError(f"yield was used instead of yield from in task {self!r} with {awaited!r}")
            )
        elif awaited is self:
            awaited._asyncio_future_blocking = False
            loop.call_soon(self._step, RuntimeError(f"Task cannot await on itself: {self!r}"))
        else:
            awaited._asyncio_future_blocking = False
            awaited.add_done_callback(self._wake)
            self._waits_for = awaited
            if self._must_cancel and awaited.cancel(self._cancel_message):
                self._must_cancel = False

    def _wake(self, future):
        try:
            future.result()
        except BaseException as error:
            self._step(error)
        else:
            self._step()

    def _state_text(self):
        state = Future._state_text(self)
        first, _, rest = state.partition(" ")
        if self._state == "PENDING" and self._must_cancel:
            first = "cancelling"
        text = f"{first} name={self._name!r} coro={self._coro!r}"
        return f"{text} {rest}" if rest else text

    def __hash__(self):
        return id(self)

    def __eq__(self, other):
        return self is other


def create_task(coro, *, name=None, context=None):
    return get_running_loop().create_task(coro, name=name)


def ensure_future(coro_or_future, *, loop=None):
    if isinstance(coro_or_future, Future):
        return coro_or_future
    if loop is None:
        loop = get_event_loop()
    if iscoroutine(coro_or_future):
        return loop.create_task(coro_or_future)
    if hasattr(coro_or_future, "__await__"):
        return loop.create_task(_wrap_awaitable(coro_or_future))
    raise TypeError("An asyncio.Future, a coroutine or an awaitable is required")


async def _wrap_awaitable(awaitable):
    return await awaitable


def current_task(loop=None):
    return (get_running_loop() if loop is None else loop)._current_task


def all_tasks(loop=None):
    return set([task for task in (get_running_loop() if loop is None else loop)._tasks if not task.done()])


class _Turn:
    """Awaited, it lets the others have their turn."""

    def __await__(self):
        yield


async def sleep(delay, result=None):
    if delay <= 0:
        await _Turn()
        return result
    loop = get_running_loop()
    future = loop.create_future()
    handle = loop.call_later(delay, _set_unless_done, future, result)
    try:
        return await future
    finally:
        handle.cancel()


def _set_unless_done(future, result=None):
    if not future.done():
        future.set_result(result)


def wrap_future(future, *, loop=None):
    """An awaitable of this loop's for work that a thread does."""
    loop = get_running_loop() if loop is None else loop
    own = loop.create_future()

    def take():
        if own.done():
            return
        error = None if future.cancelled() else future.exception()
        if future.cancelled():
            own.cancel()
        elif error is not None:
            own.set_exception(error)
        else:
            own.set_result(future.result())

    future.add_done_callback(lambda _: loop.call_soon_threadsafe(take))
    return own


async def to_thread(func, /, *args, **named):
    return await get_running_loop().run_in_executor(None, lambda: func(*args, **named))


class _Gathering(Future):
    def __init__(self, children, *, loop):
        Future.__init__(self, loop=loop)
        self._children = children
        self._cancel_requested = False

    def cancel(self, msg=None):
        if self.done():
            return False
        any_cancelled = False
        for child in self._children:
            if child.cancel(msg):
                any_cancelled = True
        if any_cancelled:
            self._cancel_requested = True
            self._cancel_message = msg
        return any_cancelled


def gather(*coros_or_futures, return_exceptions=False):
    if not coros_or_futures:
        outer = get_event_loop().create_future()
        outer.set_result([])
        return outer
    children = []
    known = {}
    loop = None
    outer = None
    finished = 0

    def done(future):
        nonlocal finished
        finished += 1
        if outer is None or outer.done():
            return
        if not return_exceptions:
            if future.cancelled():
                outer.set_exception(future._cancelled_error())
                return
            error = future.exception()
            if error is not None:
                outer.set_exception(error)
                return
        if finished == len(known):
            results = []
            for child in children:
                if child.cancelled():
                    results.append(CancelledError(child._cancel_message or ""))
                else:
                    error = child.exception()
                    results.append(child._result if error is None else error)
            if outer._cancel_requested:
                outer.set_exception(outer._cancelled_error())
            else:
                outer.set_result(results)

    for each in coros_or_futures:
        future = known.get(id(each))
        if future is None:
            future = ensure_future(each, loop=loop)
            if loop is None:
                loop = future.get_loop()
            known[id(each)] = future
            future.add_done_callback(done)
        children.append(future)
    outer = _Gathering(children, loop=loop)
    return outer


def shield(arg):
    inner = ensure_future(arg)
    if inner.done():
        return inner
    outer = inner.get_loop().create_future()

    def inner_done(future):
        if outer.cancelled():
            return
        if future.cancelled():
            outer.cancel()
        elif future.exception() is not None:
            outer.set_exception(future.exception())
        else:
            outer.set_result(future._result)

    def outer_done(future):
        if not inner.done():
            inner.remove_done_callback(inner_done)

    inner.add_done_callback(inner_done)
    outer.add_done_callback(outer_done)
    return outer


# ---------------------------------------------------------------------------------- waiting


async def _cancel_and_wait(future):
    waiter = get_running_loop().create_future()

    def release(_):
        _set_unless_done(waiter)

    future.add_done_callback(release)
    try:
        future.cancel()
        await waiter
    finally:
        future.remove_done_callback(release)


async def wait_for(fut, timeout):
    loop = get_running_loop()
    if timeout is None:
        return await fut
    if timeout <= 0:
        future = ensure_future(fut, loop=loop)
        if future.done():
            return future.result()
        await _cancel_and_wait(future)
        try:
            return future.result()
        except CancelledError as error:
            raise TimeoutError from error
    waiter = loop.create_future()
    handle = loop.call_later(timeout, _set_unless_done, waiter)

    def release(_):
        _set_unless_done(waiter)

    future = ensure_future(fut, loop=loop)
    future.add_done_callback(release)
    try:
        try:
            await waiter
        except CancelledError:
            if future.done():
                return future.result()
            future.remove_done_callback(release)
            await _cancel_and_wait(future)
            raise
        if future.done():
            return future.result()
        future.remove_done_callback(release)
        await _cancel_and_wait(future)
        try:
            return future.result()
        except CancelledError as error:
            raise TimeoutError from error
    finally:
        handle.cancel()


async def wait(fs, *, timeout=None, return_when=ALL_COMPLETED):
    if isinstance(fs, Future) or iscoroutine(fs):
        raise TypeError(f"expect a list of futures, not {type(fs).__name__}")
    if not fs:
        raise ValueError("Set of Tasks/Futures is empty.")
    if return_when not in (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED):
        raise ValueError(f"Invalid return_when value: {return_when}")
    futures = list(dict.fromkeys(fs))
    for each in futures:
        if iscoroutine(each):
            raise TypeError("Passing coroutines is forbidden, use tasks explicitly.")
    loop = get_running_loop()
    waiter = loop.create_future()
    handle = None
    if timeout is not None:
        handle = loop.call_later(timeout, _set_unless_done, waiter)
    counter = len(futures)

    def completed(future):
        nonlocal counter
        counter -= 1
        if (
            counter <= 0
            or return_when == FIRST_COMPLETED
            or (return_when == FIRST_EXCEPTION and not future.cancelled() and future.exception() is not None)
        ):
            if handle is not None:
                handle.cancel()
            _set_unless_done(waiter)

    for future in futures:
        future.add_done_callback(completed)
    try:
        await waiter
    finally:
        if handle is not None:
            handle.cancel()
        for future in futures:
            future.remove_done_callback(completed)
    done = set()
    pending = set()
    for future in futures:
        if future.done():
            done.add(future)
        else:
            pending.add(future)
    return done, pending


def as_completed(fs, *, timeout=None):
    if isinstance(fs, Future) or iscoroutine(fs):
        raise TypeError(f"expect an iterable of futures, not {type(fs).__name__}")
    loop = get_event_loop()
    finished = Queue()
    left = [ensure_future(each, loop=loop) for each in dict.fromkeys(fs)]
    handle = None

    def completed(future):
        if future in left:
            left.remove(future)
            finished.put_nowait(future)
            if not left and handle is not None:
                handle.cancel()

    def expired():
        for future in left:
            future.remove_done_callback(completed)
            finished.put_nowait(None)
        left.clear()

    async def next_one():
        future = await finished.get()
        if future is None:
            raise TimeoutError
        return future.result()

    for future in left:
        future.add_done_callback(completed)
    if left and timeout is not None:
        handle = loop.call_later(timeout, expired)
    for _ in range(len(left)):
        yield next_one()


class Timeout:
    def __init__(self, when):
        self._when = when
        self._state = "created"
        self._handle = None
        self._task = None
        self._cancelling = 0

    def when(self):
        return self._when

    def expired(self):
        return self._state in ("expiring", "expired")

    def reschedule(self, when):
        if self._state != "active":
            raise RuntimeError(f"Cannot change state of {self._state} Timeout")
        self._when = when
        if self._handle is not None:
            self._handle.cancel()
        if when is None:
            self._handle = None
            return
        loop = get_running_loop()
        if when <= loop.time():
            self._handle = loop.call_soon(self._expire)
        else:
            self._handle = loop.call_at(when, self._expire)

    def _expire(self):
        self._task.cancel()
        self._state = "expiring"
        self._handle = None

    async def __aenter__(self):
        self._task = current_task()
        if self._task is None:
            raise RuntimeError("Timeout should be used inside a task")
        self._state = "active"
        self._cancelling = self._task.cancelling()
        self.reschedule(self._when)
        return self

    async def __aexit__(self, kind, error, traceback):
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._state == "expiring":
            self._state = "expired"
            if self._task.uncancel() <= self._cancelling and kind is CancelledError:
                raise TimeoutError from error
        elif self._state == "active":
            self._state = "finished"
        return None


def timeout(delay):
    return Timeout(None if delay is None else get_running_loop().time() + delay)


def timeout_at(when):
    return Timeout(when)


class TaskGroup:
    def __init__(self):
        self._entered = False
        self._exiting = False
        self._aborting = False
        self._parent = None
        self._parent_cancel_requested = False
        self._tasks = {}
        self._errors = []
        self._base_error = None
        self._all_done = None

    async def __aenter__(self):
        if self._entered:
            raise RuntimeError(f"TaskGroup {self!r} has been already entered")
        self._entered = True
        self._parent = current_task()
        if self._parent is None:
            raise RuntimeError(f"TaskGroup {self!r} cannot determine the parent task")
        return self

    async def __aexit__(self, kind, error, traceback):
        self._exiting = True
        if error is not None and isinstance(error, (SystemExit, KeyboardInterrupt)) and self._base_error is None:
            self._base_error = error
        propagated = error if kind is CancelledError else None
        if self._parent_cancel_requested and self._parent.uncancel() == 0:
            # The cancellation was this group's own doing.
            propagated = None
        if kind is not None and not self._aborting:
            self._abort()
        while self._tasks:
            if self._all_done is None:
                self._all_done = get_running_loop().create_future()
            try:
                await self._all_done
            except CancelledError as cancelled:
                if not self._aborting:
                    propagated = cancelled
                    self._abort()
            self._all_done = None
        if self._base_error is not None:
            raise self._base_error
        if propagated is not None and not self._errors:
            raise propagated
        if kind is not None and kind is not CancelledError:
            self._errors.append(error)
        if self._errors:
            raise BaseExceptionGroup("unhandled errors in a TaskGroup", self._errors) from None

    def create_task(self, coro, *, name=None, context=None):
        if not self._entered:
            raise RuntimeError(f"TaskGroup {self!r} has not been entered")
        if self._exiting and not self._tasks:
            raise RuntimeError(f"TaskGroup {self!r} is finished")
        if self._aborting:
            raise RuntimeError(f"TaskGroup {self!r} is shutting down")
        task = get_running_loop().create_task(coro, name=name)
        task.add_done_callback(self._task_done)
        self._tasks[task] = True
        return task

    def _abort(self):
        self._aborting = True
        for task in list(self._tasks):
            if not task.done():
                task.cancel()

    def _task_done(self, task):
        self._tasks.pop(task, None)
        if self._all_done is not None and not self._tasks and not self._all_done.done():
            self._all_done.set_result(True)
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            return
        self._errors.append(error)
        if isinstance(error, (SystemExit, KeyboardInterrupt)) and self._base_error is None:
            self._base_error = error
        if not self._parent.done() and not self._aborting and not self._parent_cancel_requested:
            self._abort()
            self._parent_cancel_requested = True
            self._parent.cancel()


# ---------------------------------------------------------------------------------- queues


def _wake_next(waiters):
    while waiters:
        waiter = waiters.popleft()
        if not waiter.done():
            waiter.set_result(None)
            return


class Queue:
    def __init__(self, maxsize=0):
        self._maxsize = maxsize
        self._getters = deque()
        self._putters = deque()
        self._unfinished = 0
        self._finished = Event()
        self._finished.set()
        self._init(maxsize)

    def _init(self, maxsize):
        self._queue = deque()

    def _get(self):
        return self._queue.popleft()

    def _put(self, item):
        self._queue.append(item)

    @property
    def maxsize(self):
        return self._maxsize

    def qsize(self):
        return len(self._queue)

    def empty(self):
        return not self._queue

    def full(self):
        return 0 < self._maxsize <= len(self._queue)

    async def put(self, item):
        while self.full():
            putter = get_running_loop().create_future()
            self._putters.append(putter)
            try:
                await putter
            except BaseException:
                putter.cancel()
                if putter in self._putters:
                    self._putters.remove(putter)
                if not self.full() and not putter.cancelled():
                    _wake_next(self._putters)
                raise
        return self.put_nowait(item)

    def put_nowait(self, item):
        if self.full():
            raise QueueFull
        self._put(item)
        self._unfinished += 1
        self._finished.clear()
        _wake_next(self._getters)

    async def get(self):
        while self.empty():
            getter = get_running_loop().create_future()
            self._getters.append(getter)
            try:
                await getter
            except BaseException:
                getter.cancel()
                if getter in self._getters:
                    self._getters.remove(getter)
                if not self.empty() and not getter.cancelled():
                    _wake_next(self._getters)
                raise
        return self.get_nowait()

    def get_nowait(self):
        if self.empty():
            raise QueueEmpty
        item = self._get()
        _wake_next(self._putters)
        return item

    def task_done(self):
        if self._unfinished <= 0:
            raise ValueError("task_done() called too many times")
        self._unfinished -= 1
        if self._unfinished == 0:
            self._finished.set()

    async def join(self):
        if self._unfinished > 0:
            await self._finished.wait()


class PriorityQueue(Queue):
    def _init(self, maxsize):
        self._queue = []

    def _put(self, item):
        heappush(self._queue, item)

    def _get(self):
        return heappop(self._queue)


class LifoQueue(Queue):
    def _init(self, maxsize):
        self._queue = []

    def _put(self, item):
        self._queue.append(item)

    def _get(self):
        return self._queue.pop()


# ---------------------------------------------------------------------------------- locks


class _ContextManager:
    async def __aenter__(self):
        await self.acquire()
        return None

    async def __aexit__(self, kind, error, traceback):
        self.release()


class Lock(_ContextManager):
    def __init__(self):
        self._waiters = deque()
        self._locked = False

    def locked(self):
        return self._locked

    async def acquire(self):
        if not self._locked and all([waiter.cancelled() for waiter in self._waiters]):
            self._locked = True
            return True
        waiter = get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            try:
                await waiter
            finally:
                self._waiters.remove(waiter)
        except CancelledError:
            if not self._locked:
                self._wake_first()
            raise
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("Lock is not acquired.")
        self._locked = False
        self._wake_first()

    def _wake_first(self):
        if self._waiters and not self._waiters[0].done():
            self._waiters[0].set_result(True)

    def __repr__(self):
        state = "locked" if self._locked else "unlocked"
        if self._waiters:
            state += f", waiters:{len(self._waiters)}"
        return f"<asyncio.locks.Lock object at {id(self):#x} [{state}]>"


class Event:
    def __init__(self):
        self._waiters = deque()
        self._value = False

    def is_set(self):
        return self._value

    def set(self):
        if not self._value:
            self._value = True
            for waiter in self._waiters:
                if not waiter.done():
                    waiter.set_result(True)

    def clear(self):
        self._value = False

    async def wait(self):
        if self._value:
            return True
        waiter = get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            await waiter
            return True
        finally:
            self._waiters.remove(waiter)


class Condition(_ContextManager):
    def __init__(self, lock=None):
        self._lock = Lock() if lock is None else lock
        self.locked = self._lock.locked
        self.acquire = self._lock.acquire
        self.release = self._lock.release
        self._waiters = deque()

    async def wait(self):
        if not self.locked():
            raise RuntimeError("cannot wait on un-acquired lock")
        self.release()
        try:
            waiter = get_running_loop().create_future()
            self._waiters.append(waiter)
            try:
                await waiter
                return True
            finally:
                self._waiters.remove(waiter)
        finally:
            cancelled = None
            while True:
                try:
                    await self.acquire()
                    break
                except CancelledError as error:
                    cancelled = error
            if cancelled is not None:
                raise cancelled

    async def wait_for(self, predicate):
        result = predicate()
        while not result:
            await self.wait()
            result = predicate()
        return result

    def notify(self, n=1):
        if not self.locked():
            raise RuntimeError("cannot notify on un-acquired lock")
        woken = 0
        for waiter in self._waiters:
            if woken >= n:
                break
            if not waiter.done():
                woken += 1
                waiter.set_result(False)

    def notify_all(self):
        self.notify(len(self._waiters))


class Semaphore(_ContextManager):
    def __init__(self, value=1):
        if value < 0:
            raise ValueError("Semaphore initial value must be >= 0")
        self._waiters = deque()
        self._value = value

    def locked(self):
        return self._value == 0 or any([not waiter.cancelled() for waiter in self._waiters])

    async def acquire(self):
        if not self.locked():
            self._value -= 1
            return True
        waiter = get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            try:
                await waiter
            finally:
                self._waiters.remove(waiter)
        except CancelledError:
            if not waiter.cancelled():
                self._value += 1
                self._wake_next()
            raise
        if self._value > 0:
            self._wake_next()
        return True

    def release(self):
        self._value += 1
        self._wake_next()

    def _wake_next(self):
        for waiter in self._waiters:
            if not waiter.done():
                self._value -= 1
                waiter.set_result(True)
                return


class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        self._bound = value
        Semaphore.__init__(self, value)

    def release(self):
        if self._value >= self._bound:
            raise ValueError("BoundedSemaphore released too many times")
        Semaphore.release(self)


class Barrier:
    def __init__(self, parties):
        if parties < 1:
            raise ValueError("parties must be >= 1")
        self._parties = parties
        self._condition = Condition()
        self._state = "filling"
        self._count = 0

    @property
    def parties(self):
        return self._parties

    @property
    def n_waiting(self):
        return self._count if self._state == "filling" else 0

    @property
    def broken(self):
        return self._state == "broken"

    async def __aenter__(self):
        return await self.wait()

    async def __aexit__(self, kind, error, traceback):
        pass

    async def wait(self):
        async with self._condition:
            await self._condition.wait_for(lambda: self._state not in ("draining", "resetting"))
            if self._state == "broken":
                raise BrokenBarrierError("Barrier aborted")
            try:
                index = self._count
                self._count += 1
                if index + 1 == self._parties:
                    self._state = "draining"
                    self._condition.notify_all()
                else:
                    await self._condition.wait_for(lambda: self._state != "filling")
                    if self._state in ("broken", "resetting"):
                        raise BrokenBarrierError("Abort or reset of barrier")
                return index
            finally:
                self._count -= 1
                if self._count == 0 and self._state in ("resetting", "draining"):
                    self._state = "filling"
                    self._condition.notify_all()

    async def reset(self):
        async with self._condition:
            if self._count > 0:
                self._state = "resetting"
                self._condition.notify_all()
            else:
                self._state = "filling"

    async def abort(self):
        async with self._condition:
            self._state = "broken"
            self._condition.notify_all()


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "AbstractChildWatcher AbstractEventLoopPolicy AbstractServer BaseEventLoop BaseProtocol BaseTransport "
    "BufferedProtocol DatagramProtocol DatagramTransport DefaultEventLoopPolicy FastChildWatcher IncompleteReadError "
    "LimitOverrunError MultiLoopChildWatcher PidfdChildWatcher Protocol ReadTransport SafeChildWatcher "
    "SelectorEventLoop SendfileNotAvailableError Server StreamReader StreamReaderProtocol StreamWriter "
    "SubprocessProtocol SubprocessTransport ThreadedChildWatcher Transport WriteTransport create_subprocess_exec "
    "create_subprocess_shell get_child_watcher get_event_loop_policy open_connection open_unix_connection "
    "run_coroutine_threadsafe set_child_watcher set_event_loop_policy start_server start_unix_server"
)
