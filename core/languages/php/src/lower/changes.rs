//! What is changed in place, taken away, and asked for: `+=`, `++`, `unset`, `isset`, `empty`.

use super::assign::Place;
use super::{Lowerer, has_token, parts};
use crate::signatures::global_named;
use ir::{Intrinsic, Reg, Span, UnOp};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn augmented(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(left), Some(right), Some(operator)) = (
            node.child_by_field("left"),
            node.child_by_field("right"),
            node.child_by_field("operator"),
        ) else {
            return self.unsupported(node);
        };
        let operator = self.text(operator).trim_end_matches('=');
        if operator == "??" {
            let mut settled = Vec::new();
            self.settle(left, &mut settled);
            let old = self.quietly(left);
            let known = self.is_something(old, at);
            let value = self.either(
                known,
                at,
                |_| old,
                |this| {
                    let value = this.kept(right);
                    let place = this.place_of(left);
                    this.write(&place, value, at);
                    value
                },
            );
            self.unsettle(settled);
            return value;
        }
        self.tell_absent(left);
        let place = self.place_of(left);
        let old = self.read(&place, at);
        let right = self.expr(right);
        let value = self.operate(operator, old, right, at);
        self.write(&place, value, at);
        value
    }

    /// Tells that the variable of an element that is read and written has no value.
    fn tell_absent(&mut self, target: Node<'a>) {
        let mut root = target;
        while root.kind() == "subscript_expression"
            && let Some(inside) = parts(root).first()
        {
            root = *inside;
        }
        if target.kind() == "subscript_expression"
            && let Some(name) = self.variable(root)
            && name != "this"
            && !self.frame().assigned.contains(name)
        {
            let at = self.b.span(root);
            self.load(name, at);
        }
    }

    pub(super) fn update(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(target) = node.child_by_field("argument") else {
            return self.unsupported(node);
        };
        let is_up = has_token(node, "++");
        let is_before = node
            .children()
            .next()
            .is_some_and(|first| matches!(first.kind(), "++" | "--"));
        let place = self.place_of(target);
        let old = self.read(&place, at);
        if let Place::Variable(variable) = place {
            self.count_variable(variable, old, is_up, at);
            return match is_before {
                true => self.load(variable, at),
                false => old,
            };
        }
        let name = if is_up { "increment" } else { "decrement" };
        let result = self.hidden("counted");
        self.declare_plain(&result, old, at);
        // Numbers are by far the most common.
        let value = self.counted(old, is_up, name, at);
        self.write(&place, value, at);
        match is_before {
            true => value,
            false => old,
        }
    }

    /// Numbers are by far the most common.
    fn count_variable(&mut self, variable: &str, old: Reg, is_up: bool, at: Span) {
        let is_plain = self.own(Intrinsic::IsNumber, &[old], at);
        let (number, other, end) = (
            self.b.label("number"),
            self.b.label("other"),
            self.b.label("counted"),
        );
        self.b.branch_if(is_plain, number, other, at);
        self.b.place(other, at);
        let value = self.lib(if is_up { "increment" } else { "decrement" }, &[old], at);
        self.store(variable, value, at);
        self.b.jump(end, at);
        self.b.place(number, at);
        let one = self.b.int(1, at);
        let op = match is_up {
            true => ir::BinOp::Add,
            false => ir::BinOp::Sub,
        };
        let value = self.b.binary(op, false, old, one, at);
        self.store(variable, value, at);
        self.b.place(end, at);
    }

    fn counted(&mut self, old: Reg, is_up: bool, name: &str, at: Span) -> Reg {
        let is_plain = self.own(Intrinsic::IsNumber, &[old], at);
        self.either(
            is_plain,
            at,
            |this| {
                let one = this.b.int(1, at);
                let op = if is_up {
                    ir::BinOp::Add
                } else {
                    ir::BinOp::Sub
                };
                this.b.binary(op, false, old, one, at)
            },
            |this| this.lib(name, &[old], at),
        )
    }

    /// `unset`.
    pub(super) fn unset(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        match node.kind() {
            "variable_name" => {
                let name = self.variable(node).unwrap_or("").to_owned();
                let walk = self
                    .frame()
                    .walks
                    .iter()
                    .rev()
                    .find(|walk| walk.0 == name)
                    .cloned();
                if let Some((_, array, place)) = walk {
                    let (array, place) = (self.load_plain(&array, at), self.load_plain(&place, at));
                    self.own(Intrinsic::OrderedSettle, &[array, place], at);
                }
                let mut value = self.none(at);
                // What such a variable has referred to may be an element that nothing else refers to.
                let is_alias = self.frame().boxed.contains(&name)
                    && !self.is_library
                    && [" = &", "=&"]
                        .iter()
                        .any(|sign| self.source.contains(&format!("${name}{sign}")));
                let old = is_alias.then(|| self.load_plain(&self.named(&name), at));
                if self.frame().boxed.contains(&name) {
                    value = self.own(Intrinsic::CellNew, &[value], at);
                    self.note_global(&name, value, at);
                }
                self.store_plain(&self.named(&name), value, at);
                if let Some(old) = old {
                    self.lib("release", &[old], at);
                }
                self.frame().assigned.remove(&name);
            }
            "subscript_expression" if global_named(node, self.source).is_some() => {
                let name = global_named(node, self.source).unwrap_or("");
                let cell = self.load_plain(&format!("$.global_{name}"), at);
                let none = self.none(at);
                self.own(Intrinsic::CellWrite, &[cell, none], at);
            }
            "subscript_expression" => {
                let nodes = parts(node);
                let object = match nodes[0].kind() {
                    "variable_name" => self.expr(nodes[0]),
                    _ => self.quietly(nodes[0]),
                };
                if let Some(key) = nodes.get(1) {
                    let key = self.key(*key);
                    self.lib("unset_element", &[object, key], at);
                }
            }
            "member_access_expression" => {
                if let (Some(object), Some(name)) =
                    (node.child_by_field("object"), node.child_by_field("name"))
                {
                    let object = self.quietly(object);
                    let name = self.member_name(name);
                    let scope = self.scope_text(at);
                    self.lib("unset_member", &[object, name, scope], at);
                }
            }
            "dynamic_variable_name" => {
                let none = self.none(at);
                self.store_dynamic(node, none, at);
            }
            "scoped_property_access_expression" => {
                if let (Some(scope), Some(name)) =
                    (node.child_by_field("scope"), node.child_by_field("name"))
                {
                    let class = self.class_value(scope);
                    let name = self.text(name);
                    let name = self.bytes(name.as_bytes(), at);
                    self.lib("unset_static", &[class, name], at);
                }
            }
            _ => {
                self.unsupported(node);
            }
        }
    }

    /// `isset`.
    pub(super) fn is_set(&mut self, nodes: &[Node<'a>], at: Span) -> Reg {
        let Some((first, rest)) = nodes.split_first() else {
            return self.truth_of(true, at);
        };
        let known = self.is_there(*first);
        if rest.is_empty() {
            return known;
        }
        self.either(
            known,
            at,
            |this| this.is_set(rest, at),
            |this| this.truth_of(false, at),
        )
    }

    fn is_there(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        if let Some(asked) = self.of_member("isset_member", node) {
            return asked;
        }
        if node.kind() == "subscript_expression"
            && let [object, key] = parts(node).as_slice()
        {
            let object = self.quietly(*object);
            let key = self.key(*key);
            let is_array = self.own(Intrinsic::IsOrdered, &[object], at);
            return self.either(
                is_array,
                at,
                |s| {
                    let value = s.own(Intrinsic::OrderedFind, &[object, key], at);
                    s.is_something(value, at)
                },
                |s| s.lib("isset_element", &[object, key], at),
            );
        }
        let value = self.quietly(node);
        self.is_something(value, at)
    }

    /// What a function of the library says of a member that may be missing.
    fn of_member(&mut self, function: &str, node: Node<'a>) -> Option<Reg> {
        if node.kind() != "member_access_expression" {
            return None;
        }
        let at = self.b.span(node);
        let (object, name) = (node.child_by_field("object")?, node.child_by_field("name")?);
        let object = self.quietly(object);
        let name = self.member_name(name);
        let scope = self.scope_text(at);
        Some(self.lib(function, &[object, name, scope], at))
    }

    /// `empty`.
    pub(super) fn is_empty(&mut self, node: Node<'a>, at: Span) -> Reg {
        if self.known.has_get
            && let Some(asked) = self.of_member("empty_member", node)
        {
            return asked;
        }
        let value = self.quietly(node);
        let truth = self.own(Intrinsic::LooseTruth, &[value], at);
        self.b.unary(UnOp::Not, truth, at)
    }
}
