//! Conditions as terms: what a run has computed from its unknowns, cut loose from the machine.
//!
//! **Invariant.** Equal terms are one, operands are older than what is computed from them, and two terms that mention the
//! same source mean the same unknown, whatever worlds they come from.

use ir::{BinOp, Const, Division, Intrinsic, Overflow, Remainder, Scalar, UnOp};
use num_bigint::BigInt;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use vm::heap::Object;
use vm::symbolic::Expression;
use vm::value::Unknown;
use vm::{Machine, Value};

/// An unknown that comes from outside of the program: its expression, and how many of the same came before.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Source {
    /// The expression, as the machine shows it.
    pub expression: Rc<str>,
    /// How many of the same expression the run met before.
    pub nth: u32,
    /// The scalar type that it is declared to have.
    pub ty: Option<Scalar>,
}

/// How a language rounds the quotients of integers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rounding {
    /// Towards zero; the remainder has the dividend's sign.
    Zero,
    /// Towards negative infinity; the remainder has the divisor's sign.
    Down,
}

/// What a language says of an operation on integers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Of quotients.
    pub rounding: Rounding,
    /// Whether signed integers of fixed width wrap; where they do not, a run never comes behind an overflow.
    pub wraps: bool,
}

/// A term among [`Terms`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TermId(u32);

/// A value as it depends on the unknowns.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// An integer; of a fixed width where there is a scalar type.
    Int(BigInt, Option<Scalar>),
    /// A truth value.
    Bool(bool),
    /// Text.
    Text(Rc<str>),
    /// The language's nothing.
    Nil,
    /// An unknown from outside.
    Source(Source),
    /// Something that depends on unknowns in a way that is not modelled.
    Opaque(Source),
    /// An operation on two values.
    Binary(BinOp, TermId, TermId, Rules),
    /// An operation on one.
    Unary(UnOp, TermId),
}

impl Term {
    /// The terms that it is computed from.
    pub fn operands(&self) -> impl Iterator<Item = TermId> {
        let (first, second) = match self {
            Term::Binary(_, left, right, _) => (Some(*left), Some(*right)),
            Term::Unary(_, operand) => (Some(*operand), None),
            _ => (None, None),
        };
        first.into_iter().chain(second)
    }
}

/// What must hold on the way to a world: a term whose truth is the given one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Condition {
    /// What was branched on.
    pub term: TermId,
    /// Whether it held.
    pub holds: bool,
}

/// The terms of an exploration.
#[derive(Clone, Default, Debug)]
pub struct Terms {
    all: Vec<Term>,
    ids: FxHashMap<Term, TermId>,
    /// The unknowns in each, in order.
    unknowns: Vec<Rc<[TermId]>>,
    /// The unknowns that are lengths, each with the term that says that it is not negative.
    lengths: FxHashMap<TermId, TermId>,
    /// Unknowns that are no scalars by their declaration: whether they are something is all that is known of them. Of each, whether it is
    /// a pointer, which is false where it is null.
    references: FxHashMap<TermId, bool>,
}

impl std::ops::Index<TermId> for Terms {
    type Output = Term;

    fn index(&self, id: TermId) -> &Term {
        &self.all[id.0 as usize]
    }
}

impl Terms {
    /// Whether two conditions can be told never to hold together by their form: one is the other turned round, or says that a
    /// value is zero that the other says is true.
    pub(crate) fn exclude(&self, one: Condition, other: Condition) -> bool {
        let is_true_and_zero = |truth: Condition, zero: Condition| {
            truth.holds && zero.holds && self.is_zero_test(zero.term, truth.term)
        };
        one.term == other.term && one.holds != other.holds
            || is_true_and_zero(one, other)
            || is_true_and_zero(other, one)
    }

    /// Whether a term says that a value is zero.
    fn is_zero_test(&self, term: TermId, value: TermId) -> bool {
        match self[term] {
            Term::Binary(BinOp::Eq, left, right, _) if left == value => {
                matches!(&self[right], Term::Int(number, _) if *number == BigInt::ZERO)
            }
            _ => false,
        }
    }

