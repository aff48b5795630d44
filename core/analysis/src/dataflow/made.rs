//! Objects that functions of a language's library make, in the analysis of values: each is one for the place of the program that
//! asks for it, as if the library's function were a copy there (heap cloning for what wraps an allocation). Members are looked up
//! along what objects delegate to, which is [`Part::Parent`].
//!
//! Which functions make objects the language's table of effects says: `made_effects.rs`; what the machine's own operations do stands in
//! `made_operations.rs`, what the text says of members in `made_names.rs`.

use super::atom::{Atom, AtomId, Facet, Node, Part};
use super::graph::{Kind, NodeId, Role};
use super::values::Builder;
use indexmap::IndexSet;
use ir::{Effect, FunctionId, Hint, InstId, Op, ParamKind};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use std::rc::Rc;

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
pub(super) struct MadeObjects {
    /// Whether the language's objects are such.
    pub(super) are_there: bool,
    /// Names of members that are no names elsewhere.
    pub(super) keys: IndexSet<Box<str>, FxBuildHasher>,
    pub(super) sought: FxHashSet<(InstId, AtomId, Part, Want)>,
    /// Methods that are called on objects, by instruction and object, and those of them of which the program has a function.
    pub(super) called: IndexSet<(InstId, AtomId), FxBuildHasher>,
    pub(super) found: FxHashSet<(InstId, AtomId)>,
    /// The classes by their names: where the first of a name is made.
    pub(super) classes: FxHashMap<Box<str>, InstId>,
    /// The names of members that the program puts anywhere.
    pub(super) declared: FxHashSet<Box<str>>,
    /// Those of computed ones.
    pub(super) computed: FxHashSet<Box<str>>,
    /// The names by which the library may call methods: its own, and those that the program mentions in texts.
    pub(super) asked: FxHashSet<Box<str>>,
    /// The members in which functions are that begin the life of an object, of the object's and of its class's.
    pub(super) makers: Vec<ir::Symbol>,
    pub(super) class_makers: Vec<ir::Symbol>,
    /// Calls of methods of what the library may have done anything to.
    pub(super) left: FxHashSet<InstId>,
    /// Functions that give nothing but what they are called on.
    pub(super) giving_itself: FxHashSet<FunctionId>,
    /// Functions that give anything but nothing and what they are called on.
    pub(super) giving: FxHashSet<FunctionId>,
    /// The functions that the program adds to classes of the library, by their names.
    pub(super) foreign: FxHashMap<ir::Symbol, Vec<FunctionId>>,
    /// The parts that methods are which the library may call.
    pub(super) asked_parts: Option<Rc<[Part]>>,
    /// Calls that have nothing to do with what they are called on.
    pub(super) aside: FxHashSet<InstId>,
    /// What calls of the library do.
    pub(super) effects: FxHashMap<InstId, Effect>,
    /// The calls of functions that make objects which are told apart.
    pub(super) calls_of: FxHashMap<FunctionId, FxHashSet<InstId>>,
    /// What instructions make for some calls.
    pub(super) clones: FxHashMap<InstId, Vec<AtomId>>,
}

