//! Places in a region of memory: where a pointer may point, and which bytes an access may touch.
//!
//! A pointer's places are an offset and a stride, as in Wilson and Lam, "Efficient Context-Sensitive Pointer Analysis for C
//! Programs" (1995): members of a struct lie apart by their offsets, the same member of all elements of an array is one
//! place. How far they go is known besides, so that an array inside of a struct does not reach what stands behind it: a
//! program that leaves an array has no defined behaviour, and nothing is said of it.

/// How far from the start of a region something is followed, in bytes.
const FAR: i64 = 1 << 40;
/// Stands for no end.
const OPEN: i64 = i64::MAX;

/// Distances in bytes: from `first` by `step` up to `last`, both included.
///
/// **Invariants.** `step` is 0 where there is just one. Without an end (`last` is the largest number) the distances reach in both
/// directions, and `first` is the smallest that is not negative.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offsets {
    first: i64,
    last: i64,
    step: i64,
}

impl Offsets {
    /// None at all.
    pub(super) const START: Offsets = Offsets::one(0);
    /// Any.
    pub(super) const ANYWHERE: Offsets = Offsets {
        first: 0,
        last: OPEN,
        step: 1,
    };

    pub(super) const fn one(at: i64) -> Offsets {
        Offsets {
            first: at,
            last: at,
            step: 0,
        }
    }

    /// Everything from 0 up to and without a count.
    pub(super) fn below(count: i64) -> Offsets {
        Offsets::range(0, count.max(1) - 1, 1)
    }

    fn range(first: i64, last: i64, step: i64) -> Offsets {
        match first {
            _ if first.saturating_abs().max(last.saturating_abs()).max(step) > FAR => {
                Offsets::ANYWHERE
            }
            _ if first == last => Offsets::one(first),
            _ => Offsets { first, last, step },
        }
    }

    /// All that are so many steps from one of them, in both directions.
    fn open(at: i64, step: i64) -> Offsets {
        match at.saturating_abs().max(step) > FAR {
            true => Offsets::ANYWHERE,
            false => Offsets {
                first: at.rem_euclid(step),
                last: OPEN,
                step,
            },
        }
    }

    fn is_open(self) -> bool {
        self.last == OPEN
    }

    /// The sums of one of these and one of those.
    pub(super) fn plus(self, other: Offsets) -> Offsets {
        let step = gcd(self.step, other.step);
        match self.is_open() || other.is_open() {
            true => Offsets::open(self.first + other.first, step),
            false => Offsets::range(self.first + other.first, self.last + other.last, step),
        }
    }

    /// Multiples of these.
    pub(super) fn times(self, factor: i64) -> Offsets {
        let step = self.step.saturating_mul(factor.saturating_abs());
        let first = self.first.saturating_mul(factor);
        match factor {
            0 => Offsets::START,
            _ if self.is_open() => Offsets::open(first, step),
            1.. => Offsets::range(first, self.last.saturating_mul(factor), step),
            _ => Offsets::range(self.last.saturating_mul(factor), first, step),
        }
    }

    /// Something without an end that has these and those: what begins to grow is at once as large as it may get, so that
    /// following it ends.
    pub(super) fn widened(self, other: Offsets) -> Offsets {
        match gcd(gcd(self.step, other.step), self.first - other.first) {
            0 => self,
            step => Offsets::open(self.first, step),
        }
    }

    /// Whether all of others are among these.
    pub(super) fn cover(self, other: Offsets) -> bool {
        let is_aligned = match self.step {
            0 => other == self,
            step => other.step % step == 0 && (other.first - self.first) % step == 0,
        };
        let is_within = !other.is_open() && self.first <= other.first && other.last <= self.last;
        is_aligned && (self.is_open() || is_within)
    }
}

/// So many bytes at each of some offsets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Bytes {
    pub(super) at: Offsets,
    pub(super) width: i64,
}

