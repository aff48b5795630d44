//! The syntax tree as a list of rows, in which nodes can be folded.
//!
//! Rows are the named nodes, and the places where the text breaks the grammar. A folded node's
//! descendants have no rows.

mod search;

pub(crate) use search::Search;

use crate::source_map::SourceMap;
use protocol::{Side, TreeRow};
use session::syntax::{Node, SyntaxTree};
use std::collections::BTreeSet;

/// Rows of a tree.
#[derive(Default)]
pub(crate) struct TreeList {
    /// Nodes that are folded, by number.
    folded: BTreeSet<u32>,
    rows: Vec<Row>,
}

struct Row {
    node: u32,
    depth: u32,
    /// Whether nodes lie below it.
    inner: bool,
}

/// A leaf's text is cut behind this many characters.
const TEXT: usize = 48;

impl TreeList {
    /// The rows of a tree, unfolded.
    pub(crate) fn new(tree: &SyntaxTree) -> TreeList {
        let mut list = TreeList::default();
        list.arrange(tree);
        list
    }

    /// Folds a node, or unfolds it.
    pub(crate) fn toggle(&mut self, tree: &SyntaxTree, node: u32) {
        if !self.folded.remove(&node) {
            self.folded.insert(node);
        }
        self.arrange(tree);
    }

    /// Unfolds what hides a node.
    pub(crate) fn uncover(&mut self, tree: &SyntaxTree, node: u32) {
        let folded = self.folded.len();
        let mut around = tree.root();
        while around.index() != node {
            self.folded.remove(&around.index());
            let is_within = |child: &Node| child.index() <= node;
            let Some(next) = around.children().take_while(is_within).last() else {
                break;
            };
            around = next;
        }
        if self.folded.len() < folded {
            self.arrange(tree);
        }
    }

    fn arrange(&mut self, tree: &SyntaxTree) {
        self.rows.clear();
        let mut open = vec![(tree.root(), 0)];
        while let Some((node, depth)) = open.pop() {
            let start = open.len();
            open.extend(
                node.children()
                    .filter(|c| shown(*c))
                    .map(|c| (c, depth + 1)),
            );
            let inner = open.len() > start;
            if self.folded.contains(&node.index()) {
                open.truncate(start);
            }
            open[start..].reverse();
            let node = node.index();
            self.rows.push(Row { node, depth, inner });
        }
    }

    pub(crate) fn len(&self) -> u32 {
        self.rows.len() as u32
    }

    /// The row of a node or, where that is hidden, of what hides it.
    pub(crate) fn row_of_node(&self, node: u32) -> u32 {
        // Rows are in the order of nodes, and the hidden ones' numbers follow that of the folded one around them.
        let behind = self.rows.partition_point(|row| row.node <= node);
        behind.saturating_sub(1) as u32
    }

    /// The rows of a window.
    pub(crate) fn window(
        &self,
        tree: &SyntaxTree,
        source: &SourceMap,
        search: &Search,
        first: u32,
        count: u32,
    ) -> Vec<TreeRow> {
        let rows = self.rows.iter().skip(first as usize).take(count as usize);
        rows.filter_map(|row| {
            let node = tree.node(row.node)?;
            let text = (!row.inner).then(|| shortened(node.text(source.text())));
            let broken = match node {
                _ if node.is_missing() => Some(Side::Missing),
                _ if node.is_error() => Some(Side::Unexpected),
                _ => None,
            };
            Some(TreeRow {
                node: row.node,
                depth: row.depth,
                kind: node.kind().to_owned(),
                field: node.field().map(str::to_owned),
                text: text.filter(|text| !text.is_empty()),
                span: source.span(node.byte_range()),
                folded: row.inner.then(|| self.folded.contains(&row.node)),
                broken,
                found: search.has(row.node),
            })
        })
        .collect()
    }

    /// The row of the innermost node around a range of bytes; of equal ones the outermost.
    pub(crate) fn row_of(&self, tree: &SyntaxTree, bytes: &std::ops::Range<usize>) -> Option<u32> {
        let mut best: Option<(usize, u32)> = None;
        for (at, row) in (0..).zip(&self.rows) {
            let Some(range) = tree.node(row.node).map(Node::byte_range) else {
                continue;
            };
            let around = range.start <= bytes.start && bytes.end <= range.end;
            if around && best.is_none_or(|(length, _)| range.len() < length) {
                best = Some((range.len(), at));
            }
        }
        best.map(|(_, row)| row)
    }
}

fn shown(node: Node) -> bool {
    node.is_named() || node.is_error() || node.is_missing()
}

/// On one line, and not too long.
fn shortened(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    match line.char_indices().nth(TEXT) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None if line.len() < text.trim_end().len() => format!("{line}…"),
        None => line.to_owned(),
    }
}
