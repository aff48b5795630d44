//! What names stand for: by the namespace around them, and by what the file imports.

use super::{Lowerer, parts};
use rustc_hash::FxHashMap;
use syntax::Node;

/// What a namespace imports: names in full, by the names that stand for them.
#[derive(Clone, Default)]
pub(super) struct Imports {
    /// Classes and namespaces; the key in lower case.
    pub classes: FxHashMap<String, String>,
    /// Functions; the key in lower case.
    pub functions: FxHashMap<String, String>,
    pub constants: FxHashMap<String, String>,
}

/// A part of a file with one namespace.
pub(super) struct Region<'a> {
    pub namespace: String,
    pub imports: Imports,
    pub nodes: Vec<Node<'a>>,
}

/// The namespaces of a file, each with its statements.
pub(super) fn regions<'a>(root: Node<'a>, source: &'a str) -> Vec<Region<'a>> {
    let new = |namespace: &str| Region {
        namespace: namespace.to_owned(),
        imports: Imports::default(),
        nodes: Vec::new(),
    };
    let mut found = vec![new("")];
    for node in parts(root) {
        if node.kind() != "namespace_definition" {
            found.last_mut().expect("there is one").nodes.push(node);
            continue;
        }
        let name = node
            .child_by_field("name")
            .map_or("", |name| name.text(source));
        let mut region = new(name);
        match node.child_by_field("body") {
            Some(body) => {
                region.nodes = parts(body);
                found.push(region);
                found.push(new(""));
            }
            None => found.push(region),
        }
    }
    for region in &mut found {
        region.imports = imports_of(&region.nodes, source);
    }
    found
}

fn imports_of(nodes: &[Node<'_>], source: &str) -> Imports {
    let mut imports = Imports::default();
    let kind_of = |node: Node<'_>| {
        let words = ["function", "const"].into_iter();
        words.rev().find(|word| super::has_token(node, word))
    };
    for import in nodes
        .iter()
        .filter(|node| node.kind() == "namespace_use_declaration")
    {
        let prefix = import
            .child_by_kind("namespace_name")
            .map_or(String::new(), |name| format!("{}\\", name.text(source)));
        let of_all = kind_of(*import);
        for clause in import
            .descendants()
            .filter(|node| node.kind() == "namespace_use_clause")
        {
            let Some(of) = clause
                .named_children()
                .find(|part| matches!(part.kind(), "name" | "qualified_name"))
            else {
                continue;
            };
            let of = of.text(source).trim_start_matches('\\');
            let alias = clause
                .child_by_field("alias")
                .map(|alias| alias.text(source));
            let name = alias.unwrap_or_else(|| of.rsplit('\\').next().unwrap_or(of));
            let full = format!("{}{of}", prefix.trim_start_matches('\\'));
            match kind_of(clause).or(of_all) {
                Some("function") => imports.functions.insert(name.to_ascii_lowercase(), full),
                Some(_) => imports.constants.insert(name.to_owned(), full),
                None => imports.classes.insert(name.to_ascii_lowercase(), full),
            };
        }
    }
    imports
}

/// Types that are no classes, in the order in which unions of them are told.
const TYPES: &[&str] = &[
    "callable", "object", "array", "string", "int", "float", "iterable", "bool", "false", "true",
    "void", "never", "mixed", "null",
];

impl<'a> Lowerer<'a> {
    /// A name within the namespace at hand.
    pub(super) fn within(&self, name: &str) -> String {
        match self.namespace.is_empty() {
            true => name.to_owned(),
            false => format!("{}\\{name}", self.namespace),
        }
    }

    /// What the first part of a qualified name, or a name relative to the namespace, says of the rest.
    fn qualified(&self, name: &str) -> Option<String> {
        if let Some(rest) = name.strip_prefix('\\') {
            return Some(rest.to_owned());
        }
        let (first, rest) = name.split_once('\\')?;
        let lower = first.to_ascii_lowercase();
        if lower == "namespace" {
            return Some(self.within(rest));
        }
        Some(match self.imports.classes.get(&lower) {
            Some(full) => format!("{full}\\{rest}"),
            None => self.within(name),
        })
    }

    /// The full name of a class.
    pub(super) fn class_name_of(&self, name: &str) -> String {
        self.qualified(name).unwrap_or_else(|| {
            let imported = self.imports.classes.get(&name.to_ascii_lowercase());
            imported.cloned().unwrap_or_else(|| self.within(name))
        })
    }

