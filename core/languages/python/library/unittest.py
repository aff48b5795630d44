"""Tests in classes: assertions, and a runner that reports as CPython's does."""

from unittest.case import (
    addModuleCleanup,
    doModuleCleanups,
    enterModuleContext,
    expectedFailure,
    FunctionTestCase,
    skip,
    skipIf,
    skipUnless,
    SkipTest,
    TestCase,
)
from unittest.loader import defaultTestLoader, getTestCaseNames, makeSuite, TestLoader
from unittest.main import main, TestProgram
from unittest.result import TestResult
from unittest.runner import TextTestResult, TextTestRunner
from unittest.suite import BaseTestSuite, TestSuite


def __getattr__(name):
    """What needs an event loop is there when it is asked for."""
    if name == "IsolatedAsyncioTestCase":
        from unittest.async_case import IsolatedAsyncioTestCase

        return IsolatedAsyncioTestCase
    raise AttributeError(f"module 'unittest' has no attribute {name!r}")


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "findTestCases installHandler load_tests registerResult removeHandler removeResult"
