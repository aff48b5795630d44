"""Examples in documentation, carried out and compared with what stands below them."""

import sys
from collections import namedtuple
from io import StringIO
from traceback import format_exc, format_exception_only
from __intrinsics__ import file_text
from types import FunctionType

TestResults = namedtuple("TestResults", "failed attempted")

_names = (
    "DONT_ACCEPT_TRUE_FOR_1",
    "DONT_ACCEPT_BLANKLINE",
    "NORMALIZE_WHITESPACE",
    "ELLIPSIS",
    "SKIP",
    "IGNORE_EXCEPTION_DETAIL",
)
DONT_ACCEPT_TRUE_FOR_1, DONT_ACCEPT_BLANKLINE, NORMALIZE_WHITESPACE, ELLIPSIS, SKIP, IGNORE_EXCEPTION_DETAIL = (
    1,
    2,
    4,
    8,
    16,
    32,
)
OPTIONFLAGS_BY_NAME = {name: 1 << place for place, name in enumerate(_names)}

_DIVIDER = "*" * 70


class DocTestFailure(Exception):
    def __init__(self, test, example, got):
        self.test, self.example, self.got = test, example, got


class UnexpectedException(Exception):
    def __init__(self, test, example, exc_info):
        self.test, self.example, self.exc_info = test, example, exc_info


class Example:
    """A statement, and what is to be printed: `exc_msg` is the last line of a traceback, where one is wanted."""

    def __init__(self, source, want, exc_msg=None, lineno=0, indent=0, options=None):
        self.source = source if source.endswith("\n") else source + "\n"
        self.want = want if not want or want.endswith("\n") else want + "\n"
        self.exc_msg = exc_msg
        self.lineno = lineno
        self.indent = indent
        self.options = {} if options is None else options


class DocTest:
    def __init__(self, examples, globs, name, filename, lineno, docstring):
        self.examples = examples
        self.globs = globs.copy()
        self.name = name
        self.filename = filename
        self.lineno = lineno
        self.docstring = docstring

    def __repr__(self):
        count = len(self.examples)
        many = "no examples" if count == 0 else "1 example" if count == 1 else f"{count} examples"
        return f"<DocTest {self.name} from {self.filename}:{self.lineno} ({many})>"

    def __lt__(self, other):
        return self.name < other.name


def _indented(text):
    return "".join(["    " + line if line.strip() else line for line in text.splitlines(True)])


def _options(source):
    """What comments like `# doctest: +ELLIPSIS` ask for."""
    options = {}
    for line in source.split("\n"):
        _, mark, asked = line.partition("# doctest:")
        for option in asked.replace(",", " ").split() if mark else ():
            if option[0] not in "+-" or option[1:] not in OPTIONFLAGS_BY_NAME:
                raise ValueError(f"invalid option: {option!r}")
            options[OPTIONFLAGS_BY_NAME[option[1:]]] = option[0] == "+"
    return options


def _wanted_exception(want):
    """The last line of the traceback that is wanted, with what follows it; None where none is."""
    lines = want.splitlines(True)
    if not lines or not lines[0].startswith(("Traceback (most recent call last):", "Traceback (innermost last):")):
        return None
    rest = lines[1:]
    while rest and (rest[0][:1].isspace() or not rest[0].strip()):
        rest = rest[1:]
    return "".join(rest)


class DocTestParser:
    def get_examples(self, string, name="<string>"):
        lines = string.expandtabs().split("\n")
        examples = []
        at = 0
        while at < len(lines):
            text = lines[at].lstrip(" ")
            indent = len(lines[at]) - len(text)
            if text != ">>>" and text[:4] != ">>> ":
                if text.startswith(">>>"):
                    raise ValueError(
                        f"line {at + 1} of the docstring for {name} lacks blank after >>>: {lines[at]!r}"
                    )
                at += 1
                continue
            first = at
            source = [text[4:]]
            at += 1
            while at < len(lines) and lines[at].lstrip(" ")[:3] == "...":
                source.append(lines[at][indent + 4 :])
                at += 1
            want = []
            while at < len(lines) and lines[at].strip() and lines[at].lstrip(" ")[:3] != ">>>":
                if lines[at][:indent].strip():
                    raise ValueError(
                        f"line {at + 1} of the docstring for {name} has inconsistent leading whitespace: {lines[at]!r}"
                    )
                want.append(lines[at][indent:])
                at += 1
            source, want = "\n".join(source), "\n".join(want)
            is_empty = not source.strip() or source.lstrip().startswith("#")
            if not is_empty:
                made = Example(source, want, None, first, indent, _options(source))
                made.exc_msg = _wanted_exception(made.want)
                examples.append(made)
        return examples

    def get_doctest(self, string, globs, name, filename, lineno):
        return DocTest(self.get_examples(string, name), globs, name, filename, lineno, string)


