//! Whether two values are the same, as a circuit: integers, texts, what may be either, and nothing.

use crate::encode::{Encoder, Shape};
use crate::sorts::is_equality;
use crate::term::{Term, TermId, Terms};
use batsat::Lit;
use ir::BinOp;

impl Encoder<'_> {
    pub(crate) fn either(&mut self, which: Lit, yes: Lit, no: Lit) -> Lit {
        let (yes, no) = (self.circuit.and(which, yes), self.circuit.and(!which, no));
        self.circuit.or(yes, no)
    }

    pub(crate) fn equality(&mut self, id: TermId, op: BinOp, left: TermId, right: TermId) -> Shape {
        let same = match (self.shapes[&left].clone(), self.shapes[&right].clone()) {
            (Shape::Nil, Shape::Nil) => self.circuit.known(true),
            (_, Shape::Nil) => self.is_nil(left),
            (Shape::Nil, _) => self.is_nil(right),
            (a, b) => {
                let Some(same) = self.same(left, right, a, b) else {
                    return self.give_up(id);
                };
                // What is nothing is the same as nothing alone.
                match (
                    self.nils.get(&left).copied(),
                    self.nils.get(&right).copied(),
                ) {
                    (None, None) => same,
                    (Some(nil), None) | (None, Some(nil)) => self.circuit.and(!nil, same),
                    (Some(one), Some(other)) => {
                        let differ = self.circuit.xor(one, other);
                        let both = self.circuit.and(one, other);
                        let alike = self.circuit.or(both, same);
                        self.circuit.and(!differ, alike)
                    }
                }
            }
        };
        let is_negated = matches!(op, BinOp::Ne | BinOp::StrictNe | BinOp::IsNot);
        Shape::Bool(if is_negated { !same } else { same })
    }

    /// Whether two values that are something are the same.
    fn same(&mut self, left: TermId, right: TermId, a: Shape, b: Shape) -> Option<Lit> {
        Some(match (a, b) {
            (Shape::Text(a), Shape::Text(b)) => self.circuit.equal(&a, &b),
            (Shape::Text(_), Shape::Int(_) | Shape::Bool(_))
            | (Shape::Int(_) | Shape::Bool(_), Shape::Text(_)) => self.circuit.known(false),
            (Shape::Any(is_text, text, _), Shape::Text(other))
            | (Shape::Text(other), Shape::Any(is_text, text, _)) => {
                let same = self.circuit.equal(&text, &other);
                self.circuit.and(is_text, same)
            }
            (Shape::Any(one, a_text, a), Shape::Any(other, b_text, b)) => {
                let differ = self.circuit.xor(one, other);
                let (texts, numbers) = (
                    self.circuit.equal(&a_text, &b_text),
                    self.circuit.equal(&a, &b),
                );
                let same = self.either(one, texts, numbers);
                self.circuit.and(!differ, same)
            }
            (Shape::Any(is_text, ..), _) | (_, Shape::Any(is_text, ..)) => {
                let (a, b) = (self.number_of(left)?, self.number_of(right)?);
                let same = self.circuit.equal(&a, &b);
                self.circuit.and(!is_text, same)
            }
            _ => {
                let (a, b) = (self.number_of(left)?, self.number_of(right)?);
                self.circuit.equal(&a, &b)
            }
        })
    }

    fn is_nil(&mut self, id: TermId) -> Lit {
        let nil = self.nils.get(&id).copied();
        nil.unwrap_or_else(|| self.circuit.known(false))
    }
}

/// The unknowns that some terms compare with nothing.
pub(crate) fn compared_with_nil(terms: &Terms, all: &[TermId]) -> Vec<TermId> {
    let mut found: Vec<TermId> = Vec::new();
    for &id in all {
        let Term::Binary(op, left, right, _) = terms[id] else {
            continue;
        };
        for (one, other) in [(left, right), (right, left)] {
            let is_unknown = matches!(terms[one], Term::Source(_) | Term::Opaque(_));
            if is_equality(op) && is_unknown && terms[other] == Term::Nil {
                found.push(one);
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}
