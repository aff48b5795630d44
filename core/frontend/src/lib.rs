//! The kit that frontends are made with, and what a frontend is to the rest.
//!
//! A language is one [`Language`] value, which says how its programs run, and one [`Frontend`], which makes programs of texts.
//! Each language is a crate of its own below `core/languages/`. What differs at run time is its [`ir::Semantics`]; what differs
//! in syntax is its crate. Lowering that languages share lives here and never asks which language called it.
//!
//! **Invariants.** Lowering never fails: what it cannot lower becomes `symbolic unsupported:<kind>`,
//! is listed in [`Lowered::unsupported`] with its place, and has a diagnostic. Every instruction has
//! the span of the syntax that gave rise to it. Lowering is deterministic, and its use of the host's
//! stack is bounded whatever the nesting of the source.

mod builder;
pub mod escapes;
mod expression;
mod files;
mod inventory;
mod language;
mod library;
pub mod numerals;
mod pointing;
mod quoted;
mod recovery;
mod regions;
mod unit;

pub use builder::{Builder, Finished};
pub use expression::{AsSource, Expression, LowerWithin, Question};
pub use files::{Files, NoFiles, beside};
pub use inventory::{Coverage, Feature, Features};
pub use language::{Explain, Frontend, Language, Respelled, runs_no_text};
#[cfg(feature = "library")]
pub use library::declarations;
pub use library::{Found, Library};
pub use pointing::{Pointed, Pointing, pointed};
pub use quoted::quoted;
pub use recovery::{Blocks, Insertion, Recovery};
pub use regions::{Jump, Leave, Regions, Target};
pub use unit::{Broken, EXPRESSION, Lowered, MAIN, Trees, Unit, no_library};

/// How deep statements and expressions may nest in a frontend that recurses on a tree.
///
/// A browser gives a worker about a megabyte of stack, of which a level takes some kilobytes as long as the module runs as
/// its first compiler left it. Two thirds of that must do (`tests/language_stack.mjs`).
pub const MOST_NESTED: u32 = 120;

/// How deep the tree may be that such a frontend looks through before it lowers: its readers recurse too, with less on the stack for a
/// level, of which some make one that counts. What is deeper would not be lowered in any case.
pub const DEEPEST_TREE: usize = 400;
