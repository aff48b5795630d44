//! Integers, doubles and truth values: constructors, conversions, rounding.

use crate::display::quote::push_quoted;
use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::IntrinsicFn;
use crate::natives::among;
use crate::natives::bytes::ask_for_bytes;
use crate::natives::operands::{ask_operand, flag, integer, operand, unless_unknown};
use crate::operator;
use crate::value::Value;
use crate::value::compare::bytes_of;
use crate::value::number::{
    Integer, Number, float_hex, float_ratio, from_f64, parse_float, parse_hex_float, parse_integer,
    round_to,
};
use ir::{BinOp, Fault, Hook, Intrinsic};
use num_bigint::{BigInt, Sign};
use num_integer::Integer as _;
use num_traits::{Signed, Zero};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::IntNew, new_int),
    (Intrinsic::FloatNew, new_float),
    (Intrinsic::NumberReal, real),
    (Intrinsic::NumberImag, imaginary),
    (Intrinsic::IntDenominator, |_, _| Ok(Value::Int(1))),
    (Intrinsic::IntBitLength, bit_length),
    (Intrinsic::IntBitCount, bit_count),
    (Intrinsic::IntToBytes, to_bytes),
    (Intrinsic::IntFromBytes, from_bytes),
    (Intrinsic::NumberRatio, ratio),
    (Intrinsic::FloatIsInteger, is_integer),
    (Intrinsic::FloatHex, hex),
    (Intrinsic::FloatFromHex, from_hex),
    (Intrinsic::NumberTrunc, |m, args| whole(m, args, f64::trunc)),
    (Intrinsic::NumberFloor, |m, args| whole(m, args, f64::floor)),
    (Intrinsic::NumberCeil, |m, args| whole(m, args, f64::ceil)),
    (Intrinsic::NumberFloat, to_float),
    (Intrinsic::Abs, abs),
    (Intrinsic::Round, round),
    (Intrinsic::Divmod, divmod),
    (Intrinsic::Pow, pow),
    (Intrinsic::NumberDivmod, |m, args| {
        native_divmod(m, operand(args, 0), operand(args, 1))
    }),
    (Intrinsic::NumberReflectedDivmod, |m, args| {
        native_divmod(m, operand(args, 1), operand(args, 0))
    }),
    (Intrinsic::NumberAbs, |m, args| {
        let native = m.native(operand(args, 0));
        abs(m, &[native])
    }),
    (Intrinsic::NumberRound, |m, args| {
        let native = m.native(operand(args, 0));
        round(m, &[native, operand(args, 1)])
    }),
    (Intrinsic::NumberPow, native_pow),
];

/// The most decimal digits that conversions between text and integers take.
const MAX_DIGITS: usize = 4300;

/// `(class, x?, base?)`.
fn new_int(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, among(args, 1..), "int");
    let (value, base) = (operand(args, 1), operand(args, 2));
    if !value.is_bound() {
        if base.is_bound() {
            return Err(m.fault(Fault::BaseWithoutText, &[]));
        }
        return Ok(Value::Int(0));
    }
    let text = match m.object_kind(m.native(value)) {
        Some(Object::Text(text)) => Some(text.get().to_owned()),
        Some(object) => {
            bytes_of(object).map(|bytes| bytes.iter().map(|&byte| char::from(byte)).collect())
        }
        None => None,
    };
    if base.is_bound() {
        let Some(text) = text else {
            return Err(m.fault(Fault::BaseForNonText, &[]));
        };
        let base = integer(m, Intrinsic::IntNew, args, 2)?.saturated();
        if base != 0 && !(2..=36).contains(&base) {
            return Err(m.fault(Fault::BaseOutOfRange, &[]));
        }
        return int_from_text(m, value, &text, base as u32);
    }
    let protocol = &m.semantics().objects.protocol;
    for method in [protocol.int, protocol.index, protocol.trunc] {
        if let Some(method) = m.custom_method(value, method) {
            return Err(ask_operand(Intrinsic::IntNew, args, 1, method));
        }
    }
    if let Some(text) = text {
        return int_from_text(m, value, &text, 10);
    }
    match m.number(m.native(value)) {
        Some(Number::Integer(value)) => Ok(m.new_integer(value)),
        Some(Number::Float(value)) => {
            let value = float_to_int(m, value)?;
            Ok(m.new_int(value))
        }
        None => {
            let name = m.type_name(value);
            Err(m.fault(Fault::NotConvertibleToInt, &[&name]))
        }
    }
}

