//! Language models, the part without I/O: what is asked, and what is made of answers.
//!
//! Nothing here sends anything. A [`Task`] says what it wants to ask and takes the answer; a [`provider::Provider`] turns the
//! question into a request and the bytes that come back into an answer. Answers are untrusted: they are limited in size,
//! strictly parsed, and verified, and a bad one leaves things as they were.

mod counters;
mod failure;
mod key;
mod message;
pub mod prompts;
pub mod provider;
pub mod task;
mod transport;

pub use counters::Counters;
pub use failure::Failure;
pub use key::Key;
pub use message::{Answer, End, Message, Request, Role, Usage};
pub use transport::{Next, Script, Task, Transport, drive};
