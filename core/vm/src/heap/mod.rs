//! The heap: every object that values refer to, the collector that frees them, and finalization.
//!
//! Objects live in one growable table and are named by their index, so that a copy of the heap is a
//! copy of the table and handles mean the same in every copy. What nobody can change is shared between
//! copies.
//!
//! **Invariants.** Handles are given out in an order that depends on the run alone. Collection happens
//! between instructions only (see `collector`), so a handle held by an intrinsic stays valid.

pub(crate) mod collector;
pub(crate) mod finalization;
mod limit;

use crate::class::shape::ShapeId;
use crate::control::cursor::Cursor;
use crate::control::generator::Generator;
use crate::memory::region::Region;
use crate::value::map::Map;
use crate::value::set::Set;
use crate::value::table::Table;
use crate::value::text::Text;
use crate::value::{Handle, Value};
use ir::{ModuleId, Native, Symbol};
use num_bigint::BigInt;
use std::rc::Rc;

/// What lies in the heap.
#[derive(Clone)]
pub enum Object {
    /// Nothing: the place is free.
    Free,
    /// A number, a character or a truth value as an object: has an identity.
    Boxed(Value),
    /// Text.
    Text(Text),
    /// An integer beyond 64 bits.
    BigInt(Rc<BigInt>),
    /// Immutable bytes.
    Bytes(Rc<[u8]>),
    /// Mutable bytes.
    ByteArray(Vec<u8>),
    /// A growable sequence.
    List(Vec<Value>),
    /// A sequence of a fixed length whose elements are of one type; see [`crate::value::array`].
    Array(Box<Array>),
    /// An immutable sequence.
    Tuple(Rc<[Value]>),
    /// A map.
    Map(Box<Map>),
    /// A map with an array inside.
    Table(Box<Table>),
    /// A set that can change.
    Set(Box<Set>),
    /// A set that cannot.
    FrozenSet(Rc<Set>),
    /// The integers from `start` up to or down to `stop`, by `step`.
    Range(Box<Range>),
    /// A description of a stretch of a sequence.
    Slice(Box<Slice>),
    /// A name that is equal to itself alone.
    Symbol(Symbol),
    /// A captured variable.
    Cell(Value),
    /// A function with what it captured.
    Function(Box<Function>),
    /// A function together with its receiver.
    BoundMethod(Box<BoundMethod>),
    /// A class.
    Class(Box<Class>),
    /// An instance of a class.
    Instance(Instance),
    /// What an exception carries besides its members.
    Exception(Box<Exception>),
    /// A generator or coroutine.
    Generator(Box<Generator>),
    /// A cursor over a collection.
    Cursor(Box<Cursor>),
    /// A module that has been imported.
    Module(ModuleId),
    /// A computed member.
    Property(Box<Property>),
    /// A member that does not take the receiver.
    StaticMethod(Value),
    /// A member that takes the class.
    ClassMethod(Value),
    /// The members of the parents of `class`, for a receiver.
    Super(Box<Super>),
    /// A view of a map.
    MapView(Handle, ViewKind),
    /// An object of byte-addressed memory, shared between copies of the heap until one is changed.
    Region(Rc<Region>),
}

/// A sequence of a fixed length.
#[derive(Clone)]
pub struct Array {
    /// Its elements.
    pub items: Box<[Value]>,
    /// Its class, which says what it holds.
    pub class: Handle,
    /// Whether what is stored must be checked.
    pub is_checked: bool,
}

/// What a view of a map shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ViewKind {
    /// The keys.
    Keys,
    /// The values.
    Values,
    /// Pairs of both.
    Items,
}

/// A range of integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// The first.
    pub start: i64,
    /// Not reached.
    pub stop: i64,
    /// Not zero.
    pub step: i64,
}

impl Range {
    /// How many integers it holds.
    #[must_use]
    pub fn len(&self) -> i64 {
        let (span, step) = if self.step > 0 {
            (
                i128::from(self.stop) - i128::from(self.start),
                i128::from(self.step),
            )
        } else {
            (
                i128::from(self.start) - i128::from(self.stop),
                -i128::from(self.step),
            )
        };
        if span <= 0 {
            0
        } else {
            ((span + step - 1) / step) as i64
        }
    }

