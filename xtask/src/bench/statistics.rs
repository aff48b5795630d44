//! From several measurements to one figure.

use std::time::Duration;

/// The least of `samples`: that of the run which the rest of the machine disturbed least. NaN of none.
pub(super) fn least(samples: &[f64]) -> f64 {
    samples.iter().copied().fold(f64::NAN, f64::min)
}

/// The one in the middle of `samples`; of an even number the greater of the two. NaN of none.
pub(super) fn median(samples: impl Iterator<Item = f64>) -> f64 {
    let mut samples: Vec<f64> = samples.collect();
    samples.sort_unstable_by(f64::total_cmp);
    samples.get(samples.len() / 2).copied().unwrap_or(f64::NAN)
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
    fn the_median_is_one_of_them() {
        assert_eq!(median([3.0, 1.0, 1000.0].into_iter()), 3.0);
        assert_eq!(median([2.0, 1.0].into_iter()), 2.0);
        assert!(median(std::iter::empty()).is_nan());
    }

    #[test]
    fn figures_are_shown_to_three_digits() {
        assert_eq!([1.234, 12.34, 123.4].map(shown), ["1.23", "12.3", "123"]);
    }
}
