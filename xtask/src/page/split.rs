//! Splits the engines in two, that of the worker and the page's own: what is needed to open the first program and step through it,
//! and the rest, which is fetched later.
//!
//! What is needed is found by running them: the worker's in Node with what a page asks then, the page's own in a browser; see
//! `www/tools/split/`.

use std::fs::{self, File};
use std::path::Path;

use crate::setup::{self, Environment};
use crate::{Result, process, workspace};

/// Where the questions come from: a program of the crate that defines them.
const ASKED_BY: [&str; 2] = ["reddragon-protocol", "opening"];

/// Splits the engines in `dist`, which must be whole with languages and libraries.
pub(super) fn split(environment: &Environment, dist: &Path) -> Result<()> {
    let text = super::asked(environment, ASKED_BY)?;
    let questions = workspace::target().join("opening.json");
    let failed = |error| format!("{}: {error}", questions.display());
    fs::write(&questions, text).map_err(failed)?;
    let mut command = setup::npm(environment);
    command
        .args(["run", "--silent", "split"])
        .env("REDDRAGON_DIST", dist)
        .stdin(File::open(&questions).map_err(failed)?);
    match setup::chromium(environment) {
        // Nothing stands for Playwright's own.
        Ok(browser) => command.env("REDDRAGON_CHROMIUM", browser.unwrap_or_default()),
        Err(why) => {
            eprintln!("the page's own engine is not split: {why}");
            command.env_remove("REDDRAGON_CHROMIUM")
        }
    };
    process::run(&mut command)
}
