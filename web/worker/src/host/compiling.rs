//! From a source to a program: in one of the languages, or in the text form of the IR.

use super::Missing;
use crate::files::{Sources, first_name};
use crate::program::problem_views;
use protocol::{Files, ProblemView, Severity, SourceFile};
use session::Compiled;
use session::ir::{self, Code, Diagnostic, Span};
use session::translate::Translation;
use session::vm::Base;
use session::{Shared, Translator};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The name under which the text form of the IR is a language.
pub(crate) const IR: &str = "ir";

/// The translators that were brought, by language, and why one cannot be had.
pub(crate) type Translators = BTreeMap<String, Result<Shared, String>>;

/// Makes programs of sources, once what that takes has been brought.
#[derive(Default)]
pub struct Compiler {
    /// Those that were brought; why one cannot be had is told once, and then it is asked for again.
    pub(crate) translators: Translators,
    /// Why the library of a language cannot be had, which is tried again for the next source.
    without_library: Option<String>,
    /// What the last program began with, linked.
    base: Base,
}

impl Compiler {
    /// Adds the translator of a language, or why there is none.
    pub fn bring_language(
        &mut self,
        language: String,
        translator: Result<Box<dyn Translator>, String>,
    ) {
        let translator = translator.map(Shared::new);
        self.translators.insert(language, translator);
    }

    /// Adds a library, as paths and texts of its files, or why there is none.
    pub fn bring_library(&mut self, language: &str, files: Result<Vec<(String, String)>, String>) {
        let taken = files.and_then(|files| match self.translators.get_mut(language) {
            Some(Ok(translator)) => translator.bring(files),
            _ => Err(format!("there is no translator of {language}")),
        });
        self.without_library = taken.err();
    }

    /// Compiles a program; the inner error says why there is none.
    pub(crate) fn compile(
        &mut self,
        language: &str,
        files: &Files,
    ) -> Result<Result<Compiled, Vec<ProblemView>>, Missing> {
        if language == IR {
            return self.compile_ir(files);
        }
        if let Some(lowered) = lowered(language, files) {
            return Ok(compile_lowered(files, &lowered.source));
        }
        let translation = self.translate(language, files)?;
        let (file, source) = (first_name(files), &files.first().source);
        let base = &mut self.base;
        let translator = self.translators.get(language);
        let translator = translator.and_then(|translator| translator.as_ref().ok());
        let compiled = translation.map(|each| {
            let mut compiled = Compiled::behind(base, each, file, source);
            compiled.compiler = translator.map(Shared::compiler).unwrap_or_default();
            compiled
        });
        Ok(compiled.map_err(no_program))
    }

    /// Compiles a text in IR; its instructions come from the text itself.
    fn compile_ir(&mut self, files: &Files) -> Result<Result<Compiled, Vec<ProblemView>>, Missing> {
        let source = &files.first().source;
        // The prelude of its language comes with an empty program.
        let named = session::ir_language(source).filter(|name| catalog::language(name).is_some());
        let empty = match named {
            Some(language) => match self.translate(language, &Files::default())? {
                Ok(empty) => Some(empty),
                Err(why) => return Ok(Err(no_program(why))),
            },
            None => None,
        };
        let compiled = session::compile_ir_within(&mut self.base, empty, first_name(files), source);
        let sources = Sources::unread(files);
        let entry = files.entry;
        Ok(compiled.map_err(|found| problem_views(&sources, entry, &found, &|_| None)))
    }

    /// Translates a program; the inner error is a sentence that says why there is none.
    fn translate(
        &mut self,
        language: &str,
        files: &Files,
    ) -> Result<Result<Translation, String>, Missing> {
        let Some(known) = catalog::language(language) else {
            return Ok(Err(format!(
                "RedDragon has no frontend for {language}: a language model can translate it (More, Language models)"
            )));
        };
        let translator = match self.translators.get_mut(language) {
            Some(Ok(translator)) => translator,
            Some(Err(why)) => {
                let title = known.display_name;
                let why = format!(
                    "{title} cannot be loaded: {why}. It is tried again when the source changes"
                );
                self.translators.remove(language);
                return Ok(Err(why));
            }
            None => return Err(Missing::Language(language.to_owned())),
        };
        let source = &files.first().source;
        let mut translation =
            match translator.translate_among(&beside(files), first_name(files), source) {
                Ok(translation) => translation,
                Err(why) => return Ok(Err(why)),
            };
        if translation.missed {
            let Some(why) = self.without_library.take() else {
                return Err(Missing::Library(language.to_owned()));
            };
            let (code, severity) = (Code::NoLibrary, ir::Severity::Error);
            let finding = Diagnostic::new(code, severity, Span::NONE, why);
            translation.diagnostics.insert(0, finding);
        }
        Ok(Ok(translation))
    }
}

/// The IR of a program in a language without a frontend: that of the file which it begins with stands in another that is called
/// so, with `.ir` behind it.
fn lowered<'f>(language: &str, files: &'f Files) -> Option<&'f SourceFile> {
    if catalog::language(language).is_some() {
        return None;
    }
    let path = format!("{}.{IR}", first_name(files));
    files.list.iter().find(|file| file.path == path)
}

/// Compiles the IR that a source was lowered to: its places are those of the source.
fn compile_lowered(files: &Files, text: &str) -> Result<Compiled, Vec<ProblemView>> {
    let source = &files.first().source;
    let compiled = session::compile_lowered(first_name(files), source, text);
    let sources = Sources::unread(files);
    compiled.map_err(|found| problem_views(&sources, files.entry, &found, &|_| None))
}

/// The files beside the one that a program begins with.
fn beside(files: &Files) -> BTreeMap<String, Rc<str>> {
    let others = files.list.iter().enumerate();
    let others = others.filter(|(at, _)| *at != files.entry as usize);
    others
        .map(|(_, file)| (file.path.clone(), file.source.as_str().into()))
        .collect()
}

/// The code of the problem that there is no program.
pub(super) const NO_PROGRAM: &str = "no_program";

/// A sentence that says why there is no program.
fn no_program(why: String) -> Vec<ProblemView> {
    vec![ProblemView {
        severity: Severity::Error,
        code: NO_PROGRAM.to_owned(),
        message: why,
        notes: Vec::new(),
        span: protocol::Span::default(),
        file: String::new(),
        line: 1,
        column: 1,
        step: None,
    }]
}
