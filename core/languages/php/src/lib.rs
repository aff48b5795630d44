//! PHP.

mod effects;
mod inventory;
mod lower;
mod pointing;
mod recovery;
mod respell;
mod semantics;
mod signatures;
mod syntax;

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
    expression: Expression::Source(|text, result| Some(format!("<?php ${result} = ({text});"))),
    text: text_to_run,
    wrong_text: ir::Diagnostic::message,
    respell: |source| respell::respell(source).map(frontend::Respelled::from),
    is_misread: |_| false,
    run_on: |_, _| Vec::new(),
    features: &inventory::FEATURES,
};

/// How sources begin that are texts which a program gives to be run.
const TEXT_MARK: &str = "<?php /*text*/ ";

/// What a text is lowered as: code, or a file of which code is a part. Texts are of bytes: a character stands for each.
fn text_to_run(text: &str, _: &str, kind: &str) -> Result<String, String> {
    let bytes: Vec<u8> = text.chars().map(|unit| unit as u8).collect();
    let source = String::from_utf8_lossy(&bytes);
    let whole = match (kind, source.strip_prefix("<?php")) {
        // What must come first in a file does so still.
        ("file", Some(code)) if code.starts_with(char::is_whitespace) => {
            format!("{TEXT_MARK}{code}")
        }
        ("file", _) => format!("{TEXT_MARK}?>{source}"),
        _ => format!("{TEXT_MARK}{source}"),
    };
    Ok(match syntax::read(&whole) {
        // A text that cannot be read is one that says so.
        syntax::Read::Unreadable(wrong) => {
            let words = wrong.words.replace('\\', "\\\\").replace('\'', "\\'");
            format!("{TEXT_MARK}unreadable('{words}', {}, true);", wrong.line)
        }
        _ => whole,
    })
}

/// The library: one scope, made of several files.
static LIBRARY: Library = Library {
    base: &[("builtins", LIBRARY_SOURCE)],
    rest: &[],
};

const LIBRARY_SOURCE: &str = include!("library_files.rs");

/// The lines of the library that declare classes, functions and constants.
const DECLARATIONS: &str = include_str!(concat!(env!("OUT_DIR"), "/declarations.php"));

/// What functions of the library take, as the language's reference declares them: types, names, `&` before what is a reference,
/// `=` behind what may be left out.
const PARAMETERS: &str = include_str!("parameters.txt");
