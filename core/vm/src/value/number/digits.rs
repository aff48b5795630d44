//! The decimal digits of a floating-point number as the JDK found them up to version 18: enough to read back as the
//! same number, but not always the fewest.
//!
//! Its algorithm generates digits until the rest is less than half the distance to the neighbours. Where the numbers
//! involved fit machine words it computes with those, overflow included, and asks for a strictly greater rest; with
//! large numbers it also stops at an equal one. Both show in the digits, so both are kept.

use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::{ToPrimitive, Zero};
use std::cmp::Ordering;

/// The number of explicit fraction bits of a double.
const FRACTION: i32 = 52;
/// How many powers of five there is a table of.
const POWERS: i32 = 27;

/// Digits and where the point stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Digits {
    /// The values of the digits; at least one.
    pub digits: Vec<u8>,
    /// The number is `0.d₁d₂d₃… · 10^point`.
    pub point: i32,
}

/// Where digits end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// Where one digit more would not tell the number from its neighbours any better.
    Short,
    /// Likewise, but not before the number's own digits are told from those of its neighbours in scientific notation.
    Full,
}

impl Digits {
    /// The digits of a positive, finite double.
    #[must_use]
    pub fn of_double(value: f64, length: Length) -> Digits {
        let bits = value.to_bits();
        let (exponent, fraction) = (
            (bits >> FRACTION & 0x7ff) as i32,
            bits & ((1 << FRACTION) - 1),
        );
        normalized(exponent, fraction, FRACTION, 1023, length)
    }

    /// The digits of a positive, finite single-precision number.
    #[must_use]
    pub fn of_single(value: f32) -> Digits {
        let bits = u64::from(value.to_bits());
        let (exponent, fraction) = ((bits >> 23 & 0xff) as i32, bits & ((1 << 23) - 1));
        normalized(exponent, fraction, 23, 127, Length::Short)
    }

    /// The digits, rounded half up to so many; none are left where the number is too small for that.
    pub fn round_to(&mut self, count: i32) {
        if count < 0 || count == 0 && self.digits[0] < 5 {
            self.digits.clear();
            return;
        }
        let count = count as usize;
        if count >= self.digits.len() {
            return;
        }
        let is_up = self.digits[count] >= 5;
        self.digits.truncate(count);
        if is_up {
            self.round_up();
        }
    }

    /// Adds one to the last digit.
    fn round_up(&mut self) {
        for digit in self.digits.iter_mut().rev() {
            if *digit < 9 {
                *digit += 1;
                return;
            }
            *digit = 0;
        }
        self.digits.insert(0, 1);
        self.point += 1;
        if self.digits.len() > 1 {
            self.digits.pop();
        }
    }
}

/// Finds the digits of a number by its fields.
fn normalized(exponent: i32, fraction: u64, width: i32, bias: i32, length: Length) -> Digits {
    let (exponent, fraction, significant) = if exponent == 0 {
        let zeros = fraction.leading_zeros() as i32;
        let shift = zeros - (63 - width);
        (1 - shift, fraction << shift, 64 - zeros)
    } else {
        (exponent, fraction | 1 << width, width + 1)
    };
    generate(
        exponent - bias,
        fraction << (FRACTION - width),
        significant,
        length,
    )
}

/// How many bits a power of five takes, as far as the table goes, or an estimate.
fn five_bits(power: i32) -> i32 {
    const BITS: [u8; POWERS as usize] = [
        0, 3, 5, 7, 10, 12, 14, 17, 19, 21, 24, 26, 28, 31, 33, 35, 38, 40, 42, 45, 47, 49, 52, 54,
        56, 59, 61,
    ];
    BITS.get(power as usize)
        .map_or(power * 3, |&bits| i32::from(bits))
}

/// The logarithm of two as the algorithm has it: the last digits of the exact one are left out.
#[expect(
    clippy::approx_constant,
    reason = "the estimate is part of what decides the digits"
)]
const LOG10_2: f64 = 0.301_029_995_663_981;

/// An estimate of the decimal exponent: right, or one too large.
fn decimal_exponent(fraction: u64, exponent: i32) -> i32 {
    let scaled = f64::from_bits(0x3ff0_0000_0000_0000 | (fraction & ((1 << FRACTION) - 1)));
    let estimate = (scaled - 1.5) * 0.289_529_654 + 0.176_091_259 + f64::from(exponent) * LOG10_2;
    libm::floor(estimate) as i32
}

/// The fraction has its highest bit at place 52.
fn generate(exponent: i32, fraction: u64, significant: i32, length: Length) -> Digits {
    let tail = fraction.trailing_zeros() as i32;
    let fraction_bits = FRACTION + 1 - tail;
    let tiny = (fraction_bits - exponent - 1).max(0);
    if tiny == 0 && exponent <= 62 {
        return whole(exponent, fraction, significant);
    }
    let point = decimal_exponent(fraction, exponent);
    let b5 = (-point).max(0);
    let s5 = point.max(0);
    let mut b2 = b5 + tiny + exponent;
    let mut s2 = s5 + tiny;
    let mut m2 = b2 - significant;
    b2 -= fraction_bits - 1;
    let common = b2.min(s2);
    b2 -= common;
    s2 -= common;
    m2 -= common;
    // Below a power of two the neighbour is half as far away.
    if fraction_bits == 1 {
        m2 -= 1;
    }
    if m2 < 0 {
        b2 -= m2;
        s2 -= m2;
        m2 = 0;
    }
    let numerator = fraction >> tail;
    let size = fraction_bits + b2 + five_bits(b5);
    let tens = s2 + 1 + five_bits(s5 + 1);
    let scale = Scale {
        numerator,
        b5,
        b2,
        s5,
        s2,
        m2,
        point,
        length,
    };
    if size < 32 && tens < 32 {
        scale.in_32_bits()
    } else if size < 64 && tens < 64 {
        scale.in_64_bits()
    } else {
        scale.in_large_numbers()
    }
}

