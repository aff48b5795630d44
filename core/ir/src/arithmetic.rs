//! Where languages differ in numbers of a fixed width.
//!
//! What does not differ is the machine's own: operands of one type are computed in that type; operands of
//! different types first take the wider of the two, or a floating-point type where one of them is such, or the
//! unsigned of two equally wide ones; a shift has the type of its left operand; a narrowing conversion between
//! integers keeps the low bits.

use serde::{Deserialize, Serialize};

/// What operands narrower than 32 bits become before an operator is applied to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Promotion {
    /// They stay what they are.
    None,
    /// Integers of 32 bits.
    To32,
}

/// What becomes of a result that a signed type does not hold; unsigned types always wrap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Overflow {
    /// The low bits of the result.
    Wraps,
    /// The same, but it is undefined behaviour.
    Undefined,
}

/// What a shift by a negative count, or by the width of the type and more, does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Shift {
    /// Only the low bits of the count have a meaning.
    Masks,
    /// The same, but it is undefined behaviour; so is a shift to the left of a negative number, or of a
    /// one into or past the sign.
    Undefined,
}

/// What an integer division by zero does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ZeroDivisor {
    /// It is the language's error.
    Fails,
    /// It is undefined behaviour; the result is zero.
    Undefined,
}

/// What becomes of a floating-point number that an integer type does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FloatToInt {
    /// The nearest number that the type holds; zero for what is no number.
    Saturates,
    /// The nearest number of 32 bits, or of 64 for a type of that width, whose low bits are taken.
    SaturatesWide,
    /// The same as for [`FloatToInt::Saturates`], but it is undefined behaviour.
    Undefined,
}

/// How numbers of a fixed width behave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is named after its type")]
pub struct Arithmetic {
    pub promotion: Promotion,
    pub overflow: Overflow,
    pub shift: Shift,
    pub zero_divisor: ZeroDivisor,
    pub float_to_int: FloatToInt,
}

impl Arithmetic {
    /// Nothing is promoted and nothing is undefined: everything wraps or saturates.
    pub const DEFINED: Arithmetic = Arithmetic {
        promotion: Promotion::None,
        overflow: Overflow::Wraps,
        shift: Shift::Masks,
        zero_divisor: ZeroDivisor::Fails,
        float_to_int: FloatToInt::Saturates,
    };
}
