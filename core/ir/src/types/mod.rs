//! Types of values: what a place of a program may hold, as far as its text or an analysis says.
//!
//! A [`TypeExpr`] says it, a [`TypeGraph`] knows which type is a part of which, a [`TypeNote`] carries what a program
//! declares from its frontend to the analyses, and a [`TypeSpelling`] is how a language's people write it.

mod expr;
mod graph;
mod note;
mod parse;
mod print;

pub use expr::{MAX_DEPTH, TypeExpr};
pub use graph::{NodeKind, TypeGraph, Variance};
pub use note::{TypeNote, TypePlace};
pub use print::TypeSpelling;