class OutputChecker:
    def check_output(self, want, got, optionflags):
        if got == want:
            return True
        if not optionflags & DONT_ACCEPT_TRUE_FOR_1 and (got, want) in (("True\n", "1\n"), ("False\n", "0\n")):
            return True
        if not optionflags & DONT_ACCEPT_BLANKLINE:
            wanted = [("" if line.strip() == "<BLANKLINE>" else line) for line in want.split("\n")]
            want = "\n".join(wanted)
            got = "\n".join([("" if not line.strip() else line) for line in got.split("\n")])
            if got == want:
                return True
        if optionflags & NORMALIZE_WHITESPACE:
            got, want = " ".join(got.split()), " ".join(want.split())
            if got == want:
                return True
        return bool(optionflags & ELLIPSIS) and _matches(want, got)

    def output_difference(self, example, got, optionflags):
        want = example.want
        if not optionflags & DONT_ACCEPT_BLANKLINE:
            lines = got.split("\n")
            lines = [("<BLANKLINE>" if not line.strip() else line) for line in lines[:-1]] + lines[-1:]
            got = "\n".join(lines)
        if want and got:
            return f"Expected:\n{_indented(want)}Got:\n{_indented(got)}"
        if want:
            return f"Expected:\n{_indented(want)}Got nothing\n"
        if got:
            return f"Expected nothing\nGot:\n{_indented(got)}"
        return "Expected nothing\nGot nothing\n"


def _matches(want, got):
    """Whether a text is another in which `...` stands for anything."""
    pieces = want.split("...")
    if len(pieces) == 1:
        return want == got
    first, last = pieces[0], pieces[-1]
    if not got.startswith(first) or not got.endswith(last) or len(first) + len(last) > len(got):
        return False
    at, end = len(first), len(got) - len(last)
    for piece in pieces[1:-1]:
        found = got.find(piece, at, end)
        if found < 0:
            return False
        at = found + len(piece)
    return True


class DocTestFinder:
    def __init__(self, verbose=False, parser=None, recurse=True, exclude_empty=True):
        self._parser = DocTestParser() if parser is None else parser
        self._recurse = recurse
        self._exclude_empty = exclude_empty

    def find(self, obj, name=None, module=None, globs=None, extraglobs=None):
        if name is None:
            name = obj.__name__
        if module is None:
            module = obj if not isinstance(obj, (type, FunctionType)) else sys.modules.get(obj.__module__)
        if globs is None:
            globs = {} if module is None else dict(vars(module))
        globs = {**globs, **(extraglobs or {})}
        globs.setdefault("__name__", "__main__")
        tests = []
        self._find(tests, obj, name, module, globs, [])
        tests.sort()
        return tests

    def _find(self, tests, obj, name, module, globs, seen):
        if id(obj) in seen:
            return
        seen.append(id(obj))
        text = obj if isinstance(obj, str) else getattr(obj, "__doc__", None)
        text = text if isinstance(text, str) else ""
        if text or not self._exclude_empty:
            filename = getattr(module, "__file__", None) or sys.argv[0]
            line = None if isinstance(obj, str) else _line_of_docstring(obj, filename)
            tests.append(self._parser.get_doctest(text, globs, name, filename, line))
        if not self._recurse or isinstance(obj, str):
            return
        if isinstance(obj, type):
            members = vars(obj).items()
        elif obj is module:
            members = [(key, value) for key, value in vars(obj).items() if self._is_own(value, module)]
            members += [("__test__." + key, value) for key, value in getattr(obj, "__test__", {}).items()]
        else:
            return
        for key, value in list(members):
            if isinstance(value, (staticmethod, classmethod)):
                value = value.__func__
            if isinstance(value, (str, property)) and key[:9] != "__test__." and isinstance(value, str):
                continue
            if isinstance(value, (type, FunctionType, property, str)) and self._is_own(value, module):
                self._find(tests, value, f"{name}.{key}", module, globs, seen)

    def _is_own(self, value, module):
        if isinstance(value, (str, property)):
            return True
        value = getattr(value, "__wrapped__", value)
        return isinstance(value, (type, FunctionType)) and value.__module__ == module.__name__


