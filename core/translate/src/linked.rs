//! A translator of which everything is linked.

use crate::{Library, Parser, Translation, Translator, translate};
use ir::{Module, Names, Program, Severity};
use lang::{Frontend, Unit};

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
        file: &str,
        result: &str,
        (at, text): (usize, &str),
    ) -> Result<Module, String> {
        let frontend = self.frontend;
        let wrap = frontend.expression.ok_or_else(|| {
            let language = frontend.display_name;
            format!("expressions in {language} cannot be evaluated yet")
        })?;
        let source = wrap(text, result).ok_or("this is not one expression")?;
        let tree = self.parser.parse(frontend.name, &source)?;
        let unit = Unit {
            tree: &tree,
            source: &source,
            file,
            module_name: &format!("$expression{at}"),
            is_library: false,
            library: &lang::no_library,
        };
        let mut program = Program {
            names: std::mem::take(names),
            modules: Vec::new(),
        };
        let lowered = (frontend.lower)(&unit, &mut program);
        *names = program.names;
        let wrong = lowered.diagnostics.iter();
        let mut wrong = wrong.filter(|each| each.severity == Severity::Error);
        if let Some(wrong) = wrong.next() {
            return Err(wrong.message());
        }
        let mut modules = program.modules.into_iter();
        let module = modules.nth(lowered.module.index());
        module.ok_or_else(|| "this expression became nothing".to_owned())
    }
}

impl<P: Parser> Translator for Linked<P> {
    fn translate(&mut self, file: &str, source: &str) -> Result<Translation, String> {
        translate(
            &mut self.parser,
            &mut self.library,
            self.frontend,
            file,
            source,
        )
    }

    fn bring(&mut self, files: Vec<(String, String)>) -> Result<(), String> {
        self.library.bring(self.frontend, files);
        Ok(())
    }

    fn expressions(
        &mut self,
        names: &mut Names,
        file: &str,
        result: &str,
        texts: &[String],
    ) -> Vec<Result<Module, String>> {
        let texts = texts.iter().map(String::as_str).enumerate();
        texts
            .map(|text| self.expression(names, file, result, text))
            .collect()
    }
}
