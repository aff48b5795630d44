//! A grammar, as its language hands it over.

use crate::kinds::Names;
use std::fmt;
use std::sync::OnceLock;
use tree_sitter_language::LanguageFn;

/// The grammar of a language.
pub struct Grammar {
    name: &'static str,
    language: LanguageFn,
    names: OnceLock<Names>,
}

impl Grammar {
    /// The grammar of a language of a name, such as `python`.
    #[must_use]
    pub const fn new(name: &'static str, language: LanguageFn) -> Grammar {
        Grammar {
            name,
            language,
            names: OnceLock::new(),
        }
    }

    /// The lower-case name of the language.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    pub(crate) fn language(&self) -> tree_sitter::Language {
        self.language.into()
    }

    pub(crate) fn names(&self) -> &Names {
        self.names.get_or_init(|| Names::new(&self.language()))
    }
}

impl fmt::Debug for Grammar {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name)
    }
}
