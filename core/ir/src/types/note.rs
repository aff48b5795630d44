//! What a program says of types, carried from the frontend beside the instructions.
//!
//! The machine does not look at it; running a module gives the same with and without.

use crate::{Label, Reg, Symbol, TypeExpr};

/// What a note is about.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub enum TypePlace {
    /// What an instruction gives.
    Register(Reg),
    /// A variable of the function, class or module whose body starts at the label; of a class: a member.
    Variable(Label, Symbol),
    /// What the function whose body starts at the label gives.
    Result(Label),
    /// What the instances of the class whose body starts at the label are, with its kind and its type variables.
    Class(Label),
    /// What a name for a type stands for.
    Alias(Symbol),
}

/// A type that the program declares for a place. Several notes about one place: one of those types.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct TypeNote {
    /// The place.
    pub place: TypePlace,
    /// Its type.
    pub ty: TypeExpr,
}
