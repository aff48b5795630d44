//! What TypeScript adds to JavaScript that is there at run time: enumerations and namespaces. They are objects that a name means, and
//! several of one name are one.

use crate::lowerer::{Lowerer, parts};
use ir::{BinOp, Const, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a, '_> {
    /// The object that a name means already, or a new one, which it means from here on.
    fn merged(&mut self, name: Node<'a>, at: Span) -> Reg {
        let text = self.text(name);
        let block = self.frame().blocks.last();
        let known = block.and_then(|block| block.names.get(text));
        let is_known = known.is_some() && self.is_merged(name);
        let object = match (is_known, self.exported_before(text)) {
            (true, _) => {
                let before = self.load(text, at);
                self.helper("_mergedObject", &[before], at)
            }
            (false, Some(namespace)) => {
                let around = self.load_plain(&namespace, at);
                let before = self.load_field(around, text, at);
                self.helper("_mergedObject", &[before], at)
            }
            (false, None) => self.helper("_mergedObject", &[], at),
        };
        match is_known {
            true => self.assign(text, object, at),
            false => self.declare(text, object, at),
        }
        object
    }

    /// Whether a pattern is the name of a variable that the namespace at hand exports.
    pub fn is_exported(&mut self, pattern: Node<'a>) -> bool {
        let name = self.text(pattern);
        let block = self.frame().blocks.last();
        pattern.kind() == "identifier"
            && block.is_some_and(|block| block.members.contains_key(name))
    }

    /// The namespace at hand, if an earlier part of it exports a name.
    fn exported_before(&self, name: &str) -> Option<String> {
        let (path, kept) = self.namespaces.last()?;
        let names = self.exported_by.get(path)?;
        let is_known = names.iter().any(|exported| exported == name);
        is_known.then(|| kept.clone())
    }

    /// Whether what a name declares has been declared by a statement before in the same block.
    fn is_merged(&self, name: Node<'a>) -> bool {
        self.merging.contains(&name.start())
    }

    /// Notes the names that several statements of a block give one object.
    pub fn note_merging(&mut self, block: Node<'a>) {
        let is_merging = |statement: Node<'a>| {
            let declared = statement.child_by_field("declaration").unwrap_or(statement);
            matches!(declared.kind(), "enum_declaration" | "internal_module")
        };
        if !parts(block).any(is_merging) {
            return;
        }
        let mut seen: Vec<&str> = Vec::new();
        for statement in parts(block) {
            let declared = match statement.kind() {
                "export_statement" => statement.child_by_field("declaration").unwrap_or(statement),
                _ => statement,
            };
            let Some(name) = declared.child_by_field("name") else {
                continue;
            };
            let name = first_name(name);
            let text = self.text(name);
            if matches!(declared.kind(), "enum_declaration" | "internal_module")
                && seen.contains(&text)
            {
                self.merging.insert(name.start());
            }
            seen.push(text);
        }
    }

    /// `enum Name { A, B = 5, C = "text" }`: names to values, and numbers back to names.
    pub fn enum_declaration(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let (Some(name), Some(body)) = (node.child_by_field("name"), node.child_by_field("body"))
        else {
            return;
        };
        let object = self.merged(name, at);
        self.open(body, body.end());
        let mut before: Option<Reg> = None;
        for member in parts(body) {
            let at = self.b.span(member);
            let (key, value) = match member.kind() {
                "enum_assignment" => (
                    member.child_by_field("name").unwrap_or(member),
                    member.child_by_field("value"),
                ),
                _ => (member, None),
            };
            let text = match key.kind() {
                "string" => crate::literals::string(self.text(key)),
                _ => self.text(key).to_owned(),
            };
            let value = match (value, before) {
                (Some(value), _) => self.expr(value),
                (None, None) => self.b.constant(Const::Float(0.0), at),
                (None, Some(before)) => {
                    let one = self.b.constant(Const::Float(1.0), at);
                    self.b.binary(BinOp::Add, false, before, one, at)
                }
            };
            // Further members may name it.
            let hidden = self.hidden("member");
            self.declare_hidden(&hidden, value, at);
            let known = crate::lowerer::Variable {
                own: hidden.clone(),
                is_const: true,
                is_early: false,
                ..crate::lowerer::Variable::default()
            };
            if let Some(block) = self.frame().blocks.last_mut() {
                block.names.insert(text.clone(), known);
            }
            let key = self.b.text(&text, at);
            self.helper("_enumMember", &[object, key, value], at);
            before = Some(self.load_plain(&hidden, at));
        }
        self.close();
    }

    /// `import A = B.C`: another name for a member of a namespace.
    pub fn import_alias(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let mut inside = parts(node);
        let (Some(own), Some(meant)) = (inside.next(), inside.next()) else {
            return;
        };
        let mut names = parts(meant).collect::<Vec<_>>();
        if names.is_empty() {
            names.push(meant);
        }
        let mut names = names
            .into_iter()
            .flat_map(|name| self.text(name).split('.'));
        let first = names.next().unwrap_or_default();
        let rest: Vec<&str> = names.collect();
        let mut value = self.load(first, at);
        for name in rest {
            value = self.load_field(value, name.trim(), at);
        }
        self.declare(self.text(own), value, at);
    }

    /// `namespace A.B { export … }`: what is exported is a member of the object.
    pub fn namespace_declaration(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let (Some(name), Some(body)) = (node.child_by_field("name"), node.child_by_field("body"))
        else {
            return;
        };
        let object = self.merged(first_name(name), at);
        let opened = self.namespaces.len();
        let mut kept = self.open_namespace(self.text(first_name(name)), object, body);
        for inner in inner_names(name) {
            let text = self.text(inner);
            self.note_exported(text.to_owned());
            let around = self.load_plain(&kept, at);
            let before = self.load_field(around, text, at);
            let object = self.helper("_mergedObject", &[before], at);
            self.store_field(around, text, object, at);
            kept = self.open_namespace(text, object, body);
        }
        self.open(body, body.end());
        self.predeclare_vars(body);
        // A variable that is exported is a member of the object and nothing else, so that a change is seen on both sides.
        let variables = exported_variables(body, self.source);
        if let Some(block) = self.frame().blocks.last_mut() {
            let members = variables.iter().map(|name| (name.clone(), kept.clone()));
            block.members.extend(members);
        }
        self.begin_block(body);
        for statement in parts(body) {
            self.statement(statement);
            if statement.kind() != "export_statement" {
                continue;
            }
            if let Some(declared) = statement.child_by_field("declaration") {
                self.publish_member(&kept, declared);
            }
            for specifier in statement
                .child_by_kind("export_clause")
                .into_iter()
                .flat_map(parts)
            {
                let own = specifier.child_by_field("name");
                let alias = specifier.child_by_field("alias").or(own);
                if let (Some(own), Some(alias)) = (own, alias) {
                    self.publish_name(&kept, self.text(own), self.text(alias), at);
                }
            }
        }
        self.close();
        for name in exported_names(body, self.source) {
            self.note_exported(name);
        }
        for _ in opened..self.namespaces.len() {
            self.close();
        }
        self.namespaces.truncate(opened);
    }

    /// Opens a namespace: what its earlier parts export can be named in it. Gives the hidden variable that holds its object.
    fn open_namespace(&mut self, name: &str, object: Reg, body: Node<'a>) -> String {
        let around = self.namespaces.last();
        let path = around.map_or_else(|| name.to_owned(), |(path, _)| format!("{path}.{name}"));
        let kept = self.hidden("namespace");
        let at = self.b.span_of(body.start(), body.start());
        self.declare_hidden(&kept, object, at);
        self.open(body, body.end());
        for exported in self.exported_by.get(&path).cloned().unwrap_or_default() {
            let known = crate::lowerer::Variable {
                own: exported.clone(),
                is_const: false,
                is_early: false,
                ..crate::lowerer::Variable::default()
            };
            if let Some(block) = self.frame().blocks.last_mut() {
                block.members.insert(exported.clone(), kept.clone());
                block.names.insert(exported, known);
            }
        }
        self.namespaces.push((path, kept.clone()));
        kept
    }

    /// Notes that the namespace at hand exports a name.
    fn note_exported(&mut self, name: String) {
        if let Some((path, _)) = self.namespaces.last() {
            let names = self.exported_by.entry(path.clone()).or_default();
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }

    /// Makes what is declared by a name, a function or a class, a member of the namespace's object.
    fn publish_member(&mut self, object: &str, declared: Node<'a>) {
        let at = self.b.span(declared);
        if let Some(name) = name_declared(declared) {
            let name = self.text(first_name(name));
            self.publish_name(object, name, name, at);
        }
    }

    fn publish_name(&mut self, object: &str, own: &str, name: &str, at: Span) {
        let value = self.load(own, at);
        let object = self.load_plain(object, at);
        self.store_field(object, name, value, at);
    }
}

