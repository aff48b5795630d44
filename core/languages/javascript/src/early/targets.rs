//! What can be assigned to, and what can be a name.

use super::{Place, Walk};
use crate::lowerer::parts;
use syntax::Node;

/// Words that name nothing where code is strict.
const RESERVED: [&str; 9] = [
    "implements",
    "interface",
    "let",
    "package",
    "private",
    "protected",
    "public",
    "static",
    "yield",
];

/// Whether a member or a call is part of a chain with `?.`.
pub(super) fn is_chain(node: Node<'_>) -> bool {
    let mut at = Some(node);
    while let Some(node) = at {
        let inside = match node.kind() {
            "member_expression" | "subscript_expression" => "object",
            "call_expression" => "function",
            _ => return false,
        };
        if node.child_by_kind("optional_chain").is_some() {
            return true;
        }
        at = node.child_by_field(inside);
    }
    false
}

/// What stands in parentheses.
fn unwrapped(node: Node<'_>) -> Node<'_> {
    let mut at = node;
    while at.kind() == "parenthesized_expression"
        && let Some(inside) = parts(at).next()
    {
        at = inside;
    }
    at
}

/// Whether a call is that of a tag in front of a template.
fn is_tagged(call: Node<'_>) -> bool {
    call.child_by_field("arguments")
        .is_some_and(|given| given.kind() == "template_string")
}

/// Whether a comma follows a part of a pattern.
fn has_comma_behind(pattern: Node<'_>, part: Node<'_>) -> bool {
    let mut behind = pattern
        .children()
        .filter(|child| child.start() >= part.end());
    behind.any(|child| child.kind() == ",")
}

impl<'t> Walk<'t> {
    /// What a pattern that declares names says of the rest.
    pub(super) fn rest_of_binding(&mut self, pattern: Node<'t>) {
        for around in pattern.descendants() {
            let is_object = around.kind() == "object_pattern";
            if !is_object && around.kind() != "array_pattern" {
                continue;
            }
            let all: Vec<Node<'t>> = parts(around).collect();
            for (at, &rest) in all.iter().enumerate() {
                if rest.kind() != "rest_pattern" {
                    continue;
                }
                let inside = parts(rest).next().map_or("", Node::kind);
                if is_object && inside.ends_with("pattern") {
                    let words = "`...` must be followed by an identifier in declaration contexts";
                    self.refuse(rest, words);
                }
                if at + 1 < all.len() || has_comma_behind(around, rest) {
                    self.refuse(rest, "Rest element must be last element");
                }
            }
        }
    }

    /// A pattern that declares names holds nothing else that could be assigned to.
    pub(super) fn only_names(&mut self, pattern: Node<'t>) {
        let mut pending = vec![pattern];
        while let Some(node) = pending.pop() {
            match node.kind() {
                "assignment_pattern" | "object_assignment_pattern" => {
                    pending.extend(node.child_by_field("left"));
                }
                "pair_pattern" => pending.extend(node.child_by_field("value")),
                "array_pattern" | "object_pattern" | "rest_pattern" => pending.extend(parts(node)),
                "identifier" | "shorthand_property_identifier_pattern" => {}
                "undefined" => {}
                _ => self.refuse(node, "Invalid destructuring assignment target"),
            }
        }
    }

    /// A name that is read or written.
    pub(super) fn name(&mut self, node: Node<'t>, place: &Place<'t>) {
        let text = self.text(node);
        let is_short = node.kind().starts_with("shorthand");
        if is_short && super::tokens::KEYWORDS.contains(&text) {
            self.refuse(node, format!("Unexpected token '{text}'"));
        } else if text.contains('\\') {
            let plain = crate::literals::unescaped(text);
            let is_name =
                |c: char| c.is_alphanumeric() || matches!(c, '_' | '$' | '\u{200c}' | '\u{200d}');
            if !plain.chars().all(|c| is_name(c) || !c.is_ascii()) {
                self.refuse(node, "Invalid or unexpected token");
            }
            let is_word = super::tokens::KEYWORDS.contains(&plain.as_str())
                || place.is_strict && RESERVED.contains(&plain.as_str())
                || plain == "yield" && place.is_generator
                || plain == "await" && self.is_await_a_word(place);
            if is_word {
                self.refuse(node, "Keyword must not contain escaped characters");
            }
        } else if text == "await" && self.is_await_a_word(place) {
            self.refuse(node, "Unexpected reserved word");
        } else if is_short && text == "yield" && place.is_generator {
            self.refuse(node, "Unexpected identifier 'yield'");
        } else if self.refuse_reserved(node, place) || self.refuse_keyword(node) {
        } else if text == "arguments" && place.in_field {
            let words = "'arguments' is not allowed in class field initializer or static initialization block";
            self.refuse(node, words);
        }
    }

    /// Whether `await` names nothing at a place.
    fn is_await_a_word(&self, place: &Place<'t>) -> bool {
        place.is_module || place.is_async && !place.is_file || place.in_static_block
    }

    /// Refuses a word that names nothing where code is strict. Gives whether it does.
    pub(super) fn refuse_reserved(&mut self, name: Node<'t>, place: &Place<'t>) -> bool {
        let is_reserved = place.is_strict && RESERVED.contains(&self.text(name));
        if is_reserved {
            self.refuse(name, "Unexpected strict mode reserved word");
        }
        is_reserved
    }

    /// Refuses a word that is a name to the grammar and none anywhere. Gives whether it does.
    fn refuse_keyword(&mut self, name: Node<'t>) -> bool {
        let text = self.text(name);
        let words = match text {
            "enum" => "Unexpected reserved word".to_owned(),
            "export" => "Unexpected token 'export'".to_owned(),
            _ => return false,
        };
        self.refuse(name, words);
        true
    }

    /// A name that is declared or assigned to.
    pub(super) fn binding(&mut self, node: Node<'t>, place: &Place<'t>) {
        let text = self.text(node);
        if self.refuse_keyword(node) {
        } else if place.is_strict && matches!(text, "eval" | "arguments") {
            self.refuse(node, "Unexpected eval or arguments in strict mode");
        } else if text == "await" && self.is_await_a_word(place) {
            self.refuse(node, "Unexpected reserved word");
        } else if text == "yield" && place.is_generator {
            self.refuse(node, "Unexpected identifier 'yield'");
        }
    }

    pub(super) fn assignment(&mut self, node: Node<'t>, place: &Place<'t>) {
        const WORDS: &str = "Invalid left-hand side in assignment";
        if let Some(left) = node.child_by_field("left") {
            let operator = node.child_by_field("operator");
            let is_logical =
                operator.is_some_and(|one| matches!(self.text(one), "&&=" | "||=" | "??="));
            if is_logical && unwrapped(left).kind() == "call_expression" {
                self.refuse(left, WORDS);
            }
            self.target(left, place, WORDS);
        }
        self.children(node, place);
    }

    /// What an operator without a right side stands beside, which may be no assignment.
    pub(super) fn no_assignment(&mut self, operand: Option<Node<'t>>) {
        let is_assignment = |node: &Node<'t>| {
            matches!(
                node.kind(),
                "assignment_expression" | "augmented_assignment_expression"
            )
        };
        if let Some(operand) = operand.filter(is_assignment) {
            self.refuse(operand, "Invalid left-hand side in assignment");
        }
    }

    pub(super) fn update(&mut self, node: Node<'t>, place: &Place<'t>) {
        let argument = node.child_by_field("argument");
        let is_prefix = node
            .children()
            .next()
            .is_some_and(|first| !first.is_named());
        let words = match is_prefix {
            true => "Invalid left-hand side expression in prefix operation",
            false => "Invalid left-hand side expression in postfix operation",
        };
        self.no_assignment(argument);
        if let Some(argument) = argument {
            match unwrapped(argument).kind() {
                "array" | "object" | "array_pattern" | "object_pattern" => {
                    self.refuse(argument, words);
                }
                _ => self.target(argument, place, words),
            }
        }
        self.children(node, place);
    }

    /// What is assigned to.
    pub(super) fn target(&mut self, node: Node<'t>, place: &Place<'t>, words: &str) {
        const PART: &str = "Invalid destructuring assignment target";
        match node.kind() {
            "identifier" | "shorthand_property_identifier" => self.binding(node, place),
            "shorthand_property_identifier_pattern" => self.binding(node, place),
            "undefined" => {}
            "member_expression" | "subscript_expression" if is_chain(node) => {
                self.refuse(node, words);
            }
            "member_expression" | "subscript_expression" => {}
            "parenthesized_expression" => match parts(node).next() {
                Some(inside)
                    if !inside.kind().ends_with("pattern")
                        && !matches!(
                            inside.kind(),
                            "object" | "array" | "assignment_expression"
                        ) =>
                {
                    self.target(inside, place, words);
                }
                _ => self.refuse(node, words),
            },
            "array_pattern" | "array" | "object_pattern" | "object" => {
                let all: Vec<Node<'t>> = parts(node).collect();
                for (at, part) in all.iter().enumerate() {
                    let is_rest = matches!(part.kind(), "rest_pattern" | "spread_element");
                    if is_rest && (at + 1 < all.len() || has_comma_behind(node, *part)) {
                        self.refuse(*part, "Rest element must be last element");
                    }
                    let held = parts(*part).next().map_or("", Node::kind);
                    if is_rest
                        && node.kind().starts_with("object")
                        && (held.starts_with("object") || held.starts_with("array"))
                    {
                        let words = "`...` must be followed by an assignable reference in assignment contexts";
                        self.refuse(*part, words);
                    }
                    self.target(*part, place, PART);
                }
            }
            "rest_pattern" | "spread_element" => {
                if let Some(inside) = parts(node).next() {
                    self.target(inside, place, PART);
                }
            }
            "pair" | "pair_pattern" => {
                if let Some(value) = node.child_by_field("value") {
                    self.target(value, place, PART);
                }
            }
            "assignment_pattern" | "object_assignment_pattern" | "assignment_expression" => {
                if let Some(left) = node.child_by_field("left") {
                    self.target(left, place, words);
                }
            }
            // Calls are refused when they run, where code is not strict.
            "call_expression" if words != PART && !is_tagged(node) => {}
            _ => self.refuse(node, words),
        }
    }
}
