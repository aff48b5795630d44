//! Texts made of texts.

use super::text_or_unit;
use crate::machine::{Machine, Outcome};
use crate::natives::kernel::characters::is_white_space;
use crate::natives::operand;
use crate::natives::operands::whole;
use crate::natives::text::MAX_BYTES;
use crate::value::Value;
use crate::value::text::Text;
use ir::{Fault, Intrinsic, Scalar, surrogate};

/// `(text)`.
pub(super) fn hash(_: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    let step = |hash: i32, unit: i32| hash.wrapping_mul(31).wrapping_add(unit);
    let chars = text.get();
    let hash = if text.is_ascii() {
        chars
            .bytes()
            .fold(0, |hash, byte| step(hash, i32::from(byte)))
    } else {
        surrogate::units(&chars).fold(0, |hash, unit| step(hash, i32::from(unit)))
    };
    Ok(Value::Sized(Scalar::I32, i64::from(hash)))
}

/// A new text, or the old one where nothing is different.
fn changed(m: &mut Machine, old: &Text, args: &[Value], new: String) -> Outcome {
    if *old.get() == *new {
        return Ok(operand(args, 0));
    }
    Ok(m.new_text(new))
}

pub(super) fn lower_case(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let new = text.get().to_lowercase();
    changed(m, text, args, new)
}

pub(super) fn upper_case(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let new = text.get().to_uppercase();
    changed(m, text, args, new)
}

pub(super) fn trim(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let new = text.get().trim_matches(|char| char <= ' ').to_owned();
    changed(m, text, args, new)
}

pub(super) fn strip(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let new = text.get().trim_matches(is_white_space).to_owned();
    changed(m, text, args, new)
}

pub(super) fn strip_leading(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let new = text.get().trim_start_matches(is_white_space).to_owned();
    changed(m, text, args, new)
}

pub(super) fn strip_trailing(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let new = text.get().trim_end_matches(is_white_space).to_owned();
    changed(m, text, args, new)
}

/// `(text, old, new)`.
pub(super) fn replace(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let old = text_or_unit(m, Intrinsic::TextReplace, operand(args, 1))?;
    let new = text_or_unit(m, Intrinsic::TextReplace, operand(args, 2))?;
    let count = if old.byte_len() == 0 {
        text.char_len() + 1
    } else {
        text.get().matches(&*old.get()).count()
    };
    if count.saturating_mul(new.byte_len()) > MAX_BYTES {
        return Err(m.fault(Fault::OutOfMemory, &[]));
    }
    // Between the units of a pair there is nothing, too.
    let is_between = old.byte_len() == 0 && !text.is_ascii();
    let replaced = if is_between || surrogate::has_halves(&old.get()) {
        replace_units(&text.get(), &old.get(), &new.get())
    } else {
        surrogate::paired(text.get().replace(&*old.get(), &new.get()))
    };
    changed(m, text, args, replaced)
}

/// Replaces what may be in the middle of pairs.
fn replace_units(text: &str, old: &str, new: &str) -> String {
    let [text, old, new] = [text, old, new].map(|each| surrogate::units(each).collect::<Vec<_>>());
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    while at <= text.len() {
        let is_found = text[at..].starts_with(&old);
        if is_found {
            out.extend_from_slice(&new);
        }
        if !is_found || old.is_empty() {
            out.extend(text.get(at));
        }
        at += if is_found { old.len().max(1) } else { 1 };
    }
    surrogate::text(out)
}

/// `(text, count)`.
pub(super) fn repeat(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let count = whole(operand(args, 1)).max(0) as usize;
    if count.saturating_mul(text.byte_len()) > MAX_BYTES {
        return Err(m.fault(Fault::OutOfMemory, &[]));
    }
    let repeated = surrogate::paired(text.get().repeat(count));
    changed(m, text, args, repeated)
}

pub(super) fn reverse(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    // Halves in the wrong order are pairs then, as the JDK says.
    let new = surrogate::paired(text.get().chars().rev().collect());
    changed(m, text, args, new)
}
