//! What can be pointed at in a source, by the kinds of the grammar's nodes.

use frontend::Pointing;

/// Variables.
pub(super) const POINTING: Pointing = Pointing {
    names: &["identifier"],
    by_name: true,
    ..Pointing::NOTHING
};
