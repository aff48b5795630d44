//! A small assembly, for teaching: registers of any name, one flag, a stack, and jumps; what is not known is written
//! `%name`. `docs/assembly.md` says what programs look like.
//!
//! `lower` makes instructions of them. Registers are variables; what no instruction has written is an unknown of its
//! name, so that a program without numbers runs too, and `reddragon worlds` follows both sides of its branches. With the directive
//! `.mode symbolic` both sides of every conditional jump are followed, whatever the flag says.
//!
//! **Invariants.** An instruction or label has the number of its place as its address. `call` notes a number on a
//! stack of its own, `ret` finds its way by that: the IR has no computed jump.

mod inventory;
mod lower;
mod semantics;

use frontend::{Blocks, Expression, Frontend, Language, Library, Recovery};

/// The language.
pub static LANGUAGE: Language = Language {
    name: "asm",
    semantics: semantics::SEMANTICS,
    pointing: frontend::Pointing::NOTHING,
};

/// Its grammar.
pub static GRAMMAR: grammars::Grammar = grammars::Grammar::new("asm", tree_sitter_asm::LANGUAGE);

/// Its frontend.
pub static FRONTEND: Frontend = Frontend {
    language: &LANGUAGE,
    library: &LIBRARY,
    lower: lower::lower,
    recovery: Some(&RECOVERY),
    explain: |_, _| Vec::new(),
    expression: Expression::Source(|_, _| None),
    text: frontend::runs_no_text,
    wrong_text: ir::Diagnostic::message,
    respell: |source| respell(source).map(frontend::Respelled::from),
    is_misread: |_| false,
    run_on: |_, _| Vec::new(),
    features: &inventory::FEATURES,
};

static LIBRARY: Library = Library {
    base: &[],
    rest: &[],
};

/// A statement is a line; nothing stands for one that was taken out.
static RECOVERY: Recovery = Recovery {
    blocks: Blocks::Lines,
    stand_ins: &[],
    has_semicolons: false,
    is_free: false,
    line_comments: &[";", "//", "#"],
    long_comments: &[("/*", "*/")],
    long_texts: &[],
    quotes: b"\"'",
};

/// The grammar wants a program to begin on its first line: lines in front of that become spaces.
fn respell(source: &str) -> Option<String> {
    let is_empty = |line: &&str| {
        let line = line.trim();
        line.is_empty() || [";", "//", "#"].iter().any(|mark| line.starts_with(mark))
    };
    let lines = source.split_inclusive('\n').take_while(is_empty);
    let length: usize = lines.map(str::len).sum();
    (length > 0).then(|| " ".repeat(length) + &source[length..])
}
