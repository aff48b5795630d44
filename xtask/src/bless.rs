//! `bless`: rewrites the corpus' expectations, the reference of the IR and what a model is asked, to what the system does now, for review.

use crate::args::Args;
use crate::setup::Environment;
use crate::{Result, process};

/// What tells the corpus runner to rewrite instead of to compare. CI never sets it.
const BLESS: &str = "REDDRAGON_BLESS";

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<()> {
    let filter = args.at_most_one()?;
    let environment = Environment::new();
    let mut command = environment.command_with(
        "cargo",
        &[
            "test",
            "--quiet",
            "--package",
            "reddragon-tests",
            "--package",
            "reddragon-ir",
            "--package",
            "reddragon-assist",
        ],
    );
    process::run(command.args(filter).env(BLESS, "1"))?;
    println!("rewritten: review the changes with `git diff -- tests docs`");
    Ok(())
}
