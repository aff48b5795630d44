//! Names at run time: the variables of modules, maps of names, and unresolved names.

pub(crate) mod module;
pub mod texts;
pub(crate) mod unresolved;
