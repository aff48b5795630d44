//! Where languages differ at run time, as data.
//!
//! The machine reads a [`Semantics`] value and never asks which language it is running. A dimension is
//! added here when two languages differ on the same tree.

use crate::leaked::leaked;
use crate::{Arithmetic, Intrinsic, Protocol, Scalar};
use serde::{Deserialize, Serialize};

/// How long a captured variable lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CellLifetime {
    /// One per call of its function, whatever declares it.
    Call,
    /// A new one each time its declaration is executed.
    Declaration,
}

/// What `/` does with two integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Division {
    /// Gives a floating-point number.
    Exact,
    /// Rounds towards negative infinity.
    Floored,
    /// Rounds towards zero.
    Truncated,
}

/// The sign of what `%` gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Remainder {
    /// That of the divisor.
    Floored,
    /// That of the dividend.
    Truncated,
}

/// What `==` says of two objects in the heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Equality {
    /// Whether their values are equal, which their classes may have a say in.
    Values,
    /// Whether they are the same object.
    Identity,
}

/// How a floating-point number is printed: with digits that read back as the same number, one behind the point at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FloatNotation {
    /// The fewest digits; `1e+16` from there on, `1e-05` below 0.0001; `inf` and `nan`.
    Signed,
    /// The JDK's digits up to version 18, sometimes one more than the fewest; `1.0E7` from there on, `1.0E-4` below
    /// 0.001; `Infinity` and `NaN`.
    Capital,
}

/// How a text is written as a literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Quotes {
    /// In single quotes, or in double ones where it holds single ones alone; escapes by the size of the code point.
    SingleFirst,
    /// In double quotes; escapes in units of UTF-16.
    Double,
}

/// What the elements of a text are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TextUnits {
    /// Characters.
    Characters,
    /// Units of UTF-16; see [`surrogate`](crate::surrogate) for halves of pairs.
    Utf16,
}

/// When an exception notes the calls that it comes through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Trace {
    /// Each call that it leaves.
    Unwinding,
    /// All that are under way when it is made.
    Creation,
}

/// What counts as false besides `false` itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Truthiness {
    /// Nil, zero, and whatever is empty.
    ZeroNilEmpty,
    /// Nil.
    Nil,
    /// Nothing: a condition is a truth value.
    Nothing,
}

/// Whether programs deal in addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Memory {
    /// They do not: nil refers to nothing, and reading a variable that has no value yet is an error of the language's.
    Managed,
    /// They do: nil is the address zero, which converts to integers and back and can be moved by zero; what has no
    /// value yet may be used only by undefined behaviour; where a run goes on after that, it is zero.
    Addressed,
}

