//! What kind of character a number stands for, and its counterpart in the other case.

use crate::machine::{Machine, Outcome};
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::Value;
use crate::value::unicode;
use ir::{Intrinsic, Scalar};

macro_rules! questions {
    ($($intrinsic:ident $question:expr;)*) => {
        [$((Intrinsic::$intrinsic, |m: &mut Machine, args: &[Value]| {
            let question: fn(char) -> bool = $question;
            ask(m, Intrinsic::$intrinsic, args, |char| Value::Bool(char.is_some_and(question)))
        })),*]
    };
}

const QUESTIONS: [(Intrinsic, IntrinsicFn); 5] = questions! {
    CharIsLetter unicode::is_letter;
    CharIsDigit unicode::is_decimal;
    CharIsUpperCase char::is_uppercase;
    CharIsLowerCase char::is_lowercase;
    CharIsWhitespace is_white_space;
};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::CharacterCategory, category),
    QUESTIONS[0],
    QUESTIONS[1],
    QUESTIONS[2],
    QUESTIONS[3],
    QUESTIONS[4],
    (Intrinsic::CharToUpperCase, |m, args| {
        convert(m, Intrinsic::CharToUpperCase, args, |char| {
            single(char, char.to_uppercase())
        })
    }),
    (Intrinsic::CharToLowerCase, |m, args| {
        convert(m, Intrinsic::CharToLowerCase, args, |char| {
            single(char, char.to_lowercase())
        })
    }),
];

fn category(m: &mut Machine, args: &[Value]) -> Outcome {
    let text = m.text_of(operand(args, 0));
    match text.and_then(|text| text.chars().next()) {
        Some(character) => Ok(m.new_text(unicode::category(character))),
        None => Ok(m.unknown(Expression::Intrinsic(
            Intrinsic::CharacterCategory.name().into(),
            args.into(),
        ))),
    }
}

/// Whether a character separates words: spaces but those that do not break a line, and some control characters.
pub(in crate::natives) fn is_white_space(char: char) -> bool {
    match char {
        '\t'..='\r' | '\u{1c}'..='\u{1f}' | ' ' => true,
        '\u{85}' | '\u{a0}' | '\u{2007}' | '\u{202f}' => false,
        char => !char.is_ascii() && char.is_whitespace(),
    }
}

/// The counterpart of a character, where it is one character.
fn single(char: char, mut counterpart: impl Iterator<Item = char>) -> char {
    match (counterpart.next(), counterpart.next()) {
        (Some(other), None) => other,
        _ => char,
    }
}

fn ask(
    m: &mut Machine,
    intrinsic: Intrinsic,
    args: &[Value],
    answer: impl FnOnce(Option<char>) -> Value,
) -> Outcome {
    let value = operand(args, 0);
    if matches!(value, Value::Unknown(_)) {
        return Ok(m.unknown(Expression::Intrinsic(intrinsic.name().into(), args.into())));
    }
    let char = u32::try_from(whole(value)).ok().and_then(char::from_u32);
    Ok(answer(char))
}

fn convert(
    m: &mut Machine,
    intrinsic: Intrinsic,
    args: &[Value],
    conversion: impl FnOnce(char) -> char,
) -> Outcome {
    let number = whole(operand(args, 0));
    ask(m, intrinsic, args, |char| {
        let number = char.map_or(number, |char| i64::from(u32::from(conversion(char))));
        Value::Sized(Scalar::I32, number)
    })
}
