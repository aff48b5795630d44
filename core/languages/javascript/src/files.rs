//! The program's other files: scripts that `require` runs, which are functions as in Node, and modules, whose variables those
//! who import them see by the module's name and theirs.
//!
//! A file's module is called like the file.

use crate::lowerer::{Lowerer, Variable, parts};
use crate::modules::is_module;
use ir::{Const, FunctionKind, Hint, Intrinsic, Op, ParamKind, Reg, Span};
use rustc_hash::FxHashSet;
use syntax::{Node, SyntaxTree};

/// What stands behind a name that is written without it.
const ENDINGS: [&str; 10] = [
    "",
    ".js",
    ".mjs",
    ".cjs",
    ".ts",
    ".json",
    "/index.js",
    "/index.mjs",
    "/index.cjs",
    "/index.ts",
];

/// How many modules one export may be handed through.
const MOST_HANDED: usize = 20;

/// The variable of what a module exports without a name, where that has none of its own.
pub const DEFAULT: &str = "default";

/// A name that a module exports.
struct Export<'t> {
    name: &'t str,
    what: Exported<'t>,
}

/// What stands behind it.
enum Exported<'t> {
    /// A variable of the module.
    Own(&'t str),
    /// What another exports by a name.
    Of(&'t str, &'t str),
    /// All that another exports, as one object.
    All,
}

/// Whether a declaration is one of a type alone, as TypeScript has them.
fn is_of_types(kind: &str) -> bool {
    matches!(kind, "interface_declaration" | "type_alias_declaration")
}

/// The content of a string.
fn content<'t>(string: Node<'t>, source: &'t str) -> &'t str {
    string.text(source).trim_matches(['"', '\'', '`'])
}

/// What a module exports by name, and the modules of which it exports everything.
fn exports<'t>(tree: &'t SyntaxTree, source: &'t str) -> (Vec<Export<'t>>, Vec<&'t str>) {
    let (mut named, mut stars) = (Vec::new(), Vec::new());
    let statements = tree.root().children();
    for node in statements.filter(|node| node.kind() == "export_statement") {
        let from = node.child_by_field("source");
        let from = from.map(|from| content(from, source));
        let has = |token: &str| node.children().any(|child| child.kind() == token);
        // `export = value` is what a module gives by default.
        let is_default = has("default") || has("=");
        let declared = node.child_by_field("declaration");
        if has("type") || declared.is_some_and(|declared| is_of_types(declared.kind())) {
            continue;
        }
        if is_default {
            let own = declared.and_then(|declared| declared.child_by_field("name"));
            let own = own.map_or(DEFAULT, |own| own.text(source));
            let what = Exported::Own(own);
            named.push(Export {
                name: DEFAULT,
                what,
            });
        } else if let Some(declared) = declared {
            let mut names = Vec::new();
            match declared.child_by_field("name") {
                Some(name) => names.push(name),
                None => {
                    let patterns = parts(declared).filter_map(|one| one.child_by_field("name"));
                    patterns.for_each(|pattern| crate::scopes::bound_names(pattern, &mut names));
                }
            }
            named.extend(names.into_iter().map(|name| Export {
                name: name.text(source),
                what: Exported::Own(name.text(source)),
            }));
        }
        let clause = node.child_by_kind("export_clause");
        for specifier in clause.into_iter().flat_map(parts) {
            let Some(own) = specifier.child_by_field("name") else {
                continue;
            };
            if specifier.children().any(|child| child.kind() == "type") {
                continue;
            }
            let alias = specifier.child_by_field("alias").unwrap_or(own);
            let own = content(own, source);
            let what = match from {
                Some(from) => Exported::Of(from, own),
                None => Exported::Own(own),
            };
            let name = content(alias, source);
            named.push(Export { name, what });
        }
        match (node.child_by_kind("namespace_export"), from) {
            (Some(space), Some(_)) => named.extend(parts(space).map(|name| Export {
                name: content(name, source),
                what: Exported::All,
            })),
            (None, Some(from)) if clause.is_none() => stars.push(from),
            _ => {}
        }
    }
    (named, stars)
}

