//! Sets, those that can change and those that cannot.

use crate::heap::Object;
use crate::machine::state::ContinuationFn;
use crate::machine::{Machine, Outcome};
use crate::natives::IntrinsicFn;
use crate::natives::among;
use crate::natives::operands::{operand, unless_unknown};
use crate::operator::{SetOp, algebra, as_set, copy_set, set_update};
use crate::value::compare::{Ordered, Verdict, set_of};
use crate::value::hash::Lookup;
use crate::value::set::Set;
use crate::value::{Handle, Value};
use ir::{BinOp, Fault, Hook, Intrinsic, Native};
use std::rc::Rc;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::SetNew, new_set),
    (Intrinsic::FrozenSetNew, new_frozen_set),
    (Intrinsic::SetInit, init),
    (Intrinsic::SetAdd, add),
    (Intrinsic::SetRemove, remove),
    (Intrinsic::SetDiscard, discard),
    (Intrinsic::SetPop, pop),
    (Intrinsic::SetClear, clear),
    (Intrinsic::SetCopy, copy),
    (Intrinsic::SetUnion, |m, args| {
        combine(m, SetOp::Union, args)
    }),
    (Intrinsic::SetIntersection, |m, args| {
        combine(m, SetOp::Intersection, args)
    }),
    (Intrinsic::SetDifference, |m, args| {
        combine(m, SetOp::Difference, args)
    }),
    (Intrinsic::SetSymmetricDifference, |m, args| {
        combine(m, SetOp::SymmetricDifference, args)
    }),
    (Intrinsic::SetUpdate, |m, args| {
        change(m, SetOp::Union, args)
    }),
    (Intrinsic::SetIntersectionUpdate, |m, args| {
        change(m, SetOp::Intersection, args)
    }),
    (Intrinsic::SetDifferenceUpdate, |m, args| {
        change(m, SetOp::Difference, args)
    }),
    (Intrinsic::SetSymmetricDifferenceUpdate, |m, args| {
        change(m, SetOp::SymmetricDifference, args)
    }),
    (Intrinsic::SetIsSubset, |m, args| {
        relation(m, BinOp::Le, args)
    }),
    (Intrinsic::SetIsSuperset, |m, args| {
        relation(m, BinOp::Ge, args)
    }),
    (Intrinsic::SetIsDisjoint, is_disjoint),
];

/// The set that the receiver is or holds, and whether it is one that cannot change.
fn receiver(m: &mut Machine, args: &[Value]) -> Outcome<(Handle, bool)> {
    let receiver = operand(args, 0);
    match m.native(receiver) {
        Value::Ref(handle) if matches!(m.object(handle), Object::Set(_)) => Ok((handle, false)),
        Value::Ref(handle) if matches!(m.object(handle), Object::FrozenSet(_)) => {
            Ok((handle, true))
        }
        _ => {
            let name = m.type_name(receiver);
            Err(m.fault(Fault::WrongReceiver, &["set", &name]))
        }
    }
}

fn wrap(m: &mut Machine, set: Set, is_frozen: bool) -> Value {
    m.insert(if is_frozen {
        Object::FrozenSet(Rc::new(set))
    } else {
        Object::Set(Box::new(set))
    })
}

/// `(class, iterable?)`.
fn new_set(m: &mut Machine, args: &[Value]) -> Outcome {
    make(m, args, false)
}

/// `(class, iterable?)`.
fn new_frozen_set(m: &mut Machine, args: &[Value]) -> Outcome {
    if args
        .get(1)
        .is_some_and(|&source| matches!(m.object_kind(source), Some(Object::FrozenSet(_))))
        && operand(args, 0) == Value::Ref(m.native_class(Native::FrozenSet))
    {
        return Ok(operand(args, 1));
    }
    make(m, args, true)
}

fn make(m: &mut Machine, args: &[Value], is_frozen: bool) -> Outcome {
    let source = operand(args, 1);
    match source {
        Value::Unbound => Ok(wrap(m, Set::default(), is_frozen)),
        Value::Unknown(_) => Ok(m.unknown_intrinsic(
            if is_frozen { "frozenset" } else { "set" },
            among(args, 1..2),
        )),
        _ => {
            let target = wrap(m, Set::default(), false);
            let finish = if is_frozen {
                Finish::Freeze
            } else {
                Finish::Give
            };
            add_all(m, target, &[source], finish)
        }
    }
}

