//! The kernel's natives, over which every language writes its library.
//!
//! They serve lowering, objects of every kind, exceptions, tasks, iteration, input and output; and as families of their
//! own floating-point numbers, text by UTF-16 units, integers of any size, and regions of memory.

pub(in crate::natives) mod array_copies;
pub(in crate::natives) mod arrays;
pub(in crate::natives) mod boxes;
pub(in crate::natives) mod characters;
pub(in crate::natives) mod core;
pub(in crate::natives) mod display;
pub(in crate::natives) mod exceptions;
pub(in crate::natives) mod float_math;
pub(in crate::natives) mod format;
pub(in crate::natives) mod generators;
pub(in crate::natives) mod identity;
pub(in crate::natives) mod integers;
pub(in crate::natives) mod io;
pub(in crate::natives) mod iteration;
pub(in crate::natives) mod methods;
pub(in crate::natives) mod notation;
pub(in crate::natives) mod reflection;
pub(in crate::natives) mod regions;
pub(in crate::natives) mod tasks;
pub(in crate::natives) mod truth;
pub(in crate::natives) mod unknowns;
pub(in crate::natives) mod utf16;

use super::Table;

/// What carries out the family's intrinsics.
pub(super) const TABLES: &[Table] = &[
    array_copies::TABLE,
    arrays::TABLE,
    boxes::TABLE,
    characters::TABLE,
    core::TABLE,
    display::TABLE,
    exceptions::TABLE,
    float_math::TABLE,
    format::TABLE,
    generators::TABLE,
    methods::TABLE,
    identity::TABLE,
    integers::TABLE,
    io::TABLE,
    iteration::TABLE,
    notation::TABLE,
    reflection::TABLE,
    regions::TABLE,
    tasks::TABLE,
    truth::TABLE,
    unknowns::TABLE,
    utf16::TABLE,
];
