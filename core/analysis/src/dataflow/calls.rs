//! Calls, in the analysis of values: which functions an abstract value stands for when it is called, and how
//! arguments come to parameters and results back.

use super::atom::{Atom, AtomId, Node, Part};
use super::graph::{Graph, Kind, NodeId, Role};
use super::values::Builder;
use ir::{
    Arg, ArgKind, ArrayKind, Callee, Effect, FunctionId, FunctionKind, Hint, InstId, Intrinsic,
    Native, Op, ParamKind, ScopeKind, Symbol,
};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Whether a method changes anything, what it gives, which operation it is.
pub(super) type BuiltinMethod = (bool, Option<Native>, Option<Intrinsic>);

impl Builder<'_> {
    /// The body of a class and those of its parents, nearest first, as far as they are known.
    pub(super) fn ancestry_of(&mut self, class: FunctionId) -> Rc<[FunctionId]> {
        if let Some(known) = self.ancestry.get(&class) {
            return Rc::clone(known);
        }
        let asked = class;
        let mut found = vec![class];
        let mut at = 0;
        while let Some(&class) = found.get(at) {
            at += 1;
            let Some(id) = self.graph.find_atom(Atom::Class(class)) else {
                continue;
            };
            let part = self.graph.part(id, Part::Parent);
            for &parent in self.graph.held(part) {
                if let Atom::Class(parent) = self.graph.atom_at(parent)
                    && !found.contains(&parent)
                {
                    found.push(parent);
                }
            }
        }
        let found: Rc<[FunctionId]> = found.into();
        self.ancestry.insert(asked, Rc::clone(&found));
        found
    }

    /// Whether a class has parents outside of the module.
    pub(super) fn is_foreign(&mut self, class: FunctionId) -> bool {
        self.ancestry_of(class).iter().any(|&class| {
            let Some(id) = self.graph.find_atom(Atom::Class(class)) else {
                return true;
            };
            let Some(part) = self.graph.find(Node::Part(id, Part::Parent)) else {
                return false;
            };
            let mut held = self.graph.held(part).iter();
            held.any(|&id| !matches!(self.graph.atom_at(id), Atom::Class(_)) && !self.is_plain(id))
        })
    }

    /// The nodes that hold a member of a class or of a parent.
    fn class_members(&mut self, class: FunctionId, name: Symbol) -> Vec<NodeId> {
        let mut found = Vec::new();
        for &class in self.ancestry_of(class).iter() {
            if self.declared[class.index()].contains(&name) {
                let id = self.graph.atom(Atom::Class(class));
                found.push(self.graph.part(id, Part::Field(name)));
            }
        }
        found
    }

    /// A member is read.
    pub(super) fn load_field(&mut self, at: InstId, id: AtomId, atom: Atom, field: Symbol) {
        let me = at.0;
        if !atom.is_object() {
            self.graph.hold(me, Atom::Unknown(at));
            return;
        }
        if self.objects.are_there
            && let Atom::Made(..) | Atom::Function(_) = atom
        {
            let name = self.program.names.text(field);
            if matches!(atom, Atom::Function(_))
                && name == self.module.semantics.objects.protocol.prototype
            {
                self.prototypes(id);
            }
            return self.object_read(at, id, Part::Field(field), Some(name));
        }
        let part = self.member(id, atom, field);
        self.graph.edge(part, me, Kind::Copy);
        let id_of = id;
        let class = match atom {
            Atom::Instance(class, _) | Atom::Class(class) => class,
            Atom::Unknown(made) => {
                let name = self.program.names.text(field);
                match self.imports.member(at, made, name) {
                    true => self.graph.hold(me, Atom::Unknown(at)),
                    false => self.graph.hold(me, atom),
                }
                return;
            }
            _ => {
                self.graph.hold(me, Atom::Unknown(at));
                return;
            }
        };
        let members = self.class_members(class, field);
        let is_instance = matches!(atom, Atom::Instance(..));
        for &member in &members {
            self.graph.edge(member, me, Kind::Copy);
            // The object is looked at again when the member is known better.
            let object = match self.module.inst(at).op {
                Op::LoadField { object, .. } => self.reg(object),
                _ => me,
            };
            self.graph.watch(member, at, Role::Member);
            let held = self.graph.held(member).to_vec();
            let has_wrapper =
                (held.iter()).any(|&id| !matches!(self.graph.atom_at(id), Atom::Function(_)));
            for id in held {
                if let Atom::Function(function) = self.graph.atom_at(id)
                    && is_instance
                {
                    self.receives(at, function, object, id_of);
                    if has_wrapper {
                        self.returns(at, function, me);
                    }
                }
            }
        }
        if members.is_empty() && (self.is_foreign(class) || !is_instance) {
            self.graph.hold(me, Atom::Unknown(at));
        }
        if is_instance {
            self.implicit(at, id, atom);
        }
        if self.class_members(class, field).is_empty() {
            // A member of the library's own, such as the name of a class.
            self.graph.hold(me, Atom::Unknown(at));
        }
    }

    /// A member is written that may be a property.
    pub(super) fn property_written(
        &mut self,
        at: InstId,
        atom: Atom,
        field: Symbol,
        value: NodeId,
    ) {
        let Atom::Instance(class, _) = atom else {
            return;
        };
        let Op::StoreField { object, .. } = self.module.inst(at).op else {
            return;
        };
        let object = self.reg(object);
        let owner = self.graph.atom(atom);
        for member in self.class_members(class, field) {
            for id in self.graph.held(member).to_vec() {
                if let Atom::Function(function) = self.graph.atom_at(id) {
                    self.calls_function(at, function);
                    self.receives(at, function, object, owner);
                    for &param in self.params[function.index()].clone().iter().skip(1) {
                        self.graph.edge(value, param.0, Kind::Argument(at));
                    }
                }
            }
        }
        let id = self.graph.find_atom(atom);
        if let Some(id) = id {
            self.implicit(at, id, atom);
        }
    }

    /// A function gets an object as its first argument.
    fn receives(&mut self, at: InstId, function: FunctionId, object: NodeId, id: AtomId) {
        if let Some(&first) = self.params[function.index()].first() {
            self.graph.hand(object, first.0, Kind::Argument(at), id);
        }
    }

    /// The node of a member of an object.
    pub(super) fn member(&mut self, id: AtomId, atom: Atom, field: Symbol) -> NodeId {
        let is_inherited = match atom {
            Atom::Instance(class, _) if self.is_closed(atom) => {
                let ancestry = self.ancestry_of(class);
                !(ancestry.iter()).any(|class| self.declared[class.index()].contains(&field))
            }
            _ => false,
        };
        let part = match is_inherited {
            true => Part::Inherited,
            false => Part::Field(field),
        };
        self.graph.part(id, part)
    }

    /// An instruction may call a function.
    pub(super) fn calls_function(&mut self, at: InstId, function: FunctionId) {
        if self.called.insert((at, function)) {
            self.calls.entry(at).or_default().push(function);
            let owner = self.functions.owner[at.index()];
            let to = match self.kind_of(function) {
                FunctionKind::Function => Node::Thrown(owner),
                _ => Node::ThrownOutside,
            };
            let from = self.graph.node(Node::Thrown(function));
            let to = self.graph.node(to);
            self.copy(from, to);
        }
    }

    /// What a call of a function gives comes to a node.
    pub(super) fn returns(&mut self, at: InstId, function: FunctionId, to: NodeId) {
        self.calls_function(at, function);
        if self.kind_of(function) == FunctionKind::Function && self.tells_results(function) {
            self.returns_clones(at, function, to);
        } else if self.kind_of(function) == FunctionKind::Function {
            let result = self.graph.node(Node::Return(function));
            self.graph.edge(result, to, Kind::Result(function));
        } else {
            self.graph.hold(to, Atom::Task(function));
            let mut used = Vec::new();
            self.module.inst(at).op.for_each_use(|reg| used.push(reg));
            for reg in used {
                self.graph.edge(self.reg(reg), to, Kind::Use);
            }
            // What has gone into it comes out of it.
            for node in [Node::Return(function), Node::Yield(function)] {
                let node = self.graph.node(node);
                self.graph.edge(node, to, Kind::Use);
            }
        }
    }

    pub(super) fn call_method(&mut self, at: InstId, id: AtomId, atom: Atom, method: Symbol) {
        if matches!(atom, Atom::Scalar(_) | Atom::Unknown(_) | Atom::Array(..))
            && self.foreign_method(at)
            && !matches!(atom, Atom::Array(..))
        {
            return;
        }
        match atom {
            Atom::Instance(class, _) => {
                // An object may hold a function in a member.
                let own = self.graph.part(id, Part::Field(method));
                self.graph.watch(own, at, Role::Callee);
                let is_own = self.members_called(at, id, class, method);
                // What the class itself has hides what its parents have.
                let is_first = self.declared[class.index()].contains(&method);
                let is_known =
                    is_own && (is_first || self.module.semantics.typing.declarations_hold);
                if !is_known && self.is_foreign(class) {
                    self.leaves(at, true, None);
                }
            }
            Atom::Class(class) => {
                if !self.members_called(at, id, class, method) {
                    self.leaves(at, true, None);
                }
            }
            Atom::Task(function) => {
                let sent = self.graph.node(Node::Sent(function));
                if let Op::CallMethod { args, .. } = &self.module.inst(at).op {
                    for arg in args {
                        self.graph.edge(self.reg(arg.value), sent, Kind::Copy);
                    }
                }
                for node in [Node::Yield(function), Node::Return(function)] {
                    let node = self.graph.node(node);
                    self.graph.edge(node, at.0, Kind::Copy);
                }
                self.leaves(at, true, None);
            }
            Atom::Made(..) => self.object_called(at, id, atom, method),
            Atom::Function(_) if self.objects.are_there => {
                let name = self.program.names.text(method);
                match self.imports.effect(ir::FUNCTIONS, name) {
                    Some(effect) => self.effect(at, effect),
                    None => self.object_called(at, id, atom, method),
                }
            }
            // Nothing has no methods: who calls one gets an exception, and what is there besides it is what is called.
            Atom::Scalar(Native::Nil) => {}
            Atom::Scalar(native) => {
                let (changes, result, _) = self.builtin_method(native, method);
                self.leaves(at, changes, result);
            }
            Atom::Array(kind, ..) => {
                if let Some(effect @ (Effect::Makes(_) | Effect::Notes | Effect::Forwards)) =
                    self.of_array(kind, method)
                {
                    return self.effect(at, effect);
                }
                let native = match kind {
                    ArrayKind::List | ArrayKind::Array => Native::List,
                    ArrayKind::Tuple => Native::Tuple,
                    ArrayKind::Set => Native::Set,
                    ArrayKind::Map => Native::Map,
                };
                let (changes, result, intrinsic) = self.builtin_method(native, method);
                let is_known = intrinsic.is_some_and(|intrinsic| {
                    let args = self.visible(at);
                    self.collection_operation(at, id, kind, intrinsic, &args)
                });
                if !is_known {
                    self.leaves(at, changes, result);
                }
            }
            Atom::Unknown(made) => {
                let name = self.program.names.text(method);
                let import = self.imports.inside(made, name);
                match import.and_then(|import| import.effect) {
                    Some(effect) => self.effect(at, effect),
                    None => self.leaves(at, true, None),
                }
            }
            _ => self.leaves(at, true, None),
        }
    }

    /// A method's name is called on an instance or class; whether the module declares one.
    fn members_called(
        &mut self,
        at: InstId,
        id: AtomId,
        class: FunctionId,
        method: Symbol,
    ) -> bool {
        let mut members = self.class_members(class, method);
        let is_own = self.declared[class.index()].contains(&method);
        if is_own && self.module.semantics.typing.declarations_hold {
            // It is the one that counts, and the class cannot change.
            members.truncate(1);
        }
        for &member in &members {
            self.graph.watch(member, at, Role::Callee);
            for place in 0..self.graph.held(member).len() {
                let held = self.graph.held(member)[place];
                if let Atom::Function(function) = self.graph.atom_at(held)
                    && let Op::CallMethod { receiver, .. } = self.module.inst(at).op
                {
                    self.receives(at, function, self.reg(receiver), id);
                    if id == self.graph.atom(Atom::Class(class)) {
                        self.bind(at, function, false);
                    }
                }
            }
        }
        !members.is_empty()
    }

    /// A function has become known as one that a call of a method means: what it is called on comes to it, as far as it is
    /// a method of that.
    fn dispatched(&mut self, at: InstId, receiver: NodeId, function: FunctionId) {
        let Op::CallMethod { method, .. } = self.module.inst(at).op else {
            return;
        };
        // Most that may be called are in a member of the object itself, and are not given it.
        let function_atom = self.graph.atom(Atom::Function(function));
        let holds = |graph: &Graph, class: FunctionId| {
            let class = graph.find_atom(Atom::Class(class));
            let member = class.and_then(|class| graph.find(Node::Part(class, Part::Field(method))));
            member.is_some_and(|member| graph.holds(member, function_atom))
        };
        let declaring = self.declaring.get(&method).map_or(&[][..], Vec::as_slice);
        let declaring: Vec<FunctionId> = (declaring.iter().copied())
            .filter(|&class| holds(&self.graph, class))
            .collect();
        if declaring.is_empty() {
            return;
        }
        let mut known: FxHashMap<FunctionId, bool> = FxHashMap::default();
        for id in self.graph.held(receiver).to_vec() {
            let (Atom::Instance(class, _) | Atom::Class(class)) = self.graph.atom_at(id) else {
                continue;
            };
            let is_method = match known.get(&class) {
                Some(&known) => known,
                None => {
                    let ancestry = self.ancestry_of(class);
                    let found = ancestry.iter().any(|class| declaring.contains(class));
                    known.insert(class, found);
                    found
                }
            };
            if is_method {
                self.receives(at, function, receiver, id);
            }
        }
    }

    /// What a language's own method does: whether it changes anything, what it gives, and which operation it is.
    fn builtin_method(&mut self, native: Native, method: Symbol) -> BuiltinMethod {
        if let Some(&known) = self.builtin_methods.get(&(native, method)) {
            return known;
        }
        let name = self.program.names.text(method);
        let classes = self.module.semantics.objects.classes.iter();
        let mut methods = (classes.filter(|class| class.native == native))
            .flat_map(|class| class.methods)
            .filter(|method| method.name == name);
        let found = match methods.next() {
            Some(method) => (
                super::intrinsics::changes_operands(method.intrinsic),
                super::intrinsics::result(method.intrinsic),
                Some(method.intrinsic),
            ),
            None => self.more_of(native, name),
        };
        self.builtin_methods.insert((native, method), found);
        found
    }

    /// An abstract value is called.
    pub(super) fn call(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let me = at.0;
        match atom {
            Atom::Function(function) => {
                let owner = self.functions.get(function).parent;
                let is_method =
                    owner.is_some_and(|owner| self.functions.get(owner).kind == ScopeKind::Class);
                let op = &self.module.inst(at).op;
                let has_receiver = matches!(op, Op::CallMethod { .. });
                if self.objects.are_there {
                    // What a function is called on is apart from its parameters, or one of them.
                    self.bind(at, function, false);
                    return self.returns(at, function, me);
                }
                self.bind(at, function, has_receiver);
                if has_receiver && let Op::CallMethod { receiver, .. } = *op {
                    self.dispatched(at, self.reg(receiver), function);
                }
                // A method may have been bound to its object before, or be one that takes none.
                let is_other_way = match *op {
                    Op::CallMethod {
                        receiver, method, ..
                    } => {
                        !self.methods_by_name.contains(&(function, method))
                            || self.holds_class(self.reg(receiver))
                    }
                    _ => is_method,
                };
                if is_other_way {
                    self.bind(at, function, !has_receiver);
                }
                self.returns(at, function, me);
            }
            Atom::Class(class) => self.construct(at, class),
            Atom::Instance(class, _) => {
                if let Some(call) = self.protocol.call {
                    self.members_called(at, id, class, call);
                }
                self.implicit(at, id, atom);
            }
            Atom::Unknown(made) => match self.imports.at(made).and_then(|import| import.effect) {
                Some(effect) => self.effect(at, effect),
                None => self.leaves(at, true, None),
            },
            // It may be the name of a function of the library.
            Atom::Scalar(Native::Text) if self.objects.are_there && self.has_receivers() => {
                self.leaves(at, false, None);
            }
            _ => {
                if atom.is_object() {
                    self.leaves(at, true, None);
                }
            }
        }
    }

    /// An instance of a class is made.
    fn construct(&mut self, at: InstId, class: FunctionId) {
        let me = at.0;
        let atom = Atom::Instance(class, at);
        let op = &self.module.inst(at).op;
        self.graph.hold(me, atom);
        let id = self.graph.atom(atom);
        if matches!(op, Op::NewObject { .. }) {
            return;
        }
        // What it holds comes from what it was made from.
        let mut used = Vec::new();
        op.for_each_use(|reg| used.push(reg));
        for reg in used {
            self.graph.edge(self.reg(reg), me, Kind::Use);
        }
        let protocol = &self.module.semantics.objects.protocol;
        let mut is_initialised = false;
        for name in [protocol.init, protocol.new] {
            let Some(name) = self.program.names.get(name) else {
                continue;
            };
            for member in self.class_members(class, name) {
                is_initialised = true;
                for held in self.graph.held(member).to_vec() {
                    if let Atom::Function(function) = self.graph.atom_at(held) {
                        self.receives(at, function, me, id);
                        self.bind(at, function, true);
                        self.calls_function(at, function);
                        if name == self.program.names.get(protocol.new).unwrap_or(name) {
                            self.returns(at, function, me);
                        }
                    }
                }
                self.graph.watch(member, at, Role::Defaults(class));
            }
        }
        self.calls.entry(at).or_default();
        if !is_initialised || self.is_foreign(class) {
            // Somebody outside keeps the arguments in it.
            let any = self.graph.part(id, Part::Any);
            let node = self.graph.node(Node::Outside(at));
            self.graph.edge(node, any, Kind::Copy);
            self.arguments_leave(at, node);
            if self.is_foreign(class) {
                self.graph.hold(node, Atom::Class(class));
            }
        }
        // A metaclass, or a foreign parent, may give anything.
        if self.is_foreign(class) {
            let any = self.graph.part(id, Part::Any);
            self.graph.hold(any, Atom::Unknown(at));
        }
    }

    /// The defaults of a function's parameters have become known; or a class's way to make instances.
    pub(super) fn default_values(&mut self, function: FunctionId, id: AtomId, atom: Atom) {
        if self.functions.get(function).kind == ScopeKind::Class {
            return;
        }
        let params: Vec<(InstId, ParamKind)> = (self.params[function.index()].iter())
            .filter_map(|&at| match self.module.inst(at).op {
                Op::Symbolic {
                    hint: Hint::Param(_, kind),
                    ..
                } => Some((at, kind)),
                _ => None,
            })
            .collect();
        match atom {
            Atom::Array(ArrayKind::Tuple, made, _) => {
                let count = match &self.module.inst(made).op {
                    Op::NewArray { items, .. } => items.len(),
                    _ => 0,
                };
                let placed: Vec<InstId> = (params.iter())
                    .filter(|(_, kind)| kind.is_by_place())
                    .map(|&(at, _)| at)
                    .collect();
                for (place, &param) in placed[placed.len().saturating_sub(count)..]
                    .iter()
                    .enumerate()
                {
                    let part = match place < 16 {
                        true => Part::Index(place as u32),
                        false => Part::Any,
                    };
                    let part = self.graph.part(id, part);
                    self.graph.edge(part, param.0, Kind::Copy);
                }
            }
            _ if atom.is_object() => {
                for (param, kind) in params {
                    if kind == ParamKind::NamedOnly {
                        let any = self.graph.part(id, Part::Any);
                        self.graph.edge(any, param.0, Kind::Copy);
                    }
                }
            }
            _ => {}
        }
    }

    /// Arguments come to the parameters of a function, behind the receiver where it has one.
    pub(super) fn bind(&mut self, at: InstId, function: FunctionId, with_receiver: bool) {
        if !self.bound.insert((at, function, with_receiver)) {
            return;
        }
        if let Some(args) = super::effects::call_args(&self.module.inst(at).op) {
            self.bind_to(at, function, with_receiver, args);
        }
    }

    /// The same with other operands than those of a call.
    pub(super) fn bind_args(
        &mut self,
        at: InstId,
        function: FunctionId,
        with_receiver: bool,
        args: &[Arg],
    ) {
        if self.bound.insert((at, function, with_receiver)) {
            self.bind_to(at, function, with_receiver, args);
        }
    }

    fn bind_to(&mut self, at: InstId, function: FunctionId, with_receiver: bool, args: &[Arg]) {
        let kind = Kind::Argument(at);
        let params: Vec<(InstId, Symbol, ParamKind)> = (self.params[function.index()].iter())
            .filter_map(|&at| match self.module.inst(at).op {
                Op::Symbolic {
                    hint: Hint::Param(name, kind),
                    ..
                } => Some((at, name, kind)),
                _ => None,
            })
            .collect();
        let placed: Vec<InstId> = (params.iter())
            .filter(|(_, _, kind)| kind.is_by_place())
            .map(|&(at, ..)| at)
            .collect();
        let of_kind = |wanted| {
            params
                .iter()
                .find(|&&(_, _, kind)| kind == wanted)
                .map(|&(at, ..)| at)
        };
        let (rest, named_rest) = (of_kind(ParamKind::Rest), of_kind(ParamKind::NamedRest));
        // What a method is called on comes to it by itself: see `dispatched`.
        let mut place = usize::from(with_receiver);
        for arg in args {
            let from = self.reg(arg.value);
            match arg.kind {
                ArgKind::Positional => {
                    match placed.get(place) {
                        Some(param) => self.graph.edge(from, param.0, kind),
                        None => {
                            if let Some(rest) = rest {
                                let atom =
                                    self.graph.atom(Atom::Array(ArrayKind::Tuple, rest, None));
                                let any = self.graph.part(atom, Part::Any);
                                self.graph.edge(from, any, kind);
                                self.graph.edge(from, rest.0, Kind::Use);
                            }
                        }
                    }
                    place += 1;
                }
                ArgKind::Named(name) => match params.iter().find(|&&(_, param, _)| param == name) {
                    Some(&(param, ..)) => self.graph.edge(from, param.0, kind),
                    None => {
                        if let Some(rest) = named_rest {
                            let atom = self.graph.atom(Atom::Array(ArrayKind::Map, rest, None));
                            let any = self.graph.part(atom, Part::Any);
                            self.graph.edge(from, any, kind);
                            let key = self.graph.part(atom, Part::Key);
                            self.graph.hold(key, Atom::Scalar(Native::Text));
                        }
                    }
                },
                ArgKind::Spread | ArgKind::NamedSpread => {
                    let spread = self.graph.node(Node::Spread(at));
                    self.graph.edge(from, spread, Kind::Use);
                    let role = match arg.kind {
                        ArgKind::Spread => Role::Elements,
                        _ => Role::Entries,
                    };
                    self.graph.watch(from, at, role);
                    for &(param, _, param_kind) in &params {
                        let to = match param_kind {
                            ParamKind::Rest => {
                                let atom =
                                    self.graph.atom(Atom::Array(ArrayKind::Tuple, param, None));
                                self.graph.part(atom, Part::Any)
                            }
                            ParamKind::NamedRest => {
                                let atom =
                                    self.graph.atom(Atom::Array(ArrayKind::Map, param, None));
                                self.graph.part(atom, Part::Any)
                            }
                            _ => param.0,
                        };
                        self.graph.edge(spread, to, kind);
                    }
                }
            }
        }
    }

    /// Something is called by a name that the module does not bind: one of the language's, or a missing one.
    pub(super) fn provided(&mut self, at: InstId) {
        let semantics = self.module.semantics;
        let name = match self.module.inst(at).op {
            Op::CallFunction {
                callee: Callee::Name(name),
                ..
            }
            | Op::CallCtor { class: name, .. }
            | Op::NewObject { class: name, .. } => self.program.names.text(name),
            _ => return,
        };
        let name = name.strip_prefix("::").unwrap_or(name);
        if let Some(effect) = self.imports.effect(semantics.library.prelude, name) {
            self.effect(at, effect);
            return;
        }
        if let Some(function) = semantics
            .library
            .functions
            .iter()
            .find(|function| function.name == name)
        {
            let changes = super::intrinsics::changes_operands(function.intrinsic);
            let result = super::intrinsics::result(function.intrinsic);
            self.leaves(at, changes, result);
            return;
        }
        if let Some(class) = semantics
            .objects
            .classes
            .iter()
            .find(|class| class.name == name && class.is_public)
        {
            let is_scalar = matches!(
                class.native,
                Native::Int | Native::Float | Native::Bool | Native::Text | Native::Bytes
            );
            if class.native == Native::Range {
                // A sequence of integers of a length that does not change.
                self.collection_made(at, ArrayKind::Array, Kind::Use);
                let made = self.graph.atom(Atom::Array(ArrayKind::Array, at, None));
                let any = self.graph.part(made, Part::Any);
                self.graph.hold(any, Atom::Scalar(Native::Int));
                return;
            }
            if let Some(kind) = super::effects::collection(class.native) {
                self.collection_made(at, kind, Kind::Copy);
                return;
            }
            let result = is_scalar.then_some(class.native);
            self.leaves(at, false, result);
            return;
        }
        let names = self.variables.at(at).map(|id| self.variables.get(id).name);
        let is_library = names.is_some_and(|name| self.provided.contains(name));
        self.leaves(at, !is_library, None);
    }
}