    /// Whether it holds none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The operands of a slice, as written.
#[derive(Clone, Copy, Debug)]
pub struct Slice {
    /// From where; nil for the end that the step comes from.
    pub start: Value,
    /// Up to where, exclusive.
    pub stop: Value,
    /// By how much; nil for one.
    pub step: Value,
}

/// A function as a value.
#[derive(Clone)]
pub struct Function {
    /// Its code; see [`crate::code::Code`].
    pub code: u32,
    /// The cells of the variables it captured, in the order its code numbers them.
    pub captures: Rc<[Handle]>,
    /// Values of the last parameters passed by place, for when they are left out.
    pub defaults: Rc<[Value]>,
    /// Values of parameters passed by name only, as a map, or nil.
    pub named_defaults: Value,
    /// Members that the program set.
    pub members: Vec<(Symbol, Value)>,
    /// The same where functions are objects like others.
    pub own: Instance,
    /// Whether it stands for a class.
    pub is_class: bool,
    /// Whether it is never bound to an object through whose class it is read, like those of the machine.
    pub is_plain: bool,
    /// Whether what it says of itself has been put among its own members.
    pub tells: bool,
    /// Whether the parent of what it makes has been made or given.
    pub has_prototype: bool,
}

/// A function bound to its receiver.
#[derive(Clone, Copy, Debug)]
pub struct BoundMethod {
    /// Becomes the first argument.
    pub receiver: Value,
    /// Is called.
    pub function: Value,
}

/// A class.
#[derive(Clone)]
pub struct Class {
    /// Its name.
    pub name: Symbol,
    /// Its own parents.
    pub parents: Rc<[Handle]>,
    /// Itself and everything it inherits from, in the order of look-up.
    pub order: Rc<[Handle]>,
    /// Its class: `type` or a metaclass.
    pub metaclass: Handle,
    /// Its own members.
    pub members: indexmap::IndexMap<Symbol, Value, rustc_hash::FxBuildHasher>,
    /// What its instances are inside.
    pub native: Native,
    /// The shape of a new instance.
    pub shape: ShapeId,
    /// The module it was made in.
    pub module: ModuleId,
    /// What special methods its instances have; see [`crate::class`].
    pub traits: crate::class::Traits,
    /// Classes derived from it directly.
    pub children: Vec<Handle>,
    /// Whether one of its ancestors is not known: what it lacks may be there.
    pub is_partial: bool,
}

/// An instance of a class that the program or the library defined.
#[derive(Clone)]
pub struct Instance {
    /// Its members, in the order of the shape. Where the class derives from a native one, the native value comes first.
    pub fields: Vec<Value>,
    /// Its class and the names of its members.
    pub shape: ShapeId,
}

/// One line of a traceback.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TraceEntry {
    /// Which code.
    pub code: u32,
    /// Which instruction of it.
    pub pc: u32,
}

/// What an exception carries.
#[derive(Clone)]
pub struct Exception {
    /// What it was made with: a tuple.
    pub args: Value,
    /// What it was raised from.
    pub cause: Value,
    /// What was being handled when it was raised.
    pub context: Value,
    /// Whether the context is not to be shown.
    pub suppress_context: bool,
    /// The calls it went through, outermost last.
    pub traceback: Vec<TraceEntry>,
    /// Further lines of explanation: a list, or nil.
    pub notes: Value,
}

/// A computed member.
#[derive(Clone, Copy, Debug)]
pub struct Property {
    /// Called to read.
    pub get: Value,
    /// Called to write.
    pub set: Value,
    /// Called to delete.
    pub delete: Value,
    /// What it is for.
    pub doc: Value,
}

/// The members of a class's parents.
#[derive(Clone, Copy, Debug)]
pub struct Super {
    /// Look-up starts behind this class.
    pub class: Handle,
    /// In the order of this class.
    pub start: Handle,
    /// What methods are bound to.
    pub receiver: Value,
}

/// How many bytes of one object count as one object more.
pub(crate) const BYTES_PER_OBJECT: usize = 256;

/// Every object of a run.
#[derive(Clone, Default)]
pub struct Heap {
    objects: Vec<Object>,
    free: Vec<u32>,
    /// Objects made since the last collection; what is large counts as several.
    pub(crate) young: usize,
}

impl Heap {
    /// Puts an object into the heap.
    pub fn insert(&mut self, object: Object) -> Handle {
        self.young += 1 + object.weight() / BYTES_PER_OBJECT;
        if let Some(at) = self.free.pop() {
            self.objects[at as usize] = object;
            Handle(at)
        } else {
            self.objects.push(object);
            Handle(self.objects.len() as u32 - 1)
        }
    }

