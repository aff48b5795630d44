//! Functions of a library whose result is plain where their operands are the usual ones: they are not called then.
//!
//! **Invariant.** Whether a shortcut is taken depends on the function and its operands alone, never on what caches
//! know: a call takes as many steps in every replay.

use crate::code::Linked;
use crate::heap::Object;
use crate::machine::{Args, Machine};
use crate::value::{Handle, Value};
use ir::Shortcut;

/// How many operands a shortcut has at most.
const MOST: usize = 3;

impl Machine {
    /// What a function with a shortcut gives for the operands of a site that are all given by place; nothing where it
    /// must be called.
    pub(crate) fn shortcut_at(
        &mut self,
        linked: &Linked,
        shortcut: Shortcut,
        receiver: Value,
        site: u32,
        base: usize,
    ) -> Option<Value> {
        let (operands, count) = self.shortcut_operands(linked, receiver, site, base)?;
        self.shortcut(shortcut, &operands[..count])
    }

    /// The operands of a shortcut: what the function is called on, and what the program writes.
    fn shortcut_operands(
        &self,
        linked: &Linked,
        receiver: Value,
        site: u32,
        base: usize,
    ) -> Option<([Value; MOST], usize)> {
        let args = &linked.sites[site as usize].args;
        let (hidden, given) = args.split_at_checked(self.semantics().library.shortcuts.hidden)?;
        let value = |slot: u16| self.state.stack[base + slot as usize];
        let first = usize::from(receiver != Value::Nil);
        let count = first + given.len();
        if count > MOST || hidden.iter().any(|arg| value(arg.slot) != Value::Nil) {
            return None;
        }
        let mut operands = [receiver; MOST];
        for (place, arg) in operands[first..].iter_mut().zip(given) {
            *place = value(arg.slot);
        }
        Some((operands, count))
    }

    /// Takes a shortcut; `None`, and nothing is changed, where the operands are others than it is for.
    #[inline]
    pub(crate) fn shortcut(&mut self, shortcut: Shortcut, operands: &[Value]) -> Option<Value> {
        let (&first, others) = operands.split_first()?;
        match (shortcut, others) {
            (Shortcut::Root, []) => return root(first),
            (Shortcut::Floor, []) => return floor(first),
            (_, &[Value::Int(other)]) => {
                if let Value::Int(number) = first {
                    return bits(shortcut, number, other).map(Value::Int);
                }
            }
            _ => {}
        }
        // What has members besides its elements, or is closed, is written by the function; it is read as others are.
        let holder = match shortcut {
            Shortcut::SetElement | Shortcut::Append => first,
            _ => self.native(first),
        };
        let Value::Ref(handle) = holder else {
            return None;
        };
        let Object::List(items) = self.object(handle) else {
            return None;
        };
        let length = items.len();
        let element = |at: Option<usize>| match at.and_then(|at| items.get(at)) {
            Some(item) => item.is_bound().then_some(*item),
            None => Some(Value::Nil),
        };
        match (shortcut, others) {
            (Shortcut::Length, []) => Some(Value::Int(length as i64)),
            (Shortcut::IsEmpty, []) => Some(Value::Bool(length == 0)),
            (Shortcut::First, []) => element(Some(0)),
            (Shortcut::Last, []) => element(length.checked_sub(1)),
            (Shortcut::Element, &[Value::Int(at)]) => {
                let at = if at < 0 { at + length as i64 } else { at };
                element(usize::try_from(at).ok())
            }
            (Shortcut::SetElement, &[Value::Int(at), value]) => {
                let at = usize::try_from(at).ok().filter(|&at| at <= length)?;
                let Object::List(items) = self.object_mut(handle) else {
                    return None;
                };
                match items.get_mut(at) {
                    Some(item) => *item = value,
                    None => items.push(value),
                }
                Some(value)
            }
            (Shortcut::Append, &[value]) => {
                if let Object::List(items) = self.object_mut(handle) {
                    items.push(value);
                }
                Some(first)
            }
            _ => None,
        }
    }

    /// What is passed on to a function whose own method for calls is called.
    pub(crate) fn passed_on(
        &self,
        linked: &Linked,
        function: Handle,
        site: u32,
        base: usize,
    ) -> Option<Args> {
        if !matches!(self.object(function), Object::Function(_)) {
            return None;
        }
        let args = &linked.sites[site as usize].args;
        let (hidden, given) = args.split_at_checked(self.semantics().library.shortcuts.hidden)?;
        let value = |slot: u16| self.state.stack[base + slot as usize];
        let is_plain = hidden.iter().all(|arg| value(arg.slot) == Value::Nil);
        is_plain.then(|| given.iter().map(|arg| value(arg.slot)).collect())
    }
}

/// What a shortcut of bits gives for two integers.
fn bits(shortcut: Shortcut, number: i64, other: i64) -> Option<i64> {
    match shortcut {
        Shortcut::And => Some(number & other),
        Shortcut::Or => Some(number | other),
        Shortcut::Xor => Some(number ^ other),
        Shortcut::ShiftRight => (other >= 0).then(|| number >> other.min(63)),
        _ => None,
    }
}

/// The square root of a number, where that is finite: the process is told of others.
fn root(of: Value) -> Option<Value> {
    let number = match of {
        Value::Int(number) => number as f64,
        Value::Float(number) => number,
        _ => return None,
    };
    let root = libm::sqrt(number);
    root.is_finite().then_some(Value::Float(root))
}

/// The greatest integer that is not above a number, where a word holds it.
fn floor(of: Value) -> Option<Value> {
    match of {
        Value::Int(_) => Some(of),
        Value::Float(number) => {
            let floor = libm::floor(number);
            (floor.abs() < 9.2e18).then_some(Value::Int(floor as i64))
        }
        _ => None,
    }
}
