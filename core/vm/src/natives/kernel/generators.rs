//! Generators and coroutines as objects.

use crate::control::Resumption;
use crate::control::generator::{Generator, Progress, Step};
use crate::heap::Object;
use crate::machine::state::Exhausted;
use crate::machine::{Args, Exit, Machine, Outcome};
use crate::natives::{IntrinsicFn, operand};
use crate::value::{Handle, Value};
use ir::{Fault, FunctionKind, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::GeneratorNext, |m, args| {
        resume(m, operand(args, 0), Resumption::Send(Value::Nil))
    }),
    (Intrinsic::GeneratorSend, |m, args| {
        resume(m, operand(args, 0), Resumption::Send(operand(args, 1)))
    }),
    (Intrinsic::GeneratorThrow, throw),
    (Intrinsic::GeneratorClose, close),
    (Intrinsic::FinalizeCircles, finalize_circles),
    (Intrinsic::AtExit, at_exit),
    (Intrinsic::WeakRefer, weak_refer),
    (Intrinsic::WeakTarget, weak_target),
    (Intrinsic::WeakBreak, weak_break),
    (Intrinsic::GeneratorStep, step),
    (Intrinsic::AsyncGeneratorNext, async_next),
    (Intrinsic::AsyncGeneratorSend, async_send),
    (Intrinsic::AsyncGeneratorThrow, async_throw),
    (Intrinsic::AsyncGeneratorClose, async_close),
];

fn generator(m: &Machine, value: Value) -> Option<Handle> {
    let Value::Ref(handle) = value else {
        return None;
    };
    matches!(m.object(handle), Object::Generator(_)).then_some(handle)
}

fn resume(m: &mut Machine, value: Value, how: Resumption) -> Outcome {
    match generator(m, value) {
        Some(handle) => Err(Exit::Resume(handle, how, None)),
        None => {
            let kind = m.type_name(value);
            Err(m.fault(Fault::NotIterator, &[&kind]))
        }
    }
}

/// `(generator, exception or class, value?, traceback?)`.
fn throw(m: &mut Machine, args: &[Value]) -> Outcome {
    let thrown = operand(args, 1);
    if m.is_class(thrown) {
        let value = operand(args, 2);
        let is_made = |m: &mut Machine, class: Handle| m.is_instance(value, class);
        // The exception itself may be given, or what it is made with.
        if let Value::Ref(class) = thrown
            && !matches!(value, Value::Unbound | Value::Nil)
            && is_made(m, class)
        {
            return resume(m, operand(args, 0), Resumption::Throw(value));
        }
        let arguments: Args = match value {
            Value::Unbound | Value::Nil => Args::new(),
            value => match m.object_kind(value) {
                Some(Object::Tuple(items)) => items.iter().copied().collect(),
                _ => smallvec::smallvec![value],
            },
        };
        return Err(Machine::call_then(
            thrown,
            &arguments,
            throw_made,
            vec![operand(args, 0)],
        ));
    }
    if !m.is_instance(thrown, m.native_class(ir::Native::Exception)) {
        let kind = m.type_name(thrown);
        return Err(m.fault(Fault::ThrownNoException, &[&kind]));
    }
    resume(m, operand(args, 0), Resumption::Throw(thrown))
}

fn throw_made(m: &mut Machine, data: &[Value], made: Value) -> Outcome {
    resume(m, data[0], Resumption::Throw(made))
}

fn at_exit(m: &mut Machine, args: &[Value]) -> Outcome {
    m.state.finalizers.at_exit = operand(args, 0);
    Ok(Value::Nil)
}

fn weak_refer(m: &mut Machine, args: &[Value]) -> Outcome {
    if let (Value::Ref(reference), Value::Ref(object)) = (operand(args, 0), operand(args, 1)) {
        m.state.finalizers.refer_weakly(reference, object);
    }
    Ok(Value::Nil)
}

fn weak_target(m: &mut Machine, args: &[Value]) -> Outcome {
    let reference = operand(args, 0).handle();
    let target = reference.and_then(|reference| m.state.finalizers.weak_target(reference));
    Ok(target.map_or(Value::Nil, Value::Ref))
}

