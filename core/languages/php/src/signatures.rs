//! What the source at hand and the library declare: functions with their parameters, methods, classes, constants, and the global
//! variables that functions name.

use crate::lower::is_superglobal;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use syntax::Node;

/// A parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Parameter {
    pub name: String,
    pub by_reference: bool,
    pub is_variadic: bool,
    pub is_optional: bool,
    /// The type that arguments are held to where they are passed, and the function of the library that this is for.
    pub held: Option<(String, Rc<str>)>,
}

/// What a function takes.
pub(super) type Signature = Vec<Parameter>;

/// What is declared.
#[derive(Default)]
pub(super) struct Known {
    /// Functions by their names in lower case.
    pub functions: FxHashMap<String, Signature>,
    /// Closures with references among their parameters, by the variables that hold them.
    pub closures: FxHashMap<String, Signature>,
    /// Methods likewise, whichever class they are of.
    pub methods: FxHashMap<String, Signature>,
    /// Constructors by their class.
    pub constructors: FxHashMap<String, Signature>,
    /// Static methods: class and name in lower case.
    pub statics: FxHashSet<(String, String)>,
    pub classes: FxHashSet<String>,
    pub constants: FxHashSet<String>,
    /// Those of the library.
    pub library_constants: FxHashSet<String>,
    /// Those of the source at hand that code in front of their declarations names.
    pub early_constants: FxHashSet<String>,
    /// Names of members that not everybody may use.
    pub guarded: FxHashSet<String>,
    pub guarded_methods: FxHashSet<String>,
    /// Functions of the source at hand that are called like one that the library has for itself.
    pub alike: FxHashSet<String>,
    /// Functions of the source at hand.
    pub own: FxHashSet<String>,
    /// The types of members: class in lower case, and name.
    pub typed: FxHashMap<(String, String), String>,
    /// Names of members that are written once.
    pub readonly: FxHashSet<String>,
    /// Whether a class has a say in what absent members are.
    pub has_get: bool,
    /// Names of members that have a type, and no value before the first is written.
    pub begins_without: FxHashSet<String>,
    /// Names of members that classes declare.
    pub member_names: FxHashSet<String>,
    /// Whether a class has a say in what is written to absent members.
    pub has_set: bool,
    /// Names of members that references refer to.
    pub referenced: FxHashSet<String>,
    /// Whether references to members are taken by a name that only the run knows.
    pub refers_by_name: bool,
    /// Functions that are there once another one has run.
    pub nested: FxHashSet<String>,
    /// Functions and methods that give references.
    pub giving: FxHashSet<String>,
    /// Global variables that functions name.
    pub globals: FxHashSet<String>,
    /// The members that classes declare for their objects, and those of them that are private.
    declares: FxHashSet<(String, String)>,
    privates: FxHashSet<(String, String)>,
    /// The classes that classes extend.
    parents: FxHashMap<String, String>,
    /// Private members whose name a class below declares too: there are two of them in an object.
    pub shadowed: FxHashSet<(String, String)>,
    /// Classes of the library, in lower case.
    pub of_library: FxHashSet<String>,
    /// Classes of the source at hand.
    pub declared: FxHashSet<String>,
    /// The namespace at hand while declarations are collected.
    namespace: String,
}

impl Known {
    pub(super) fn of(root: Node<'_>, source: &str, is_library: bool) -> Known {
        let mut known = Known::default();
        if !is_library {
            known.scan(crate::DECLARATIONS);
            known.describe(crate::PARAMETERS);
            known.find_alike(root, source);
        }
        known.collect(root, source, "");
        known.find_shadowed();
        known.refer(root, source);
        if !is_library {
            known.find_early_constants(root, source);
        }
        if !is_library {
            known.find_closures(root, source);
        }
        known
    }

    fn find_shadowed(&mut self) {
        for (class, name) in &self.privates {
            let is_shadowed = self
                .declares
                .iter()
                .any(|(other, own)| own == name && other != class && self.is_below(other, class));
            if is_shadowed {
                self.shadowed.insert((class.clone(), name.clone()));
            }
        }
    }

    fn is_below(&self, class: &str, other: &str) -> bool {
        let mut at = class;
        for _ in 0..self.parents.len() {
            match self.parents.get(at) {
                Some(parent) if parent == other => return true,
                Some(parent) => at = parent,
                None => return false,
            }
        }
        false
    }