/// `(set, iterable?)`: what a derived class's constructor passes on.
fn init(m: &mut Machine, args: &[Value]) -> Outcome {
    let (set, is_frozen) = receiver(m, args)?;
    if is_frozen {
        return Ok(Value::Nil);
    }
    if let Object::Set(set) = m.object_mut(set) {
        set.clear();
    }
    match operand(args, 1) {
        Value::Unbound | Value::Unknown(_) => Ok(Value::Nil),
        source => add_all(m, Value::Ref(set), &[source], Finish::Nothing),
    }
}

/// What becomes of a set once it has its members.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Finish {
    /// It is the result.
    Give,
    /// It was changed for its own sake.
    Nothing,
    /// It is the result, and cannot change from now on. Nobody else has seen it yet.
    Freeze,
}

impl Finish {
    fn value(self) -> Value {
        Value::Int(self as i64)
    }

    fn of(value: Value) -> Finish {
        [Finish::Give, Finish::Nothing, Finish::Freeze]
            .into_iter()
            .find(|finish| finish.value() == value)
            .unwrap_or(Finish::Nothing)
    }
}

fn finish_set(m: &mut Machine, finish: Finish, set: Value) -> Value {
    match (finish, set) {
        (Finish::Nothing, _) => Value::Nil,
        (Finish::Freeze, Value::Ref(handle)) => {
            if let Object::Set(set) = m.object_mut(handle) {
                let set = std::mem::take(&mut **set);
                *m.object_mut(handle) = Object::FrozenSet(Rc::new(set));
            }
            set
        }
        _ => set,
    }
}

fn nothing(_: &mut Machine, _: &[Value], _: Value) -> Outcome {
    Ok(Value::Nil)
}

/// Adds the elements of iterables to a set, one after the other, then finishes with the set.
fn add_all(m: &mut Machine, set: Value, sources: &[Value], finish: Finish) -> Outcome {
    let Value::Ref(handle) = set else {
        return Ok(set);
    };
    for (at, &source) in sources.iter().enumerate() {
        let native = m.native(source);
        let is_table = matches!(
            m.object_kind(native),
            Some(Object::Map(_) | Object::Set(_) | Object::FrozenSet(_))
        );
        if is_table && !m.traits(source).iter {
            if let Some(right) = as_set(m, native)? {
                let right = wrap(m, right, false);
                set_update(m, SetOp::Union, set, right)?;
            }
            continue;
        }
        let left = match m.elements(source)? {
            None => source,
            Some(items) => {
                let mut left = None;
                for (at, &item) in items.iter().enumerate() {
                    if !m.set_add(handle, item)? {
                        left = Some(m.new_list(items[at..].to_vec()));
                        break;
                    }
                }
                let Some(left) = left else { continue };
                left
            }
        };
        let mut data = vec![finish.value(), set];
        data.extend_from_slice(&sources[at + 1..]);
        return Err(m.hook_then(Hook::SetExtend, &[set, left], Some((add_rest, data))));
    }
    Ok(finish_set(m, finish, set))
}

/// Goes on once the library has added the elements of one iterable.
fn add_rest(m: &mut Machine, data: &[Value], _: Value) -> Outcome {
    add_all(m, data[1], &data[2..], Finish::of(data[0]))
}

/// `(set, value)`.
fn add(m: &mut Machine, args: &[Value]) -> Outcome {
    let (set, _) = receiver(m, args)?;
    if m.set_add(set, operand(args, 1))? {
        return Ok(Value::Nil);
    }
    Err(m.hook(Hook::SetAdd, &[Value::Ref(set), operand(args, 1)]))
}

/// `(set, value)`.
fn remove(m: &mut Machine, args: &[Value]) -> Outcome {
    let (set, _) = receiver(m, args)?;
    match m.set_discard(set, operand(args, 1))? {
        Lookup::Found(_) => Ok(Value::Nil),
        Lookup::Missing => Err(m.fault_with(Fault::KeyMissing, operand(args, 1))),
        Lookup::Guest => Err(m.hook_then(
            Hook::MapDelete,
            &[Value::Ref(set), operand(args, 1)],
            Some((nothing, Vec::new())),
        )),
    }
}

