//! What models are asked for: a file each.

mod answer;
pub mod chunks;
pub mod explain;
pub mod lower;
pub mod lowering;
pub mod repair;
pub mod resolve;

pub use answer::without_fences;

/// How often a bad answer is sent back, unless somebody sets another number.
pub const RETRIES: u32 = 3;
