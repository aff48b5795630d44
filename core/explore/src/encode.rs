//! Terms as circuits.
//!
//! Integers of fixed width wrap as the machine's do. Unbounded ones have so many bits as the attempt at hand gives
//! them, and nothing computed from them may need more. Of text only sameness is modelled: a text is a number, that
//! of a constant or one of its own.

use crate::circuit::{Bits, Circuit, extended};
use crate::equality::compared_with_nil;
use crate::sorts::{Sort, Sorts, is_equality};
use crate::term::{Condition, Rounding, Rules, Source, Term, TermId, Terms};
use batsat::Lit;
use ir::{BinOp, Const, Scalar, UnOp};
use num_bigint::BigInt;
use num_traits::ToPrimitive;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A term's value as bits.
#[derive(Clone)]
pub(crate) enum Shape {
    Int(Bits),
    Bool(Lit),
    Text(Bits),
    /// A text where the literal is true, else an integer.
    Any(Lit, Bits, Bits),
    Nil,
    /// Nothing is known but whether it counts as true.
    Truth(Lit),
}

pub(crate) struct Encoder<'t> {
    terms: &'t Terms,
    sorts: Sorts,
    pub circuit: Circuit,
    /// Bits of unbounded integers.
    width: usize,
    pub(crate) shapes: FxHashMap<TermId, Shape>,
    /// Of the unknowns that are compared with nothing: whether they are.
    pub(crate) nils: FxHashMap<TermId, Lit>,
    /// The unknowns that are computed with or ordered, so that they are something.
    used: Vec<TermId>,
    texts: Vec<Rc<str>>,
    text_width: usize,
    /// Whether there are integers that have no more bits than this attempt gives them.
    pub is_bounded: bool,
    /// Whether everything in the conditions is modelled.
    pub is_exact: bool,
    /// Whether products of unknowns are to be little more than their sign, which is quick and lets more hold than does.
    is_relaxed: bool,
    /// Whether there are such products.
    pub has_products: bool,
}

