//! Classes that functions of the library make while a program runs, as its text has them ([`ir::ClassNote`]).
//!
//! Such a class is known by the first function that it has. Its methods are called by name on its instances; what
//! the machinery that makes the class does with their functions is nobody's call.

use super::atom::{Atom, Reason, Wrap};
use super::calls::Operands;
use super::hierarchy::Parent;
use super::solve::{Node, NodeId, Solver};
use super::world::World;
use ir::{
    Callee, Const, FunctionId, Hint, Intrinsic, MethodKind, Op, ParamKind, Reg, Symbol, TypeExpr,
};
use rustc_hash::FxHashMap;

/// What the program's text says of a class.
#[derive(Clone, Debug)]
pub(super) struct Noted {
    name: Symbol,
    pub constructor: Option<FunctionId>,
    methods: FxHashMap<Symbol, Vec<(FunctionId, MethodKind)>>,
    members: FxHashMap<Symbol, TypeExpr>,
    /// What holds it.
    values: Vec<NodeId>,
}

impl Noted {
    /// Its functions, with on what each is called.
    pub fn functions(&self) -> impl Iterator<Item = (FunctionId, MethodKind)> {
        let made = self.constructor.map(|made| (made, MethodKind::Hidden));
        made.into_iter()
            .chain(self.methods.values().flatten().copied())
    }
}

impl World<'_> {
    /// Finds the classes that are noted; gives them in the order of the text.
    pub fn read_noted(&mut self) -> Vec<FunctionId> {
        let module = self.module;
        let mut by_name: FxHashMap<Symbol, FunctionId> = FxHashMap::default();
        let mut parents: Vec<(FunctionId, &[Symbol])> = Vec::new();
        let mut keys = Vec::new();
        for note in &module.classes {
            let functions = self.functions;
            let at_entry = |label| functions.at_entry(label);
            let constructor = note.constructor.and_then(at_entry);
            let methods = (note.methods.iter())
                .filter_map(|method| Some((method.name, (at_entry(method.entry)?, method.kind))));
            let methods: Vec<_> = methods.collect();
            let first = constructor.or_else(|| methods.first().map(|(_, (first, _))| *first));
            let Some(class) = by_name.get(&note.name).copied().or(first) else {
                continue;
            };
            // A class of the library that the program adds to has instances of other kinds.
            if note.value.is_some() && self.provided.contains(note.name) {
                continue;
            }
            let noted = self.noted.entry(class).or_insert_with(|| {
                keys.push(class);
                by_name.insert(note.name, class);
                Noted {
                    name: note.name,
                    constructor: None,
                    methods: FxHashMap::default(),
                    members: FxHashMap::default(),
                    values: Vec::new(),
                }
            });
            noted.constructor = constructor.or(noted.constructor);
            noted.values.extend(note.value.map(|reg| reg.0));
            for (name, method) in methods {
                noted.methods.entry(name).or_default().push(method);
                self.noted_methods.entry(name).or_default().push(method.0);
            }
            for (name, ty) in &note.members {
                noted.members.insert(*name, ty.clone());
            }
            parents.push((class, &note.parents));
        }
        let all: Vec<FunctionId> = (self.noted.values().flat_map(Noted::functions))
            .map(|(function, _)| function)
            .collect();
        self.of_noted.extend(all);
        for (class, names) in parents {
            let found: Vec<Parent> = (names.iter())
                .map(|name| match by_name.get(name) {
                    Some(&own) => Parent::Own(own),
                    None => Parent::Outside(self.name(self.symbol(*name))),
                })
                .filter(|parent| *parent != Parent::Own(class))
                .collect();
            let known = self.classes.entry(class).or_default();
            known.parents.extend(found);
        }
        for &class in &keys {
            let name = self.symbol(self.noted[&class].name);
            self.by_class_name.entry(name).or_default().push(class);
        }
        if !keys.is_empty() {
            self.read_stores();
        }
        keys
    }

    /// Which members are put into objects anywhere, and by which functions.
    fn read_stores(&mut self) {
        let mut texts: FxHashMap<Reg, &str> = FxHashMap::default();
        for (at, inst) in self.module.insts.iter().enumerate() {
            let field = match &inst.op {
                Op::StoreField { field, .. } => Some(*field),
                Op::Const {
                    dst,
                    value: Const::Text(text),
                } => {
                    texts.insert(*dst, text);
                    None
                }
                Op::CallFunction {
                    callee: Callee::Intrinsic(Intrinsic::Define),
                    args,
                    ..
                } => (args.get(1))
                    .and_then(|key| texts.get(&key.value))
                    .and_then(|text| self.program.names.get(text)),
                _ => None,
            };
            if let Some(field) = field {
                self.stored_names.insert(field);
                self.stored_by.insert((self.functions.owner[at], field));
            }
        }
    }

    /// Whether a constructor of a class, or of one that it derives from, puts something into a member.
    fn is_made_with(&self, class: FunctionId, name: Symbol) -> bool {
        let order = self.classes.get(&class).map(|info| &info.order);
        let noted = order.into_iter().flatten();
        let functions = noted
            .filter_map(|at| self.noted.get(at))
            .flat_map(Noted::functions);
        let mut makers = functions.filter(|(_, kind)| *kind == MethodKind::Hidden);
        makers.any(|(made, _)| self.stored_by.contains(&(made, name)))
    }

    /// The name of a class that is noted.
    pub fn noted_name(&self, class: FunctionId) -> Option<Symbol> {
        self.noted.get(&class).map(|noted| noted.name)
    }

    /// What is declared of a member of a class's instances.
    pub fn declared_member(&self, class: FunctionId, name: Symbol) -> Option<&TypeExpr> {
        match self.noted.get(&class) {
            Some(noted) => noted.members.get(&name),
            None => self.variable_notes.get(&(class, name)),
        }
    }
}

