//! Tree-sitter grammars: source text to a [`SyntaxTree`].
//!
//! The tree-sitter runtime; each grammar comes with its language's crate. A native program calls [`parse`]; a browser loads one
//! wasm module per language, which calls [`parse_to_bytes`] and hands the buffer over. Both give the same bytes for the same text.
//!
//! **Invariants.** Every text has a tree: what fits no rule is in `ERROR` nodes. The numbers of
//! kinds and fields are tree-sitter's own for that grammar, except that `ERROR` nodes have the
//! number behind the last kind and fields count from 0. A kind's name and whether it is named decide
//! its number. Nothing here recurses, so nesting is limited by memory alone.

mod again;
mod encode;
mod grammar;
mod kinds;

pub use again::Reparser;
pub use encode::{parse, parse_to_bytes};
pub use grammar::Grammar;
pub use kinds::{NodeKind, field_names, node_kinds};
pub use syntax::SyntaxTree;
