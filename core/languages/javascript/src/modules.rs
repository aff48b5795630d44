//! What a program takes from other modules, and gives to them.

use crate::lowerer::{Lowerer, parts};
use ir::{Reg, Span};
use syntax::Node;

/// Whether a file is a module: it is called like one, imports or exports, says `import.meta`, or waits outside of functions.
pub fn is_module(root: Node<'_>, source: &str, file: &str) -> bool {
    let is_of_modules = |kind: &str| matches!(kind, "import_statement" | "export_statement");
    if file.ends_with(".mjs") || root.children().any(|child| is_of_modules(child.kind())) {
        return true;
    }
    if file.ends_with(".cjs") || !source.contains("await") && !source.contains("import.") {
        return false;
    }
    let is_meta =
        |node: Node<'_>| node.kind() == "meta_property" && node.text(source).starts_with("import");
    if source.contains("import.") && root.descendants().any(is_meta) {
        return true;
    }
    let mut waits = false;
    let mut pending = vec![root];
    while let Some(node) = pending.pop() {
        match node.kind() {
            "await_expression" => waits = true,
            "for_in_statement" if node.children().any(|child| child.kind() == "await") => {
                return true;
            }
            // A script may call a variable so.
            "variable_declarator"
                if node
                    .child_by_field("name")
                    .is_some_and(|name| name.text(source) == "await") =>
            {
                return false;
            }
            kind if crate::scopes::is_function(kind) => {}
            _ => pending.extend(node.named_children()),
        }
    }
    waits
}

impl<'a> Lowerer<'a, '_> {
    /// A module of the platform's, or an unknown.
    fn module(&mut self, source: Node<'a>, at: Span) -> Reg {
        let name = crate::literals::string(self.text(source));
        let text = self.b.text(&name, at);
        let file = self.b.text(self.file, at);
        let found = match name.starts_with('.') {
            true => self.helper("_requireFrom", &[file, text], at),
            false => self.helper("_require", &[text], at),
        };
        // What is there for certain needs nothing in its place.
        let is_there = match name.starts_with('.') {
            true => self.own_file(&name).is_some(),
            false => crate::library_parts::is_built_in(&name),
        };
        if is_there {
            return found;
        }
        let kept = self.hidden("module");
        self.declare_hidden(&kept, found, at);
        let found = self.load_plain(&kept, at);
        let is_missing = self.is_undefined(found, at);
        let (missing, end) = (self.b.label("missing"), self.b.label("imported"));
        self.b.branch_if(is_missing, missing, end, at);
        self.b.place(missing, at);
        let shown = self.b.text(&name, at);
        let importer = match self.is_es_module {
            true => self.b.text(self.file, at),
            false => self.undefined(at),
        };
        self.helper("_missingModule", &[shown, importer], at);
        let unknown = self.symbolic_import(&name, at);
        self.declare_hidden(&kept, unknown, at);
        self.b.place(end, at);
        self.load_plain(&kept, at)
    }

    /// `require("name")`.
    pub fn require(&mut self, node: Node<'a>, at: Span) -> Reg {
        let argument = node
            .child_by_field("arguments")
            .and_then(|arguments| parts(arguments).next());
        match argument {
            Some(name) if name.kind() == "string" => self.module(name, at),
            Some(name) => {
                let name = self.expr(name);
                let file = self.b.text(self.file, at);
                self.helper("_requireFrom", &[file, name], at)
            }
            None => self.undefined(at),
        }
    }

    pub fn import_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let Some(source) = node
            .child_by_field("source")
            .filter(|_| !self.is_bound(node))
        else {
            return;
        };
        let module = self.module(source, at);
        let Some(clause) = node.child_by_kind("import_clause") else {
            return;
        };
        for part in parts(clause) {
            let at = self.b.span(part);
            match part.kind() {
                // What a module of the platform's gives by default is itself.
                "identifier" => self.declare_imported(self.text(part), module, at),
                "namespace_import" => {
                    if let Some(name) = parts(part).next() {
                        self.declare_imported(self.text(name), module, at);
                    }
                }
                "named_imports" => {
                    for specifier in parts(part) {
                        let at = self.b.span(specifier);
                        let Some(name) = specifier.child_by_field("name") else {
                            continue;
                        };
                        let local = specifier.child_by_field("alias").unwrap_or(name);
                        let wanted = match name.kind() {
                            "string" => crate::literals::string(self.text(name)),
                            _ => self.text(name).to_owned(),
                        };
                        let value = match wanted.as_str() {
                            "default" => module,
                            wanted => self.load_field(module, wanted, at),
                        };
                        self.declare_imported(self.text(local), value, at);
                    }
                }
                _ => {
                    self.unsupported(part);
                }
            }
        }
    }

    /// Declares what an import gives, to which nothing can be assigned.
    fn declare_imported(&mut self, name: &str, value: Reg, at: Span) {
        self.declare(name, value, at);
        let is_const = self.is_es_module;
        let block = self.frame().blocks.last_mut();
        if let Some(variable) = block.and_then(|block| block.names.get_mut(name)) {
            variable.is_const |= is_const;
        }
    }

    pub fn export_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        if let Some(declaration) = node.child_by_field("declaration") {
            return self.statement(declaration);
        }
        if let Some(value) = node.child_by_field("value") {
            let value = self.expr_named(value, crate::files::DEFAULT);
            self.declare_hidden(crate::files::DEFAULT, value, at);
        }
        if self.is_bound(node) {
            return self.export_namespace(node);
        }
        if let Some(source) = node.child_by_field("source") {
            self.module(source, at);
        }
    }
}
