//! Set algebra and the union of maps.
//!
//! Members keep the hashes they were stored under, so combining sets hashes nothing. The steps are those
//! of CPython's `setobject.c`, since the order of a result's members shows them: which operand is walked,
//! when a copy is made, when the table grows.

use super::is_instance;
use crate::heap::{Object, ViewKind};
use crate::machine::{Machine, Outcome};
use crate::value::compare::{Verdict, set_of};
use crate::value::set::Set;
use crate::value::{Handle, Value};
use ir::{BinOp, Fault, Hook};
use std::rc::Rc;

/// An operation of set algebra.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetOp {
    /// What is in either.
    Union,
    /// What is in both.
    Intersection,
    /// What is in the first only.
    Difference,
    /// What is in exactly one.
    SymmetricDifference,
}

impl SetOp {
    fn of(op: BinOp) -> Option<SetOp> {
        Some(match op {
            BinOp::BitOr => SetOp::Union,
            BinOp::BitAnd => SetOp::Intersection,
            BinOp::Sub => SetOp::Difference,
            BinOp::BitXor => SetOp::SymmetricDifference,
            _ => return None,
        })
    }

    fn text(self) -> &'static str {
        match self {
            SetOp::Union => "|",
            SetOp::Intersection => "&",
            SetOp::Difference => "-",
            SetOp::SymmetricDifference => "^",
        }
    }
}

macro_rules! known {
    ($verdict:expr) => {
        match $verdict {
            Verdict::Known(known) => known,
            Verdict::Unknown => None,
            Verdict::Guest => return Verdict::Guest,
            Verdict::TooDeep => return Verdict::TooDeep,
        }
    };
}

pub(super) fn binary(
    m: &mut Machine,
    op: BinOp,
    in_place: bool,
    left: Value,
    right: Value,
) -> Outcome<Option<Value>> {
    let Some(operation) = SetOp::of(op) else {
        return Ok(None);
    };
    if is_instance(m, left) || is_instance(m, right) {
        return Ok(None);
    }
    let kind = |value: Value| match m.object_kind(value) {
        Some(Object::Set(_) | Object::FrozenSet(_)) => Operand::Set,
        Some(Object::MapView(_, ViewKind::Keys | ViewKind::Items)) => Operand::View,
        Some(Object::Map(_)) => Operand::Map,
        _ => Operand::Other,
    };
    match (kind(left), kind(right)) {
        (Operand::Set, Operand::Set) => {
            if in_place && matches!(m.object_kind(left), Some(Object::Set(_))) {
                set_update(m, operation, left, right)?;
                return Ok(Some(left));
            }
            set_operation(m, operation, left, right).map(Some)
        }
        (Operand::View, _) | (_, Operand::View) => {
            let Some(first) = as_set(m, left)? else {
                return Ok(None);
            };
            let Some(second) = as_set(m, right)? else {
                return Ok(None);
            };
            let first = m.insert(Object::Set(Box::new(first)));
            let second = m.insert(Object::Set(Box::new(second)));
            set_operation(m, operation, first, second).map(Some)
        }
        (Operand::Map, Operand::Map) if operation == SetOp::Union => {
            let target = if in_place {
                left
            } else {
                let Some(Object::Map(map)) = m.object_kind(left) else {
                    return Ok(None);
                };
                let copy = map.clone();
                m.insert(Object::Map(copy))
            };
            let (Value::Ref(into), Value::Ref(from)) = (target, right) else {
                return Ok(None);
            };
            if merge_map(m, into, from)? {
                return Ok(Some(target));
            }
            Err(m.hook_then(
                Hook::MapUpdate,
                &[target, right],
                Some((first_of, vec![target])),
            ))
        }
        (Operand::Map, _) if operation == SetOp::Union && in_place => Err(m.hook_then(
            Hook::MapUpdate,
            &[left, right],
            Some((first_of, vec![left])),
        )),
        _ => Ok(None),
    }
}

enum Operand {
    Set,
    View,
    Map,
    Other,
}

/// Gives the first of the values kept, whatever the call gave.
fn first_of(_: &mut Machine, data: &[Value], _: Value) -> Outcome {
    Ok(data[0])
}

