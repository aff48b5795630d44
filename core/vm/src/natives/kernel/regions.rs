//! Regions as frontends use them: lifetimes, copies, bit fields, checks, and walks over variable arguments.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::memory::Access;
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::{Intrinsic, LayoutId, Scalar, Storage, Undefined};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::RegionEnd, end),
    (Intrinsic::RegionFreeze, freeze),
    (Intrinsic::RegionLiteral, literal),
    (Intrinsic::RegionCopy, copy),
    (Intrinsic::RegionSet, set),
    (Intrinsic::RegionLayout, layout),
    (Intrinsic::BitsLoad, bits_load),
    (Intrinsic::BitsStore, bits_store),
    (Intrinsic::CheckIndex, check_index),
    (Intrinsic::ReportUndefined, report),
    (Intrinsic::FunctionType, function_type),
    (Intrinsic::CheckCallee, check_callee),
    (Intrinsic::VaStart, va_start),
    (Intrinsic::VaArg, va_arg),
    (Intrinsic::VaCopy, va_copy),
    (Intrinsic::VaEnd, va_end),
];

/// The member under which a function's type is noted; no language can spell it.
const TYPE: &str = "<type>";

fn end(m: &mut Machine, args: &[Value]) -> Outcome {
    if let Value::Pointer(handle, _) = operand(args, 0) {
        m.end_region(handle);
        // It is mostly the last one, or among the last.
        let first = m
            .state
            .frames
            .last()
            .map_or(0, |frame| frame.automatic as usize);
        let mine = &mut m.state.memory.automatic;
        if let Some(at) = mine[first..].iter().rposition(|&other| other == handle) {
            mine.remove(first + at);
        }
    }
    Ok(Value::Nil)
}

fn freeze(m: &mut Machine, args: &[Value]) -> Outcome {
    if let Value::Pointer(handle, _) = operand(args, 0)
        && let Some(region) = m.region_mut(handle)
    {
        region.is_frozen = true;
    }
    Ok(Value::Nil)
}

fn layout(m: &mut Machine, args: &[Value]) -> Outcome {
    let module = m.state.frames.last().map(|frame| frame.code);
    let module = module.map(|code| m.linked.codes[code as usize].module);
    if let Value::Pointer(handle, 0) = operand(args, 0)
        && let Some(module) = module
        && m.region(handle)
            .is_some_and(|region| region.layout.is_none() && region.storage == Storage::Heap)
        && let Some(region) = m.region_mut(handle)
    {
        region.layout = Some((module, LayoutId(whole(operand(args, 1)) as u32)));
    }
    Ok(operand(args, 0))
}

fn literal(m: &mut Machine, args: &[Value]) -> Outcome {
    let align = whole(operand(args, 1)).max(1) as u64;
    let region = m.literal_region(operand(args, 0), align);
    Ok(region.map_or(Value::Nil, |handle| Value::Pointer(handle, 0)))
}

fn copy(m: &mut Machine, args: &[Value]) -> Outcome {
    let length = whole(operand(args, 2)).max(0) as usize;
    if overlap(operand(args, 0), operand(args, 1), length) {
        m.undefined(Undefined::OverlappingCopy)?;
    }
    m.copy_bytes(operand(args, 0), operand(args, 1), length)?;
    Ok(operand(args, 0))
}

/// Whether two stretches of a length overlap without being the same.
pub(in crate::natives) fn overlap(a: Value, b: Value, length: usize) -> bool {
    match (a, b) {
        (Value::Pointer(x, i), Value::Pointer(y, j)) => {
            x == y && i != j && i.abs_diff(j) < length as u64
        }
        _ => false,
    }
}

fn set(m: &mut Machine, args: &[Value]) -> Outcome {
    let length = whole(operand(args, 2)).max(0) as usize;
    if length > 0
        && let Some((handle, at)) = m.reach(Access::Write, operand(args, 0), 0, length, 1)?
        && let Some(region) = m.region_mut(handle)
    {
        region.fill(at, length, whole(operand(args, 1)) as u8);
    }
    Ok(operand(args, 0))
}

/// The bytes that a bit field has a part in, as one word: one of 64 bits may begin anywhere within the first of nine.
const MOST_BYTES: usize = 9;

