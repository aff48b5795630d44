//! The order of work: declare, check, find what the library must bring, emit module by module.

use super::checker::{Checker, Context};
use super::emit::Emitter;
use super::hir::Stmt;
use super::sink::Sink;
use super::ty::{ClassId, Ty};
use super::world::{ClassKind, FileId, Stage, TypeSight, World};
use super::{LANGUAGE, PRELUDE, faults};
use frontend::Builder;
use frontend::{Lowered, Unit};
use ir::{
    Callee, Code, Const, Diagnostic, FunctionKind, Hint, Intrinsic, ModuleId, Names, Op, ParamKind,
    Program, Scalar, Severity, Span, Symbol, UnOp,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use syntax::Node;

/// Lowers a program with all that it needs of the library.
pub(super) fn lower(unit: &Unit<'_>, program: &mut Program) -> Lowered {
    let mut checker = Checked::of(unit, program.names.clone(), false);
    if checker.checker.is_polluted {
        checker = Checked::of(unit, std::mem::take(&mut program.names), true);
    }
    let Checked {
        mut checker,
        main,
        top,
        installs,
        end,
    } = checker;
    let imports = checker.unknown_imports();
    let order = checker.class_order();
    program.names = std::mem::take(&mut checker.b.names);
    let mut diagnostics = std::mem::take(&mut checker.b.diagnostics);
    checker.b.names = program.names.clone();
    let mut unsupported = Vec::new();
    let mut files_of_modules: Vec<(String, String)> = Vec::new();
    let mut main_id = ModuleId(0);
    let files: Vec<FileId> = (0..checker.world.files.len() as u32).map(FileId).collect();
    for file in files {
        let classes: Vec<ClassId> = order
            .iter()
            .copied()
            .filter(|class| checker.world.class(*class).file == file)
            .collect();
        if classes.is_empty() && file != main {
            continue;
        }
        let info = checker.world.file(file);
        let builder = Builder::new(
            &mut program.names,
            &info.module,
            &LANGUAGE.semantics,
            info.source,
        );
        let mut emitter = Emitter {
            b: builder,
            checker: &checker,
            regions: frontend::Regions::default(),
            class: None,
            file,
            pending_label: None,
            copies: 0,
            is_entry: false,
            nesting: 0,
            scope: None,
            block: Span::NONE,
            arrays: Vec::new(),
            imported: Vec::new(),
        };
        let start = info.root.start();
        let at = emitter.b.span_of(start, start);
        let entry = emitter.b.intern("entry");
        let entry = emitter.b.label_named(entry);
        emitter.b.place(entry, at);
        // What is imported may be what classes derive from.
        let is_own = checker.is_own(file);
        if is_own {
            for name in imports
                .iter()
                .filter(|name| info.imports.values().any(|own| own == *name))
            {
                let at = import_of(info.root, info.source, name)
                    .map_or(at, |import| emitter.b.span(import));
                let text = emitter.b.text(name, at);
                let module = emitter.b.intrinsic(Intrinsic::ImportModule, &[text], at);
                let simple = name.rsplit('.').next().unwrap_or(name);
                let simple = emitter.b.intern(simple);
                emitter.declare(simple, module, at);
            }
        }
        emitter.module_classes(&classes);
        emitter.array_classes(at);
        if file == main {
            emitter.import_others(at);
            for &install in &installs {
                emitter.b.call(Callee::Name(install), Box::default(), at);
            }
            emitter.start(&classes, &top, at);
            if let Some(end) = end {
                emitter.b.call(Callee::Name(end), Box::default(), at);
            }
        }
        let read = info.path.as_ref().and_then(|path| unit.files.tree(path));
        let tree = read.map_or(unit.tree, |(tree, _)| tree);
        for error in tree.syntax_errors().filter(|_| is_own) {
            emitter.b.syntax_error(error);
        }
        let mut finished = emitter.b.finish();
        finished.module.is_library = !is_own || unit.is_library;
        if file == main {
            main_id = ModuleId(program.modules.len() as u32);
            diagnostics.append(&mut finished.diagnostics);
            unsupported = finished.unsupported;
        }
        if let Some(path) = &info.path {
            files_of_modules.push((info.module.clone(), path.to_string()));
            diagnostics.extend(finished.diagnostics.into_iter().map(|found| Diagnostic {
                file: Some(Rc::clone(path)),
                ..found
            }));
        }
        program.modules.push(finished.module.into());
    }
    prelude(program, &order, &checker, end.is_some());
    diagnostics.sort_by_key(|diagnostic: &Diagnostic| diagnostic.span);
    Lowered {
        module: main_id,
        diagnostics,
        imports,
        files: files_of_modules,
        unsupported,
    }
}

/// A program that has been checked.
struct Checked<'a> {
    checker: Checker<'a>,
    main: FileId,
    /// The statements that stand outside of classes.
    top: Vec<Stmt>,
    /// What makes the members of the program's classes known.
    installs: Vec<Symbol>,
    /// What waits for the threads at the end of `main`.
    end: Option<Symbol>,
}

