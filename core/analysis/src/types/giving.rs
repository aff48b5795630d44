//! What a call of the library gives, by the result of its signature.
//!
//! A result `"+"['A, 'B]` is what the operator gives, `"+..."['A, 'B]` the first and whatever comes of adding more of the second.

use super::atom::{Atom, Coll, CollKind, Reason};
use super::declarations::coll_kind;
use super::signature::Call;
use super::solve::{NodeId, Solver};
use super::tables::Shape;
use ir::{BinOp, Scalar, TypeExpr};

/// What tells tuples of different lengths apart that one call gives.
const EACH_LENGTH: u32 = 1_000_000;

impl Solver<'_> {
    /// Puts what a type says into a node.
    pub fn produced(&mut self, ty: &TypeExpr, call: &mut Call, dst: NodeId, made: &mut u32) {
        *made += 1;
        match ty {
            TypeExpr::Var(name, _) => {
                let from = self.variable(name, call);
                self.copy(from, dst);
            }
            TypeExpr::Union(members) => {
                for member in members {
                    self.produced(member, call, dst, made);
                }
            }
            TypeExpr::Tuple(parts) => {
                let which = *made + parts.len() as u32 * EACH_LENGTH;
                let (id, nodes) = self.fixed_coll(CollKind::Tuple, which, parts.len());
                for (node, part) in nodes.into_iter().zip(parts) {
                    self.produced(part, call, node, made);
                }
                self.add(dst, Atom::Coll(id));
            }
            TypeExpr::Param(name, args) if args.len() == 2 && operator(name).is_some() => {
                if let Some((op, is_repeated)) = operator(name) {
                    let (left, right) = (self.scratch(93_000), self.scratch(93_001));
                    self.produced(&args[0], call, left, made);
                    self.produced(&args[1], call, right, made);
                    if is_repeated {
                        self.copy(left, dst);
                        self.copy(dst, left);
                    }
                    self.binary(op, false, left, right, dst);
                }
            }
            TypeExpr::Param(name, args) => {
                let kind = match &**name {
                    "Iterator" => CollKind::Cursor,
                    other => {
                        coll_kind(other).unwrap_or_else(|| CollKind::Named(self.world.name(other)))
                    }
                };
                let id = self.coll(kind, *made);
                let Coll { element, key, .. } = self.colls[id as usize].clone();
                let shape = match kind {
                    CollKind::Named(name) => self.world.shape(name),
                    _ => Shape::default(),
                };
                for (at, arg) in args.iter().enumerate() {
                    let is_key = match shape.arguments.get(at) {
                        Some(&is_key) => is_key,
                        None => at == 0 && args.len() == 2,
                    };
                    let node = if is_key { key } else { element };
                    self.produced(arg, call, node, made);
                }
                if let Some(values) = &shape.values {
                    self.produced(values, call, element, made);
                }
                self.add(dst, Atom::Coll(id));
            }
            TypeExpr::Class(name) if name.starts_with('<') => {
                let name = self.world.name(name);
                self.add(dst, Atom::Library(name));
            }
            TypeExpr::Unknown => self.unknown(dst, Reason::Outside(call.key.to_owned())),
            TypeExpr::Scalar(Scalar::Bool) => self.add(dst, Atom::Scalar(Scalar::Bool)),
            other => {
                for atom in self.atoms_of(other) {
                    self.add(dst, atom);
                }
            }
        }
    }
}

/// The operator that the name of a result's type says, and whether it is applied again and again.
fn operator(name: &str) -> Option<(BinOp, bool)> {
    let once = name.strip_suffix("...");
    Some((BinOp::from_text(once.unwrap_or(name))?, once.is_some()))
}
