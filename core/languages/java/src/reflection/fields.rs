//! Fields and components of records in the text of a hidden file.

use super::members::{ENUM, FINAL, PUBLIC, STATIC, SYNTHETIC, Writer, component_named, flags};
use crate::declare::body_members;
use crate::ty::ClassId;
use crate::world::{ClassKind, FieldInfo};
use std::fmt::Write;
use syntax::Node;

impl<'a> Writer<'_, 'a> {
    pub(super) fn field(&mut self, id: ClassId, own: &str, field: &FieldInfo<'a>) {
        let (kind, node, body) = {
            let class = self.world.class(id);
            (class.kind, class.node, class.body)
        };
        let members = body.map(body_members).unwrap_or_default();
        let declaration = field.declarator.and_then(|declarator| {
            let is_its = |member: &&Node<'a>| {
                member.index() == declarator.index()
                    || member
                        .children_by_field("declarator")
                        .any(|other| other.index() == declarator.index())
            };
            members.iter().find(is_its).copied()
        });
        let component = match (kind, field.declarator) {
            (ClassKind::Record, None) => component_named(node, field.name, self.source(id)),
            _ => None,
        };
        let in_interface = matches!(kind, ClassKind::Interface | ClassKind::Annotation);
        let mut all = declaration.map_or(0, flags);
        if in_interface {
            all |= PUBLIC | STATIC | FINAL;
        } else if field.is_enum_constant {
            all = PUBLIC | STATIC | FINAL | ENUM;
        } else if component.is_some() {
            all = FINAL | 2;
        }
        let ty = self.spell(&field.ty);
        let at = self.next();
        let set = self.next();
        let object = match field.is_static {
            true => own.to_owned(),
            false => format!("(({own}) self)"),
        };
        let value = self.as_type(&field.ty, "args[0]");
        let name = field.name;
        let _ = writeln!(self.act, "case {at}: return {object}.{name};");
        if !(field.is_static && field.is_final) {
            let _ = writeln!(
                self.act,
                "case {set}: {object}.{name} = {value}; return null;"
            );
        }
        let said = format!("\"{name}\", {ty}.class");
        let _ = writeln!(self.declare, "field({said}, {all}, {at});");
        self.type_of(&field.ty, declaration.or(component));
        if let Some(node) = declaration {
            self.notes_of(node, id, "note(", u32::MAX);
        }
        if let Some(node) = component {
            self.notes_of(node, id, "note(", 0);
            let _ = writeln!(self.declare, "component({said});");
            self.type_of(&field.ty, component);
            self.notes_of(node, id, "note(", 1);
        }
    }

    pub(super) fn source(&self, id: ClassId) -> &'a str {
        self.world.file(self.world.class(id).file).source
    }

    /// Fields that nobody wrote.
    pub(super) fn hidden_fields(&mut self, id: ClassId, own: &str) {
        let class = self.world.class(id);
        if !self.world.is_own(class.file) {
            return;
        }
        let (kind, outer, is_inner) = (class.kind, class.outer, class.has_outer_instance);
        if kind == ClassKind::Enum {
            let at = self.next();
            let _ = writeln!(self.act, "case {at}: return {own}.values();");
            let _ = writeln!(
                self.declare,
                "field(\"$VALUES\", {own}[].class, {}, {at});",
                SYNTHETIC | STATIC | FINAL | 2
            );
        }
        if let (true, Some(outer)) = (is_inner, outer) {
            let (at, outer) = (self.next(), self.class_text(outer));
            let _ = writeln!(self.act, "case {at}: return (({own}) self).this$0;");
            let _ = writeln!(
                self.declare,
                "field(\"this$0\", {outer}.class, {}, {at});",
                SYNTHETIC | FINAL
            );
        }
    }
}
