//! Operators and assignments.

use super::checker::Checker;
use super::hir::{Compound, Constant, Expr, ExprKind, Place};
use super::ty::{Prim, Ty};
use ir::{BinOp, UnOp, surrogate};
use syntax::Node;

/// How many operands a chain of operators may have.
const MAX_CHAIN: usize = 1500;

fn operator(text: &str) -> Option<BinOp> {
    Some(match text {
        "+" => BinOp::Add,
        "-" => BinOp::Sub,
        "*" => BinOp::Mul,
        "/" => BinOp::Div,
        "%" => BinOp::Rem,
        "<<" => BinOp::Shl,
        ">>" => BinOp::Shr,
        ">>>" => BinOp::UShr,
        "&" => BinOp::BitAnd,
        "|" => BinOp::BitOr,
        "^" => BinOp::BitXor,
        "==" => BinOp::Eq,
        "!=" => BinOp::Ne,
        "<" => BinOp::Lt,
        "<=" => BinOp::Le,
        ">" => BinOp::Gt,
        ">=" => BinOp::Ge,
        _ => return None,
    })
}

fn is_shift(op: BinOp) -> bool {
    matches!(op, BinOp::Shl | BinOp::Shr | BinOp::UShr)
}

impl<'a> Checker<'a> {
    pub fn unary(&mut self, node: Node<'a>) -> Expr {
        let at = self.at(node);
        let (Some(op), Some(operand)) = (
            node.child_by_field("operator"),
            node.child_by_field("operand"),
        ) else {
            return self.unsupported("unary_expression", at);
        };
        let op = op.kind();
        // The least numbers are written as the negation of what does not fit.
        if op == "-" && operand.kind() == "decimal_integer_literal" {
            match self.text(operand).replace('_', "").as_str() {
                "2147483648" => return self.int(i64::from(i32::MIN), at),
                "9223372036854775808L" | "9223372036854775808l" => {
                    let kind = ExprKind::Const(Constant::Int(i64::MIN));
                    return self.expr(Ty::Prim(Prim::Long), at, kind);
                }
                _ => {}
            }
        }
        if op == "!" {
            let value = self.check(operand, Some(&Ty::BOOLEAN));
            self.bad_operand(op, &value.ty.clone(), at);
            let value = self.truth(value);
            if let ExprKind::Const(Constant::Bool(truth)) = value.kind {
                return self.expr(Ty::BOOLEAN, at, ExprKind::Const(Constant::Bool(!truth)));
            }
            return self.expr(Ty::BOOLEAN, at, ExprKind::Un(UnOp::Not, Box::new(value)));
        }
        let value = self.check(operand, None);
        self.bad_operand(op, &value.ty.clone(), at);
        let Some(prim) = self.world.as_prim(&value.ty) else {
            let op = match op {
                "-" => UnOp::Neg,
                "~" => UnOp::Invert,
                _ => UnOp::Pos,
            };
            return self.expr(Ty::Dynamic, at, ExprKind::Un(op, Box::new(value)));
        };
        let prim = prim.promoted();
        let value = self.convert_to(value, prim);
        let folded = match (&value.kind, op) {
            (ExprKind::Const(Constant::Int(value)), "-") => Some(Constant::Int(
                super::constants::wrap(value.wrapping_neg(), prim),
            )),
            (ExprKind::Const(Constant::Int(value)), "~") => Some(Constant::Int(!value)),
            (ExprKind::Const(Constant::Float(value)), "-") => Some(Constant::Float(-value)),
            _ => None,
        };
        if let Some(constant) = folded {
            return self.expr(Ty::Prim(prim), at, ExprKind::Const(constant));
        }
        match op {
            "-" => self.expr(Ty::Prim(prim), at, ExprKind::Un(UnOp::Neg, Box::new(value))),
            "~" => self.expr(
                Ty::Prim(prim),
                at,
                ExprKind::Un(UnOp::Invert, Box::new(value)),
            ),
            _ => Expr { at, ..value },
        }
    }