/// A whole number that fits 63 bits; digits that say nothing are left out.
fn whole(exponent: i32, fraction: u64, significant: i32) -> Digits {
    let mut number = if exponent >= FRACTION {
        fraction << (exponent - FRACTION)
    } else {
        fraction >> (FRACTION - exponent)
    };
    let mut point = 0;
    let spare = exponent - significant - 1;
    if exponent > significant && spare > 1 {
        let insignificant = (f64::from(spare) * std::f64::consts::LOG10_2) as u32;
        let power = 10_u64.pow(insignificant);
        let rest = number % power;
        number /= power;
        point += insignificant as i32;
        if insignificant > 0 && rest >= power / 2 {
            number += 1;
        }
    }
    while number % 10 == 0 {
        number /= 10;
        point += 1;
    }
    let digits: Vec<u8> = number.to_string().bytes().map(|byte| byte - b'0').collect();
    Digits {
        point: point + digits.len() as i32,
        digits,
    }
}

/// A number `numerator · 5^b5 · 2^b2 / (5^s5 · 2^s2)`, half of the distance to whose neighbours is `5^b5 · 2^m2` by the
/// same.
struct Scale {
    numerator: u64,
    b5: i32,
    b2: i32,
    s5: i32,
    s2: i32,
    m2: i32,
    point: i32,
    length: Length,
}

macro_rules! in_words {
    ($name:ident $word:ty) => {
        fn $name(self) -> Digits {
            let five = |power: i32| (5 as $word).wrapping_pow(power as u32);
            let mut b = (self.numerator as $word)
                .wrapping_mul(five(self.b5))
                .wrapping_shl(self.b2 as u32);
            let s = five(self.s5).wrapping_shl(self.s2 as u32);
            let mut m = five(self.b5).wrapping_shl(self.m2 as u32);
            let tens = s.wrapping_mul(10);
            let mut found = Found::new(self.point, self.length);
            let step = |b: &mut $word, m: &mut $word| {
                let digit = *b / s;
                *b = (*b % s).wrapping_mul(10);
                *m = m.wrapping_mul(10);
                (digit as u8, *b < *m, b.wrapping_add(*m) > tens)
            };
            let (digit, low, high) = step(&mut b, &mut m);
            found.first(digit, low, high);
            while found.is_open() {
                let (digit, low, high) = step(&mut b, &mut m);
                // A distance that has overflowed is greater than any rest.
                let overflowed = m <= 0;
                found.push(digit, overflowed || low, overflowed || high);
            }
            let rest = b.wrapping_shl(1).wrapping_sub(tens);
            found.rounded(rest.cmp(&0))
        }
    };
}

impl Scale {
    in_words!(in_32_bits i32);
    in_words!(in_64_bits i64);

    fn in_large_numbers(self) -> Digits {
        let five = |power: i32| BigInt::from(5).pow(power as u32);
        let s = five(self.s5) << self.s2;
        let mut b = (BigInt::from(self.numerator) * five(self.b5)) << self.b2;
        let mut m = five(self.b5) << self.m2;
        let tens: BigInt = &s * 10;
        let mut found = Found::new(self.point, self.length);
        let step = |b: &mut BigInt, m: &mut BigInt| {
            let (digit, rest) = b.div_rem(&s);
            *b = rest * 10;
            *m *= 10;
            (digit.to_u8().unwrap_or(0), &*b < m, &*b + &*m >= tens)
        };
        let (digit, low, high) = step(&mut b, &mut m);
        found.first(digit, low, high);
        while found.is_open() {
            let (digit, low, high) = step(&mut b, &mut m);
            found.push(digit, low, high);
        }
        let rest: BigInt = (b << 1) - tens;
        found.rounded(rest.cmp(&BigInt::zero()))
    }
}

/// The digits found so far, and whether the number may end at its last digit or at the next higher one.
struct Found {
    digits: Vec<u8>,
    point: i32,
    length: Length,
    low: bool,
    high: bool,
}

impl Found {
    fn new(point: i32, length: Length) -> Found {
        Found {
            digits: Vec::with_capacity(20),
            point,
            length,
            low: false,
            high: false,
        }
    }

    /// The first digit is none where the estimate of the exponent was too large.
    fn first(&mut self, digit: u8, low: bool, high: bool) {
        if digit == 0 && !high {
            self.point -= 1;
        } else {
            self.digits.push(digit);
        }
        // Scientific notation has a digit behind the point in any case.
        let is_scientific = self.length == Length::Full || self.point < -3 || self.point >= 8;
        (self.low, self.high) = (low && !is_scientific, high && !is_scientific);
    }

    fn is_open(&self) -> bool {
        !self.low && !self.high
    }

    fn push(&mut self, digit: u8, low: bool, high: bool) {
        self.digits.push(digit);
        (self.low, self.high) = (low, high);
    }

    /// `rest` is how twice the rest compares with a whole digit.
    fn rounded(self, rest: Ordering) -> Digits {
        let mut digits = Digits {
            digits: self.digits,
            point: self.point + 1,
        };
        let last_is_odd = digits.digits.last().is_some_and(|digit| digit % 2 == 1);
        let is_up = match rest {
            _ if !self.high => false,
            _ if !self.low => true,
            Ordering::Equal => last_is_odd,
            rest => rest.is_gt(),
        };
        if is_up {
            digits.round_up();
        }
        digits
    }
}
