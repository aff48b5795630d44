//! Frontends: from a syntax tree to the IR, one folder per language.
//!
//! A language is one [`Language`] value, which says how its programs run, and one [`Frontend`], which makes them of
//! text; [`languages`] and [`frontends`] list them. What differs between languages at
//! run time is its [`ir::Semantics`]; what differs in syntax is its folder. Lowering that languages
//! share lives in `common` and never asks which language called it.
//!
//! Each frontend is a feature of this crate. A build without any (the engine of the page) still knows the languages;
//! their frontends are modules of their own there, fetched when they are needed.
//!
//! **Invariants.** Lowering never fails: what it cannot lower becomes `symbolic unsupported:<kind>`,
//! is listed in [`Lowered::unsupported`] with its place, and has a diagnostic. Every instruction has
//! the span of the syntax that gave rise to it. Lowering is deterministic, and its use of the host's
//! stack is bounded whatever the nesting of the source.
//!
//! ```
//! let source = "x = 1\n";
//! let tree = grammars::parse(grammars::by_name("python").unwrap(), source);
//! let unit = lang::Unit { tree: &tree, source, file: "main.py", module_name: "main", is_library: false, library: &lang::no_library };
//! let mut program = ir::Program::default();
//! let lowered = (lang::frontend("python").unwrap().lower)(&unit, &mut program);
//! assert!(lowered.diagnostics.is_empty());
//! assert!(ir::print(&program).contains("decl_var x %0"));
//! ```

pub mod asm;
pub mod c;
mod common;
pub mod java;
mod library;
mod pointing;
pub mod python;
mod telling;

pub use common::quoted;
pub use library::{Found, Library};
pub use pointing::{Pointed, Pointing, pointed};
pub use telling::{Telling, reads_like};

use ir::{Diagnostic, ModuleId, Program, Semantics, Span};
use std::ops::Range;
use syntax::SyntaxTree;

/// A source text to lower, with its syntax tree.
#[derive(Clone, Copy)]
pub struct Unit<'a> {
    /// The tree of exactly this source.
    pub tree: &'a SyntaxTree,
    /// The text.
    pub source: &'a str,
    /// The file's name, as messages of the program itself may say it.
    pub file: &'a str,
    /// The module's name, as an import would name it.
    pub module_name: &'a str,
    /// Whether it is part of the language's library: then it may name the machine's intrinsics.
    pub is_library: bool,
    /// Where a frontend finds the trees of the library's modules, if it must see them to lower a program.
    pub library: Trees<'a>,
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
    /// The kinds of syntax node that were not lowered, each with its place.
    pub unsupported: Vec<(String, Span)>,
}

/// Overwrites the statement that begins on the line at a byte offset, so that the rest can be read without it; gives
/// the text, every other byte in its place, and what was taken out. `None` where no statement begins.
pub type TakeOut = fn(&str, usize) -> Option<(String, Range<usize>)>;

/// See [`Frontend::explain`].
pub type Explain = fn(&str, &[usize]) -> Vec<Option<(Range<usize>, String)>>;

/// Turns the text of an expression into that of a source whose top level leaves the expression's value in the variable
/// of the name given; `None` where it is none.
pub type AsSource = fn(&str, &str) -> Option<String>;

/// An expression about a program, to be evaluated where that stands.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// The program's source.
    pub program: &'a str,
    /// The name of its file.
    pub file: &'a str,
    /// The expression.
    pub text: &'a str,
    /// The name of the module that it becomes.
    pub module_name: &'a str,
    /// The variable that its value is left in.
    pub result: &'a str,
    /// The variable that holds the place in the source that is asked about ([`ir::Position::number`]).
    pub place: &'a str,
}

