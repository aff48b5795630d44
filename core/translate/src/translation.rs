//! What a source becomes, and who makes it.

use crate::files::{Alone, Folder};
use frontend::Language;
use ir::{Diagnostic, Module, ModuleId, Names, Program, Span};
use serde::{Deserialize, Serialize};
use std::rc::Rc;
use syntax::SyntaxTree;

/// A source and what it became.
pub struct Translation {
    /// The syntax tree of the source.
    pub tree: SyntaxTree,
    /// The program, with its language's prelude and all that it imports.
    pub program: Program,
    /// Its language.
    pub language: &'static Language,
    /// The program's own module.
    pub main: ModuleId,
    /// What is wrong with the sources, in order of file and place, those of the first file first.
    pub diagnostics: Vec<Diagnostic>,
    /// Kinds of syntax nodes that were not lowered, each with its place.
    pub unsupported: Vec<(String, Span)>,
    /// The source of each module, empty where there is none; that of the file that the program begins with is left out.
    pub texts: Vec<Rc<str>>,
    /// Its other files.
    pub files: Vec<OwnFile>,
    /// Whether it imports something that is not here and that the host may have: once that was brought, it is to be
    /// translated again.
    pub missed: bool,
    /// See [`Translation::prelude`].
    pub(crate) prelude: (usize, usize),
}

/// A file of a program beside the one that it begins with.
#[derive(Clone)]
pub struct OwnFile {
    /// The module that it became.
    pub module: ModuleId,
    /// Its path in the program's folder.
    pub path: String,
    /// Its syntax tree.
    pub tree: Rc<SyntaxTree>,
}

impl Translation {
    /// How many of the modules and of the names are those of the prelude, which are the same in every program.
    #[must_use]
    pub fn prelude(&self) -> (usize, usize) {
        self.prelude
    }
}

/// About what expressions are, and where they leave their values.
#[derive(Clone, Copy)]
pub struct Asking<'a> {
    /// The name of the file that they are seen from.
    pub file: &'a str,
    /// The source of that file.
    pub source: &'a str,
    /// The name of the file that the program begins with.
    pub entry: &'a str,
    /// The program's files, that one and this one among them.
    pub folder: &'a dyn Folder,
    /// The variable for the value.
    pub result: &'a str,
    /// The variable that holds the place in the source that is asked about.
    pub place: &'a str,
}

/// A text that a program gives to be run.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Text<'a> {
    /// The text.
    pub text: &'a str,
    /// What messages call it.
    pub name: &'a str,
    /// What of code it is; the language's to know.
    pub kind: &'a str,
    /// The name of the module that it becomes.
    pub module_name: &'a str,
}

/// Makes programs of sources in one language.
pub trait Translator {
    /// Translates a source under the path of its file, with the files of its folder that take part.
    ///
    /// # Errors
    /// A sentence that says why there is no program at all; errors in the source are diagnostics.
    fn translate_among(
        &mut self,
        folder: &dyn Folder,
        file: &str,
        source: &str,
    ) -> Result<Translation, String>;

    /// The same for a program of one file.
    ///
    /// # Errors
    /// As above.
    fn translate(&mut self, file: &str, source: &str) -> Result<Translation, String> {
        self.translate_among(&Alone, file, source)
    }

    /// Takes the files that there are of the language's library: their paths in its folder and their texts.
    ///
    /// # Errors
    /// A sentence that says why they could not be taken.
    fn bring(&mut self, files: Vec<(String, String)>) -> Result<(), String>;

    /// Makes of each expression a module whose top level leaves the expression's value in a variable, or says why it
    /// cannot. Names are added to those given, as the modules need them.
    fn expressions(
        &mut self,
        names: &mut Names,
        asking: Asking<'_>,
        texts: &[String],
    ) -> Vec<Result<Module, String>>;

    /// Makes a module of a text that a program gives to be run, or says what is wrong with the text in the language's words.
    /// Names are added to those given.
    fn text(&mut self, names: &mut Names, text: Text<'_>) -> Result<Module, String>;
}