/// The bytes of a bit field: their place, and their bits as far as they have been written.
fn unit(m: &mut Machine, access: Access, args: &[Value]) -> Outcome<Option<(Value, usize, u128)>> {
    let size = whole(operand(args, 1)).clamp(1, MOST_BYTES as i64) as usize;
    let Some((handle, at)) = m.reach(access, operand(args, 0), 0, size, 1)? else {
        return Ok(None);
    };
    let Some(region) = m.region(handle) else {
        return Ok(None);
    };
    let (bytes, _) = region.slice(at, size);
    let mut word = [0; 16];
    word[..size].copy_from_slice(bytes);
    let pointer = Value::Pointer(handle, at as i64);
    Ok(Some((pointer, size, u128::from_le_bytes(word))))
}

/// The mask of so many bits.
fn mask(width: i64) -> u64 {
    match width {
        64.. => u64::MAX,
        _ => (1 << width.max(0)) - 1,
    }
}

fn bits_load(m: &mut Machine, args: &[Value]) -> Outcome {
    let (first, width) = (
        whole(operand(args, 2)).clamp(0, 63),
        whole(operand(args, 3)),
    );
    let Some((pointer, _, word)) = unit(m, Access::Read, args)? else {
        return Ok(Value::Sized(Scalar::U64, 0));
    };
    // Only the bytes that the field has a part in must have been written.
    let (from, to) = (first / 8, (first + width + 7) / 8);
    if let Value::Pointer(handle, at) = pointer {
        let start = Value::Pointer(handle, at + from);
        m.read_bytes(start, (to - from).max(1) as usize)?;
    }
    let bits = (word >> first) as u64 & mask(width);
    Ok(Value::Sized(Scalar::U64, bits as i64))
}

fn bits_store(m: &mut Machine, args: &[Value]) -> Outcome {
    let (first, width) = (
        whole(operand(args, 2)).clamp(0, 63),
        whole(operand(args, 3)),
    );
    let [value] = m.initialised([operand(args, 4)])?;
    let Some((pointer, size, word)) = unit(m, Access::Write, args)? else {
        return Ok(Value::Nil);
    };
    let bits = u128::from(mask(width)) << first;
    let word = (word & !bits) | ((u128::from(whole(value) as u64) << first) & bits);
    let (from, to) = ((first / 8) as usize, ((first + width + 7) / 8) as usize);
    let (from, to) = (from.min(size), to.clamp(from, size));
    if let Value::Pointer(handle, at) = pointer
        && let Some(region) = m.region_mut(handle)
    {
        region.store_bytes(at as usize + from, &word.to_le_bytes()[from..to]);
    }
    Ok(Value::Nil)
}

fn check_index(m: &mut Machine, args: &[Value]) -> Outcome {
    let [index] = m.initialised([operand(args, 0)])?;
    let (place, length) = (whole(index), whole(operand(args, 1)));
    if !matches!(index, Value::Unknown(_)) && !(0..length).contains(&place) {
        let words = || format!("the index {place} is outside of an array of {length} elements");
        m.undefined_with(Undefined::OutOfBounds, None, words)?;
    }
    Ok(index)
}

fn report(m: &mut Machine, args: &[Value]) -> Outcome {
    let kind = m
        .text_of(operand(args, 0))
        .and_then(|name| Undefined::from_name(&name));
    let words = m.text_of(operand(args, 1)).unwrap_or_default();
    if let Some(kind) = kind {
        m.undefined_with(kind, None, || words)?;
    }
    Ok(Value::Nil)
}

fn function_type(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = m.intern(TYPE);
    if let Value::Ref(handle) = operand(args, 0)
        && let Object::Function(function) = m.object_mut(handle)
    {
        function.members.retain(|&(other, _)| other != name);
        function.members.push((name, operand(args, 1)));
    }
    Ok(operand(args, 0))
}

