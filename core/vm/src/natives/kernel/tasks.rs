//! Tasks, and locks of objects.

use crate::heap::{BoundMethod, Object};
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::{Fault, Intrinsic, Scalar};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::TaskNew, new),
    (Intrinsic::TaskSwitch, |_, args| {
        Err(Exit::Switch(number(args), false))
    }),
    (Intrinsic::TaskEnd, |_, args| {
        Err(Exit::Switch(number(args), true))
    }),
    (Intrinsic::TasksStuck, |m, _| {
        m.end_by_deadlock();
        Err(Exit::Transferred)
    }),
    (Intrinsic::LockHold, |m, args| match operand(args, 0) {
        Value::Ref(object) => Ok(Value::Bool(m.state.tasks.hold(object))),
        _ => Ok(Value::Bool(true)),
    }),
    (Intrinsic::LockLetGo, |m, args| {
        let left = match operand(args, 0) {
            Value::Ref(object) => m.state.tasks.let_go(object),
            _ => None,
        };
        Ok(Value::Sized(Scalar::I32, left.map_or(-1, i64::from)))
    }),
];

fn number(args: &[Value]) -> u32 {
    whole(operand(args, 0)) as u32
}

/// `(object, method)`: the number of a new task, which is to call the method, or without one the object itself.
fn new(m: &mut Machine, args: &[Value]) -> Outcome {
    let receiver = operand(args, 0);
    if operand(args, 1) == Value::Nil {
        let number = m.state.tasks.add(receiver);
        return Ok(Value::Sized(Scalar::I32, i64::from(number)));
    }
    let name = m.text_of(operand(args, 1)).unwrap_or_default();
    let Some(function) = m.special_method(receiver, &name) else {
        let kind = m.type_name(receiver);
        return Err(m.fault(Fault::NotCallable, &[&kind]));
    };
    let entry = m.insert(Object::BoundMethod(Box::new(BoundMethod {
        receiver,
        function,
    })));
    let number = m.state.tasks.add(entry);
    Ok(Value::Sized(Scalar::I32, i64::from(number)))
}