    /// Adds a term, unless there is an equal one.
    pub fn add(&mut self, term: Term) -> TermId {
        if let Some(&id) = self.ids.get(&term) {
            return id;
        }
        let id = TermId(self.all.len() as u32);
        let unknowns = match &term {
            Term::Source(_) | Term::Opaque(_) => [id].into(),
            _ => self.unknowns_of(term.operands()),
        };
        self.unknowns.push(unknowns);
        self.all.push(term.clone());
        self.ids.insert(term, id);
        id
    }

    /// Whether a term depends on an unknown.
    pub(crate) fn is_unknown(&self, term: TermId) -> bool {
        !self.unknowns[term.0 as usize].is_empty()
    }

    /// The unknowns in some terms, in order.
    fn unknowns_of(&self, terms: impl Iterator<Item = TermId>) -> Rc<[TermId]> {
        let mut all: Rc<[TermId]> = Rc::default();
        for term in terms {
            let own = &self.unknowns[term.0 as usize];
            if all.is_empty() {
                all = Rc::clone(own);
            } else if own.iter().any(|unknown| !all.contains(unknown)) {
                let mut both: Vec<TermId> = all.iter().chain(&**own).copied().collect();
                both.sort_unstable();
                both.dedup();
                all = both.into();
            }
        }
        all
    }

    /// Those of some conditions that have to do with one more: that have an unknown in common with it, or with others that
    /// do. Whatever the unknowns in the rest are, they do not matter to these.
    #[must_use]
    pub fn related(&self, conditions: &[Condition], to: Condition) -> Vec<Condition> {
        let of = |condition: &Condition| &*self.unknowns[condition.term.0 as usize];
        let mut unknowns: FxHashSet<TermId> = of(&to).iter().copied().collect();
        let mut is_related = vec![false; conditions.len()];
        let mut grows = true;
        while std::mem::take(&mut grows) {
            for (condition, is_related) in conditions.iter().zip(&mut is_related) {
                let own = of(condition);
                if !*is_related && own.iter().any(|unknown| unknowns.contains(unknown)) {
                    *is_related = true;
                    let before = unknowns.len();
                    unknowns.extend(own);
                    grows |= unknowns.len() > before;
                }
            }
        }
        let related = conditions.iter().zip(is_related);
        let related = related.filter_map(|(&condition, is)| is.then_some(condition));
        related.chain([to]).collect()
    }

    /// Everything that some terms are computed from, and those themselves, the oldest first.
    #[must_use]
    pub fn below(&self, roots: impl IntoIterator<Item = TermId>) -> Vec<TermId> {
        let mut open: Vec<TermId> = roots.into_iter().collect();
        let mut seen = FxHashSet::default();
        while let Some(id) = open.pop() {
            if seen.insert(id) {
                open.extend(self[id].operands());
            }
        }
        let mut all: Vec<TermId> = seen.into_iter().collect();
        all.sort_unstable();
        all
    }

    /// The term of a machine's value.
    pub fn value(&mut self, machine: &Machine, value: Value) -> TermId {
        let Value::Unknown(root) = value else {
            return self.constant(machine, value);
        };
        // Operands have lower numbers, so that no recursion is needed.
        let mut wanted = vec![root.0];
        let mut at = 0;
        let mut seen: FxHashSet<u32> = wanted.iter().copied().collect();
        while at < wanted.len() {
            for operand in operands(machine, Unknown(wanted[at])) {
                if let Value::Unknown(operand) = operand
                    && seen.insert(operand.0)
                {
                    wanted.push(operand.0);
                }
            }
            at += 1;
        }
        wanted.sort_unstable();
        let mut made = FxHashMap::default();
        for unknown in wanted {
            let term = self.node(machine, Unknown(unknown), &made);
            let id = self.add(term);
            self.note_length(machine, Unknown(unknown), id);
            self.note_reference(machine, Unknown(unknown), id);
            made.insert(unknown, id);
        }
        made[&root.0]
    }

