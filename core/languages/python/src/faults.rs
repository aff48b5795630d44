//! What CPython 3.11 calls the errors that the machine finds.
//!
//! The operands are those of [`Fault`]'s comments; where a count decides about grammar, the machine
//! passes the plural's `s` (or nothing) behind them.

use ir::{Fault, FaultRow, Faults};

/// The classes and messages of errors.
pub(super) const FAULTS: Faults = Faults {
    rows: ROWS,
    class: "RuntimeError",
    message: None,
};

const ROWS: &[FaultRow] = &[
    FaultRow::new(&[Fault::Custom], "{0}", "{1}"),
    // Arithmetic.
    FaultRow::new(
        &[Fault::IntegerDivisionByZero],
        "ZeroDivisionError",
        "integer division or modulo by zero",
    ),
    FaultRow::new(
        &[Fault::IntegerRemainderByZero],
        "ZeroDivisionError",
        "integer modulo by zero",
    ),
    FaultRow::new(
        &[Fault::DivisionByZero],
        "ZeroDivisionError",
        "division by zero",
    ),
    FaultRow::new(
        &[Fault::FloatFloorDivisionByZero],
        "ZeroDivisionError",
        "float floor division by zero",
    ),
    FaultRow::new(
        &[Fault::FloatRemainderByZero],
        "ZeroDivisionError",
        "float modulo",
    ),
    FaultRow::new(
        &[Fault::ZeroToNegativePower],
        "ZeroDivisionError",
        "0.0 cannot be raised to a negative power",
    ),
    FaultRow::new(&[Fault::Overflow], "OverflowError", "{0}"),
    FaultRow::new(
        &[Fault::WordOverflow],
        "OverflowError",
        "Python int too large to convert to C {0}",
    ),
    FaultRow::new(
        &[Fault::NegativeShift],
        "ValueError",
        "negative shift count",
    ),
    FaultRow::new(
        &[Fault::UnsupportedOperands, Fault::NilOperand],
        "TypeError",
        "unsupported operand type(s) for {0}: '{1}' and '{2}'",
    ),
    FaultRow::new(
        &[Fault::UnsupportedOperand],
        "TypeError",
        "bad operand type for unary {0}: '{1}'",
    ),
    FaultRow::new(
        &[Fault::Unordered, Fault::NilUnordered],
        "TypeError",
        "'{0}' not supported between instances of '{1}' and '{2}'",
    ),
    // What a value can do.
    FaultRow::new(
        &[Fault::NotCallable],
        "TypeError",
        "'{0}' object is not callable",
    ),
    FaultRow::new(
        &[Fault::NotIterable],
        "TypeError",
        "'{0}' object is not iterable",
    ),
    FaultRow::new(
        &[Fault::NotIterator],
        "TypeError",
        "'{0}' object is not an iterator",
    ),
    FaultRow::new(
        &[Fault::IterReturnedNonIterator],
        "TypeError",
        "iter() returned non-iterator of type '{0}'",
    ),
    FaultRow::new(
        &[Fault::CoroutineDone],
        "RuntimeError",
        "cannot reuse already awaited coroutine",
    ),
    FaultRow::new(
        &[Fault::NotIndexable],
        "TypeError",
        "'{0}' object is not subscriptable",
    ),
    FaultRow::new(
        &[Fault::NoItemAssignment],
        "TypeError",
        "'{0}' object does not support item assignment",
    ),
    FaultRow::new(
        &[Fault::NoItemDeletion],
        "TypeError",
        "'{0}' object doesn't support item deletion",
    ),
    FaultRow::new(
        &[Fault::NotContainer],
        "TypeError",
        "argument of type '{0}' is not iterable",
    ),
    FaultRow::new(
        &[Fault::NoLength],
        "TypeError",
        "object of type '{0}' has no len()",
    ),
    FaultRow::new(&[Fault::Unhashable], "TypeError", "unhashable type: '{0}'"),
    FaultRow::new(
        &[Fault::NotReversible],
        "TypeError",
        "'{0}' object is not reversible",
    ),
    FaultRow::new(
        &[Fault::NotAwaitable],
        "TypeError",
        "object {0} can't be used in 'await' expression",
    ),
    FaultRow::new(
        &[Fault::BadSpecialResult],
        "TypeError",
        "{0}() should return None, not '{1}'",
    ),
    // Elements.
    FaultRow::new(
        &[Fault::BadIndexType],
        "TypeError",
        "{0} indices must be integers or slices, not {1}",
    ),
    FaultRow::new(
        &[Fault::ArrayIndexOutOfRange],
        "IndexError",
        "array index {0} out of range",
    ),
    FaultRow::new(
        &[Fault::NegativeLength],
        "ValueError",
        "negative length {0}",
    ),
    FaultRow::new(
        &[Fault::BadCast, Fault::ForeignCast, Fault::BadStore],
        "TypeError",
        "an array does not hold '{0}'",
    ),
    FaultRow::new(&[Fault::NilAccess], "TypeError", "{0} of None"),
    FaultRow::new(
        &[Fault::IndexOutOfRange],
        "IndexError",
        "{0} index out of range",
    ),
    FaultRow::new(
        &[Fault::AssignmentIndexOutOfRange],
        "IndexError",
        "{0} assignment index out of range",
    ),
    FaultRow::new(&[Fault::KeyMissing], "KeyError", "{0}"),
    FaultRow::new(&[Fault::NotInSequence], "ValueError", "{0} is not in {1}"),
    FaultRow::new(&[Fault::Empty], "IndexError", "{0}"),
    FaultRow::new(
        &[Fault::ChangedDuringIteration],
        "RuntimeError",
        "{0} changed size during iteration",
    ),
    FaultRow::new(
        &[Fault::TooManyToUnpack],
        "ValueError",
        "too many values to unpack (expected {0})",
    ),
    FaultRow::new(
        &[Fault::TooFewToUnpack],
        "ValueError",
        "not enough values to unpack (expected {0}, got {1})",
    ),
    FaultRow::new(
        &[Fault::TooFewToUnpackRest],
        "ValueError",
        "not enough values to unpack (expected at least {0}, got {1})",
    ),
    FaultRow::new(
        &[Fault::CannotUnpack],
        "TypeError",
        "cannot unpack non-iterable {0} object",
    ),
    // Members.
    FaultRow::new(
        &[Fault::NoAttribute],
        "AttributeError",
        "'{0}' object has no attribute '{1}'",
    ),
    FaultRow::new(
        &[Fault::NoClassAttribute],
        "AttributeError",
        "type object '{0}' has no attribute '{1}'",
    ),
    FaultRow::new(
        &[Fault::NoModuleAttribute],
        "AttributeError",
        "module '{0}' has no attribute '{1}'",
    ),
    FaultRow::new(
        &[Fault::NoSuperAttribute],
        "AttributeError",
        "'super' object has no attribute '{0}'",
    ),
    FaultRow::new(
        &[Fault::ReadOnlyAttribute],
        "AttributeError",
        "'{0}' object attribute '{1}' is read-only",
    ),
    FaultRow::new(
        &[Fault::NoGetter],
        "AttributeError",
        "property '{0}' of '{1}' object has no getter",
    ),
    FaultRow::new(
        &[Fault::NoSetter],
        "AttributeError",
        "property '{0}' of '{1}' object has no setter",
    ),
    FaultRow::new(
        &[Fault::NoDeleter],
        "AttributeError",
        "property '{0}' of '{1}' object has no deleter",
    ),
    // Names and imports.
    FaultRow::new(
        &[Fault::UnknownName],
        "NameError",
        "name '{0}' is not defined",
    ),
    FaultRow::new(
        &[Fault::UnboundLocal],
        "UnboundLocalError",
        "cannot access local variable '{0}' where it is not associated with a value",
    ),
    FaultRow::new(
        &[Fault::UnboundCapture],
        "NameError",
        "cannot access free variable '{0}' where it is not associated with a value in \
             enclosing scope",
    ),
    FaultRow::new(
        &[Fault::CannotImport],
        "ImportError",
        "cannot import name '{1}' from '{0}' (unknown location)",
    ),
    FaultRow::new(
        &[Fault::NoModule],
        "ModuleNotFoundError",
        "No module named '{0}'",
    ),
    // Exceptions.
    FaultRow::new(
        &[Fault::RecursionLimit],
        "RecursionError",
        "maximum recursion depth exceeded",
    ),
    FaultRow::new(
        &[Fault::NotAnException],
        "TypeError",
        "exceptions must derive from BaseException",
    ),
    FaultRow::new(
        &[Fault::NothingToRethrow],
        "RuntimeError",
        "No active exception to reraise",
    ),
    FaultRow::new(
        &[Fault::BadCatch],
        "TypeError",
        "catching classes that do not inherit from BaseException is not allowed",
    ),
    // Arguments.
    FaultRow::new(
        &[Fault::MissingArguments],
        "TypeError",
        "{0}() missing {1} required positional argument{3}: {2}",
    ),
    FaultRow::new(
        &[Fault::MissingNamedArguments],
        "TypeError",
        "{0}() missing {1} required keyword-only argument{3}: {2}",
    ),
    FaultRow::new(
        &[Fault::TooManyArguments],
        "TypeError",
        "{0}() takes {1} positional argument{3} but {2} {4} given",
    ),
    FaultRow::new(
        &[Fault::UnexpectedNamedArgument],
        "TypeError",
        "{0}() got an unexpected keyword argument '{1}'",
    ),
    FaultRow::new(
        &[Fault::DuplicateArgument],
        "TypeError",
        "{0}() got multiple values for argument '{1}'",
    ),
    FaultRow::new(
        &[Fault::DuplicateNamedArgument],
        "TypeError",
        "{0}() got multiple values for keyword argument '{1}'",
    ),
    FaultRow::new(
        &[Fault::PositionalOnlyByName],
        "TypeError",
        "{0}() got some positional-only arguments passed as keyword arguments: '{1}'",
    ),
    FaultRow::new(
        &[Fault::BuiltinArgumentCount],
        "TypeError",
        "{0}() takes exactly {1} argument{3} ({2} given)",
    ),
    FaultRow::new(
        &[Fault::BuiltinExpected],
        "TypeError",
        "{0} expected {1} argument{3}, got {2}",
    ),
    FaultRow::new(
        &[Fault::UnexpectedBuiltinArgument],
        "TypeError",
        "'{1}' is an invalid keyword argument for {0}()",
    ),
    FaultRow::new(
        &[Fault::NotMapping],
        "TypeError",
        "'{0}' object is not a mapping",
    ),
    FaultRow::new(
        &[Fault::BuiltinNoArguments],
        "TypeError",
        "{0}() takes no arguments ({1} given)",
    ),
    FaultRow::new(
        &[Fault::ForeignReceiver],
        "TypeError",
        "descriptor '{0}' for '{1}' objects doesn't apply to a '{2}' object",
    ),
    FaultRow::new(
        &[Fault::ForeignOperand],
        "TypeError",
        "descriptor '{0}' requires a '{1}' object but received a '{2}'",
    ),
    FaultRow::new(
        &[Fault::NoReceiver],
        "TypeError",
        "unbound method {0}() needs an argument",
    ),
    FaultRow::new(
        &[Fault::BuiltinMissing],
        "TypeError",
        "{0}() missing required argument '{1}' (pos {2})",
    ),
    FaultRow::new(
        &[Fault::BuiltinTooFew],
        "TypeError",
        "{0} expected at least {1} argument{3}, got {2}",
    ),
    FaultRow::new(
        &[Fault::BuiltinTooMany],
        "TypeError",
        "{0} expected at most {1} argument{3}, got {2}",
    ),
    FaultRow::new(
        &[Fault::BuiltinNoNamedArguments],
        "TypeError",
        "{0}() takes no keyword arguments",
    ),
    FaultRow::new(
        &[Fault::NoConstructorArguments],
        "TypeError",
        "{0}() takes no arguments",
    ),
    FaultRow::new(
        &[Fault::SpreadNotIterable],
        "TypeError",
        "{0}() argument after * must be an iterable, not {1}",
    ),
    FaultRow::new(
        &[Fault::SpreadInDisplay],
        "TypeError",
        "Value after * must be an iterable, not {0}",
    ),
    FaultRow::new(
        &[Fault::SpreadNotMap],
        "TypeError",
        "{0}() argument after ** must be a mapping, not {1}",
    ),
    FaultRow::new(
        &[Fault::BadOperandType],
        "TypeError",
        "{0}() argument must be {1}, not {2}",
    ),
    // Classes.
    FaultRow::new(
        &[Fault::AbstractInstantiation],
        "TypeError",
        "Can't instantiate abstract class {0} with abstract method{2} {1}",
    ),
    FaultRow::new(
        &[Fault::InconsistentParents],
        "TypeError",
        "Cannot create a consistent method resolution\norder (MRO) for bases {0}",
    ),
    FaultRow::new(
        &[Fault::MetaclassConflict],
        "TypeError",
        "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases",
    ),
    FaultRow::new(
        &[Fault::LayoutConflict],
        "TypeError",
        "multiple bases have instance lay-out conflict",
    ),
    FaultRow::new(
        &[Fault::BadBase],
        "TypeError",
        "type '{0}' is not an acceptable base type",
    ),
    // Generators.
    FaultRow::new(&[Fault::StopIteration], "StopIteration", ""),
    FaultRow::new(&[Fault::StopAsyncIteration], "StopAsyncIteration", ""),
    FaultRow::new(
        &[Fault::GeneratorRunning],
        "ValueError",
        "{0} already executing",
    ),
    FaultRow::new(
        &[Fault::GeneratorNotStarted],
        "TypeError",
        "can't send non-None value to a just-started {0}",
    ),
    FaultRow::new(
        &[Fault::GeneratorIgnoredExit],
        "RuntimeError",
        "{0} ignored GeneratorExit",
    ),
    FaultRow::new(
        &[Fault::GeneratorRaisedStop],
        "RuntimeError",
        "{0} raised {1}",
    ),
    FaultRow::new(&[Fault::GeneratorExit], "GeneratorExit", ""),
    // Conversions and formats.
    FaultRow::new(
        &[Fault::BadIntLiteral],
        "ValueError",
        "invalid literal for int() with base {1}: {0}",
    ),
    FaultRow::new(
        &[Fault::BadFloatLiteral],
        "ValueError",
        "could not convert string to float: {0}",
    ),
    FaultRow::new(
        &[Fault::BadJoinItem],
        "TypeError",
        "sequence item {0}: expected str instance, {1} found",
    ),
    FaultRow::new(
        &[Fault::BadFormatCode],
        "ValueError",
        "Unknown format code '{0}' for object of type '{1}'",
    ),
    FaultRow::new(
        &[Fault::BadFormatSpec],
        "ValueError",
        "Invalid format specifier",
    ),
    // Numbers and collections.
    FaultRow::new(
        &[Fault::FloatDivisionByZero],
        "ZeroDivisionError",
        "float division by zero",
    ),
    FaultRow::new(
        &[Fault::FloatDivmodByZero],
        "ZeroDivisionError",
        "float divmod()",
    ),
    FaultRow::new(
        &[Fault::FloatRange],
        "OverflowError",
        "(34, 'Numerical result out of range')",
    ),
    FaultRow::new(
        &[Fault::BadTextMember],
        "TypeError",
        "'in <string>' requires string as left operand, not {0}",
    ),
    FaultRow::new(
        &[Fault::ByteOutOfRange],
        "ValueError",
        "byte must be in range(0, 256)",
    ),
    FaultRow::new(
        &[Fault::NotBytes],
        "TypeError",
        "a bytes-like object is required, not '{0}'",
    ),
    FaultRow::new(
        &[Fault::ZeroSliceStep],
        "ValueError",
        "slice step cannot be zero",
    ),
    FaultRow::new(
        &[Fault::BadSliceIndex],
        "TypeError",
        "slice indices must be integers or None or have an __index__ method",
    ),
    FaultRow::new(
        &[Fault::SliceSize],
        "ValueError",
        "attempt to assign sequence of size {0} to extended slice of size {1}",
    ),
    FaultRow::new(
        &[Fault::BytesSliceSize],
        "ValueError",
        "attempt to assign bytes of size {0} to extended slice of size {1}",
    ),
    FaultRow::new(
        &[Fault::TextRangeOutOfRange],
        "IndexError",
        "string range out of range",
    ),
    FaultRow::new(
        &[Fault::TextIndexOutOfRange],
        "IndexError",
        "string index out of range",
    ),
    FaultRow::new(
        &[Fault::RangeIndexOutOfRange],
        "IndexError",
        "range object index out of range",
    ),
    FaultRow::new(
        &[Fault::BytesIndexOutOfRange],
        "IndexError",
        "index out of range",
    ),
    FaultRow::new(
        &[Fault::ByteArrayIndexOutOfRange],
        "IndexError",
        "bytearray index out of range",
    ),
    FaultRow::new(
        &[Fault::BadTextIndexType],
        "TypeError",
        "string indices must be integers, not '{0}'",
    ),
    FaultRow::new(
        &[Fault::CannotConcatenate],
        "TypeError",
        "can only concatenate {0} (not \"{1}\") to {0}",
    ),
    FaultRow::new(
        &[Fault::CannotConcatenateBytes],
        "TypeError",
        "can't concat {1} to {0}",
    ),
    FaultRow::new(
        &[Fault::CannotRepeat],
        "TypeError",
        "can't multiply sequence by non-int of type '{0}'",
    ),
    FaultRow::new(
        &[Fault::SpecialNotInteger],
        "TypeError",
        "{0} returned non-int (type {1})",
    ),
    FaultRow::new(
        &[Fault::NotARealNumber],
        "TypeError",
        "must be real number, not {0}",
    ),
    FaultRow::new(
        &[Fault::NoAbsolute],
        "TypeError",
        "bad operand type for abs(): '{0}'",
    ),
    FaultRow::new(
        &[Fault::WrongReceiver],
        "TypeError",
        "descriptor requires a '{0}' object but received a '{1}'",
    ),
    FaultRow::new(
        &[Fault::NotInListToRemove],
        "ValueError",
        "list.remove(x): x not in list",
    ),
    FaultRow::new(
        &[Fault::NotInTuple],
        "ValueError",
        "tuple.index(x): x not in tuple",
    ),
    FaultRow::new(
        &[Fault::EmptyMap],
        "KeyError",
        "popitem(): dictionary is empty",
    ),
    FaultRow::new(&[Fault::EmptySet], "KeyError", "pop from an empty set"),
    FaultRow::new(
        &[Fault::EmptyArgument],
        "ValueError",
        "{0}() arg is an empty sequence",
    ),
    FaultRow::new(
        &[Fault::MapEntryNoSequence],
        "TypeError",
        "cannot convert dictionary update sequence element #{0} to a sequence",
    ),
    FaultRow::new(
        &[Fault::MapEntryLength],
        "ValueError",
        "dictionary update sequence element #{0} has length {1}; 2 is required",
    ),
    FaultRow::new(
        &[Fault::ZeroRangeStep],
        "ValueError",
        "range() arg 3 must not be zero",
    ),
    FaultRow::new(
        &[Fault::IntegerTextTooLong],
        "ValueError",
        "Exceeds the limit (4300 digits) for integer string conversion: value has {0} digits; use sys.set_int_max_str_digits() to increase the limit",
    ),
    FaultRow::new(
        &[Fault::NotConvertibleToInt],
        "TypeError",
        "int() argument must be a string, a bytes-like object or a real number, not '{0}'",
    ),
    FaultRow::new(
        &[Fault::NotConvertibleToFloat],
        "TypeError",
        "float() argument must be a string or a real number, not '{0}'",
    ),
    FaultRow::new(
        &[Fault::NoRounding],
        "TypeError",
        "type {0} doesn't define __round__ method",
    ),
    FaultRow::new(
        &[Fault::UnsupportedPower],
        "TypeError",
        "unsupported operand type(s) for ** or pow(): '{0}', '{1}', '{2}'",
    ),
    // Numbers and collections.
    FaultRow::new(
        &[Fault::NoFormat],
        "TypeError",
        "unsupported format string passed to {0}.__format__",
    ),
    // Numbers and collections.
    FaultRow::new(
        &[Fault::BadTruth],
        "TypeError",
        "{0} should return bool, returned {1}",
    ),
    FaultRow::new(
        &[Fault::BuiltinNoPositional],
        "TypeError",
        "{0}() takes no positional arguments",
    ),
    // Numbers and collections.
    FaultRow::new(&[Fault::SystemCall], "OSError", "[Errno {0}] {1}"),
    FaultRow::new(
        &[Fault::SystemCallOnFile],
        "OSError",
        "[Errno {0}] {1}: {2}",
    ),
    FaultRow::new(&[Fault::WouldBlock], "BlockingIOError", ""),
    FaultRow::new(&[Fault::NoChildProcess], "ChildProcessError", ""),
    FaultRow::new(&[Fault::BrokenPipe], "BrokenPipeError", ""),
    FaultRow::new(&[Fault::ConnectionAborted], "ConnectionAbortedError", ""),
    FaultRow::new(&[Fault::ConnectionRefused], "ConnectionRefusedError", ""),
    FaultRow::new(&[Fault::ConnectionReset], "ConnectionResetError", ""),
    FaultRow::new(&[Fault::FileExists], "FileExistsError", ""),
    FaultRow::new(&[Fault::FileMissing], "FileNotFoundError", ""),
    FaultRow::new(&[Fault::Interrupted], "InterruptedError", ""),
    FaultRow::new(&[Fault::IsDirectory], "IsADirectoryError", ""),
    FaultRow::new(&[Fault::NotDirectory], "NotADirectoryError", ""),
    FaultRow::new(&[Fault::PermissionDenied], "PermissionError", ""),
    FaultRow::new(&[Fault::NoProcess], "ProcessLookupError", ""),
    FaultRow::new(&[Fault::TimedOut], "TimeoutError", ""),
    // The rest.
    FaultRow::new(&[Fault::EndOfInput], "EOFError", "EOF when reading a line"),
    FaultRow::new(&[Fault::SystemExit], "SystemExit", "{0}"),
    FaultRow::new(&[Fault::BadValue], "ValueError", "{0}"),
    FaultRow::new(&[Fault::BadType], "TypeError", "{0}"),
    FaultRow::new(&[Fault::BadIndex], "IndexError", "{0}"),
    FaultRow::new(
        &[Fault::NotAnInteger],
        "TypeError",
        "'{0}' object cannot be interpreted as an integer",
    ),
    FaultRow::new(&[Fault::UnknownEncoding], "LookupError", "{0}"),
    FaultRow::new(&[Fault::CannotEncode], "UnicodeEncodeError", ""),
    FaultRow::new(&[Fault::CannotDecode], "UnicodeDecodeError", ""),
    FaultRow::new(&[Fault::OutOfMemory], "MemoryError", ""),
    FaultRow::new(
        &[Fault::IntegerTooLong],
        "ValueError",
        "Exceeds the limit (4300 digits) for integer string conversion; \
             use sys.set_int_max_str_digits() to increase the limit",
    ),
];

#[cfg(test)]
mod tests {
    use super::FAULTS;
    use ir::Fault;

    #[test]
    fn every_error_has_words() {
        let named = |fault: &&Fault| FAULTS.rows.iter().any(|row| row.is_of(**fault));
        let unnamed: Vec<_> = Fault::ALL.iter().filter(|fault| !named(fault)).collect();
        assert_eq!(unnamed, [] as [&Fault; 0]);
    }
}
