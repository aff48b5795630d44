//! Tables, several results of a call, texts as bytes and the patterns that search them.

mod bytes;
mod calls;
mod pattern;
mod results;
mod table;
mod variables;

use super::Table;

/// What carries out the family's intrinsics.
pub(super) const TABLES: &[Table] = &[
    table::TABLE,
    results::TABLE,
    calls::TABLE,
    variables::TABLE,
    bytes::TABLE,
    pattern::TABLE,
];