/// Puts the entries of one map into another; gives whether that could be done without the program's code
/// (some entries may have been put then).
///
/// # Errors
/// When keys are nested too deeply.
pub fn merge_map(m: &mut Machine, into: Handle, from: Handle) -> Outcome<bool> {
    if into == from {
        return Ok(true);
    }
    let Object::Map(source) = m.object(from) else {
        return Ok(false);
    };
    let entries: Vec<_> = source.iter().copied().collect();
    for entry in entries {
        let Object::Map(target) = m.object(into) else {
            return Ok(false);
        };
        let place = match m.find_key(target, entry.hash, entry.key) {
            Verdict::Known(place) => place,
            Verdict::Unknown => None,
            Verdict::Guest => return Ok(false),
            Verdict::TooDeep => return Err(m.fault(Fault::ComparisonTooDeep, &[])),
        };
        if let Object::Map(target) = m.object_mut(into) {
            match place {
                Some(place) => target.set_at(place, entry.value),
                None => target.push(entry.hash, entry.key, entry.value),
            }
        }
    }
    Ok(true)
}

/// A new set of the left operand's kind.
///
/// # Errors
/// When members are nested too deeply, or the call of the library where the program's code has a say.
fn set_operation(m: &mut Machine, operation: SetOp, left: Value, right: Value) -> Outcome {
    let both = match (
        m.object_kind(left).and_then(set_of),
        m.object_kind(right).and_then(set_of),
    ) {
        (Some(a), Some(b)) => algebra(m, operation, a, b),
        _ => Verdict::Guest,
    };
    match both {
        Verdict::Known(set) => {
            let is_frozen = matches!(m.object_kind(left), Some(Object::FrozenSet(_)));
            Ok(m.insert(if is_frozen {
                Object::FrozenSet(Rc::new(set))
            } else {
                Object::Set(Box::new(set))
            }))
        }
        Verdict::TooDeep => Err(m.fault(Fault::ComparisonTooDeep, &[])),
        _ => {
            let operator = m.new_text(operation.text());
            Err(m.hook(Hook::SetOperation, &[operator, left, right]))
        }
    }
}

/// Changes the left set in place.
///
/// # Errors
/// As for [`set_operation`].
pub fn set_update(m: &mut Machine, operation: SetOp, left: Value, right: Value) -> Outcome<()> {
    let (Value::Ref(handle), Some(other)) = (left, m.object_kind(right).and_then(set_of)) else {
        return Ok(());
    };
    let other = if left == right {
        copy_set(other)
    } else {
        Set::default()
    };
    // While it is changed, the set is out of the heap; its members cannot hold it.
    let Object::Set(target) = m.object_mut(handle) else {
        return Ok(());
    };
    let mut target = std::mem::take(target);
    let verdict = match m.object_kind(right).and_then(set_of) {
        Some(_) if left == right => update(m, operation, &mut target, &other),
        Some(right) => update(m, operation, &mut target, right),
        None => Verdict::Known(None),
    };
    *m.object_mut(handle) = Object::Set(target);
    match verdict {
        Verdict::TooDeep => Err(m.fault(Fault::ComparisonTooDeep, &[])),
        Verdict::Guest => {
            let operator = m.new_text(operation.text());
            Err(m.hook_then(
                Hook::SetOperation,
                &[operator, left, right],
                Some((replace_set, vec![left])),
            ))
        }
        Verdict::Known(_) | Verdict::Unknown => Ok(()),
    }
}

/// Gives a set the members of another.
fn replace_set(m: &mut Machine, data: &[Value], result: Value) -> Outcome {
    let members = m.object_kind(result).and_then(set_of).cloned();
    if let (Some(members), Value::Ref(handle)) = (members, data[0]) {
        *m.object_mut(handle) = Object::Set(Box::new(members));
    }
    Ok(data[0])
}

