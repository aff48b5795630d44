//! Numbers for people: in full, in few characters, and as a weight.

/// A number in groups of three digits, with a narrow space between.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// A number in at most five characters; what there is no room for is left out, not rounded.
pub(super) fn short(number: u64) -> String {
    let units = [
        (1_000_000_000_000, 'T'),
        (1_000_000_000, 'G'),
        (1_000_000, 'M'),
        (1_000, 'k'),
    ];
    let Some((unit, letter)) = units.into_iter().find(|(unit, _)| number >= *unit) else {
        return number.to_string();
    };
    match (number / unit, number % unit * 10 / unit) {
        (whole @ 0..100, tenth @ 1..) => format!("{whole}.{tenth}{letter}"),
        (whole, _) => format!("{whole}{letter}"),
    }
}

/// How heavily a number weighs beside the largest, in percent: each doubling is as much more as the one before.
pub(super) fn weight(number: u64, largest: u64) -> u32 {
    let doublings = |number: u64| u64::BITS - number.leading_zeros();
    let most = doublings(largest).max(1);
    (doublings(number) * 100 / most).min(100)
}

#[cfg(test)]
mod tests {
    use super::{grouped, short, weight};

    #[test]
    fn numbers_are_grouped_from_the_right() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_204), "1\u{202f}204");
        assert_eq!(grouped(10_000_000), "10\u{202f}000\u{202f}000");
    }

    #[test]
    fn large_numbers_are_short_and_never_rounded_up() {
        let numbers = [0, 999, 1_000, 1_049, 12_345, 99_999, 100_000, 999_999];
        let texts = ["0", "999", "1k", "1k", "12.3k", "99.9k", "100k", "999k"];
        assert_eq!(numbers.map(short), texts);
        assert_eq!(short(1_500_000), "1.5M");
        assert_eq!(short(7_000_000_000), "7G");
    }

    #[test]
    fn weights_grow_with_each_doubling() {
        assert_eq!((weight(0, 0), weight(0, 50)), (0, 0));
        assert_eq!((weight(1, 1), weight(50, 50)), (100, 100));
        let weights: Vec<u32> = [1, 2, 4, 8].map(|number| weight(number, 8)).to_vec();
        assert_eq!(weights, [25, 50, 75, 100]);
    }
}
