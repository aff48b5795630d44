//! Statements that cannot be read are not taken out here: the parser reads on behind them by itself.

use std::ops::Range;

/// Takes nothing out.
pub(super) fn take_out(_source: &str, _at: usize) -> Option<(String, Range<usize>)> {
    None
}