def _line_of_docstring(obj, filename):
    """The place of a docstring's first line among the lines of its file; None where it is not found."""
    text = file_text(filename)
    lines = [] if text is None else text.splitlines()
    obj = getattr(obj, "fget", obj)
    if isinstance(obj, type):
        begins = [at for at, line in enumerate(lines) if _class_named(line) == obj.__name__]
        first = begins[0] if begins else None
    elif hasattr(obj, "__code__"):
        first = getattr(obj, "__wrapped__", obj).__code__.co_firstlineno - 1
    else:
        first = 0
    if first is None or text is None:
        return None
    for at in range(first, len(lines)):
        # The first line of text: a quote, with letters such as `r` in front, at its beginning or behind a colon.
        start = lines[at].rpartition(":")[2] if '"' not in lines[at].partition(":")[0] else lines[at]
        for part in (lines[at], start):
            if part.strip().lstrip("rRuUbBfF")[:1] in ('"', "'"):
                return at
    return None


def _class_named(line):
    words = line.replace("(", " ").replace(":", " ").split()
    return words[1] if len(words) > 1 and words[0] == "class" else None


class DocTestRunner:
    def __init__(self, checker=None, verbose=None, optionflags=0):
        self._checker = OutputChecker() if checker is None else checker
        self._verbose = "-v" in sys.argv if verbose is None else verbose
        self.optionflags = self.original_optionflags = optionflags
        self.tries = self.failures = 0
        self._results = {}

    def report_start(self, out, test, example):
        if self._verbose:
            want = "Expecting:\n" + _indented(example.want) if example.want else "Expecting nothing\n"
            out(f"Trying:\n{_indented(example.source)}{want}")

    def report_success(self, out, test, example, got):
        if self._verbose:
            out("ok\n")

    def report_failure(self, out, test, example, got):
        out(self._header(test, example) + self._checker.output_difference(example, got, self.optionflags))

    def report_unexpected_exception(self, out, test, example, exc_info):
        out(self._header(test, example) + "Exception raised:\n" + _indented(format_exc()))

    def _header(self, test, example):
        if test.filename:
            line = "?" if test.lineno is None else test.lineno + example.lineno + 1
            place = f'File "{test.filename}", line {line}, in {test.name}'
        else:
            place = f"Line {example.lineno + 1}, in {test.name}"
        return f"{_DIVIDER}\n{place}\nFailed example:\n{_indented(example.source)}"

    def run(self, test, compileflags=None, out=None, clear_globs=True):
        real = sys.stdout
        out = real.write if out is None else out
        failures = tries = 0
        for example in test.examples:
            self.optionflags = self.original_optionflags
            for option, is_on in example.options.items():
                self.optionflags = self.optionflags | option if is_on else self.optionflags & ~option
            if self.optionflags & SKIP:
                continue
            tries += 1
            self.report_start(out, test, example)
            sys.stdout = printed = StringIO()
            raised = None
            try:
                _carry_out(example.source, test.globs)
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                raised = error
            finally:
                sys.stdout = real
            failures += not self._judge(out, test, example, printed.getvalue(), raised)
        self.failures += failures
        self.tries += tries
        earlier = self._results.get(test.name, (0, 0))
        self._results[test.name] = (failures + earlier[0], tries + earlier[1])
        return TestResults(failures, tries)

    def _judge(self, out, test, example, got, raised):
        """Whether it was what was wanted; says what it was."""
        check = self._checker.check_output
        if raised is None:
            is_right = check(example.want, got, self.optionflags)
        else:
            told = format_exception_only(type(raised), raised)[-1]
            if example.exc_msg is None:
                try:
                    raise raised
                except BaseException:
                    self.report_unexpected_exception(out, test, example, sys.exc_info())
                return False
            got += "Traceback (most recent call last):\n" + told
            is_right = check(example.exc_msg, told, self.optionflags)
            if not is_right and self.optionflags & IGNORE_EXCEPTION_DETAIL:
                bare = [text.partition(":")[0].rpartition(".")[2].strip() for text in (example.exc_msg, told)]
                is_right = bare[0] == bare[1]
        if is_right:
            self.report_success(out, test, example, got)
        else:
            self.report_failure(out, test, example, got)
        return is_right

    def summarize(self, verbose=None):
        verbose = self._verbose if verbose is None else verbose
        results = sorted(self._results.items())
        empty = [name for name, (_, tries) in results if tries == 0]
        passed = [(name, tries) for name, (failures, tries) in results if tries and not failures]
        failed = [(name, counts) for name, counts in results if counts[0]]
        if verbose and empty:
            print(len(empty), "items had no tests:")
            for name in empty:
                print("   ", name)
        if verbose and passed:
            print(len(passed), "items passed all tests:")
            for name, tries in passed:
                print(" %3d tests in %s" % (tries, name))
        if failed:
            print(_DIVIDER)
            print(len(failed), "items had failures:")
            for name, (failures, tries) in failed:
                print(" %3d of %3d in %s" % (failures, tries, name))
        if verbose:
            print(self.tries, "tests in", len(results), "items.")
            print(self.tries - self.failures, "passed and", self.failures, "failed.")
        if self.failures:
            print("***Test Failed***", self.failures, "failures.")
        elif verbose:
            print("Test passed.")
        return TestResults(self.failures, self.tries)


