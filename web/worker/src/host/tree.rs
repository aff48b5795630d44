//! The syntax tree that is looked at: how it is folded, and what is searched for in it.

use super::Host;
use crate::tree::Search;
use protocol::{Direction, Found, FoundNode, List, Reply, Rows};
use session::syntax::SyntaxTree;

/// What is searched for.
#[derive(Default)]
pub(super) struct Searching {
    text: String,
    search: Search,
}

impl Host {
    pub(super) fn fold(&mut self, node: u32) {
        if let Some(program) = &mut self.program {
            let tree = program.shown().and_then(|shown| shown.tree.clone());
            if let (Some(list), Some(tree)) = (&mut program.tree, &tree) {
                list.toggle(tree, node);
            }
        }
        self.send_rows(List::Tree);
        self.send_found();
    }

    pub(super) fn search(&mut self, text: &str) {
        text.clone_into(&mut self.searching.text);
        self.search_again();
        self.send_rows(List::Tree);
    }

    /// Another tree is there to be searched.
    pub(super) fn search_again(&mut self) {
        self.searching.search = match (&self.program, self.tree()) {
            (Some(program), Some(tree)) => {
                let source = program.shown().map_or("", |shown| &shown.source);
                Search::new(&self.searching.text, tree, source)
            }
            _ => Search::default(),
        };
        self.send_found();
    }

    /// Goes to the next of what was searched for, or to the one before: what hides it is unfolded.
    pub(super) fn go_to_match(&mut self, direction: Direction) {
        self.searching.search.go(direction == Direction::Back);
        if let (Some(program), Some((_, node))) = (&mut self.program, self.searching.search.at()) {
            let tree = program.shown().and_then(|shown| shown.tree.clone());
            if let (Some(list), Some(tree)) = (&mut program.tree, &tree) {
                list.uncover(tree, node);
            }
        }
        self.send_rows(List::Tree);
        self.send_found();
    }

    fn tree(&self) -> Option<&SyntaxTree> {
        self.program.as_ref()?.shown()?.tree.as_deref()
    }

    /// Says what was found, where anything is searched for.
    fn send_found(&mut self) {
        if self.searching.text.is_empty() {
            return;
        }
        let search = &self.searching.search;
        let at = search.at().and_then(|(number, node)| {
            let program = self.program.as_ref()?;
            let range = self.tree()?.node(node)?.byte_range();
            Some(FoundNode {
                number,
                row: program.tree.as_ref()?.row_of_node(node),
                span: program.shown_source()?.span(range),
            })
        });
        let found = Found {
            revision: self.revision,
            count: search.count(),
            at,
        };
        self.replies.push(Reply::Found(found));
    }

    pub(super) fn send_tree(&mut self, first: u32, count: u32) {
        let Some(program) = &self.program else {
            return;
        };
        // What is no part of the program is not read.
        if program.shown().is_none() {
            self.replies.push(Reply::Tree(Rows {
                revision: program.revision,
                ..Rows::default()
            }));
        }
        let parts = (&program.tree, self.tree(), program.shown_source());
        if let (Some(list), Some(tree), Some(source)) = parts {
            let search = &self.searching.search;
            let rows = list.window(tree, source, search, first, count);
            self.replies.push(Reply::Tree(Rows {
                revision: program.revision,
                total: list.len(),
                first,
                rows,
            }));
        }
    }
}
