//! One sort for all types.
//!
//! The standard library's is compiled anew for every type and every comparison, some kilobytes each time; this one
//! sorts places and is compiled once. It is stable, and fast enough for everything but a program's own data.

use std::cmp::Ordering;

/// Puts the elements of a slice in order; equal ones stay as they are.
pub trait Sorting<T> {
    /// By themselves.
    fn put_in_order(&mut self)
    where
        T: Ord;

    /// By what a function gives for each.
    fn put_in_order_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);

    /// By a comparison.
    fn put_in_order_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);
}

impl<T> Sorting<T> for [T] {
    fn put_in_order(&mut self)
    where
        T: Ord,
    {
        self.put_in_order_by(T::cmp);
    }

    fn put_in_order_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.put_in_order_by(|left, right| key(left).cmp(&key(right)));
    }

    fn put_in_order_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        let is_behind =
            |left: usize, right: usize| compare(&self[left], &self[right]) == Ordering::Greater;
        let mut places = sorted(self.len(), &mut { is_behind });
        // Each place gets the element that belongs there, wherever earlier exchanges have taken that.
        for at in 0..places.len() {
            let mut from = places[at];
            while from < at {
                from = places[from];
            }
            places[at] = from;
            self.swap(at, from);
        }
    }
}

/// The numbers below `count` in order, by merging runs of doubling length.
fn sorted(count: usize, is_behind: &mut dyn FnMut(usize, usize) -> bool) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    let mut merged = Vec::with_capacity(count);
    let mut run = 1;
    while run < count {
        for pair in places.chunks(2 * run) {
            let (mut left, mut right) = pair.split_at(run.min(pair.len()));
            while let (Some(&first), Some(&second)) = (left.first(), right.first()) {
                if is_behind(first, second) {
                    merged.push(second);
                    right = &right[1..];
                } else {
                    merged.push(first);
                    left = &left[1..];
                }
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        std::mem::swap(&mut places, &mut merged);
        merged.clear();
        run *= 2;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        // Numbers without a pattern, from a linear congruence.
        let mut state = 7_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state >> 16
        };
        for count in (0..40).chain([100, 1000]) {
            let items: Vec<(u32, usize)> = (0..count).map(|at| (next() % 20, at)).collect();
            let (mut ours, mut theirs) = (items.clone(), items.clone());
            ours.put_in_order_by_key(|item| item.0);
            theirs.sort_by_key(|item| item.0);
            assert_eq!(ours, theirs, "{count} with equal keys");
            ours.put_in_order_by(|left, right| right.cmp(left));
            theirs.sort_by(|left, right| right.cmp(left));
            assert_eq!(ours, theirs, "{count} downwards");
            ours.put_in_order();
            theirs.sort();
            assert_eq!(ours, theirs, "{count} upwards");
        }
    }
}
