//! Numbers.

use crate::{Arithmetic, Scalar};
use serde::{Deserialize, Serialize};

/// What `/` does with two integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Division {
    /// Gives a floating-point number.
    Exact,
    /// Rounds towards negative infinity.
    Floored,
    /// Rounds towards zero.
    Truncated,
    /// Gives an integer where it comes out even, else a floating-point number.
    Even,
}

/// The sign of what `%` gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Remainder {
    /// That of the divisor.
    Floored,
    /// That of the dividend.
    Truncated,
}

/// What a floating-point number divided by zero gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FloatByZero {
    /// Infinity, or no number, as IEEE 754 has it.
    Ieee,
    /// It is the language's error.
    Fails,
}

/// Which integers there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Integers {
    /// Those of one kind, ordinary ones.
    Ordinary,
    /// Those of fixed widths alone.
    FixedWidths,
    /// Doubles without a fraction, and apart from those, integers of any size (`Object::BigInt`).
    Doubles,
}

/// What becomes of an ordinary integer that does not fit into 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Beyond64 {
    /// It grows.
    Grows,
    /// It wraps around. Integers are bits then: shifts bring in zeros, a shift by a negative count goes the other way, and powers are
    /// floating-point numbers.
    Wraps,
    /// It becomes a floating-point number.
    Floats,
}

/// How a floating-point number is printed: with digits that read back as the same number, one behind the point at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FloatNotation {
    /// The fewest digits; `1e+16` from there on, `1e-05` below 0.0001; `inf` and `nan`.
    Signed,
    /// The fewest digits, without a point where there is no fraction; `1e+21` from there on, `1e-7` below 0.000001; `Infinity`
    /// and `NaN`.
    Shortest,
    /// The JDK's digits up to version 18, sometimes one more than the fewest; `1.0E7` from there on, `1.0E-4` below
    /// 0.001; `Infinity` and `NaN`.
    Capital,
    /// Fourteen digits at most, as C's `%.14g` has them, `.0` behind what would look like an integer; `inf`, `nan` and `-nan`.
    Fourteen,
    /// The same as C's `%.14G` has them, with `.0` before an exponent of one digit; `INF`, `-INF` and `NAN`.
    FourteenPlain,
}

/// How numbers behave.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Numbers {
    /// What `/` does with integers.
    pub division: Division,
    /// What `%` does.
    pub remainder: Remainder,
    /// What a floating-point number divided by zero gives.
    pub float_by_zero: FloatByZero,
    /// What the remainder of a floating-point number by zero is.
    pub float_remainder_by_zero: FloatByZero,
    /// Which integers programs can write.
    pub integers: Integers,
    /// What becomes of ordinary integers beyond 64 bits.
    pub beyond: Beyond64,
    /// How numbers of a fixed width behave.
    pub arithmetic: Arithmetic,
    /// The least and greatest integer of which there is only one box; none where boxes are always new.
    pub single_boxes: Option<(i64, i64)>,
    /// The type of lengths: `Int` for the ordinary integers.
    pub lengths: Scalar,
    /// The numbers by which functions of mathematics tell the process that an argument is outside of what they are defined for,
    /// and that their result is outside of what can be represented; `None` where they tell nobody.
    pub math_errors: Option<[i64; 2]>,
    /// How floating-point numbers are printed.
    pub notation: FloatNotation,
}

impl Numbers {
    /// Integers of 64 bits, and floating-point numbers as IEEE 754 has them.
    pub const PLAIN: Numbers = Numbers {
        division: Division::Truncated,
        remainder: Remainder::Truncated,
        float_by_zero: FloatByZero::Ieee,
        float_remainder_by_zero: FloatByZero::Ieee,
        integers: Integers::Ordinary,
        beyond: Beyond64::Grows,
        arithmetic: Arithmetic::DEFINED,
        single_boxes: None,
        lengths: Scalar::Int,
        math_errors: None,
        notation: FloatNotation::Signed,
    };
}