impl<'a> Checked<'a> {
    fn of(unit: &Unit<'a>, names: Names, is_polluted: bool) -> Checked<'a> {
        let mut world = World::new(unit);
        let main = world.declare_file(unit.module_name, unit.source, unit.tree.root());
        world.own = vec![main];
        world.is_lenient = !unit.is_library;
        let sources = unit.files.all().iter();
        for path in sources.filter(|path| path.ends_with(".java")) {
            world.own_file(path);
        }
        world.reflects = world.mentions_reflection();
        if world.reflects && !unit.is_library {
            world.write_members();
        }
        let mut checker = Checker::new(names, world, main);
        checker.is_polluted = is_polluted;
        // Of a text that cannot be read nothing else is said, as `javac` does.
        // Without the library too little is known to say anything.
        let is_known = checker.world.core("Object").is_some();
        checker.b.is_reporting = is_known && !unit.tree.root().has_error();
        let top = checker.program(unit);
        checker.other_files();
        let installs = checker.installs();
        checker.needed_by_the_machine();
        checker.reach();
        let end = checker.end_of_main();
        checker.reach();
        checker.spread_captures();
        for file in checker.world.own.clone() {
            checker.main = file;
            checker.cx.file = file;
            checker.report_assumed();
            checker.report_unknown_packages();
            checker.primitive_arguments();
            checker.type_arguments();
            checker.missing_types();
        }
        checker.main = main;
        checker.cx.file = main;
        let is_wrong = |found: &Diagnostic| found.severity == Severity::Error;
        if !checker.b.diagnostics.iter().any(is_wrong) {
            checker.check_flow();
        }
        Checked {
            checker,
            main,
            top,
            installs,
            end,
        }
    }
}

/// The declaration that imports a name.
fn import_of<'a>(root: Node<'a>, source: &str, name: &str) -> Option<Node<'a>> {
    let mut imports = root
        .named_children()
        .filter(|child| child.kind() == "import_declaration");
    imports.find(|import| {
        import
            .named_children()
            .any(|child| super::declare::dotted(child.text(source)) == name)
    })
}

pub(super) fn top_context(file: FileId, class: Option<ClassId>) -> Context {
    Context {
        file,
        class,
        is_static: true,
        ret: Ty::Void,
        returns: Vec::new(),
        is_lambda: false,
        yields: Vec::new(),
        yield_ty: None,
        level: 0,
        method: "main".to_owned(),
        signature: String::new(),
        lambdas: 0,
        first_local: 0,
        hidden_slots: 0,
    }
}

