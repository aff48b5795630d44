//! What the intrinsics of numbers and collections ask of their operands.

use crate::machine::{Exit, Machine, Outcome};
use crate::value::Value;
use crate::value::number::{Integer, Number};
use ir::{Fault, Hook, Intrinsic, Symbol};

/// Gives an unknown where an operand is one: what depends on it is not known either.
macro_rules! unless_unknown {
    ($m:expr, $args:expr, $name:expr) => {
        if $args.iter().any(|value| matches!(value, Value::Unknown(_))) {
            return Ok($m.unknown_intrinsic($name, $args));
        }
    };
}
pub(super) use unless_unknown;

pub(super) use crate::natives::operand;

/// What a function of mathematics is called in languages: its own name without its family's.
pub(super) fn short(function: Intrinsic) -> &'static str {
    let name = function.name();
    let families = ["f64_fdlibm_", "f64_", "math_"];
    let mut own = families
        .iter()
        .filter_map(|family| name.strip_prefix(family));
    own.next().unwrap_or(name)
}

/// Calls a special method of an operand's class, then the intrinsic again with what it gave in its place.
pub(super) fn ask_operand(intrinsic: Intrinsic, args: &[Value], at: usize, method: Value) -> Exit {
    let mut data = vec![Value::Intrinsic(intrinsic), Value::Int(at as i64)];
    data.extend_from_slice(args);
    Machine::call_then(method, &[operand(args, at)], with_answer, data)
}

fn with_answer(m: &mut Machine, data: &[Value], answer: Value) -> Outcome {
    let (Value::Intrinsic(intrinsic), Value::Int(at)) = (data[0], data[1]) else {
        return Ok(Value::Nil);
    };
    let mut args = data[2..].to_vec();
    args[at as usize] = answer;
    if m.number(answer).is_none() && !matches!(answer, Value::Unknown(_)) {
        let (method, name) = (m.semantics().objects.protocol.index, m.type_name(answer));
        return Err(m.fault(Fault::SpecialNotInteger, &[method, &name]));
    }
    m.intrinsic(intrinsic, &args)
}

/// An operand as an integer.
///
/// # Errors
/// When it is none, or the call that asks its class.
pub(super) fn integer(
    m: &mut Machine,
    intrinsic: Intrinsic,
    args: &[Value],
    at: usize,
) -> Outcome<Integer> {
    let value = operand(args, at);
    if let Some(value) = m.integer(value) {
        return Ok(value);
    }
    let method = m.semantics().objects.protocol.index;
    if let Some(method) = m.custom_method(value, method) {
        return Err(ask_operand(intrinsic, args, at, method));
    }
    let native = m.native(value);
    match m.integer(native) {
        Some(value) => Ok(value),
        None => Err(not_an_integer(m, value)),
    }
}

/// The error for an operand that is no integer.
pub(super) fn not_an_integer(m: &mut Machine, value: Value) -> Exit {
    let name = m.type_name(value);
    m.fault(Fault::NotAnInteger, &[&name])
}

/// An operand as a double.
///
/// # Errors
/// When it is no number or out of range, or the call that asks its class.
pub(super) fn float(
    m: &mut Machine,
    intrinsic: Intrinsic,
    args: &[Value],
    at: usize,
) -> Outcome<f64> {
    let value = operand(args, at);
    if let Value::Float(value) = value {
        return Ok(value);
    }
    let protocol = &m.semantics().objects.protocol;
    for method in [protocol.float, protocol.index] {
        if let Some(method) = m.custom_method(value, method) {
            return Err(ask_operand(intrinsic, args, at, method));
        }
    }
    let native = m.native(value);
    match m.number(native) {
        Some(Number::Float(value)) => Ok(value),
        Some(Number::Integer(value)) => m.float_of(&value),
        None => {
            let name = m.type_name(value);
            Err(m.fault(Fault::NotARealNumber, &[&name]))
        }
    }
}

/// The elements of an operand, collected by the library where that takes running code.
///
/// # Errors
/// When it has none, or the call that collects them.
pub(super) fn elements(
    m: &mut Machine,
    intrinsic: Intrinsic,
    args: &[Value],
    at: usize,
) -> Outcome<Vec<Value>> {
    match m.elements(operand(args, at))? {
        Some(items) => Ok(items),
        None => Err(m.retry_collected(intrinsic, at, args)),
    }
}

/// A flag among the operands; false where it was not given.
pub(super) fn flag(m: &Machine, value: Value) -> bool {
    value.is_bound() && m.truth(value).unwrap_or(true)
}

/// A call of a library function with operands by name too; those that are unbound are left out.
pub(super) fn hook_named(
    m: &mut Machine,
    hook: Hook,
    args: &[Value],
    named: &[(&str, Value)],
) -> Exit {
    let named: Vec<(Symbol, Value)> = named
        .iter()
        .filter(|(_, value)| value.is_bound())
        .map(|&(name, value)| (m.intern(name), value))
        .collect();
    match m.hook(hook, args) {
        Exit::Call(mut call) => {
            call.named = named;
            Exit::Call(call)
        }
        exit => exit,
    }
}

/// An operand as a whole number of 64 bits; zero for what is none.
pub(super) fn whole(value: Value) -> i64 {
    match value {
        Value::Int(value) | Value::Sized(_, value) => value,
        Value::Bool(truth) => i64::from(truth),
        Value::Float(value) => value as i64,
        _ => 0,
    }
}