impl<'t> Encoder<'t> {
    /// Encodes conditions, of which all hold.
    pub fn new(
        terms: &'t Terms,
        path: &[Condition],
        width: usize,
        is_relaxed: bool,
        patience: u32,
    ) -> Encoder<'t> {
        let all = terms.below(path.iter().map(|condition| condition.term));
        let mut texts: Vec<Rc<str>> = vec!["".into()];
        let mut sources = 0;
        for &id in &all {
            match &terms[id] {
                Term::Text(text) if !texts.contains(text) => texts.push(Rc::clone(text)),
                Term::Source(_) | Term::Opaque(_) => sources += 1,
                _ => {}
            }
        }
        let may_be_nil = compared_with_nil(terms, &all);
        let codes = texts.len() + sources;
        let mut encoder = Encoder {
            terms,
            sorts: Sorts::of(terms, &all),
            circuit: Circuit::new(patience),
            width,
            shapes: FxHashMap::default(),
            nils: FxHashMap::default(),
            used: Vec::new(),
            texts,
            // One more bit for the sign.
            text_width: codes.ilog2() as usize + 2,
            is_bounded: false,
            is_exact: true,
            is_relaxed,
            has_products: false,
        };
        for id in may_be_nil {
            let nil = encoder.circuit.free();
            encoder.nils.insert(id, nil);
        }
        for id in all {
            let shape = encoder.shape(id);
            encoder.shapes.insert(id, shape);
        }
        for condition in path {
            let truth = encoder.truth(condition.term);
            let wanted = if condition.holds { truth } else { !truth };
            encoder.circuit.demand(&[wanted]);
        }
        for id in std::mem::take(&mut encoder.used) {
            if let Some(&nil) = encoder.nils.get(&id) {
                encoder.circuit.demand(&[!nil]);
            }
        }
        encoder
    }

    /// The values of the unknowns, after the circuit was solved.
    pub fn model(&self) -> Vec<(Source, Const)> {
        let mut found: Vec<(Source, Const)> = Vec::new();
        for (&id, shape) in &self.shapes {
            let Term::Source(source) = &self.terms[id] else {
                continue;
            };
            let is_nil = self
                .nils
                .get(&id)
                .is_some_and(|&nil| self.circuit.value(nil));
            let value = match shape {
                _ if is_nil => Const::Nil,
                Shape::Int(bits) => {
                    let scalar = match self.sorts.get(id) {
                        Some(Sort::Int(scalar)) => scalar,
                        _ => None,
                    };
                    crate::term::constant(&self.number(bits), scalar)
                }
                // That a reference is not null says nothing about what it is.
                Shape::Truth(_) if self.terms.reference(id) == Some(false) => continue,
                Shape::Truth(bit)
                    if self.terms.reference(id) == Some(true) && !self.circuit.value(*bit) =>
                {
                    Const::Nil
                }
                Shape::Bool(bit) | Shape::Truth(bit) => Const::Bool(self.circuit.value(*bit)),
                Shape::Text(bits) => Const::Text(self.text(bits)),
                Shape::Any(is_text, bits, _) if self.circuit.value(*is_text) => {
                    Const::Text(self.text(bits))
                }
                Shape::Any(_, _, bits) => crate::term::constant(&self.number(bits), None),
                Shape::Nil => Const::Nil,
            };
            found.push((source.clone(), value));
        }
        found.sort_by(|one, other| one.0.cmp(&other.0));
        found
    }

    fn number(&self, bits: &Bits) -> BigInt {
        let mut value = BigInt::ZERO;
        for (at, &bit) in bits.iter().enumerate() {
            if self.circuit.value(bit) {
                let weight = BigInt::from(1) << at;
                value += if at + 1 == bits.len() {
                    -weight
                } else {
                    weight
                };
            }
        }
        value
    }

    /// A text by its number: a constant, or one that is none of them.
    fn text(&self, bits: &Bits) -> Box<str> {
        let code = self.number(bits).to_usize().unwrap_or(0);
        if let Some(text) = self.texts.get(code) {
            return (**text).into();
        }
        let mut text = format!("text{}", code - self.texts.len() + 1);
        while self.texts.iter().any(|other| **other == *text) {
            text.push('\'');
        }
        text.into()
    }

    fn shape(&mut self, id: TermId) -> Shape {
        match &self.terms[id] {
            Term::Int(value, _) => Shape::Int(self.constant(value)),
            Term::Bool(truth) => Shape::Bool(self.circuit.known(*truth)),
            Term::Text(text) => {
                let code = self.texts.iter().position(|other| other == text);
                Shape::Text(self.code(code.unwrap_or(0)))
            }
            Term::Nil => Shape::Nil,
            Term::Source(_) => self.unknown(id),
            Term::Opaque(_) => {
                self.is_exact = false;
                self.unknown(id)
            }
            Term::Unary(op, operand) => self.unary(id, *op, *operand),
            Term::Binary(op, left, right, rules) => self.binary(id, *op, *left, *right, *rules),
        }
    }

    fn unknown(&mut self, id: TermId) -> Shape {
        match self.sorts.get(id) {
            Some(Sort::Int(Some(scalar))) => {
                let full = scalar.bits().unwrap_or(64) as usize;
                if self.width >= full {
                    return Shape::Int(self.free_scalar(scalar));
                }
                // Small numbers are tried first here, too.
                self.is_bounded = true;
                let bits: Bits = (0..self.width).map(|_| self.circuit.free()).collect();
                let bits = self.with_sign_of(bits, scalar);
                Shape::Int(self.wrapped(&bits, scalar))
            }
            Some(Sort::Int(None)) => {
                self.is_bounded = true;
                Shape::Int((0..self.width).map(|_| self.circuit.free()).collect())
            }
            Some(Sort::Text) => Shape::Text(self.free_text()),
            Some(Sort::Any) => {
                self.is_bounded = true;
                let text = self.free_text();
                let number = (0..self.width).map(|_| self.circuit.free()).collect();
                Shape::Any(self.circuit.free(), text, number)
            }
            Some(Sort::Bool) => Shape::Bool(self.circuit.free()),
            None => Shape::Truth(self.circuit.free()),
        }
    }

    fn free_text(&mut self) -> Bits {
        let mut bits: Bits = (1..self.text_width).map(|_| self.circuit.free()).collect();
        bits.push(self.circuit.known(false));
        bits
    }

    fn free_scalar(&mut self, scalar: Scalar) -> Bits {
        let width = scalar.bits().unwrap_or(64) as usize;
        let bits = (0..width).map(|_| self.circuit.free()).collect();
        self.with_sign_of(bits, scalar)
    }

    /// The lowest bits of a number as one of a scalar type.
    fn wrapped(&self, bits: &[Lit], scalar: Scalar) -> Bits {
        let width = scalar.bits().unwrap_or(64) as usize;
        self.with_sign_of(extended(bits, width), scalar)
    }

    fn with_sign_of(&self, mut bits: Bits, scalar: Scalar) -> Bits {
        if !scalar.is_signed() {
            bits.push(self.circuit.known(false));
        }
        bits
    }

    fn constant(&self, value: &BigInt) -> Bits {
        let width = value.bits() + 1;
        (0..width)
            .map(|at| self.circuit.known(value.bit(at)))
            .collect()
    }

    fn code(&self, code: usize) -> Bits {
        extended(&self.constant(&BigInt::from(code)), self.text_width)
    }

    /// Something that is not modelled in the place of a term.
    pub(crate) fn give_up(&mut self, id: TermId) -> Shape {
        self.is_exact = false;
        self.unknown(id)
    }

    fn int(&mut self, id: TermId) -> Option<Bits> {
        self.used.push(id);
        if let Shape::Any(..) = &self.shapes[&id] {
            // What an operation does with a text is not modelled.
            self.is_exact = false;
        }
        self.number_of(id)
    }

    pub(crate) fn number_of(&self, id: TermId) -> Option<Bits> {
        match &self.shapes[&id] {
            Shape::Int(bits) | Shape::Any(_, _, bits) => Some(bits.clone()),
            Shape::Bool(bit) => Some(vec![*bit, self.circuit.known(false)]),
            _ => None,
        }
    }

    fn truth(&mut self, id: TermId) -> Lit {
        let truth = match self.shapes[&id].clone() {
            Shape::Bool(bit) | Shape::Truth(bit) => bit,
            Shape::Int(bits) => self.circuit.any(&bits),
            Shape::Text(bits) => self.circuit.any(&bits),
            Shape::Any(is_text, text, number) => {
                let (text, number) = (self.circuit.any(&text), self.circuit.any(&number));
                self.either(is_text, text, number)
            }
            Shape::Nil => self.circuit.known(false),
        };
        match self.nils.get(&id) {
            Some(&nil) => self.circuit.and(!nil, truth),
            None => truth,
        }
    }

    fn unary(&mut self, id: TermId, op: UnOp, operand: TermId) -> Shape {
        if op == UnOp::Not {
            return Shape::Bool(!self.truth(operand));
        }
        let Some(bits) = self.int(operand) else {
            return self.give_up(id);
        };
        let result = match op {
            UnOp::Neg => self.circuit.negate(&bits),
            UnOp::Invert => bits.iter().map(|&bit| !bit).collect(),
            _ => bits,
        };
        self.fitted(id, result, true)
    }

    /// The result of an operation in the width of its sort; beyond that are only repetitions of the sign, unless it wraps.
    fn fitted(&mut self, id: TermId, bits: Bits, wraps: bool) -> Shape {
        let width = match self.sorts.get(id) {
            Some(Sort::Int(Some(scalar))) if wraps || !scalar.is_signed() => {
                return Shape::Int(self.wrapped(&bits, scalar));
            }
            Some(Sort::Int(Some(scalar))) => scalar.bits().unwrap_or(64) as usize,
            _ => {
                self.is_bounded |= bits.len() > self.width;
                self.width
            }
        };
        let last = width.min(bits.len()) - 1;
        for at in last + 1..bits.len() {
            let same = !self.circuit.xor(bits[at], bits[last]);
            self.circuit.demand(&[same]);
        }
        Shape::Int(bits[..=last].to_vec())
    }

    fn binary(
        &mut self,
        id: TermId,
        op: BinOp,
        left: TermId,
        right: TermId,
        rules: Rules,
    ) -> Shape {
        if is_equality(op) {
            return self.equality(id, op, left, right);
        }
        let (Some(a), Some(b)) = (self.int(left), self.int(right)) else {
            return self.give_up(id);
        };
        let is_number = |id: TermId| matches!(self.terms[id], Term::Int(..));
        if op == BinOp::Mul && !is_number(left) && !is_number(right) {
            self.has_products = true;
            if self.is_relaxed {
                return self.product(id, &a, &b, rules);
            }
        }
        let circuit = &mut self.circuit;
        let bits = match op {
            BinOp::Lt => return Shape::Bool(circuit.less(&a, &b)),
            BinOp::Gt => return Shape::Bool(circuit.less(&b, &a)),
            BinOp::Le => return Shape::Bool(!circuit.less(&b, &a)),
            BinOp::Ge => return Shape::Bool(!circuit.less(&a, &b)),
            BinOp::Add => circuit.add(&a, &b),
            BinOp::Sub => circuit.subtract(&a, &b),
            BinOp::Mul => {
                let width = match self.sorts.get(id) {
                    Some(Sort::Int(Some(scalar))) if rules.wraps || !scalar.is_signed() => {
                        scalar.bits().unwrap_or(64) as usize
                    }
                    _ => a.len() + b.len(),
                };
                circuit.multiply(&a, &b, width)
            }
            BinOp::Div | BinOp::FloorDiv if rules.rounding == Rounding::Zero => {
                circuit.divide(&a, &b).0
            }
            BinOp::Div | BinOp::FloorDiv => circuit.divide_down(&a, &b).0,
            BinOp::Rem if rules.rounding == Rounding::Zero => circuit.divide(&a, &b).1,
            BinOp::Rem => circuit.divide_down(&a, &b).1,
            BinOp::BitAnd | BinOp::BitOr | BinOp::BitXor => {
                let width = a.len().max(b.len());
                let (a, b) = (extended(&a, width), extended(&b, width));
                let pairs = a.iter().zip(&b);
                let each = pairs.map(|(&a, &b)| match op {
                    BinOp::BitAnd => circuit.and(a, b),
                    BinOp::BitOr => circuit.or(a, b),
                    _ => circuit.xor(a, b),
                });
                each.collect()
            }
            BinOp::Shl | BinOp::Shr => match &self.terms[right] {
                Term::Int(by, _) if by.to_usize().is_some_and(|by| by < self.width.max(64)) => {
                    let by = by.to_usize().unwrap_or(0);
                    match op {
                        BinOp::Shl => {
                            let mut bits = vec![circuit.known(false); by];
                            bits.extend(&a);
                            bits
                        }
                        _ => a[by.min(a.len() - 1)..].to_vec(),
                    }
                }
                _ => return self.give_up(id),
            },
            _ => return self.give_up(id),
        };
        self.fitted(id, bits, rules.wraps)
    }

    /// A number that has the sign of a product and is no smaller than its factors; any number where it may wrap.
    fn product(&mut self, id: TermId, a: &[Lit], b: &[Lit], rules: Rules) -> Shape {
        let scalar = match self.sorts.get(id) {
            Some(Sort::Int(scalar)) => scalar,
            _ => None,
        };
        if let Some(scalar) = scalar.filter(|scalar| rules.wraps || !scalar.is_signed()) {
            return Shape::Int(self.free_scalar(scalar));
        }
        let width = scalar
            .and_then(|scalar| scalar.bits())
            .map_or(self.width, |bits| bits as usize);
        self.is_bounded |= scalar.is_none();
        let circuit = &mut self.circuit;
        let bits: Bits = (0..width).map(|_| circuit.free()).collect();
        let sign = |bits: &[Lit]| bits[bits.len() - 1];
        let (some_a, some_b) = (circuit.any(a), circuit.any(b));
        let some = circuit.and(some_a, some_b);
        let is_some = circuit.any(&bits);
        let same = !circuit.xor(some, is_some);
        circuit.demand(&[same]);
        let is_negative = circuit.xor(sign(a), sign(b));
        let is_negative = circuit.and(some, is_negative);
        let same = !circuit.xor(is_negative, sign(&bits));
        circuit.demand(&[same]);
        let size = circuit.absolute(&bits);
        for factor in [a, b] {
            let factor = circuit.absolute(factor);
            let is_less = circuit.less(&size, &factor);
            circuit.demand(&[!some, !is_less]);
        }
        Shape::Int(bits)
    }
}
