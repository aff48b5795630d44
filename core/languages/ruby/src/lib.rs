//! Ruby.

mod inventory;
mod lower;
mod pointing;
mod recovery;
mod semantics;
mod texts;

use frontend::{Expression, Frontend, Language, Library};

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
    library: &LIBRARY,
    lower: lower::lower,
    recovery: Some(&recovery::RECOVERY),
    explain: |_, _| Vec::new(),
    expression: Expression::Source(|text, result| Some(format!("{result} = ({text})"))),
    text: texts::source,
    wrong_text: ir::Diagnostic::message,
    respell: |_| None,
    run_on: |_, _| Vec::new(),
    features: &inventory::FEATURES,
};

/// The files, in order, as one text.
macro_rules! files {
    ($($file:literal),* $(,)?) => {
        concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/library/", $file, ".rb")), "\n"),*)
    };
}

static LIBRARY: Library = Library {
    base: &[(
        "core",
        files!(
            "core",
            "cases",
            "object",
            "module",
            "enumerable",
            "array",
            "array_change",
            "foremost",
            "comparable",
            "number",
            "values",
            "errors",
            "places",
            "math",
            "hash",
            "string",
            "string_change",
            "encoding",
            "normal_forms",
            "format",
            "pack",
            "range",
            "struct",
            "set",
            "enumerator",
            "lazy",
            "pattern",
            "regexp",
            "rational",
            "random",
            "io",
            "time",
            "files",
            "date",
            "json",
            "fiber",
            "suggestions",
            "standard",
            "rest",
            "further",
            "matrix",
            "bigdecimal",
            "digest",
            "csv",
            "pretty",
            "options",
            "yaml",
            "addresses"
        ),
    )],
    rest: &[],
};
