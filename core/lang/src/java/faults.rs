//! What the machine's errors are called.

use ir::{Fault, FaultText};

/// The classes of exceptions that the machine throws.
pub(super) const CLASSES: &[&str] = &[
    "ArithmeticException",
    "ArrayIndexOutOfBoundsException",
    "ArrayStoreException",
    "ClassCastException",
    "Error",
    "IllegalArgumentException",
    "IndexOutOfBoundsException",
    "InternalError",
    "NegativeArraySizeException",
    "NullPointerException",
    "NumberFormatException",
    "OutOfMemoryError",
    "RuntimeException",
    "StackOverflowError",
    "StringIndexOutOfBoundsException",
];

/// The class and text of an error.
pub(super) fn text(fault: Fault) -> FaultText {
    let (class, message) = match fault {
        Fault::Custom => ("{0}", "{1}"),
        Fault::IntegerDivisionByZero | Fault::IntegerRemainderByZero | Fault::DivisionByZero => {
            ("ArithmeticException", "/ by zero")
        }
        Fault::RecursionLimit => ("StackOverflowError", ""),
        Fault::OutOfMemory => ("OutOfMemoryError", "Java heap space"),
        Fault::ArrayIndexOutOfRange => (
            "ArrayIndexOutOfBoundsException",
            "Index {0} out of bounds for length {1}",
        ),
        Fault::TextIndexOutOfRange => (
            "StringIndexOutOfBoundsException",
            "String index out of range: {0}",
        ),
        Fault::BadValue | Fault::Empty => ("IllegalArgumentException", "{0}"),
        Fault::TextRangeOutOfRange => (
            "StringIndexOutOfBoundsException",
            "begin {0}, end {1}, length {2}",
        ),
        Fault::UnsupportedOperand => ("ClassCastException", "{1}"),
        Fault::NegativeLength => ("NegativeArraySizeException", "{0}"),
        Fault::BadCast => (
            "ClassCastException",
            "class {0} cannot be cast to class {1} ({0} and {1} are in {2})",
        ),
        Fault::ForeignCast => (
            "ClassCastException",
            "class {0} cannot be cast to class {1} ({0} is in {2}; {1} is in {3})",
        ),
        Fault::BadStore => ("ArrayStoreException", "{0}"),
        Fault::NilAccess
        | Fault::NilOperand
        | Fault::NilUnordered
        | Fault::NoAttribute
        | Fault::NoLength
        | Fault::NotIndexable
        | Fault::NoItemAssignment
        | Fault::NotCallable
        | Fault::ReadOnlyAttribute
        | Fault::NotIterable
        | Fault::NotAnException => ("NullPointerException", FaultText::NOTE),
        Fault::UnknownName | Fault::UnboundLocal | Fault::UnboundCapture => {
            ("InternalError", "{0} has no value")
        }
        Fault::NoClassAttribute => ("InternalError", "class {0} has no member {1}"),
        Fault::SystemExit => ("<exit>", ""),
        Fault::BadIntLiteral => ("NumberFormatException", "For input string: \"{0}\""),
        _ => ("InternalError", "{0}"),
    };
    FaultText { class, message }
}