    fn note_length(&mut self, machine: &Machine, unknown: Unknown, id: TermId) {
        let expression = &machine.state.unknowns.get(unknown).expression;
        let is_length = machine.length_of(expression).is_some();
        if let Term::Source(source) = &self[id]
            && is_length
            && !self.lengths.contains_key(&id)
        {
            let zero = Term::Int(BigInt::ZERO, source.ty);
            let zero = self.add(zero);
            let rules = Rules {
                rounding: Rounding::Zero,
                wraps: false,
            };
            let is_natural = self.add(Term::Binary(BinOp::Ge, id, zero, rules));
            self.lengths.insert(id, is_natural);
        }
    }

    /// What holds of the lengths in some conditions whatever the program does.
    pub(crate) fn of_lengths(&self, conditions: &[Condition]) -> Vec<Condition> {
        let mut lengths: Vec<TermId> = (conditions.iter())
            .flat_map(|condition| self.unknowns[condition.term.0 as usize].iter())
            .filter_map(|unknown| self.lengths.get(unknown).copied())
            .collect();
        lengths.sort_unstable();
        lengths.dedup();
        let holds = |term| Condition { term, holds: true };
        lengths.into_iter().map(holds).collect()
    }

    /// Whether an unknown is a pointer, or else a reference; nothing where it may be any value.
    pub(crate) fn reference(&self, id: TermId) -> Option<bool> {
        self.references.get(&id).copied()
    }

    fn note_reference(&mut self, machine: &Machine, unknown: Unknown, id: TermId) {
        let node = machine.state.unknowns.get(unknown);
        let semantics = machine.linked.program.modules[node.origin.0.index()].semantics;
        let is_scalar = node.ty.is_some_and(|ty| ty != Scalar::Text);
        if matches!(self[id], Term::Source(_)) && !is_scalar && semantics.typing.is_static {
            self.references.insert(id, semantics.memory.has_addresses);
        }
    }

    fn node(&mut self, machine: &Machine, unknown: Unknown, made: &FxHashMap<u32, TermId>) -> Term {
        let mut operand = |value| match value {
            Value::Unknown(unknown) => made[&unknown.0],
            value => self.constant(machine, value),
        };
        let node = machine.state.unknowns.get(unknown);
        let modules = &machine.linked.program.modules;
        if let Expression::Intrinsic(name, operands) = &node.expression
            && let Some((left, right)) = texts(name, operands)
        {
            let rules = Rules {
                rounding: Rounding::Zero,
                wraps: false,
            };
            return Term::Binary(BinOp::Eq, operand(left), operand(right), rules);
        }
        match &node.expression {
            Expression::Binary(op, left, right) => {
                let semantics = modules[node.origin.0.index()].semantics;
                let rounding = match op {
                    // A quotient that is no integer.
                    BinOp::Div
                        if matches!(
                            semantics.numbers.division,
                            Division::Exact | Division::Even
                        ) =>
                    {
                        return Term::Opaque(source(machine, unknown));
                    }
                    BinOp::FloorDiv => Rounding::Down,
                    BinOp::Rem if semantics.numbers.remainder == Remainder::Floored => {
                        Rounding::Down
                    }
                    _ => Rounding::Zero,
                };
                let rules = Rules {
                    rounding,
                    wraps: semantics.numbers.arithmetic.overflow == Overflow::Wraps,
                };
                // A null pointer is what is false.
                let null = [(left, right), (right, left)]
                    .into_iter()
                    .find_map(|(one, other)| {
                        (semantics.memory.has_addresses && *other == Value::Nil).then_some(*one)
                    });
                if let (Some(pointer), BinOp::Eq | BinOp::Is) = (null, op) {
                    Term::Unary(UnOp::Not, operand(pointer))
                } else if let (Some(pointer), BinOp::Ne | BinOp::IsNot) = (null, op) {
                    let is_null = operand(pointer);
                    let is_null = self.add(Term::Unary(UnOp::Not, is_null));
                    Term::Unary(UnOp::Not, is_null)
                } else if is_modelled(*op) {
                    Term::Binary(*op, operand(*left), operand(*right), rules)
                } else {
                    Term::Opaque(source(machine, unknown))
                }
            }
            Expression::Unary(op @ (UnOp::Neg | UnOp::Pos | UnOp::Invert | UnOp::Not), value) => {
                Term::Unary(*op, operand(*value))
            }
            Expression::Unary(op @ UnOp::As(scalar), value) if scalar.is_fixed() => {
                Term::Unary(*op, operand(*value))
            }
            Expression::Unary(..) => Term::Opaque(source(machine, unknown)),
            // Numbers with a broken part are not modelled.
            _ if matches!(node.ty, Some(Scalar::F32 | Scalar::F64)) => {
                Term::Opaque(source(machine, unknown))
            }
            _ => Term::Source(source(machine, unknown)),
        }
    }