    /// What the source declares outside of other code is called like a function of the library: its variable has another name.
    fn find_alike(&mut self, root: Node<'_>, source: &str) {
        // In a namespace, its name is another one.
        let is_named = |node: &Node<'_>| {
            node.kind() == "namespace_definition" && node.child_by_field("name").is_some()
        };
        let names = root
            .named_children()
            .take_while(|node| !is_named(node))
            .filter(|node| node.kind() == "function_definition")
            .filter_map(|node| node.child_by_field("name"))
            .map(|name| name.text(source).to_ascii_lowercase());
        let alike: Vec<String> = names
            .filter(|name| self.functions.contains_key(name))
            .collect();
        self.alike.extend(alike);
    }

    /// Whether a source has functions with references among their parameters that values may stand for: its own ones, and those of
    /// the library that texts name, or that are values themselves (`sort(...)`).
    pub(super) fn refers_by_value(&self, root: Node<'_>, source: &str) -> bool {
        let of_library = |name: &str| {
            let signature = self.functions.get(&name.to_ascii_lowercase());
            signature.is_some_and(|all| all.iter().any(|parameter| parameter.by_reference))
        };
        root.descendants().any(|node| match node.kind() {
            "simple_parameter" | "variadic_parameter" => {
                node.child_by_field("reference_modifier").is_some()
            }
            "string_content" => of_library(node.text(source)),
            "function_call_expression" => {
                crate::lower::is_placeholder(node)
                    && node
                        .child_by_field("function")
                        .is_some_and(|name| of_library(name.text(source)))
            }
            _ => false,
        })
    }

    /// Variables that nothing but closures of one kind are assigned to.
    fn find_closures(&mut self, root: Node<'_>, source: &str) {
        let assignments = root
            .descendants()
            .filter(|node| node.kind() == "assignment_expression");
        let mut others = FxHashSet::default();
        for assignment in assignments {
            let (Some(left), Some(right)) = (
                assignment.child_by_field("left"),
                assignment.child_by_field("right"),
            ) else {
                continue;
            };
            let variable = left.text(source).to_owned();
            let signature = match right.kind() {
                "anonymous_function" | "arrow_function" => signature(right, source),
                _ => Signature::new(),
            };
            match signature.iter().any(|parameter| parameter.by_reference) {
                true => drop(self.closures.insert(variable, signature)),
                false => drop(others.insert(variable)),
            }
        }
        self.closures.retain(|name, _| !others.contains(name));
    }

    /// Constants that are named before they are there: by classes and functions, mostly.
    fn find_early_constants(&mut self, root: Node<'_>, source: &str) {
        let own: FxHashMap<&str, &String> = self
            .constants
            .difference(&self.library_constants)
            .map(|name| (name.rsplit('\\').next().unwrap_or(name), name))
            .collect();
        if own.is_empty() {
            return;
        }
        let mut named: FxHashSet<&str> = FxHashSet::default();
        let mut early = FxHashSet::default();
        for node in root.descendants() {
            match node.kind() {
                "const_element" | "encapsed_string" | "string" => {
                    let name = node
                        .child_by_kind("name")
                        .map_or(node.text(source).trim_matches(['"', '\'']), |name| {
                            name.text(source)
                        });
                    if named.contains(name)
                        && let Some(full) = own.get(name)
                    {
                        early.insert((*full).clone());
                    }
                }
                "name" => drop(named.insert(node.text(source))),
                _ => {}
            }
        }
        self.early_constants = early;
    }

    pub(super) fn sorted_globals(&self) -> Vec<String> {
        let mut names: Vec<_> = self.globals.iter().cloned().collect();
        names.sort();
        names
    }

    /// Reads the library's declarations off its text: each begins a line.
    fn scan(&mut self, source: &str) {
        let mut class = String::new();
        for line in source.lines() {
            let inner = line.trim_start();
            let words = inner
                .trim_start_matches("abstract ")
                .trim_start_matches("final ");
            if let Some(rest) = words
                .strip_prefix("class ")
                .or_else(|| words.strip_prefix("interface "))
            {
                class = rest.split([' ', '{']).next().unwrap_or("").to_owned();
                self.classes.insert(class.clone());
                if !class.starts_with("Own") {
                    self.of_library.insert(class.to_ascii_lowercase());
                }
            } else if let Some(rest) = line.strip_prefix("const ") {
                let name = rest.split([' ', '=']).next().unwrap_or("");
                self.constants.insert(name.to_owned());
                self.library_constants.insert(name.to_owned());
            } else if let Some((before, rest)) = inner.split_once("function ") {
                let Some((name, rest)) = rest.split_once('(') else {
                    continue;
                };
                let signature = scanned(rest);
                let name = name.trim_start_matches('&').to_ascii_lowercase();
                if inner.len() == line.len() && before.is_empty() {
                    self.functions.insert(name, signature);
                } else if !name.is_empty() && !inner.starts_with("return") {
                    if before.contains("static") {
                        self.statics
                            .insert((class.to_ascii_lowercase(), name.clone()));
                    }
                    if name == "__construct" {
                        self.constructors
                            .insert(class.to_ascii_lowercase(), signature);
                    } else {
                        self.methods.entry(name).or_insert(signature);
                    }
                }
            }
        }
    }

    /// Puts the reference's names and types to the library's functions.
    fn describe(&mut self, parameters: &str) {
        for line in parameters.lines() {
            let Some((function, rest)) = line.split_once('(') else {
                continue;
            };
            let Some(signature) = self.functions.get_mut(function) else {
                continue;
            };
            let function: Rc<str> = function.into();
            let described = rest.trim_end_matches(')').split(", ").enumerate();
            *signature = described
                .filter_map(|(place, text)| {
                    let (ty, name) = text.rsplit_once(' ')?;
                    let written = name.trim_start_matches('&');
                    let known = signature.get(place).map(|known| known.by_reference);
                    Some(Parameter {
                        name: written.trim_matches(['.', '=']).to_owned(),
                        by_reference: known.unwrap_or(name.starts_with('&')),
                        is_variadic: written.starts_with("..."),
                        is_optional: name.ends_with('=') || written.starts_with("..."),
                        held: Some((ty.to_owned(), Rc::clone(&function))),
                    })
                })
                .collect();
        }
    }

    /// Members that references refer to, functions that give references, and what is named by way of `$GLOBALS`.
    fn refer(&mut self, root: Node<'_>, source: &str) {
        let asks_for_all = source.match_indices("$GLOBALS").any(|(at, word)| {
            !source[at + word.len()..].starts_with(['['])
                || !source[at + word.len() + 1..].starts_with(['\'', '"'])
        });
        for node in root.descendants() {
            if matches!(
                node.kind(),
                "function_definition" | "method_declaration" | "anonymous_function"
            ) && let Some(body) = node.child_by_field("body")
            {
                let inside = body
                    .descendants()
                    .filter(|part| part.kind() == "function_definition");
                let names = inside.filter_map(|part| part.child_by_field("name"));
                self.nested
                    .extend(names.map(|name| name.text(source).to_ascii_lowercase()));
            }
            match node.kind() {
                "reference_assignment_expression" => {
                    for side in ["left", "right"] {
                        self.refer_member(node.child_by_field(side), source);
                    }
                }
                "by_ref" => self.refer_member(node.named_children().next(), source),
                "method_declaration" | "function_definition"
                    if node.child_by_kind("reference_modifier").is_some() =>
                {
                    if let Some(name) = node.child_by_field("name") {
                        self.giving.insert(name.text(source).to_ascii_lowercase());
                    }
                    for given in node
                        .descendants()
                        .filter(|part| part.kind() == "return_statement")
                    {
                        self.refer_member(given.named_children().next(), source);
                    }
                }
                "variable_name" => {
                    let name = node.text(source).trim_start_matches('$');
                    if is_superglobal(name) || asks_for_all && !matches!(name, "this" | "GLOBALS") {
                        self.globals.insert(name.to_owned());
                    }
                }
                "subscript_expression" => {
                    if let Some(name) = global_named(node, source) {
                        self.globals.insert(name.to_owned());
                    }
                }
                _ => {}
            }
        }
    }

    fn refer_member(&mut self, node: Option<Node<'_>>, source: &str) {
        if let Some(node) = node
            && node.kind() == "member_access_expression"
            && let Some(name) = node.child_by_field("name")
        {
            self.referenced.insert(name.text(source).to_owned());
            self.refers_by_name |= name.kind() != "name";
        }
    }

    fn within(&self, name: &str) -> String {
        match self.namespace.is_empty() {
            true => name.to_owned(),
            false => format!("{}\\{name}", self.namespace),
        }
    }

    /// The constants that a file declares outside of other code.
    fn collect_constants(&mut self, child: Node<'_>, source: &str) {
        match child.kind() {
            "const_declaration" => {
                for part in child.named_children() {
                    if let Some(name) = part.child_by_kind("name") {
                        let name = self.within(name.text(source));
                        self.constants.insert(name);
                    }
                }
            }
            "expression_statement" => {
                if let Some(call) = child.child_by_kind("function_call_expression")
                    && let Some(function) = call.child_by_field("function")
                    && function.text(source).eq_ignore_ascii_case("define")
                    && let Some(given) = call.child_by_field("arguments")
                    && let Some(name) = given.named_children().next()
                    && let Some(name) = name.named_children().next()
                    && name.kind() == "string"
                {
                    let name = name.text(source).trim_matches(['"', '\'']);
                    self.constants.insert(name.to_owned());
                }
            }
            _ => {}
        }
    }

    fn collect(&mut self, node: Node<'_>, source: &str, class: &str) {
        let is_file = matches!(node.kind(), "program" | "namespace_definition")
            || node.kind() == "compound_statement" && class == "namespace";
        for child in node.named_children() {
            if is_file {
                self.collect_constants(child, source);
            }
            if child.kind() == "namespace_definition" {
                self.namespace = child
                    .child_by_field("name")
                    .map_or(String::new(), |name| name.text(source).to_owned());
                if let Some(body) = child.child_by_field("body") {
                    self.collect(body, source, "namespace");
                    self.namespace.clear();
                }
                continue;
            }
            let name = child
                .child_by_field("name")
                .map_or("", |name| name.text(source));
            let lower = name.to_ascii_lowercase();
            let class = if class == "namespace" { "" } else { class };
            let mut inside = class.to_owned();
            match child.kind() {
                "function_definition" => {
                    let lower = self.within(&lower).to_ascii_lowercase();
                    self.own.insert(lower.clone());
                    self.functions.insert(lower, signature(child, source));
                }
                "class_declaration"
                | "interface_declaration"
                | "trait_declaration"
                | "enum_declaration" => {
                    let full = self.within(name);
                    self.classes.insert(full.clone());
                    inside = full.to_ascii_lowercase();
                    if let Some(parent) = child
                        .child_by_kind("base_clause")
                        .and_then(|base| base.named_children().next())
                    {
                        let parent = parent.text(source);
                        let parent = match parent.strip_prefix('\\') {
                            Some(full) => full.to_owned(),
                            None => self.within(parent),
                        };
                        self.parents
                            .insert(inside.clone(), parent.to_ascii_lowercase());
                    }
                    self.declared.insert(full);
                    if child.child_by_kind("readonly_modifier").is_some() {
                        let members = child.descendants().filter(|part| {
                            matches!(
                                part.kind(),
                                "property_element" | "property_promotion_parameter"
                            )
                        });
                        let names = members.filter_map(|part| part.child_by_field("name"));
                        self.readonly.extend(
                            names.map(|name| name.text(source).trim_start_matches('$').to_owned()),
                        );
                    }
                }
                "anonymous_class" => "class@anonymous".clone_into(&mut inside),
                "method_declaration" => {
                    let own = signature(child, source);
                    let has = |kind: &str| child.child_by_kind(kind);
                    let guarded = has("visibility_modifier")
                        .is_some_and(|node| node.text(source) != "public");
                    if guarded {
                        self.guarded_methods.insert(lower.clone());
                    }
                    let has_body = child.child_by_field("body").is_some();
                    if has("static_modifier").is_some() && has_body {
                        self.statics.insert((class.to_owned(), lower.clone()));
                    }
                    match lower.as_str() {
                        "__construct" => {
                            self.constructors.insert(class.to_owned(), own);
                        }
                        "__set" => self.has_set = true,
                        "__get" => self.has_get = true,
                        _ => {
                            self.methods.insert(lower, own);
                        }
                    }
                }
                "property_declaration" | "property_promotion_parameter" => {
                    let guarded = child.named_children().any(|part| {
                        part.kind() == "visibility_modifier" && part.text(source) != "public"
                    });
                    let readonly = child.child_by_kind("readonly_modifier").is_some()
                        || child.child_by_field("readonly").is_some();
                    let names: Vec<&str> = match child.kind() {
                        "property_declaration" => child
                            .named_children()
                            .filter(|part| part.kind() == "property_element")
                            .filter_map(|part| part.child_by_field("name"))
                            .map(|name| name.text(source))
                            .collect(),
                        _ => vec![name],
                    };
                    if child.kind() == "property_declaration"
                        && child.child_by_field("type").is_some()
                    {
                        let elements = child
                            .named_children()
                            .filter(|part| part.kind() == "property_element")
                            .filter(|part| part.child_by_field("default_value").is_none())
                            .filter_map(|part| part.child_by_field("name"));
                        self.begins_without.extend(
                            elements
                                .map(|name| name.text(source).trim_start_matches('$').to_owned()),
                        );
                    }
                    let is_static = child.child_by_kind("static_modifier").is_some();
                    let is_private = child.named_children().any(|part| {
                        part.kind() == "visibility_modifier" && part.text(source) == "private"
                    });
                    for name in names {
                        let name = name.trim_start_matches(['&', '$']).to_owned();
                        self.member_names.insert(name.clone());
                        let of = (class.to_owned(), name.clone());
                        if is_private && !is_static {
                            self.privates.insert(of.clone());
                        }
                        if !is_static {
                            self.declares.insert(of);
                        }
                        if let Some(ty) = child.child_by_field("type") {
                            let of = (class.to_owned(), name.clone());
                            self.typed.insert(of, ty.text(source).to_owned());
                        }
                        if readonly {
                            self.readonly.insert(name.clone());
                        }
                        if guarded {
                            self.guarded.insert(name);
                        }
                    }
                }
                "const_declaration" => {
                    let is_guarded = child.named_children().any(|part| {
                        part.kind() == "visibility_modifier" && part.text(source) != "public"
                    });
                    let names = child
                        .named_children()
                        .filter_map(|part| part.child_by_kind("name"));
                    if is_guarded {
                        let keys = names.map(|name| format!("::{}", name.text(source)));
                        self.guarded.extend(keys);
                    }
                }
                "use_as_clause" if child.child_by_kind("visibility_modifier").is_some() => {
                    let names = child.descendants().filter(|part| part.kind() == "name");
                    self.guarded_methods
                        .extend(names.map(|name| name.text(source).to_ascii_lowercase()));
                }
                "global_declaration" => {
                    for part in child.named_children() {
                        self.globals
                            .insert(part.text(source).trim_start_matches('$').to_owned());
                    }
                }
                _ => {}
            }
            self.collect(child, source, &inside);
        }
    }
}

