//! Splits the engine in two: what a page needs to open its first program, and the rest, which it fetches later.
//!
//! What is needed is found by running it, in Node, with what a page asks then; see `www/tools/split/`.

use std::fs::{self, File};
use std::path::Path;

use crate::setup::{self, Environment};
use crate::{Result, process, workspace};

/// Where the questions come from: a program of the crate that defines them.
const ASKED_BY: [&str; 2] = ["reddragon-protocol", "opening"];

/// Splits the engine in `dist`, which must be whole with languages and libraries.
pub(super) fn split(environment: &Environment, dist: &Path) -> Result<()> {
    let text = super::asked(environment, ASKED_BY)?;
    let questions = workspace::target().join("opening.json");
    let failed = |error| format!("{}: {error}", questions.display());
    fs::write(&questions, text).map_err(failed)?;
    process::run(
        setup::npm(environment)
            .args(["run", "--silent", "split"])
            .env("REDDRAGON_DIST", dist)
            .stdin(File::open(&questions).map_err(failed)?),
    )
}
