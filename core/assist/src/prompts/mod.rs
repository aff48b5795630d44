//! What models are told to do: files with a version, and the schema of instructions, made of the IR's own tables.

use ir::BinOp;
use ir::explain::{EXPLAINED, FUNCTIONS};
use std::fmt::Write;

/// A prompt: what it is for, with the version that a log names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// What it is for, and which version it is.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
}

/// Translate source to IR. The functions that there are and the schema of instructions stand behind it: [`lower`].
pub const LOWER: Prompt = Prompt {
    name: "lower.v2",
    text: include_str!("lower.v2.md"),
};

/// Repair syntax.
pub const REPAIR: Prompt = Prompt {
    name: "repair.v1",
    text: include_str!("repair.v1.md"),
};

/// Answer for a call of what is missing.
pub const RESOLVE: Prompt = Prompt {
    name: "resolve.v1",
    text: include_str!("resolve.v1.md"),
};

/// Explain.
pub const EXPLAIN: Prompt = Prompt {
    name: "explain.v1",
    text: include_str!("explain.v1.md"),
};

/// All of them.
pub const ALL: [Prompt; 4] = [LOWER, REPAIR, RESOLVE, EXPLAIN];

/// Lists the operators so that one that is new does not compile before it stands here.
macro_rules! operators {
    ($($name:ident)*) => {
        /// The spellings of the operators on two values.
        #[must_use]
        pub fn operators() -> Vec<&'static str> {
            // Not called: it is there to be complete.
            let _ = |op: BinOp| match op { $(BinOp::$name => {})* };
            vec![$(BinOp::$name.text()),*]
        }
    };
}

operators!(Add Sub Mul Div FloorDiv Rem Pow MatMul Shl Shr UShr BitAnd BitOr BitXor Concat Eq Ne Lt Le Gt Ge StrictEq StrictNe Is IsNot In NotIn);

/// The instructions, as a table that the IR's own reference is made of too.
#[must_use]
pub fn schema() -> String {
    let mut text = "\n# Instructions\n".to_owned();
    let mut group = "";
    for each in EXPLAINED {
        if each.group != group {
            group = each.group;
            let _ = write!(text, "\n{group}\n\n");
        }
        let _ = writeln!(text, "* `{}`: {}", each.form, each.says);
    }
    let _ = writeln!(
        text,
        "\nOperators of `binop`: `{}`. Operators of `unop`: `-`, `+`, `~`, `not`, `iter`, `has_next`, `next`.",
        operators().join("`, `")
    );
    text
}

/// The functions that a translated program may call, from the table that the IR's own reference is made of too.
#[must_use]
pub fn functions() -> String {
    let mut text = String::new();
    for each in FUNCTIONS {
        let _ = writeln!(text, "* `{}`: {}", each.form, each.says);
    }
    text
}

/// The whole of what a model is told for lowering.
#[must_use]
pub fn lower() -> String {
    format!("{}{}{}", LOWER.text, functions(), schema())
}