fn int_from_text(m: &mut Machine, value: Value, text: &str, base: u32) -> Outcome {
    let digits = text.bytes().filter(u8::is_ascii_alphanumeric).count();
    if digits > MAX_DIGITS && !base.is_power_of_two() {
        return Err(m.fault(Fault::IntegerTextTooLong, &[&digits.to_string()]));
    }
    match parse_integer(text, base) {
        Some(value) => Ok(m.new_int(value)),
        None => {
            let literal = literal(m, value);
            Err(m.fault(Fault::BadIntLiteral, &[&literal, &base.to_string()]))
        }
    }
}

/// A text or bytes as a program would write it.
fn literal(m: &mut Machine, value: Value) -> String {
    let native = m.native(value);
    if let Some(text) = m.heap().text(native) {
        let mut quoted = String::new();
        push_quoted(&mut quoted, m.semantics().texts.quotes, &text.get(), false);
        return quoted;
    }
    crate::display::repr_text(m, native)
        .ok()
        .flatten()
        .unwrap_or_default()
}

/// A double without its fraction.
///
/// # Errors
/// When it is not finite.
pub(super) fn float_to_int(m: &mut Machine, value: f64) -> Outcome<BigInt> {
    if value.is_nan() {
        return Err(m.fault(Fault::NanToInteger, &[]));
    }
    if value.is_infinite() {
        return Err(m.fault(Fault::InfiniteToInteger, &[]));
    }
    Ok(from_f64(value))
}

/// `(class, x?)`.
fn new_float(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, among(args, 1..), "float");
    let value = operand(args, 1);
    if !value.is_bound() {
        return Ok(Value::Float(0.0));
    }
    let protocol = &m.semantics().objects.protocol;
    for method in [protocol.float, protocol.index] {
        if let Some(method) = m.custom_method(value, method) {
            return Err(ask_operand(Intrinsic::FloatNew, args, 1, method));
        }
    }
    let native = m.native(value);
    match m.number(native) {
        Some(Number::Float(value)) => return Ok(Value::Float(value)),
        Some(Number::Integer(value)) => return m.float_of(&value).map(Value::Float),
        None => {}
    }
    let text = match m.object_kind(native) {
        Some(Object::Text(text)) => Some(text.get().to_owned()),
        Some(object) => {
            bytes_of(object).map(|bytes| bytes.iter().map(|&byte| char::from(byte)).collect())
        }
        None => None,
    };
    let Some(text) = text else {
        let name = m.type_name(value);
        return Err(m.fault(Fault::NotConvertibleToFloat, &[&name]));
    };
    match parse_float(&text) {
        Some(value) if value.is_nan() => Ok(Value::Float(m.new_nan(value))),
        Some(value) => Ok(Value::Float(value)),
        None => {
            let literal = literal(m, native);
            Err(m.fault(Fault::BadFloatLiteral, &[&literal]))
        }
    }
}

impl Machine {
    /// Not a number, and not the one that was made before: its payload tells them apart, since a value has no identity
    /// besides its bits.
    fn new_nan(&mut self, like: f64) -> f64 {
        const PAYLOAD: u64 = (1 << 51) - 1;
        self.state.nans += 1;
        f64::from_bits(like.to_bits() & !PAYLOAD | self.state.nans & PAYLOAD)
    }
}

/// The number that a receiver is or holds: truth values become integers.
fn receiver(m: &Machine, args: &[Value]) -> Number {
    m.number(m.native(operand(args, 0)))
        .unwrap_or(Number::Integer(Integer::Small(0)))
}

fn value_of(m: &mut Machine, number: Number) -> Value {
    match number {
        Number::Integer(value) => m.new_integer(value),
        Number::Float(value) => Value::Float(value),
    }
}

