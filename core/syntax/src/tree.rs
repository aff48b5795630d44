//! The tree as its readers see it.

use crate::encode::{HEADER_WORDS, MAGIC, NODE_WORDS, NodeFlags};
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// A syntax tree over one source text.
#[derive(Clone)]
pub struct SyntaxTree {
    nodes: Vec<u32>,
    /// Kind names, then field names.
    names: Vec<Box<str>>,
    kinds: usize,
}

/// Why a buffer is not a syntax tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MalformedTree(&'static str);

impl fmt::Display for MalformedTree {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "malformed syntax tree: {}", self.0)
    }
}

impl std::error::Error for MalformedTree {}

impl SyntaxTree {
    /// Reads a buffer written by a [`crate::Builder`].
    ///
    /// # Errors
    /// When the buffer breaks one of the crate's invariants.
    pub fn from_bytes(bytes: &[u8]) -> Result<SyntaxTree, MalformedTree> {
        let word = |at: usize| -> Option<u32> {
            let word = bytes.get(at * 4..at * 4 + 4)?;
            Some(u32::from_le_bytes(word.try_into().ok()?))
        };
        let header = |at| word(at).ok_or(MalformedTree("the header is cut short"));
        if header(0)? != MAGIC {
            return Err(MalformedTree("it does not start with the mark of one"));
        }
        let (count, kinds, fields) = (header(1)?, header(2)?, header(3)?);
        // A header may claim more than 32 bits can count, where addresses have no more than that.
        let words = HEADER_WORDS as u64
            + u64::from(count) * NODE_WORDS as u64
            + u64::from(kinds)
            + u64::from(fields);
        if bytes.len() as u64 != words * 4 + u64::from(header(4)?) {
            return Err(MalformedTree("its length is not what its header says"));
        }
        let (count, kinds, fields) = (count as usize, kinds as usize, fields as usize);
        let ends_at = HEADER_WORDS + count * NODE_WORDS;
        let names_at = (ends_at + kinds + fields) * 4;
        if count == 0 {
            return Err(MalformedTree("it has no root"));
        }
        let nodes: Vec<u32> = bytes[HEADER_WORDS * 4..ends_at * 4]
            .as_chunks::<4>()
            .0
            .iter()
            .map(|&word| u32::from_le_bytes(word))
            .collect();
        let text = std::str::from_utf8(&bytes[names_at..])
            .map_err(|_| MalformedTree("a name is not UTF-8"))?;
        let mut names = Vec::with_capacity(kinds + fields);
        let mut start = 0;
        for at in ends_at..ends_at + kinds + fields {
            let end = header(at)? as usize;
            let name = text
                .get(start..end)
                .ok_or(MalformedTree("a name is out of range"))?;
            names.push(name.into());
            start = end;
        }
        let tree = SyntaxTree {
            nodes,
            names,
            kinds,
        };
        tree.check(count, fields)?;
        Ok(tree)
    }

