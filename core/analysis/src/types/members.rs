//! Members of objects, classes and modules, and what walking and indexing give.

use super::atom::{Atom, Coll, CollKind, Reason, Wrap};
use super::solve::{Node, NodeId, Solver};
use ir::{FunctionId, Op, Reg, Scalar, ScopeKind, Symbol, TypeExpr};

/// How far a cursor of a cursor is followed.
const MAX_CURSORS: u32 = 4;

impl Solver<'_> {
    /// A place of the rule at hand.
    pub fn scratch(&mut self, which: u32) -> NodeId {
        let at = self.here();
        self.node(Node::Scratch(at, which))
    }

    /// The node of a member that a class's body binds.
    pub fn class_member(&mut self, class: FunctionId, name: Symbol) -> Option<NodeId> {
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
            if let Some(ty) = self.world.variable_notes.get(&(ancestor, name)).cloned() {
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
                .then(|| self.world.function_name(class).to_owned())
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
                    let protocol = &self.world.module.semantics.protocol;
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
                (Atom::Outside(name), Atom::Instance(_)) if self.world.describes(name) => {
                    self.add(dst, atom);
                    let name = self.world.text(name).to_owned();
                    self.unknown(dst, Reason::Outside(name));
                }
                _ => self.add(dst, atom),
            }
        }
    }

    /// Whether an instance that is a class's member says itself what reading or writing it does.
    fn describes(&mut self, atom: Atom) -> bool {
        let protocol = &self.world.module.semantics.protocol;
        let (get, set) = (protocol.descriptor_get, protocol.descriptor_set);
        self.has_special(atom, get) || self.has_special(atom, set)
    }

    /// Lets the first parameter of a function hold a receiver.
    pub fn give_receiver(&mut self, function: FunctionId, receiver: Atom) {
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
                let missing = self.world.module.semantics.protocol.get_missing_attribute;
                let intercepts = self.world.module.semantics.protocol.get_attribute;
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
                if self.sets[own as usize].is_empty() {
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
                if !self.signed_member(atom, text, &key, dst) {
                    self.unknown(dst, Reason::Outside(key));
                }
            }
            Atom::Unknown(_) => self.add(dst, atom),
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
        match self.world.signature(key) {
            Some(TypeExpr::Function(..)) => {
                let name = self.world.name(text);
                let method = self.method(atom, name);
                self.add(dst, method);
            }
            Some(ty) => {
                for atom in self.atoms_of(&ty) {
                    self.add(dst, atom);
                }
            }
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
    fn computes(&self, text: &str) -> bool {
        let protocol = &self.world.module.semantics.protocol;
        protocol.computed.iter().any(|(name, _)| *name == text)
    }

    /// What the machine computes from what an object is.
    fn computed(&mut self, field: Symbol, dst: NodeId) {
        let text = self.world.symbol(field);
        let protocol = &self.world.module.semantics.protocol;
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
            None | Some(TypeExpr::Function(..)) => {
                let name = self.world.name(key);
                self.add(dst, Atom::Library(name));
            }
            Some(ty) => {
                for atom in self.atoms_of(&ty) {
                    self.add(dst, atom);
                }
            }
        }
    }

    pub fn store_field(&mut self, object: NodeId, field: Symbol, value: NodeId) {
        for atom in self.read(object) {
            match atom {
                Atom::Instance(_) if self.computes(self.world.symbol(field)) => {
                    self.escape_all(value, "an object's members");
                }
                Atom::Instance(class) => {
                    let node = self.field(class, field);
                    self.copy(value, node);
                    // A computed member that is written gets the value.
                    if let Some(member) = self.look_up(class, field, false) {
                        for found in self.read(member) {
                            if self.describes(found) {
                                let set = self.world.module.semantics.protocol.descriptor_set;
                                let (of, nothing) = (self.scratch(86), self.scratch(89));
                                self.add(of, atom);
                                self.special(found, set, &[of, value], nothing);
                            }
                            if let Atom::Wrapped(Wrap::Property, function) = found {
                                let name = self.world.functions.get(function).name;
                                let class_of = self.world.class_of(function);
                                self.setters(class_of, name, atom, value);
                            }
                        }
                    }
                }
                Atom::Class(class) => {
                    let node = match self.class_member(class, field) {
                        Some(node) => node,
                        None => self.field(class, field),
                    };
                    self.copy(value, node);
                    for derived in self
                        .world
                        .classes
                        .get(&class)
                        .map(|info| info.derived.clone())
                        .unwrap_or_default()
                    {
                        let node = self.field(derived, field);
                        self.copy(value, node);
                    }
                }
                Atom::Function(function) => self.function_member(function, field, value),
                // What code outside does with it is its own affair.
                Atom::Unknown(_) | Atom::Outside(_) => {
                    self.escape_all(value, "an object from outside")
                }
                _ => {}
            }
        }
    }

    /// All functions of a class of the same name get the value of a computed member that is written.
    fn setters(&mut self, class: Option<FunctionId>, name: Symbol, receiver: Atom, value: NodeId) {
        let Some(class) = class else { return };
        let functions = self.world.functions;
        let own: Vec<FunctionId> = (functions.list.iter().enumerate())
            .filter(|(_, info)| info.parent == Some(class) && info.name == name)
            .filter(|(_, info)| info.params.len() == 2 && info.kind != ScopeKind::Class)
            .map(|(at, _)| FunctionId(at as u32))
            .collect();
        for function in own {
            self.give_receiver(function, receiver);
            if let Some(&at) = self.params[function.index()].get(1)
                && let Some(dst) = self.world.module.inst(at).op.dst()
            {
                self.copy(value, dst.0);
            }
        }
    }

    /// Defaults of parameters that may be left out.
    fn function_member(&mut self, function: FunctionId, field: Symbol, value: NodeId) {
        let text = self.world.symbol(field);
        let protocol = &self.world.module.semantics.protocol;
        let known = protocol.computed.iter().find(|(name, _)| *name == text);
        let computed = known.map(|(_, computed)| *computed);
        let params = self.params[function.index()].clone();
        let of = |solver: &Self, by_name: bool| -> Vec<NodeId> {
            let params = params
                .iter()
                .filter_map(|&at| match solver.world.module.inst(at).op {
                    Op::Symbolic {
                        dst,
                        hint: ir::Hint::Param(_, kind),
                    } => {
                        let is_named = kind == ir::ParamKind::NamedOnly;
                        let is_rest =
                            matches!(kind, ir::ParamKind::Rest | ir::ParamKind::NamedRest);
                        (!is_rest && is_named == by_name).then_some(dst.0)
                    }
                    _ => None,
                });
            params.collect()
        };
        for atom in self.read(value) {
            let Atom::Coll(id) = atom else { continue };
            let coll = self.colls[id as usize].clone();
            match computed {
                Some(ir::Computed::Defaults) => {
                    let params = of(self, false);
                    let nodes = coll.fixed.unwrap_or_default();
                    let skipped = params.len().saturating_sub(nodes.len());
                    for (from, to) in nodes.into_iter().zip(params.into_iter().skip(skipped)) {
                        self.copy(from, to);
                    }
                }
                Some(ir::Computed::NamedDefaults) => {
                    for to in of(self, true) {
                        self.copy(coll.element, to);
                    }
                }
                _ => {}
            }
        }
    }

    // --- elements

    /// A cursor over what has elements.
    pub fn cursor(&mut self, of: NodeId, dst: NodeId) {
        let id = self.coll(CollKind::Cursor, 0);
        self.add(dst, Atom::Coll(id));
        let element = self.colls[id as usize].element;
        self.elements(of, element, 0);
    }

    /// What walking over a node's values gives.
    pub fn elements(&mut self, of: NodeId, dst: NodeId, depth: u32) {
        for atom in self.read(of) {
            self.elements_of(atom, dst, depth);
        }
    }

    pub fn elements_of(&mut self, atom: Atom, dst: NodeId, depth: u32) {
        match atom {
            Atom::Coll(id) => {
                let Coll {
                    kind,
                    element,
                    key,
                    fixed,
                } = self.colls[id as usize].clone();
                match kind {
                    CollKind::Map => self.copy(key, dst),
                    _ => {
                        self.copy(element, dst);
                        for node in fixed.into_iter().flatten() {
                            self.copy(node, dst);
                        }
                    }
                }
            }
            Atom::Scalar(Scalar::Text) => self.add(dst, atom),
            Atom::Task(function) => {
                let node = self.node(Node::Yield(function));
                self.copy(node, dst);
            }
            Atom::Instance(class) => {
                let protocol = &self.world.module.semantics.protocol;
                let (iter, next, item) = (protocol.iter, protocol.next, protocol.get_item);
                if depth >= MAX_CURSORS {
                    return self.unknown(dst, Reason::Operands("iter".to_owned()));
                }
                if self.has_special(atom, iter) {
                    let scratch = self.scratch(60 + depth);
                    self.special(atom, iter, &[], scratch);
                    for found in self.read(scratch) {
                        match found {
                            Atom::Instance(_) if self.has_special(found, next) => {
                                self.special(found, next, &[], dst);
                            }
                            other => self.elements_of(other, dst, depth + 1),
                        }
                    }
                } else if self.has_special(atom, next) {
                    self.special(atom, next, &[], dst);
                } else if self.has_special(atom, item) {
                    let index = self.scratch(70 + depth);
                    self.add(index, Atom::Scalar(Scalar::Int));
                    self.special(atom, item, &[index], dst);
                } else {
                    let name = self.world.function_name(class).to_owned();
                    self.unknown(dst, Reason::Outside(name));
                }
            }
            Atom::Class(class) => {
                // The members of an enumeration.
                let outside = self.outside_of(class);
                let key = outside.map(|name| format!("{}.<members>", last(&name)));
                match key.is_some_and(|key| self.world.signature(&key).is_some()) {
                    true => self.add(dst, Atom::Instance(class)),
                    false => self.unknown(dst, Reason::Operands("iter".to_owned())),
                }
            }
            Atom::Outside(name) => {
                let key = format!("{}.<elements>", last(self.world.text(name)));
                match self.world.signature(&key) {
                    Some(ty) => {
                        for atom in self.atoms_of(&ty) {
                            self.add(dst, atom);
                        }
                    }
                    None => {
                        let name = self.world.text(name).to_owned();
                        self.unknown(dst, Reason::Outside(name));
                    }
                }
            }
            Atom::Unknown(_) => self.add(dst, atom),
            Atom::Nil | Atom::Scalar(_) | Atom::Function(_) => {}
            _ => self.unknown(dst, Reason::Operands("iter".to_owned())),
        }
    }

    /// The integer that a register always holds.
    pub fn constant_number(&self, node: NodeId) -> Option<i64> {
        self.constant_index(Reg(node))
    }

    fn constant_index(&self, index: Reg) -> Option<i64> {
        let at = self.writer.get(index.index()).copied().flatten()?;
        match self.world.module.inst(at).op {
            Op::Const {
                value: ir::Const::Int(value) | ir::Const::Sized(_, value),
                ..
            } => Some(value),
            Op::Un {
                op: ir::UnOp::Neg,
                operand,
                ..
            } => {
                let at = self.writer.get(operand.index()).copied().flatten()?;
                match self.world.module.inst(at).op {
                    Op::Const {
                        value: ir::Const::Int(value),
                        ..
                    } => Some(-value),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    pub fn is_slice(&self, index: Reg) -> bool {
        self.writer[index.index()].is_some_and(|at| {
            matches!(
                self.world.module.inst(at).op,
                Op::CallFunction {
                    callee: ir::Callee::Intrinsic(ir::Intrinsic::Slice),
                    ..
                }
            )
        })
    }

    pub fn load_index(&mut self, object: NodeId, index: Reg, dst: NodeId) {
        let is_slice = self.is_slice(index);
        let constant = self.constant_index(index);
        for atom in self.read(object) {
            match atom {
                Atom::Coll(id) => {
                    let coll = self.colls[id as usize].clone();
                    if is_slice {
                        let made = self.coll(coll.kind, 0);
                        let element = self.colls[made as usize].element;
                        self.elements_of(atom, element, 0);
                        self.add(dst, Atom::Coll(made));
                        continue;
                    }
                    let length = coll.fixed.as_ref().map_or(0, Vec::len) as i64;
                    let place = constant.map(|at| if at < 0 { at + length } else { at });
                    match (coll.kind, &coll.fixed, place) {
                        (CollKind::Map, ..) => self.copy(coll.element, dst),
                        (_, Some(fixed), Some(place)) => {
                            self.copy(coll.element, dst);
                            if let Some(&node) =
                                usize::try_from(place).ok().and_then(|at| fixed.get(at))
                            {
                                self.copy(node, dst);
                            }
                        }
                        _ => self.elements_of(atom, dst, 0),
                    }
                }
                Atom::Scalar(Scalar::Text) => self.add(dst, atom),
                Atom::Instance(class) => {
                    let item = self.world.module.semantics.protocol.get_item;
                    let index = self.reg(index);
                    if !self.special(atom, item, &[index], dst) {
                        let name = self.world.function_name(class).to_owned();
                        self.unknown(dst, Reason::Outside(name));
                    }
                }
                Atom::Outside(name) => {
                    let key = format!("{}.[]", last(self.world.text(name)));
                    match self.world.signature(&key) {
                        Some(ty) if !is_slice => {
                            for atom in self.atoms_of(&ty) {
                                self.add(dst, atom);
                            }
                        }
                        Some(_) => self.add(dst, atom),
                        None => self.unknown(dst, Reason::Outside(key)),
                    }
                }
                Atom::Unknown(_) => self.add(dst, atom),
                Atom::Nil | Atom::Scalar(_) | Atom::Function(_) | Atom::Bound(_) => {}
                Atom::Class(class) => {
                    // An enumeration's member by its name.
                    let outside = self.outside_of(class);
                    let key = outside.map(|name| format!("{}.<members>", last(&name)));
                    if key.is_some_and(|key| self.world.signature(&key).is_some()) {
                        self.add(dst, Atom::Instance(class));
                    } else {
                        self.unknown(dst, Reason::Operands("[]".to_owned()));
                    }
                }
                _ => self.unknown(dst, Reason::Operands("[]".to_owned())),
            }
        }
    }

    pub fn store_index(&mut self, object: NodeId, index: Reg, value: NodeId) {
        let is_slice = self.is_slice(index);
        let constant = self.constant_index(index);
        for atom in self.read(object) {
            match atom {
                Atom::Coll(id) => {
                    let coll = self.colls[id as usize].clone();
                    if is_slice {
                        self.elements(value, coll.element, 0);
                        continue;
                    }
                    let fixed = coll.fixed.as_ref();
                    let place = constant.and_then(|at| usize::try_from(at).ok());
                    match fixed.zip(place).and_then(|(fixed, at)| fixed.get(at)) {
                        Some(&node) => self.copy(value, node),
                        None => self.copy(value, coll.element),
                    }
                    if coll.kind == CollKind::Map {
                        let index = self.reg(index);
                        self.copy(index, coll.key);
                    }
                }
                Atom::Instance(_) => {
                    let item = self.world.module.semantics.protocol.set_item;
                    let index = self.reg(index);
                    let scratch = self.scratch(91);
                    self.special(atom, item, &[index, value], scratch);
                }
                Atom::Unknown(_) | Atom::Outside(_) => {
                    self.escape_all(value, "an object from outside")
                }
                _ => {}
            }
        }
    }

    /// Operators on collections.
    pub fn collections(
        &mut self,
        op: ir::BinOp,
        in_place: bool,
        (left, a): (NodeId, Atom),
        (right, b): (NodeId, Atom),
        dst: NodeId,
    ) {
        use ir::BinOp as B;
        if matches!(a, Atom::Scalar(Scalar::Text)) {
            return if op == B::Rem {
                self.add(dst, a)
            };
        }
        let Atom::Coll(id) = (if matches!(a, Atom::Coll(_)) { a } else { b }) else {
            return;
        };
        let coll = self.colls[id as usize].clone();
        if in_place
            && matches!(a, Atom::Coll(_))
            && matches!(coll.kind, CollKind::List | CollKind::Set | CollKind::Map)
        {
            self.add(dst, a);
            match coll.kind {
                CollKind::Map => self.merge_map(b, &coll),
                _ if op != B::Mul => self.elements_of(b, coll.element, 0),
                _ => {}
            }
            return;
        }
        match op {
            B::Add | B::BitOr | B::BitXor | B::BitAnd | B::Sub => {
                if let (Atom::Coll(x), Atom::Coll(y)) = (a, b)
                    && op == B::Add
                    && let (Some(first), Some(second)) = (
                        self.colls[x as usize].fixed.clone(),
                        self.colls[y as usize].fixed.clone(),
                    )
                    && first.len() + second.len() <= 8
                    && self.read(left).len() == 1
                    && self.read(right).len() == 1
                {
                    let kind = coll.kind;
                    let (made, nodes) = self.fixed_coll(kind, 1, first.len() + second.len());
                    for (from, to) in first.into_iter().chain(second).zip(nodes) {
                        self.copy(from, to);
                    }
                    self.add(dst, Atom::Coll(made));
                    return;
                }
                let made = self.coll(coll.kind, 0);
                let parts = self.colls[made as usize].clone();
                self.add(dst, Atom::Coll(made));
                for atom in [a, b] {
                    match coll.kind {
                        CollKind::Map => self.merge_map(atom, &parts),
                        _ => self.elements_of(atom, parts.element, 0),
                    }
                }
            }
            B::Mul => {
                let made = self.coll(coll.kind, 0);
                let element = self.colls[made as usize].element;
                self.elements_of(Atom::Coll(id), element, 0);
                self.add(dst, Atom::Coll(made));
            }
            _ => self.unknown(dst, Reason::Operands(op.text().to_owned())),
        }
    }

    /// Puts the entries of a map into another.
    pub fn merge_map(&mut self, from: Atom, to: &Coll) {
        match from {
            Atom::Coll(id) => {
                let from = self.colls[id as usize].clone();
                self.copy(from.element, to.element);
                match from.kind {
                    CollKind::Map => self.copy(from.key, to.key),
                    _ => {
                        // Pairs.
                        for atom in self.read(from.element) {
                            self.elements_of(atom, to.key, 0);
                            self.elements_of(atom, to.element, 0);
                        }
                    }
                }
            }
            Atom::Unknown(_) => {
                self.add(to.key, from);
                self.add(to.element, from);
            }
            _ => {}
        }
    }
}

/// The last part of a dotted name.
pub(super) fn last(name: &str) -> &str {
    let name = name.rsplit_once("::").map_or(name, |(_, name)| name);
    name.rsplit('.').next().unwrap_or(name)
}
