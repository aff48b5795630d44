//! The way of a source to a program, every stage in order.

use crate::files::{Folder, Read, Sources};
use crate::library::{Library, Trees};
use crate::translation::{OwnFile, Translation};
use frontend::{Frontend, Lowered, MAIN, Unit};
use ir::Sorting;
use ir::{Code, Diagnostic, ModuleId, Program, Severity, Span};
use std::cell::RefCell;
use std::collections::BTreeMap;
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

/// Translates a source, with what it takes of the files of its folder and of the library.
///
/// # Errors
/// A sentence that says why there is no program at all; errors in the source are diagnostics.
pub fn translate(
    parser: &mut dyn Parser,
    library: &mut Library,
    frontend: &'static Frontend,
    folder: &dyn Folder,
    file: &str,
    source: &str,
) -> Result<Translation, String> {
    let mut program = library.prelude(parser, frontend)?;
    let prelude = (program.modules.len(), program.names.len());
    let read = Read::of(parser, frontend, source)?;
    library.begin();
    let shared: &mut dyn Parser = parser;
    let parser = RefCell::new(shared);
    let trees = Trees::new(library, &parser, frontend);
    let files = Sources::new(folder, file, &parser, frontend);
    let lower = |read: &Read, (module_name, file, source): (&str, &str, &str), program: &mut _| {
        let (tree, text) = read.lowered(source);
        let unit = Unit {
            tree,
            source: text,
            broken: read.broken(source),
            module_name,
            file,
            is_library: false,
            library: &|name| trees.find(name),
            files: &files,
        };
        let lowered = (frontend.lower)(&unit, program);
        findings(frontend, read, source, lowered)
    };
    let first = lower(&read, (MAIN, file, source), &mut program);
    let main = first.module;
    let mut diagnostics = first.diagnostics;
    let mut unsupported = first.unsupported;
    let mut paths: BTreeMap<String, String> = first.files.into_iter().collect();
    let mut wanted = first.imports.clone();
    // Each file's module, with what it imports, the first file's first.
    let mut importing = vec![(main, None, first.imports)];
    while let Some(name) = wanted.pop() {
        let Some(path) = paths.get(&name).cloned() else {
            let mut parser = parser.borrow_mut();
            wanted.extend(library.add(&mut **parser, frontend, &name, &mut program)?);
            continue;
        };
        let symbol = program.names.get(&name);
        if symbol.is_some_and(|symbol| program.module_named(symbol).is_some()) {
            continue;
        }
        let Some((read, text)) = files.read(&path) else {
            continue;
        };
        let lowered = lower(read, (&name, &path, text), &mut program);
        let path: Rc<str> = path.into();
        diagnostics.extend(of_file(lowered.diagnostics, &path));
        let kinds = lowered.unsupported.into_iter();
        unsupported.extend(kinds.map(|(kind, _)| (kind, Span::NONE)));
        wanted.extend(lowered.imports.iter().cloned());
        importing.push((lowered.module, Some(path), lowered.imports));
        paths.extend(lowered.files);
    }
    // A language may lower several files at once; what was read around in them is not told yet.
    let told: Vec<Rc<str>> = importing
        .iter()
        .filter_map(|(_, file, _)| file.clone())
        .collect();
    for path in paths
        .values()
        .filter(|path| !told.iter().any(|told| **told == ***path))
    {
        let Some((read, text)) = files.read(path) else {
            continue;
        };
        let is_its = |finding: &mut Diagnostic| finding.file.as_deref() == Some(path);
        let own = diagnostics
            .extract_if(.., is_its)
            .map(|finding| Diagnostic {
                file: None,
                ..finding
            });
        let lowered = Lowered {
            module: main,
            diagnostics: own.collect(),
            imports: Vec::new(),
            files: Vec::new(),
            unsupported: Vec::new(),
        };
        let lowered = findings(frontend, read, text, lowered);
        diagnostics.extend(of_file(lowered.diagnostics, &path.as_str().into()));
    }
    for (module, file, imports) in importing {
        for name in imports {
            let symbol = program.names.get(&name);
            if symbol.is_some_and(|symbol| program.module_named(symbol).is_some()) {
                continue;
            }
            let span = import_span(&program, module, &name);
            let mut finding =
                Diagnostic::new(Code::UnknownImport, Severity::Warning, span, name.clone());
            finding.file = file.clone();
            diagnostics.push(finding);
        }
    }
    for (path, why) in files.refused() {
        diagnostics.push(Diagnostic::new(
            Code::UnreadFile,
            Severity::Warning,
            Span::NONE,
            format!("{path}: {why}"),
        ));
    }
    diagnostics.put_in_order_by_key(|diagnostic| (diagnostic.file.clone(), diagnostic.span));
    let own = |at: usize, module: &ir::Module| {
        let path = paths.get(program.names.text(module.name))?;
        (at != main.index() && !module.is_library).then_some(path)
    };
    let modules = || program.modules.iter().enumerate();
    let texts = modules().map(|(at, module)| match own(at, module) {
        _ if at == main.index() => "".into(),
        Some(path) => files.shared_text(path).unwrap_or_else(|| "".into()),
        None => library.text(frontend, program.names.text(module.name)),
    });
    let texts: Vec<Rc<str>> = texts.collect();
    let others = modules().filter_map(|(at, module)| {
        let path = own(at, module)?;
        Some(OwnFile {
            module: ModuleId(at as u32),
            path: path.clone(),
            tree: Rc::clone(&files.read(path)?.0.tree),
        })
    });
    // A folder that is a module is no file that people could look at.
    let mut others: Vec<OwnFile> = others.filter(|file| !file.path.ends_with('/')).collect();
    others.put_in_order_by_key(|file| file.path.clone());
    let missed = library.missed();
    Ok(Translation {
        // It is held here alone.
        tree: Rc::unwrap_or_clone(read.tree),
        language: frontend.language,
        main,
        diagnostics,
        unsupported,
        texts,
        files: others,
        missed,
        prelude,
        program,
    })
}

