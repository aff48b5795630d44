//! Text by UTF-16 code units: for languages whose texts are sequences of those, with operands and results of a fixed
//! width.
//!
//! Half of a surrogate pair that stands alone in a text is one of the characters of [`ir::surrogate`].

mod make;
mod place;
mod search;
mod transform;

use crate::machine::{Machine, Outcome};
use crate::natives::among;
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::Value;
use crate::value::text::Text;
use ir::{Fault, Integers, Intrinsic, Scalar, surrogate};

/// A method: gets the text, and the operands with the text in front.
type Method = fn(&mut Machine, &Text, &[Value]) -> Outcome;

macro_rules! methods {
    ($($intrinsic:ident => $method:path),* $(,)?) => {
        pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
            (Intrinsic::TextNew, make::new),
            (Intrinsic::TextOfCodePoint, make::of_code_point),
            $((Intrinsic::$intrinsic, |m, args| call(m, Intrinsic::$intrinsic, $method, args)),)*
        ];
    };
}

methods! {
    TextLength => place::length,
    TextUnitAt => place::unit_at,
    TextCodePointAt => place::code_point_at,
    TextPart => place::part,
    TextSplice => place::splice,
    TextUnits => place::units,
    TextUtf8 => place::utf8,
    TextEquals => search::equals,
    TextCompare => search::compare,
    TextIndexOf => search::index_of,
    TextLastIndexOf => search::last_index_of,
    TextStartsWith => search::starts_with,
    TextEndsWith => search::ends_with,
    TextConstant => make::constant,
    TextHash => transform::hash,
    TextLowerCase => transform::lower_case,
    TextUpperCase => transform::upper_case,
    TextTrim => transform::trim,
    TextStrip => transform::strip,
    TextStripLeading => transform::strip_leading,
    TextStripTrailing => transform::strip_trailing,
    TextReplace => transform::replace,
    TextRepeat => transform::repeat,
    TextReverse => transform::reverse,
}

/// Calls a method with a text and operands that are known.
fn call(m: &mut Machine, intrinsic: Intrinsic, method: Method, args: &[Value]) -> Outcome {
    if let Some(text) = m.heap().text(operand(args, 0)).cloned()
        && !among(args, 1..)
            .iter()
            .any(|value| matches!(value, Value::Unknown(_)))
    {
        let value = method(m, &text, args)?;
        let are_doubles = m.semantics().numbers.integers == Integers::Doubles;
        return Ok(match value {
            Value::Sized(_, number) if are_doubles => Value::Int(number),
            value => value,
        });
    }
    if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
        return Ok(m.unknown(Expression::Intrinsic(intrinsic.name().into(), args.into())));
    }
    Err(no_text(m, intrinsic, operand(args, 0)))
}

/// The error for an operand that is no text.
fn no_text(m: &mut Machine, intrinsic: Intrinsic, value: Value) -> crate::machine::Exit {
    let name = m.type_name(value);
    if value == Value::Nil {
        return m.fault(Fault::NilOperand, &[intrinsic.name(), &name, ""]);
    }
    m.fault(Fault::UnsupportedOperand, &[intrinsic.name(), &name])
}

/// An operand that must be a text.
fn text_operand(m: &mut Machine, intrinsic: Intrinsic, value: Value) -> Outcome<Text> {
    match m.heap().text(value).cloned() {
        Some(text) => Ok(text),
        None => Err(no_text(m, intrinsic, value)),
    }
}

fn int(value: impl TryInto<i64>) -> Value {
    Value::Sized(Scalar::I32, value.try_into().unwrap_or(i64::from(i32::MAX)))
}

/// How many units a text has.
pub(crate) fn units_in(text: &Text) -> usize {
    if text.is_ascii() {
        return text.byte_len();
    }
    // Characters of four bytes are the ones of two units, or else halves.
    let chars = text.get();
    let wide = chars.bytes().filter(|byte| byte & 0xf8 == 0xf0).count();
    text.char_len() + wide - surrogate::halves(&chars)
}

/// An index or length among the operands; `default` where it was not given.
fn place_or(args: &[Value], at: usize, default: usize) -> i64 {
    match operand(args, at) {
        Value::Unbound => default as i64,
        value => whole(value),
    }
}

/// The character with a number, which may be half of a pair; a replacement for what is none.
pub(super) fn character(number: i64) -> char {
    u32::try_from(number)
        .ok()
        .and_then(surrogate::character)
        .unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// A text, or a unit or character as one.
fn text_or_unit(m: &mut Machine, intrinsic: Intrinsic, value: Value) -> Outcome<Text> {
    match value {
        Value::Sized(_, number) => Ok(Text::from(character(number).to_string())),
        value => text_operand(m, intrinsic, value),
    }
}
