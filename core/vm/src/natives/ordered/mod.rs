//! Arrays that are values, references, and values converted as operators ask.

mod arrays;
pub(crate) mod convert;
pub(crate) mod quick;
mod sort;

use super::Table;

/// What carries out the family's intrinsics.
pub(super) const TABLES: &[Table] = &[arrays::TABLE, convert::TABLE];
