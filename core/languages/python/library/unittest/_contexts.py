"""`with` statements of tests: what must be raised, warned of or logged inside of them."""


class _Context:
    def __init__(self, case, expected, pattern, method):
        self.test_case = case
        self.expected = expected
        self.expected_regex = pattern
        self.obj_name = None
        self.msg = None
        self._method = method

    def handle(self, args, named):
        """The context itself, or what comes of calling something inside of it."""
        kinds = self.expected if isinstance(self.expected, tuple) else (self.expected,)
        if not all([isinstance(kind, type) and issubclass(kind, self._base) for kind in kinds]):
            raise TypeError(f"{self._method}() arg 1 must be {self._wanted}")
        if not args:
            self.msg = named.pop("msg", None)
            if named:
                name = list(named)[0]
                raise TypeError(f"{name!r} is an invalid keyword argument for this function")
            return self
        function, *args = args
        self.obj_name = getattr(function, "__name__", str(function))
        with self:
            function(*args, **named)

    def _fail(self, text):
        raise self.test_case.failureException(self.test_case._formatMessage(self.msg, text))

    def _nothing(self, what):
        names = getattr(self.expected, "__name__", None) or str(self.expected)
        self._fail(f"{names} not {what}" + (f" by {self.obj_name}" if self.obj_name else ""))

    def _matches(self, text):
        import re

        return self.expected_regex is None or re.search(self.expected_regex, text) is not None

    def _no_match(self, text):
        pattern = getattr(self.expected_regex, "pattern", self.expected_regex)
        self._fail(f'"{pattern}" does not match "{text}"')


class RaisesContext(_Context):
    _base = BaseException
    _wanted = "an exception type or tuple of exception types"

    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        if kind is None:
            self._nothing("raised")
        if not issubclass(kind, self.expected):
            return False
        self.exception = error.with_traceback(None)
        if not self._matches(str(error)):
            self._no_match(str(error))
        return True


class WarnsContext(_Context):
    _base = Warning
    _wanted = "a warning class or tuple of warning classes"

    def __enter__(self):
        import warnings

        self._catch = warnings.catch_warnings(record=True)
        self.warnings = self._catch.__enter__()
        kinds = self.expected if isinstance(self.expected, tuple) else (self.expected,)
        for kind in kinds:
            warnings.simplefilter("always", kind)
        return self

    def __exit__(self, kind, error, traceback):
        self._catch.__exit__(kind, error, traceback)
        if kind is not None:
            return False
        first = None
        for record in self.warnings:
            if isinstance(record.message, self.expected):
                first = record.message if first is None else first
                if self._matches(str(record.message)):
                    self.warning = record.message
                    self.filename = record.filename
                    self.lineno = record.lineno
                    return False
        if first is not None:
            self._no_match(str(first))
        self._nothing("triggered")


class LogsContext:
    def __init__(self, case, logger, level, none):
        self.test_case = case
        self.logger_name = logger
        self.level = level
        self.none = none
        self.msg = None

    def __enter__(self):
        import collections
        import logging

        self.level = logging.INFO if self.level is None else self.level
        if isinstance(self.level, str):
            self.level = logging.getLevelNamesMapping().get(self.level, self.level)
        logger = self.logger_name
        if not isinstance(logger, logging.Logger):
            logger = logging.getLogger(logger)
        self.logger = logger
        watched = collections.namedtuple("_LoggingWatcher", ["records", "output"])([], [])

        class Capture(logging.Handler):
            def emit(self, record):
                watched.records.append(record)
                watched.output.append(self.format(record))

        handler = Capture()
        handler.setFormatter(logging.Formatter("%(levelname)s:%(name)s:%(message)s"))
        handler.setLevel(self.level)
        self.watcher = watched
        self._before = logger.handlers, logger.level, logger.propagate
        logger.handlers = [handler]
        logger.setLevel(self.level)
        logger.propagate = False
        return None if self.none else watched

    def __exit__(self, kind, error, traceback):
        import logging

        self.logger.handlers, level, self.logger.propagate = self._before
        self.logger.setLevel(level)
        if kind is not None:
            return False
        if self.none and self.watcher.records:
            self._fail(f"Unexpected logs found: {self.watcher.output!r}")
        if not self.none and not self.watcher.records:
            name = logging.getLevelName(self.level)
            self._fail(f"no logs of level {name} or higher triggered on {self.logger.name}")

    _fail = _Context._fail
