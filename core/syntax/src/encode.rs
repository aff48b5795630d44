//! The buffer layout of a syntax tree, and the builder that writes it.
//!
//! Little-endian 32-bit words: a header of [`HEADER_WORDS`] words (magic, node count, kind count,
//! field count, length of the name bytes), then [`NODE_WORDS`] words per node, then the end
//! offsets of the kind names and of the field names, then the names themselves as UTF-8.

use std::ops::Range;

pub(crate) const MAGIC: u32 = 0x5244_5354;
pub(crate) const HEADER_WORDS: usize = 5;
/// kind | field << 16, flags, start, end, subtree size.
pub(crate) const NODE_WORDS: usize = 5;

/// Properties of a node that the grammar or the parser's error recovery decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NodeFlags(pub u32);

impl NodeFlags {
    /// The node is named in the grammar (as against punctuation and keywords).
    pub const NAMED: NodeFlags = NodeFlags(1);
    /// The node is an `ERROR`: text that fits no rule.
    pub const ERROR: NodeFlags = NodeFlags(2);
    /// The node was inserted by error recovery; its span is empty.
    pub const MISSING: NodeFlags = NodeFlags(4);
    /// The node may appear anywhere, such as a comment.
    pub const EXTRA: NodeFlags = NodeFlags(8);
    /// The node or something below it is an error or missing, or error recovery inserted a token
    /// here that shows no node, such as the end of an indented block.
    pub const HAS_ERROR: NodeFlags = NodeFlags(16);

    /// Both sets of flags.
    #[must_use]
    pub const fn with(self, other: NodeFlags) -> NodeFlags {
        NodeFlags(self.0 | other.0)
    }

    /// Whether every flag of `other` is set.
    #[must_use]
    pub const fn contains(self, other: NodeFlags) -> bool {
        self.0 & other.0 == other.0
    }
}

/// The records of a tree's nodes, in preorder, for another tree that has some of them.
#[derive(Clone, Debug, Default)]
pub struct Records(Vec<u32>);

impl Records {
    /// How many nodes there are in a node and below it.
    ///
    /// # Panics
    /// When there is no such node.
    #[must_use]
    pub fn size(&self, node: usize) -> usize {
        self.0[node * NODE_WORDS + 4] as usize
    }
}

/// Writes a tree node by node, in preorder.
///
/// ```
/// use syntax::{Builder, NodeFlags, SyntaxTree};
/// let mut builder = Builder::new(&["module", "identifier"], &["name"]);
/// let module = builder.open(0, None, NodeFlags::NAMED, 0, 1);
/// let name = builder.open(1, Some(0), NodeFlags::NAMED, 0, 1);
/// builder.close(name);
/// builder.close(module);
/// let tree = SyntaxTree::from_bytes(&builder.finish()).unwrap();
/// assert_eq!(tree.root().child_by_field("name").unwrap().kind(), "identifier");
/// ```
pub struct Builder {
    nodes: Vec<u32>,
    ends: Vec<u32>,
    names: String,
    kinds: u32,
    fields: u32,
}

impl Builder {
    /// A builder for a tree whose nodes are numbered by the given kind and field names.
    #[must_use]
    pub fn new(kinds: &[&str], fields: &[&str]) -> Builder {
        let mut names = String::new();
        let mut ends = Vec::with_capacity(kinds.len() + fields.len());
        for name in kinds.iter().chain(fields) {
            names.push_str(name);
            ends.push(names.len() as u32);
        }
        Builder {
            nodes: Vec::new(),
            ends,
            names,
            kinds: kinds.len() as u32,
            fields: fields.len() as u32,
        }
    }

    /// Adds a node below the one last opened and not yet closed; returns what closes it.
    pub fn open(
        &mut self,
        kind: u16,
        field: Option<u16>,
        flags: NodeFlags,
        start: u32,
        end: u32,
    ) -> usize {
        let at = self.nodes.len();
        let field = field.map_or(0, |f| u32::from(f) + 1);
        self.nodes
            .extend([u32::from(kind) | field << 16, flags.0, start, end, 0]);
        at
    }

    /// Ends the node that [`Builder::open`] returned `at` for.
    pub fn close(&mut self, at: usize) {
        self.nodes[at + 4] = ((self.nodes.len() - at) / NODE_WORDS) as u32;
    }

    /// Adds nodes as another tree has them, whole subtrees below the node last opened and not yet closed, so many bytes further on.
    ///
    /// # Panics
    /// When the other tree has no such nodes.
    pub fn reuse(&mut self, from: &Records, nodes: Range<usize>, further: u32) {
        let words = nodes.start * NODE_WORDS..nodes.end * NODE_WORDS;
        let at = self.nodes.len();
        self.nodes.extend_from_slice(&from.0[words]);
        for node in self.nodes[at..].chunks_exact_mut(NODE_WORDS) {
            // Backwards as well.
            node[2] = node[2].wrapping_add(further);
            node[3] = node[3].wrapping_add(further);
        }
    }

    /// The finished buffer, and its nodes for the next tree.
    #[must_use]
    pub fn finish_and_keep(self) -> (Vec<u8>, Records) {
        (self.finish_with(&self.nodes), Records(self.nodes))
    }

    /// The finished buffer.
    #[must_use]
    pub fn finish(self) -> Vec<u8> {
        self.finish_with(&self.nodes)
    }

    /// The finished buffer with the words of these nodes.
    pub(crate) fn finish_with(&self, nodes: &[u32]) -> Vec<u8> {
        let header = [
            MAGIC,
            (nodes.len() / NODE_WORDS) as u32,
            self.kinds,
            self.fields,
            self.names.len() as u32,
        ];
        let mut bytes = Vec::with_capacity(
            (HEADER_WORDS + nodes.len() + self.ends.len()) * 4 + self.names.len(),
        );
        for words in [&header[..], nodes, &self.ends] {
            let from = bytes.len();
            bytes.resize(from + words.len() * 4, 0);
            // In one go, for the compiler: a tree has as many words as its source has bytes, and more.
            for (bytes, word) in bytes[from..].chunks_exact_mut(4).zip(words) {
                bytes.copy_from_slice(&word.to_le_bytes());
            }
        }
        bytes.extend_from_slice(self.names.as_bytes());
        bytes
    }
}
