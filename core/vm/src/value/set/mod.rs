//! Sets: in the order of their hashes as CPython has it, or in that of insertion.
//!
//! As with maps, callers pass hashes and the test for equal keys.

mod hashed;

use crate::value::Value;
use crate::value::map::Map;
use hashed::Hashed;

/// A set of values.
#[derive(Clone)]
pub struct Set {
    order: Order,
}

#[derive(Clone)]
enum Order {
    /// That of CPython's table.
    Hashed(Hashed),
    /// That of insertion; nothing is mapped to.
    Inserted(Map),
}

impl Default for Set {
    fn default() -> Set {
        Set {
            order: Order::Hashed(Hashed::default()),
        }
    }
}

/// Does the same with either kind of table.
macro_rules! either {
    ($set:expr, $table:ident => $what:expr) => {
        match $set {
            Order::Hashed($table) => $what,
            Order::Inserted($table) => $what,
        }
    };
}

impl Set {
    /// An empty set that keeps the order of insertion.
    #[must_use]
    pub fn of_insertion() -> Set {
        Set {
            order: Order::Inserted(Map::default()),
        }
    }

    /// How many elements there are.
    #[must_use]
    pub fn len(&self) -> usize {
        either!(&self.order, table => table.len())
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The place of a key.
    pub fn find(&self, hash: u64, is_key: impl FnMut(Value) -> bool) -> Option<usize> {
        either!(&self.order, table => table.find(hash, is_key))
    }

    /// Adds a key that [`Set::find`] did not find.
    pub fn push(&mut self, hash: u64, key: Value) {
        match &mut self.order {
            Order::Hashed(table) => table.push(hash, key),
            Order::Inserted(map) => map.push(hash, key, Value::Nil),
        }
    }

    /// Adds all members of another set, if nothing was ever in this one; gives whether it did.
    pub fn fill_from(&mut self, other: &Set) -> bool {
        if let (Order::Hashed(own), Order::Hashed(other)) = (&mut self.order, &other.order) {
            return own.fill_from(other);
        }
        if !self.is_empty() {
            return false;
        }
        for (hash, key) in other.iter() {
            self.push(hash, key);
        }
        true
    }

    /// Makes room for so many elements at once, as a copy of another set does.
    pub fn reserve(&mut self, count: usize) {
        if let Order::Hashed(table) = &mut self.order {
            table.reserve(count);
        }
    }

    /// Takes the members of another set, as an operation in place does.
    pub fn take_over(&mut self, other: Set) {
        match (&mut self.order, other.order) {
            (Order::Hashed(own), Order::Hashed(other)) => own.take_over(other),
            (own, other) => *own = other,
        }
    }

    /// Rebuilds the table if too much of it is what was removed.
    pub fn drop_removed(&mut self) {
        if let Order::Hashed(table) = &mut self.order {
            table.drop_removed();
        }
    }

    /// Lets every element keep its place from now on, also when others are removed.
    pub fn keep_places(&mut self) {
        if let Order::Inserted(map) = &mut self.order {
            map.keep_places();
        }
    }

    /// Removes the key at a place.
    pub fn remove_at(&mut self, place: usize) -> Value {
        match &mut self.order {
            Order::Hashed(table) => table.remove_at(place),
            Order::Inserted(map) => map.remove_at(place).key,
        }
    }

    /// Removes a key: of a hashed set the first at or behind where the last one was taken from, going round.
    pub fn pop_first(&mut self) -> Option<Value> {
        match &mut self.order {
            Order::Hashed(table) => table.pop_first(),
            Order::Inserted(map) => {
                let (behind, entry) = map.next_from(0)?;
                map.remove_at(behind - 1);
                Some(entry.key)
            }
        }
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        either!(&mut self.order, table => table.clear());
    }

    /// The next element at or behind a place, with the place behind it and its hash.
    #[must_use]
    pub fn next_from(&self, place: usize) -> Option<(usize, u64, Value)> {
        match &self.order {
            Order::Hashed(table) => table.next_from(place),
            Order::Inserted(map) => {
                let (behind, entry) = map.next_from(place)?;
                Some((behind, entry.hash, entry.key))
            }
        }
    }

    /// The elements, with their hashes, in order.
    pub fn iter(&self) -> impl Iterator<Item = (u64, Value)> {
        let mut at = 0;
        std::iter::from_fn(move || {
            let (behind, hash, key) = self.next_from(at)?;
            at = behind;
            Some((hash, key))
        })
    }

    /// How many bytes it holds, roughly.
    #[must_use]
    pub fn bytes(&self) -> usize {
        either!(&self.order, table => table.bytes())
    }
}
