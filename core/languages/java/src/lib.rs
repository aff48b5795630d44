//! Java 17.
//!
//! A checker (`checker` and the files that implement it, one per kind of construct) turns syntax into typed, resolved
//! expressions and statements (`hir`); `emit` turns those into instructions. `world` knows the classes: the
//! program's own, and those of the library, whose sources it reads for their signatures. Of the library only what the
//! program can reach is lowered (`classes`), in the same go as the program.
//!
//! | file | what it is about |
//! |---|---|
//! | `ty`, `hir` | static types; checked programs |
//! | `world`, `declare`, `members` | classes, their supertypes, their members and how these are named |
//! | `checker`, `exprs`, `operators`, `literals`, `constants`, `patterns`, `switches`, `stmts` | checking |
//! | `calls`, `infer`, `lambdas`, `creation` | overloads, type arguments, functions, objects |
//! | `diagnostics`, `known`, `class_diagnostics`, `access`, `generics`, `flow` | what `javac` refuses, in its words: types and names, type arguments, what classes must have, who may use what, the order of things |
//! | `erasure` | what is looked at because a generic declaration does not say it |
//! | `reflection` | what a program finds out about its own classes |
//! | `locks` | what `synchronized` becomes; threads at the end of `main` |
//! | `classes`, `bodies`, `initialisers`, `implicit` | whole classes, part by part |
//! | `lower` | the order of work |
//! | `emit` | instructions |
//! | `watch` | expressions about a program that stands somewhere |
//!
//! Types are there to choose conversions and overloads. Where one is not known (`Ty::Dynamic`: an import that
//! is missing, inference that ends), operations look at the value.

mod access;
mod bodies;
mod calls;
mod checker;
mod class_diagnostics;
mod classes;
mod constants;
mod contents;
mod creation;
mod declare;
mod diagnostics;
mod emit;
mod erasure;
mod exprs;
mod faults;
mod flow;
mod generics;
mod hir;
mod implicit;
mod infer;
mod initialisers;
mod inventory;
mod known;
mod lambdas;
mod library;
mod literals;
mod locks;
mod lower;
mod members;
mod operators;
mod patterns;
mod pointing;
mod recovery;
mod reflection;
mod refusals;

mod semantics;
mod sink;
mod spelling;
mod stmts;
mod switches;
mod ty;
mod watch;
mod world;

use frontend::{Expression, Frontend, Language};

/// The module that runs ahead of every program.
const PRELUDE: &str = "java.lang";

/// The language.
pub static LANGUAGE: Language = Language {
    name: "java",
    semantics: semantics::SEMANTICS,
    pointing: pointing::POINTING,
};

/// Its grammar.
pub static GRAMMAR: grammars::Grammar = grammars::Grammar::new("java", tree_sitter_java::LANGUAGE);

/// Its frontend.
pub static FRONTEND: Frontend = Frontend {
    language: &LANGUAGE,
    lower: lower::lower,
    recovery: Some(&recovery::RECOVERY),
    explain: refusals::explain,
    respell: |_| None,
    is_misread: |_| false,
    run_on: |_, _| Vec::new(),
    expression: Expression::Within(expression, watch::lower_expression),
    text: frontend::runs_no_text,
    wrong_text: ir::Diagnostic::message,
    features: &inventory::FEATURES,
    library: &library::LIBRARY,
};

/// In parentheses the expression may stand on several lines.
fn expression(text: &str, result: &str) -> Option<String> {
    (!text.trim().is_empty()).then(|| format!("{result} = (\n{}\n);\n", text.trim()))
}
