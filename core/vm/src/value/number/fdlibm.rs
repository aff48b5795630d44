//! Elementary functions of doubles with the bits of Sun's *Freely Distributable LIBM* (fdlibm 5.3), which a
//! language may prescribe where it asks for the same results everywhere.
//!
//! `libm` keeps fdlibm's formulas for most functions; the others are here, by the methods that fdlibm's sources describe.

use super::elementary;

/// The arc cosine.
#[must_use]
pub fn acos(x: f64) -> f64 {
    libm::acos(x)
}

/// The arc sine.
#[must_use]
pub fn asin(x: f64) -> f64 {
    libm::asin(x)
}

/// The arc tangent.
#[must_use]
pub fn atan(x: f64) -> f64 {
    libm::atan(x)
}

/// The angle of the point `(x, y)`.
#[must_use]
pub fn atan2(y: f64, x: f64) -> f64 {
    libm::atan2(y, x)
}

/// The hyperbolic cosine.
#[must_use]
pub fn cosh(x: f64) -> f64 {
    elementary::cosh_by(libm::exp, x)
}

/// The hyperbolic sine.
#[must_use]
pub fn sinh(x: f64) -> f64 {
    let size = x.abs();
    if !(2f64.powi(-28)..709.0).contains(&size) {
        return libm::sinh(x);
    }
    let value = if size < 1.0 {
        let t = libm::expm1(size);
        0.5 * (2.0 * t - t * t / (t + 1.0))
    } else if size < 22.0 {
        let t = libm::expm1(size);
        0.5 * (t + t / (t + 1.0))
    } else {
        0.5 * libm::exp(size)
    };
    value.copysign(x)
}

/// The cube root: a third of the exponent for a first guess, a rational approximation good to 23 bits, rounded up to 20 bits
/// so that its square is exact, and one step of Newton's method.
#[must_use]
pub fn cbrt(x: f64) -> f64 {
    const A_THIRD_OF_THE_BIAS: u32 = 715_094_163;
    const THE_SAME_SCALED: u32 = 696_219_795;
    const C: f64 = 19.0 / 35.0;
    const D: f64 = -864.0 / 1225.0;
    const E: f64 = 99.0 / 70.0;
    const F: f64 = 45.0 / 28.0;
    const G: f64 = 5.0 / 14.0;
    if x == 0.0 || !x.is_finite() {
        return x + x;
    }
    let size = x.abs();
    let high = |value: f64| (value.to_bits() >> 32) as u32;
    let from_high = |high: u32| f64::from_bits(u64::from(high) << 32);
    let guess = if size < f64::MIN_POSITIVE {
        from_high(high(size * 2f64.powi(54)) / 3 + THE_SAME_SCALED)
    } else {
        from_high(high(size) / 3 + A_THIRD_OF_THE_BIAS)
    };
    let r = guess * guess / size;
    let s = C + r * guess;
    let better = guess * (G + F / (s + E + D / s));
    let rounded = from_high(high(better) + 1);
    let quotient = size / (rounded * rounded);
    let step = (quotient - rounded) / (rounded + rounded + quotient);
    (rounded + rounded * step).copysign(x)
}

/// The length of the hypotenuse: the squares' leading halves are exact, so that the sum is off by less than one unit in the last
/// place.
#[must_use]
pub fn hypot(x: f64, y: f64) -> f64 {
    const LARGE: i32 = 500;
    const SCALE: i32 = 600;
    let (mut a, mut b) = (x.abs().max(y.abs()), x.abs().min(y.abs()));
    if x.is_infinite() || y.is_infinite() {
        return f64::INFINITY;
    }
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    let high = |value: f64| (value.to_bits() >> 32) as i64;
    // A ratio of more than 2 to the 60th: the smaller one is lost.
    if b == 0.0 || high(a) - high(b) > 60 << 20 {
        return a + b;
    }
    let mut scaled = 0;
    if a > 2f64.powi(LARGE) {
        scaled = SCALE;
    } else if b < 2f64.powi(-LARGE) {
        scaled = -SCALE;
    }
    (a, b) = (libm::ldexp(a, -scaled), libm::ldexp(b, -scaled));
    let leading = |value: f64| f64::from_bits(value.to_bits() & !0xffff_ffff);
    let difference = a - b;
    let sum = if difference > b {
        let first = leading(a);
        let rest = a - first;
        first * first - (b * -b - rest * (a + first))
    } else {
        let double = a + a;
        let (first, lower) = (leading(double), leading(b));
        let (rest, low) = (double - first, b - lower);
        first * lower - (difference * -difference - (first * low + rest * b))
    };
    libm::ldexp(libm::sqrt(sum), scaled)
}