    /// The buffer that [`SyntaxTree::from_bytes`] reads.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let (kinds, fields) = self.names.split_at(self.kinds);
        let kinds: Vec<&str> = kinds.iter().map(|name| &**name).collect();
        let fields: Vec<&str> = fields.iter().map(|name| &**name).collect();
        crate::Builder::new(&kinds, &fields).finish_with(&self.nodes)
    }

    /// Checks that subtrees nest and that kinds, fields and spans are in range.
    fn check(&self, count: usize, fields: usize) -> Result<(), MalformedTree> {
        // The subtrees and spans that enclose the node at hand, innermost last.
        let mut open: Vec<(usize, Range<u32>)> = vec![(count, 0..u32::MAX)];
        for index in 0..count {
            let node = Node {
                tree: self,
                index: index as u32,
            };
            while open.last().is_some_and(|(end, _)| *end <= index) {
                open.pop();
            }
            let Some((parent_end, parent_span)) = open.last() else {
                return Err(MalformedTree("a node stands outside of the root"));
            };
            let (size, span) = (node.word(4) as usize, node.word(2)..node.word(3));
            if size == 0 || index + size > *parent_end || (index == 0 && size != count) {
                return Err(MalformedTree("a subtree does not nest in its parent"));
            }
            if span.start > span.end || span.start < parent_span.start || span.end > parent_span.end
            {
                return Err(MalformedTree("a span does not nest in its parent's"));
            }
            if node.kind_id() as usize >= self.kinds || node.word(0) >> 16 > fields as u32 {
                return Err(MalformedTree("a kind or field has no name"));
            }
            open.push((index + size, span));
        }
        Ok(())
    }

    /// The node that covers everything.
    #[must_use]
    pub fn root(&self) -> Node<'_> {
        Node {
            tree: self,
            index: 0,
        }
    }

    /// The node at an index below [`SyntaxTree::len`].
    #[must_use]
    pub fn node(&self, index: u32) -> Option<Node<'_>> {
        ((index as usize) < self.len()).then_some(Node { tree: self, index })
    }

    /// How many nodes there are.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a tree has a root")]
    pub fn len(&self) -> usize {
        self.nodes.len() / NODE_WORDS
    }

    /// The places where the text breaks the grammar, in order: each outermost `ERROR` node, each
    /// missing node, and each node that lacks a token which would show no node. There is one if and
    /// only if the root [has an error](Node::has_error).
    pub fn syntax_errors(&self) -> impl Iterator<Item = Node<'_>> {
        let mut next = Some(self.root());
        std::iter::from_fn(move || {
            loop {
                let node = next?;
                let found = node.is_error()
                    || node.is_missing()
                    || node.has_error() && !node.children().any(Node::has_error);
                let enter = !found && node.has_error();
                let step = if enter { 1 } else { node.word(4) };
                next = self.node(node.index + step);
                if found {
                    return Some(node);
                }
            }
        })
    }

    /// The tree of the text without some of its bytes, given as stretches in order: what stood there has no width.
    #[must_use]
    pub fn without(mut self, stretches: &[Range<usize>]) -> SyntaxTree {
        let moved = |offset: u32| {
            let inside = |stretch: &Range<usize>| {
                let reached = (offset as usize).min(stretch.end);
                reached.saturating_sub(stretch.start)
            };
            offset - stretches.iter().map(inside).sum::<usize>() as u32
        };
        for node in self.nodes.chunks_exact_mut(NODE_WORDS) {
            node[2] = moved(node[2]);
            node[3] = moved(node[3]);
        }
        self
    }

    /// The tree without what lies more than `depth` levels below its root, for readers that recurse. Nodes at that depth have no
    /// children; numbers of nodes are other ones than before where something is left out.
    #[must_use]
    pub fn no_deeper_than(&self, depth: usize) -> Cow<'_, SyntaxTree> {
        if !self.is_deeper_than(depth) {
            return Cow::Borrowed(self);
        }
        let mut nodes: Vec<u32> = Vec::new();
        // Of the nodes around: where each is in what is kept, and where it ends in the tree at hand.
        let mut around: Vec<(usize, usize)> = Vec::new();
        let close = |nodes: &mut Vec<u32>, around: &mut Vec<(usize, usize)>, at: usize| {
            while let Some(&(start, _)) = around.last().filter(|(_, end)| *end <= at) {
                nodes[start + 4] = ((nodes.len() - start) / NODE_WORDS) as u32;
                around.pop();
            }
        };
        for (at, node) in self.nodes.chunks_exact(NODE_WORDS).enumerate() {
            close(&mut nodes, &mut around, at);
            if around.len() <= depth {
                around.push((nodes.len(), at + node[4] as usize));
                nodes.extend_from_slice(node);
            }
        }
        close(&mut nodes, &mut around, self.len());
        let (names, kinds) = (self.names.clone(), self.kinds);
        Cow::Owned(SyntaxTree {
            nodes,
            names,
            kinds,
        })
    }

    fn is_deeper_than(&self, depth: usize) -> bool {
        let mut ends: Vec<usize> = Vec::new();
        self.nodes
            .chunks_exact(NODE_WORDS)
            .enumerate()
            .any(|(at, node)| {
                while ends.last().is_some_and(|end| *end <= at) {
                    ends.pop();
                }
                ends.push(at + node[4] as usize);
                ends.len() > depth + 1
            })
    }

    /// The number of a kind name, for comparing kinds without comparing text.
    #[must_use]
    pub fn kind_id(&self, name: &str) -> Option<u16> {
        let at = self.names[..self.kinds]
            .iter()
            .position(|kind| &**kind == name)?;
        u16::try_from(at).ok()
    }
}

/// One node of a tree.
#[derive(Clone, Copy)]
pub struct Node<'t> {
    tree: &'t SyntaxTree,
    index: u32,
}

impl PartialEq for Node<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.tree, other.tree) && self.index == other.index
    }
}

impl Eq for Node<'_> {}

impl fmt::Debug for Node<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}[{:?}]", self.kind(), self.byte_range())
    }
}

impl<'t> Node<'t> {
    fn word(self, at: usize) -> u32 {
        self.tree.nodes[self.index as usize * NODE_WORDS + at]
    }

    fn has(self, flag: NodeFlags) -> bool {
        NodeFlags(self.word(1)).contains(flag)
    }

    /// The node's place in preorder, from 0 for the root.
    #[must_use]
    pub fn index(self) -> u32 {
        self.index
    }

    /// The number of the node's kind.
    #[must_use]
    pub fn kind_id(self) -> u16 {
        self.word(0) as u16
    }

