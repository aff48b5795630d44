//! Sets that keep the order of CPython's, since programs print them.
//!
//! An open-addressing table as described in the notes of CPython's `Objects/setobject.c`: a probe looks at
//! up to `LINEAR_PROBES` neighbours before it jumps by the perturbed hash; the table grows when three
//! fifths are in use, fourfold while small. Iteration goes through the table from its start. Insertion
//! order therefore shows only where hashes collide.
//!
//! As with maps, callers pass hashes and the test for equal keys.

use crate::value::Value;

const LINEAR_PROBES: usize = 9;
const PERTURB_SHIFT: u32 = 5;
const MIN_SIZE: usize = 8;

#[derive(Clone, Copy, Debug)]
enum Slot {
    Empty,
    Removed,
    Used { hash: u64, key: Value },
}

/// A set of values in that order.
#[derive(Clone, Debug)]
pub struct Hashed {
    slots: Vec<Slot>,
    /// Slots in use or removed.
    filled: usize,
    used: usize,
    /// Where [`Hashed::pop_first`] goes on looking, so that emptying a set takes time in proportion to its size.
    finger: usize,
}

impl Default for Hashed {
    fn default() -> Hashed {
        Hashed {
            slots: vec![Slot::Empty; MIN_SIZE],
            filled: 0,
            used: 0,
            finger: 0,
        }
    }
}

