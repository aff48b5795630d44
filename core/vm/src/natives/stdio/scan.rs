//! The `scanf` family, and reading numbers out of bytes as `strtol` and `strtod` do.

use super::operands::whole;
use super::regions::next_argument;
use super::streams::{checked, int};
use crate::display::format::conversion::Length;
use crate::machine::{Machine, Outcome};
use crate::natives::operand;
use crate::value::Value;
use ir::{Scalar, Undefined};

/// Bytes that are read one by one, each of them at most once ahead.
pub(in crate::natives) enum Text {
    /// A stream.
    Stream(Value),
    /// A string.
    Bytes(Vec<u8>, usize),
}

impl Text {
    fn peek(&mut self, m: &mut Machine) -> Option<u8> {
        match self {
            Text::Stream(stream) => m.peek_byte(*stream),
            Text::Bytes(bytes, at) => bytes.get(*at).copied(),
        }
    }

    fn advance(&mut self, m: &mut Machine) {
        match self {
            Text::Stream(stream) => {
                m.read_byte(*stream);
            }
            Text::Bytes(_, at) => *at += 1,
        }
    }

    /// The next byte if it is one of those wanted.
    fn eat(&mut self, m: &mut Machine, wanted: impl Fn(u8) -> bool) -> Option<u8> {
        let byte = self.peek(m).filter(|&byte| wanted(byte))?;
        self.advance(m);
        Some(byte)
    }

    pub(in crate::natives) fn skip_space(&mut self, m: &mut Machine) -> usize {
        let mut count = 0;
        while self.eat(m, is_space).is_some() {
            count += 1;
        }
        count
    }

    /// The digits of an integer with its sign and prefix, in a base or the one that the prefix says; at most so many bytes.
    /// Gives the sign, the size (saturated) and the base's digits found.
    pub(in crate::natives) fn integer(
        &mut self,
        m: &mut Machine,
        base: u32,
        most: usize,
    ) -> Option<Number> {
        let mut used = 0;
        let mut number = Number::default();
        let sign = |byte| byte == b'-' || byte == b'+';
        if most > 0
            && let Some(byte) = self.eat(m, sign)
        {
            number.is_negative = byte == b'-';
            used += 1;
        }
        let mut base = base;
        if matches!(base, 0 | 16) && used < most && self.eat(m, |byte| byte == b'0').is_some() {
            used += 1;
            number.digits += 1;
            number.length = used;
            if used < most && self.eat(m, |byte| byte | 32 == b'x').is_some() {
                used += 1;
                base = 16;
            } else if base == 0 {
                base = 8;
            }
        }
        let base = if base == 0 { 10 } else { base };
        while used < most {
            let Some(byte) = self.eat(m, |byte| char::from(byte).is_digit(base)) else {
                break;
            };
            let digit = char::from(byte).to_digit(base).unwrap_or(0);
            let next = number.size.checked_mul(u128::from(base));
            let next = next.and_then(|size| size.checked_add(u128::from(digit)));
            number.size = next.unwrap_or(u128::MAX >> 1).min(u128::MAX >> 1);
            used += 1;
            number.digits += 1;
            number.length = used;
        }
        (number.digits > 0).then_some(number)
    }

    /// A floating-point number, as far as there is one, and how many bytes it has.
    pub(in crate::natives) fn double(
        &mut self,
        m: &mut Machine,
        most: usize,
    ) -> Option<(f64, usize)> {
        let mut text = String::new();
        let put = |source: &mut Text, m: &mut Machine, text: &mut String, wanted: &[u8]| {
            text.len() < most
                && source
                    .eat(m, |byte| wanted.contains(&byte.to_ascii_lowercase()))
                    .map(|byte| text.push(char::from(byte.to_ascii_lowercase())))
                    .is_some()
        };
        put(self, m, &mut text, b"+-");
        let signs = text.len();
        for (first, rest) in [(&b"i"[..], &b"nf"[..]), (&b"n"[..], &b"an"[..])] {
            if !put(self, m, &mut text, first) {
                continue;
            }
            let complete = rest.iter().all(|&byte| put(self, m, &mut text, &[byte]));
            if !complete {
                return None;
            }
            if first == b"i" {
                // `infinity` where all of it is there.
                let mut length = text.len();
                if b"inity"
                    .iter()
                    .all(|&byte| put(self, m, &mut text, &[byte]))
                {
                    length = text.len();
                }
                let size = f64::INFINITY;
                return Some((if text.starts_with('-') { -size } else { size }, length));
            }
            let nan = if text.starts_with('-') {
                -f64::NAN
            } else {
                f64::NAN
            };
            return Some((nan, text.len()));
        }
        let mut digits: &[u8] = b"0123456789";
        let mut is_hex = false;
        if put(self, m, &mut text, b"0") && put(self, m, &mut text, b"x") {
            digits = b"0123456789abcdef";
            is_hex = true;
        }
        let start = if is_hex { text.len() } else { signs };
        while put(self, m, &mut text, digits) {}
        if put(self, m, &mut text, b".") {
            while put(self, m, &mut text, digits) {}
        }
        if !text[start..].bytes().any(|byte| byte.is_ascii_hexdigit()) {
            // `0x` alone is a zero and a letter.
            return is_hex.then(|| (0.0, signs + 1));
        }
        let mut length = text.len();
        let exponent: &[u8] = if is_hex { b"p" } else { b"e" };
        if put(self, m, &mut text, exponent) {
            put(self, m, &mut text, b"+-");
            let mut any = false;
            while put(self, m, &mut text, b"0123456789") {
                any = true;
            }
            if any {
                length = text.len();
            }
        }
        let body = &text[..length];
        let value = if is_hex {
            crate::value::number::parse_hex_float(body)?
        } else {
            body.parse().ok()?
        };
        Some((value, length))
    }
}

