//! Control flow beyond jumps: results, exceptions, iteration, generators and tasks.
//!
//! This file gives a result to whoever waits for it. Exceptions go to their handlers, and are written as tracebacks where
//! there is none; generators and tasks are put aside and resumed.

pub mod cursor;
mod exceptions;
pub mod generator;
mod generators;
pub(crate) mod iteration;
pub mod task;
pub mod traceback;

use crate::class::Traits;
use crate::heap::Object;
use crate::machine::Machine;
use crate::machine::state::{Ending, Exhausted, Frame, Then};
use crate::value::{Handle, Value};
use ir::{Fault, FunctionKind, SuspendKind};

/// How a generator is resumed.
#[derive(Clone, Copy, Debug)]
pub enum Resumption {
    /// With a value.
    Send(Value),
    /// With an exception, raised where it was suspended.
    Throw(Value),
}

impl Machine {
    /// Writes a slot of the frame on top.
    #[inline]
    pub(crate) fn set_slot(&mut self, slot: u16, value: Value) {
        if let Some(frame) = self.state.frames.last() {
            let at = frame.base as usize + slot as usize;
            self.state.stack[at] = value;
        }
    }

    /// Gives a result to whoever waits for it, in the frame on top.
    ///
    /// # Errors
    /// The exception that using the result raised.
    pub fn deliver(&mut self, then: Then, value: Value) -> Result<(), Value> {
        match then {
            Then::Store(slot) => self.set_slot(slot, value),
            Then::Discard => {}
            Then::Replace(slot, instance) => {
                if value != Value::Nil && !matches!(value, Value::Unknown(_)) {
                    let kind = self.type_name(value);
                    let init = self.semantics().objects.protocol.init;
                    let exit = self.fault(Fault::BadSpecialResult, &[init, &kind]);
                    return self.settle(Err(exit), Then::Discard);
                }
                self.set_slot(slot, instance);
            }
            Then::Truth(slot, negate) => return self.truth_into(slot, negate, value),
            Then::Branch(then, otherwise) => return self.branch_on(value, then, otherwise),
            Then::HasNext(slot, cursor) => {
                if let Object::Cursor(cursor) = self.object_mut(cursor) {
                    cursor.pending = value;
                }
                self.set_slot(slot, Value::Bool(true));
            }
            Then::Binary(attempt) => return self.binary_answer(*attempt, value),
            Then::Delegate(slot) => {
                // The inner one handed something out: so does the outer one.
                return self.put_aside(slot, value, SuspendKind::Delegate);
            }
            Then::AwaitOn(slot) => return self.delegate_to(slot, value),
            Then::MakeClass(work) => return self.finish_class(*work, value),
            Then::Imported(slot, module) => {
                let module = self.state.modules[module.index()];
                self.set_slot(slot, module);
            }
            Then::Attribute(work) => {
                let (attempt, then) = *work;
                let value = if attempt.missing == crate::machine::state::IfMissing::Report {
                    Value::Bool(true)
                } else {
                    value
                };
                return self.deliver(then, value);
            }
            Then::Exhaustible(work) => {
                let (exhausted, then) = *work;
                match exhausted {
                    Exhausted::Default(_) | Exhausted::ClosedLater => {
                        return self.deliver(then, value);
                    }
                    Exhausted::Left => return self.deliver(then, Value::Nil),
                    Exhausted::Report => {
                        let pair = self.new_tuple(&[Value::Bool(false), value]);
                        return self.deliver(then, pair);
                    }
                    Exhausted::Closed => {
                        let exit = self.fault(Fault::GeneratorIgnoredExit, &["generator"]);
                        return self.settle(Err(exit), then);
                    }
                }
            }
            Then::Continue(work) => {
                let outcome = (work.resume)(self, &work.data, value);
                return self.settle(outcome, work.then);
            }
            Then::Finish => {
                if self.state.ending.is_none() {
                    self.state.ending = Some(Ending::Finished(0));
                }
            }
        }
        Ok(())
    }

