//! Annotations in the text of a hidden file: those that are there at run time, as expressions.

use super::members::Writer;
use crate::declare::dotted;
use crate::ty::{ClassId, Ty};
use crate::world::{ClassKind, TypeSight};
use std::fmt::Write;
use syntax::Node;

impl<'a> Writer<'_, 'a> {
    /// The annotations of a declaration that are there at run time, each handed to a function. Of those of a record's component
    /// the place says which are meant: 0 the field, 1 the component, 2 the accessor, 3 the parameter.
    pub(super) fn notes_of(&mut self, node: Node<'a>, id: ClassId, function: &str, place: u32) {
        // What the library's say is written with the library's imports.
        if !self.world.is_own(self.world.class(id).file) {
            return;
        }
        let source = self.source(id);
        let marks = node
            .child_by_kind("modifiers")
            .into_iter()
            .flat_map(Node::named_children)
            .filter(|child| child.kind().ends_with("annotation"));
        let mut found: Vec<(ClassId, Vec<String>)> = Vec::new();
        for mark in marks {
            let Some(class) = self.note_class(mark, id) else {
                continue;
            };
            let target = note_named(self.world.class(class).node, "Target", self.source(class));
            let target = target.map(|target| target.text(self.source(class)));
            let meant = ["FIELD", "RECORD_COMPONENT", "METHOD", "PARAMETER"];
            let is_meant = |place: &&str| target.is_none_or(|target| target.contains(*place));
            if meant
                .get(place as usize)
                .is_some_and(|place| !is_meant(place))
            {
                continue;
            }
            let text = self.note(class, mark, id, source);
            match found.iter_mut().find(|(other, _)| *other == class) {
                Some((_, texts)) => texts.push(text),
                None => found.push((class, vec![text])),
            }
        }
        for (class, texts) in found {
            let text = match &texts[..] {
                [text] => text.clone(),
                _ => match self.container(class) {
                    Some(container) => {
                        let of = self.note_name(container);
                        let (own, all) = (self.class_text(class), texts.join(", "));
                        format!(
                            "new {of}(new java.lang.Object[] {{\"value\", new {own}[] {{{all}}}}})"
                        )
                    }
                    None => continue,
                },
            };
            let _ = writeln!(self.declare, "{function}{text});");
        }
    }

    /// The interface of an annotation, where it is there at run time.
    fn note_class(&mut self, mark: Node<'a>, id: ClassId) -> Option<ClassId> {
        let (file, source) = (self.world.class(id).file, self.source(id));
        let name = dotted(mark.child_by_field("name")?.text(source));
        let sight = TypeSight::default();
        let class = self.world.scoped_class(&name, file, Some(id), &sight)?;
        if self.world.class(class).kind != ClassKind::Annotation {
            return None;
        }
        let own = self.source(class);
        let retention = note_named(self.world.class(class).node, "Retention", own)?;
        retention.text(own).contains("RUNTIME").then_some(class)
    }

    /// What holds several of an annotation at one place.
    fn container(&mut self, class: ClassId) -> Option<ClassId> {
        let (file, source) = (self.world.class(class).file, self.source(class));
        let note = note_named(self.world.class(class).node, "Repeatable", source)?;
        let literal = note
            .descendants()
            .find(|node| node.kind() == "class_literal")?;
        let of = literal.named_children().next()?;
        let sight = TypeSight::default();
        self.world.resolve(of, file, Some(class), &sight).class_id()
    }

    /// The class of the annotations of an interface.
    fn note_name(&mut self, class: ClassId) -> String {
        if let Some((_, name)) = self.notes.iter().find(|(known, _)| *known == class) {
            return name.clone();
        }
        self.take(class);
        self.world.complete(class);
        let name = self.name("Note", None);
        self.notes.push((class, name.clone()));
        let own = self.class_text(class);
        let mut text = format!(
            "final class {name} extends java.lang.reflect.Note implements {own} {{\n\
             {name}(java.lang.Object[] given) {{ super({own}.class, given); }}\n"
        );
        for method in self.world.class(class).methods.clone() {
            let ret = self.spell(&method.ret);
            let value = self.as_type(&method.ret, &format!("element(\"{}\")", method.name));
            let _ = writeln!(text, "public {ret} {}() {{ return {value}; }}", method.name);
        }
        self.text = format!("{}{text}}}\n", self.text);
        name
    }

    /// An annotation as an expression.
    fn note(&mut self, class: ClassId, mark: Node<'a>, id: ClassId, source: &'a str) -> String {
        let name = self.note_name(class);
        let mut given = Vec::new();
        let arguments = mark.child_by_field("arguments");
        for argument in arguments.into_iter().flat_map(Node::named_children) {
            let (key, value) = match argument.kind() {
                "element_value_pair" => {
                    let key = argument.child_by_field("key").map(|key| key.text(source));
                    (key.unwrap_or("value"), argument.child_by_field("value"))
                }
                kind if kind.ends_with("comment") => continue,
                _ => ("value", Some(argument)),
            };
            let methods = self.world.class(class).methods.iter();
            let method = methods.clone().find(|method| method.name == key);
            let ty = method.map(|method| method.ret.clone());
            if let (Some(ty), Some(value)) = (ty, value) {
                given.push(format!("\"{key}\", {}", self.value(&ty, value, id)));
            }
        }
        format!(
            "new {name}(new java.lang.Object[] {{{}}})",
            given.join(", ")
        )
    }

    /// A value in an annotation as an expression.
    pub(super) fn value(&mut self, ty: &Ty, node: Node<'a>, id: ClassId) -> String {
        let source = self.source(id);
        match ty {
            Ty::Array(element) => {
                let items: Vec<Node<'a>> = match node.kind() {
                    "element_value_array_initializer" | "array_initializer" => node
                        .named_children()
                        .filter(|child| !child.kind().ends_with("comment"))
                        .collect(),
                    _ => vec![node],
                };
                let items: Vec<String> = (items.into_iter())
                    .map(|item| self.value(element, item, id))
                    .collect();
                format!("new {}[] {{{}}}", self.spell(element), items.join(", "))
            }
            _ if node.kind().ends_with("annotation") => match self.note_class(node, id) {
                Some(class) => self.note(class, node, id, source),
                None => "null".to_owned(),
            },
            _ => format!("({}) ({})", self.spell(ty), node.text(source)),
        }
    }
}

/// An annotation of a declaration by its simple name.
pub(super) fn note_named<'a>(node: Node<'a>, name: &str, source: &'a str) -> Option<Node<'a>> {
    let modifiers = node.child_by_kind("modifiers")?;
    modifiers.named_children().find(|child| {
        let found = child
            .child_by_field("name")
            .map(|found| dotted(found.text(source)));
        found.is_some_and(|found| found.rsplit('.').next() == Some(name))
    })
}
