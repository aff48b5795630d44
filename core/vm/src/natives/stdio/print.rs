//! The `printf` family: a format, and arguments that must fit it.

use super::operands::whole;
use super::regions::{fits, next_argument};
use super::streams::{checked, int};
use crate::display::format::conversion::{Conversion, Count, Length};
use crate::machine::{Machine, Outcome};
use crate::natives::operand;
use crate::value::{Handle, Value};
use ir::{Scalar, Undefined};

/// Bytes in memory: of which region, from where, and how many.
type Stretch = (Handle, i64, usize);

/// Where arguments come from.
struct Arguments {
    /// A tuple, or a walk over one.
    from: Value,
    /// For a tuple, how many have been taken.
    taken: usize,
    /// The texts in memory that were read for conversions.
    texts: Vec<Stretch>,
}

impl Arguments {
    fn next(&mut self, m: &mut Machine) -> Outcome<Option<Value>> {
        if let Some(crate::heap::Object::Tuple(items)) = m.object_kind(self.from) {
            let found = items.get(self.taken).copied();
            self.taken += 1;
            return Ok(found);
        }
        next_argument(m, self.from)
    }

    /// The next argument as a type; its zero where it is missing or does not fit, once that has been reported.
    fn take(&mut self, m: &mut Machine, ty: Scalar, spec: &str) -> Outcome {
        let Some(value) = self.next(m)? else {
            let words = || format!("there is no argument for `{spec}`");
            m.undefined_with(Undefined::FormatMismatch, None, words)?;
            return Ok(crate::memory::zero(ty));
        };
        let [value] = m.initialised([value])?;
        if fits(m, ty, value) {
            return Ok(value);
        }
        let words = || {
            let wanted = match ty {
                Scalar::I32 => "an integer of 32 bits",
                Scalar::I64 => "an integer of 64 bits",
                Scalar::F64 => "a floating-point number",
                _ => "a pointer",
            };
            format!("`{spec}` takes {wanted}, and gets something else")
        };
        m.undefined_with(Undefined::FormatMismatch, None, words)?;
        Ok(crate::memory::zero(ty))
    }
}

/// What a format and its arguments make, with the texts that were read for it; nothing where undefined behaviour was
/// reported.
fn formatted(
    m: &mut Machine,
    format: Value,
    arguments: Value,
) -> Outcome<Option<(Vec<u8>, Vec<Stretch>)>> {
    let [format] = m.known([format])?;
    let Some(format) = m.read_string(format, None)? else {
        return Ok(None);
    };
    let mut arguments = Arguments {
        from: arguments,
        taken: 0,
        texts: Vec::new(),
    };
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(&byte) = format.get(at) {
        at += 1;
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let start = at - 1;
        if let Some((place, behind)) = argument_number(&format, at) {
            arguments.taken = place - 1;
            at = behind;
        }
        let mut spec = Conversion::read(&format, &mut at);
        let text = String::from_utf8_lossy(&format[start..at]).into_owned();
        if spec.width == Some(Count::Argument) {
            spec.set_width(whole(arguments.take(m, Scalar::I32, &text)?));
        }
        if spec.precision == Some(Count::Argument) {
            spec.set_precision(whole(arguments.take(m, Scalar::I32, &text)?));
        }
        convert(m, &mut out, &mut arguments, &spec, &text)?;
    }
    Ok(Some((out, arguments.texts)))
}

/// The number of an argument in front of a conversion, as in `%2$s`, counted from one, and the place behind it.
fn argument_number(format: &[u8], at: usize) -> Option<(usize, usize)> {
    let digits = format.get(at..)?.iter();
    let count = digits.take_while(|byte| byte.is_ascii_digit()).count();
    let end = at + count;
    let number: usize = std::str::from_utf8(&format[at..end]).ok()?.parse().ok()?;
    (number > 0 && format.get(end) == Some(&b'$')).then_some((number, end + 1))
}

