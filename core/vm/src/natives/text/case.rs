//! Upper and lower case.

use crate::machine::{Machine, Outcome};
use crate::value::Value;
use crate::value::text::Text;
use crate::value::unicode::{is_cased, push_folded, push_title};

pub(super) fn upper(m: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    let upper = if text.is_ascii() {
        text.get().to_ascii_uppercase()
    } else {
        text.get().to_uppercase()
    };
    Ok(m.new_text(upper))
}

pub(super) fn lower(m: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    let lower = if text.is_ascii() {
        text.get().to_ascii_lowercase()
    } else {
        text.get().to_lowercase()
    };
    Ok(m.new_text(lower))
}

pub(super) fn casefold(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    if text.is_ascii() {
        return lower(m, text, args);
    }
    let mut folded = String::with_capacity(text.byte_len());
    for c in text.get().chars() {
        push_folded(&mut folded, c);
    }
    Ok(m.new_text(folded))
}

pub(super) fn capitalize(m: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    let chars = text.get();
    let mut out = String::with_capacity(chars.len());
    if let Some(first) = chars.chars().next() {
        push_title(&mut out, first);
        push_lower_from(&mut out, &chars, first.len_utf8());
    }
    Ok(m.new_text(out))
}

/// Appends what follows a byte in lower case, as it stands in the whole: a sigma at the end of a word has a form of
/// its own.
fn push_lower_from(out: &mut String, chars: &str, from: usize) {
    let whole = chars.to_lowercase();
    let before: usize = chars[..from]
        .chars()
        .flat_map(char::to_lowercase)
        .map(char::len_utf8)
        .sum();
    out.push_str(&whole[before..]);
}

pub(super) fn title(m: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    let chars = text.get();
    let mut out = String::with_capacity(chars.len());
    let mut is_inside = false;
    for (at, c) in chars.char_indices() {
        if is_inside {
            push_lower(&mut out, &chars, at, c);
        } else {
            push_title(&mut out, c);
        }
        is_inside = is_cased(c);
    }
    Ok(m.new_text(out))
}

pub(super) fn swapcase(m: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    let chars = text.get();
    let mut out = String::with_capacity(chars.len());
    for (at, c) in chars.char_indices() {
        if c.is_uppercase() {
            push_lower(&mut out, &chars, at, c);
        } else if c.is_lowercase() {
            out.extend(c.to_uppercase());
        } else {
            out.push(c);
        }
    }
    Ok(m.new_text(out))
}

/// Appends one character of a text in lower case.
fn push_lower(out: &mut String, chars: &str, at: usize, c: char) {
    if c == 'Σ' {
        // Its form depends on what stands around it.
        let before: usize = chars[..at]
            .chars()
            .flat_map(char::to_lowercase)
            .map(char::len_utf8)
            .sum();
        out.extend(chars.to_lowercase()[before..].chars().next());
    } else {
        out.extend(c.to_lowercase());
    }
}
