//! A function run by itself: called with nothing, so that each of its parameters is an unknown.

use crate::heap::Object;
use crate::machine::Machine;
use crate::machine::state::Then;
use crate::value::Value;
use std::rc::Rc;

impl Machine {
    /// Begins a function by itself, where the run stands. The calls in progress are given up; what variables and objects
    /// hold stays. Steps, choices and what was written count from here. The run then ends with the function, and [`Machine::result_alone`] is what it returned. `false` where
    /// the value is no function that the program defines.
    pub fn begin_alone(&mut self, function: Value) -> bool {
        let Some(Object::Function(own)) = self.object_kind(function) else {
            return false;
        };
        let (code, captures) = (own.code, Rc::clone(&own.captures));
        let state = &mut self.state;
        state.ending = None;
        state.guessed.clear();
        state.undecided = None;
        state.frames.clear();
        state.stack.clear();
        state.handlers.clear();
        state.handled.clear();
        (state.steps, state.choices, state.written) = (0, 0, 0);
        state.unknowns.visits.clear();
        state.unknowns.assumed.clear();
        self.output.clear();
        self.journal = crate::debug::journal::Journal::default();
        self.evaluated = None;
        let then =
            Machine::continuation(Then::Finish, (crate::debug::view::keep_result, Vec::new()));
        self.push_frame(code, captures, function, then).is_ok()
    }

    /// Whether the call on top is that of a function that is run by itself: with it the run ends, and what its variables held
    /// can be looked at afterwards.
    pub(crate) fn is_last_of_function_alone(&self) -> bool {
        let [frame] = self.state.frames.as_slice() else {
            return false;
        };
        matches!(&frame.then, Then::Continue(work) if matches!(work.then, Then::Finish))
    }

    /// What the function that was run by itself returned, once it has.
    #[must_use]
    pub fn result_alone(&self) -> Option<Value> {
        self.evaluated
    }
}
