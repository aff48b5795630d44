//! The languages of a build, each with its frontend and its grammar.
//!
//! A language is a folder in `core/languages` and a feature of this crate; the list is made of both. The command line has all of
//! them, a module for a browser has one, and the engine of the page has none: what that needs to know comes with the module.
//!
//! ```
//! let (program, lowered) = registry::lower("python", "x = 1\n").unwrap();
//! assert!(lowered.diagnostics.is_empty());
//! assert!(ir::print(&program).contains("decl_var x %0"));
//! ```

use frontend::{Frontend, Lowered, Unit};
use grammars::Grammar;
use ir::Program;

static LANGUAGES: &[(&Frontend, &Grammar)] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The languages of this build, by their names.
#[must_use]
pub const fn all() -> &'static [(&'static Frontend, &'static Grammar)] {
    LANGUAGES
}

/// The frontends of this build.
pub fn frontends() -> impl Iterator<Item = &'static Frontend> {
    LANGUAGES.iter().map(|(frontend, _)| *frontend)
}

/// The frontend of the language of a name, such as `python`.
#[must_use]
pub fn frontend(name: &str) -> Option<&'static Frontend> {
    frontends().find(|frontend| frontend.name == name)
}

/// The grammar of the language of a name, such as `python`.
#[must_use]
pub fn grammar(name: &str) -> Option<&'static Grammar> {
    let found = LANGUAGES.iter().find(|(_, grammar)| grammar.name() == name);
    found.map(|(_, grammar)| *grammar)
}

/// Lowers a source by itself, without anything of its language's library; `None` where there is no such language.
///
/// For tools and tests: programs are made by the crate `translate`.
#[must_use]
pub fn lower(language: &str, source: &str) -> Option<(Program, Lowered)> {
    let tree = grammars::parse(grammar(language)?, source);
    let mut program = Program::default();
    let unit = Unit {
        tree: &tree,
        source,
        broken: None,
        module_name: frontend::MAIN,
        file: frontend::MAIN,
        is_library: false,
        library: &frontend::no_library,
        files: &frontend::NoFiles,
    };
    let lowered = (frontend(language)?.lower)(&unit, &mut program);
    Some((program, lowered))
}
