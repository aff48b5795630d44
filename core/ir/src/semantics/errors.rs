//! Errors: their classes, their words, and the calls that they come through.

use crate::Fault;
use crate::leaked::leaked;
use serde::{Deserialize, Serialize};

/// When an exception notes the calls that it comes through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Trace {
    /// Each call that it leaves.
    Unwinding,
    /// All that are under way when it is made.
    Creation,
}

/// The words of an error the machine found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FaultText {
    /// The name of the class of exception it is in the language.
    pub class: &'static str,
    /// The message, with `{0}`, `{1}`, … for the operands that the fault carries, and
    /// [`FaultText::NOTE`].
    pub message: &'static str,
}

impl FaultText {
    /// Stands for the note of the instruction at hand: see [`crate::Module::notes`].
    pub const NOTE: &str = "{note}";
}

/// The words of several errors.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct FaultRow {
    /// The errors.
    #[serde(deserialize_with = "leaked")]
    faults: &'static [Fault],
    /// See [`FaultText::class`].
    class: &'static str,
    /// See [`FaultText::message`].
    message: &'static str,
}

impl FaultRow {
    /// The row of errors, their class and their message.
    #[must_use]
    pub const fn new(
        faults: &'static [Fault],
        class: &'static str,
        message: &'static str,
    ) -> FaultRow {
        FaultRow {
            faults,
            class,
            message,
        }
    }

    /// Whether it has the words of an error.
    #[must_use]
    pub fn is_of(&self, fault: Fault) -> bool {
        self.faults.contains(&fault)
    }
}

/// What a language calls the errors that the machine finds.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Faults {
    /// Those that it has words of its own for.
    #[serde(deserialize_with = "leaked")]
    pub rows: &'static [FaultRow],
    /// The class of all others.
    pub class: &'static str,
    /// The message of all others; `None`: what the machine says of each ([`Fault::words`]).
    #[serde(borrow)]
    pub message: Option<&'static str>,
}

impl Faults {
    /// In words of no language.
    pub const PLAIN: Faults = Faults {
        rows: &[FaultRow::new(&[Fault::Custom], "Error", "{1}")],
        class: "Error",
        message: None,
    };

    /// Whether the language has words of its own for an error.
    #[must_use]
    pub fn has(&self, fault: Fault) -> bool {
        self.rows.iter().any(|row| row.is_of(fault))
    }

    /// The words of an error.
    #[must_use]
    pub fn of(&self, fault: Fault) -> FaultText {
        // What is too deep in some way is too deep, where the language does not tell the ways apart.
        let fault = match fault {
            Fault::ComparisonTooDeep | Fault::NotationTooDeep | Fault::TextTooDeep
                if !self.has(fault) =>
            {
                Fault::RecursionLimit
            }
            other => other,
        };
        match self.rows.iter().find(|row| row.is_of(fault)) {
            Some(&FaultRow { class, message, .. }) => FaultText { class, message },
            None => FaultText {
                class: self.class,
                message: self.message.unwrap_or_else(|| fault.words()),
            },
        }
    }
}

/// What programs can raise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Raised {
    /// Instances of classes of exceptions.
    Exceptions,
    /// Any value.
    Anything,
}

/// How errors behave.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Errors {
    /// What the language calls errors, and those that it has no words of its own for.
    pub faults: Faults,
    /// The member of an exception that holds its message, where the machine makes one; empty where it is an argument.
    pub message: &'static str,
    /// The members of an exception about a name that nothing is bound to: the name, and what could have been meant.
    #[serde(borrow)]
    pub unknown_name: Option<[&'static str; 2]>,
    /// Whether every handler names the error of a name that nothing is bound to: where one is in force, such a name is that error,
    /// and not unknown.
    pub handlers_name_all: bool,
    /// What messages write before and behind the description of a symbol.
    #[serde(borrow)]
    pub symbol: [&'static str; 2],
    /// When an exception notes the calls that it comes through.
    pub trace: Trace,
    /// The exit status of a run that ends with an error that nobody caught.
    pub uncaught_status: i32,
    /// Whether the library tells of such an error on the output, and not on the error stream.
    pub told_on_output: bool,
    /// Whether the variables of calls that an exception has left live as long as it does.
    pub keeps_variables: bool,
    /// What can be raised.
    pub raised: Raised,
    /// What the library's classes and the program's belong to, in the words of messages.
    #[serde(borrow)]
    pub homes: [&'static str; 2],
    /// Classes of the library that messages call by more than their name: the module, the name, how messages call them.
    #[serde(deserialize_with = "leaked")]
    pub long_names: &'static [(&'static str, &'static str, &'static str)],
}

impl Errors {
    /// Errors in words of no language.
    pub const PLAIN: Errors = Errors {
        faults: Faults::PLAIN,
        message: "",
        unknown_name: None,
        handlers_name_all: false,
        symbol: [""; 2],
        trace: Trace::Unwinding,
        uncaught_status: 1,
        told_on_output: false,
        keeps_variables: false,
        raised: Raised::Exceptions,
        homes: ["the library", "the program"],
        long_names: &[],
    };
}
