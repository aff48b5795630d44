//! Texts whose characters stand for bytes.

use crate::display::format::conversion::{Conversion, Length};
use crate::machine::{Machine, Outcome};
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::operator::dispatch::library::whole as whole_of;
use crate::operator::index::text_between;
use crate::value::Value;
use crate::value::number::parse_hex_float;
use crate::value::text::Text;
use ir::Intrinsic;

/// A text may be so long; beyond that is memory that nobody wants.
const MOST: usize = 1 << 28;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::BytePart, |m, args| {
        let Some((text, from, to)) = stretch(m, args) else {
            return Ok(m.new_text(""));
        };
        let part = text_between(&text, from, to);
        Ok(m.new_text(part))
    }),
    (Intrinsic::ByteCodes, |m, args| {
        let Some((text, from, to)) = stretch(m, args) else {
            return Ok(Value::Unbound);
        };
        let codes: Vec<Value> = text_between(&text, from, to)
            .chars()
            .map(|c| Value::Int(i64::from(u32::from(c))))
            .collect();
        Ok(m.as_results(&codes))
    }),
    (Intrinsic::BytesText, |m, args| {
        let codes = operand(args, 0);
        let text: String = m
            .results(&codes)
            .iter()
            .map(|&code| char::from(whole(code) as u8))
            .collect();
        Ok(m.new_text(text))
    }),
    (Intrinsic::ByteRepeat, repeat),
    (Intrinsic::ByteReverse, |m, args| {
        let text: String = text(m, args).get().chars().rev().collect();
        Ok(m.new_text(text))
    }),
    (Intrinsic::ByteCase, |m, args| {
        let text = text(m, args);
        let text = match operand(args, 1) {
            Value::Bool(true) => text.get().to_ascii_uppercase(),
            _ => text.get().to_ascii_lowercase(),
        };
        Ok(m.new_text(text))
    }),
    (Intrinsic::TextNumber, number),
    (Intrinsic::ValueText, |m, args| {
        let value = operand(args, 0);
        let text = value_text(m, value);
        Ok(m.new_text(text))
    }),
    (Intrinsic::FormatPiece, piece),
    (Intrinsic::WholeNumber, |_, args| {
        Ok(match operand(args, 0) {
            Value::Int(number) => Value::Int(number),
            Value::Float(number) => whole_of(number).map_or(Value::Nil, Value::Int),
            _ => Value::Nil,
        })
    }),
];

/// The first operand.
fn text(m: &Machine, args: &[Value]) -> Text {
    let found = m.heap().text(operand(args, 0));
    found.cloned().unwrap_or_else(|| Text::from(""))
}

/// `(text, from, to)`: the text, and the places from which and up to which it is meant; nothing where that is none of it.
fn stretch(m: &Machine, args: &[Value]) -> Option<(Text, usize, usize)> {
    let text = text(m, args);
    let length = text.char_len() as i64;
    let place = |at: i64| match at {
        ..0 => at.saturating_add(length).saturating_add(1),
        _ => at,
    };
    let from = place(whole(operand(args, 1))).max(1);
    let to = match operand(args, 2) {
        Value::Unbound | Value::Nil => length,
        to => place(whole(to)).min(length),
    };
    (from <= to).then(|| (text, from as usize - 1, to as usize))
}

/// `(text, count, separator)`.
fn repeat(m: &mut Machine, args: &[Value]) -> Outcome {
    let text = text(m, args);
    let separator = m.text_of(operand(args, 2)).unwrap_or_default();
    let count = whole(operand(args, 1)).max(0) as usize;
    let unit = text.byte_len() + separator.len();
    if unit.saturating_mul(count) > MOST {
        return Err(m.fault(ir::Fault::TooLong, &[]));
    }
    let text = text.get();
    let mut out = String::with_capacity(unit * count);
    for at in 0..count {
        if at > 0 {
            out += &separator;
        }
        out += &text;
    }
    Ok(m.new_text(out))
}

/// A text for any value that has one without asking anybody.
pub(super) fn value_text(m: &Machine, value: Value) -> String {
    match value {
        Value::Nil | Value::Unbound => "nil".to_owned(),
        Value::Bool(truth) => m.semantics().texts.bools[usize::from(truth)].to_owned(),
        Value::Int(_) | Value::Float(_) => m.number_text(value),
        Value::Ref(handle) => match m.heap().text(value) {
            Some(text) => text.get().to_owned(),
            None => {
                let at = crate::display::names::address(handle);
                format!("{}: 0x{at:014x}", super::results::kind(m, value))
            }
        },
        Value::Builtin(id) => format!("function: 0x{:014x}", id.0),
        _ => super::results::kind(m, value).to_owned(),
    }
}

/// `(text, base?)`.
fn number(m: &mut Machine, args: &[Value]) -> Outcome {
    if let value @ (Value::Int(_) | Value::Float(_)) = operand(args, 0) {
        return Ok(value);
    }
    let Some(text) = m.heap().text(operand(args, 0)).cloned() else {
        return Ok(Value::Nil);
    };
    let text = text.get();
    let text = text.trim_matches(|c: char| matches!(c, ' ' | '\t'..='\r'));
    Ok(match operand(args, 1) {
        Value::Int(base @ 2..=36) => in_base(text, base as u32).unwrap_or(Value::Nil),
        _ => read_number(text).unwrap_or(Value::Nil),
    })
}

