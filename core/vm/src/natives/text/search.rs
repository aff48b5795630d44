//! Searching in texts.

use super::{MAX_BYTES, is_given, text_operand};
use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::bytes::scan;
use crate::natives::operand;
use crate::natives::operands;
use crate::value::Value;
use crate::value::text::Text;
use ir::{Fault, Intrinsic};

/// A stretch of a sequence between two optional places, as its first place and the one behind its last; nothing
/// where it begins behind its end.
pub(in crate::natives) fn bounds(
    m: &mut Machine,
    start: Value,
    end: Value,
    len: usize,
) -> Outcome<Option<(usize, usize)>> {
    let len = len as i64;
    let mut place = |value: Value, default: i64| -> Outcome<i64> {
        if !is_given(value) {
            return Ok(default);
        }
        match m.integer(m.native(value)) {
            Some(place) => {
                let place = place.saturated();
                Ok(if place < 0 {
                    (place + len).max(0)
                } else {
                    place
                })
            }
            None => Err(m.fault(Fault::BadSliceIndex, &[])),
        }
    };
    let (start, end) = (place(start, 0)?, place(end, len)?.min(len));
    Ok((start <= end).then_some((start as usize, end as usize)))
}

/// The byte at which a character begins.
fn byte_of(text: &Text, chars: &str, place: usize) -> usize {
    if text.is_ascii() || place == 0 {
        return place;
    }
    chars
        .char_indices()
        .nth(place)
        .map_or(chars.len(), |(at, _)| at)
}

/// The number of the character that begins at a byte.
fn char_of(text: &Text, chars: &str, byte: usize) -> usize {
    if text.is_ascii() {
        byte
    } else {
        chars[..byte].chars().count()
    }
}

/// The bytes of a stretch given in characters by the last two of three operands.
fn stretch(
    m: &mut Machine,
    text: &Text,
    args: &[Value],
) -> Outcome<Option<std::ops::Range<usize>>> {
    let Some((start, end)) = bounds(m, operand(args, 2), operand(args, 3), text.char_len())? else {
        return Ok(None);
    };
    let chars = text.get();
    Ok(Some(
        byte_of(text, &chars, start)..byte_of(text, &chars, end),
    ))
}

/// The place of a part, in characters.
fn locate(
    m: &mut Machine,
    text: &Text,
    args: &[Value],
    from_right: bool,
) -> Outcome<Option<usize>> {
    let part = text_operand(m, operand(args, 1), Fault::TextWanted, &[])?;
    let Some(range) = stretch(m, text, args)? else {
        return Ok(None);
    };
    let chars = text.get();
    let found = scan::find(
        chars[range.clone()].as_bytes(),
        part.get().as_bytes(),
        from_right,
    );
    Ok(found.map(|at| char_of(text, &chars, range.start + at)))
}

fn place_or_minus_one(place: Option<usize>) -> Value {
    Value::Int(place.map_or(-1, |place| place as i64))
}

pub(super) fn find(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    Ok(place_or_minus_one(locate(m, text, args, false)?))
}

pub(super) fn rfind(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    Ok(place_or_minus_one(locate(m, text, args, true)?))
}

fn found(m: &mut Machine, place: Option<usize>) -> Outcome {
    match place {
        Some(place) => Ok(Value::Int(place as i64)),
        None => Err(m.fault(Fault::TextNotFound, &[])),
    }
}

pub(super) fn index(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let place = locate(m, text, args, false)?;
    found(m, place)
}

pub(super) fn rindex(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let place = locate(m, text, args, true)?;
    found(m, place)
}

pub(super) fn count(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let part = text_operand(m, operand(args, 1), Fault::TextWanted, &[])?;
    let Some(range) = stretch(m, text, args)? else {
        return Ok(Value::Int(0));
    };
    let chars = text.get();
    let within = &chars[range];
    let count = if part.byte_len() == 0 {
        within.chars().count() + 1
    } else {
        scan::occurrences(within.as_bytes(), part.get().as_bytes()).count()
    };
    Ok(Value::Int(count as i64))
}

pub(super) fn startswith(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    affix(m, text, args, "startswith", |chars, part| {
        chars.starts_with(part)
    })
}

pub(super) fn endswith(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    affix(m, text, args, "endswith", |chars, part| {
        chars.ends_with(part)
    })
}

/// Whether a text begins or ends with one of several.
fn affix(
    m: &mut Machine,
    text: &Text,
    args: &[Value],
    method: &str,
    test: fn(&str, &str) -> bool,
) -> Outcome {
    let native = m.native(operand(args, 1));
    let range = stretch(m, text, args)?;
    let chars = text.get();
    let within = range.map(|range| &chars[range]);
    let parts = match m.object_kind(native) {
        Some(Object::Text(part)) => {
            return Ok(Value::Bool(
                within.is_some_and(|within| test(within, &part.get())),
            ));
        }
        Some(Object::Tuple(parts)) => std::rc::Rc::clone(parts),
        _ => {
            let found = m.type_name(native);
            return Err(m.fault(Fault::AffixNotText, &[method, &found]));
        }
    };
    for &part in &*parts {
        let part = text_operand(m, part, Fault::AffixesNotTexts, &[method])?;
        if within.is_some_and(|within| test(within, &part.get())) {
            return Ok(Value::Bool(true));
        }
    }
    Ok(Value::Bool(false))
}

pub(super) fn replace(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let old = text_operand(m, operand(args, 1), Fault::ReplacedNotText, &["1"])?;
    let new = text_operand(m, operand(args, 2), Fault::ReplacedNotText, &["2"])?;
    let limit = limit(m, Intrinsic::StrReplace, args, 3)?.unwrap_or(usize::MAX);
    let (chars, old, new) = (text.get(), old.get(), new.get());
    let mut out = String::new();
    let mut copied = 0;
    let mut put = |at: usize, behind: usize, out: &mut String| {
        out.push_str(&chars[copied..at]);
        out.push_str(&new);
        copied = behind;
        out.len() <= MAX_BYTES
    };
    let fits = if old.is_empty() {
        // An empty text stands between all characters.
        let places = chars.char_indices().map(|(at, _)| at).chain([chars.len()]);
        places.take(limit).all(|at| put(at, at, &mut out))
    } else {
        scan::occurrences(chars.as_bytes(), old.as_bytes())
            .take(limit)
            .all(|at| put(at, at + old.len(), &mut out))
    };
    if !fits {
        return Err(m.fault(Fault::OutOfMemory, &[]));
    }
    if copied == 0 && out.is_empty() {
        return Ok(m.native(operand(args, 0)));
    }
    out.push_str(&chars[copied..]);
    Ok(m.new_text(out))
}

/// An optional operand that limits something: nothing where it was not given or is negative.
pub(in crate::natives) fn limit(
    m: &mut Machine,
    intrinsic: Intrinsic,
    args: &[Value],
    at: usize,
) -> Outcome<Option<usize>> {
    if operand(args, at) == Value::Unbound {
        return Ok(None);
    }
    let limit = operands::integer(m, intrinsic, args, at)?.saturated();
    Ok(usize::try_from(limit).ok())
}

/// The error for a separator that is empty.
pub(in crate::natives) fn empty_separator(m: &mut Machine) -> Exit {
    m.fault(Fault::EmptySeparator, &[])
}
