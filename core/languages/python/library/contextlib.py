"""Helpers for `with`."""

from functools import update_wrapper
from abc import ABC, abstractmethod


class AbstractContextManager(ABC):
    def __enter__(self):
        return self

    @abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, other):
        if cls is not AbstractContextManager:
            return NotImplemented
        return True if hasattr(other, "__enter__") and hasattr(other, "__exit__") else NotImplemented


class AbstractAsyncContextManager(ABC):
    async def __aenter__(self):
        return self

    @abstractmethod
    async def __aexit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, other):
        if cls is not AbstractAsyncContextManager:
            return NotImplemented
        return True if hasattr(other, "__aenter__") and hasattr(other, "__aexit__") else NotImplemented


class ContextDecorator:
    def _recreate_cm(self):
        return self

    def __call__(self, func):
        def inner(*args, **named):
            with self._recreate_cm():
                return func(*args, **named)

        return update_wrapper(inner, func)


class AsyncContextDecorator:
    def _recreate_cm(self):
        return self

    def __call__(self, func):
        async def inner(*args, **named):
            async with self._recreate_cm():
                return await func(*args, **named)

        return update_wrapper(inner, func)


class _GeneratorContextManager(ContextDecorator):
    """A generator that yields once, as a context: up to the `yield` to enter, from there to leave."""

    def __init__(self, function, args, named):
        self.gen = function(*args, **named)
        self._function = function
        self._args = args
        self._named = named
        self.__doc__ = function.__doc__

    def _recreate_cm(self):
        return type(self)(self._function, self._args, self._named)

    def __enter__(self):
        try:
            return next(self.gen)
        except StopIteration:
            raise RuntimeError("generator didn't yield") from None

    def __exit__(self, kind, error, traceback):
        if kind is None:
            try:
                next(self.gen)
            except StopIteration:
                return False
            raise RuntimeError("generator didn't stop")
        if error is None:
            error = kind()
        try:
            self.gen.throw(error)
        except StopIteration as stop:
            # The generator has swallowed the exception, unless it is the very one that came out.
            return stop is not error
        except RuntimeError as raised:
            if raised is error:
                return False
            if isinstance(error, StopIteration) and raised.__cause__ is error:
                return False
            raise
        except BaseException as raised:
            if raised is not error:
                raise
            return False
        raise RuntimeError("generator didn't stop after throw()")


class _AsyncGeneratorContextManager(AsyncContextDecorator):
    def __init__(self, function, args, named):
        self.gen = function(*args, **named)
        self._function = function
        self._args = args
        self._named = named
        self.__doc__ = function.__doc__

    def _recreate_cm(self):
        return type(self)(self._function, self._args, self._named)

    async def __aenter__(self):
        try:
            return await self.gen.__anext__()
        except StopAsyncIteration:
            raise RuntimeError("generator didn't yield") from None

    async def __aexit__(self, kind, error, traceback):
        if kind is None:
            try:
                await self.gen.__anext__()
            except StopAsyncIteration:
                return False
            raise RuntimeError("generator didn't stop")
        if error is None:
            error = kind()
        try:
            await self.gen.athrow(error)
        except StopAsyncIteration as stop:
            return stop is not error
        except RuntimeError as raised:
            if raised is error:
                return False
            if isinstance(error, (StopIteration, StopAsyncIteration)) and raised.__cause__ is error:
                return False
            raise
        except BaseException as raised:
            if raised is not error:
                raise
            return False
        raise RuntimeError("generator didn't stop after athrow()")


def contextmanager(func):
    def helper(*args, **named):
        return _GeneratorContextManager(func, args, named)

    return update_wrapper(helper, func)


def asynccontextmanager(func):
    def helper(*args, **named):
        return _AsyncGeneratorContextManager(func, args, named)

    return update_wrapper(helper, func)


class suppress(AbstractContextManager):
    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        pass

    def __exit__(self, kind, error, traceback):
        return kind is not None and issubclass(kind, self._exceptions)


class closing(AbstractContextManager):
    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *details):
        self.thing.close()


class aclosing(AbstractAsyncContextManager):
    def __init__(self, thing):
        self.thing = thing

    async def __aenter__(self):
        return self.thing

    async def __aexit__(self, *details):
        await self.thing.aclose()


