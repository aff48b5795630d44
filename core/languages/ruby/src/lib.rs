//! Ruby.

mod effects;
mod endless;
mod inventory;
mod library;
mod lower;
mod pointing;
mod recovery;
mod respelling;
mod semantics;
mod texts;
mod unreadable;

use frontend::{Expression, Frontend, Language};

/// The language.
pub static LANGUAGE: Language = Language {
    name: "ruby",
    semantics: semantics::SEMANTICS,
    pointing: pointing::POINTING,
};

/// Its grammar.
pub static GRAMMAR: grammars::Grammar = grammars::Grammar::new("ruby", tree_sitter_ruby::LANGUAGE);

/// Its frontend.
pub static FRONTEND: Frontend = Frontend {
    language: &LANGUAGE,
    library: &library::LIBRARY,
    lower: lower::lower,
    recovery: Some(&recovery::RECOVERY),
    explain: |_, _| Vec::new(),
    expression: Expression::Source(|text, result| Some(format!("{result} = ({text})"))),
    text: texts::source,
    wrong_text: ir::Diagnostic::message,
    respell: respelling::respelled,
    is_misread: respelling::is_misread,
    run_on: |_, _| Vec::new(),
    features: &inventory::FEATURES,
};