    /// The grammar's name for this kind of node, such as `if_statement` or `"("`.
    #[must_use]
    pub fn kind(self) -> &'t str {
        &self.tree.names[self.kind_id() as usize]
    }

    /// The field of its parent that the node fills, such as `condition`.
    #[must_use]
    pub fn field(self) -> Option<&'t str> {
        let field = (self.word(0) >> 16) as usize;
        Some(&self.tree.names[self.tree.kinds + field.checked_sub(1)?])
    }

    /// The bytes of the source that the node covers.
    #[must_use]
    pub fn byte_range(self) -> Range<usize> {
        self.word(2) as usize..self.word(3) as usize
    }

    /// The offset of the node's first byte.
    #[must_use]
    pub fn start(self) -> u32 {
        self.word(2)
    }

    /// The offset behind the node's last byte.
    #[must_use]
    pub fn end(self) -> u32 {
        self.word(3)
    }

    /// The node's source text.
    #[must_use]
    pub fn text(self, source: &str) -> &str {
        source.get(self.byte_range()).unwrap_or("")
    }

    /// Whether the grammar names this node (as against punctuation and keywords).
    #[must_use]
    pub fn is_named(self) -> bool {
        self.has(NodeFlags::NAMED)
    }

    /// Whether this is an `ERROR` node: text that fits no rule.
    #[must_use]
    pub fn is_error(self) -> bool {
        self.has(NodeFlags::ERROR)
    }

    /// Whether error recovery inserted this node.
    #[must_use]
    pub fn is_missing(self) -> bool {
        self.has(NodeFlags::MISSING)
    }

    /// Whether this node may appear anywhere, such as a comment.
    #[must_use]
    pub fn is_extra(self) -> bool {
        self.has(NodeFlags::EXTRA)
    }

    /// Whether this node or one below it is an error or missing, or lacks a token that would show no
    /// node, such as the end of an indented block.
    #[must_use]
    pub fn has_error(self) -> bool {
        self.has(NodeFlags::HAS_ERROR)
    }

    /// All children, punctuation and comments included.
    #[must_use]
    pub fn children(self) -> Children<'t> {
        Children {
            tree: self.tree,
            next: self.index + 1,
            end: self.index + self.word(4),
        }
    }

    /// The children that the grammar names, without comments and the like.
    pub fn named_children(self) -> impl Iterator<Item = Node<'t>> + use<'t> {
        self.children()
            .filter(|child| child.is_named() && !child.is_extra())
    }

    /// The first child that fills a field.
    #[must_use]
    pub fn child_by_field(self, field: &str) -> Option<Node<'t>> {
        self.children().find(|child| child.field() == Some(field))
    }

    /// Every child that fills a field.
    pub fn children_by_field<'f>(
        self,
        field: &'f str,
    ) -> impl Iterator<Item = Node<'t>> + use<'t, 'f> {
        self.children()
            .filter(move |child| child.field() == Some(field))
    }

    /// The first child of a kind.
    #[must_use]
    pub fn child_by_kind(self, kind: &str) -> Option<Node<'t>> {
        self.children().find(|child| child.kind() == kind)
    }

    /// The node itself and everything below it, in preorder.
    #[must_use]
    pub fn descendants(self) -> Descendants<'t> {
        Descendants {
            tree: self.tree,
            next: self.index,
            end: self.index + self.word(4),
        }
    }
}

/// The children of a node, in order.
#[derive(Clone)]
pub struct Children<'t> {
    tree: &'t SyntaxTree,
    next: u32,
    end: u32,
}

impl<'t> Iterator for Children<'t> {
    type Item = Node<'t>;

    fn next(&mut self) -> Option<Node<'t>> {
        let node = (self.next < self.end).then_some(Node {
            tree: self.tree,
            index: self.next,
        })?;
        self.next += node.word(4);
        Some(node)
    }
}

/// A node and everything below it, in preorder.
#[derive(Clone)]
pub struct Descendants<'t> {
    tree: &'t SyntaxTree,
    next: u32,
    end: u32,
}

impl<'t> Iterator for Descendants<'t> {
    type Item = Node<'t>;

    fn next(&mut self) -> Option<Node<'t>> {
        let node = (self.next < self.end).then_some(Node {
            tree: self.tree,
            index: self.next,
        })?;
        self.next += 1;
        Some(node)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Builder;

