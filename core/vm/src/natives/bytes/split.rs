//! Taking bytes apart and joining them.

use super::classify::is_space_byte;
use super::{Bytes, bytes_in, bytes_operand, scan};
use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::operand;
use crate::natives::operands;
use crate::natives::text::{empty_separator, is_given, limit};
use crate::operator::check_length;
use crate::value::Value;
use ir::{Fault, Intrinsic};
use std::ops::Range;

fn pieces(m: &mut Machine, receiver: &Bytes, ranges: Vec<Range<usize>>) -> Outcome {
    let items = ranges
        .into_iter()
        .map(|range| receiver.like(m, &receiver.bytes[range]))
        .collect();
    Ok(m.new_list(items))
}

pub(super) fn split(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    split_from(m, receiver, args, Intrinsic::BytesSplit, false)
}

pub(super) fn rsplit(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    split_from(m, receiver, args, Intrinsic::BytesRsplit, true)
}

fn split_from(
    m: &mut Machine,
    receiver: &Bytes,
    args: &[Value],
    intrinsic: Intrinsic,
    from_right: bool,
) -> Outcome {
    let limit = limit(m, intrinsic, args, 2)?;
    let bytes = &receiver.bytes;
    let separator = operand(args, 1);
    let ranges = if is_given(separator) {
        let separator = bytes_operand(m, separator)?;
        if separator.is_empty() {
            return Err(empty_separator(m));
        }
        scan::split(bytes, &separator, limit, from_right)
    } else {
        let places = bytes
            .iter()
            .enumerate()
            .map(|(at, byte)| (at, 1, is_space_byte(byte)));
        scan::split_words(places, bytes.len(), limit, from_right)
    };
    pieces(m, receiver, ranges)
}

pub(super) fn splitlines(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    let keeps_ends = operands::flag(m, operand(args, 1));
    let bytes = &receiver.bytes;
    let mut ranges = Vec::new();
    let mut start = 0;
    while let Some(at) = bytes[start..]
        .iter()
        .position(|byte| matches!(byte, b'\n' | b'\r'))
        .map(|at| start + at)
    {
        let end = if bytes[at..].starts_with(b"\r\n") {
            at + 2
        } else {
            at + 1
        };
        ranges.push(start..if keeps_ends { end } else { at });
        start = end;
    }
    if start < bytes.len() {
        ranges.push(start..bytes.len());
    }
    pieces(m, receiver, ranges)
}

pub(super) fn partition(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    partition_at(m, receiver, args, false)
}

pub(super) fn rpartition(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    partition_at(m, receiver, args, true)
}

fn partition_at(m: &mut Machine, receiver: &Bytes, args: &[Value], from_right: bool) -> Outcome {
    let separator = bytes_operand(m, operand(args, 1))?;
    if separator.is_empty() {
        return Err(empty_separator(m));
    }
    let bytes = &*receiver.bytes;
    let parts: [&[u8]; 3] = match scan::find(bytes, &separator, from_right) {
        Some(at) => [&bytes[..at], &separator, &bytes[at + separator.len()..]],
        None if from_right => [b"", b"", bytes],
        None => [bytes, b"", b""],
    };
    let values = parts.map(|part| receiver.like(m, part));
    Ok(m.new_tuple(&values))
}

pub(super) fn strip(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    strip_sides(m, receiver, args, true, true)
}

pub(super) fn lstrip(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    strip_sides(m, receiver, args, true, false)
}

pub(super) fn rstrip(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    strip_sides(m, receiver, args, false, true)
}

fn strip_sides(
    m: &mut Machine,
    receiver: &Bytes,
    args: &[Value],
    left: bool,
    right: bool,
) -> Outcome {
    let set = match operand(args, 1) {
        set if is_given(set) => Some(bytes_operand(m, set)?),
        _ => None,
    };
    let is_off = |byte: &u8| match &set {
        Some(set) => set.contains(byte),
        None => is_space_byte(byte),
    };
    let mut rest = &*receiver.bytes;
    while left
        && let [first, behind @ ..] = rest
        && is_off(first)
    {
        rest = behind;
    }
    while right
        && let [before @ .., last] = rest
        && is_off(last)
    {
        rest = before;
    }
    Ok(receiver.like(m, rest))
}

pub(super) fn removeprefix(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    let prefix = bytes_operand(m, operand(args, 1))?;
    let left = receiver
        .bytes
        .strip_prefix(&*prefix)
        .unwrap_or(&receiver.bytes);
    Ok(receiver.like(m, left))
}

pub(super) fn removesuffix(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    let suffix = bytes_operand(m, operand(args, 1))?;
    let left = receiver
        .bytes
        .strip_suffix(&*suffix)
        .unwrap_or(&receiver.bytes);
    Ok(receiver.like(m, left))
}

pub(super) fn join(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    let items = match m.elements(operand(args, 1)) {
        Ok(Some(items)) => items,
        Ok(None) => return Err(m.retry_collected(Intrinsic::BytesJoin, 1, args)),
        Err(Exit::Raise(exception)) if m.is_fault(exception, Fault::NotIterable) => {
            return Err(m.fault(Fault::CannotJoin, &[]));
        }
        Err(exit) => return Err(exit),
    };
    // Parts that hold bytes in a way of their own are asked for them, one after the other.
    let is_instance = |m: &Machine, item| matches!(m.object_kind(item), Some(Object::Instance(_)));
    for (at, &item) in items.iter().enumerate() {
        let name = m.semantics().objects.protocol.buffer;
        if is_instance(m, item)
            && let Some(method) = m.custom_method(item, name)
        {
            let mut again = vec![operand(args, 0), Value::Int(at as i64)];
            again.extend_from_slice(&items);
            return Err(Machine::call_then(method, &[item], join_with, again));
        }
    }
    let mut out = Vec::new();
    for (at, &item) in items.iter().enumerate() {
        let Some(part) = bytes_in(m, item) else {
            let found = m.type_name(item);
            return Err(m.fault(Fault::JoinedNotBytes, &[&at.to_string(), &found]));
        };
        if at > 0 {
            out.extend_from_slice(&receiver.bytes);
        }
        out.extend_from_slice(&part);
        check_length(m, Some(out.len()), true)?;
    }
    Ok(receiver.like(m, out))
}

/// Goes on with what a part gave for its bytes.
fn join_with(m: &mut Machine, again: &[Value], bytes: Value) -> Outcome {
    let [separator, Value::Int(at), items @ ..] = again else {
        return Ok(Value::Nil);
    };
    let mut items = items.to_vec();
    items[*at as usize] = bytes;
    let items = m.new_list(items);
    m.intrinsic(Intrinsic::BytesJoin, &[*separator, items])
}
