//! Variables: which a function names, which of them references may refer to, and how they are read and written.

use super::{Frame, Lowerer, has_token, parts};
use ir::{Intrinsic, Reg, Span};
use syntax::Node;

/// Variables that are the same in all functions, whether these declare them or not.
const SUPERGLOBALS: [&str; 7] = [
    "_SERVER", "_GET", "_POST", "_COOKIE", "_FILES", "_ENV", "_REQUEST",
];

pub(crate) fn is_superglobal(name: &str) -> bool {
    SUPERGLOBALS.contains(&name)
}

/// Whether an expression gives a text for sure.
fn makes_text(node: Node<'_>) -> bool {
    matches!(
        node.kind(),
        "string" | "encapsed_string" | "heredoc" | "nowdoc"
    )
}

/// Nodes behind which other variables are in force.
pub(super) fn is_scope(kind: &str) -> bool {
    matches!(
        kind,
        "function_definition"
            | "anonymous_function"
            | "method_declaration"
            | "class_declaration"
            | "interface_declaration"
            | "trait_declaration"
            | "enum_declaration"
            | "anonymous_class"
    )
}

impl<'a> Lowerer<'a> {
    /// The name of a variable, without its `$`; nothing where it is computed.
    pub(super) fn variable(&self, node: Node<'_>) -> Option<&'a str> {
        match node.kind() {
            "variable_name" => self.text(node).strip_prefix('$'),
            "by_ref" | "reference_modifier" => self
                .text(node)
                .trim_start_matches(['&', ' '])
                .strip_prefix('$'),
            _ => None,
        }
    }

    /// Collects the variables of a function's body.
    pub(super) fn collect(&self, node: Node<'a>, frame: &mut Frame<'a>) {
        if let Some(name) = self.variable(node)
            && node.kind() == "variable_name"
        {
            if name != "this" && !frame.names.iter().any(|known| known == name) {
                frame.names.push(name.to_owned());
            }
            if is_superglobal(name) && !self.is_library {
                frame.boxed.insert(name.to_owned());
            }
            return;
        }
        match node.kind() {
            "anonymous_function" => {
                let clause = node.child_by_kind("anonymous_function_use_clause");
                for used in clause.into_iter().flat_map(parts) {
                    self.collect(used, frame);
                    self.refer(used, frame, used.kind() == "by_ref");
                }
                return;
            }
            "anonymous_class" | "object_creation_expression" => {
                for child in node
                    .named_children()
                    .filter(|child| child.kind() != "declaration_list")
                {
                    self.collect(child, frame);
                }
                return;
            }
            kind if is_scope(kind) => return,
            "arrow_function" => {
                let mut inside = Frame::default();
                for child in node.named_children() {
                    self.collect(child, &mut inside);
                }
                for name in inside.names {
                    if !frame.names.contains(&name) {
                        frame.names.push(name);
                    }
                }
                return;
            }
            "scoped_property_access_expression" => {
                if let Some(scope) = node.child_by_field("scope") {
                    self.collect(scope, frame);
                }
                return;
            }
            "global_declaration" => {
                for part in parts(node) {
                    self.refer(part, frame, true);
                }
            }
            "assignment_expression" => {
                if let (Some(left), Some(right)) =
                    (node.child_by_field("left"), node.child_by_field("right"))
                    && let Some(name) = self.variable(left)
                {
                    if self.makes_array(right) {
                        frame.arrays.insert(name.to_owned());
                    } else if makes_text(right) {
                        frame.texts.insert(name.to_owned());
                    }
                }
            }
            "subscript_expression" => {
                if let [base] = parts(node).as_slice()
                    && let Some(name) = self.variable(*base)
                {
                    frame.arrays.insert(name.to_owned());
                }
            }
            "static_variable_declaration" => {
                if let Some(name) = node.child_by_field("name") {
                    self.refer(name, frame, true);
                }
            }
            "reference_assignment_expression" => {
                for side in ["left", "right"] {
                    if let Some(side) = node.child_by_field(side) {
                        self.refer(side, frame, true);
                    }
                }
            }
            "by_ref" => {
                for part in parts(node) {
                    self.refer(part, frame, true);
                }
            }
            _ if super::running::is_running(node, self.source) => frame.runs_texts = true,
            "function_call_expression" => {
                if let Some(function) = node.child_by_field("function") {
                    let name = self.function_name(function);
                    frame.extracts |= name == "extract";
                    if name == "compact" || name == "extract" || name == "parse_str" {
                        for string in node.descendants().filter(|n| n.kind() == "string_content") {
                            let name = self.text(string).to_owned();
                            if !frame.names.contains(&name) {
                                frame.names.push(name);
                            }
                        }
                    }
                    let signature = match function.kind() {
                        "variable_name" => self.known.closures.get(self.text(function)).cloned(),
                        _ => self.signature(&name),
                    };
                    self.refer_arguments(node, signature, frame);
                }
            }
            "member_call_expression"
            | "nullsafe_member_call_expression"
            | "scoped_call_expression" => {
                if let Some(name) = node.child_by_field("name") {
                    let name = self.text(name).to_ascii_lowercase();
                    let signature = self.known.methods.get(&name).cloned();
                    self.refer_arguments(node, signature, frame);
                }
            }
            "yield_expression" => frame.is_generator = true,
            _ => {}
        }
        for child in node.named_children() {
            self.collect(child, frame);
        }
    }

    /// Whether an expression gives an array for sure.
    fn makes_array(&self, node: Node<'_>) -> bool {
        match node.kind() {
            "array_creation_expression" => true,
            "function_call_expression" => node.child_by_field("function").is_some_and(|name| {
                let name = self.text(name);
                name.starts_with("array_")
                    || matches!(
                        name,
                        "range"
                            | "explode"
                            | "str_split"
                            | "mb_str_split"
                            | "preg_split"
                            | "compact"
                    )
            }),
            _ => false,
        }
    }

    /// Whether what is assigned to an element may replace a letter of a text.
    pub(super) fn may_be_in_text(&self, target: Node<'a>, value: Node<'a>) -> bool {
        let nodes = parts(target);
        let [base, _] = nodes.as_slice() else {
            return false;
        };
        let is_letter = match value.kind() {
            "string" | "encapsed_string" => true,
            "array_creation_expression"
            | "object_creation_expression"
            | "anonymous_function"
            | "arrow_function"
            | "boolean"
            | "null"
            | "float" => false,
            "conditional_expression" => ["body", "alternative"].iter().any(|part| {
                value
                    .child_by_field(part)
                    .is_some_and(|part| self.may_be_in_text(target, part))
            }),
            _ => true,
        };
        match base.kind() {
            "variable_name" => {
                let name = self.variable(*base).unwrap_or("");
                let known = self.frames.last().is_some_and(|frame| {
                    frame.arrays.contains(name) && !frame.texts.contains(name)
                });
                !known && is_letter
            }
            "subscript_expression" | "member_access_expression" => is_letter,
            _ => false,
        }
    }

    fn refer_arguments(
        &self,
        node: Node<'a>,
        signature: Option<crate::signatures::Signature>,
        frame: &mut Frame<'a>,
    ) {
        let Some(signature) = signature else { return };
        let given = node.child_by_field("arguments").into_iter().flat_map(parts);
        for (place, argument) in given.enumerate() {
            let parameter = signature
                .get(place)
                .or(signature.last().filter(|p| p.is_variadic));
            if parameter.is_some_and(|parameter| parameter.by_reference)
                && let Some(value) = parts(argument).last()
            {
                self.refer(*value, frame, true);
            }
        }
    }

    pub(super) fn refer(&self, node: Node<'a>, frame: &mut Frame<'a>, is_boxed: bool) {
        if let Some(name) = self.variable(node)
            && is_boxed
            && name != "this"
        {
            frame.boxed.insert(name.to_owned());
            if !frame.names.iter().any(|known| known == name) {
                frame.names.push(name.to_owned());
            }
        }
    }

    /// What the variables that are there everywhere hold in the beginning.
    pub(super) fn begin_superglobals(&mut self, at: Span) {
        for name in SUPERGLOBALS {
            if self.is_library || !self.frame().names.iter().any(|known| known == name) {
                continue;
            }
            let list = self.own(Intrinsic::Arguments, &[], at);
            let arguments = self.own(Intrinsic::OrderedList, &[list], at);
            let text = self.b.text(name, at);
            let value = self.lib("superglobal", &[text, arguments], at);
            self.store(name, value, at);
        }
    }

    /// Variables have no value when a function begins.
    pub(super) fn declare_variables(
        &mut self,
        parameters: &[String],
        body: Option<Node<'a>>,
        at: Span,
    ) {
        let names = self.frame().names.clone();
        let bound_first = body.map_or_else(Vec::new, |body| self.bound_first(body));
        for name in names.iter().filter(|name| !parameters.contains(name)) {
            let mut value = self.none(at);
            if self.frame().boxed.contains(name) && !bound_first.contains(&name.as_str()) {
                value = match is_superglobal(name) && self.frames.len() > 1 {
                    true => self.load_plain(&format!("$.global_{name}"), at),
                    false => self.own(Intrinsic::CellNew, &[value], at),
                };
            }
            self.declare_plain(&self.named(name), value, at);
        }
        if self.frame().extracts {
            let none = self.own(Intrinsic::OrderedNew, &[], at);
            self.declare_plain(super::running::EXTRACTED, none, at);
        }
    }

    /// The variables that a body begins with binding to global ones, so that they need no places of their own.
    fn bound_first(&self, body: Node<'a>) -> Vec<&'a str> {
        let statements = parts(body).into_iter();
        let globals = statements.take_while(|part| part.kind() == "global_declaration");
        let bound = globals.flat_map(|part| parts(part).into_iter());
        bound.filter_map(|part| self.variable(part)).collect()
    }

    /// The value of a variable, or the mark that it has none.
    pub(super) fn load_raw(&mut self, name: &str, at: Span) -> Reg {
        let value = self.load_plain(&self.named(name), at);
        match self.frame().boxed.contains(name) {
            true => self.own(Intrinsic::CellRead, &[value], at),
            false => value,
        }
    }

    pub(super) fn load(&mut self, name: &str, at: Span) -> Reg {
        if name == "this" && !self.frame().has_this && self.frames.len() > 1 && !self.is_library {
            return self.lib("no_this", &[], at);
        }
        let is_outermost = self.frames.len() == 1 && !self.is_text && !self.is_expression;
        if name == "this" && is_outermost && !self.is_library {
            return self.lib("no_this", &[], at);
        }
        if name == "GLOBALS" && !self.is_library {
            return self.all_globals(at);
        }
        if name == "this" && self.frame().has_no_object && !self.is_library {
            return self.lib("no_this", &[], at);
        }
        let is_bound = self.classes.is_empty() && !self.is_text || self.frame().is_static;
        if name == "this" && is_bound && !self.is_library {
            let this = self.load_plain("this", at);
            return self.lib("bound_this", &[this], at);
        }
        if name == "this" {
            return self.load_plain("this", at);
        }
        if !self.frame().names.iter().any(|known| known == name) {
            let text = self.b.text(name, at);
            let none = self.none(at);
            return self.own(Intrinsic::Known, &[none, text], at);
        }
        let value = self.load_raw(name, at);
        if self.frame().assigned.contains(name) {
            return value;
        }
        let text = self.b.text(name, at);
        self.own(Intrinsic::Known, &[value, text], at)
    }

    pub(super) fn store(&mut self, name: &str, value: Reg, at: Span) {
        match self.frame().boxed.contains(name) {
            true => {
                let cell = self.load_plain(&self.named(name), at);
                self.own(Intrinsic::CellWrite, &[cell, value], at);
            }
            false => self.store_plain(&self.named(name), value, at),
        }
        self.frame().assigned.insert(name.to_owned());
    }

    /// Whether an expression may give an array that somebody else has.
    pub(super) fn is_shared(&self, node: Node<'_>) -> bool {
        match node.kind() {
            "variable_name"
            | "dynamic_variable_name"
            | "subscript_expression"
            | "member_access_expression"
            | "nullsafe_member_access_expression"
            | "scoped_property_access_expression"
            | "class_constant_access_expression"
            | "name"
            | "qualified_name"
            | "assignment_expression"
            | "augmented_assignment_expression"
            | "match_expression"
            | "conditional_expression"
            | "error_suppression_expression" => self.text(node) != "$this",
            "binary_expression" => has_token(node, "??"),
            "parenthesized_expression" => {
                parts(node).first().is_none_or(|node| self.is_shared(*node))
            }
            _ => false,
        }
    }

    /// The value of an expression, to be kept: an array is copied unless it is new.
    pub(super) fn kept(&mut self, node: Node<'a>) -> Reg {
        let value = self.expr(node);
        match self.is_shared(node) {
            true => {
                let at = self.b.span(node);
                self.own(Intrinsic::OrderedCopy, &[value], at)
            }
            false => value,
        }
    }
}
