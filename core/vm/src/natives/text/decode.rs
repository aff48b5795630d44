//! Bytes as texts, and what to do about bytes that an encoding does not allow.

use super::encoding::{Encoding, coding_error, find, name_operand, unknown_handler};
use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::value::Value;
use ir::Fault;

/// Bytes as a text; `None` where it would hold halves of surrogate pairs, which texts here cannot.
///
/// # Errors
/// When there is no such encoding, or the bytes are not in it.
pub(in crate::natives) fn decode(
    m: &mut Machine,
    bytes: &[u8],
    encoding: Value,
    errors: Value,
    function: &str,
) -> Outcome<Option<String>> {
    let encoding = name_operand(m, encoding, function, "encoding", "utf-8")?;
    let errors = name_operand(m, errors, function, "errors", "strict")?;
    // There is nothing to decode, whatever the encoding.
    if bytes.is_empty() {
        return Ok(Some(String::new()));
    }
    let encoding = find(m, &encoding)?;
    let mut decoder = Decoder {
        bytes,
        encoding,
        errors: &errors,
        out: String::with_capacity(bytes.len()),
        has_surrogates: false,
    };
    match encoding {
        Encoding::Utf8 => decoder.utf8(m, 0)?,
        Encoding::Utf8Marked => {
            let start = if bytes.starts_with(b"\xef\xbb\xbf") {
                3
            } else {
                0
            };
            decoder.utf8(m, start)?;
        }
        Encoding::Latin1 => decoder
            .out
            .extend(bytes.iter().map(|&byte| char::from(byte))),
        Encoding::Page(page) => {
            let upper = page.upper();
            for (at, &byte) in bytes.iter().enumerate() {
                let upper = usize::from(byte).checked_sub(0x80).map(|at| upper[at]);
                match upper {
                    None => decoder.out.push(char::from(byte)),
                    Some(char::REPLACEMENT_CHARACTER) => {
                        decoder.bad(m, at, at + 1, encoding.why_not())?;
                    }
                    Some(c) => decoder.out.push(c),
                }
            }
        }
        Encoding::Escapes => decoder.escapes(m)?,
        Encoding::RawEscapes => decoder.raw_escapes(m)?,
        Encoding::Ascii => {
            for (at, &byte) in bytes.iter().enumerate() {
                if byte < 0x80 {
                    decoder.out.push(char::from(byte));
                } else {
                    decoder.bad(m, at, at + 1, encoding.why_not())?;
                }
            }
        }
        Encoding::Wide { .. } => decoder.wide(m)?,
    }
    Ok((!decoder.has_surrogates).then_some(decoder.out))
}

/// Why an escape with too few digits is wrong.
fn truncated(escape: u8, digits: usize) -> String {
    let form = char::from(escape).to_string() + &"X".repeat(digits);
    format!("truncated \\{form} escape")
}

struct Decoder<'b> {
    bytes: &'b [u8],
    encoding: Encoding,
    errors: &'b str,
    out: String,
    /// Whether a byte was to become half of a surrogate pair.
    has_surrogates: bool,
}

