//! Node.js and the npm packages of `www/`: the editor, and what bundles, optimises and tests the page.

use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use super::{Environment, announce, system};
use crate::{Result, process, workspace};

/// Installs the npm packages where they are missing or older than their lock file, and puts their
/// programs (esbuild, wasm-opt) on the path.
pub(crate) fn packages(environment: &mut Environment) -> Result<()> {
    ensure_node(environment)?;
    let folder = workspace::root().join("www");
    let modules = folder.join("node_modules");
    // npm writes this file last, so an interrupted installation is repeated.
    let installed = modified(&modules.join(".package-lock.json"));
    if installed.is_none() || installed < modified(&folder.join("package-lock.json")) {
        announce(
            "the npm packages of www/",
            "editor, bundler, wasm-opt, browser tests",
        );
        process::run(npm(environment).args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]))?;
    }
    environment.prepend_path(modules.join(".bin"));
    Ok(())
}

/// npm, run in `www/`.
pub(crate) fn npm(environment: &Environment) -> Command {
    let mut command = environment.command("npm");
    command.current_dir(workspace::root().join("www"));
    command
}

fn ensure_node(environment: &Environment) -> Result<()> {
    if environment.find("node").is_some() && environment.find("npm").is_some() {
        return Ok(());
    }
    system::install(
        environment,
        &["nodejs", "npm"],
        "bundles the editor and drives the browser tests",
    )
}

fn modified(file: &Path) -> Option<SystemTime> {
    file.metadata().ok()?.modified().ok()
}
