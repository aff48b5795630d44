//! `import` in all its forms.

use super::library;
use super::lowerer::{FrameKind, Lowerer};
use ir::{Code, Intrinsic, Reg, Severity, Span};
use syntax::Node;

/// The module by which the library's own modules name the machine's intrinsics.
const INTRINSICS: &str = "__intrinsics__";

impl<'a> Lowerer<'a> {
    /// Imports a module, and before that the packages around it where they are the program's own.
    pub fn import_module(&mut self, name: &str, at: Span) -> Reg {
        for (end, _) in name.match_indices('.') {
            if self.own_file(&name[..end]).is_some() {
                self.import_by_name(&name[..end], at);
            }
        }
        self.import_by_name(name, at)
    }

    fn import_by_name(&mut self, name: &str, at: Span) -> Reg {
        self.mention(name);
        let name = self.b.text(name, at);
        self.b.intrinsic(Intrinsic::ImportModule, &[name], at)
    }

    /// Lists a module among those that the program imports.
    fn mention(&mut self, name: &str) {
        if self.imports.iter().any(|known| known == name) {
            return;
        }
        self.imports.push(name.to_owned());
        if let Some(path) = self.own_file(name) {
            self.own_modules.push((name.to_owned(), path));
        }
    }

    /// The file of the program that a module is made of: looked for beside the file that the program begins with, then from the
    /// program's folder. A folder without `__init__.py` is a package too, which holds nothing.
    fn own_file(&self, name: &str) -> Option<String> {
        if self.is_library || name.is_empty() || name.starts_with('.') {
            return None;
        }
        let path = name.replace('.', "/");
        let beside = frontend::beside(self.files.entry(), &path);
        let bases: Vec<String> = beside.into_iter().chain([path]).collect();
        let endings = [".py", "/__init__.py", "/"];
        let found = bases.iter().find_map(|base| {
            let mut paths = endings.iter().map(|ending| format!("{base}{ending}"));
            paths.find(|path| self.files.text(path).is_some())
        })?;
        // What lies in folders of packages that came with the language is not the program's.
        let is_folder = found.ends_with('/');
        (!is_folder || library::LIBRARY.find(name).is_none()).then_some(found)
    }

    /// Lists the module that a call imports by its name, where the name is written there: `__import__("a")` and
    /// `importlib.import_module("a")`.
    pub fn mention_imported_by_call(&mut self, function: &str, arguments: Node<'a>) {
        if !matches!(function, "__import__" | "import_module") {
            return;
        }
        let Some(name) = arguments.named_children().next() else {
            return;
        };
        let content = name.child_by_kind("string_content");
        if name.kind() == "string" && name.named_children().count() == 3 {
            let name = content.map_or("", |content| self.text(content));
            for (end, _) in name.match_indices('.') {
                self.mention(&name[..end]);
            }
            self.mention(name);
        }
    }

    /// Lists a module of the library that is a member of another one, where the program reads it as that: `collections.abc`.
    pub fn mention_submodule(&mut self, object: Node<'a>, member: Node<'a>) {
        if object.kind() == "identifier" {
            let name = format!("{}.{}", self.text(object), self.text(member));
            if library::LIBRARY.find(&name).is_some() {
                self.mention(&name);
            }
        }
    }

    /// The text of a dotted name, without the spaces that may stand in it.
    fn dotted(&self, node: Node<'a>) -> String {
        let parts: Vec<_> = node.named_children().map(|part| self.text(part)).collect();
        parts.join(".")
    }

