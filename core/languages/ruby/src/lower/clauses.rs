//! Where code runs that rescues: errors tell of it as of a call of its own, `rescue in name`.

use super::{Lowerer, is_code};
use std::fmt::Write;
use syntax::Node;

/// What the code around a node is told as.
#[derive(Clone, Copy)]
struct Within<'a> {
    title: &'a str,
    is_class: bool,
    blocks: usize,
}

impl Within<'_> {
    fn label(self) -> String {
        let title = match self.is_class {
            true => format!("<class:{}>", self.title),
            false => self.title.to_owned(),
        };
        match self.blocks {
            0 => title,
            1 => format!("block in {title}"),
            levels => format!("block ({levels} levels) in {title}"),
        }
    }
}

impl<'a> Lowerer<'a> {
    /// Tells the library where a file's clauses stand.
    pub(super) fn note_clauses(&mut self, root: Node<'a>) {
        if self.is_library {
            return;
        }
        let mut table = String::new();
        let within = Within {
            title: "<main>",
            is_class: false,
            blocks: 0,
        };
        self.clauses_of(root, within, &mut table);
        if table.is_empty() {
            return;
        }
        let at = self.b.span_of(root.start(), root.start());
        let (file, table) = (self.b.text(self.file, at), self.b.text(&table, at));
        self.library_call("note_clauses", &[file, table], at);
    }

    /// A line for each clause: what it is told as, where it begins and ends, and the line at which the code around it is.
    fn clauses_of(&self, root: Node<'a>, within: Within<'a>, table: &mut String) {
        // Not by recursion: what a program nests may be deeper than a stack is.
        let mut left = vec![(root, root, root, within)];
        while let Some((node, holder, above, within)) = left.pop() {
            let is_clause = node.kind() == "rescue"
                || holder.kind() == "rescue_modifier" && node.start() != holder.start();
            if is_clause {
                let line = self.line_around(holder, above, node);
                let place = |at| {
                    let place = self.b.span_of(at, at).start;
                    u64::from(place.line) * 10_000 + u64::from(place.column)
                };
                let (from, to) = (place(node.start()), place(node.end()));
                // Writing to a text does not fail.
                let _ = writeln!(table, "{}\t{from}\t{to}\t{line}", within.label());
            }
            let inside = self.inside(node, within);
            let first = left.len();
            left.extend(
                node.named_children()
                    .map(|child| (child, node, holder, inside)),
            );
            left[first..].reverse();
        }
    }

    /// What code in a node is within.
    fn inside(&self, node: Node<'a>, within: Within<'a>) -> Within<'a> {
        let name = || {
            node.child_by_field("name")
                .map_or("", |name| self.text(name))
        };
        match node.kind() {
            "method" | "singleton_method" => Within {
                title: name(),
                is_class: false,
                blocks: 0,
            },
            "class" | "module" => Within {
                title: name(),
                is_class: true,
                blocks: 0,
            },
            "block" | "do_block" => Within {
                blocks: within.blocks + 1,
                ..within
            },
            _ => within,
        }
    }

    /// The line at which what a clause belongs to is told, as Ruby counts it.
    fn line_around(&self, holder: Node<'a>, above: Node<'a>, clause: Node<'a>) -> u32 {
        let line = |node: Node<'a>| self.b.span(node).start.line;
        let is_method = matches!(above.kind(), "method" | "singleton_method");
        if holder.child_by_kind("ensure").is_some() {
            return line(clause);
        }
        match holder.kind() {
            "body_statement" if is_method => line(above),
            "begin" if above.kind() == "body_statement" => {
                let is_all = above.named_children().filter(is_code).count() == 1;
                // A method that is nothing but this begins where the method does.
                match is_all && self.is_method_body(above) {
                    true => line(holder) - 1,
                    false => line(holder),
                }
            }
            _ => line(holder),
        }
    }

    /// Whether a body directly follows the line of its method.
    fn is_method_body(&self, body: Node<'a>) -> bool {
        let before = &self.source[..body.start() as usize];
        let line = before.trim_end().lines().last().unwrap_or("");
        line.trim_start().starts_with("def ")
    }
}
