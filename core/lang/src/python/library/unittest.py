"""Tests in classes: assertions, and a runner that reports as CPython's does."""

import sys
import time


class SkipTest(Exception):
    pass


class _Raises:
    """`with self.assertRaises(…)`."""

    def __init__(self, case, expected, pattern, msg):
        self._case = case
        self.expected = expected
        self._pattern = pattern
        self._msg = msg
        self.exception = None

    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        if kind is None:
            names = getattr(self.expected, "__name__", None) or ", ".join([each.__name__ for each in self.expected])
            self._case._fail(self._msg, f"{names} not raised")
        if not issubclass(kind, self.expected):
            return False
        self.exception = error
        if self._pattern is not None:
            import re

            if not re.search(self._pattern, str(error)):
                self._case._fail(self._msg, f'"{self._pattern}" does not match "{error}"')
        return True


class _SubTest:
    def __init__(self, case, message, named):
        self._case = case
        self._message = message
        self._named = named

    def __enter__(self):
        pass

    def __exit__(self, kind, error, traceback):
        if kind is None or not isinstance(error, Exception) or isinstance(error, SkipTest):
            return False
        parts = [] if self._message is None else [f"[{self._message}]"]
        if self._named:
            parts.append("(" + ", ".join([f"{key}={value!r}" for key, value in self._named.items()]) + ")")
        self._case._result._add(self._case, error, " " + " ".join(parts))
        return True


