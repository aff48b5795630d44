//! The rules of PHP for the machine.

use ir::{
    Beyond64, BuiltinClass, Calls, CellLifetime, Delegated, Division, Errors, Fault, FaultRow,
    Faults, FloatNotation, Library, Missing, Native, Notations, Numbers, Objects, OtherOperands,
    Protocol, Quotes, Remainder, Semantics, Surplus, TextUnits, Texts, Truthiness, TypeSpelling,
    Typing, Views,
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
        &[Fault::IntegerDivisionByZero, Fault::DivisionByZero],
        "DivisionByZeroError",
        "Division by zero",
    ),
    FaultRow::new(
        &[Fault::IntegerRemainderByZero],
        "DivisionByZeroError",
        "Modulo by zero",
    ),
    FaultRow::new(
        &[Fault::NegativeShift],
        "ArithmeticError",
        "Bit shift by negative number",
    ),
    FaultRow::new(
        &[Fault::UnexpectedNamedArgument],
        "Error",
        "Unknown named parameter ${1}",
    ),
    FaultRow::new(
        &[Fault::DuplicateNamedArgument],
        "Error",
        "Named parameter ${1} overwrites previous argument",
    ),
    FaultRow::new(
        &[
            Fault::UnboundLocal,
            Fault::UnboundCapture,
            Fault::UnknownName,
        ],
        "Error",
        "Call to undefined function {0}",
    ),
];

/// How PHP behaves at run time.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "php",
    numbers: Numbers {
        division: Division::Even,
        remainder: Remainder::Truncated,
        beyond: Beyond64::Floats,
        notation: FloatNotation::FourteenPlain,
        ..Numbers::PLAIN
    },
    truth: Truthiness::Nil,
    texts: Texts {
        quotes: Quotes::Double,
        units: TextUnits::Bytes,
        nil: "null",
        notations: Notations {
            module_code: "{main}",
            ..Notations::PLAIN
        },
        ..Texts::PLAIN
    },
    objects: Objects {
        protocol: Protocol {
            member_nowhere: "absent_member",
            prototype: "prototype",
            main: "main",
            finalize: "__destruct()",
            ..Protocol::PLAIN
        },
        classes: CLASSES,
        classes_are_namespaces: false,
        delegate: true,
        others: OtherOperands::Library,
        operands_convert: true,
        ..Objects::PLAIN
    },
    calls: Calls {
        cells: CellLifetime::Declaration,
        recursion_limit: Some(50_000),
        surplus: Surplus::Dropped,
        missing: Missing::Null,
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
        uncaught_status: 255,
        told_on_output: true,
        ..Errors::PLAIN
    },
    typing: Typing {
        declarations_hold: false,
        is_static: false,
        ..Typing::PLAIN
    },
    library: Library {
        signatures: &[include_str!("types/functions.txt")],
        prelude: "builtins",
        effects: crate::effects::EFFECTS,
        ..Library::PLAIN
    },
    views: Views {
        hidden_marks: &["$."],
        // Methods are kept under names that end in brackets, as members may be called the same.
        overload_marks: &['('],
        spellings: &[("loose_order", "<=>()"), ("loose_integer", "intval()")],
        types: TypeSpelling {
            names: &[
                ("f64", "float"),
                ("text", "string"),
                ("nil", "null"),
                ("any", "mixed"),
            ],
            qualifiers: &["\\"],
            nothing: "void",
            receivers: &["this"],
            ..TypeSpelling::PLAIN
        },
        delegated: Delegated {
            kind: "@class",
            name: "@name",
            message: "message",
            hidden: &["@", "~"],
            ..Delegated::PLAIN
        },
        ..Views::PLAIN
    },
    ..Semantics::PLAIN
};
