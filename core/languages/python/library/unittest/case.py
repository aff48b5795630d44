"""A test: its fixtures, how it is run, and what its parts report."""

import sys
from unittest._assertions import Assertions
from unittest.result import TestResult
from unittest.util import strclass


class SkipTest(Exception):
    """Raised in a test that is not to be run after all."""


# ---------------------------------------------------------------------------------- marks


def _unchanged(item):
    return item


def skip(reason):
    def decorate(item):
        if not isinstance(item, type):
            import functools

            @functools.wraps(item)
            def skipped(*args, **named):
                raise SkipTest(reason)

            item = skipped
        item.__unittest_skip__ = True
        item.__unittest_skip_why__ = reason
        return item

    if callable(reason) and not isinstance(reason, str):
        item, reason = reason, ""
        return decorate(item)
    return decorate


def skipIf(condition, reason):
    return skip(reason) if condition else _unchanged


def skipUnless(condition, reason):
    return _unchanged if condition else skip(reason)


def expectedFailure(test_item):
    test_item.__unittest_expecting_failure__ = True
    return test_item


_module_cleanups = []


def addModuleCleanup(function, /, *args, **named):
    _module_cleanups.append((function, args, named))


def doModuleCleanups():
    first = None
    while _module_cleanups:
        function, args, named = _module_cleanups.pop()
        try:
            function(*args, **named)
        except Exception as error:
            first = error if first is None else first
    if first is not None:
        raise first


def _enter(manager, add_cleanup):
    kind = type(manager)
    if not hasattr(kind, "__enter__") or not hasattr(kind, "__exit__"):
        raise TypeError(f"'{kind.__module__}.{kind.__qualname__}' object does not support the context manager protocol")
    result = kind.__enter__(manager)
    add_cleanup(kind.__exit__, manager, None, None, None)
    return result


def enterModuleContext(cm):
    return _enter(cm, addModuleCleanup)


# ---------------------------------------------------------------------------------- running


class _Outcome:
    """How the parts of a test went so far."""

    def __init__(self, result):
        self.result = result
        self.success = True
        self.expecting_failure = False
        self.expected = None

    def part(self, case, function, *args):
        """Runs a part of a test; whether it went well."""
        try:
            function(*args)
            return True
        except KeyboardInterrupt:
            raise
        except SkipTest as skipped:
            self.result.addSkip(case, str(skipped))
        except BaseException as error:
            if self.expecting_failure:
                self.expected = _exc_info(error)
                return True
            if issubclass(type(error), case.failureException):
                self.result.addFailure(case, _exc_info(error))
            else:
                self.result.addError(case, _exc_info(error))
        self.success = False
        return False


def _exc_info(error):
    return type(error), error, error.__traceback__


class _SubTestContext:
    def __init__(self, case, message, params):
        self._case = case
        self._message = message
        self._params = params

    def __enter__(self):
        case = self._case
        self._outer = case._subtest
        params = self._params if self._outer is None else {**self._outer.params, **self._params}
        case._subtest = _SubTest(case, self._message, params)

    def __exit__(self, kind, error, traceback):
        case = self._case
        current = case._subtest
        case._subtest = self._outer
        outcome = case._outcome
        if outcome is None:
            return False
        if kind is None:
            outcome.result.addSubTest(case, current, None)
            return False
        if issubclass(kind, (KeyboardInterrupt, GeneratorExit)):
            return False
        if issubclass(kind, SkipTest):
            outcome.success = False
            outcome.result.addSkip(current, str(error))
        elif outcome.expecting_failure:
            outcome.expected = _exc_info(error)
        else:
            outcome.success = False
            outcome.result.addSubTest(case, current, _exc_info(error))
        return True


_no_message = object()


