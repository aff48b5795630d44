//! A flat, read-only syntax tree in one arena, with byte spans and a line index.
//!
//! A tree arrives as one buffer, which a [`Builder`] wrote, whether it was built by a grammar linked
//! into this process or by a grammar module of its own in a browser. It is read in place: no node is
//! ever an allocation.
//!
//! **Invariants.** Nodes stand in preorder, so a node's first child is the next record and its
//! next sibling is [`Node::index`] plus the size of its subtree. A child's span lies within its
//! parent's. Spans are byte offsets into the UTF-8 source the tree was parsed from. A tree that
//! breaks these is refused by [`SyntaxTree::from_bytes`], so that readers need no checks.

mod encode;
mod line_index;
mod tree;

pub use encode::{Builder, NodeFlags, Records};
pub use line_index::{LineIndex, Position};
pub use tree::{Children, Descendants, MalformedTree, Node, SyntaxTree};
