//! Formats in the manner of `printf`: `%(key)#05.2f`.
//!
//! A format is read from left to right, one conversion after the other; [`source`] says which operand is next,
//! [`convert`] turns it into text.

mod convert;
mod source;

use super::answers::{Answers, with_result};
use super::item;
use super::pad::MAX_WIDTH;
use super::raise;
use super::spec::{Align, Spec};
use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::symbolic::Expression;
use crate::value::Value;
use convert::Stop;
use ir::{BinOp, Fault};
use source::Source;

/// A format applied to a value: a tuple of operands, a mapping, or one operand. The format is a text or bytes,
/// and so is the result.
///
/// # Errors
/// The language's error, or a call that finds the text of an operand.
pub fn percent(m: &mut Machine, format: Value, value: Value) -> Outcome {
    with_answers(m, &[format, value], &[])
}

fn resume(m: &mut Machine, data: &[Value], result: Value) -> Outcome {
    let (operands, known) = data.split_at(2);
    with_answers(m, operands, &with_result(known, result))
}

fn with_answers(m: &mut Machine, operands: &[Value], known: &[Value]) -> Outcome {
    let format = m.native(operands[0]);
    let (text, is_bytes) = match m.object_kind(format) {
        Some(Object::Text(text)) => (text.get().to_owned(), None),
        // Bytes are formatted as texts of the characters with their numbers.
        Some(Object::Bytes(bytes)) => (latin(bytes), Some(false)),
        Some(Object::ByteArray(bytes)) => (latin(bytes), Some(true)),
        _ => return Ok(Value::Nil),
    };
    let source = Source::new(m, operands[1]);
    if source.holds_unknown(m) {
        return Ok(m.unknown(Expression::Binary(BinOp::Rem, operands[0], operands[1])));
    }
    let mut run = Run {
        text: &text,
        is_bytes: is_bytes.is_some(),
        out: String::with_capacity(text.len() + 16),
        source,
        answers: Answers::new(resume, operands, known),
    };
    run.format(m)?;
    let out = run.out;
    Ok(match is_bytes {
        None => m.new_text(out),
        Some(is_mutable) => {
            let bytes: Vec<u8> = out.chars().map(|c| c as u8).collect();
            m.insert(if is_mutable {
                Object::ByteArray(bytes)
            } else {
                Object::Bytes(bytes.into())
            })
        }
    })
}

/// Bytes as the characters with their numbers.
fn latin(bytes: &[u8]) -> String {
    bytes.iter().map(|&byte| char::from(byte)).collect()
}

/// One conversion, as written.
#[derive(Default)]
struct Conversion {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
}

impl Conversion {
    /// The same as a format specification; zeros pad numbers only.
    fn spec(&self, kind: char, is_number: bool) -> Spec {
        let sign = match (self.plus, self.space) {
            _ if !is_number => None,
            (true, _) => Some('+'),
            (_, true) => Some(' '),
            _ => None,
        };
        let pads_with_zeros = self.zero && is_number && !self.left;
        let align = match self.left {
            true => Align::Left,
            false if pads_with_zeros => Align::AfterSign,
            false => Align::Right,
        };
        Spec {
            fill: if pads_with_zeros { '0' } else { ' ' },
            align: Some(align),
            sign,
            no_negative_zero: false,
            alternate: self.alternate,
            width: self.width,
            grouping: None,
            precision: self.precision,
            kind: Some(kind),
        }
    }
}

struct Run<'a> {
    text: &'a str,
    is_bytes: bool,
    out: String,
    source: Source,
    answers: Answers<'a>,
}

/// Where reading a format stands.
struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn next(&mut self, m: &mut Machine) -> Outcome<char> {
        let mut chars = self.rest.chars();
        match chars.next() {
            Some(c) => {
                self.rest = chars.as_str();
                Ok(c)
            }
            None => Err(m.fault(Fault::IncompleteFormat, &[])),
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }
}

