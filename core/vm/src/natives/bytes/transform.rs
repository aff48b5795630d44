//! Bytes changed byte by byte, or filled up.

use super::{Bytes, bytes_in, bytes_operand};
use crate::machine::{Machine, Outcome};
use crate::natives::operand;
use crate::natives::operands;
use crate::natives::text::{expand, is_given, left_of_center, missing};
use crate::value::Value;
use ir::{Fault, Intrinsic};

pub(super) fn upper(m: &mut Machine, receiver: &Bytes, _: &[Value]) -> Outcome {
    Ok(receiver.like(m, receiver.bytes.to_ascii_uppercase()))
}

pub(super) fn lower(m: &mut Machine, receiver: &Bytes, _: &[Value]) -> Outcome {
    Ok(receiver.like(m, receiver.bytes.to_ascii_lowercase()))
}

pub(super) fn capitalize(m: &mut Machine, receiver: &Bytes, _: &[Value]) -> Outcome {
    let mut bytes = receiver.bytes.to_ascii_lowercase();
    if let Some(first) = bytes.first_mut() {
        first.make_ascii_uppercase();
    }
    Ok(receiver.like(m, bytes))
}

pub(super) fn title(m: &mut Machine, receiver: &Bytes, _: &[Value]) -> Outcome {
    let mut is_inside = false;
    let mut bytes = receiver.bytes.to_vec();
    for byte in &mut bytes {
        if is_inside {
            byte.make_ascii_lowercase();
        } else {
            byte.make_ascii_uppercase();
        }
        is_inside = byte.is_ascii_alphabetic();
    }
    Ok(receiver.like(m, bytes))
}

pub(super) fn swapcase(m: &mut Machine, receiver: &Bytes, _: &[Value]) -> Outcome {
    let swapped: Vec<u8> = receiver
        .bytes
        .iter()
        .map(|byte| {
            if byte.is_ascii_alphabetic() {
                byte ^ 0x20
            } else {
                *byte
            }
        })
        .collect();
    Ok(receiver.like(m, swapped))
}

fn fill(
    m: &mut Machine,
    receiver: &Bytes,
    args: &[Value],
    intrinsic: Intrinsic,
    left: fn(usize, usize) -> usize,
) -> Outcome {
    let (missing, width) = missing(m, intrinsic, args, receiver.bytes.len())?;
    let fill = match operand(args, 2) {
        Value::Unbound => b' ',
        value => match bytes_in(m, value).as_deref() {
            Some(&[byte]) => byte,
            _ => {
                let (method, found) = (super::method_name(intrinsic), m.type_name(value));
                return Err(m.fault(Fault::FillNotOneByte, &[method, &found]));
            }
        },
    };
    let left = left(missing, width);
    let mut out = vec![fill; left];
    out.extend_from_slice(&receiver.bytes);
    out.resize(receiver.bytes.len() + missing, fill);
    Ok(receiver.like(m, out))
}

pub(super) fn center(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    fill(m, receiver, args, Intrinsic::BytesCenter, left_of_center)
}

pub(super) fn ljust(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    fill(m, receiver, args, Intrinsic::BytesLjust, |_, _| 0)
}

pub(super) fn rjust(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    fill(m, receiver, args, Intrinsic::BytesRjust, |missing, _| {
        missing
    })
}

pub(super) fn zfill(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    let (missing, _) = missing(m, Intrinsic::BytesZfill, args, receiver.bytes.len())?;
    let sign = usize::from(matches!(receiver.bytes.first(), Some(b'+' | b'-')));
    let mut out = receiver.bytes[..sign].to_vec();
    out.resize(sign + missing, b'0');
    out.extend_from_slice(&receiver.bytes[sign..]);
    Ok(receiver.like(m, out))
}

pub(super) fn expandtabs(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    let size = match operand(args, 1) {
        Value::Unbound => 8,
        _ => operands::integer(m, Intrinsic::BytesExpandtabs, args, 1)?.saturated(),
    };
    match expand(receiver.bytes.iter().map(|&byte| char::from(byte)), size) {
        Some(chars) => {
            Ok(receiver.like(m, chars.into_iter().map(|c| c as u8).collect::<Vec<u8>>()))
        }
        None => Err(m.fault(Fault::OutOfMemory, &[])),
    }
}

/// `(bytes, table or nil, delete?)`.
pub(super) fn translate(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    let table = match operand(args, 1) {
        table if is_given(table) => Some(bytes_operand(m, table)?),
        _ => None,
    };
    if table.as_ref().is_some_and(|table| table.len() != 256) {
        return Err(m.fault(Fault::TranslationTableLength, &[]));
    }
    let deleted = match operand(args, 2) {
        Value::Unbound => Vec::new(),
        deleted => bytes_operand(m, deleted)?,
    };
    let translated: Vec<u8> = receiver
        .bytes
        .iter()
        .filter(|byte| !deleted.contains(byte))
        .map(|&byte| {
            table
                .as_ref()
                .map_or(byte, |table| table[usize::from(byte)])
        })
        .collect();
    Ok(receiver.like(m, translated))
}

/// `(from, to)`.
pub(super) fn maketrans(m: &mut Machine, args: &[Value]) -> Outcome {
    if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
        return Ok(m.unknown_intrinsic("bytes.maketrans", args));
    }
    let (from, to) = (
        bytes_operand(m, operand(args, 0))?,
        bytes_operand(m, operand(args, 1))?,
    );
    if from.len() != to.len() {
        return Err(m.fault(Fault::UnequalByteTables, &[]));
    }
    let mut table: Vec<u8> = (0..=255).collect();
    for (from, to) in from.into_iter().zip(to) {
        table[usize::from(from)] = to;
    }
    Ok(super::new_bytes(m, table, false))
}
