//! The constructs of Php, and what becomes of each.

use frontend::{Coverage, Features};

const YET: Coverage = Coverage::Unsupported("not lowered yet");

/// The inventory.
pub(super) static FEATURES: Features = Features {
    nodes: &[
        ("ERROR", Coverage::Structural),
    ],
    language: &[],
};
