//! What can be pointed at in a program.

use frontend::Pointing;

pub(super) const POINTING: Pointing = javascript::POINTING;
