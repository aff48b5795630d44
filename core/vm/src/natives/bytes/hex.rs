//! Bytes as hexadecimal digits and back.

use super::{Bytes, bytes_in, new_bytes};
use crate::machine::{Machine, Outcome};
use crate::natives::operand;
use crate::natives::operands;
use crate::value::Value;
use crate::value::unicode::is_space;
use ir::{Fault, Intrinsic, Native};
use std::fmt::Write;

/// `(bytes, separator?, group?)`: groups are counted from the right, or from the left where negative.
pub(super) fn hex(m: &mut Machine, receiver: &Bytes, args: &[Value]) -> Outcome {
    let separator = operand(args, 1);
    let group = match operand(args, 2) {
        Value::Unbound => 1,
        _ => operands::integer(m, Intrinsic::BytesHex, args, 2)?.saturated(),
    };
    let separator = if separator.is_bound() {
        let text = match (m.text_of(separator), bytes_in(m, separator)) {
            (Some(text), _) => text,
            (None, Some(bytes)) => bytes.iter().map(|&byte| char::from(byte)).collect(),
            (None, None) => {
                let found = m.type_name(separator);
                return Err(m.fault(Fault::NoLength, &[&found]));
            }
        };
        let mut chars = text.chars();
        match (chars.next(), chars.next()) {
            (Some(c), None) if c.is_ascii() => Some(c),
            (Some(_), None) => return Err(m.fault(Fault::SeparatorNotAscii, &[])),
            _ => return Err(m.fault(Fault::SeparatorLength, &[])),
        }
    } else {
        None
    };
    let bytes = &receiver.bytes;
    let size = usize::try_from(group.unsigned_abs()).unwrap_or(usize::MAX);
    let mut out = String::with_capacity(bytes.len() * 3);
    for (at, byte) in bytes.iter().enumerate() {
        let counted = if group < 0 { at } else { bytes.len() - at };
        if let Some(separator) = separator
            && at > 0
            && size > 0
            && counted % size == 0
        {
            out.push(separator);
        }
        let _ = write!(out, "{byte:02x}");
    }
    Ok(m.new_text(out))
}

/// `(class, text)`.
pub(super) fn from_hex(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(text) = m.text_of(operand(args, 1)) else {
        let found = m.type_name(operand(args, 1));
        return Err(m.fault(Fault::HexNotText, &[&found]));
    };
    let mut bytes = Vec::with_capacity(text.len() / 2);
    let mut chars = text.chars().enumerate();
    while let Some((at, high)) = chars.next() {
        if is_space(high) {
            continue;
        }

        let Some(high) = high.to_digit(16) else {
            return Err(m.fault(Fault::BadHexDigit, &[&at.to_string()]));
        };
        match chars.next().map(|(at, low)| (at, low.to_digit(16))) {
            Some((_, Some(low))) => bytes.push((high * 16 + low) as u8),
            Some((at, None)) => return Err(m.fault(Fault::BadHexDigit, &[&at.to_string()])),
            None => return Err(m.fault(Fault::BadHexDigit, &[&(at + 1).to_string()])),
        }
    }
    let is_mutable = match operand(args, 0) {
        Value::Ref(class) => m
            .class(class)
            .is_some_and(|class| class.native == Native::ByteArray),
        _ => false,
    };
    Ok(new_bytes(m, bytes, is_mutable))
}
