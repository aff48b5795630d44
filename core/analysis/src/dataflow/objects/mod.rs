//! Objects that functions of a language's library make, in the analysis of values: each is one for the place of the program that
//! asks for it, its **allocation site**, as if the library's function were a copy there. Members are looked up along what objects delegate
//! to, which is [`Part::Parent`].
//!
//! | file | holds |
//! |---|---|
//! | `names.rs` | what the program's text says of members |
//! | `wrappers.rs` | functions of the program that wrap an allocation: their objects are told apart by the call (**heap cloning**) |
//! | `owned.rs` | what is made for a member of an object: it is told apart by the object |
//! | `effects.rs`, `classes.rs` | functions of the library that make classes and instances, by the language's table of effects |
//! | `operations.rs`, `calls.rs`, `arrays.rs` | the machine's own operations |
//! | `lookup.rs`, `methods.rs` | members that are read, written and called |
//! | `escape.rs` | objects that the library gets |

use crate::dataflow::atom::{Atom, AtomId, Facet, Part};
use crate::dataflow::graph::NodeId;
use crate::dataflow::values::Builder;
use indexmap::IndexSet;
use ir::{Effect, FunctionId, Hint, InstId, Op, ParamKind};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use std::rc::Rc;

mod arrays;
mod calls;
mod classes;
mod effects;
mod escape;
mod lookup;
mod methods;
mod names;
mod operations;
mod owned;
mod wrappers;

/// What is asked for when a member is looked up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Want {
    /// Its value, for a node.
    Value(NodeId),
    /// The function, which is called on an object.
    Method(AtomId),
    /// The function, which begins the life of an object.
    Maker(AtomId),
    /// What reads the member, which is computed.
    Reader(AtomId),
    /// What writes it.
    Writer(AtomId),
}

/// What is known of the objects that the library makes.
#[derive(Default)]
pub(super) struct Objects {
    /// Whether the language's objects are such.
    pub(super) are_there: bool,
    /// Names of members that are no names elsewhere.
    keys: IndexSet<Box<str>, FxBuildHasher>,
    /// What has been looked up, by whom, of which object.
    sought: FxHashSet<(InstId, AtomId, Part, Want)>,
    /// Methods that are called on objects, by instruction and object, and those of them of which the program has a function.
    called: IndexSet<(InstId, AtomId), FxBuildHasher>,
    found: FxHashSet<(InstId, AtomId)>,
    /// The classes by their names: where the first of a name is made.
    classes: FxHashMap<Box<str>, InstId>,
    /// The names of members that the program puts anywhere.
    declared: FxHashSet<Box<str>>,
    /// Those of computed ones.
    computed: FxHashSet<Box<str>>,
    /// The names by which the library may call methods: its own, and those that the program mentions in texts.
    asked: FxHashSet<Box<str>>,
    /// The members in which functions are that begin the life of an object, of the object's and of its class's.
    makers: Vec<ir::Symbol>,
    class_makers: Vec<ir::Symbol>,
    /// Calls of methods of what the library may have done anything to.
    left: FxHashSet<InstId>,
    /// Functions that give nothing but what they are called on.
    giving_itself: FxHashSet<FunctionId>,
    /// Functions that give anything but nothing and what they are called on.
    giving: FxHashSet<FunctionId>,
    /// The functions that the program adds to classes of the library, by their names.
    foreign: FxHashMap<ir::Symbol, Vec<FunctionId>>,
    /// The parts that methods are which the library may call.
    asked_parts: Option<Rc<[Part]>>,
    /// Of what it is known that the outside may call methods of what that delegates to: at which node, and whether all.
    asking: FxHashSet<(NodeId, AtomId, bool)>,
    /// What instances delegate to and what classes they have got members of by that.
    shared: FxHashSet<(AtomId, AtomId)>,
    /// Calls that have nothing to do with what they are called on.
    pub(super) aside: FxHashSet<InstId>,
    /// What calls of the library do.
    pub(super) effects: FxHashMap<InstId, Effect>,
    /// The calls of functions that make objects which are told apart.
    calls_of: FxHashMap<FunctionId, FxHashSet<InstId>>,
    /// What instructions make for some calls.
    clones: FxHashMap<InstId, Vec<AtomId>>,
    /// The instructions that put into a member what is nowhere else, with what makes that.
    owned: FxHashMap<InstId, InstId>,
    /// Functions that make objects and give them back, with where they make them.
    wrappers: FxHashMap<FunctionId, Vec<InstId>>,
}

impl Builder<'_> {
    /// An instruction makes an object.
    pub(super) fn make(&mut self, at: InstId, facet: Facet) -> AtomId {
        let atom = Atom::Made(at, facet);
        self.graph.hold(at.0, atom);
        self.graph.atom(atom)
    }

    /// Whether what a function is called on is apart from its parameters.
    pub(super) fn has_receivers(&self) -> bool {
        !(self.module.semantics.objects.protocol.prototype).is_empty()
    }

    /// What an instruction reads, writes or calls a member of.
    pub(super) fn receiver_at(&self, at: InstId) -> Option<NodeId> {
        match self.module.inst(at).op {
            Op::CallMethod { receiver: reg, .. }
            | Op::LoadField { object: reg, .. }
            | Op::StoreField { object: reg, .. }
            | Op::LoadIndex { object: reg, .. }
            | Op::StoreIndex { object: reg, .. } => Some(self.reg(reg)),
            _ => None,
        }
    }

    /// The parameter that is what a function is called on.
    pub(super) fn receiver_param(&self, function: FunctionId) -> Option<InstId> {
        let first = *self.params[function.index()].first()?;
        let is_receiver = matches!(
            self.module.inst(first).op,
            Op::Symbolic {
                hint: Hint::Param(_, ParamKind::Receiver),
                ..
            }
        );
        is_receiver.then_some(first)
    }
}