/// `(number)`.
fn real(m: &mut Machine, args: &[Value]) -> Outcome {
    let number = receiver(m, args);
    Ok(value_of(m, number))
}

/// `(number)`.
fn imaginary(m: &mut Machine, args: &[Value]) -> Outcome {
    Ok(match receiver(m, args) {
        Number::Integer(_) => Value::Int(0),
        Number::Float(_) => Value::Float(0.0),
    })
}

/// The integer that a receiver is or holds.
fn int_receiver(m: &Machine, args: &[Value]) -> Integer {
    match receiver(m, args) {
        Number::Integer(value) => value,
        Number::Float(_) => Integer::Small(0),
    }
}

/// The double that a receiver is or holds.
fn float_receiver(m: &Machine, args: &[Value]) -> f64 {
    match receiver(m, args) {
        Number::Float(value) => value,
        Number::Integer(_) => 0.0,
    }
}

/// `(integer)`.
fn bit_length(m: &mut Machine, args: &[Value]) -> Outcome {
    Ok(Value::Int(int_receiver(m, args).bits() as i64))
}

/// `(integer)`: the one bits of its magnitude.
fn bit_count(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = int_receiver(m, args);
    let ones: u64 = value
        .big()
        .magnitude()
        .iter_u64_digits()
        .map(|digit| u64::from(digit.count_ones()))
        .sum();
    Ok(Value::Int(ones as i64))
}

/// `(…, byteorder)`: whether the least significant byte comes first.
fn is_little(m: &mut Machine, order: Value) -> Outcome<bool> {
    if !order.is_bound() {
        return Ok(false);
    }
    match m.text_of(order).as_deref() {
        Some("little") => Ok(true),
        Some("big") => Ok(false),
        _ => Err(m.fault(Fault::BadByteOrder, &[])),
    }
}

/// `(integer, length?, byteorder?, signed?)`.
fn to_bytes(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "to_bytes");
    let length = match operand(args, 1) {
        Value::Unbound => 1,
        _ => integer(m, Intrinsic::IntToBytes, args, 1)?.saturated(),
    };
    if length < 0 {
        return Err(m.fault(Fault::NegativeByteLength, &[]));
    }
    let length = operator::check_length(m, usize::try_from(length).ok(), true)?;
    let little = is_little(m, operand(args, 2))?;
    let is_signed = flag(m, operand(args, 3));
    let value = int_receiver(m, args);
    let value = value.big();
    if value.is_negative() && !is_signed {
        return Err(m.fault(Fault::NegativeToUnsigned, &[]));
    }
    let (mut bytes, filler) = if is_signed {
        (
            value.to_signed_bytes_le(),
            if value.is_negative() { 0xff } else { 0 },
        )
    } else {
        (value.magnitude().to_bytes_le(), 0)
    };
    if value.is_zero() {
        bytes.clear();
    }
    if bytes.len() > length {
        return Err(m.fault(Fault::IntegerTooBig, &[]));
    }
    bytes.resize(length, filler);
    if !little {
        bytes.reverse();
    }
    Ok(m.insert(Object::Bytes(bytes.into())))
}

/// `(class, bytes, byteorder?, signed?)`.
fn from_bytes(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, among(args, 1..), "from_bytes");
    let little = is_little(m, operand(args, 2))?;
    let native = m.native(operand(args, 1));
    let mut bytes = match m.object_kind(native).and_then(bytes_of) {
        Some(bytes) => bytes.to_vec(),
        None => {
            if let Some(exit) = ask_for_bytes(m, Intrinsic::IntFromBytes, args) {
                return Err(exit);
            }
            let Some(items) = m.elements(operand(args, 1))? else {
                return Err(m.retry_collected(Intrinsic::IntFromBytes, 1, args));
            };
            items
                .into_iter()
                .map(|item| m.byte(item))
                .collect::<Outcome<Vec<u8>>>()?
        }
    };
    if !little {
        bytes.reverse();
    }
    let value = if flag(m, operand(args, 3)) {
        BigInt::from_signed_bytes_le(&bytes)
    } else {
        BigInt::from_bytes_le(Sign::Plus, &bytes)
    };
    let value = m.new_int(value);
    if operand(args, 0) == Value::Ref(m.native_class(ir::Native::Int)) {
        return Ok(value);
    }
    Err(Machine::call_exit(operand(args, 0), &[value]))
}

