//! Shapes: the class of an instance and the names of its members, shared by all instances that got the
//! same members in the same order (hidden classes, after Chambers, Ungar and Lee, "An efficient
//! implementation of SELF", 1989).
//!
//! Shapes are never changed or removed, so they are not part of a run's state: a shape made in one run
//! through a program serves every other.

use crate::value::Handle;
use ir::Symbol;
use rustc_hash::FxHashMap;

/// A shape's number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShapeId(pub u32);

/// A class and the names of the members of its instances.
pub struct Shape {
    /// The class.
    pub class: Handle,
    /// The names, in order.
    pub names: Vec<Symbol>,
    places: FxHashMap<Symbol, u32>,
    next: FxHashMap<Symbol, ShapeId>,
}

impl Shape {
    /// The place of a member.
    #[must_use]
    pub fn place(&self, name: Symbol) -> Option<usize> {
        if self.names.len() <= 8 {
            return self.names.iter().position(|&other| other == name);
        }
        self.places.get(&name).map(|&place| place as usize)
    }
}

/// All shapes.
#[derive(Default)]
pub struct Shapes {
    list: Vec<Shape>,
    roots: FxHashMap<Handle, ShapeId>,
}

impl Shapes {
    fn add(&mut self, class: Handle, names: Vec<Symbol>) -> ShapeId {
        let places = names
            .iter()
            .zip(0..)
            .map(|(&name, place)| (name, place))
            .collect();
        self.list.push(Shape {
            class,
            names,
            places,
            next: FxHashMap::default(),
        });
        ShapeId(self.list.len() as u32 - 1)
    }

    /// The shape of an instance of a class without members.
    pub fn root(&mut self, class: Handle) -> ShapeId {
        if let Some(&shape) = self.roots.get(&class) {
            return shape;
        }
        let shape = self.add(class, Vec::new());
        self.roots.insert(class, shape);
        shape
    }

    /// A shape.
    #[must_use]
    pub fn get(&self, shape: ShapeId) -> &Shape {
        &self.list[shape.0 as usize]
    }

    /// The shape with one member more.
    pub fn with(&mut self, shape: ShapeId, name: Symbol) -> ShapeId {
        if let Some(&next) = self.get(shape).next.get(&name) {
            return next;
        }
        let Shape { class, names, .. } = self.get(shape);
        let (class, mut names) = (*class, names.clone());
        names.push(name);
        let next = self.add(class, names);
        self.list[shape.0 as usize].next.insert(name, next);
        next
    }

    /// The shape of an instance of `root`'s class with the given members.
    pub fn with_all(&mut self, root: ShapeId, names: &[Symbol]) -> ShapeId {
        names
            .iter()
            .fold(root, |shape, &name| self.with(shape, name))
    }
}
