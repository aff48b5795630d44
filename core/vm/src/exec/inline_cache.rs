//! Caches of member look-ups. They change how long a step takes and nothing else.
//!
//! **Invariant.** An entry is used only while `epoch` is what it was when the entry was made; whatever could
//! change the outcome of a look-up (a class made or changed, another state restored) raises `epoch`.

use crate::class::shape::ShapeId;
use crate::value::{Handle, Value};
use ir::Symbol;
use rustc_hash::FxHashMap;

/// What a look-up on instances of a shape finds.
#[derive(Clone, Copy)]
pub enum Found {
    /// A member of the instance, at a place.
    Field(u32),
    /// For a write: a new member of the instance, which then has this shape.
    Grows(ShapeId),
    /// A member of the class, which does not compute anything.
    Member(Value),
}

/// One inline cache of a member.
#[derive(Clone, Copy)]
pub struct FieldCache {
    epoch: u32,
    shape: ShapeId,
    found: Found,
}

/// One inline cache of a method.
#[derive(Clone, Copy)]
pub struct MethodCache {
    epoch: u32,
    class: Handle,
    /// The shape of the receiver, where it is an instance with members of its own.
    shape: Option<ShapeId>,
    method: Value,
}

/// All caches of a machine.
pub struct Caches {
    epoch: u32,
    fields: Vec<FieldCache>,
    methods: Vec<MethodCache>,
    members: FxHashMap<(Handle, Symbol), Option<(Value, Handle)>>,
}

impl Caches {
    /// Empty caches for a program.
    #[must_use]
    pub fn new(fields: usize, methods: usize) -> Caches {
        let field = FieldCache {
            epoch: 0,
            shape: ShapeId(0),
            found: Found::Field(0),
        };
        let method = MethodCache {
            epoch: 0,
            class: Handle(0),
            shape: None,
            method: Value::Unbound,
        };
        Caches {
            epoch: 1,
            fields: vec![field; fields],
            methods: vec![method; methods],
            members: FxHashMap::default(),
        }
    }

    /// Makes room for a program with at least so many inline caches.
    pub fn make_room(&mut self, fields: usize, methods: usize) {
        let more = Caches::new(
            fields.saturating_sub(self.fields.len()),
            methods.saturating_sub(self.methods.len()),
        );
        self.fields.extend(more.fields);
        self.methods.extend(more.methods);
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.epoch += 1;
        self.members.clear();
    }

    /// What grows whenever an entry may no longer be true.
    #[must_use]
    pub fn epoch(&self) -> u32 {
        self.epoch
    }

    /// What the inline cache of a member says about a shape.
    #[inline]
    #[must_use]
    pub fn field(&self, cache: u32, shape: ShapeId) -> Option<Found> {
        let entry = &self.fields[cache as usize];
        (entry.epoch == self.epoch && entry.shape == shape).then_some(entry.found)
    }

    /// Fills one.
    pub fn set_field(&mut self, cache: u32, shape: ShapeId, found: Found) {
        self.fields[cache as usize] = FieldCache {
            epoch: self.epoch,
            shape,
            found,
        };
    }

    /// What the inline cache of a method says.
    #[inline]
    #[must_use]
    pub fn method(&self, site: u32, class: Handle, shape: Option<ShapeId>) -> Option<Value> {
        let entry = &self.methods[site as usize];
        (entry.epoch == self.epoch && entry.class == class && entry.shape == shape)
            .then_some(entry.method)
    }

    /// Fills one.
    pub fn set_method(&mut self, site: u32, class: Handle, shape: Option<ShapeId>, method: Value) {
        self.methods[site as usize] = MethodCache {
            epoch: self.epoch,
            class,
            shape,
            method,
        };
    }

    /// What is known of a member of a class.
    #[inline]
    #[must_use]
    pub fn member(&self, class: Handle, name: Symbol) -> Option<Option<(Value, Handle)>> {
        self.members.get(&(class, name)).copied()
    }

    /// Notes a member of a class.
    pub fn set_member(&mut self, class: Handle, name: Symbol, found: Option<(Value, Handle)>) {
        self.members.insert((class, name), found);
    }
}