fn in_base(text: &str, base: u32) -> Option<Value> {
    let (is_negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let mut value: i64 = 0;
    for c in digits.chars() {
        value = value
            .wrapping_mul(i64::from(base))
            .wrapping_add(i64::from(c.to_digit(base)?));
    }
    (!digits.is_empty()).then_some(Value::Int(if is_negative {
        value.wrapping_neg()
    } else {
        value
    }))
}

/// A number as sources write it, with a sign.
fn read_number(text: &str) -> Option<Value> {
    let (is_negative, size) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if !size.starts_with(|c: char| c.is_ascii_digit() || c == '.') {
        return None;
    }
    let lower = size.to_ascii_lowercase();
    if let Some(digits) = lower.strip_prefix("0x") {
        if digits.bytes().all(|digit| digit.is_ascii_hexdigit()) && !digits.is_empty() {
            let low = digits.get(digits.len().saturating_sub(16)..)?;
            let value = u64::from_str_radix(low, 16).ok()? as i64;
            return Some(Value::Int(if is_negative {
                value.wrapping_neg()
            } else {
                value
            }));
        }
        let value = parse_hex_float(&lower)?;
        return Some(Value::Float(if is_negative { -value } else { value }));
    }
    if size.bytes().all(|digit| digit.is_ascii_digit())
        && let Ok(value) = text.strip_prefix('+').unwrap_or(text).parse()
    {
        return Some(Value::Int(value));
    }
    if !lower
        .bytes()
        .all(|c| c.is_ascii_digit() || matches!(c, b'.' | b'e' | b'+' | b'-'))
    {
        return None;
    }
    let value: f64 = lower.parse().ok()?;
    Some(Value::Float(if is_negative { -value } else { value }))
}

/// `(conversion, value)`: the conversion without its `%`.
fn piece(m: &mut Machine, args: &[Value]) -> Outcome {
    let spec = m.text_of(operand(args, 0)).unwrap_or_default();
    let value = operand(args, 1);
    let mut conversion = Conversion::read(spec.as_bytes(), &mut 0);
    let mut out = Vec::new();
    // The letter that is none of C's.
    if spec.ends_with('q') {
        conversion.letter = b'q';
    }
    match (conversion.letter, value) {
        (b'd' | b'i', Value::Int(number)) => {
            conversion.length = Length::Ll;
            conversion.signed(&mut out, number);
        }
        (b'u' | b'o' | b'x' | b'X', Value::Int(number)) => {
            conversion.length = Length::Ll;
            conversion.unsigned(&mut out, number as u64);
        }
        (b'c', Value::Int(number)) => conversion.bytes(&mut out, &[number as u8]),
        (b's', _) => {
            let mut text: Vec<u8> = value_text(m, value)
                .chars()
                .map(|c| c as u32 as u8)
                .collect();
            if let Some(most) = conversion.precision() {
                text.truncate(most);
            }
            conversion.bytes(&mut out, &text);
        }
        (b'q', _) => quoted(m, value, &mut out),
        (b'p', Value::Ref(handle)) => {
            conversion.address(&mut out, crate::display::names::address(handle))
        }
        (b'p', _) => conversion.bytes(&mut out, b"(null)"),
        (_, Value::Int(number)) => conversion.double(&mut out, number as f64),
        (_, Value::Float(number)) => conversion.double(&mut out, number),
        _ => {}
    }
    let text: String = out.into_iter().map(char::from).collect();
    Ok(m.new_text(text))
}

/// A value as source that reads back as the same.
fn quoted(m: &Machine, value: Value, out: &mut Vec<u8>) {
    match value {
        Value::Float(number) if number.is_infinite() => {
            out.extend_from_slice(if number > 0.0 { b"1e9999" } else { b"-1e9999" });
        }
        Value::Float(number) if number.is_nan() => out.extend_from_slice(b"(0/0)"),
        Value::Float(number) => {
            let hexadecimal = Conversion {
                letter: b'a',
                ..Conversion::default()
            };
            hexadecimal.double(out, number);
        }
        Value::Int(i64::MIN) => out.extend_from_slice(b"0x8000000000000000"),
        Value::Ref(_) => {
            let text = value_text(m, value);
            let mut chars = text.chars().peekable();
            out.push(b'"');
            while let Some(c) = chars.next() {
                match c {
                    '"' | '\\' => out.extend_from_slice(&[b'\\', c as u8]),
                    '\n' => out.extend_from_slice(b"\\\n"),
                    '\0'..='\x1f' | '\x7f' => {
                        let is_followed = chars.peek().is_some_and(char::is_ascii_digit);
                        let code = c as u32;
                        let text = match is_followed {
                            true => format!("\\{code:03}"),
                            false => format!("\\{code}"),
                        };
                        out.extend_from_slice(text.as_bytes());
                    }
                    _ => out.push(c as u32 as u8),
                }
            }
            out.push(b'"');
        }
        _ => out.extend_from_slice(value_text(m, value).as_bytes()),
    }
}
