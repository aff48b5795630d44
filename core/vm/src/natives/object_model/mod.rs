//! An object model that programs can look into and change.
//!
//! Attributes are read and written by name, classes are made and asked, and the names in force can be listed. Here are
//! also the members of exceptions and other small members of native classes.

pub(in crate::natives) mod classes;
pub(in crate::natives) mod exceptions;
mod introspection;
pub(in crate::natives) mod objects;
pub(in crate::natives) mod parts;
pub(in crate::natives) mod scopes;

use super::Table;

/// What carries out the family's intrinsics.
pub(super) const TABLES: &[Table] = &[
    classes::TABLE,
    exceptions::TABLE,
    introspection::TABLE,
    objects::TABLE,
    parts::TABLE,
    scopes::TABLE,
];
