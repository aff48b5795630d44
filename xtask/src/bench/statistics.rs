//! From several measurements to one figure.

use std::time::Duration;

/// The least of `samples`: that of the run which the rest of the machine disturbed least. NaN of none.
pub(super) fn least(samples: &[f64]) -> f64 {
    samples.iter().copied().fold(f64::NAN, f64::min)
}

/// A duration in milliseconds.
pub(super) fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

/// `value` to three significant digits or so, for people; nothing of NaN.
pub(super) fn shown(value: f64) -> String {
    match value.abs() {
        size if size.is_nan() => String::new(),
        size if size >= 100.0 => format!("{value:.0}"),
        size if size >= 10.0 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_does_not_mind_an_outlier() {
        assert_eq!(least(&[3.0, 1.0, 1000.0]), 1.0);
        assert!(least(&[]).is_nan());
    }

    #[test]
    fn figures_are_shown_to_three_digits() {
        assert_eq!([1.234, 12.34, 123.4].map(shown), ["1.23", "12.3", "123"]);
    }
}