class DebugRunner(DocTestRunner):
    def report_failure(self, out, test, example, got):
        raise DocTestFailure(test, example, got)

    def report_unexpected_exception(self, out, test, example, exc_info):
        raise UnexpectedException(test, example, exc_info)


def _carry_out(source, globs):
    """Does what a person would do who types it: what an expression gives is shown."""
    is_expression = source.strip() != "pass" and _is_code(source, "eval")
    if is_expression:
        value = eval(source.strip(), globs)
        if value is not None:
            print(repr(value))
        return
    # Of several statements in a line the last may show something.
    first, mark, last = source.strip().rpartition(";")
    if mark and "\n" not in source.strip() and _is_code(first, "exec") and _is_code(last, "eval"):
        exec(first, globs)
        _carry_out(last, globs)
    else:
        exec(source, globs)


def _is_code(text, mode):
    try:
        compile(text.strip(), "<doctest>", mode)
    except SyntaxError:
        return False
    return bool(text.strip())


def testmod(
    m=None,
    name=None,
    globs=None,
    verbose=None,
    report=True,
    optionflags=0,
    extraglobs=None,
    raise_on_error=False,
    exclude_empty=False,
):
    if m is None:
        m = sys.modules["__main__"]
    finder = DocTestFinder(exclude_empty=exclude_empty)
    runner = (DebugRunner if raise_on_error else DocTestRunner)(verbose=verbose, optionflags=optionflags)
    for test in finder.find(m, m.__name__ if name is None else name, globs=globs, extraglobs=extraglobs):
        runner.run(test)
    if report:
        runner.summarize()
    return TestResults(runner.failures, runner.tries)


def run_docstring_examples(f, globs, verbose=False, name="NoName", compileflags=None, optionflags=0):
    finder = DocTestFinder(verbose=verbose, recurse=False)
    runner = DocTestRunner(verbose=verbose, optionflags=optionflags)
    for test in finder.find(f, name, globs=globs):
        runner.run(test, compileflags=compileflags)


__absent__ = (
    "BLANKLINE_MARKER COMPARISON_FLAGS DocFileCase DocFileSuite DocFileTest DocTestCase DocTestSuite "
    "ELLIPSIS_MARKER FAIL_FAST REPORTING_FLAGS REPORT_CDIFF REPORT_NDIFF REPORT_ONLY_FIRST_FAILURE REPORT_UDIFF "
    "SkipDocTestCase debug debug_script debug_src linecache master register_optionflag script_from_examples "
    "set_unittest_reportflags testfile testsource"
)
