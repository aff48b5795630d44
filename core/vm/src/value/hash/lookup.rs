//! Maps and sets by key: look-up, insertion and removal where no program code has a say.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::value::compare::{Verdict, set_of};
use crate::value::hash::hash_text;
use crate::value::text::Text;
use crate::value::{Handle, Value};
use ir::{Fault, Symbol};

/// What a look-up by key gives.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Lookup {
    /// The value that the key is or was mapped to; for a set the member itself.
    Found(Value),
    /// There is no such key.
    Missing,
    /// The program's code has a say in hashing or comparing.
    Guest,
}

/// Where a key is or would be.
enum Place {
    At(usize),
    Nowhere(u64),
    Guest,
}

impl Machine {
    /// Where a key is in a map or set; `None` for other objects.
    fn place(&mut self, table: Handle, key: Value) -> Outcome<Place> {
        let Some(hash) = self.key_hash(key)? else {
            return Ok(Place::Guest);
        };
        self.place_hashed(table, key, hash)
    }

    fn place_hashed(&mut self, table: Handle, key: Value, hash: u64) -> Outcome<Place> {
        let found = match self.object(table) {
            Object::Map(map) => self.find_key(map, hash, key),
            object => match set_of(object) {
                Some(set) => self.find_set_member(set, hash, key),
                None => Verdict::Known(None),
            },
        };
        Ok(match found {
            Verdict::Known(Some(place)) => Place::At(place),
            Verdict::Known(None) | Verdict::Unknown => Place::Nowhere(hash),
            Verdict::Guest => Place::Guest,
            Verdict::TooDeep => return Err(self.fault(Fault::RecursionLimit, &[])),
        })
    }

    /// The value that a map has for a key.
    ///
    /// # Errors
    /// When the key cannot be hashed.
    pub fn map_get(&mut self, map: Handle, key: Value) -> Outcome<Lookup> {
        Ok(match self.place(map, key)? {
            Place::At(place) => match self.object(map) {
                Object::Map(map) => Lookup::Found(map.at(place).value),
                _ => Lookup::Missing,
            },
            Place::Nowhere(_) => Lookup::Missing,
            Place::Guest => Lookup::Guest,
        })
    }

    /// The value that a map has for a name. Nothing is allocated: whoever looks may or may not remember what was found.
    pub(crate) fn map_get_named(&self, map: Handle, name: Symbol) -> Option<Value> {
        let Object::Map(map) = self.object(map) else {
            return None;
        };
        let text = self.name(name);
        let hash = hash_text(&Text::from(text));
        let is_name = |key: Value| match key {
            Value::Ref(handle) => match self.object(handle) {
                Object::Text(known) => *known.get() == *text,
                _ => false,
            },
            _ => false,
        };
        let place = map.find(hash, is_name)?;
        Some(map.at(place).value)
    }

    /// Maps a key to a value; gives whether that could be done without the program's code.
    ///
    /// # Errors
    /// When the key cannot be hashed.
    pub fn map_set(&mut self, handle: Handle, key: Value, value: Value) -> Outcome<bool> {
        let place = self.place(handle, key)?;
        let Object::Map(map) = self.object_mut(handle) else {
            return Ok(false);
        };
        match place {
            Place::At(place) => map.set_at(place, value),
            Place::Nowhere(hash) => map.push(hash, key, value),
            Place::Guest => return Ok(false),
        }
        if !self.state.module_maps.is_empty() {
            self.mirror_name(handle, key, value);
        }
        Ok(true)
    }

    /// What is written to the map of a module's names is a member of the module.
    #[cold]
    fn mirror_name(&mut self, map: Handle, key: Value, value: Value) {
        if let Some(&module) = self.state.module_maps.get(&map)
            && let Some(name) = self.name_of(key)
        {
            self.set_module_member(module, name, value);
        }
    }

    /// Removes a key from a map and gives what it was mapped to.
    ///
    /// # Errors
    /// When the key cannot be hashed.
    pub fn map_remove(&mut self, map: Handle, key: Value) -> Outcome<Lookup> {
        if !self.state.module_maps.is_empty() {
            self.mirror_name(map, key, Value::Unbound);
        }
        Ok(match self.place(map, key)? {
            Place::At(place) => match self.object_mut(map) {
                Object::Map(map) => Lookup::Found(map.remove_at(place).value),
                _ => Lookup::Missing,
            },
            Place::Nowhere(_) => Lookup::Missing,
            Place::Guest => Lookup::Guest,
        })
    }

    /// Whether a set, or a map among its keys, has a member.
    ///
    /// # Errors
    /// When it cannot be hashed. A set is looked for as if it could not change.
    pub fn set_has(&mut self, set: Handle, key: Value) -> Outcome<Lookup> {
        let is_set = matches!(self.object(set), Object::Set(_) | Object::FrozenSet(_));
        let native = self.native(key);
        let place = match self.object_kind(native) {
            Some(Object::Set(_)) if is_set => {
                let hash = self.hash_as_set(native).unwrap_or(0);
                self.place_hashed(set, native, hash)?
            }
            _ => self.place(set, key)?,
        };
        Ok(match place {
            Place::At(_) => Lookup::Found(key),
            Place::Nowhere(_) => Lookup::Missing,
            Place::Guest => Lookup::Guest,
        })
    }

    /// Adds a member to a set; gives whether that could be done without the program's code.
    ///
    /// # Errors
    /// When it cannot be hashed.
    pub fn set_add(&mut self, set: Handle, key: Value) -> Outcome<bool> {
        match self.place(set, key)? {
            Place::At(_) => {}
            Place::Nowhere(hash) => {
                if let Object::Set(set) = self.object_mut(set) {
                    set.push(hash, key);
                }
            }
            Place::Guest => return Ok(false),
        }
        Ok(true)
    }

    /// Removes a member from a set.
    ///
    /// # Errors
    /// When it cannot be hashed.
    pub fn set_discard(&mut self, set: Handle, key: Value) -> Outcome<Lookup> {
        let native = self.native(key);
        let place = match self.object_kind(native) {
            Some(Object::Set(_)) => {
                let hash = self.hash_as_set(native).unwrap_or(0);
                self.place_hashed(set, native, hash)?
            }
            _ => self.place(set, key)?,
        };
        Ok(match place {
            Place::At(place) => match self.object_mut(set) {
                Object::Set(set) => Lookup::Found(set.remove_at(place)),
                _ => Lookup::Missing,
            },
            Place::Nowhere(_) => Lookup::Missing,
            Place::Guest => Lookup::Guest,
        })
    }
}
