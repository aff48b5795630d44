//! Imports for the sake of types: what is never used as a value is not imported, and a module of which nothing is left is not loaded.

use crate::shape::OF_TYPES;
use rustc_hash::FxHashSet;
use syntax::{Node, SyntaxTree};

/// The names that stand for values somewhere else than in imports.
pub(super) fn values<'t>(tree: &'t SyntaxTree, source: &'t str) -> FxHashSet<&'t str> {
    let (mut open, mut names) = (vec![tree.root()], FxHashSet::default());
    while let Some(node) = open.pop() {
        match node.kind() {
            "import_statement" => {}
            "identifier" | "shorthand_property_identifier" => {
                names.insert(node.text(source));
            }
            kind if OF_TYPES.contains(&kind) => {}
            _ => open.extend(node.named_children()),
        }
    }
    names
}

/// Whether nothing that an import gives a name to is used as a value.
pub(super) fn is_for_types(import: Node<'_>, source: &str, values: &FxHashSet<&str>) -> bool {
    let clause = import.child_by_kind("import_clause");
    let clause = clause.or_else(|| import.child_by_kind("import_require_clause"));
    let Some(clause) = clause else {
        return false;
    };
    let mut names = Vec::new();
    for part in clause.named_children() {
        match part.kind() {
            "identifier" => names.push(part),
            "namespace_import" => names.extend(part.named_children()),
            "named_imports" => names.extend(part.named_children().filter_map(|specifier| {
                let alias = specifier.child_by_field("alias");
                alias.or_else(|| specifier.child_by_field("name"))
            })),
            _ => {}
        }
    }
    !names.is_empty() && !names.iter().any(|name| values.contains(name.text(source)))
}
