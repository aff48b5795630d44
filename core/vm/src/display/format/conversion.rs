//! Conversions as C's `printf` knows them: reading a specification, and writing a value by one.
//!
//! Widths and precisions count bytes, as C's do.

use super::decimal::{Manner, Notation, digits, not_finite};

/// A width or precision may be so large; beyond that is memory that nobody wants.
const MOST: i64 = 1 << 20;

/// What stands between `%` and the letter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conversion {
    /// Fill on the right.
    pub left: bool,
    /// A sign in every case.
    pub plus: bool,
    /// A space where there is no sign.
    pub space: bool,
    /// The other form.
    pub alternate: bool,
    /// Fill with zeros.
    pub zero: bool,
    /// The least width.
    pub width: Option<Count>,
    /// The precision.
    pub precision: Option<Count>,
    /// The length modifier.
    pub length: Length,
    /// The letter; zero where the format ends before it.
    pub letter: u8,
}

/// A number in a specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Written there.
    Given(i64),
    /// An argument of type `int`.
    Argument,
}

/// Length modifiers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Length {
    #[default]
    None,
    Hh,
    H,
    L,
    Ll,
    J,
    Z,
    T,
    LongDouble,
}

impl Length {
    /// How many bytes an integer argument has under it.
    #[must_use]
    pub fn bytes(self) -> u64 {
        match self {
            Length::None | Length::Hh | Length::H | Length::LongDouble => 4,
            Length::L | Length::Ll | Length::J | Length::Z | Length::T => 8,
        }
    }
}

impl Conversion {
    /// Reads what stands behind a `%`, and moves behind it.
    #[must_use]
    pub fn read(format: &[u8], at: &mut usize) -> Conversion {
        let mut found = Conversion::default();
        let peek = |at: usize| format.get(at).copied().unwrap_or(0);
        loop {
            match peek(*at) {
                b'-' => found.left = true,
                b'+' => found.plus = true,
                b' ' => found.space = true,
                b'#' => found.alternate = true,
                b'0' => found.zero = true,
                // Groups of digits: the locale has none.
                b'\'' => {}
                _ => break,
            }
            *at += 1;
        }
        let count = |at: &mut usize| {
            if peek(*at) == b'*' {
                *at += 1;
                return Some(Count::Argument);
            }
            let mut number = None;
            while peek(*at).is_ascii_digit() {
                let digit = i64::from(peek(*at) - b'0');
                number = Some((number.unwrap_or(0) * 10 + digit).min(MOST));
                *at += 1;
            }
            number.map(Count::Given)
        };
        found.width = count(at);
        if peek(*at) == b'.' {
            *at += 1;
            found.precision = Some(count(at).unwrap_or(Count::Given(0)));
        }
        found.length = Length::read(format, at);
        found.letter = peek(*at);
        if *at < format.len() {
            *at += 1;
        }
        found
    }

    /// Puts the argument for the width in its place.
    pub fn set_width(&mut self, width: i64) {
        self.left |= width < 0;
        self.width = Some(Count::Given(width.unsigned_abs().min(MOST as u64) as i64));
    }

    /// Puts the argument for the precision in its place; a negative one is none.
    pub fn set_precision(&mut self, precision: i64) {
        self.precision = (precision >= 0).then(|| Count::Given(precision.min(MOST)));
    }

    fn width(&self) -> usize {
        match self.width {
            Some(Count::Given(width)) => width as usize,
            _ => 0,
        }
    }

    /// The precision, where there is one.
    #[must_use]
    pub fn precision(&self) -> Option<usize> {
        match self.precision {
            Some(Count::Given(precision)) => Some(precision as usize),
            _ => None,
        }
    }

    /// Writes a signed integer: `d`, `i`.
    pub fn signed(&self, out: &mut Vec<u8>, value: i64) {
        let value = match self.length {
            Length::Hh => i64::from(value as i8),
            Length::H => i64::from(value as i16),
            _ if self.length.bytes() == 4 => i64::from(value as i32),
            _ => value,
        };
        let sign = self.sign(value < 0);
        self.integer(out, sign, value.unsigned_abs().to_string());
    }

    /// Writes an unsigned integer: `u`, `o`, `x`, `X`.
    pub fn unsigned(&self, out: &mut Vec<u8>, value: u64) {
        let value = match self.length {
            Length::Hh => u64::from(value as u8),
            Length::H => u64::from(value as u16),
            _ if self.length.bytes() == 4 => u64::from(value as u32),
            _ => value,
        };
        let mut prefix = "";
        let mut text = match self.letter {
            b'o' => format!("{value:o}"),
            b'x' => format!("{value:x}"),
            b'X' => format!("{value:X}"),
            _ => value.to_string(),
        };
        if self.alternate {
            match self.letter {
                b'o' => {
                    let has_zero = self.precision().is_some_and(|least| least > text.len());
                    if !has_zero && !text.starts_with('0') {
                        text.insert(0, '0');
                    } else if value == 0 && self.precision() == Some(0) {
                        out_padded(self, out, "", "0", false);
                        return;
                    }
                }
                b'x' if value != 0 => prefix = "0x",
                b'X' if value != 0 => prefix = "0X",
                _ => {}
            }
        }
        self.integer(out, prefix, text);
    }