/// An integer out of a text.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::natives) struct Number {
    /// Whether a minus stands in front.
    pub is_negative: bool,
    /// Its size, saturated.
    pub size: u128,
    digits: usize,
    /// How many bytes it has.
    pub length: usize,
}

impl Number {
    /// The number within the bounds of a type, and whether it fits; unsigned ones are negated within their type.
    pub(in crate::natives) fn within(self, scalar: Scalar) -> (i64, bool) {
        let (least, greatest) = scalar.range();
        if !scalar.is_signed() {
            return match i128::try_from(self.size) {
                Ok(size) if size <= greatest => {
                    let word = size as i64;
                    (
                        if self.is_negative {
                            word.wrapping_neg()
                        } else {
                            word
                        },
                        true,
                    )
                }
                _ => (greatest as i64, false),
            };
        }
        let size = self.size as i128;
        let value = if self.is_negative { -size } else { size };
        (
            value.clamp(least, greatest) as i64,
            value >= least && value <= greatest,
        )
    }
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// `(stream, format, pointers)`.
pub(super) fn stream(m: &mut Machine, args: &[Value]) -> Outcome {
    match checked(m, operand(args, 0))? {
        Some(stream) => scan(
            m,
            &mut Text::Stream(stream),
            operand(args, 1),
            operand(args, 2),
        ),
        None => Ok(int(-1)),
    }
}

/// `(text, format, pointers)`.
pub(super) fn text(m: &mut Machine, args: &[Value]) -> Outcome {
    match m.read_string(operand(args, 0), None)? {
        Some(bytes) => scan(
            m,
            &mut Text::Bytes(bytes, 0),
            operand(args, 1),
            operand(args, 2),
        ),
        None => Ok(int(-1)),
    }
}

/// What a conversion came to.
enum Came {
    /// It was stored, or dropped as asked.
    Converted,
    /// The input does not fit.
    Mismatch,
    /// The input is at its end.
    End,
}

fn scan(m: &mut Machine, source: &mut Text, format: Value, pointers: Value) -> Outcome {
    let Some(format) = m.read_string(format, None)? else {
        return Ok(int(-1));
    };
    let pointers = match m.object_kind(pointers) {
        Some(crate::heap::Object::Tuple(_)) => m.new_list(vec![pointers, Value::Int(0)]),
        _ => pointers,
    };
    let mut stored = 0;
    let mut read = 0;
    let mut at = 0;
    let mut converted_any = false;
    while let Some(&byte) = format.get(at) {
        at += 1;
        if is_space(byte) {
            read += source.skip_space(m);
            continue;
        }
        if byte != b'%' || format.get(at) == Some(&b'%') {
            if byte == b'%' {
                at += 1;
                read += source.skip_space(m);
            }
            if source.eat(m, |other| other == byte).is_none() {
                let is_end = source.peek(m).is_none() && !converted_any;
                return Ok(int(if is_end { -1 } else { stored }));
            }
            read += 1;
            continue;
        }
        let start = at - 1;
        let drops = format.get(at) == Some(&b'*');
        at += usize::from(drops);
        let mut width = 0;
        while let Some(digit) = format.get(at).filter(|byte| byte.is_ascii_digit()) {
            width = (width * 10 + usize::from(digit - b'0')).min(1 << 20);
            at += 1;
        }
        let length = Length::read(&format, &mut at);
        let letter = format.get(at).copied().unwrap_or(0);
        at += 1;
        let set = if letter == b'[' {
            read_set(&format, &mut at)
        } else {
            Vec::new()
        };
        let spec = String::from_utf8_lossy(&format[start..at.min(format.len())]).into_owned();
        let mut conversion = Scan {
            source: &mut *source,
            pointers,
            drops,
            most: if width == 0 { usize::MAX } else { width },
            length,
            spec,
            read: &mut read,
        };
        match conversion.convert(m, letter, &set)? {
            Came::Converted => {
                converted_any = true;
                stored += i64::from(!drops && letter != b'n');
            }
            Came::Mismatch => return Ok(int(stored)),
            Came::End => return Ok(int(if converted_any { stored } else { -1 })),
        }
    }
    Ok(int(stored))
}

/// The bytes that a set takes, `[` being read already.
fn read_set(format: &[u8], at: &mut usize) -> Vec<u8> {
    let mut members = Vec::new();
    let is_complement = format.get(*at) == Some(&b'^');
    *at += usize::from(is_complement);
    let first = *at;
    while let Some(&byte) = format.get(*at) {
        if byte == b']' && *at > first {
            break;
        }
        match (format.get(*at + 1), format.get(*at + 2)) {
            (Some(b'-'), Some(&last)) if last != b']' => {
                members.extend(byte..=last);
                *at += 3;
            }
            _ => {
                members.push(byte);
                *at += 1;
            }
        }
    }
    *at += 1;
    match is_complement {
        true => (0..=255).filter(|byte| !members.contains(byte)).collect(),
        false => members,
    }
}

/// One conversion at work.
struct Scan<'a> {
    source: &'a mut Text,
    pointers: Value,
    drops: bool,
    most: usize,
    length: Length,
    spec: String,
    /// How many bytes have been read in all.
    read: &'a mut usize,
}

