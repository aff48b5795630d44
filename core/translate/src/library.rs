//! The library's modules as programs import them: each parsed once, the prelude lowered once, or never: a build may
//! carry preludes that were lowered when it was made.
//!
//! Where a build has only the base of the libraries, its host is told when a program misses a module, and
//! brings the others.

use crate::files::SharedParser;
use crate::{Parser, wire};
use elsa::FrozenBTreeMap;
use frontend::{Found, Frontend, Unit};
use ir::Program;
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use syntax::SyntaxTree;

/// The preludes that a build carries, by language: what [`write_prelude`](crate::write_prelude) made of that of the same
/// sources.
pub type Preludes = fn(language: &str) -> Option<&'static [u8]>;

/// The trees of libraries that a build carries, by language: what [`build::trees`](crate::build::trees) made of the same sources.
pub type MadeTrees = fn(language: &str) -> Option<&'static [u8]>;

/// The trees of a language's library, by module, as they are in the build.
type TreeBytes = FxHashMap<&'static str, &'static [u8]>;

type Lowered = dyn Fn(&'static Frontend) -> Option<Result<Program, wire::Malformed>>;

/// The libraries of all languages.
#[derive(Default)]
pub struct Library {
    /// Those that were asked for, by language and name. They stay for the life of the library: frontends hold on to
    /// them while they lower a program.
    modules: FrozenBTreeMap<(&'static str, String), Box<Module>>,
    /// For each language a program that holds its prelude alone.
    preludes: FxHashMap<&'static str, Program>,
    /// Gives those that need not be lowered. What reads them is here too, so that a build without any has no such code.
    lowered: Option<Box<Lowered>>,
    /// Gives the trees that need not be made.
    made_trees: Option<MadeTrees>,
    /// Those of languages that were asked for.
    trees: RefCell<FxHashMap<&'static str, Rc<TreeBytes>>>,
    /// Whether modules beyond the base come from the host.
    is_on_demand: bool,
    /// The files that the host has brought, by language.
    brought: FxHashMap<&'static str, FxHashMap<String, Rc<str>>>,
    /// Whether a module was missed that the host may have.
    missed: Cell<bool>,
}

struct Module {
    source: Rc<str>,
    tree: SyntaxTree,
}

/// A library as a frontend sees it while it lowers a program.
pub(crate) struct Trees<'l> {
    library: &'l Library,
    parser: &'l SharedParser<'l>,
    frontend: &'static Frontend,
}

impl<'l> Trees<'l> {
    pub(crate) fn new(
        library: &'l Library,
        parser: &'l SharedParser<'l>,
        frontend: &'static Frontend,
    ) -> Trees<'l> {
        Trees {
            library,
            parser,
            frontend,
        }
    }

    /// Parses a text in the library's language.
    pub(crate) fn parse(&self, text: &str) -> Result<SyntaxTree, String> {
        self.parser.borrow_mut().parse(self.frontend.name, text)
    }

    /// The tree and the source of a module; `None` where there is none, or none that can be parsed.
    pub(crate) fn find(&self, name: &str) -> Option<(&'l SyntaxTree, &'l str)> {
        let mut parser = self.parser.borrow_mut();
        let module = self.library.module(&mut **parser, self.frontend, name);
        let module = module.ok()??;
        Some((&module.tree, &module.source))
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

    /// The library of a build that carries preludes.
    #[must_use]
    pub fn with_preludes(self, preludes: Preludes) -> Library {
        Library {
            lowered: Some(Box::new(move |frontend| {
                let bytes = preludes(frontend.name)?;
                Some(wire::read_prelude(bytes, &frontend.language.semantics))
            })),
            ..self
        }
    }

    /// The library of a build that carries the trees of its modules.
    #[must_use]
    pub fn with_trees(self, trees: MadeTrees) -> Library {
        Library {
            made_trees: Some(trees),
            ..self
        }
    }

    /// The tree of a module that came with the build.
    fn made_tree(&self, frontend: &'static Frontend, name: &str) -> Option<SyntaxTree> {
        let bytes = self.made_trees?(frontend.name);
        let mut all = self.trees.borrow_mut();
        let trees = all.entry(frontend.name).or_insert_with(|| {
            let read = bytes.map(postcard::from_bytes::<Vec<(&str, &[u8])>>);
            Rc::new(read.and_then(Result::ok).into_iter().flatten().collect())
        });
        SyntaxTree::from_bytes(trees.get(name)?).ok()
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

    /// Whether the program compiled last imports something that is not here and that the host may have: after
    /// [`Library::bring`] it is to be compiled again.
    pub(crate) fn missed(&self) -> bool {
        self.missed.get()
    }

    /// A program is about to be compiled.
    pub(crate) fn begin(&self) {
        self.missed.set(false);
    }

    /// The source of a module that is part of a program; empty for one that is not of a library.
    #[must_use]
    pub fn text(&self, frontend: &'static Frontend, name: &str) -> Rc<str> {
        let module = self.modules.get(&(frontend.name, name.to_owned()));
        let source = module.map(|module| Rc::clone(&module.source));
        // A module of a prelude that was not lowered here was not parsed here either.
        let source = source.or_else(|| self.source(frontend, name));
        source.unwrap_or_else(|| "".into())
    }

    /// A program that holds a language's prelude and what that imports.
    ///
    /// # Errors
    /// When a module cannot be parsed.
    pub fn prelude(
        &mut self,
        parser: &mut dyn Parser,
        frontend: &'static Frontend,
    ) -> Result<Program, String> {
        if let Some(program) = self.preludes.get(frontend.name) {
            return Ok(program.clone());
        }
        let lowered = self.lowered.as_ref();
        let program = match lowered.and_then(|lowered| lowered(frontend)) {
            Some(read) => read?,
            None => self.lower_prelude(parser, frontend)?,
        };
        self.preludes.insert(frontend.name, program.clone());
        Ok(program)
    }

    fn lower_prelude(
        &self,
        parser: &mut dyn Parser,
        frontend: &'static Frontend,
    ) -> Result<Program, String> {
        let mut program = Program::default();
        let mut wanted = vec![frontend.semantics.library.prelude.to_owned()];
        while let Some(name) = wanted.pop() {
            wanted.extend(self.add(parser, frontend, &name, &mut program)?);
        }
        Ok(program)
    }

    /// Adds a library module to a program, if there is one of that name and the program lacks it; gives the names
    /// of the modules that it imports.
    ///
    /// # Errors
    /// When the module cannot be parsed.
    pub fn add(
        &self,
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
        let shared: &mut dyn Parser = parser;
        let parser = RefCell::new(shared);
        let trees = Trees::new(self, &parser, frontend);
        let unit = Unit {
            tree: &module.tree,
            source: &module.source,
            broken: None,
            module_name: name,
            file: name,
            is_library: true,
            library: &|name| trees.find(name),
            files: &frontend::NoFiles,
        };
        let lowered = (frontend.lower)(&unit, program);
        Rc::make_mut(&mut program.modules[lowered.module.index()]).is_library = true;
        Ok(lowered.imports)
    }

    fn module(
        &self,
        parser: &mut dyn Parser,
        frontend: &'static Frontend,
        name: &str,
    ) -> Result<Option<&Module>, String> {
        let key = (frontend.name, name.to_owned());
        if let Some(module) = self.modules.get(&key) {
            return Ok(Some(module));
        }
        let Some(source) = self.source(frontend, name) else {
            return Ok(None);
        };
        let tree = match self.made_tree(frontend, name) {
            Some(tree) => tree,
            None => parser.parse(frontend.name, &source)?,
        };
        let module = Box::new(Module { source, tree });
        Ok(Some(self.modules.insert(key, module)))
    }

    fn source(&self, frontend: &'static Frontend, name: &str) -> Option<Rc<str>> {
        match frontend.library.find(name)? {
            Found::Base(source) => Some(source)
                .filter(|source| !source.is_empty())
                .map(Rc::from),
            Found::Rest(_, source) if !self.is_on_demand => source.map(Rc::from),
            Found::Rest(file, _) => {
                let brought = self.brought.get(frontend.name);
                if brought.is_none() {
                    self.missed.set(true);
                }
                brought?.get(file).cloned()
            }
        }
    }
}
