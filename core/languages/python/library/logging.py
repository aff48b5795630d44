"""Log records that go from loggers, through a tree of names, to handlers."""

from __intrinsics__ import call_frames, str as str_of
import sys
import time

CRITICAL = FATAL = 50
ERROR = 40
WARNING = WARN = 30
INFO = 20
DEBUG = 10
NOTSET = 0
raiseExceptions = True

_names = {50: "CRITICAL", 40: "ERROR", 30: "WARNING", 20: "INFO", 10: "DEBUG", 0: "NOTSET"}
_numbers = {"CRITICAL": 50, "FATAL": 50, "ERROR": 40, "WARN": 30, "WARNING": 30, "INFO": 20, "DEBUG": 10, "NOTSET": 0}


def getLevelName(level):
    if isinstance(level, str):
        return _numbers.get(level, f"Level {level}")
    return _names.get(level, f"Level {level}")


def addLevelName(level, levelName):
    _names[level] = levelName
    _numbers[levelName] = level


def getLevelNamesMapping():
    return dict(_numbers)


def _level(level):
    if isinstance(level, int):
        return level
    if not isinstance(level, str):
        raise TypeError(f"Level not an integer or a valid string: {level!r}")
    if level not in _numbers:
        raise ValueError(f"Unknown level: {level!r}")
    return _numbers[level]


class LogRecord:
    def __init__(self, name, level, pathname, lineno, msg, args, exc_info, func=None, sinfo=None, **named):
        self.name = name
        self.msg = msg
        if args and len(args) == 1 and isinstance(args[0], dict) and args[0]:
            args = args[0]
        self.args = args
        self.levelname = getLevelName(level)
        self.levelno = level
        self.pathname = pathname
        self.filename = pathname.rpartition("/")[2]
        self.module = self.filename.rpartition(".")[0] or self.filename
        self.exc_info = exc_info
        self.exc_text = None
        self.stack_info = sinfo
        self.lineno = lineno
        self.funcName = func or "<module>"
        self.created = time.time()
        self.msecs = int((self.created - int(self.created)) * 1000) + 0.0
        self.relativeCreated = (self.created - _start) * 1000
        self.thread = 1
        self.threadName = "MainThread"
        self.processName = "MainProcess"
        self.process = 1

    def getMessage(self):
        # A message that is not known is logged as its expression.
        message = str(self.msg)
        return str_of(message % self.args if self.args else message)

    def __repr__(self):
        return f'<LogRecord: {self.name}, {self.levelno}, {self.pathname}, {self.lineno}, "{self.msg}">'


_start = time.time()


class Formatter:
    default_time_format = "%Y-%m-%d %H:%M:%S"
    default_msec_format = "%s,%03d"

    def __init__(self, fmt=None, datefmt=None, style="%", validate=True, *, defaults=None):
        if style not in "%{$":
            raise ValueError("Style must be one of: %,{,$")
        self._style = style
        self._fmt = fmt or {"%": "%(message)s", "{": "{message}", "$": "${message}"}[style]
        self.datefmt = datefmt
        self._defaults = defaults

    def usesTime(self):
        return "asctime" in self._fmt

    def formatTime(self, record, datefmt=None):
        moment = time.gmtime(record.created)
        if datefmt:
            return time.strftime(datefmt, moment)
        return self.default_msec_format % (time.strftime(self.default_time_format, moment), record.msecs)

    def formatException(self, ei):
        from traceback import format_exception

        return "".join(format_exception(ei[1])).rstrip("\n")

    def formatMessage(self, record):
        values = dict(self._defaults or {}, **record.__dict__)
        if self._style == "%":
            return self._fmt % values
        if self._style == "{":
            return self._fmt.format(**values)
        from string import Template

        return Template(self._fmt).substitute(values)

    def format(self, record):
        record.message = record.getMessage()
        if self.usesTime():
            record.asctime = self.formatTime(record, self.datefmt)
        text = self.formatMessage(record)
        if record.exc_info and not record.exc_text:
            record.exc_text = self.formatException(record.exc_info)
        if record.exc_text:
            text = text.rstrip("\n") + "\n" + record.exc_text
        return text


_default_formatter = Formatter()


class Filter:
    def __init__(self, name=""):
        self.name = name

    def filter(self, record):
        return not self.name or record.name == self.name or record.name.startswith(self.name + ".")


class Filterer:
    def __init__(self):
        self.filters = []

    def addFilter(self, filter):
        if filter not in self.filters:
            self.filters.append(filter)

    def removeFilter(self, filter):
        if filter in self.filters:
            self.filters.remove(filter)

    def filter(self, record):
        for each in self.filters:
            accepts = each.filter(record) if hasattr(each, "filter") else each(record)
            if not accepts:
                return False
        return True


