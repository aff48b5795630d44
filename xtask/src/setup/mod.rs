//! The tools that the commands need: found, or installed and announced.
//!
//! Each function looks first and returns at once when the tool is there in a version that will do.
//! Otherwise it says what it installs and why, and installs it: packages of the system through its
//! package manager, tools that only this project needs in the user's cache, whose versions stand side by side. Where the right or the
//! means to install are missing it fails with the command to run.

mod cargo_tools;
mod chromium;
mod clang;
mod debian_wasm;
mod environment;
mod node;
pub(crate) mod python;
mod system;
mod wasm_target;

pub(crate) use chromium::chromium;
pub(crate) use environment::Environment;
pub(crate) use node::npm;
pub(crate) use python::{Interpreter, python};
pub(crate) use system::{c_compiler, install};
pub(crate) use wasm_target::{TARGET as WASM_TARGET, ensure as ensure_wasm_target};

use crate::Result;

/// Everything that building the page takes, and the environment to build it in.
pub(crate) fn page() -> Result<Environment> {
    let mut environment = Environment::new();
    c_compiler(&environment)?;
    node::packages(&mut environment)?;
    clang::ensure(&mut environment)?;
    cargo_tools::ensure(&mut environment)?;
    // Last, since it may choose another toolchain, which is for the page alone.
    wasm_target::ensure(&mut environment)?;
    Ok(environment)
}

/// Says what is being installed, and why.
fn announce(what: &str, why: &str) {
    eprintln!("setup: installing {what} ({why})");
}
