//! A translator of which everything is linked.

use crate::files::{Beside, Read, SharedParser, Sources};
use crate::library::Trees;
use crate::source::findings;
use crate::{Asking, Folder, Library, Parser, Text, Translation, Translator, translate};
use frontend::{Expression, Frontend, LowerWithin, Lowered, Question, Unit};
use ir::{Diagnostic, Module, Names, Program, Severity};
use std::cell::RefCell;
use std::rc::Rc;
use syntax::SyntaxTree;

/// A frontend, a parser for its language, and the library as far as it is here.
pub struct Linked<P> {
    frontend: &'static Frontend,
    parser: P,
    library: Library,
}

impl<P: Parser> Linked<P> {
    /// A translator with a library of its own.
    pub fn new(frontend: &'static Frontend, parser: P, library: Library) -> Linked<P> {
        Linked {
            frontend,
            parser,
            library,
        }
    }

    /// Lowers an expression as a module.
    fn expression(
        &mut self,
        names: &mut Names,
        asking: Asking<'_>,
        (at, text): (usize, &str),
        whole: &mut Option<SyntaxTree>,
    ) -> Result<Module, String> {
        let frontend = self.frontend;
        let module_name = format!("{}{at}", frontend::EXPRESSION);
        if text.trim().is_empty() {
            return Err("this is not one expression".to_owned());
        }
        let mut program = Program {
            names: std::mem::take(names),
            modules: Vec::new(),
        };
        let parser: &mut dyn Parser = &mut self.parser;
        let parser = RefCell::new(parser);
        let beside = Beside {
            folder: asking.folder,
            file: asking.file,
        };
        let files = Sources::new(&beside, asking.entry, &parser, frontend);
        let question = Question {
            program: asking.source,
            file: asking.file,
            entry: asking.entry,
            files: &files,
            text,
            module_name: &module_name,
            result: asking.result,
            place: asking.place,
        };
        let lowered = match frontend.expression {
            Expression::Lowered(lower) => Ok(lower(&question, &mut program)),
            Expression::Within(wrap, lower) => {
                let trees = Trees::new(&self.library, &parser, frontend);
                let source = wrap(text, asking.result);
                lowered_within(source, lower, &question, &trees, &mut program, whole)
            }
            Expression::Source(wrap) => {
                let source = wrap(text, asking.result);
                lowered_source(source, &question, (&parser, frontend), &mut program)
            }
        };
        *names = program.names;
        the_module(lowered?, program.modules, Diagnostic::message)
    }
}

/// Lowers the source that an expression became as part of the program, whose tree may be at hand.
fn lowered_within(
    source: Option<String>,
    lower: LowerWithin,
    question: &Question<'_>,
    trees: &Trees<'_>,
    program: &mut Program,
    whole: &mut Option<SyntaxTree>,
) -> Result<Lowered, String> {
    let source = source.ok_or("this is not one expression")?;
    let tree = trees.parse(&source)?;
    let whole = match whole {
        Some(whole) => whole,
        None => whole.insert(trees.parse(question.program)?),
    };
    let find = |name: &str| trees.find(name);
    let unit = |tree, source, module_name| Unit {
        tree,
        source,
        broken: None,
        file: question.file,
        module_name,
        is_library: false,
        library: &find,
        files: question.files,
    };
    let units = (
        &unit(whole, question.program, frontend::MAIN),
        &unit(&tree, &source, question.module_name),
    );
    Ok(lower(question, units, program))
}

/// Lowers the source that an expression became.
fn lowered_source(
    source: Option<String>,
    question: &Question<'_>,
    (parser, frontend): (&SharedParser<'_>, &Frontend),
    program: &mut Program,
) -> Result<Lowered, String> {
    let source = source.ok_or("this is not one expression")?;
    let tree = parser.borrow_mut().parse(frontend.name, &source)?;
    let unit = Unit {
        tree: &tree,
        source: &source,
        broken: None,
        file: question.file,
        module_name: question.module_name,
        is_library: false,
        library: &frontend::no_library,
        files: &frontend::NoFiles,
    };
    Ok((frontend.lower)(&unit, program))
}

/// The module that something was lowered to, if nothing is wrong with it.
fn the_module(
    lowered: Lowered,
    modules: Vec<Rc<Module>>,
    told: fn(&Diagnostic) -> String,
) -> Result<Module, String> {
    let wrong = lowered.diagnostics.iter();
    let wrong = wrong.filter(|each| each.severity == Severity::Error);
    if let Some(wrong) = wrong.min_by_key(|each| each.span) {
        return Err(told(wrong));
    }
    let module = modules.into_iter().nth(lowered.module.index());
    let module = module.map(Rc::unwrap_or_clone);
    module.ok_or_else(|| "this became nothing".to_owned())
}

impl<P: Parser> Translator for Linked<P> {
    fn translate_among(
        &mut self,
        folder: &dyn Folder,
        file: &str,
        source: &str,
    ) -> Result<Translation, String> {
        let (parser, library) = (&mut self.parser, &mut self.library);
        translate(parser, library, self.frontend, folder, file, source)
    }

    fn bring(&mut self, files: Vec<(String, String)>) -> Result<(), String> {
        self.library.bring(self.frontend, files);
        Ok(())
    }

    fn expressions(
        &mut self,
        names: &mut Names,
        asking: Asking<'_>,
        texts: &[String],
    ) -> Vec<Result<Module, String>> {
        let mut whole = None;
        let texts = texts.iter().map(String::as_str).enumerate();
        texts
            .map(|text| self.expression(names, asking, text, &mut whole))
            .collect()
    }

    fn text(&mut self, names: &mut Names, text: Text<'_>) -> Result<Module, String> {
        let source = (self.frontend.text)(text.text, text.name, text.kind)?;
        let read = Read::of(&mut self.parser, self.frontend, &source)?;
        let (tree, lowered_source) = read.lowered(&source);
        let mut program = Program {
            names: std::mem::take(names),
            modules: Vec::new(),
        };
        let unit = Unit {
            tree,
            source: lowered_source,
            broken: read.broken(&source),
            file: text.name,
            module_name: text.module_name,
            is_library: false,
            library: &frontend::no_library,
            files: &frontend::NoFiles,
        };
        let lowered = (self.frontend.lower)(&unit, &mut program);
        let lowered = findings(self.frontend, &read, &source, lowered);
        *names = program.names;
        the_module(lowered, program.modules, self.frontend.wrong_text)
    }
}
