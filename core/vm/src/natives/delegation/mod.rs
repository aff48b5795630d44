//! Objects with members of their own and a parent: what a library for languages with such objects is written over.

mod calls;
mod collections;
mod computed;
mod members;
mod numbers;
mod objects;
mod regex;

pub(crate) use calls::{function_length, function_name, function_source};
pub(crate) use objects::kind;
pub(crate) use regex::Patterns;

pub(super) const TABLES: &[super::Table] = &[
    calls::TABLE,
    collections::TABLE,
    computed::TABLE,
    members::TABLE,
    numbers::TABLE,
    objects::TABLE,
    regex::TABLE,
];
