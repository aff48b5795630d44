//! Tables: maps of which the elements from 1 on lie in an array, and which may delegate to another table.
//!
//! The map inside keeps the places of keys whose value is nothing, so that a walk over it goes on while its entries are
//! removed. **Invariants:** the last element of the array is something; the map has none of the array's keys, nor the one
//! behind its end.

use crate::value::map::Map;
use crate::value::{Handle, Value};

/// A table.
#[derive(Clone, Default)]
pub struct Table {
    /// The elements from 1 on.
    pub items: Vec<Value>,
    /// All others.
    pub map: Map,
    /// How many of the map's values are nothing.
    pub dead: usize,
    /// What it delegates to.
    pub parent: Option<Handle>,
}

impl Table {
    /// The element at a place from 1 on, where it lies in the array.
    #[inline]
    #[must_use]
    pub fn item(&self, place: i64) -> Option<Value> {
        self.items
            .get(usize::try_from(place).ok()?.checked_sub(1)?)
            .copied()
    }

    /// Writes an element that lies in the array or right behind it; whether it did.
    #[inline]
    pub fn set_item(&mut self, place: i64, value: Value) -> bool {
        let Some(at) = usize::try_from(place).ok().and_then(|at| at.checked_sub(1)) else {
            return false;
        };
        if at < self.items.len() {
            self.items[at] = value;
            if value == Value::Nil && at + 1 == self.items.len() {
                while self.items.last() == Some(&Value::Nil) {
                    self.items.pop();
                }
            }
            return true;
        }
        let is_next = at == self.items.len() && value != Value::Nil && self.map.is_empty();
        if is_next {
            self.items.push(value);
        }
        is_next
    }

    /// Writes an entry of the map whose place is known, or is none.
    pub fn set_entry(&mut self, place: Option<usize>, hash: u64, key: Value, value: Value) {
        match place {
            Some(place) => {
                let old = self.map.at(place).value;
                self.map.set_at(place, value);
                match (old == Value::Nil, value == Value::Nil) {
                    (false, true) => self.dead += 1,
                    (true, false) => self.dead -= 1,
                    _ => {}
                }
            }
            None if value == Value::Nil => {}
            None => {
                let is_left_empty = self.dead > 0 && self.dead == self.map.len();
                if is_left_empty || self.dead > 8 && self.dead * 2 > self.map.len() {
                    self.compact();
                }
                self.map.push(hash, key, value);
            }
        }
    }

    fn compact(&mut self) {
        let mut map = Map::default();
        for entry in self.map.iter().filter(|entry| entry.value != Value::Nil) {
            map.push(entry.hash, entry.key, entry.value);
        }
        (self.map, self.dead) = (map, 0);
    }

    /// Where the map is full, and elements would lie in more than half of a longer array, makes the array as long as
    /// that: what of it lay in the map lies there then (Ierusalimschy et al., "The Implementation of Lua 5.0", 2005,
    /// section 4), and a new element is put in its place. Whether it did.
    pub fn lengthen(&mut self, place: i64, value: Value, hash: u64) -> bool {
        let is_full = self.map.is_empty() || self.map.len().is_power_of_two();
        if place <= 0 || value == Value::Nil || !is_full {
            return false;
        }
        // How many elements lie between each power of two and the one before it.
        let mut counts = [0_usize; 64];
        let mut count = |place: i64| {
            let power = (place as u64).next_power_of_two().trailing_zeros();
            counts[power as usize] += 1;
        };
        count(place);
        let is_something = |value: &Value| *value != Value::Nil;
        let items = self
            .items
            .iter()
            .zip(1..)
            .filter(|(item, _)| is_something(item));
        items.for_each(|(_, place)| count(place));
        for entry in self.map.iter().filter(|entry| is_something(&entry.value)) {
            if let Value::Int(place @ 1..) = entry.key {
                count(place);
            }
        }
        let (mut below, mut length) = (0, 0);
        for (power, count) in counts.iter().enumerate().take(32) {
            below += count;
            if below > (1 << power) / 2 {
                length = 1 << power;
            }
        }
        if length <= self.items.len() {
            return false;
        }
        self.items.resize(length, Value::Nil);
        let map = std::mem::take(&mut self.map);
        self.dead = 0;
        for entry in map.iter().filter(|entry| is_something(&entry.value)) {
            match entry.key {
                Value::Int(place) if (1..=length as i64).contains(&place) => {
                    self.items[place as usize - 1] = entry.value;
                }
                key => self.map.push(entry.hash, key, entry.value),
            }
        }
        match self.items.get_mut(place as usize - 1) {
            Some(item) => *item = value,
            None => self.map.push(hash, Value::Int(place), value),
        }
        while self.items.last() == Some(&Value::Nil) {
            self.items.pop();
        }
        true
    }

    /// Whether the map holds anything.
    #[must_use]
    pub fn has_entries(&self) -> bool {
        self.map.len() > self.dead
    }
}
