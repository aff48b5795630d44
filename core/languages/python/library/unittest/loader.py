"""Finding tests in classes and modules, and by their names."""

import sys
from unittest.case import FunctionTestCase, TestCase
from unittest.suite import TestSuite


class TestLoader:
    testMethodPrefix = "test"
    testNamePatterns = None
    suiteClass = TestSuite
    sortTestMethodsUsing = None

    def __init__(self):
        self.errors = []

    def getTestCaseNames(self, testCaseClass):
        names = [
            name
            for name in dir(testCaseClass)
            if name.startswith(self.testMethodPrefix)
            and callable(getattr(testCaseClass, name))
            and self._is_wanted(testCaseClass, name)
        ]
        compare = self.sortTestMethodsUsing
        if compare is not None:
            import functools

            names.sort(key=functools.cmp_to_key(getattr(compare, "__func__", compare)))
        return names

    def _is_wanted(self, cls, name):
        if self.testNamePatterns is None:
            return True
        import fnmatch

        whole = f"{cls.__module__}.{cls.__qualname__}.{name}"
        return any([fnmatch.fnmatchcase(whole, pattern) for pattern in self.testNamePatterns])

    def loadTestsFromTestCase(self, testCaseClass):
        if issubclass(testCaseClass, TestSuite):
            raise TypeError("Test cases should not be derived from TestSuite. Maybe you meant to derive from TestCase?")
        names = self.getTestCaseNames(testCaseClass)
        if not names and hasattr(testCaseClass, "runTest"):
            names = ["runTest"]
        return self.suiteClass([testCaseClass(name) for name in names])

    def loadTestsFromModule(self, module, *args, pattern=None, **named):
        suites = []
        for name in dir(module):
            value = getattr(module, name)
            if isinstance(value, type) and issubclass(value, TestCase) and value not in (TestCase, FunctionTestCase):
                suites.append(self.loadTestsFromTestCase(value))
        suite = self.suiteClass(suites)
        load_tests = getattr(module, "load_tests", None)
        return suite if load_tests is None else load_tests(self, suite, pattern)

    def loadTestsFromName(self, name, module=None):
        parts = name.split(".")
        if module is None:
            module = sys.modules.get(parts[0])
            if module is None:
                from importlib import import_module

                module = import_module(parts[0])
            parts = parts[1:]
        parent, found = None, module
        for part in parts:
            try:
                parent, found = found, getattr(found, part)
            except AttributeError as error:
                return self._failed(part, error)
        if type(found).__name__ == "module":
            return self.loadTestsFromModule(found)
        if isinstance(found, type) and issubclass(found, TestCase):
            return self.loadTestsFromTestCase(found)
        if isinstance(parent, type) and issubclass(parent, TestCase):
            return self.suiteClass([parent(parts[-1])])
        if isinstance(found, TestSuite):
            return found
        if callable(found):
            test = found()
            if isinstance(test, TestSuite):
                return test
            if isinstance(test, TestCase):
                return self.suiteClass([test])
            raise TypeError(f"calling {found} returned {test}, not a test")
        raise TypeError(f"don't know how to make test from: {found}")

    def _failed(self, name, error):
        """A test that fails with what went wrong when tests were looked for."""

        def fail(self):
            raise error

        cls = type("_FailedTest", (TestCase,), {name: fail, "__module__": "unittest.loader"})
        return self.suiteClass([cls(name)])

    def loadTestsFromNames(self, names, module=None):
        return self.suiteClass([self.loadTestsFromName(name, module) for name in names])

    def discover(self, start_dir, pattern="test*.py", top_level_dir=None):
        return self.suiteClass()


defaultTestLoader = TestLoader()


def makeSuite(testCaseClass, prefix="test", sortUsing=None, suiteClass=TestSuite):
    loader = TestLoader()
    loader.testMethodPrefix = prefix
    loader.suiteClass = suiteClass
    return loader.loadTestsFromTestCase(testCaseClass)


def getTestCaseNames(testCaseClass, prefix, sortUsing=None):
    loader = TestLoader()
    loader.testMethodPrefix = prefix
    return loader.getTestCaseNames(testCaseClass)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "VALID_MODULE_NAME findTestCases fnmatch fnmatchcase"
