//! The pipeline, every stage in order: tree, IR with the library modules it imports, control flow, linked
//! code.

use crate::library::{Library, Trees};
use crate::salvage::salvage;
use analysis::Cfg;
use ir::{Code, Diagnostic, ModuleId, Program, Severity, Span};
use lang::{Frontend, Unit};
use std::ops::Range;
use std::rc::Rc;
use syntax::{LineIndex, SyntaxTree};
use vm::code::Linked;
use vm::{Machine, Settings, Source};

/// Turns source text into a syntax tree.
pub trait Parser {
    /// Parses a source of a language.
    ///
    /// # Errors
    /// A sentence that says why there is no tree at all; errors in the source are in the tree.
    fn parse(&mut self, language: &str, source: &str) -> Result<SyntaxTree, String>;
}

impl<F: FnMut(&str, &str) -> Result<SyntaxTree, String>> Parser for F {
    fn parse(&mut self, language: &str, source: &str) -> Result<SyntaxTree, String> {
        self(language, source)
    }
}

/// A program and everything known of it before it runs.
pub struct Compiled {
    /// The language's frontend; `None` for IR text.
    pub frontend: Option<&'static Frontend>,
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

/// The name under which a program's own module is known.
const MAIN: &str = "main";

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
    let tree = parser.parse(frontend.name, source)?;
    compile_tree(parser, library, frontend, file, source, tree)
}

fn compile_tree(
    parser: &mut dyn Parser,
    library: &mut Library,
    frontend: &'static Frontend,
    file: &str,
    source: &str,
    tree: SyntaxTree,
) -> Result<Compiled, String> {
    let mut program = library.prelude(parser, frontend)?;
    let tree = respelled(parser, frontend, source, tree)?;
    let salvaged = salvage(parser, frontend, source, &tree)?;
    library.begin();
    let trees = Trees::new(library, parser, frontend);
    let unit = Unit {
        tree: salvaged.as_ref().map_or(&tree, |salvaged| &salvaged.tree),
        source: salvaged
            .as_ref()
            .map_or(source, |salvaged| &salvaged.source),
        module_name: MAIN,
        file,
        is_library: false,
        library: &|name| trees.find(name),
    };
    let lowered = (frontend.lower)(&unit, &mut program);
    let mut diagnostics = lowered.diagnostics;
    let mut unsupported = lowered.unsupported;
    if let Some(salvaged) = &salvaged {
        let lines = LineIndex::new(source);
        for taken in &salvaged.taken {
            let span = span_of(&lines, source, taken);
            let quoted = lang::quoted(&source[taken.clone()]);
            diagnostics.push(Diagnostic::new(
                Code::SyntaxError,
                Severity::Error,
                span,
                quoted,
            ));
            unsupported.push(("ERROR".to_owned(), span));
        }
        unsupported.sort_by_key(|&(_, span)| span);
    }
    let mut wanted: Vec<String> = lowered.imports.clone();
    while let Some(name) = wanted.pop() {
        wanted.extend(library.add(parser, frontend, &name, &mut program)?);
    }
    for name in &lowered.imports {
        let known = program
            .names
            .get(name)
            .is_some_and(|symbol| program.module_named(symbol).is_some());
        if !known {
            let span = import_span(&program, lowered.module, name);
            diagnostics.push(Diagnostic::new(
                Code::UnknownImport,
                Severity::Warning,
                span,
                name.clone(),
            ));
        }
    }
    Ok(finish(
        library,
        Some(frontend),
        file,
        source,
        Some(tree),
        lowered.module,
        diagnostics,
        unsupported,
        program,
    ))
}

/// The tree of a source that the grammar does not accept as it stands, where another spelling has fewer errors.
fn respelled(
    parser: &mut dyn Parser,
    frontend: &Frontend,
    source: &str,
    tree: SyntaxTree,
) -> Result<SyntaxTree, String> {
    let errors = |tree: &SyntaxTree| {
        let nodes = tree.root().descendants();
        nodes
            .filter(|node| node.is_error() || node.is_missing())
            .count()
    };
    if !tree.root().has_error() {
        return Ok(tree);
    }
    let Some(text) = (frontend.respell)(source) else {
        return Ok(tree);
    };
    let other = parser.parse(frontend.name, &text)?;
    Ok(if errors(&other) < errors(&tree) {
        other
    } else {
        tree
    })
}

/// A stretch of a source as lines and columns.
fn span_of(lines: &LineIndex, source: &str, range: &Range<usize>) -> Span {
    let position = |offset: usize| {
        let syntax::Position { line, column } = lines.position(source, offset as u32);
        ir::Position { line, column }
    };
    Span {
        start: position(range.start),
        end: position(range.end),
    }
}

/// Where a module is imported.
fn import_span(program: &Program, main: ModuleId, name: &str) -> Span {
    let module = &program.modules[main.index()];
    let constant = module
        .insts
        .iter()
        .find(|inst| matches!(&inst.op, ir::Op::Const { value: ir::Const::Text(text), .. } if **text == *name));
    constant.map_or(Span::NONE, |inst| inst.span)
}

#[expect(
    clippy::too_many_arguments,
    reason = "the parts of a compiled program, each once"
)]
fn finish(
    library: &Library,
    frontend: Option<&'static Frontend>,
    file: &str,
    source: &str,
    tree: Option<SyntaxTree>,
    main: ModuleId,
    mut diagnostics: Vec<Diagnostic>,
    unsupported: Vec<(String, Span)>,
    program: Program,
) -> Compiled {
    diagnostics.sort_by_key(|diagnostic| diagnostic.span);
    let cfg = analysis::cfg(&program.modules[main.index()]);
    let source: Rc<str> = source.into();
    let texts = program.modules.iter().enumerate().map(|(at, module)| {
        if at == main.index() {
            return Source {
                name: file.to_owned(),
                text: Rc::clone(&source),
            };
        }
        let name = program.names.text(module.name);
        Source {
            name: format!("<{name}>"),
            text: library.text(module.semantics.language, name),
        }
    });
    let sources = texts.collect();
    Compiled {
        frontend,
        file: file.to_owned(),
        source,
        tree,
        main,
        diagnostics,
        unsupported,
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
    let semantics = |name: &str| lang::frontend(name).map(|frontend| frontend.semantics);
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
    Ok(finish(
        library,
        None,
        file,
        text,
        None,
        main,
        Vec::new(),
        Vec::new(),
        program,
    ))
}
