//! Lua.

mod effects;
mod inventory;
mod literals;
mod lower;
mod pointing;
mod recovery;
mod respell;
mod semantics;
mod syntax;
mod texts;

use frontend::{Expression, Frontend, Language, Library};

/// The language.
pub static LANGUAGE: Language = Language {
    name: "lua",
    semantics: semantics::SEMANTICS,
    pointing: pointing::POINTING,
};

/// Its grammar.
pub static GRAMMAR: grammars::Grammar = grammars::Grammar::new("lua", tree_sitter_lua::LANGUAGE);

/// Its frontend.
pub static FRONTEND: Frontend = Frontend {
    language: &LANGUAGE,
    library: &LIBRARY,
    lower: lower::lower,
    recovery: Some(&recovery::RECOVERY),
    explain: |_, _| Vec::new(),
    expression: Expression::Source(|text, result| Some(format!("local {result} = ({text})"))),
    text: texts::source,
    wrong_text: ir::Diagnostic::message,
    respell: |source| respell::respell(source).map(frontend::Respelled::from),
    is_misread: |_| false,
    run_on: |_, _| Vec::new(),
    features: &inventory::FEATURES,
};

/// The library: one scope, made of several files.
static LIBRARY: Library = Library {
    base: &[(
        "builtins",
        frontend::joined!(
            "names.lua",
            "errors.lua",
            "operators.lua",
            "base.lua",
            "collect.lua",
            "math.lua",
            "string.lua",
            "pack.lua",
            "table.lua",
            "coroutine.lua",
            "io.lua",
            "os.lua",
            "utf8.lua",
            "debug.lua",
            "variables.lua",
            "modules.lua",
            "chunks.lua",
            "globals.lua",
        ),
    )],
    rest: &[],
};
