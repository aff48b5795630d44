//! Texts as bytes, and what to do about characters that an encoding has not.

use super::encoding::{Encoding, coding_error, find, name_operand, or_registered, unknown_handler};
use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::operand;
use crate::value::Value;
use crate::value::text::Text;
use ir::{Fault, TextUnits, surrogate};

/// The method of texts: `(text, encoding?, errors?)`.
pub(super) fn method(m: &mut Machine, _: &Text, args: &[Value]) -> Outcome {
    let given = [operand(args, 0), operand(args, 1), operand(args, 2)];
    match encode(m, given[0], given[1], given[2], "encode") {
        Ok(bytes) => Ok(m.insert(Object::Bytes(bytes.into()))),
        Err(exit) => Err(or_registered(m, "_encode_named", given, exit)),
    }
}

/// A text as bytes.
///
/// # Errors
/// When there is no such encoding, or it has not all of the characters.
pub(in crate::natives) fn encode(
    m: &mut Machine,
    value: Value,
    encoding: Value,
    errors: Value,
    function: &str,
) -> Outcome<Vec<u8>> {
    let encoding = name_operand(m, encoding, function, "encoding", "utf-8")?;
    let errors = name_operand(m, errors, function, "errors", "strict")?;
    let encoding = find(m, &encoding)?;
    let mut text = m.text_of(value).unwrap_or_default();
    if m.semantics().texts.units == TextUnits::Utf16 {
        let by = match encoding {
            Encoding::Wide { .. } => char::REPLACEMENT_CHARACTER,
            _ => '?',
        };
        text = surrogate::replaced(&text, by).into_owned();
    }
    Ok(match encoding {
        Encoding::Utf8 => text.into_bytes(),
        Encoding::Utf8Marked => [b"\xef\xbb\xbf", text.as_bytes()].concat(),
        Encoding::Wide {
            unit,
            is_little,
            is_marked,
        } => {
            let mut out = Vec::with_capacity(text.len() * unit);
            let mut put = |code: u32| {
                let bytes = code.to_le_bytes();
                let bytes = &bytes[..unit];
                if is_little {
                    out.extend(bytes)
                } else {
                    out.extend(bytes.iter().rev())
                }
            };
            if is_marked {
                put(0xfeff);
            }
            if unit == 2 {
                text.encode_utf16().for_each(|code| put(u32::from(code)));
            } else {
                text.chars().for_each(|c| put(c as u32));
            }
            out
        }
        Encoding::Escapes => escaped(&text),
        Encoding::RawEscapes => raw_escaped(&text),
        Encoding::Ascii | Encoding::Latin1 | Encoding::Page(_) => {
            return encode_narrow(m, value, &text, encoding, &errors);
        }
    })
}

fn encode_narrow(
    m: &mut Machine,
    value: Value,
    text: &str,
    encoding: Encoding,
    errors: &str,
) -> Outcome<Vec<u8>> {
    let mut out = Vec::with_capacity(text.len());
    let mut chars = text.chars().enumerate().peekable();
    while let Some((at, c)) = chars.next() {
        let code = c as u32;
        if let Some(byte) = encoding.byte(c) {
            out.push(byte);
            continue;
        }
        match errors {
            // A text has no halves of surrogate pairs to let through.
            "strict" | "surrogateescape" | "surrogatepass" => {
                // The whole stretch of what cannot be encoded is named.
                let mut end = at + 1;
                while chars
                    .next_if(|&(_, c)| encoding.byte(c).is_none())
                    .is_some()
                {
                    end += 1;
                }
                let native = m.native(value);
                return Err(coding_error(
                    m,
                    Fault::CannotEncode,
                    encoding,
                    native,
                    (at, end),
                    encoding.why_not(),
                ));
            }
            "ignore" => {}
            "replace" => out.push(b'?'),
            "xmlcharrefreplace" => out.extend(format!("&#{code};").into_bytes()),
            "backslashreplace" => {
                let escape = match code {
                    0..=0xff => format!("\\x{code:02x}"),
                    0x100..=0xffff => format!("\\u{code:04x}"),
                    _ => format!("\\U{code:08x}"),
                };
                out.extend(escape.into_bytes());
            }
            _ => return Err(unknown_handler(m, errors)),
        }
    }
    Ok(out)
}

/// A text with the escapes of the language's texts for all that is not printable ASCII.
fn escaped(text: &str) -> Vec<u8> {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        let code = c as u32;
        match c {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            ' '..='~' => out.push(c),
            _ if code < 0x100 => out.push_str(&format!("\\x{code:02x}")),
            _ if code < 0x1_0000 => out.push_str(&format!("\\u{code:04x}")),
            _ => out.push_str(&format!("\\U{code:08x}")),
        }
    }
    out.into_bytes()
}

/// A text with escapes for the characters alone that are no single byte.
fn raw_escaped(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    for c in text.chars() {
        match (u8::try_from(c), c as u32) {
            (Ok(byte), _) => out.push(byte),
            (_, code @ ..0x1_0000) => out.extend(format!("\\u{code:04x}").into_bytes()),
            (_, code) => out.extend(format!("\\U{code:08x}").into_bytes()),
        }
    }
    out
}
