//! Texts of values for people and for programmers, as far as the machine can tell them without running the
//! program's code.

use super::quote::push_escape;
use super::walk::Level;
use crate::display::format::pad::MAX_WIDTH;
use crate::heap::{Exception, Object};
use crate::machine::Machine;
use crate::value::Value;
use ir::{Fault, Scalar, surrogate};
use std::fmt::Write as _;

/// Why a text cannot be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Obstacle {
    /// The program's code has a say.
    Guest,
    /// Collections are nested too deeply.
    TooDeep,
    /// An integer has too many digits.
    TooLong,
    /// The text would be larger than anything may be.
    TooLarge,
}

/// For whom a text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// For people: a text is itself.
    Plain,
    /// For programmers: the notation of the language.
    Notation,
    /// The same for the native value inside an instance, whatever its class says.
    Native,
}

/// Appends a value's text.
///
/// # Errors
/// See [`Obstacle`]; what was appended by then is of no use.
pub(crate) fn write(
    m: &Machine,
    out: &mut String,
    value: Value,
    style: Style,
) -> Result<(), Obstacle> {
    let mut writer = Writer {
        m,
        out,
        preview: None,
        operand: None,
    };
    match style {
        Style::Plain => writer.plain(value),
        Style::Notation => writer.notation(value),
        Style::Native => writer.native_notation(value),
    }
}

/// Appends a value's notation up to about so many bytes, whatever the program's code would say.
pub(super) fn write_preview(m: &Machine, out: &mut String, value: Value, limit: usize) {
    let mut writer = Writer {
        m,
        out,
        preview: Some(limit),
        operand: None,
    };
    // Collections that are nested too deeply end where they end.
    let _ = writer.notation(value);
}

/// A value as it stands in the expression of an unknown one.
pub(crate) fn operand(m: &Machine, value: Value) -> String {
    let mut out = String::new();
    write_operand(m, &mut out, value, 100, super::unknown::MAX_DEPTH);
    out
}

/// Appends an operand in the expression of an unknown value, up to about so many bytes and to a depth.
pub(super) fn write_operand(m: &Machine, out: &mut String, value: Value, limit: usize, depth: u32) {
    let limit = out.len() + limit;
    let mut writer = Writer {
        m,
        out,
        preview: Some(limit),
        operand: Some(depth),
    };
    let _ = writer.notation(value);
}

/// Writes one text.
pub(super) struct Writer<'m, 'o> {
    pub(super) m: &'m Machine,
    pub(super) out: &'o mut String,
    /// How many bytes are enough, where the program's code is not asked; the whole and true text otherwise.
    pub(super) preview: Option<usize>,
    /// How much deeper the expression of an unknown value may go that this is an operand of.
    pub(super) operand: Option<u32>,
}

