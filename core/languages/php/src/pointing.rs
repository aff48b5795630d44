//! What can be pointed at in a source, by the kinds of the grammar's nodes.

use frontend::Pointing;

/// Nothing so far.
pub(super) const POINTING: Pointing = Pointing::NOTHING;
