//! Generators and coroutines: calls that can be put aside.
//!
//! **Invariant.** A generator is either new, suspended with its frame saved here, running with its frame
//! on the stack, or done; only a suspended or new one can be resumed.

use crate::machine::state::{Frame, Handler};
use crate::value::{Handle, Value};
use ir::FunctionKind;

/// A call that can be put aside.
#[derive(Clone)]
pub struct Generator {
    /// What kind of function made it.
    pub kind: FunctionKind,
    /// Its code.
    pub code: u32,
    /// How far it is.
    pub progress: Progress,
    /// Its frame while it is not running; `then` of it is meaningless.
    pub frame: Option<Frame>,
    /// The slots of its frame while it is not running.
    pub saved: Vec<Value>,
    /// Its handlers while it is not running.
    pub handlers: Vec<Handler>,
    /// The exceptions that it was handling when it was put aside.
    pub handled: Vec<Value>,
    /// The slot that takes the value it is resumed with.
    pub resume_slot: u16,
    /// For the awaitable of an asynchronous generator's next value: that generator.
    pub step_of: Option<Handle>,
    /// The value or exception that the first resumption hands to `step_of`.
    pub first_sent: Value,
    /// What the first resumption does with that.
    pub step: Step,
    /// Whether it is closed when the program loses it.
    pub is_watched: bool,
}

/// What the awaitable of a step of an asynchronous generator does to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Sends it a value.
    Send,
    /// Raises an exception in it.
    Throw,
    /// Raises the exception that asks it to end, and takes its end for a result.
    Close,
}

/// How far a generator is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Nothing of its body has run.
    New,
    /// Put aside.
    Suspended,
    /// On the stack.
    Running,
    /// At its end.
    Done,
}
