//! Failures of the library that only say that something is not known.
//!
//! Code of the library that is given an unknown has to guess whether it is a text, how long it is, whether it is more than
//! nothing; and by such a guess it refuses what the program may well have given it, or gives what does not follow. An exception
//! that the library raises with an unknown among what it works on, and that would leave it for the program, is therefore no
//! exception of the program's: the call gives an unknown, as a call of a function that is not there does, and the program goes
//! on. The same holds for what the machine itself provides, where the program calls that with an unknown.
//!
//! **Invariant.** What the program itself raises is never excused, nor what ends iterations or the run.

use crate::code::Ins;
use crate::heap::Object;
use crate::machine::Machine;
use crate::machine::state::{Frame, Then};
use crate::value::Value;
use ir::{Fault, FunctionKind, Trace};

/// Exceptions that say how control goes on rather than what failed.
const CONTROL: [Fault; 4] = [
    Fault::StopIteration,
    Fault::StopAsyncIteration,
    Fault::GeneratorExit,
    Fault::SystemExit,
];

/// Up to how many elements of a tuple of operands are looked at.
const ELEMENTS: usize = 64;

impl Machine {
    /// Whether an exception that is about to leave the frame on top is excused. Then the library's calls are over and the
    /// program has an unknown for their result.
    ///
    /// # Errors
    /// The exception that using the result raised.
    pub(crate) fn excuse(&mut self, exception: Value) -> Result<bool, Value> {
        if self.state.unknowns.is_empty() || self.was_decided() {
            return Ok(false);
        }
        let frames = &self.state.frames;
        let Some(caller) = frames.iter().rposition(|frame| !self.is_of_library(frame)) else {
            return Ok(false);
        };
        let entry = caller + 1;
        let Some(frame) = frames.get(entry) else {
            return self.excuse_provided(exception);
        };
        let is_handled = self.state.handlers.len() > frame.handlers as usize;
        let answers_for_member = matches!(frame.then, Then::Attribute(_))
            && self.is_fault(exception, Fault::NoAttribute);
        if is_handled
            || answers_for_member
            || !self.works_on_unknown(frame.base as usize)
            || CONTROL.iter().any(|&fault| self.is_fault(exception, fault))
            || self.was_raised_by_program(exception, frame.code)
        {
            return Ok(false);
        }
        self.leave_unknown(entry)?;
        Ok(true)
    }

    /// Whether the library throws because of what somebody decided, so that it is no guess.
    fn was_decided(&self) -> bool {
        let decides = self.settings.asks || !self.settings.choices.is_empty();
        decides && matches!(self.instruction_on_top(), Some((Ins::Throw { .. }, _)))
    }

    /// Ends the library's calls from one on: what the program called gives an unknown.
    ///
    /// # Errors
    /// The exception that using the result raised.
    pub(crate) fn leave_unknown(&mut self, entry: usize) -> Result<(), Value> {
        let (function, params) = self.called_with(entry);
        let mut left = None;
        while self.state.frames.len() > entry {
            left = self.pop_frame();
            if let Some(generator) = left.as_ref().and_then(|frame| frame.generator)
                && self.state.frames.len() > entry
            {
                self.end_generator(generator);
            }
        }
        let Some(frame) = left else {
            return Ok(());
        };
        let call = self.call_as_written(function, &params);
        let value = self.call_of_unknown(call);
        let then = match frame.then {
            // An object that could not be initialised is as little known as its parts.
            Then::Replace(slot, _) => Then::Store(slot),
            then => then,
        };
        match frame
            .generator
            .map(|generator| self.end_generator(generator))
        {
            Some(FunctionKind::Coroutine) => self.exhausted(then, value),
            _ => self.deliver(then, value),
        }
    }

    /// The same for what the frame on top, which is the program's, calls of the machine itself.
    fn excuse_provided(&mut self, exception: Value) -> Result<bool, Value> {
        let Some(call) = self.call_at_hand() else {
            return Ok(false);
        };
        let given = call.operands.placed.len() + usize::from(call.receiver.is_some());
        let receiver = call.receiver.map(|(receiver, _)| receiver);
        let mut values = receiver.iter().chain(&*call.operands.placed);
        let has_unknown = values.any(|value| matches!(value, Value::Unknown(_)));
        let takes_them = match call.callee {
            Some(Value::Builtin(id)) => {
                let builtin = &self.boot.builtins[id.0 as usize];
                let given = given.checked_sub(builtin.receivers());
                given.is_some_and(|given| builtin.signature.takes(given))
            }
            _ => false,
        };
        if !has_unknown
            || !takes_them
            || !call.operands.named.is_empty()
            || CONTROL.iter().any(|&fault| self.is_fault(exception, fault))
            || self.exception_data(exception).is_none_or(|data| {
                self.semantics().errors.trace == Trace::Unwinding && !data.traceback.is_empty()
            })
        {
            return Ok(false);
        }
        let dst = call.dst;
        let value = self.call_of_unknown(call.expression(Value::Nil));
        self.deliver(Then::Store(dst), value)?;
        Ok(true)
    }

    pub(crate) fn is_of_library(&self, frame: &Frame) -> bool {
        let module = self.linked.codes[frame.code as usize].module;
        self.linked.program.modules[module.index()].is_library
    }

    /// Whether anything from a place of the stack on is unknown, or has that among its operands.
    fn works_on_unknown(&self, base: usize) -> bool {
        let is_unknown = |value: &Value| matches!(value, Value::Unknown(_));
        self.state.stack[base..].iter().any(|value| {
            is_unknown(value)
                || match self.object_kind(*value) {
                    Some(Object::Tuple(items)) => items.iter().take(ELEMENTS).any(is_unknown),
                    Some(Object::Cell(inner)) => is_unknown(inner),
                    _ => false,
                }
        })
    }

    /// Whether an exception comes from the program, not from the calls of the library that begin with one of a code.
    fn was_raised_by_program(&self, exception: Value, entry: u32) -> bool {
        let Some(data) = self.exception_data(exception) else {
            return true;
        };
        let is_own = |code: u32| {
            let module = self.linked.codes[code as usize].module;
            !self.linked.program.modules[module.index()].is_library
        };
        let mut entries = data.traceback.iter();
        match self.semantics().errors.trace {
            Trace::Unwinding => entries.any(|at| is_own(at.code)),
            // The calls under way when it was made, innermost first, among them its own initialisers.
            Trace::Creation => entries
                .take_while(|at| !is_own(at.code))
                .all(|at| at.code != entry),
        }
    }

    /// The function of a frame, and what its parameters hold.
    fn called_with(&self, frame: usize) -> (Value, Vec<Value>) {
        let frame = &self.state.frames[frame];
        let base = frame.base as usize;
        let params = &self.linked.codes[frame.code as usize].params;
        let values = params.iter().map(|param| {
            let held = self.state.stack[base + param.slot as usize];
            match self.object_kind(held) {
                Some(Object::Cell(inner)) => *inner,
                _ => held,
            }
        });
        (frame.function, values.collect())
    }
}
