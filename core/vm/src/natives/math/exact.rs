//! Functions whose results are to be rounded once, and those defined through whole numbers.

/// Why there is no sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoSum {
    /// It is out of range on the way.
    Overflow,
    /// Both infinities are among the numbers.
    OppositeInfinities,
}

/// The sum of two doubles and what rounding lost.
fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let (large, small) = if a.abs() < b.abs() { (b, a) } else { (a, b) };
    let sum = large + small;
    (sum, small - (sum - large))
}

/// The sum of doubles, rounded once (Shewchuk, "Adaptive precision floating-point arithmetic and fast robust
/// geometric predicates", 1997): kept as a list of doubles whose digits do not overlap.
pub(super) fn sum(values: &[f64]) -> Result<f64, NoSum> {
    let mut partials: Vec<f64> = Vec::new();
    let mut special = 0.0;
    let mut infinities = 0.0;
    for &value in values {
        let mut rest = value;
        let mut kept = 0;
        for at in 0..partials.len() {
            let (high, low) = two_sum(rest, partials[at]);
            if low != 0.0 {
                partials[kept] = low;
                kept += 1;
            }
            rest = high;
        }
        partials.truncate(kept);
        if rest == 0.0 {
            continue;
        }
        if rest.is_finite() {
            partials.push(rest);
            continue;
        }
        if value.is_finite() {
            return Err(NoSum::Overflow);
        }
        if value.is_infinite() {
            infinities += value;
        }
        special += value;
        partials.clear();
    }
    if special != 0.0 {
        return if f64::is_nan(infinities) {
            Err(NoSum::OppositeInfinities)
        } else {
            Ok(special)
        };
    }
    let Some(mut total) = partials.pop() else {
        return Ok(0.0);
    };
    while let Some(next) = partials.pop() {
        let (high, low) = two_sum(total, next);
        total = high;
        if low != 0.0 {
            // Where what is left is exactly half a digit, what lies below decides.
            if let Some(&below) = partials.last()
                && (low < 0.0) == (below < 0.0)
            {
                let twice = low * 2.0;
                let higher = total + twice;
                if twice == higher - total {
                    total = higher;
                }
            }
            break;
        }
    }
    Ok(total)
}

/// The length of a vector: scaled by a power of two, squared exactly, summed with what rounding lost, and the
/// root corrected by one Newton step.
pub(super) fn hypot(values: &[f64]) -> f64 {
    if values.iter().any(|value| value.is_infinite()) {
        return f64::INFINITY;
    }
    if values.iter().any(|value| value.is_nan()) {
        return f64::NAN;
    }
    let largest = values
        .iter()
        .fold(0.0, |largest: f64, value| largest.max(value.abs()));
    if largest == 0.0 {
        return 0.0;
    }
    let (_, exponent) = libm::frexp(largest);
    let (mut high, mut low) = (0.0, 0.0);
    for &value in values {
        let scaled = libm::ldexp(value, -exponent);
        let square = scaled * scaled;
        let lost = libm::fma(scaled, scaled, -square);
        let (sum, rest) = two_sum(high, square);
        high = sum;
        low += rest + lost;
    }
    let root = (high + low).sqrt();
    let error = libm::fma(-root, root, high) + low;
    libm::ldexp(root + error / (2.0 * root), exponent)
}

/// The next double in the direction of another.
pub(super) fn next_after(from: f64, to: f64) -> f64 {
    if from.is_nan() || to.is_nan() {
        return f64::NAN;
    }
    if from == to {
        return to;
    }
    if to > from {
        from.next_up()
    } else {
        from.next_down()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_rounded_once() {
        assert_eq!(sum(&[0.1; 10]), Ok(1.0));
        assert_eq!(sum(&[1e100, 1.0, -1e100]), Ok(1.0));
        assert_eq!(sum(&[1e-16, 1.0, 1e16]), Ok(1e16 + 2.0));
        assert_eq!(sum(&[f64::INFINITY, 1.0]), Ok(f64::INFINITY));
        assert_eq!(
            sum(&[f64::INFINITY, f64::NEG_INFINITY]),
            Err(NoSum::OppositeInfinities)
        );
        assert_eq!(sum(&[1e308, 1e308]), Err(NoSum::Overflow));
        assert_eq!(sum(&[]), Ok(0.0));
    }

    #[test]
    fn lengths_of_vectors() {
        assert_eq!(hypot(&[3.0, 4.0]), 5.0);
        assert_eq!(hypot(&[1.0, 1.0]), std::f64::consts::SQRT_2);
        assert_eq!(hypot(&[3e300, 4e300]), 5e300);
        assert_eq!(hypot(&[5e-324]), 5e-324);
        assert_eq!(hypot(&[1.0, 2.0, 3.0]), 3.741_657_386_773_941_3);
        assert_eq!(hypot(&[f64::NAN, f64::INFINITY]), f64::INFINITY);
    }
}
