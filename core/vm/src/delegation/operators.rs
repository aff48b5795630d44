//! Operators where numbers are doubles: on values that are no objects here, on others by the library.

use crate::heap::Object;
use crate::machine::state::Then;
use crate::machine::{Exit, Machine, Outcome};
use crate::value::text::Text;
use crate::value::{Singleton, Value};
use ir::{BinOp, Hook, Integers, UnOp};
use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive, Zero};
use std::cmp::Ordering;
use std::rc::Rc;

/// From here on not every integer is a double.
const LIMIT: f64 = 9_007_199_254_740_992.0;

/// A double as a value: what has no fraction is kept as an integer.
pub(crate) fn double(number: f64) -> Value {
    let is_whole = number.abs() <= LIMIT && number.fract() == 0.0;
    match is_whole && !(number == 0.0 && number.is_sign_negative()) {
        true => Value::Int(number as i64),
        false => Value::Float(number),
    }
}

/// A value as programs whose numbers are doubles have it: see [`double`].
#[inline]
pub(crate) fn normal(value: Value) -> Value {
    match value {
        Value::Float(number) => double(number),
        value => value,
    }
}

/// The 32 bits that bitwise operators take of a number.
pub(crate) fn bits(number: f64) -> i32 {
    if !number.is_finite() {
        return 0;
    }
    let rest = number.trunc() % 4_294_967_296.0;
    rest as i64 as i32
}

/// A number to a power: like IEEE 754, but that a power of 1 by what is no number or infinite is none.
fn power(base: f64, exponent: f64) -> f64 {
    match exponent.is_nan() || base.abs() == 1.0 && exponent.is_infinite() {
        true => f64::NAN,
        false => crate::value::number::elementary::pow(base, exponent),
    }
}

impl Machine {
    /// Whether the numbers of the language at hand are doubles.
    #[inline]
    pub(crate) fn has_doubles(&self) -> bool {
        self.boot.semantics.numbers.integers == Integers::Doubles
    }

    /// A number, or what counts as one without asking anybody; no texts.
    fn as_double(&self, value: Value) -> Option<f64> {
        Some(match value {
            Value::Int(number) => number as f64,
            Value::Float(number) => number,
            Value::Bool(truth) => f64::from(u8::from(truth)),
            Value::Nil | Value::Unbound => f64::NAN,
            Value::Singleton(Singleton::Null) => 0.0,
            _ => return None,
        })
    }

    fn is_number(value: Value) -> bool {
        matches!(value, Value::Int(_) | Value::Float(_))
    }

    /// Applies an operator on two known values.
    pub(crate) fn apply_doubles(
        &mut self,
        op: BinOp,
        in_place: bool,
        left: Value,
        right: Value,
        then: Then,
    ) -> Result<(), Value> {
        let outcome = self.doubles(op, in_place, left, right);
        self.settle(outcome, then)
    }

    fn doubles(&mut self, op: BinOp, in_place: bool, left: Value, right: Value) -> Outcome {
        if let Some(value) = crate::operator::fast::binary_once(self.rules(), op, left, right) {
            return Ok(value);
        }
        if in_place && matches!(op, BinOp::Add | BinOp::Sub) && !Self::is_number(left) {
            let by = self.to_double(right).map_or(1, |by| by as i64);
            return self.step_by(if op == BinOp::Add { by } else { -by }, left);
        }
        match op {
            BinOp::Is | BinOp::StrictEq => {
                return Ok(Value::Bool(self.is_strictly_equal(left, right)));
            }
            BinOp::IsNot | BinOp::StrictNe => {
                return Ok(Value::Bool(!self.is_strictly_equal(left, right)));
            }
            BinOp::Eq | BinOp::Ne => {
                return match self.is_loosely_equal(left, right) {
                    Some(equal) => Ok(Value::Bool(equal == (op == BinOp::Eq))),
                    None => Err(self.operator_hook(op, left, right)),
                };
            }
            _ => {}
        }
        let texts = (
            self.heap().text(left).cloned(),
            self.heap().text(right).cloned(),
        );
        match (op, texts) {
            (BinOp::Add, (Some(a), Some(b))) => return Ok(self.joined_texts(&a, &b)),
            (BinOp::Add, (Some(a), None)) => {
                if let Some(b) = self.primitive_text(right) {
                    return Ok(self.joined_texts(&a, &Text::from(b)));
                }
            }
            (BinOp::Add, (None, Some(b))) => {
                if let Some(a) = self.primitive_text(left) {
                    return Ok(self.joined_texts(&Text::from(a), &b));
                }
            }
            (BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge, (Some(a), Some(b))) => {
                let order = order_texts(&a, &b);
                return Ok(Value::Bool(match op {
                    BinOp::Lt => order == Ordering::Less,
                    BinOp::Le => order != Ordering::Greater,
                    BinOp::Gt => order == Ordering::Greater,
                    _ => order != Ordering::Less,
                }));
            }
            _ => {}
        }
        let (Some(a), Some(b)) = (self.as_double(left), self.as_double(right)) else {
            if let Some(value) = self.big_integers(op, left, right)? {
                return Ok(value);
            }
            return Err(self.operator_hook(op, left, right));
        };
        Ok(match op {
            BinOp::Add => double(a + b),
            BinOp::Sub => double(a - b),
            BinOp::Mul => double(a * b),
            BinOp::Div => double(a / b),
            BinOp::Rem => double(a % b),
            BinOp::Pow => double(power(a, b)),
            BinOp::BitAnd => Value::Int(i64::from(bits(a) & bits(b))),
            BinOp::BitOr => Value::Int(i64::from(bits(a) | bits(b))),
            BinOp::BitXor => Value::Int(i64::from(bits(a) ^ bits(b))),
            BinOp::Shl => Value::Int(i64::from(bits(a) << (bits(b) & 31))),
            BinOp::Shr => Value::Int(i64::from(bits(a) >> (bits(b) & 31))),
            BinOp::UShr => Value::Int(i64::from((bits(a) as u32) >> (bits(b) & 31))),
            BinOp::Lt => Value::Bool(a < b),
            BinOp::Le => Value::Bool(a <= b),
            BinOp::Gt => Value::Bool(a > b),
            BinOp::Ge => Value::Bool(a >= b),
            _ => return Err(self.operator_hook(op, left, right)),
        })
    }