impl<'a> Lowerer<'a, '_> {
    /// The file that a name means which is written in another.
    fn found_from(&self, file: &str, name: &str) -> Option<String> {
        if !name.starts_with("./") && !name.starts_with("../") && !matches!(name, "." | "..") {
            return None;
        }
        let path = frontend::beside(file, name)?;
        // TypeScript names the file that will be there.
        let emitted = path.strip_suffix(".js").map(|stem| format!("{stem}.ts"));
        if let Some(written) = emitted.filter(|path| self.files.text(path).is_some()) {
            return Some(written);
        }
        let mut paths = ENDINGS.iter().map(|ending| format!("{path}{ending}"));
        paths.find(|path| self.files.text(path).is_some())
    }

    /// The file of the program that a name means.
    pub fn own_file(&self, name: &str) -> Option<String> {
        self.found_from(self.file, name)
    }

    /// Runs a file's module, which is its code where that is a module, and makes a script known.
    fn import_file(&mut self, path: &str, at: Span) {
        if !self.own_modules.iter().any(|(known, _)| known == path) {
            self.own_modules.push((path.to_owned(), path.to_owned()));
            self.imports.push(path.to_owned());
        }
        // Modules that import each other see each other's functions before their code runs.
        if !self.is_script && self.is_module_file(path) {
            self.first_modules.push((path.to_owned(), at));
            return;
        }
        let path = self.b.text(path, at);
        self.b.intrinsic(Intrinsic::ImportModule, &[path], at);
    }

    /// Runs the modules that a module imports.
    pub fn run_first_modules(&mut self) {
        for (path, at) in std::mem::take(&mut self.first_modules) {
            let path = self.b.text(&path, at);
            self.b.intrinsic(Intrinsic::ImportModule, &[path], at);
        }
    }

    /// Whether a file is a module; one with values alone is not.
    fn is_module_file(&self, path: &str) -> bool {
        !path.ends_with(".json")
            && self
                .files
                .tree(path)
                .is_some_and(|(tree, source)| is_module(tree.root(), source, path))
    }

    /// Makes the program's files known that a file names: those that it requires, and those that it imports, which run first.
    pub fn import_files(&mut self, root: Node<'a>) {
        if self.is_library {
            return;
        }
        let mut known = FxHashSet::default();
        for node in root.descendants() {
            let named = match node.kind() {
                "call_expression" => {
                    let function = node.child_by_field("function");
                    let name = function.map_or("", |function| self.text(function));
                    let arguments = node.child_by_field("arguments");
                    matches!(name, "require" | "import" | "require.resolve")
                        .then(|| arguments.and_then(|given| parts(given).next()))
                        .flatten()
                }
                "import_statement" | "export_statement" => node.child_by_field("source"),
                _ => None,
            };
            let Some(named) = named.filter(|named| named.kind() == "string") else {
                continue;
            };
            let Some(path) = self.own_file(content(named, self.source)) else {
                continue;
            };
            if path == self.files.entry() || !known.insert(path.clone()) {
                continue;
            }
            let at = self.b.span(node);
            if path.ends_with(".json") {
                let text = self.files.text(&path).unwrap_or_default().to_owned();
                let (path, text) = (self.b.text(&path, at), self.b.text(&text, at));
                self.helper("_provideJson", &[path, text], at);
                continue;
            }
            // A module that is imported where it is asked for runs then.
            let is_later = node.kind() == "call_expression" && self.is_module_file(&path);
            match is_later {
                true => self.own_modules.push((path.clone(), path.clone())),
                false => self.import_file(&path, at),
            }
            if is_later {
                self.imports.push(path);
            }
        }
        if self.file == self.files.entry() {
            self.all_scripts(self.files.all(), root, &mut known);
        }
        if self.computes_names(root) {
            self.all_scripts(self.files.nearby(), root, &mut known);
            self.all_modules(root);
        }
        for node in root.children() {
            if node.kind() == "import_statement" {
                self.bind_imports(node);
            }
        }
    }

    /// Whether a file requires others by names that it computes.
    fn computes_names(&self, root: Node<'a>) -> bool {
        let mut calls = root
            .descendants()
            .filter(|node| node.kind() == "call_expression");
        calls.any(|call| {
            let function = call.child_by_field("function");
            let name = function.map_or("", |function| self.text(function));
            let given = call.child_by_field("arguments");
            let given = given.and_then(|given| parts(given).next());
            matches!(name, "require" | "import")
                && given.is_some_and(|given| given.kind() != "string")
        })
    }

    /// Makes the scripts among some files known, which may be required by names that are computed.
    fn all_scripts(&mut self, all: &[String], root: Node<'a>, known: &mut FxHashSet<String>) {
        let at = self.b.span_of(root.start(), root.start());
        for path in all {
            let is_script = [".js", ".cjs", ".ts"]
                .iter()
                .any(|ending| path.ends_with(ending));
            let is_other = is_script && *path != self.files.entry() && !self.is_module_file(path);
            if is_other && known.insert(path.clone()) {
                self.import_file(path, at);
            }
        }
    }

    /// Makes the modules known that may be imported by names that are computed: they run when they are.
    fn all_modules(&mut self, root: Node<'a>) {
        let at = self.b.span_of(root.start(), root.start());
        let files = self.files;
        let mut seen = FxHashSet::default();
        for path in files.all().iter().chain(files.nearby()) {
            let is_source = [".js", ".mjs", ".ts", ".mts"]
                .iter()
                .any(|ending| path.ends_with(ending));
            let is_other = is_source && *path != files.entry() && self.is_module_file(path);
            if !is_other || !seen.insert(path) {
                continue;
            }
            if !self.own_modules.iter().any(|(known, _)| known == path) {
                self.own_modules.push((path.clone(), path.clone()));
                self.imports.push(path.clone());
            }
            let load = self.loader(path, at);
            let path = self.b.text(path, at);
            self.helper("_provideModule", &[path, load], at);
        }
    }

    /// The path of the module that an import is from, where that is a file of the program.
    fn module_of(&self, import: Node<'a>) -> Option<String> {
        let source = import.child_by_field("source")?;
        let path = self.own_file(content(source, self.source))?;
        self.is_module_file(&path).then_some(path)
    }

    /// Whether an import has been dealt with before the file's code.
    pub fn is_bound(&self, import: Node<'a>) -> bool {
        self.module_of(import).is_some()
    }

    /// Lets the names of an import mean the variables of the module that it is from.
    fn bind_imports(&mut self, node: Node<'a>) {
        let Some(path) = self.module_of(node) else {
            return;
        };
        let clause = node.child_by_kind("import_clause");
        for part in clause.into_iter().flat_map(parts) {
            let at = self.b.span(part);
            match part.kind() {
                "identifier" => self.bind_import(&path, DEFAULT, part, part),
                "namespace_import" => {
                    if let Some(name) = parts(part).next() {
                        let all = self.namespace(&path, at);
                        self.declare(self.text(name), all, at);
                    }
                }
                "named_imports" => {
                    for specifier in parts(part) {
                        if let Some(name) = specifier.child_by_field("name") {
                            let local = specifier.child_by_field("alias").unwrap_or(name);
                            let wanted = content(name, self.source);
                            self.bind_import(&path, wanted, name, local);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn bind_import(&mut self, path: &str, name: &str, wanted: Node<'a>, local: Node<'a>) {
        let own = match self.exported(path, name, MOST_HANDED) {
            Some((module, variable)) => self.of_module(&module, &variable),
            None => {
                let at = self.b.span(wanted);
                let message = format!(
                    "The requested module './{path}' does not provide an export named '{name}'"
                );
                if self.is_es_module {
                    let width = self.b.int(self.text(wanted).chars().count(), at);
                    let (words, kind) = (self.b.text(&message, at), self.b.text("linked", at));
                    self.helper("_refuse", &[words, width, kind], at);
                }
                self.b.invalid(at, message);
                format!("{path}::{name}")
            }
        };
        let variable = Variable {
            own,
            is_const: true,
            is_early: false,
            ..Variable::default()
        };
        let local = self.text(local).to_owned();
        if let Some(block) = self.frame().blocks.last_mut() {
            block.names.insert(local, variable);
        }
    }

    /// The module and the variable behind what a module exports by a name.
    fn exported(&self, path: &str, name: &str, depth: usize) -> Option<(String, String)> {
        if depth == 0 {
            return None;
        }
        let (tree, source) = self.files.tree(path)?;
        if !is_module(tree.root(), source, path) {
            return None;
        }
        let (named, stars) = exports(tree, source);
        if let Some(export) = named.iter().find(|export| export.name == name) {
            return match export.what {
                Exported::Own(variable) => {
                    // What is imported may be exported again.
                    let handed = imported(tree, source, variable);
                    let further = handed.and_then(|(from, name)| {
                        self.exported(&self.found_from(path, from)?, name, depth - 1)
                    });
                    further.or_else(|| Some((path.to_owned(), variable.to_owned())))
                }
                Exported::Of(from, name) => {
                    self.exported(&self.found_from(path, from)?, name, depth - 1)
                }
                Exported::All => Some((path.to_owned(), format!("{name}@all"))),
            };
        }
        if name == DEFAULT {
            return None;
        }
        let mut others = stars.iter().filter_map(|from| self.found_from(path, from));
        others.find_map(|other| self.exported(&other, name, depth - 1))
    }

    /// The names that a module exports.
    fn exported_names(&self, path: &str, depth: usize, out: &mut Vec<String>) {
        let Some((tree, source)) = self.files.tree(path).filter(|_| depth > 0) else {
            return;
        };
        let (named, stars) = exports(tree, source);
        out.extend(named.iter().map(|export| export.name.to_owned()));
        for other in stars.iter().filter_map(|from| self.found_from(path, from)) {
            let mut theirs = Vec::new();
            self.exported_names(&other, depth - 1, &mut theirs);
            out.extend(theirs.into_iter().filter(|name| name != DEFAULT));
        }
    }

    /// What a module exports, as one object.
    pub fn namespace(&mut self, path: &str, at: Span) -> Reg {
        let mut names = Vec::new();
        self.exported_names(path, MOST_HANDED, &mut names);
        names.sort();
        names.dedup();
        let mut all = vec![self.b.text(path, at)];
        for name in names {
            if let Some((module, variable)) = self.exported(path, &name, MOST_HANDED) {
                all.push(self.b.text(&name, at));
                let variable = self.of_module(&module, &variable);
                all.push(self.reader(&variable, at));
            }
        }
        self.helper("_namespace", &all, at)
    }

    /// What a variable of a module is called in others. The file that a program begins with may be imported too, by itself or in
    /// a cycle.
    fn of_module(&self, path: &str, variable: &str) -> String {
        match path {
            path if path == self.file => format!("::{variable}"),
            path if path == self.files.entry() => format!("{}::{variable}", frontend::MAIN),
            path => format!("{path}::{variable}"),
        }
    }

    /// A function that reads a variable.
    fn reader(&mut self, variable: &str, at: Span) -> Reg {
        let (entry, end) = (self.b.label("func_reader"), self.b.label("end_reader"));
        self.b.jump(end, at);
        self.b.place(entry, at);
        let value = self.load_plain(variable, at);
        self.b.emit(Op::Return { value }, at);
        self.b.place(end, at);
        let name = self.b.intern("get");
        let kind = FunctionKind::Function;
        self.b.constant(Const::Function { name, entry, kind }, at)
    }

    /// `export * as name from`: the object is a variable of this module.
    pub fn export_namespace(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let (Some(path), Some(space)) =
            (self.module_of(node), node.child_by_kind("namespace_export"))
        else {
            return;
        };
        if let Some(name) = parts(space).next() {
            let all = self.namespace(&path, at);
            let variable = format!("{}@all", content(name, self.source));
            self.declare_hidden(&variable, all, at);
        }
    }

    /// `import("./file")`: what the module exports, later.
    pub fn import_later(&mut self, node: Node<'a>) -> Option<Reg> {
        let at = self.b.span(node);
        let arguments = node.child_by_field("arguments")?;
        let name = parts(arguments).next()?;
        let path = match name.kind() {
            "string" => self.own_file(content(name, self.source)),
            _ => None,
        };
        let value = match path {
            Some(path) if self.is_module_file(&path) => {
                let load = self.loader(&path, at);
                let is_there = self.constant_bool(path == self.files.entry(), at);
                let path = self.b.text(&path, at);
                self.helper("_importModule", &[path, load, is_there], at)
            }
            _ => {
                let name = self.expr(name);
                let file = self.b.text(self.file, at);
                self.helper("_importLater", &[file, name], at)
            }
        };
        Some(value)
    }

    /// A function that runs a module, once, and gives what it exports.
    fn loader(&mut self, path: &str, at: Span) -> Reg {
        let (entry, end) = (self.b.label("func_loader"), self.b.label("end_loader"));
        self.skip_to(end, at);
        self.b.place(entry, at);
        // The file that the program begins with is at work already.
        if path != self.files.entry() {
            let text = self.b.text(path, at);
            self.b.intrinsic(Intrinsic::ImportModule, &[text], at);
        }
        let value = self.namespace(path, at);
        self.b.emit(Op::Return { value }, at);
        self.b.place(end, at);
        let name = self.b.intern("load");
        let kind = FunctionKind::Function;
        self.b.constant(Const::Function { name, entry, kind }, at)
    }

    /// A script that others require is a function, which the library calls when it is first required.
    /// What is refused in it ends that call.
    pub fn provide(&mut self, root: Node<'a>, refuse: impl FnOnce(&mut Self)) {
        let at = self.b.span_of(root.start(), root.start());
        let (entry, end) = (self.b.label("func_file"), self.b.label("end_file"));
        self.b.jump(end, at);
        self.b.place(entry, at);
        self.frames.push(crate::lowerer::Frame {
            entry: Some(entry),
            ..crate::lowerer::Frame::default()
        });
        self.open(root, root.end());
        for name in ["exports", "module", "__filename", "__dirname"] {
            let own = self.register(name, false, false);
            let symbol = self.b.intern(&own);
            let value = self.b.symbolic(Hint::Param(symbol, ParamKind::Normal), at);
            self.declare_as(&own, value, at);
        }
        refuse(self);
        self.code_of(root);
        if !self.b.is_terminated() {
            let behind = self.b.span_of(root.end(), root.end());
            let value = self.undefined(behind);
            self.b.emit(Op::Return { value }, behind);
        }
        self.close();
        self.frames.pop();
        self.b.place(end, at);
        let name = self.b.intern("<anonymous>");
        let kind = FunctionKind::Function;
        let function = self.b.constant(Const::Function { name, entry, kind }, at);
        let path = self.b.text(self.file, at);
        self.helper("_provide", &[path, function], at);
    }
}

/// Where a module imports a name from, and what it is called there.
fn imported<'t>(tree: &'t SyntaxTree, source: &'t str, name: &str) -> Option<(&'t str, &'t str)> {
    let imports = tree.root().children();
    for import in imports.filter(|node| node.kind() == "import_statement") {
        let Some(from) = import.child_by_field("source") else {
            continue;
        };
        let clause = import.child_by_kind("import_clause");
        for part in clause.into_iter().flat_map(parts) {
            if part.kind() == "identifier" && part.text(source) == name {
                return Some((content(from, source), DEFAULT));
            }
            for specifier in parts(part).filter(|part| part.kind() == "import_specifier") {
                let Some(theirs) = specifier.child_by_field("name") else {
                    continue;
                };
                let local = specifier.child_by_field("alias").unwrap_or(theirs);
                if local.text(source) == name {
                    return Some((content(from, source), content(theirs, source)));
                }
            }
        }
    }
    None
}
