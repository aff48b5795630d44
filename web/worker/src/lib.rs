//! The engine behind the page.
//!
//! [`Host`] is the whole of it, without a browser: requests in, replies out, a slice of work at a time;
//! it is tested natively. The rest connects it to the page and fetches languages.
//!
//! [`Analyzer`] is another part: what there is to say of a program without following one run of it; and so is [`Explorer`],
//! which follows all of its runs; and [`Assistant`], which speaks with language models. Each runs in a worker and a wasm module of its own, which are fetched when somebody first
//! asks, and reads sources by itself.
//!
//! Invariant: a slice is short, and messages are answered between slices, so that a run can always be
//! stopped.

mod analyzer;
mod assistant;
mod compare;
mod cycles;
mod explorer;
mod files;
mod follow;
mod globals;
mod graph;
mod host;
mod inside;
mod linked;
mod listing;
mod marks;
mod memory;
mod names;
mod origin;
mod parts;
mod picture;
mod places;
mod program;
mod registers;
mod service;
mod snapshot;
mod source_map;
mod state;
mod survey;
mod template;
mod touched;
mod tree;
mod variables;
mod visits;
mod words;

#[cfg(target_arch = "wasm32")]
mod language;
#[cfg(target_arch = "wasm32")]
mod port;

pub use analyzer::Analyzer;
pub use assistant::Assistant;
pub use explorer::Explorer;
pub use host::compiling::Compiler;
pub use host::{Host, Missing};
#[cfg(target_arch = "wasm32")]
pub use port::start;
pub use service::Service;