class nullcontext(AbstractContextManager, AbstractAsyncContextManager):
    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *details):
        pass

    async def __aenter__(self):
        return self.enter_result

    async def __aexit__(self, *details):
        pass


class _Redirection(AbstractContextManager):
    _stream = ""

    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []

    def __enter__(self):
        import sys

        self._old_targets.append(getattr(sys, self._stream))
        setattr(sys, self._stream, self._new_target)
        return self._new_target

    def __exit__(self, kind, error, traceback):
        import sys

        setattr(sys, self._stream, self._old_targets.pop())


class redirect_stdout(_Redirection):
    _stream = "stdout"


class redirect_stderr(_Redirection):
    _stream = "stderr"


class _Callbacks:
    """What the two kinds of stack share: `(is asynchronous, exit function)` in order of entering."""

    def __init__(self):
        self._exits = []

    def pop_all(self):
        other = type(self)()
        other._exits = self._exits
        self._exits = []
        return other

    def push(self, exit):
        method = getattr(type(exit), "__exit__", None)
        if method is None:
            self._exits.append((False, exit))
        else:
            self._exits.append((False, lambda *details: method(exit, *details)))
        return exit

    def enter_context(self, cm):
        kind = type(cm)
        enter = getattr(kind, "__enter__", None)
        leave = getattr(kind, "__exit__", None)
        if enter is None or leave is None:
            raise TypeError(
                f"'{kind.__module__}.{kind.__qualname__}' object does not support the context manager protocol"
            )
        result = enter(cm)
        self._exits.append((False, lambda *details: leave(cm, *details)))
        return result

    def callback(self, callback, /, *args, **named):
        def run(kind, error, traceback):
            callback(*args, **named)

        self._exits.append((False, run))
        return callback


def _chain_context(new, old, outer):
    """Makes the exception that was being handled the context of the one that an exit raised."""
    while True:
        context = new.__context__
        if context is None or context is old:
            return
        if context is outer:
            break
        new = context
    new.__context__ = old


class ExitStack(_Callbacks, AbstractContextManager):
    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        received = error
        pending = error
        suppressed = False
        raised = None
        while self._exits:
            _, leave = self._exits.pop()
            try:
                if pending is None:
                    stops = leave(None, None, None)
                else:
                    stops = leave(type(pending), pending, pending.__traceback__)
                if stops and pending is not None:
                    suppressed = True
                    pending = None
                    raised = None
            except BaseException as new:
                _chain_context(new, pending, received)
                pending = new
                raised = new
        if raised is not None:
            raise raised
        return received is not None and suppressed

    def close(self):
        self.__exit__(None, None, None)


class AsyncExitStack(_Callbacks, AbstractAsyncContextManager):
    def push_async_exit(self, exit):
        method = getattr(type(exit), "__aexit__", None)
        if method is None:
            self._exits.append((True, exit))
        else:
            self._exits.append((True, lambda *details: method(exit, *details)))
        return exit

    async def enter_async_context(self, cm):
        kind = type(cm)
        enter = getattr(kind, "__aenter__", None)
        leave = getattr(kind, "__aexit__", None)
        if enter is None or leave is None:
            raise TypeError(
                f"'{kind.__module__}.{kind.__qualname__}' object does not support the asynchronous "
                "context manager protocol"
            )
        result = await enter(cm)
        self._exits.append((True, lambda *details: leave(cm, *details)))
        return result

    def push_async_callback(self, callback, /, *args, **named):
        async def run(kind, error, traceback):
            await callback(*args, **named)

        self._exits.append((True, run))
        return callback

    async def __aenter__(self):
        return self

    async def __aexit__(self, kind, error, traceback):
        received = error
        pending = error
        suppressed = False
        raised = None
        while self._exits:
            is_async, leave = self._exits.pop()
            try:
                if pending is None:
                    stops = leave(None, None, None)
                else:
                    stops = leave(type(pending), pending, pending.__traceback__)
                if is_async:
                    stops = await stops
                if stops and pending is not None:
                    suppressed = True
                    pending = None
                    raised = None
            except BaseException as new:
                _chain_context(new, pending, received)
                pending = new
                raised = new
        if raised is not None:
            raise raised
        return received is not None and suppressed

    async def aclose(self):
        await self.__aexit__(None, None, None)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "GenericAlias MethodType chdir deque wraps"