/// `(number)`: numerator and denominator in lowest terms.
fn ratio(m: &mut Machine, args: &[Value]) -> Outcome {
    let (numerator, denominator) = match receiver(m, args) {
        Number::Integer(value) => (m.new_integer(value), Value::Int(1)),
        Number::Float(value) => {
            if value.is_nan() {
                return Err(m.fault(Fault::RatioOfNan, &[]));
            }
            if value.is_infinite() {
                return Err(m.fault(Fault::RatioOfInfinity, &[]));
            }
            let (numerator, denominator) = float_ratio(value);
            (m.new_int(numerator), m.new_int(denominator))
        }
    };
    Ok(m.new_tuple(&[numerator, denominator]))
}

/// `(double)`.
fn is_integer(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = float_receiver(m, args);
    Ok(Value::Bool(value.is_finite() && value == value.trunc()))
}

/// `(double)`.
fn hex(m: &mut Machine, args: &[Value]) -> Outcome {
    let text = float_hex(float_receiver(m, args));
    Ok(m.new_text(text))
}

/// `(class, text)`.
fn from_hex(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, among(args, 1..), "fromhex");
    let Some(text) = m.text_of(operand(args, 1)) else {
        return Err(m.fault(Fault::HexFloatNotText, &[]));
    };
    match parse_hex_float(&text) {
        Some(value) if value.is_infinite() && !text.to_ascii_lowercase().contains("inf") => {
            Err(m.fault(Fault::HexFloatTooLarge, &[]))
        }
        Some(value) => Ok(Value::Float(value)),
        None => Err(m.fault(Fault::BadHexFloat, &[])),
    }
}

/// `(number)`: a whole number, by some rounding.
fn whole(m: &mut Machine, args: &[Value], rounding: fn(f64) -> f64) -> Outcome {
    match receiver(m, args) {
        Number::Integer(value) => Ok(m.new_integer(value)),
        Number::Float(value) => {
            let value = float_to_int(m, rounding(value))?;
            Ok(m.new_int(value))
        }
    }
}

/// `(number)`.
fn to_float(m: &mut Machine, args: &[Value]) -> Outcome {
    match receiver(m, args) {
        Number::Integer(value) => m.float_of(&value).map(Value::Float),
        Number::Float(value) => Ok(Value::Float(value)),
    }
}

/// `(value)`.
fn abs(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = operand(args, 0);
    let method = m.semantics().objects.protocol.abs;
    if let Some(method) = m.custom_method(value, method) {
        return Err(Machine::call_exit(method, &[value]));
    }
    match m.number(m.native(value)) {
        Some(Number::Float(value)) => Ok(Value::Float(value.abs())),
        Some(Number::Integer(Integer::Small(value))) => Ok(m.new_wide(i128::from(value).abs())),
        Some(Number::Integer(Integer::Big(value))) => Ok(m.new_int(value.abs())),
        None => {
            let name = m.type_name(value);
            Err(m.fault(Fault::NoAbsolute, &[&name]))
        }
    }
}

/// `(number, digits?)`.
fn round(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "round");
    let value = operand(args, 0);
    let method = m.semantics().objects.protocol.round;
    let has_digits = !matches!(operand(args, 1), Value::Unbound | Value::Nil);
    if let Some(method) = m.custom_method(value, method) {
        let given = if has_digits { 2 } else { 1 };
        return Err(Machine::call_exit(method, among(args, ..given)));
    }
    let Some(number) = m.number(m.native(value)) else {
        let name = m.type_name(value);
        return Err(m.fault(Fault::NoRounding, &[&name]));
    };
    let digits = if has_digits {
        integer(m, Intrinsic::Round, args, 1)?.saturated()
    } else {
        0
    };
    match number {
        Number::Integer(value) if digits >= 0 => Ok(m.new_integer(value)),
        Number::Integer(value) => {
            let places = digits.unsigned_abs();
            // A unit that is more than ten times the value rounds it away.
            if places > value.bits() / 3 + 2 {
                return Ok(Value::Int(0));
            }
            let unit = BigInt::from(10).pow(places as u32);
            let (quotient, rest) = value.big().div_mod_floor(&unit);
            let twice = &rest + &rest;
            let up = twice > unit || (twice == unit && quotient.is_odd());
            Ok(m.new_int((quotient + u32::from(up)) * unit))
        }
        Number::Float(value) if !has_digits => {
            let value = float_to_int(m, value.round_ties_even())?;
            Ok(m.new_int(value))
        }
        Number::Float(value) => {
            let rounded = round_to(value, digits);
            if rounded.is_infinite() && value.is_finite() {
                return Err(m.fault(Fault::RoundedTooLarge, &[]));
            }
            Ok(Value::Float(rounded))
        }
    }
}

