//! Calls: what is called, what its parameters get and what comes back.

use super::atom::{Atom, Reason, Wrap};
use super::solve::{Node, NodeId, Solver};
use ir::{ArgKind, FunctionId, FunctionKind, Hint, Missing, Op, ParamKind, ScopeKind, TypeExpr};

/// How many calls a rule follows one inside of another.
const MAX_NESTING: u32 = 20;

/// Operands of a call: how each is passed, and the node of what.
pub(super) type Operands<'o> = &'o [(ArgKind, NodeId)];

impl Solver<'_> {
    /// Calls all that a node holds.
    pub fn call_all(&mut self, callee: NodeId, args: Operands, dst: NodeId) {
        for atom in self.read(callee) {
            self.call(atom, None, args, dst);
        }
    }

    /// Calls one value; `receiver` comes in front of the operands.
    pub fn call(&mut self, callee: Atom, receiver: Option<Atom>, args: Operands, dst: NodeId) {
        // Something that is called by calling something that is called …
        if self.nesting >= MAX_NESTING {
            return self.unknown(dst, Reason::Operands("()".to_owned()));
        }
        self.nesting += 1;
        self.call_one(callee, receiver, args, dst);
        self.nesting -= 1;
    }

    fn call_one(&mut self, callee: Atom, receiver: Option<Atom>, args: Operands, dst: NodeId) {
        match callee {
            Atom::Function(function) => {
                let skipped = match receiver {
                    Some(receiver) => {
                        self.give_receiver(function, receiver);
                        self.taken_by_receiver(function)
                    }
                    None => 0,
                };
                self.bind(function, skipped, args);
                self.result(function, dst);
            }
            Atom::Bound(function) => {
                self.bind(function, self.taken_by_receiver(function), args);
                self.result(function, dst);
            }
            Atom::Wrapped(Wrap::Static, function) => {
                self.bind(function, 0, args);
                self.result(function, dst);
            }
            Atom::Wrapped(_, function) => {
                if let Some(receiver) = receiver {
                    self.give_receiver(function, receiver);
                }
                self.bind(function, self.taken_by_receiver(function), args);
                self.result(function, dst);
            }
            Atom::Class(class) => self.instantiate(class, args, dst),
            Atom::Instance(class) => {
                let method = self.world.module.semantics.objects.protocol.call;
                let name = self.world.program.names.get(method);
                match name.and_then(|name| self.look_up(class, name, false)) {
                    Some(member) => {
                        for found in self.read(member) {
                            self.call(found, Some(callee), args, dst);
                        }
                    }
                    None => {
                        let name = self.world.class_name(class).to_owned();
                        self.outside_call(&name, args, dst);
                    }
                }
            }
            Atom::Library(name) => {
                let name = self.world.text(name).to_owned();
                self.library_call(callee, &name, args, dst);
            }
            Atom::Method(id) => {
                let (receiver, name) = self.methods[id as usize];
                let text = self.world.text(name).to_owned();
                self.library_method(receiver, &text, args, dst);
            }
            Atom::Intrinsic(intrinsic) => {
                let nodes: Vec<NodeId> = args.iter().map(|arg| arg.1).collect();
                self.intrinsic(intrinsic, &nodes, args, dst);
            }
            Atom::Declared(id) => {
                let ty = self.declared[id as usize].clone();
                for (_, node) in args {
                    self.escape_all(*node, "a function");
                }
                match ty {
                    TypeExpr::Function(_, result) => {
                        for atom in self.atoms_of(&result) {
                            self.add(dst, atom);
                        }
                    }
                    _ => self.unknown(dst, Reason::Outside(self.shown(&ty))),
                }
            }
            Atom::Unknown(_) => {
                for (_, node) in args {
                    self.escape_all(*node, "a function outside");
                }
                self.add(dst, callee);
            }
            Atom::Outside(name) => {
                let name = self.world.text(name).to_owned();
                self.outside_call(&name, args, dst);
            }
            Atom::Task(_) => self.outside_call("()", args, dst),
            Atom::Coll(_) | Atom::Super(_) | Atom::Nil | Atom::Scalar(_) => {}
        }
    }

    /// A type as the language's people write it.
    pub fn shown(&self, ty: &TypeExpr) -> String {
        self.world.module.semantics.views.types.spell(ty)
    }

    /// A call of something outside of which nothing is known.
    pub fn outside_call(&mut self, name: &str, args: Operands, dst: NodeId) {
        for (_, node) in args {
            self.escape_all(*node, name);
        }
        self.unknown(dst, Reason::Outside(name.to_owned()));
    }

    /// What a call of a function gives.
    fn result(&mut self, function: FunctionId, dst: NodeId) {
        match self.world.functions.get(function).kind {
            ScopeKind::Function(FunctionKind::Function) => {
                let node = self.node(Node::Return(function));
                self.copy(node, dst);
            }
            _ => self.add(dst, Atom::Task(function)),
        }
    }

    pub fn instantiate(&mut self, class: FunctionId, args: Operands, dst: NodeId) {
        if let Some(given) = self.given_by(class) {
            for (_, node) in args {
                self.escape_all(*node, "a class");
            }
            for atom in self.atoms_of(&given) {
                self.add(dst, atom);
            }
            return;
        }
        let instance = Atom::Instance(class);
        if self.world.noted.contains_key(&class) {
            self.add(dst, instance);
            return self.construct(class, args);
        }
        let protocol = &self.world.module.semantics.objects.protocol;
        let (new, init) = (protocol.new, protocol.init);
        self.add(dst, instance);
        if self.classes_change {
            self.unknown(
                dst,
                Reason::FromOutside("an assignment of its class".to_owned()),
            );
        }
        if self.has_special(instance, new) {
            let name = self.world.program.names.get(new);
            if let Some(member) = name.and_then(|name| self.look_up(class, name, false)) {
                for found in self.read(member) {
                    self.call(found, Some(Atom::Class(class)), args, dst);
                }
            }
        }
        let name = self.world.program.names.get(init);
        let member = name.and_then(|name| self.look_up(class, name, false));
        if let Some(member) = member {
            let nothing = self.scratch(92);
            for found in self.read(member) {
                self.call(found, Some(instance), args, nothing);
            }
        } else if !args.is_empty() {
            self.set_members(class, args);
        }
        if member.is_none() && self.outside_of(class).is_some() {
            for (_, node) in args {
                self.escape_all(*node, "a class");
            }
        }
    }

    /// Where nobody has written how an instance is made, operands go to the members that are declared, in order.
    fn set_members(&mut self, class: FunctionId, args: Operands) {
        let members = self.members_of(class);
        let mut place = 0;
        for &(kind, node) in args {
            let member = match kind {
                ArgKind::Positional => {
                    place += 1;
                    members.get(place - 1).copied()
                }
                ArgKind::Named(name) => members.contains(&name).then_some(name),
                ArgKind::Spread | ArgKind::NamedSpread => {
                    let scratch = self.scratch(85);
                    match kind {
                        ArgKind::Spread => self.elements(node, scratch, 0),
                        _ => {
                            for atom in self.read(node) {
                                if let Atom::Coll(id) = atom {
                                    let element = self.colls[id as usize].element;
                                    self.copy(element, scratch);
                                }
                            }
                        }
                    }
                    for &member in &members {
                        let field = self.field(class, member);
                        self.copy(scratch, field);
                    }
                    None
                }
            };
            if let Some(member) = member {
                let field = self.field(class, member);
                self.copy(node, field);
            }
        }
    }

    /// Lets a function's parameters hold what a call passes.
    pub fn bind(&mut self, function: FunctionId, skipped: usize, args: Operands) {
        self.called.insert(function);
        let module = self.world.module;
        let params: Vec<(NodeId, ir::Symbol, ParamKind)> = self.params[function.index()]
            .iter()
            .filter_map(|&at| match module.inst(at).op {
                Op::Symbolic {
                    dst,
                    hint: Hint::Param(name, kind),
                } => Some((dst.0, name, kind)),
                _ => None,
            })
            .collect();
        let by_place: Vec<NodeId> = (params.iter())
            .filter(|param| param.2.is_by_place())
            .map(|param| param.0)
            .collect();
        // A block that is given one sequence alone takes its elements.
        let is_element = |param: &&(NodeId, ir::Symbol, ParamKind)| param.2 == ParamKind::Element;
        if params.iter().filter(is_element).count() > 1
            && let &[(ArgKind::Positional, node)] = args
        {
            let elements = self.scratch(78);
            self.elements(node, elements, 0);
            if let Some(&first) = by_place.first() {
                self.copy(node, first);
            }
            for &param in &by_place {
                self.copy(elements, param);
                self.add(param, Atom::Nil);
            }
            return;
        }
        let is_lenient = self.world.module.semantics.calls.missing == Missing::Nil;
        let rest = params
            .iter()
            .find(|param| param.2 == ParamKind::Rest)
            .map(|param| param.0);
        let named_rest = params
            .iter()
            .find(|param| param.2 == ParamKind::NamedRest)
            .map(|param| param.0);
        let mut place = skipped;
        for &(kind, node) in args {
            match kind {
                ArgKind::Positional => {
                    match by_place.get(place) {
                        Some(&param) => self.copy(node, param),
                        None => self.add_to_rest(rest, node),
                    }
                    place += 1;
                }
                ArgKind::Named(name) => {
                    let param = params.iter().find(|param| {
                        param.1 == name
                            && matches!(param.2, ParamKind::Normal | ParamKind::NamedOnly)
                    });
                    match (param, named_rest) {
                        (Some(param), _) => self.copy(node, param.0),
                        (None, Some(rest)) => self.add_to_rest(Some(rest), node),
                        _ => {}
                    }
                }
                ArgKind::Spread => {
                    let scratch = self.scratch(2000 + node % 1000);
                    self.elements(node, scratch, 0);
                    for &param in by_place.iter().skip(place) {
                        self.copy(scratch, param);
                    }
                    self.add_to_rest(rest, scratch);
                    place = by_place.len();
                }
                ArgKind::NamedSpread => {
                    for atom in self.read(node) {
                        let values = match atom {
                            Atom::Coll(id) => self.colls[id as usize].element,
                            _ => {
                                let scratch = self.scratch(88);
                                self.unknown(scratch, Reason::Operands("**".to_owned()));
                                scratch
                            }
                        };
                        let known = params.iter().filter(|param| {
                            matches!(param.2, ParamKind::Normal | ParamKind::NamedOnly)
                        });
                        for param in known {
                            self.copy(values, param.0);
                        }
                        self.add_to_rest(named_rest, values);
                    }
                }
            }
        }
        if is_lenient {
            for &param in by_place.iter().skip(place) {
                self.add(param, Atom::Nil);
            }
        }
    }

    /// Puts an argument among the remaining ones.
    fn add_to_rest(&mut self, rest: Option<NodeId>, node: NodeId) {
        let Some(rest) = rest else { return };
        for atom in self.sets[rest as usize].clone() {
            if let Atom::Coll(id) = atom {
                let element = self.colls[id as usize].element;
                self.copy(node, element);
            }
        }
    }

    // --- methods

    pub fn call_method(
        &mut self,
        receiver: NodeId,
        method: ir::Symbol,
        args: Operands,
        dst: NodeId,
    ) {
        let text = self.world.symbol(method);
        for atom in self.read(receiver) {
            match atom {
                Atom::Instance(class) => {
                    let mut is_known = false;
                    if let Some(member) = self.look_up(class, method, false) {
                        is_known = true;
                        for found in self.read(member) {
                            match found {
                                Atom::Function(_) => self.call(found, Some(atom), args, dst),
                                Atom::Wrapped(Wrap::Class, _) => {
                                    self.call(found, Some(Atom::Class(class)), args, dst);
                                }
                                Atom::Wrapped(Wrap::Property, _) => {
                                    let scratch = self.scratch(93);
                                    self.bind_member(member, atom, scratch);
                                    self.call_all(scratch, args, dst);
                                }
                                _ => self.call(found, None, args, dst),
                            }
                        }
                    }
                    let own = self.field(class, method);
                    self.watch(own);
                    is_known |= !self.sets[own as usize].is_empty();
                    self.call_all(own, args, dst);
                    let protocol = &self.world.module.semantics.objects.protocol;
                    let (missing, intercepts) =
                        (protocol.get_missing_attribute, protocol.get_attribute);
                    if !is_known
                        && (self.has_special(atom, missing) || self.has_special(atom, intercepts))
                    {
                        is_known = true;
                        let scratch = self.scratch(97);
                        self.load_member(atom, method, scratch);
                        self.call_all(scratch, args, dst);
                    }
                    if !is_known {
                        self.outside_method(class, text, args, dst);
                    }
                }
                Atom::Class(class)
                    if text == self.world.module.semantics.objects.protocol.make
                        && self.world.noted.contains_key(&class)
                        && self.look_up(class, method, false).is_none() =>
                {
                    self.instantiate(class, args, dst);
                }
                Atom::Class(_) => {
                    let scratch = self.scratch(94);
                    self.load_member(atom, method, scratch);
                    self.call_all(scratch, args, dst);
                }
                Atom::Library(_) => {
                    let scratch = self.scratch(95);
                    self.load_member(atom, method, scratch);
                    self.call_all(scratch, args, dst);
                }
                Atom::Super(class) => match self.look_up(class, method, true) {
                    Some(member) => {
                        let derived = self
                            .world
                            .classes
                            .get(&class)
                            .map(|info| info.derived.clone());
                        for found in self.read(member) {
                            if let Atom::Function(function) = found {
                                for &instance in derived.iter().flatten() {
                                    self.give_receiver(function, Atom::Instance(instance));
                                }
                                self.call(Atom::Bound(function), None, args, dst);
                            } else {
                                self.call(found, None, args, dst);
                            }
                        }
                    }
                    None => {
                        let protocol = &self.world.module.semantics.objects.protocol;
                        let is_init = text == protocol.init;
                        if is_init {
                            self.add(dst, Atom::Nil);
                        } else if text == protocol.new {
                            let derived = self
                                .world
                                .classes
                                .get(&class)
                                .map(|info| info.derived.clone());
                            for instance in derived.into_iter().flatten() {
                                self.add(dst, Atom::Instance(instance));
                            }
                        } else {
                            self.outside_method(class, text, args, dst);
                        }
                    }
                },
                Atom::Coll(_) | Atom::Scalar(_) | Atom::Outside(_) | Atom::Task(_) => {
                    self.library_method(atom, text, args, dst);
                }
                Atom::Declared(id) => {
                    let ty = self.declared[id as usize].clone();
                    let name = format!("{}.{text}", self.shown(&ty));
                    self.outside_call(&name, args, dst);
                }
                Atom::Unknown(_) => {
                    self.asked_of_unknown(method);
                    if text == self.world.module.semantics.objects.protocol.make {
                        self.made_of_unknown();
                    }
                    for (_, node) in args {
                        self.escape_all(*node, text);
                    }
                    self.add(dst, atom);
                }
                Atom::Function(_)
                | Atom::Bound(_)
                | Atom::Intrinsic(_)
                | Atom::Wrapped(..)
                | Atom::Method(_) => {
                    self.outside_call(text, args, dst);
                }
                Atom::Nil => {}
            }
        }
    }
}
