//! C's rules for the machine.

use ir::{
    Arithmetic, Calls, Equality, Errors, Fault, FaultRow, Faults, FloatToInt, Integers, Library,
    Memory, Numbers, Objects, Overflow, Promotion, Protocol, Scalar, Semantics, Shift, TextKind,
    Texts, TooDeep, Unbound, Views, WrongCall, ZeroDivisor,
};

/// How C behaves at run time.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "c",
    // Division and remainder truncate.
    numbers: Numbers {
        arithmetic: Arithmetic {
            promotion: Promotion::To32,
            overflow: Overflow::Undefined,
            shift: Shift::Undefined,
            zero_divisor: ZeroDivisor::Undefined,
            float_to_int: FloatToInt::Undefined,
        },
        integers: Integers::FixedWidths,
        lengths: Scalar::U64,
        // EDOM and ERANGE.
        math_errors: Some([33, 34]),
        ..Numbers::PLAIN
    },
    equality: Equality::Identity,
    texts: Texts {
        kind: TextKind::Memory,
        quotes: ir::Quotes::Double,
        nil: "NULL",
        bools: ["0", "1"],
        ..Texts::PLAIN
    },
    // There are neither classes nor hooks.
    objects: Objects {
        files_share_variables: true,
        protocol: Protocol {
            entry: "main",
            ..Protocol::PLAIN
        },
        ..Objects::PLAIN
    },
    calls: Calls {
        // Frames of gcc take some 48 bytes at least, and a process has a stack of 8 MiB.
        recursion_limit: Some(170_000),
        too_deep: TooDeep::EndsProcess,
        wrong: WrongCall::Undefined,
        ..Calls::PLAIN
    },
    // C has no exceptions. What the machine cannot carry out nevertheless (a call of something unknown with parts that do not
    // fit) ends the run with the machine's words.
    errors: Errors {
        faults: Faults {
            rows: &[FaultRow::new(
                &[Fault::UnknownName],
                "error",
                "undefined reference to '{0}'",
            )],
            class: "error",
            message: None,
        },
        ..Errors::PLAIN
    },
    memory: Memory {
        has_addresses: true,
        unbound: Unbound::Undefined,
    },
    library: Library {
        effects: super::effects::EFFECTS,
        ..Library::PLAIN
    },
    views: Views {
        types: super::lower::SPELLING,
        ..Views::PLAIN
    },
    ..Semantics::PLAIN
};
