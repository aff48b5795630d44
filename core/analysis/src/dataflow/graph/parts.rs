//! The parts of abstract values: which there are, what is read as which, and copies of bytes between regions.

use super::{Graph, Kind, NodeId};
use crate::dataflow::atom::{Atom, AtomId, Node, Part};
use crate::dataflow::offsets::{Bytes, Offsets};

/// How many parts of one region are told apart; what comes behind them may be anywhere in it.
const PARTS: usize = 64;

/// Bytes of a region that an instruction copies to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Copied {
    window: Bytes,
    target: AtomId,
    /// How far from where they are there they come to be here.
    by: Offsets,
    inst: NodeId,
}

impl Graph {
    /// The node of a part of an abstract value; where all its parts hold the same, one that does. What may be in any part
    /// is in each, but for bytes: they are read together with it.
    pub(in crate::dataflow) fn part(&mut self, atom: AtomId, part: Part) -> NodeId {
        let atom = self.whole[atom.0 as usize];
        let at = atom.0 as usize;
        let part = match (self.atoms[at], part) {
            // Nothing is known of it, so nothing of its parts.
            (Atom::Unknown(_), _) => Part::Any,
            _ => part,
        };
        if self.mixed.contains(&atom) && part != Part::Parent {
            let any = self.by_node[&Node::Part(atom, Part::Any)];
            return self.middle_of(any);
        }
        if let Some(&id) = self.by_node.get(&Node::Part(atom, part)) {
            return id;
        }
        if matches!(part, Part::Bytes(_)) && self.parts[at].len() >= PARTS {
            return self.part(atom, Part::Any);
        }
        let id = self.node(Node::Part(atom, part));
        self.parts[at].push(id);
        for (read, reader) in self.readers[at].clone() {
            if self.meet(read, part) && !self.is_apart(atom, part) {
                self.edge(id, reader, Kind::Copy);
            }
        }
        if !self.no_methods.contains(&part) {
            for asker in self.askers[at].clone() {
                self.edge(id, asker, Kind::Copy);
            }
        }
        for copied in self.copied[at].clone() {
            self.copy_part(id, part, copied);
        }
        if !matches!(
            part,
            Part::Any | Part::Parent | Part::Inherited | Part::Bytes(_)
        ) {
            let any = self.part(atom, Part::Any);
            self.edge(any, id, Kind::Copy);
        }
        id
    }

    /// Whether something that is in one part may be read as the other.
    fn meet(&self, read: Part, part: Part) -> bool {
        match (read, part) {
            (Part::Bytes(a), Part::Bytes(b)) => self.bytes[a as usize].meet(self.bytes[b as usize]),
            (Part::Any, _) | (_, Part::Any) => true,
            _ => read == part,
        }
    }

    /// Whether a part is none of the content: what an object delegates to.
    fn is_apart(&self, atom: AtomId, part: Part) -> bool {
        let atom = self.atoms[atom.0 as usize];
        part == Part::Parent && matches!(atom, Atom::Made(..) | Atom::Function(_))
    }

    /// Bytes as a part of a region.
    pub(in crate::dataflow) fn bytes(&mut self, bytes: Bytes) -> Part {
        Part::Bytes(self.bytes.insert_full(bytes).0 as u32)
    }

    /// Lets a node hold whatever any part of an abstract value holds.
    pub(in crate::dataflow) fn read_all(&mut self, atom: AtomId, reader: NodeId) {
        self.read(atom, Part::Any, reader);
    }

    /// Lets a node hold whatever those parts of an abstract value hold that have something in common with one.
    pub(in crate::dataflow) fn read(&mut self, atom: AtomId, read: Part, reader: NodeId) {
        let atom = self.whole[atom.0 as usize];
        if !self.reading.insert((atom, read, reader)) {
            return;
        }
        let any = self.part(atom, Part::Any);
        if self.mixed.contains(&atom) {
            self.edge(any, reader, Kind::Copy);
            return;
        }
        self.readers[atom.0 as usize].push((read, reader));
        for id in self.parts[atom.0 as usize].clone() {
            if let Node::Part(_, part) = self.describe(id)
                && self.meet(read, part)
                && !self.is_apart(atom, part)
            {
                self.edge(id, reader, Kind::Copy);
            }
        }
    }

    /// Lets a node hold whatever may be called of an object: what any part of it holds, but for those that are known to be no methods.
    pub(in crate::dataflow) fn read_methods(&mut self, atom: AtomId, reader: NodeId) {
        let atom = self.whole[atom.0 as usize];
        let at = atom.0 as usize;
        if self.askers[at].contains(&reader) {
            return;
        }
        let any = self.part(atom, Part::Any);
        if self.mixed.contains(&atom) {
            self.edge(any, reader, Kind::Copy);
            return;
        }
        self.askers[at].push(reader);
        for id in self.parts[at].clone() {
            if let Node::Part(_, part) = self.describe(id)
                && !self.no_methods.contains(&part)
            {
                self.edge(id, reader, Kind::Copy);
            }
        }
    }

    /// Says which parts of objects are no methods.
    pub(in crate::dataflow) fn are_no_methods(&mut self, parts: &[Part]) {
        self.no_methods.extend(parts);
    }

    /// Lets an instruction copy bytes of one region to offsets in another.
    pub(in crate::dataflow) fn copy_bytes(
        &mut self,
        (source, window): (AtomId, Bytes),
        (target, to): (AtomId, Offsets),
        inst: NodeId,
    ) {
        let source = self.whole[source.0 as usize];
        let copied = Copied {
            window,
            target,
            by: to.plus(window.at.times(-1)),
            inst,
        };
        if self.copied[source.0 as usize].contains(&copied) {
            return;
        }
        self.part(source, Part::Any);
        self.copied[source.0 as usize].push(copied);
        for id in self.parts[source.0 as usize].clone() {
            if let Node::Part(_, part) = self.describe(id) {
                self.copy_part(id, part, copied);
            }
        }
    }

    fn copy_part(&mut self, id: NodeId, part: Part, copied: Copied) {
        let bytes = match part {
            Part::Bytes(bytes) => self.bytes[bytes as usize],
            _ => copied.window,
        };
        if !bytes.meet(copied.window) {
            return;
        }
        let part = self.bytes(Bytes {
            at: bytes.at.plus(copied.by),
            width: bytes.width,
        });
        let to = self.part(copied.target, part);
        self.edge(id, to, Kind::Copy);
        self.edge(copied.inst, to, Kind::Use);
    }

    /// The parts of an abstract value that anything is known of.
    #[must_use]
    pub fn parts(&self, atom: AtomId) -> &[NodeId] {
        &self.parts[self.whole[atom.0 as usize].0 as usize]
    }
}