macro_rules! natives {
    ($($(#[$doc:meta])* $variant:ident $name:literal),* $(,)?) => {
        /// What kind of value the instances of a built-in class are.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "the names are the field's standard terms")]
        #[repr(u8)]
        pub enum Native { $($(#[$doc])* $variant),* }

        impl Native {
            /// The kind with a name, as the intrinsic `native_class` takes it.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Native> {
                match name { $($name => Some(Native::$variant),)* _ => None }
            }
        }
    };
}

natives! {
    Object "object",
    Nil "nil",
    Bool "bool",
    Int "int",
    Float "float",
    /// Integers of 8 bits; from here to `Char` the kinds of numbers of a fixed width, boxed ones included.
    I8 "i8",
    I16 "i16",
    I32 "i32",
    I64 "i64",
    U8 "u8",
    U16 "u16",
    U32 "u32",
    U64 "u64",
    F32 "f32",
    Char "char",
    /// An address; see [`Memory`].
    Pointer "pointer",
    Text "text",
    Bytes "bytes",
    ByteArray "byte_array",
    List "list",
    /// A sequence of a fixed length that knows the type of its elements.
    Array "array",
    Tuple "tuple",
    Map "map",
    Set "set",
    FrozenSet "frozen_set",
    Range "range",
    Slice "slice",
    Class "class",
    Function "function",
    /// A function of the machine's own.
    Intrinsic "intrinsic",
    /// A method of the machine's own that is bound to nothing.
    IntrinsicMethod "intrinsic_method",
    BoundMethod "bound_method",
    Generator "generator",
    Coroutine "coroutine",
    AsyncGenerator "async_generator",
    Module "module",
    Property "property",
    StaticMethod "static_method",
    ClassMethod "class_method",
    Super "super",
    Exception "exception",
    /// A cursor of the machine's own; what it walks is none of those below, or the language does not tell them apart.
    Cursor "cursor",
    ListIterator "list_iterator",
    ListReverseIterator "list_reverse_iterator",
    TupleIterator "tuple_iterator",
    TextIterator "text_iterator",
    AsciiIterator "ascii_iterator",
    BytesIterator "bytes_iterator",
    ByteArrayIterator "byte_array_iterator",
    ReverseIterator "reverse_iterator",
    MapKeyIterator "map_key_iterator",
    MapKeyReverseIterator "map_key_reverse_iterator",
    MapValueIterator "map_value_iterator",
    MapValueReverseIterator "map_value_reverse_iterator",
    MapItemIterator "map_item_iterator",
    MapItemReverseIterator "map_item_reverse_iterator",
    SetIterator "set_iterator",
    RangeIterator "range_iterator",
    MapKeys "map_keys",
    MapValues "map_values",
    MapItems "map_items",
    Ellipsis "ellipsis",
    NotImplemented "not_implemented",
    Cell "cell",
    Symbolic "symbolic",
}

impl Native {
    /// How many kinds there are.
    pub const COUNT: usize = Native::Symbolic as usize + 1;

    /// The kind of the numbers of a type.
    #[must_use]
    pub fn of(scalar: Scalar) -> Native {
        match scalar {
            Scalar::I8 => Native::I8,
            Scalar::I16 => Native::I16,
            Scalar::I32 => Native::I32,
            Scalar::I64 => Native::I64,
            Scalar::U8 => Native::U8,
            Scalar::U16 => Native::U16,
            Scalar::U32 => Native::U32,
            Scalar::U64 => Native::U64,
            Scalar::Char => Native::Char,
            Scalar::Ptr => Native::Pointer,
            Scalar::F32 => Native::F32,
            Scalar::F64 => Native::Float,
            Scalar::Bool => Native::Bool,
            Scalar::Text => Native::Text,
            Scalar::Int | Scalar::I128 | Scalar::U128 => Native::Int,
        }
    }

    /// The kinds of cursors over native collections.
    pub const CURSORS: [Native; 16] = [
        Native::ListIterator,
        Native::ListReverseIterator,
        Native::TupleIterator,
        Native::TextIterator,
        Native::AsciiIterator,
        Native::BytesIterator,
        Native::ByteArrayIterator,
        Native::ReverseIterator,
        Native::MapKeyIterator,
        Native::MapKeyReverseIterator,
        Native::MapValueIterator,
        Native::MapValueReverseIterator,
        Native::MapItemIterator,
        Native::MapItemReverseIterator,
        Native::SetIterator,
        Native::RangeIterator,
    ];
}

/// A method of a built-in class.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct BuiltinMethod {
    /// Its name in the language.
    pub name: &'static str,
    /// What it does.
    pub intrinsic: Intrinsic,
    /// Its parameters after the receiver; see [`BuiltinFunction::signature`].
    pub signature: &'static str,
    /// How it is reached.
    pub binding: Binding,
}

/// How a built-in method is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Binding {
    /// Through an instance, which becomes its first operand.
    Instance,
    /// Through the class, which becomes its first operand.
    Class,
    /// Through either, without it.
    Static,
    /// Read like a member; called with the instance alone.
    Property,
}

/// A class that the machine provides.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct BuiltinClass {
    /// Its name in the language.
    pub name: &'static str,
    /// The name of its parent, an earlier entry; empty for the root.
    pub parent: &'static str,
    /// What its instances are.
    pub native: Native,
    /// Makes an instance: gets the class, then the arguments bound to the signature. `None`: as the parent does.
    #[serde(borrow)]
    pub construct: Option<(Intrinsic, &'static str)>,
    /// Its methods.
    #[serde(deserialize_with = "leaked")]
    pub methods: &'static [BuiltinMethod],
    /// Whether its name is bound for programs.
    pub is_public: bool,
}

/// A function that the machine provides.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct BuiltinFunction {
    /// Its name in the language.
    pub name: &'static str,
    /// What it does.
    pub intrinsic: Intrinsic,
    /// Its parameters, comma-separated: `name`, `name?` (may be left out), `*name` (the positional rest),
    /// `**name` (the named rest), `/` (those before it by place only), `*` (those behind it by name only).
    /// Parameters behind `*name` are by name only.
    pub signature: &'static str,
}

/// The words of an error the machine found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FaultText {
    /// The name of the class of exception it is in the language.
    pub class: &'static str,
    /// The message, with `{0}`, `{1}`, … for the operands that the fault carries, or [`FaultText::NOTE`].
    pub message: &'static str,
}

impl FaultText {
    /// Stands for the note of the instruction at hand: see [`crate::Module::notes`].
    pub const NOTE: &str = "{note}";
}

