//! PHP.

mod inventory;
mod lower;
mod pointing;
mod recovery;
mod semantics;
mod signatures;

use frontend::{Expression, Frontend, Language, Library};

/// The language.
pub static LANGUAGE: Language = Language {
    name: "php",
    semantics: semantics::SEMANTICS,
    pointing: pointing::POINTING,
};

/// Its grammar.
pub static GRAMMAR: grammars::Grammar =
    grammars::Grammar::new("php", tree_sitter_php::LANGUAGE_PHP);

/// Its frontend.
pub static FRONTEND: Frontend = Frontend {
    language: &LANGUAGE,
    library: &LIBRARY,
    lower: lower::lower,
    recovery: Some(&recovery::RECOVERY),
    explain: |_, _| Vec::new(),
    expression: Expression::Source(|_, _| None),
    text: frontend::runs_no_text,
    respell: |_| None,
    run_on: |_, _| Vec::new(),
    features: &inventory::FEATURES,
};

/// The library: one scope, made of several files.
static LIBRARY: Library = Library {
    base: &[("builtins", LIBRARY_SOURCE)],
    rest: &[],
};

const LIBRARY_SOURCE: &str = concat!(
    "<?php\n",
    frontend::joined!(
        "classes.php",
        "errors.php",
        "values.php",
        "output.php",
        "arrays.php",
        "sorting.php",
        "strings.php",
        "texts_more.php",
        "codes.php",
        "math.php",
        "iterators.php",
        "structures.php",
        "json.php",
        "regex.php",
        "time.php",
        "dates.php",
        "files.php",
        "constants.php",
    )
);

/// What functions of the library take, as the language's reference declares them: types, names, `&` before what is a reference,
/// `=` behind what may be left out.
const PARAMETERS: &str = include_str!("parameters.txt");

/// What the lowering of programs reads the library's declarations off.
fn library_source() -> &'static str {
    LIBRARY_SOURCE
}