impl Scan<'_> {
    fn convert(&mut self, m: &mut Machine, letter: u8, set: &[u8]) -> Outcome<Came> {
        if !matches!(letter, b'c' | b'[' | b'n') {
            *self.read += self.source.skip_space(m);
        }
        if letter != b'n' && self.source.peek(m).is_none() {
            return Ok(Came::End);
        }
        let integer = match self.length {
            Length::Hh => Scalar::I8,
            Length::H => Scalar::I16,
            _ if self.length.bytes() == 8 => Scalar::I64,
            _ => Scalar::I32,
        };
        match letter {
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'p' => {
                let base = match letter {
                    b'i' => 0,
                    b'o' => 8,
                    b'x' | b'X' | b'p' => 16,
                    _ => 10,
                };
                let Some(number) = self.source.integer(m, base, self.most) else {
                    return Ok(Came::Mismatch);
                };
                *self.read += number.length;
                if letter == b'p' {
                    let pointer = m.resolve(number.within(Scalar::U64).0 as u64);
                    return self.store(m, Scalar::Ptr, pointer);
                }
                let wide = match letter {
                    b'd' | b'i' => Scalar::I64,
                    _ => Scalar::U64,
                };
                let word = number.within(wide).0;
                self.store(m, integer, Value::Sized(integer, integer.wrap(word)))
            }
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
                let Some((number, length)) = self.source.double(m, self.most) else {
                    return Ok(Came::Mismatch);
                };
                *self.read += length;
                let is_double = matches!(self.length, Length::L | Length::LongDouble);
                let ty = if is_double { Scalar::F64 } else { Scalar::F32 };
                self.store(m, ty, Value::Float(number))
            }
            b's' | b'[' | b'c' => {
                let most = match (letter, self.most) {
                    (b'c', usize::MAX) => 1,
                    (_, most) => most,
                };
                let takes = |byte: u8| match letter {
                    b'c' => true,
                    b's' => !is_space(byte),
                    _ => set.contains(&byte),
                };
                let mut bytes = Vec::new();
                while bytes.len() < most
                    && let Some(byte) = self.source.eat(m, takes)
                {
                    bytes.push(byte);
                }
                *self.read += bytes.len();
                if bytes.is_empty() || letter == b'c' && bytes.len() < most {
                    return Ok(Came::Mismatch);
                }
                if letter != b'c' {
                    bytes.push(0);
                }
                self.store_bytes(m, &bytes)
            }
            b'n' => {
                let count = *self.read as i64;
                self.store(m, integer, Value::Sized(integer, integer.wrap(count)))
            }
            _ => {
                let words = || format!("`{}` is no conversion", self.spec);
                m.undefined_with(Undefined::FormatMismatch, None, words)?;
                Ok(Came::Mismatch)
            }
        }
    }

    /// The pointer that the conversion stores to.
    fn target(&self, m: &mut Machine) -> Outcome<Option<Value>> {
        let found = next_argument(m, self.pointers)?;
        let spec = &self.spec;
        match found {
            Some(pointer @ (Value::Pointer(..) | Value::Nil | Value::Unknown(_))) => {
                Ok(Some(pointer))
            }
            Some(_) => {
                let words = || format!("`{spec}` takes a pointer, and gets something else");
                m.undefined_with(Undefined::FormatMismatch, None, words)?;
                Ok(None)
            }
            None => {
                let words = || format!("there is no argument for `{spec}`");
                m.undefined_with(Undefined::FormatMismatch, None, words)?;
                Ok(None)
            }
        }
    }

    fn store(&self, m: &mut Machine, ty: Scalar, value: Value) -> Outcome<Came> {
        if !self.drops
            && let Some(pointer) = self.target(m)?
        {
            m.store_scalar(pointer, 0, ty, value)?;
        }
        Ok(Came::Converted)
    }

    fn store_bytes(&self, m: &mut Machine, bytes: &[u8]) -> Outcome<Came> {
        if !self.drops
            && let Some(pointer) = self.target(m)?
        {
            m.write_bytes(pointer, bytes)?;
        }
        Ok(Came::Converted)
    }
}

/// An operand as a base.
pub(in crate::natives) fn base_of(value: Value) -> u32 {
    match whole(value) {
        0 => 0,
        base @ 2..=36 => base as u32,
        _ => 10,
    }
}
