//! The variables of functions and of calls, as programs that ask about themselves see them: by their place, counted from 1.
//!
//! A name in the instructions is the source's, with `@` and a number behind it where another variable of the function has the same.

use super::calls::frames_of;
use crate::code::{Code, Place};
use crate::heap::Object;
use crate::machine::state::Frame;
use crate::machine::{Machine, Outcome};
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::value::{Handle, Value};
use ir::{Intrinsic, ParamKind, Symbol};
use std::rc::Rc;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::CapturedVariable, |m, args| {
        let Some((name, cell)) = captured(m, args) else {
            return Ok(m.as_results(&[]));
        };
        let value = m.cell(Value::Ref(cell));
        Ok(named(m, name, value))
    }),
    (Intrinsic::CapturedSet, |m, args| {
        if let Some((_, cell)) = captured(m, args) {
            m.set_cell(Value::Ref(cell), operand(args, 2));
        }
        Ok(Value::Nil)
    }),
    (Intrinsic::CapturedCell, |m, args| {
        Ok(captured(m, args).map_or(Value::Nil, |(_, cell)| Value::Ref(cell)))
    }),
    (Intrinsic::CapturedJoin, join),
    (Intrinsic::ParameterName, |m, args| {
        let code = match m.object_kind(operand(args, 0)) {
            Some(Object::Function(function)) => Rc::clone(&m.linked.codes[function.code as usize]),
            _ => return Ok(Value::Nil),
        };
        let mut parameters = (code.params.iter()).filter(|param| param.kind != ParamKind::Rest);
        let found = index(operand(args, 1)).and_then(|at| parameters.nth(at));
        Ok(match found {
            Some(param) => shown(m, param.name),
            None => Value::Nil,
        })
    }),
    (Intrinsic::LocalVariable, |m, args| {
        let [depth, of, place] = [0, 1, 2].map(|at| operand(args, at));
        let Some((frame, slots)) = call(m, depth, of) else {
            return Ok(m.as_results(&[]));
        };
        let code = Rc::clone(&m.linked.codes[frame.code as usize]);
        if let Value::Int(0) = place {
            let rest = (code.params.iter()).find(|param| param.kind == ParamKind::Rest);
            let rest = rest.and_then(|param| Held::own(m, &code, param.name));
            return Ok(match rest {
                Some(held) => held.value(m, &slots),
                None => m.as_results(&[]),
            });
        }
        let Some((name, held)) = local(m, &code, &frame, place) else {
            return Ok(m.as_results(&[]));
        };
        let value = held.value(m, &slots);
        Ok(named(m, name, value))
    }),
    (Intrinsic::LocalSet, set_local),
];

/// Where a variable of a call is: in a slot, or in the cell that is there, where functions capture it.
#[derive(Clone, Copy)]
struct Held {
    slot: usize,
    is_cell: bool,
}

impl Held {
    fn of(code: &Code, name: Symbol) -> Option<Held> {
        let (slot, is_cell) = match code.locals.iter().find(|(own, _)| *own == name)?.1 {
            Place::Local(slot) => (slot, false),
            Place::Cell(slot) => (slot, true),
            Place::Class(..) | Place::Capture(_) | Place::Global(_) => return None,
        };
        let slot = usize::from(slot);
        Some(Held { slot, is_cell })
    }

    /// The first variable of a function that the source calls by a name.
    fn own(m: &Machine, code: &Code, name: Symbol) -> Option<Held> {
        let stem = |name: Symbol| m.name(name).split('@').next();
        let mut own = code.locals.iter().map(|&(own, _)| own);
        Held::of(code, own.find(|&own| stem(own) == stem(name))?)
    }

    fn value(self, m: &Machine, slots: &[Value]) -> Value {
        let held = slots.get(self.slot).copied().unwrap_or_default();
        if self.is_cell { m.cell(held) } else { held }
    }
}

fn index(place: Value) -> Option<usize> {
    usize::try_from(whole(place).checked_sub(1)?).ok()
}

/// A name as the source has it.
fn shown(m: &mut Machine, name: Symbol) -> Value {
    let name = m.name(name);
    let own = name.split_once('@').map_or(name, |(own, _)| own).to_owned();
    m.new_text(own)
}

fn named(m: &mut Machine, name: Symbol, value: Value) -> Value {
    let name = shown(m, name);
    let value = if value.is_bound() { value } else { Value::Nil };
    m.as_results(&[name, value])
}

/// `(function, place)`: the name of a captured variable, and its cell.
fn captured(m: &Machine, args: &[Value]) -> Option<(Symbol, Handle)> {
    let Some(Object::Function(function)) = m.object_kind(operand(args, 0)) else {
        return None;
    };
    let at = index(operand(args, 1))?;
    let name = *m.linked.codes[function.code as usize].captures.get(at)?;
    Some((name, *function.captures.get(at)?))
}

/// `(function, place, cell)`.
fn join(m: &mut Machine, args: &[Value]) -> Outcome {
    let cell = operand(args, 2).handle();
    if let (Some(function), Some(at), Some(cell)) =
        (operand(args, 0).handle(), index(operand(args, 1)), cell)
        && let Object::Function(function) = m.object_mut(function)
    {
        let mut captures = function.captures.to_vec();
        if let Some(own) = captures.get_mut(at) {
            *own = cell;
        }
        function.captures = captures.into();
    }
    Ok(Value::Nil)
}

/// A call by its depth, and its slots.
fn call(m: &Machine, depth: Value, of: Value) -> Option<(Frame, Vec<Value>)> {
    let (frames, stack) = frames_of(m, of)?;
    let frame = frames.get(usize::try_from(whole(depth)).ok()?)?;
    let slots = stack.get(frame.base as usize..)?;
    Some((frame.clone(), slots.to_vec()))
}

/// The name of a variable of a call, and where it is.
fn local(m: &Machine, code: &Code, frame: &Frame, place: Value) -> Option<(Symbol, Held)> {
    let at = *code.insts.get(frame.pc.saturating_sub(1) as usize)?;
    let standing = m.standing((code.module, at));
    let names = (code.notes.iter())
        .filter(|noted| noted.is_alive_at(standing))
        .map(|noted| noted.note.name)
        .filter(|&name| !m.names.is_hidden(name));
    let mut held = names.filter_map(|name| Some((name, Held::of(code, name)?)));
    held.nth(index(place)?)
}

/// `(depth, of, place, value)`.
fn set_local(m: &mut Machine, args: &[Value]) -> Outcome {
    let [depth, of, place, value] = [0, 1, 2, 3].map(|at| operand(args, at));
    let found = call(m, depth, of).and_then(|(frame, slots)| {
        let code = &m.linked.codes[frame.code as usize];
        let (name, held) = local(m, code, &frame, place)?;
        let before = slots.get(held.slot).copied().unwrap_or_default();
        Some((name, held, before, frame.base as usize + held.slot))
    });
    let Some((name, held, before, slot)) = found else {
        return Ok(Value::Nil);
    };
    if held.is_cell {
        m.set_cell(before, value);
        return Ok(shown(m, name));
    }
    let aside = match of {
        Value::Int(task) if task != i64::from(m.state.tasks.running) => usize::try_from(task).ok(),
        _ => None,
    };
    let stack = match aside {
        Some(task) => m.state.tasks.all.get_mut(task).map(|task| &mut task.stack),
        None => Some(&mut m.state.stack),
    };
    if let Some(held) = stack.and_then(|stack| stack.get_mut(slot)) {
        *held = value;
    }
    Ok(shown(m, name))
}
