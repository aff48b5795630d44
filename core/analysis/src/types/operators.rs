//! What operators give, by what their operands are.

use super::atom::{Atom, Reason};
use super::solve::{NodeId, Solver};
use ir::{BinOp, Division, Promotion, Scalar, Semantics, UnOp};

/// What an operator on two scalars gives; `None` where the language decides by other rules, or refuses.
pub(super) fn scalars(
    semantics: &Semantics,
    op: BinOp,
    a: Scalar,
    b: Scalar,
) -> Option<Vec<Scalar>> {
    use Scalar as S;
    let is_whole = |scalar| matches!(scalar, S::Int | S::Bool);
    let is_float = |scalar| matches!(scalar, S::F32 | S::F64);
    Some(match op {
        _ if op.is_comparison() => vec![S::Bool],
        BinOp::Rem if a == S::Text => vec![S::Text],
        BinOp::Concat => vec![S::Text],
        BinOp::Add if a == S::Text && b == S::Text => vec![S::Text],
        BinOp::Mul if a == S::Text && is_whole(b) || b == S::Text && is_whole(a) => vec![S::Text],
        _ if a == S::Text || b == S::Text => return None,
        // An address moved, and the distance of two.
        BinOp::Sub if a == S::Ptr && b == S::Ptr => vec![S::I64],
        _ if a == S::Ptr => vec![S::Ptr],
        _ if b == S::Ptr => vec![S::Ptr],
        BinOp::BitAnd | BinOp::BitOr | BinOp::BitXor if a == S::Bool && b == S::Bool => {
            vec![S::Bool]
        }
        BinOp::Div
            if is_whole(a) && is_whole(b) && semantics.numbers.division == Division::Exact =>
        {
            vec![S::F64]
        }
        BinOp::Div
            if is_whole(a) && is_whole(b) && semantics.numbers.division == Division::Even =>
        {
            vec![S::Int, S::F64]
        }
        BinOp::Pow if is_whole(a) && is_whole(b) => vec![S::Int, S::F64],
        _ if is_whole(a) && is_whole(b) => vec![S::Int],
        // Where a language has bits of numbers that are no integers, they are those of an integer.
        BinOp::BitAnd | BinOp::BitOr | BinOp::BitXor | BinOp::Shl | BinOp::Shr | BinOp::UShr
            if is_float(a) || is_float(b) =>
        {
            vec![S::Int]
        }
        _ if is_float(a) || is_float(b) => match (a, b) {
            (S::F32, S::F32) => vec![S::F32],
            (S::F32, other) | (other, S::F32) if other != S::F64 => vec![S::F32],
            _ => vec![S::F64],
        },
        // Shifts are of the left operand's type.
        BinOp::Shl | BinOp::Shr | BinOp::UShr => vec![promoted(semantics, a)],
        _ => {
            let (a, b) = (promoted(semantics, a), promoted(semantics, b));
            match (a.bits(), b.bits()) {
                _ if a == b => vec![a],
                (Some(one), Some(other)) => {
                    let wider = if one == other {
                        if a.is_signed() { b } else { a }
                    } else if one > other {
                        a
                    } else {
                        b
                    };
                    vec![wider]
                }
                (Some(_), None) => vec![a],
                (None, Some(_)) => vec![b],
                _ => return None,
            }
        }
    })
}

/// What an integer of a small type becomes before it is computed with.
fn promoted(semantics: &Semantics, scalar: Scalar) -> Scalar {
    match (semantics.numbers.arithmetic.promotion, scalar.bits()) {
        (Promotion::To32, Some(bits)) if bits < 32 => Scalar::I32,
        (Promotion::To32, None) if scalar == Scalar::Bool => Scalar::I32,
        _ => scalar,
    }
}