    fn constant(&mut self, machine: &Machine, value: Value) -> TermId {
        let term = match value {
            Value::Nil => Some(Term::Nil),
            Value::Bool(truth) => Some(Term::Bool(truth)),
            Value::Int(value) => Some(Term::Int(value.into(), None)),
            Value::Sized(scalar, bits) if scalar.is_fixed() => {
                Some(Term::Int(BigInt::from(scalar.number(bits)), Some(scalar)))
            }
            Value::Ref(_) => match machine.object_kind(value) {
                Some(Object::BigInt(value)) => Some(Term::Int((**value).clone(), None)),
                Some(Object::Text(text)) => Some(Term::Text((*text.get()).into())),
                _ => None,
            },
            _ => None,
        };
        let term = term.unwrap_or_else(|| {
            let expression = vm::display::preview(machine, value, 200).into();
            Term::Opaque(Source {
                expression,
                nth: 0,
                ty: None,
            })
        });
        self.add(term)
    }
}

/// The two texts that an intrinsic compares.
fn texts(name: &str, operands: &[Value]) -> Option<(Value, Value)> {
    match *operands {
        [left, right] if name == Intrinsic::TextEquals.name() => Some((left, right)),
        _ => None,
    }
}

fn operands(machine: &Machine, unknown: Unknown) -> impl Iterator<Item = Value> {
    let (first, second) = match &machine.state.unknowns.get(unknown).expression {
        Expression::Binary(_, left, right) => (Some(*left), Some(*right)),
        Expression::Unary(_, operand) => (Some(*operand), None),
        Expression::Intrinsic(name, operands) => texts(name, operands).unzip(),
        _ => (None, None),
    };
    first.into_iter().chain(second)
}

fn source(machine: &Machine, unknown: Unknown) -> Source {
    let (expression, nth) = machine.source_of(unknown);
    Source {
        expression,
        nth,
        ty: machine.state.unknowns.get(unknown).ty,
    }
}

fn is_modelled(op: BinOp) -> bool {
    !matches!(
        op,
        BinOp::Pow | BinOp::MatMul | BinOp::Concat | BinOp::In | BinOp::NotIn
    )
}

/// The constant of a term that has no unknowns in it.
pub(crate) fn constant(value: &BigInt, scalar: Option<Scalar>) -> Const {
    use num_traits::ToPrimitive;
    match (scalar, value.to_i64()) {
        (Some(scalar), Some(value)) => Const::Sized(scalar, value),
        (Some(scalar), None) => {
            let bits = value.iter_u64_digits().next().unwrap_or(0);
            Const::Sized(scalar, bits as i64)
        }
        (None, Some(value)) => Const::Int(value),
        (None, None) => Const::BigInt(value.to_string().into()),
    }
}