class TestCase:
    failureException = AssertionError
    longMessage = True
    maxDiff = 640

    def __init__(self, methodName="runTest"):
        self._testMethodName = methodName
        self._cleanups = []
        self._result = None

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

    def doCleanups(self):
        while self._cleanups:
            function, args, named = self._cleanups.pop()
            function(*args, **named)

    def id(self):
        cls = type(self)
        return f"{cls.__module__}.{cls.__qualname__}.{self._testMethodName}"

    def shortDescription(self):
        doc = getattr(self, self._testMethodName).__doc__
        return doc.strip().split("\n")[0].strip() if doc else None

    def __str__(self):
        return f"{self._testMethodName} ({self.id()})"

    def run(self, result=None):
        result = TestResult() if result is None else result
        self._result = result
        result._start(self)
        method = getattr(self, self._testMethodName)
        before = len(result.failures) + len(result.errors)
        reason = getattr(method, "_skip_reason", None) or getattr(type(self), "_skip_reason", None)
        if reason is not None:
            result._skip(self, reason)
            return result
        expects_failure = getattr(method, "_expects_failure", False)
        error = None
        try:
            self.setUp()
            try:
                method()
            except Exception as raised:
                error = raised
            self.tearDown()
        except Exception as raised:
            error = raised if error is None else error
        try:
            self.doCleanups()
        except Exception as raised:
            error = raised if error is None else error
        if isinstance(error, SkipTest):
            result._skip(self, str(error))
        elif expects_failure:
            result._expected(self, error)
        elif error is not None:
            result._add(self, error, "")
        elif len(result.failures) + len(result.errors) == before:
            result._success(self)
        return result

    def __call__(self, *args, **named):
        return self.run(*args, **named)

    def debug(self):
        self.setUp()
        getattr(self, self._testMethodName)()
        self.tearDown()
        self.doCleanups()

    def subTest(self, msg=None, **params):
        return _SubTest(self, msg, params)

    def skipTest(self, reason):
        raise SkipTest(reason)

    def fail(self, msg=None):
        raise self.failureException(msg)

    def _fail(self, msg, standard):
        if msg is None:
            raise self.failureException(standard)
        raise self.failureException(f"{standard} : {msg}" if self.longMessage else msg)

    def assertTrue(self, expr, msg=None):
        if not expr:
            self._fail(msg, f"{expr!r} is not true")

    def assertFalse(self, expr, msg=None):
        if expr:
            self._fail(msg, f"{expr!r} is not false")

    def assertEqual(self, first, second, msg=None):
        if not first == second:
            self._fail(msg, f"{first!r} != {second!r}")

    assertListEqual = assertTupleEqual = assertDictEqual = assertSetEqual = assertEqual
    assertMultiLineEqual = assertSequenceEqual = assertEqual

    def assertNotEqual(self, first, second, msg=None):
        if not first != second:
            self._fail(msg, f"{first!r} == {second!r}")

    def assertIs(self, expr1, expr2, msg=None):
        if expr1 is not expr2:
            self._fail(msg, f"{expr1!r} is not {expr2!r}")

    def assertIsNot(self, expr1, expr2, msg=None):
        if expr1 is expr2:
            self._fail(msg, f"unexpectedly identical: {expr1!r}")

    def assertIsNone(self, obj, msg=None):
        if obj is not None:
            self._fail(msg, f"{obj!r} is not None")

    def assertIsNotNone(self, obj, msg=None):
        if obj is None:
            self._fail(msg, "unexpectedly None")

    def assertIn(self, member, container, msg=None):
        if member not in container:
            self._fail(msg, f"{member!r} not found in {container!r}")

    def assertNotIn(self, member, container, msg=None):
        if member in container:
            self._fail(msg, f"{member!r} unexpectedly found in {container!r}")

    def assertIsInstance(self, obj, cls, msg=None):
        if not isinstance(obj, cls):
            self._fail(msg, f"{obj!r} is not an instance of {cls!r}")

    def assertNotIsInstance(self, obj, cls, msg=None):
        if isinstance(obj, cls):
            self._fail(msg, f"{obj!r} is an instance of {cls!r}")

    def assertLess(self, a, b, msg=None):
        if not a < b:
            self._fail(msg, f"{a!r} not less than {b!r}")

    def assertLessEqual(self, a, b, msg=None):
        if not a <= b:
            self._fail(msg, f"{a!r} not less than or equal to {b!r}")

    def assertGreater(self, a, b, msg=None):
        if not a > b:
            self._fail(msg, f"{a!r} not greater than {b!r}")

    def assertGreaterEqual(self, a, b, msg=None):
        if not a >= b:
            self._fail(msg, f"{a!r} not greater than or equal to {b!r}")

    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if first == second:
            return
        difference = abs(first - second)
        if delta is not None:
            if difference > delta:
                self._fail(msg, f"{first!r} != {second!r} within {delta!r} delta ({difference!r} difference)")
        elif round(difference, 7 if places is None else places) != 0:
            self._fail(
                msg, f"{first!r} != {second!r} within {7 if places is None else places} places ({difference!r} difference)"
            )

    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        difference = abs(first - second)
        if delta is not None:
            if first == second or difference <= delta:
                self._fail(msg, f"{first!r} == {second!r} within {delta!r} delta ({difference!r} difference)")
        elif first == second or round(difference, 7 if places is None else places) == 0:
            self._fail(msg, f"{first!r} == {second!r} within {7 if places is None else places} places")

    def assertCountEqual(self, first, second, msg=None):
        left = list(first)
        right = list(second)
        rest = list(right)
        for value in left:
            if value not in rest:
                self._fail(msg, f"Element counts were not equal: {left!r} != {right!r}")
            rest.remove(value)
        if rest:
            self._fail(msg, f"Element counts were not equal: {left!r} != {right!r}")

    def assertRegex(self, text, expected_regex, msg=None):
        import re

        if not re.search(expected_regex, text):
            self._fail(msg, f"Regex didn't match: {expected_regex!r} not found in {text!r}")

    def assertNotRegex(self, text, unexpected_regex, msg=None):
        import re

        if re.search(unexpected_regex, text):
            self._fail(msg, f"Regex matched: {unexpected_regex!r} matches in {text!r}")

    def assertRaises(self, expected_exception, *args, **named):
        return self._raises(expected_exception, None, args, named)

    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **named):
        return self._raises(expected_exception, expected_regex, args, named)

    def _raises(self, expected, pattern, args, named):
        context = _Raises(self, expected, pattern, named.pop("msg", None))
        if not args:
            return context
        with context:
            args[0](*args[1:], **named)
        return None


class TestResult:
    def __init__(self):
        self.failures = []
        self.errors = []
        self.skipped = []
        self.expectedFailures = []
        self.unexpectedSuccesses = []
        self.testsRun = 0

    def wasSuccessful(self):
        return not self.failures and not self.errors and not self.unexpectedSuccesses

    def _start(self, test):
        self.testsRun += 1

    def _success(self, test):
        self._mark(test, ".", "ok")

    def _add(self, test, error, suffix):
        from traceback import format_exception

        text = "".join(format_exception(error))
        if isinstance(error, test.failureException):
            self.failures.append((str(test) + suffix, text))
            self._mark(test, "F", "FAIL")
        else:
            self.errors.append((str(test) + suffix, text))
            self._mark(test, "E", "ERROR")

    def _skip(self, test, reason):
        self.skipped.append((test, reason))
        self._mark(test, "s", f"skipped {reason!r}")

    def _expected(self, test, error):
        if error is None:
            self.unexpectedSuccesses.append(test)
            self._mark(test, "u", "unexpected success")
        else:
            self.expectedFailures.append((test, error))
            self._mark(test, "x", "expected failure")

    def _mark(self, test, short, long):
        pass