fn convert(
    m: &mut Machine,
    out: &mut Vec<u8>,
    arguments: &mut Arguments,
    spec: &Conversion,
    text: &str,
) -> Outcome<()> {
    let integer = match spec.length.bytes() {
        8 => Scalar::I64,
        _ => Scalar::I32,
    };
    match spec.letter {
        b'%' => out.push(b'%'),
        b'd' | b'i' => {
            let value = arguments.take(m, integer, text)?;
            push_unknown(m, out, value, |out| spec.signed(out, whole(value)));
        }
        b'u' | b'o' | b'x' | b'X' => {
            let value = arguments.take(m, integer, text)?;
            push_unknown(m, out, value, |out| spec.unsigned(out, whole(value) as u64));
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
            let value = arguments.take(m, Scalar::F64, text)?;
            let number = match value {
                Value::Float(number) => number,
                _ => 0.0,
            };
            push_unknown(m, out, value, |out| spec.double(out, number));
        }
        b'c' => {
            let value = arguments.take(m, Scalar::I32, text)?;
            let wide = char::from_u32(whole(value) as u32).filter(|_| spec.length == Length::L);
            push_unknown(m, out, value, |out| match wide {
                Some(character) => spec.bytes(out, character.encode_utf8(&mut [0; 4]).as_bytes()),
                None => spec.bytes(out, &[whole(value) as u8]),
            });
        }
        b's' => {
            let value = arguments.take(m, Scalar::Ptr, text)?;
            let bytes = match value {
                Value::Unknown(_) => Some(Vec::new()),
                Value::Nil => {
                    let words = || format!("`{text}` gets a null pointer");
                    m.undefined_with(Undefined::NullDeref, None, words)?;
                    Some(b"(null)".to_vec())
                }
                _ if spec.length == Length::L => read_wide(m, value)?,
                _ => m.read_string(value, spec.precision())?,
            };
            let mut bytes = bytes.unwrap_or_default();
            if let Value::Pointer(handle, offset) = value {
                arguments.texts.push((handle, offset, bytes.len()));
            }
            bytes.truncate(spec.precision().unwrap_or(usize::MAX));
            push_unknown(m, out, value, |out| spec.bytes(out, &bytes));
        }
        b'p' => {
            let value = arguments.take(m, Scalar::Ptr, text)?;
            let address = m.expose(value).unwrap_or(0);
            spec.address(out, address);
        }
        b'm' => out.extend_from_slice(b"Success"),
        b'n' => {
            arguments.take(m, Scalar::Ptr, text)?;
            let words = || format!("`{text}` is refused: a format does not write to memory");
            m.undefined_with(Undefined::FormatMismatch, None, words)?;
        }
        _ => {
            let words = || format!("`{text}` is no conversion");
            m.undefined_with(Undefined::FormatMismatch, None, words)?;
            out.extend_from_slice(text.as_bytes());
        }
    }
    Ok(())
}

/// Writes a conversion, or, for a value that is not known, what it is computed from.
fn push_unknown(m: &Machine, out: &mut Vec<u8>, value: Value, convert: impl FnOnce(&mut Vec<u8>)) {
    match value {
        Value::Unknown(_) => {
            let text = crate::display::preview(m, value, 200);
            out.extend_from_slice(text.as_bytes());
        }
        _ => convert(out),
    }
}

/// A string of wide characters as UTF-8.
fn read_wide(m: &mut Machine, pointer: Value) -> Outcome<Option<Vec<u8>>> {
    let mut text = String::new();
    let mut offset = 0;
    loop {
        match m.load_scalar(pointer, offset, Scalar::I32, false)? {
            Value::Sized(_, 0) => break,
            Value::Sized(_, code) => {
                let character = char::from_u32(code as u32);
                text.push(character.unwrap_or(char::REPLACEMENT_CHARACTER));
            }
            _ => break,
        }
        offset += 4;
    }
    Ok(Some(text.into_bytes()))
}

/// `(stream, format, arguments)`.
pub(super) fn print(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(stream) = checked(m, operand(args, 0))? else {
        return Ok(int(-1));
    };
    let Some((text, _)) = formatted(m, operand(args, 1), operand(args, 2))? else {
        return Ok(int(-1));
    };
    let done = m.write_stream(stream, &text);
    Ok(int(if done { text.len() as i64 } else { -1 }))
}

/// `(destination, capacity or nil, format, arguments)`.
pub(super) fn format(m: &mut Machine, args: &[Value]) -> Outcome {
    let [to, capacity] = m.known([operand(args, 0), operand(args, 1)])?;
    let Some((mut text, read)) = formatted(m, operand(args, 2), operand(args, 3))? else {
        return Ok(int(-1));
    };
    let length = text.len();
    let capacity = match capacity {
        Value::Nil => usize::MAX,
        capacity => whole(capacity).max(0) as usize,
    };
    if capacity > 0 {
        text.truncate(capacity - 1);
        text.push(0);
        if let Value::Pointer(handle, offset) = to {
            let end = offset.saturating_add_unsigned(text.len() as u64);
            // The end of a text that is read counts too.
            let is_written = |&(of, from, count): &Stretch| {
                of == handle && from < end && offset <= from.saturating_add_unsigned(count as u64)
            };
            if read.iter().any(is_written) {
                m.undefined(Undefined::OverlappingCopy)?;
            }
        }
        m.write_bytes(to, &text)?;
    }
    Ok(int(length as i64))
}