    pub(super) fn class_name(&self, node: Node<'_>) -> String {
        self.class_name_of(self.text(node))
    }

    /// The full name of a function in lower case: in the namespace at hand where it is declared there.
    pub(super) fn function_name(&self, node: Node<'_>) -> String {
        let text = self.text(node);
        let lower = text.to_ascii_lowercase();
        let full = self.qualified(text).map(|name| name.to_ascii_lowercase());
        full.unwrap_or_else(|| {
            if let Some(full) = self.imports.functions.get(&lower) {
                return full.to_ascii_lowercase();
            }
            let own = self.within(&lower).to_ascii_lowercase();
            match self.known.functions.contains_key(&own) {
                true => own,
                false => lower,
            }
        })
    }

    /// How a function that nobody declares is called: with a backslash in front where no other of that name is meant.
    pub(super) fn function_spelling(&self, node: Node<'_>) -> String {
        let text = self.text(node);
        match self.qualified(text) {
            Some(full) => format!("\\{full}"),
            None => match self.imports.functions.get(&text.to_ascii_lowercase()) {
                Some(full) => format!("\\{full}"),
                None => self.within(text),
            },
        }
    }

    /// The full name of a constant, and whether one of the same name outside of the namespace may be meant.
    pub(super) fn constant_name(&self, node: Node<'_>) -> (String, bool) {
        let text = self.text(node);
        match self.qualified(text) {
            Some(full) => (full, false),
            None => match self.imports.constants.get(text) {
                Some(full) => (full.clone(), false),
                None => (self.within(text), true),
            },
        }
    }

    /// A type as messages tell it: names in full, in the language's order.
    pub(super) fn type_of(&self, text: &str) -> String {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        if text.contains('&') {
            let mut made = String::new();
            let mut word = String::new();
            for character in text.chars().chain(['\0']) {
                match character {
                    '&' | '|' | '(' | ')' | '?' | '\0' => {
                        if !word.is_empty() {
                            made.push_str(&self.type_name(&std::mem::take(&mut word)));
                        }
                        if character != '\0' {
                            made.push(character);
                        }
                    }
                    _ => word.push(character),
                }
            }
            // Classes stand first, and others in the order of the language.
            let mut all: Vec<&str> = made.split('|').collect();
            all.sort_by_key(|name| {
                TYPES
                    .iter()
                    .position(|own| own == name)
                    .map_or(0, |at| at + 1)
            });
            return all.join("|");
        }
        let (is_optional, inside) = match text.strip_prefix('?') {
            Some(inside) => (true, inside),
            None => (false, text.as_str()),
        };
        let mut all: Vec<String> = inside
            .split('|')
            .map(|name| self.type_name(name))
            .flat_map(|name| match name.as_str() {
                "iterable" => vec!["Traversable".to_owned(), "array".to_owned()],
                _ => vec![name],
            })
            .collect();
        if is_optional {
            all.push("null".to_owned());
        }
        all.sort_by_key(|name| {
            TYPES
                .iter()
                .position(|own| own == name)
                .map_or(0, |at| at + 1)
        });
        match all.as_slice() {
            [one, null] if null == "null" => format!("?{one}"),
            _ => all.join("|"),
        }
    }

    /// The same as values are held to it: `self` is the class at hand. In a trait it is the class that uses it.
    pub(super) fn held_type_of(&self, text: &str) -> String {
        let ty = self.type_of(text);
        let class =
            (self.classes.last()).filter(|class| !class.is_trait && !class.name.contains('@'));
        match class {
            Some(class) if ty.contains("self") => ty
                .split_inclusive(['|', '&', '(', ')', '?'])
                .map(|part| {
                    let word = part.trim_end_matches(['|', '&', '(', ')', '?']);
                    match word {
                        "self" => part.replacen("self", &class.name, 1),
                        _ => part.to_owned(),
                    }
                })
                .collect(),
            _ => ty,
        }
    }

    fn type_name(&self, name: &str) -> String {
        let lower = name.to_ascii_lowercase();
        match lower.as_str() {
            "parent" => (self.classes.last())
                .and_then(|class| class.parent.clone())
                .unwrap_or(lower),
            "self" | "static" => lower,
            own if TYPES.contains(&own) => lower,
            _ => self.class_name_of(name),
        }
    }
}