impl Solver<'_> {
    /// What is known of noted classes before anything runs: what holds them, and on what their methods are called.
    pub fn seed_noted(&mut self) {
        let mut classes: Vec<FunctionId> = self.world.noted.keys().copied().collect();
        classes.sort_unstable();
        for class in classes {
            let noted = self.world.noted[&class].clone();
            for value in noted.values.iter().copied() {
                self.force(value, Atom::Class(class));
                self.fixed.insert(value);
            }
            // What everything derives from has its methods called on whatever there is.
            if self.world.provided.contains(noted.name) {
                continue;
            }
            let derived = self.world.classes[&class].derived.clone();
            for (function, kind) in noted.functions() {
                let Some(receiver) = self.receiver_of(function) else {
                    continue;
                };
                for &each in &derived {
                    let atom = match kind {
                        MethodKind::Class => Atom::Class(each),
                        _ => Atom::Instance(each),
                    };
                    self.force(receiver, atom);
                }
                self.fixed.insert(receiver);
            }
        }
    }

    /// The place of what a function is called on, where that is apart from its parameters.
    pub fn receiver_of(&self, function: FunctionId) -> Option<NodeId> {
        let first = *self.params[function.index()].first()?;
        match self.world.module.inst(first).op {
            Op::Symbolic {
                dst,
                hint: Hint::Param(_, ParamKind::Receiver),
            } => Some(dst.0),
            _ => None,
        }
    }

    /// How many of a method's parameters are taken by what it is called on.
    pub fn taken_by_receiver(&self, function: FunctionId) -> usize {
        let is_apart =
            self.world.of_noted.contains(&function) || self.receiver_of(function).is_some();
        usize::from(!is_apart)
    }

    /// The node of a method that a noted class declares.
    pub fn noted_member(&mut self, class: FunctionId, name: Symbol) -> Option<NodeId> {
        let methods = self.world.noted.get(&class)?.methods.get(&name)?.clone();
        let node = self.node(Node::Noted(class, name));
        for (function, kind) in methods {
            let atom = match kind {
                MethodKind::Instance => Atom::Function(function),
                MethodKind::Class => Atom::Wrapped(Wrap::Class, function),
                MethodKind::Getter => Atom::Wrapped(Wrap::Property, function),
                MethodKind::Hidden => continue,
            };
            self.add(node, atom);
        }
        Some(node)
    }

    /// Makes an instance of a noted class, or runs its constructor on one of a class that derives from it.
    pub fn construct(&mut self, class: FunctionId, args: Operands) {
        let order = self.world.classes[&class].order.clone();
        let constructors = order.iter().filter_map(|at| self.world.noted.get(at));
        match constructors.filter_map(|noted| noted.constructor).next() {
            Some(constructor) => self.bind(constructor, 0, args),
            None => {
                for (_, node) in args {
                    self.escape_all(*node, "a class");
                }
            }
        }
        if self.outside_of(class).is_some() {
            for (_, node) in args {
                self.escape_all(*node, "a class");
            }
        }
    }

    /// A class of which nothing is known is asked for an instance: it may be any.
    pub fn made_of_unknown(&mut self) {
        let constructors = self.world.noted.values();
        let constructors: Vec<FunctionId> =
            constructors.filter_map(|noted| noted.constructor).collect();
        for constructor in constructors {
            self.called_from_outside(constructor, 0, "a class");
        }
    }

    /// The machine makes an instance of what the first operand holds.
    pub fn make(&mut self, args: Operands, dst: NodeId) {
        let Some(((_, class), args)) = args.split_first() else {
            return;
        };
        for atom in self.read(*class) {
            match atom {
                Atom::Class(class) => self.instantiate(class, args, dst),
                Atom::Library(_) => self.call(atom, None, args, dst),
                _ => {
                    if matches!(atom, Atom::Unknown(_)) {
                        self.made_of_unknown();
                    }
                    self.escape(atom, "new");
                    self.outside_call("new", args, dst);
                }
            }
        }
    }

    /// The constructor of a parent is run on what has been made: `(parent, made, arguments…)`.
    pub fn construct_parent(&mut self, args: Operands, dst: NodeId) {
        let [_, (_, made), args @ ..] = args else {
            return;
        };
        for atom in self.read(*made) {
            self.add(dst, atom);
            let Atom::Instance(class) = atom else {
                continue;
            };
            let parents = &self.world.classes[&class].parents;
            match parents.first() {
                Some(&Parent::Own(parent)) => self.construct(parent, args),
                _ => {
                    for (_, node) in args {
                        self.escape_all(*node, "a class");
                    }
                }
            }
        }
    }

    /// A function is called on something: `(function, receiver, arguments…)`.
    pub fn call_on(&mut self, args: Operands, dst: NodeId) {
        let [(_, callee), (_, receiver), args @ ..] = args else {
            return;
        };
        let receivers = self.read(*receiver);
        for callee in self.read(*callee) {
            for &receiver in &receivers {
                self.call(callee, Some(receiver), args, dst);
            }
        }
    }

    /// A member is defined: `(object, key, value, attributes)`.
    pub fn define_member(&mut self, nodes: &[NodeId], dst: NodeId) {
        let &[object, key, value, ..] = nodes else {
            return;
        };
        self.copy(object, dst);
        let name = self.constant_text(key).map(str::to_owned);
        match name.and_then(|text| self.world.program.names.get(&text)) {
            Some(name) => self.store_field(object, name, value),
            None => {
                for atom in self.read(object) {
                    if let Atom::Instance(class) = atom
                        && self.world.noted.contains_key(&class)
                    {
                        self.store_anywhere(class, value);
                    }
                }
                self.escape_all(value, "an object's members");
            }
        }
    }

    /// A member as the parents of an object's class have it: `(parent, key, object)`.
    pub fn member_of_parents(&mut self, nodes: &[NodeId], dst: NodeId) {
        let &[_, key, object] = nodes else {
            return;
        };
        let name = self.constant_text(key).map(str::to_owned);
        let name = name.and_then(|text| self.world.program.names.get(&text));
        for atom in self.read(object) {
            if let (Atom::Instance(class), Some(name)) = (atom, name) {
                let order = self.world.classes[&class].order.clone();
                let mut found = false;
                for ancestor in order.into_iter().skip(1) {
                    if let Some(member) = self.class_member(ancestor, name) {
                        found = true;
                        self.bind_member(member, atom, dst);
                    }
                }
                if found && self.outside_of(class).is_none() {
                    continue;
                }
            }
            if let Some(name) = name {
                self.asked_of_unknown(name);
            }
            self.escape(atom, "super");
            self.unknown(dst, Reason::NoMember("super".to_owned()));
        }
    }

    /// A member of a name is asked of something that nothing is known of: whatever methods of the name there are may be called.
    pub fn asked_of_unknown(&mut self, name: Symbol) {
        let Some(functions) = self.world.noted_methods.get(&name).cloned() else {
            return;
        };
        let text = self.world.symbol(name);
        for function in functions {
            self.called_from_outside(function, 0, text);
        }
    }

    /// What a member of an instance of a noted class holds that nothing is seen to put there.
    pub fn unseen_member(&mut self, class: FunctionId, name: Symbol, dst: NodeId) {
        let wild = self.node(Node::Wild(class));
        self.copy(wild, dst);
        let is_seen = self.world.stored_names.contains(&name)
            || self.world.declared_member(class, name).is_some();
        if !is_seen {
            let text = self.world.symbol(name).to_owned();
            self.unknown(dst, Reason::NoMember(text));
        } else if self.world.declared_member(class, name).is_none()
            && !self.world.is_made_with(class, name)
        {
            // Until something is put there.
            self.add(dst, Atom::Nil);
        }
    }

    /// Something is put into an instance under a name that is not known.
    pub fn store_anywhere(&mut self, class: FunctionId, value: NodeId) {
        let derived = self.world.classes[&class].derived.clone();
        for each in derived {
            let wild = self.node(Node::Wild(each));
            self.copy(value, wild);
        }
    }
}