    /// One more, one less, or nothing more than the number that a value becomes which is none yet.
    fn step_by(&mut self, by: i64, left: Value) -> Outcome {
        if let Some(Object::BigInt(number)) = self.object_kind(left) {
            let next = number.as_ref() + BigInt::from(by);
            return Ok(self.big_int(next));
        }
        if let Some(number) = self.to_double(left) {
            return Ok(double(number + by as f64));
        }
        let text = self.new_text(UnOp::Pos.text());
        let by = vec![Value::Int(by)];
        Err(self.hook_then(Hook::UnaryOperator, &[text, left], Some((stepped, by))))
    }

    /// The number that a value is or is converted to without asking anybody.
    pub(crate) fn to_double(&self, value: Value) -> Option<f64> {
        match self.heap().text(value) {
            Some(text) => Some(text_number(&text.get())),
            None => self.as_double(value),
        }
    }

    fn operator_hook(&mut self, op: BinOp, left: Value, right: Value) -> Exit {
        let text = self.new_text(op.text());
        self.hook(Hook::Operator, &[text, left, right])
    }

    fn joined_texts(&mut self, a: &Text, b: &Text) -> Value {
        let text = a.append(b);
        self.insert(Object::Text(text))
    }

    pub(crate) fn big_int(&mut self, number: BigInt) -> Value {
        self.insert(Object::BigInt(Rc::new(number)))
    }

    /// Whether two values are the same without conversions.
    pub(crate) fn is_strictly_equal(&self, left: Value, right: Value) -> bool {
        match (left, right) {
            (Value::Int(a), Value::Float(b)) | (Value::Float(b), Value::Int(a)) => a as f64 == b,
            (Value::Float(a), Value::Float(b)) => a == b,
            (Value::Ref(a), Value::Ref(b)) if a != b => match (self.object(a), self.object(b)) {
                (Object::Text(a), Object::Text(b)) => a == b,
                (Object::BigInt(a), Object::BigInt(b)) => a == b,
                (Object::Symbol(a), Object::Symbol(b)) => a == b,
                _ => false,
            },
            (a, b) => a == b,
        }
    }

    /// The same with conversions; nothing where the library must say.
    fn is_loosely_equal(&self, left: Value, right: Value) -> Option<bool> {
        let is_nothing = |value| {
            matches!(
                value,
                Value::Nil | Value::Unbound | Value::Singleton(Singleton::Null)
            )
        };
        if is_nothing(left) || is_nothing(right) {
            return Some(is_nothing(left) && is_nothing(right));
        }
        let is_plain = |value| self.to_double(value).is_some();
        if is_plain(left) && is_plain(right) {
            let texts = [left, right].map(|value| self.heap().text(value).is_some());
            return Some(match texts {
                [true, true] => self.is_strictly_equal(left, right),
                _ => self.to_double(left) == self.to_double(right),
            });
        }
        let is_object = |value| self.is_object(value);
        match is_object(left) == is_object(right) && !self.is_big(left) && !self.is_big(right) {
            true => Some(self.is_strictly_equal(left, right)),
            false if self.is_big(left) && self.is_big(right) => {
                Some(self.is_strictly_equal(left, right))
            }
            false => None,
        }
    }

    fn is_big(&self, value: Value) -> bool {
        matches!(self.object_kind(value), Some(Object::BigInt(_)))
    }

