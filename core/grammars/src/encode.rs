//! From a text, by way of a tree-sitter tree, to the flat buffer of `syntax`.
//!
//! A text is parsed whole here; one that is edited, by way of [`Reparser`](crate::Reparser), gives the same.

use crate::again::{Kept, Reparser};
use crate::grammar::Grammar;
use crate::kinds::Names;
use std::ops::Range;
use syntax::{Builder, NodeFlags, Records, SyntaxTree};
use tree_sitter::{Node, Tree, TreeCursor};

/// The number that tree-sitter gives an `ERROR` node for its kind.
const ERROR: u16 = u16::MAX;

/// Parses a text.
///
/// # Panics
/// Only by a bug of this crate or of the grammar: every text has a tree.
#[must_use]
pub fn parse(grammar: &Grammar, source: &str) -> SyntaxTree {
    SyntaxTree::from_bytes(&parse_to_bytes(grammar, source)).expect("the encoder writes trees")
}

/// Parses a text to the buffer that [`SyntaxTree::from_bytes`] reads.
///
/// # Panics
/// Only by a bug of this crate or of the grammar: every text has a tree.
#[must_use]
pub fn parse_to_bytes(grammar: &Grammar, source: &str) -> Vec<u8> {
    Reparser::new(grammar).parse_to_bytes(source)
}

/// What was written of a tree without errors, for the next tree that has parts of it.
///
/// Invariant: the tree lives as long, so that no other node has the number of one of its nodes.
#[derive(Default)]
pub(crate) struct Written {
    records: Records,
    /// Where each node starts, and tree-sitter's number for it: one that was taken from another tree has the same there.
    nodes: Vec<(u32, usize)>,
}

impl Written {
    /// What lies below a node that starts there, if it is one of these.
    pub(crate) fn below(&self, start: u32, id: usize) -> Option<Range<usize>> {
        let first = self.nodes.partition_point(|node| node.0 < start);
        let mut here = self.nodes[first..]
            .iter()
            .take_while(|node| node.0 == start);
        let at = first + here.position(|node| node.1 == id)?;
        Some(at + 1..at + self.records.size(at))
    }
}

/// Writes a tree in preorder, in one walk without recursion; of the parts that the last tree had, what was written then.
pub(crate) fn encode(
    names: &Names,
    tree: &Tree,
    last: Option<(&Written, &Kept)>,
) -> (Vec<u8>, Written) {
    let mut builder = Builder::new(&names.kinds, &names.fields);
    let mut nodes = Vec::new();
    let mut cursor = tree.walk();
    // Most trees have none, and asking each node costs as much as all else.
    let has_errors = tree.root_node().has_error();
    // The nodes from the root to the cursor.
    let mut open = Vec::new();
    loop {
        let node = cursor.node();
        let start = node.start_byte() as u32;
        nodes.push((start, node.id()));
        open.push(open_node(&mut builder, names, &cursor, has_errors));
        let reused = last.and_then(|(last, kept)| {
            let before = kept.before(start)?;
            Some((last, last.below(before, node.id())?, before))
        });
        if let Some((last, below, before)) = reused {
            let further = start.wrapping_sub(before);
            builder.reuse(&last.records, below.clone(), further);
            let moved = last.nodes[below].iter();
            nodes.extend(moved.map(|&(start, id)| (start.wrapping_add(further), id)));
        } else if cursor.goto_first_child() {
            continue;
        }
        loop {
            let Some(node) = open.pop() else {
                let (bytes, records) = builder.finish_and_keep();
                return (bytes, Written { records, nodes });
            };
            builder.close(node);
            if cursor.goto_next_sibling() {
                break;
            }
            cursor.goto_parent();
        }
    }
}

fn open_node(builder: &mut Builder, names: &Names, cursor: &TreeCursor, has_errors: bool) -> usize {
    let node = cursor.node();
    let kind = match node.kind_id() {
        ERROR => names.error_kind(),
        kind => kind,
    };
    let field = cursor.field_id().map(|field| field.get() - 1);
    let span = node.byte_range();
    let mut flags = NodeFlags::default();
    // What a kind tells need not be asked of the node.
    if names.named[kind as usize] {
        flags = flags.with(NodeFlags::NAMED);
    }
    if node.is_extra() {
        flags = flags.with(NodeFlags::EXTRA);
    }
    if has_errors {
        flags = flags.with(errors(node));
    }
    builder.open(kind, field, flags, span.start as u32, span.end as u32)
}

fn errors(node: Node) -> NodeFlags {
    [
        (node.is_error(), NodeFlags::ERROR),
        (node.is_missing(), NodeFlags::MISSING),
        // An `ERROR` inside of another adds nothing to tree-sitter's count of them.
        (node.has_error() || node.is_error(), NodeFlags::HAS_ERROR),
    ]
    .into_iter()
    .filter(|&(has, _)| has)
    .fold(NodeFlags::default(), |flags, (_, flag)| flags.with(flag))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;
    use tree_sitter::Parser;

    /// Compares a node and what is below it with tree-sitter's own view of it.
    fn compare(ours: syntax::Node, theirs: Node) {
        assert_eq!(ours.kind(), theirs.kind());
        assert_eq!(ours.byte_range(), theirs.byte_range());
        assert_eq!(ours.is_named(), theirs.is_named());
        assert_eq!(ours.is_error(), theirs.is_error());
        assert_eq!(ours.is_missing(), theirs.is_missing());
        assert_eq!(ours.is_extra(), theirs.is_extra());
        let has_error = theirs.has_error() || theirs.is_error();
        assert_eq!(ours.has_error(), has_error);
        assert_eq!(ours.children().count(), theirs.child_count());
        for (at, child) in ours.children().enumerate() {
            assert_eq!(child.field(), theirs.field_name_for_child(at as u32));
            compare(child, theirs.child(at as u32).unwrap());
        }
    }

    #[test]
    fn a_tree_is_the_one_that_tree_sitter_sees() {
        let languages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../languages");
        for (sample, language) in [
            ("python/tests/sample.py", tree_sitter_python::LANGUAGE),
            ("c/tests/sample.c", tree_sitter_c::LANGUAGE),
        ] {
            let source = std::fs::read_to_string(languages.join(sample)).unwrap();
            let grammar = Grammar::new(sample, language);
            // Whole, cut short and with a hole.
            let half = source.floor_char_boundary(source.len() / 2);
            let hole = source.floor_char_boundary(half + 100);
            let holed = format!("{}{}", &source[..half], &source[hole..]);
            for source in [&source, &source[..half], &holed] {
                let mut parser = Parser::new();
                parser.set_language(&grammar.language()).unwrap();
                let theirs = parser.parse(source, None).unwrap();
                compare(parse(&grammar, source).root(), theirs.root_node());
            }
        }
    }
}
