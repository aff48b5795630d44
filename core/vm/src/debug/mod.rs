//! Debugging: positions in a run, and questions about a run that leave it as it was.
//!
//! The timeline seeks any step; the journal keeps what happened where. A view shows the variables of calls, `origin` finds
//! the step that wrote a value, and `evaluate` answers expressions of the program's own language. The recorder notes
//! which objects change, so that changes can be undone and states of runs kept as what they changed.

pub mod change;
pub mod evaluate;
pub mod fork;
pub mod journal;
pub mod origin;
pub(crate) mod recorder;
pub mod timeline;
pub(crate) mod undo;
pub mod view;
pub(crate) mod visits;
pub(crate) mod watch;