/// The module that runs ahead of the program: it makes the library's classes in their order and knows what the
/// machine throws by its simple name.
fn prelude(program: &mut Program, order: &[ClassId], checker: &Checker<'_>, has_threads: bool) {
    let mut builder = Builder::new(&mut program.names, PRELUDE, &LANGUAGE.semantics, "");
    let at = Span::NONE;
    let entry = builder.intern("entry");
    let entry = builder.label_named(entry);
    builder.place(entry, at);
    let mut done: Vec<&str> = Vec::new();
    for class in order {
        let info = checker.world.class(*class);
        if checker.is_own(info.file) || checker.world.hidden.contains(&info.file) {
            continue;
        }
        let module = &checker.world.file(info.file).module;
        if !done.contains(&module.as_str()) {
            done.push(module);
            let text = builder.text(module, at);
            builder.intrinsic(Intrinsic::ImportModule, &[text], at);
        }
        if info.outer.is_none() && faults::CLASSES.contains(&info.name.as_str()) {
            let name = builder.intern(&format!("{module}::{}", info.binary));
            let value = builder.value(|dst| Op::LoadVar { dst, name }, at);
            let simple = builder.intern(&info.name);
            builder.emit(
                Op::DeclVar {
                    name: simple,
                    value,
                },
                at,
            );
        }
    }
    // What the machine asks the library: an object's text, and the report of what nobody caught.
    for (hook, method) in [
        ("_str", "toString/0"),
        ("_repr", "toString/0"),
        ("_report_uncaught", "printStackTrace/0"),
    ] {
        let entry = builder.label("func_hook");
        let end = builder.label("end_hook");
        builder.emit(Op::Branch { target: end }, at);
        builder.place(entry, at);
        let value = builder.intern("value");
        let value = builder.symbolic(Hint::Param(value, ParamKind::Normal), at);
        if hook == "_report_uncaught" {
            let lead = builder.text("Exception in thread \"main\" ", at);
            builder.intrinsic(Intrinsic::WriteErr, &[lead], at);
        }
        let text = builder.call_method(value, method, &[], at);
        // An object whose text is nothing is written as nothing is.
        let text = match method {
            "toString/0" => builder.unary(UnOp::As(Scalar::Text), text, at),
            _ => text,
        };
        if hook == "_report_uncaught" && has_threads {
            let end = builder.intern("java.lang.Thread::Thread.afterMain/0");
            builder.call(Callee::Name(end), Box::default(), at);
        }
        builder.emit(Op::Return { value: text }, at);
        builder.place(end, at);
        let name = builder.intern(hook);
        let kind = FunctionKind::Function;
        let value = builder.constant(Const::Function { name, entry, kind }, at);
        builder.emit(Op::DeclVar { name, value }, at);
    }
    let mut finished = builder.finish();
    finished.module.is_library = true;
    program.modules.push(finished.module.into());
}

