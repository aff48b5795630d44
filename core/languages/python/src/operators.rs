//! Operators, conditional expressions and `:=`.
//!
//! Long chains are lowered in loops, so that their length does not matter to the host's stack.

use super::exprs::strip;
use super::exprs::{is_space_in_disguise, is_star_in_disguise};
use super::lowerer::Lowerer;
use ir::{BinOp, Reg, Span, UnOp};
use syntax::Node;

/// The operands of a chain of one boolean operator, in order, with the operator.
pub(super) fn operands<'a>(node: Node<'a>) -> (&'a str, Vec<Node<'a>>) {
    let operator = |node: Node<'a>| node.child_by_field("operator").map_or("", Node::kind);
    let chain = operator(node);
    let mut found = Vec::new();
    let mut at = node;
    // The chain leans to the left.
    while at.kind() == "boolean_operator" && operator(at) == chain {
        found.extend(at.child_by_field("right"));
        match at.child_by_field("left") {
            Some(left) => at = strip(left),
            None => break,
        }
    }
    if at != node {
        found.push(at);
    }
    found.reverse();
    (chain, found)
}

/// A comparison's first operand, and the operators with what they compare it to.
pub(super) fn comparison_parts<'a>(node: Node<'a>) -> (Node<'a>, Vec<(&'a str, Node<'a>)>) {
    let operators = node.children_by_field("operators").map(Node::kind);
    let mut operands = node
        .named_children()
        .filter(|child| child.field() != Some("operators"));
    let first = operands.next().unwrap_or(node);
    (first, operators.zip(operands).collect())
}

fn binary_operator(text: &str) -> Option<BinOp> {
    match text {
        "<>" => Some(BinOp::Ne),
        "is not" => Some(BinOp::IsNot),
        "not in" => Some(BinOp::NotIn),
        // Spelled as in the text form of the IR, but for operators that Python lacks.
        ">>>" | ".." | "===" | "!==" => None,
        _ => BinOp::from_text(text),
    }
}

impl<'a> Lowerer<'a> {
    pub fn binary_operation(&mut self, node: Node<'a>) -> Reg {
        // A chain leans to the left: walked down in a loop, since it may be long.
        let mut chain = Vec::new();
        let mut first = node;
        while first.kind() == "binary_operator" {
            let (Some(left), Some(operator), Some(right)) = (
                first.child_by_field("left"),
                first.child_by_field("operator"),
                first.child_by_field("right"),
            ) else {
                break;
            };
            chain.push((first, operator.kind(), right));
            first = strip(left);
        }
        if chain.is_empty() {
            return self.broken_expression(node);
        }
        let mut value = self.expr(first);
        for (whole, operator, right) in chain.into_iter().rev() {
            let right = self.expr(right);
            let at = self.b.span(whole);
            value = self.apply(operator, false, value, right, at);
        }
        value
    }

    /// Applies a binary operator, given as Python spells it.
    pub fn apply(
        &mut self,
        operator: &str,
        in_place: bool,
        left: Reg,
        right: Reg,
        at: Span,
    ) -> Reg {
        match binary_operator(operator) {
            Some(op) => self.b.binary(op, in_place, left, right, at),
            None => self.b.unsupported(operator, at),
        }
    }

    pub fn unary_operation(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let (Some(operator), Some(argument)) = (
            node.child_by_field("operator"),
            node.child_by_field("argument"),
        ) else {
            return self.broken_expression(node);
        };
        if is_star_in_disguise(node, self.source) {
            if self.transparent.contains(&node.index()) {
                return self.expr(argument);
            }
            self.b.invalid(at, "can't use starred expression here");
            return self.b.unsupported_silently("list_splat", at);
        }
        if is_space_in_disguise(operator, self.source) {
            return self.expr(argument);
        }
        if operator.kind() == "-"
            && let Some(value) = self.negative_number(argument)
        {
            return self.b.constant(value, at);
        }
        let value = self.expr(argument);
        match UnOp::from_text(operator.kind()) {
            Some(op) => self.b.unary(op, value, at),
            None => self.b.unsupported(operator.kind(), at),
        }
    }

    /// One comparison, by an operator as Python spells it.
    pub fn compare(&mut self, operator: &str, left: Reg, right: Reg, at: Span) -> Reg {
        self.apply(operator, false, left, right, at)
    }

    pub fn comparison(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let (first, rest) = comparison_parts(node);
        let mut left = self.expr(first);
        if let [(operator, right)] = rest[..] {
            let right = self.expr(right);
            return self.compare(operator, left, right, at);
        }
        let result = self.hidden("compare");
        let end = self.b.label("compare_end");
        for (index, (operator, operand)) in rest.iter().enumerate() {
            let right = self.expr(*operand);
            let holds = self.compare(operator, left, right, at);
            self.store_hidden(result, holds, at);
            if index + 1 < rest.len() {
                let next = self.b.label("compare_rhs");
                self.b.branch_if(holds, next, end, at);
                self.b.place(next, at);
            }
            left = right;
        }
        self.b.place_if_used(end, at);
        self.load_symbol(result, at)
    }

    pub fn boolean_operation(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let (operator, operands) = operands(node);
        let stem = if operator == "and" { "and" } else { "or" };
        let result = self.hidden(stem);
        let end = self.b.label(&format!("{stem}_end"));
        for (index, operand) in operands.iter().enumerate() {
            let value = self.expr(*operand);
            self.store_hidden(result, value, at);
            if index + 1 < operands.len() {
                let next = self.b.label(&format!("{stem}_rhs"));
                match operator {
                    "and" => self.b.branch_if(value, next, end, at),
                    _ => self.b.branch_if(value, end, next, at),
                }
                self.b.place(next, at);
            }
        }
        self.b.place_if_used(end, at);
        self.load_symbol(result, at)
    }

    pub fn conditional(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let result = self.hidden("if");
        let end = self.b.label("if_end");
        let mut node = node;
        // The grammar reads `x := a if b else c` as choosing between `x := a` and `c`; `:=` binds less.
        let mut named = None;
        // `a if b else c if d else e` leans to the right: a loop, since it may be long.
        loop {
            let mut parts = node.named_children();
            let (Some(value), Some(condition), Some(otherwise)) =
                (parts.next(), parts.next(), parts.next())
            else {
                let value = self.broken_expression(node);
                self.store_hidden(result, value, at);
                break;
            };
            let value = match (value.child_by_field("name"), value.child_by_field("value")) {
                (Some(name), Some(inner)) if value.kind() == "named_expression" => {
                    named = Some(name);
                    inner
                }
                _ => value,
            };
            let then = self.b.label("if_true");
            let other = self.b.label("if_false");
            self.condition(condition, then, other);
            let value_at = self.b.span(value);
            self.b.place_if_used(then, value_at);
            let value = self.expr(value);
            self.store_hidden(result, value, value_at);
            self.b.jump(end, value_at);
            let other_at = self.b.span(otherwise);
            self.b.place_if_used(other, other_at);
            let inner = strip(otherwise);
            if inner.kind() == "conditional_expression" {
                node = inner;
                continue;
            }
            let value = self.expr(inner);
            self.store_hidden(result, value, other_at);
            break;
        }
        self.b.place_if_used(end, at);
        let value = self.load_symbol(result, at);
        if let Some(name) = named {
            self.store_identifier(name, value);
        }
        value
    }

    pub fn named_expression(&mut self, node: Node<'a>) -> Reg {
        let (Some(name), Some(value)) = (node.child_by_field("name"), node.child_by_field("value"))
        else {
            return self.broken_expression(node);
        };
        let value = self.expr(value);
        self.store_identifier(name, value);
        value
    }
}
