//! The machine, through IR text. One binary for all of it: every binary of tests links everything.

mod arrays;
mod boxes;
mod collection;
mod fixed;
mod library;
mod memory;
mod operands;
mod text;
mod traces;
mod words;
