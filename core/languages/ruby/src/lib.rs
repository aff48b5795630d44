//! Ruby.

mod inventory;
mod lower;
mod pointing;
mod semantics;

use frontend::{Expression, Frontend, Language, Library};

/// The language.
pub static LANGUAGE: Language = Language {
    name: "ruby",
    semantics: semantics::SEMANTICS,
    pointing: pointing::POINTING,
};

/// Its grammar.
pub static GRAMMAR: grammars::Grammar =
    grammars::Grammar::new("ruby", tree_sitter_ruby::LANGUAGE);

/// Its frontend.
pub static FRONTEND: Frontend = Frontend {
    language: &LANGUAGE,
    library: &LIBRARY,
    lower: lower::lower,
    recovery: None,
    explain: |_, _| Vec::new(),
    expression: Expression::Source(|_, _| None),
    respell: |_| None,
    features: &inventory::FEATURES,
};

static LIBRARY: Library = frontend::library! {
    base: {
        "core": "core.rb",
    }
    rest: {
    }
};
