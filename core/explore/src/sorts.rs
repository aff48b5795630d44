//! What kind of value each term has, as far as the conditions tell.

use crate::term::{Source, Term, TermId, Terms};
use ir::{BinOp, Scalar, UnOp};
use rustc_hash::FxHashMap;

/// A kind of value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sort {
    /// An integer; of a fixed width where there is a scalar type.
    Int(Option<Scalar>),
    /// A truth value.
    Bool,
    /// Text.
    Text,
    /// Text or an integer: it is compared with both, and no declaration says which it is.
    Any,
}

/// The sorts of some terms.
pub(crate) struct Sorts(FxHashMap<TermId, Sort>);

impl Sorts {
    /// Finds the sorts of terms, given with all that they are computed from, the oldest first. What meets something of a
    /// known sort in an operation is of that sort, and what is known by nothing but its use in a computation or an order is
    /// an integer.
    pub fn of(terms: &Terms, all: &[TermId]) -> Sorts {
        let mut sorts = Sorts(FxHashMap::default());
        sorts.find_mixed(terms, all);
        for is_last in [false, true] {
            loop {
                let before = sorts.0.len();
                for &id in all {
                    sorts.meet(terms, id, is_last);
                }
                if sorts.0.len() == before {
                    break;
                }
            }
        }
        sorts
    }

    /// Finds the unknowns that are compared both with texts and with numbers: neither comparison says what they are.
    fn find_mixed(&mut self, terms: &Terms, all: &[TermId]) {
        let mut compared: FxHashMap<TermId, [bool; 2]> = FxHashMap::default();
        for &id in all {
            let Term::Binary(op, left, right, _) = terms[id] else {
                continue;
            };
            if !is_equality(op) {
                continue;
            }
            for (one, other) in [(left, right), (right, left)] {
                let Term::Source(Source { ty: None, .. }) = terms[one] else {
                    continue;
                };
                let with = match terms[other] {
                    Term::Text(_) => 0,
                    Term::Int(_, None) | Term::Bool(_) => 1,
                    _ => continue,
                };
                compared.entry(one).or_default()[with] = true;
            }
        }
        // What is compared with an unknown is compared with all that this is compared with.
        let is_open = |id| matches!(terms[id], Term::Source(Source { ty: None, .. }));
        let mut grows = true;
        while std::mem::take(&mut grows) {
            for &id in all {
                let Term::Binary(op, left, right, _) = terms[id] else {
                    continue;
                };
                if !is_equality(op) || !is_open(left) || !is_open(right) {
                    continue;
                }
                let of = |id: TermId| compared.get(&id).copied().unwrap_or_default();
                let (one, other) = (of(left), of(right));
                let both = [one[0] || other[0], one[1] || other[1]];
                if one != both || other != both {
                    compared.extend([(left, both), (right, both)]);
                    grows = true;
                }
            }
        }
        for (id, with) in compared {
            if with == [true, true] {
                self.0.insert(id, Sort::Any);
            }
        }
    }

    /// The sort of a term; nothing where its truth alone matters.
    pub fn get(&self, id: TermId) -> Option<Sort> {
        self.0.get(&id).copied()
    }

    fn set(&mut self, id: TermId, sort: Option<Sort>) {
        if let Some(sort) = sort {
            self.0.entry(id).or_insert(sort);
        }
    }

    fn meet(&mut self, terms: &Terms, id: TermId, is_last: bool) {
        let by_default = is_last.then_some(Sort::Int(None));
        match &terms[id] {
            Term::Int(_, scalar) => self.set(id, Some(Sort::Int(*scalar))),
            Term::Bool(_) | Term::Unary(UnOp::Not, _) => self.set(id, Some(Sort::Bool)),
            Term::Text(_) => self.set(id, Some(Sort::Text)),
            Term::Source(source) | Term::Opaque(source) => {
                let sort = match source.ty {
                    Some(Scalar::Bool) => Some(Sort::Bool),
                    Some(Scalar::Text) => Some(Sort::Text),
                    Some(scalar) if scalar.is_fixed() => Some(Sort::Int(Some(scalar))),
                    _ => None,
                };
                self.set(id, sort);
            }
            Term::Nil => {}
            Term::Binary(BinOp::Shl | BinOp::Shr | BinOp::UShr, left, right, _) => {
                self.set(*right, Some(Sort::Int(None)));
                self.set(id, self.get(*left).or(by_default));
                self.set(*left, self.get(id));
            }
            Term::Binary(op, left, right, _) => {
                let is_equality = is_equality(*op);
                let mut shared = self.get(*left).or(self.get(*right));
                if is_comparison(*op) {
                    self.set(id, Some(Sort::Bool));
                } else {
                    shared = shared.or(self.get(id));
                }
                if shared == Some(Sort::Any) && !is_equality {
                    shared = Some(Sort::Int(None));
                }
                let is_of_nil = [left, right].iter().any(|&&side| terms[side] == Term::Nil);
                if !is_equality || !is_of_nil {
                    shared = shared.or(by_default);
                    self.set(*left, shared);
                    self.set(*right, shared);
                }
                if !is_comparison(*op) {
                    self.set(id, shared);
                }
            }
            Term::Unary(UnOp::As(scalar), operand) => {
                self.set(id, Some(Sort::Int(Some(*scalar))));
                self.set(*operand, by_default);
            }
            Term::Unary(_, operand) => {
                let shared = self.get(*operand).or(self.get(id)).or(by_default);
                self.set(id, shared);
                self.set(*operand, shared);
            }
        }
    }
}

/// Whether an operator asks for sameness.
pub(crate) fn is_equality(op: BinOp) -> bool {
    matches!(
        op,
        BinOp::Eq | BinOp::Ne | BinOp::StrictEq | BinOp::StrictNe | BinOp::Is | BinOp::IsNot
    )
}

/// Whether an operator gives a truth value.
pub(crate) fn is_comparison(op: BinOp) -> bool {
    is_equality(op) || matches!(op, BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge)
}