# ---------------------------------------------------------------------------------- handlers


class Handler(Filterer):
    def __init__(self, level=NOTSET):
        Filterer.__init__(self)
        self.level = _level(level)
        self.formatter = None
        self.name = None

    def setLevel(self, level):
        self.level = _level(level)

    def setFormatter(self, fmt):
        self.formatter = fmt

    def __repr__(self):
        return f"<{type(self).__name__} ({getLevelName(self.level)})>"

    def format(self, record):
        return (self.formatter or _default_formatter).format(record)

    def emit(self, record):
        raise NotImplementedError("emit must be implemented by Handler subclasses")

    def handle(self, record):
        accepted = self.filter(record)
        if accepted:
            self.emit(record)
        return accepted

    def acquire(self):
        pass

    def release(self):
        pass

    def flush(self):
        pass

    def close(self):
        pass

    def handleError(self, record):
        pass


class StreamHandler(Handler):
    terminator = "\n"

    def __init__(self, stream=None):
        Handler.__init__(self)
        self.stream = sys.stderr if stream is None else stream

    def setStream(self, stream):
        before = self.stream
        self.stream = stream
        return before

    def emit(self, record):
        self.stream.write(self.format(record) + self.terminator)

    def flush(self):
        self.stream.flush()

    def __repr__(self):
        name = str(getattr(self.stream, "name", ""))
        return f"<{type(self).__name__} {name + ' ' if name else ''}({getLevelName(self.level)})>"


class NullHandler(Handler):
    def handle(self, record):
        pass

    def emit(self, record):
        pass


class _LastResort(StreamHandler):
    """For records that find no handler: to the error stream of the moment."""

    def __init__(self):
        Handler.__init__(self, WARNING)

    @property
    def stream(self):
        return sys.stderr


lastResort = _LastResort()


# ---------------------------------------------------------------------------------- loggers


class Logger(Filterer):
    def __init__(self, name, level=NOTSET):
        Filterer.__init__(self)
        self.name = name
        self.level = _level(level)
        self.parent = None
        self.propagate = True
        self.handlers = []
        self.disabled = False

    def setLevel(self, level):
        self.level = _level(level)

    def getEffectiveLevel(self):
        logger = self
        while logger is not None:
            if logger.level:
                return logger.level
            logger = logger.parent
        return NOTSET

    def isEnabledFor(self, level):
        return not self.disabled and level > _disabled_up_to and level >= self.getEffectiveLevel()

    def getChild(self, suffix):
        return getLogger(suffix if self is root else f"{self.name}.{suffix}")

    def addHandler(self, hdlr):
        if hdlr not in self.handlers:
            self.handlers.append(hdlr)

    def removeHandler(self, hdlr):
        if hdlr in self.handlers:
            self.handlers.remove(hdlr)

    def hasHandlers(self):
        logger = self
        while logger is not None:
            if logger.handlers:
                return True
            logger = logger.parent if logger.propagate else None
        return False

    def debug(self, msg, *args, **named):
        self._log_if(DEBUG, msg, args, named)

    def info(self, msg, *args, **named):
        self._log_if(INFO, msg, args, named)

    def warning(self, msg, *args, **named):
        self._log_if(WARNING, msg, args, named)

    warn = warning

    def error(self, msg, *args, **named):
        self._log_if(ERROR, msg, args, named)

    def exception(self, msg, *args, exc_info=True, **named):
        named["exc_info"] = exc_info
        self._log_if(ERROR, msg, args, named)

    def critical(self, msg, *args, **named):
        self._log_if(CRITICAL, msg, args, named)

    fatal = critical

    def log(self, level, msg, *args, **named):
        if not isinstance(level, int):
            raise TypeError("level must be an integer")
        self._log_if(level, msg, args, named)

    def _log_if(self, level, msg, args, named):
        if self.isEnabledFor(level):
            self._log(level, msg, args, **named)

    def _log(self, level, msg, args, exc_info=None, extra=None, stack_info=False, stacklevel=1):
        if exc_info:
            if isinstance(exc_info, BaseException):
                exc_info = (type(exc_info), exc_info, exc_info.__traceback__)
            elif not isinstance(exc_info, tuple):
                exc_info = sys.exc_info()
        frames = call_frames()
        file, line, function = frames[min(stacklevel, len(frames)) - 1][:3] if frames else ("(unknown file)", 0, None)
        record = self.makeRecord(self.name, level, file, line, msg, args, exc_info or None, function, extra)
        self.handle(record)

    def makeRecord(self, name, level, fn, lno, msg, args, exc_info, func=None, extra=None, sinfo=None):
        record = LogRecord(name, level, fn, lno, msg, args, exc_info, func, sinfo)
        for key, value in (extra or {}).items():
            if key in ("message", "asctime") or hasattr(record, key):
                raise KeyError(f"Attempt to overwrite {key!r} in LogRecord")
            setattr(record, key, value)
        return record

    def handle(self, record):
        if not self.disabled and self.filter(record):
            self.callHandlers(record)

    def callHandlers(self, record):
        logger = self
        found = 0
        while logger is not None:
            for handler in logger.handlers:
                found += 1
                if record.levelno >= handler.level:
                    handler.handle(record)
            logger = logger.parent if logger.propagate else None
        if not found and record.levelno >= lastResort.level:
            lastResort.handle(record)

    def __repr__(self):
        return f"<{type(self).__name__} {self.name} ({getLevelName(self.getEffectiveLevel())})>"


