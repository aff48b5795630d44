//! The rules of JavaScript for the machine.

use ir::{
    BuiltinClass, Calls, CellLifetime, Delegated, Division, Equality, Errors, Fault, FaultRow,
    Faults, FloatNotation, Integers, Library, Native, Numbers, Objects, Protocol, Quotes,
    Remainder, Semantics, TextUnits, Texts, Truthiness, TypeSpelling, Typing, Views,
};

const fn class(name: &'static str, parent: &'static str, native: Native) -> BuiltinClass {
    BuiltinClass {
        name,
        parent,
        native,
        construct: None,
        methods: &[],
        is_public: false,
    }
}

/// Kinds that the machine tells apart; the program sees none of them.
const CLASSES: &[BuiltinClass] = &[
    class("<object>", "", Native::Object),
    class("<end>", "<object>", Native::Class),
    class("<exception>", "<object>", Native::Exception),
    class("<exhausted>", "<exception>", Native::Exception),
    class("<closing>", "<exception>", Native::Exception),
    class("<exit>", "<exception>", Native::Exception),
];

const FAULTS: &[FaultRow] = &[
    FaultRow::new(&[Fault::Custom], "{0}", "{1}"),
    FaultRow::new(
        &[Fault::StopIteration, Fault::StopAsyncIteration],
        "<exhausted>",
        "",
    ),
    FaultRow::new(&[Fault::GeneratorExit], "<closing>", ""),
    FaultRow::new(&[Fault::SystemExit], "<exit>", "{0}"),
    FaultRow::new(
        &[Fault::MemberOfNothing],
        "TypeError",
        "Cannot read properties of {0} (reading '{1}')",
    ),
    FaultRow::new(
        &[Fault::MemberOfNothingWritten],
        "TypeError",
        "Cannot set properties of {0} (setting '{1}')",
    ),
    FaultRow::new(
        &[Fault::MemberOfPrimitive],
        "TypeError",
        "Cannot create property '{0}' on {2} '{3}'",
    ),
    FaultRow::new(
        &[Fault::ReadOnlyAttribute],
        "TypeError",
        "Cannot assign to read only property '{0}' of {2} '{1}'",
    ),
    FaultRow::new(
        &[Fault::NoSetter],
        "TypeError",
        "Cannot set property {0} of {1} which has only a getter",
    ),
    FaultRow::new(
        &[Fault::NotExtensible],
        "TypeError",
        "Cannot add property {0}, object is not extensible",
    ),
    FaultRow::new(
        &[Fault::NotCallable],
        "TypeError",
        "{note} is not a function",
    ),
    FaultRow::new(
        &[Fault::NotAConstructor],
        "TypeError",
        "{note} is not a constructor",
    ),
    FaultRow::new(
        &[Fault::ClassCalled],
        "TypeError",
        "Class constructor {0} cannot be invoked without 'new'",
    ),
    FaultRow::new(&[Fault::NotIterable], "TypeError", "{0} is not iterable"),
    FaultRow::new(
        &[Fault::BadBase],
        "TypeError",
        "Class extends value {0} is not a constructor or null",
    ),
    FaultRow::new(&[Fault::BadValue], "TypeError", "{0}"),
    FaultRow::new(
        &[
            Fault::UnboundLocal,
            Fault::UnboundCapture,
            Fault::UnboundGlobal,
        ],
        "ReferenceError",
        "Cannot access '{0}' before initialization",
    ),
    FaultRow::new(
        &[Fault::UnknownName],
        "ReferenceError",
        "{0} is not defined",
    ),
    FaultRow::new(&[Fault::UnboundNoted], "ReferenceError", "{1}"),
    FaultRow::new(
        &[Fault::PartOfNothing],
        "TypeError",
        "Cannot destructure property '{1}' of '{2}' as it is {0}.",
    ),
    FaultRow::new(
        &[Fault::RecursionLimit],
        "RangeError",
        "Maximum call stack size exceeded",
    ),
    FaultRow::new(
        &[Fault::NegativeLength],
        "RangeError",
        "Invalid array length",
    ),
    FaultRow::new(
        &[Fault::IntegerDivisionByZero],
        "RangeError",
        "Division by zero",
    ),
    FaultRow::new(
        &[Fault::OutOfMemory],
        "RangeError",
        "Maximum BigInt size exceeded",
    ),
    FaultRow::new(
        &[Fault::GeneratorRunning],
        "TypeError",
        "Generator is already running",
    ),
];

/// How JavaScript's people write types, as TypeScript does.
const TYPES: TypeSpelling = TypeSpelling {
    names: &[
        ("int", "number"),
        ("f64", "number"),
        ("text", "string"),
        ("bool", "boolean"),
        ("nil", "undefined"),
        ("list", "Array"),
        ("tuple", "Array"),
        ("any", "unknown"),
        ("function", "Function"),
    ],
    brackets: ["<", ">"],
    qualifiers: &[],
    nothing: "void",
    receivers: &["this"],
};

/// How JavaScript behaves at run time.
pub const SEMANTICS: Semantics = Semantics {
    language: "javascript",
    numbers: Numbers {
        division: Division::Exact,
        remainder: Remainder::Truncated,
        integers: Integers::Doubles,
        notation: FloatNotation::Shortest,
        ..Numbers::PLAIN
    },
    truth: Truthiness::ZeroNilNoText,
    equality: Equality::Identity,
    texts: Texts {
        quotes: Quotes::SingleFirst,
        units: TextUnits::Utf16,
        nil: "undefined",
        ..Texts::PLAIN
    },
    objects: Objects {
        protocol: Protocol {
            iter: "@@iterator:Symbol.iterator",
            len: "length",
            prototype: "prototype",
            constructor: "constructor",
            main: "main",
            globals: "globalThis",
            ..Protocol::PLAIN
        },
        classes: CLASSES,
        classes_are_namespaces: false,
        delegate: true,
        places_from_end: false,
        ..Objects::PLAIN
    },
    calls: Calls {
        cells: CellLifetime::Declaration,
        recursion_limit: Some(9000),
        closing_may_yield: true,
        ..Calls::PLAIN
    },
    errors: Errors {
        faults: Faults {
            rows: FAULTS,
            class: "Error",
            message: None,
        },
        message: "message",
        handlers_name_all: true,
        symbol: ["Symbol(", ")"],
        ..Errors::PLAIN
    },
    typing: Typing {
        declarations_hold: false,
        is_static: false,
        ..Typing::PLAIN
    },
    library: Library {
        prelude: crate::library::PRELUDE,
        public: crate::library::PUBLIC,
        effects: crate::effects::EFFECTS,
        signatures: &[include_str!("types/builtins.txt")],
        ..Library::PLAIN
    },
    views: Views {
        hidden_marks: &["_", "globals::_", "this@"],
        types: TYPES,
        delegated: Delegated {
            kind: "constructor",
            plain: "Object",
            message: "message",
            hidden: &["@@"],
            ..Delegated::PLAIN
        },
        ..Views::PLAIN
    },
    ..Semantics::PLAIN
};
