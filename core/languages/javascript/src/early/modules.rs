//! Modules: what they export twice or do not have, and where their statements may stand.

use super::{Place, Walk};
use crate::lowerer::parts;
use crate::scopes::bound_names;
use rustc_hash::FxHashSet;
use syntax::Node;

/// What a specifier calls something: a word, or the content of a text.
fn called<'t>(name: Node<'t>, source: &'t str) -> &'t str {
    name.text(source).trim_matches(['"', '\''])
}

impl<'t> Walk<'t> {
    /// A statement that imports or exports.
    pub(super) fn of_modules(&mut self, node: Node<'t>, place: &Place<'t>) {
        let is_outside = self
            .root
            .children()
            .any(|child| child.index() == node.index());
        if !is_outside {
            let words = match node.kind() {
                "import_statement" => "Cannot use import statement outside a module",
                _ => "Unexpected token 'export'",
            };
            self.refuse(node, words);
        }
        let clause = node.child_by_kind("import_clause");
        for part in clause.into_iter().flat_map(parts) {
            match part.kind() {
                "identifier" => self.bound_by_import(part, place),
                "namespace_import" => {
                    parts(part).for_each(|name| self.bound_by_import(name, place))
                }
                _ => {
                    for specifier in parts(part) {
                        let name = specifier.child_by_field("name");
                        let alias = specifier.child_by_field("alias");
                        match alias.or(name) {
                            Some(local) if local.kind() == "string" => {
                                self.refuse(local, "Unexpected string");
                            }
                            Some(local) => self.bound_by_import(local, place),
                            None => {}
                        }
                        name.into_iter().for_each(|name| self.whole_text(name));
                    }
                }
            }
        }
        if node.kind() == "export_statement" {
            self.exported(node, place);
        }
    }

    fn bound_by_import(&mut self, name: Node<'t>, place: &Place<'t>) {
        self.binding(name, place);
        self.name(name, place);
        if super::tokens::KEYWORDS.contains(&self.text(name)) {
            self.refuse(name, format!("Unexpected token '{}'", self.text(name)));
        }
    }

    /// A text that is a name holds no half of a pair of surrogates.
    fn whole_text(&mut self, name: Node<'t>) {
        let text = self.text(name);
        if name.kind() == "string" && text.contains("\\u") && has_lone_half(text) {
            let words = "Invalid module export name: contains unpaired surrogate character";
            self.refuse(name, words);
        }
    }

    fn exported(&mut self, node: Node<'t>, place: &Place<'t>) {
        let is_default = node.children().any(|child| child.kind() == "default");
        let declared = node.child_by_field("declaration");
        if let Some(declared) = declared.filter(|_| is_default)
            && matches!(
                declared.kind(),
                "variable_declaration" | "lexical_declaration"
            )
        {
            let word = declared
                .child_by_field("kind")
                .map_or("var", |kind| self.text(kind));
            let words = match word {
                "let" => "Unexpected strict mode reserved word".to_owned(),
                _ => format!("Unexpected token '{word}'"),
            };
            self.refuse(declared, words);
        }
        let is_from = node.child_by_field("source").is_some();
        let clause = node.child_by_kind("export_clause");
        for specifier in clause.into_iter().flat_map(parts) {
            for name in ["name", "alias"] {
                if let Some(name) = specifier.child_by_field(name) {
                    self.whole_text(name);
                }
            }
            let Some(own) = specifier.child_by_field("name").filter(|_| !is_from) else {
                continue;
            };
            let text = self.text(own);
            if own.kind() == "string" {
                self.refuse(own, "Unexpected string");
            } else if super::tokens::KEYWORDS.contains(&text) {
                self.refuse(own, format!("Unexpected token '{text}'"));
            } else {
                self.refuse_reserved(own, place);
            }
        }
        for space in node
            .children()
            .filter(|child| child.kind() == "namespace_export")
        {
            parts(space).for_each(|name| self.whole_text(name));
        }
        self.later(declared, place);
        self.later(node.child_by_field("value"), place);
        node.children_by_field("decorator")
            .for_each(|decorator| self.later(Some(decorator), place));
    }

    /// What a module exports: each name once, and what it has.
    pub(super) fn exports(&mut self, root: Node<'t>) {
        let mut seen = FxHashSet::default();
        let mut own = Vec::new();
        for node in parts(root).filter(|node| node.kind() == "export_statement") {
            let declared = node.child_by_field("declaration");
            if node.children().any(|child| child.kind() == "default") {
                if !seen.insert("default") {
                    self.refuse(node, "Duplicate export of 'default'");
                }
                continue;
            }
            if let Some(declared) = declared {
                let mut names = Vec::new();
                match declared.child_by_field("name") {
                    Some(name) => names.push(name),
                    None => parts(declared)
                        .filter_map(|one| one.child_by_field("name"))
                        .for_each(|pattern| bound_names(pattern, &mut names)),
                }
                for name in names {
                    let text = self.text(name);
                    if !seen.insert(text) {
                        self.refuse(name, format!("Duplicate export of '{text}'"));
                    }
                }
            }
            let spaces = node
                .children()
                .filter(|child| child.kind() == "namespace_export");
            for name in spaces.flat_map(parts) {
                let text = called(name, self.source);
                if !seen.insert(text) {
                    self.refuse(name, format!("Duplicate export of '{text}'"));
                }
            }
            let is_from = node.child_by_field("source").is_some();
            let clause = node.child_by_kind("export_clause");
            for specifier in clause.into_iter().flat_map(parts) {
                let Some(name) = specifier.child_by_field("name") else {
                    continue;
                };
                let alias = specifier.child_by_field("alias").unwrap_or(name);
                let text = called(alias, self.source);
                if !seen.insert(text) {
                    self.refuse(alias, format!("Duplicate export of '{text}'"));
                }
                if !is_from {
                    own.push(name);
                }
            }
        }
        if own.is_empty() {
            return;
        }
        let declared = self.declared_in(root);
        for name in own {
            let text = self.text(name);
            if name.kind() != "string" && !declared.contains(text) {
                self.refuse(name, format!("Export '{text}' is not defined in module"));
            }
        }
    }
}

/// Whether a text as written has half of a pair of surrogates alone among its escapes.
fn has_lone_half(text: &str) -> bool {
    let mut rest = text;
    let mut is_first = false;
    while let Some(at) = rest.find("\\u") {
        let digits: String = rest[at + 2..].chars().take(4).collect();
        let unit = u32::from_str_radix(&digits, 16).unwrap_or(0);
        let is_second = (0xdc00..0xe000).contains(&unit);
        if is_first != is_second || is_first && at > 0 {
            return true;
        }
        is_first = (0xd800..0xdc00).contains(&unit);
        rest = rest.get(at + 2 + digits.len()..).unwrap_or_default();
    }
    is_first
}
