//! The pipeline: a source is translated (see the crate `translate`), then come control flow and linked code.

use analysis::Cfg;
use frontend::{Frontend, Language};
use ir::{Diagnostic, ModuleId, Program, Span};
use std::rc::Rc;
use syntax::SyntaxTree;
use translate::{Alone, Folder, Library, OwnFile, Parser, Translation, translate};
use vm::code::Linked;
use vm::{Base, Machine, Settings, Source};

/// A program and everything known of it before it runs.
#[derive(Clone)]
pub struct Compiled {
    /// The language; `None` for IR text.
    pub language: Option<&'static Language>,
    /// The file's name, for messages.
    pub file: String,
    /// The source.
    pub source: Rc<str>,
    /// Its tree; `None` for IR text.
    pub tree: Option<Rc<SyntaxTree>>,
    /// The program's own module.
    pub main: ModuleId,
    /// The program's other files.
    pub files: Vec<OwnFile>,
    /// What is wrong with the sources, in order of file and place.
    pub diagnostics: Vec<Diagnostic>,
    /// Kinds of syntax nodes that were not lowered, each with its place.
    pub unsupported: Vec<(String, Span)>,
    /// The control flow of the program's own module.
    pub cfg: Rc<Cfg>,
    /// The program, linked.
    pub linked: Rc<Linked>,
    /// The sources of its modules, in their order.
    sources: Rc<[Source]>,
    /// Who makes code of texts that the program gives to be run; nobody until a host says so.
    pub compiler: vm::Compiler,
}

impl Compiled {
    /// The program's IR.
    #[must_use]
    pub fn program(&self) -> &Program {
        &self.linked.program
    }

    /// The program's own module.
    #[must_use]
    pub fn module(&self) -> &ir::Module {
        &self.program().modules[self.main.index()]
    }

    /// The program as it is seen from each of its files, the first one's first: that file's module is the main one then.
    #[must_use]
    pub fn parts(&self) -> Vec<Compiled> {
        self.own().map(|module| self.part(module)).collect()
    }

    /// The program as it is seen from the file of a module, which is the main one then; as it is from what is none of its files.
    #[must_use]
    pub fn part(&self, module: ModuleId) -> Compiled {
        // The text of the IR has no tree, and is one file.
        let Some(tree) = self.tree.clone() else {
            return self.clone();
        };
        let first = OwnFile {
            module: self.main,
            path: self.file.clone(),
            tree,
        };
        let all = std::iter::once(first).chain(self.files.iter().cloned());
        let mut others: Vec<OwnFile> = all.collect();
        let at = others.iter().position(|file| file.module == module);
        let file = others.remove(at.unwrap_or(0));
        self.seen_from(file, others)
    }

    fn seen_from(&self, file: OwnFile, others: Vec<OwnFile>) -> Compiled {
        if file.module == self.main {
            let mut first = self.clone();
            first.diagnostics.retain(|finding| finding.file.is_none());
            return first;
        }
        let own = self.diagnostics.iter();
        let own = own.filter(|finding| finding.file.as_deref() == Some(&file.path));
        let own = own.cloned().map(|finding| Diagnostic {
            file: None,
            ..finding
        });
        Compiled {
            source: Rc::clone(&self.sources[file.module.index()].text),
            tree: Some(file.tree),
            main: file.module,
            files: others,
            diagnostics: own.collect(),
            file: file.path,
            unsupported: Vec::new(),
            cfg: analysis::cfg(&self.program().modules[file.module.index()]).into(),
            language: self.language,
            linked: Rc::clone(&self.linked),
            sources: Rc::clone(&self.sources),
            compiler: self.compiler.clone(),
        }
    }

    /// The modules of the program's files, with the paths of these.
    pub fn own_files(&self) -> impl Iterator<Item = (ModuleId, String)> {
        let others = self
            .files
            .iter()
            .map(|file| (file.module, file.path.clone()));
        std::iter::once((self.main, self.file.clone())).chain(others)
    }

    /// The modules that are the program's own: that of the file that it begins with first.
    pub fn own(&self) -> impl Iterator<Item = ModuleId> {
        let others = self.files.iter().map(|file| file.module);
        std::iter::once(self.main).chain(others)
    }

