//! Methods of native collections, and functions over iterables.

pub(in crate::natives) mod lists;
pub(in crate::natives) mod maps;
pub(in crate::natives) mod ranges;
pub(in crate::natives) mod sequences;
pub(in crate::natives) mod sets;

pub(in crate::natives) use lists::{Give, begin_sort};

use super::Table;

/// What carries out the family's intrinsics.
pub(super) const TABLES: &[Table] = &[
    lists::TABLE,
    maps::TABLE,
    ranges::TABLE,
    sequences::TABLE,
    sets::TABLE,
];
