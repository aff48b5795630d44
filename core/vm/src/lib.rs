//! The deterministic machine: values, memory, frames, step, timeline.
//!
//! A [`Machine`] runs a linked program. Everything that a step may change is its [`state::State`]; what is
//! beside that (hidden classes, caches) changes how long a step takes and nothing else. The same program
//! and settings give the same states, natively and in wasm.
//!
//! **Invariants.** Calls of guest code never nest on the host's stack: an operation that needs one gives an
//! [`Exit`] that says so. All changes to objects go through [`Machine::object_mut`].

pub mod array;
pub mod boot;
pub mod cache;
pub mod class;
mod class_making;
pub mod code;
pub mod contents;
pub mod control;
pub mod cursor;
pub mod display;
pub mod evaluate;
pub mod generator;
pub mod heap;
pub mod journal;
pub mod map;
pub mod memory;
pub mod origin;
pub mod process;
pub mod region;
pub mod set;
pub mod shape;
pub mod state;
pub mod streams;
pub mod symbolic;
pub mod task;
pub mod text;
pub mod timeline;
pub mod traceback;
pub mod undefined;
pub mod value;

mod alone;
mod apply;
mod arrivals;
mod attribute;
mod call;
mod cases;
pub mod choice;
mod code_object;
mod collect;
mod compare;
mod digest;
mod exec;
pub(crate) mod finalize;
pub mod fork;
mod format;
mod fuse;
pub mod given;
mod hash;
mod index;
mod intrinsics;
mod iterate;
mod link;
mod machine;
mod members;
mod module;
mod names;
pub mod noted;
mod number;
mod operands;
mod operator;
mod quick;
mod recorder;
mod trace;
mod undo;
mod unicode;
pub mod view;
mod watch;

pub use exec::Stop;
pub use intrinsics::missing as missing_intrinsics;
pub use link::{Base, link, link_behind};
pub use machine::{Args, Call, Exit, Machine, Outcome, Settings, Source, Stream, Written};
pub use timeline::Timeline;
pub use undefined::Report;
pub use value::{Handle, Value};
pub use watch::Watch;