    /// An object.
    #[inline]
    #[must_use]
    pub fn get(&self, handle: Handle) -> &Object {
        &self.objects[handle.0 as usize]
    }

    /// An object, to be changed. Only the mutator functions of the machine may ask for it.
    #[inline]
    pub(crate) fn get_mut(&mut self, handle: Handle) -> &mut Object {
        &mut self.objects[handle.0 as usize]
    }

    /// How many places there are, free ones included.
    #[must_use]
    pub fn places(&self) -> usize {
        self.objects.len()
    }

    /// How many objects there are.
    #[must_use]
    pub fn live(&self) -> usize {
        self.objects.len() - self.free.len()
    }

    /// Frees every place that `is_live` denies.
    pub(crate) fn sweep(&mut self, is_live: impl Fn(usize) -> bool) {
        self.free.clear();
        for at in (0..self.objects.len()).rev() {
            if !is_live(at) {
                self.objects[at] = Object::Free;
                self.free.push(at as u32);
            }
        }
        self.young = 0;
    }

    /// The same heap without its objects: which places are free, and how many objects are young.
    pub(crate) fn without_objects(&self) -> Heap {
        Heap {
            objects: Vec::new(),
            free: self.free.clone(),
            young: self.young,
        }
    }

    /// Takes over what [`Heap::without_objects`] gave.
    pub(crate) fn take_places(&mut self, other: Heap) {
        (self.free, self.young) = (other.free, other.young);
    }

    /// Puts an object into a place, the next new one at most.
    pub(crate) fn put(&mut self, handle: Handle, object: Object) {
        match self.objects.get_mut(handle.0 as usize) {
            Some(place) => *place = object,
            None => self.objects.push(object),
        }
    }

    /// Frees places that were free before, the next one to be given out last.
    pub(crate) fn release(&mut self, places: impl Iterator<Item = Handle>) {
        for Handle(at) in places {
            self.objects[at as usize] = Object::Free;
            self.free.push(at);
        }
    }

    /// Gives up the places from one on.
    pub(crate) fn truncate(&mut self, places: usize) {
        self.objects.truncate(places);
    }

    /// The object as a text.
    #[inline]
    #[must_use]
    pub fn text(&self, value: Value) -> Option<&Text> {
        match value {
            Value::Ref(handle) => match self.get(handle) {
                Object::Text(text) => Some(text),
                _ => None,
            },
            _ => None,
        }
    }

    /// How many bytes a copy of the heap would take, roughly: what is shared between copies is not counted.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let own: usize = self.objects.iter().map(Object::bytes).sum();
        self.objects.len() * size_of::<Object>() + own
    }
}

impl Object {
    /// The bytes that it begins with besides its place in the table.
    fn weight(&self) -> usize {
        match self {
            Object::Text(text) => text.own_bytes(),
            Object::Bytes(bytes) => bytes.len(),
            Object::Tuple(items) => size_of_val::<[Value]>(items),
            Object::FrozenSet(set) => set.bytes(),
            Object::List(_)
            | Object::Array(_)
            | Object::ByteArray(_)
            | Object::Map(_)
            | Object::Set(_) => self.bytes(),
            _ => 0,
        }
    }

    /// The bytes of its own that a copy would copy.
    fn bytes(&self) -> usize {
        let values = |count: usize| count * size_of::<Value>();
        match self {
            Object::List(items) => values(items.len()),
            Object::Array(array) => size_of::<Array>() + values(array.items.len()),
            Object::Instance(instance) => values(instance.fields.len()),
            Object::ByteArray(bytes) => bytes.len(),
            Object::Region(region) if Rc::strong_count(region) == 1 => region.weight(),
            Object::Map(map) => map.bytes(),
            Object::Set(set) => set.bytes(),
            Object::Function(_) => size_of::<Function>(),
            Object::Class(class) => size_of::<Class>() + values(class.members.len() * 2),
            Object::Generator(generator) => size_of::<Generator>() + values(generator.saved.len()),
            Object::Cursor(_) => size_of::<Cursor>(),
            Object::Exception(_) => size_of::<Exception>(),
            _ => 0,
        }
    }
}

const _: () = assert!(size_of::<Object>() <= 32, "objects are to stay four words");
