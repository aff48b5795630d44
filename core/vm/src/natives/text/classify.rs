//! Questions about the characters of a text.

use crate::machine::{Machine, Outcome};
use crate::value::Value;
use crate::value::text::Text;
use crate::value::unicode;

macro_rules! all_are {
    ($($name:ident: $test:path),* $(,)?) => {$(
        /// Whether there are characters and all of them are of the kind.
        pub(super) fn $name(_: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
            Ok(Value::Bool(text.byte_len() > 0 && text.get().chars().all($test)))
        }
    )*};
}

all_are! {
    is_alphanumeric: unicode::is_alphanumeric,
    is_alphabetic: unicode::is_letter,
    is_decimal: unicode::is_decimal,
    is_digit: unicode::is_digit,
    is_numeric: unicode::is_numeric,
    is_space: unicode::is_space,
}

pub(super) fn is_ascii(_: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    Ok(Value::Bool(text.is_ascii()))
}

pub(super) fn is_printable(_: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    Ok(Value::Bool(text.get().chars().all(unicode::is_printable)))
}

pub(super) fn is_identifier(_: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    let chars = text.get();
    let mut rest = chars.chars();
    let begins = rest
        .next()
        .is_some_and(|c| c == '_' || unicode_ident::is_xid_start(c));
    Ok(Value::Bool(
        begins && rest.all(unicode_ident::is_xid_continue),
    ))
}

/// Whether some characters have case, and all of those have the one wanted.
fn has_case(text: &Text, wanted: fn(char) -> bool) -> Value {
    let chars = text.get();
    let mut cased = chars.chars().filter(|&c| unicode::is_cased(c)).peekable();
    Value::Bool(cased.peek().is_some() && cased.all(wanted))
}

pub(super) fn is_lower(_: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    Ok(has_case(text, char::is_lowercase))
}

pub(super) fn is_upper(_: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    Ok(has_case(text, char::is_uppercase))
}

pub(super) fn is_title(_: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    let (mut is_inside, mut has_words) = (false, false);
    for c in text.get().chars() {
        if c.is_uppercase() || unicode::is_title(c) {
            if is_inside {
                return Ok(Value::Bool(false));
            }
            (is_inside, has_words) = (true, true);
        } else if c.is_lowercase() {
            if !is_inside {
                return Ok(Value::Bool(false));
            }
        } else {
            is_inside = false;
        }
    }
    Ok(Value::Bool(has_words))
}
