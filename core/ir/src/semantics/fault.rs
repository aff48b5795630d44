//! What can go wrong in an operation.

use serde::{Deserialize, Serialize};

macro_rules! faults {
    ($($(#[doc = $doc:literal])+ $variant:ident),* $(,)?) => {
        /// What can go wrong in an operation of the machine's; what it is called is the language's affair.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[repr(u16)]
        pub enum Fault { $($(#[doc = $doc])+ $variant),* }

        impl Fault {
            /// Every fault.
            pub const ALL: &[Fault] = &[$(Fault::$variant),*];

            /// What it is, in words of no language, with `{0}`, `{1}`, … for its operands.
            #[must_use]
            pub fn words(self) -> &'static str {
                match self { $(Fault::$variant => concat!($($doc),+).trim()),* }
            }
        }
    };
}

// The operands are named in the comments, in order. Type names are those of the language.
with_native_faults! { faults;
    /// Free text: class name {0}, message {1}. For what only one intrinsic can find wrong, prefer a fault of its own.
    Custom,
    /// Integer division or remainder by zero.
    IntegerDivisionByZero,
    /// The remainder of an integer division by zero.
    IntegerRemainderByZero,
    /// Exact division by zero.
    DivisionByZero,
    /// Floating-point division by zero, rounding down.
    FloatFloorDivisionByZero,
    /// Floating-point remainder by zero.
    FloatRemainderByZero,
    /// Zero to a negative power.
    ZeroToNegativePower,
    /// A number is out of the range of the operation: what {0}.
    Overflow,
    /// An integer is larger than a word of the kind {0}: `long`, or `ssize_t` for counts.
    WordOverflow,
    /// A shift by a negative count.
    NegativeShift,
    /// An operator cannot be applied: operator {0}, types {1} and {2}.
    UnsupportedOperands,
    /// An operator on one value cannot be applied: operator {0}, type {1}.
    UnsupportedOperand,
    /// An operator meets nothing where a number must be: operator {0}, types {1} and {2} (empty where there is one).
    NilOperand,
    /// The same of an operator that puts values in an order.
    NilUnordered,
    /// Two values have no order: operator {0}, types {1} and {2}.
    Unordered,
    /// A value of class {0} is no instance of class {1}; both belong to {2}.
    BadCast,
    /// A value of class {0}, which belongs to {2}, is no instance of class {1}, which belongs to {3}.
    ForeignCast,
    /// A value of type {0} cannot be called.
    NotCallable,
    /// Class {0} makes no instances for programs.
    NoInstances,
    /// A value of type {0} has no elements to walk.
    NotIterable,
    /// A value of type {0} is not an iterator.
    NotIterator,
    /// A value of type {0} cannot be walked backwards.
    NotReversible,
    /// The method that gives an iterator gave a value of type {0} instead.
    IterReturnedNonIterator,
    /// A coroutine that has ended is awaited again.
    CoroutineDone,
    /// A value of type {0} cannot be indexed.
    NotIndexable,
    /// A value of type {0} does not take element assignment.
    NoItemAssignment,
    /// A value of type {0} does not take element deletion.
    NoItemDeletion,
    /// A value of type {0} is not a container for membership tests.
    NotContainer,
    /// A value of type {0} has no length.
    NoLength,
    /// A value of type {0} cannot be a key.
    Unhashable,
    /// A sequence of type {0} does not take an index of type {1}.
    BadIndexType,
    /// An index {0} into an array of length {1} is out of range.
    ArrayIndexOutOfRange,
    /// An array of a negative length {0}.
    NegativeLength,
    /// An array does not hold values of type {0}.
    BadStore,
    /// Something is asked of nothing: what {0}.
    NilAccess,
    /// An index into a sequence of type {0} is out of range.
    IndexOutOfRange,
    /// An assignment to an index of a sequence of type {0} is out of range.
    AssignmentIndexOutOfRange,
    /// The key is absent; {0} is the key itself.
    KeyMissing,
    /// The number at which a loop over numbers begins is a {0}.
    LoopFrom,
    /// The bound of a loop over numbers that is called {0} is a {1}.
    LoopBound,
    /// The step of a loop over numbers is zero.
    LoopStepZero,
    /// A text would be too long to be made.
    TooLong,
    /// A key is nothing.
    KeyIsNil,
    /// A key is no number.
    KeyIsNan,
    /// Tables delegate to one another in a circle, by {0}.
    DelegationTooLong,
    /// A value of type {0} has no member {1}.
    NoAttribute,
    /// A class {0} has no member {1}.
    NoClassAttribute,
    /// A module {0} has no member {1}.
    NoModuleAttribute,
    /// A module {0}, whose code has not come to its end, has no member {1} yet.
    NoModuleAttributeYet,
    /// Member {1} of type {0} cannot be written.
    ReadOnlyAttribute,
    /// Member {1} of type {0} is a part of the value that cannot be written.
    ReadOnlyPart,
    /// Member {1} of the machine's own class {0} is written or removed.
    FixedClass,
    /// Member {1} is asked of nothing, which is {0}.
    MemberOfNothing,
    /// Member {1} is asked of nothing, which is {0}, where a pattern takes {2} apart: what the instruction notes, or the value.
    PartOfNothing,
    /// Member {1} of nothing, which is {0}, is written.
    MemberOfNothingWritten,
    /// A member that is written to a value that has no room for it: the name, what the value is called, its kind, its text.
    MemberOfPrimitive,
    /// Member {0} cannot be added to {1}.
    NotExtensible,
    /// A value of type {0} makes no objects.
    NotAConstructor,
    /// Class {0} is called, which only makes objects.
    ClassCalled,
    /// Computed member {0} of type {1} cannot be read.
    NoGetter,
    /// Computed member {0} of type {1} cannot be written.
    NoSetter,
    /// Computed member {0} of type {1} cannot be deleted.
    NoDeleter,
    /// The name {0} is bound nowhere.
    UnknownName,
    /// The name {0} is bound nowhere yet, though its module binds it somewhere.
    UnboundGlobal,
    /// The variable {0} is not bound yet, which means {1}, as the instruction says.
    UnboundNoted,
    /// The local variable {0} is not bound yet.
    UnboundLocal,
    /// The captured variable {0} is not bound yet.
    UnboundCapture,
    /// Name {1} cannot be imported from module {0}.
    CannotImport,
    /// Name {1} cannot be imported from module {0} of the program, whose file is {2}.
    CannotImportFromFile,
    /// Name {1} cannot be imported from module {0}, whose code has not come to its end, in file {2}.
    CannotImportYet,
    /// Module {0} is to be found from a package, and the code that names it is in none.
    NoPackage,
    /// No module is named {0}.
    NoModule,
    /// Calls nest too deeply.
    RecursionLimit,
    /// What was thrown is not an exception.
    NotAnException,
    /// There is no exception to throw again.
    NothingToRethrow,
    /// The class pattern of a handler is not a class of exceptions.
    BadCatch,
    /// Function {0} lacks {1} positional arguments: names {2}.
    MissingArguments,
    /// Function {0} lacks {1} arguments by name: names {2}.
    MissingNamedArguments,
    /// Function {0} takes {1} positional arguments and got {2}.
    TooManyArguments,
    /// Function {0} takes {1} arguments, or so many at least (`2+`) or a range (`1..2`), and got {2}.
    ArgumentCount,
    /// Function {0} has no parameter {1}.
    UnexpectedNamedArgument,
    /// Function {0} got more than one value for parameter {1}.
    DuplicateArgument,
    /// Callee {0} got argument {1} by name twice.
    DuplicateNamedArgument,
    /// Function {0} got positional-only parameters by name: {1}.
    PositionalOnlyByName,
    /// Built-in {0} takes exactly {1} arguments and got {2}.
    BuiltinArgumentCount,
    /// Built-in {0} takes no arguments and got {1}.
    BuiltinNoArguments,
    /// Built-in {0} takes at least {1} arguments and got {2}.
    BuiltinTooFew,
    /// Built-in {0} takes at most {1} arguments and got {2}.
    BuiltinTooMany,
    /// Built-in {0} takes no arguments by name.
    BuiltinNoNamedArguments,
    /// Built-in {0} expected {1} arguments and got {2}.
    BuiltinExpected,
    /// Built-in {0} has no parameter {1}.
    UnexpectedBuiltinArgument,
    /// A value of type {0} is not a mapping.
    NotMapping,
    /// Class {0} takes no arguments.
    NoConstructorArguments,
    /// The argument after `*` of {0} is of type {1}, which has no elements.
    SpreadNotIterable,
    /// A value of type {0} is spread into a display and has no elements.
    SpreadInDisplay,
    /// The argument after `**` of {0} is of type {1}, which is no map.
    SpreadNotMap,
    /// Class {0} is abstract; its methods {1} have no body.
    AbstractInstantiation,
    /// More than {0} elements for an unpacking.
    TooManyToUnpack,
    /// Expected {0} elements for an unpacking, got {1}.
    TooFewToUnpack,
    /// Expected at least {0} elements for an unpacking, got {1}.
    TooFewToUnpackRest,
    /// A value of type {0} cannot be unpacked.
    CannotUnpack,
    /// No linear order of parents: {0}.
    InconsistentParents,
    /// Method {0} of class {1} was called with an instance of {2}.
    ForeignReceiver,
    /// The same of a method that an operator calls.
    ForeignOperand,
    /// Method {0} was called without an instance.
    NoReceiver,
    /// Built-in {0} lacks the argument {1}, its {2}th.
    BuiltinMissing,
    /// The classes of a class's parents do not derive from one another.
    MetaclassConflict,
    /// Base {0} cannot be derived from.
    BadBase,
    /// A class's parents lay out their instances in ways that do not go together.
    LayoutConflict,
    /// A map or set changed its size while a cursor walked it: {0}.
    ChangedDuringIteration,
    /// A cursor is exhausted; {0} is the result of a generator.
    StopIteration,
    /// An asynchronous cursor is exhausted.
    StopAsyncIteration,
    /// A generator is already running.
    GeneratorRunning,
    /// A value was sent to a generator that has not started: kind {0}.
    GeneratorNotStarted,
    /// A generator went on after it was closed: kind {0}.
    GeneratorIgnoredExit,
    /// A generator let the exhaustion of another through: kind {0}.
    GeneratorRaisedStop,
    /// Asks a generator to end.
    GeneratorExit,
    /// A value of type {0} cannot be awaited.
    NotAwaitable,
    /// Special method {0} gave a value of the wrong type {1}.
    BadSpecialResult,
    /// `super` has no member {0}.
    NoSuperAttribute,
    /// Standard input is at its end.
    EndOfInput,
    /// Wrong type of operand: function {0}, expected {1}, got {2}.
    BadOperandType,
    /// The program asked to end: code {0}.
    SystemExit,
    /// {0} is not an integer literal in base {1}.
    BadIntLiteral,
    /// {0} is not a number.
    BadFloatLiteral,
    /// An element of a join at place {0} is of type {1}.
    BadJoinItem,
    /// A format specification is not for a value of type {1}: code {0}.
    BadFormatCode,
    /// A format specification is malformed.
    BadFormatSpec,
    /// The value {0} is not in a sequence of type {1}.
    NotInSequence,
    /// Something is empty that must not be: {0}.
    Empty,
    /// A parameter is out of its domain: {0}.
    BadValue,
    /// An operand is of the wrong type: {0}.
    BadType,
    /// Something would be larger than anything may be.
    OutOfMemory,
    /// The run holds more than it may.
    MemoryLimit,
    /// An integer has more decimal digits than may be converted.
    IntegerTooLong,
    /// An index is out of range: {0}.
    BadIndex,
    /// There is no encoding, or no way to deal with what it cannot express, of this name: {0}.
    UnknownEncoding,
    /// A text cannot be encoded; the exception carries encoding, text, start, end and reason.
    CannotEncode,
    /// Bytes cannot be decoded; the exception carries encoding, bytes, start, end and reason.
    CannotDecode,
    /// A value of type {0} is not an integer and cannot stand for one.
    NotAnInteger,
    /// Exact division by zero of floating-point numbers.
    FloatDivisionByZero,
    /// Quotient and remainder of floating-point numbers by zero.
    FloatDivmodByZero,
    /// A floating-point result is out of range.
    FloatRange,
    /// Membership in a text asked of a value of type {0}.
    BadTextMember,
    /// A number is no byte.
    ByteOutOfRange,
    /// A value of type {0} is not bytes.
    NotBytes,
    /// A slice has the step zero.
    ZeroSliceStep,
    /// A part of a slice is not an integer.
    BadSliceIndex,
    /// A sequence of {0} elements assigned to a stepped slice of {1}.
    SliceSize,
    /// {0} bytes assigned to a stepped slice of {1}.
    BytesSliceSize,
    /// An index into a text is out of range: index {0}, length {1} (neither in languages that count from both ends).
    TextIndexOutOfRange,
    /// A part of a text begins or ends out of range: start {0}, end {1}, length {2}.
    TextRangeOutOfRange,
    /// An index into a range is out of range.
    RangeIndexOutOfRange,
    /// An index into immutable bytes is out of range.
    BytesIndexOutOfRange,
    /// An index into mutable bytes is out of range.
    ByteArrayIndexOutOfRange,
    /// A text does not take an index of type {0}.
    BadTextIndexType,
    /// A value of type {1} appended to a sequence of type {0}.
    CannotConcatenate,
    /// A value of type {1} appended to bytes of type {0}.
    CannotConcatenateBytes,
    /// A sequence multiplied by a value of type {0}.
    CannotRepeat,
    /// Special method {0} gave a value of type {1} instead of an integer.
    SpecialNotInteger,
    /// A value of type {0} is not a real number.
    NotARealNumber,
    /// A value of type {0} has no absolute value.
    NoAbsolute,
    /// A method of {0} called on a value of type {1}.
    WrongReceiver,
    /// The value to remove is not in the list.
    NotInListToRemove,
    /// The value is not in the tuple.
    NotInTuple,
    /// An entry is to be removed from an empty map.
    EmptyMap,
    /// A member is to be removed from an empty set.
    EmptySet,
    /// Function {0} got no elements.
    EmptyArgument,
    /// Element {0} of what a map is made from is no pair.
    MapEntryNoSequence,
    /// Element {0} of what a map is made from has {1} elements.
    MapEntryLength,
    /// A range has the step zero.
    ZeroRangeStep,
    /// A text of {0} digits is too long for an integer.
    IntegerTextTooLong,
    /// A value of type {0} cannot be made an integer.
    NotConvertibleToInt,
    /// A value of type {0} cannot be made a floating-point number.
    NotConvertibleToFloat,
    /// A value of type {0} cannot be rounded.
    NoRounding,
    /// Values of types {0}, {1} and {2} have no power.
    UnsupportedPower,
    /// A value of type {0} takes no format specification.
    NoFormat,
    /// Special method {0} gave a value of type {1} instead of a truth value.
    BadTruth,
    /// Built-in {0} takes arguments by name only.
    BuiltinNoPositional,
    /// An error of the operating system: number {0}, words {1}.
    SystemCall,
    /// The same, with the name of the file {2}.
    SystemCallOnFile,
    /// Error of the operating system: the operation would block.
    WouldBlock,
    /// Error of the operating system: there is no such child process.
    NoChildProcess,
    /// Error of the operating system: nobody reads the pipe.
    BrokenPipe,
    /// Error of the operating system.
    ConnectionAborted,
    /// Error of the operating system.
    ConnectionRefused,
    /// Error of the operating system.
    ConnectionReset,
    /// Error of the operating system: the file is there already.
    FileExists,
    /// Error of the operating system: there is no such file.
    FileMissing,
    /// Error of the operating system: a signal came.
    Interrupted,
    /// Error of the operating system: not possible for a directory.
    IsDirectory,
    /// Error of the operating system: only possible for a directory.
    NotDirectory,
    /// Error of the operating system.
    PermissionDenied,
    /// Error of the operating system: there is no such process.
    NoProcess,
    /// Error of the operating system.
    TimedOut,
}