/// The words of several errors.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct FaultRow {
    /// The errors.
    #[serde(deserialize_with = "leaked")]
    faults: &'static [Fault],
    /// See [`FaultText::class`].
    class: &'static str,
    /// See [`FaultText::message`].
    message: &'static str,
}

impl FaultRow {
    /// The row of errors, their class and their message.
    #[must_use]
    pub const fn new(
        faults: &'static [Fault],
        class: &'static str,
        message: &'static str,
    ) -> FaultRow {
        FaultRow {
            faults,
            class,
            message,
        }
    }

    /// Whether it has the words of an error.
    #[must_use]
    pub fn is_of(&self, fault: Fault) -> bool {
        self.faults.contains(&fault)
    }
}

/// What a language calls the errors that the machine finds.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Faults {
    /// Those that it has words of its own for.
    #[serde(deserialize_with = "leaked")]
    pub rows: &'static [FaultRow],
    /// The class of all others.
    pub class: &'static str,
    /// The message of all others; `None`: what the machine says of each ([`Fault::words`]).
    #[serde(borrow)]
    pub message: Option<&'static str>,
}

impl Faults {
    /// In words of no language.
    pub const PLAIN: Faults = Faults {
        rows: &[FaultRow::new(&[Fault::Custom], "Error", "{1}")],
        class: "Error",
        message: None,
    };

    /// The words of an error.
    #[must_use]
    pub fn of(&self, fault: Fault) -> FaultText {
        match self.rows.iter().find(|row| row.is_of(fault)) {
            Some(&FaultRow { class, message, .. }) => FaultText { class, message },
            None => FaultText {
                class: self.class,
                message: self.message.unwrap_or_else(|| fault.words()),
            },
        }
    }
}

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
    /// A value of type {0} has no member {1}.
    NoAttribute,
    /// A class {0} has no member {1}.
    NoClassAttribute,
    /// A module {0} has no member {1}.
    NoModuleAttribute,
    /// Member {1} of type {0} cannot be written.
    ReadOnlyAttribute,
    /// Computed member {0} of type {1} cannot be read.
    NoGetter,
    /// Computed member {0} of type {1} cannot be written.
    NoSetter,
    /// Computed member {0} of type {1} cannot be deleted.
    NoDeleter,
    /// The name {0} is bound nowhere.
    UnknownName,
    /// The local variable {0} is not bound yet.
    UnboundLocal,
    /// The captured variable {0} is not bound yet.
    UnboundCapture,
    /// Name {1} cannot be imported from module {0}.
    CannotImport,
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

