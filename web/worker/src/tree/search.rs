//! Searching the tree for what its rows say.
//!
//! A row is found when every word is somewhere in its field, its kind or, of a leaf, its text, whatever the case. Text that fits
//! nowhere says `ERROR`, as in the grammar's own words; what is missing says that and `MISSING` too.

use super::shown;
use session::syntax::{Node, SyntaxTree};

/// What is searched for, and what of it there is.
#[derive(Default)]
pub(crate) struct Search {
    /// In lower case.
    words: Vec<String>,
    /// The nodes, in the tree's order.
    found: Vec<u32>,
    /// Which of them was gone to last.
    at: Option<usize>,
}

impl Search {
    /// A search for a text's words in a tree.
    pub(crate) fn new(text: &str, tree: &SyntaxTree, source: &str) -> Search {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let mut search = Search {
            words,
            ..Search::default()
        };
        if !search.words.is_empty() {
            let rows = tree.root().descendants().filter(|node| shown(*node));
            let found = rows.filter(|node| search.finds(*node, source));
            search.found = found.map(Node::index).collect();
        }
        search
    }

    fn finds(&self, node: Node, source: &str) -> bool {
        let is_leaf = !node.children().any(shown);
        let broken = match node {
            _ if node.is_missing() => "error missing",
            _ if node.is_error() => "error",
            _ => "",
        };
        let says = [
            node.kind(),
            node.field().unwrap_or_default(),
            if is_leaf { node.text(source) } else { "" },
            broken,
        ];
        let says = says.map(str::to_lowercase);
        let is_said = |word: &String| says.iter().any(|text| text.contains(word.as_str()));
        self.words.iter().all(is_said)
    }

    /// How many there are.
    pub(crate) fn count(&self) -> u32 {
        self.found.len() as u32
    }

    /// Whether a node is among them.
    pub(crate) fn has(&self, node: u32) -> bool {
        self.found.binary_search(&node).is_ok()
    }

    /// The one that was gone to last: its number among them, and the node.
    pub(crate) fn at(&self) -> Option<(u32, u32)> {
        let at = self.at?;
        Some((at as u32, *self.found.get(at)?))
    }

    /// Goes to the next one or, backwards, to the one before; around the ends.
    pub(crate) fn go(&mut self, back: bool) {
        let Some(last) = self.found.len().checked_sub(1) else {
            return;
        };
        self.at = Some(match (self.at, back) {
            (Some(at), false) if at < last => at + 1,
            (_, false) => 0,
            (Some(at), true) if at > 0 => at - 1,
            (_, true) => last,
        });
    }
}
