//! The methods of texts. Places and lengths are in characters; where a text is ASCII they are bytes as well.

mod case;
mod change;
mod classify;
mod code_pages;
mod decode;
mod encode;
mod encoding;
mod join;
mod justify;
mod new;
mod search;
mod split;
mod template;
mod translate;

pub(super) use decode::decode;
pub(super) use encode::encode;
pub(super) use encoding::or_registered;
pub(super) use justify::{expand, left_of_center, missing};
pub(super) use search::{bounds, empty_separator, limit};

use crate::machine::{Exit, Machine, Outcome};
use crate::natives::among;
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::Value;
use crate::value::text::Text;
use ir::{Fault, Intrinsic};

/// How many bytes a text may have.
pub(super) const MAX_BYTES: usize = 1 << 28;

/// A method: gets the text, and the operands with the receiver in front.
type Method = fn(&mut Machine, &Text, &[Value]) -> Outcome;

macro_rules! methods {
    ($($intrinsic:ident => $method:path),* $(,)?) => {
        pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
            (Intrinsic::StrNew, new::new),
            (Intrinsic::StrBecome, change::become_other),
            (Intrinsic::StrCopy, change::copy),
            (Intrinsic::StrMaketrans, translate::maketrans),
            (Intrinsic::StrFormat, template::format),
            (Intrinsic::StrFormatMap, template::format_map),
            $((Intrinsic::$intrinsic, |m, args| call(m, Intrinsic::$intrinsic, $method, args)),)*
        ];
    };
}

methods! {
    StrCapitalize => case::capitalize,
    StrCasefold => case::casefold,
    StrCenter => justify::center,
    StrCount => search::count,
    StrEncode => encode::method,
    StrEndswith => search::endswith,
    StrExpandtabs => justify::expandtabs,
    StrFind => search::find,
    StrIndex => search::index,
    StrIsalnum => classify::is_alphanumeric,
    StrIsalpha => classify::is_alphabetic,
    StrIsascii => classify::is_ascii,
    StrIsdecimal => classify::is_decimal,
    StrIsdigit => classify::is_digit,
    StrIsidentifier => classify::is_identifier,
    StrIslower => classify::is_lower,
    StrIsnumeric => classify::is_numeric,
    StrIsprintable => classify::is_printable,
    StrIsspace => classify::is_space,
    StrIstitle => classify::is_title,
    StrIsupper => classify::is_upper,
    StrJoin => join::join,
    StrLjust => justify::ljust,
    StrLower => case::lower,
    StrLstrip => split::lstrip,
    StrPartition => split::partition,
    StrRemoveprefix => split::removeprefix,
    StrRemovesuffix => split::removesuffix,
    StrReplace => search::replace,
    StrRfind => search::rfind,
    StrRindex => search::rindex,
    StrRjust => justify::rjust,
    StrRpartition => split::rpartition,
    StrRsplit => split::rsplit,
    StrRstrip => split::rstrip,
    StrSplit => split::split,
    StrSplitlines => split::splitlines,
    StrStartswith => search::startswith,
    StrStrip => split::strip,
    StrSwapcase => case::swapcase,
    StrTitle => case::title,
    StrTranslate => translate::translate,
    StrUpper => case::upper,
    StrZfill => justify::zfill,
}

/// Calls a method with a receiver that is a text and operands that are known.
fn call(m: &mut Machine, intrinsic: Intrinsic, method: Method, args: &[Value]) -> Outcome {
    let receiver = operand(args, 0);
    let name = intrinsic.name().strip_prefix("str_").unwrap_or_default();
    if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
        return Ok(unknown_method(m, name, args));
    }
    let native = m.native(receiver);
    let Some(text) = m.heap().text(native).cloned() else {
        return Err(wrong_receiver(m, name, "str", receiver));
    };
    method(m, &text, args)
}

/// What a method gives where an operand is not known.
pub(in crate::natives) fn unknown_method(m: &mut Machine, name: &str, args: &[Value]) -> Value {
    let name = m.intern(name);
    m.unknown(Expression::Method(
        operand(args, 0),
        name,
        among(args, 1..).into(),
    ))
}

/// The error for a method called with something else as its receiver.
pub(super) fn wrong_receiver(m: &mut Machine, method: &str, class: &str, receiver: Value) -> Exit {
    let found = m.type_name(receiver);
    m.fault(Fault::ForeignReceiver, &[method, class, &found])
}

/// An operand that must be a text; otherwise a fault with these operands and, behind them, the type that was found.
fn text_operand(m: &mut Machine, value: Value, fault: Fault, operands: &[&str]) -> Outcome<Text> {
    let native = m.native(value);
    match m.heap().text(native).cloned() {
        Some(text) => Ok(text),
        None => {
            let found = m.type_name(value);
            Err(m.fault(fault, &[operands, &[&found]].concat()))
        }
    }
}

/// A part of a text as a value.
fn piece(m: &mut Machine, text: &str) -> Value {
    match text.as_bytes() {
        &[byte] => m.char_text(char::from(byte)),
        _ => m.new_text(text),
    }
}

/// A part of a text as a value: the whole where it is that.
fn part(m: &mut Machine, whole: Value, text: &Text, part: &str) -> Value {
    if part.len() == text.byte_len() {
        m.native(whole)
    } else {
        piece(m, part)
    }
}

/// Whether something was given, and was not nil.
pub(super) fn is_given(value: Value) -> bool {
    !matches!(value, Value::Unbound | Value::Nil)
}