impl Bytes {
    /// Whether a byte is in both.
    pub(super) fn meet(self, other: Bytes) -> bool {
        let (a, b) = (self.at, other.at);
        let are_near = a.is_open()
            || b.is_open()
            || a.first < b.last + other.width && b.first < a.last + self.width;
        let is_hit = match gcd(a.step, b.step) {
            0 => true,
            step => {
                let behind = (a.first - b.first).rem_euclid(step);
                behind < other.width || step - behind < self.width
            }
        };
        are_near && is_hit
    }
}

/// The greatest common divisor; of 0 and a number that number.
fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.saturating_abs(), b.saturating_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What offsets say of those from -60 to 60.
    fn listed(offsets: Offsets) -> Vec<i64> {
        (-60..=60)
            .filter(|&at| offsets.cover(Offsets::one(at)))
            .collect()
    }

    fn samples() -> Vec<Offsets> {
        let mut all = vec![
            Offsets::START,
            Offsets::ANYWHERE,
            Offsets::one(-4),
            Offsets::one(12),
        ];
        for step in [1, 4, 6] {
            for count in [1, 2, 3] {
                let some = Offsets::below(count).times(step);
                all.extend([some, some.plus(Offsets::one(5)), some.times(-1)]);
            }
            all.push(Offsets::ANYWHERE.times(step).plus(Offsets::one(3)));
        }
        all
    }

    #[test]
    fn sums_and_multiples_have_what_comes_of_each() {
        for a in samples() {
            for factor in [-3, -1, 0, 1, 2] {
                let all = a.times(factor);
                for at in listed(a) {
                    assert!(all.cover(Offsets::one(at * factor)), "{a:?} * {factor}");
                }
            }
            for b in samples() {
                let (sum, wide) = (a.plus(b), a.widened(b));
                assert!(wide.cover(a) && wide.cover(b), "{a:?} {b:?} {wide:?}");
                for (x, y) in listed(a).into_iter().zip(listed(b)) {
                    assert!(sum.cover(Offsets::one(x + y)), "{a:?} + {b:?}");
                }
                let has_all = listed(b).iter().all(|&at| a.cover(Offsets::one(at)));
                assert!(!a.cover(b) || has_all, "{a:?} {b:?}");
            }
        }
        assert_eq!(
            listed(Offsets::below(3).times(4).plus(Offsets::one(8))),
            [8, 12, 16]
        );
        assert_eq!(Offsets::one(8).plus(Offsets::one(-8)), Offsets::START);
    }

    #[test]
    fn what_shares_a_byte_meets() {
        for a in samples() {
            for b in samples() {
                for (wide, narrow) in [(1, 1), (4, 4), (8, 2)] {
                    let (one, other) = (
                        Bytes { at: a, width: wide },
                        Bytes {
                            at: b,
                            width: narrow,
                        },
                    );
                    let shares = listed(a)
                        .iter()
                        .any(|&x| (listed(b).iter()).any(|&y| x < y + narrow && y < x + wide));
                    assert!(one.meet(other) || !shares, "{one:?} {other:?}");
                    assert_eq!(one.meet(other), other.meet(one), "{one:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn members_lie_apart_and_elements_do_not() {
        let bytes = |at, width| Bytes { at, width };
        let (x, y) = (Offsets::START, Offsets::one(4));
        assert!(!bytes(x, 4).meet(bytes(y, 4)) && bytes(x, 8).meet(bytes(y, 4)));
        // The members of any element of an array of structs.
        let (any_x, any_y) = (
            Offsets::ANYWHERE.times(8),
            Offsets::ANYWHERE.times(8).plus(y),
        );
        assert!(!bytes(any_x, 4).meet(bytes(any_y, 4)));
        assert!(bytes(any_x, 4).meet(bytes(Offsets::one(16), 4)));
        assert!(!bytes(any_x, 4).meet(bytes(Offsets::one(20), 4)));
        // An array of ten integers, and what stands behind it.
        let within = Offsets::below(10).times(4);
        assert!(!bytes(within, 4).meet(bytes(Offsets::one(40), 4)));
        assert!(bytes(within, 4).meet(bytes(Offsets::one(36), 4)));
    }
}