/// How expressions are evaluated by themselves.
#[derive(Clone, Copy)]
pub enum Expression {
    /// As a source of their own: names mean at run time what they mean to whoever is asked.
    Source(AsSource),
    /// With the program's declarations at hand, as a module; names that the frame asked about owns begin with
    /// [`ir::OWN_VARIABLE`].
    Lowered(fn(&Question<'_>, &mut Program) -> Lowered),
    /// The same where the grammar parses: the program comes as a unit, and the expression as another, whose source is
    /// that of the expression turned into a source of its own.
    Within(AsSource, LowerWithin),
}

/// Lowers an expression, the second unit, as part of the first.
pub type LowerWithin = for<'a> fn(&Question<'_>, (&Unit<'a>, &Unit<'a>), &mut Program) -> Lowered;

/// The name of the module of the program itself.
pub const MAIN: &str = "main";

/// A language, as far as running its programs goes.
pub struct Language {
    /// The lower-case name that grammars, files and messages use.
    pub name: &'static str,
    /// The name as people write it.
    pub display_name: &'static str,
    /// How names of its files end, without a dot; the usual one first.
    pub endings: &'static [&'static str],
    /// How the language behaves at run time.
    pub semantics: &'static Semantics,
    /// What can be pointed at in a program.
    pub pointing: &'static Pointing,
    /// What its lines look like, by which a text is known to be its.
    pub telling: &'static [Telling],
}

/// How a language becomes IR.
pub struct Frontend {
    /// The language.
    pub language: &'static Language,
    /// The part of its library that is written in the language.
    pub library: &'static Library,
    /// Lowers a source text into a new module of the program.
    pub lower: fn(&Unit<'_>, &mut Program) -> Lowered,
    /// Takes a statement that cannot be read out of a source.
    pub take_out: TakeOut,
    /// What the language's own implementation says of the statements at places, given in order, which the grammar does
    /// not accept: what it points at, and its words. `None` where it has nothing to say.
    pub explain: Explain,
    /// How expressions are evaluated by themselves.
    pub expression: Expression,
    /// What to show the grammar instead of a source that it does not accept, though the language does: a text of the
    /// same length, every place what it was. Lowering gets its tree, and the true source. `None` where nothing helps.
    pub respell: fn(&str) -> Option<String>,
    /// The language's constructs, and which of them are lowered.
    pub features: &'static Features,
}

/// A language's feature inventory.
pub struct Features {
    /// Every named kind of syntax node of the grammar, sorted by name.
    pub nodes: &'static [(&'static str, Coverage)],
    /// What the language offers, as its reference names it, each with a line on what it is.
    pub language: &'static [Feature],
}

/// What becomes of a kind of syntax node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coverage {
    /// It gives rise to instructions.
    Lowered,
    /// It is part of another node, which is lowered.
    Structural,
    /// It is not lowered, for this reason.
    Unsupported(&'static str),
}

/// Something that a language offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// A short name, by which corpus files refer to it.
    pub name: &'static str,
    /// What it is, in one line.
    pub description: &'static str,
    /// Whether the frontend lowers it.
    pub is_lowered: bool,
}

impl std::ops::Deref for Frontend {
    type Target = Language;

    fn deref(&self) -> &Language {
        self.language
    }
}

/// One line per language: its feature and name, and its folder.
macro_rules! languages {
    ($($name:literal $folder:ident;)+) => {
        static LANGUAGES: &[&Language] = &[$(&$folder::LANGUAGE),+];
        static FRONTENDS: &[&Frontend] = &[$(#[cfg(feature = $name)] &$folder::FRONTEND),+];
    };
}

languages! {
    "python" python;
    "java" java;
    "c" c;
    "asm" asm;
}

/// Every language, whether this build has its frontend or not.
#[must_use]
pub const fn languages() -> &'static [&'static Language] {
    LANGUAGES
}

/// The language of a name, such as `python`.
#[must_use]
pub fn language(name: &str) -> Option<&'static Language> {
    let mut all = LANGUAGES.iter().copied();
    all.find(|language| language.name == name)
}

/// The frontends of this build.
#[must_use]
pub const fn frontends() -> &'static [&'static Frontend] {
    FRONTENDS
}

/// The frontend of the language of a name, such as `python`.
#[must_use]
pub fn frontend(name: &str) -> Option<&'static Frontend> {
    let mut all = FRONTENDS.iter().copied();
    all.find(|frontend| frontend.name == name)
}
