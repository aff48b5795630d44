//! @display@.

mod inventory;
mod lower;
mod pointing;
mod semantics;

use frontend::{Expression, Frontend, Language, Library};

/// The language.
pub static LANGUAGE: Language = Language {
    name: "@name@",
    semantics: semantics::SEMANTICS,
    pointing: pointing::POINTING,
};

/// Its grammar.
pub static GRAMMAR: grammars::Grammar =
    grammars::Grammar::new("@name@", @grammar@::LANGUAGE);

/// Its frontend.
pub static FRONTEND: Frontend = Frontend {
    language: &LANGUAGE,
    library: &LIBRARY,
    lower: lower::lower,
    recovery: None,
    explain: |_, _| Vec::new(),
    text: frontend::runs_no_text,
    wrong_text: ir::Diagnostic::message,
    expression: Expression::Source(|_, _| None),
    respell: |_| None,
    is_misread: |_| false,
    run_on: |_, _| Vec::new(),
    features: &inventory::FEATURES,
};

static LIBRARY: Library = frontend::library! {
    base: {
    }
    rest: {
    }
};
