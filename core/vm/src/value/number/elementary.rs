//! Elementary functions of doubles: the same bits natively and in the browser, and as nearly always as can be
//! the bits that the C library gives CPython on Linux.
//!
//! `pxfm` rounds correctly where `libm` (a translation of musl's) is off by one in the last place now and
//! then, as glibc is not; for the others `libm` has the formulas of glibc. Both are in Rust, so that every
//! platform computes the same.

macro_rules! functions {
    ($($(#[$doc:meta])* $name:ident = $path:path;)*) => {
        $($(#[$doc])* #[must_use] pub fn $name(x: f64) -> f64 { $path(x) })*
    };
}

functions! {
    /// The arc cosine.
    acos = pxfm::f_acos;
    /// The arc sine.
    asin = pxfm::f_asin;
    /// The arc tangent.
    atan = pxfm::f_atan;
    /// The inverse hyperbolic tangent.
    atanh = libm::atanh;
    /// The cube root.
    cbrt = libm::cbrt;
    /// The cosine.
    cos = pxfm::f_cos;
    /// The error function.
    erf = libm::erf;
    /// One minus the error function.
    erfc = libm::erfc;
    /// `e` to a power.
    exp = pxfm::f_exp;
    /// 2 to a power.
    exp2 = pxfm::f_exp2;
    /// `e` to a power, minus one.
    expm1 = libm::expm1;
    /// The natural logarithm.
    ln = pxfm::f_log;
    /// The natural logarithm of one more.
    log1p = libm::log1p;
    /// The logarithm to base 2.
    log2 = pxfm::f_log2;
    /// The sine.
    sin = pxfm::f_sin;
    /// The hyperbolic sine.
    sinh = libm::sinh;
    /// The tangent.
    tan = pxfm::f_tan;
}

/// The angle of the point `(x, y)`.
#[must_use]
pub fn atan2(y: f64, x: f64) -> f64 {
    pxfm::f_atan2(y, x)
}

/// The logarithm to base 10: that of the fraction, and the exponent times the logarithm of two in two parts, as in glibc.
#[must_use]
pub fn log10(x: f64) -> f64 {
    const LOG10_2_HIGH: f64 = 3.010_299_956_636_117_7e-1;
    const LOG10_2_LOW: f64 = 3.694_239_077_158_931e-13;
    if !(f64::MIN_POSITIVE..f64::INFINITY).contains(&x) {
        return libm::log10(x);
    }
    let exponent = (x.to_bits() >> 52) as i64 - 1023;
    let below_one = i64::from(exponent < 0);
    // In [1, 2) for what is one or more, in [0.5, 1) otherwise.
    let fraction = f64::from_bits(x.to_bits() << 12 >> 12 | ((1023 - below_one) as u64) << 52);
    let whole = (exponent + below_one) as f64;
    let low = whole * LOG10_2_LOW + std::f64::consts::LOG10_E * ln(fraction);
    low + whole * LOG10_2_HIGH
}

/// The hyperbolic cosine.
#[must_use]
pub fn cosh(x: f64) -> f64 {
    cosh_by(exp, x)
}

/// The hyperbolic cosine by a certain exponential function.
pub(super) fn cosh_by(exp: fn(f64) -> f64, x: f64) -> f64 {
    let x = x.abs();
    if x < 0.5 * std::f64::consts::LN_2 {
        // Near one: what exceeds it, squared and halved, so that nothing cancels.
        let t = expm1(x);
        let whole = 1.0 + t;
        return 1.0 + (t * t) / (whole + whole);
    }
    if x < 22.0 {
        let t = exp(x);
        return 0.5 * t + 0.5 / t;
    }
    libm::cosh(x)
}

/// The hyperbolic tangent.
#[must_use]
pub fn tanh(x: f64) -> f64 {
    let size = x.abs();
    if !(f64::EPSILON / 2.0..22.0).contains(&size) {
        return libm::tanh(x);
    }
    let t = if size >= 1.0 {
        1.0 - 2.0 / (expm1(2.0 * size) + 2.0)
    } else {
        let t = expm1(-2.0 * size);
        -t / (t + 2.0)
    };
    t.copysign(x)
}

/// The inverse hyperbolic sine.
#[must_use]
pub fn asinh(x: f64) -> f64 {
    let size = x.abs();
    if !size.is_finite() || !(1e-8..1e8).contains(&size) {
        return libm::asinh(x);
    }
    let square = size * size;
    let value = if size > 2.0 {
        ln(2.0 * size + 1.0 / ((square + 1.0).sqrt() + size))
    } else {
        log1p(size + square / (1.0 + (1.0 + square).sqrt()))
    };
    value.copysign(x)
}

/// The inverse hyperbolic cosine.
#[must_use]
pub fn acosh(x: f64) -> f64 {
    if !(1.0..1e8).contains(&x) {
        return libm::acosh(x);
    }
    if x > 2.0 {
        return ln(2.0 * x - 1.0 / (x + (x * x - 1.0).sqrt()));
    }
    let beyond = x - 1.0;
    log1p(beyond + (2.0 * beyond + beyond * beyond).sqrt())
}

/// A power. One to any power and anything to the power of zero are one, even where a NaN is involved.
#[must_use]
pub fn pow(base: f64, exponent: f64) -> f64 {
    if base == 1.0 || exponent == 0.0 {
        return 1.0;
    }
    let power = pxfm::f_pow(base, exponent);
    // As glibc's: what is no number where both are has its sign set.
    match power.is_nan() && !base.is_nan() && !exponent.is_nan() {
        true => -f64::NAN,
        false => power,
    }
}
