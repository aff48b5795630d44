//! What may not be an operand, and operators that may not stand beside each other.

use super::{Place, Walk};
use crate::lowerer::parts;
use syntax::Node;

impl<'t> Walk<'t> {
    /// An operand may be no `yield` without parentheses.
    pub(super) fn operand(&mut self, node: Option<Node<'t>>, place: &Place<'t>) {
        if let Some(node) = node.filter(|node| node.kind() == "yield_expression")
            && place.is_generator
        {
            self.refuse(node, "Unexpected identifier 'yield'");
        }
    }

    /// An operand may be no arrow function without parentheses.
    pub(super) fn no_arrow(&mut self, node: Option<Node<'t>>) {
        if let Some(node) = node.filter(|node| node.kind() == "arrow_function") {
            self.refuse(node, "Malformed arrow function parameter list");
        }
    }

    pub(super) fn unary(&mut self, node: Node<'t>, place: &Place<'t>) {
        self.no_arrow(node.child_by_field("argument"));
        self.no_assignment(node.child_by_field("argument"));
        self.operand(node.child_by_field("argument"), place);
        let operator = node.child_by_field("operator");
        if let (Some(operator), Some(mut argument)) = (operator, node.child_by_field("argument"))
            && self.text(operator) == "delete"
        {
            while argument.kind() == "parenthesized_expression"
                && let Some(inside) = parts(argument).next()
            {
                argument = inside;
            }
            if argument.kind() == "identifier" && place.is_strict {
                let words = "Delete of an unqualified identifier in strict mode.";
                self.refuse(argument, words);
            }
            let member = argument.child_by_field("property");
            if member.is_some_and(|member| member.kind() == "private_property_identifier") {
                self.refuse(argument, "Private fields can not be deleted");
            }
        }
        self.children(node, place);
    }

    pub(super) fn binary(&mut self, node: Node<'t>, place: &Place<'t>) {
        let of = |node: Node<'t>| {
            let operator = node.child_by_field("operator");
            operator.map_or("", |operator| operator.text(self.source))
        };
        let operator = of(node);
        let sides = [node.child_by_field("left"), node.child_by_field("right")];
        self.operand(sides[1], place);
        self.no_arrow(sides[0]);
        self.no_arrow(sides[1]);
        if let Some(inner) = sides[1].filter(|side| side.kind() == "binary_expression") {
            let asks = inner.child_by_field("left");
            let binds_less = matches!(
                operator,
                "&&" | "||" | "??" | "==" | "!=" | "===" | "!==" | "&" | "|" | "^"
            );
            // `#name in object` is an operand of operators that bind less, and of no other.
            if let Some(name) = asks.filter(|asks| asks.kind() == "private_property_identifier")
                && !binds_less
            {
                self.refuse(name, format!("Unexpected identifier '{}'", self.text(name)));
            }
        }
        let mut found = None;
        for (side, is_left) in sides.into_iter().zip([true, false]) {
            let Some(side) = side else { continue };
            let inner = match side.kind() {
                "binary_expression" => of(side),
                _ => "",
            };
            let mixes = match operator {
                "??" => matches!(inner, "||" | "&&"),
                "||" | "&&" => inner == "??",
                _ => false,
            };
            if mixes {
                let later = if is_left { operator } else { inner };
                found = Some(format!("Unexpected token '{later}'"));
            }
        }
        self.no_assignment(sides[1]);
        let base = sides[0].map_or("", Node::kind);
        if operator == "**" && matches!(base, "unary_expression" | "await_expression") {
            let words = "Unary operator used immediately before exponentiation expression. \
                Parenthesis must be used to disambiguate operator precedence";
            found = Some(words.to_owned());
        }
        if let Some(words) = found {
            self.refuse(node, words);
        }
        self.children(node, place);
    }
}
