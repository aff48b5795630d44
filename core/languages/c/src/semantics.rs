//! C's rules for the machine.

use ir::{
    Arithmetic, Equality, Faults, FloatToInt, Memory, Overflow, Promotion, Scalar, Semantics,
    Shift, ZeroDivisor,
};

/// How C behaves at run time.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "c",
    arithmetic: Arithmetic {
        promotion: Promotion::To32,
        overflow: Overflow::Undefined,
        shift: Shift::Undefined,
        zero_divisor: ZeroDivisor::Undefined,
        float_to_int: FloatToInt::Undefined,
    },
    equality: Equality::Identity,
    lengths: Scalar::U64,
    // EDOM and ERANGE.
    math_errors: Some([33, 34]),
    quotes: ir::Quotes::Double,
    memory: Memory::Addressed,
    // Frames of gcc take some 48 bytes at least, and a process has a stack of 8 MiB.
    recursion_limit: Some(170_000),
    nil: "NULL",
    bools: ["0", "1"],
    // C has no exceptions. What the machine cannot carry out nevertheless (a call of something unknown with parts that do not
    // fit) ends the run with the machine's words.
    faults: Faults {
        rows: &[],
        class: "error",
        message: None,
    },
    protocol: ir::Protocol {
        entry: "main",
        ..ir::Protocol::PLAIN
    },
    types: super::lower::SPELLING,
    effects: super::effects::EFFECTS,
    // Division and remainder truncate, and there are neither classes nor hooks.
    ..Semantics::PLAIN
};
