//! The table of languages.

use crate::kinds::Names;
use std::fmt;
use std::sync::OnceLock;
use tree_sitter_language::LanguageFn;

/// A language that has a grammar in this build.
pub struct Language {
    name: &'static str,
    display_name: &'static str,
    extensions: &'static [&'static str],
    grammar: LanguageFn,
    names: &'static OnceLock<Names>,
}

/// One line per language: its feature and name, how people write it, file extensions, grammar.
macro_rules! languages {
    ($($name:literal $display:literal [$($extension:literal)+] $grammar:expr;)+) => {
        static LANGUAGES: &[Language] = &[$(
            #[cfg(feature = $name)]
            Language {
                name: $name,
                display_name: $display,
                extensions: &[$($extension),+],
                grammar: $grammar,
                names: {
                    static NAMES: OnceLock<Names> = OnceLock::new();
                    &NAMES
                },
            },
        )+];
    };
}

languages! {
    "python" "Python" ["py" "pyi"] tree_sitter_python::LANGUAGE;
    "java" "Java" ["java"] tree_sitter_java::LANGUAGE;
    "c" "C" ["c" "h"] tree_sitter_c::LANGUAGE;
    "asm" "Assembly" ["asm"] tree_sitter_asm::LANGUAGE;
}

/// Every language of this build, in the order of the table.
#[must_use]
pub const fn languages() -> &'static [Language] {
    LANGUAGES
}

/// The language of a name, such as `python`.
#[must_use]
pub fn by_name(name: &str) -> Option<&'static Language> {
    LANGUAGES.iter().find(|language| language.name == name)
}

/// The language of a file extension without its dot, such as `py`; case does not matter.
#[must_use]
pub fn by_extension(extension: &str) -> Option<&'static Language> {
    LANGUAGES.iter().find(|language| {
        let mut known = language.extensions.iter();
        known.any(|known| known.eq_ignore_ascii_case(extension))
    })
}

impl Language {
    /// The lower-case name that files, features and messages use.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The name as people write it.
    #[must_use]
    pub fn display_name(&self) -> &'static str {
        self.display_name
    }

    /// The file extensions, without dots, the usual one first.
    #[must_use]
    pub fn extensions(&self) -> &'static [&'static str] {
        self.extensions
    }

    pub(crate) fn grammar(&self) -> tree_sitter::Language {
        self.grammar.into()
    }

    pub(crate) fn names(&self) -> &Names {
        self.names.get_or_init(|| Names::new(&self.grammar()))
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.name == other.name
    }
}

impl Eq for Language {}
