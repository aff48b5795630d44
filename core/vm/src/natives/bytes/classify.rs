//! Questions about bytes as characters.

use super::Bytes;
use crate::machine::{Machine, Outcome};
use crate::value::Value;

macro_rules! all_are {
    ($($name:ident: $test:expr),* $(,)?) => {$(
        /// Whether there are bytes and all of them are of the kind.
        pub(super) fn $name(_: &mut Machine, receiver: &Bytes, _: &[Value]) -> Outcome {
            let test: fn(&u8) -> bool = $test;
            Ok(Value::Bool(!receiver.bytes.is_empty() && receiver.bytes.iter().all(test)))
        }
    )*};
}

all_are! {
    is_alphanumeric: u8::is_ascii_alphanumeric,
    is_alphabetic: u8::is_ascii_alphabetic,
    is_digit: u8::is_ascii_digit,
    is_space: is_space_byte,
}

/// Whether a byte separates words.
pub(super) fn is_space_byte(byte: &u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

pub(super) fn is_ascii(_: &mut Machine, receiver: &Bytes, _: &[Value]) -> Outcome {
    Ok(Value::Bool(receiver.bytes.is_ascii()))
}

fn has_case(receiver: &Bytes, wanted: fn(&u8) -> bool) -> Value {
    let mut cased = receiver
        .bytes
        .iter()
        .filter(|byte| byte.is_ascii_alphabetic())
        .peekable();
    Value::Bool(cased.peek().is_some() && cased.all(wanted))
}

pub(super) fn is_lower(_: &mut Machine, receiver: &Bytes, _: &[Value]) -> Outcome {
    Ok(has_case(receiver, u8::is_ascii_lowercase))
}

pub(super) fn is_upper(_: &mut Machine, receiver: &Bytes, _: &[Value]) -> Outcome {
    Ok(has_case(receiver, u8::is_ascii_uppercase))
}

pub(super) fn is_title(_: &mut Machine, receiver: &Bytes, _: &[Value]) -> Outcome {
    let (mut is_inside, mut has_words) = (false, false);
    for byte in &*receiver.bytes {
        let fits = match byte {
            b'A'..=b'Z' => !is_inside,
            b'a'..=b'z' => is_inside,
            _ => true,
        };
        if !fits {
            return Ok(Value::Bool(false));
        }
        is_inside = byte.is_ascii_alphabetic();
        has_words |= is_inside;
    }
    Ok(Value::Bool(has_words))
}