/// The variable that `$GLOBALS['name']` names.
pub(super) fn global_named<'s>(node: Node<'_>, source: &'s str) -> Option<&'s str> {
    let mut inside = node.named_children().filter(|part| !part.is_extra());
    let (of, key) = (inside.next()?, inside.next()?);
    if node.kind() != "subscript_expression" || of.text(source) != "$GLOBALS" {
        return None;
    }
    match key.kind() {
        "string" | "encapsed_string" => {
            let name = key.text(source).trim_matches(['"', '\'']);
            (!name.contains(['$', '{', '\\'])).then_some(name)
        }
        _ => None,
    }
}

/// The parameters of a declaration.
pub(super) fn signature(node: Node<'_>, source: &str) -> Signature {
    let parameters = node.child_by_field("parameters");
    let parameters = parameters.into_iter().flat_map(Node::named_children);
    parameters
        .filter(|part| part.kind().ends_with("_parameter"))
        .map(|part| {
            let name = part
                .child_by_field("name")
                .map_or("", |name| name.text(source));
            Parameter {
                by_reference: part.child_by_field("reference_modifier").is_some()
                    || name.starts_with('&'),
                is_variadic: part.kind() == "variadic_parameter",
                is_optional: part.kind() == "variadic_parameter"
                    || part.child_by_field("default_value").is_some(),
                held: None,
                name: name.trim_start_matches(['&', '$']).to_owned(),
            }
        })
        .collect()
}

/// The same of the text behind an opening parenthesis.
fn scanned(text: &str) -> Signature {
    let mut depth = 0;
    let mut end = text.len();
    for (at, character) in text.char_indices() {
        match character {
            '(' | '[' => depth += 1,
            ')' | ']' if depth == 0 => {
                end = at;
                break;
            }
            ')' | ']' => depth -= 1,
            _ => {}
        }
    }
    text[..end]
        .split(',')
        .filter_map(|part| {
            let (before, name) = part.split_once('$')?;
            let stop = name.find(|c: char| !c.is_alphanumeric() && c != '_');
            Some(Parameter {
                name: name[..stop.unwrap_or(name.len())].to_owned(),
                by_reference: before.contains('&'),
                is_variadic: before.contains("..."),
                is_optional: before.contains("...") || name.contains('='),
                held: None,
            })
        })
        .collect()
}
