//! What is assigned to: places, assignments with and without an operator, and `i++`.

use crate::expressions::binary_operator;
use crate::lowerer::{Lowerer, parts};
use ir::{BinOp, Intrinsic, Reg, Span};
use syntax::Node;

/// Something that can be read and assigned to, its parts evaluated.
pub enum Place<'a> {
    Name(Node<'a>),
    /// A member by name.
    Member(Reg, String),
    /// An element.
    Element(Reg, Reg),
    /// A member of the parent of the class at hand.
    Parent(Reg),
    Unknown(Node<'a>),
}

impl<'a> Lowerer<'a, '_> {
    /// `i++` and the like; the value where it is wanted.
    pub fn update(&mut self, node: Node<'a>, is_wanted: bool) -> Option<Reg> {
        let at = self.b.span(node);
        let argument = node.child_by_field("argument")?;
        let argument = match argument.kind() {
            "parenthesized_expression" => parts(argument).next().unwrap_or(argument),
            _ => argument,
        };
        let operator = node
            .child_by_field("operator")
            .map_or("++", |operator| self.text(operator));
        let is_prefix = node
            .children()
            .next()
            .is_some_and(|first| self.text(first) == operator);
        let op = if operator == "++" {
            BinOp::Add
        } else {
            BinOp::Sub
        };
        let place = self.place(argument);
        let old = self.load_place(&place, at);
        let kept = is_wanted.then(|| self.hidden("v"));
        let mut old = old;
        if let Some(kept) = &kept
            && !is_prefix
        {
            // Taking nothing away makes a number of anything but of a `BigInt`, which stays one.
            let nothing = self.b.int(0, at);
            let number = self.b.binary(BinOp::Sub, true, old, nothing, at);
            self.declare_hidden(kept, number, at);
            old = self.load_plain(kept, at);
        }
        let one = self.b.int(1, at);
        let new = self.b.binary(op, true, old, one, at);
        match &kept {
            Some(kept) if is_prefix => {
                self.declare_hidden(kept, new, at);
                let new = self.load_plain(kept, at);
                self.store_place(place, new, at);
            }
            _ => self.store_place(place, new, at),
        }
        kept.map(|kept| self.load_plain(&kept, at))
    }

    pub fn assignment(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(left), Some(right)) = (node.child_by_field("left"), node.child_by_field("right"))
        else {
            return self.unsupported(node);
        };
        match left.kind() {
            "identifier" => {
                let name = self.text(left);
                let value = self.expr_named(right, name);
                self.assign(name, value, at);
                value
            }
            "member_expression" | "subscript_expression" => {
                let place = self.place(left);
                let value = self.expr(right);
                self.store_place(place, value, at);
                value
            }
            _ => {
                let value = self.expr(right);
                let kept = self.hidden("v");
                self.declare_hidden(&kept, value, at);
                let value = self.load_plain(&kept, at);
                if left.kind() == "object_pattern" {
                    self.taken_apart = self.shown_apart(left.kind(), right);
                }
                self.assign_to(left, value);
                self.load_plain(&kept, at)
            }
        }
    }

    pub fn augmented(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(left), Some(right)) = (node.child_by_field("left"), node.child_by_field("right"))
        else {
            return self.unsupported(node);
        };
        let operator = node
            .child_by_field("operator")
            .map_or("", |operator| self.text(operator));
        let operator = operator.trim_end_matches('=');
        let place = self.place(left);
        let old = self.load_place(&place, at);
        if matches!(operator, "&&" | "||" | "??") {
            let kept = self.hidden("v");
            self.declare_hidden(&kept, old, at);
            let (more, end) = (self.b.label("rhs"), self.b.label("rhs_end"));
            let value = self.load_plain(&kept, at);
            match operator {
                "&&" => self.b.branch_if(value, more, end, at),
                "||" => self.b.branch_if(value, end, more, at),
                _ => {
                    let is_nothing = self.is_nothing(value, at);
                    self.b.branch_if(is_nothing, more, end, at);
                }
            }
            self.b.place(more, at);
            let value = self.named_value(right, left);
            self.declare_hidden(&kept, value, at);
            let value = self.load_plain(&kept, at);
            self.store_place(place, value, at);
            self.b.place_if_used(end, at);
            return self.load_plain(&kept, at);
        }
        let Some(op) = binary_operator(operator) else {
            return self.unsupported(node);
        };
        let value = self.expr(right);
        let value = self.b.binary(op, false, old, value, at);
        self.store_place(place, value, at);
        value
    }

    /// Evaluates the parts of what is assigned to.
    pub fn place(&mut self, node: Node<'a>) -> Place<'a> {
        match node.kind() {
            "identifier" | "undefined" => Place::Name(node),
            "parenthesized_expression" => match parts(node).next() {
                Some(inside) => self.place(inside),
                None => Place::Unknown(node),
            },
            "member_expression" => {
                let (Some(object), Some(property)) = (
                    node.child_by_field("object"),
                    node.child_by_field("property"),
                ) else {
                    return Place::Unknown(node);
                };
                let name = self.member_name(property);
                if object.kind() == "super" {
                    let at = self.b.span(property);
                    return Place::Parent(self.b.text(&name, at));
                }
                Place::Member(self.expr(object), name)
            }
            "subscript_expression" => {
                let (Some(object), Some(index)) =
                    (node.child_by_field("object"), node.child_by_field("index"))
                else {
                    return Place::Unknown(node);
                };
                if object.kind() == "super" {
                    let at = self.b.span(object);
                    self.this(at);
                    return Place::Parent(self.expr(index));
                }
                let object = self.expr(object);
                Place::Element(object, self.expr(index))
            }
            _ => Place::Unknown(node),
        }
    }

    pub fn member_name(&self, property: Node<'a>) -> String {
        match property.kind() {
            "private_property_identifier" => self.private_name(self.text(property)),
            _ => self.text(property).to_owned(),
        }
    }

    pub fn load_place(&mut self, place: &Place<'a>, at: Span) -> Reg {
        match place {
            Place::Name(node) => self.load(self.text(*node), at),
            Place::Member(object, name) => self.load_field(*object, name, at),
            Place::Element(object, key) => self.b.load_index(*object, *key, at),
            Place::Parent(key) => self.parent_element(*key, at),
            Place::Unknown(node) => self.unsupported(*node),
        }
    }

    pub fn store_place(&mut self, place: Place<'a>, value: Reg, at: Span) {
        match place {
            Place::Name(node) => self.assign(self.text(node), value, at),
            Place::Member(object, name) => self.store_field(object, &name, value, at),
            Place::Element(object, key) => self.store_index(object, key, value, at),
            Place::Parent(key) => {
                let (parent, this) = (self.home_parent(at), self.this(at));
                let key = self.b.intrinsic(Intrinsic::ToKey, &[key], at);
                self.b
                    .intrinsic(Intrinsic::SetMemberFor, &[parent, key, value, this], at);
                self.note_strict();
            }
            Place::Unknown(node) => {
                self.unsupported(node);
            }
        }
    }
}
