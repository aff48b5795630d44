//! Finding and comparing.

use super::place::{byte_of, unit_of};
use super::{int, place_or, text_operand, text_or_unit, units_in};
use crate::machine::{Machine, Outcome};
use crate::natives::bytes::scan;
use crate::natives::operand;
use crate::value::Value;
use crate::value::text::Text;
use ir::{Intrinsic, surrogate};

/// `(text, other)`.
pub(super) fn equals(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let other = operand(args, 1);
    Ok(Value::Bool(
        other == operand(args, 0) || m.heap().text(other) == Some(text),
    ))
}

/// `(text, text)`.
pub(super) fn compare(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let (own, other) = (operand(args, 0), operand(args, 1));
    if other != Value::Nil && m.heap().text(other).is_none() {
        // What is compared with a text is taken to be one.
        let wanted = Value::Ref(m.class_of(own));
        m.intrinsic(Intrinsic::CheckCast, &[other, wanted])?;
    }
    let other = text_operand(m, Intrinsic::TextCompare, other)?;
    let (a, b) = (text.get(), other.get());
    let differing = surrogate::units(&a)
        .zip(surrogate::units(&b))
        .find(|(a, b)| a != b);
    Ok(match differing {
        Some((a, b)) => int(i64::from(a) - i64::from(b)),
        None => int(units_in(text) as i64 - units_in(&other) as i64),
    })
}

/// `(text, part or character, from?)`.
pub(super) fn index_of(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let part = text_or_unit(m, Intrinsic::TextIndexOf, operand(args, 1))?;
    let length = units_in(text);
    let from = (place_or(args, 2, 0).max(0) as usize).min(length);
    let chars = text.get();
    if let Some((text, part)) = in_units(&chars, &part) {
        let found = (from..=length).find(|&at| text[at..].starts_with(&part));
        return Ok(found.map_or(int(-1), int));
    }
    let (start, within) = byte_of(text, &chars, from);
    let start = if within == 0 {
        start
    } else {
        byte_of(text, &chars, from + 1).0
    };
    let found = scan::find(&chars.as_bytes()[start..], part.get().as_bytes(), false);
    Ok(match found {
        Some(at) => int(unit_of(text, &chars, start + at) as i64),
        None => int(-1),
    })
}

/// `(text, part or character, from?)`.
pub(super) fn last_index_of(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let part = text_or_unit(m, Intrinsic::TextLastIndexOf, operand(args, 1))?;
    let length = units_in(text);
    let from = place_or(args, 2, length);
    if from < 0 {
        return Ok(int(-1));
    }
    let chars = text.get();
    let last = (from as usize).min(length);
    if let Some((text, part)) = in_units(&chars, &part) {
        let found = (0..=last).rev().find(|&at| text[at..].starts_with(&part));
        return Ok(found.map_or(int(-1), int));
    }
    // The part may reach beyond the place where it must begin.
    let end = (byte_of(text, &chars, last).0 + part.byte_len()).min(chars.len());
    let found = scan::find(&chars.as_bytes()[..end], part.get().as_bytes(), true);
    Ok(match found {
        Some(at) => int(unit_of(text, &chars, at) as i64),
        None => int(-1),
    })
}

/// `(text, part, from?)`.
pub(super) fn starts_with(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let part = text_operand(m, Intrinsic::TextStartsWith, operand(args, 1))?;
    let from = place_or(args, 2, 0);
    if from < 0 || from > units_in(text) as i64 {
        return Ok(Value::Bool(false));
    }
    let chars = text.get();
    if let Some((text, part)) = in_units(&chars, &part) {
        return Ok(Value::Bool(text[from as usize..].starts_with(&part)));
    }
    let (start, within) = byte_of(text, &chars, from as usize);
    Ok(Value::Bool(
        within == 0 && chars[start..].starts_with(&*part.get()),
    ))
}

/// `(text, part)`.
pub(super) fn ends_with(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let part = text_operand(m, Intrinsic::TextEndsWith, operand(args, 1))?;
    let chars = text.get();
    if let Some((text, part)) = in_units(&chars, &part) {
        return Ok(Value::Bool(text.ends_with(&part)));
    }
    Ok(Value::Bool(chars.ends_with(&*part.get())))
}

/// The units of a text and of a part that is sought in it, where that may lie in the middle of pairs.
fn in_units(text: &str, part: &Text) -> Option<(Vec<u16>, Vec<u16>)> {
    let units = |text| surrogate::units(text).collect();
    let part = part.get();
    surrogate::has_halves(&part).then(|| (units(text), units(&part)))
}
