//! Values as text, and characters as numbers.

use crate::display::format::number::{character, magnitude};
use crate::display::quote::escape_beyond_ascii;
use crate::display::{self, Style};
use crate::machine::state::ContinuationFn;
use crate::machine::{Machine, Outcome, Stream};
use crate::natives::{IntrinsicFn, operand, operands};
use crate::value::Value;
use crate::value::compare::bytes_of;
use ir::{Fault, Hook, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::Repr, |m, args| {
        display::text_value(m, operand(args, 0), Style::Notation)
    }),
    (Intrinsic::Str, |m, args| {
        display::str_value(m, operand(args, 0))
    }),
    (Intrinsic::NativeRepr, |m, args| {
        display::text_value(m, operand(args, 0), Style::Native)
    }),
    (Intrinsic::NativeStr, native_str),
    (Intrinsic::Ascii, ascii),
    (Intrinsic::Print, print),
    (Intrinsic::Chr, chr),
    (Intrinsic::Ord, ord),
    (Intrinsic::Bin, |m, args| {
        in_base(m, Intrinsic::Bin, args, 2, "0b")
    }),
    (Intrinsic::Oct, |m, args| {
        in_base(m, Intrinsic::Oct, args, 8, "0o")
    }),
    (Intrinsic::Hex, |m, args| {
        in_base(m, Intrinsic::Hex, args, 16, "0x")
    }),
];

/// `(value)`: the text of the native value for people, whatever classes derived from its own say.
fn native_str(m: &mut Machine, args: &[Value]) -> Outcome {
    let native = m.native(operand(args, 0));
    match m.heap().text(native) {
        Some(_) => Ok(native),
        None => display::text_value(m, operand(args, 0), Style::Native),
    }
}

/// `(value)`.
fn ascii(m: &mut Machine, args: &[Value]) -> Outcome {
    let mut text = String::new();
    match display::push(m, &mut text, operand(args, 0), Style::Notation) {
        Ok(()) => Ok(m.new_text(escape_beyond_ascii(&text))),
        Err(crate::Exit::Call(mut call)) => {
            let resume: ContinuationFn = |m, _, text| {
                let text = m.text_of(text).unwrap_or_default();
                Ok(m.new_text(escape_beyond_ascii(&text)))
            };
            call.then = Some((resume, Vec::new()));
            Err(crate::Exit::Call(call))
        }
        Err(exit) => Err(exit),
    }
}

/// `(sep?, end?, file?, flush?, *values)`.
fn print(m: &mut Machine, args: &[Value]) -> Outcome {
    let is_absent = |value: Value| matches!(value, Value::Unbound | Value::Nil);
    let or_nil = |value: Value| if is_absent(value) { Value::Nil } else { value };
    let (separator, end) = (or_nil(operand(args, 0)), or_nil(operand(args, 1)));
    let mut file = or_nil(operand(args, 2));
    let values = args.get(4..).unwrap_or_default();
    if file == Value::Nil
        && let Some(current) = replaced(m, m.boot.semantics.library.output)
    {
        if is_absent(current) {
            return Ok(Value::Nil);
        }
        file = current;
    }
    if file == Value::Nil
        && let Some(text) = printed(m, values, separator, end)
    {
        m.write(Stream::Out, &text);
        return Ok(Value::Nil);
    }
    let values = m.new_tuple(values);
    Err(m.hook(Hook::Print, &[values, separator, end, file]))
}

/// What printing values writes; nothing where the program's code has a say, or an operand is wrong.
fn printed(m: &Machine, values: &[Value], separator: Value, end: Value) -> Option<String> {
    let option = |value: Value, default: &'static str| match value {
        Value::Unbound | Value::Nil => Some(default.to_owned()),
        value => m.text_of(value),
    };
    let (separator, end) = (option(separator, " ")?, option(end, "\n")?);
    let mut out = String::new();
    for (at, &value) in values.iter().enumerate() {
        if at > 0 {
            out.push_str(&separator);
        }
        display::write(m, &mut out, value, Style::Plain).ok()?;
    }
    out.push_str(&end);
    Some(out)
}

/// What the program has put in the place of a standard stream, if it has.
pub(in crate::natives) fn replaced(
    m: &Machine,
    stream: Option<[&'static str; 3]>,
) -> Option<Value> {
    let [module, current, original] = stream?;
    let names = &m.linked.program.names;
    let module = m.linked.program.module_named(names.get(module)?)?;
    let variable = |name: &str| {
        let global = m.linked.global_by_name.get(&(module, names.get(name)?))?;
        Some(m.state.globals[*global as usize])
    };
    let (current, original) = (variable(current)?, variable(original)?);
    (!current.is_same(original)).then_some(current)
}

/// `(number)`.
fn chr(m: &mut Machine, args: &[Value]) -> Outcome {
    let number = operands::integer(m, Intrinsic::Chr, args, 0)?;
    let code = number.small().and_then(|code| u32::try_from(code).ok());
    match code.and_then(character) {
        Some(c) => Ok(m.char_text(c)),
        // Texts hold characters, and half of a surrogate pair is none.
        None if matches!(code, Some(0xd800..=0xdfff)) => Ok(m.unknown_intrinsic("chr", args)),
        None => Err(m.fault(Fault::NotACodePoint, &[])),
    }
}

/// `(text or bytes of length one)`.
fn ord(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = operand(args, 0);
    let native = m.native(value);
    let length = if let Some(text) = m.heap().text(native) {
        if text.char_len() == 1 {
            let c = text.get().chars().next().unwrap_or_default();
            return Ok(Value::Int(i64::from(c as u32)));
        }
        text.char_len()
    } else if let Some(bytes) = m.object_kind(native).and_then(bytes_of) {
        if let &[byte] = bytes {
            return Ok(Value::Int(i64::from(byte)));
        }
        bytes.len()
    } else {
        let found = m.type_name(value);
        return Err(m.fault(Fault::NotACharacter, &[&found]));
    };
    Err(m.fault(Fault::NotOneCharacter, &[&length.to_string()]))
}

/// `(integer)`: its digits in a base, behind a prefix.
fn in_base(
    m: &mut Machine,
    intrinsic: Intrinsic,
    args: &[Value],
    radix: u32,
    prefix: &str,
) -> Outcome {
    let number = operands::integer(m, intrinsic, args, 0)?;
    let Some((is_negative, digits)) = magnitude(&number, radix) else {
        return Err(m.fault(Fault::OutOfMemory, &[]));
    };
    let sign = if is_negative { "-" } else { "" };
    Ok(m.new_text(format!("{sign}{prefix}{digits}")))
}
