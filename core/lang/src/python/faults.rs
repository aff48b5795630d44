//! What CPython 3.11 calls the errors that the machine finds.
//!
//! The operands are those of [`Fault`]'s comments; where a count decides about grammar, the machine
//! passes the plural's `s` (or nothing) behind them.

use ir::{Fault, FaultText};

/// The class and message of an error.
pub(super) fn text(fault: Fault) -> FaultText {
    let (class, message) = words(fault);
    FaultText { class, message }
}

fn words(fault: Fault) -> (&'static str, &'static str) {
    match fault {
        Fault::Custom => ("{0}", "{1}"),

        // Arithmetic.
        Fault::IntegerDivisionByZero => ("ZeroDivisionError", "integer division or modulo by zero"),
        Fault::IntegerRemainderByZero => ("ZeroDivisionError", "integer modulo by zero"),
        Fault::DivisionByZero => ("ZeroDivisionError", "division by zero"),
        Fault::FloatFloorDivisionByZero => ("ZeroDivisionError", "float floor division by zero"),
        Fault::FloatRemainderByZero => ("ZeroDivisionError", "float modulo"),
        Fault::ZeroToNegativePower => (
            "ZeroDivisionError",
            "0.0 cannot be raised to a negative power",
        ),
        Fault::Overflow => ("OverflowError", "{0}"),
        Fault::WordOverflow => ("OverflowError", "Python int too large to convert to C {0}"),
        Fault::NegativeShift => ("ValueError", "negative shift count"),
        Fault::UnsupportedOperands | Fault::NilOperand => (
            "TypeError",
            "unsupported operand type(s) for {0}: '{1}' and '{2}'",
        ),
        Fault::UnsupportedOperand => ("TypeError", "bad operand type for unary {0}: '{1}'"),
        Fault::Unordered | Fault::NilUnordered => (
            "TypeError",
            "'{0}' not supported between instances of '{1}' and '{2}'",
        ),

        // What a value can do.
        Fault::NotCallable => ("TypeError", "'{0}' object is not callable"),
        Fault::NotIterable => ("TypeError", "'{0}' object is not iterable"),
        Fault::NotIterator => ("TypeError", "'{0}' object is not an iterator"),
        Fault::IterReturnedNonIterator => {
            ("TypeError", "iter() returned non-iterator of type '{0}'")
        }
        Fault::CoroutineDone => ("RuntimeError", "cannot reuse already awaited coroutine"),
        Fault::NotIndexable => ("TypeError", "'{0}' object is not subscriptable"),
        Fault::NoItemAssignment => ("TypeError", "'{0}' object does not support item assignment"),
        Fault::NoItemDeletion => ("TypeError", "'{0}' object doesn't support item deletion"),
        Fault::NotContainer => ("TypeError", "argument of type '{0}' is not iterable"),
        Fault::NoLength => ("TypeError", "object of type '{0}' has no len()"),
        Fault::Unhashable => ("TypeError", "unhashable type: '{0}'"),
        Fault::NotReversible => ("TypeError", "'{0}' object is not reversible"),
        Fault::NotAwaitable => (
            "TypeError",
            "object {0} can't be used in 'await' expression",
        ),
        Fault::BadSpecialResult => ("TypeError", "{0}() should return None, not '{1}'"),

        // Elements.
        Fault::BadIndexType => (
            "TypeError",
            "{0} indices must be integers or slices, not {1}",
        ),
        Fault::ArrayIndexOutOfRange => ("IndexError", "array index {0} out of range"),
        Fault::NegativeLength => ("ValueError", "negative length {0}"),
        Fault::BadCast | Fault::ForeignCast | Fault::BadStore => {
            ("TypeError", "an array does not hold '{0}'")
        }
        Fault::NilAccess => ("TypeError", "{0} of None"),
        Fault::IndexOutOfRange => ("IndexError", "{0} index out of range"),
        Fault::AssignmentIndexOutOfRange => ("IndexError", "{0} assignment index out of range"),
        Fault::KeyMissing => ("KeyError", "{0}"),
        Fault::NotInSequence => ("ValueError", "{0} is not in {1}"),
        Fault::Empty => ("IndexError", "{0}"),
        Fault::ChangedDuringIteration => ("RuntimeError", "{0} changed size during iteration"),
        Fault::TooManyToUnpack => ("ValueError", "too many values to unpack (expected {0})"),
        Fault::TooFewToUnpack => (
            "ValueError",
            "not enough values to unpack (expected {0}, got {1})",
        ),
        Fault::TooFewToUnpackRest => (
            "ValueError",
            "not enough values to unpack (expected at least {0}, got {1})",
        ),
        Fault::CannotUnpack => ("TypeError", "cannot unpack non-iterable {0} object"),

        // Members.
        Fault::NoAttribute => ("AttributeError", "'{0}' object has no attribute '{1}'"),
        Fault::NoClassAttribute => ("AttributeError", "type object '{0}' has no attribute '{1}'"),
        Fault::NoModuleAttribute => ("AttributeError", "module '{0}' has no attribute '{1}'"),
        Fault::NoSuperAttribute => ("AttributeError", "'super' object has no attribute '{0}'"),
        Fault::ReadOnlyAttribute => (
            "AttributeError",
            "'{0}' object attribute '{1}' is read-only",
        ),
        Fault::NoGetter => (
            "AttributeError",
            "property '{0}' of '{1}' object has no getter",
        ),
        Fault::NoSetter => (
            "AttributeError",
            "property '{0}' of '{1}' object has no setter",
        ),
        Fault::NoDeleter => (
            "AttributeError",
            "property '{0}' of '{1}' object has no deleter",
        ),

        // Names and imports.
        Fault::UnknownName => ("NameError", "name '{0}' is not defined"),
        Fault::UnboundLocal => (
            "UnboundLocalError",
            "cannot access local variable '{0}' where it is not associated with a value",
        ),
        Fault::UnboundCapture => (
            "NameError",
            "cannot access free variable '{0}' where it is not associated with a value in \
             enclosing scope",
        ),
        Fault::CannotImport => (
            "ImportError",
            "cannot import name '{1}' from '{0}' (unknown location)",
        ),
        Fault::NoModule => ("ModuleNotFoundError", "No module named '{0}'"),

        // Exceptions.
        Fault::RecursionLimit => ("RecursionError", "maximum recursion depth exceeded"),
        Fault::NotAnException => ("TypeError", "exceptions must derive from BaseException"),
        Fault::NothingToRethrow => ("RuntimeError", "No active exception to reraise"),
        Fault::BadCatch => (
            "TypeError",
            "catching classes that do not inherit from BaseException is not allowed",
        ),

        // Arguments.
        Fault::MissingArguments => (
            "TypeError",
            "{0}() missing {1} required positional argument{3}: {2}",
        ),
        Fault::MissingNamedArguments => (
            "TypeError",
            "{0}() missing {1} required keyword-only argument{3}: {2}",
        ),
        Fault::TooManyArguments => (
            "TypeError",
            "{0}() takes {1} positional argument{3} but {2} {4} given",
        ),
        Fault::UnexpectedNamedArgument => (
            "TypeError",
            "{0}() got an unexpected keyword argument '{1}'",
        ),
        Fault::DuplicateArgument => ("TypeError", "{0}() got multiple values for argument '{1}'"),
        Fault::DuplicateNamedArgument => (
            "TypeError",
            "{0}() got multiple values for keyword argument '{1}'",
        ),
        Fault::PositionalOnlyByName => (
            "TypeError",
            "{0}() got some positional-only arguments passed as keyword arguments: '{1}'",
        ),
        Fault::BuiltinArgumentCount => (
            "TypeError",
            "{0}() takes exactly {1} argument{3} ({2} given)",
        ),
        Fault::BuiltinExpected => ("TypeError", "{0} expected {1} argument{3}, got {2}"),
        Fault::UnexpectedBuiltinArgument => (
            "TypeError",
            "'{1}' is an invalid keyword argument for {0}()",
        ),
        Fault::NotMapping => ("TypeError", "'{0}' object is not a mapping"),
        Fault::BuiltinNoArguments => ("TypeError", "{0}() takes no arguments ({1} given)"),
        Fault::ForeignReceiver => (
            "TypeError",
            "descriptor '{0}' for '{1}' objects doesn't apply to a '{2}' object",
        ),
        Fault::ForeignOperand => (
            "TypeError",
            "descriptor '{0}' requires a '{1}' object but received a '{2}'",
        ),
        Fault::NoReceiver => ("TypeError", "unbound method {0}() needs an argument"),
        Fault::BuiltinMissing => (
            "TypeError",
            "{0}() missing required argument '{1}' (pos {2})",
        ),
        Fault::BuiltinTooFew => (
            "TypeError",
            "{0} expected at least {1} argument{3}, got {2}",
        ),
        Fault::BuiltinTooMany => ("TypeError", "{0} expected at most {1} argument{3}, got {2}"),
        Fault::BuiltinNoNamedArguments => ("TypeError", "{0}() takes no keyword arguments"),
        Fault::NoConstructorArguments => ("TypeError", "{0}() takes no arguments"),
        Fault::SpreadNotIterable => (
            "TypeError",
            "{0}() argument after * must be an iterable, not {1}",
        ),
        Fault::SpreadInDisplay => ("TypeError", "Value after * must be an iterable, not {0}"),
        Fault::SpreadNotMap => (
            "TypeError",
            "{0}() argument after ** must be a mapping, not {1}",
        ),
        Fault::BadOperandType => ("TypeError", "{0}() argument must be {1}, not {2}"),

        // Classes.
        Fault::AbstractInstantiation => (
            "TypeError",
            "Can't instantiate abstract class {0} with abstract method{2} {1}",
        ),
        Fault::InconsistentParents => (
            "TypeError",
            "Cannot create a consistent method resolution\norder (MRO) for bases {0}",
        ),
        Fault::MetaclassConflict => (
            "TypeError",
            "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases",
        ),
        Fault::LayoutConflict => ("TypeError", "multiple bases have instance lay-out conflict"),
        Fault::BadBase => ("TypeError", "type '{0}' is not an acceptable base type"),

        // Generators.
        Fault::StopIteration => ("StopIteration", ""),
        Fault::StopAsyncIteration => ("StopAsyncIteration", ""),
        Fault::GeneratorRunning => ("ValueError", "{0} already executing"),
        Fault::GeneratorNotStarted => (
            "TypeError",
            "can't send non-None value to a just-started {0}",
        ),
        Fault::GeneratorIgnoredExit => ("RuntimeError", "{0} ignored GeneratorExit"),
        Fault::GeneratorRaisedStop => ("RuntimeError", "{0} raised {1}"),
        Fault::GeneratorExit => ("GeneratorExit", ""),

        // Conversions and formats.
        Fault::BadIntLiteral => ("ValueError", "invalid literal for int() with base {1}: {0}"),
        Fault::BadFloatLiteral => ("ValueError", "could not convert string to float: {0}"),
        Fault::BadJoinItem => (
            "TypeError",
            "sequence item {0}: expected str instance, {1} found",
        ),
        Fault::BadFormatCode => (
            "ValueError",
            "Unknown format code '{0}' for object of type '{1}'",
        ),
        Fault::BadFormatSpec => ("ValueError", "Invalid format specifier"),

        // Numbers and collections.
        Fault::FloatDivisionByZero => ("ZeroDivisionError", "float division by zero"),
        Fault::FloatDivmodByZero => ("ZeroDivisionError", "float divmod()"),
        Fault::FloatRange => ("OverflowError", "(34, 'Numerical result out of range')"),
        Fault::BadTextMember => (
            "TypeError",
            "'in <string>' requires string as left operand, not {0}",
        ),
        Fault::ByteOutOfRange => ("ValueError", "byte must be in range(0, 256)"),
        Fault::NotBytes => ("TypeError", "a bytes-like object is required, not '{0}'"),
        Fault::ZeroSliceStep => ("ValueError", "slice step cannot be zero"),
        Fault::BadSliceIndex => (
            "TypeError",
            "slice indices must be integers or None or have an __index__ method",
        ),
        Fault::SliceSize => (
            "ValueError",
            "attempt to assign sequence of size {0} to extended slice of size {1}",
        ),
        Fault::BytesSliceSize => (
            "ValueError",
            "attempt to assign bytes of size {0} to extended slice of size {1}",
        ),
        Fault::TextRangeOutOfRange => ("IndexError", "string range out of range"),
        Fault::TextIndexOutOfRange => ("IndexError", "string index out of range"),
        Fault::RangeIndexOutOfRange => ("IndexError", "range object index out of range"),
        Fault::BytesIndexOutOfRange => ("IndexError", "index out of range"),
        Fault::ByteArrayIndexOutOfRange => ("IndexError", "bytearray index out of range"),
        Fault::BadTextIndexType => ("TypeError", "string indices must be integers, not '{0}'"),
        Fault::CannotConcatenate => ("TypeError", "can only concatenate {0} (not \"{1}\") to {0}"),
        Fault::CannotConcatenateBytes => ("TypeError", "can't concat {1} to {0}"),
        Fault::CannotRepeat => (
            "TypeError",
            "can't multiply sequence by non-int of type '{0}'",
        ),
        Fault::SpecialNotInteger => ("TypeError", "{0} returned non-int (type {1})"),
        Fault::NotARealNumber => ("TypeError", "must be real number, not {0}"),
        Fault::NoAbsolute => ("TypeError", "bad operand type for abs(): '{0}'"),
        Fault::WrongReceiver => (
            "TypeError",
            "descriptor requires a '{0}' object but received a '{1}'",
        ),
        Fault::NotInListToRemove => ("ValueError", "list.remove(x): x not in list"),
        Fault::NotInTuple => ("ValueError", "tuple.index(x): x not in tuple"),
        Fault::EmptyMap => ("KeyError", "popitem(): dictionary is empty"),
        Fault::EmptySet => ("KeyError", "pop from an empty set"),
        Fault::EmptyArgument => ("ValueError", "{0}() arg is an empty sequence"),
        Fault::MapEntryNoSequence => (
            "TypeError",
            "cannot convert dictionary update sequence element #{0} to a sequence",
        ),
        Fault::MapEntryLength => (
            "ValueError",
            "dictionary update sequence element #{0} has length {1}; 2 is required",
        ),
        Fault::ZeroRangeStep => ("ValueError", "range() arg 3 must not be zero"),
        Fault::IntegerTextTooLong => (
            "ValueError",
            "Exceeds the limit (4300 digits) for integer string conversion: value has {0} digits; use sys.set_int_max_str_digits() to increase the limit",
        ),
        Fault::NotConvertibleToInt => (
            "TypeError",
            "int() argument must be a string, a bytes-like object or a real number, not '{0}'",
        ),
        Fault::NotConvertibleToFloat => (
            "TypeError",
            "float() argument must be a string or a real number, not '{0}'",
        ),
        Fault::NoRounding => ("TypeError", "type {0} doesn't define __round__ method"),
        Fault::UnsupportedPower => (
            "TypeError",
            "unsupported operand type(s) for ** or pow(): '{0}', '{1}', '{2}'",
        ),

        // Numbers and collections.
        Fault::NoFormat => (
            "TypeError",
            "unsupported format string passed to {0}.__format__",
        ),

        // Numbers and collections.
        Fault::BadTruth => ("TypeError", "{0} should return bool, returned {1}"),
        Fault::BuiltinNoPositional => ("TypeError", "{0}() takes no positional arguments"),

        // Numbers and collections.
        Fault::SystemCall => ("OSError", "[Errno {0}] {1}"),
        Fault::SystemCallOnFile => ("OSError", "[Errno {0}] {1}: {2}"),
        Fault::WouldBlock => ("BlockingIOError", ""),
        Fault::NoChildProcess => ("ChildProcessError", ""),
        Fault::BrokenPipe => ("BrokenPipeError", ""),
        Fault::ConnectionAborted => ("ConnectionAbortedError", ""),
        Fault::ConnectionRefused => ("ConnectionRefusedError", ""),
        Fault::ConnectionReset => ("ConnectionResetError", ""),
        Fault::FileExists => ("FileExistsError", ""),
        Fault::FileMissing => ("FileNotFoundError", ""),
        Fault::Interrupted => ("InterruptedError", ""),
        Fault::IsDirectory => ("IsADirectoryError", ""),
        Fault::NotDirectory => ("NotADirectoryError", ""),
        Fault::PermissionDenied => ("PermissionError", ""),
        Fault::NoProcess => ("ProcessLookupError", ""),
        Fault::TimedOut => ("TimeoutError", ""),

        // The rest.
        Fault::EndOfInput => ("EOFError", "EOF when reading a line"),
        Fault::SystemExit => ("SystemExit", "{0}"),
        Fault::BadValue => ("ValueError", "{0}"),
        Fault::BadType => ("TypeError", "{0}"),
        Fault::BadIndex => ("IndexError", "{0}"),
        Fault::NotAnInteger => (
            "TypeError",
            "'{0}' object cannot be interpreted as an integer",
        ),
        Fault::UnknownEncoding => ("LookupError", "{0}"),
        Fault::CannotEncode => ("UnicodeEncodeError", ""),
        Fault::CannotDecode => ("UnicodeDecodeError", ""),
        Fault::OutOfMemory => ("MemoryError", ""),
        Fault::IntegerTooLong => (
            "ValueError",
            "Exceeds the limit (4300 digits) for integer string conversion; \
             use sys.set_int_max_str_digits() to increase the limit",
        ),
    }
}
