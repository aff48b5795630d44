//! Expressions as Node's messages show them: what was called, walked or taken apart.
//!
//! V8 prints the tree that it has parsed, not the source: texts get double quotes, operators get parentheses, and what it has no
//! notation for is `(intermediate value)`.

use crate::lowerer::{Lowerer, parts};
use syntax::Node;

/// What stands for an expression that is not printed.
pub const INTERMEDIATE: &str = "(intermediate value)";

/// How deep an expression is followed.
const DEEPEST: u32 = 20;

impl<'a> Lowerer<'a, '_> {
    /// An expression as messages show it.
    pub fn shown(&self, node: Node<'a>, depth: u32) -> String {
        if depth > DEEPEST {
            return INTERMEDIATE.to_owned();
        }
        let inner = |inside: Node<'a>| self.shown(inside, depth + 1);
        let field = |name: &str| node.child_by_field(name).map_or_else(String::new, inner);
        match node.kind() {
            "identifier"
            | "this"
            | "property_identifier"
            | "private_property_identifier"
            | "number"
            | "regex"
            | "null"
            | "true"
            | "false"
            | "undefined" => self.text(node).to_owned(),
            "string" => format!("\"{}\"", crate::literals::string(self.text(node))),
            "template_string" => self.shown_template(node, depth),
            "member_expression" => self.shown_member(node, field("object")),
            "subscript_expression" => self.shown_element(node, field("object"), depth),
            "call_expression" => format!("{}(...)", field("function")),
            "object" => format!("{{{}}}", INTERMEDIATE.repeat(parts(node).count())),
            "array" => {
                let items: Vec<String> = parts(node).map(inner).collect();
                format!("[{}]", items.join(","))
            }
            "unary_expression" => {
                let operator = field_text(self, node, "operator");
                let space = if operator.ends_with(char::is_alphabetic) {
                    " "
                } else {
                    ""
                };
                format!("({operator}{space}{})", field("argument"))
            }
            "binary_expression" => {
                let operator = field_text(self, node, "operator");
                format!("({} {operator} {})", field("left"), field("right"))
            }
            "sequence_expression" => {
                let items: Vec<String> = parts(node).map(inner).collect();
                format!("({})", items.join(" , "))
            }
            "assignment_expression" | "augmented_assignment_expression" => field("left"),
            "ternary_expression" => INTERMEDIATE.repeat(3),
            "parenthesized_expression" => parts(node).next().map_or_else(String::new, inner),
            _ => INTERMEDIATE.to_owned(),
        }
    }

    /// What is walked, as messages say that it cannot be; nothing where they show its value.
    pub fn shown_walked(&self, node: Node<'a>) -> Option<String> {
        let made = match node.kind() {
            "call_expression" => node.child_by_field("function"),
            "new_expression" => node.child_by_field("constructor"),
            "member_expression" | "subscript_expression" if self.begins_chain(node) => {
                return None;
            }
            _ => return Some(self.shown(node, 0)),
        };
        made.map(|made| {
            let made = self.shown(made, 0);
            format!("{made} is not a function or its return value")
        })
    }

    /// What a pattern takes apart, as messages say it; nothing where they show its value.
    pub fn shown_apart(&self, pattern: &str, given: Node<'a>) -> Option<String> {
        match (pattern, given.kind()) {
            ("object_pattern" | "object", _) => Some(self.shown(given, 0)),
            (
                "array_pattern",
                "member_expression"
                | "subscript_expression"
                | "parenthesized_expression"
                | "binary_expression",
            ) => None,
            ("array_pattern", _) => self.shown_walked(given),
            _ => None,
        }
    }

    fn shown_member(&self, node: Node<'a>, object: String) -> String {
        let property = node
            .child_by_field("property")
            .map_or("", |property| self.text(property));
        let optional = if self.is_optional(node) { "?" } else { "" };
        match property.starts_with('#') {
            true => format!("{object}{optional}[{property}]"),
            false => format!("{object}{optional}.{property}"),
        }
    }

    fn shown_element(&self, node: Node<'a>, object: String, depth: u32) -> String {
        let Some(index) = node.child_by_field("index") else {
            return object;
        };
        let optional = if self.is_optional(node) { "?." } else { "" };
        match index.kind() {
            "string" => {
                let dot = if optional.is_empty() { "." } else { optional };
                let key = crate::literals::string(self.text(index));
                format!("{object}{dot}{key}")
            }
            // A number with a sign in front is one number to V8.
            "unary_expression"
                if index
                    .child_by_field("argument")
                    .is_some_and(|argument| argument.kind() == "number") =>
            {
                format!("{object}{optional}[{}]", self.text(index))
            }
            _ => format!("{object}{optional}[{}]", self.shown(index, depth + 1)),
        }
    }

    /// A template is the values in it, or its text where it has none.
    fn shown_template(&self, node: Node<'a>, depth: u32) -> String {
        let mut values = parts(node).filter(|part| part.kind() == "template_substitution");
        let Some(first) = values.next() else {
            let text = self.text(node).trim_matches('`');
            return format!("\"{}\"", crate::literals::unescaped(text));
        };
        std::iter::once(first)
            .chain(values)
            .filter_map(|value| parts(value).next())
            .map(|value| self.shown(value, depth + 1))
            .collect()
    }
}

/// The text of a part of a node.
fn field_text<'a>(lowerer: &Lowerer<'a, '_>, node: Node<'a>, field: &str) -> &'a str {
    node.child_by_field(field)
        .map_or("", |part| lowerer.text(part))
}