    pub fn binary(&mut self, node: Node<'a>) -> Expr {
        // A chain to the left is walked, not descended into.
        let mut chain = vec![node];
        let mut first = node;
        while let Some(left) = first.child_by_field("left") {
            first = left;
            if left.kind() != "binary_expression" {
                break;
            }
            chain.push(left);
        }
        let is_test = |node: Node<'a>| {
            node.child_by_field("operator")
                .is_some_and(|op| matches!(op.kind(), "&&" | "||"))
        };
        let innermost_is_test = chain.last().is_some_and(|node| is_test(*node));
        let mut left = if innermost_is_test {
            self.check(first, Some(&Ty::BOOLEAN))
        } else {
            self.check(first, None)
        };
        // What comes of it is as deep as the chain is long, unless it is one text of many parts.
        let mut levels = 0;
        for node in chain.into_iter().rev() {
            if !matches!(left.kind, ExprKind::Const(_) | ExprKind::Concat(_)) {
                levels += 1;
            }
            if levels > MAX_CHAIN {
                let at = self.at(node);
                return self.unsupported("nesting", at);
            }
            left = self.binary_step(node, left);
        }
        left
    }

    fn binary_step(&mut self, node: Node<'a>, left: Expr) -> Expr {
        let at = self.at(node);
        let (Some(op), Some(right)) = (
            node.child_by_field("operator"),
            node.child_by_field("right"),
        ) else {
            return self.unsupported("binary_expression", at);
        };
        match op.kind() {
            "&&" => {
                let right = self.check(right, Some(&Ty::BOOLEAN));
                self.bad_operands("&&", &left.ty.clone(), &right.ty.clone(), at);
                let (left, right) = (self.truth(left), self.truth(right));
                if let ExprKind::Const(Constant::Bool(truth)) = left.kind {
                    return if truth { right } else { left };
                }
                let kind = ExprKind::And(Box::new(left), Box::new(right));
                self.expr(Ty::BOOLEAN, at, kind)
            }
            "||" => {
                let right = self.check(right, Some(&Ty::BOOLEAN));
                self.bad_operands("||", &left.ty.clone(), &right.ty.clone(), at);
                let (left, right) = (self.truth(left), self.truth(right));
                if let ExprKind::Const(Constant::Bool(truth)) = left.kind {
                    return if truth { left } else { right };
                }
                let kind = ExprKind::Or(Box::new(left), Box::new(right));
                self.expr(Ty::BOOLEAN, at, kind)
            }
            text => {
                let right = self.check(right, None);
                match operator(text) {
                    Some(op) => {
                        let is_text = |this: &Self, expr: &Expr| this.world.is_string(&expr.ty);
                        let joins =
                            op == BinOp::Add && (is_text(self, &left) || is_text(self, &right));
                        if joins && (left.ty == Ty::Void || right.ty == Ty::Void) {
                            self.complain(at, "'void' type not allowed here");
                        }
                        let is_bad = !joins
                            && self.bad_operands(text, &left.ty.clone(), &right.ty.clone(), at);
                        let result = self.apply(op, left, right, at);
                        match is_bad {
                            // Nothing more is said of it.
                            true => Expr {
                                ty: Ty::Dynamic,
                                ..result
                            },
                            false => result,
                        }
                    }
                    None => self.unsupported("binary_expression", at),
                }
            }
        }
    }

    fn truth(&mut self, expr: Expr) -> Expr {
        match expr.ty {
            Ty::Dynamic => expr,
            _ => self.convert_to(expr, Prim::Boolean),
        }
    }

    /// A binary operator with numeric promotion, or a concatenation, or a comparison of references.
    pub fn apply(&mut self, op: BinOp, left: Expr, right: Expr, at: ir::Span) -> Expr {
        if op == BinOp::Add && (self.world.is_string(&left.ty) || self.world.is_string(&right.ty)) {
            return self.concat(left, right, at);
        }
        let prims = (self.world.as_prim(&left.ty), self.world.as_prim(&right.ty));
        if matches!(op, BinOp::Eq | BinOp::Ne) && left.ty.is_reference() && right.ty.is_reference()
        {
            let op = if op == BinOp::Eq {
                BinOp::Is
            } else {
                BinOp::IsNot
            };
            let kind = ExprKind::Bin(op, Box::new(left), Box::new(right));
            return self.expr(Ty::BOOLEAN, at, kind);
        }
        let (Some(a), Some(b)) = prims else {
            let ty = if op.is_comparison() {
                Ty::BOOLEAN
            } else {
                Ty::Dynamic
            };
            let kind = ExprKind::Bin(op, Box::new(left), Box::new(right));
            return self.expr(ty, at, kind);
        };
        if a == Prim::Boolean || b == Prim::Boolean {
            let left = self.convert_to(left, Prim::Boolean);
            let right = self.convert_to(right, Prim::Boolean);
            return self.fold_or(op, Prim::Boolean, left, right, at);
        }
        if is_shift(op) {
            let (a, b) = (a.promoted(), b.promoted());
            let left = self.convert_to(left, a);
            let right = self.convert_to(right, b);
            return self.fold_or(op, a, left, right, at);
        }
        let prim = a.promoted().max(b.promoted());
        let left = self.convert_to(left, prim);
        let right = self.convert_to(right, prim);
        self.fold_or(op, prim, left, right, at)
    }

    fn fold_or(&mut self, op: BinOp, prim: Prim, left: Expr, right: Expr, at: ir::Span) -> Expr {
        let ty = if op.is_comparison() {
            Ty::BOOLEAN
        } else {
            Ty::Prim(prim)
        };
        if let (ExprKind::Const(a), ExprKind::Const(b)) = (&left.kind, &right.kind)
            && let Some(constant) = super::constants::binary(op, prim, a, b)
        {
            return self.expr(ty, at, ExprKind::Const(constant));
        }
        let kind = ExprKind::Bin(op, Box::new(left), Box::new(right));
        self.expr(ty, at, kind)
    }

    fn concat(&mut self, left: Expr, right: Expr, at: ir::Span) -> Expr {
        let string = self.world.string();
        let (left, right) = (self.as_itself(left), self.as_itself(right));
        let mut parts = match left.kind {
            ExprKind::Concat(parts) => parts,
            _ => vec![left],
        };
        if let (Some(a), Some(b)) = (
            parts.last().and_then(|last| self.constant_text(last)),
            self.constant_text(&right),
        ) {
            let last = parts.len() - 1;
            parts[last] = Expr {
                ty: string.clone(),
                at,
                kind: ExprKind::Const(Constant::Text(surrogate::paired(a + &b))),
            };
        } else {
            parts.push(right);
        }
        if parts.len() == 1 {
            return Expr {
                at,
                ..parts.remove(0)
            };
        }
        self.expr(string, at, ExprKind::Concat(parts))
    }

    /// The text of a constant; floating-point numbers are left to the machine.
    fn constant_text(&self, expr: &Expr) -> Option<String> {
        let ExprKind::Const(constant) = &expr.kind else {
            return None;
        };
        Some(match (constant, &expr.ty) {
            (Constant::Text(text), _) => text.clone(),
            (Constant::Bool(truth), _) => truth.to_string(),
            (Constant::Int(unit), Ty::Prim(Prim::Char)) => {
                surrogate::character(*unit as u32)?.to_string()
            }
            (Constant::Int(value), _) => value.to_string(),
            _ => return None,
        })
    }

    // --- assignments

    /// The place that an expression names.
    pub fn place(&mut self, expr: Expr) -> Option<Place> {
        match expr.kind {
            ExprKind::Load(place) => Some(place),
            ExprKind::DynamicField(object, field) => Some(Place::Field(object, field)),
            ExprKind::Unknown(name) => Some(Place::Static(name)),
            _ => None,
        }
    }

    /// The left side of an assignment; a constant variable is a place here.
    fn target(&mut self, node: Node<'a>) -> Option<(Place, Ty)> {
        if node.kind() == "identifier" {
            let name = self.text(node);
            if let Some(class) = self.cx.class
                && self.locals.iter().all(|local| local.name != name)
                && let Some((owner, index, ty)) = self.world.field(&Ty::class(class), name)
                && self.world.class(owner).fields[index].is_static
            {
                let key = self.world.class(owner).fields[index].key.clone();
                let at = self.at(node);
                self.assigned_final_static(owner, index, at);
                return Some((Place::Static(self.global(owner, &key)), ty));
            }
        }
        let expr = self.check(node, None);
        let (ty, at) = (expr.ty.clone(), expr.at);
        let fixed = match expr.kind {
            ExprKind::Length(_) => Some("length"),
            // A constant variable gives its value, not its place.
            ExprKind::Const(_) if node.kind() == "identifier" => Some(self.text(node)),
            _ => None,
        };
        if let Some(name) = fixed {
            self.complain(
                at,
                format!("cannot assign a value to final variable {name}"),
            );
        }
        let Some(place) = self.place(expr) else {
            if fixed.is_none() {
                self.complain(at, "unexpected type; required: variable; found: value");
            }
            return None;
        };
        self.assigned_final(&place, at);
        self.note_assignment(&place, at);
        Some((place, ty))
    }

    pub fn assignment(&mut self, node: Node<'a>) -> Expr {
        let at = self.at(node);
        let (Some(left), Some(op), Some(right)) = (
            node.child_by_field("left"),
            node.child_by_field("operator"),
            node.child_by_field("right"),
        ) else {
            return self.unsupported("assignment_expression", at);
        };
        let Some((place, ty)) = self.target(left) else {
            return self.unsupported("assignment_expression", at);
        };
        if op.kind() == "=" {
            let value = self.check(right, Some(&ty));
            self.expect(&value, &ty);
            let value = self.assign_to(value, &ty);
            return self.expr(ty, at, ExprKind::Assign(place, Box::new(value)));
        }
        let right = self.check(right, None);
        let name = op.kind().trim_end_matches('=');
        if name != "+" || !(self.world.is_string(&ty) || self.world.is_string(&right.ty)) {
            self.bad_operands(name, &ty.clone(), &right.ty.clone(), at);
        } else if !self.world.is_string(&ty) {
            self.expect(&right, &ty);
        }
        match operator(name) {
            Some(op) => self.compound(op, place, ty, right, false, at),
            None => self.unsupported("assignment_expression", at),
        }
    }

    fn compound(
        &mut self,
        op: BinOp,
        place: Place,
        ty: Ty,
        right: Expr,
        is_postfix: bool,
        at: ir::Span,
    ) -> Expr {
        let place_ty = ty.clone();
        let make = |left, right, back, boxes, is_concat| Compound {
            place,
            ty: place_ty,
            op,
            is_concat,
            left,
            right,
            back,
            boxes,
            is_postfix,
        };
        let is_text = self.world.is_string(&ty)
            || (op == BinOp::Add && !is_postfix && self.world.is_string(&right.ty));
        if is_text && op == BinOp::Add {
            let compound = make(None, right, None, false, true);
            return self.expr(ty, at, ExprKind::Compound(Box::new(compound)));
        }
        let (Some(a), Some(b)) = (self.world.as_prim(&ty), self.world.as_prim(&right.ty)) else {
            let compound = make(None, right, None, false, false);
            return self.expr(ty, at, ExprKind::Compound(Box::new(compound)));
        };
        let boxes = ty.is_reference();
        let (prim, right) = if a == Prim::Boolean {
            (a, self.convert_to(right, Prim::Boolean))
        } else if is_shift(op) {
            (a.promoted(), self.convert_to(right, b.promoted()))
        } else {
            let prim = a.promoted().max(b.promoted());
            (prim, self.convert_to(right, prim))
        };
        let left = (prim != a || boxes).then_some(prim);
        let back = (prim != a).then_some(a);
        let compound = make(left, right, back, boxes, false);
        self.expr(ty, at, ExprKind::Compound(Box::new(compound)))
    }

    pub fn update(&mut self, node: Node<'a>) -> Expr {
        let at = self.at(node);
        let is_postfix = node.children().next().is_some_and(Node::is_named);
        let op = match node.children().find(|child| !child.is_named()) {
            Some(op) if op.kind() == "--" => BinOp::Sub,
            _ => BinOp::Add,
        };
        let Some(operand) = node.named_children().next() else {
            return self.unsupported("update_expression", at);
        };
        let Some((place, ty)) = self.target(operand) else {
            return self.unsupported("update_expression", at);
        };
        let name = if op == BinOp::Sub { "--" } else { "++" };
        self.bad_operand(name, &ty.clone(), at);
        let one = self.int(1, at);
        self.compound(op, place, ty, one, is_postfix, at)
    }
}
