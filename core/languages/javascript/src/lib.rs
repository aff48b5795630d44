//! JavaScript, as Node 20 runs it.

mod calls;
mod classes;
mod expressions;
mod files;
mod functions;
mod inventory;
mod library;
mod literals;
mod lowerer;
mod modules;
mod patterns;
mod pointing;
mod recovery;
mod scopes;
mod semantics;
mod statements;

use frontend::{Expression, Frontend, Language};

/// The language.
pub static LANGUAGE: Language = Language {
    name: "javascript",
    semantics: semantics::SEMANTICS,
    pointing: pointing::POINTING,
};

/// Its grammar.
pub static GRAMMAR: grammars::Grammar =
    grammars::Grammar::new("javascript", tree_sitter_javascript::LANGUAGE);

/// Its frontend.
pub static FRONTEND: Frontend = Frontend {
    language: &LANGUAGE,
    library: &library::LIBRARY,
    lower: lowerer::lower,
    recovery: Some(&recovery::RECOVERY),
    explain: |_, _| Vec::new(),
    expression: Expression::Source(|text, result| Some(format!("var {result} = ({text});"))),
    respell: |_| None,
    run_on: |_, _| Vec::new(),
    features: &inventory::FEATURES,
};
