//! What is assigned to: variables, elements and members.

use super::{Lowerer, parts};
use crate::signatures::global_named;
use ir::{Const, Intrinsic, Reg, Span};
use syntax::Node;

/// A place, with its parts evaluated.
pub(super) enum Place<'a> {
    Variable(&'a str),
    /// A container and a key; without one, behind the others.
    Element(Reg, Option<Reg>),
    Member(Reg, Node<'a>),
    Cell(Reg),
    /// A static member, with its reference.
    Static(Reg, Node<'a>),
    Other(Node<'a>),
}

/// Nodes that may be read late: nothing happens when they are evaluated.
pub(super) fn is_simple(kind: &str) -> bool {
    matches!(
        kind,
        "variable_name" | "string" | "integer" | "float" | "boolean" | "name" | "null"
    )
}

impl<'a> Lowerer<'a> {
    pub(super) fn place_of(&mut self, node: Node<'a>) -> Place<'a> {
        let at = self.b.span(node);
        match node.kind() {
            "variable_name" => Place::Variable(self.variable(node).unwrap_or("")),
            "subscript_expression" if global_named(node, self.source).is_some() => {
                let name = global_named(node, self.source).unwrap_or("");
                Place::Cell(self.load_plain(&format!("$.global_{name}"), at))
            }
            "subscript_expression" => {
                let nodes = parts(node);
                let container = self.container(nodes[0]);
                let key = nodes.get(1).map(|key| self.key(*key));
                Place::Element(container, key)
            }
            "member_access_expression" => match node.child_by_field("object") {
                // Of a variable without a value it is told that it has no members.
                Some(object)
                    if object.kind() == "variable_name" && self.text(object) != "$this" =>
                {
                    let nothing = self.b.nil(at);
                    let value = self.quietly(object);
                    let known = self.is_something(value, at);
                    Place::Member(self.either(known, at, |_| value, |_| nothing), node)
                }
                Some(object) => Place::Member(self.modified(object), node),
                None => Place::Other(node),
            },
            "scoped_property_access_expression" => Place::Static(self.static_cell(node, at), node),
            "parenthesized_expression" if !parts(node).is_empty() => self.place_of(parts(node)[0]),
            _ => Place::Other(node),
        }
    }

    pub(super) fn read(&mut self, place: &Place<'a>, at: Span) -> Reg {
        match place {
            Place::Variable(name) => self.load(name, at),
            Place::Element(container, Some(key)) => {
                self.own(Intrinsic::OrderedFetch, &[*container, *key], at)
            }
            Place::Element(_, None) => self.b.nil(at),
            Place::Member(object, node) => self.member_of(*object, *node, at),
            Place::Cell(cell) | Place::Static(cell, _) => {
                self.own(Intrinsic::CellRead, &[*cell], at)
            }
            Place::Other(node) => self.expr(*node),
        }
    }

    pub(super) fn write(&mut self, place: &Place<'a>, value: Reg, at: Span) {
        match place {
            Place::Variable(name) => self.store(name, value, at),
            Place::Element(container, Some(key)) => {
                self.own(Intrinsic::OrderedPut, &[*container, *key, value], at);
            }
            Place::Element(container, None) => {
                self.own(Intrinsic::OrderedPush, &[*container, value], at);
            }
            Place::Member(object, node) => self.set_member(*object, *node, value, at),
            Place::Cell(cell) => {
                self.own(Intrinsic::CellWrite, &[*cell, value], at);
            }
            Place::Static(cell, node) => {
                let value = self.converted_static(*node, value, at);
                self.own(Intrinsic::CellWrite, &[*cell, value], at);
            }
            Place::Other(node) => match node.kind() {
                "list_literal" | "array_creation_expression" => self.take_apart(*node, value),
                "dynamic_variable_name" => self.store_dynamic(*node, value, at),
                _ => {
                    self.unsupported(*node);
                }
            },
        }
    }

    /// An object whose member is written: itself a member, it must be one of an object.
    fn modified(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match (node.kind(), node.child_by_field("object")) {
            ("member_access_expression", Some(object_node)) if !self.is_library => {
                let object = self.modified(object_node);
                let object = self.held_object(object, object_node, node, at);
                self.member_of(object, node, at)
            }
            _ => self.expr(node),
        }
    }

    /// Refuses what is no object where a member of its is to be changed.
    fn held_object(&mut self, object: Reg, from: Node<'a>, member: Node<'a>, at: Span) -> Reg {
        if self.is_library || self.text(from) == "$this" {
            return object;
        }
        let Some(name) = member.child_by_field("name") else {
            return object;
        };
        let kind = self.b.text("object", at);
        let fits = self.own(Intrinsic::ValueFits, &[object, kind], at);
        self.unless(fits, object, at, |s| {
            let name = s.member_name(name);
            s.lib("refuse_modified", &[object, name], at)
        })
    }

    /// What an element is written into: an array of its own, made where there is nothing.
    pub(super) fn container(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match node.kind() {
            "variable_name" => {
                let name = self.variable(node).unwrap_or("");
                if name == "this" {
                    return self.load("this", at);
                }
                let value = self.load_raw(name, at);
                let own = self.own(Intrinsic::OrderedOwn, &[value], at);
                self.store(name, own, at);
                own
            }
            "subscript_expression" => {
                if let Some(name) = global_named(node, self.source) {
                    let cell = self.load_plain(&format!("$.global_{name}"), at);
                    let value = self.own(Intrinsic::CellRead, &[cell], at);
                    let own = self.own(Intrinsic::OrderedOwn, &[value], at);
                    self.own(Intrinsic::CellWrite, &[cell, own], at);
                    return own;
                }
                let nodes = parts(node);
                let outer = self.container(nodes[0]);
                let key = match nodes.get(1) {
                    Some(key) => self.key(*key),
                    None => self.b.constant(Const::Unbound, at),
                };
                self.own(Intrinsic::OrderedInner, &[outer, key], at)
            }
            "member_access_expression" => {
                let Some(object_node) = node.child_by_field("object") else {
                    return self.unsupported(node);
                };
                let object = self.expr(object_node);
                let object = self.held_object(object, object_node, node, at);
                let raw = self.written_member(object, node, at);
                let value = self.own(Intrinsic::CellRead, &[raw], at);
                if let Some(name) = node
                    .child_by_field("name")
                    .filter(|name| self.known.readonly.contains(self.text(*name)))
                {
                    let name = self.member_name(name);
                    self.lib("check_written_once", &[object, name, value], at);
                }
                let mut end = None;
                if self.known.has_get
                    && let Some(name) = node.child_by_field("name")
                {
                    let is_own = self.text(object_node) == "$this";
                    if !is_own || !self.known.member_names.contains(self.text(name)) {
                        let name = self.member_name(name);
                        end = Some(self.overloaded_container(object, name, raw, at));
                    }
                }
                let own = self.own(Intrinsic::OrderedOwn, &[value], at);
                let is_new = self.own(Intrinsic::StrictSame, &[own, value], at);
                let (done, write) = (self.b.label("own"), self.b.label("new"));
                self.b.branch_if(is_new, done, write, at);
                self.b.place(write, at);
                self.set_member(object, node, own, at);
                self.b.place(done, at);
                let Some((result, end)) = end else { return own };
                self.store_plain(&result, own, at);
                self.b.jump(end, at);
                self.b.place(end, at);
                self.load_plain(&result, at)
            }
            kind if kind.ends_with("call_expression") && self.gives_reference(node) => {
                let cell = self.reference(node);
                let value = self.own(Intrinsic::CellRead, &[cell], at);
                let own = self.own(Intrinsic::OrderedOwn, &[value], at);
                self.own(Intrinsic::CellWrite, &[cell, own], at);
                own
            }
            "scoped_property_access_expression" => {
                let cell = self.static_cell(node, at);
                let value = self.own(Intrinsic::CellRead, &[cell], at);
                let own = self.own(Intrinsic::OrderedOwn, &[value], at);
                self.own(Intrinsic::CellWrite, &[cell, own], at);
                own
            }
            _ => self.expr(node),
        }
    }

    /// The member that something is written into. Where it is not there, nothing is said: it is made.
    fn written_member(&mut self, object: Reg, node: Node<'a>, at: Span) -> Reg {
        let Some(name) = node.child_by_field("name") else {
            return self.unsupported(node);
        };
        let own = node
            .child_by_field("object")
            .is_some_and(|object| self.text(object) == "$this");
        let text = self.text(name);
        if self.is_library || own && self.known.member_names.contains(text) && name.kind() == "name"
        {
            let key = self.own_key(text);
            if self.known.begins_without.contains(text) && !self.is_library {
                let name = self.bytes(key.as_bytes(), at);
                return self.own(Intrinsic::OwnValue, &[object, name], at);
            }
            return self.field(object, &key, at);
        }
        let name = self.member_name(name);
        let scope = self.scope_text(at);
        self.lib("written_member", &[object, name, scope], at)
    }

    /// Of a member that a method stands for, the container is what the method gave. Elsewhere code goes on behind this, up to the
    /// label given, where a variable holds the container.
    fn overloaded_container(
        &mut self,
        object: Reg,
        name: Reg,
        value: Reg,
        at: Span,
    ) -> (String, ir::Label) {
        let result = self.hidden("container");
        let is_overloaded = self.lib("is_overloaded", &[object, name, value], at);
        let (other, plain, end) = (
            self.b.label("overloaded"),
            self.b.label("plain"),
            self.b.label("container"),
        );
        self.declare_plain(&result, value, at);
        self.b.branch_if(is_overloaded, other, plain, at);
        self.b.place(other, at);
        let given = self.lib("overloaded_container", &[object, name, value], at);
        self.store_plain(&result, given, at);
        self.b.jump(end, at);
        self.b.place(plain, at);
        (result, end)
    }

    pub(super) fn assignment(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(left), Some(right)) = (node.child_by_field("left"), node.child_by_field("right"))
        else {
            return self.unsupported(node);
        };
        let place = match left.kind() {
            // What is on the right may make or change the variable.
            "variable_name" => Place::Variable(self.variable(left).unwrap_or("")),
            "list_literal" | "array_creation_expression" | "dynamic_variable_name" => {
                Place::Other(left)
            }
            _ if right.kind() == "assignment_expression"
                || self.mentions(right, left)
                || self.changes_key(right, left) =>
            {
                let mut settled = Vec::new();
                self.settle(left, &mut settled);
                let value = self.kept(right);
                let place = self.place_of(left);
                self.write_element(left, right, &place, value, at);
                self.unsettle(settled);
                return value;
            }
            _ => self.place_of(left),
        };
        let takes_references = matches!(left.kind(), "list_literal" | "array_creation_expression")
            && left.descendants().any(|node| node.kind() == "by_ref");
        let value = match takes_references {
            true => self.container(right),
            false => self.kept(right),
        };
        self.write_element(left, right, &place, value, at);
        value
    }

    /// Writes what is assigned. An element of a text is a letter: then the text is another one.
    fn write_element(
        &mut self,
        left: Node<'a>,
        right: Node<'a>,
        place: &Place<'a>,
        value: Reg,
        at: Span,
    ) {
        let (Place::Element(container, Some(key)), true) =
            (place, self.may_be_in_text(left, right))
        else {
            self.write(place, value, at);
            return;
        };
        let kind = self.b.text("string", at);
        let is_text = self.own(Intrinsic::ValueFits, &[*container, kind], at);
        let (text, other, end) = (
            self.b.label("text"),
            self.b.label("array"),
            self.b.label("written"),
        );
        self.b.branch_if(is_text, text, other, at);
        self.b.place(text, at);
        let changed = self.lib("with_letter", &[*container, *key, value], at);
        let base = self.place_of(parts(left)[0]);
        self.write(&base, changed, at);
        self.b.jump(end, at);
        self.b.place(other, at);
        self.write(place, value, at);
        self.b.place(end, at);
    }

    /// Whether one expression names the variable that another begins with.
    fn mentions(&self, node: Node<'a>, target: Node<'a>) -> bool {
        let mut root = target;
        while let Some(inside) = parts(root).first().copied()
            && matches!(
                root.kind(),
                "subscript_expression" | "member_access_expression"
            )
        {
            root = inside;
        }
        let text = self.text(root);
        node.kind() != "anonymous_function"
            && node
                .descendants()
                .any(|node| node.kind() == "variable_name" && self.text(node) == text)
    }

    /// Whether an expression changes the variable that is the key of another: it is read when that is written.
    fn changes_key(&self, node: Node<'a>, target: Node<'a>) -> bool {
        let key = match target.kind() {
            "subscript_expression" => parts(target).get(1).copied(),
            _ => None,
        };
        let Some(name) = key.and_then(|key| self.variable(key)) else {
            return false;
        };
        let changes = node.descendants().filter(|part| {
            matches!(
                part.kind(),
                "update_expression" | "assignment_expression" | "augmented_assignment_expression"
            )
        });
        changes
            .flat_map(|part| part.named_children().next())
            .any(|changed| self.variable(changed) == Some(name))
    }
}
