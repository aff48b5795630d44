//! Parsing a text that is edited: what did not change since the last text is taken from its tree.
//!
//! **Invariant.** A tree depends on its text alone, never on what was parsed before. Tree-sitter reuses a part only where the
//! parser would have come to the same part again, but how it recovers from an error depends on where it begins.
//! So only trees without errors are kept, and where one made with a part of another has an error, the text
//! is parsed whole after all. Held by `tests/editing.rs`, on random edits.
//!
//! What was written of a part is taken from the last time as well: walking over all nodes took longer than parsing again.

use crate::encode::{Written, encode};
use crate::grammar::Grammar;
use std::ops::Range;
use tree_sitter::{InputEdit, Parser, Point, Tree};

/// A parser that remembers the last text without errors.
pub struct Reparser<'l> {
    grammar: &'l Grammar,
    parser: Parser,
    last: Option<Last>,
}

/// A text, its tree without errors, and what was written of that.
struct Last {
    source: String,
    tree: Tree,
    written: Written,
}

impl<'l> Reparser<'l> {
    /// A parser of a language.
    ///
    /// # Panics
    /// Only by a bug of this crate: the runtime reads the grammars that it pins.
    #[must_use]
    pub fn new(grammar: &'l Grammar) -> Reparser<'l> {
        let mut parser = Parser::new();
        parser
            .set_language(&grammar.language())
            .expect("the runtime reads the grammars that this crate pins");
        Reparser {
            grammar,
            parser,
            last: None,
        }
    }

    /// Parses a text to the buffer that `SyntaxTree::from_bytes` reads, to the same as
    /// [`parse_to_bytes`](crate::parse_to_bytes) gives.
    pub fn parse_to_bytes(&mut self, source: &str) -> Vec<u8> {
        let (tree, kept) = match self.with_last(source) {
            Some((tree, kept)) => (tree, Some(kept)),
            None => (self.whole(source), None),
        };
        let last = self.last.as_ref().zip(kept.as_ref());
        let last = last.map(|(last, kept)| (&last.written, kept));
        let (bytes, written) = encode(self.grammar.names(), &tree, last);
        if !tree.root_node().has_error() {
            let source = source.to_owned();
            self.last = Some(Last {
                source,
                tree,
                written,
            });
        }
        bytes
    }

    fn whole(&mut self, source: &str) -> Tree {
        let tree = self.parser.parse(source, None);
        tree.expect("a parser with a language and without a deadline gives a tree")
    }

    /// The tree, made with parts of the last one, and what the texts have in common; `None` where that is not worth it, or not
    /// certain to be the same.
    fn with_last(&mut self, source: &str) -> Option<(Tree, Kept)> {
        let last = self.last.as_ref()?;
        let kept = Kept::of(&last.source, source);
        if kept.before + kept.behind < source.len() / 2 {
            return None;
        }
        let mut tree = last.tree.clone();
        tree.edit(&kept.edit(&last.source, source));
        let tree = self.parser.parse(source, Some(&tree))?;
        (!tree.root_node().has_error()).then_some((tree, kept))
    }
}

/// How many bytes two texts have in common at their beginning and at their end.
pub(crate) struct Kept {
    before: usize,
    behind: usize,
    /// How long the texts are.
    lengths: [usize; 2],
}

impl Kept {
    fn of(old: &str, new: &str) -> Kept {
        let pairs = old.bytes().zip(new.bytes());
        let before = pairs.take_while(|(old, new)| old == new).count();
        // The first bytes of different characters may be the same.
        let before = new.floor_char_boundary(old.floor_char_boundary(before));
        let pairs = old.as_bytes()[before..].iter().rev();
        let pairs = pairs.zip(new.as_bytes()[before..].iter().rev());
        let behind = pairs.take_while(|(old, new)| old == new).count();
        let behind = new.len() - new.ceil_char_boundary(new.len() - behind);
        Kept {
            before,
            behind,
            lengths: [old.len(), new.len()],
        }
    }

    /// Where in the old text a place of the new one was, if both have it.
    pub(crate) fn before(&self, offset: u32) -> Option<u32> {
        let at = offset as usize;
        let [old, new] = self.lengths;
        match at {
            _ if at < self.before => Some(offset),
            _ if at >= new - self.behind => Some((at + old - new) as u32),
            _ => None,
        }
    }

    fn changed(&self, text: &str) -> Range<usize> {
        self.before..text.len() - self.behind
    }

    fn edit(&self, old: &str, new: &str) -> InputEdit {
        let (changed, becomes) = (self.changed(old), self.changed(new));
        InputEdit {
            start_byte: self.before,
            old_end_byte: changed.end,
            new_end_byte: becomes.end,
            start_position: point(old, self.before),
            old_end_position: point(old, changed.end),
            new_end_position: point(new, becomes.end),
        }
    }
}

/// A place as tree-sitter counts it: lines, and bytes within the line.
fn point(text: &str, at: usize) -> Point {
    let before = &text.as_bytes()[..at];
    let line = before.iter().rposition(|&byte| byte == b'\n');
    Point {
        row: before.iter().filter(|&&byte| byte == b'\n').count(),
        column: at - line.map_or(0, |line| line + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_of_bodies_that_an_edit_left_alone_is_taken_over() {
        let function = |at: usize| format!("int f{at}(int a) {{\n    return a + {at};\n}}\n");
        let text = |typed: &str| {
            let functions = |range: Range<usize>| range.map(function).collect::<String>();
            format!("{}{typed}\n{}", functions(0..10), functions(10..20))
        };
        let grammar = Grammar::new("c", tree_sitter_c::LANGUAGE);
        let mut reparser = Reparser::new(&grammar);
        reparser.parse_to_bytes(&text("int x = 1;"));
        let (tree, kept) = reparser.with_last(&text("int x = 1 + 2345;")).unwrap();
        let written = &reparser.last.as_ref().unwrap().written;
        let root = tree.root_node();
        let mut cursor = root.walk();
        let bodies = root
            .children(&mut cursor)
            .filter_map(|child| child.child_by_field_name("body"));
        let taken = bodies.filter(|body| {
            let before = kept.before(body.start_byte() as u32);
            before.is_some_and(|before| written.below(before, body.id()).is_some())
        });
        assert_eq!(taken.count(), 20);
    }
}
