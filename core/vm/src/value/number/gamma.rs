//! The gamma function and its logarithm, by Lanczos' approximation with 13 terms and g = 6.0246…, whose coefficients are those
//! that G. Pugh's method gives for doubles (the same as in Boost and CPython). The powers and exponentials are arranged
//! as CPython arranges them, since programs print the last place.

use super::elementary::{cos, exp, ln, pow, sin};
use std::f64::consts::PI;

/// Lanczos' parameter, and the same less a half.
const G: f64 = 6.024_680_040_776_73;
const G_LESS_HALF: f64 = 5.524_680_040_776_73;
const LN_PI: f64 = 1.144_729_885_849_400_174_143_427_351_353_058_711_647;

/// Numerators and denominators of the rational function, by rising powers.
const COEFFICIENTS: [(f64, f64); 13] = [
    (23_531_376_880.410_76, 0.0),
    (42_919_803_642.649_1, 39_916_800.0),
    (35_711_959_237.355_67, 120_543_840.0),
    (17_921_034_426.037_21, 150_917_976.0),
    (6_039_542_586.352_028, 105_258_076.0),
    (1_439_720_407.311_721_6, 45_995_730.0),
    (248_874_557.862_054_17, 13_339_535.0),
    (31_426_415.585_400_194, 2_637_558.0),
    (2_876_370.628_935_372_5, 357_423.0),
    (186_056.265_395_223_48, 32_670.0),
    (8_071.672_002_365_816, 1_925.0),
    (210.824_277_751_579_36, 66.0),
    (2.506_628_274_631_000_2, 1.0),
];

/// The rational function, from the side where powers stay small.
fn lanczos(x: f64) -> f64 {
    let mut sums = (0.0, 0.0);
    if x < 5.0 {
        for (numerator, denominator) in COEFFICIENTS.into_iter().rev() {
            sums = (sums.0 * x + numerator, sums.1 * x + denominator);
        }
    } else {
        for (numerator, denominator) in COEFFICIENTS {
            sums = (sums.0 / x + numerator, sums.1 / x + denominator);
        }
    }
    sums.0 / sums.1
}

/// The sine of a multiple of π, exact where it is zero.
fn sin_pi(x: f64) -> f64 {
    let y = x.abs() % 2.0;
    let value = match libm::round(2.0 * y) as i32 {
        0 => sin(PI * y),
        1 => cos(PI * (y - 0.5)),
        2 => sin(PI * (1.0 - y)),
        3 => -cos(PI * (y - 1.5)),
        _ => sin(PI * (y - 2.0)),
    };
    value * 1f64.copysign(x)
}

/// The gamma function: exact factorials for small whole numbers, NaN for negative ones, infinite at zero.
#[must_use]
pub fn gamma(x: f64) -> f64 {
    if x.is_nan() || x == f64::INFINITY {
        return x;
    }
    if x == 0.0 {
        return 1.0 / x;
    }
    if x == x.floor() {
        if x < 0.0 {
            return f64::NAN;
        }
        if x <= 23.0 {
            // Every partial product is a double.
            return (2..x as u32).fold(1.0, |product, factor| product * f64::from(factor));
        }
    }
    let size = x.abs();
    if size < 1e-20 {
        return 1.0 / x;
    }
    if size > 200.0 {
        return if x < 0.0 {
            0.0 / sin_pi(x)
        } else {
            f64::INFINITY
        };
    }
    let y = size + G_LESS_HALF;
    // What the sum has lost.
    let lost = if size > G_LESS_HALF {
        (y - size) - G_LESS_HALF
    } else {
        (y - G_LESS_HALF) - size
    };
    let correction = lost * G / y;
    let scaled = |value: f64, by: fn(f64, f64) -> f64| {
        if size < 140.0 {
            by(value, pow(y, size - 0.5))
        } else {
            // The power itself would be too large.
            let root = pow(y, size / 2.0 - 0.25);
            by(by(value, root), root)
        }
    };
    if x < 0.0 {
        let value = -PI / sin_pi(size) / size * exp(y) / lanczos(size);
        scaled(value - correction * value, |value, by| value / by)
    } else {
        let value = lanczos(size) / exp(y);
        scaled(value + correction * value, |value, by| value * by)
    }
}

/// The logarithm of the absolute value of the gamma function.
#[must_use]
pub fn log_gamma(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.is_infinite() {
        return f64::INFINITY;
    }
    if x == x.floor() && x <= 2.0 {
        return if x <= 0.0 { f64::INFINITY } else { 0.0 };
    }
    let size = x.abs();
    if size < 1e-20 {
        return -ln(size);
    }
    let value = ln(lanczos(size)) - G;
    let value = value + (size - 0.5) * (ln(size + G - 0.5) - 1.0);
    if x < 0.0 {
        return LN_PI - ln(sin_pi(size).abs()) - ln(size) - value;
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gamma_of_whole_numbers_is_exact() {
        assert_eq!(gamma(1.0), 1.0);
        assert_eq!(gamma(5.0), 24.0);
        assert_eq!(gamma(23.0), 1.124_000_727_777_607_7e21);
        assert!(gamma(-1.0).is_nan());
        assert_eq!(gamma(0.0), f64::INFINITY);
        assert_eq!(gamma(-0.0), f64::NEG_INFINITY);
    }

    #[test]
    fn gamma_keeps_its_functional_equation() {
        for tenth in 1..1500 {
            let x = f64::from(tenth) / 10.0 - 20.05;
            let (here, next) = (gamma(x), gamma(x + 1.0));
            // Between poles the function is steep: what the argument has lost shows.
            let tolerance = if x > 0.0 { 1e-13 } else { 1e-12 };
            assert!((here * x / next - 1.0).abs() < tolerance, "{x}");
            assert!((exp(log_gamma(x)) / here.abs() - 1.0).abs() < 1e-12, "{x}");
        }
    }
}
