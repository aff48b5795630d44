//! Functions of a language's library that have to do with how objects are made, by what the language's table of effects says.

use super::Want;
use crate::dataflow::atom::{Atom, AtomId, Facet, Part};
use crate::dataflow::effects::call_args;
use crate::dataflow::graph::Role;
use crate::dataflow::values::Builder;
use ir::{Arg, Callee, Effect, InstId, Intrinsic, Op, Reg};

impl Builder<'_> {
    /// The operands of a call, without those that the language puts in front of what is written.
    pub(in crate::dataflow) fn visible(&self, at: InstId) -> Vec<Arg> {
        let op = &self.module.inst(at).op;
        let args = call_args(op).unwrap_or_default();
        let hidden = match op {
            Op::CallMethod { .. } => self.module.semantics.library.shortcuts.hidden,
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
    pub(in crate::dataflow) fn object_effect(&mut self, at: InstId, effect: Effect) {
        self.objects.effects.insert(at, effect);
        self.passing.insert(at);
        let args = self.visible(at);
        let all = call_args(&self.module.inst(at).op);
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
                let first = *self.objects.classes.entry(name).or_insert(at);
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
    pub(in crate::dataflow) fn given(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let Some(&effect) = self.objects.effects.get(&at) else {
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
                        for maker in self.objects.class_makers.clone() {
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
                self.object_operation_on(at, id, atom, intrinsic, &args);
            }
            Effect::Delegates => self.delegates(at, id),
            Effect::Includes | Effect::Extends => {
                let subjects = self.subjects(at);
                let Some((&into, from)) = subjects.split_first() else {
                    return;
                };
                let into = self.reg(into);
                for &reg in from {
                    for (own, given) in self.new_pairs(into, self.reg(reg), id) {
                        self.gets_members(at, effect, own, given);
                    }
                }
            }
            _ => {}
        }
    }

    /// An object, or instances of a class, get the members of instances of another.
    fn gets_members(&mut self, at: InstId, effect: Effect, own: AtomId, given: AtomId) {
        let (own_atom, atom) = (self.graph.atom_at(own), self.graph.atom_at(given));
        if !atom.is_object() || !own_atom.is_object() {
            return;
        }
        // Whoever uses the class needs it.
        if let Atom::Made(first, Facet::Class) = own_atom {
            self.uses(at.0, first.0);
        }
        if effect == Effect::Includes {
            return self.shares_instances(own, given, atom);
        }
        let above = self.graph.part(own, Part::Parent);
        match (atom, self.prototypes(given)) {
            (Atom::Unknown(_), _) | (_, None) => self.graph.hold(above, atom),
            (_, Some(from)) => self.copy(from, above),
        }
    }

    /// A table delegates to what a member of another says.
    pub(super) fn delegates(&mut self, at: InstId, new: AtomId) {
        let args = self.visible(at);
        let [object, meta, ..] = args[..] else {
            return;
        };
        let member = self.module.semantics.objects.protocol.get_item;
        let member = self.key_part(member);
        let (object, metas) = (self.reg(object.value), self.reg(meta.value));
        for (id, meta) in self.new_pairs(object, metas, new) {
            if !self.graph.atom_at(id).is_object() {
                continue;
            }
            let above = self.graph.part(id, Part::Parent);
            let kept = self.key_part("<meta>");
            let kept = self.graph.part(id, kept);
            self.copy(metas, kept);
            let atom = self.graph.atom_at(meta);
            match atom {
                Atom::Scalar(_) => {}
                Atom::Unknown(_) => self.graph.hold(above, atom),
                _ => self.find(at, meta, member, Want::Value(above)),
            }
        }
    }
}
