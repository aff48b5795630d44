//! Java's rules for the machine.

use super::{PRELUDE, faults};
use ir::{
    Arithmetic, BuiltinClass, CellLifetime, Equality, FloatNotation, Memory, Native, Protocol,
    Scalar, Semantics, Trace, Truthiness,
};

/// How Java behaves at run time.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "java",
    cells: CellLifetime::Declaration,
    arithmetic: Arithmetic::DEFINED,
    single_boxes: Some((-128, 127)),
    equality: Equality::Identity,
    floats: FloatNotation::Capital,
    truthiness: Truthiness::Nothing,
    memory: Memory::Managed,
    lengths: Scalar::I32,
    quotes: ir::Quotes::Double,
    units: ir::TextUnits::Utf16,
    nil: "null",
    bools: ["false", "true"],
    recursion_limit: Some(9000),
    protocol: PROTOCOL,
    faults: faults::FAULTS,
    classes: CLASSES,
    message: "detailMessage",
    trace: Trace::Creation,
    overload_marks: &['/', '('],
    spellings: super::spelling::SPELLINGS,
    nesting_mark: Some('$'),
    hidden_marks: &["__", "<"],
    homes: [
        "module java.base of loader 'bootstrap'",
        "unnamed module of loader 'app'",
    ],
    classes_are_namespaces: false,
    absent_members_are_unknown: true,
    prelude: PRELUDE,
    types: super::emit::SPELLING,
    contents: super::contents::CONTENTS,
    ..Semantics::PLAIN
};

/// What there must be before the library's own classes are; `@Native` puts those in their places.
const CLASSES: &[BuiltinClass] = &[
    class("<object>", "", Native::Object),
    class("<exception>", "<object>", Native::Exception),
    class("<exit>", "<exception>", Native::Exception),
    class("<class>", "<object>", Native::Class),
    // Nothing has no members, not even those of every object.
    class("<null>", "", Native::Nil),
];

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

pub const PROTOCOL: Protocol = Protocol {
    str: "toString/0",
    repr: "toString/0",
    hash: "hashCode/0",
    entry: "main",
    class_initialiser: "<clinit>",
    interface: "<interface>",
    constants: "<constants>",
    ..Protocol::PLAIN
};