class RootLogger(Logger):
    def __init__(self, level):
        Logger.__init__(self, "root", level)


root = RootLogger(WARNING)
_loggers = {}
_logger_class = Logger
_disabled_up_to = 0


def getLogger(name=None):
    if not name or (isinstance(name, str) and name == root.name):
        return root
    if not isinstance(name, str):
        raise TypeError("A logger name must be a string")
    logger = _loggers.get(name)
    if logger is None:
        logger = _logger_class(name)
        _loggers[name] = logger
        logger.parent = _parent_of(name)
        for other, child in _loggers.items():
            if other.startswith(name + "."):
                child.parent = _parent_of(other)
    return logger


def _parent_of(name):
    while "." in name:
        name = name.rpartition(".")[0]
        if name in _loggers:
            return _loggers[name]
    return root


def getLoggerClass():
    return _logger_class


def setLoggerClass(klass):
    global _logger_class
    _logger_class = klass


def disable(level=CRITICAL):
    global _disabled_up_to
    _disabled_up_to = _level(level)


class LoggerAdapter:
    def __init__(self, logger, extra=None):
        self.logger = logger
        self.extra = extra

    def process(self, msg, kwargs):
        kwargs["extra"] = self.extra
        return msg, kwargs

    def log(self, level, msg, *args, **named):
        if self.logger.isEnabledFor(level):
            msg, named = self.process(msg, named)
            self.logger.log(level, msg, *args, **named)

    def debug(self, msg, *args, **named):
        self.log(DEBUG, msg, *args, **named)

    def info(self, msg, *args, **named):
        self.log(INFO, msg, *args, **named)

    def warning(self, msg, *args, **named):
        self.log(WARNING, msg, *args, **named)

    def error(self, msg, *args, **named):
        self.log(ERROR, msg, *args, **named)

    def exception(self, msg, *args, exc_info=True, **named):
        self.log(ERROR, msg, *args, exc_info=exc_info, **named)

    def critical(self, msg, *args, **named):
        self.log(CRITICAL, msg, *args, **named)


BASIC_FORMAT = "%(levelname)s:%(name)s:%(message)s"


def basicConfig(*, force=False, **named):
    if force:
        root.handlers.clear()
    if root.handlers:
        return
    handlers = named.pop("handlers", None)
    stream = named.pop("stream", None)
    filename = named.pop("filename", None)
    named.pop("filemode", None)
    named.pop("encoding", None)
    if filename is not None:
        raise FileNotFoundError(2, "No such file or directory", filename)
    if handlers is None:
        handlers = [StreamHandler(stream)]
    style = named.pop("style", "%")
    text = named.pop("format", {"%": BASIC_FORMAT, "{": "{levelname}:{name}:{message}"}.get(style))
    formatter = Formatter(text, named.pop("datefmt", None), style)
    for handler in handlers:
        if handler.formatter is None:
            handler.setFormatter(formatter)
        root.addHandler(handler)
    level = named.pop("level", None)
    if level is not None:
        root.setLevel(level)
    if named:
        raise ValueError(f"Unrecognised argument(s): {', '.join(named)}")


def _with_root(method):
    def log(msg, *args, **named):
        if not root.handlers:
            basicConfig()
        method(msg, *args, **named)

    return log


debug = _with_root(root.debug)
info = _with_root(root.info)
warning = _with_root(root.warning)
warn = warning
error = _with_root(root.error)
exception = _with_root(root.exception)
critical = _with_root(root.critical)
fatal = critical


def log(level, msg, *args, **named):
    if not root.handlers:
        basicConfig()
    root.log(level, msg, *args, **named)


def shutdown():
    pass


def captureWarnings(capture):
    pass


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "BufferingFormatter FileHandler GenericAlias Manager PercentStyle PlaceHolder StrFormatStyle StringTemplateStyle "
    "Template currentframe getLogRecordFactory logMultiprocessing logProcesses logThreads makeLogRecord "
    "setLogRecordFactory"
)
