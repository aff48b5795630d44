//! The names of a grammar's node kinds and fields.

use crate::grammar::Grammar;
use std::collections::BTreeSet;

/// A kind of node that a tree of some language may hold.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeKind {
    /// The grammar's name, such as `if_statement` or `"("`.
    pub name: String,
    /// Whether the grammar names it (as against punctuation and keywords).
    pub named: bool,
}

/// Every kind of node that the parser of a language can give, `ERROR` included, sorted by name.
///
/// Rules that never show up in a tree (hidden ones, and supertypes such as `expression`) are left
/// out.
#[must_use]
pub fn node_kinds(grammar: &Grammar) -> Vec<NodeKind> {
    let names = grammar.names();
    let kinds = names.kinds.iter().zip(&names.named);
    let kinds: BTreeSet<NodeKind> = kinds
        .filter(|(name, _)| !name.is_empty())
        .map(|(&name, &named)| NodeKind {
            name: name.to_owned(),
            named,
        })
        .collect();
    kinds.into_iter().collect()
}

/// Every field of a language's nodes, such as `condition`, sorted.
#[must_use]
pub fn field_names(grammar: &Grammar) -> Vec<&'static str> {
    let mut fields = grammar.names().fields.clone();
    fields.sort_unstable();
    fields
}

/// What a tree's encoding needs to know of a grammar.
pub(crate) struct Names {
    /// By kind number. A number that no node bears has an empty name. The last is `ERROR`.
    pub kinds: Vec<&'static str>,
    /// By kind number, whether the kind is named.
    pub named: Vec<bool>,
    /// By field number less one, since tree-sitter counts fields from 1.
    pub fields: Vec<&'static str>,
}

impl Names {
    pub fn new(grammar: &tree_sitter::Language) -> Names {
        let mut kinds = Vec::new();
        let mut named = Vec::new();
        // Number 0 is the end of the input, which is no node.
        for id in 0..grammar.node_kind_count() as u16 {
            let name = grammar.node_kind_for_id(id).unwrap_or_default();
            let is_named = grammar.node_kind_is_named(id);
            // A grammar may hold one kind under several numbers; nodes bear only this one.
            let public = grammar.id_for_node_kind(name, is_named) == id;
            let shown = id != 0 && public && grammar.node_kind_is_visible(id);
            kinds.push(if shown { name } else { "" });
            named.push(is_named);
        }
        kinds.push("ERROR");
        named.push(true);
        let fields = 1..=grammar.field_count() as u16;
        Names {
            kinds,
            named,
            fields: fields
                .map(|id| grammar.field_name_for_id(id).unwrap_or_default())
                .collect(),
        }
    }

    /// The number of `ERROR` nodes.
    pub fn error_kind(&self) -> u16 {
        self.kinds.len() as u16 - 1
    }
}