    /// Whether a module is one of the program's own.
    #[must_use]
    pub fn is_own(&self, module: ModuleId) -> bool {
        module == self.main || self.files.iter().any(|file| file.module == module)
    }

    /// The file of a module beside the first; `None` for that and for what is not the program's own.
    #[must_use]
    pub fn other_file(&self, module: ModuleId) -> Option<Rc<str>> {
        let file = self.files.iter().find(|file| file.module == module);
        file.map(|file| file.path.as_str().into())
    }

    /// The source of a module; nothing where it is not known.
    #[must_use]
    pub fn text_of(&self, module: ModuleId) -> &str {
        self.sources
            .get(module.index())
            .map_or("", |source| &source.text)
    }

    /// A machine at the start of the program.
    #[must_use]
    pub fn machine(&self, mut settings: Settings) -> Machine {
        settings.compiler = self.compiler.clone();
        let sources = Rc::clone(&self.sources);
        Machine::new(Rc::clone(&self.linked), self.main, settings, sources)
    }
}

/// Compiles a source.
///
/// # Errors
/// A sentence that says why there is no program at all; errors in the source are diagnostics.
pub fn compile(
    parser: &mut dyn Parser,
    library: &mut Library,
    frontend: &'static Frontend,
    file: &str,
    source: &str,
) -> Result<Compiled, String> {
    compile_among(parser, library, frontend, &Alone, file, source)
}

/// Compiles a source with what it takes of the files of its folder.
///
/// # Errors
/// As for [`compile`].
pub fn compile_among(
    parser: &mut dyn Parser,
    library: &mut Library,
    frontend: &'static Frontend,
    folder: &dyn Folder,
    file: &str,
    source: &str,
) -> Result<Compiled, String> {
    let translation = translate(parser, library, frontend, folder, file, source)?;
    Ok(Compiled::of(translation, file, source))
}

impl Compiled {
    /// A program that a source was translated to.
    #[must_use]
    pub fn of(translation: Translation, file: &str, source: &str) -> Compiled {
        Compiled::behind(&mut Base::default(), translation, file, source)
    }

    /// The same, where what the last program began with is linked already; that of this one takes its place where it is another.
    #[must_use]
    pub fn behind(base: &mut Base, translation: Translation, file: &str, source: &str) -> Compiled {
        let prelude = translation.prelude();
        Compiled {
            language: Some(translation.language),
            tree: Some(translation.tree.into()),
            diagnostics: translation.diagnostics,
            unsupported: translation.unsupported,
            ..finish(
                (base, prelude),
                (file, source),
                translation.main,
                translation.program,
                translation.texts,
                translation.files,
            )
        }
    }
}

/// What a program's modules tell; the texts are those of the library's modules. Of its modules and names the first so many are its
/// prelude's.
pub(crate) fn finish(
    (base, prelude): (&mut Base, (usize, usize)),
    (file, source): (&str, &str),
    main: ModuleId,
    mut program: Program,
    texts: Vec<Rc<str>>,
    files: Vec<OwnFile>,
) -> Compiled {
    let cfg = analysis::cfg(&program.modules[main.index()]);
    let source: Rc<str> = source.into();
    let modules = program.modules.iter().zip(texts).enumerate();
    let sources = modules.map(|(at, (module, text))| {
        if at == main.index() {
            return Source {
                name: file.to_owned(),
                text: Rc::clone(&source),
            };
        }
        let own = files.iter().find(|own| own.module.index() == at);
        let name = match own {
            Some(own) => own.path.clone(),
            None => format!("<{}>", program.names.text(module.name)),
        };
        Source { name, text }
    });
    let sources = sources.collect();
    if !base.is_of(&program, prelude.0) {
        *base = Base::of(&mut program, prelude);
    }
    Compiled {
        language: None,
        file: file.to_owned(),
        source,
        tree: None,
        main,
        files,
        diagnostics: Vec::new(),
        unsupported: Vec::new(),
        cfg: cfg.into(),
        linked: Rc::new(vm::link_behind(base, program)),
        sources,
        compiler: vm::Compiler::default(),
    }
}
