//! Expressions.

use super::{Lowerer, parts};
use crate::signatures::global_named;
use frontend::MOST_NESTED;
use ir::{BinOp, Const, Intrinsic, Op, Reg, Span, SuspendKind};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn expr(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        if !self.settled.is_empty()
            && let Some(name) = self.settled.get(&(node.start(), node.end())).cloned()
        {
            return self.load_plain(&name, at);
        }
        if self.depth == MOST_NESTED {
            return self.b.unsupported("nesting", at);
        }
        self.depth += 1;
        let goes_on = std::mem::take(&mut self.goes_on);
        let value = match !goes_on && is_access(node.kind()) && self.may_end_early(node) {
            true => self.chain(node, at),
            false => self.expression(node, at),
        };
        self.depth -= 1;
        value
    }

    /// Whether a chain of accesses has a safe one that is not its last.
    fn may_end_early(&self, node: Node<'a>) -> bool {
        let mut at = node;
        while is_access(at.kind()) {
            if at.kind().starts_with("nullsafe") {
                return true;
            }
            match parts(at).first() {
                Some(inside) => at = *inside,
                None => return false,
            }
        }
        false
    }

    /// A chain of accesses, which ends with null where a safe one meets null.
    fn chain(&mut self, node: Node<'a>, at: Span) -> Reg {
        let result = self.hidden("chain");
        let nothing = self.b.nil(at);
        self.declare_plain(&result, nothing, at);
        let end = self.b.label("chain_end");
        self.chains.push((end, result.clone()));
        let before = self.frame().assigned.clone();
        let value = self.expression(node, at);
        self.chains.pop();
        self.store_plain(&result, value, at);
        self.b.jump(end, at);
        self.b.place(end, at);
        self.frame().assigned = before;
        self.load_plain(&result, at)
    }

    /// The object of an access, which belongs to the same chain.
    pub(super) fn chained(&mut self, node: Node<'a>) -> Reg {
        self.goes_on = !self.chains.is_empty() && is_access(node.kind());
        self.expr(node)
    }

    /// Ends the innermost chain where a value is null.
    pub(super) fn end_chain_of(&mut self, value: Reg, at: Span) {
        let Some((end, _)) = self.chains.last().cloned() else {
            return;
        };
        let known = self.is_something(value, at);
        let there = self.b.label("there");
        self.b.branch_if(known, there, end, at);
        self.b.place(there, at);
    }

    fn expression(&mut self, node: Node<'a>, at: Span) -> Reg {
        match node.kind() {
            "integer" | "float" => match super::texts::number(self.text(node)) {
                Some(number) => self.b.constant(number, at),
                None => self.unsupported(node),
            },
            "boolean" => {
                let value = self.text(node).eq_ignore_ascii_case("true");
                self.truth_of(value, at)
            }
            "null" => self.b.nil(at),
            "string" | "encapsed_string" | "heredoc" | "nowdoc" => self.string(node, at),
            "variable_name" => {
                let name = self.variable(node).unwrap_or("");
                self.load(name, at)
            }
            "dynamic_variable_name" => match node.child_by_kind("name") {
                Some(name) => self.load(self.text(name), at),
                None if let Some(element) = self.braced_element(node, at) => element,
                None => self.dynamic_variable(node, None, at),
            },
            "parenthesized_expression" => match parts(node).first() {
                Some(inside) => self.expr(*inside),
                None => self.unsupported(node),
            },
            "sequence_expression" => {
                let mut value = None;
                for part in parts(node) {
                    value = Some(self.expr(part));
                }
                value.unwrap_or_else(|| self.b.nil(at))
            }
            "binary_expression" => self.binary_expression(node, at),
            "unary_op_expression" => self.unary_expression(node, at),
            "assignment_expression" => self.assignment(node, at),
            "reference_assignment_expression" => self.reference_assignment(node, at),
            "augmented_assignment_expression" => self.augmented(node, at),
            "update_expression" => self.update(node, at),
            "array_creation_expression" => self.array(node, at),
            "subscript_expression" => {
                if let Some(name) = global_named(node, self.source) {
                    let cell = self.load_plain(&format!("$.global_{name}"), at);
                    let value = self.own(Intrinsic::CellRead, &[cell], at);
                    if self.is_library {
                        return value;
                    }
                    let is_none = self.own(Intrinsic::IsNone, &[value], at);
                    let is_there = self.b.unary(ir::UnOp::Not, is_none, at);
                    return self.unless(is_there, value, at, |s| {
                        let name = s.bytes(name.as_bytes(), at);
                        s.lib("absent_global", &[name], at)
                    });
                }
                let nodes = parts(node);
                let [object, key] = nodes.as_slice() else {
                    return self.b.unsupported("[] for reading", at);
                };
                let object = self.chained(*object);
                let key = self.key(*key);
                self.own(Intrinsic::OrderedFetch, &[object, key], at)
            }
            "member_access_expression" | "nullsafe_member_access_expression" => {
                self.member(node, at)
            }
            "scoped_property_access_expression" => {
                let cell = self.static_cell(node, at);
                self.own(Intrinsic::CellRead, &[cell], at)
            }
            "class_constant_access_expression" => self.class_constant(node, at),
            "name" if self.text(node).eq_ignore_ascii_case("die") && !self.is_library => {
                let nothing = self.b.nil(at);
                self.lib("exit_with", &[nothing], at)
            }
            "name" | "qualified_name" | "relative_name" => self.constant_named(node, at),
            "conditional_expression" => self.conditional(node, at),
            "match_expression" => self.match_expression(node, at),
            "cast_expression" => self.cast(node, at),
            "function_call_expression"
            | "member_call_expression"
            | "nullsafe_member_call_expression"
            | "scoped_call_expression" => {
                let value = self.called(node, at);
                match self.gives_reference(node) {
                    true => self.own(Intrinsic::CellRead, &[value], at),
                    false => value,
                }
            }
            "object_creation_expression" => self.creation(node, at),
            "anonymous_function" | "arrow_function" => self.closure(node, at),
            "clone_expression" => {
                let value = match parts(node).first() {
                    Some(value) => self.expr(*value),
                    None => self.b.nil(at),
                };
                let scope = self.scope_text(at);
                self.lib("clone_of", &[value, scope], at)
            }
            "print_intrinsic" => {
                if let Some(value) = parts(node).first() {
                    self.echo(*value);
                }
                self.b.constant(Const::Int(1), at)
            }
            "exit_statement" => {
                let value = parts(node).first().map(|value| self.expr(*value));
                let value = value.unwrap_or_else(|| self.b.nil(at));
                self.lib("exit_with", &[value], at)
            }
            "error_suppression_expression" => {
                self.lib("silence", &[], at);
                let value = match parts(node).first() {
                    Some(value) => self.expr(*value),
                    None => self.b.nil(at),
                };
                self.lib("speak", &[], at);
                value
            }
            "throw_expression" => {
                let value = match parts(node).first() {
                    // What is called like an error is one.
                    Some(value)
                        if value.kind() == "object_creation_expression"
                            && ["Exception", "Error", "extends "]
                                .iter()
                                .any(|word| self.text(*value).contains(word)) =>
                    {
                        self.expr(*value)
                    }
                    Some(value) => {
                        let value = self.expr(*value);
                        match self.is_library {
                            true => value,
                            false => self.lib("thrown", &[value], at),
                        }
                    }
                    None => self.b.nil(at),
                };
                self.b.emit(Op::Throw { value }, at);
                self.behind(at)
            }
            "yield_expression" => self.yielded(node, at),
            "include_expression"
            | "include_once_expression"
            | "require_expression"
            | "require_once_expression" => self.run(node, at),
            _ => self.unsupported(node),
        }
    }

    /// What a call gives, which may be a reference.
    pub(super) fn called(&mut self, node: Node<'a>, at: Span) -> Reg {
        match node.kind() {
            "function_call_expression" => self.function_call(node, at),
            "scoped_call_expression" => self.static_call(node, at),
            _ => self.method_call(node, at),
        }
    }

    /// Whether a call may give a reference.
    pub(super) fn gives_reference(&self, node: Node<'a>) -> bool {
        let name = node
            .child_by_field("function")
            .or_else(|| node.child_by_field("name"));
        !self.known.giving.is_empty()
            && node.kind().ends_with("call_expression")
            && name.is_some_and(|name| {
                let name = self.text(name).to_ascii_lowercase();
                let last = name.rsplit('\\').next().unwrap_or(&name);
                self.known.giving.contains(last)
            })
    }

    /// What stands in brackets: a bare word in a text is a text.
    pub(super) fn key(&mut self, node: Node<'a>) -> Reg {
        if node.kind() == "name" && self.in_text {
            let at = self.b.span(node);
            return self.bytes(self.text(node).as_bytes(), at);
        }
        self.expr(node)
    }

    /// `compact` and the like name variables by texts: those that the function names.
    fn dynamic_variable(&mut self, node: Node<'a>, value: Option<Reg>, at: Span) -> Reg {
        let Some(inside) = parts(node).first().copied() else {
            return self.unsupported(node);
        };
        let wanted = self.expr(inside);
        let names = self.frame().names.clone();
        let result = self.hidden("dynamic");
        let nothing = self.b.nil(at);
        self.declare_plain(&result, nothing, at);
        let end = self.b.label("found");
        for name in names {
            let text = self.bytes(name.as_bytes(), at);
            let is_it = self.own(Intrinsic::StrictSame, &[wanted, text], at);
            let (yes, no) = (self.b.label("is_it"), self.b.label("next"));
            self.b.branch_if(is_it, yes, no, at);
            self.b.place(yes, at);
            let known = self.frame().assigned.clone();
            match value {
                Some(value) => self.store(&name, value, at),
                None => {
                    let value = self.load(&name, at);
                    self.store_plain(&result, value, at);
                }
            }
            self.frame().assigned = known;
            self.b.jump(end, at);
            self.b.place(no, at);
        }
        // One that the source does not spell.
        if self.frames.len() == 1 && !self.is_library && !self.is_text {
            match value {
                Some(value) => {
                    self.lib("store_named", &[wanted, value], at);
                }
                None => {
                    let value = self.lib("load_named", &[wanted], at);
                    self.store_plain(&result, value, at);
                }
            }
        }
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    pub(super) fn store_dynamic(&mut self, node: Node<'a>, value: Reg, at: Span) {
        match node.child_by_kind("name") {
            Some(name) => self.store(self.text(name), value, at),
            None => {
                self.dynamic_variable(node, Some(value), at);
            }
        }
    }

    fn array(&mut self, node: Node<'a>, at: Span) -> Reg {
        let elements: Vec<_> = parts(node)
            .into_iter()
            .filter(|part| part.kind() == "array_element_initializer")
            .collect();
        let is_plain = elements.iter().all(|element| {
            let inside = parts(*element);
            inside.len() == 1 && !matches!(inside[0].kind(), "by_ref" | "variadic_unpacking")
        });
        if is_plain {
            let values: Vec<Reg> = elements
                .iter()
                .map(|element| self.kept(parts(*element)[0]))
                .collect();
            return self.own(Intrinsic::OrderedNew, &values, at);
        }
        let array = self.own(Intrinsic::OrderedNew, &[], at);
        for element in elements {
            let at = self.b.span(element);
            let inside = parts(element);
            let (key, value) = match inside.as_slice() {
                [key, value] => (Some(self.expr(*key)), *value),
                [value] => (None, *value),
                _ => continue,
            };
            match value.kind() {
                "variadic_unpacking" => {
                    let Some(from) = parts(value).first().copied() else {
                        continue;
                    };
                    let from = self.expr(from);
                    self.lib("append_all", &[array, from], at);
                }
                "by_ref" => {
                    let Some(target) = parts(value).first().copied() else {
                        continue;
                    };
                    let cell = self.reference(target);
                    let keys: Vec<Reg> = std::iter::once(array).chain(key).chain([cell]).collect();
                    let intrinsic = match keys.len() {
                        3 => Intrinsic::OrderedPut,
                        _ => Intrinsic::OrderedPush,
                    };
                    self.own(intrinsic, &keys, at);
                }
                _ => {
                    let value = self.kept(value);
                    match key {
                        Some(key) => self.own(Intrinsic::OrderedPut, &[array, key, value], at),
                        None => self.own(Intrinsic::OrderedPush, &[array, value], at),
                    };
                }
            }
        }
        array
    }

    fn conditional(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(condition), Some(otherwise)) = (
            node.child_by_field("condition"),
            node.child_by_field("alternative"),
        ) else {
            return self.unsupported(node);
        };
        match node.child_by_field("body") {
            Some(then) => {
                let condition = self.condition(condition);
                self.either(
                    condition,
                    at,
                    |this| this.expr(then),
                    |this| this.expr(otherwise),
                )
            }
            None => {
                let value = self.expr(condition);
                let truth = self.own(Intrinsic::LooseTruth, &[value], at);
                self.either(truth, at, |_| value, |this| this.expr(otherwise))
            }
        }
    }

    fn match_expression(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(condition), Some(body)) = (
            node.child_by_field("condition"),
            node.child_by_field("body"),
        ) else {
            return self.unsupported(node);
        };
        let value = self.expr(condition);
        let result = self.hidden("match");
        let nothing = self.b.nil(at);
        self.declare_plain(&result, nothing, at);
        let end = self.b.label("match_end");
        let before = self.frame().assigned.clone();
        let mut default = None;
        for arm in parts(body) {
            let Some(given) = arm.child_by_field("return_expression") else {
                continue;
            };
            let Some(conditions) = arm.child_by_field("conditional_expressions") else {
                default = Some(given);
                continue;
            };
            let (yes, no) = (self.b.label("arm"), self.b.label("next_arm"));
            for condition in parts(conditions) {
                let at = self.b.span(condition);
                let wanted = self.expr(condition);
                let same = self.b.binary(BinOp::StrictEq, false, value, wanted, at);
                let next = self.b.label("next");
                self.b.branch_if(same, yes, next, at);
                self.b.place(next, at);
            }
            self.b.jump(no, at);
            self.b.place(yes, at);
            let given = self.expr(given);
            self.store_plain(&result, given, at);
            self.b.jump(end, at);
            self.b.place(no, at);
            self.frame().assigned = before.clone();
        }
        let given = match default {
            Some(default) => self.expr(default),
            None => self.lib("unhandled_match", &[value], at),
        };
        self.store_plain(&result, given, at);
        self.frame().assigned = before;
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    fn cast(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(ty), Some(value)) = (node.child_by_field("type"), node.child_by_field("value"))
        else {
            return self.unsupported(node);
        };
        let ty = self.text(ty).to_ascii_lowercase();
        let shared = self.is_shared(value);
        let value = self.expr(value);
        match ty.trim() {
            "int" | "integer" => self.lib("intval", &[value], at),
            "float" | "double" | "real" => self.lib("floatval", &[value], at),
            "bool" | "boolean" => self.own(Intrinsic::LooseTruth, &[value], at),
            "string" | "binary" => self.text_of_value(value, at),
            "array" => {
                let value = self.lib("array_of", &[value], at);
                match shared {
                    true => self.own(Intrinsic::OrderedCopy, &[value], at),
                    false => value,
                }
            }
            "object" => self.lib("object_of", &[value], at),
            "unset" | "null" => self.b.nil(at),
            _ => self.unsupported(node),
        }
    }

    fn yielded(&mut self, node: Node<'a>, at: Span) -> Reg {
        let inside = parts(node).first().copied();
        let rest = self.text(node).get(5..).unwrap_or("").trim_start();
        if rest.starts_with("from") && has_token_or_space(rest) {
            let Some(inside) = inside else {
                return self.unsupported(node);
            };
            let source = self.expr(inside);
            let walk = self.lib("walk_from", &[source], at);
            let kept = self.hidden("walk");
            self.declare_plain(&kept, walk, at);
            let (check, body, end) = (
                self.b.label("from"),
                self.b.label("from_body"),
                self.b.label("from_end"),
            );
            self.b.place(check, at);
            let walk = self.load_plain(&kept, at);
            let more = self.b.call_method(walk, "valid()", &[], at);
            let more = self.own(Intrinsic::LooseTruth, &[more], at);
            self.b.branch_if(more, body, end, at);
            self.b.place(body, at);
            let key = self.b.call_method(walk, "key()", &[], at);
            let value = self.b.call_method(walk, "current()", &[], at);
            // The keys are those of what is walked: the generator's own go on counting as before.
            let step = self.own(Intrinsic::OrderedNew, &[key, value, walk], at);
            let kind = SuspendKind::Yield;
            let sent = self.b.value(
                |dst| Op::Suspend {
                    dst,
                    kind,
                    value: step,
                },
                at,
            );
            self.lib("walk_send", &[walk, sent], at);
            self.b.jump(check, at);
            self.b.place(end, at);
            let walk = self.load_plain(&kept, at);
            return self.lib("walk_result", &[walk], at);
        }
        let (key, value) = match inside {
            None => (self.none(at), self.b.nil(at)),
            Some(inside) => {
                let nodes = match inside.kind() {
                    "array_element_initializer" => parts(inside),
                    _ => vec![inside],
                };
                let given = |s: &mut Self, value: Node<'a>| match s.frame().yields_references {
                    true => s.reference(value),
                    false => s.kept(value),
                };
                match nodes.as_slice() {
                    [key, value] => (self.expr(*key), given(self, *value)),
                    [value] => {
                        let value = given(self, *value);
                        (self.none(at), value)
                    }
                    _ => (self.none(at), self.b.nil(at)),
                }
            }
        };
        self.suspend(key, value, at)
    }

    /// An element as texts name it in braces: `"${a['k']}"`.
    fn braced_element(&mut self, node: Node<'a>, at: Span) -> Option<Reg> {
        let inside = node.child_by_kind("subscript_expression")?;
        let nodes = parts(inside);
        let [name, key] = nodes.as_slice() else {
            return None;
        };
        if name.kind() != "name" || !self.text(node).starts_with("${") {
            return None;
        }
        let object = self.load(self.text(*name), at);
        let key = self.key(*key);
        Some(self.own(Intrinsic::OrderedFetch, &[object, key], at))
    }

    fn suspend(&mut self, key: Reg, value: Reg, at: Span) -> Reg {
        let value = self.own(Intrinsic::OrderedNew, &[key, value], at);
        let kind = SuspendKind::Yield;
        self.b.value(|dst| Op::Suspend { dst, kind, value }, at)
    }
}

/// Nodes that are links of chains.
fn is_access(kind: &str) -> bool {
    matches!(
        kind,
        "member_access_expression"
            | "nullsafe_member_access_expression"
            | "member_call_expression"
            | "nullsafe_member_call_expression"
            | "subscript_expression"
    )
}

/// Whether what follows `yield` is the word `from`, and not a name that begins so.
fn has_token_or_space(rest: &str) -> bool {
    !rest[4..].starts_with(|next: char| next.is_alphanumeric() || matches!(next, '_' | '('))
}
