//! Methods and constructors in the text of a hidden file.

use super::members::{
    ABSTRACT, BRIDGE, FINAL, NATIVE, PROTECTED, PUBLIC, STATIC, SYNTHETIC, VARARGS, Writer,
    component_named, flags,
};
use crate::ty::{ClassId, Ty};
use crate::world::{ClassKind, Implicit, MethodInfo};
use std::fmt::Write;
use syntax::Node;

impl<'a> Writer<'_, 'a> {
    fn arguments(&mut self, params: &[Ty], from: usize) -> String {
        let all = params.iter().enumerate();
        let all = all.map(|(at, ty)| self.as_type(ty, &format!("args[{}]", at + from)));
        all.collect::<Vec<_>>().join(", ")
    }

    pub(super) fn method(&mut self, id: ClassId, own: &str, method: &MethodInfo<'a>) {
        let kind = self.world.class(id).kind;
        let in_interface = matches!(kind, ClassKind::Interface | ClassKind::Annotation);
        let mut all = match method.implicit {
            Implicit::Accessor => PUBLIC,
            Implicit::EnumValues | Implicit::EnumValueOf => PUBLIC | STATIC,
            Implicit::No => method.node.map_or(0, flags),
            _ => PUBLIC | FINAL,
        };
        // What is native in this library is another matter than in the JDK's.
        if !self.world.is_own(self.world.class(id).file) {
            all &= !NATIVE;
        }
        if in_interface && !method.is_private {
            all |= PUBLIC;
        }
        if method.is_abstract {
            all |= ABSTRACT;
        }
        if method.is_varargs {
            all |= VARARGS;
        }
        let is_default =
            in_interface && !method.is_abstract && !method.is_static && !method.is_private;
        let object = match method.is_static {
            true => own.to_owned(),
            false => format!("(({own}) self)"),
        };
        let args = self.arguments(&method.params, 0);
        let call = format!("{object}.{}({args})", method.name);
        let at = self.next();
        let _ = match method.ret {
            Ty::Void => writeln!(self.act, "case {at}: {call}; return null;"),
            _ => writeln!(self.act, "case {at}: return {call};"),
        };
        let (ret, params) = (self.spell(&method.ret), self.classes(&method.params));
        let thrown = self.classes(&method.throws);
        let name = method.name;
        let _ = writeln!(
            self.declare,
            "method(\"{name}\", {ret}.class, {params}, {all}, {thrown}, {is_default}, {at});"
        );
        self.type_of(&method.ret, method.node);
        match method.node {
            Some(node) => {
                self.notes_of(node, id, "note(", u32::MAX);
                self.parameter_notes(node.child_by_field("parameters"), id, 0);
                if let Some(value) = node.child_by_field("value") {
                    let value = self.value(&method.ret, value, id);
                    let _ = writeln!(self.declare, "fallback({value});");
                }
            }
            None if method.implicit == Implicit::Accessor => {
                let node = self.world.class(id).node;
                if let Some(component) = component_named(node, name, self.source(id)) {
                    self.notes_of(component, id, "note(", 2);
                }
            }
            None => {}
        }
    }

    /// A method by which another is found under the types of one that it overrides.
    pub(super) fn bridge(&mut self, own: &str, method: &MethodInfo<'a>, other: &MethodInfo<'a>) {
        let said = method.node.map_or(PUBLIC, flags);
        let access = said & (PUBLIC | PROTECTED) | BRIDGE | SYNTHETIC;
        let at = self.next();
        let args = self.arguments(&method.params, 0);
        let call = format!("(({own}) self).{}({args})", method.name);
        let _ = match method.ret {
            Ty::Void => writeln!(self.act, "case {at}: {call}; return null;"),
            _ => writeln!(self.act, "case {at}: return {call};"),
        };
        let (params, ret) = (self.classes(&other.params), self.spell(&other.ret));
        let thrown = self.classes(&other.throws);
        let _ = writeln!(
            self.declare,
            "method(\"{}\", {ret}.class, {params}, {access}, {thrown}, false, {at});",
            method.name
        );
    }

    /// The method that gives the constants of an enumeration to its initialiser.
    pub(super) fn values(&mut self, own: &str) {
        let at = self.next();
        let _ = writeln!(self.act, "case {at}: return {own}.values();");
        let none = self.classes(&[]);
        let _ = writeln!(
            self.declare,
            "method(\"$values\", {own}[].class, {none}, {}, {none}, false, {at});",
            SYNTHETIC | STATIC | 2
        );
    }

    pub(super) fn constructor(&mut self, id: ClassId, own: &str, constructor: &MethodInfo<'a>) {
        let (kind, outer, is_inner, name) = {
            let class = self.world.class(id);
            (
                class.kind,
                class.outer,
                class.has_outer_instance,
                class.name.clone(),
            )
        };
        let outer = outer.filter(|_| is_inner);
        let mut all = match (kind, constructor.node) {
            (ClassKind::Enum, _) => 2,
            (_, Some(node)) => flags(node),
            _ => self.class_flags(id) & 7,
        };
        if constructor.is_varargs {
            all |= VARARGS;
        }
        let from = usize::from(outer.is_some());
        let args = self.arguments(&constructor.params, from);
        let at = self.next();
        let is_open = matches!(kind, ClassKind::Enum) || self.world.class(id).is_abstract;
        let _ = match outer {
            _ if is_open => Ok(()),
            Some(outer) => writeln!(
                self.act,
                "case {at}: return (({}) args[0]).new {name}({args});",
                self.class_text(outer)
            ),
            None => writeln!(self.act, "case {at}: return new {own}({args});"),
        };
        let mut params: Vec<Ty> = outer.map(Ty::class).into_iter().collect();
        if kind == ClassKind::Enum {
            params = vec![self.world.string(), Ty::INT];
        }
        params.extend(constructor.params.iter().cloned());
        let (params, thrown) = (self.classes(&params), self.classes(&constructor.throws));
        let _ = writeln!(
            self.declare,
            "constructor({params}, {all}, {thrown}, {at});"
        );
        if let Some(node) = constructor.node {
            self.notes_of(node, id, "note(", u32::MAX);
            self.parameter_notes(node.child_by_field("parameters"), id, from);
        }
        let is_compact = matches!(
            constructor.implicit,
            Implicit::Canonical | Implicit::Compact
        );
        if is_compact {
            let names: Vec<String> = (constructor.names.iter())
                .map(|name| format!("\"{name}\""))
                .collect();
            let _ = writeln!(self.declare, "names({});", names.join(", "));
            let node = self.world.class(id).node;
            self.parameter_notes(node.child_by_field("parameters"), id, 0);
        }
    }

    fn parameter_notes(&mut self, list: Option<Node<'a>>, id: ClassId, from: usize) {
        let is_parameter =
            |node: &Node<'a>| matches!(node.kind(), "formal_parameter" | "spread_parameter");
        let all = list.into_iter().flat_map(Node::named_children);
        let all: Vec<Node<'a>> = all.filter(is_parameter).collect();
        for (at, node) in all.into_iter().enumerate() {
            self.notes_of(node, id, &format!("parameterNote({}, ", at + from), 3);
        }
    }
}
