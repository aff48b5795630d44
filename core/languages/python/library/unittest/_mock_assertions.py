"""What mocks are asked afterwards: whether they were called, or awaited, and how."""

from unittest._calls import _Call, _CallList, call_text
from unittest.util import safe_repr


class Base:
    def _format_mock_call_signature(self, args, kwargs):
        return call_text(self._mock_name or "mock", args, kwargs)

    def _calls_repr(self, prefix="Calls"):
        return f"\n{prefix}: {safe_repr(self.mock_calls)}." if self.mock_calls else ""

    def _shown(self):
        return self._mock_name or "mock"

    def _as_bound(self, known):
        """A call by the signature of what the mock stands for, so that how arguments are passed makes no difference."""
        signature = self.__dict__["_mock_signature"]
        if signature is None or not isinstance(known, _Call):
            return known
        name, args, kwargs = known._parts()
        if name:
            return known
        try:
            bound = signature.bind(*args, **kwargs)
        except TypeError:
            return known
        return _Call((bound.args, bound.kwargs), two=True)

    def assert_called(self):
        if self.call_count == 0:
            raise AssertionError(f"Expected '{self._shown()}' to have been called.")

    def assert_not_called(self):
        if self.call_count > 0:
            raise AssertionError(
                f"Expected '{self._shown()}' to not have been called. Called {self.call_count} times.{self._calls_repr()}"
            )

    def assert_called_once(self):
        if self.call_count != 1:
            raise AssertionError(
                f"Expected '{self._shown()}' to have been called once. "
                f"Called {self.call_count} times.{self._calls_repr()}"
            )

    def assert_called_with(self, /, *args, **kwargs):
        expected = self._format_mock_call_signature(args, kwargs)
        if self.call_args is None:
            raise AssertionError(f"expected call not found.\nExpected: {expected}\n  Actual: not called.")
        if self._as_bound(_Call((args, kwargs), two=True)) != self._as_bound(self.call_args):
            actual = self._format_mock_call_signature(*self.call_args)
            raise AssertionError(f"expected call not found.\nExpected: {expected}\n  Actual: {actual}")

    def assert_called_once_with(self, /, *args, **kwargs):
        if self.call_count != 1:
            raise AssertionError(
                f"Expected '{self._shown()}' to be called once. Called {self.call_count} times.{self._calls_repr()}"
            )
        return self.assert_called_with(*args, **kwargs)

    def assert_any_call(self, /, *args, **kwargs):
        wanted = self._as_bound(_Call((args, kwargs), two=True))
        if wanted not in _CallList([self._as_bound(each) for each in self.call_args_list]):
            raise AssertionError(f"{self._format_mock_call_signature(args, kwargs)} call not found")

    def assert_has_calls(self, calls, any_order=False):
        wanted = [self._as_bound(each) for each in calls]
        made = _CallList([self._as_bound(each) for each in self.mock_calls])
        if not any_order:
            if wanted not in made:
                actual = self._calls_repr(prefix="  Actual").rstrip(".")
                raise AssertionError(f"Calls not found.\nExpected: {_CallList(calls)}{actual}")
            return
        rest = list(made)
        missing = []
        for each in wanted:
            if each in rest:
                rest.remove(each)
            else:
                missing.append(each)
        if missing:
            raise AssertionError(
                f"{self._shown()!r} does not contain all of {tuple(missing)!r} in its call list, found {rest!r} instead"
            )


class AsyncMockMixin(Base):
    def assert_awaited(self):
        if self.await_count == 0:
            raise AssertionError(f"Expected {self._shown()} to have been awaited.")

    def assert_awaited_once(self):
        if self.await_count != 1:
            raise AssertionError(
                f"Expected {self._shown()} to have been awaited once. Awaited {self.await_count} times."
            )

    def assert_awaited_with(self, /, *args, **kwargs):
        expected = self._format_mock_call_signature(args, kwargs)
        if self.await_args is None:
            raise AssertionError(f"Expected await: {expected}\nNot awaited")
        if _Call((args, kwargs), two=True) != self.await_args:
            actual = self._format_mock_call_signature(*self.await_args)
            raise AssertionError(f"expected await not found.\nExpected: {expected}\n  Actual: {actual}")

    def assert_awaited_once_with(self, /, *args, **kwargs):
        if self.await_count != 1:
            raise AssertionError(
                f"Expected {self._shown()} to have been awaited once. Awaited {self.await_count} times."
            )
        return self.assert_awaited_with(*args, **kwargs)

    def assert_any_await(self, /, *args, **kwargs):
        if _Call((args, kwargs), two=True) not in self.await_args_list:
            raise AssertionError(f"{self._format_mock_call_signature(args, kwargs)} await not found")

    def assert_not_awaited(self):
        if self.await_count > 0:
            raise AssertionError(
                f"Expected {self._shown()} to not have been awaited. Awaited {self.await_count} times."
            )
