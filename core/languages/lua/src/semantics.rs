//! The rules of Lua for the machine.

use ir::{
    Beyond64, BuiltinClass, Calls, CellLifetime, Division, Errors, Fault, FaultRow, Faults,
    FloatNotation, Library, Missing, Native, Notations, Numbers, Objects, OtherOperands, Protocol,
    Quotes, Raised, Remainder, Results, Semantics, Shortcut, Shortcuts, Surplus, TextUnits, Texts,
    Truthiness, TypeSpelling, Typing, Views,
};

/// How Lua behaves at run time.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "lua",
    numbers: Numbers {
        division: Division::Exact,
        remainder: Remainder::Floored,
        beyond: Beyond64::Wraps,
        notation: FloatNotation::Fourteen,
        ..Numbers::PLAIN
    },
    truth: Truthiness::Nil,
    texts: Texts {
        quotes: Quotes::Double,
        units: TextUnits::Bytes,
        notations: Notations {
            module_code: "main chunk",
            ..Notations::PLAIN
        },
        ..Texts::PLAIN
    },
    objects: Objects {
        protocol: Protocol {
            get_item: "__index",
            set_item: "__newindex",
            ..Protocol::PLAIN
        },
        classes: CLASSES,
        absent_variables_are_nil: true,
        files_share_variables: true,
        others: OtherOperands::Library,
        ..Objects::PLAIN
    },
    calls: Calls {
        cells: CellLifetime::Declaration,
        recursion_limit: Some(199_000),
        surplus: Surplus::Dropped,
        missing: Missing::Nil,
        results: Results::Several,
        ..Calls::PLAIN
    },
    errors: Errors {
        faults: Faults {
            rows: FAULTS,
            ..Faults::PLAIN
        },
        raised: Raised::Anything,
        ..Errors::PLAIN
    },
    typing: Typing {
        declarations_hold: false,
        is_static: false,
        ..Typing::PLAIN
    },
    library: Library {
        prelude: "builtins",
        shortcuts: Shortcuts {
            functions: &[
                ("math.floor", Shortcut::Floor),
                ("math.sqrt", Shortcut::Root),
            ],
            hidden: 0,
        },
        effects: crate::effects::EFFECTS,
        ..Library::PLAIN
    },
    views: Views {
        spellings: &[("length_of", "#()")],
        types: TypeSpelling {
            names: &[
                ("int", "integer"),
                ("f64", "float"),
                ("text", "string"),
                ("bool", "boolean"),
            ],
            receivers: &["self"],
            ..TypeSpelling::PLAIN
        },
        ..Views::PLAIN
    },
    ..Semantics::PLAIN
};

/// What the machine makes of errors that it finds itself. Programs see no class.
const CLASSES: &[BuiltinClass] = &[
    BuiltinClass {
        name: "value",
        parent: "",
        native: Native::Object,
        construct: None,
        methods: &[],
        is_public: false,
    },
    BuiltinClass {
        name: "found error",
        parent: "value",
        native: Native::Exception,
        construct: None,
        methods: &[],
        is_public: false,
    },
];

const FAULTS: &[FaultRow] = &[
    FaultRow::new(&[Fault::Custom], "Error", "{1}"),
    FaultRow::new(
        &[Fault::IntegerDivisionByZero],
        "Error",
        "attempt to divide by zero",
    ),
    FaultRow::new(
        &[Fault::IntegerRemainderByZero],
        "Error",
        "attempt to perform 'n%0'",
    ),
    FaultRow::new(&[Fault::KeyIsNil], "Error", "table index is nil"),
    FaultRow::new(&[Fault::KeyIsNan], "Error", "table index is NaN"),
    FaultRow::new(&[Fault::KeyMissing], "Error", "invalid key to 'next'"),
    FaultRow::new(&[Fault::RecursionLimit], "Error", "stack overflow"),
    FaultRow::new(&[Fault::MemoryLimit], "Error", "not enough memory"),
    FaultRow::new(&[Fault::TooLong], "Error", "resulting string too large"),
    FaultRow::new(
        &[Fault::DelegationTooLong],
        "Error",
        "'{0}' chain too long; possible loop",
    ),
    FaultRow::new(
        &[Fault::LoopFrom],
        "Error",
        "bad 'for' initial value (number expected, got {0})",
    ),
    FaultRow::new(
        &[Fault::LoopBound],
        "Error",
        "bad 'for' {0} (number expected, got {1})",
    ),
    FaultRow::new(&[Fault::LoopStepZero], "Error", "'for' step is zero"),
    FaultRow::new(
        &[Fault::NotIterable],
        "Error",
        "bad argument #1 to '{1}' (table expected, got {0})",
    ),
];
