//! The deterministic machine: values, memory, frames, step, timeline.
//!
//! A [`Machine`] runs a linked program. Everything that a step may change is its [`machine::state::State`]; what is
//! beside that (hidden classes, caches) changes how long a step takes and nothing else. The same program
//! and settings give the same states, natively and in wasm.
//!
//! Each module is a room that says in its first lines what is in it.
//!
//! **Invariants.** Calls of guest code never nest on the host's stack: an operation that needs one gives an
//! [`Exit`] that says so. All changes to objects go through [`Machine::object_mut`].

pub mod class;
pub mod code;
pub mod control;
pub mod debug;
mod delegation;
pub mod display;
pub mod heap;
pub mod machine;
pub mod memory;
pub mod process;
pub mod symbolic;
pub mod value;

mod call;
mod exec;
mod names;
mod natives;
mod operator;

pub use code::link::{Base, link, link_behind};
pub use debug::timeline::{Awaits, Timeline};
pub use debug::watch::Watch;
pub use exec::Stop;
pub use machine::{Args, Call, Exit, Machine, Outcome, Settings, Source, Stream, Written};
pub use memory::undefined::Report;
pub use names::texts::{Compiler, RunText};
pub use natives::missing as missing_intrinsics;
pub use value::{Handle, Value};