fn weak_break(m: &mut Machine, args: &[Value]) -> Outcome {
    let broken = match operand(args, 0) {
        Value::Ref(object) => m.break_weak(object),
        _ => Vec::new(),
    };
    Ok(m.new_list(broken.into_iter().map(Value::Ref).collect()))
}

fn finalize_circles(m: &mut Machine, _: &[Value]) -> Outcome {
    m.finalize_circles();
    Ok(Value::Nil)
}

fn close(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(handle) = generator(m, operand(args, 0)) else {
        return Ok(Value::Nil);
    };
    let Object::Generator(data) = m.object_mut(handle) else {
        return Ok(Value::Nil);
    };
    match data.progress {
        Progress::New => {
            data.progress = Progress::Done;
            data.frame = None;
            Ok(Value::Nil)
        }
        Progress::Done => Ok(Value::Nil),
        Progress::Running | Progress::Suspended => {
            let exit = m.fault(Fault::GeneratorExit, &[]);
            let Exit::Raise(exception) = exit else {
                return Err(exit);
            };
            Err(Exit::Resume(
                handle,
                Resumption::Throw(exception),
                Some(Exhausted::Closed),
            ))
        }
    }
}

/// `(generator, value)`: resumes it; gives a pair of whether it is at its end and its value or result.
fn step(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(handle) = generator(m, m.native(operand(args, 0))) else {
        return Ok(Value::Nil);
    };
    // Nothing waits yet for what a generator is sent that has not started: it is dropped.
    let is_new =
        matches!(m.object(handle), Object::Generator(data) if data.progress == Progress::New);
    let sent = if is_new { Value::Nil } else { operand(args, 1) };
    Err(Exit::Resume(
        handle,
        Resumption::Send(sent),
        Some(Exhausted::Report),
    ))
}

/// `(asynchronous generator)`: an awaitable of its next value.
fn async_next(m: &mut Machine, args: &[Value]) -> Outcome {
    async_send(m, &[operand(args, 0), Value::Nil])
}

/// `(asynchronous generator, value)`: an awaitable of its next value, once it has been sent one.
fn async_send(m: &mut Machine, args: &[Value]) -> Outcome {
    async_step(m, operand(args, 0), Step::Send, operand(args, 1))
}

/// `(asynchronous generator, exception or class, value?, traceback?)`: an awaitable of its next value, once the
/// exception has been raised in it.
fn async_throw(m: &mut Machine, args: &[Value]) -> Outcome {
    let thrown = operand(args, 1);
    if m.is_class(thrown) {
        let arguments: Args = match operand(args, 2) {
            Value::Unbound | Value::Nil => Args::new(),
            value => smallvec::smallvec![value],
        };
        return Err(Machine::call_then(
            thrown,
            &arguments,
            async_throw_made,
            vec![operand(args, 0)],
        ));
    }
    if !m.is_instance(thrown, m.native_class(ir::Native::Exception)) {
        return Err(m.fault(Fault::NotAnException, &[]));
    }
    async_step(m, operand(args, 0), Step::Throw, thrown)
}

fn async_throw_made(m: &mut Machine, data: &[Value], made: Value) -> Outcome {
    async_step(m, data[0], Step::Throw, made)
}

/// `(asynchronous generator)`: an awaitable of its end, which it is asked for.
fn async_close(m: &mut Machine, args: &[Value]) -> Outcome {
    match m.fault(Fault::GeneratorExit, &[]) {
        Exit::Raise(exception) => async_step(m, operand(args, 0), Step::Close, exception),
        exit => Err(exit),
    }
}

/// The awaitable of a step.
fn async_step(m: &mut Machine, of: Value, step: Step, first_sent: Value) -> Outcome {
    let Some(handle) = generator(m, of) else {
        return Ok(Value::Nil);
    };
    let Object::Generator(data) = m.object(handle) else {
        return Ok(Value::Nil);
    };
    let code = data.code;
    Ok(m.insert(Object::Generator(Box::new(Generator {
        kind: FunctionKind::Coroutine,
        code,
        progress: Progress::New,
        frame: None,
        saved: Vec::new(),
        handlers: Vec::new(),
        handled: Vec::new(),
        resume_slot: u16::MAX,
        step_of: Some(handle),
        is_watched: false,
        first_sent,
        step,
    }))))
}