/// Findings of a file beside the first, which may be of another one still.
fn of_file(findings: Vec<Diagnostic>, path: &Rc<str>) -> impl Iterator<Item = Diagnostic> {
    findings.into_iter().map(|finding| Diagnostic {
        file: finding.file.or_else(|| Some(Rc::clone(path))),
        ..finding
    })
}

/// Whether nothing stands on the lines of a stretch of a source but that.
fn has_lines_alone(source: &str, stretch: &Range<usize>) -> bool {
    let before = source[..stretch.start].rsplit('\n').next().unwrap_or("");
    let behind = source[stretch.end..].split('\n').next().unwrap_or("");
    before.trim().is_empty() && behind.trim().is_empty()
}

/// What lowering found, with what reading on behind errors took out and put in.
pub(crate) fn findings(
    frontend: &Frontend,
    read: &Read,
    source: &str,
    lowered: Lowered,
) -> Lowered {
    let Lowered {
        mut diagnostics,
        mut unsupported,
        ..
    } = lowered;
    if let Some(recovered) = &read.recovered {
        let lines = LineIndex::new(source);
        for taken in &recovered.taken {
            let span = span_of(&lines, source, taken);
            // What stands in the place of a statement was written by nobody: nothing is to be said of it.
            // Columns of lines without anything else are those of the stand-in, which may be longer.
            let has_lines_alone = has_lines_alone(source, taken);
            let is_of_stand_in = |finding: &Diagnostic| {
                let at = finding.span.start;
                match has_lines_alone {
                    true => (span.start.line..=span.end.line).contains(&at.line),
                    false => (span.start..=span.end).contains(&at),
                }
            };
            diagnostics.retain(|finding| finding.file.is_some() || !is_of_stand_in(finding));
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
    Lowered {
        diagnostics,
        unsupported,
        ..lowered
    }
}

/// Puts what the language's own implementation says of a broken statement in the place of what the grammar does.
fn explain(frontend: &Frontend, source: &str, diagnostics: &mut Vec<Diagnostic>) {
    let is_broken = |finding: &Diagnostic| {
        matches!(finding.code, Code::SyntaxError | Code::MissingSyntax) && finding.file.is_none()
    };
    diagnostics.put_in_order_by_key(|diagnostic| (diagnostic.file.clone(), diagnostic.span));
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
