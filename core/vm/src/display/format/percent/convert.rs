//! What one conversion makes of its operand.

use super::super::number::{character, magnitude, push_float};
use super::super::pad::{MAX_WIDTH, Parts, first_chars, push_number, push_padded};
use super::super::spec::{Align, FormatError};
use super::{Conversion, Run, latin};
use crate::display::quote::escape_beyond_ascii;
use crate::display::{self, Style};
use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::value::Value;
use crate::value::number::{Integer, Number, from_f64};
use ir::Fault;

/// Why a conversion came to nothing.
pub(super) enum Stop {
    /// There is no such conversion.
    Unsupported,
    Format(FormatError),
    Exit(Exit),
}

impl From<FormatError> for Stop {
    fn from(error: FormatError) -> Stop {
        Stop::Format(error)
    }
}

impl From<Exit> for Stop {
    fn from(exit: Exit) -> Stop {
        Stop::Exit(exit)
    }
}

impl Run<'_> {
    pub(super) fn convert(
        &mut self,
        m: &mut Machine,
        conversion: &Conversion,
        kind: char,
        value: Value,
    ) -> Result<(), Stop> {
        match kind {
            's' | 'b' if self.is_bytes => {
                let text = self.bytes_operand(m, value)?;
                self.text(conversion, &text)
            }
            's' | 'r' | 'a' => {
                let style = if kind == 's' {
                    Style::Plain
                } else {
                    Style::Notation
                };
                let native = |m: &mut Machine| {
                    let mut out = String::new();
                    display::push(m, &mut out, value, style).map(|()| out)
                };
                let text = self
                    .answers
                    .settle(m, native, |m, text| Ok(m.text_of(text).unwrap_or_default()))?;
                let escaped = (kind == 'a' || self.is_bytes).then(|| escape_beyond_ascii(&text));
                self.text(conversion, escaped.as_deref().unwrap_or(&text))
            }
            'c' => {
                let c = self.one_character(m, value)?;
                let spec = conversion.spec('s', false);
                let mut buffer = [0; 4];
                let c = c.encode_utf8(&mut buffer);
                Ok(push_padded(&mut self.out, "", c, &spec, Align::Right)?)
            }
            'd' | 'i' | 'u' => {
                let value = self.whole(m, value, kind, false)?;
                self.integer(conversion, &value, kind)
            }
            'o' | 'x' | 'X' => {
                let value = self.whole(m, value, kind, true)?;
                self.integer(conversion, &value, kind)
            }
            'e' | 'E' | 'f' | 'F' | 'g' | 'G' => {
                let value = self.double(m, value)?;
                let spec = conversion.spec(kind, true);
                Ok(push_float(&mut self.out, value, &spec)?)
            }
            _ => Err(Stop::Unsupported),
        }
    }

    fn text(&mut self, conversion: &Conversion, text: &str) -> Result<(), Stop> {
        let text = conversion
            .precision
            .map_or(text, |precision| first_chars(text, precision));
        Ok(push_padded(
            &mut self.out,
            "",
            text,
            &conversion.spec('s', false),
            Align::Right,
        )?)
    }

    fn bytes_operand(&mut self, m: &mut Machine, value: Value) -> Outcome<String> {
        match m.object_kind(m.native(value)) {
            Some(Object::Bytes(bytes)) => Ok(latin(bytes)),
            Some(Object::ByteArray(bytes)) => Ok(latin(bytes)),
            _ => {
                let kind = m.type_name(value);
                Err(m.fault(Fault::NoBytesToFormat, &[&kind]))
            }
        }
    }

    fn one_character(&mut self, m: &mut Machine, value: Value) -> Result<char, Stop> {
        let native = m.native(value);
        let limit = if self.is_bytes { 0x100 } else { 0x11_0000 };
        if let Some(code) = m.integer(native) {
            let code = code
                .small()
                .and_then(|code| u32::try_from(code).ok())
                .filter(|&code| code < limit);
            return match code.and_then(character) {
                Some(c) => Ok(c),
                None if self.is_bytes => Err(m.fault(Fault::NotAByteToFormat, &[]).into()),
                None => Err(FormatError::Fault(Fault::NotACodePointToFormat).into()),
            };
        }
        let text = match m.object_kind(native) {
            Some(Object::Text(text)) if !self.is_bytes => text.get().to_owned(),
            Some(Object::Bytes(bytes)) if self.is_bytes => latin(bytes),
            Some(Object::ByteArray(bytes)) if self.is_bytes => latin(bytes),
            _ => String::new(),
        };
        let mut chars = text.chars();
        match (chars.next(), chars.next()) {
            (Some(c), None) => Ok(c),
            _ => {
                let fault = if self.is_bytes {
                    Fault::NoByteToFormat
                } else {
                    Fault::NoCharacterToFormat
                };
                Err(m.fault(fault, &[]).into())
            }
        }
    }

    /// An operand as an integer; with `exact`, doubles are not.
    fn whole(
        &mut self,
        m: &mut Machine,
        value: Value,
        kind: char,
        exact: bool,
    ) -> Outcome<Integer> {
        let native = |m: &mut Machine| match m.number(m.native(value)) {
            Some(Number::Integer(value)) => Ok(value),
            Some(Number::Float(value)) if !exact => truncated(m, value),
            _ => {
                let protocol = &m.semantics().objects.protocol;
                let names: &[&'static str] = if exact {
                    &[protocol.index]
                } else {
                    &[protocol.int, protocol.index]
                };
                for name in names {
                    if let Some(method) = m.custom_method(value, name) {
                        return Err(Machine::call_exit(method, &[value]));
                    }
                }
                let fault = if exact {
                    Fault::ConversionWantsInteger
                } else {
                    Fault::ConversionWantsNumber
                };
                let found = m.type_name(value);
                Err(m.fault(fault, &[kind.encode_utf8(&mut [0; 4]), &found]))
            }
        };
        let answer = |m: &mut Machine, answer| match m.integer(m.native(answer)) {
            Some(value) => Ok(value),
            None => {
                let (found, method) = (m.type_name(answer), m.semantics().objects.protocol.int);
                Err(m.fault(Fault::SpecialResultNotInteger, &[method, &found]))
            }
        };
        self.answers.settle(m, native, answer)
    }

    fn double(&mut self, m: &mut Machine, value: Value) -> Outcome<f64> {
        let native = |m: &mut Machine| match m.number(m.native(value)) {
            Some(Number::Float(value)) => Ok(value),
            Some(Number::Integer(value)) => m.float_of(&value),
            None => {
                let protocol = &m.semantics().objects.protocol;
                for name in [protocol.float, protocol.index] {
                    if let Some(method) = m.custom_method(value, name) {
                        return Err(Machine::call_exit(method, &[value]));
                    }
                }
                let found = m.type_name(value);
                Err(m.fault(Fault::NotARealNumber, &[&found]))
            }
        };
        let answer = |m: &mut Machine, answer| match m.number(m.native(answer)) {
            Some(Number::Float(value)) => Ok(value),
            Some(Number::Integer(value)) => m.float_of(&value),
            None => {
                let (found, of) = (m.type_name(answer), m.type_name(value));
                let method = m.semantics().objects.protocol.float;
                Err(m.fault(Fault::SpecialResultNotFloat, &[&of, method, &found]))
            }
        };
        self.answers.settle(m, native, answer)
    }

    fn integer(
        &mut self,
        conversion: &Conversion,
        value: &Integer,
        kind: char,
    ) -> Result<(), Stop> {
        let (radix, prefix) = match kind {
            'o' => (8, "0o"),
            'x' => (16, "0x"),
            'X' => (16, "0X"),
            _ => (10, ""),
        };
        let (is_negative, digits) =
            magnitude(value, radix).ok_or(FormatError::Fault(Fault::IntegerTooLong))?;
        let least = conversion.precision.unwrap_or(0);
        if least > MAX_WIDTH {
            return Err(FormatError::Fault(Fault::OutOfMemory).into());
        }
        let mut whole = "0".repeat(least.saturating_sub(digits.len()));
        whole.push_str(&digits);
        if kind == 'X' {
            whole.make_ascii_uppercase();
        }
        let prefix = if conversion.alternate { prefix } else { "" };
        let parts = Parts {
            is_negative,
            prefix,
            whole: &whole,
            rest: "",
        };
        Ok(push_number(
            &mut self.out,
            parts,
            &conversion.spec('d', true),
        )?)
    }
}

/// The whole part of a double.
fn truncated(m: &mut Machine, value: f64) -> Outcome<Integer> {
    if value.is_nan() {
        return Err(m.fault(Fault::NanToInteger, &[]));
    }
    if value.is_infinite() {
        return Err(m.fault(Fault::InfiniteToInteger, &[]));
    }
    Ok(Integer::from(from_f64(value.trunc())))
}