/// `(set, value)`.
fn discard(m: &mut Machine, args: &[Value]) -> Outcome {
    let (set, _) = receiver(m, args)?;
    match m.set_discard(set, operand(args, 1))? {
        Lookup::Guest => {
            // The library's removal of an absent member with a default is no error.
            let work = Some((nothing as ContinuationFn, Vec::new()));
            Err(m.hook_then(
                Hook::MapPop,
                &[Value::Ref(set), operand(args, 1), Value::Nil],
                work,
            ))
        }
        _ => Ok(Value::Nil),
    }
}

/// `(set)`: removes the first member in the order of the table.
fn pop(m: &mut Machine, args: &[Value]) -> Outcome {
    let (handle, _) = receiver(m, args)?;
    let Object::Set(set) = m.object_mut(handle) else {
        return Ok(Value::Nil);
    };
    match set.pop_first() {
        Some(key) => Ok(key),
        None => Err(m.fault(Fault::EmptySet, &[])),
    }
}

fn clear(m: &mut Machine, args: &[Value]) -> Outcome {
    let (set, _) = receiver(m, args)?;
    if let Object::Set(set) = m.object_mut(set) {
        set.clear();
    }
    Ok(Value::Nil)
}

fn copy(m: &mut Machine, args: &[Value]) -> Outcome {
    let (handle, is_frozen) = receiver(m, args)?;
    if is_frozen {
        return Ok(Value::Ref(handle));
    }
    let copy = set_of(m.object(handle)).map(copy_set).unwrap_or_default();
    Ok(wrap(m, copy, is_frozen))
}

/// `(set, *others)`: a new set of the receiver's kind.
fn combine(m: &mut Machine, operation: SetOp, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "set");
    let (handle, is_frozen) = receiver(m, args)?;
    let copy = set_of(m.object(handle)).map(copy_set).unwrap_or_default();
    let target = wrap(m, copy, false);
    go_on(
        m,
        operation,
        target,
        among(args, 1..),
        if is_frozen {
            Finish::Freeze
        } else {
            Finish::Give
        },
    )
}

/// `(set, *others)`: changes the receiver.
fn change(m: &mut Machine, operation: SetOp, args: &[Value]) -> Outcome {
    let (handle, _) = receiver(m, args)?;
    if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
        return Ok(Value::Nil);
    }
    go_on(
        m,
        operation,
        Value::Ref(handle),
        among(args, 1..),
        Finish::Nothing,
    )
}

/// Applies an operation in place with each of the others, then finishes with the set.
fn go_on(
    m: &mut Machine,
    operation: SetOp,
    target: Value,
    others: &[Value],
    finish: Finish,
) -> Outcome {
    if operation == SetOp::Union {
        return add_all(m, target, others, finish);
    }
    let Value::Ref(handle) = target else {
        return Ok(target);
    };
    let Some((&other, rest)) = others.split_first() else {
        return Ok(finish_set(m, finish, target));
    };
    let native = m.native(other);
    let is_set = m.object_kind(native).and_then(set_of).is_some();
    let right = if is_set {
        Some(copy_of(m, native))
    } else {
        as_set(m, other)?
    };
    let Some(right) = right else {
        // The library makes a set of it; then all goes on as with any set.
        let mut data = vec![Value::Int(operation as i64), finish.value(), target];
        data.extend_from_slice(rest);
        let empty = wrap(m, Set::default(), false);
        data.push(empty);
        return Err(m.hook_then(Hook::SetExtend, &[empty, other], Some((with_set, data))));
    };
    if operation == SetOp::Intersection && !is_set {
        // Members come in the order of the other operand's.
        let Some(items) = m.elements(other)? else {
            return Ok(target);
        };
        let mut result = Set::default();
        for item in items {
            let Some(hash) = m.key_hash(item)? else {
                continue;
            };
            let is_common = match set_of(m.object(handle)) {
                Some(set) => matches!(m.find_set_member(set, hash, item), Verdict::Known(Some(_))),
                None => false,
            };
            if is_common && matches!(m.find_set_member(&result, hash, item), Verdict::Known(None)) {
                result.push(hash, item);
            }
        }
        *m.object_mut(handle) = Object::Set(Box::new(result));
        return go_on(m, operation, target, rest, finish);
    }
    // A new set is made by walking whichever operand is cheaper, or from the other operand.
    let is_made_anew = match operation {
        SetOp::Difference => is_set,
        operation => operation == SetOp::SymmetricDifference,
    };
    if is_made_anew && finish != Finish::Nothing {
        let verdict = match set_of(m.object(handle)) {
            Some(left) => algebra(m, operation, left, &right),
            None => Verdict::Guest,
        };
        if let Verdict::Known(set) = verdict {
            *m.object_mut(handle) = Object::Set(Box::new(set));
            return go_on(m, operation, target, rest, finish);
        }
    }
    let right = wrap(m, right, false);
    set_update(m, operation, target, right)?;
    go_on(m, operation, target, rest, finish)
}

