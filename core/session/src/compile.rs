//! The pipeline: a source is translated (see the crate `translate`), then come control flow and linked code.

use analysis::Cfg;
use ir::{Code, Diagnostic, ModuleId, Program, Severity, Span};
use std::rc::Rc;
use syntax::SyntaxTree;
use translate::lang::{self, Frontend};
use translate::{Library, Parser, Translation, translate};
use vm::code::Linked;
use vm::{Machine, Settings, Source};

/// A program and everything known of it before it runs.
pub struct Compiled {
    /// The language's name; `None` for IR text.
    pub language: Option<&'static str>,
    /// The file's name, for messages.
    pub file: String,
    /// The source.
    pub source: Rc<str>,
    /// Its tree; `None` for IR text.
    pub tree: Option<SyntaxTree>,
    /// The program's own module.
    pub main: ModuleId,
    /// What is wrong with the source, in order of place.
    pub diagnostics: Vec<Diagnostic>,
    /// Kinds of syntax nodes that were not lowered, each with its place.
    pub unsupported: Vec<(String, Span)>,
    /// The control flow of the program's own module.
    pub cfg: Cfg,
    /// The program, linked.
    pub linked: Rc<Linked>,
    /// The sources of its modules, in their order.
    sources: Rc<[Source]>,
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

    /// A machine at the start of the program.
    #[must_use]
    pub fn machine(&self, settings: Settings) -> Machine {
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
    let translation = translate(parser, library, frontend, file, source)?;
    Ok(Compiled::of(translation, file, source))
}

impl Compiled {
    /// A program that a source was translated to.
    #[must_use]
    pub fn of(translation: Translation, file: &str, source: &str) -> Compiled {
        let main = &translation.program.modules[translation.main.index()];
        Compiled {
            language: Some(main.semantics.language),
            tree: Some(translation.tree),
            diagnostics: translation.diagnostics,
            unsupported: translation.unsupported,
            ..finish(
                file,
                source,
                translation.main,
                translation.program,
                translation.texts,
            )
        }
    }
}

/// What a program's modules tell; the texts are those of the library's modules.
fn finish(
    file: &str,
    source: &str,
    main: ModuleId,
    program: Program,
    texts: Vec<Rc<str>>,
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
        let name = program.names.text(module.name);
        Source {
            name: format!("<{name}>"),
            text,
        }
    });
    let sources = sources.collect();
    Compiled {
        language: None,
        file: file.to_owned(),
        source,
        tree: None,
        main,
        diagnostics: Vec::new(),
        unsupported: Vec::new(),
        cfg,
        linked: Rc::new(vm::link(program)),
        sources,
    }
}

/// Compiles the text form of the IR, with the library of the language it names.
///
/// # Errors
/// What is wrong with the text, each with its place.
pub fn compile_ir(
    parser: &mut dyn Parser,
    library: &mut Library,
    file: &str,
    text: &str,
) -> Result<Compiled, Vec<Diagnostic>> {
    let wrong = |span: Span, message: String| {
        Diagnostic::new(Code::InvalidIr, Severity::Error, span, message)
    };
    let whole = |message: String| vec![wrong(Span::NONE, message)];
    let named = text
        .lines()
        .find_map(|line| line.strip_prefix("module "))
        .and_then(|header| lang::frontend(header.split_whitespace().nth(1)?));
    let mut program = match named {
        Some(frontend) => library.prelude(parser, frontend).map_err(whole)?,
        None => Program::default(),
    };
    let first = program.modules.len();
    let semantics = |name: &str| lang::language(name).map(|language| language.semantics);
    ir::parse_into(&mut program, text, &semantics).map_err(|errors| {
        errors
            .into_iter()
            .map(|error| {
                wrong(
                    Span {
                        start: error.at,
                        end: error.at,
                    },
                    error.message,
                )
            })
            .collect::<Vec<_>>()
    })?;
    if program.modules.len() == first {
        return Err(whole("there is no module in this text".into()));
    }
    let violations = ir::verify(&program);
    if !violations.is_empty() {
        return Err(violations
            .into_iter()
            .map(|violation| {
                let module = &program.modules[violation.module.index()];
                let span = module
                    .insts
                    .get(violation.at.index())
                    .map_or(Span::NONE, |inst| inst.span);
                wrong(span, violation.message.clone())
            })
            .collect());
    }
    let main = ModuleId(first as u32);
    if let Some(frontend) = named {
        let mut wanted: Vec<String> = program.modules[first..]
            .iter()
            .flat_map(|module| &module.insts)
            .filter_map(|inst| match &inst.op {
                ir::Op::Const {
                    value: ir::Const::Text(text),
                    ..
                } => Some(text.to_string()),
                _ => None,
            })
            .collect();
        while let Some(name) = wanted.pop() {
            wanted.extend(
                library
                    .add(parser, frontend, &name, &mut program)
                    .map_err(whole)?,
            );
        }
    }
    let texts = program.modules.iter();
    let texts = texts
        .map(|module| library.text(module.semantics.language, program.names.text(module.name)))
        .collect();
    Ok(finish(file, text, main, program, texts))
}
