//! Padding and grouping of what has been turned into digits or text.

use super::spec::{Align, FormatError, Spec};
use ir::Fault;

/// How many characters formatting may make.
pub const MAX_WIDTH: usize = 1 << 28;

/// Appends a character a number of times.
pub fn push_repeated(out: &mut String, c: char, count: usize) {
    out.extend(std::iter::repeat_n(c, count));
}

/// Appends a text, padded as a specification says.
///
/// # Errors
/// When the specification is not for texts.
pub fn push_text(out: &mut String, text: &str, spec: &Spec) -> Result<(), FormatError> {
    match spec.kind {
        None | Some('s') => {}
        Some(code) => return Err(FormatError::UnknownCode(code)),
    }
    match spec.sign {
        Some(' ') => return Err(FormatError::Fault(Fault::SpaceOfText)),
        Some(_) => return Err(FormatError::Fault(Fault::SignOfText)),
        None => {}
    }
    if spec.no_negative_zero {
        return Err(FormatError::Fault(Fault::NegativeZeroOfText));
    }
    if spec.alternate {
        return Err(FormatError::Fault(Fault::AlternateOfText));
    }
    if spec.align == Some(Align::AfterSign) {
        return Err(FormatError::Fault(Fault::AlignmentOfText));
    }
    let text = match spec.precision {
        Some(precision) => first_chars(text, precision),
        None => text,
    };
    push_padded(out, "", text, spec, Align::Left)
}

/// The first so many characters of a text.
#[must_use]
pub fn first_chars(text: &str, count: usize) -> &str {
    match text.char_indices().nth(count) {
        Some((end, _)) => &text[..end],
        None => text,
    }
}

/// Appends a sign and what follows it, padded.
///
/// # Errors
/// When the width is larger than anything may be.
pub fn push_padded(
    out: &mut String,
    sign: &str,
    body: &str,
    spec: &Spec,
    default_align: Align,
) -> Result<(), FormatError> {
    if spec.width > MAX_WIDTH {
        return Err(FormatError::Fault(Fault::OutOfMemory));
    }
    let padding = spec
        .width
        .saturating_sub(sign.chars().count() + body.chars().count());
    let (before, between, after) = match spec.align.unwrap_or(default_align) {
        Align::Left => (0, 0, padding),
        Align::Right => (padding, 0, 0),
        Align::Center => (padding / 2, 0, padding - padding / 2),
        Align::AfterSign => (0, padding, 0),
    };
    push_repeated(out, spec.fill, before);
    out.push_str(sign);
    push_repeated(out, spec.fill, between);
    out.push_str(body);
    push_repeated(out, spec.fill, after);
    Ok(())
}

/// A number's parts, for [`push_number`].
#[derive(Clone, Copy, Debug)]
pub struct Parts<'a> {
    /// Whether it is below zero.
    pub is_negative: bool,
    /// What stands between the sign and the digits.
    pub prefix: &'a str,
    /// The digits in front of the point.
    pub whole: &'a str,
    /// The rest, with the point; not grouped.
    pub rest: &'a str,
}

/// Appends a number with its sign, grouped and padded.
///
/// # Errors
/// When the width is larger than anything may be.
pub fn push_number(out: &mut String, parts: Parts, spec: &Spec) -> Result<(), FormatError> {
    if spec.width > MAX_WIDTH {
        return Err(FormatError::Fault(Fault::OutOfMemory));
    }
    let mut sign = String::new();
    match spec.sign {
        _ if parts.is_negative => sign.push('-'),
        Some(c @ ('+' | ' ')) => sign.push(c),
        _ => {}
    }
    sign.push_str(parts.prefix);
    let Some(separator) = spec.grouping else {
        let body = [parts.whole, parts.rest].concat();
        return push_padded(out, &sign, &body, spec, Align::Right);
    };
    // Zeros that pad in front of the digits are grouped with them.
    let fills_with_zeros = spec.fill == '0' && spec.align == Some(Align::AfterSign);
    let least = if fills_with_zeros {
        spec.width.saturating_sub(sign.len() + parts.rest.len())
    } else {
        0
    };
    let mut body = grouped(parts.whole, separator, spec.group_size(), least);
    body.push_str(parts.rest);
    push_padded(out, &sign, &body, spec, Align::Right)
}

/// Digits with a separator between groups, and with zeros in front to be at least so long; a separator never
/// comes first.
fn grouped(digits: &str, separator: char, size: usize, least: usize) -> String {
    if digits.is_empty() {
        return String::new();
    }
    let separated = |count: usize| count + (count - 1) / size;
    let mut count = digits.len();
    while separated(count) < least {
        count += 1;
    }
    let mut out = String::with_capacity(separated(count));
    let zeros = count - digits.len();
    for (at, digit) in std::iter::repeat_n('0', zeros)
        .chain(digits.chars())
        .enumerate()
    {
        if at > 0 && (count - at).is_multiple_of(size) {
            out.push(separator);
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn zeros_are_grouped_and_never_begin_with_a_separator() {
        for (digits, least, text) in [
            ("1234", 0, "1,234"),
            ("123", 0, "123"),
            ("1234", 8, "0,001,234"),
            ("1234", 9, "0,001,234"),
            ("1234", 10, "00,001,234"),
            ("1234567", 3, "1,234,567"),
        ] {
            assert_eq!(grouped(digits, ',', 3, least), text);
        }
    }
}
