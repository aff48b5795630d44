//! Packages of the system, through its own package manager.

use super::{Environment, announce};
use crate::{Result, process};

/// Installs Debian packages; `why` names what wants them. Fails with the command to run where
/// there is no apt or no right to use it.
pub(crate) fn install(environment: &Environment, packages: &[&str], why: &str) -> Result<()> {
    let names = packages.join(" ");
    let by_hand = format!("run: sudo apt-get install -y --no-install-recommends {names}");
    if environment.find("apt-get").is_none() {
        return Err(format!(
            "{names} missing ({why}), and there is no apt-get here: install what your system calls these"
        ));
    }
    if !is_root(environment) {
        return Err(format!(
            "{names} missing ({why}), and only root can install; {by_hand}"
        ));
    }
    announce(&names, why);
    let mut install = environment.command_with(
        "apt-get",
        &["install", "-y", "-qq", "--no-install-recommends"],
    );
    install
        .args(packages)
        .env("DEBIAN_FRONTEND", "noninteractive");
    // Quietly: its pages of progress say nothing that the announcement does not.
    if process::output(&mut install).is_ok() {
        return Ok(());
    }
    // The usual reason is a package list that is missing or old.
    environment.output("apt-get", &["update", "-qq"])?;
    process::output(&mut install)
        .map(drop)
        .map_err(|error| format!("{error}; {by_hand}"))
}

/// A C compiler for this machine: it links Rust programs and builds the native grammars.
pub(crate) fn c_compiler(environment: &Environment) -> Result<()> {
    match environment.find_any(&["cc", "gcc", "clang"]) {
        Some(_) => Ok(()),
        None => install(
            environment,
            &["gcc", "libc6-dev"],
            "links programs and compiles the grammars",
        ),
    }
}

fn is_root(environment: &Environment) -> bool {
    environment
        .output("id", &["-u"])
        .is_ok_and(|id| id.trim() == "0")
}