    /// An operator on two integers of any size; nothing where one is none.
    pub(crate) fn big_integers(
        &mut self,
        op: BinOp,
        left: Value,
        right: Value,
    ) -> Outcome<Option<Value>> {
        let (Some(Object::BigInt(a)), Some(Object::BigInt(b))) =
            (self.object_kind(left), self.object_kind(right))
        else {
            return Ok(None);
        };
        let (a, b) = (Rc::clone(a), Rc::clone(b));
        let (a, b) = (a.as_ref(), b.as_ref());
        let number = match op {
            BinOp::Add => a + b,
            BinOp::Sub => a - b,
            BinOp::Mul => a * b,
            BinOp::Div | BinOp::Rem if b.is_zero() => {
                return Err(self.fault(ir::Fault::IntegerDivisionByZero, &[]));
            }
            BinOp::Div => a / b,
            BinOp::Rem => a % b,
            // It would be a fraction, which none of these is: the language says what that means.
            BinOp::Pow if b.is_negative() => return Ok(None),
            BinOp::Pow => match b.to_u32() {
                Some(exponent) if u64::from(exponent) * a.bits().max(1) < 1 << 26 => {
                    a.pow(exponent)
                }
                _ => return Err(self.fault(ir::Fault::OutOfMemory, &[])),
            },
            BinOp::BitAnd => a & b,
            BinOp::BitOr => a | b,
            BinOp::BitXor => a ^ b,
            BinOp::Shl | BinOp::Shr => {
                let left = (op == BinOp::Shl) != b.is_negative();
                match b.abs().to_u32() {
                    Some(by) if !left => a >> by,
                    Some(by) if by < 1 << 26 => a << by,
                    _ => return Err(self.fault(ir::Fault::OutOfMemory, &[])),
                }
            }
            BinOp::Eq | BinOp::StrictEq => return Ok(Some(Value::Bool(a == b))),
            BinOp::Ne | BinOp::StrictNe => return Ok(Some(Value::Bool(a != b))),
            BinOp::Lt => return Ok(Some(Value::Bool(a < b))),
            BinOp::Le => return Ok(Some(Value::Bool(a <= b))),
            BinOp::Gt => return Ok(Some(Value::Bool(a > b))),
            BinOp::Ge => return Ok(Some(Value::Bool(a >= b))),
            _ => return Ok(None),
        };
        Ok(Some(self.big_int(number)))
    }

    /// Negation, identity and complement; nothing where the library must say.
    pub(crate) fn unary_double(&mut self, op: UnOp, value: Value) -> Option<Value> {
        if let Some(Object::BigInt(number)) = self.object_kind(value) {
            let number = match op {
                UnOp::Neg => -number.as_ref(),
                UnOp::Invert => !number.as_ref(),
                _ => return None,
            };
            return Some(self.big_int(number));
        }
        let number = self.to_double(value)?;
        Some(match op {
            UnOp::Neg => double(-number),
            UnOp::Invert => Value::Int(i64::from(!bits(number))),
            _ => double(number),
        })
    }

    fn rules(&self) -> crate::operator::fast::Rules {
        crate::operator::fast::Rules::of(self.boot.semantics)
    }
}

fn stepped(m: &mut Machine, data: &[Value], number: Value) -> Outcome {
    let Value::Int(by) = data[0] else {
        return Ok(number);
    };
    match number {
        Value::Int(_) | Value::Float(_) => {
            let number = m.to_double(number).unwrap_or(f64::NAN);
            Ok(double(number + by as f64))
        }
        Value::Ref(_) if m.is_big(number) => m.step_by(by, number),
        _ => Ok(Value::Float(f64::NAN)),
    }
}

/// The order of two texts by their units.
pub(crate) fn order_texts(a: &Text, b: &Text) -> Ordering {
    if a.is_ascii() && b.is_ascii() {
        return a.get().as_bytes().cmp(b.get().as_bytes());
    }
    let (a, b) = (a.get(), b.get());
    ir::surrogate::units(&a).cmp(ir::surrogate::units(&b))
}

/// The number that a text says (ECMA-262, `StringToNumber`).
pub(crate) fn text_number(text: &str) -> f64 {
    let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    let Some(first) = text.chars().next() else {
        return 0.0;
    };
    let radix = match text.get(..2) {
        Some("0x" | "0X") => 16,
        Some("0o" | "0O") => 8,
        Some("0b" | "0B") => 2,
        _ => 10,
    };
    if radix != 10 {
        let digits = &text[2..];
        let is_number = !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix));
        return match BigInt::parse_bytes(digits.as_bytes(), radix) {
            Some(number) if is_number => number.to_f64().unwrap_or(f64::NAN),
            _ => f64::NAN,
        };
    }
    match text {
        "Infinity" | "+Infinity" => f64::INFINITY,
        "-Infinity" => f64::NEG_INFINITY,
        _ if first.is_ascii_digit() || matches!(first, '.' | '+' | '-') => {
            let is_plain = text.bytes().all(|byte| {
                byte.is_ascii_digit() || matches!(byte, b'.' | b'+' | b'-' | b'e' | b'E')
            });
            match is_plain {
                true => text.parse().unwrap_or(f64::NAN),
                false => f64::NAN,
            }
        }
        _ => f64::NAN,
    }
}