fn copy_of(m: &Machine, set: Value) -> Set {
    m.object_kind(set)
        .and_then(set_of)
        .map(copy_set)
        .unwrap_or_default()
}

const OPERATIONS: [SetOp; 4] = [
    SetOp::Union,
    SetOp::Intersection,
    SetOp::Difference,
    SetOp::SymmetricDifference,
];

/// Goes on once the library has made a set of an operand.
fn with_set(m: &mut Machine, data: &[Value], _: Value) -> Outcome {
    let Value::Int(operation) = data[0] else {
        return Ok(Value::Nil);
    };
    let mut others = vec![data[data.len() - 1]];
    others.extend_from_slice(&data[3..data.len() - 1]);
    go_on(
        m,
        OPERATIONS[operation as usize],
        data[2],
        &others,
        Finish::of(data[1]),
    )
}

/// `(set, other)`: whether the set stands in a relation to another set or iterable.
fn relation(m: &mut Machine, op: BinOp, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "set");
    let (handle, _) = receiver(m, args)?;
    let right = match as_set(m, operand(args, 1))? {
        Some(right) => wrap(m, right, false),
        None => {
            let empty = wrap(m, Set::default(), false);
            let again: ContinuationFn = if op == BinOp::Le {
                subset_again
            } else {
                superset_again
            };
            let work = Some((again, vec![operand(args, 0), empty]));
            return Err(m.hook_then(Hook::SetExtend, &[empty, operand(args, 1)], work));
        }
    };
    match m.ordered(op, Value::Ref(handle), right) {
        Verdict::Known(Ordered::Is(holds)) => Ok(Value::Bool(holds)),
        Verdict::TooDeep => Err(m.fault(Fault::ComparisonTooDeep, &[])),
        _ => {
            let operator = m.new_text(op.text());
            Err(m.hook(Hook::Compare, &[operator, Value::Ref(handle), right]))
        }
    }
}

fn subset_again(m: &mut Machine, data: &[Value], _: Value) -> Outcome {
    relation(m, BinOp::Le, data)
}

fn superset_again(m: &mut Machine, data: &[Value], _: Value) -> Outcome {
    relation(m, BinOp::Ge, data)
}

/// `(set, other)`: whether they have no member in common.
fn is_disjoint(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "isdisjoint");
    let mut sets = [Value::Nil; 2];
    for at in 0..2 {
        match as_set(m, operand(args, at))? {
            Some(set) => sets[at] = wrap(m, set, false),
            None => {
                let empty = wrap(m, Set::default(), false);
                let mut again = args.to_vec();
                again[at] = empty;
                let work = Some((disjoint_again as ContinuationFn, again));
                return Err(m.hook_then(Hook::SetExtend, &[empty, operand(args, at)], work));
            }
        }
    }
    let both = match sets.map(|set| m.object_kind(set).and_then(set_of)) {
        [Some(left), Some(right)] => algebra(m, SetOp::Intersection, left, right),
        _ => Verdict::Guest,
    };
    match both {
        Verdict::Known(both) => Ok(Value::Bool(both.is_empty())),
        Verdict::TooDeep => Err(m.fault(Fault::ComparisonTooDeep, &[])),
        _ => {
            let operator = m.new_text("&");
            let work = Some((is_empty as ContinuationFn, Vec::new()));
            Err(m.hook_then(Hook::SetOperation, &[operator, sets[0], sets[1]], work))
        }
    }
}

fn disjoint_again(m: &mut Machine, data: &[Value], _: Value) -> Outcome {
    is_disjoint(m, data)
}

fn is_empty(m: &mut Machine, _: &[Value], result: Value) -> Outcome {
    Ok(Value::Bool(
        m.object_kind(result)
            .and_then(set_of)
            .is_some_and(Set::is_empty),
    ))
}