/// The variables that a namespace exports.
fn exported_variables(body: Node<'_>, source: &str) -> Vec<String> {
    let exports = parts(body).filter(|statement| statement.kind() == "export_statement");
    let declared = exports.filter_map(|statement| statement.child_by_field("declaration"));
    let variables = declared.filter(|declared| declared.child_by_field("name").is_none());
    let mut names = Vec::new();
    for pattern in variables
        .flat_map(parts)
        .filter_map(|one| one.child_by_field("name"))
    {
        crate::scopes::bound_names(pattern, &mut names);
    }
    names
        .into_iter()
        .map(|name| name.text(source).to_owned())
        .collect()
}

/// What the statements of a namespace export by declaring it.
fn exported_names(body: Node<'_>, source: &str) -> Vec<String> {
    let exports = parts(body).filter(|statement| statement.kind() == "export_statement");
    let declared = exports.filter_map(|statement| statement.child_by_field("declaration"));
    let mut names = Vec::new();
    for declared in declared {
        match name_declared(declared) {
            Some(name) => names.push(first_name(name)),
            None => {
                let patterns = parts(declared).filter_map(|one| one.child_by_field("name"));
                patterns.for_each(|pattern| crate::scopes::bound_names(pattern, &mut names));
            }
        }
    }
    names
        .into_iter()
        .map(|name| name.text(source).to_owned())
        .collect()
}

/// The name that a statement declares which declares one: a function, a class, or another name for what is there.
fn name_declared(declared: Node<'_>) -> Option<Node<'_>> {
    match declared.kind() {
        "import_alias" => parts(declared).next(),
        _ => declared.child_by_field("name"),
    }
}

/// `A` of `A.B.C`.
fn first_name(name: Node<'_>) -> Node<'_> {
    let mut name = name;
    while let Some(inner) = name.child_by_field("object") {
        name = inner;
    }
    name
}

/// `B` and `C` of `A.B.C`.
fn inner_names(name: Node<'_>) -> Vec<Node<'_>> {
    let mut found = Vec::new();
    let mut name = name;
    while let (Some(outer), Some(own)) = (
        name.child_by_field("object"),
        name.child_by_field("property"),
    ) {
        found.push(own);
        name = outer;
    }
    found.reverse();
    found
}