class _TextResult(TestResult):
    def __init__(self, stream, verbosity):
        TestResult.__init__(self)
        self._stream = stream
        self._verbosity = verbosity

    def _mark(self, test, short, long):
        if self._verbosity > 1:
            self._stream.write(f"{test} ... {long}\n")
        elif self._verbosity == 1:
            self._stream.write(short)


class TestSuite:
    def __init__(self, tests=()):
        self._tests = list(tests)

    def addTest(self, test):
        self._tests.append(test)

    def addTests(self, tests):
        for test in tests:
            self.addTest(test)

    def __iter__(self):
        return iter(self._tests)

    def countTestCases(self):
        return len(list(self._cases()))

    def _cases(self):
        for test in self._tests:
            if isinstance(test, TestSuite):
                yield from test._cases()
            else:
                yield test

    def run(self, result):
        current = None
        for case in self._cases():
            cls = type(case)
            if cls is not current:
                if current is not None:
                    current.tearDownClass()
                cls.setUpClass()
                current = cls
            case.run(result)
        if current is not None:
            current.tearDownClass()
        return result


class TestLoader:
    testMethodPrefix = "test"

    def getTestCaseNames(self, testCaseClass):
        return sorted([name for name in dir(testCaseClass) if name.startswith(self.testMethodPrefix)])

    def loadTestsFromTestCase(self, testCaseClass):
        names = self.getTestCaseNames(testCaseClass)
        if not names and hasattr(testCaseClass, "runTest"):
            names = ["runTest"]
        return TestSuite([testCaseClass(name) for name in names])

    def loadTestsFromModule(self, module):
        suites = []
        for name in sorted(vars(module)):
            value = getattr(module, name)
            if isinstance(value, type) and issubclass(value, TestCase) and value is not TestCase:
                suites.append(self.loadTestsFromTestCase(value))
        return TestSuite(suites)


defaultTestLoader = TestLoader()


class TextTestRunner:
    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False, **named):
        self.stream = sys.stderr if stream is None else stream
        self.verbosity = verbosity

    def run(self, test):
        stream = self.stream
        result = _TextResult(stream, self.verbosity)
        start = time.perf_counter()
        test.run(result)
        elapsed = time.perf_counter() - start
        if self.verbosity:
            stream.write("\n")
        for kind, entries in (("ERROR", result.errors), ("FAIL", result.failures)):
            for name, text in entries:
                stream.write("=" * 70 + f"\n{kind}: {name}\n" + "-" * 70 + f"\n{text}\n")
        stream.write("-" * 70 + "\n")
        count = result.testsRun
        stream.write(f"Ran {count} test{'' if count == 1 else 's'} in {elapsed:.3f}s\n\n")
        notes = []
        for name, number in (
            ("failures", len(result.failures)),
            ("errors", len(result.errors)),
            ("skipped", len(result.skipped)),
            ("expected failures", len(result.expectedFailures)),
            ("unexpected successes", len(result.unexpectedSuccesses)),
        ):
            if number:
                notes.append(f"{name}={number}")
        verdict = "OK" if result.wasSuccessful() else "FAILED"
        stream.write(verdict + (f" ({', '.join(notes)})" if notes else "") + "\n")
        return result


def main(module="__main__", defaultTest=None, argv=None, testRunner=None, exit=True, verbosity=1, **named):
    """Runs the tests of the program. Classes are found among those derived from `TestCase`."""
    suites = [defaultTestLoader.loadTestsFromTestCase(cls) for cls in sorted(_derived(TestCase), key=_name_of)]
    result = (testRunner or TextTestRunner(verbosity=verbosity)).run(TestSuite(suites))
    if exit:
        sys.exit(not result.wasSuccessful())


def _derived(cls):
    found = []
    for child in cls.__subclasses__():
        if child not in found:
            found.append(child)
            found += [each for each in _derived(child) if each not in found]
    return found


def _name_of(cls):
    return cls.__name__


def skip(reason):
    def decorate(item):
        item._skip_reason = reason
        return item

    return decorate


def skipIf(condition, reason):
    return skip(reason) if condition else lambda item: item


def skipUnless(condition, reason):
    return (lambda item: item) if condition else skip(reason)


def expectedFailure(item):
    item._expects_failure = True
    return item


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "FunctionTestCase IsolatedAsyncioTestCase TextTestResult addModuleCleanup doModuleCleanups enterModuleContext "
    "findTestCases getTestCaseNames installHandler load_tests makeSuite registerResult removeHandler removeResult"
)
