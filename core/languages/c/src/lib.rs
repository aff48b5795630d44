//! C as gcc compiles it (`-std=c17`) on 64-bit Linux.
//!
//! What C source means depends on its macros and on which names are types, and a syntax tree of the text as written
//! knows neither. So this frontend reads the tokens itself: `token` splits the text, `preprocess` carries out
//! directives and macros, `parse` checks the result and gives `ast`, `lower` makes instructions of that. The syntax tree is for
//! people, and its kinds of nodes are the inventory (`inventory`). `types` has types and their layouts, `headers` what `#include`
//! finds, `library` the C sources behind them.
//!
//! **Invariants.** Every token, whatever macro or header of the library it comes from, has a place in the program's own source or
//! in one of the program's own headers (`places`). All conversions are instructions of their own; operands of one operator are of
//! one type. A scalar whose address is never taken is a variable of the machine; every other object is a region, declared as `&x`.
//! Evaluation order is gcc's where a program can tell: operands and sides of an assignment left to right, arguments from the last
//! to the first.
//!
//! **Deliberately absent.** `long double` has the size of gcc's and the precision of `double`. Inline
//! assembly and `goto` out of a nested function are reported.

mod ast;
mod effects;
mod headers;
mod inventory;
mod library;
mod linkage;
mod literals;
mod lower;
mod parse;
mod places;
mod pointing;
mod preprocess;
mod recovery;

mod semantics;
mod token;
mod types;

use frontend::{Expression, Frontend, Language};

/// The language.
pub static LANGUAGE: Language = Language {
    name: "c",
    semantics: semantics::SEMANTICS,
    pointing: pointing::POINTING,
};

/// Its grammar.
pub static GRAMMAR: grammars::Grammar = grammars::Grammar::new("c", tree_sitter_c::LANGUAGE);

/// Its frontend.
pub static FRONTEND: Frontend = Frontend {
    language: &LANGUAGE,
    library: &library::LIBRARY,
    lower: lower::lower,
    recovery: None,
    explain: |_, _| Vec::new(),
    expression: Expression::Lowered(lower::lower_expression),
    text: frontend::runs_no_text,
    wrong_text: ir::Diagnostic::message,
    respell: |_| None,
    is_misread: |_| false,
    run_on: |_, _| Vec::new(),
    features: &inventory::FEATURES,
};
