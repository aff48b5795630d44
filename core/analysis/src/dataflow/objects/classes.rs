//! Classes and prototypes of objects that the library makes, and instances of them.

use super::Want;
use crate::dataflow::atom::{Atom, AtomId, Facet, Part};
use crate::dataflow::graph::NodeId;
use crate::dataflow::values::Builder;
use ir::InstId;

impl Builder<'_> {
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
        // What the library may have put into the class it may have put anywhere: of that its instances have not got their members.
        let own = match self.graph.is_mixed(class) {
            true => self.own_prototype(class).into_iter().collect(),
            false => self.graph.held(prototypes).to_vec(),
        };
        for id in own {
            if !self.graph.atom_at(id).is_object() || !self.objects.shared.insert((id, parent)) {
                continue;
            }
            let above = self.graph.part(id, Part::Parent);
            match (atom, self.prototypes(parent)) {
                (Atom::Unknown(_), _) | (_, None) => self.graph.hold(above, atom),
                (_, Some(from)) => self.copy(from, above),
            }
        }
    }

    /// What instances of a class delegate to from the start.
    fn own_prototype(&self, class: AtomId) -> Option<AtomId> {
        let made = match self.graph.atom_at(class) {
            Atom::Function(function) => self.functions.get(function).entry,
            Atom::Made(made, Facet::Class) => made,
            _ => return None,
        };
        self.graph.find_atom(Atom::Made(made, Facet::Prototype))
    }

    /// The pairs of what two nodes hold of which one is what has just come to either.
    pub(super) fn new_pairs(&self, a: NodeId, b: NodeId, new: AtomId) -> Vec<(AtomId, AtomId)> {
        let with = |node| self.graph.held(node).iter().copied();
        let is_in = |node| {
            let mut held = with(node);
            self.graph.holds(node, new) || held.any(|own| self.graph.is_one(own, new))
        };
        let mut found = Vec::new();
        if is_in(a) {
            found.extend(with(b).map(|other| (new, other)));
        }
        if is_in(b) {
            found.extend(with(a).map(|other| (other, new)));
        }
        found
    }

    /// What holds what instances of a class delegate to.
    pub(in crate::dataflow) fn prototypes(&mut self, class: AtomId) -> Option<NodeId> {
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
            for maker in self.objects.makers.clone() {
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
