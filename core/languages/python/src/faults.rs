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
        &[Fault::NoInstances],
        "TypeError",
        "cannot create '{0}' instances",
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
        &[Fault::NoModuleAttributeYet],
        "AttributeError",
        "partially initialized module '{0}' has no attribute '{1}' (most likely due to a circular \
             import)",
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
        &[Fault::ReadOnlyPart],
        "AttributeError",
        "readonly attribute",
    ),
    FaultRow::new(
        &[Fault::FixedClass],
        "TypeError",
        "cannot set '{1}' attribute of immutable type '{0}'",
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
        &[Fault::UnknownName, Fault::UnboundGlobal],
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
        &[Fault::CannotImportFromFile],
        "ImportError",
        "cannot import name '{1}' from '{0}' ({2})",
    ),
    FaultRow::new(
        &[Fault::CannotImportYet],
        "ImportError",
        "cannot import name '{1}' from partially initialized module '{0}' (most likely due to a \
             circular import) ({2})",
    ),
    FaultRow::new(
        &[Fault::NoPackage],
        "ImportError",
        "attempted relative import with no known parent package",
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
        &[Fault::ComparisonTooDeep],
        "RecursionError",
        "maximum recursion depth exceeded in comparison",
    ),
    FaultRow::new(
        &[Fault::NotationTooDeep],
        "RecursionError",
        "maximum recursion depth exceeded while getting the repr of an object",
    ),
    FaultRow::new(
        &[Fault::TextTooDeep],
        "RecursionError",
        "maximum recursion depth exceeded while getting the str of an object",
    ),
    FaultRow::new(
        &[Fault::NotAnException],
        "TypeError",
        "exceptions must derive from BaseException",
    ),
    FaultRow::new(
        &[Fault::ThrownNoException],
        "TypeError",
        "exceptions must be classes or instances deriving from BaseException, not {0}",
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
    FaultRow::new(&[Fault::OutOfMemory, Fault::MemoryLimit], "MemoryError", ""),
    FaultRow::new(
        &[Fault::IntegerTooLong],
        "ValueError",
        "Exceeds the limit (4300 digits) for integer string conversion; \
             use sys.set_int_max_str_digits() to increase the limit",
    ),
    // Of single operations.
    FaultRow::new(
        &[Fault::BaseOutOfRange],
        "ValueError",
        "int() base must be >= 2 and <= 36, or 0",
    ),
    FaultRow::new(
        &[Fault::KeywordNotText],
        "TypeError",
        "keywords must be strings",
    ),
    FaultRow::new(
        &[Fault::UnsupportedFormat],
        "TypeError",
        "unsupported format string passed to {0}.__format__",
    ),
    FaultRow::new(
        &[Fault::NotAByteToFormat],
        "OverflowError",
        "%c arg not in range(256)",
    ),
    FaultRow::new(
        &[Fault::InfiniteToInteger],
        "OverflowError",
        "cannot convert float infinity to integer",
    ),
    FaultRow::new(
        &[Fault::NanToInteger],
        "ValueError",
        "cannot convert float NaN to integer",
    ),
    FaultRow::new(
        &[Fault::SpecialResultNotInteger],
        "TypeError",
        "{0} returned non-int (type {1})",
    ),
    FaultRow::new(
        &[Fault::SpecialResultNotFloat],
        "TypeError",
        "{0}.{1} returned non-float (type {2})",
    ),
    FaultRow::new(
        &[Fault::NoBytesToFormat],
        "TypeError",
        "%b requires a bytes-like object, or an object that implements __bytes__, not '{0}'",
    ),
    FaultRow::new(
        &[Fault::FormatWantsMap],
        "TypeError",
        "format requires a mapping",
    ),
    FaultRow::new(&[Fault::StarWantsInteger], "TypeError", "* wants int"),
    FaultRow::new(
        &[Fault::IncompleteFormat],
        "ValueError",
        "incomplete format",
    ),
    FaultRow::new(
        &[Fault::IncompleteFormatKey],
        "ValueError",
        "incomplete format key",
    ),
    FaultRow::new(
        &[Fault::SurplusFormatOperands],
        "TypeError",
        "not all arguments converted during {0} formatting",
    ),
    FaultRow::new(
        &[Fault::TooFewFormatOperands],
        "TypeError",
        "not enough arguments for format string",
    ),
    FaultRow::new(
        &[Fault::FormatNestedTooDeep],
        "ValueError",
        "Max string recursion exceeded",
    ),
    FaultRow::new(
        &[Fault::PositionalFields],
        "ValueError",
        "Format string contains positional fields",
    ),
    FaultRow::new(
        &[Fault::SeparatorNotAscii],
        "ValueError",
        "sep must be ASCII.",
    ),
    FaultRow::new(
        &[Fault::SeparatorLength],
        "ValueError",
        "sep must be length 1.",
    ),
    FaultRow::new(
        &[Fault::HexNotText],
        "TypeError",
        "fromhex() argument must be str, not {0}",
    ),
    FaultRow::new(
        &[Fault::EmptyBytes],
        "IndexError",
        "pop from empty bytearray",
    ),
    FaultRow::new(
        &[Fault::PopOutOfRange],
        "IndexError",
        "pop index out of range",
    ),
    FaultRow::new(
        &[Fault::ByteNotFound],
        "ValueError",
        "value not found in bytearray",
    ),
    FaultRow::new(
        &[Fault::CannotExtendBytes],
        "TypeError",
        "can't extend bytearray with {0}",
    ),
    FaultRow::new(
        &[Fault::IndexTooLarge],
        "OverflowError",
        "cannot fit 'int' into an index-sized integer",
    ),
    FaultRow::new(
        &[Fault::TextWithoutEncoding],
        "TypeError",
        "string argument without an encoding",
    ),
    FaultRow::new(
        &[Fault::EncodingWithoutText],
        "TypeError",
        "encoding without a string argument",
    ),
    FaultRow::new(&[Fault::NegativeCount], "ValueError", "negative count"),
    FaultRow::new(
        &[Fault::NotAByte],
        "ValueError",
        "bytes must be in range(0, 256)",
    ),
    FaultRow::new(
        &[Fault::CannotConvertToBytes],
        "TypeError",
        "cannot convert '{0}' object to {1}",
    ),
    FaultRow::new(
        &[Fault::BytesNotFound],
        "ValueError",
        "subsection not found",
    ),
    FaultRow::new(
        &[Fault::CannotJoin],
        "TypeError",
        "can only join an iterable",
    ),
    FaultRow::new(
        &[Fault::TranslationTableLength],
        "ValueError",
        "translation table must be 256 characters long",
    ),
    FaultRow::new(
        &[Fault::UnequalByteTables],
        "ValueError",
        "maketrans arguments must have same length",
    ),
    FaultRow::new(&[Fault::EmptyList], "IndexError", "pop from empty list"),
    FaultRow::new(
        &[Fault::NegativeSequenceLength],
        "ValueError",
        "length should not be negative",
    ),
    FaultRow::new(
        &[Fault::NoArrayElement],
        "TypeError",
        "an array is of a class or of a scalar type",
    ),
    FaultRow::new(
        &[Fault::NotAnArrayClass],
        "TypeError",
        "an array is made of a class of arrays",
    ),
    FaultRow::new(
        &[Fault::NotANativeClass],
        "TypeError",
        "the class of a kind of value is a class",
    ),
    FaultRow::new(
        &[Fault::NoKindOfValue],
        "ValueError",
        "`{0}` is no kind of value",
    ),
    FaultRow::new(
        &[Fault::NotACodePoint],
        "ValueError",
        "chr() arg not in range(0x110000)",
    ),
    FaultRow::new(
        &[Fault::NotACharacter],
        "TypeError",
        "ord() expected string of length 1, but {0} found",
    ),
    FaultRow::new(
        &[Fault::NotOneCharacter],
        "TypeError",
        "ord() expected a character, but string of length {0} found",
    ),
    FaultRow::new(
        &[Fault::BadCause],
        "TypeError",
        "exception causes must derive from BaseException",
    ),
    FaultRow::new(
        &[Fault::SpecificationNotText],
        "TypeError",
        "format() argument 2 must be str, not {0}",
    ),
    FaultRow::new(
        &[Fault::BadRecursionLimit],
        "ValueError",
        "recursion limit must be greater or equal than 1",
    ),
    FaultRow::new(
        &[Fault::NegativeSpecialLength],
        "ValueError",
        "{0}() should return >= 0",
    ),
    FaultRow::new(
        &[Fault::LengthNotInteger],
        "TypeError",
        "'{0}' object cannot be interpreted as an integer",
    ),
    FaultRow::new(&[Fault::NotAClass], "TypeError", "a class is wanted"),
    FaultRow::new(&[Fault::NoResult], "ValueError", "math domain error"),
    FaultRow::new(
        &[Fault::ResultTooLarge],
        "OverflowError",
        "math range error",
    ),
    FaultRow::new(
        &[Fault::SumTooLarge],
        "OverflowError",
        "intermediate overflow in fsum",
    ),
    FaultRow::new(
        &[Fault::SumOfInfinities],
        "ValueError",
        "-inf + inf in fsum",
    ),
    FaultRow::new(
        &[Fault::NegativeSquareRoot],
        "ValueError",
        "isqrt() argument must be nonnegative",
    ),
    FaultRow::new(
        &[Fault::BadGeneratorState],
        "ValueError",
        "state vector is the wrong size",
    ),
    FaultRow::new(
        &[Fault::NegativeBits],
        "ValueError",
        "number of bits must be non-negative",
    ),
    FaultRow::new(
        &[Fault::BaseWithoutText],
        "TypeError",
        "int() missing string argument",
    ),
    FaultRow::new(
        &[Fault::BaseForNonText],
        "TypeError",
        "int() can't convert non-string with explicit base",
    ),
    FaultRow::new(
        &[Fault::BadByteOrder],
        "ValueError",
        "byteorder must be either 'little' or 'big'",
    ),
    FaultRow::new(
        &[Fault::NegativeByteLength],
        "ValueError",
        "length argument must be non-negative",
    ),
    FaultRow::new(
        &[Fault::NegativeToUnsigned],
        "OverflowError",
        "can't convert negative int to unsigned",
    ),
    FaultRow::new(
        &[Fault::IntegerTooBig],
        "OverflowError",
        "int too big to convert",
    ),
    FaultRow::new(
        &[Fault::RatioOfNan],
        "ValueError",
        "cannot convert NaN to integer ratio",
    ),
    FaultRow::new(
        &[Fault::RatioOfInfinity],
        "OverflowError",
        "cannot convert Infinity to integer ratio",
    ),
    FaultRow::new(
        &[Fault::HexFloatNotText],
        "TypeError",
        "fromhex() argument must be str",
    ),
    FaultRow::new(
        &[Fault::HexFloatTooLarge],
        "OverflowError",
        "hexadecimal value too large to represent as a float",
    ),
    FaultRow::new(
        &[Fault::BadHexFloat],
        "ValueError",
        "invalid hexadecimal floating-point string",
    ),
    FaultRow::new(
        &[Fault::RoundedTooLarge],
        "OverflowError",
        "rounded value too large to represent",
    ),
    FaultRow::new(
        &[Fault::SubclassOfWhat],
        "TypeError",
        "issubclass() arg 1 must be a class",
    ),
    FaultRow::new(
        &[Fault::SubclassOfNoClass],
        "TypeError",
        "issubclass() arg 2 must be a class, a tuple of classes, or a union",
    ),
    FaultRow::new(
        &[Fault::SuperOfStranger],
        "TypeError",
        "super(type, obj): obj must be an instance or subtype of type",
    ),
    FaultRow::new(
        &[Fault::ParentsNotTuple],
        "TypeError",
        "type.__new__() argument 2 must be tuple, not {0}",
    ),
    FaultRow::new(
        &[Fault::MembersNotMap],
        "TypeError",
        "type.__new__() argument 3 must be dict, not {0}",
    ),
    FaultRow::new(
        &[Fault::ClassNameNotText],
        "TypeError",
        "type.__new__() argument 1 must be str, not {0}",
    ),
    FaultRow::new(
        &[Fault::NoteNotText],
        "TypeError",
        "note must be a str, not '{0}'",
    ),
    FaultRow::new(
        &[Fault::InstanceOfNoClass],
        "TypeError",
        "object.__new__(X): X is not a type object",
    ),
    FaultRow::new(
        &[Fault::NoMemberMap],
        "TypeError",
        "vars() argument must have __dict__ attribute",
    ),
    FaultRow::new(
        &[Fault::MemberNameNotText],
        "TypeError",
        "attribute name must be string, not '{0}'",
    ),
    FaultRow::new(
        &[Fault::FunctionWithoutCode],
        "TypeError",
        "function() argument 'code' must be code, not {0}",
    ),
    FaultRow::new(&[Fault::EmptyCell], "ValueError", "Cell is empty"),
    FaultRow::new(
        &[Fault::OperandNotText],
        "TypeError",
        "{0}() argument '{1}' must be str, not {2}",
    ),
    FaultRow::new(
        &[Fault::NoSuchEncoding],
        "LookupError",
        "unknown encoding: {0}",
    ),
    FaultRow::new(
        &[Fault::NoSuchErrorHandler],
        "LookupError",
        "unknown error handler name '{0}'",
    ),
    FaultRow::new(
        &[Fault::FillNotOneCharacter],
        "TypeError",
        "The fill character must be exactly one character long",
    ),
    FaultRow::new(
        &[Fault::FillNotText],
        "TypeError",
        "The fill character must be a unicode character, not {0}",
    ),
    FaultRow::new(
        &[Fault::DecodingText],
        "TypeError",
        "decoding str is not supported",
    ),
    FaultRow::new(
        &[Fault::DecodingNoBytes],
        "TypeError",
        "decoding to str: need a bytes-like object, {0} found",
    ),
    FaultRow::new(&[Fault::TextNotFound], "ValueError", "substring not found"),
    FaultRow::new(&[Fault::EmptySeparator], "ValueError", "empty separator"),
    FaultRow::new(
        &[Fault::AffixNotText],
        "TypeError",
        "{0} first arg must be str or a tuple of str, not {1}",
    ),
    FaultRow::new(
        &[Fault::StrippedNotText],
        "TypeError",
        "{0} arg must be None or str",
    ),
    FaultRow::new(
        &[Fault::BadTranslation],
        "TypeError",
        "character mapping must return integer, None or str",
    ),
    FaultRow::new(
        &[Fault::TranslationOutOfRange],
        "ValueError",
        "character mapping must be in range(0x110000)",
    ),
    FaultRow::new(
        &[Fault::TranslationNotAMap],
        "TypeError",
        "if you give only one argument to maketrans it must be a dict",
    ),
    FaultRow::new(
        &[Fault::TranslatedNotText],
        "TypeError",
        "first maketrans argument must be a string if there is a second argument",
    ),
    FaultRow::new(
        &[Fault::UnequalTextTables],
        "ValueError",
        "the first two maketrans arguments must have equal length",
    ),
    FaultRow::new(
        &[Fault::TranslatedNotOneCharacter],
        "ValueError",
        "string keys in translate table must be of length 1",
    ),
    FaultRow::new(
        &[Fault::BadTranslated],
        "TypeError",
        "keys in translate table must be strings or integers",
    ),
    FaultRow::new(
        &[Fault::TranslationNotText],
        "TypeError",
        "maketrans() argument {0} must be str, not {1}",
    ),
    FaultRow::new(
        &[Fault::QuotientTooLarge],
        "OverflowError",
        "integer division result too large for a float",
    ),
    FaultRow::new(
        &[Fault::PowerModuloZero],
        "ValueError",
        "pow() 3rd argument cannot be 0",
    ),
    FaultRow::new(
        &[Fault::NotInvertible],
        "ValueError",
        "base is not invertible for the given modulus",
    ),
    FaultRow::new(
        &[Fault::IntegerTooLargeForFloat],
        "OverflowError",
        "int too large to convert to float",
    ),
    FaultRow::new(
        &[Fault::BadHexDigit],
        "ValueError",
        "non-hexadecimal number found in fromhex() arg at position {0}",
    ),
    FaultRow::new(
        &[Fault::NeitherByteNorBytes],
        "TypeError",
        "argument should be integer or bytes-like object, not '{0}'",
    ),
    FaultRow::new(
        &[Fault::AffixNotBytes],
        "TypeError",
        "{0} first arg must be bytes or a tuple of bytes, not {1}",
    ),
    FaultRow::new(
        &[Fault::JoinedNotBytes],
        "TypeError",
        "sequence item {0}: expected a bytes-like object, {1} found",
    ),
    FaultRow::new(
        &[Fault::FillNotOneByte],
        "TypeError",
        "{0}() argument 2 must be a byte string of length 1, not {1}",
    ),
    FaultRow::new(
        &[Fault::NoAsyncContextManager],
        "TypeError",
        "'{0}' object does not support the asynchronous context manager protocol",
    ),
    FaultRow::new(
        &[Fault::NoContextManager],
        "TypeError",
        "'{0}' object does not support the context manager protocol",
    ),
    FaultRow::new(
        &[Fault::NoContextExit],
        "TypeError",
        "'{0}' object does not support the context manager protocol (missed {1} method)",
    ),
    FaultRow::new(
        &[Fault::NoAsyncContextExit],
        "TypeError",
        "'{0}' object does not support the asynchronous context manager protocol (missed {1} method)",
    ),
    FaultRow::new(
        &[Fault::PowerModuloOfNonIntegers],
        "TypeError",
        "pow() 3rd argument not allowed unless all arguments are integers",
    ),
    FaultRow::new(
        &[Fault::SuperOutsideOfMethod],
        "RuntimeError",
        "super(): no arguments",
    ),
    FaultRow::new(
        &[Fault::WrongClosureLength],
        "ValueError",
        "{0} requires closure of length {1}, not {2}",
    ),
    FaultRow::new(
        &[Fault::ClosureMissing],
        "TypeError",
        "arg 5 (closure) must be tuple",
    ),
    FaultRow::new(&[Fault::TextWanted], "TypeError", "must be str, not {0}"),
    FaultRow::new(
        &[Fault::TextOrNothingWanted],
        "TypeError",
        "must be str or None, not {0}",
    ),
    FaultRow::new(
        &[Fault::AffixesNotTexts],
        "TypeError",
        "tuple for {0} must only contain str, not {1}",
    ),
    FaultRow::new(
        &[Fault::ReplacedNotText],
        "TypeError",
        "replace() argument {0} must be str, not {1}",
    ),
    FaultRow::new(
        &[Fault::RemovedNotText],
        "TypeError",
        "{0}() argument must be str, not {1}",
    ),
    FaultRow::new(
        &[Fault::NoByteToFormat],
        "TypeError",
        "%c requires an integer in range(256) or a single byte",
    ),
    FaultRow::new(
        &[Fault::NoCharacterToFormat],
        "TypeError",
        "%c requires int or char",
    ),
    FaultRow::new(
        &[Fault::ConversionWantsInteger],
        "TypeError",
        "%{0} format: an integer is required, not {1}",
    ),
    FaultRow::new(
        &[Fault::ConversionWantsNumber],
        "TypeError",
        "%{0} format: a real number is required, not {1}",
    ),
    FaultRow::new(&[Fault::FormatWidthTooBig], "ValueError", "width too big"),
    FaultRow::new(
        &[Fault::FormatPrecisionTooBig],
        "ValueError",
        "precision too big",
    ),
    FaultRow::new(
        &[Fault::UnsupportedConversion],
        "ValueError",
        "unsupported format character '{0}' ({1}) at index {2}",
    ),
    FaultRow::new(
        &[Fault::UnknownTemplateConversion],
        "ValueError",
        "Unknown conversion specifier {0}",
    ),
    FaultRow::new(
        &[Fault::ManualToAutomatic],
        "ValueError",
        "cannot switch from manual field specification to automatic field numbering",
    ),
    FaultRow::new(
        &[Fault::AutomaticToManual],
        "ValueError",
        "cannot switch from automatic field numbering to manual field specification",
    ),
    FaultRow::new(
        &[Fault::NoSuchField],
        "IndexError",
        "Replacement index {0} out of range for positional args tuple",
    ),
    FaultRow::new(
        &[Fault::SingleClosingBrace],
        "ValueError",
        "Single '}' encountered in format string",
    ),
    FaultRow::new(
        &[Fault::SingleOpeningBrace],
        "ValueError",
        "Single '{' encountered in format string",
    ),
    FaultRow::new(
        &[Fault::BraceInFieldName],
        "ValueError",
        "unexpected '{' in field name",
    ),
    FaultRow::new(
        &[Fault::FieldNotClosed],
        "ValueError",
        "expected '}' before end of string",
    ),
    FaultRow::new(
        &[Fault::TemplateConversionMissing],
        "ValueError",
        "end of string while looking for conversion specifier",
    ),
    FaultRow::new(
        &[Fault::ColonMissing],
        "ValueError",
        "expected ':' after conversion specifier",
    ),
    FaultRow::new(
        &[Fault::BraceInSpecification],
        "ValueError",
        "unmatched '{' in format spec",
    ),
    FaultRow::new(
        &[Fault::EmptyFieldMember],
        "ValueError",
        "Empty attribute in format string",
    ),
    FaultRow::new(
        &[Fault::BracketNotClosed],
        "ValueError",
        "Missing ']' in format string",
    ),
    FaultRow::new(
        &[Fault::StrayBehindBracket],
        "ValueError",
        "Only '.' or '[' may follow ']' in format field specifier",
    ),
    FaultRow::new(
        &[Fault::TooManyFormatDigits],
        "ValueError",
        "Too many decimal digits in format string",
    ),
    FaultRow::new(
        &[Fault::MissingPrecision],
        "ValueError",
        "Format specifier missing precision",
    ),
    FaultRow::new(
        &[Fault::InvalidSpecification],
        "ValueError",
        "Invalid format specifier '{0}' for object of type '{1}'",
    ),
    FaultRow::new(
        &[Fault::BothGroupings],
        "ValueError",
        "Cannot specify both ',' and '_'.",
    ),
    FaultRow::new(
        &[Fault::GroupingWith],
        "ValueError",
        "Cannot specify '{0}' with '{1}'.",
    ),
    FaultRow::new(
        &[Fault::UnknownPresentation],
        "ValueError",
        "Unknown format code '{0}' for object of type '{1}'",
    ),
    FaultRow::new(
        &[Fault::PrecisionOfInteger],
        "ValueError",
        "Precision not allowed in integer format specifier",
    ),
    FaultRow::new(
        &[Fault::NegativeZeroOfInteger],
        "ValueError",
        "Negative zero coercion (z) not allowed in integer format specifier",
    ),
    FaultRow::new(
        &[Fault::SignOfCharacter],
        "ValueError",
        "Sign not allowed with integer format specifier 'c'",
    ),
    FaultRow::new(
        &[Fault::AlternateOfCharacter],
        "ValueError",
        "Alternate form (#) not allowed with integer format specifier 'c'",
    ),
    FaultRow::new(
        &[Fault::SpaceOfText],
        "ValueError",
        "Space not allowed in string format specifier",
    ),
    FaultRow::new(
        &[Fault::SignOfText],
        "ValueError",
        "Sign not allowed in string format specifier",
    ),
    FaultRow::new(
        &[Fault::NegativeZeroOfText],
        "ValueError",
        "Negative zero coercion (z) not allowed in string format specifier",
    ),
    FaultRow::new(
        &[Fault::AlternateOfText],
        "ValueError",
        "Alternate form (#) not allowed in string format specifier",
    ),
    FaultRow::new(
        &[Fault::AlignmentOfText],
        "ValueError",
        "'=' alignment not allowed in string format specifier",
    ),
    FaultRow::new(
        &[Fault::NotACodePointToFormat],
        "OverflowError",
        "%c arg not in range(0x110000)",
    ),
];

#[cfg(test)]
mod tests {
    use super::FAULTS;
    use ir::Fault;

    /// What Python's rules never ask of the machine: tables, loops over numbers, objects that delegate.
    const OF_OTHERS: [Fault; 16] = [
        Fault::LoopFrom,
        Fault::LoopBound,
        Fault::LoopStepZero,
        Fault::TooLong,
        Fault::KeyIsNil,
        Fault::KeyIsNan,
        Fault::DelegationTooLong,
        Fault::MemberOfNothing,
        Fault::MemberOfNothingWritten,
        Fault::MemberOfPrimitive,
        Fault::PartOfNothing,
        Fault::UnboundNoted,
        Fault::NotExtensible,
        Fault::NotAConstructor,
        Fault::ClassCalled,
        Fault::ArgumentCount,
    ];

    #[test]
    fn every_error_has_words() {
        let named = |fault: &&Fault| {
            OF_OTHERS.contains(fault) || FAULTS.rows.iter().any(|row| row.is_of(**fault))
        };
        let unnamed: Vec<_> = Fault::ALL.iter().filter(|fault| !named(fault)).collect();
        assert_eq!(unnamed, [] as [&Fault; 0]);
    }
}