/// A set operation on two sets that gives a third.
pub fn algebra(m: &Machine, operation: SetOp, left: &Set, right: &Set) -> Verdict<Set> {
    match operation {
        SetOp::Union => {
            let mut result = copy_set(left);
            known!(merge(m, &mut result, right));
            Verdict::Known(result)
        }
        SetOp::Intersection => {
            let (other, walked) = if right.len() > left.len() {
                (right, left)
            } else {
                (left, right)
            };
            let mut result = Set::default();
            for (hash, key) in walked.iter() {
                if known!(m.find_set_member(other, hash, key)).is_some() {
                    result.push(hash, key);
                }
            }
            Verdict::Known(result)
        }
        SetOp::Difference if left.len() >> 2 > right.len() => {
            let mut result = copy_set(left);
            known!(remove_all(m, &mut result, right));
            Verdict::Known(result)
        }
        SetOp::Difference => {
            let mut result = Set::default();
            for (hash, key) in left.iter() {
                if known!(m.find_set_member(right, hash, key)).is_none() {
                    result.push(hash, key);
                }
            }
            Verdict::Known(result)
        }
        SetOp::SymmetricDifference => {
            let mut result = copy_set(right);
            known!(toggle_all(m, &mut result, left));
            Verdict::Known(result)
        }
    }
}

/// Changes a set in place. Where the program's code has a say, the set may have changed, but only so that
/// doing the whole operation then gives the same.
fn update(m: &Machine, operation: SetOp, target: &mut Set, other: &Set) -> Verdict<Option<()>> {
    match operation {
        SetOp::Union => merge(m, target, other),
        SetOp::Difference => remove_all(m, target, other),
        SetOp::Intersection => match algebra(m, operation, target, other) {
            Verdict::Known(set) => {
                target.take_over(set);
                Verdict::Known(None)
            }
            Verdict::TooDeep => Verdict::TooDeep,
            _ => Verdict::Guest,
        },
        SetOp::SymmetricDifference => {
            let mut result = target.clone();
            known!(toggle_all(m, &mut result, other));
            *target = result;
            Verdict::Known(None)
        }
    }
}

/// A copy, laid out as CPython lays out a copy.
#[must_use]
pub fn copy_set(set: &Set) -> Set {
    let mut copy = Set::default();
    copy.fill_from(set);
    copy
}

fn merge(m: &Machine, into: &mut Set, from: &Set) -> Verdict<Option<()>> {
    if into.fill_from(from) {
        return Verdict::Known(None);
    }
    for (hash, key) in from.iter() {
        if known!(m.find_set_member(into, hash, key)).is_none() {
            into.push(hash, key);
        }
    }
    Verdict::Known(None)
}

fn remove_all(m: &Machine, from: &mut Set, what: &Set) -> Verdict<Option<()>> {
    for (hash, key) in what.iter() {
        if let Some(place) = known!(m.find_set_member(from, hash, key)) {
            from.remove_at(place);
        }
    }
    from.drop_removed();
    Verdict::Known(None)
}

fn toggle_all(m: &Machine, into: &mut Set, what: &Set) -> Verdict<Option<()>> {
    for (hash, key) in what.iter() {
        match known!(m.find_set_member(into, hash, key)) {
            Some(place) => {
                into.remove_at(place);
            }
            None => into.push(hash, key),
        }
    }
    Verdict::Known(None)
}

/// The elements of an iterable as a new set; nothing where the program's code has a say.
///
/// # Errors
/// When an element cannot be hashed.
pub fn as_set(m: &mut Machine, value: Value) -> Outcome<Option<Set>> {
    let native = m.native(value);
    let table = match m.object_kind(native) {
        Some(Object::Map(map)) => Some(map),
        Some(Object::MapView(map, ViewKind::Keys)) => match m.object(*map) {
            Object::Map(map) => Some(map),
            _ => None,
        },
        Some(object) => match set_of(object) {
            Some(set) => return Ok(Some(copy_set(set))),
            None => None,
        },
        None => None,
    };
    let mut set = Set::default();
    if let Some(map) = table {
        // Keys differ from each other and have their hashes.
        set.reserve(map.len());
        for entry in map.iter() {
            set.push(entry.hash, entry.key);
        }
        return Ok(Some(set));
    }
    let Some(items) = m.elements(value)? else {
        return Ok(None);
    };
    for item in items {
        let Some(hash) = m.key_hash(item)? else {
            return Ok(None);
        };
        match m.find_set_member(&set, hash, item) {
            Verdict::Known(Some(_)) => {}
            Verdict::Known(None) | Verdict::Unknown => set.push(hash, item),
            Verdict::Guest => return Ok(None),
            Verdict::TooDeep => return Err(m.fault(Fault::ComparisonTooDeep, &[])),
        }
    }
    Ok(Some(set))
}