    /// `f(x)`: a call with a name and an argument list of `(`, an identifier and `)`.
    fn call() -> Vec<u8> {
        let mut builder = Builder::new(
            &["call", "identifier", "(", ")", "arguments"],
            &["name", "arguments"],
        );
        let call = builder.open(0, None, NodeFlags::NAMED, 0, 4);
        let leaf = |builder: &mut Builder, kind, field, flags, start| {
            let node = builder.open(kind, field, flags, start, start + 1);
            builder.close(node);
        };
        leaf(&mut builder, 1, Some(0), NodeFlags::NAMED, 0);
        let arguments = builder.open(4, Some(1), NodeFlags::NAMED, 1, 4);
        leaf(&mut builder, 2, None, NodeFlags::default(), 1);
        leaf(&mut builder, 1, None, NodeFlags::NAMED, 2);
        leaf(&mut builder, 3, None, NodeFlags::default(), 3);
        builder.close(arguments);
        builder.close(call);
        builder.finish()
    }

    #[test]
    fn what_is_too_deep_is_left_out() {
        let tree = SyntaxTree::from_bytes(&call()).unwrap();
        let whole = tree.no_deeper_than(9);
        assert!(matches!(whole, Cow::Borrowed(_)), "nothing is that deep");
        let cut = tree.no_deeper_than(1);
        let kinds = |tree: &SyntaxTree| -> Vec<String> {
            let all = tree.root().descendants();
            all.map(|node| node.kind().to_owned()).collect()
        };
        let above: Vec<Node> = tree.root().children().collect();
        assert_eq!(cut.len(), 1 + above.len());
        assert_eq!(kinds(&cut)[0], tree.root().kind());
        assert!(
            cut.root()
                .children()
                .all(|child| child.children().next().is_none())
        );
        let ranges = |nodes: Vec<Node>| {
            nodes
                .iter()
                .map(|node| node.byte_range())
                .collect::<Vec<_>>()
        };
        assert_eq!(ranges(cut.root().children().collect()), ranges(above));
        assert_eq!(tree.no_deeper_than(0).len(), 1);
    }

    #[test]
    fn what_is_left_out_of_the_text_has_no_width() {
        let tree = SyntaxTree::from_bytes(&call()).unwrap();
        let tree = tree.without(&[1..2, 3..4]);
        let ranges: Vec<_> = tree
            .root()
            .descendants()
            .map(|node| node.byte_range())
            .collect();
        assert_eq!(ranges, [0..2, 0..1, 1..2, 1..1, 1..2, 2..2]);
        assert_eq!(tree.check(tree.len(), 2), Ok(()));
    }

    #[test]
    fn children_fields_and_descendants_are_found() {
        let tree = SyntaxTree::from_bytes(&call()).unwrap();
        let arguments = tree.root().child_by_field("arguments").unwrap();
        let kinds = |nodes: Vec<Node>| {
            nodes
                .iter()
                .map(|node| node.kind().to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            kinds(arguments.children().collect()),
            ["(", "identifier", ")"]
        );
        assert_eq!(kinds(arguments.named_children().collect()), ["identifier"]);
        assert_eq!(arguments.named_children().next().unwrap().text("f(x)"), "x");
        assert_eq!(tree.root().descendants().count(), tree.len());
        assert_eq!(
            tree.root().child_by_field("name").unwrap().field(),
            Some("name")
        );
    }

    #[test]
    fn syntax_errors_are_the_innermost_and_whole_errors() {
        let has_error = NodeFlags::HAS_ERROR;
        let error = has_error.with(NodeFlags::ERROR);
        let mut builder = Builder::new(&["module", "ERROR", "block", ";"], &[]);
        let module = builder.open(0, None, has_error, 0, 9);
        let outer = builder.open(1, None, error, 0, 4);
        let inner = builder.open(1, None, error, 1, 2);
        builder.close(inner);
        builder.close(outer);
        let sound = builder.open(2, None, NodeFlags::default(), 4, 6);
        builder.close(sound);
        let unfinished = builder.open(2, None, has_error, 6, 8);
        let within = builder.open(3, None, NodeFlags::default(), 7, 8);
        builder.close(within);
        builder.close(unfinished);
        let missing = builder.open(3, None, has_error.with(NodeFlags::MISSING), 9, 9);
        builder.close(missing);
        builder.close(module);
        let tree = SyntaxTree::from_bytes(&builder.finish()).unwrap();
        let spans: Vec<_> = tree.syntax_errors().map(Node::byte_range).collect();
        assert_eq!(spans, [0..4, 6..8, 9..9]);
    }

    #[test]
    fn a_damaged_buffer_is_refused_or_still_a_tree() {
        let good = call();
        for length in 0..good.len() {
            assert!(
                SyntaxTree::from_bytes(&good[..length]).is_err(),
                "cut to {length} bytes"
            );
        }
        for at in 0..good.len() {
            for bit in 0..8 {
                let mut bytes = good.clone();
                bytes[at] ^= 1 << bit;
                if let Ok(tree) = SyntaxTree::from_bytes(&bytes) {
                    // Whatever was accepted can be walked to its end.
                    for node in tree.root().descendants() {
                        let _ = (node.kind(), node.field(), node.children().count());
                    }
                }
            }
        }
    }
}