    pub fn import_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        for import in node.children_by_field("name") {
            match import.kind() {
                "aliased_import" => {
                    let (Some(name), Some(alias)) = (
                        import.child_by_field("name"),
                        import.child_by_field("alias"),
                    ) else {
                        continue;
                    };
                    let name = self.dotted(name);
                    let module = self.import_module(&name, at);
                    self.store_name(self.text(alias), module, at);
                }
                _ => {
                    let name = self.dotted(import);
                    let module = self.import_module(&name, at);
                    let Some(first) = import.named_children().next() else {
                        continue;
                    };
                    // `import a.b` runs both modules and binds `a`.
                    let first = self.text(first);
                    let bound = if first == name {
                        module
                    } else {
                        self.import_module(first, at)
                    };
                    self.store_name(first, bound, at);
                }
            }
        }
    }

    pub fn import_from_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let Some(module_name) = node.child_by_field("module_name") else {
            return;
        };
        let name = self.absolute_name(module_name);
        if self.is_library && name == INTRINSICS {
            return self.import_intrinsics(node);
        }
        let module = self.import_module(&name, at);
        if node.child_by_kind("wildcard_import").is_some() {
            if self.frame().kind != FrameKind::Module {
                self.b.invalid(at, "import * only allowed at module level");
            }
            for submodule in self.listed_submodules(&name) {
                self.import_by_name(&submodule, at);
            }
            self.b.intrinsic(Intrinsic::ImportAll, &[module], at);
            return;
        }
        for (member, alias) in self.imported_members(node) {
            let submodule = format!("{name}.{member}");
            if library::LIBRARY.find(&submodule).is_some() || self.own_file(&submodule).is_some() {
                self.mention(&submodule);
            }
            let member = self.b.text(member, at);
            let value = self
                .b
                .intrinsic(Intrinsic::ImportMember, &[module, member], at);
            self.store_name(alias, value, at);
        }
    }

    /// The modules inside of a package of the program that its `__all__` lists.
    fn listed_submodules(&self, package: &str) -> Vec<String> {
        let path = self.own_file(package);
        let Some((tree, source)) = path.and_then(|path| self.files.tree(&path)) else {
            return Vec::new();
        };
        let is_list = |node: &Node<'_>| {
            let target = node.child_by_field("left");
            node.kind() == "assignment"
                && target.is_some_and(|target| target.text(source) == "__all__")
        };
        let lists = tree.root().descendants().filter(is_list);
        let texts = lists.flat_map(|list| list.descendants());
        let texts = texts.filter(|node| node.kind() == "string_content");
        let names = texts.map(|text| format!("{package}.{}", text.text(source)));
        names.filter(|name| self.own_file(name).is_some()).collect()
    }

    /// The members that a `from` import names, each with the name that it gets.
    fn imported_members(&self, node: Node<'a>) -> Vec<(&'a str, &'a str)> {
        node.children_by_field("name")
            .map(|import| {
                let name = import.child_by_field("name").unwrap_or(import);
                let alias = import.child_by_field("alias").unwrap_or(name);
                (self.text(name), self.text(alias))
            })
            .collect()
    }

    /// A module's name with leading dots resolved against this module's own name, where it is in a
    /// package; else as written, which names no module.
    fn absolute_name(&self, node: Node<'a>) -> String {
        if node.kind() != "relative_import" {
            return self.dotted(node);
        }
        let prefix = node.child_by_kind("import_prefix");
        let level = prefix.map_or(0, |prefix| prefix.children().count());
        let rest = node
            .child_by_kind("dotted_name")
            .map(|name| self.dotted(name))
            .unwrap_or_default();
        let mut package = self.module_name;
        // A package's own file stands inside of it.
        let inner = usize::from(self.is_package);
        for _ in inner..level {
            match package.rsplit_once('.') {
                Some((outer, _)) => package = outer,
                None => return format!("{}{rest}", ".".repeat(level)),
            }
        }
        match rest.is_empty() {
            true => package.to_owned(),
            false => format!("{package}.{rest}"),
        }
    }

    fn import_intrinsics(&mut self, node: Node<'a>) {
        for import in node.children_by_field("name") {
            let at = self.b.span(import);
            let name = import.child_by_field("name").unwrap_or(import);
            let alias = import.child_by_field("alias").unwrap_or(name);
            match Intrinsic::from_name(self.text(name)) {
                Some(intrinsic) => drop(self.intrinsics.insert(self.text(alias), intrinsic)),
                None => {
                    let subject = format!("{INTRINSICS}.{}", self.text(name));
                    self.b
                        .report(Code::UnknownImport, Severity::Error, at, subject);
                }
            }
        }
    }

    pub fn future_import_statement(&mut self, node: Node<'a>) {
        for (name, _) in self.imported_members(node) {
            match name {
                "annotations" => self.annotations_are_text = true,
                "nested_scopes" | "generators" | "division" | "absolute_import"
                | "with_statement" | "print_function" | "unicode_literals" | "generator_stop" => {}
                _ => {
                    let at = self.b.span(node);
                    let message = format!("future feature {name} is not defined");
                    self.b.invalid(at, message);
                }
            }
        }
    }
}
