//! Members of objects: what they are called, read and written.

use super::Lowerer;
use ir::{Intrinsic, Reg, Span};
use syntax::Node;

/// How the names of members begin that the library's classes keep for themselves: plain members, whatever methods a class has.
const OF_LIBRARY: &str = "own__";

impl<'a> Lowerer<'a> {
    /// The name of a member as a text.
    pub(super) fn member_name(&mut self, node: Node<'a>) -> Reg {
        match node.kind() {
            "name" => {
                let at = self.b.span(node);
                self.bytes(self.text(node).as_bytes(), at)
            }
            _ => self.expr(node),
        }
    }

    /// The name that a member of the class at hand is kept by: a private one whose name a class below has too says whose it is.
    pub(super) fn own_key(&self, name: &str) -> String {
        if let Some(class) = self.classes.last()
            && !self.known.shadowed.is_empty()
        {
            let of = (class.name.to_ascii_lowercase(), name.to_owned());
            if self.known.shadowed.contains(&of) {
                return format!("{name}@{}", class.name);
            }
        }
        name.to_owned()
    }

    /// The same as a text, of a member of an object.
    pub(super) fn own_member_name(&mut self, object: Node<'a>, name: Node<'a>) -> Reg {
        if name.kind() == "name" && self.text(object) == "$this" {
            let at = self.b.span(name);
            let key = self.own_key(self.text(name));
            return self.bytes(key.as_bytes(), at);
        }
        self.member_name(name)
    }

    pub(super) fn member(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(object) = node.child_by_field("object") else {
            return self.unsupported(node);
        };
        let object = self.chained(object);
        if node.kind().starts_with("nullsafe") {
            self.end_chain_of(object, at);
        }
        self.member_of(object, node, at)
    }

    pub(super) fn member_of(&mut self, object: Reg, node: Node<'a>, at: Span) -> Reg {
        let Some(name) = node.child_by_field("name") else {
            return self.unsupported(node);
        };
        let own = node
            .child_by_field("object")
            .is_some_and(|object| self.text(object) == "$this");
        let value = match name.kind() {
            "name" if own => self.field(object, &self.own_key(self.text(name)), at),
            "name" if !self.known.guarded.contains(self.text(name)) => {
                self.field(object, self.text(name), at)
            }
            _ => {
                let name = self.member_name(name);
                let scope = self.scope_text(at);
                return self.lib("guarded_member", &[object, name, scope], at);
            }
        };
        self.own(Intrinsic::CellRead, &[value], at)
    }

    /// A member that is null where the object is.
    pub(super) fn safe_member(&mut self, object: Reg, name: &str, at: Span) -> Reg {
        let is_there = self.is_something(object, at);
        self.either(
            is_there,
            at,
            |s| {
                let name = s.bytes(name.as_bytes(), at);
                let scope = s.scope_text(at);
                s.lib("guarded_member", &[object, name, scope], at)
            },
            |s| s.b.nil(at),
        )
    }

    pub(super) fn set_member(&mut self, object: Reg, node: Node<'a>, value: Reg, at: Span) {
        let Some(name) = node.child_by_field("name") else {
            self.unsupported(node);
            return;
        };
        let text = self.text(name);
        let own = node
            .child_by_field("object")
            .is_some_and(|object| self.text(object) == "$this");
        let is_plain = name.kind() == "name"
            && (own || !self.known.guarded.contains(text))
            && !self.known.readonly.contains(text)
            && (!self.known.has_set || self.is_library && text.starts_with(OF_LIBRARY))
            && !self.known.referenced.contains(text)
            && (self.is_library || own && self.known.member_names.contains(text));
        if is_plain {
            let value = self.converted_member(text, value, at);
            self.set_field(object, &self.own_key(text), value, at);
            return;
        }
        let may_be_plain = name.kind() == "name"
            && !self.known.guarded.contains(text)
            && !self.known.readonly.contains(text)
            && !self.known.referenced.contains(text)
            && !self.known.refers_by_name;
        if !may_be_plain {
            self.set_member_with_care(object, name, value, at);
            return;
        }
        let key = self.bytes(format!("={text}").as_bytes(), at);
        let fits = self.own(Intrinsic::MemberFits, &[object, key, value], at);
        let (plain, other) = (self.b.label("plain"), self.b.label("other"));
        let done = self.b.label("written");
        self.b.branch_if(fits, plain, other, at);
        self.b.place(plain, at);
        self.set_field(object, text, value, at);
        self.b.jump(done, at);
        self.b.place(other, at);
        self.set_member_with_care(object, name, value, at);
        self.b.place(done, at);
    }

    /// Writes a member where its class or one of its methods has a say.
    fn set_member_with_care(&mut self, object: Reg, name: Node<'a>, value: Reg, at: Span) {
        let name = self.member_name(name);
        let scope = self.scope_text(at);
        let strict = self.truth_of(self.is_strict, at);
        self.lib("set_member", &[object, name, value, scope, strict], at);
    }

    /// What a static member takes of a value.
    pub(super) fn converted_static(&mut self, node: Node<'a>, value: Reg, at: Span) -> Reg {
        let (Some(scope), Some(name)) = (node.child_by_field("scope"), node.child_by_field("name"))
        else {
            return value;
        };
        let name = self.text(name).trim_start_matches('$').to_owned();
        if self.is_library || !self.known.typed.keys().any(|(_, own)| *own == name) {
            return value;
        }
        let class = self.class_value(scope);
        let name = self.bytes(name.as_bytes(), at);
        let strict = self.truth_of(self.is_strict, at);
        self.lib("coerced_static", &[class, name, value, strict], at)
    }

    /// What a member of the class at hand takes of a value.
    fn converted_member(&mut self, name: &str, value: Reg, at: Span) -> Reg {
        let class = self.classes.last().map(|class| class.variable.clone());
        let of = (
            class.unwrap_or_default().to_ascii_lowercase(),
            name.to_owned(),
        );
        let Some(ty) = self.known.typed.get(&of).map(|ty| self.type_of(ty)) else {
            return value;
        };
        if self.is_library || ty == "mixed" {
            return value;
        }
        let text = self.bytes(ty.as_bytes(), at);
        let fits = self.own(Intrinsic::ValueFits, &[value, text], at);
        self.unless(fits, value, at, |s| {
            let class = s.load_class_here(at);
            let name = s.bytes(name.as_bytes(), at);
            let strict = s.truth_of(s.is_strict, at);
            s.lib("coerced_member", &[value, text, class, name, strict], at)
        })
    }
}
