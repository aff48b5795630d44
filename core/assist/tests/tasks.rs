//! What tasks ask, and what they make of answers.

#[path = "tasks/chunks.rs"]
mod chunks;
#[path = "tasks/explain.rs"]
mod explain;
#[path = "tasks/lower.rs"]
mod lower;
#[path = "tasks/repair.rs"]
mod repair;
#[path = "tasks/resolve.rs"]
mod resolve;
