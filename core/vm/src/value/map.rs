//! Maps that keep the order of insertion.
//!
//! The map itself does not know when two keys are equal or how they hash, since that depends on the
//! heap; callers pass the hash and a test. **Invariant:** `live` counts the live entries; either each of them stands at the place
//! that its hash names, as the elements of a list that are numbered from zero do, or every one is in the table under its hash.
//!
//! A clone shares what is inside until one of the two is changed, so that copies of the heap and copies of arrays cost no more
//! than what is written to them.

use crate::value::Value;
use hashbrown::HashTable;
use std::rc::Rc;

/// One entry; a removed one has an unbound key until the map is compacted.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The key's hash.
    pub hash: u64,
    /// The key.
    pub key: Value,
    /// What it is mapped to.
    pub value: Value,
}

/// A map from keys to values, in order of insertion.
#[derive(Clone, Default)]
pub struct Map {
    body: Rc<Body>,
    live: u32,
    /// Where entries are numbered: the number that the next one gets.
    pub(crate) next: i64,
    /// Whether somebody may walk it while entries come and go: places then stay what they are.
    keeps_places: bool,
    /// The place of the entry that is current to a program that walks it by itself.
    pub(crate) cursor: usize,
    /// Whether another map may hold the same maps as elements: they are told apart before anything is changed.
    pub(crate) is_shared: bool,
}

#[derive(Clone, Default)]
struct Body {
    entries: Vec<Entry>,
    /// Where entries are found by their hash, once some stand elsewhere than it says.
    table: HashTable<u32>,
    is_hashed: bool,
}

impl Body {
    /// The places of entries with a hash.
    fn places(&self, hash: u64) -> impl Iterator<Item = usize> {
        let own = match self.is_hashed {
            true => None,
            false => usize::try_from(hash)
                .ok()
                .filter(|&at| at < self.entries.len()),
        };
        let hashed = self.is_hashed.then(|| self.table.iter_hash(spread(hash)));
        let hashed = hashed.into_iter().flatten().map(|&at| at as usize);
        own.into_iter().chain(hashed).filter(move |&at| {
            let entry = &self.entries[at];
            entry.hash == hash && entry.key.is_bound()
        })
    }

    /// Puts what there is into the table.
    fn fill_table(&mut self) {
        let Body {
            entries,
            table,
            is_hashed,
        } = self;
        *is_hashed = true;
        table.clear();
        table.reserve(entries.len() + 1, |&other| {
            spread(entries[other as usize].hash)
        });
        for (at, entry) in entries.iter().enumerate() {
            if entry.key.is_bound() {
                table.insert_unique(spread(entry.hash), at as u32, |&other| {
                    spread(entries[other as usize].hash)
                });
            }
        }
    }
}

/// A hash whose bits all depend on all of the key's: the table picks places by the lowest ones and tells
/// candidates apart by the highest, and hashes of small integers are those integers.
#[inline]
fn spread(hash: u64) -> u64 {
    let wide = u128::from(hash ^ 0x9e37_79b9_7f4a_7c15) * 0xa076_1d64_78bd_642f;
    (wide as u64) ^ ((wide >> 64) as u64)
}

impl Map {
    /// How many entries there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.live as usize
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.live == 0
    }

    /// The place of a key, for [`Map::at`] and [`Map::remove_at`].
    pub fn find(&self, hash: u64, mut is_key: impl FnMut(Value) -> bool) -> Option<usize> {
        let Body {
            entries,
            table,
            is_hashed,
        } = &*self.body;
        let mut is_it = |entry: &Entry| entry.hash == hash && is_key(entry.key);
        if !is_hashed {
            let at = usize::try_from(hash).ok()?;
            let entry = entries.get(at)?;
            return (entry.key.is_bound() && is_it(entry)).then_some(at);
        }
        table
            .find(spread(hash), |&at| is_it(&entries[at as usize]))
            .map(|&at| at as usize)
    }

    /// The entry at a place.
    #[must_use]
    pub fn at(&self, place: usize) -> Entry {
        self.body.entries[place]
    }

    /// Replaces the value at a place.
    pub fn set_at(&mut self, place: usize, value: Value) {
        Rc::make_mut(&mut self.body).entries[place].value = value;
    }

    /// Adds an entry whose key [`Map::find`] did not find.
    pub fn push(&mut self, hash: u64, key: Value, value: Value) {
        let body = Rc::make_mut(&mut self.body);
        let at = body.entries.len();
        if !body.is_hashed && hash != at as u64 {
            body.fill_table();
        }
        let Body {
            entries,
            table,
            is_hashed,
        } = body;
        entries.push(Entry { hash, key, value });
        if *is_hashed {
            table.insert_unique(spread(hash), at as u32, |&other| {
                spread(entries[other as usize].hash)
            });
        }
        self.live += 1;
    }

    /// Removes the entry at a place.
    pub fn remove_at(&mut self, place: usize) -> Entry {
        let Body {
            entries,
            table,
            is_hashed,
        } = Rc::make_mut(&mut self.body);
        let entry = entries[place];
        if *is_hashed
            && let Ok(found) = table.find_entry(spread(entry.hash), |&at| at as usize == place)
        {
            found.remove();
        }
        entries[place].key = Value::Unbound;
        entries[place].value = Value::Unbound;
        self.live -= 1;
        if place + 1 == entries.len() {
            entries.pop();
        } else if !self.keeps_places
            && entries.len() > 16
            && (self.live as usize) < entries.len() / 2
        {
            self.compact();
        }
        entry
    }

    /// Lets every entry keep its place from now on, also when others are removed.
    pub fn keep_places(&mut self) {
        self.keeps_places = true;
    }

    fn compact(&mut self) {
        let body = Rc::make_mut(&mut self.body);
        body.entries.retain(|entry| entry.key.is_bound());
        let mut entries = body.entries.iter().enumerate();
        if body.is_hashed || entries.any(|(at, entry)| entry.hash != at as u64) {
            body.fill_table();
        }
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        *self = Map::default();
    }

    /// The next live entry at or behind a place, with the place behind it.
    #[must_use]
    pub fn next_from(&self, place: usize) -> Option<(usize, Entry)> {
        let at =
            (place..self.body.entries.len()).find(|&at| self.body.entries[at].key.is_bound())?;
        Some((at + 1, self.body.entries[at]))
    }

    /// The last live entry in front of a place, with its own place.
    #[must_use]
    pub fn previous(&self, place: usize) -> Option<(usize, Entry)> {
        let at = (0..place.min(self.body.entries.len()))
            .rfind(|&at| self.body.entries[at].key.is_bound())?;
        Some((at, self.body.entries[at]))
    }

    /// The last live entry's place.
    #[must_use]
    pub fn last(&self) -> Option<usize> {
        self.body
            .entries
            .iter()
            .rposition(|entry| entry.key.is_bound())
    }

    /// The live entries in order of insertion; the reverse with `.rev()`.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.body
            .entries
            .iter()
            .filter(|entry| entry.key.is_bound())
    }

    /// The live entries at or behind a place.
    pub fn iter_from(&self, place: usize) -> impl Iterator<Item = &Entry> {
        self.body
            .entries
            .iter()
            .skip(place)
            .filter(|entry| entry.key.is_bound())
    }

    /// The live entries with a hash, in the order of the table.
    pub fn candidates(&self, hash: u64) -> impl Iterator<Item = &Entry> {
        self.body
            .places(hash)
            .map(|place| &self.body.entries[place])
    }

    /// How many bytes it holds, roughly.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.body.entries.capacity() * size_of::<Entry>() + self.body.table.capacity() * 5
    }
}
