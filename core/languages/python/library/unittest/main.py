"""Running the tests of a program: `unittest.main()`."""

import sys
from unittest.loader import defaultTestLoader
from unittest.runner import TextTestRunner


class TestProgram:
    def __init__(self, module="__main__", defaultTest=None, argv=None, testRunner=None, testLoader=defaultTestLoader, exit=True, verbosity=1, failfast=None, catchbreak=None, buffer=None, warnings=None, *, tb_locals=False):
        if isinstance(module, str):
            from importlib import import_module

            module = sys.modules[module] if module in sys.modules else import_module(module)
        self.module = module
        self.defaultTest = defaultTest
        self.testRunner = TextTestRunner if testRunner is None else testRunner
        self.testLoader = testLoader
        self.exit = exit
        self.verbosity = verbosity
        self.failfast = failfast
        self.buffer = buffer
        self.tb_locals = tb_locals
        self.parseArgs(sys.argv if argv is None else argv)
        self.runTests()

    def parseArgs(self, argv):
        names = []
        patterns = []
        rest = list(argv[1:])
        while rest:
            text = rest.pop(0)
            if text in ("-v", "--verbose"):
                self.verbosity = 2
            elif text in ("-q", "--quiet"):
                self.verbosity = 0
            elif text in ("-f", "--failfast"):
                self.failfast = True
            elif text in ("-b", "--buffer"):
                self.buffer = True
            elif text == "--locals":
                self.tb_locals = True
            elif text in ("-c", "--catch"):
                pass
            elif text[:2] == "-k":
                pattern = text[2:] or (rest.pop(0) if rest else "")
                patterns.append(pattern if "*" in pattern else f"*{pattern}*")
            elif text[:1] == "-":
                sys.stderr.write(f"{argv[0]}: error: unrecognized arguments: {text}\n")
                sys.exit(2)
            else:
                names.append(text)
        if patterns:
            self.testLoader.testNamePatterns = patterns
        if not names and self.defaultTest is not None:
            names = [self.defaultTest] if isinstance(self.defaultTest, str) else list(self.defaultTest)
        if names:
            self.test = self.testLoader.loadTestsFromNames(names, self.module)
        else:
            self.test = self.testLoader.loadTestsFromModule(self.module)

    def runTests(self):
        runner = self.testRunner
        if isinstance(runner, type):
            runner = runner(verbosity=self.verbosity, failfast=bool(self.failfast), buffer=bool(self.buffer))
        self.result = runner.run(self.test)
        if self.exit:
            sys.exit(not self.result.wasSuccessful())


main = TestProgram


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "buffer catchbreak createTests failfast module progName testNamePatterns usageExit verbosity warnings"