class TestCase(Assertions):
    _classSetupFailed = False
    _class_cleanups = None

    def __init__(self, methodName="runTest"):
        self._testMethodName = methodName
        self._cleanups = []
        self._outcome = None
        self._subtest = None
        method = getattr(self, methodName, None)
        if method is None:
            if methodName != "runTest":
                raise ValueError(f"no such test method in {type(self)}: {methodName}")
            self._testMethodDoc = "No test"
        else:
            self._testMethodDoc = method.__doc__

    @classmethod
    def setUpClass(cls):
        pass

    @classmethod
    def tearDownClass(cls):
        pass

    def setUp(self):
        pass

    def tearDown(self):
        pass

    def addCleanup(self, function, /, *args, **named):
        self._cleanups.append((function, args, named))

    def enterContext(self, cm):
        return _enter(cm, self.addCleanup)

    def doCleanups(self):
        outcome = self._outcome or _Outcome(self.defaultTestResult())
        while self._cleanups:
            function, args, named = self._cleanups.pop()
            outcome.part(self, self._call_cleanup, function, args, named)
        return outcome.success

    def _call_cleanup(self, function, args, named):
        function(*args, **named)

    @classmethod
    def addClassCleanup(cls, function, /, *args, **named):
        if "_class_cleanups" not in cls.__dict__:
            cls._class_cleanups = []
        cls._class_cleanups.append((function, args, named))

    @classmethod
    def enterClassContext(cls, cm):
        return _enter(cm, cls.addClassCleanup)

    @classmethod
    def doClassCleanups(cls):
        cls.tearDown_exceptions = []
        while cls._class_cleanups:
            function, args, named = cls._class_cleanups.pop()
            try:
                function(*args, **named)
            except Exception as error:
                cls.tearDown_exceptions.append(_exc_info(error))

    def countTestCases(self):
        return 1

    def defaultTestResult(self):
        return TestResult()

    def id(self):
        return f"{strclass(type(self))}.{self._testMethodName}"

    def shortDescription(self):
        doc = self._testMethodDoc
        return doc.strip().split("\n")[0].strip() if doc else None

    def __str__(self):
        return f"{self._testMethodName} ({self.id()})"

    def __repr__(self):
        return f"<{strclass(type(self))} testMethod={self._testMethodName}>"

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self._testMethodName == other._testMethodName

    def __hash__(self):
        return hash((type(self), self._testMethodName))

    def _callSetUp(self):
        self.setUp()

    def _callTestMethod(self, method):
        if method() is not None:
            import warnings

            warnings.warn(
                f"It is deprecated to return a value that is not None from a test case ({method})",
                DeprecationWarning,
                stacklevel=3,
            )

    def _callTearDown(self):
        self.tearDown()

    def run(self, result=None):
        own = result is None
        if own:
            result = self.defaultTestResult()
            result.startTestRun()
        result.startTest(self)
        try:
            self._run(result)
        finally:
            result.stopTest(self)
            if own:
                result.stopTestRun()
        return result

    def _run(self, result):
        method = getattr(self, self._testMethodName)
        for item in (type(self), method):
            if getattr(item, "__unittest_skip__", False):
                why = getattr(type(self), "__unittest_skip_why__", "") or getattr(method, "__unittest_skip_why__", "")
                result.addSkip(self, why)
                return
        expecting = getattr(self, "__unittest_expecting_failure__", False) or getattr(
            method, "__unittest_expecting_failure__", False
        )
        outcome = self._outcome = _Outcome(result)
        try:
            if outcome.part(self, self._callSetUp):
                outcome.expecting_failure = expecting
                outcome.part(self, self._callTestMethod, method)
                outcome.expecting_failure = False
                outcome.part(self, self._callTearDown)
            self.doCleanups()
            if outcome.success:
                if not expecting:
                    result.addSuccess(self)
                elif outcome.expected is not None:
                    result.addExpectedFailure(self, outcome.expected)
                else:
                    result.addUnexpectedSuccess(self)
        finally:
            self._outcome = None

    def __call__(self, *args, **named):
        return self.run(*args, **named)

    def debug(self):
        self._callSetUp()
        self._callTestMethod(getattr(self, self._testMethodName))
        self._callTearDown()
        while self._cleanups:
            function, args, named = self._cleanups.pop()
            self._call_cleanup(function, args, named)

    def subTest(self, msg=_no_message, **params):
        return _SubTestContext(self, msg, params)

    def skipTest(self, reason):
        raise SkipTest(reason)


class FunctionTestCase(TestCase):
    """A function as a test."""

    def __init__(self, testFunc, setUp=None, tearDown=None, description=None):
        TestCase.__init__(self)
        self._parts = setUp, testFunc, tearDown
        self._description = description

    def setUp(self):
        if self._parts[0] is not None:
            self._parts[0]()

    def tearDown(self):
        if self._parts[2] is not None:
            self._parts[2]()

    def runTest(self):
        self._parts[1]()

    def id(self):
        return self._parts[1].__name__

    def __str__(self):
        return f"{strclass(type(self))} ({self.id()})"

    def __repr__(self):
        return f"<{strclass(type(self))} tec={self._parts[1]}>"

    def shortDescription(self):
        if self._description is not None:
            return self._description
        doc = self._parts[1].__doc__
        return doc and doc.split("\n")[0].strip() or None


class _SubTest(TestCase):
    """A part of a test that is reported by itself."""

    def __init__(self, test_case, message, params):
        TestCase.__init__(self)
        self.test_case = test_case
        self._message = message
        self.params = params
        self.failureException = test_case.failureException

    def runTest(self):
        raise NotImplementedError("subtests cannot be run directly")

    def _description(self):
        parts = [] if self._message is _no_message else [f"[{self._message}]"]
        if self.params:
            parts.append("(" + ", ".join([f"{name}={value!r}" for name, value in self.params.items()]) + ")")
        return " ".join(parts) or "(<subtest>)"

    def id(self):
        return f"{self.test_case.id()} {self._description()}"

    def shortDescription(self):
        return self.test_case.shortDescription()

    def __str__(self):
        return f"{self.test_case} {self._description()}"


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "DIFF_OMITTED safe_repr"
