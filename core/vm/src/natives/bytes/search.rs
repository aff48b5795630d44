//! Searching in bytes.

use super::{Bytes, bytes_in, bytes_operand, scan};
use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::operand;
use crate::natives::text::{bounds, limit};
use crate::operator::check_length;
use crate::value::Value;
use ir::{Fault, Intrinsic};
use std::ops::Range;

/// What is looked for: bytes, or one given by its number.
fn part(m: &mut Machine, value: Value) -> Outcome<Vec<u8>> {
    if let Some(bytes) = bytes_in(m, value) {
        return Ok(bytes);
    }
    if m.integer(m.native(value)).is_some() {
        return Ok(vec![m.byte(value)?]);
    }
    let found = m.type_name(value);
    Err(m.fault(Fault::NeitherByteNorBytes, &[&found]))
}

fn stretch(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome<Option<Range<usize>>> {
    let found = bounds(m, operand(args, 2), operand(args, 3), receiver.bytes.len())?;
    Ok(found.map(|(start, end)| start..end))
}

fn locate(
    m: &mut Machine,
    receiver: &Bytes,
    args: &[Value],
    from_right: bool,
) -> Outcome<Option<usize>> {
    let part = part(m, operand(args, 1))?;
    let Some(range) = stretch(m, receiver, args)? else {
        return Ok(None);
    };
    let start = range.start;
    Ok(scan::find(&receiver.bytes[range], &part, from_right).map(|at| start + at))
}

fn place_or_minus_one(place: Option<usize>) -> Value {
    Value::Int(place.map_or(-1, |place| place as i64))
}

pub(super) fn find(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    Ok(place_or_minus_one(locate(m, receiver, args, false)?))
}

pub(super) fn rfind(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    Ok(place_or_minus_one(locate(m, receiver, args, true)?))
}

fn found(m: &mut Machine, place: Option<usize>) -> Outcome {
    match place {
        Some(place) => Ok(Value::Int(place as i64)),
        None => Err(m.fault(Fault::BytesNotFound, &[])),
    }
}

pub(super) fn index(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    let place = locate(m, receiver, args, false)?;
    found(m, place)
}

pub(super) fn rindex(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    let place = locate(m, receiver, args, true)?;
    found(m, place)
}

pub(super) fn count(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    let part = part(m, operand(args, 1))?;
    let Some(range) = stretch(m, receiver, args)? else {
        return Ok(Value::Int(0));
    };
    let count = if part.is_empty() {
        range.len() + 1
    } else {
        scan::occurrences(&receiver.bytes[range], &part).count()
    };
    Ok(Value::Int(count as i64))
}

pub(super) fn startswith(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    affix(m, receiver, args, "startswith", |bytes, part| {
        bytes.starts_with(part)
    })
}

pub(super) fn endswith(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    affix(m, receiver, args, "endswith", |bytes, part| {
        bytes.ends_with(part)
    })
}

/// Whether bytes begin or end with some of several.
fn affix(
    m: &mut Machine,
    receiver: &Bytes,
    args: &[Value],
    method: &str,
    test: fn(&[u8], &[u8]) -> bool,
) -> Outcome {
    let within = stretch(m, receiver, args)?.map(|range| &receiver.bytes[range]);
    let wanted = operand(args, 1);
    if let Some(part) = bytes_in(m, wanted) {
        return Ok(Value::Bool(
            within.is_some_and(|within| test(within, &part)),
        ));
    }
    let Some(Object::Tuple(parts)) = m.object_kind(m.native(wanted)) else {
        let found = m.type_name(wanted);
        return Err(m.fault(Fault::AffixNotBytes, &[method, &found]));
    };
    for &part in &*std::rc::Rc::clone(parts) {
        let part = bytes_operand(m, part)?;
        if within.is_some_and(|within| test(within, &part)) {
            return Ok(Value::Bool(true));
        }
    }
    Ok(Value::Bool(false))
}

pub(super) fn replace(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    let (old, new) = (
        bytes_operand(m, operand(args, 1))?,
        bytes_operand(m, operand(args, 2))?,
    );
    let limit = limit(m, Intrinsic::BytesReplace, args, 3)?.unwrap_or(usize::MAX);
    let bytes = &receiver.bytes;
    let places: Vec<usize> = if old.is_empty() {
        (0..=bytes.len()).take(limit).collect()
    } else {
        scan::occurrences(bytes, &old).take(limit).collect()
    };
    let length = places
        .len()
        .checked_mul(new.len())
        .and_then(|added| added.checked_add(bytes.len()));
    let length = check_length(m, length, true)?;
    let mut out = Vec::with_capacity(length);
    let mut copied = 0;
    for at in places {
        out.extend_from_slice(&bytes[copied..at]);
        out.extend_from_slice(&new);
        copied = at + old.len();
    }
    out.extend_from_slice(&bytes[copied..]);
    Ok(receiver.like(m, out))
}
