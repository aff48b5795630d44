//! The way of a source to a program, every stage in order.

use crate::library::{Library, Trees};
use crate::recovery::recover;
use crate::translation::Translation;
use frontend::{Frontend, MAIN, Unit};
use ir::Sorting;
use ir::{Code, Diagnostic, ModuleId, Program, Severity, Span};
use std::ops::Range;
use std::rc::Rc;
use syntax::{LineIndex, SyntaxTree};

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

/// Translates a source.
///
/// # Errors
/// A sentence that says why there is no program at all; errors in the source are diagnostics.
pub fn translate(
    parser: &mut dyn Parser,
    library: &mut Library,
    frontend: &'static Frontend,
    file: &str,
    source: &str,
) -> Result<Translation, String> {
    let tree = parser.parse(frontend.name, source)?;
    let mut program = library.prelude(parser, frontend)?;
    let prelude = (program.modules.len(), program.names.len());
    let tree = respelled(parser, frontend, source, tree)?;
    let recovered = recover(parser, frontend, source, &tree)?;
    library.begin();
    let trees = Trees::new(library, parser, frontend);
    let unit = Unit {
        tree: recovered
            .as_ref()
            .map_or(&tree, |recovered| &recovered.tree),
        source: recovered
            .as_ref()
            .map_or(source, |recovered| &recovered.source),
        module_name: MAIN,
        file,
        is_library: false,
        library: &|name| trees.find(name),
    };
    let lowered = (frontend.lower)(&unit, &mut program);
    let mut diagnostics = lowered.diagnostics;
    let mut unsupported = lowered.unsupported;
    if let Some(recovered) = &recovered {
        let lines = LineIndex::new(source);
        for taken in &recovered.taken {
            let span = span_of(&lines, source, taken);
            // What stands in the place of a statement was written by nobody: nothing is to be said of it.
            let is_of_stand_in = |finding: &Diagnostic| {
                (span.start.line..=span.end.line).contains(&finding.span.start.line)
            };
            diagnostics.retain(|finding| !is_of_stand_in(finding));
            let quoted = frontend::quoted(&source[taken.clone()]);
            diagnostics.push(Diagnostic::new(
                Code::SyntaxError,
                Severity::Error,
                span,
                quoted,
            ));
            unsupported.push(("ERROR".to_owned(), span));
        }
        for insertion in &recovered.inserted {
            let span = span_of(&lines, source, &(insertion.at..insertion.at));
            let missing = insertion.text.trim();
            diagnostics.push(Diagnostic::new(
                Code::MissingSyntax,
                Severity::Error,
                span,
                missing,
            ));
        }
        unsupported.put_in_order_by_key(|&(_, span)| span);
    }
    explain(frontend, source, &mut diagnostics);
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
    diagnostics.put_in_order_by_key(|diagnostic| diagnostic.span);
    let texts = program.modules.iter().enumerate().map(|(at, module)| {
        if at == lowered.module.index() {
            return "".into();
        }
        library.text(frontend, program.names.text(module.name))
    });
    let texts: Vec<Rc<str>> = texts.collect();
    Ok(Translation {
        tree,
        language: frontend.language,
        main: lowered.module,
        diagnostics,
        unsupported,
        texts,
        missed: library.missed(),
        prelude,
        program,
    })
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

/// Puts what the language's own implementation says of a broken statement in the place of what the grammar does.
fn explain(frontend: &Frontend, source: &str, diagnostics: &mut Vec<Diagnostic>) {
    let is_broken =
        |finding: &Diagnostic| matches!(finding.code, Code::SyntaxError | Code::MissingSyntax);
    diagnostics.put_in_order_by_key(|diagnostic| diagnostic.span);
    let lines = LineIndex::new(source);
    let broken = diagnostics.iter().filter(|finding| is_broken(finding));
    let places: Vec<usize> = broken
        .map(|finding| offset_of(&lines, source, finding.span.start))
        .collect();
    if places.is_empty() {
        return;
    }
    let mut words = (frontend.explain)(source, &places).into_iter();
    let mut last = None;
    diagnostics.retain_mut(|finding| {
        if !is_broken(finding) {
            return true;
        }
        let Some((place, message)) = words.next().flatten() else {
            return true;
        };
        if last.as_ref() == Some(&place) {
            return false;
        }
        finding.code = Code::InvalidProgram;
        finding.subject = message;
        finding.span = span_of(&lines, source, &place);
        last = Some(place);
        true
    });
}

/// The byte at which a place is.
fn offset_of(lines: &LineIndex, source: &str, place: ir::Position) -> usize {
    let start = lines
        .line_start(place.line)
        .map_or(source.len(), |start| start as usize);
    let mut characters = source[start..].char_indices();
    let column = characters.nth(place.column as usize);
    column.map_or(source.len(), |(at, _)| start + at)
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