impl Builder<'_> {
    /// An instruction makes an object.
    pub(super) fn make(&mut self, at: InstId, facet: Facet) -> AtomId {
        let atom = Atom::Made(at, facet);
        self.graph.hold(at.0, atom);
        self.graph.atom(atom)
    }

    /// Looks a member of an object up, along what it delegates to.
    pub(super) fn find(&mut self, at: InstId, id: AtomId, part: Part, want: Want) {
        if !self.made.sought.insert((at, id, part, want)) {
            return;
        }
        // What the library may have done anything to holds all that it delegates to itself, too.
        if self.graph.is_mixed(id) {
            match want {
                Want::Value(to) => self.graph.read_all(id, to),
                Want::Maker(_) => {
                    let any = self.graph.part(id, Part::Any);
                    self.graph.watch(any, at, Role::Found(want));
                }
                Want::Method(object) => self.method_of_mixed(at, object),
                Want::Reader(_) | Want::Writer(_) => self.leaves(at, false, None),
            }
            return;
        }
        match (want, part) {
            (Want::Value(to), Part::Any) => self.graph.read_all(id, to),
            (Want::Value(to), _) => {
                let node = self.graph.part(id, part);
                self.copy(node, to);
            }
            _ => {
                let node = self.graph.part(id, part);
                self.graph.watch(node, at, Role::Found(want));
            }
        }
        let above = self.graph.part(id, Part::Parent);
        self.graph.watch(above, at, Role::Above(part, want));
    }

    /// A method is called on an object that the library may have done anything to.
    fn method_of_mixed(&mut self, at: InstId, object: AtomId) {
        self.made.found.insert((at, object));
        if self.made.left.insert(at) {
            self.leaves(at, true, None);
        }
    }

    /// Something has become known that an object delegates to.
    pub(super) fn above(&mut self, at: InstId, id: AtomId, atom: Atom, part: Part, want: Want) {
        if let Want::Method(object) = want
            && self.graph.is_mixed(object)
        {
            return self.method_of_mixed(at, object);
        }
        match atom {
            Atom::Scalar(_) => {}
            Atom::Unknown(_) => match want {
                Want::Value(to) => {
                    self.graph.read_all(id, to);
                    self.graph.hold(to, Atom::Unknown(at));
                }
                Want::Maker(object) => {
                    let any = self.graph.part(object, Part::Any);
                    let args = super::effects::call_args(&self.module.inst(at).op);
                    for arg in args.unwrap_or_default().to_vec() {
                        self.copy(self.reg(arg.value), any);
                    }
                }
                Want::Method(_) => self.leaves(at, true, None),
                Want::Reader(_) | Want::Writer(_) => {}
            },
            Atom::Function(_) if !self.has_receivers() => {
                // It says what the member is.
                self.leaves(at, false, None);
                let node = self.graph.node(Node::Outside(at));
                self.graph.hold(node, atom);
            }
            _ => self.find(at, id, part, want),
        }
    }

    /// Whether what a function is called on is apart from its parameters.
    pub(super) fn has_receivers(&self) -> bool {
        !(self.module.semantics.objects.protocol.prototype).is_empty()
    }

    /// A member has been found that is called.
    pub(super) fn found(&mut self, at: InstId, id: AtomId, atom: Atom, want: Want) {
        if let Want::Method(object) = want
            && self.graph.is_mixed(object)
        {
            return self.method_of_mixed(at, object);
        }
        let (object, from) = match want {
            Want::Value(_) => return,
            Want::Method(object) => (object, self.receiver_at(at)),
            Want::Maker(object) => (object, Some(at.0)),
            Want::Reader(object) | Want::Writer(object) => (object, self.receiver_at(at)),
        };
        let function = match atom {
            Atom::Function(function) => function,
            Atom::Scalar(_) => return,
            _ => {
                if matches!(want, Want::Method(_)) {
                    self.made.found.insert((at, object));
                    self.call(at, id, atom);
                }
                return;
            }
        };
        if let (Some(param), Some(from)) = (self.receiver_param(function), from) {
            self.graph.hand(from, param.0, Kind::Argument(at), object);
        }
        match want {
            Want::Method(_) => {
                self.made.found.insert((at, object));
                self.bind(at, function, false);
                match (self.made.giving_itself.contains(&function), from) {
                    (true, Some(from)) => {
                        self.calls_function(at, function);
                        self.graph.hand(from, at.0, Kind::Copy, object);
                    }
                    _ => self.returns(at, function, at.0),
                }
            }
            Want::Maker(_) => {
                let args = match &self.module.inst(at).op {
                    Op::CallMethod { args, .. } => args.to_vec(),
                    _ => Vec::new(),
                };
                self.bind_args(at, function, false, &args);
                self.calls_function(at, function);
            }
            Want::Reader(_) => self.returns(at, function, at.0),
            Want::Writer(_) => {
                self.calls_function(at, function);
                let value = match &self.module.inst(at).op {
                    Op::StoreField { value, .. } | Op::StoreIndex { value, .. } => Some(*value),
                    _ => None,
                };
                let params = self.params[function.index()].clone();
                let mut params = (params.into_iter())
                    .filter(|&param| self.receiver_param(function) != Some(param));
                if let (Some(value), Some(param)) = (value, params.next()) {
                    let value = self.reg(value);
                    self.graph.edge(value, param.0, Kind::Argument(at));
                }
            }
            Want::Value(_) => {}
        }
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

    /// A member is read; of one that the program never puts anywhere the library may know something.
    pub(super) fn made_read(&mut self, at: InstId, id: AtomId, part: Part, text: Option<&str>) {
        self.find(at, id, part, Want::Value(at.0));
        let Some(text) = text else {
            if !self.made.computed.is_empty() {
                self.leaves(at, false, None);
            }
            return;
        };
        if self.made.computed.contains(text) {
            let part = self.key_part(&format!("get {text}"));
            self.find(at, id, part, Want::Reader(id));
        } else if !self.made.declared.contains(text)
            && text != self.module.semantics.views.delegated.kind
        {
            self.graph.hold(at.0, Atom::Unknown(at));
        }
    }

    /// A member is written, besides its value.
    pub(super) fn made_written(&mut self, at: InstId, id: AtomId, text: &str) {
        if self.made.computed.contains(text) {
            let part = self.key_part(&format!("set {text}"));
            self.find(at, id, part, Want::Writer(id));
        }
    }

    /// A method is called on an object.
    pub(super) fn made_called(&mut self, at: InstId, id: AtomId, atom: Atom, method: ir::Symbol) {
        if !self.made.called.insert((at, id)) {
            return;
        }
        let protocol = &self.module.semantics.objects.protocol;
        let name = self.program.names.text(method);
        self.find(at, id, Part::Field(method), Want::Method(id));
        if let Atom::Made(_, Facet::Class) = atom
            && !protocol.make.is_empty()
            && name == protocol.make
        {
            self.made.found.insert((at, id));
            return self.make_instances(at, id);
        }
        if !self.made.declared.contains(name) {
            self.made.found.insert((at, id));
            self.library_method(at, name);
        }
    }

    /// What a method does that the program has no function for.
    pub(super) fn library_method(&mut self, at: InstId, name: &str) {
        if self.foreign_method(at) {
            return;
        }
        if let Some(effect) = self.imports.effect(ir::KERNEL, name) {
            self.made.aside.insert(at);
            self.effect(at, effect);
            return;
        }
        match self.imports.effect(ir::OBJECTS, name) {
            Some(effect) => self.effect(at, effect),
            None => self.leaves(at, true, None),
        }
    }

    /// Calls what the program has added to classes of the library under the name of a method; whether there is any such.
    pub(super) fn foreign_method(&mut self, at: InstId) -> bool {
        let Op::CallMethod {
            method, receiver, ..
        } = self.module.inst(at).op
        else {
            return false;
        };
        let Some(functions) = self.made.foreign.get(&method).cloned() else {
            return false;
        };
        for function in functions {
            if let Some(param) = self.receiver_param(function) {
                let from = self.reg(receiver);
                self.graph.edge(from, param.0, Kind::Argument(at));
            }
            self.bind(at, function, false);
            self.returns(at, function, at.0);
        }
        true
    }

    /// Calls of methods of which no function has been found are calls of the library's; whether there were any.
    pub(super) fn made_unknowns(&mut self) -> bool {
        let calls: Vec<(InstId, AtomId)> = (self.made.called.iter().copied())
            .filter(|call| !self.made.found.contains(call))
            .collect();
        for &(at, id) in &calls {
            self.made.found.insert((at, id));
            if let Op::CallMethod { method, .. } = self.module.inst(at).op {
                let name = self.program.names.text(method);
                self.library_method(at, name);
            }
        }
        !calls.is_empty()
    }

    /// An object has come to the library: what the library may call of it comes there too.
    pub(super) fn made_escapes(&mut self, at: InstId, id: AtomId, atom: Atom, changes: bool) {
        let node = self.graph.node(Node::Outside(at));
        let Atom::Made(first, facet) = atom else {
            return;
        };
        match facet {
            Facet::Class | Facet::Prototype if !changes || !self.is_operand(at, id) => {
                if facet == Facet::Class {
                    // Whoever has it may make an instance, which stands for all such.
                    let made = Atom::Made(first, Facet::Object);
                    self.graph.hold(node, made);
                    let made = self.graph.atom(made);
                    let parent = self.graph.part(made, Part::Parent);
                    if let Some(prototypes) = self.prototypes(id) {
                        self.copy(prototypes, parent);
                    }
                    for maker in self.made.makers.clone() {
                        let want = Want::Value(node);
                        self.find(at, made, Part::Field(maker), want);
                    }
                }
                return;
            }
            Facet::Cell => self.graph.mix(id, node),
            _ if changes => self.graph.mix(id, node),
            _ => self.graph.read_all(id, node),
        }
        let above = self.graph.part(id, Part::Parent);
        self.graph.watch(above, at, Role::Asked(changes));
    }

    /// An operator or the like is used on an object: the library may call methods of it.
    pub(super) fn made_implicit(&mut self, at: InstId) {
        use ir::{BinOp, UnOp};
        let asks = match self.module.inst(at).op {
            Op::Un { op, .. } if matches!(op, UnOp::Iter | UnOp::Next | UnOp::HasNext) => true,
            Op::Un { op, .. } => !matches!(op, UnOp::Not) && self.has_special(),
            Op::Bin { op, .. } => !matches!(op, BinOp::Is | BinOp::IsNot) && self.has_special(),
            Op::StoreIndex { .. } => {
                let member = self.module.semantics.objects.protocol.set_item;
                self.made.declared.contains(member)
            }
            _ => false,
        };
        if asks {
            self.leaves(at, false, None);
        }
    }

    /// Whether the program has methods that the library calls by itself.
    fn has_special(&mut self) -> bool {
        match self.has_receivers() {
            true => !self.asked_parts().is_empty(),
            false => self.made.declared.iter().any(|name| name.starts_with("__")),
        }
    }

    /// Whether an abstract value is an operand of an instruction itself.
    fn is_operand(&self, at: InstId, id: AtomId) -> bool {
        let mut is_one = false;
        self.module.inst(at).op.for_each_use(|reg| {
            is_one |= self.graph.holds(self.reg(reg), id);
        });
        is_one
    }

    /// The library may call methods of what an object that it has delegates to.
    pub(super) fn may_ask(&mut self, at: InstId, id: AtomId, atom: Atom, changes: bool) {
        if !atom.is_object() || matches!(atom, Atom::Unknown(_)) {
            return;
        }
        let node = self.graph.node(Node::Outside(at));
        if !self.has_receivers() {
            self.graph.read_all(id, node);
        } else if changes {
            // All methods, and not the class itself.
            let protocol = &self.module.semantics.objects.protocol;
            let kind = self.module.semantics.views.delegated.kind;
            let apart = [self.key_part(kind), self.key_part(protocol.constructor)];
            for member in self.graph.parts(id).to_vec() {
                if let Node::Part(_, part) = self.graph.describe(member)
                    && part != Part::Parent
                    && !apart.contains(&part)
                {
                    self.copy(member, node);
                }
            }
        } else {
            for &part in self.asked_parts().iter() {
                let part = self.graph.part(id, part);
                self.copy(part, node);
            }
            let any = self.graph.part(id, Part::Any);
            self.copy(any, node);
        }
        let above = self.graph.part(id, Part::Parent);
        self.graph.watch(above, at, Role::Asked(changes));
    }
}