/// Everything that the machine must know about a language.
#[derive(Serialize, Deserialize)]
pub struct Semantics {
    /// The language's name in the text form and on the command line.
    pub language: &'static str,
    /// How long captured variables live.
    pub cells: CellLifetime,
    /// What `/` does with integers.
    pub division: Division,
    /// What `%` does.
    pub remainder: Remainder,
    /// How numbers of a fixed width behave.
    pub arithmetic: Arithmetic,
    /// The least and greatest integer of which there is only one box; none where boxes are always new.
    pub single_boxes: Option<(i64, i64)>,
    /// What `==` says of two objects.
    pub equality: Equality,
    /// The type of lengths: `Int` for the ordinary integers.
    pub lengths: Scalar,
    /// The numbers by which functions of mathematics tell the process that an argument is outside of what they are defined for,
    /// and that their result is outside of what can be represented; `None` where they tell nobody.
    pub math_errors: Option<[i64; 2]>,
    /// How floating-point numbers are printed.
    pub floats: FloatNotation,
    /// How texts are written as literals.
    pub quotes: Quotes,
    /// What texts are sequences of.
    pub units: TextUnits,
    /// What counts as false.
    pub truthiness: Truthiness,
    /// Whether programs deal in addresses.
    pub memory: Memory,
    /// How nothing is printed.
    pub nil: &'static str,
    /// How false and true are printed.
    #[serde(borrow)]
    pub bools: [&'static str; 2],
    /// How deep calls may nest before that is the language's error.
    pub recursion_limit: Option<u32>,
    /// The module and variable that printing writes to, and the variable that holds what it is at first: where
    /// the two differ, the program has put something in its place.
    #[serde(borrow)]
    pub output: Option<[&'static str; 3]>,
    /// The same of what input is read from.
    #[serde(borrow)]
    pub input: Option<[&'static str; 3]>,
    /// Classes of the library that messages call by more than their name: the module, the name, how messages call them.
    #[serde(deserialize_with = "leaked")]
    pub long_names: &'static [(&'static str, &'static str, &'static str)],
    /// The names of special methods.
    pub protocol: Protocol,
    /// What the language calls errors, and those that it has no words of its own for.
    pub faults: Faults,
    /// The classes that the machine provides, parents first.
    #[serde(deserialize_with = "leaked")]
    pub classes: &'static [BuiltinClass],
    /// The member of an exception that holds its message, where the machine makes one; empty where it is an argument.
    pub message: &'static str,
    /// When an exception notes the calls that it comes through.
    pub trace: Trace,
    /// The characters with which that begins in a member's name which only tells overloads apart; people see what
    /// stands in front.
    #[serde(deserialize_with = "leaked")]
    pub overload_marks: &'static [char],
    /// How programs write what an intrinsic gives, by what its unknown results are called: with a dot in front a member of the first
    /// operand, and with `()` at the end a call with the other operands; nothing for those that are called by that name.
    #[serde(deserialize_with = "leaked")]
    pub spellings: &'static [(&'static str, &'static str)],
    /// What stands, besides a dot, between the name of a class and that of one inside.
    pub nesting_mark: Option<char>,
    /// With what the names begin that the language gives to what has none, or keeps for itself; views leave them out.
    #[serde(deserialize_with = "leaked")]
    pub hidden_marks: &'static [&'static str],
    /// What the library's classes and the program's belong to, in the words of messages.
    #[serde(borrow)]
    pub homes: [&'static str; 2],
    /// Whether a method called on a class may be one of its instances'; otherwise classes are objects like others.
    pub classes_are_namespaces: bool,
    /// The functions that the machine provides.
    #[serde(deserialize_with = "leaked")]
    pub functions: &'static [BuiltinFunction],
    /// The module of the language's library whose public names every module sees.
    pub prelude: &'static str,
    /// How people write types.
    pub types: crate::TypeSpelling,
    /// How views show objects of the library's classes.
    pub contents: crate::Contents,
    /// Whether what a program declares of types holds; where it does not, it is a hint.
    pub types_are_checked: bool,
    /// Whether nothing is a value of every type but the machine's own scalar ones.
    pub nil_is_everywhere: bool,
    /// Whether a member that is nowhere is one that the library at hand lacks, because a program that asks for what nobody
    /// has is refused: what it gives is unknown then, and no error.
    pub absent_members_are_unknown: bool,
    /// Tables of the types of the library's functions and methods, for analyses that do not look into it: lines with the name,
    /// for a method behind that of its type and a dot, and the type in the text form. See `analysis::types` for how they are
    /// read.
    #[serde(deserialize_with = "leaked")]
    pub signatures: &'static [&'static str],
    /// What functions of the library do to what they are given, for analyses that do not look into it.
    #[serde(deserialize_with = "crate::effects::effects")]
    pub effects: crate::Effects,
}

impl std::fmt::Debug for Semantics {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Semantics({})", self.language)
    }
}

