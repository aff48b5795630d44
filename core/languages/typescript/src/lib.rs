//! TypeScript, as `tsc` emits it for ES2022 and Node 20 runs it: JavaScript with types, so its lowering, its semantics and its library
//! are JavaScript's.

mod assured;
mod imported;
mod inventory;
mod pointing;
mod respelling;
mod shape;
mod types;

use frontend::{Expression, Frontend, Language, Lowered, Unit};
use ir::{Program, Semantics};

/// The language.
pub static LANGUAGE: Language = Language {
    name: "typescript",
    semantics: Semantics {
        language: "typescript",
        ..javascript::SEMANTICS
    },
    pointing: pointing::POINTING,
};

/// Its grammar.
pub static GRAMMAR: grammars::Grammar =
    grammars::Grammar::new("typescript", tree_sitter_typescript::LANGUAGE_TYPESCRIPT);

/// Its frontend.
pub static FRONTEND: Frontend = Frontend {
    language: &LANGUAGE,
    library: &javascript::LIBRARY,
    lower,
    recovery: Some(&javascript::RECOVERY),
    explain: |_, _| Vec::new(),
    expression: Expression::Source(|text, result| Some(format!("var {result} = ({text});"))),
    text,
    wrong_text: ir::Diagnostic::message,
    respell: |source| respelling::respelled(source).map(frontend::Respelled::from),
    is_misread: |_| false,
    run_on: |_, _| Vec::new(),
    features: &inventory::FEATURES,
};

/// What a text that a program gives to be run is lowered as, which is JavaScript: itself, if nothing is wrong with it.
fn text(text: &str, _: &str, kind: &str) -> Result<String, String> {
    let tree = grammars::parse(&GRAMMAR, text);
    javascript::check_text(&shape::as_javascript(&tree, text), text, kind)?;
    Ok(text.to_owned())
}

/// Whether the grammar has taken something in a source for what it is not.
fn is_misread(unit: &Unit<'_>) -> bool {
    respelling::is_mistaken(unit.tree) || javascript::is_misread(unit.source)
}

fn lower(unit: &Unit<'_>, program: &mut Program) -> Lowered {
    let again = assured::without_assurances(unit.tree, unit.source);
    let again = again.or_else(|| is_misread(unit).then(|| unit.source.to_owned()));
    let again = again.map(|source| {
        let shown = respelling::respelled(&source).unwrap_or(source);
        grammars::parse(&GRAMMAR, &shown)
    });
    let tree = shape::as_javascript(again.as_ref().unwrap_or(unit.tree), unit.source);
    let shaped = Unit {
        tree: &tree,
        source: unit.source,
        broken: unit.broken,
        file: unit.file,
        module_name: unit.module_name,
        is_library: unit.is_library,
        library: &|name| (unit.library)(name),
        files: unit.files,
    };
    let types = types::declared(again.as_ref().unwrap_or(unit.tree), unit.source);
    javascript::lower_as(&LANGUAGE, &shaped, unit.tree, &types, program)
}
