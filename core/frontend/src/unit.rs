//! What is lowered, and what that gives.

use crate::Files;
use ir::{Diagnostic, ModuleId, Span};
use syntax::SyntaxTree;

/// The name of the module of the program itself.
pub const MAIN: &str = "main";

/// How the names of modules begin that are expressions, asked about where a run stands: their top level is lowered as the program's
/// own is.
pub const EXPRESSION: &str = "$expression";

/// A source text to lower, with its syntax tree.
#[derive(Clone, Copy)]
pub struct Unit<'a> {
    /// The tree of exactly this source.
    pub tree: &'a SyntaxTree,
    /// The text.
    pub source: &'a str,
    /// Where the source as written cannot be read, where this is the source of what was read on behind errors.
    pub broken: Option<Broken<'a>>,
    /// The file's path in the program's folder, as messages of the program itself may say it.
    pub file: &'a str,
    /// The module's name, as an import would name it.
    pub module_name: &'a str,
    /// Whether it is part of the language's library: then it may name the machine's intrinsics.
    pub is_library: bool,
    /// Where a frontend finds the trees of the library's modules, if it must see them to lower a program.
    pub library: Trees<'a>,
    /// The program's other files.
    pub files: &'a dyn Files,
}

/// A source that cannot be read as it is written.
#[derive(Clone, Copy)]
pub struct Broken<'a> {
    /// The first byte of what cannot be read.
    pub at: usize,
    /// The text as it is written.
    pub written: &'a str,
}

/// Gives the tree and the source of a module of the language's library.
pub type Trees<'a> = &'a dyn Fn(&str) -> Option<(&'a SyntaxTree, &'a str)>;

/// No library at all.
#[must_use]
pub fn no_library<'a>(_: &str) -> Option<(&'a SyntaxTree, &'a str)> {
    None
}

/// What lowering gives besides the module that it adds to the program.
#[derive(Clone, Debug)]
pub struct Lowered {
    /// The module added.
    pub module: ModuleId,
    /// What is wrong with the source, in order of place.
    pub diagnostics: Vec<Diagnostic>,
    /// The names of the modules that the source imports by name, each once, in order of first mention.
    pub imports: Vec<String>,
    /// Which modules are made of files of the program, whether they are lowered with this one or are to be: each module's
    /// name with the file's path.
    pub files: Vec<(String, String)>,
    /// The kinds of syntax node that were not lowered, each with its place.
    pub unsupported: Vec<(String, Span)>,
}
