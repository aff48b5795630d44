//! Expressions: dispatch, operators, displays, members and elements.

use super::lowerer::Lowerer;
use ir::{ArrayKind, Const, Reg, UnOp};
use syntax::Node;

/// The expression inside of parentheses, however many.
pub(super) fn strip(mut node: Node<'_>) -> Node<'_> {
    while node.kind() == "parenthesized_expression" {
        match node.named_children().next() {
            Some(inner) if inner.kind() != "list_splat" => node = inner,
            _ => break,
        }
    }
    node
}

/// The star that makes an element of a display or call a spread one. The grammar reads `*f(x)` as a
/// call of `*f`, so it may stand at the left end of the expression. Where the grammar was shown the sign of a unary
/// operator instead (see [`super::respell`]), the source still has the star.
pub(super) fn leading_star<'a>(node: Node<'a>, source: &str) -> Option<Node<'a>> {
    let mut at = node;
    if is_star_in_disguise(node, source) {
        return Some(node);
    }
    while !matches!(at.kind(), "list_splat" | "list_splat_pattern") {
        at = at.children().next().filter(|first| first.is_named())?;
    }
    Some(at)
}

/// Whether a unary operation is a star in the source.
pub(super) fn is_star_in_disguise(node: Node<'_>, source: &str) -> bool {
    node.kind() == "unary_operator"
        && node
            .child_by_field("operator")
            .is_some_and(|operator| operator.text(source) == "*")
}

/// Whether an operator is a space in the source: the grammar was shown it so that it sees where an expression begins.
pub(super) fn is_space_in_disguise(operator: Node<'_>, source: &str) -> bool {
    operator.text(source) == " "
}

impl<'a> Lowerer<'a> {
    /// Lowers an expression; gives the register of its value.
    pub fn expr(&mut self, node: Node<'a>) -> Reg {
        if self.arguments_of_type.contains(&node.index()) {
            return self.call_of_type(node);
        }
        let node = strip(node);
        if !self.may_enter() {
            let at = self.b.span(node);
            return self.b.unsupported("nesting", at);
        }
        self.depth += 1;
        let value = self.expr_of_kind(node);
        self.depth -= 1;
        value
    }

    fn expr_of_kind(&mut self, node: Node<'a>) -> Reg {
        if node.is_missing() {
            return self.broken_expression(node);
        }
        let at = self.b.span(node);
        match node.kind() {
            "identifier" => self.load_identifier(node),
            "integer" | "float" => self.number(node),
            "true" => self.b.constant(Const::Bool(true), at),
            "false" => self.b.constant(Const::Bool(false), at),
            "none" => self.b.nil(at),
            "ellipsis" => self.load_name("Ellipsis", at),
            "string" | "concatenated_string" => self.string(node),
            "call" => self.call(node),
            "attribute" => self.attribute(node),
            "subscript" => self.subscript(node),
            "binary_operator" => self.binary_operation(node),
            "unary_operator" => self.unary_operation(node),
            "not_operator" => match node.child_by_field("argument") {
                Some(argument) => {
                    let value = self.expr(argument);
                    self.b.unary(UnOp::Not, value, at)
                }
                None => self.broken_expression(node),
            },
            "comparison_operator" => self.comparison(node),
            "boolean_operator" => self.boolean_operation(node),
            "conditional_expression" => self.conditional(node),
            "named_expression" => self.named_expression(node),
            "lambda" => self.lambda(node),
            "tuple" | "expression_list" | "pattern_list" | "tuple_pattern" => {
                self.tuple_display(node)
            }
            "list" | "list_pattern" => self.display(ArrayKind::List, node),
            "set" => self.display(ArrayKind::Set, node),
            "dictionary" => self.dictionary(node),
            "list_comprehension"
            | "set_comprehension"
            | "dictionary_comprehension"
            | "generator_expression" => self.comprehension(node),
            "await" => self.await_expression(node),
            "yield" => self.yield_expression(node),
            "slice" => self.slice(node),
            "type" | "generic_type" | "union_type" | "member_type" => self.type_expression(node),
            "list_splat" | "list_splat_pattern" | "as_pattern"
                if self.transparent.contains(&node.index()) =>
            {
                match node.named_children().next() {
                    Some(inner) => self.expr(inner),
                    None => self.broken_expression(node),
                }
            }
            "list_splat"
            | "parenthesized_expression"
            | "parenthesized_list_splat"
            | "list_splat_pattern" => {
                self.b.invalid(at, "can't use starred expression here");
                self.b.unsupported_silently(node.kind(), at)
            }
            "ERROR" => self.broken_expression(node),
            kind => self.b.unsupported(kind, at),
        }
    }
}
