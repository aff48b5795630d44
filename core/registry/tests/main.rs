//! What holds of every language, whatever it is.

mod equivalence;
mod inventory;
mod library;
mod samples;
mod support;
mod trees;
