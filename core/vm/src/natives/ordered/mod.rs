//! Arrays that are values, references, and values converted as operators ask.

mod arrays;
mod convert;
mod sort;

use super::Table;

/// What carries out the family's intrinsics.
pub(super) const TABLES: &[Table] = &[arrays::TABLE, convert::TABLE];