/// `(dividend, divisor)`.
fn divmod(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "divmod");
    let [own, reflected] = m.semantics().objects.protocol.divmod;
    let by_class =
        |m: &mut Machine, receiver: Value, other: Value, name: &'static str| -> Option<Exit> {
            let method = m.custom_method(receiver, name)?;
            Some(Machine::call_exit(method, &[receiver, other]))
        };
    if let Some(exit) = by_class(m, operand(args, 0), operand(args, 1), own) {
        return Err(exit);
    }
    if let Some(exit) = by_class(m, operand(args, 1), operand(args, 0), reflected) {
        return Err(exit);
    }
    let (a, b) = (m.native(operand(args, 0)), m.native(operand(args, 1)));
    match operator::divmod(m, a, b)? {
        Some(pair) => Ok(pair),
        None => {
            let (first, second) = (m.type_name(operand(args, 0)), m.type_name(operand(args, 1)));
            Err(m.fault(Fault::UnsupportedOperands, &["divmod()", &first, &second]))
        }
    }
}

fn native_divmod(m: &mut Machine, left: Value, right: Value) -> Outcome {
    let (a, b) = (m.native(left), m.native(right));
    Ok(operator::divmod(m, a, b)?
        .unwrap_or(Value::Singleton(crate::value::Singleton::NotImplemented)))
}

/// `(base, exponent, modulus?)`.
fn pow(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "pow");
    let is_plain =
        |m: &Machine, value: Value| !matches!(m.object_kind(value), Some(Object::Instance(_)));
    if among(args, ..2).iter().any(|&value| !is_plain(m, value)) {
        let given = if matches!(operand(args, 2), Value::Unbound | Value::Nil) {
            2
        } else {
            3
        };
        return Err(m.hook(Hook::Power, among(args, ..given)));
    }
    native_pow(m, args)
}

/// `(base, exponent, modulus?)`, of what they are inside.
fn native_pow(m: &mut Machine, args: &[Value]) -> Outcome {
    let (base, exponent) = (m.native(operand(args, 0)), m.native(operand(args, 1)));
    if matches!(operand(args, 2), Value::Unbound | Value::Nil) {
        return match operator::binary(m, BinOp::Pow, false, base, exponent)? {
            Some(power) => Ok(power),
            None => {
                let (first, second) =
                    (m.type_name(operand(args, 0)), m.type_name(operand(args, 1)));
                Err(m.fault(
                    Fault::UnsupportedOperands,
                    &["** or pow()", &first, &second],
                ))
            }
        };
    }
    let modulus = m.native(operand(args, 2));
    match (m.integer(base), m.integer(exponent), m.integer(modulus)) {
        (Some(base), Some(exponent), Some(modulus)) => {
            operator::power_modulo(m, &base, &exponent, &modulus)
        }
        _ => {
            let all_numbers = [base, exponent, modulus]
                .into_iter()
                .all(|value| m.number(value).is_some());
            if all_numbers {
                return Err(m.fault(Fault::PowerModuloOfNonIntegers, &[]));
            }
            let names = [operand(args, 0), operand(args, 1), operand(args, 2)]
                .map(|value| m.type_name(value));
            Err(m.fault(Fault::UnsupportedPower, &[&names[0], &names[1], &names[2]]))
        }
    }
}
