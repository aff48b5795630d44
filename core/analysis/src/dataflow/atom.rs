//! Abstract values: what a register, variable or member may hold, named by the place that makes it.

use super::offsets::Offsets;
use ir::{ArrayKind, FunctionId, InstId, Native, Symbol};

/// An abstract value's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AtomId(pub u32);

/// One abstract value. All objects that an instruction makes are one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Atom {
    /// A value without parts, of a kind.
    Scalar(Native),
    /// A function of the module.
    Function(FunctionId),
    /// A class, by its body.
    Class(FunctionId),
    /// An instance of a class of the module, made by an instruction.
    Instance(FunctionId, InstId),
    /// What a generator, coroutine or asynchronous generator of the module runs as.
    Task(FunctionId),
    /// A collection; of one that is made for a member of an object, that object besides, as the context that tells it apart.
    Array(ArrayKind, InstId, Option<AtomId>),
    /// An object that a function of the library makes for an instruction, and what it is to that.
    Made(InstId, Facet),
    /// A pointer into a region of memory, to some of the offsets there.
    Region(InstId, Offsets),
    /// What is not known here: what an instruction gets from outside the module.
    Unknown(InstId),
}

impl Atom {
    /// What it is besides its content, of those that are made in many places: two of one sort with the same content cannot be
    /// told apart.
    pub(super) fn sort(self) -> Option<Sort> {
        match self {
            Atom::Unknown(_) => Some(Sort::Unknown),
            Atom::Array(kind, ..) => Some(Sort::Array(kind)),
            Atom::Instance(class, _) => Some(Sort::Instance(class)),
            Atom::Made(_, Facet::Object | Facet::Of(_)) => Some(Sort::Object),
            Atom::Made(_, Facet::Value) => Some(Sort::Value),
            Atom::Made(_, Facet::Cell) => Some(Sort::Cell),
            _ => None,
        }
    }

    /// Whose parts it has: a pointer those of its region, wherever it points there.
    pub(super) fn whole(self) -> Atom {
        match self {
            Atom::Region(at, _) => Atom::Region(at, Offsets::START),
            _ => self,
        }
    }

    /// Whether it has parts that can be read or written.
    #[must_use]
    pub fn is_object(self) -> bool {
        !matches!(self, Atom::Scalar(_))
    }
}

/// What an object that the library makes is to the instruction that it is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Facet {
    /// The object.
    Object,
    /// That of one call of the function around the instruction, which makes it and gives it back.
    Of(InstId),
    /// A class.
    Class,
    /// What instances of a class, or what a function makes, delegate to; a function is known by its first instruction.
    Prototype,
    /// An array that is a value.
    Value,
    /// What a reference refers to.
    Cell,
}

/// See [`Atom::sort`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    Unknown,
    Array(ArrayKind),
    Instance(FunctionId),
    Object,
    Value,
    Cell,
}

/// A part of an abstract value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Elements, bytes, and whatever the outside may have put anywhere.
    Any,
    /// The element at a known place.
    Index(u32),
    /// Some bytes of a region of memory, by number. Those that share a byte with others are read with them.
    Bytes(u32),
    /// The keys of a map.
    Key,
    /// A member.
    Field(Symbol),
    /// A member whose name is nobody's name elsewhere, by number.
    Named(u32),
    /// The parents of a class; what an object delegates to.
    Parent,
    /// What members that are declared outside of the module hold, where nothing outside can get at those that are declared in it.
    Inherited,
}

/// A node of the graph of values: something that holds abstract values and depends on other nodes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// An instruction: its register, or the value that it stores.
    Inst(InstId),
    /// A variable, whatever has been stored in it.
    Variable(super::VarId),
    /// A part of an abstract value.
    Part(AtomId, Part),
    /// What a function returns.
    Return(FunctionId),
    /// What a generator hands out.
    Yield(FunctionId),
    /// What a generator is sent.
    Sent(FunctionId),
    /// What is raised in a function or comes through it.
    Thrown(FunctionId),
    /// What is raised in functions that code outside of the module calls, or that run as tasks.
    ThrownOutside,
    /// What an instruction calls by name.
    Callee(InstId),
    /// What an instruction hands to code outside of the module, and what that hands back.
    Outside(InstId),
    /// The elements of operands that are passed one by one.
    Spread(InstId),
    /// What a function's result depends on outside of it.
    Beyond(FunctionId),
}
