//! What tasks ask, and what they make of answers.

#[path = "tasks/chunks.rs"]
mod chunks;
#[path = "tasks/explain.rs"]
mod explain;
#[path = "tasks/lower.rs"]
mod lower;
#[expect(clippy::single_range_in_vec_init, reason = "one error is a list too")]
#[path = "tasks/repair.rs"]
mod repair;
#[path = "tasks/resolve.rs"]
mod resolve;