impl Semantics {
    /// A language known only by name, for IR text that no frontend of ours made: integers of 64 bits, no library.
    #[must_use]
    pub fn plain() -> &'static Semantics {
        &PLAIN
    }

    /// What the language calls an error.
    #[must_use]
    pub fn fault(&self, fault: Fault) -> FaultText {
        self.faults.of(fault)
    }

    /// How programs write what an intrinsic gives, by what its unknown results are called; see [`Semantics::spellings`].
    #[must_use]
    pub fn spelling(&self, name: &str) -> Option<&'static str> {
        let found = self.spellings.iter().find(|(known, _)| *known == name);
        found.map(|(_, spelling)| *spelling)
    }

    /// A name without what only tells overloads apart.
    #[must_use]
    pub fn plain_name<'a>(&self, name: &'a str) -> &'a str {
        name.split(self.overload_marks).next().unwrap_or(name)
    }

    /// Whether a name is one that people did not choose: lowering's own, or the language's.
    #[must_use]
    pub fn is_hidden(&self, name: &str) -> bool {
        // What lowering makes begins with what no name of a language begins with.
        crate::symbol::is_made_up(name)
            || name.starts_with(['.', '@', '['])
            || (self.hidden_marks.iter()).any(|mark| name.starts_with(mark))
    }

    /// A name with those of the classes around it, as people write it.
    #[must_use]
    pub fn full_name(&self, name: &str) -> String {
        match (self.nesting_mark, name.rsplit_once('.')) {
            (Some(mark), Some((class, own))) => format!("{}.{own}", class.replace(mark, ".")),
            (Some(mark), None) => name.replace(mark, "."),
            (None, _) => name.to_owned(),
        }
    }

    /// Names of variables as people know them: those of a class's own by their simple name, unless that means another
    /// of these variables too.
    #[must_use]
    pub fn variable_names(&self, full: &[&str], is_class: impl Fn(&str) -> bool) -> Vec<String> {
        let simple = |name: &&'_ str| {
            let (class, simple) = name.rsplit_once('.')?;
            is_class(class).then(|| simple.to_owned())
        };
        let simple: Vec<Option<String>> = full.iter().map(simple).collect();
        let mut uses = rustc_hash::FxHashMap::default();
        for (full, simple) in full.iter().zip(&simple) {
            *uses.entry(simple.as_deref().unwrap_or(full)).or_insert(0) += 1;
        }
        let shown = |(full, simple): (&&str, &Option<String>)| match simple.as_deref() {
            Some(simple) if uses[simple] == 1 || self.is_hidden(simple) => simple.to_owned(),
            Some(_) => self.full_name(full),
            None => (*full).to_owned(),
        };
        full.iter().zip(&simple).map(shown).collect()
    }

    /// The name of something in a class, without that of the class.
    #[must_use]
    pub fn simple_name<'a>(&self, name: &'a str) -> &'a str {
        let is_mark = |c: char| c == '.' || Some(c) == self.nesting_mark;
        name.rsplit(is_mark).next().unwrap_or(name)
    }

    /// What people call a function: without the class that it is in and what only tells overloads apart. One whose name
    /// nobody chose is called as its class is, whose objects it makes, or by what kind of thing it is.
    #[must_use]
    pub fn function_name<'a>(&self, name: &'a str) -> &'a str {
        let name = self.plain_name(name);
        let (class, own) = name.rsplit_once('.').unwrap_or(("", name));
        // A person may well have written the name of one that the language calls by itself.
        let is_writable = own.starts_with(|c: char| c == '_' || c.is_alphabetic());
        if !class.is_empty() && self.is_hidden(own) && !is_writable {
            return self.simple_name(class);
        }
        let first = self.nesting_mark.and_then(|mark| own.split(mark).next());
        first.filter(|first| !first.is_empty()).unwrap_or(own)
    }

    /// The same with the class that it is in, where that has a name.
    #[must_use]
    pub fn function_title(&self, name: &str) -> String {
        let plain = self.plain_name(name);
        let own = self.function_name(name);
        match plain.rsplit_once('.') {
            Some((class, rest)) if rest == own => {
                let is_nested =
                    |class: &&str| self.nesting_mark.is_some_and(|mark| class.contains(mark));
                let class = Some(class)
                    .filter(is_nested)
                    .map_or(class, |class| self.simple_name(class));
                format!("{class}.{own}")
            }
            _ => own.to_owned(),
        }
    }
}

static PLAIN: Semantics = Semantics::PLAIN;

impl Semantics {
    /// What [`Semantics::plain`] gives; others may start from it.
    pub const PLAIN: Semantics = Semantics {
        language: "plain",
        cells: CellLifetime::Call,
        division: Division::Truncated,
        remainder: Remainder::Truncated,
        arithmetic: Arithmetic::DEFINED,
        single_boxes: None,
        equality: Equality::Values,
        lengths: Scalar::Int,
        math_errors: None,
        floats: FloatNotation::Signed,
        quotes: Quotes::SingleFirst,
        units: TextUnits::Characters,
        truthiness: Truthiness::ZeroNilEmpty,
        memory: Memory::Managed,
        nil: "nil",
        bools: ["false", "true"],
        recursion_limit: None,
        output: None,
        input: None,
        long_names: &[],
        protocol: Protocol::PLAIN,
        faults: Faults::PLAIN,
        classes: &[],
        message: "",
        trace: Trace::Unwinding,
        overload_marks: &[],
        spellings: &[],
        nesting_mark: None,
        hidden_marks: &["__"],
        homes: ["the library", "the program"],
        classes_are_namespaces: true,
        functions: &[],
        prelude: "",
        types: crate::TypeSpelling::PLAIN,
        contents: crate::Contents::PLAIN,
        types_are_checked: true,
        absent_members_are_unknown: false,
        nil_is_everywhere: true,
        signatures: &[],
        effects: &[],
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_say_what_they_are_where_no_language_does() {
        assert_eq!(
            Fault::IntegerDivisionByZero.words(),
            "Integer division or remainder by zero."
        );
        assert_eq!(
            Semantics::PLAIN.fault(Fault::UnknownName).message,
            "The name {0} is bound nowhere."
        );
        assert_eq!(Semantics::PLAIN.fault(Fault::Custom).message, "{1}");
    }
}
