//! Generators and coroutines: put aside, resumed, delegated to, ended.

use super::Resumption;
use crate::control::generator::{Progress, Step};
use crate::heap::Object;
use crate::machine::state::{Exhausted, Handled, State, Then};
use crate::machine::{Exit, Machine, Outcome};
use crate::value::{Handle, Value};
use ir::{Fault, FunctionKind, Intrinsic, SuspendKind};

impl Machine {
    pub(super) fn end_delegation(&mut self, slot: u16, value: Value) {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.delegate = Value::Unbound;
        }
        self.set_slot(slot, value);
    }

    pub(crate) fn end_generator(&mut self, generator: Handle) -> FunctionKind {
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
        self.profile_is_aside(&frame, true);
        self.forget_guesses();
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
            recorder.changes(generator, &self.state.heap);
        }
        let closes = !self.semantics().objects.protocol.finalize.is_empty();
        let State {
            heap,
            stack,
            finalizers,
            ..
        } = &mut self.state;
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
                // Not its own: it would look as if it held itself.
                frame.generator = None;
                data.frame = Some(frame);
                if closes && !data.is_watched && !data.handlers.is_empty() {
                    data.is_watched = true;
                    finalizers.watch(generator);
                }
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
    pub(super) fn put_back(&mut self, generator: Handle, then: Then) {
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
        self.profile_is_aside(&frame, false);
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
        if let Object::Generator(data) = self.object_mut(generator) {
            data.saved = saved;
        }
    }

    /// Raises an exception where the generator on top was suspended, in the innermost delegate first.
    pub(super) fn throw_into(
        &mut self,
        slot: u16,
        delegate: Value,
        exception: Value,
    ) -> Result<(), Value> {
        if let Some(Object::Generator(_)) = self.object_kind(delegate)
            && let Value::Ref(inner) = delegate
        {
            let may_go_on = self.semantics().calls.closing_may_yield;
            if !may_go_on && self.is_fault(exception, Fault::GeneratorExit) {
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
    pub(super) fn close_generator(&mut self, inner: Handle, exception: Value) -> Outcome {
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
                    .unwrap_or(Value::Intrinsic(Intrinsic::GeneratorClose));
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
    pub(super) fn resume_step(
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
    pub(super) fn step_delegate(
        &mut self,
        slot: u16,
        inner: Value,
        sent: Value,
    ) -> Result<(), Value> {
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
            (
                self.semantics().objects.protocol.next,
                smallvec::smallvec![inner],
            )
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
                match self.special_method(value, self.semantics().objects.protocol.await_) {
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

    /// An exception leaves a generator: that is at its end, and exhaustion of another must not look like its own.
    pub(super) fn leave_generator(&mut self, generator: Handle, exception: Value) -> Value {
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
}

/// Goes on raising an exception once an inner generator is closed.
fn raise_again(_: &mut Machine, data: &[Value], _: Value) -> Outcome {
    Err(Exit::Raise(data[0]))
}
