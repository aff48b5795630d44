//! Units, parts and where they are.

use super::{int, place_or, text_operand, units_in, whole};
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::operand;
use crate::value::Value;
use crate::value::array::Element;
use crate::value::text::Text;
use ir::{Fault, Intrinsic, Scalar, surrogate};

/// The byte at which the character with a unit begins, and how many units of it lie before.
pub(super) fn byte_of(text: &Text, chars: &str, unit: usize) -> (usize, usize) {
    if text.is_ascii() {
        return (unit, 0);
    }
    let mut passed = 0;
    for (at, char) in chars.char_indices() {
        let width = surrogate::width(char);
        if passed + width > unit {
            return (at, unit - passed);
        }
        passed += width;
    }
    (chars.len(), 0)
}

/// The number of the unit that begins at a byte.
pub(super) fn unit_of(text: &Text, chars: &str, byte: usize) -> usize {
    if text.is_ascii() {
        byte
    } else {
        chars[..byte].chars().map(surrogate::width).sum()
    }
}

fn bad_index(m: &mut Machine, text: &Text, index: i64) -> Exit {
    let length = units_in(text).to_string();
    m.fault(Fault::TextIndexOutOfRange, &[&index.to_string(), &length])
}

pub(super) fn length(_: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    Ok(int(units_in(text) as i64))
}

/// `(text, index)`.
pub(super) fn unit_at(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let index = whole(operand(args, 1));
    if text.is_ascii() {
        let at = usize::try_from(index).unwrap_or(usize::MAX);
        let byte = text.get().as_bytes().get(at).copied();
        return match byte {
            Some(byte) => Ok(Value::Sized(Scalar::Char, i64::from(byte))),
            None => Err(bad_index(m, text, index)),
        };
    }
    if index < 0 || index >= units_in(text) as i64 {
        return Err(bad_index(m, text, index));
    }
    let chars = text.get();
    let (at, within) = byte_of(text, &chars, index as usize);
    let unit = surrogate::units(&chars[at..]).nth(within).unwrap_or(0);
    Ok(Value::Sized(Scalar::Char, i64::from(unit)))
}

/// `(text, index)`.
pub(super) fn code_point_at(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let index = whole(operand(args, 1));
    if index < 0 || index >= units_in(text) as i64 {
        return Err(bad_index(m, text, index));
    }
    let chars = text.get();
    let (at, within) = byte_of(text, &chars, index as usize);
    let rest = &chars[at..];
    Ok(match within {
        0 => int(rest.chars().next().map_or(0, surrogate::code_point)),
        _ => int(surrogate::units(rest).nth(within).unwrap_or(0)),
    })
}

/// What lies between two places, which may cut through pairs.
fn between(text: &Text, chars: &str, start: usize, end: usize) -> String {
    let (from, before) = byte_of(text, chars, start);
    let (to, behind) = byte_of(text, chars, end);
    if before == 0 && behind == 0 {
        return chars[from..to].to_owned();
    }
    surrogate::text(surrogate::units(chars).skip(start).take(end - start))
}

fn check_range(m: &mut Machine, text: &Text, start: i64, end: i64) -> Outcome<(usize, usize)> {
    let length = units_in(text);
    if start < 0 || start > end || end > length as i64 {
        let operands = [start.to_string(), end.to_string(), length.to_string()];
        let operands = [&*operands[0], &*operands[1], &*operands[2]];
        return Err(m.fault(Fault::TextRangeOutOfRange, &operands));
    }
    Ok((start as usize, end as usize))
}

/// `(text, start, end?)`.
pub(super) fn part(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let length = units_in(text);
    let (start, end) = check_range(m, text, whole(operand(args, 1)), place_or(args, 2, length))?;
    if end - start == length {
        return Ok(operand(args, 0));
    }
    let part = between(text, &text.get(), start, end);
    Ok(m.new_text(part))
}

/// `(text, start, end, other)`.
pub(super) fn splice(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let (start, end) = check_range(m, text, whole(operand(args, 1)), whole(operand(args, 2)))?;
    let other = text_operand(m, Intrinsic::TextSplice, operand(args, 3))?;
    let chars = text.get();
    let mut out = between(text, &chars, 0, start);
    out.push_str(&other.get());
    out.push_str(&between(text, &chars, end, units_in(text)));
    drop(chars);
    Ok(m.new_text(surrogate::paired(out)))
}

pub(super) fn units(m: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    let units = surrogate::units(&text.get())
        .map(|unit| Value::Sized(Scalar::Char, i64::from(unit)))
        .collect();
    let class = m.array_class(Element::Scalar(Scalar::Char), "char[]")?;
    Ok(m.array_of(class, units))
}

pub(super) fn utf8(m: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    let bytes = surrogate::replaced(&text.get(), '?')
        .bytes()
        .map(|byte| Value::Sized(Scalar::I8, i64::from(byte as i8)))
        .collect();
    let class = m.array_class(Element::Scalar(Scalar::I8), "byte[]")?;
    Ok(m.array_of(class, bytes))
}
