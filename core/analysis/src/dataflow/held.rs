//! What a node holds: abstract values in the order in which they came.
//!
//! Values move on as differences (Pearce, Kelly, Hankin, "Efficient Field-Sensitive Pointer Analysis for C", 2004): those in
//! front of [`Held::moved`] have reached everything that the node leads to, those behind it have not. Most sets are small, and
//! then they are looked through; larger ones have a bit for each value besides.

use super::atom::AtomId;
use super::bits::ones;
use ir::Sorting;
use std::borrow::Cow;

/// Up to how many values a set is looked through.
const FEW: usize = 12;

#[derive(Clone, Debug, Default)]
pub(super) struct Held {
    list: Vec<AtomId>,
    /// A bit for each value of the list, once there are more than a few.
    bits: Vec<u64>,
    /// How many of the list have been moved on.
    pub(super) moved: usize,
}

impl Held {
    pub(super) fn list(&self) -> &[AtomId] {
        &self.list
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    pub(super) fn contains(&self, atom: AtomId) -> bool {
        match self.bits.is_empty() {
            true => self.list.contains(&atom),
            false => {
                let at = atom.0 as usize;
                (self.bits.get(at / 64)).is_some_and(|word| word >> (at % 64) & 1 == 1)
            }
        }
    }

    /// Adds a value; whether it is new.
    pub(super) fn insert(&mut self, atom: AtomId) -> bool {
        if self.contains(atom) {
            return false;
        }
        self.list.push(atom);
        match self.bits.is_empty() {
            false => self.set(atom),
            true if self.list.len() > FEW => {
                for at in 0..self.list.len() {
                    self.set(self.list[at]);
                }
            }
            true => {}
        }
        true
    }

    fn set(&mut self, atom: AtomId) {
        let at = atom.0 as usize;
        if self.bits.len() <= at / 64 {
            self.bits.resize(at / 64 + 1, 0);
        }
        self.bits[at / 64] |= 1 << (at % 64);
    }

    /// The values that have been moved on.
    pub(super) fn passed(&self) -> Cow<'_, Held> {
        if self.moved == self.len() {
            return Cow::Borrowed(self);
        }
        let mut passed = Held::default();
        for &atom in &self.list[..self.moved] {
            passed.insert(atom);
        }
        Cow::Owned(passed)
    }

    /// Whether another set has the same values.
    pub(super) fn equals(&self, other: &Held) -> bool {
        self.len() == other.len() && self.list.iter().all(|&atom| other.contains(atom))
    }

    /// Puts the values in order, when none is to come any more.
    pub(super) fn finish(&mut self) {
        let bits = std::mem::take(&mut self.bits);
        if bits.is_empty() {
            return self.list.put_in_order();
        }
        self.list.clear();
        self.list.extend(ones(&bits).map(|at| AtomId(at as u32)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_been_passed_on_is_a_set_of_its_own() {
        let mut held = Held::default();
        for at in 0..40 {
            held.insert(AtomId(at));
        }
        for moved in [0, 5, 40] {
            held.moved = moved;
            let passed = held.passed();
            assert_eq!(passed.len(), moved);
            assert!((0..40).all(|at| passed.contains(AtomId(at)) == ((at as usize) < moved)));
        }
    }

    #[test]
    fn a_set_holds_what_was_put_into_it_whatever_its_size() {
        let (mut one, mut other) = (Held::default(), Held::default());
        for at in 0..200 {
            let (forth, back) = (AtomId(at * 7 % 200), AtomId(199 - at));
            assert!(one.insert(forth) && !one.insert(forth), "{at}");
            assert!(one.contains(forth) && !one.contains(AtomId(1000)));
            other.insert(back);
            assert_eq!(one.len(), at as usize + 1);
        }
        assert!(one.equals(&other));
        other.insert(AtomId(200));
        assert!(!one.equals(&other));
        one.finish();
        assert!(one.list().iter().copied().eq((0..200).map(AtomId)));
        let mut few = Held::default();
        assert!([3, 1, 2].into_iter().all(|at| few.insert(AtomId(at))));
        few.finish();
        assert_eq!(few.list(), [AtomId(1), AtomId(2), AtomId(3)]);
    }
}
