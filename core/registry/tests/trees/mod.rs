//! The grammars: their trees, whole, broken and edited.

mod editing;
mod robustness;
mod shape;
