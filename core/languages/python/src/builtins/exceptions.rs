//! The hierarchy of exceptions.

use super::rows::{class, member, method, special};
use ir::{BuiltinClass, BuiltinMethod, Intrinsic, Native};

const BASE: &[BuiltinMethod] = &[
    method("__init__", Intrinsic::ExceptionInit, "*args"),
    special("__str__", Intrinsic::ExceptionStr),
    special("__repr__", Intrinsic::ExceptionRepr),
    method("with_traceback", Intrinsic::ExceptionWithTraceback, "tb, /"),
    method("add_note", Intrinsic::ExceptionAddNote, "note, /"),
    member("args", Intrinsic::ExceptionArgs),
    member("__cause__", Intrinsic::ExceptionCause),
    member("__context__", Intrinsic::ExceptionContext),
    member("__suppress_context__", Intrinsic::ExceptionSuppressContext),
    member("__traceback__", Intrinsic::ExceptionTracebackObject),
    member("__notes__", Intrinsic::ExceptionNotes),
];

const STOP_ITERATION: &[BuiltinMethod] = &[member("value", Intrinsic::ExceptionFirst)];

const SYSTEM_EXIT: &[BuiltinMethod] = &[member("code", Intrinsic::ExceptionCode)];

const OS_ERROR: &[BuiltinMethod] = &[
    member("errno", Intrinsic::OsErrorNumber),
    member("strerror", Intrinsic::OsErrorText),
    member("filename", Intrinsic::OsErrorFile),
];

const SYNTAX_ERROR: &[BuiltinMethod] = &[member("msg", Intrinsic::ExceptionFirst)];

const IMPORT_ERROR: &[BuiltinMethod] = &[member("msg", Intrinsic::ExceptionFirst)];

const UNICODE_CODING: &[BuiltinMethod] = &[
    member("encoding", Intrinsic::ExceptionFirst),
    member("object", Intrinsic::ExceptionSecond),
    member("start", Intrinsic::ExceptionThird),
    member("end", Intrinsic::ExceptionFourth),
    member("reason", Intrinsic::ExceptionFifth),
];

const fn exception(name: &'static str, parent: &'static str) -> BuiltinClass {
    with(name, parent, &[])
}

const fn with(
    name: &'static str,
    parent: &'static str,
    methods: &'static [BuiltinMethod],
) -> BuiltinClass {
    class(name, parent, Native::Exception, None, methods)
}

/// The classes, parents first. Groups of exceptions are in the library.
pub(super) const EXCEPTIONS: [BuiltinClass; 65] = [
    class(
        "BaseException",
        "object",
        Native::Exception,
        Some((Intrinsic::ExceptionNew, "*args")),
        BASE,
    ),
    exception("GeneratorExit", "BaseException"),
    exception("KeyboardInterrupt", "BaseException"),
    with("SystemExit", "BaseException", SYSTEM_EXIT),
    exception("Exception", "BaseException"),
    exception("ArithmeticError", "Exception"),
    exception("FloatingPointError", "ArithmeticError"),
    exception("OverflowError", "ArithmeticError"),
    exception("ZeroDivisionError", "ArithmeticError"),
    exception("AssertionError", "Exception"),
    exception("AttributeError", "Exception"),
    exception("BufferError", "Exception"),
    exception("EOFError", "Exception"),
    with("ImportError", "Exception", IMPORT_ERROR),
    exception("ModuleNotFoundError", "ImportError"),
    exception("LookupError", "Exception"),
    exception("IndexError", "LookupError"),
    exception("KeyError", "LookupError"),
    exception("MemoryError", "Exception"),
    exception("NameError", "Exception"),
    exception("UnboundLocalError", "NameError"),
    class(
        "OSError",
        "Exception",
        Native::Exception,
        Some((Intrinsic::OsErrorNew, "*args")),
        OS_ERROR,
    ),
    exception("BlockingIOError", "OSError"),
    exception("ChildProcessError", "OSError"),
    exception("ConnectionError", "OSError"),
    exception("BrokenPipeError", "ConnectionError"),
    exception("ConnectionAbortedError", "ConnectionError"),
    exception("ConnectionRefusedError", "ConnectionError"),
    exception("ConnectionResetError", "ConnectionError"),
    exception("FileExistsError", "OSError"),
    exception("FileNotFoundError", "OSError"),
    exception("InterruptedError", "OSError"),
    exception("IsADirectoryError", "OSError"),
    exception("NotADirectoryError", "OSError"),
    exception("PermissionError", "OSError"),
    exception("ProcessLookupError", "OSError"),
    exception("TimeoutError", "OSError"),
    exception("ReferenceError", "Exception"),
    exception("RuntimeError", "Exception"),
    exception("NotImplementedError", "RuntimeError"),
    exception("RecursionError", "RuntimeError"),
    exception("StopAsyncIteration", "Exception"),
    with("StopIteration", "Exception", STOP_ITERATION),
    with("SyntaxError", "Exception", SYNTAX_ERROR),
    exception("IndentationError", "SyntaxError"),
    exception("TabError", "IndentationError"),
    exception("SystemError", "Exception"),
    exception("TypeError", "Exception"),
    exception("ValueError", "Exception"),
    exception("UnicodeError", "ValueError"),
    with("UnicodeDecodeError", "UnicodeError", UNICODE_CODING),
    with("UnicodeEncodeError", "UnicodeError", UNICODE_CODING),
    exception("UnicodeTranslateError", "UnicodeError"),
    exception("Warning", "Exception"),
    exception("BytesWarning", "Warning"),
    exception("DeprecationWarning", "Warning"),
    exception("EncodingWarning", "Warning"),
    exception("FutureWarning", "Warning"),
    exception("ImportWarning", "Warning"),
    exception("PendingDeprecationWarning", "Warning"),
    exception("ResourceWarning", "Warning"),
    exception("RuntimeWarning", "Warning"),
    exception("SyntaxWarning", "Warning"),
    exception("UnicodeWarning", "Warning"),
    exception("UserWarning", "Warning"),
];
