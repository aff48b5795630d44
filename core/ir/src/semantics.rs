//! Where languages differ at run time, as data.
//!
//! The machine reads a [`Semantics`] value and never asks which language it is running. A dimension is added here when two
//! languages differ on the same tree: one question, one field, named for the question.
//!
//! It is plain data in parts, which can be written and read: a language's module tells it in bytes.

mod calls;
mod delegated;
mod errors;
mod fault;
mod library;
mod memory;
mod native;
mod notations;
mod numbers;
mod objects;
mod plain;
mod shortcuts;
mod texts;
mod truth;
mod typing;
mod views;

pub use calls::{Calls, CellLifetime, Missing, Results, Surplus, TooDeep, WrongCall};
pub use delegated::Delegated;
pub use errors::{Errors, FaultRow, FaultText, Faults, Raised, Trace};
pub use fault::Fault;
pub use library::{Binding, BuiltinClass, BuiltinFunction, BuiltinMethod, Library};
pub use memory::{Memory, Unbound};
pub use native::Native;
pub use notations::{Notations, push_notation};
pub use numbers::{Beyond64, Division, FloatByZero, FloatNotation, Integers, Numbers, Remainder};
pub use objects::{Objects, OtherOperands};
pub use shortcuts::{Shortcut, Shortcuts};
pub use texts::{Quotes, TextKind, TextUnits, Texts};
pub use truth::{Equality, Truthiness};
pub use typing::Typing;
pub use views::Views;

use serde::{Deserialize, Serialize};

/// Everything that the machine must know about a language.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Semantics {
    /// The language's name in the text form and on the command line.
    pub language: &'static str,
    /// How numbers behave.
    pub numbers: Numbers,
    /// What counts as false.
    pub truth: Truthiness,
    /// What `==` says of two objects.
    pub equality: Equality,
    /// How texts behave, and how values are written.
    pub texts: Texts,
    /// How objects behave.
    pub objects: Objects,
    /// How calls behave.
    pub calls: Calls,
    /// How errors behave.
    pub errors: Errors,
    /// What programs see of memory.
    pub memory: Memory,
    /// What types are.
    pub typing: Typing,
    /// What the language provides.
    pub library: Library,
    /// How views show programs.
    pub views: Views,
}

impl std::fmt::Debug for Semantics {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Semantics({})", self.language)
    }
}

static PLAIN: Semantics = Semantics {
    library: plain::LIBRARY,
    ..Semantics::PLAIN
};

impl Semantics {
    /// What others start from: [`Semantics::plain`] without its functions.
    pub const PLAIN: Semantics = Semantics {
        language: "plain",
        numbers: Numbers::PLAIN,
        truth: Truthiness::ZeroNilEmpty,
        equality: Equality::Values,
        texts: Texts::PLAIN,
        objects: Objects::PLAIN,
        calls: Calls::PLAIN,
        errors: Errors::PLAIN,
        memory: Memory::MANAGED,
        typing: Typing::PLAIN,
        library: Library::PLAIN,
        views: Views::PLAIN,
    };

    /// A language known only by name, for IR text that no frontend of ours made: integers of 64 bits, and a handful of
    /// functions ([`explain::FUNCTIONS`](crate::explain::FUNCTIONS)).
    #[must_use]
    pub fn plain() -> &'static Semantics {
        &PLAIN
    }

    /// What the language calls an error.
    #[must_use]
    pub fn fault(&self, fault: Fault) -> FaultText {
        self.errors.faults.of(fault)
    }
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
