//! What is assigned to, changed and deleted.

use super::exprs::{leading_star, strip};
use super::lowerer::{FrameKind, Lowerer};
use ir::{Callee, Intrinsic, Op, Reg, Span};
use syntax::Node;

/// The name that an `except` clause gives to the exception.
pub(super) fn except_alias(clause: Node<'_>) -> Option<Node<'_>> {
    let value = clause.child_by_field("value");
    clause
        .child_by_field("alias")
        .or_else(|| value?.child_by_field("alias"))
}

/// A target without the parentheses that do not make it a tuple.
fn strip_target(mut node: Node<'_>) -> Node<'_> {
    loop {
        node = strip(node);
        let mut parts = node.named_children();
        let is_plain = node.kind() == "as_pattern_target"
            || node.kind() == "tuple_pattern" && node.child_by_kind(",").is_none();
        match (parts.next(), parts.next()) {
            (Some(only), None) if is_plain && !is_star(only) => node = only,
            _ => return node,
        }
    }
}

fn is_star(node: Node<'_>) -> bool {
    matches!(node.kind(), "list_splat_pattern" | "list_splat")
}

/// The targets of an unpacking assignment, if this is one.
fn parts(target: Node<'_>) -> Option<Vec<Node<'_>>> {
    matches!(
        target.kind(),
        "tuple_pattern" | "list_pattern" | "pattern_list" | "tuple" | "list" | "expression_list"
    )
    .then(|| target.named_children().collect())
}

/// What a row of members and elements starts from.
fn leftmost(mut node: Node<'_>) -> Option<Node<'_>> {
    while matches!(node.kind(), "attribute" | "subscript" | "call") {
        node = node.named_children().next()?;
    }
    Some(node)
}

/// What an expression would be called in CPython's "cannot assign to …".
fn description(kind: &str) -> &str {
    match kind {
        "call" => "function call",
        "integer" | "float" | "string" | "concatenated_string" => "literal",
        "true" => "True",
        "false" => "False",
        "none" => "None",
        "ellipsis" => "ellipsis",
        "comparison_operator" => "comparison",
        "conditional_expression" => "conditional expression",
        "lambda" => "lambda",
        "await" => "await expression",
        "yield" => "yield expression",
        "dictionary" => "dict literal",
        "set" => "set display",
        "list_comprehension" => "list comprehension",
        "set_comprehension" => "set comprehension",
        "dictionary_comprehension" => "dict comprehension",
        "generator_expression" => "generator expression",
        "named_expression" => "named expression",
        "list_splat" | "list_splat_pattern" => "starred",
        _ => "expression",
    }
}

impl<'a> Lowerer<'a> {
    /// Assigns a value to a target.
    pub fn bind(&mut self, target: Node<'a>, value: Reg) {
        let target = strip_target(target);
        let at = self.b.span(target);
        if !self.may_enter() {
            self.b.unsupported("nesting", at);
            return;
        }
        self.depth += 1;
        match target.kind() {
            _ if target.is_missing() => drop(self.broken_expression(target)),
            "identifier" => self.store_identifier(target, value),
            "attribute" => {
                if let Some((object, field)) = self.member_target(target) {
                    let at = self.member_span(target, target);
                    self.b.emit(
                        Op::StoreField {
                            object,
                            field,
                            value,
                        },
                        at,
                    );
                }
            }
            "subscript" => {
                if let Some((object, index)) = self.element_target(target) {
                    self.b.emit(
                        Op::StoreIndex {
                            object,
                            index,
                            value,
                        },
                        at,
                    );
                }
            }
            "list_splat_pattern" | "list_splat" => {
                self.b
                    .invalid(at, "starred assignment target must be in a list or tuple");
            }
            "ERROR" => drop(self.broken_expression(target)),
            kind => match parts(target) {
                Some(parts) => self.unpack(&parts, value, at),
                None => {
                    let message = format!("cannot assign to {}", description(kind));
                    self.b.invalid(at, message);
                }
            },
        }
        self.depth -= 1;
    }

    fn member_target(&mut self, target: Node<'a>) -> Option<(Reg, ir::Symbol)> {
        let object = target.child_by_field("object")?;
        let name = target.child_by_field("attribute")?;
        let object = self.expr(object);
        Some((object, self.member(name)))
    }

    fn element_target(&mut self, target: Node<'a>) -> Option<(Reg, Reg)> {
        let object = target.child_by_field("value")?;
        let object = self.expr(object);
        Some((object, self.index(target)))
    }

    fn unpack(&mut self, targets: &[Node<'a>], value: Reg, at: Span) {
        let mut stars = (0..targets.len()).filter(|&index| is_star(targets[index]));
        let elements = match (stars.next(), stars.next()) {
            (None, _) => {
                let count = self.b.int(targets.len(), at);
                self.b.intrinsic(Intrinsic::Unpack, &[value, count], at)
            }
            (Some(star), second) => {
                if second.is_some() {
                    self.b
                        .invalid(at, "multiple starred expressions in assignment");
                }
                let before = self.b.int(star, at);
                let after = self.b.int(targets.len() - star - 1, at);
                self.b
                    .intrinsic(Intrinsic::UnpackRest, &[value, before, after], at)
            }
        };
        for (index, target) in targets.iter().enumerate() {
            let element_at = self.b.span(*target);
            let element = self.b.element(elements, index, element_at);
            let inner = target.named_children().next().filter(|_| is_star(*target));
            self.bind(inner.unwrap_or(*target), element);
        }
    }

    pub fn assignment(&mut self, node: Node<'a>) {
        // `a = b = value`: targets from left to right, the value once.
        let mut targets = Vec::new();
        let mut innermost = node;
        let value = loop {
            targets.extend(innermost.child_by_field("left"));
            match innermost.child_by_field("right") {
                Some(right) if right.kind() == "assignment" => innermost = right,
                right => break right,
            }
        };
        match value {
            None => {}
            Some(value) if value.kind() == "augmented_assignment" => {
                let at = self.b.span(value);
                self.b.invalid(at, "invalid syntax");
                self.b.unsupported_silently(value.kind(), at);
            }
            Some(value) => match targets[..] {
                [target] if self.assign_side_by_side(target, value) => {}
                _ => {
                    let value = self.expr(value);
                    for target in &targets {
                        self.bind(*target, value);
                    }
                }
            },
        }
        if let Some(annotation) = node.child_by_field("type") {
            self.note_variable(targets.first().copied(), annotation);
            self.variable_annotation(node, targets.first().copied(), annotation);
        }
    }

    /// `a, b = x, y` builds no tuple: all values are evaluated, then bound from left to right.
    fn assign_side_by_side(&mut self, target: Node<'a>, value: Node<'a>) -> bool {
        let values = strip(value);
        if !matches!(values.kind(), "tuple" | "expression_list") {
            return false;
        }
        let Some(targets) = parts(strip_target(target)) else {
            return false;
        };
        let values: Vec<_> = values.named_children().collect();
        if targets.len() != values.len()
            || targets.iter().any(|target| is_star(*target))
            || values
                .iter()
                .any(|value| leading_star(*value, self.source).is_some())
        {
            return false;
        }
        let values: Vec<_> = values.into_iter().map(|value| self.expr(value)).collect();
        for (target, value) in targets.into_iter().zip(values) {
            self.bind(target, value);
        }
        true
    }

    /// Whether annotations of variables are evaluated and kept here: in a class, and in a module that
    /// looks at them. Those in functions are not evaluated in Python either.
    pub fn keeps_annotations(&self) -> bool {
        let is_read = match self.frame().kind {
            FrameKind::Class => true,
            FrameKind::Module => self.source.contains("__annotations__"),
            FrameKind::Function { .. } | FrameKind::Comprehension => false,
        };
        is_read && self.scopes.get(self.frame().scope).annotates
    }

    /// Declares the map of annotations where they are kept.
    pub fn declare_annotations(&mut self, at: Span) {
        if self.keeps_annotations() {
            let map = self.map(Vec::new(), at);
            self.declare_name("__annotations__", map, at);
        }
    }

    /// Records the annotation of a variable, where that is done.
    fn variable_annotation(
        &mut self,
        node: Node<'a>,
        target: Option<Node<'a>>,
        annotation: Node<'a>,
    ) {
        let is_recorded = self.keeps_annotations();
        let Some(target) = target.filter(|target| is_recorded && target.kind() == "identifier")
        else {
            return;
        };
        let at = self.b.span(node);
        let value = self.annotation(annotation);
        let object = self.load_name("__annotations__", at);
        let name = self.mangled(self.text(target)).into_owned();
        let target_at = self.b.span(target);
        let index = self.b.text(&name, target_at);
        self.b.emit(
            Op::StoreIndex {
                object,
                index,
                value,
            },
            at,
        );
    }

    pub fn augmented_assignment(&mut self, node: Node<'a>) {
        let whole = self.b.span(node);
        let (Some(target), Some(operator), Some(right)) = (
            node.child_by_field("left"),
            node.child_by_field("operator"),
            node.child_by_field("right"),
        ) else {
            return;
        };
        let target = strip_target(target);
        let operator = operator.kind().trim_end_matches('=');
        let at = self.b.span(target);
        match target.kind() {
            "identifier" => {
                let old = self.load_identifier(target);
                let right = self.expr(right);
                let new = self.apply(operator, true, old, right, whole);
                self.store_identifier(target, new);
            }
            "attribute" => {
                let Some((object, field)) = self.member_target(target) else {
                    return;
                };
                let at = self.member_span(target, target);
                let old = self.b.load_field(object, field, at);
                let right = self.expr(right);
                let value = self.apply(operator, true, old, right, whole);
                self.b.emit(
                    Op::StoreField {
                        object,
                        field,
                        value,
                    },
                    at,
                );
            }
            "subscript" => {
                let Some((object, index)) = self.element_target(target) else {
                    return;
                };
                let old = self.b.load_index(object, index, at);
                let right = self.expr(right);
                let value = self.apply(operator, true, old, right, whole);
                self.b.emit(
                    Op::StoreIndex {
                        object,
                        index,
                        value,
                    },
                    at,
                );
            }
            kind => {
                let what = match parts(target) {
                    Some(_) if kind.starts_with("list") => "list",
                    Some(_) => "tuple",
                    None => description(kind),
                };
                let message = format!("'{what}' is an illegal expression for augmented assignment");
                self.b.invalid(at, message);
                self.b.unsupported_silently(node.kind(), whole);
            }
        }
    }

    /// `type(x).name = value`, which the grammar reads as Python 3.12's `type` statement.
    pub fn type_assignment(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let sides = (node.child_by_field("left"), node.child_by_field("right"));
        let target = sides.0.and_then(|left| left.named_children().next());
        let arguments = target
            .and_then(leftmost)
            .filter(|first| matches!(first.kind(), "parenthesized_expression" | "tuple"));
        match (sides.1, target, arguments) {
            (Some(value), Some(target), Some(arguments)) if target != arguments => {
                self.arguments_of_type.insert(arguments.index());
                let value = self.expr(value);
                self.bind(target, value);
            }
            _ => drop(self.b.unsupported(node.kind(), at)),
        }
    }

    /// The call of `type` that these parentheses belong to.
    pub fn call_of_type(&mut self, arguments: Node<'a>) -> Reg {
        let at = self.b.span(arguments);
        let args = arguments
            .named_children()
            .map(|argument| self.item(argument))
            .collect();
        let name = self.variable("type");
        self.b.call(Callee::Name(name), args, at)
    }

    // --- deletion

    pub fn delete_statement(&mut self, node: Node<'a>) {
        for target in node.named_children() {
            self.delete(target);
        }
    }

    fn delete(&mut self, target: Node<'a>) {
        let target = strip_target(target);
        let at = self.b.span(target);
        if !self.may_enter() {
            self.b.unsupported("nesting", at);
            return;
        }
        self.depth += 1;
        match target.kind() {
            "identifier" => {
                // Reading it raises if there is nothing to delete.
                self.load_identifier(target);
                self.unbind(self.text(target), at);
            }
            "attribute" => {
                if let (Some(object), Some(name)) = (
                    target.child_by_field("object"),
                    target.child_by_field("attribute"),
                ) {
                    let object = self.expr(object);
                    let name = self.mangled(self.text(name)).into_owned();
                    let at = self.member_span(target, target);
                    let name = self.b.text(&name, at);
                    self.b
                        .intrinsic(Intrinsic::DeleteField, &[object, name], at);
                }
            }
            "subscript" => {
                if let Some((object, index)) = self.element_target(target) {
                    self.b
                        .intrinsic(Intrinsic::DeleteIndex, &[object, index], at);
                }
            }
            kind => match parts(target) {
                Some(parts) => {
                    for part in parts {
                        self.delete(part);
                    }
                }
                None => {
                    let message = format!("cannot delete {}", description(kind));
                    self.b.invalid(at, message);
                }
            },
        }
        self.depth -= 1;
    }
}
