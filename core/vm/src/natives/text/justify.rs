//! Filling texts up to a width.

use super::MAX_BYTES;
use crate::display::format::pad::push_repeated;
use crate::machine::{Machine, Outcome};
use crate::natives::operand;
use crate::natives::operands;
use crate::value::Value;
use crate::value::text::Text;
use ir::{Fault, Intrinsic};

/// How much must be added on both sides together to be as wide as the operand says.
pub(in crate::natives) fn missing(
    m: &mut Machine,
    intrinsic: Intrinsic,
    args: &[Value],
    len: usize,
) -> Outcome<(usize, usize)> {
    let width = operands::integer(m, intrinsic, args, 1)?.saturated();
    let width = usize::try_from(width).unwrap_or(0);
    if width > MAX_BYTES {
        return Err(m.fault(Fault::OutOfMemory, &[]));
    }
    Ok((width.saturating_sub(len), width))
}

/// How much of it goes on the left where a text is centred: the odd one too, where the width is odd.
pub(in crate::natives) fn left_of_center(missing: usize, width: usize) -> usize {
    missing / 2 + (missing & width & 1)
}

fn fill_character(m: &mut Machine, value: Value) -> Outcome<char> {
    if value == Value::Unbound {
        return Ok(' ');
    }
    let native = m.native(value);
    let Some(text) = m.heap().text(native).cloned() else {
        let found = m.type_name(value);
        return Err(m.fault(Fault::FillNotText, &[&found]));
    };
    let chars = text.get();
    let mut chars = chars.chars();
    match (chars.next(), chars.next()) {
        (Some(c), None) => Ok(c),
        _ => Err(m.fault(Fault::FillNotOneCharacter, &[])),
    }
}

/// Fills up, with so much of what is missing on the left.
fn fill(
    m: &mut Machine,
    text: &Text,
    args: &[Value],
    intrinsic: Intrinsic,
    left: fn(usize, usize) -> usize,
) -> Outcome {
    let (missing, width) = missing(m, intrinsic, args, text.char_len())?;
    let fill = fill_character(m, operand(args, 2))?;
    if missing == 0 {
        return Ok(m.native(operand(args, 0)));
    }
    let left = left(missing, width);
    let mut out = String::with_capacity(text.byte_len() + missing * fill.len_utf8());
    push_repeated(&mut out, fill, left);
    out.push_str(&text.get());
    push_repeated(&mut out, fill, missing - left);
    Ok(m.new_text(out))
}

pub(super) fn center(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    fill(m, text, args, Intrinsic::StrCenter, left_of_center)
}

pub(super) fn ljust(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    fill(m, text, args, Intrinsic::StrLjust, |_, _| 0)
}

pub(super) fn rjust(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    fill(m, text, args, Intrinsic::StrRjust, |missing, _| missing)
}

pub(super) fn zfill(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let (missing, _) = missing(m, Intrinsic::StrZfill, args, text.char_len())?;
    if missing == 0 {
        return Ok(m.native(operand(args, 0)));
    }
    let chars = text.get();
    let (sign, digits) = chars.split_at(usize::from(chars.starts_with(['+', '-'])));
    let mut out = String::with_capacity(chars.len() + missing);
    out.push_str(sign);
    push_repeated(&mut out, '0', missing);
    out.push_str(digits);
    Ok(m.new_text(out))
}

pub(super) fn expandtabs(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let size = match operand(args, 1) {
        Value::Unbound => 8,
        _ => operands::integer(m, Intrinsic::StrExpandtabs, args, 1)?.saturated(),
    };
    let expanded = expand(text.get().chars(), size).map(String::from_iter);
    match expanded {
        Some(expanded) => Ok(m.new_text(expanded)),
        None => Err(m.fault(Fault::OutOfMemory, &[])),
    }
}

/// Characters with tabs replaced by spaces up to the next multiple of a size; nothing where that is too much.
pub(in crate::natives) fn expand(
    chars: impl Iterator<Item = char>,
    size: i64,
) -> Option<Vec<char>> {
    let size = usize::try_from(size).unwrap_or(0);
    let mut out = Vec::new();
    let mut column = 0;
    for c in chars {
        match c {
            '\t' if size > 0 => {
                let spaces = size - column % size;
                if out.len() + spaces > MAX_BYTES {
                    return None;
                }
                out.resize(out.len() + spaces, ' ');
                column += spaces;
            }
            '\t' => {}
            '\n' | '\r' => {
                out.push(c);
                column = 0;
            }
            _ => {
                out.push(c);
                column += 1;
            }
        }
    }
    Some(out)
}
