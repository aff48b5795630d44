//! The rules of Ruby for the machine.

use ir::{
    BuiltinClass, Calls, CellLifetime, Contents, Delegated, Division, Errors, Fault, FaultRow,
    Faults, FloatByZero, FloatNotation, Holds, Library, Native, Notations, Numbers, Objects,
    OtherOperands, Protocol, Quotes, Remainder, Semantics, Shortcut, Shortcuts, Texts, Truthiness,
    TypeSpelling, Typing, Views,
};

/// How Ruby's people write types, who have no way of their own to.
const TYPES: TypeSpelling = TypeSpelling {
    names: &[
        ("int", "Integer"),
        ("f64", "Float"),
        ("text", "String"),
        ("bool", "Boolean"),
        ("list", "Array"),
        ("tuple", "Array"),
        ("map", "Hash"),
        ("any", "Object"),
    ],
    receivers: &["self"],
    ..TypeSpelling::PLAIN
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
        &[
            Fault::IntegerDivisionByZero,
            Fault::IntegerRemainderByZero,
            Fault::FloatRemainderByZero,
            Fault::DivisionByZero,
        ],
        "ZeroDivisionError",
        "divided by 0",
    ),
    FaultRow::new(
        &[
            Fault::UnboundLocal,
            Fault::UnboundCapture,
            Fault::UnknownName,
        ],
        "NameError",
        "uninitialized constant {0}",
    ),
    FaultRow::new(
        &[Fault::ArgumentCount],
        "ArgumentError",
        "wrong number of arguments (given {2}, expected {1})",
    ),
    FaultRow::new(
        &[Fault::ReadOnlyAttribute, Fault::NotExtensible],
        "FrozenError",
        "can't modify frozen {1}",
    ),
    FaultRow::new(
        &[Fault::RecursionLimit],
        "SystemStackError",
        "stack level too deep",
    ),
    FaultRow::new(
        &[Fault::MemoryLimit],
        "NoMemoryError",
        "failed to allocate memory",
    ),
];

const SHORTCUTS: &[(&str, Shortcut)] = &[
    ("[]", Shortcut::Element),
    ("[]=", Shortcut::SetElement),
    ("&", Shortcut::And),
    ("|", Shortcut::Or),
    ("^", Shortcut::Xor),
    (">>", Shortcut::ShiftRight),
    ("<<", Shortcut::Append),
    ("call", Shortcut::Call),
    ("empty?", Shortcut::IsEmpty),
    ("first", Shortcut::First),
    ("last", Shortcut::Last),
    ("length", Shortcut::Length),
    ("push", Shortcut::Append),
    ("size", Shortcut::Length),
];

/// How Ruby behaves at run time.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "ruby",
    numbers: Numbers {
        division: Division::Floored,
        remainder: Remainder::Floored,
        float_remainder_by_zero: FloatByZero::Fails,
        notation: FloatNotation::Signed,
        ..Numbers::PLAIN
    },
    truth: Truthiness::Nil,
    texts: Texts {
        quotes: Quotes::Double,
        plus_joins: true,
        notations: Notations {
            module_code: "<main>",
            ..Notations::PLAIN
        },
        ..Texts::PLAIN
    },
    objects: Objects {
        protocol: Protocol {
            member_nowhere: "absent_member",
            prototype: "prototype",
            main: "main",
            make: "new",
            ..Protocol::PLAIN
        },
        classes: CLASSES,
        classes_are_namespaces: false,
        delegate: true,
        files_share_variables: true,
        others: OtherOperands::Library,
        ..Objects::PLAIN
    },
    calls: Calls {
        cells: CellLifetime::Declaration,
        recursion_limit: Some(10_000),
        closing_may_yield: true,
        ..Calls::PLAIN
    },
    errors: Errors {
        faults: Faults {
            rows: FAULTS,
            class: "StandardError",
            message: None,
        },
        message: "@message",
        handlers_name_all: true,
        ..Errors::PLAIN
    },
    typing: Typing {
        declarations_hold: false,
        is_static: false,
        ..Typing::PLAIN
    },
    library: Library {
        signatures: &[
            include_str!("types/arrays.txt"),
            include_str!("types/kernel.txt"),
        ],
        prelude: "core",
        // The block that a method is given stands in front.
        shortcuts: Shortcuts {
            functions: SHORTCUTS,
            hidden: 1,
        },
        effects: crate::effects::EFFECTS,
        ..Library::PLAIN
    },
    views: Views {
        hidden_marks: &["$"],
        types: TYPES,
        contents: Contents {
            classes: &[
                ("Hash", Holds::Pairs("@map")),
                ("Set", Holds::Keys("@hash")),
            ],
            between: " => ",
            ..Contents::PLAIN
        },
        delegated: Delegated {
            kind: "@class",
            name: "@name",
            message: "@message",
            // Members without it are methods of this object alone.
            shown: "@",
            ..Delegated::PLAIN
        },
        ..Views::PLAIN
    },
    ..Semantics::PLAIN
};
