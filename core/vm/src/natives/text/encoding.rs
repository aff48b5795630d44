//! The encodings of texts as bytes, and the errors of encoding and decoding.

use super::code_pages::Page;
use crate::machine::{Exit, Machine, Outcome};
use crate::value::Value;
use ir::Fault;

/// How a text is written as bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Encoding {
    Utf8,
    /// UTF-8 with a mark in front.
    Utf8Marked,
    Ascii,
    Latin1,
    /// One byte for each character, by a table.
    Page(&'static Page),
    /// ASCII with the escapes of the language's texts.
    Escapes,
    /// Latin-1 with escapes of texts for all other characters, and for them alone.
    RawEscapes,
    /// UTF-16 and UTF-32: size of a unit, whether the lowest byte comes first, whether a mark says so.
    Wide {
        unit: usize,
        is_little: bool,
        is_marked: bool,
    },
}

impl Encoding {
    fn from_name(name: &str) -> Option<Encoding> {
        let wide = |unit, is_little, is_marked| {
            Some(Encoding::Wide {
                unit,
                is_little,
                is_marked,
            })
        };
        match name.to_lowercase().replace(['_', ' '], "-").as_str() {
            "utf-8" | "utf8" | "u8" | "utf" | "cp65001" => Some(Encoding::Utf8),
            "utf-8-sig" => Some(Encoding::Utf8Marked),
            "ascii" | "us-ascii" | "646" => Some(Encoding::Ascii),
            "latin-1" | "latin1" | "latin" | "l1" | "iso-8859-1" | "iso8859-1" | "8859"
            | "cp819" => Some(Encoding::Latin1),
            "utf-16" | "utf16" | "u16" => wide(2, true, true),
            "utf-16-le" | "utf-16le" => wide(2, true, false),
            "utf-16-be" | "utf-16be" => wide(2, false, false),
            "utf-32" | "utf32" | "u32" => wide(4, true, true),
            "utf-32-le" | "utf-32le" => wide(4, true, false),
            "utf-32-be" | "utf-32be" => wide(4, false, false),
            "unicode-escape" | "unicodeescape" => Some(Encoding::Escapes),
            "raw-unicode-escape" | "rawunicodeescape" => Some(Encoding::RawEscapes),
            name => Page::named(name).map(Encoding::Page),
        }
    }

    /// Its name in messages.
    pub(super) fn name(self) -> &'static str {
        match self {
            Encoding::Utf8 | Encoding::Utf8Marked => "utf-8",
            Encoding::Ascii => "ascii",
            Encoding::Latin1 => "latin-1",
            Encoding::Page(_) => "charmap",
            Encoding::Escapes => "unicodeescape",
            Encoding::RawEscapes => "rawunicodeescape",
            Encoding::Wide {
                unit: 2,
                is_little: true,
                ..
            } => "utf-16-le",
            Encoding::Wide { unit: 2, .. } => "utf-16-be",
            Encoding::Wide {
                is_little: true, ..
            } => "utf-32-le",
            Encoding::Wide { .. } => "utf-32-be",
        }
    }

    /// The byte of a character, for encodings of one byte each; none where it has not the character.
    pub(super) fn byte(self, c: char) -> Option<u8> {
        let code = c as u32;
        match self {
            Encoding::Page(page) => page.byte(c),
            Encoding::Ascii if code >= 0x80 => None,
            _ => u8::try_from(code).ok(),
        }
    }

    /// Why it has not a character.
    pub(super) fn why_not(self) -> &'static str {
        match self {
            Encoding::Page(_) => "character maps to <undefined>",
            Encoding::Ascii => "ordinal not in range(128)",
            _ => "ordinal not in range(256)",
        }
    }
}

/// The text of an optional operand.
pub(super) fn name_operand(
    m: &mut Machine,
    value: Value,
    function: &str,
    operand: &str,
    default: &str,
) -> Outcome<String> {
    if value == Value::Unbound {
        return Ok(default.to_owned());
    }
    match m.text_of(value) {
        Some(name) => Ok(name),
        None => {
            let found = match value {
                Value::Nil => m.semantics().texts.nil.to_owned(),
                value => m.type_name(value),
            };
            Err(m.fault(Fault::OperandNotText, &[function, operand, &found]))
        }
    }
}

pub(super) fn find(m: &mut Machine, name: &str) -> Outcome<Encoding> {
    match Encoding::from_name(name) {
        Some(encoding) => Ok(encoding),
        None => Err(m.fault(Fault::NoSuchEncoding, &[name])),
    }
}

/// Where no encoding or handler of that name was found, the call of the library's function that knows those which the program
/// has registered; it gets the error too. Any other exit as it is.
pub(in crate::natives) fn or_registered(
    m: &mut Machine,
    function: &str,
    given: [Value; 3],
    exit: Exit,
) -> Exit {
    let Exit::Raise(error) = exit else {
        return exit;
    };
    let is_missing = [Fault::NoSuchEncoding, Fault::NoSuchErrorHandler]
        .into_iter()
        .any(|fault| m.is_fault(error, fault));
    let Some(function) = m.library_member(function).filter(|_| is_missing) else {
        return exit;
    };
    let [value, encoding, errors] = given.map(|value| match value {
        Value::Unbound => Value::Nil,
        value => value,
    });
    Machine::call_exit(function, &[value, encoding, errors, error])
}

pub(super) fn unknown_handler(m: &mut Machine, name: &str) -> Exit {
    m.fault(Fault::NoSuchErrorHandler, &[name])
}

/// The error that something cannot be encoded or decoded.
pub(super) fn coding_error(
    m: &mut Machine,
    fault: Fault,
    encoding: Encoding,
    object: Value,
    at: (usize, usize),
    why: &str,
) -> Exit {
    let (name, reason) = (m.new_text(encoding.name()), m.new_text(why));
    let (start, end) = (Value::Int(at.0 as i64), Value::Int(at.1 as i64));
    let args = m.new_tuple(&[name, object, start, end, reason]);
    let class = m.semantics().fault(fault).class;
    let exception = m.make_exception(class, args);
    for (member, value) in [
        ("encoding", name),
        ("object", object),
        ("start", start),
        ("end", end),
        ("reason", reason),
    ] {
        m.set_exception_member(exception, member, value);
    }
    Exit::Raise(exception)
}