fn check_callee(m: &mut Machine, args: &[Value]) -> Outcome {
    let [callee] = m.initialised([operand(args, 0)])?;
    match callee {
        Value::Nil => m.undefined(Undefined::NullCall)?,
        Value::Pointer(..) | Value::Sized(..) | Value::Int(_) => {
            let words = || "what is called is no function".to_owned();
            m.undefined_with(Undefined::TypeConfusion, None, words)?;
        }
        Value::Ref(handle) => {
            let name = m.intern(TYPE);
            let noted = match m.object(handle) {
                Object::Function(function) => function.members.iter().find(|entry| entry.0 == name),
                _ => None,
            };
            let noted = noted.and_then(|&(_, noted)| m.text_of(noted));
            let expected = m.text_of(operand(args, 1));
            if let (Some(noted), Some(expected)) = (noted, expected)
                && noted != expected
            {
                let words = || {
                    format!("a function of type `{noted}` is called as one of type `{expected}`")
                };
                m.undefined_with(Undefined::TypeConfusion, None, words)?;
            }
        }
        _ => {}
    }
    Ok(callee)
}

/// A walk is a list of the arguments and the place in them; it is shared between those who hold it, as an array is.
fn va_start(m: &mut Machine, args: &[Value]) -> Outcome {
    Ok(m.new_list(vec![operand(args, 0), Value::Int(0)]))
}

fn va_copy(m: &mut Machine, args: &[Value]) -> Outcome {
    let [walk] = m.initialised([operand(args, 0)])?;
    let state = match m.object_kind(walk) {
        Some(Object::List(state)) => state.clone(),
        _ => vec![Value::Nil, Value::Int(0)],
    };
    Ok(m.new_list(state))
}

fn va_end(m: &mut Machine, args: &[Value]) -> Outcome {
    if let Value::Ref(handle) = operand(args, 0)
        && let Some(state) = m.list_mut(handle)
    {
        *state = vec![Value::Unbound, Value::Int(0)];
    }
    Ok(Value::Nil)
}

/// The next argument of a walk, or of a tuple from its start; nothing at its end.
pub(in crate::natives) fn next_argument(m: &mut Machine, walk: Value) -> Outcome<Option<Value>> {
    let Value::Ref(handle) = walk else {
        m.undefined(Undefined::UninitRead)?;
        return Ok(None);
    };
    let (items, at) = match m.object(handle) {
        Object::List(state) => match state[..] {
            [items, Value::Int(at)] => (items, at),
            _ => return Ok(None),
        },
        _ => return Ok(None),
    };
    let found = match m.object_kind(items) {
        Some(Object::Tuple(items)) => items.get(at as usize).copied(),
        _ => {
            m.undefined(Undefined::UninitRead)?;
            None
        }
    };
    if let Some(state) = m.list_mut(handle) {
        state[1] = Value::Int(at + 1);
    }
    Ok(found)
}

fn va_arg(m: &mut Machine, args: &[Value]) -> Outcome {
    let ty = m
        .text_of(operand(args, 1))
        .and_then(|name| Scalar::from_text(&name));
    let ty = ty.unwrap_or(Scalar::I32);
    let Some(value) = next_argument(m, operand(args, 0))? else {
        let words = || "there is no further argument".to_owned();
        m.undefined_with(Undefined::OutOfBounds, None, words)?;
        return Ok(crate::memory::zero(ty));
    };
    if !fits(m, ty, value) {
        let words = || {
            format!(
                "an argument is taken as {}, but another type was passed",
                ty.text()
            )
        };
        m.undefined_with(Undefined::TypeConfusion, None, words)?;
        return Ok(crate::memory::zero(ty));
    }
    Ok(match value {
        Value::Sized(_, word) if ty.is_fixed() => Value::Sized(ty, ty.wrap(word)),
        _ => value,
    })
}

/// Whether an argument may be taken as a type: of the same size, whatever its sign.
pub(in crate::natives) fn fits(m: &Machine, ty: Scalar, value: Value) -> bool {
    match value {
        Value::Unknown(_) | Value::Unbound => true,
        Value::Sized(Scalar::Ptr, _) | Value::Nil | Value::Pointer(..) | Value::Builtin(_) => {
            ty == Scalar::Ptr
        }
        Value::Ref(_) => ty == Scalar::Ptr && m.semantics().memory.has_addresses,
        Value::Sized(scalar, _) => ty.is_fixed() && scalar.size() == ty.size(),
        Value::Float(_) => ty == Scalar::F64,
        Value::Int(_) => ty.is_fixed(),
        Value::Bool(_) => ty == Scalar::Bool,
        _ => false,
    }
}
