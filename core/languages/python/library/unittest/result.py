"""What became of tests."""

import sys
from unittest.util import strclass


class TestResult:
    _previousTestClass = None
    _moduleSetUpFailed = False

    def __init__(self, stream=None, descriptions=None, verbosity=None):
        self.failfast = False
        self.failures = []
        self.errors = []
        self.testsRun = 0
        self.skipped = []
        self.expectedFailures = []
        self.unexpectedSuccesses = []
        self.collectedDurations = []
        self.shouldStop = False
        self.buffer = False
        self.tb_locals = False
        self._kept = None

    def startTestRun(self):
        pass

    def stopTestRun(self):
        pass

    def startTest(self, test):
        self.testsRun += 1
        if self.buffer:
            import io

            self._kept = sys.stdout, sys.stderr
            sys.stdout, sys.stderr = io.StringIO(), io.StringIO()

    def stopTest(self, test):
        if self._kept is not None:
            sys.stdout, sys.stderr = self._kept
            self._kept = None

    def stop(self):
        self.shouldStop = True

    def _told(self, err):
        from traceback import format_exception

        text = "".join(format_exception(err[1]))
        if self._kept is not None:
            for name, stream in (("Stdout", sys.stdout), ("Stderr", sys.stderr)):
                written = stream.getvalue()
                if written:
                    text += f"\n{name}:\n{written}" + ("" if written[-1] == "\n" else "\n")
        return text

    def _bad(self):
        if self.failfast:
            self.stop()

    def addError(self, test, err):
        self.errors.append((test, self._told(err)))
        self._bad()

    def addFailure(self, test, err):
        self.failures.append((test, self._told(err)))
        self._bad()

    def addSubTest(self, test, subtest, err):
        if err is not None:
            into = self.failures if issubclass(err[0], test.failureException) else self.errors
            into.append((subtest, self._told(err)))
            self._bad()

    def addSuccess(self, test):
        pass

    def addSkip(self, test, reason):
        self.skipped.append((test, reason))

    def addExpectedFailure(self, test, err):
        self.expectedFailures.append((test, self._told(err)))

    def addUnexpectedSuccess(self, test):
        self.unexpectedSuccesses.append(test)
        self._bad()

    def printErrors(self):
        pass

    def wasSuccessful(self):
        return not self.failures and not self.errors and not self.unexpectedSuccesses

    def __repr__(self):
        return (
            f"<{strclass(type(self))} run={self.testsRun} errors={len(self.errors)} failures={len(self.failures)}>"
        )


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "STDERR_LINE STDOUT_LINE failfast wraps"