impl Solver<'_> {
    pub fn unary(&mut self, op: UnOp, operand: NodeId, dst: NodeId) {
        match op {
            UnOp::Not | UnOp::HasNext => {
                self.add(dst, Atom::Scalar(Scalar::Bool));
                if op == UnOp::HasNext {
                    self.watch(operand);
                }
            }
            UnOp::As(scalar) => self.add(dst, Atom::Scalar(scalar)),
            UnOp::Iter => self.cursor(operand, dst),
            UnOp::Next => self.elements(operand, dst, 0),
            UnOp::Neg | UnOp::Pos | UnOp::Invert => {
                for atom in self.read(operand) {
                    match self.plain(atom) {
                        Atom::Scalar(Scalar::Bool) if self.is_sized() => {
                            self.add(dst, Atom::Scalar(Scalar::I32));
                        }
                        Atom::Scalar(Scalar::Bool) => self.add(dst, Atom::Scalar(Scalar::Int)),
                        Atom::Scalar(Scalar::F32 | Scalar::F64) if op == UnOp::Invert => {
                            self.add(dst, Atom::Scalar(Scalar::Int));
                        }
                        Atom::Scalar(Scalar::Text) | Atom::Nil if self.library_operates() => {
                            self.unknown(dst, Reason::Operands(op.text()));
                        }
                        Atom::Scalar(scalar) => {
                            let promoted = promoted(self.world.module.semantics, scalar);
                            self.add(dst, Atom::Scalar(promoted));
                        }
                        Atom::Unknown(_) => self.add(dst, atom),
                        Atom::Outside(_)
                            if self.outside_operator(
                                atom,
                                Atom::Nil,
                                &format!("{}x", op.text()),
                                dst,
                            ) => {}
                        Atom::Instance(_) | Atom::Outside(_) | Atom::Declared(_) => {
                            let methods = &self.world.module.semantics.objects.protocol;
                            match methods.unary(op) {
                                Some(method) if matches!(atom, Atom::Instance(_)) => {
                                    self.special(atom, method, &[], dst);
                                }
                                _ => self.unknown(dst, Reason::Operands(op.text())),
                            }
                        }
                        Atom::Library(_) => self.unknown(dst, Reason::Operands(op.text())),
                        _ => {}
                    }
                }
            }
        }
    }

    /// Whether integers of the language have a width.
    fn is_sized(&self) -> bool {
        self.world.module.semantics.numbers.lengths != Scalar::Int
    }

    pub fn binary(&mut self, op: BinOp, in_place: bool, left: NodeId, right: NodeId, dst: NodeId) {
        if matches!(
            op,
            BinOp::Is | BinOp::IsNot | BinOp::In | BinOp::NotIn | BinOp::StrictEq | BinOp::StrictNe
        ) {
            self.add(dst, Atom::Scalar(Scalar::Bool));
            if matches!(op, BinOp::In | BinOp::NotIn) {
                let contains = self.world.module.semantics.objects.protocol.contains;
                for atom in self.read(right) {
                    if matches!(atom, Atom::Instance(_)) {
                        let scratch = self.scratch(90);
                        self.special(atom, contains, &[left], scratch);
                    }
                }
            }
            return;
        }
        let (lefts, rights) = (self.read(left), self.read(right));
        for &a in &lefts {
            for &b in &rights {
                self.pair(op, in_place, (left, a), (right, b), dst);
            }
        }
    }

    /// Whether the language's library says what operators do where the machine has no rule, those that read elements too.
    pub fn library_operates(&self) -> bool {
        let objects = &self.world.module.semantics.objects;
        objects.delegate || objects.others == ir::OtherOperands::Library
    }

    fn pair(
        &mut self,
        op: BinOp,
        in_place: bool,
        (left, a): (NodeId, Atom),
        (right, b): (NodeId, Atom),
        dst: NodeId,
    ) {
        let (plain_a, plain_b) = (self.plain(a), self.plain(b));
        match (plain_a, plain_b) {
            (Atom::Instance(_), _) | (_, Atom::Instance(_)) => {
                let methods = &self.world.module.semantics.objects.protocol;
                let Some([name, swapped, placed]) = methods.binary(op) else {
                    self.operated(op, [plain_a, plain_b]);
                    if op.is_comparison() {
                        return self.add(dst, Atom::Scalar(Scalar::Bool));
                    }
                    return self.unknown(dst, Reason::Operands(op.text().to_owned()));
                };
                let mut found = false;
                if in_place && !placed.is_empty() {
                    found |= self.has_special(a, placed) && self.special(a, placed, &[right], dst);
                }
                found |= self.has_special(a, name) && self.special(a, name, &[right], dst);
                if !swapped.is_empty() {
                    found |= self.has_special(b, swapped) && self.special(b, swapped, &[left], dst);
                }
                if !found {
                    self.operated(op, [plain_a, plain_b]);
                }
                if op.is_comparison() {
                    self.add(dst, Atom::Scalar(Scalar::Bool));
                } else if !found {
                    self.unknown(dst, Reason::Operands(op.text().to_owned()));
                }
            }
            _ if op.is_comparison() => self.add(dst, Atom::Scalar(Scalar::Bool)),
            (Atom::Unknown(_), _) => {
                self.add(dst, a);
                if in_place || matches!(b, Atom::Coll(_)) {
                    self.escape(b, "an operator");
                }
            }
            (_, Atom::Unknown(_))
                if matches!(plain_a, Atom::Scalar(Scalar::Text)) && op == BinOp::Rem =>
            {
                self.add(dst, Atom::Scalar(Scalar::Text));
            }
            (_, Atom::Unknown(_)) => {
                if in_place && let Atom::Coll(id) = a {
                    let element = self.colls[id as usize].element;
                    self.add(element, b);
                    self.add(dst, a);
                }
                self.add(dst, b);
            }
            (Atom::Scalar(x), Atom::Scalar(y)) => {
                // Where it gives nothing, the language refuses it, or its library says what it is.
                let given = scalars(self.world.module.semantics, op, x, y);
                let of_texts = x == Scalar::Text || y == Scalar::Text;
                let joins = matches!(op, BinOp::Add | BinOp::Concat);
                if self.library_operates() && (given.is_none() || of_texts && !joins) {
                    return self.unknown(dst, Reason::Operands(op.text().to_owned()));
                }
                for scalar in given.into_iter().flatten() {
                    self.add(dst, Atom::Scalar(scalar));
                    // An address moved points to what it pointed to.
                    if matches!(a, Atom::Declared(_)) && x == Scalar::Ptr && op != BinOp::Sub {
                        self.add(dst, a);
                    }
                    let is_root = matches!((y, op), (Scalar::F64, BinOp::Pow))
                        && self.constant_number(left).is_none_or(|base| base < 0);
                    if is_root {
                        // A negative number to a broken power.
                        self.unknown(dst, Reason::Operands(op.text().to_owned()));
                    }
                }
            }
            (Atom::Coll(_), _) | (_, Atom::Coll(_)) => {
                self.collections(op, in_place, (left, a), (right, b), dst);
            }
            (Atom::Scalar(Scalar::Text), _) if op == BinOp::Rem => {
                self.add(dst, Atom::Scalar(Scalar::Text));
            }
            (Atom::Nil, Atom::Scalar(_) | Atom::Nil) | (Atom::Scalar(_), Atom::Nil) => {
                // Null moved is an address.
                if self.is_sized() {
                    self.add(dst, Atom::Scalar(Scalar::Ptr));
                }
                if self.library_operates() {
                    self.unknown(dst, Reason::Operands(op.text().to_owned()));
                }
            }
            (Atom::Nil, _) | (_, Atom::Nil) => {}
            (Atom::Outside(_), _) | (_, Atom::Outside(_)) => {
                let is_known = self.outside_operator(plain_a, plain_b, op.text(), dst)
                    || self.outside_operator(plain_b, plain_a, op.text(), dst);
                if !is_known {
                    self.unknown(dst, Reason::Operands(op.text().to_owned()));
                }
            }
            _ => self.unknown(dst, Reason::Operands(op.text().to_owned())),
        }
    }

    /// The library may ask the methods of operands what an operator does.
    fn operated(&mut self, op: BinOp, operands: [Atom; 2]) {
        for atom in operands {
            if let Atom::Instance(class) = atom
                && self.world.noted.contains_key(&class)
            {
                self.escape(atom, op.text());
            }
        }
    }

    /// A scalar for a declared type that is stored as one.
    pub fn plain(&self, atom: Atom) -> Atom {
        let Atom::Declared(id) = atom else {
            return atom;
        };
        let mut ty = &self.declared[id as usize];
        for _ in 0..8 {
            match ty {
                ir::TypeExpr::Alias(name) | ir::TypeExpr::Enum(name) => {
                    match self.world.alias_notes.get(name) {
                        Some(to) => ty = to,
                        None => return atom,
                    }
                }
                ir::TypeExpr::Scalar(scalar) => return Atom::Scalar(*scalar),
                // Objects are handed around by their addresses.
                ir::TypeExpr::Class(_) if self.world.module.semantics.memory.has_addresses => {
                    return Atom::Scalar(Scalar::Ptr);
                }
                ir::TypeExpr::Param(name, _) if &**name == "pointer" => {
                    return Atom::Scalar(Scalar::Ptr);
                }
                _ => return atom,
            }
        }
        atom
    }
}
