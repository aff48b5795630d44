//! What a file imports, and what it declares under the same names.

use super::{Checked, Lowerer, Region, parts};
use rustc_hash::FxHashMap;
use syntax::Node;

/// What a name stands for: classes, functions or constants.
const KINDS: [&str; 3] = ["", "function ", "const "];

/// The names of a file so far, for each kind: what they stand for.
#[derive(Default)]
struct Names {
    imported: [FxHashMap<String, String>; 3],
    declared: [FxHashMap<String, String>; 3],
}

impl<'a> Lowerer<'a> {
    pub(super) fn check_imports(&self, region: &Region<'a>) -> Checked {
        let mut names = Names::default();
        for node in &region.nodes {
            let kind = match node.kind() {
                "namespace_use_declaration" => {
                    self.check_import(*node, &mut names)?;
                    continue;
                }
                "function_definition" => 1,
                "class_declaration"
                | "interface_declaration"
                | "trait_declaration"
                | "enum_declaration" => 0,
                "const_declaration" => {
                    for element in parts(*node) {
                        if let Some(name) = element.child_by_kind("name") {
                            self.check_declared(*node, self.text(name), 2, &mut names)?;
                        }
                    }
                    continue;
                }
                _ => continue,
            };
            if let Some(name) = node.child_by_field("name") {
                self.check_declared(*node, self.text(name), kind, &mut names)?;
            }
        }
        Ok(())
    }

    fn check_declared(
        &self,
        node: Node<'a>,
        name: &str,
        kind: usize,
        names: &mut Names,
    ) -> Checked {
        let own = self.within(name);
        let key = key_of(name, kind);
        let imported = names.imported[kind].get(&key);
        if imported.is_some_and(|full| !full.eq_ignore_ascii_case(&own)) {
            let word = ["class", "function", "const"][kind];
            let words = format!("Cannot declare {word} {own} because the name is already in use");
            return self.wrong(node, words);
        }
        names.declared[kind].insert(key, own);
        Ok(())
    }

    fn check_import(&self, node: Node<'a>, names: &mut Names) -> Checked {
        let kind_of = |node: Node<'a>| match node.child_by_field("type").map(|part| self.text(part))
        {
            Some(word) if word.eq_ignore_ascii_case("function") => Some(1),
            Some(_) => Some(2),
            None => None,
        };
        let word_of = |node: Node<'a>| {
            let mut words = node.children().map(|part| part.kind());
            words.find_map(|word| match word {
                "function" => Some(1),
                "const" => Some(2),
                _ => None,
            })
        };
        let whole = kind_of(node).or_else(|| word_of(node));
        let prefix = node
            .child_by_kind("namespace_name")
            .map_or(String::new(), |part| format!("{}\\", self.text(part)));
        for clause in node
            .descendants()
            .filter(|part| part.kind() == "namespace_use_clause")
        {
            let Some(of) = parts(clause)
                .into_iter()
                .find(|part| matches!(part.kind(), "name" | "qualified_name"))
            else {
                continue;
            };
            let kind = kind_of(clause)
                .or_else(|| word_of(clause))
                .or(whole)
                .unwrap_or(0);
            let of = format!("{prefix}{}", self.text(of).trim_start_matches('\\'));
            let alias = clause.child_by_field("alias").map(|part| self.text(part));
            let last = of.rsplit('\\').next().unwrap_or(&of);
            let alias = alias.unwrap_or(last).to_owned();
            let lower = alias.to_ascii_lowercase();
            if kind == 0 && matches!(lower.as_str(), "self" | "parent" | "static") {
                let words =
                    format!("Cannot use {of} as {alias} because '{alias}' is a special class name");
                return self.wrong(node, words);
            }
            if kind == 0 && self.namespace.is_empty() && !of.contains('\\') && of == alias {
                let words =
                    format!("The use statement with non-compound name '{of}' has no effect");
                self.warn(node, words);
            }
            let key = key_of(&alias, kind);
            let declared = names.declared[kind].get(&key);
            let is_taken = declared.is_some_and(|full| !full.eq_ignore_ascii_case(&of))
                || names.imported[kind].insert(key, of.clone()).is_some();
            if is_taken {
                let word = KINDS[kind];
                let words =
                    format!("Cannot use {word}{of} as {alias} because the name is already in use");
                return self.wrong(node, words);
            }
        }
        Ok(())
    }
}

/// Constants alone tell small letters from capitals.
fn key_of(name: &str, kind: usize) -> String {
    match kind {
        2 => name.to_owned(),
        _ => name.to_ascii_lowercase(),
    }
}
