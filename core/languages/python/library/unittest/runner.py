"""Running tests and telling of them in text."""

import sys
import time
from unittest.case import _SubTest
from unittest.result import TestResult


class _WritelnDecorator:
    """A stream that can also end lines."""

    def __init__(self, stream):
        self.stream = stream

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def writeln(self, text=None):
        if text:
            self.stream.write(text)
        self.stream.write("\n")

    def flush(self):
        if hasattr(self.stream, "flush"):
            self.stream.flush()


class TextTestResult(TestResult):
    separator1 = "=" * 70
    separator2 = "-" * 70

    def __init__(self, stream, descriptions, verbosity):
        TestResult.__init__(self, stream, descriptions, verbosity)
        self.stream = stream
        self.showAll = verbosity > 1
        self.dots = verbosity == 1
        self.descriptions = descriptions
        self._newline = True

    def getDescription(self, test):
        first = test.shortDescription()
        return f"{test}\n{first}" if self.descriptions and first else str(test)

    def startTest(self, test):
        TestResult.startTest(self, test)
        if self.showAll:
            self.stream.write(f"{self.getDescription(test)} ... ")
            self.stream.flush()
            self._newline = False

    def _show(self, test, long, short):
        if self.showAll:
            is_part = isinstance(test, _SubTest)
            if is_part or self._newline:
                if not self._newline:
                    self.stream.writeln()
                self.stream.write(f"{'  ' if is_part else ''}{self.getDescription(test)} ... ")
            self.stream.writeln(long)
            self.stream.flush()
            self._newline = True
        elif self.dots:
            self.stream.write(short)
            self.stream.flush()

    def addSubTest(self, test, subtest, err):
        if err is not None:
            if issubclass(err[0], subtest.failureException):
                self._show(subtest, "FAIL", "F")
            else:
                self._show(subtest, "ERROR", "E")
        TestResult.addSubTest(self, test, subtest, err)

    def addSuccess(self, test):
        TestResult.addSuccess(self, test)
        self._show(test, "ok", ".")

    def addError(self, test, err):
        TestResult.addError(self, test, err)
        self._show(test, "ERROR", "E")

    def addFailure(self, test, err):
        TestResult.addFailure(self, test, err)
        self._show(test, "FAIL", "F")

    def addSkip(self, test, reason):
        TestResult.addSkip(self, test, reason)
        self._show(test, f"skipped {reason!r}", "s")

    def addExpectedFailure(self, test, err):
        TestResult.addExpectedFailure(self, test, err)
        self._show(test, "expected failure", "x")

    def addUnexpectedSuccess(self, test):
        TestResult.addUnexpectedSuccess(self, test)
        self._show(test, "unexpected success", "u")

    def printErrors(self):
        if self.dots or self.showAll:
            self.stream.writeln()
        self.printErrorList("ERROR", self.errors)
        self.printErrorList("FAIL", self.failures)
        if self.unexpectedSuccesses:
            self.stream.writeln(self.separator1)
            for test in self.unexpectedSuccesses:
                self.stream.writeln(f"UNEXPECTED SUCCESS: {self.getDescription(test)}")
        self.stream.flush()

    def printErrorList(self, flavour, errors):
        for test, text in errors:
            self.stream.writeln(self.separator1)
            self.stream.writeln(f"{flavour}: {self.getDescription(test)}")
            self.stream.writeln(self.separator2)
            self.stream.writeln(text)


class TextTestRunner:
    resultclass = TextTestResult

    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False, resultclass=None, warnings=None, *, tb_locals=False):
        self.stream = _WritelnDecorator(sys.stderr if stream is None else stream)
        self.descriptions = descriptions
        self.verbosity = verbosity
        self.failfast = failfast
        self.buffer = buffer
        self.tb_locals = tb_locals
        if resultclass is not None:
            self.resultclass = resultclass

    def _makeResult(self):
        return self.resultclass(self.stream, self.descriptions, self.verbosity)

    def run(self, test):
        stream = self.stream
        result = self._makeResult()
        result.failfast = self.failfast
        result.buffer = self.buffer
        result.tb_locals = self.tb_locals
        start = time.perf_counter()
        result.startTestRun()
        try:
            test(result)
        finally:
            result.stopTestRun()
        elapsed = time.perf_counter() - start
        result.printErrors()
        if hasattr(result, "separator2"):
            stream.writeln(result.separator2)
        count = result.testsRun
        stream.writeln(f"Ran {count} test{'' if count == 1 else 's'} in {elapsed:.3f}s")
        stream.writeln()
        good = result.wasSuccessful()
        notes = []
        for name, found in (
            ("failures", result.failures),
            ("errors", result.errors),
            ("skipped", result.skipped),
            ("expected failures", result.expectedFailures),
            ("unexpected successes", result.unexpectedSuccesses),
        ):
            if found:
                notes.append(f"{name}={len(found)}")
        stream.writeln(("OK" if good else "FAILED") + (f" ({', '.join(notes)})" if notes else ""))
        stream.flush()
        return result


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "registerResult"
