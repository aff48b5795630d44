//! Exceptions: made, raised, carried through calls to their handlers, and what becomes of those that nobody catches.

use crate::heap::{Exception, Object, TraceEntry};
use crate::machine::Machine;
use crate::machine::state::{Calls, Ending, Frame, Handled, Then};
use crate::value::{Handle, Value};
use ir::Fault;
use std::rc::Rc;

impl Machine {
    /// Raises an exception in the frame on top and unwinds to its handler. `again`: it is the exception being
    /// handled there, whose traceback names the frame already.
    ///
    /// # Errors
    /// Never in the end: an exception that nobody handles ends the run.
    pub(crate) fn unwind(&mut self, exception: Value, again: bool) -> Result<(), Value> {
        if self.state.ending.is_some() && self.state.frames.is_empty() {
            // What raised it has ended the run.
            return Ok(());
        }
        let (mut exception, mut again) = (exception, again);
        match self.excuse(exception) {
            Ok(true) => return Ok(()),
            Ok(false) => {}
            Err(next) => (exception, again) = (next, false),
        }
        // Kept for whoever wants to see where it was raised, if nobody catches it.
        let mut left = self.state.handlers.is_empty().then(Vec::new);
        if !again {
            self.journal
                .note(self.state.steps, crate::debug::journal::Event::Caught);
            self.link_context(exception);
        }
        loop {
            let depth = self.state.frames.len() as u32;
            let Some(frame) = self.state.frames.last() else {
                break;
            };
            let entry = TraceEntry {
                code: frame.code,
                pc: frame.pc.saturating_sub(1),
            };
            let first_handler = frame.handlers as usize;
            let notes_calls = self.semantics().errors.trace == ir::Trace::Unwinding;
            if !again
                && notes_calls
                && let Some(data) = self.exception_mut(exception)
            {
                data.traceback.push(entry);
            }
            again = false;
            if self.state.handlers.len() > first_handler
                && let Some(handler) = self.state.handlers.pop()
            {
                self.state.handled.truncate(handler.handled as usize);
                self.state.handled.push(Handled {
                    frame: depth - 1,
                    exception,
                });
                self.profile_strays_to(handler.target);
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.pc = handler.target;
                    frame.delegate = Value::Unbound;
                }
                return Ok(());
            }
            if let Some(left) = &mut left {
                left.push(self.copy_of_call());
            }
            if self.state.finalizers.is_active() && self.semantics().errors.keeps_variables {
                self.keep_variables(exception);
            }
            let Some(frame) = self.pop_frame() else { break };
            if let Some(generator) = frame.generator {
                exception = self.leave_generator(generator, exception);
            }
            if let Then::Finish = frame.then {
                break;
            }
            match self.reject(frame.then, exception) {
                Ok(()) => return Ok(()),
                Err(next) => exception = next,
            }
        }
        self.uncaught(exception, left.unwrap_or_default());
        Ok(())
    }

    /// The call on top, with what its slots hold.
    pub(super) fn copy_of_call(&self) -> (Option<Frame>, Vec<Value>) {
        let frame = self.state.frames.last();
        let base = frame.map_or(0, |frame| frame.base as usize);
        let slots = self.state.stack.get(base..).unwrap_or_default();
        (frame.cloned(), slots.to_vec())
    }

    /// Notes what was being handled when an exception was raised.
    pub(super) fn link_context(&mut self, exception: Value) {
        let Some(handled) = self.state.handled.last().map(|handled| handled.exception) else {
            return;
        };
        if handled == exception {
            return;
        }
        // An exception that is already in the chain must not close a circle.
        let mut at = handled;
        let mut steps = 0;
        while let Some(data) = self.exception_data(at) {
            let next = data.context;
            if next == exception {
                if let Some(data) = self.exception_mut(at) {
                    data.context = Value::Nil;
                }
                break;
            }
            at = next;
            steps += 1;
            if steps > 10_000 {
                return;
            }
        }
        if let Some(data) = self.exception_mut(exception) {
            data.context = handled;
        }
    }

    /// What an exception carries.
    #[must_use]
    pub fn exception_data(&self, exception: Value) -> Option<&Exception> {
        match self.object_kind(self.native(exception)) {
            Some(Object::Exception(data)) => Some(data),
            _ => None,
        }
    }

    /// What an exception carries, to be changed.
    pub fn exception_mut(&mut self, exception: Value) -> Option<&mut Exception> {
        let handle = self.native(exception).handle()?;
        match self.object_mut(handle) {
            Object::Exception(data) => Some(data),
            _ => None,
        }
    }

    /// The first argument of an exception, or nil.
    #[must_use]
    pub fn exception_argument(&self, exception: Value) -> Value {
        let args = self
            .exception_data(exception)
            .map_or(Value::Nil, |data| data.args);
        match self.object_kind(args) {
            Some(Object::Tuple(items)) => items.first().copied().unwrap_or(Value::Nil),
            _ => Value::Nil,
        }
    }

    /// Whether an exception is of the class that a fault raises.
    #[must_use]
    pub fn is_fault(&self, exception: Value, fault: Fault) -> bool {
        let class = self.semantics().fault(fault).class;
        self.boot
            .classes
            .get(class)
            .is_some_and(|&class| self.is_instance(exception, class))
    }

    /// Makes an exception of a class given by name.
    pub fn make_exception(&mut self, class: &str, args: Value) -> Value {
        let class = match self.boot.classes.get(class) {
            Some(&class) => class,
            None => self
                .library_class(class)
                .unwrap_or_else(|| self.native_class(ir::Native::Exception)),
        };
        let exception = self.new_exception(class, args);
        let member = self.semantics().errors.message;
        if !member.is_empty() {
            let message = match self.object_kind(args) {
                Some(Object::Tuple(items)) => items.first().copied(),
                _ => None,
            };
            let message = message.unwrap_or(Value::Nil);
            if self.delegates() {
                let name = self.intern(member);
                let hidden =
                    crate::class::shape::marks::ORDINARY & !crate::class::shape::marks::ENUMERABLE;
                self.define_own(exception, name, message, hidden);
                return exception;
            }
            self.set_exception_member(exception, member, message);
        }
        exception
    }

    /// Makes an exception of a class, without running its initialiser.
    pub fn new_exception(&mut self, class: Handle, args: Value) -> Value {
        let traceback = match self.semantics().errors.trace {
            ir::Trace::Unwinding => Vec::new(),
            ir::Trace::Creation => self.calls_under_way(),
        };
        let data = self.insert(Object::Exception(Box::new(Exception {
            args,
            cause: Value::Nil,
            context: Value::Nil,
            suppress_context: false,
            traceback,
            notes: Value::Nil,
        })));
        self.new_instance_around(class, data)
    }

    /// How many of its arguments an exception names: of those of an error of the operating system's the first two, where files
    /// come behind them.
    pub(crate) fn arguments_told(&self, exception: Value, count: usize) -> usize {
        match count {
            3..=5 if self.is_fault(exception, Fault::SystemCall) => 2,
            _ => count,
        }
    }

    /// The calls that are under way, the innermost first.
    pub(crate) fn calls_under_way(&self) -> Vec<TraceEntry> {
        self.state
            .frames
            .iter()
            .rev()
            .take(1024)
            .map(|frame| TraceEntry {
                code: frame.code,
                pc: frame.pc.saturating_sub(1),
            })
            .collect()
    }

    /// Sets a member of an exception made by the machine.
    pub(crate) fn set_exception_member(&mut self, exception: Value, name: &str, value: Value) {
        let name = self.intern(name);
        let _ = self.set_field_plainly(exception, name, value, None);
    }

    /// Ends the run: nobody caught an exception, which has left these calls, the innermost first.
    pub(super) fn uncaught(&mut self, exception: Value, left: Vec<(Option<Frame>, Vec<Value>)>) {
        let mut calls = Calls::default();
        for (frame, slots) in left.into_iter().rev() {
            let Some(frame) = frame else { continue };
            calls.stack.resize(frame.base as usize, Value::Unbound);
            calls.frames.push(frame);
            calls.stack.extend(slots);
        }
        self.profile_leaves_all();
        self.state.frames.clear();
        self.state.stack.clear();
        self.state.handlers.clear();
        self.state.handled.clear();
        self.state.failed_at.get_or_insert(self.state.steps);
        self.journal.uncaught(self.state.steps);
        if let Some(Ending::Uncaught(_)) = self.state.ending {
            // A report may end the run as if nothing had been raised; where it fails there is nothing more to say.
            if self.is_fault(exception, Fault::SystemExit) && self.end_as_asked(exception) {
                self.state.left = None;
                self.state.failed_at = None;
            }
            return;
        }
        if self.is_fault(exception, Fault::SystemExit) && self.end_as_asked(exception) {
            return;
        }
        self.state.ending = Some(Ending::Uncaught(exception));
        self.state.left = Some(Rc::new(calls));
        self.start_report(exception);
    }

    /// The program asked to end: with a number, with nothing, or with something to print.
    pub(super) fn end_as_asked(&mut self, exception: Value) -> bool {
        let code = match self.exception_argument(exception) {
            Value::Nil | Value::Unbound => 0,
            Value::Int(code) => code as i32 & 0xFF,
            Value::Bool(code) => i32::from(code),
            other => {
                let text = crate::display::str_text(self, other)
                    .ok()
                    .flatten()
                    .unwrap_or_default();
                self.write(crate::machine::Stream::Err, &format!("{text}\n"));
                1
            }
        };
        self.state.ending = Some(Ending::Finished(code));
        true
    }
}
