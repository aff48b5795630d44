//! `attr_reader` and its like where names are given as symbols, and which constants classes have.

use super::{Kind, Lowerer};
use ir::{ParamKind, Reg, Span};
use rustc_hash::FxHashSet;
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// Methods that read and write instance variables: as if they had been written out.
    pub(super) fn attributes(&mut self, name: &str, nodes: &[Node<'a>], at: Span) -> Option<Reg> {
        let (reads, writes) = match name {
            "attr_reader" => (true, false),
            "attr_writer" => (false, true),
            "attr_accessor" => (true, true),
            _ => return None,
        };
        if nodes.is_empty() || !nodes.iter().all(|node| node.kind() == "simple_symbol") {
            return None;
        }
        let mut made = Vec::new();
        for &node in nodes {
            let name = &self.text(node)[1..];
            if reads {
                made.push(self.attribute(node, name, false));
            }
            if writes {
                made.push(self.attribute(node, name, true));
            }
        }
        let items = made.into_iter().map(ir::Arg::positional).collect();
        Some(self.b.value(
            |dst| ir::Op::NewArray {
                dst,
                kind: ir::ArrayKind::List,
                items,
            },
            at,
        ))
    }

    fn attribute(&mut self, node: Node<'a>, name: &str, writes: bool) -> Reg {
        let at = self.b.span(node);
        let (method, field) = match writes {
            true => (format!("{name}="), format!("@{name}")),
            false => (name.to_owned(), format!("@{name}")),
        };
        let home = self.load_plain("$home", at);
        let target = self.field(home, "prototype", at);
        let labels = self.begin_function(&method, Kind::Method, at);
        self.parameter("self", ParamKind::Receiver, at);
        self.parameter("$block", ParamKind::PositionalOnly, at);
        let value = match writes {
            true => {
                self.parameter("value", ParamKind::PositionalOnly, at);
                let value = self.load_plain("value", at);
                let this = self.this(at);
                if self.freezes_objects {
                    self.library_call("check_frozen", &[this], at);
                }
                self.set_field(this, &field, value, at);
                self.b.note_last("strict".to_owned());
                value
            }
            false => {
                let this = self.this(at);
                self.own_variable(this, &field, at)
            }
        };
        let function = self.end_function(&method, labels, value, node);
        self.note_method(&method, None, function);
        self.set_field(target, &method, function, at);
        if !self.is_library {
            let key = self.b.text(&method, at);
            self.library_call("method_added", &[target, key], at);
        }
        self.symbol(&method, at)
    }
}

/// The names of the constants that classes and modules of a program have; nothing where others may be made while it runs, or
/// in another file.
pub(super) fn nested_constants<'a>(root: Node<'a>, source: &'a str) -> Option<FxHashSet<&'a str>> {
    let is_open = [
        "const_set",
        "eval",
        "require_relative",
        "require './",
        "require \"./",
        "load '",
    ]
    .iter()
    .any(|word| source.contains(word));
    if is_open {
        return None;
    }
    let mut names = FxHashSet::default();
    for node in root.descendants() {
        match node.kind() {
            "class" | "module" => {
                names.extend(
                    node.child_by_field("name")
                        .map(|name| last_name(name, source)),
                );
            }
            "assignment" | "operator_assignment" => {
                let left = node.child_by_field("left");
                let targets = left.map(super::constants::assigned).unwrap_or_default();
                let constants = targets.iter().filter_map(|target| match target.kind() {
                    "constant" => Some(*target),
                    "scope_resolution" => target.child_by_field("name"),
                    _ => None,
                });
                names.extend(constants.map(|constant| constant.text(source)));
            }
            _ => {}
        }
    }
    // What the program mixes in may bring constants of the library's.
    if source.contains("include Math") {
        names.extend(["PI", "E", "DomainError"]);
    }
    Some(names)
}

fn last_name<'a>(name: Node<'a>, source: &'a str) -> &'a str {
    let inner = match name.kind() {
        "scope_resolution" => name.child_by_field("name"),
        _ => Some(name),
    };
    inner.map_or("", |name| name.text(source))
}