impl<'m> Writer<'m, '_> {
    fn plain(&mut self, value: Value) -> Result<(), Obstacle> {
        let m = self.m;
        // What the machine keeps inside of an instance or an array has no say where its class has.
        if let Some(Object::Instance(_) | Object::Array(_)) = m.object_kind(value)
            && m.class_traits(m.class_of(value)).str
        {
            return Err(Obstacle::Guest);
        }
        let native = m.native(value);
        if let Some(text) = m.heap().text(native) {
            self.out.push_str(&text.get());
            return Ok(());
        }
        if let Value::Sized(Scalar::Char, unit) = m.unboxed(native)
            && let Some(character) = surrogate::character(unit as u32)
        {
            self.out.push(character);
            return Ok(());
        }
        match m.exception_data(value) {
            Some(data) if native != value => self.exception_text(value, data),
            _ => self.notation(value),
        }
    }

    /// The message of a fault with values for its operands; those behind the second in notation.
    fn filled(&mut self, fault: Fault, operands: &[Value]) -> Result<(), Obstacle> {
        let mut rest = self.m.semantics().fault(fault).message;
        for (at, &operand) in operands.iter().enumerate() {
            let Some((before, after)) = rest.split_once(&format!("{{{at}}}")) else {
                continue;
            };
            self.out.push_str(before);
            if at < 2 {
                self.plain(operand)?
            } else {
                self.notation(operand)?
            }
            rest = after;
        }
        self.out.push_str(rest);
        Ok(())
    }

    /// An exception's message.
    fn exception_text(&mut self, exception: Value, data: &Exception) -> Result<(), Obstacle> {
        let Some(Object::Tuple(args)) = self.m.object_kind(data.args) else {
            return Ok(());
        };
        match args[..] {
            [] => Ok(()),
            [only] if self.m.is_fault(exception, Fault::KeyMissing) => self.notation(only),
            [only] => self.plain(only),
            [number, words] if self.m.is_fault(exception, Fault::SystemCall) => {
                self.filled(Fault::SystemCall, &[number, words])
            }
            [number, words, file] if self.m.is_fault(exception, Fault::SystemCall) => {
                self.filled(Fault::SystemCallOnFile, &[number, words, file])
            }
            [_, object, Value::Int(start), Value::Int(end), reason]
                if self.m.is_fault(exception, Fault::CannotDecode)
                    || self.m.is_fault(exception, Fault::CannotEncode) =>
            {
                self.coding_error(args[0], object, (start, end), reason)
            }
            _ => self.notation(data.args),
        }
    }

    /// What cannot be encoded or decoded: the encoding, the text or bytes, where, and why.
    fn coding_error(
        &mut self,
        encoding: Value,
        object: Value,
        place: (i64, i64),
        reason: Value,
    ) -> Result<(), Obstacle> {
        let (start, end) = place;
        let at = usize::try_from(start).unwrap_or(0);
        self.out.push('\'');
        self.plain(encoding)?;
        self.out.push_str("' codec can't ");
        let is_one = end - start == 1;
        let (verb, noun, shown) = match self.m.object_kind(object) {
            Some(Object::Text(text)) => {
                let c = text.get().chars().nth(at).unwrap_or_default();
                let mut escape = String::new();
                push_escape(&mut escape, c);
                ("encode", "character", format!("'{escape}'"))
            }
            Some(Object::Bytes(bytes)) => (
                "decode",
                "byte",
                format!("{:#04x}", bytes.get(at).copied().unwrap_or(0)),
            ),
            _ => ("decode", "byte", String::new()),
        };
        let _ = match is_one {
            true => write!(self.out, "{verb} {noun} {shown} in position {start}: "),
            false => write!(self.out, "{verb} {noun}s in position {start}-{}: ", end - 1),
        };
        self.plain(reason)
    }

    /// The notation of the native value inside one, whatever its own class says.
    fn native_notation(&mut self, value: Value) -> Result<(), Obstacle> {
        let mut levels: Vec<Level<'m>> = Vec::new();
        match value {
            Value::Ref(handle) if self.m.native(value) != value => {
                self.open_derived(value, handle, &mut levels)?;
            }
            value => self.open(value, &mut levels)?,
        }
        self.finish(levels)
    }

    fn notation(&mut self, value: Value) -> Result<(), Obstacle> {
        let mut levels: Vec<Level<'m>> = Vec::new();
        self.open(value, &mut levels)?;
        self.finish(levels)
    }

    /// Writes what is left of the collections that have been begun.
    fn finish(&mut self, mut levels: Vec<Level<'m>>) -> Result<(), Obstacle> {
        while let Some(level) = levels.last_mut() {
            if self.preview.is_some_and(|limit| self.out.len() > limit) {
                return Ok(());
            }
            if self.out.len() > MAX_WIDTH {
                return Err(Obstacle::TooLarge);
            }
            match level.advance(self.m, self.out) {
                Some(value) => self.open(value, &mut levels)?,
                None => {
                    self.out.push_str(level.close);
                    levels.pop();
                }
            }
        }
        Ok(())
    }
}
