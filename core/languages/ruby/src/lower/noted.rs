//! What the text says of classes, noted for analyses, which do not look into what makes classes when a program runs
//! ([`ir::ClassNote`]).

use super::Lowerer;
use ir::{ClassNote, MethodKind, MethodNote, Reg};
use syntax::Node;

/// The class of what is outermost, whose methods everything has.
const OUTERMOST: &str = "Object";

/// A class whose body is being lowered.
pub(super) struct NotedClass {
    note: ClassNote,
    /// What its methods are called on.
    kind: MethodKind,
}

impl<'a> Lowerer<'a> {
    /// Begins what is noted of a class or module, or of the class of that alone (`class << self`).
    pub(super) fn begin_note(&mut self, name: &str, class: Reg, node: Node<'a>) {
        let mut note = ClassNote::new(self.b.intern(name));
        let mut kind = MethodKind::Instance;
        if node.kind() == "singleton_class" {
            kind = MethodKind::Class;
            // Of another object than the class around it nothing is noted.
            let of_class = node
                .child_by_field("value")
                .is_some_and(|value| value.kind() == "self");
            if let Some(outer) = self.noted.last().filter(|_| of_class) {
                note.name = outer.note.name;
            }
        } else {
            note.value = Some(class);
            note.parents = self.parents_of(node);
        }
        self.noted.push(NotedClass { note, kind });
    }

    /// The names of what a class derives from: modules that it includes are looked up first.
    fn parents_of(&mut self, node: Node<'a>) -> Vec<ir::Symbol> {
        let body = node.child_by_field("body");
        let mut names: Vec<&str> = Vec::new();
        for part in body.into_iter().flat_map(|body| body.named_children()) {
            let method = part.child_by_field("method");
            if part.kind() == "call"
                && method.is_some_and(|method| matches!(self.text(method), "include" | "prepend"))
                && let Some(arguments) = part.child_by_field("arguments")
            {
                names.extend(arguments.named_children().map(|name| self.text(name)));
            }
        }
        let above = node.child_by_field("superclass");
        names.extend(
            above
                .and_then(|above| above.named_children().next())
                .map(|name| self.text(name)),
        );
        if node.kind() == "class" {
            names.push(OUTERMOST);
        }
        names.into_iter().map(|name| self.b.intern(name)).collect()
    }

    /// Ends it.
    pub(super) fn end_note(&mut self) {
        let Some(noted) = self.noted.pop() else {
            return;
        };
        if !self.is_library && self.b.name(noted.note.name) != "singleton" {
            self.b.note_class(noted.note);
        }
    }

    /// Notes a method of the class at hand; `of` is what stands in front of its name.
    pub(super) fn note_method(&mut self, name: &str, of: Option<Node<'a>>, function: Reg) {
        if self.is_library {
            return;
        }
        let Some(entry) = self.b.entry_of(function) else {
            return;
        };
        let is_own = of.is_some_and(|of| of.kind() == "self");
        if of.is_some() && (!is_own || self.noted.is_empty()) {
            return;
        }
        let symbol = self.b.intern(name);
        let note = |kind| MethodNote {
            name: symbol,
            entry,
            kind,
        };
        match self.noted.last_mut() {
            Some(class) if is_own => class.note.methods.push(note(MethodKind::Class)),
            Some(class) => {
                if name == "initialize" {
                    class.note.constructor = Some(entry);
                }
                let kind = class.kind;
                class.note.methods.push(note(kind));
            }
            None => {
                let mut outermost = ClassNote::new(self.b.intern(OUTERMOST));
                outermost.methods.push(note(MethodKind::Instance));
                self.b.note_class(outermost);
            }
        }
    }
}
