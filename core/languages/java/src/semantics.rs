//! Java's rules for the machine.

use super::{PRELUDE, faults};
use ir::{
    Arithmetic, BuiltinClass, Calls, CellLifetime, Equality, Errors, FloatNotation, Integers,
    Library, Native, Numbers, Objects, Protocol, Scalar, Semantics, Texts, Trace, Truthiness,
    Typing, Views,
};

/// How Java behaves at run time.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "java",
    numbers: Numbers {
        arithmetic: Arithmetic::DEFINED,
        integers: Integers::FixedWidths,
        single_boxes: Some((-128, 127)),
        lengths: Scalar::I32,
        notation: FloatNotation::Capital,
        ..Numbers::PLAIN
    },
    truth: Truthiness::Nothing,
    equality: Equality::Identity,
    texts: Texts {
        quotes: ir::Quotes::Double,
        units: ir::TextUnits::Utf16,
        nil: "null",
        bools: ["false", "true"],
        ..Texts::PLAIN
    },
    objects: Objects {
        protocol: PROTOCOL,
        classes: CLASSES,
        classes_are_namespaces: false,
        absent_members_are_unknown: true,
        ..Objects::PLAIN
    },
    calls: Calls {
        cells: CellLifetime::Declaration,
        recursion_limit: Some(9000),
        ..Calls::PLAIN
    },
    errors: Errors {
        faults: faults::FAULTS,
        message: "detailMessage",
        trace: Trace::Creation,
        homes: [
            "module java.base of loader 'bootstrap'",
            "unnamed module of loader 'app'",
        ],
        long_names: &[],
        ..Errors::PLAIN
    },
    library: Library {
        prelude: PRELUDE,
        ..Library::PLAIN
    },
    typing: Typing {
        may_give_nothing: faults::MAY_GIVE_NOTHING,
        ..Typing::PLAIN
    },
    views: Views {
        overload_marks: &['/', '('],
        spellings: super::spelling::SPELLINGS,
        nesting_mark: Some('$'),
        hidden_marks: &["__", "<"],
        types: super::emit::SPELLING,
        contents: super::contents::CONTENTS,
        ..Views::PLAIN
    },
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