    /// Gives an exception to whoever waits for a result; most do not want it.
    ///
    /// # Errors
    /// The exception, when it goes on.
    pub fn reject(&mut self, then: Then, exception: Value) -> Result<(), Value> {
        match then {
            Then::HasNext(slot, cursor) if self.is_fault(exception, Fault::StopIteration) => {
                if let Object::Cursor(cursor) = self.object_mut(cursor) {
                    cursor.over = cursor::Over::Done;
                }
                self.set_slot(slot, Value::Bool(false));
                Ok(())
            }
            Then::Delegate(slot) if self.is_fault(exception, Fault::StopIteration) => {
                let value = self.exception_argument(exception);
                self.end_delegation(slot, value);
                Ok(())
            }
            Then::Delegate(_) => {
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.delegate = Value::Unbound;
                }
                Err(exception)
            }
            Then::Attribute(work) if self.is_fault(exception, Fault::NoAttribute) => {
                let (attempt, then) = *work;
                self.retry_attribute(attempt, then, exception)
            }
            Then::Attribute(work) => self.reject(work.1, exception),
            Then::Exhaustible(work) => {
                let (exhausted, then) = *work;
                let stop = self.is_fault(exception, Fault::StopIteration);
                match exhausted {
                    Exhausted::Default(value) if stop => self.deliver(then, value),
                    Exhausted::Closed | Exhausted::Left
                        if stop || self.is_fault(exception, Fault::GeneratorExit) =>
                    {
                        self.deliver(then, Value::Nil)
                    }
                    Exhausted::ClosedLater
                        if self.is_fault(exception, Fault::StopAsyncIteration)
                            || self.is_fault(exception, Fault::GeneratorExit) =>
                    {
                        self.exhausted(then, Value::Nil)
                    }
                    _ => self.reject(then, exception),
                }
            }
            Then::Continue(work) => self.reject(work.then, exception),
            Then::Binary(attempt) => self.reject(attempt.then, exception),
            _ => Err(exception),
        }
    }

    /// Takes the frame on top off, with everything that belongs to it.
    pub(crate) fn pop_frame(&mut self) -> Option<Frame> {
        self.end_automatic();
        self.profile_leaves();
        let frame = self.state.frames.pop()?;
        self.forget_guesses();
        self.state.stack.truncate(frame.base as usize);
        self.state.handlers.truncate(frame.handlers as usize);
        let depth = self.state.frames.len() as u32;
        self.journal
            .depth(self.state.steps, depth.saturating_sub(1));
        while self
            .state
            .handled
            .last()
            .is_some_and(|handled| handled.frame >= depth)
        {
            self.state.handled.pop();
        }
        Some(frame)
    }

    /// Ends the call on top with a value, where its caller only keeps that; whether it did.
    #[inline]
    pub(crate) fn return_plainly(&mut self, value: Value) -> bool {
        let frames = &self.state.frames;
        let [.., _, frame] = frames.as_slice() else {
            return false;
        };
        let Then::Store(slot) = frame.then else {
            return false;
        };
        let depth = frames.len() as u32 - 1;
        let handled = self.state.handled.last();
        if frame.generator.is_some()
            || !self.state.guessed.is_empty()
            || self.state.memory.automatic.len() > frame.automatic as usize
            || handled.is_some_and(|handled| handled.frame >= depth)
        {
            return false;
        }
        let value = self.first_of_results(value);
        let frames = &self.state.frames;
        let [.., caller, frame] = frames.as_slice() else {
            return false;
        };
        let (base, handlers) = (frame.base as usize, frame.handlers as usize);
        let place = caller.base as usize + slot as usize;
        self.state.frames.pop();
        self.state.stack.truncate(base);
        self.state.handlers.truncate(handlers);
        self.journal.depth(self.state.steps, depth - 1);
        self.state.stack[place] = value;
        true
    }

    /// Ends the call on top with a value.
    pub(crate) fn return_value(&mut self, value: Value) -> Result<(), Value> {
        if self.gives_a_guess() {
            return self.leave_unknown(self.state.frames.len() - 1);
        }
        if let Some(Frame {
            then: Then::MakeClass(_),
            ..
        }) = self.state.frames.last()
        {
            self.class_body = self.members_of_class_body();
        }
        if self.is_last_of_function_alone() {
            self.keep_calls();
        }
        let Some(frame) = self.pop_frame() else {
            return Ok(());
        };
        match frame.generator {
            None => {
                let value = match frame.then {
                    Then::Store(_) => self.first_of_results(value),
                    _ => value,
                };
                self.deliver(frame.then, value)
            }
            Some(generator) => {
                let kind = self.end_generator(generator);
                if kind == FunctionKind::AsyncGenerator {
                    let exit = self.fault(Fault::StopAsyncIteration, &[]);
                    return self.settle(Err(exit), frame.then);
                }
                self.exhausted(frame.then, value)
            }
        }
    }

    /// Tells whoever resumed a generator that it is at its end, with its result.
    pub(crate) fn exhausted(&mut self, then: Then, value: Value) -> Result<(), Value> {
        match then {
            Then::HasNext(slot, cursor) => {
                if let Object::Cursor(cursor) = self.object_mut(cursor) {
                    cursor.over = cursor::Over::Done;
                }
                self.set_slot(slot, Value::Bool(false));
                Ok(())
            }
            Then::Delegate(slot) => {
                self.end_delegation(slot, value);
                Ok(())
            }
            Then::Exhaustible(work) => {
                let (exhausted, then) = *work;
                let value = match exhausted {
                    Exhausted::Default(value) => value,
                    Exhausted::Closed | Exhausted::Left => Value::Nil,
                    Exhausted::ClosedLater => {
                        let exit = self.fault(Fault::GeneratorIgnoredExit, &["async generator"]);
                        return self.settle(Err(exit), then);
                    }
                    Exhausted::Report => self.new_tuple(&[Value::Bool(true), value]),
                };
                self.deliver(then, value)
            }
            then => {
                let exit = if value == Value::Nil {
                    self.fault(Fault::StopIteration, &[])
                } else {
                    self.fault_with(Fault::StopIteration, value)
                };
                self.settle(Err(exit), then)
            }
        }
    }

    /// What native operations must ask an instance's class for.
    #[must_use]
    pub fn class_traits(&self, class: Handle) -> Traits {
        self.class(class)
            .map(|class| class.traits)
            .unwrap_or_default()
    }
}