impl Run<'_> {
    fn format(&mut self, m: &mut Machine) -> Outcome<()> {
        let mut reader = Reader { rest: self.text };
        while let Some(at) = reader.rest.find('%') {
            self.out.push_str(&reader.rest[..at]);
            reader.rest = &reader.rest[at + 1..];
            if reader.peek() == Some('%') {
                reader.rest = &reader.rest[1..];
                self.out.push('%');
                continue;
            }
            self.conversion(m, &mut reader)?;
            if self.out.len() > MAX_WIDTH {
                return Err(m.fault(Fault::OutOfMemory, &[]));
            }
        }
        self.out.push_str(reader.rest);
        if self.source.is_used_up() {
            return Ok(());
        }
        let what = if self.is_bytes { "bytes" } else { "string" };
        Err(m.fault(Fault::SurplusFormatOperands, &[what]))
    }

    fn conversion(&mut self, m: &mut Machine, reader: &mut Reader) -> Outcome<()> {
        let mut operand = None;
        if reader.peek() == Some('(') {
            let key = self.key(m, reader)?;
            operand = Some(self.load(m, &key)?);
        }
        let mut conversion = Conversion::default();
        loop {
            match reader.peek() {
                Some('-') => conversion.left = true,
                Some('+') => conversion.plus = true,
                Some(' ') => conversion.space = true,
                Some('#') => conversion.alternate = true,
                Some('0') => conversion.zero = true,
                _ => break,
            }
            reader.rest = &reader.rest[1..];
        }
        if let Some(width) = self.count(m, reader, Fault::FormatWidthTooBig)? {
            conversion.left |= width < 0;
            conversion.width = width.unsigned_abs() as usize;
        }
        if reader.peek() == Some('.') {
            reader.rest = &reader.rest[1..];
            let precision = self
                .count(m, reader, Fault::FormatPrecisionTooBig)?
                .unwrap_or(0);
            conversion.precision = Some(precision.max(0) as usize);
        }
        if matches!(reader.peek(), Some('h' | 'l' | 'L')) {
            reader.rest = &reader.rest[1..];
        }
        let at = self.text.len() - reader.rest.len();
        let kind = reader.next(m)?;
        let value = match operand {
            Some(value) => value,
            None => self.source.next(m)?,
        };
        let start = self.out.len();
        match self.convert(m, &conversion, kind, value) {
            Err(Stop::Unsupported) => {
                let place = self.text[..at].chars().count();
                let shown = if matches!(kind, ' '..='\u{7e}') {
                    kind
                } else {
                    '?'
                };
                let code = format!("{:#x}", kind as u32);
                Err(m.fault(
                    Fault::UnsupportedConversion,
                    &[shown.encode_utf8(&mut [0; 4]), &code, &place.to_string()],
                ))
            }
            Err(Stop::Format(error)) => {
                self.out.truncate(start);
                Err(raise(m, &error, value))
            }
            Err(Stop::Exit(exit)) => Err(exit),
            Ok(()) => Ok(()),
        }
    }

    /// The text between parentheses.
    fn key(&mut self, m: &mut Machine, reader: &mut Reader) -> Outcome<String> {
        if !self.source.is_mapping {
            return Err(m.fault(Fault::FormatWantsMap, &[]));
        }
        let mut depth = 0;
        for (at, c) in reader.rest.char_indices() {
            match c {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => continue,
            }
            if depth == 0 {
                let key = reader.rest[1..at].to_owned();
                reader.rest = &reader.rest[at + 1..];
                return Ok(key);
            }
        }
        Err(m.fault(Fault::IncompleteFormatKey, &[]))
    }

    fn load(&mut self, m: &mut Machine, key: &str) -> Outcome {
        let key = if self.is_bytes {
            let bytes: Vec<u8> = key.chars().map(|c| c as u8).collect();
            m.insert(Object::Bytes(bytes.into()))
        } else {
            m.new_text(key)
        };
        let mapping = self.source.single;
        self.answers
            .settle(m, |m| item(m, mapping, key), |_, found| Ok(found))
    }

    /// A number, or `*` for one among the operands.
    fn count(
        &mut self,
        m: &mut Machine,
        reader: &mut Reader,
        too_big: Fault,
    ) -> Outcome<Option<i64>> {
        if reader.peek() == Some('*') {
            reader.rest = &reader.rest[1..];
            let value = self.source.next(m)?;
            let native = m.native(value);
            let Some(count) = m.integer(native) else {
                return Err(m.fault(Fault::StarWantsInteger, &[]));
            };
            return Ok(Some(count.saturated().max(-i64::MAX)));
        }
        let end = reader
            .rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(reader.rest.len());
        if end == 0 {
            return Ok(None);
        }
        let (digits, rest) = reader.rest.split_at(end);
        reader.rest = rest;
        match digits.parse() {
            Ok(count) => Ok(Some(count)),
            Err(_) => Err(m.fault(too_big, &[])),
        }
    }
}