impl Hashed {
    /// How many elements there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.used
    }

    /// Walks the probe sequence of a hash until `visit` gives something.
    fn probe<T>(slots: &[Slot], hash: u64, mut visit: impl FnMut(usize, Slot) -> Option<T>) -> T {
        let mask = slots.len() - 1;
        let mut perturb = hash;
        let mut at = hash as usize & mask;
        loop {
            let neighbours = if at + LINEAR_PROBES <= mask {
                LINEAR_PROBES
            } else {
                0
            };
            for (place, &slot) in slots.iter().enumerate().skip(at).take(neighbours + 1) {
                if let Some(found) = visit(place, slot) {
                    return found;
                }
            }
            perturb >>= PERTURB_SHIFT;
            at = (at
                .wrapping_mul(5)
                .wrapping_add(1)
                .wrapping_add(perturb as usize))
                & mask;
        }
    }

    /// The place of a key.
    pub fn find(&self, hash: u64, mut is_key: impl FnMut(Value) -> bool) -> Option<usize> {
        Hashed::probe(&self.slots, hash, |place, slot| match slot {
            Slot::Empty => Some(None),
            Slot::Used { hash: other, key } if other == hash && is_key(key) => Some(Some(place)),
            _ => None,
        })
    }

    /// Adds a key that [`Hashed::find`] did not find: in the last place on its way that a removed key has left, else
    /// in the first that was never used.
    pub fn push(&mut self, hash: u64, key: Value) {
        let mut left = None;
        let place = Hashed::probe(&self.slots, hash, |place, slot| match slot {
            Slot::Empty => Some(place),
            Slot::Removed => {
                left = Some(place);
                None
            }
            Slot::Used { .. } => None,
        });
        self.used += 1;
        if let Some(place) = left {
            self.slots[place] = Slot::Used { hash, key };
            return;
        }
        self.slots[place] = Slot::Used { hash, key };
        self.filled += 1;
        if self.filled * 5 >= (self.slots.len() - 1) * 3 {
            let factor = if self.used > 50_000 { 2 } else { 4 };
            self.rebuild(self.used * factor);
        }
    }

    /// Gives the table the first power of two above `minimum` and puts everything back in.
    fn rebuild(&mut self, minimum: usize) {
        let mut size = MIN_SIZE;
        while size <= minimum {
            size *= 2;
        }
        let old = std::mem::replace(&mut self.slots, vec![Slot::Empty; size]);
        for slot in old {
            if let Slot::Used { hash, .. } = slot {
                let place = Hashed::probe(&self.slots, hash, |place, slot| {
                    matches!(slot, Slot::Empty).then_some(place)
                });
                self.slots[place] = slot;
            }
        }
        self.filled = self.used;
    }

    /// A set sized for `count` elements at once, as a copy of another set is.
    pub fn reserve(&mut self, count: usize) {
        if (self.filled + count) * 5 >= (self.slots.len() - 1) * 3 {
            self.rebuild((self.used + count) * 2);
        }
    }

    /// Adds all members of another set, if nothing was ever in this table; gives whether it did. A table of the
    /// same size from which nothing has been removed is copied as it is.
    pub fn fill_from(&mut self, other: &Hashed) -> bool {
        self.reserve(other.used);
        if self.filled > 0 {
            return false;
        }
        if self.slots.len() == other.slots.len() && other.filled == other.used {
            self.slots.clone_from(&other.slots);
            self.filled = other.filled;
            self.used = other.used;
        } else {
            for (hash, key) in other.iter() {
                self.push(hash, key);
            }
        }
        true
    }

    /// Takes the members of another set, as an operation in place does.
    pub fn take_over(&mut self, other: Hashed) {
        *self = Hashed {
            finger: self.finger,
            ..other
        };
    }

    /// Rebuilds the table if too much of it is what was removed.
    pub fn drop_removed(&mut self) {
        if self.filled - self.used > (self.slots.len() - 1) / 4 {
            let factor = if self.used > 50_000 { 2 } else { 4 };
            self.rebuild(self.used * factor);
        }
    }

    /// Removes the key at a place.
    pub fn remove_at(&mut self, place: usize) -> Value {
        match std::mem::replace(&mut self.slots[place], Slot::Removed) {
            Slot::Used { key, .. } => {
                self.used -= 1;
                key
            }
            other => {
                self.slots[place] = other;
                Value::Unbound
            }
        }
    }

    /// Removes the first key at or behind where the last one was taken from, going round.
    pub fn pop_first(&mut self) -> Option<Value> {
        if self.used == 0 {
            return None;
        }
        let mut place = self.finger % self.slots.len();
        while !matches!(self.slots[place], Slot::Used { .. }) {
            place = (place + 1) % self.slots.len();
        }
        self.finger = place + 1;
        Some(self.remove_at(place))
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        *self = Hashed::default();
    }

    /// The next element at or behind a place, with the place behind it and its hash.
    #[must_use]
    pub fn next_from(&self, place: usize) -> Option<(usize, u64, Value)> {
        self.slots
            .iter()
            .enumerate()
            .skip(place)
            .find_map(|(at, slot)| match *slot {
                Slot::Used { hash, key } => Some((at + 1, hash, key)),
                _ => None,
            })
    }

    /// The elements, with their hashes, in the order of the table.
    pub fn iter(&self) -> impl Iterator<Item = (u64, Value)> {
        self.slots.iter().filter_map(|slot| match *slot {
            Slot::Used { hash, key } => Some((hash, key)),
            _ => None,
        })
    }

    /// How many bytes it holds, roughly.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.slots.capacity() * size_of::<Slot>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(set: &Hashed) -> Vec<i64> {
        set.iter().map(|(hash, _)| hash as i64).collect()
    }

    fn add(set: &mut Hashed, key: u64) {
        set.push(key, Value::Int(key as i64));
    }

    fn remove(set: &mut Hashed, key: u64) {
        let place = set.find(key, |_| true).expect("a member");
        set.remove_at(place);
    }

    // The orders are those of CPython 3.11; small integers are their own hashes.

    #[test]
    fn the_last_place_left_on_the_way_is_used_again() {
        let mut set = Hashed::default();
        for key in 0..10 {
            add(&mut set, key);
        }
        remove(&mut set, 3);
        remove(&mut set, 4);
        add(&mut set, 34);
        assert_eq!(keys(&set), [0, 1, 2, 34, 5, 6, 7, 8, 9]);
        add(&mut set, 66);
        assert_eq!(keys(&set), [0, 1, 2, 66, 34, 5, 6, 7, 8, 9]);
    }

    #[test]
    fn colliding_keys_show_the_order_of_probing() {
        let mut set = Hashed::default();
        for key in [2, 3, 8] {
            add(&mut set, key);
        }
        remove(&mut set, 3);
        remove(&mut set, 8);
        add(&mut set, 10);
        assert_eq!(keys(&set), [10, 2]);
        add(&mut set, 5);
        add(&mut set, 6);
        assert_eq!(keys(&set), [2, 5, 6, 10], "the table has grown");
    }
}
