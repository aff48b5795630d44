//! References: cells that variables, elements and members share.

use super::{Lowerer, parts};
use crate::signatures::global_named;
use ir::{Const, Intrinsic, Op, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// A reference to a place.
    pub(super) fn reference(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match node.kind() {
            "variable_name" => {
                let name = self.variable(node).unwrap_or("");
                if name == "this" || !self.frame().boxed.contains(name) {
                    let value = self.load(name, at);
                    return self.own(Intrinsic::CellNew, &[value], at);
                }
                self.frame().assigned.insert(name.to_owned());
                self.load_plain(&self.named(name), at)
            }
            "subscript_expression" if global_named(node, self.source).is_some() => {
                let name = global_named(node, self.source).unwrap_or("");
                self.load_plain(&format!("$.global_{name}"), at)
            }
            "subscript_expression" => {
                let nodes = parts(node);
                let outer = self.container(nodes[0]);
                let key = match nodes.get(1) {
                    Some(key) => self.key(*key),
                    None => self.b.constant(Const::Unbound, at),
                };
                self.own(Intrinsic::OrderedReference, &[outer, key], at)
            }
            "scoped_property_access_expression" => self.static_cell(node, at),
            "member_access_expression" => {
                let (Some(object), Some(name)) =
                    (node.child_by_field("object"), node.child_by_field("name"))
                else {
                    return self.unsupported(node);
                };
                let name = self.own_member_name(object, name);
                let object = self.expr(object);
                self.lib("member_reference", &[object, name], at)
            }
            kind if kind.ends_with("call_expression") && self.gives_reference(node) => {
                let value = self.called(node, at);
                self.own(Intrinsic::CellOf, &[value], at)
            }
            _ => {
                let value = self.expr(node);
                self.own(Intrinsic::CellOf, &[value], at)
            }
        }
    }

    pub(super) fn reference_assignment(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(left), Some(right)) = (node.child_by_field("left"), node.child_by_field("right"))
        else {
            return self.unsupported(node);
        };
        let cell = self.reference(right);
        if self.gives_value(right) {
            let words = self
                .b
                .text("Only variables should be assigned by reference", at);
            self.lib("notice", &[words], at);
        }
        self.refer_to(left, cell, at);
        self.own(Intrinsic::CellRead, &[cell], at)
    }

    /// Whether an expression calls a function of the file that gives no reference.
    fn gives_value(&self, node: Node<'a>) -> bool {
        let function = node.child_by_field("function").filter(|function| {
            function.kind() == "name" && node.kind() == "function_call_expression"
        });
        !self.is_library
            && !self.gives_reference(node)
            && function
                .is_some_and(|function| self.signature(&self.function_name(function)).is_some())
    }

    /// Makes a place refer to what a reference refers to.
    pub(super) fn refer_to(&mut self, left: Node<'a>, cell: Reg, at: Span) {
        match left.kind() {
            "variable_name" => {
                let name = self.variable(left).unwrap_or("");
                self.store_plain(&self.named(name), cell, at);
                self.note_global(name, cell, at);
                self.frame().assigned.insert(name.to_owned());
            }
            "subscript_expression" => {
                let nodes = parts(left);
                let container = self.container(nodes[0]);
                match nodes.get(1) {
                    Some(key) => {
                        let key = self.key(*key);
                        self.own(Intrinsic::OrderedTake, &[container, key], at);
                        self.own(Intrinsic::OrderedPut, &[container, key, cell], at);
                    }
                    None => {
                        self.own(Intrinsic::OrderedPush, &[container, cell], at);
                    }
                }
            }
            "member_access_expression" => {
                if let (Some(object), Some(name)) =
                    (left.child_by_field("object"), left.child_by_field("name"))
                {
                    let name = self.own_member_name(object, name);
                    let object = self.expr(object);
                    self.b.emit(
                        Op::StoreIndex {
                            object,
                            index: name,
                            value: cell,
                        },
                        at,
                    );
                }
            }
            "scoped_property_access_expression" => {
                if let (Some(scope), Some(name)) =
                    (left.child_by_field("scope"), left.child_by_field("name"))
                {
                    let class = self.class_value(scope);
                    self.set_field(class, &format!("::{}", self.text(name)), cell, at);
                }
            }
            _ => {
                self.unsupported(left);
            }
        }
    }

    /// A global variable refers to another cell: so do functions that name it.
    pub(super) fn note_global(&mut self, name: &str, cell: Reg, at: Span) {
        if self.frames.len() == 1 && self.known.globals.contains(name) {
            self.store_plain(&format!("$.global_{name}"), cell, at);
        }
    }
}
