//! A stable sort by a comparison that may fail.
//!
//! The runs are found and lengthened as in Tim Peters' listsort, so that the comparison that fails first,
//! which the program's error message shows, is the one that fails first in CPython. Merging is plain: it
//! compares the heads of two neighbouring runs and takes the lesser.

/// Sorts in place by `less`.
///
/// # Errors
/// The first that `less` gives; the items are then in some order.
pub fn stable_sort<T: Copy, E>(
    items: &mut [T],
    mut less: impl FnMut(T, T) -> Result<bool, E>,
) -> Result<(), E> {
    let minimum = minimum_run(items.len());
    let mut runs: Vec<(usize, usize)> = Vec::new();
    let mut start = 0;
    let mut space = Vec::new();
    while start < items.len() {
        let mut end = start + count_run(&mut items[start..], &mut less)?;
        let wanted = items.len().min(start + minimum);
        if end < wanted {
            insert_binary(&mut items[start..wanted], end - start, &mut less)?;
            end = wanted;
        }
        runs.push((start, end));
        start = end;
        // Neighbours are merged so that their lengths stay alike.
        while let [.., (a, b), (_, c)] = runs[..]
            && b - a <= c - b
        {
            merge(&mut items[a..c], b - a, &mut space, &mut less)?;
            runs.pop();
            if let Some(last) = runs.last_mut() {
                *last = (a, c);
            }
        }
    }
    while let [.., (a, b), (_, c)] = runs[..] {
        merge(&mut items[a..c], b - a, &mut space, &mut less)?;
        runs.pop();
        if let Some(last) = runs.last_mut() {
            *last = (a, c);
        }
    }
    Ok(())
}

/// The length that runs are brought to: from 32 to 64, so that there are about a power of two of them.
pub(super) fn minimum_run(mut length: usize) -> usize {
    let mut rest = 0;
    while length >= 64 {
        rest |= length & 1;
        length >>= 1;
    }
    length + rest
}

/// The length of the run at the start; a strictly falling one is turned round.
fn count_run<T: Copy, E>(
    items: &mut [T],
    less: &mut impl FnMut(T, T) -> Result<bool, E>,
) -> Result<usize, E> {
    if items.len() < 2 {
        return Ok(items.len());
    }
    let falls = less(items[1], items[0])?;
    let mut end = 2;
    while end < items.len() && less(items[end], items[end - 1])? == falls {
        end += 1;
    }
    if falls {
        items[..end].reverse();
    }
    Ok(end)
}

/// Sorts, where the first `sorted` items already are.
fn insert_binary<T: Copy, E>(
    items: &mut [T],
    sorted: usize,
    less: &mut impl FnMut(T, T) -> Result<bool, E>,
) -> Result<(), E> {
    for at in sorted..items.len() {
        let pivot = items[at];
        let (mut low, mut high) = (0, at);
        while low < high {
            let middle = low + (high - low) / 2;
            if less(pivot, items[middle])? {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        items[low..=at].rotate_right(1);
    }
    Ok(())
}

/// Merges the sorted halves that meet at `middle`.
fn merge<T: Copy, E>(
    items: &mut [T],
    middle: usize,
    space: &mut Vec<T>,
    less: &mut impl FnMut(T, T) -> Result<bool, E>,
) -> Result<(), E> {
    if !less(items[middle], items[middle - 1])? {
        return Ok(());
    }
    space.clear();
    space.extend_from_slice(&items[..middle]);
    let (mut left, mut right, mut out) = (0, middle, 0);
    while left < space.len() && right < items.len() {
        let takes_right = match less(items[right], space[left]) {
            Ok(less) => less,
            Err(error) => {
                // Nothing may be lost.
                items[out..out + space.len() - left].copy_from_slice(&space[left..]);
                return Err(error);
            }
        };
        if takes_right {
            items[out] = items[right];
            right += 1;
        } else {
            items[out] = space[left];
            left += 1;
        }
        out += 1;
    }
    items[out..out + space.len() - left].copy_from_slice(&space[left..]);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_stably_whatever_the_order() {
        // A linear congruential generator with few distinct keys, so that ties abound.
        let mut seed = 1_u32;
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed >> 16
        };
        for length in [0, 1, 2, 31, 64, 65, 1000, 2049] {
            for distinct in [2, 10, 60_000] {
                let mut items: Vec<(u32, usize)> =
                    (0..length).map(|at| (next() % distinct, at)).collect();
                let mut expected = items.clone();
                expected.sort_by_key(|item| item.0);
                let sorted: Result<(), ()> = stable_sort(&mut items, |a, b| Ok(a.0 < b.0));
                assert_eq!(sorted, Ok(()));
                assert_eq!(items, expected, "{length} items, {distinct} keys");
            }
        }
        let mut falling: Vec<u32> = (0..500).rev().collect();
        let mut comparisons = 0;
        let _ = stable_sort(&mut falling, |a, b| {
            comparisons += 1;
            Ok::<bool, ()>(a < b)
        });
        assert!(falling.is_sorted());
        assert_eq!(
            comparisons, 499,
            "a falling run takes one comparison per neighbour"
        );
    }

    #[test]
    fn a_failure_stops_the_sort_and_loses_nothing() {
        let mut items: Vec<u32> = (0..300).map(|at| at * 7919 % 300).collect();
        let mut count = 0;
        let failed = stable_sort(&mut items, |a, b| {
            count += 1;
            if count > 1200 {
                Err("enough")
            } else {
                Ok(a < b)
            }
        });
        assert_eq!(failed, Err("enough"));
        items.sort_unstable();
        assert_eq!(items, (0..300).collect::<Vec<u32>>());
    }
}