impl Decoder<'_> {
    /// Deals with bytes that are not in the encoding.
    fn bad(&mut self, m: &mut Machine, start: usize, end: usize, why: &str) -> Outcome<()> {
        match self.errors {
            "strict" => {
                let object = m.insert(Object::Bytes(self.bytes.into()));
                Err(coding_error(
                    m,
                    Fault::CannotDecode,
                    self.encoding,
                    object,
                    (start, end),
                    why,
                ))
            }
            "ignore" => Ok(()),
            "replace" => {
                self.out.push(char::REPLACEMENT_CHARACTER);
                Ok(())
            }
            "backslashreplace" => {
                for byte in &self.bytes[start..end] {
                    self.out.push_str(&format!("\\x{byte:02x}"));
                }
                Ok(())
            }
            "surrogateescape" | "surrogatepass" => {
                self.has_surrogates = true;
                Ok(())
            }
            errors => {
                let errors = errors.to_owned();
                Err(unknown_handler(m, &errors))
            }
        }
    }

    fn utf8(&mut self, m: &mut Machine, start: usize) -> Outcome<()> {
        let mut at = start;
        loop {
            let error = match std::str::from_utf8(&self.bytes[at..]) {
                Ok(text) => {
                    self.out.push_str(text);
                    return Ok(());
                }
                Err(error) => error,
            };
            let valid = error.valid_up_to();
            self.out
                .push_str(&String::from_utf8_lossy(&self.bytes[at..at + valid]));
            let bad = at + valid;
            match error.error_len() {
                Some(len) => {
                    let is_start = matches!(self.bytes[bad], 0xc2..=0xf4);
                    let why = if is_start {
                        "invalid continuation byte"
                    } else {
                        "invalid start byte"
                    };
                    self.bad(m, bad, bad + len, why)?;
                    at = bad + len;
                }
                None => {
                    self.bad(m, bad, self.bytes.len(), "unexpected end of data")?;
                    return Ok(());
                }
            }
        }
    }

    /// ASCII with escapes; other bytes are those of Latin-1.
    fn escapes(&mut self, m: &mut Machine) -> Outcome<()> {
        let mut at = 0;
        while let Some(&byte) = self.bytes.get(at) {
            at += 1;
            if byte != b'\\' {
                self.out.push(char::from(byte));
                continue;
            }
            let Some(&escape) = self.bytes.get(at) else {
                return self.bad(m, at - 1, at, "\\ at end of string");
            };
            at += 1;
            let (base, most) = match escape {
                b'\n' => continue,
                b'0'..=b'7' => {
                    at -= 1;
                    (8, 3)
                }
                b'x' => (16, 2),
                b'u' => (16, 4),
                b'U' => (16, 8),
                _ => {
                    match simple(escape) {
                        Some(c) => self.out.push(c),
                        None => self.out.extend(['\\', char::from(escape)]),
                    }
                    continue;
                }
            };
            let digits = (self.bytes[at..].iter().take(most))
                .take_while(|digit| char::from(**digit).is_digit(base))
                .count();
            let text = String::from_utf8_lossy(&self.bytes[at..at + digits]);
            let code = u32::from_str_radix(&text, base).ok();
            let is_whole = base == 8 || digits == most;
            match code.filter(|_| is_whole).and_then(char::from_u32) {
                Some(c) => self.out.push(c),
                None if is_whole => self.has_surrogates = true,
                None => {
                    let why = truncated(escape, most);
                    let start = at - 2;
                    self.bad(m, start, at + digits, &why)?;
                }
            }
            at += digits;
        }
        Ok(())
    }

    /// Escapes for characters by their numbers, behind an odd count of backslashes; all else is as it stands.
    fn raw_escapes(&mut self, m: &mut Machine) -> Outcome<()> {
        let mut at = 0;
        while let Some(&byte) = self.bytes.get(at) {
            let rest = &self.bytes[at..];
            let most = match rest {
                [b'\\', b'u', ..] => 4,
                [b'\\', b'U', ..] => 8,
                [b'\\', b'\\', ..] => {
                    self.out.push_str("\\\\");
                    at += 2;
                    continue;
                }
                _ => {
                    self.out.push(char::from(byte));
                    at += 1;
                    continue;
                }
            };
            let digits = (rest[2..].iter().take(most))
                .take_while(|digit| digit.is_ascii_hexdigit())
                .count();
            let text = String::from_utf8_lossy(&rest[2..2 + digits]);
            let code = u32::from_str_radix(&text, 16).ok();
            match code.filter(|_| digits == most).and_then(char::from_u32) {
                Some(c) => self.out.push(c),
                None if digits == most => self.has_surrogates = true,
                None => {
                    let why = truncated(rest[1], most);
                    self.bad(m, at, at + 2 + digits, &why)?;
                }
            }
            at += 2 + digits;
        }
        Ok(())
    }

    fn wide(&mut self, m: &mut Machine) -> Outcome<()> {
        let Encoding::Wide {
            unit,
            mut is_little,
            is_marked,
        } = self.encoding
        else {
            return Ok(());
        };
        let read = |bytes: &[u8], is_little: bool| {
            let fold = |code: u32, &byte: &u8| (code << 8) | u32::from(byte);
            if is_little {
                bytes.iter().rev().fold(0, fold)
            } else {
                bytes.iter().fold(0, fold)
            }
        };
        let mut at = 0;
        if is_marked && self.bytes.len() >= unit {
            let marks = [true, false]
                .into_iter()
                .find(|&order| read(&self.bytes[..unit], order) == 0xfeff);
            if let Some(order) = marks {
                is_little = order;
                at = unit;
            }
        }
        while at < self.bytes.len() {
            let Some(bytes) = self.bytes.get(at..at + unit) else {
                return self.bad(m, at, self.bytes.len(), "truncated data");
            };
            let mut code = read(bytes, is_little);
            let mut end = at + unit;
            if unit == 2 && matches!(code, 0xd800..=0xdbff) {
                let Some(second) = self.bytes.get(end..end + 2) else {
                    return self.bad(m, at, self.bytes.len(), "unexpected end of data");
                };
                let low = read(second, is_little);
                if matches!(low, 0xdc00..=0xdfff) {
                    code = 0x1_0000 + ((code - 0xd800) << 10) + (low - 0xdc00);
                    end += 2;
                }
            }
            match char::from_u32(code) {
                Some(c) => self.out.push(c),
                None if unit == 2 => self.bad(m, at, end, "illegal encoding")?,
                None => self.bad(m, at, end, "code point not in range(0x110000)")?,
            }
            at = end;
        }
        Ok(())
    }
}

/// What an escape of one letter stands for.
fn simple(letter: u8) -> Option<char> {
    Some(match letter {
        b'\\' | b'\'' | b'"' => char::from(letter),
        b'n' => '\n',
        b'r' => '\r',
        b't' => '\t',
        b'a' => '\x07',
        b'b' => '\x08',
        b'f' => '\x0c',
        b'v' => '\x0b',
        _ => return None,
    })
}
