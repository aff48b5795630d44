//! Small sources, one for every kind of syntax node that a frontend lowers.

mod asm;
mod c;
mod java;
mod python;

/// A language's samples.
pub struct Samples {
    /// The language.
    pub language: &'static str,
    /// A kind of node, and a source that holds one.
    pub lowered: &'static [(&'static str, &'static str)],
    /// What is reported as not lowered, and a source that holds it.
    pub unsupported: &'static [(&'static str, &'static str)],
}

pub const ALL: &[Samples] = &[
    Samples {
        language: "python",
        lowered: python::LOWERED,
        unsupported: python::UNSUPPORTED,
    },
    Samples {
        language: "java",
        lowered: java::LOWERED,
        unsupported: java::UNSUPPORTED,
    },
    Samples {
        language: "c",
        lowered: c::LOWERED,
        unsupported: c::UNSUPPORTED,
    },
    Samples {
        language: "asm",
        lowered: asm::LOWERED,
        unsupported: asm::UNSUPPORTED,
    },
];
