//! The library's modules as programs import them: each parsed once, the prelude lowered once.
//!
//! Where a build has only the base of the libraries, its host is told when a program misses a module, and
//! brings the others.

use crate::compile::Parser;
use ir::Program;
use lang::{Found, Frontend, Unit};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Mutex;
use syntax::SyntaxTree;

/// The libraries of all languages.
#[derive(Default)]
pub struct Library {
    /// Those that were asked for, by language and name.
    modules: FxHashMap<(&'static str, String), Module>,
    /// For each language a program that holds its prelude alone.
    preludes: FxHashMap<&'static str, Program>,
    /// Whether modules beyond the base come from the host.
    is_on_demand: bool,
    /// The files that the host has brought, by language.
    brought: FxHashMap<&'static str, FxHashMap<String, Rc<str>>>,
    /// The language of which a module was missed that the host may have.
    missed: Option<&'static Frontend>,
}

#[derive(Clone)]
struct Module {
    source: Rc<str>,
    tree: Rc<SyntaxTree>,
}

/// The trees of the modules that a frontend has asked for, for the life of the process: their sources are the same
/// in every compilation, and frontends hold on to them while they lower a program.
static KEPT: Mutex<BTreeMap<(&str, String), Kept>> = Mutex::new(BTreeMap::new());

type Kept = (&'static SyntaxTree, &'static str);

/// A library as a frontend sees it while it lowers a program.
pub(crate) struct Trees<'l> {
    parts: RefCell<(&'l mut Library, &'l mut dyn Parser)>,
    frontend: &'static Frontend,
}

impl<'l> Trees<'l> {
    pub(crate) fn new(
        library: &'l mut Library,
        parser: &'l mut dyn Parser,
        frontend: &'static Frontend,
    ) -> Trees<'l> {
        Trees {
            parts: RefCell::new((library, parser)),
            frontend,
        }
    }

    /// The tree and the source of a module; `None` where there is none, or none that can be parsed.
    pub(crate) fn find(&self, name: &str) -> Option<Kept> {
        let mut parts = self.parts.borrow_mut();
        let (library, parser) = &mut *parts;
        let key = (self.frontend.name, name.to_owned());
        let mut kept = KEPT.lock().ok()?;
        if let Some(&known) = kept.get(&key)
            && let Some(source) = library.source(self.frontend, name)
            && *source == *known.1
        {
            library.note(&key, &source, known);
            return Some(known);
        }
        let module = library.module(*parser, self.frontend, name).ok()??;
        let tree: &'static SyntaxTree = Box::leak(Box::new((*module.tree).clone()));
        let source: &'static str = Box::leak(Box::from(&*module.source));
        kept.insert(key, (tree, source));
        Some((tree, source))
    }
}

impl Library {
    /// A library whose host brings all modules but the base.
    #[must_use]
    pub fn on_demand() -> Library {
        Library {
            is_on_demand: true,
            ..Library::default()
        }
    }

    /// Takes the files that the host has of a language's library: their paths in its folder and their texts. From
    /// then on what is not among them does not exist.
    pub fn bring(
        &mut self,
        frontend: &'static Frontend,
        files: impl IntoIterator<Item = (String, String)>,
    ) {
        let files = files.into_iter();
        let files = files.map(|(file, text)| (file, text.into()));
        self.brought.insert(frontend.name, files.collect());
    }

    /// The language of which the program compiled last imports something that is not here and that the host may
    /// have: after [`Library::bring`] it is to be compiled again.
    #[must_use]
    pub fn missed(&self) -> Option<&'static Frontend> {
        self.missed
    }

    /// A program is about to be compiled.
    pub(crate) fn begin(&mut self) {
        self.missed = None;
    }

    /// The source of a module that is part of a program; empty for one that is not of a library.
    pub(crate) fn text(&self, language: &str, name: &str) -> Rc<str> {
        let modules = self.modules.iter();
        let mut found = modules.filter(|(key, _)| key.0 == language && key.1 == name);
        found
            .next()
            .map_or_else(|| "".into(), |(_, module)| Rc::clone(&module.source))
    }

    /// A program that holds a language's prelude and what that imports.
    pub(crate) fn prelude(
        &mut self,
        parser: &mut dyn Parser,
        frontend: &'static Frontend,
    ) -> Result<Program, String> {
        if let Some(program) = self.preludes.get(frontend.name) {
            return Ok(program.clone());
        }
        let mut program = Program::default();
        let mut wanted = vec![frontend.semantics.prelude.to_owned()];
        while let Some(name) = wanted.pop() {
            wanted.extend(self.add(parser, frontend, &name, &mut program)?);
        }
        self.preludes.insert(frontend.name, program.clone());
        Ok(program)
    }

    /// Adds a library module to a program, if there is one of that name and the program lacks it; gives the names
    /// of the modules that it imports.
    pub(crate) fn add(
        &mut self,
        parser: &mut dyn Parser,
        frontend: &'static Frontend,
        name: &str,
        program: &mut Program,
    ) -> Result<Vec<String>, String> {
        let symbol = program.names.get(name);
        if symbol.is_some_and(|symbol| program.module_named(symbol).is_some()) {
            return Ok(Vec::new());
        }
        let Some(module) = self.module(parser, frontend, name)? else {
            return Ok(Vec::new());
        };
        let trees = Trees::new(self, parser, frontend);
        let unit = Unit {
            tree: &module.tree,
            source: &module.source,
            module_name: name,
            file: name,
            is_library: true,
            library: &|name| trees.find(name),
        };
        let lowered = (frontend.lower)(&unit, program);
        program.modules[lowered.module.index()].is_library = true;
        Ok(lowered.imports)
    }

    fn module(
        &mut self,
        parser: &mut dyn Parser,
        frontend: &'static Frontend,
        name: &str,
    ) -> Result<Option<Module>, String> {
        let key = (frontend.name, name.to_owned());
        if let Some(module) = self.modules.get(&key) {
            return Ok(Some(module.clone()));
        }
        let Some(source) = self.source(frontend, name) else {
            return Ok(None);
        };
        let tree = Rc::new(parser.parse(frontend.name, &source)?);
        let module = Module { source, tree };
        self.modules.insert(key, module.clone());
        Ok(Some(module))
    }

    /// Notes a module that another library of this process has parsed.
    fn note(&mut self, key: &(&'static str, String), source: &Rc<str>, known: Kept) {
        if !self.modules.contains_key(key) {
            let module = Module {
                source: Rc::clone(source),
                tree: Rc::new(known.0.clone()),
            };
            self.modules.insert(key.clone(), module);
        }
    }

    fn source(&mut self, frontend: &'static Frontend, name: &str) -> Option<Rc<str>> {
        match frontend.library.find(name)? {
            Found::Base(source) => Some(source.into()),
            Found::Rest(_, source) if !self.is_on_demand => source.map(Rc::from),
            Found::Rest(file, _) => {
                let brought = self.brought.get(frontend.name);
                if brought.is_none() {
                    self.missed = Some(frontend);
                }
                brought?.get(file).cloned()
            }
        }
    }
}
