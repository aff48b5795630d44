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

/// What can be done with a member, as bits.
pub mod marks {
    /// Its value can be replaced.
    pub const WRITABLE: u8 = 1;
    /// It shows where members are listed.
    pub const ENUMERABLE: u8 = 2;
    /// It can be removed and defined anew.
    pub const CONFIGURABLE: u8 = 4;
    /// What is stored is a computed member.
    pub const COMPUTED: u8 = 8;
    /// An ordinary member.
    pub const ORDINARY: u8 = WRITABLE | ENUMERABLE | CONFIGURABLE;
}

/// What makes another shape of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Step {
    /// A member more.
    Member(Symbol, u8),
    /// The object has become a parent.
    Parent,
    /// No members can be added any more.
    Closed,
}

/// A class, or any object that others delegate to, and the names of the members of its instances.
pub struct Shape {
    /// The class or parent.
    pub class: Handle,
    /// The names, in order.
    pub names: Vec<Symbol>,
    /// What can be done with each; see [`marks`].
    pub marks: Vec<u8>,
    /// Whether other objects delegate to the object: what its members are is remembered elsewhere too.
    pub is_parent: bool,
    /// Whether no members can be added.
    pub is_closed: bool,
    places: FxHashMap<Symbol, u32>,
    next: FxHashMap<Step, ShapeId>,
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
    fn add(&mut self, class: Handle, names: Vec<Symbol>, marks: Vec<u8>) -> ShapeId {
        let places = names
            .iter()
            .zip(0..)
            .map(|(&name, place)| (name, place))
            .collect();
        self.list.push(Shape {
            class,
            names,
            marks,
            is_parent: false,
            is_closed: false,
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
        let shape = self.add(class, Vec::new(), Vec::new());
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
        self.with_marks(shape, name, marks::ORDINARY)
    }

    /// The same for a member with which not everything can be done.
    pub fn with_marks(&mut self, shape: ShapeId, name: Symbol, marks: u8) -> ShapeId {
        self.step(shape, Step::Member(name, marks))
    }

    /// The shape of an object that has become a parent.
    pub fn as_parent(&mut self, shape: ShapeId) -> ShapeId {
        match self.get(shape).is_parent {
            true => shape,
            false => self.step(shape, Step::Parent),
        }
    }

    /// The shape without room for further members.
    pub fn closed(&mut self, shape: ShapeId) -> ShapeId {
        match self.get(shape).is_closed {
            true => shape,
            false => self.step(shape, Step::Closed),
        }
    }

    fn step(&mut self, shape: ShapeId, step: Step) -> ShapeId {
        if let Some(&next) = self.get(shape).next.get(&step) {
            return next;
        }
        let from = self.get(shape);
        let (mut names, mut marks) = (from.names.clone(), from.marks.clone());
        let (class, mut is_parent, mut is_closed) = (from.class, from.is_parent, from.is_closed);
        match step {
            Step::Member(name, mark) => {
                names.push(name);
                marks.push(mark);
            }
            Step::Parent => is_parent = true,
            Step::Closed => is_closed = true,
        }
        let next = self.add(class, names, marks);
        let made = &mut self.list[next.0 as usize];
        (made.is_parent, made.is_closed) = (is_parent, is_closed);
        self.list[shape.0 as usize].next.insert(step, next);
        next
    }

    /// The shape with other members, all else being the same; the class as well where one is given.
    pub fn remade(
        &mut self,
        shape: ShapeId,
        class: Option<Handle>,
        members: &[(Symbol, u8)],
    ) -> ShapeId {
        let from = self.get(shape);
        let (old, is_parent, is_closed) = (from.class, from.is_parent, from.is_closed);
        let mut made = self.root(class.unwrap_or(old));
        if is_parent {
            made = self.as_parent(made);
        }
        for &(name, marks) in members {
            made = self.with_marks(made, name, marks);
        }
        match is_closed {
            true => self.closed(made),
            false => made,
        }
    }

    /// The shape of an instance of `root`'s class with the given members.
    pub fn with_all(&mut self, root: ShapeId, names: &[Symbol]) -> ShapeId {
        names
            .iter()
            .fold(root, |shape, &name| self.with(shape, name))
    }
}
