//! What functions give: their results, held to types, and which variables they write.

use super::arguments::is_place;
use super::{Frame, Lowerer, parts};
use ir::{Intrinsic, Reg, Span};
use rustc_hash::FxHashSet;
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// Control must not come to the end of a function that declares what it gives.
    pub(super) fn end_without_result(&mut self, body: Node<'a>) {
        let Some(ty) = self.frame().result.clone().filter(|ty| ty != "void") else {
            return;
        };
        if self.b.is_terminated() {
            return;
        }
        let at = self.b.span_of(body.end().saturating_sub(1), body.end());
        let name = self.frame().name.clone();
        let full = self.full_function_name(&name);
        let (full, ty) = (
            self.bytes(full.as_bytes(), at),
            self.bytes(ty.as_bytes(), at),
        );
        self.lib("no_result", &[full, ty], at);
    }

    /// What a function gives, as its declaration says.
    pub(super) fn converted_result(&mut self, value: Reg, at: Span) -> Reg {
        let Some(ty) = self.frame().result.clone() else {
            return value;
        };
        if matches!(ty.as_str(), "mixed" | "void" | "never")
            || ty == "static" && self.classes.is_empty()
        {
            return value;
        }
        let is_relative = ty
            .split(['|', '?'])
            .any(|word| matches!(word, "static" | "self"));
        if is_relative && !self.classes.is_empty() {
            let name = self.frame().name.clone();
            let full = self.full_function_name(&name);
            let all = [
                value,
                self.bytes(ty.as_bytes(), at),
                self.called_class(at),
                self.trait_user(at),
                self.bytes(full.as_bytes(), at),
                self.truth_of(self.is_strict, at),
            ];
            return self.lib("relative_result", &all, at);
        }
        let text = self.bytes(ty.as_bytes(), at);
        let fits = self.own(Intrinsic::ValueFits, &[value, text], at);
        let name = self.frame().name.clone();
        let full = self.full_function_name(&name);
        self.unless(fits, value, at, |s| {
            let full = s.bytes(full.as_bytes(), at);
            let strict = s.truth_of(s.is_strict, at);
            s.lib("coerced_result", &[value, text, full, strict], at)
        })
    }

    /// Whether an expression gives a value of a type whatever happens.
    pub(super) fn fits_always(&self, node: Node<'_>, ty: &str) -> bool {
        let kind = match node.kind() {
            "integer" => "int",
            "float" => "float",
            "string" | "encapsed_string" | "heredoc" | "nowdoc" => "string",
            "array_creation_expression" => "array",
            "parenthesized_expression" => {
                return parts(node)
                    .first()
                    .is_some_and(|inside| self.fits_always(*inside, ty));
            }
            "variable_name" if self.text(node) == "$this" => return self.is_own_type(ty),
            "object_creation_expression"
                if parts(node).first().is_some_and(|class| {
                    matches!(self.text(*class), "static" | "self") && self.text(*class) == ty
                }) =>
            {
                return true;
            }
            _ if self.is_truth(node) => "bool",
            _ => return false,
        };
        ty.trim_start_matches('?') == kind
    }

    /// Whether a type is one that the object at hand has, whichever it is.
    fn is_own_type(&self, ty: &str) -> bool {
        let ty = ty.trim_start_matches('?');
        let class = self.classes.last();
        class.is_some_and(|class| matches!(ty, "static" | "self") || class.name == ty)
    }

    /// The variables whose arrays a body changes, or refers to.
    pub(super) fn written(&self, body: Node<'a>) -> FxHashSet<String> {
        let mut names = FxHashSet::default();
        let root = |node: Node<'a>| {
            let mut at = node;
            while matches!(
                at.kind(),
                "subscript_expression" | "member_access_expression"
            ) {
                match parts(at).first() {
                    Some(inside) => at = *inside,
                    None => break,
                }
            }
            self.variable(at).map(str::to_owned)
        };
        for node in body.descendants() {
            let target = match node.kind() {
                "assignment_expression" | "augmented_assignment_expression" => {
                    node.child_by_field("left")
                }
                "update_expression" => node.child_by_field("argument"),
                _ => None,
            };
            if let Some(target) = target {
                match target.kind() {
                    "list_literal" | "array_creation_expression" => {
                        names.extend(parts(target).into_iter().filter_map(root));
                    }
                    "variable_name" => {}
                    _ => names.extend(root(target)),
                }
            }
            match node.kind() {
                "unset_statement" | "yield_expression" => {
                    names.extend(parts(node).into_iter().filter_map(root));
                }
                "by_ref" => names.extend(parts(node).into_iter().filter_map(root)),
                "foreach_statement" if node.descendants().any(|node| node.kind() == "by_ref") => {
                    names.extend(parts(node).into_iter().take(1).filter_map(root));
                }
                "reference_assignment_expression" => {
                    names.extend(parts(node).into_iter().filter_map(root));
                }
                _ => {}
            }
        }
        // What is passed by reference.
        let mut frame = Frame::default();
        self.collect(body, &mut frame);
        names.extend(frame.boxed);
        for node in body.descendants() {
            let signature = match node.kind() {
                "function_call_expression" => node
                    .child_by_field("function")
                    .and_then(|name| self.signature(&self.function_name(name))),
                "member_call_expression" | "scoped_call_expression" => {
                    node.child_by_field("name").and_then(|name| {
                        self.known
                            .methods
                            .get(&self.text(name).to_ascii_lowercase())
                            .cloned()
                    })
                }
                _ => None,
            };
            let given = node.child_by_field("arguments").into_iter().flat_map(parts);
            let Some(signature) = signature else {
                // What is called by way of a value may take references.
                let function = node.child_by_field("function").or_else(|| {
                    let is_method = node.kind() == "member_call_expression";
                    node.child_by_field("name").filter(|_| is_method)
                });
                let is_value = function.is_some_and(|function| {
                    !matches!(function.kind(), "name" | "qualified_name" | "relative_name")
                });
                if is_value && self.refers_by_value {
                    let values = given.filter_map(|argument| parts(argument).last().copied());
                    names.extend(values.filter(|value| is_place(*value)).filter_map(root));
                }
                continue;
            };
            for (place, argument) in given.enumerate() {
                if signature
                    .get(place)
                    .is_some_and(|parameter| parameter.by_reference)
                    && let Some(value) = parts(argument).last()
                {
                    names.extend(root(*value));
                }
            }
        }
        if frame.is_generator {
            names.extend(frame.names);
        }
        names
    }
}
