//! Python 3.11.
//!
//! Where to look: `scopes` says which names each scope binds, `names` reads and writes variables;
//! `stmts` lowers statements and hands compound ones to `control`, `exceptions`, `contexts`,
//! `matching`, `functions`, `classes`; `exprs` lowers expressions and hands them to `operators`,
//! `members`, `displays`, `calls`, `comprehensions`, `strings` and so on; `targets` are what is
//! assigned to; `broken_source` and `recovery` are what the grammar does not accept, and `diagnostics` what Python says of it;
//! `refused` is what the grammar accepts and Python does not. `semantics` and `faults` say how the
//! machine runs the result, with what `builtins` and `library` provide.
//!
//! **Invariants.** Evaluation order is Python's. An instruction that may raise has the span that
//! CPython's traceback marks. A variable is declared (`decl_var`) by the first assignment in its
//! scope's text, so that a function's own variables are those that it declares. Hidden variables
//! start with `$`, and `::x` is the module's `x` where a function around has another.
//!
//! **Deliberately absent.** An exception that leaves an `except … as e` clause does not unbind `e`;
//! only a frame that goes on running could tell.

mod annotations;
mod broken_source;
pub mod builtins;
mod calls;
mod classes;
mod comprehensions;
mod contexts;
mod control;
mod diagnostics;
mod displays;
mod effects;
mod escapes;
mod exceptions;
mod exprs;
mod faults;
mod functions;
mod glances;
mod imports;
mod indentation;
mod inventory;
mod lazy;
mod library;
mod long_names;
mod lowerer;
mod matching;
mod members;
mod names;
mod numbers;
mod operators;
mod parameters;
mod patterns;
mod pointing;
mod recovery;
mod refused;
mod respell;
mod run_on;

mod scope_walk;
mod scopes;
mod semantics;
mod spelling;
mod stmts;
mod strings;
mod suspension;
mod targets;
mod texts;
mod type_aliases;
mod type_names;
mod type_notes;

use frontend::{Expression, Frontend, Language};
use std::ops::Range;

/// The language.
pub static LANGUAGE: Language = Language {
    name: "python",
    semantics: semantics::SEMANTICS,
    pointing: pointing::POINTING,
};

/// Its grammar.
pub static GRAMMAR: grammars::Grammar =
    grammars::Grammar::new("python", tree_sitter_python::LANGUAGE);

/// Its frontend.
pub static FRONTEND: Frontend = Frontend {
    language: &LANGUAGE,
    library: &library::LIBRARY,
    lower: lowerer::lower,
    recovery: Some(&recovery::RECOVERY),
    explain,
    expression: Expression::Source(expression),
    text: texts::source,
    wrong_text: texts::wrong,
    respell: |source| respell::respell(source).map(frontend::Respelled::from),
    is_misread: respell::is_misread,
    run_on: run_on::run_on,
    features: &inventory::FEATURES,
};

/// What Python says of broken statements.
fn explain(source: &str, places: &[usize]) -> Vec<Option<(Range<usize>, String)>> {
    let found = diagnostics::explain(source, places).into_iter();
    found
        .map(|refusal| refusal.map(|refusal| (refusal.place, refusal.message)))
        .collect()
}

/// In parentheses an expression may stand on several lines, and nothing but an expression may.
fn expression(text: &str, result: &str) -> Option<String> {
    (!text.trim().is_empty()).then(|| format!("{result} = (\n{}\n)\n", text.trim()))
}
