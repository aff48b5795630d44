//! Members of objects, classes and modules, and what walking and indexing give.

use super::atom::{Atom, CollKind, Reason, Wrap};
use super::solve::{Node, NodeId, Solver};
use ir::{FunctionId, Scalar, Symbol, TypeExpr};

impl Solver<'_> {
    /// A place of the rule at hand.
    pub fn scratch(&mut self, which: u32) -> NodeId {
        let at = self.here();
        // A function that is called while another is has places of its own.
        let which = which + self.nesting.saturating_sub(1) * 1_000_000;
        self.node(Node::Scratch(at, which))
    }

    /// The node of a member that a class's body binds.
    pub fn class_member(&mut self, class: FunctionId, name: Symbol) -> Option<NodeId> {
        if self.world.noted.contains_key(&class) {
            return self.noted_member(class, name);
        }
        let variables = self.world.variables;
        let found = variables.own(class, name)?;
        (variables.get(found).scope == class && variables.get(found).is_bound)
            .then(|| self.node(Node::Variable(found)))
    }

    /// The node of a member of a class's instances, which holds what is declared of it.
    pub fn field(&mut self, class: FunctionId, name: Symbol) -> NodeId {
        if let Some(known) = self.known(Node::Field(class, name)) {
            return known;
        }
        let node = self.node(Node::Field(class, name));
        let order = self
            .world
            .classes
            .get(&class)
            .map(|info| info.order.clone());
        for ancestor in order.unwrap_or_else(|| vec![class]) {
            if let Some(ty) = self.world.declared_member(ancestor, name).cloned() {
                self.declare(node, &ty);
                break;
            }
        }
        node
    }

    /// The first member of a name in the order of look-up, from a class on or behind it.
    pub fn look_up(&mut self, class: FunctionId, name: Symbol, behind: bool) -> Option<NodeId> {
        let order = self.world.classes.get(&class)?.order.clone();
        order
            .into_iter()
            .skip(usize::from(behind))
            .find_map(|ancestor| self.class_member(ancestor, name))
    }

    /// Whether something outside has a say in what members a class has, and what its name is.
    pub fn outside_of(&self, class: FunctionId) -> Option<String> {
        let info = self.world.classes.get(&class)?;
        let plain = |name: &str| {
            // Exceptions and the like have no members but their own.
            self.world.provided(name).is_some()
        };
        let found = info.outside.iter().map(|&name| self.world.text(name));
        let found = found.filter(|name| !plain(name)).map(str::to_owned).next();
        found.or_else(|| {
            info.is_special
                .then(|| self.world.class_name(class).to_owned())
        })
    }

    fn protocol_name(&self, name: &str) -> Option<Symbol> {
        match name {
            "" => None,
            name => self.world.program.names.get(name),
        }
    }

    pub fn has_special(&mut self, atom: Atom, method: &str) -> bool {
        let (Atom::Instance(class), Some(name)) = (atom, self.protocol_name(method)) else {
            return false;
        };
        self.look_up(class, name, false).is_some()
    }

    /// Calls a special method of an instance; whether there is one.
    pub fn special(&mut self, atom: Atom, method: &str, args: &[NodeId], dst: NodeId) -> bool {
        let (Atom::Instance(class), Some(name)) = (atom, self.protocol_name(method)) else {
            return false;
        };
        let Some(member) = self.look_up(class, name, false) else {
            return false;
        };
        let args: Vec<(ir::ArgKind, NodeId)> = args
            .iter()
            .map(|&node| (ir::ArgKind::Positional, node))
            .collect();
        for callee in self.read(member) {
            self.call(callee, Some(atom), &args, dst);
        }
        true
    }

    /// A member's value as reading it through an instance or class gives it.
    pub fn bind_member(&mut self, member: NodeId, receiver: Atom, dst: NodeId) {
        for atom in self.read(member) {
            match (atom, receiver) {
                (Atom::Function(function), Atom::Instance(_)) => {
                    self.give_receiver(function, receiver);
                    self.add(dst, Atom::Bound(function));
                }
                (Atom::Wrapped(Wrap::Static, function), _) => {
                    self.add(dst, Atom::Function(function));
                }
                (
                    Atom::Wrapped(Wrap::Class, function),
                    Atom::Instance(class) | Atom::Class(class),
                ) => {
                    self.give_receiver(function, Atom::Class(class));
                    self.add(dst, Atom::Bound(function));
                }
                (Atom::Wrapped(Wrap::Property, function), Atom::Instance(_)) => {
                    self.call(Atom::Function(function), Some(receiver), &[], dst);
                }
                (Atom::Instance(_), _) if self.describes(atom) => {
                    // What describes a member says what reading it gives.
                    let protocol = &self.world.module.semantics.objects.protocol;
                    let get = protocol.descriptor_get;
                    let (of, class) = (self.scratch(86), self.scratch(87));
                    self.add(of, receiver);
                    self.add(of, Atom::Nil);
                    if let Atom::Instance(owner) | Atom::Class(owner) = receiver {
                        self.add(class, Atom::Class(owner));
                    }
                    if !self.special(atom, get, &[of, class], dst) {
                        self.add(dst, atom);
                    }
                }
                (Atom::Coll(id), Atom::Instance(_)) if self.is_computed(id) => {
                    // A function that the library calls once for each instance.
                    let functions = self.colls[id as usize].element;
                    for function in self.read(functions) {
                        self.call(function, Some(receiver), &[], dst);
                    }
                }
                (Atom::Outside(name), Atom::Instance(_)) if self.world.describes(name) => {
                    self.add(dst, atom);
                    let name = self.world.text(name).to_owned();
                    self.unknown(dst, Reason::Outside(name));
                }
                _ => self.add(dst, atom),
            }
        }
    }

    /// Whether what a member holds is called when it is read.
    fn is_computed(&mut self, id: u32) -> bool {
        let CollKind::Named(name) = self.colls[id as usize].kind else {
            return false;
        };
        let class = self.world.text(name).to_owned();
        self.world.member_signature(&class, "<get>").is_some()
    }

    /// Whether an instance that is a class's member says itself what reading or writing it does.
    pub(super) fn describes(&mut self, atom: Atom) -> bool {
        let protocol = &self.world.module.semantics.objects.protocol;
        let (get, set) = (protocol.descriptor_get, protocol.descriptor_set);
        self.has_special(atom, get) || self.has_special(atom, set)
    }

    /// Lets the first parameter of a function hold a receiver.
    pub fn give_receiver(&mut self, function: FunctionId, receiver: Atom) {
        if self.world.of_noted.contains(&function) && self.receiver_of(function).is_none() {
            return;
        }
        let first = self.params[function.index()].first().copied();
        if let Some(node) = first.and_then(|at| self.world.module.inst(at).op.dst()) {
            self.add(node.0, receiver);
        }
    }

    pub fn load_field(&mut self, object: NodeId, field: Symbol, dst: NodeId) {
        for atom in self.read(object) {
            self.load_member(atom, field, dst);
        }
    }

    pub fn load_member(&mut self, atom: Atom, field: Symbol, dst: NodeId) {
        let text = self.world.symbol(field);
        match atom {
            Atom::Instance(_) | Atom::Class(_) | Atom::Function(_) | Atom::Bound(_)
                if self.computes(text) =>
            {
                self.computed(field, dst);
            }
            Atom::Instance(class) => {
                let own = self.field(class, field);
                self.copy(own, dst);
                let member = self.look_up(class, field, false);
                if member.is_none() && self.world.noted.contains_key(&class) {
                    return self.unseen_member(class, field, dst);
                }
                if let Some(member) = member {
                    // What a declared member starts with is the declaration's affair.
                    let into = match self.is_hinted(own) {
                        true => self.scratch(84),
                        false => dst,
                    };
                    self.bind_member(member, atom, into);
                    if into != dst {
                        for found in self.read(into) {
                            if !matches!(found, Atom::Unknown(_) | Atom::Outside(_)) {
                                self.add(dst, found);
                            }
                        }
                    }
                }
                let missing = self
                    .world
                    .module
                    .semantics
                    .objects
                    .protocol
                    .get_missing_attribute;
                let intercepts = self.world.module.semantics.objects.protocol.get_attribute;
                for method in [missing, intercepts] {
                    if self.has_special(atom, method) {
                        let name = self.scratch(98);
                        self.add(name, Atom::Scalar(Scalar::Text));
                        self.special(atom, method, &[name], dst);
                        // What is set by other means is not seen here.
                        self.unknown(dst, Reason::NoMember(text.to_owned()));
                    }
                }
                self.watch(own);
                let declared = self.is_fixed(own) || !self.sets[own as usize].is_empty();
                if let Some(outside) = self.outside_of(class)
                    && !declared
                {
                    let key = format!("{}.{text}", last(&outside));
                    match self.world.signature(&key) {
                        Some(TypeExpr::Function(..)) => self.unknown(dst, Reason::Outside(key)),
                        Some(TypeExpr::Class(parts)) if &*parts == "<parts>" => {
                            self.parts_of_members(class, &key, dst);
                        }
                        Some(ty) => {
                            for atom in self.atoms_of(&ty) {
                                self.add(dst, atom);
                            }
                        }
                        None => self.unknown(dst, Reason::Outside(key)),
                    }
                }
            }
            Atom::Class(class) => {
                if let Some(member) = self.look_up(class, field, false) {
                    let outside = self.outside_of(class);
                    let key = outside
                        .as_ref()
                        .map(|name| format!("{}.<members>", last(name)));
                    let is_enumeration =
                        key.is_some_and(|key| self.world.signature(&key).is_some());
                    match (is_enumeration, outside) {
                        (true, _) => {
                            // The members that are no functions are the class's instances.
                            for found in self.read(member) {
                                match found {
                                    Atom::Function(_) | Atom::Wrapped(..) | Atom::Bound(_) => {}
                                    _ => self.add(dst, Atom::Instance(class)),
                                }
                            }
                            self.bind_functions(member, atom, dst);
                        }
                        (false, Some(outside)) => {
                            self.bind_member(member, atom, dst);
                            self.unknown(dst, Reason::Outside(format!("{outside}.{text}")));
                        }
                        (false, None) => self.bind_member(member, atom, dst),
                    }
                    return;
                }
                let own = self.field(class, field);
                self.copy(own, dst);
                self.watch(own);
                // What the machinery of a class puts into it is not seen.
                if self.sets[own as usize].is_empty() || self.world.noted.contains_key(&class) {
                    self.computed(field, dst);
                }
            }
            Atom::Library(name) => {
                let key = format!("{}.{text}", self.world.text(name));
                self.library(&key, dst);
            }
            Atom::Super(class) => match self.look_up(class, field, true) {
                Some(member) => {
                    for found in self.read(member) {
                        match found {
                            Atom::Function(function) => self.add(dst, Atom::Bound(function)),
                            Atom::Wrapped(Wrap::Property, function) => {
                                let derived = self
                                    .world
                                    .classes
                                    .get(&class)
                                    .map(|info| info.derived.clone());
                                for instance in derived.into_iter().flatten() {
                                    self.give_receiver(function, Atom::Instance(instance));
                                }
                                self.call(Atom::Bound(function), None, &[], dst);
                            }
                            other => self.add(dst, other),
                        }
                    }
                }
                None => self.unknown(dst, Reason::NoMember(text.to_owned())),
            },
            Atom::Outside(name) => {
                let key = format!("{}.{text}", last(self.world.text(name)));
                if self.computes(text) && self.world.signature(&key).is_none() {
                    self.computed(field, dst);
                } else if !self.signed_member(atom, text, &key, dst) {
                    self.unknown(dst, Reason::Outside(key));
                }
            }
            Atom::Unknown(_) => {
                self.asked_of_unknown(field);
                self.add(dst, atom);
            }
            Atom::Coll(id) if self.named_element(id, text).is_some() => {
                if let Some(element) = self.named_element(id, text) {
                    self.copy(element, dst);
                }
            }
            Atom::Nil if self.computes(text) => self.computed(field, dst),
            Atom::Nil => {}
            Atom::Coll(_) | Atom::Scalar(_) | Atom::Task(_) if !self.computes(text) => {
                let key = format!("{}.{text}", self.type_name(atom));
                if !self.signed_member(atom, text, &key, dst) {
                    self.escape(atom, &key);
                    self.unknown(dst, Reason::Outside(key));
                }
            }
            // Members of what the machine provides.
            _ => self.computed(field, dst),
        }
    }

    /// A member whose signature is known by its key; `false` where none is.
    fn signed_member(&mut self, atom: Atom, text: &str, key: &str, dst: NodeId) -> bool {
        let class = self.type_name(atom);
        match self.world.member_signature(&class, text) {
            Some(ty) if is_function(&ty) => {
                let name = self.world.name(text);
                let method = self.method(atom, name);
                self.add(dst, method);
            }
            Some(ty) => self.signed_value(atom, &ty, key, dst),
            None => return false,
        }
        true
    }

    fn bind_functions(&mut self, member: NodeId, receiver: Atom, dst: NodeId) {
        let scratch = self.scratch(80);
        self.bind_member(member, receiver, scratch);
        for atom in self.read(scratch) {
            if matches!(atom, Atom::Function(_) | Atom::Bound(_)) {
                self.add(dst, atom);
            }
        }
    }

    /// Whether the machine computes a member of this name.
    pub(super) fn computes(&self, text: &str) -> bool {
        let protocol = &self.world.module.semantics.objects.protocol;
        protocol.computed.iter().any(|(name, _)| *name == text)
    }

    /// What the machine computes from what an object is.
    fn computed(&mut self, field: Symbol, dst: NodeId) {
        let text = self.world.symbol(field);
        let protocol = &self.world.module.semantics.objects.protocol;
        let known = protocol.computed.iter().find(|(name, _)| *name == text);
        match known.map(|(_, computed)| *computed) {
            Some(ir::Computed::Name | ir::Computed::QualifiedName | ir::Computed::Module) => {
                self.add(dst, Atom::Scalar(Scalar::Text));
            }
            _ => self.unknown(dst, Reason::NoMember(text.to_owned())),
        }
    }

    /// Something outside by its dotted name.
    pub fn library(&mut self, key: &str, dst: NodeId) {
        match self.world.signature(key) {
            Some(ty) if !is_function(&ty) => {
                for atom in self.atoms_of(&ty) {
                    self.add(dst, atom);
                }
            }
            _ => {
                let name = self.world.name(key);
                self.add(dst, Atom::Library(name));
            }
        }
    }
}

/// Whether a type is a function's, or of several of which one is called.
fn is_function(ty: &TypeExpr) -> bool {
    let mut members = ty.members().iter();
    members.any(|member| matches!(member, TypeExpr::Function(..)))
}

/// The last part of a dotted name.
pub(super) fn last(name: &str) -> &str {
    let name = name.rsplit_once("::").map_or(name, |(_, name)| name);
    name.rsplit('.').next().unwrap_or(name)
}