impl<'a> Checker<'a> {
    /// Nothing checked yet.
    pub fn new(names: Names, world: World<'a>, main: FileId) -> Checker<'a> {
        Checker {
            b: Sink::new(names),
            world,
            main,
            cx: top_context(main, None),
            locals: Vec::new(),
            sight: TypeSight::default(),
            depth: 0,
            work: 0,
            anonymous: FxHashMap::default(),
            local_classes: FxHashMap::default(),
            numbering: FxHashMap::default(),
            lambda_numbers: FxHashMap::default(),
            results: FxHashMap::default(),
            anonymous_parents: FxHashMap::default(),
            live: FxHashSet::default(),
            live_order: Vec::new(),
            wanted_globals: FxHashSet::default(),
            wanted_members: FxHashSet::default(),
            done: FxHashSet::default(),
            checked: FxHashMap::default(),
            makes: FxHashSet::default(),
            texts: None,
            folding: Vec::new(),
            has_previews: false,
            is_polluted: false,
            open_members: FxHashSet::default(),
            called_at: Span::NONE,
            throws: FxHashMap::default(),
            reassigned: FxHashMap::default(),
            captured: Vec::new(),
            late: Vec::new(),
            blank_finals: FxHashSet::default(),
            slots: FxHashMap::default(),
        }
    }

    /// The class of a file's methods that stand outside of classes, where code stands there at all.
    pub fn bare_class(&mut self, file: FileId) -> Option<ClassId> {
        let root = self.world.file(file).root;
        let has_bare_code = root.named_children().any(|child| {
            super::declare::class_kind(child).is_none()
                && !matches!(
                    child.kind(),
                    "package_declaration" | "import_declaration" | "ERROR"
                )
        });
        if !has_bare_code {
            return None;
        }
        let kind = ClassKind::Class;
        let class = self
            .world
            .new_class(file, root, Some(root), "", String::new(), kind);
        self.world.class_mut(class).stage = Stage::Headed;
        self.world.complete(class);
        self.make_bare(class);
        Some(class)
    }

    /// Checks the program's own file; gives the statements that stand outside of classes.
    fn program(&mut self, unit: &Unit<'a>) -> Vec<Stmt> {
        let root = unit.tree.root();
        let mut top = Vec::new();
        if let Some(class) = self.bare_class(self.main) {
            self.cx = top_context(self.main, Some(class));
            self.mention(class);
            for child in root.named_children() {
                if super::declare::class_kind(child).is_none() {
                    self.statement_into(child, &mut top);
                }
            }
            self.check_class(class);
        }
        self.check_types_of(self.main);
        top
    }

    /// Checks the types of a file of the program.
    fn check_types_of(&mut self, file: FileId) {
        let mut classes: Vec<ClassId> = self.world.file(file).types.values().copied().collect();
        classes.sort_unstable();
        for class in classes {
            self.check_class(class);
        }
    }

    /// Checks the program's other files; more of them may be found meanwhile.
    fn other_files(&mut self) {
        let main = self.main;
        let mut at = 1;
        while let Some(&file) = self.world.own.get(at) {
            self.main = file;
            self.cx = top_context(file, None);
            self.check_types_of(file);
            at += 1;
        }
        self.main = main;
        self.cx = top_context(main, None);
    }

    /// Bare methods are static, and known by their plain names where that is clear.
    fn make_bare(&mut self, class: ClassId) {
        let count = self.world.class(class).methods.len();
        for index in 0..count {
            let methods = &self.world.class(class).methods;
            let name = methods[index].name;
            let is_alone = methods.iter().filter(|other| other.name == name).count() == 1;
            let written: Vec<String> = methods[index]
                .params
                .clone()
                .iter()
                .map(|ty| self.world.erased_name(ty))
                .collect();
            let method = &mut self.world.class_mut(class).methods[index];
            method.is_static = true;
            method.is_abstract = false;
            method.key = if is_alone {
                name.to_owned()
            } else {
                format!("{name}({})", written.join(","))
            };
        }
        self.world.class_mut(class).constructors.clear();
    }

    /// What the machine throws and calls itself.
    fn needed_by_the_machine(&mut self) {
        for name in faults::CLASSES {
            if let Some(class) = self.world.core(name) {
                self.mention(class);
            }
        }
        let string = self.world.string();
        self.texts = string.class_id().map(|_| Ty::array(string));
        for key in ["toString/0", "printStackTrace/0"] {
            self.want_member(key);
        }
        for name in [
            "Integer",
            "Long",
            "Short",
            "Byte",
            "Character",
            "Boolean",
            "Float",
            "Double",
            "String",
            "Class",
            "Throwable",
        ] {
            if let Some(class) = self.world.core(name) {
                self.mention(class);
            }
        }
    }

    /// A class that makes instances of a local one must hold what that captures from further outside.
    fn spread_captures(&mut self) {
        let mut makes: Vec<(ClassId, ClassId)> = self.makes.iter().copied().collect();
        makes.sort_unstable();
        for _ in 0..20 {
            let mut changed = false;
            for &(maker, made) in &makes {
                let captures = self.world.class(made).captures.clone();
                let level = self.world.class(maker).level;
                for capture in captures {
                    if capture.level >= level {
                        continue;
                    }
                    let mut holder = maker;
                    while !self.world.class(holder).is_local {
                        match self.world.class(holder).outer {
                            Some(outer) => holder = outer,
                            None => break,
                        }
                    }
                    let count = self.world.class(holder).captures.len();
                    self.capture_in(holder, capture.symbol, &capture.ty, capture.level);
                    changed |= self.world.class(holder).captures.len() > count;
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Says of classes that were taken without an import where they are from.
    fn report_assumed(&mut self) {
        let file = self.world.file(self.main);
        let (root, source) = (file.root, file.source);
        self.cx.file = self.main;
        for class in std::mem::take(&mut self.world.assumed) {
            let name = self.world.class(class).name.clone();
            let full = self.world.full_name(class);
            let mut names = root.descendants();
            let first = names.find(|node| {
                matches!(node.kind(), "type_identifier" | "identifier") && node.text(source) == name
            });
            if let Some(node) = first {
                let at = self.at(node);
                self.b.diagnostics.push(Diagnostic::new(
                    Code::InvalidProgram,
                    Severity::Warning,
                    at,
                    format!("cannot find symbol: class {name}; {full} is taken"),
                ));
            }
        }
    }

    /// Says which packages that are imported whole nobody has.
    fn report_unknown_packages(&mut self) {
        let file = self.world.file(self.main);
        let (root, source) = (file.root, file.source);
        self.cx.file = self.main;
        let is_whole = |node: &Node<'_>| {
            node.kind() == "import_declaration"
                && node.child_by_kind("asterisk").is_some()
                && node.child_by_kind("static").is_none()
        };
        for node in root.named_children().filter(is_whole) {
            let name = node
                .named_children()
                .find(|part| part.kind().ends_with("identifier"));
            let Some(name) = name.map(|name| name.text(source).replace(char::is_whitespace, ""))
            else {
                continue;
            };
            if !self.is_package(&name) {
                let at = self.at(node);
                let finding = Diagnostic::new(Code::UnknownImport, Severity::Warning, at, name);
                self.b.diagnostics.push(finding);
            }
        }
    }

    /// The imports that the library does not have.
    fn unknown_imports(&mut self) -> Vec<String> {
        let mut names = Vec::new();
        for file in self.world.own.clone() {
            let imports = self.world.file(file).imports.values().cloned();
            for name in imports.collect::<Vec<_>>() {
                let simple = name.rsplit('.').next().unwrap_or(&name);
                let is_here = self.world.file(file).types.contains_key(simple);
                if !is_here && self.world.named(&name).is_none() {
                    names.push(name);
                }
            }
        }
        names.sort();
        names.dedup();
        names
    }

    /// Whether the library or the program has a package, or a class, of a name.
    fn is_package(&mut self, name: &str) -> bool {
        let folder = name.replace('.', "/");
        let is_in_folder = |path: &String| {
            let (parent, _) = path.rsplit_once('/').unwrap_or_default();
            parent == folder || parent.ends_with(&format!("/{folder}"))
        };
        let mut own = self.world.own.iter();
        super::library::has_package(name)
            || own.any(|file| *self.world.file(*file).package == *name)
            || self.world.neighbours.all().iter().any(is_in_folder)
            || self.world.named(name).is_some()
    }

    /// The classes that take part, each behind those that it inherits from.
    fn class_order(&mut self) -> Vec<ClassId> {
        let mut order = Vec::new();
        let mut seen = FxHashSet::default();
        // An interface has no superclass: what the machine takes for its root must be there before the library's are made.
        let object = self.world.core("Object");
        if let Some(object) = object.filter(|object| self.live.contains(object)) {
            seen.insert(object);
            order.push(object);
        }
        for &class in &self.live_order.clone() {
            let mut supers: Vec<ClassId> = self
                .world
                .all_supers(&Ty::class(class))
                .iter()
                .filter_map(Ty::class_id)
                .collect();
            // From the roots down: a class has all the supertypes of its supertypes, and more.
            let mut counted: Vec<(usize, usize, ClassId)> = Vec::new();
            for (at, id) in supers.drain(..).enumerate() {
                let count = self.world.all_supers(&Ty::class(id)).len();
                counted.push((count, at, id));
            }
            counted.sort_unstable();
            for (_, _, id) in counted {
                if seen.insert(id) {
                    order.push(id);
                }
            }
        }
        order
    }
}
