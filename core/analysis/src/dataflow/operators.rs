//! Operators in the analysis of values: what they give, by what their operands hold.

use super::atom::{Atom, AtomId, Node, Part};
use super::graph::{Graph, NodeId, Role};
use super::values::Builder;
use ir::{ArrayKind, BinOp, InstId, Native, Op, UnOp};

impl Builder<'_> {
    pub(super) fn operand(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let me = at.0;
        self.implicit(at, id, atom);
        match self.module.inst(at).op {
            Op::Un { op, .. } => match op {
                UnOp::Next => self.elements(id, atom, me),
                UnOp::Neg | UnOp::Pos | UnOp::Invert => match atom {
                    Atom::Scalar(Native::Bool) => self.graph.hold(me, Atom::Scalar(Native::Int)),
                    Atom::Scalar(_) | Atom::Unknown(_) => self.graph.hold(me, atom),
                    _ => {}
                },
                _ => {}
            },
            Op::Bin {
                op,
                left,
                right,
                in_place,
                ..
            } if !op.is_comparison() => {
                let (left, right) = (self.reg(left), self.reg(right));
                match atom {
                    Atom::Scalar(native) => {
                        let scalars = |graph: &Graph, node| -> Vec<Native> {
                            let held = graph.held(node).iter();
                            held.filter_map(|&id| match graph.atom_at(id) {
                                Atom::Scalar(native) => Some(native),
                                _ => None,
                            })
                            .collect()
                        };
                        let (lefts, rights) =
                            (scalars(&self.graph, left), scalars(&self.graph, right));
                        if lefts.contains(&native) {
                            rights
                                .iter()
                                .copied()
                                .for_each(|other| self.combined(at, op, native, other));
                        }
                        if rights.contains(&native) {
                            lefts
                                .into_iter()
                                .for_each(|other| self.combined(at, op, other, native));
                        }
                    }
                    // A pointer moved is a pointer into the same region.
                    Atom::Region(region, from) => self.pointer_moved(at, id, region, from),
                    Atom::Unknown(_) => self.graph.hold(me, atom),
                    // Collections joined or repeated are such again.
                    Atom::Array(kind, ..) => {
                        let made = self.graph.atom(Atom::Array(kind, at, None));
                        self.graph.hold(me, Atom::Array(kind, at, None));
                        for part in [Part::Any, Part::Key] {
                            if part == Part::Any || kind == ArrayKind::Map {
                                let to = self.graph.part(made, part);
                                match part {
                                    Part::Key => {
                                        let from = self.graph.part(id, part);
                                        self.copy(from, to);
                                    }
                                    _ => self.graph.read_all(id, to),
                                }
                            }
                        }
                        if in_place && self.holds(left, id) {
                            let any = self.graph.part(id, Part::Any);
                            self.graph.watch(right, at, Role::Elements);
                            let node = self.graph.node(Node::Spread(at));
                            self.copy(node, any);
                            self.filling.insert(at);
                        }
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }

    fn holds(&self, node: NodeId, id: AtomId) -> bool {
        self.graph.holds(node, id)
    }

    /// The result of an operator that computes with two values without parts.
    fn combined(&mut self, at: InstId, op: BinOp, a: Native, b: Native) {
        use Native as N;
        let division = self.module.semantics.numbers.division;
        let is_whole = |native| matches!(native, N::Int | N::Bool);
        let is_text = (a == N::Text) != (b == N::Text);
        let results: &[N] = match op {
            BinOp::Rem if a == N::Text => &[N::Text],
            BinOp::Add | BinOp::Concat if (a, b) == (N::Text, N::Text) => &[N::Text],
            // Where text can be joined with what is none, that becomes text.
            BinOp::Add if is_text => &[N::Text],
            BinOp::Concat => &[N::Text],
            BinOp::Mul if is_text && (is_whole(a) || is_whole(b)) => &[N::Text],
            BinOp::Mul if a == N::Bytes || b == N::Bytes => &[N::Bytes],
            BinOp::BitAnd | BinOp::BitOr | BinOp::BitXor if (a, b) == (N::Bool, N::Bool) => {
                &[N::Bool]
            }
            BinOp::Div if is_whole(a) && is_whole(b) && division == ir::Division::Exact => {
                &[N::Float]
            }
            BinOp::Div if is_whole(a) && is_whole(b) && division == ir::Division::Even => {
                &[N::Int, N::Float]
            }
            BinOp::Pow if is_whole(a) && is_whole(b) => &[N::Int, N::Float],
            _ if is_whole(a) && is_whole(b) => &[N::Int],
            BinOp::Pow if a == N::Float || b == N::Float => {
                self.graph.hold(at.0, Atom::Scalar(N::Float));
                // A negative number to a broken power.
                self.graph.hold(at.0, Atom::Unknown(at));
                return;
            }
            _ if a == N::Float && (b == N::Float || is_whole(b))
                || b == N::Float && is_whole(a) =>
            {
                &[N::Float]
            }
            _ if a == b => {
                self.graph.hold(at.0, Atom::Scalar(a));
                return;
            }
            // The language's own rules decide; or it is an error.
            _ => {
                self.graph.hold(at.0, Atom::Unknown(at));
                return;
            }
        };
        for &native in results {
            self.graph.hold(at.0, Atom::Scalar(native));
        }
    }
}
