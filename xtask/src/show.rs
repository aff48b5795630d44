//! `show`: any stage of any file, by the command line of the system itself.

use crate::args::Args;
use crate::setup::Environment;
use crate::{Result, process};

/// Runs the command: `reddragon STAGE FILE`.
pub(crate) fn run(args: &Args) -> Result<()> {
    let [stage, file] = args.positional() else {
        return Err("show wants a stage (tree, ir, cfg, run) and a file".to_owned());
    };
    // The file is meant from where the person is, whatever the directory of the build.
    let file = std::path::absolute(file).map_err(|error| format!("{file}: {error}"))?;
    let environment = Environment::new();
    let mut command = environment.command_with(
        "cargo",
        &["run", "--quiet", "--package", "reddragon-cli", "--"],
    );
    process::run(command.arg(stage).arg(file))
}
