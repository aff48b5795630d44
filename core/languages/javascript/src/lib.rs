//! JavaScript, as Node 20 runs it.

mod assignments;
mod calls;
mod classes;
mod declared;
mod decorators;
mod early;
mod effects;
mod exits;
mod expressions;
mod fields;
mod files;
mod functions;
mod hoisting;
mod implicit;
mod inventory;
mod library;
mod library_parts;
mod literals;
mod loops;
mod lowerer;
mod modules;
mod moving;
mod names;
mod parameters;
mod patterns;
mod pointing;
mod privates;
mod recovery;
mod respelling;
mod scopes;
mod semantics;
mod shown;
mod spelling;
mod statements;
mod tagged;
mod texts;
mod typed;
mod using;
mod waiting;
mod with;

pub use declared::DeclaredTypes;
pub use library::LIBRARY;
pub use lowerer::lower_as;
pub use pointing::POINTING;
pub use recovery::RECOVERY;
pub use respelling::{is_misread, respelled};
pub use semantics::SEMANTICS;
pub use texts::check as check_text;

use frontend::{Expression, Frontend, Language};

/// The language.
pub static LANGUAGE: Language = Language {
    name: "javascript",
    semantics: SEMANTICS,
    pointing: POINTING,
};

/// Its grammar.
#[cfg(feature = "grammar")]
pub static GRAMMAR: grammars::Grammar =
    grammars::Grammar::new("javascript", tree_sitter_javascript::LANGUAGE);

/// Its frontend.
pub static FRONTEND: Frontend = Frontend {
    language: &LANGUAGE,
    library: &LIBRARY,
    lower: |unit, program| lowerer::lower_strictly(&LANGUAGE, unit, program),
    recovery: Some(&RECOVERY),
    explain: |_, _| Vec::new(),
    expression: Expression::Source(|text, result| Some(format!("var {result} = ({text});"))),
    text: texts::source,
    wrong_text: ir::Diagnostic::message,
    respell: |source| respelled(source).map(frontend::Respelled::from),
    is_misread: |_| false,
    run_on: |_, _| Vec::new(),
    features: &inventory::FEATURES,
};
