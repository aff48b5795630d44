//! What the machine's errors are called.

use ir::{Fault, FaultRow, FaultText, Faults};

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

/// The classes and texts of errors.
pub(super) const FAULTS: Faults = Faults {
    rows: ROWS,
    class: "InternalError",
    message: Some("{0}"),
};

const ROWS: &[FaultRow] = &[
    FaultRow::new(&[Fault::Custom], "{0}", "{1}"),
    FaultRow::new(
        &[
            Fault::IntegerDivisionByZero,
            Fault::IntegerRemainderByZero,
            Fault::DivisionByZero,
        ],
        "ArithmeticException",
        "/ by zero",
    ),
    FaultRow::new(&[Fault::RecursionLimit], "StackOverflowError", ""),
    FaultRow::new(
        &[Fault::OutOfMemory, Fault::MemoryLimit],
        "OutOfMemoryError",
        "Java heap space",
    ),
    FaultRow::new(
        &[Fault::ArrayIndexOutOfRange],
        "ArrayIndexOutOfBoundsException",
        "Index {0} out of bounds for length {1}",
    ),
    FaultRow::new(
        &[Fault::TextIndexOutOfRange],
        "StringIndexOutOfBoundsException",
        "String index out of range: {0}",
    ),
    FaultRow::new(
        &[Fault::BadValue, Fault::Empty],
        "IllegalArgumentException",
        "{0}",
    ),
    FaultRow::new(
        &[Fault::TextRangeOutOfRange],
        "StringIndexOutOfBoundsException",
        "begin {0}, end {1}, length {2}",
    ),
    FaultRow::new(&[Fault::UnsupportedOperand], "ClassCastException", "{1}"),
    FaultRow::new(
        &[Fault::NegativeLength],
        "NegativeArraySizeException",
        "{0}",
    ),
    FaultRow::new(
        &[Fault::BadCast],
        "ClassCastException",
        "class {0} cannot be cast to class {1} ({0} and {1} are in {2})",
    ),
    FaultRow::new(
        &[Fault::ForeignCast],
        "ClassCastException",
        "class {0} cannot be cast to class {1} ({0} is in {2}; {1} is in {3})",
    ),
    FaultRow::new(&[Fault::BadStore], "ArrayStoreException", "{0}"),
    FaultRow::new(
        &[
            Fault::NilAccess,
            Fault::NilOperand,
            Fault::NilUnordered,
            Fault::NoAttribute,
            Fault::NoLength,
            Fault::NotIndexable,
            Fault::NoItemAssignment,
            Fault::NotCallable,
            Fault::ReadOnlyAttribute,
            Fault::NotIterable,
            Fault::NotAnException,
        ],
        "NullPointerException",
        FaultText::NOTE,
    ),
    FaultRow::new(
        &[
            Fault::UnknownName,
            Fault::UnboundGlobal,
            Fault::UnboundNoted,
            Fault::UnboundLocal,
            Fault::UnboundCapture,
        ],
        "InternalError",
        "{0} has no value",
    ),
    FaultRow::new(
        &[Fault::NoClassAttribute],
        "InternalError",
        "class {0} has no member {1}",
    ),
    // What only a library could do wrong.
    FaultRow::new(
        &[Fault::NoArrayElement],
        "InternalError",
        "an array is of a class or of a scalar type",
    ),
    FaultRow::new(
        &[Fault::NotAnArrayClass],
        "InternalError",
        "an array is made of a class of arrays",
    ),
    FaultRow::new(
        &[Fault::NotANativeClass],
        "InternalError",
        "the class of a kind of value is a class",
    ),
    FaultRow::new(
        &[Fault::NoKindOfValue],
        "IllegalArgumentException",
        "`{0}` is no kind of value",
    ),
    FaultRow::new(&[Fault::NotAClass], "InternalError", "a class is wanted"),
    FaultRow::new(&[Fault::SystemExit], "<exit>", ""),
    FaultRow::new(
        &[Fault::BadIntLiteral],
        "NumberFormatException",
        "For input string: \"{0}\"",
    ),
];

/// Methods of the library, each by how the note at its call begins.
macro_rules! calls {
    ($($class:literal: $($method:literal)*;)*) => {
        &[$($(concat!("Cannot invoke \"", $class, ".", $method, "("),)*)*]
    };
}

/// The calls that give null where there is nothing to give.
pub(super) const MAY_GIVE_NOTHING: &[&str] = calls! {
    "java.util.Map":
        "get" "put" "putIfAbsent" "remove" "replace" "computeIfPresent" "computeIfAbsent" "compute" "merge";
    "java.util.HashMap":
        "get" "put" "putIfAbsent" "remove" "replace" "computeIfPresent" "computeIfAbsent" "compute" "merge";
    "java.util.LinkedHashMap":
        "get" "put" "putIfAbsent" "remove" "replace" "computeIfPresent" "computeIfAbsent" "compute" "merge";
    "java.util.TreeMap":
        "get" "put" "putIfAbsent" "remove" "replace" "computeIfPresent" "computeIfAbsent" "compute" "merge"
        "firstEntry" "lastEntry" "floorEntry" "ceilingEntry" "lowerEntry" "higherEntry" "floorKey"
        "ceilingKey" "lowerKey" "higherKey" "pollFirstEntry" "pollLastEntry";
    "java.util.NavigableMap":
        "get" "put" "putIfAbsent" "remove" "firstEntry" "lastEntry" "floorEntry" "ceilingEntry" "lowerEntry"
        "higherEntry" "floorKey" "ceilingKey" "lowerKey" "higherKey" "pollFirstEntry" "pollLastEntry";
    "java.util.SortedMap": "get" "put" "putIfAbsent" "remove";
    "java.util.EnumMap": "get" "put" "remove";
    "java.util.Hashtable": "get" "put" "remove";
    "java.util.IdentityHashMap": "get" "put" "remove";
    "java.util.WeakHashMap": "get" "put" "remove";
    "java.util.Properties": "getProperty" "get";
    "java.util.concurrent.ConcurrentMap": "get" "put" "putIfAbsent" "remove";
    "java.util.concurrent.ConcurrentHashMap": "get" "put" "putIfAbsent" "remove";
    "java.util.Queue": "poll" "peek";
    "java.util.Deque": "poll" "peek" "pollFirst" "pollLast" "peekFirst" "peekLast";
    "java.util.ArrayDeque": "poll" "peek" "pollFirst" "pollLast" "peekFirst" "peekLast";
    "java.util.LinkedList": "poll" "peek" "pollFirst" "pollLast" "peekFirst" "peekLast";
    "java.util.PriorityQueue": "poll" "peek";
    "java.util.NavigableSet": "floor" "ceiling" "lower" "higher" "pollFirst" "pollLast";
    "java.util.TreeSet": "floor" "ceiling" "lower" "higher" "pollFirst" "pollLast";
    "java.io.BufferedReader": "readLine";
    "java.lang.ThreadLocal": "get";
    "java.util.concurrent.atomic.AtomicReference": "get" "getAndSet";
};
