//! Memory in the analysis of values: pointers by the offsets that they have in their regions, and what loads, stores, fills
//! and copies do to the bytes there.

use super::atom::{Atom, AtomId, Node, Part};
use super::graph::{Kind, NodeId, Role};
use super::offsets::{Bytes, Offsets};
use super::values::Builder;
use ir::{Arg, BinOp, Callee, Const, InstId, Intrinsic, Op, Reg, Scalar, UnOp};

/// How many places of one region an instruction's pointer may have before they are taken for a row without an end.
const PLACES: usize = 4;
/// How deep the expression of an offset is looked into.
const DEEP: usize = 8;

impl Builder<'_> {
    /// A pointer has come to an operator that is no comparison: it is moved.
    pub(super) fn pointer_moved(&mut self, at: InstId, id: AtomId, region: InstId, from: Offsets) {
        let Op::Bin {
            op, left, right, ..
        } = self.module.inst(at).op
        else {
            return;
        };
        for (own, other) in [(left, right), (right, left)] {
            if !self.graph.holds(self.reg(own), id) {
                continue;
            }
            let by = match op {
                BinOp::Add => self.distance(other, DEEP),
                BinOp::Sub if own == left => self.distance(other, DEEP).times(-1),
                _ => Offsets::ANYWHERE,
            };
            self.points(at, region, from.plus(by));
        }
    }

    /// Lets an instruction give a pointer. What is moved again and again in a loop would never end: a row takes its place.
    fn points(&mut self, at: InstId, region: InstId, to: Offsets) {
        let known = self.pointed.entry((at, region)).or_default();
        if known.iter().any(|known| known.cover(to)) {
            return;
        }
        let to = match known.len() < PLACES {
            true => to,
            false => known.iter().fold(to, |all, &one| all.widened(one)),
        };
        known.push(to);
        self.graph.hold(at.0, Atom::Region(region, to));
    }

    /// What a register may add to a pointer, as far as the instructions around it say.
    fn distance(&self, reg: Reg, depth: usize) -> Offsets {
        let writer = self.writer.get(reg.index()).copied().flatten();
        let (Some(at), Some(depth)) = (writer, depth.checked_sub(1)) else {
            return Offsets::ANYWHERE;
        };
        match &self.module.inst(at).op {
            Op::Const { .. } => self.number(reg).map_or(Offsets::ANYWHERE, Offsets::one),
            // Of what is computed with fewer bits nothing is known but constants: it may have gone round.
            Op::Un {
                op: UnOp::As(Scalar::I64 | Scalar::U64),
                operand,
                ..
            } => self
                .number(*operand)
                .map_or(Offsets::ANYWHERE, Offsets::one),
            Op::Bin {
                op: BinOp::Mul,
                left,
                right,
                ..
            } => match (self.number(*left), self.number(*right)) {
                (_, Some(factor)) => self.distance(*left, depth).times(factor),
                (Some(factor), _) => self.distance(*right, depth).times(factor),
                _ => Offsets::ANYWHERE,
            },
            Op::Bin {
                op: op @ (BinOp::Add | BinOp::Sub),
                left,
                right,
                ..
            } => {
                let sign = if *op == BinOp::Add { 1 } else { -1 };
                let right = self.distance(*right, depth).times(sign);
                self.distance(*left, depth).plus(right)
            }
            Op::CallFunction {
                callee: Callee::Intrinsic(Intrinsic::CheckIndex),
                args,
                ..
            } => match args[..] {
                [index, count] => match (self.number(index.value), self.number(count.value)) {
                    (Some(index), _) => Offsets::one(index),
                    (None, Some(count)) => Offsets::below(count),
                    (None, None) => Offsets::ANYWHERE,
                },
                _ => Offsets::ANYWHERE,
            },
            _ => Offsets::ANYWHERE,
        }
    }

    /// The whole number that a register is, where it is a constant.
    fn number(&self, reg: Reg) -> Option<i64> {
        let at = self.writer.get(reg.index()).copied().flatten()?;
        match &self.module.inst(at).op {
            Op::Const { value, .. } => match *value {
                Const::Int(value) => Some(value),
                Const::Sized(scalar, value) if scalar.is_fixed() => Some(value),
                _ => None,
            },
            Op::Un {
                op: UnOp::As(Scalar::I64 | Scalar::U64),
                operand,
                ..
            } => self.number(*operand),
            _ => None,
        }
    }

    /// Something is read through a pointer, or some bytes behind it.
    pub(super) fn memory_read(
        &mut self,
        at: InstId,
        (id, atom): (AtomId, Atom),
        behind: Option<Reg>,
        width: Option<i64>,
    ) {
        let part = self.bytes(atom, behind, width);
        self.graph.read(id, part, at.0);
    }

    /// Something is written through a pointer, or some bytes behind it: what a node holds, or what is computed from it.
    pub(super) fn memory_written(
        &mut self,
        (from, kind): (NodeId, Kind),
        (id, atom): (AtomId, Atom),
        behind: Option<Reg>,
        width: Option<i64>,
    ) {
        let part = self.bytes(atom, behind, width);
        let part = self.graph.part(id, part);
        self.graph.edge(from, part, kind);
    }

    /// The bytes behind a pointer, as a part of its region; all of them where it is not known how many or which.
    fn bytes(&mut self, atom: Atom, behind: Option<Reg>, width: Option<i64>) -> Part {
        let (Atom::Region(_, at), Some(width)) = (atom, width) else {
            return Part::Any;
        };
        let behind = behind.map_or(Offsets::START, |reg| self.distance(reg, DEEP));
        self.graph.bytes(Bytes {
            at: at.plus(behind),
            width,
        })
    }

    /// Memory is filled with bytes that are computed from the operands: no pointer is among them.
    pub(super) fn filled(&mut self, at: InstId, destination: &Arg) {
        self.filling.insert(at);
        self.graph
            .watch(self.reg(destination.value), at, Role::Filled);
    }

    /// Memory has come to where an instruction fills it.
    pub(super) fn fill(&mut self, at: InstId, id: AtomId, atom: Atom) {
        // Those that look at more than their operands are code of the outside: see `operation`.
        let node = match self.outside.contains(&at) {
            true => self.graph.node(Node::Outside(at)),
            false => at.0,
        };
        let width = self.extent(at);
        self.memory_written((node, Kind::Use), (id, atom), None, width);
    }

    /// How many bytes an instruction fills or copies, where that is said.
    fn extent(&self, at: InstId) -> Option<i64> {
        let Op::CallFunction {
            callee: Callee::Intrinsic(intrinsic),
            args,
            ..
        } = &self.module.inst(at).op
        else {
            return None;
        };
        use Intrinsic as I;
        let place = match intrinsic {
            I::RegionSet | I::MemSet | I::RegionCopy | I::MemCopy | I::MemMove => 2,
            I::BitsStore | I::BitsLoad => 1,
            _ => return None,
        };
        args.get(place).and_then(|arg| self.number(arg.value))
    }

    /// Bits of memory are read.
    pub(super) fn bits_read(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let width = self.extent(at);
        self.memory_read(at, (id, atom), None, width);
    }

    /// Bytes are copied from one place in memory to another.
    pub(super) fn copied(&mut self, at: InstId, destination: Reg, source: Reg) {
        self.filling.insert(at);
        for (reg, role) in [(destination, Role::Destination), (source, Role::Source)] {
            self.graph.watch(self.reg(reg), at, role);
        }
    }

    /// A pointer has come to a copy.
    pub(super) fn copies(&mut self, at: InstId, id: AtomId, role: Role) {
        let Op::CallFunction { args, .. } = &self.module.inst(at).op else {
            return;
        };
        let [destination, source, ..] = args[..] else {
            return;
        };
        let other = match role {
            Role::Destination => source,
            _ => destination,
        };
        for other in self.graph.held(self.reg(other.value)).to_vec() {
            match role {
                Role::Destination => self.copies_between(at, other, id),
                _ => self.copies_between(at, id, other),
            }
        }
    }

    fn copies_between(&mut self, at: InstId, source: AtomId, target: AtomId) {
        let (from, to) = (self.graph.atom_at(source), self.graph.atom_at(target));
        if !from.is_object() || !to.is_object() {
            return;
        }
        let extent = self.extent(at);
        if let (Atom::Region(one, from), Atom::Region(other, to), Some(width)) = (from, to, extent)
            && one != other
        {
            let window = Bytes { at: from, width };
            self.graph.copy_bytes((source, window), (target, to), at.0);
            return;
        }
        let node = self.graph.node(Node::Spread(at));
        let part = self.bytes(from, None, extent);
        self.graph.read(source, part, node);
        self.memory_written((node, Kind::Copy), (target, to), None, extent);
        self.memory_written((at.0, Kind::Use), (target, to), None, extent);
    }
}
