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

#[cfg(test)]
mod tests {
    use crate::workspace;

    /// What Debian 12 has.
    const DEBIAN: u32 = 18;

    /// The least version that a range as npm writes it allows.
    fn least(range: &str) -> u32 {
        let numbers = range.split("||").map(|alternative| {
            let digits = alternative.trim_start_matches(|each: char| !each.is_ascii_digit());
            let major = digits.split(|each: char| !each.is_ascii_digit()).next();
            major.and_then(|major| major.parse().ok()).unwrap_or(0)
        });
        numbers.min().unwrap_or(0)
    }

    #[test]
    fn every_package_runs_on_the_node_of_a_bare_machine() {
        let file = workspace::root().join("www/package-lock.json");
        let text = std::fs::read_to_string(file).expect("the lock file is there");
        let lock: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let packages = lock["packages"].as_object().expect("packages");
        assert!(packages.len() > 10);
        for (name, package) in packages {
            let range = package["engines"]["node"].as_str().unwrap_or("*");
            assert!(
                least(range) <= DEBIAN,
                "{name} wants Node.js {range}; Debian 12 has {DEBIAN}"
            );
        }
    }

    #[test]
    fn ranges_of_versions_are_read_by_their_least() {
        for (range, version) in [(">=18", 18), ("^20.19 || >= 22", 20), ("*", 0), (">=4", 4)] {
            assert_eq!(least(range), version, "{range}");
        }
    }
}
