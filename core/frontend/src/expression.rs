//! Expressions about a program: watches, conditions, what somebody points at.

use crate::{Files, Lowered, Unit};
use ir::Program;

/// Turns the text of an expression into that of a source whose top level leaves the expression's value in the variable
/// of the name given; `None` where it is none.
pub type AsSource = fn(&str, &str) -> Option<String>;

/// An expression about a program, to be evaluated where that stands.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// The source of the file that it is seen from.
    pub program: &'a str,
    /// The name of that file.
    pub file: &'a str,
    /// The file that the program begins with.
    pub entry: &'a str,
    /// The program's files, but for the one that it is seen from: those that take part, and all that may be included.
    pub files: &'a dyn Files,
    /// The expression.
    pub text: &'a str,
    /// The name of the module that it becomes.
    pub module_name: &'a str,
    /// The variable that its value is left in.
    pub result: &'a str,
    /// The variable that holds the place in the source that is asked about ([`ir::Position::number`]).
    pub place: &'a str,
}

/// How expressions are evaluated by themselves.
#[derive(Clone, Copy)]
pub enum Expression {
    /// As a source of their own: names mean at run time what they mean to whoever is asked.
    Source(AsSource),
    /// With the program's declarations at hand, as a module; names that the frame asked about owns begin with
    /// [`ir::OWN_VARIABLE`].
    Lowered(fn(&Question<'_>, &mut Program) -> Lowered),
    /// The same where the grammar parses: the program comes as a unit, and the expression as another, whose source is
    /// that of the expression turned into a source of its own.
    Within(AsSource, LowerWithin),
}

/// Lowers an expression, the second unit, as part of the first.
pub type LowerWithin = for<'a> fn(&Question<'_>, (&Unit<'a>, &Unit<'a>), &mut Program) -> Lowered;
