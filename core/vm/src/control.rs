//! Where control goes: results to whoever waits for them, exceptions to their handlers, generators aside
//! and back.

use crate::class::Traits;
use crate::generator::{Progress, Step};
use crate::heap::{Exception, Object, TraceEntry};
use crate::machine::{Exit, Machine, Outcome};
use crate::state::{Calls, Ending, Exhausted, Frame, Handled, State, Then};
use crate::value::{Handle, Value};
use ir::{Fault, FunctionKind, SuspendKind};
use std::rc::Rc;

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
                    let init = self.semantics().protocol.init;
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
                let value = if attempt.missing == crate::state::IfMissing::Report {
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
                    cursor.over = crate::cursor::Over::Done;
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
                    Exhausted::Closed if stop || self.is_fault(exception, Fault::GeneratorExit) => {
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

    fn end_delegation(&mut self, slot: u16, value: Value) {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.delegate = Value::Unbound;
        }
        self.set_slot(slot, value);
    }

    /// Takes the frame on top off, with everything that belongs to it.
    pub(crate) fn pop_frame(&mut self) -> Option<Frame> {
        self.end_automatic();
        let frame = self.state.frames.pop()?;
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
        let [.., caller, frame] = frames.as_slice() else {
            return false;
        };
        let Then::Store(slot) = frame.then else {
            return false;
        };
        let depth = frames.len() as u32 - 1;
        let handled = self.state.handled.last();
        if frame.generator.is_some()
            || self.state.memory.automatic.len() > frame.automatic as usize
            || handled.is_some_and(|handled| handled.frame >= depth)
        {
            return false;
        }
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
        if let Some(Frame {
            then: Then::MakeClass(_),
            ..
        }) = self.state.frames.last()
        {
            self.class_body = self.members_of_class_body();
        }
        let Some(frame) = self.pop_frame() else {
            return Ok(());
        };
        match frame.generator {
            None => self.deliver(frame.then, value),
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

    fn end_generator(&mut self, generator: Handle) -> FunctionKind {
        match self.object_mut(generator) {
            Object::Generator(data) => {
                data.progress = Progress::Done;
                data.frame = None;
                data.saved.clear();
                data.handled.clear();
                data.kind
            }
            _ => FunctionKind::Function,
        }
    }

    /// Tells whoever resumed a generator that it is at its end, with its result.
    pub(crate) fn exhausted(&mut self, then: Then, value: Value) -> Result<(), Value> {
        match then {
            Then::HasNext(slot, cursor) => {
                if let Object::Cursor(cursor) = self.object_mut(cursor) {
                    cursor.over = crate::cursor::Over::Done;
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
                    Exhausted::Closed => Value::Nil,
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

    /// Suspends the generator whose body is on top, handing a value out.
    pub(crate) fn put_aside(
        &mut self,
        slot: u16,
        value: Value,
        kind: SuspendKind,
    ) -> Result<(), Value> {
        let Some(mut frame) = self.state.frames.pop() else {
            return Ok(());
        };
        let Some(generator) = frame.generator else {
            // Suspension outside of a generator: there is nobody to hand the value to.
            self.state.frames.push(frame);
            self.set_slot(slot, Value::Nil);
            return Ok(());
        };
        let depth = self.state.frames.len() as u32;
        let base = frame.base as usize;
        let handlers = self.state.handlers.split_off(frame.handlers as usize);
        let mine = self
            .state
            .handled
            .partition_point(|handled| handled.frame < depth);
        let handled: Vec<Value> = self
            .state
            .handled
            .split_off(mine)
            .iter()
            .map(|handled| handled.exception)
            .collect();
        let then = std::mem::replace(&mut frame.then, Then::Discard);
        if let Some(recorder) = &mut self.recorder {
            recorder.changes(generator);
        }
        let State { heap, stack, .. } = &mut self.state;
        let is_async = match heap.get_mut(generator) {
            Object::Generator(data) => {
                data.saved.extend_from_slice(&stack[base..]);
                stack.truncate(base);
                // Depths are kept relative to the generator's own.
                data.handlers = handlers
                    .into_iter()
                    .map(|mut handler| {
                        handler.handled = handler.handled.saturating_sub(mine as u32);
                        handler
                    })
                    .collect();
                data.handled = handled;
                data.resume_slot = slot;
                data.progress = Progress::Suspended;
                data.frame = Some(frame);
                data.kind == FunctionKind::AsyncGenerator
            }
            _ => false,
        };
        if is_async && kind == SuspendKind::Yield {
            // The value is the result of awaiting the next element.
            return self.exhausted(then, value);
        }
        self.deliver(then, value)
    }

    /// Resumes a generator or coroutine.
    ///
    /// # Errors
    /// The exception that this raised.
    pub fn resume(&mut self, generator: Handle, how: Resumption, then: Then) -> Result<(), Value> {
        let Object::Generator(data) = self.object(generator) else {
            return Ok(());
        };
        if let Some(inner) = data.step_of {
            return self.resume_step(generator, inner, how, then);
        }
        let (progress, kind) = (data.progress, data.kind);
        let what = match kind {
            FunctionKind::Coroutine => "coroutine",
            FunctionKind::AsyncGenerator => "async generator",
            _ => "generator",
        };
        match (progress, how) {
            (Progress::Running, _) => {
                let exit = self.fault(Fault::GeneratorRunning, &[what]);
                self.settle(Err(exit), then)
            }
            (Progress::Done, Resumption::Throw(exception)) => self.reject(then, exception),
            (Progress::Done, Resumption::Send(_)) if kind == FunctionKind::Coroutine => {
                let exit = self.fault(Fault::CoroutineDone, &[]);
                self.settle(Err(exit), then)
            }
            (Progress::Done, Resumption::Send(_)) if kind == FunctionKind::AsyncGenerator => {
                let exit = self.fault(Fault::StopAsyncIteration, &[]);
                self.settle(Err(exit), then)
            }
            (Progress::Done, Resumption::Send(_)) => self.exhausted(then, Value::Nil),
            (Progress::New, Resumption::Send(value)) if value != Value::Nil => {
                let exit = self.fault(Fault::GeneratorNotStarted, &[what]);
                self.settle(Err(exit), then)
            }
            (Progress::New, Resumption::Throw(exception)) => {
                self.end_generator(generator);
                self.reject(then, exception)
            }
            (_, how) => {
                self.put_back(generator, then);
                let frame = self.state.frames.last();
                let delegate = frame.map_or(Value::Unbound, |frame| frame.delegate);
                let slot = match self.object(generator) {
                    Object::Generator(data) => data.resume_slot,
                    _ => 0,
                };
                match how {
                    Resumption::Send(value) if delegate.is_bound() => {
                        self.step_delegate(slot, delegate, value)
                    }
                    Resumption::Send(value) => {
                        if progress == Progress::Suspended {
                            self.set_slot(slot, value);
                        }
                        Ok(())
                    }
                    Resumption::Throw(exception) => self.throw_into(slot, delegate, exception),
                }
            }
        }
    }

    /// Puts the frame of a suspended or new generator on top.
    fn put_back(&mut self, generator: Handle, then: Then) {
        let Object::Generator(data) = self.object_mut(generator) else {
            return;
        };
        data.progress = Progress::Running;
        let (mut saved, handlers, handled) = (
            std::mem::take(&mut data.saved),
            std::mem::take(&mut data.handlers),
            std::mem::take(&mut data.handled),
        );
        let Some(mut frame) = data.frame.take() else {
            return;
        };
        frame.base = self.state.stack.len() as u32;
        frame.handlers = self.state.handlers.len() as u32;
        frame.automatic = self.state.memory.automatic.len() as u32;
        frame.generator = Some(generator);
        frame.then = then;
        let depth = self.state.frames.len() as u32;
        let already = self.state.handled.len() as u32;
        self.state.stack.append(&mut saved);
        self.state
            .handlers
            .extend(handlers.into_iter().map(|mut handler| {
                handler.handled += already;
                handler
            }));
        self.state
            .handled
            .extend(handled.into_iter().map(|exception| Handled {
                frame: depth,
                exception,
            }));
        self.state.frames.push(frame);
        // Its buffer serves the next time.
        if let Object::Generator(data) = self.state.heap.get_mut(generator) {
            data.saved = saved;
        }
    }

    /// Raises an exception where the generator on top was suspended, in the innermost delegate first.
    fn throw_into(&mut self, slot: u16, delegate: Value, exception: Value) -> Result<(), Value> {
        if let Some(Object::Generator(_)) = self.object_kind(delegate)
            && let Value::Ref(inner) = delegate
        {
            if self.is_fault(exception, Fault::GeneratorExit) {
                let outcome = self.close_generator(inner, exception);
                return match outcome {
                    Ok(_) => self.unwind(exception, false),
                    Err(exit) => self.settle(Err(exit), Then::Discard),
                };
            }
            return self.resume(inner, Resumption::Throw(exception), Then::Delegate(slot));
        }
        if delegate.is_bound()
            && let Some(method) = self.special_method(delegate, "throw")
        {
            return self.call(
                method,
                smallvec::smallvec![delegate, exception],
                Vec::new(),
                Then::Delegate(slot),
            );
        }
        if let Some(frame) = self.state.frames.last_mut() {
            frame.delegate = Value::Unbound;
        }
        self.unwind(exception, false)
    }

    /// Closes an inner generator that the one on top delegates to, then goes on raising in the outer one.
    fn close_generator(&mut self, inner: Handle, exception: Value) -> Outcome {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.delegate = Value::Unbound;
        }
        let progress = match self.object(inner) {
            Object::Generator(data) => data.progress,
            _ => Progress::Done,
        };
        match progress {
            Progress::Suspended => {
                let callee = self
                    .builtin_method(ir::Native::Generator, "close")
                    .unwrap_or(Value::Unbound);
                Err(Machine::call_then(
                    callee,
                    &[Value::Ref(inner)],
                    raise_again,
                    vec![exception],
                ))
            }
            Progress::New => {
                self.end_generator(inner);
                Ok(Value::Nil)
            }
            _ => Ok(Value::Nil),
        }
    }

    /// Resumes the asynchronous generator behind the awaitable of its next element.
    fn resume_step(
        &mut self,
        step: Handle,
        inner: Handle,
        how: Resumption,
        then: Then,
    ) -> Result<(), Value> {
        let Object::Generator(data) = self.object_mut(step) else {
            return Ok(());
        };
        let (first, kind) = (data.first_sent, data.step);
        let is_new = std::mem::replace(&mut data.progress, Progress::Suspended) == Progress::New;
        let how = match (how, kind) {
            (Resumption::Send(Value::Nil), Step::Send) if is_new => Resumption::Send(first),
            (Resumption::Send(Value::Nil), Step::Throw | Step::Close) if is_new => {
                Resumption::Throw(first)
            }
            (how, _) => how,
        };
        let then = match kind {
            Step::Close => Then::Exhaustible(Box::new((Exhausted::ClosedLater, then))),
            Step::Send | Step::Throw => then,
        };
        self.resume(inner, how, then)
    }

    /// Starts delegating to what an awaitable or iterable gave.
    pub(crate) fn delegate_to(&mut self, slot: u16, inner: Value) -> Result<(), Value> {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.delegate = inner;
        }
        self.step_delegate(slot, inner, Value::Nil)
    }

    /// Asks the delegate of the generator on top for the next value.
    fn step_delegate(&mut self, slot: u16, inner: Value, sent: Value) -> Result<(), Value> {
        if let Value::Ref(handle) = inner {
            match self.object(handle) {
                Object::Generator(_) => {
                    return self.resume(handle, Resumption::Send(sent), Then::Delegate(slot));
                }
                Object::Cursor(_) => {
                    return match self.advance_cursor(handle) {
                        Ok(Some(value)) => self.deliver(Then::Delegate(slot), value),
                        Ok(None) => {
                            self.end_delegation(slot, Value::Nil);
                            Ok(())
                        }
                        Err(Exit::Call(call)) => {
                            self.settle(Err(Exit::Call(call)), Then::Delegate(slot))
                        }
                        Err(exit) => self.settle(Err(exit), Then::Delegate(slot)),
                    };
                }
                _ => {}
            }
        }
        if let Value::Unknown(_) = inner {
            let value = self.unknown(crate::symbolic::Expression::Element(inner));
            self.end_delegation(slot, value);
            return Ok(());
        }
        let (name, args): (&str, crate::machine::Args) = if sent == Value::Nil {
            (self.semantics().protocol.next, smallvec::smallvec![inner])
        } else {
            ("send", smallvec::smallvec![inner, sent])
        };
        match self.special_method(inner, name) {
            Some(method) => self.call(method, args, Vec::new(), Then::Delegate(slot)),
            None => {
                let kind = self.type_name(inner);
                let exit = self.fault(Fault::NotIterator, &[&kind]);
                self.settle(Err(exit), Then::Delegate(slot))
            }
        }
    }

    /// Carries out `suspend`.
    pub(crate) fn suspend(
        &mut self,
        slot: u16,
        kind: SuspendKind,
        value: Value,
    ) -> Result<(), Value> {
        match kind {
            SuspendKind::Yield => self.put_aside(slot, value, kind),
            SuspendKind::Delegate => match self.iterator_of(value) {
                Ok(iterator) => self.delegate_to(slot, iterator),
                Err(exit) => self.settle(Err(exit), Then::AwaitOn(slot)),
            },
            SuspendKind::Await => {
                if let Some(Object::Generator(data)) = self.object_kind(value)
                    && (data.kind == FunctionKind::Coroutine || data.step_of.is_some())
                {
                    return self.delegate_to(slot, value);
                }
                if let Value::Unknown(_) = value {
                    return self.delegate_to(slot, value);
                }
                match self.special_method(value, self.semantics().protocol.await_) {
                    Some(method) => self.call(
                        method,
                        smallvec::smallvec![value],
                        Vec::new(),
                        Then::AwaitOn(slot),
                    ),
                    None => {
                        let kind = self.type_name(value);
                        let exit = self.fault(Fault::NotAwaitable, &[&kind]);
                        self.settle(Err(exit), Then::Discard)
                    }
                }
            }
        }
    }

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
        // Kept for whoever wants to see where it was raised, if nobody catches it.
        let mut left = self.state.handlers.is_empty().then(Vec::new);
        if !again {
            self.journal
                .note(self.state.steps, crate::journal::Event::Caught);
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
            let notes_calls = self.semantics().trace == ir::Trace::Unwinding;
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
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.pc = handler.target;
                    frame.delegate = Value::Unbound;
                }
                return Ok(());
            }
            if let Some(left) = &mut left {
                left.push(self.copy_of_call());
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
    fn copy_of_call(&self) -> (Option<Frame>, Vec<Value>) {
        let frame = self.state.frames.last();
        let base = frame.map_or(0, |frame| frame.base as usize);
        let slots = self.state.stack.get(base..).unwrap_or_default();
        (frame.cloned(), slots.to_vec())
    }

    /// An exception leaves a generator: that is at its end, and exhaustion of another must not look like its own.
    fn leave_generator(&mut self, generator: Handle, exception: Value) -> Value {
        let kind = self.end_generator(generator);
        let stop = self.is_fault(exception, Fault::StopIteration)
            || kind == FunctionKind::AsyncGenerator
                && self.is_fault(exception, Fault::StopAsyncIteration);
        if !stop {
            return exception;
        }
        let what = match kind {
            FunctionKind::Coroutine => "coroutine",
            FunctionKind::AsyncGenerator => "async generator",
            _ => "generator",
        };
        let which = self.type_name(exception);
        match self.fault(Fault::GeneratorRaisedStop, &[what, &which]) {
            Exit::Raise(error) => {
                if let Some(data) = self.exception_mut(error) {
                    data.cause = exception;
                    data.context = exception;
                    data.suppress_context = true;
                }
                error
            }
            _ => exception,
        }
    }

    /// Notes what was being handled when an exception was raised.
    fn link_context(&mut self, exception: Value) {
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
        let class = (self.semantics().fault)(fault).class;
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
        let member = self.semantics().message;
        if !member.is_empty() {
            let message = match self.object_kind(args) {
                Some(Object::Tuple(items)) => items.first().copied(),
                _ => None,
            };
            self.set_exception_member(exception, member, message.unwrap_or(Value::Nil));
        }
        exception
    }

    /// Makes an exception of a class, without running its initialiser.
    pub fn new_exception(&mut self, class: Handle, args: Value) -> Value {
        let traceback = match self.semantics().trace {
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

    /// The calls that are under way, the innermost first.
    fn calls_under_way(&self) -> Vec<TraceEntry> {
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
    fn uncaught(&mut self, exception: Value, left: Vec<(Option<Frame>, Vec<Value>)>) {
        let mut calls = Calls::default();
        for (frame, slots) in left.into_iter().rev() {
            let Some(frame) = frame else { continue };
            calls.stack.resize(frame.base as usize, Value::Unbound);
            calls.frames.push(frame);
            calls.stack.extend(slots);
        }
        self.state.frames.clear();
        self.state.stack.clear();
        self.state.handlers.clear();
        self.state.handled.clear();
        self.state.failed_at.get_or_insert(self.state.steps);
        self.journal.uncaught(self.state.steps);
        if self.is_fault(exception, Fault::SystemExit) && self.end_as_asked(exception) {
            return;
        }
        self.state.ending = Some(Ending::Uncaught(exception));
        self.state.left = Some(Rc::new(calls));
        self.start_report(exception);
    }

    /// The program asked to end: with a number, with nothing, or with something to print.
    fn end_as_asked(&mut self, exception: Value) -> bool {
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

    /// What native operations must ask an instance's class for.
    #[must_use]
    pub fn class_traits(&self, class: Handle) -> Traits {
        self.class(class)
            .map(|class| class.traits)
            .unwrap_or_default()
    }
}

/// Goes on raising an exception once an inner generator is closed.
fn raise_again(_: &mut Machine, data: &[Value], _: Value) -> Outcome {
    Err(Exit::Raise(data[0]))
}
