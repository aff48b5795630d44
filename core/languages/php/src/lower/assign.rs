//! What is assigned to: variables, elements, members, and patterns of those.

use super::{Lowerer, has_token, parts};
use crate::signatures::global_named;
use ir::{Const, Intrinsic, Op, Reg, Span, UnOp};
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
fn is_simple(kind: &str) -> bool {
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
                Some(object) => Place::Member(self.expr(object), node),
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

    /// `[$a, 'k' => $b, [$c]] = $value`.
    pub(super) fn take_apart(&mut self, pattern: Node<'a>, value: Reg) {
        let mut index = 0;
        let mut items: Vec<(Option<Node<'a>>, Node<'a>)> = Vec::new();
        let mut skipped: Vec<usize> = Vec::new();
        if pattern.kind() == "array_creation_expression" {
            for element in parts(pattern) {
                match parts(element).as_slice() {
                    [key, target] => items.push((Some(*key), *target)),
                    [target] => items.push((None, *target)),
                    _ => {}
                }
                skipped.push(0);
            }
        } else {
            let mut key = None;
            let mut last: Option<Node<'a>> = None;
            let mut before = 0;
            for child in pattern.children().filter(|child| !child.is_extra()) {
                match child.kind() {
                    "=>" => key = last.take(),
                    "," | "]" | ")" => match last.take() {
                        Some(target) => {
                            items.push((key.take(), target));
                            skipped.push(before);
                            before = 0;
                        }
                        None => before += 1,
                    },
                    "[" | "(" | "list" => {}
                    _ => last = Some(child),
                }
            }
        }
        for ((key, target), before) in items.into_iter().zip(skipped) {
            let at = self.b.span(target);
            index += before;
            let key = match key {
                Some(key) => self.expr(key),
                None => {
                    index += 1;
                    self.b.int(index - 1, at)
                }
            };
            if target.kind() == "by_ref" {
                let cell = self.own(Intrinsic::OrderedReference, &[value, key], at);
                if let Some(target) = parts(target).first() {
                    self.refer_to(*target, cell, at);
                }
                continue;
            }
            let is_pattern = matches!(target.kind(), "list_literal" | "array_creation_expression");
            if is_pattern && target.descendants().any(|node| node.kind() == "by_ref") {
                let inner = self.own(Intrinsic::OrderedInner, &[value, key], at);
                self.take_apart(target, inner);
                continue;
            }
            let element = self.lib("part_of", &[value, key], at);
            let element = self.own(Intrinsic::OrderedCopy, &[element], at);
            let place = self.place_of(target);
            self.write(&place, element, at);
        }
    }

    pub(super) fn reference_assignment(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(left), Some(right)) = (node.child_by_field("left"), node.child_by_field("right"))
        else {
            return self.unsupported(node);
        };
        let cell = self.reference(right);
        self.refer_to(left, cell, at);
        self.own(Intrinsic::CellRead, &[cell], at)
    }

    /// Makes a place refer to what a reference refers to.
    fn refer_to(&mut self, left: Node<'a>, cell: Reg, at: Span) {
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
    fn note_global(&mut self, name: &str, cell: Reg, at: Span) {
        if self.frames.len() == 1 && self.known.globals.contains(name) {
            self.store_plain(&format!("$.global_{name}"), cell, at);
        }
    }

    /// Evaluates once, and ahead of anything else, what stands in the brackets of a target; gives the places of those parts.
    fn settle(&mut self, target: Node<'a>, settled: &mut Vec<(u32, u32)>) {
        let Some((inside, rest)) = parts(target).split_first().map(|(a, b)| (*a, b.to_vec()))
        else {
            return;
        };
        match target.kind() {
            "subscript_expression" => {
                self.settle(inside, settled);
                for key in rest.into_iter().filter(|key| !is_simple(key.kind())) {
                    self.settle_part(key, settled);
                }
            }
            "member_access_expression" if inside.kind().ends_with("call_expression") => {
                self.settle_part(inside, settled);
            }
            "member_access_expression" => self.settle(inside, settled),
            _ => {}
        }
    }

    fn settle_part(&mut self, part: Node<'a>, settled: &mut Vec<(u32, u32)>) {
        let at = self.b.span(part);
        let value = self.expr(part);
        let name = self.hidden("settled");
        self.declare_plain(&name, value, at);
        let place = (part.start(), part.end());
        self.settled.insert(place, name);
        settled.push(place);
    }

    fn unsettle(&mut self, settled: Vec<(u32, u32)>) {
        for place in settled {
            self.settled.remove(&place);
        }
    }

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
                if self.frame().boxed.contains(&name) {
                    value = self.own(Intrinsic::CellNew, &[value], at);
                    self.note_global(&name, value, at);
                }
                self.store_plain(&self.named(&name), value, at);
                self.frame().assigned.remove(&name);
            }
            "subscript_expression" => {
                let nodes = parts(node);
                let object = self.quietly(nodes[0]);
                if let Some(key) = nodes.get(1) {
                    let key = self.key(*key);
                    self.lib("unset_element", &[object, key], at);
                }
            }
            "member_access_expression" => {
                if let (Some(object), Some(name)) =
                    (node.child_by_field("object"), node.child_by_field("name"))
                {
                    let object = self.expr(object);
                    let name = self.member_name(name);
                    let scope = self.scope_text(at);
                    self.lib("unset_member", &[object, name, scope], at);
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