    fn integer(&self, out: &mut Vec<u8>, prefix: &str, mut digits: String) {
        if let Some(least) = self.precision() {
            if least == 0 && digits == "0" {
                digits.clear();
            }
            if digits.len() < least {
                digits.insert_str(0, &"0".repeat(least - digits.len()));
            }
        }
        let with_zeros = self.zero && self.precision().is_none();
        out_padded(self, out, prefix, &digits, with_zeros);
    }

    fn sign(&self, is_negative: bool) -> &'static str {
        match (is_negative, self.plus, self.space) {
            (true, ..) => "-",
            (false, true, _) => "+",
            (false, false, true) => " ",
            _ => "",
        }
    }

    /// Writes a double: `f`, `e`, `g`, `a` and their capitals.
    pub fn double(&self, out: &mut Vec<u8>, value: f64) {
        let is_upper = self.letter.is_ascii_uppercase();
        let mut sign = self.sign(value.is_sign_negative());
        if !value.is_finite() {
            out_padded(self, out, sign, &not_finite(value, is_upper), false);
            return;
        }
        let precision = self.precision().unwrap_or(6);
        let manner = Manner {
            alternate: self.alternate,
            keeps_fraction: false,
        };
        let mut text = match self.letter.to_ascii_lowercase() {
            b'f' => digits(value, Notation::Fixed(precision), manner),
            b'e' => digits(value, Notation::Exponent(precision), manner),
            b'g' => digits(value, Notation::General(precision), manner),
            _ => hexadecimal(value, self.precision(), self.alternate),
        };
        if is_upper {
            text.make_ascii_uppercase();
        }
        let joined;
        if let Some(rest) = text.strip_prefix("0x").or(text.strip_prefix("0X")) {
            joined = format!("{sign}{}", &text[..2]);
            sign = &joined;
            out_padded(self, out, sign, rest, self.zero);
        } else {
            out_padded(self, out, sign, &text, self.zero);
        }
    }

    /// Writes bytes: `s`, `c`.
    pub fn bytes(&self, out: &mut Vec<u8>, bytes: &[u8]) {
        let fill = self.width().saturating_sub(bytes.len());
        if !self.left {
            out.extend(std::iter::repeat_n(b' ', fill));
        }
        out.extend_from_slice(bytes);
        if self.left {
            out.extend(std::iter::repeat_n(b' ', fill));
        }
    }

    /// Writes an address: `p`.
    pub fn address(&self, out: &mut Vec<u8>, address: u64) {
        if address == 0 {
            self.bytes(out, b"(nil)");
        } else {
            let prefix = format!("{}0x", self.sign(false));
            self.integer(out, &prefix, format!("{address:x}"));
        }
    }
}

impl Length {
    /// Reads a length modifier and moves behind it.
    #[must_use]
    pub fn read(format: &[u8], at: &mut usize) -> Length {
        let rest = &format[(*at).min(format.len())..];
        let (length, count) = match rest {
            [b'h', b'h', ..] => (Length::Hh, 2),
            [b'h', ..] => (Length::H, 1),
            [b'l', b'l', ..] => (Length::Ll, 2),
            [b'l', ..] => (Length::L, 1),
            [b'q', ..] => (Length::Ll, 1),
            [b'j', ..] => (Length::J, 1),
            [b'z', ..] => (Length::Z, 1),
            [b't', ..] => (Length::T, 1),
            [b'L', ..] => (Length::LongDouble, 1),
            _ => (Length::None, 0),
        };
        *at += count;
        length
    }
}

/// A prefix and digits within a width; zeros come between the two.
fn out_padded(spec: &Conversion, out: &mut Vec<u8>, prefix: &str, body: &str, zeros: bool) {
    let fill = spec.width().saturating_sub(prefix.len() + body.len());
    if spec.left {
        out.extend_from_slice(prefix.as_bytes());
        out.extend_from_slice(body.as_bytes());
        out.extend(std::iter::repeat_n(b' ', fill));
        return;
    }
    if !zeros {
        out.extend(std::iter::repeat_n(b' ', fill));
    }
    out.extend_from_slice(prefix.as_bytes());
    if zeros {
        out.extend(std::iter::repeat_n(b'0', fill));
    }
    out.extend_from_slice(body.as_bytes());
}

/// A finite double's size in hexadecimal, rounded to so many digits behind the point, ties to even.
fn hexadecimal(value: f64, precision: Option<usize>, alternate: bool) -> String {
    let bits = value.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    let (mut whole, exponent) = match (exponent, fraction) {
        (0, 0) => (0, 0),
        (0, _) => (0, -1022),
        _ => (1, exponent - 1023),
    };
    let mut text = format!("{fraction:013x}");
    match precision {
        None => text.truncate(text.trim_end_matches('0').len()),
        Some(count) if count < 13 => {
            let dropped = 4 * (13 - count as u32);
            let all = (whole << 52) | fraction;
            let (mut kept, rest) = (all >> dropped, all & ((1 << dropped) - 1));
            let half = 1 << (dropped - 1);
            if rest > half || rest == half && kept & 1 == 1 {
                kept += 1;
            }
            whole = kept >> (4 * count);
            let below = kept & ((1_u64 << (4 * count)) - 1);
            text = match count {
                0 => String::new(),
                _ => format!("{below:0count$x}"),
            };
        }
        Some(count) => text.extend(std::iter::repeat_n('0', count - 13)),
    }
    let point = if text.is_empty() && !alternate {
        ""
    } else {
        "."
    };
    format!("0x{whole}{point}{text}p{exponent:+}")
}

#[cfg(test)]
mod tests;
