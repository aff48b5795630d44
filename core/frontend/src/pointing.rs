//! Which expression somebody means who points into a source: a variable, a member or an element, read off the syntax tree.
//!
//! Languages differ in what their grammars call these; that is data, one [`Pointing`] for each. What an expression gives is
//! found elsewhere, where a program runs.
//!
//! **Invariant.** Nothing in an expression that is given has an effect: no calls, no assignments.

use serde::{Deserialize, Serialize};
use std::ops::Range;
use syntax::{Node, SyntaxTree};

/// What expressions look like in a language's syntax trees. Kinds of nodes and fields are those of the grammar; an empty field
/// stands for any.
#[derive(Serialize, Deserialize)]
pub struct Pointing {
    /// Kinds of nodes that name a variable.
    #[serde(borrow, deserialize_with = "ir::leaked")]
    pub names: &'static [&'static str],
    /// Members: a kind, and its field for the member's name.
    #[serde(borrow, deserialize_with = "ir::leaked")]
    pub members: &'static [(&'static str, &'static str)],
    /// Elements, to which belongs what is neither the collection nor the index.
    #[serde(borrow, deserialize_with = "ir::leaked")]
    pub elements: &'static [&'static str],
    /// Kinds of nodes, besides, that an expression may hold.
    #[serde(borrow, deserialize_with = "ir::leaked")]
    pub parts: &'static [&'static str],
    /// Where a name or a member stands for no value that is kept: parents and fields.
    #[serde(borrow, deserialize_with = "ir::leaked")]
    pub others: &'static [(&'static str, &'static str)],
    /// What declares a variable: a kind, its field for the name, and the field at whose start the name begins to mean
    /// it; with an empty one that is behind the node.
    #[serde(borrow, deserialize_with = "ir::leaked")]
    pub declares: &'static [(&'static str, &'static str, &'static str)],
    /// Parts of a function that are evaluated outside of it.
    #[serde(borrow, deserialize_with = "ir::leaked")]
    pub heads: &'static [(&'static str, &'static str)],
    /// Whether names mean at run time what they are bound to, and nothing is known of them before.
    pub by_name: bool,
}

impl Pointing {
    /// Of a language in which nothing is to be pointed at.
    pub const NOTHING: Pointing = Pointing {
        names: &[],
        members: &[],
        elements: &[],
        parts: &[],
        others: &[],
        declares: &[],
        heads: &[],
        by_name: true,
    };
}

/// What is pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pointed {
    /// Where it stands, in bytes.
    pub range: Range<usize>,
    /// The expression.
    pub text: String,
    /// The variables that it names.
    pub names: Vec<String>,
    /// The byte at which its names are to be looked up.
    pub place: usize,
    /// Whether it stands in a part of a function that is evaluated outside of that.
    pub is_in_head: bool,
}

/// The expression that the character at a byte of a source belongs to; none where it belongs to nothing that has a value.
#[must_use]
pub fn pointed(
    pointing: &Pointing,
    tree: &SyntaxTree,
    source: &str,
    byte: usize,
) -> Option<Pointed> {
    let path = path_to(tree.root(), byte);
    let (&leaf, above) = path.split_last()?;
    let (&parent, outer) = above.split_last()?;
    let is_name = pointing.names.contains(&leaf.kind());
    let is_member = pointing.is_member(parent);
    let of_parent = match leaf.is_named() {
        true => is_member && pointing.is_member_name(parent, leaf),
        // A dot, an arrow, brackets.
        false => is_member || pointing.elements.contains(&parent.kind()),
    };
    let (expression, around) = match of_parent {
        true => (parent, outer),
        false if is_name => (leaf, above),
        false => return None,
    };
    let stands_for_other = around.last().is_some_and(|parent| {
        let stands = |&(kind, field): &(&str, &str)| stands_in(expression, *parent, kind, field);
        pointing.others.iter().any(stands)
    });
    if stands_for_other || !pointing.is_harmless(expression) {
        return None;
    }
    Some(Pointed {
        range: expression.byte_range(),
        text: expression.text(source).to_owned(),
        names: pointing.variables(expression, source),
        place: pointing.place(expression, around),
        is_in_head: pointing.is_in_head(expression, around),
    })
}

/// The nodes around a byte, the outermost first.
fn path_to(root: Node<'_>, byte: usize) -> Vec<Node<'_>> {
    let mut path = vec![root];
    let mut at = root;
    while let Some(next) = at.children().find(|node| node.byte_range().contains(&byte)) {
        path.push(next);
        at = next;
    }
    path
}

/// Whether a node stands in a field of a parent of a kind.
fn stands_in(node: Node<'_>, parent: Node<'_>, kind: &str, field: &str) -> bool {
    parent.kind() == kind && (field.is_empty() || node.field() == Some(field))
}

impl Pointing {
    fn is_member(&self, node: Node<'_>) -> bool {
        self.members.iter().any(|(kind, _)| *kind == node.kind())
    }

    /// Whether a node is the name of the member that another one is.
    fn is_member_name(&self, member: Node<'_>, node: Node<'_>) -> bool {
        let mut members = self.members.iter();
        members.any(|(kind, field)| stands_in(node, member, kind, field))
    }

    /// Whether evaluating an expression has no effect of its own.
    fn is_harmless(&self, expression: Node<'_>) -> bool {
        let is_part = |node: Node<'_>| {
            let kind = node.kind();
            let is_known = [self.names, self.elements, self.parts]
                .iter()
                .any(|kinds| kinds.contains(&kind));
            is_known || self.is_member(node)
        };
        let mut nodes = expression.descendants();
        !expression.has_error() && nodes.all(|node| !node.is_named() || is_part(node))
    }

    /// The variables that an expression names, without names of members.
    fn variables(&self, expression: Node<'_>, source: &str) -> Vec<String> {
        let is_of_member = |node: Node<'_>| {
            let mut fields = self.members.iter();
            fields.any(|(_, field)| node.field() == Some(field))
        };
        let names = expression.descendants();
        let names = names.filter(|node| self.names.contains(&node.kind()) && !is_of_member(*node));
        names.map(|node| node.text(source).to_owned()).collect()
    }

    fn place(&self, expression: Node<'_>, around: &[Node<'_>]) -> usize {
        let mut node = expression;
        for &parent in around.iter().rev() {
            let mut declares = self.declares.iter();
            let found = declares.find(|(kind, name, _)| stands_in(node, parent, kind, name));
            if let Some((_, _, from)) = found {
                let body = parent.child_by_field(from).filter(|_| !from.is_empty());
                return body.map_or(parent.end(), Node::start) as usize;
            }
            node = parent;
        }
        expression.start() as usize
    }

    fn is_in_head(&self, expression: Node<'_>, around: &[Node<'_>]) -> bool {
        let mut node = expression;
        around.iter().rev().any(|&parent| {
            let mut heads = self.heads.iter();
            let found = heads.any(|(kind, field)| stands_in(node, parent, kind, field));
            node = parent;
            found
        })
    }
}
