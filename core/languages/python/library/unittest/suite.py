"""Tests together, with the fixtures of their classes and modules."""

import sys
from unittest.case import _exc_info, doModuleCleanups, SkipTest
from unittest.util import strclass


class _ErrorHolder:
    """Stands for a fixture in reports."""

    failureException = None

    def __init__(self, description):
        self.description = description

    def id(self):
        return self.description

    def shortDescription(self):
        return None

    def __str__(self):
        return self.description

    def __repr__(self):
        return f"<ErrorHolder description={self.description!r}>"

    def countTestCases(self):
        return 0


class BaseTestSuite:
    def __init__(self, tests=()):
        self._tests = []
        self.addTests(tests)

    def __repr__(self):
        return f"<{strclass(type(self))} tests={self._tests}>"

    def __eq__(self, other):
        if not isinstance(other, type(self)):
            return NotImplemented
        return list(self) == list(other)

    def __iter__(self):
        return iter(self._tests)

    def countTestCases(self):
        return sum([test.countTestCases() for test in self._tests])

    def addTest(self, test):
        if not callable(test):
            raise TypeError(f"{test!r} is not callable")
        if isinstance(test, type):
            raise TypeError("TestCases and TestSuites must be instantiated before passing them to addTest()")
        self._tests.append(test)

    def addTests(self, tests):
        if isinstance(tests, str):
            raise TypeError("tests must be an iterable of tests, not a string")
        for test in tests:
            self.addTest(test)

    def run(self, result):
        for test in self:
            if result.shouldStop:
                break
            test(result)
        return result

    def __call__(self, *args, **named):
        return self.run(*args, **named)

    def debug(self):
        for test in self:
            test.debug()


class TestSuite(BaseTestSuite):
    def run(self, result, debug=False):
        outermost = not getattr(result, "_testRunEntered", False)
        if outermost:
            result._testRunEntered = True
        for test in self:
            if result.shouldStop:
                break
            if not isinstance(test, BaseTestSuite):
                cls = type(test)
                self._end_class(cls, result)
                self._begin_module(cls, result)
                self._begin_class(cls, result)
                result._previousTestClass = cls
                if getattr(cls, "_classSetupFailed", False) or result._moduleSetUpFailed:
                    continue
            test(result)
        if outermost:
            self._end_class(None, result)
            self._end_module(result)
            result._testRunEntered = False
        return result

    def _fixture(self, result, name, function):
        """Runs a fixture; whether it went well."""
        try:
            function()
            return True
        except SkipTest as skipped:
            result.addSkip(_ErrorHolder(name), str(skipped))
        except Exception as error:
            result.addError(_ErrorHolder(name), _exc_info(error))
        return False

    def _begin_class(self, cls, result):
        if cls is result._previousTestClass or result._moduleSetUpFailed or getattr(cls, "__unittest_skip__", False):
            return
        if not hasattr(cls, "setUpClass"):
            return
        cls._classSetupFailed = False
        if not self._fixture(result, f"setUpClass ({strclass(cls)})", cls.setUpClass):
            cls._classSetupFailed = True
            self._clean_class(cls, result, "setUpClass")

    def _clean_class(self, cls, result, name):
        cls.doClassCleanups()
        for info in cls.tearDown_exceptions:
            result.addError(_ErrorHolder(f"{name} ({strclass(cls)})"), info)

    def _end_class(self, following, result):
        cls = result._previousTestClass
        if cls is following or cls is None:
            return
        if getattr(cls, "_classSetupFailed", False) or result._moduleSetUpFailed:
            return
        if getattr(cls, "__unittest_skip__", False) or not hasattr(cls, "tearDownClass"):
            return
        self._fixture(result, f"tearDownClass ({strclass(cls)})", cls.tearDownClass)
        self._clean_class(cls, result, "tearDownClass")

    def _begin_module(self, cls, result):
        before = result._previousTestClass
        if before is not None and before.__module__ == cls.__module__:
            return
        self._end_module(result)
        result._moduleSetUpFailed = False
        module = sys.modules.get(cls.__module__)
        set_up = getattr(module, "setUpModule", None)
        if set_up is not None:
            result._moduleSetUpFailed = not self._fixture(result, f"setUpModule ({cls.__module__})", set_up)
            if result._moduleSetUpFailed:
                self._fixture(result, f"setUpModule ({cls.__module__})", doModuleCleanups)

    def _end_module(self, result):
        cls = result._previousTestClass
        if cls is None or result._moduleSetUpFailed:
            return
        tear_down = getattr(sys.modules.get(cls.__module__), "tearDownModule", None)
        if tear_down is not None:
            self._fixture(result, f"tearDownModule ({cls.__module__})", tear_down)
        self._fixture(result, f"tearDownModule ({cls.__module__})", doModuleCleanups)
