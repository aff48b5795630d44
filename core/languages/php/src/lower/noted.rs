//! What the text says of classes and types, noted for analyses, which do not look into what makes classes when a program runs
//! ([`ir::ClassNote`]).

use super::Lowerer;
use super::functions::parameters_of;
use ir::{ClassNote, Label, MethodKind, MethodNote, Reg, Scalar, TypeExpr, TypePlace};
use syntax::Node;

/// How a class's members that are initialised with it are put into an instance.
pub(super) const INITIALISE: &str = "initialise";

impl<'a> Lowerer<'a> {
    /// What is noted of a class before its body is lowered.
    pub(super) fn class_note(&mut self, name: &str, class: Reg, parents: &[String]) -> ClassNote {
        ClassNote {
            value: Some(class),
            parents: parents.iter().map(|name| self.b.intern(name)).collect(),
            ..ClassNote::new(self.b.intern(name))
        }
    }

    /// Notes a method of the class at hand, by the name that it is called by.
    pub(super) fn note_method(&mut self, key: &str, function: Reg, kind: MethodKind) {
        let Some(entry) = self.b.entry_of(function) else {
            return;
        };
        let name = self.b.intern(key);
        if let Some(class) = self.classes.last_mut() {
            if key == "__construct()" {
                class.note.constructor = Some(entry);
            }
            class.note.methods.push(MethodNote { name, entry, kind });
        }
    }

    /// Notes what a member of the class at hand is declared as.
    pub(super) fn note_member_type(&mut self, key: &str, member: Node<'a>) {
        let Some(ty) = member.child_by_field("type") else {
            return;
        };
        let ty = self.declared_type(ty);
        let name = self.b.intern(key);
        if let Some(class) = self.classes.last_mut()
            && ty != TypeExpr::Unknown
        {
            class.note.members.push((name, ty));
        }
    }

    /// Notes what a function's parameters and its result are declared as.
    pub(super) fn note_types(&mut self, node: Node<'a>, entry: Label) {
        if self.is_library {
            return;
        }
        for parameter in parameters_of(node) {
            let Some(ty) = parameter.child_by_field("type") else {
                continue;
            };
            let name = parameter.child_by_field("name");
            let Some(name) = name.and_then(|name| self.variable(name)) else {
                continue;
            };
            if self.frame().boxed.contains(name) || parameter.kind() == "variadic_parameter" {
                continue;
            }
            let mut ty = self.declared_type(ty);
            let default = parameter.child_by_field("default_value");
            if default.is_some_and(|default| default.kind() == "null") {
                ty = TypeExpr::optional(ty);
            }
            let variable = self.named(name);
            let variable = self.b.intern(&variable);
            self.b.note(TypePlace::Variable(entry, variable), ty);
        }
        if let Some(ty) = node.child_by_field("return_type")
            && !self.frame().is_generator
        {
            let ty = self.declared_type(ty);
            self.b.note(TypePlace::Result(entry), ty);
        }
    }

    /// A declared type; unknown where it says less than what is there.
    fn declared_type(&self, node: Node<'a>) -> TypeExpr {
        let text = self.type_of(self.text(node));
        if text.contains(['&', '(']) {
            return TypeExpr::Unknown;
        }
        let (is_optional, text) = match text.strip_prefix('?') {
            Some(inside) => (true, inside),
            None => (false, text.as_str()),
        };
        let parts: Vec<TypeExpr> = text.split('|').map(|name| self.one_type(name)).collect();
        if parts.contains(&TypeExpr::Unknown) {
            return TypeExpr::Unknown;
        }
        let ty = TypeExpr::union(parts);
        match is_optional {
            true => TypeExpr::optional(ty),
            false => ty,
        }
    }

    fn one_type(&self, name: &str) -> TypeExpr {
        match name.to_ascii_lowercase().as_str() {
            "int" => TypeExpr::Scalar(Scalar::Int),
            "float" => TypeExpr::Scalar(Scalar::F64),
            "string" => TypeExpr::Scalar(Scalar::Text),
            "bool" | "false" | "true" => TypeExpr::Scalar(Scalar::Bool),
            "null" | "void" => TypeExpr::Nil,
            "self" | "static" => match self.classes.last() {
                Some(class) if !class.is_trait => TypeExpr::class(&class.name),
                _ => TypeExpr::Unknown,
            },
            "array" | "iterable" | "callable" | "object" | "mixed" | "never" | "parent" => {
                TypeExpr::Unknown
            }
            _ => TypeExpr::class(name),
        }
    }
}
