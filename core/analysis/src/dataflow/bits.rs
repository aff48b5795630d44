//! Sets of small numbers as bits.

/// A set of numbers below a bound that is fixed when the set is made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BitSet {
    words: Vec<u64>,
}

impl BitSet {
    /// The empty set of numbers below a bound.
    #[must_use]
    pub fn new(bound: usize) -> BitSet {
        BitSet {
            words: vec![0; bound.div_ceil(64)],
        }
    }

    /// Adds a number below the bound; whether it was not there.
    pub fn insert(&mut self, number: usize) -> bool {
        let word = &mut self.words[number / 64];
        let before = *word;
        *word |= 1 << (number % 64);
        *word != before
    }

    /// Takes a number below the bound out.
    pub fn remove(&mut self, number: usize) {
        self.words[number / 64] &= !(1 << (number % 64));
    }

    /// Whether a number is in the set.
    #[must_use]
    pub fn contains(&self, number: usize) -> bool {
        (self.words.get(number / 64)).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// Adds all of another set of the same bound; whether that made a difference.
    pub fn union(&mut self, other: &BitSet) -> bool {
        let mut has_changed = false;
        for (word, &other) in self.words.iter_mut().zip(&other.words) {
            has_changed |= other & !*word != 0;
            *word |= other;
        }
        has_changed
    }

    /// Takes all of another set of the same bound out.
    pub fn subtract(&mut self, other: &BitSet) {
        for (word, &other) in self.words.iter_mut().zip(&other.words) {
            *word &= !other;
        }
    }

    /// Whether nothing is in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// What is in it, in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        ones(&self.words)
    }
}

/// The places of the bits that are set, in order.
pub(super) fn ones(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    words.iter().enumerate().flat_map(|(at, &word)| {
        let rest = move |&word: &u64| Some(word & word.wrapping_sub(1));
        std::iter::successors(Some(word), rest)
            .take_while(|&word| word != 0)
            .map(move |word| at * 64 + word.trailing_zeros() as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let mut set = BitSet::new(130);
        assert!(set.insert(0) && set.insert(64) && set.insert(129));
        assert!(!set.insert(64));
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 64, 129]);
        set.remove(64);
        assert!(!set.contains(64) && set.contains(129) && !set.contains(1000));
        let mut other = BitSet::new(130);
        other.insert(5);
        assert!(other.union(&set) && !other.union(&set));
        other.subtract(&set);
        assert_eq!(other.iter().collect::<Vec<_>>(), [5]);
        assert!(!other.is_empty() && BitSet::new(0).is_empty());
    }
}
