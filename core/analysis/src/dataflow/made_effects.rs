//! Functions of a language's library that make classes and instances of them, by what the language's table of effects says.

use super::atom::{Atom, AtomId, Facet, Part};
use super::graph::{NodeId, Role};
use super::made::Want;
use super::values::Builder;
use ir::{Arg, Callee, Effect, InstId, Intrinsic, Op, Reg};

impl Builder<'_> {
    /// The operands of a call, without those that the language puts in front of what is written.
    pub(super) fn visible(&self, at: InstId) -> Vec<Arg> {
        let op = &self.module.inst(at).op;
        let args = super::effects::call_args(op).unwrap_or_default();
        let hidden = match op {
            Op::CallMethod { .. } => self.module.semantics.library.shortcuts.hidden as usize,
            Op::CallFunction {
                callee: Callee::Intrinsic(Intrinsic::CallAll | Intrinsic::CallAllSpread),
                ..
            } => 1,
            _ => 0,
        };
        args.get(hidden..).unwrap_or_default().to_vec()
    }

    /// The registers that an effect is about: the operands, behind what is called where that is a class.
    pub(super) fn subjects(&self, at: InstId) -> Vec<Reg> {
        let receiver = match self.module.inst(at).op {
            Op::CallMethod { receiver, .. } => Some(receiver),
            _ => None,
        };
        let args = self.visible(at);
        receiver
            .into_iter()
            .chain(args.iter().map(|arg| arg.value))
            .collect()
    }

    /// Something of the library is called that has to do with how objects are made.
    pub(super) fn made_effect(&mut self, at: InstId, effect: Effect) {
        self.made.effects.insert(at, effect);
        self.passing.insert(at);
        let args = self.visible(at);
        let all = super::effects::call_args(&self.module.inst(at).op);
        let all = all.unwrap_or_default().to_vec();
        let mut used = Vec::new();
        self.module.inst(at).op.for_each_use(|reg| used.push(reg));
        for reg in used {
            self.uses(self.reg(reg), at.0);
        }
        match effect {
            Effect::OpensClass(name, parent) => {
                let name = args
                    .get(name as usize)
                    .and_then(|arg| self.text_of(arg.value));
                let name: Option<Box<str>> = name.map(Box::from);
                let symbol = name.as_ref().and_then(|name| self.program.names.get(name));
                let Some(name) =
                    name.filter(|_| !symbol.is_some_and(|symbol| self.provided.contains(symbol)))
                else {
                    return self.leaves(at, true, None);
                };
                let first = *self.made.classes.entry(name).or_insert(at);
                let class = Atom::Made(first, Facet::Class);
                self.graph.hold(at.0, class);
                let id = self.graph.atom(class);
                if let Some(prototypes) = self.prototypes(id) {
                    let prototype = Atom::Made(first, Facet::Prototype);
                    self.graph.hold(prototypes, prototype);
                    let prototype = self.graph.atom(prototype);
                    let kind = self.module.semantics.views.delegated.kind;
                    let kind = self.key_part(kind);
                    for holder in [prototype, id] {
                        let kind = self.graph.part(holder, kind);
                        self.graph.hold(kind, class);
                    }
                }
                if let Some(parent) = args.get(parent as usize) {
                    self.graph.watch(self.reg(parent.value), at, Role::Given);
                }
            }
            Effect::Delegates | Effect::Includes | Effect::Extends => {
                if effect == Effect::Delegates
                    && let Some(first) = args.first()
                {
                    self.copy(self.reg(first.value), at.0);
                }
                for reg in self.subjects(at) {
                    self.graph.watch(self.reg(reg), at, Role::Given);
                }
            }
            Effect::Instantiates => {
                if let Some(first) = args.first() {
                    self.graph.watch(self.reg(first.value), at, Role::Given);
                }
            }
            Effect::FindsAbove(class, _) => {
                if let Some(class) = args.get(class as usize) {
                    self.graph.watch(self.reg(class.value), at, Role::Given);
                }
            }
            Effect::GivesClass => {
                if let Some(receiver) = self.receiver_at(at) {
                    self.graph.watch(receiver, at, Role::Given);
                }
            }
            Effect::PutsNamed(name, value) => {
                let part = args.get(name as usize).map(|name| self.key_of(name.value));
                if let (Some(part), Some(value)) = (part, args.get(value as usize)) {
                    let kept = self.graph.atom(Atom::Made(InstId(0), Facet::Cell));
                    let part = self.graph.part(kept, part);
                    self.copy(self.reg(value.value), part);
                    self.copy(self.reg(value.value), at.0);
                    self.uses(at.0, part);
                }
            }
            Effect::GetsNamed(name) => {
                self.graph.hold(at.0, Atom::Unknown(at));
                if let Some(name) = args.get(name as usize) {
                    let part = self.key_of(name.value);
                    let kept = self.graph.atom(Atom::Made(InstId(0), Facet::Cell));
                    self.find(at, kept, part, Want::Value(at.0));
                }
            }
            Effect::Forwards => match args.first().or(all.first()) {
                Some(first) => self.copy(self.reg(first.value), at.0),
                None => self.leaves(at, true, None),
            },
            Effect::Calls => {
                if let Some(receiver) = self.receiver_at(at) {
                    self.graph.watch(receiver, at, Role::Given);
                }
            }
            _ => self.graph.hold(at.0, Atom::Scalar(ir::Native::Nil)),
        }
    }

    /// Something has come to what an effect is about.
    pub(super) fn given(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let Some(&effect) = self.made.effects.get(&at) else {
            return;
        };
        match effect {
            Effect::OpensClass(..) => {
                for class in self.graph.held(at.0).to_vec() {
                    if matches!(self.graph.atom_at(class), Atom::Made(_, Facet::Class)) {
                        self.derives(class, id, atom);
                    }
                }
            }
            Effect::Instantiates => match atom {
                Atom::Made(_, Facet::Class) => {
                    for made in self.instances(at, id) {
                        for maker in self.made.class_makers.clone() {
                            self.find(at, id, Part::Field(maker), Want::Maker(made));
                        }
                    }
                }
                _ if atom.is_object() => self.leaves(at, false, None),
                _ => {}
            },
            Effect::GivesClass if atom.is_object() => {
                let kind = self.module.semantics.views.delegated.kind;
                let kind = self.key_part(kind);
                self.find(at, id, kind, Want::Value(at.0));
            }
            Effect::FindsAbove(_, name) => {
                let args = self.visible(at);
                let part = match args.get(name as usize) {
                    Some(name) => self.key_of(name.value),
                    None => Part::Any,
                };
                let Some(prototypes) = self.prototypes(id) else {
                    return;
                };
                for prototype in self.graph.held(prototypes).to_vec() {
                    let above = self.graph.part(prototype, Part::Parent);
                    let want = Want::Value(at.0);
                    self.graph.watch(above, at, Role::Above(part, want));
                }
                // A method of a class is above it, too.
                let above = self.graph.part(id, Part::Parent);
                self.graph
                    .watch(above, at, Role::Above(part, Want::Value(at.0)));
            }
            Effect::Calls => match atom {
                Atom::Function(function) => {
                    let args = self.visible(at);
                    self.bind_args(at, function, false, &args);
                    self.returns(at, function, at.0);
                }
                _ if atom.is_object() => self.leaves(at, true, None),
                _ => {}
            },
            Effect::Does(intrinsic) => {
                let args = self.visible(at);
                self.made_operation_on(at, id, atom, intrinsic, &args);
            }
            Effect::Delegates => self.delegates(at),
            Effect::Includes | Effect::Extends => {
                let subjects = self.subjects(at);
                let Some((&into, from)) = subjects.split_first() else {
                    return;
                };
                for own in self.graph.held(self.reg(into)).to_vec() {
                    for &reg in from {
                        for id in self.graph.held(self.reg(reg)).to_vec() {
                            let atom = self.graph.atom_at(id);
                            if !atom.is_object() || !self.graph.atom_at(own).is_object() {
                                continue;
                            }
                            match effect {
                                Effect::Includes => self.shares_instances(own, id, atom),
                                _ => {
                                    let above = self.graph.part(own, Part::Parent);
                                    match (atom, self.prototypes(id)) {
                                        (Atom::Unknown(_), _) | (_, None) => {
                                            self.graph.hold(above, atom);
                                        }
                                        (_, Some(from)) => self.copy(from, above),
                                    }
                                }
                            }
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// A table delegates to what a member of another says.
    pub(super) fn delegates(&mut self, at: InstId) {
        let args = self.visible(at);
        let [object, meta, ..] = args[..] else {
            return;
        };
        let member = self.module.semantics.objects.protocol.get_item;
        let member = self.key_part(member);
        for id in self.graph.held(self.reg(object.value)).to_vec() {
            if !self.graph.atom_at(id).is_object() {
                continue;
            }
            let above = self.graph.part(id, Part::Parent);
            let kept = self.key_part("<meta>");
            let kept = self.graph.part(id, kept);
            self.copy(self.reg(meta.value), kept);
            for meta in self.graph.held(self.reg(meta.value)).to_vec() {
                let atom = self.graph.atom_at(meta);
                match atom {
                    Atom::Scalar(_) => {}
                    Atom::Unknown(_) => self.graph.hold(above, atom),
                    _ => self.find(at, meta, member, Want::Value(above)),
                }
            }
        }
    }

    /// A class delegates to another, and its instances to what those of the other do.
    pub(super) fn derives(&mut self, class: AtomId, parent: AtomId, atom: Atom) {
        if !atom.is_object() {
            return;
        }
        let own = self.graph.part(class, Part::Parent);
        self.graph.hold(own, atom);
        self.shares_instances(class, parent, atom);
    }

    /// Instances of a class have the members of instances of another.
    pub(super) fn shares_instances(&mut self, class: AtomId, parent: AtomId, atom: Atom) {
        let Some(prototypes) = self.prototypes(class) else {
            return;
        };
        for id in self.graph.held(prototypes).to_vec() {
            if !self.graph.atom_at(id).is_object() {
                continue;
            }
            let above = self.graph.part(id, Part::Parent);
            match (atom, self.prototypes(parent)) {
                (Atom::Unknown(_), _) | (_, None) => self.graph.hold(above, atom),
                (_, Some(from)) => self.copy(from, above),
            }
        }
    }

    /// What holds what instances of a class delegate to.
    pub(super) fn prototypes(&mut self, class: AtomId) -> Option<NodeId> {
        let protocol = &self.module.semantics.objects.protocol;
        let atom = self.graph.atom_at(class);
        if protocol.prototype.is_empty() || !atom.is_object() {
            return None;
        }
        let part = self.key_part(protocol.prototype);
        let node = self.graph.part(class, part);
        if let Atom::Function(function) = atom {
            let entry = self.functions.get(function).entry;
            let prototype = Atom::Made(entry, Facet::Prototype);
            self.graph.hold(node, prototype);
            let prototype = self.graph.atom(prototype);
            let constructor = self.key_part(protocol.constructor);
            let constructor = self.graph.part(prototype, constructor);
            self.graph.hold(constructor, atom);
        }
        Some(node)
    }

    /// An instruction makes instances of a class, and begins their lives.
    pub(super) fn make_instances(&mut self, at: InstId, class: AtomId) {
        for made in self.instances(at, class) {
            for maker in self.made.makers.clone() {
                self.find(at, made, Part::Field(maker), Want::Maker(made));
            }
        }
    }

    /// The instances of a class that an instruction makes.
    pub(super) fn instances(&mut self, at: InstId, class: AtomId) -> Vec<AtomId> {
        let all = self.variants(at);
        for &made in &all {
            let parent = self.graph.part(made, Part::Parent);
            if let Some(prototypes) = self.prototypes(class) {
                self.copy(prototypes, parent);
            }
        }
        let mut used = Vec::new();
        self.module.inst(at).op.for_each_use(|reg| used.push(reg));
        for reg in used {
            self.uses(self.reg(reg), at.0);
        }
        all
    }
}
