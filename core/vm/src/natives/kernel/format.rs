//! Formatting by specifications, and the pieces of interpolated texts.

use crate::display::format::push_formatted;
use crate::display::quote::escape_beyond_ascii;
use crate::display::{self, Style};
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use crate::value::text::Text;
use ir::{Fault, Intrinsic, TextUnits, surrogate};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::Format, format),
    (Intrinsic::NativeFormat, native_format),
    (Intrinsic::FormatValue, format_value),
    (Intrinsic::TextJoin, text_join),
];

/// The text of a specification; empty where none was given.
fn spec_operand(m: &mut Machine, value: Value) -> Outcome<String> {
    if value == Value::Unbound {
        return Ok(String::new());
    }
    match m.text_of(value) {
        Some(spec) => Ok(spec),
        None => {
            let found = m.type_name(value);
            Err(m.fault(Fault::SpecificationNotText, &[&found]))
        }
    }
}

/// `(value, spec?)`.
fn format(m: &mut Machine, args: &[Value]) -> Outcome {
    if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
        return Ok(m.unknown_intrinsic("format", args));
    }
    let spec = spec_operand(m, operand(args, 1))?;
    formatted(m, operand(args, 0), &spec)
}

/// `(value, spec)`.
fn native_format(m: &mut Machine, args: &[Value]) -> Outcome {
    let native = m.native(operand(args, 0));
    format(m, &[native, operand(args, 1)])
}

fn formatted(m: &mut Machine, value: Value, spec: &str) -> Outcome {
    if spec.is_empty() && m.heap().text(value).is_some() {
        return Ok(value);
    }
    let mut out = String::new();
    push_formatted(m, &mut out, value, spec)?;
    Ok(m.new_text(out))
}

/// `(value, conversion, spec)`.
fn format_value(m: &mut Machine, args: &[Value]) -> Outcome {
    let (value, conversion, spec) = (operand(args, 0), operand(args, 1), operand(args, 2));
    let is_absent =
        |m: &Machine, value: Value| m.heap().text(value).is_none_or(|text| text.byte_len() == 0);
    let has_spec = !is_absent(m, spec) || matches!(spec, Value::Unknown(_));
    if matches!(value, Value::Unknown(_)) || matches!(spec, Value::Unknown(_)) {
        return Ok(unknown_piece(
            m,
            value,
            conversion,
            has_spec.then_some(spec),
        ));
    }
    let converted = match m.text_of(conversion).as_deref() {
        Some("s") => display::str_value(m, value),
        Some("r" | "a") => display::text_value(m, value, Style::Notation),
        _ => {
            let spec = if has_spec {
                spec_operand(m, spec)?
            } else {
                String::new()
            };
            return formatted(m, value, &spec);
        }
    };
    match converted {
        Ok(text) => finish_piece(m, &[conversion, spec], text),
        Err(Exit::Call(mut call)) => {
            call.then = Some((finish_piece, vec![conversion, spec]));
            Err(Exit::Call(call))
        }
        Err(exit) => Err(exit),
    }
}

/// The rest of the work on a converted value.
fn finish_piece(m: &mut Machine, data: &[Value], text: Value) -> Outcome {
    let is_ascii = m.text_of(data[0]).as_deref() == Some("a");
    let text = match m.text_of(text) {
        Some(beyond) if is_ascii => m.new_text(escape_beyond_ascii(&beyond)),
        _ => text,
    };
    let spec = spec_operand(m, data[1])?;
    formatted(m, text, &spec)
}

/// A piece that is not known: the value itself where nothing else was asked for.
fn unknown_piece(m: &mut Machine, value: Value, conversion: Value, spec: Option<Value>) -> Value {
    let converted = match m.text_of(conversion).as_deref() {
        Some("r") => m.unknown_intrinsic("repr", &[value]),
        Some("a") => m.unknown_intrinsic("ascii", &[value]),
        _ => value,
    };
    match spec {
        Some(spec) => m.unknown_intrinsic("format", &[converted, spec]),
        None => converted,
    }
}

/// `(*parts)`.
fn text_join(m: &mut Machine, args: &[Value]) -> Outcome {
    const MAX_BYTES: usize = 1 << 28;
    const GROWING: usize = 64;
    if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
        return Ok(m.unknown_intrinsic(Intrinsic::TextJoin.name(), args));
    }
    let texts = || {
        args.iter()
            .filter_map(|&part| m.heap().text(m.native(part)))
    };
    let length: usize = texts().map(Text::byte_len).sum();
    if length > MAX_BYTES {
        return Err(m.fault(Fault::OutOfMemory, &[]));
    }
    let is_pair = |(before, behind): (&Text, &Text)| {
        !before.is_ascii() && surrogate::is_pair(&before.get(), &behind.get())
    };
    if texts().zip(texts().skip(1)).any(is_pair) && m.semantics().texts.units == TextUnits::Utf16 {
        let joined: String = texts().map(|text| text.get().to_owned()).collect();
        return Ok(m.new_text(surrogate::paired(joined)));
    }
    // What is built piece by piece grows in place; short texts are not worth the room for more.
    if let Some(first) = texts().next()
        && first.byte_len() >= GROWING
    {
        let grown = texts()
            .skip(1)
            .fold(first.clone(), |all, text| all.append(text));
        return Ok(m.new_text(grown));
    }
    let mut joined = String::with_capacity(length);
    texts().for_each(|text| joined.push_str(&text.get()));
    Ok(m.new_text(joined))
}
