//! A Chromium for the browser tests.

use std::path::PathBuf;

use super::{Environment, node, system};
use crate::{Result, process};

const NAMES: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
];

/// The system's Chromium, installed where there is none; `None` where Playwright's own is used
/// because the system has no package of it.
pub(crate) fn chromium(environment: &Environment) -> Result<Option<PathBuf>> {
    if let Some(browser) = environment.find_any(NAMES) {
        return Ok(Some(browser));
    }
    let why = "the browser tests run in it";
    let refused = match system::install(environment, &["chromium"], why) {
        Ok(()) => return Ok(environment.find_any(NAMES)),
        Err(refused) => refused,
    };
    eprintln!("setup: {refused}");
    super::announce("Playwright's Chromium", why);
    // Answers at once when it is there already.
    let arguments = ["exec", "playwright-core", "install", "chromium"];
    process::run(node::npm(environment).args(arguments))
        .map(|()| None)
        .map_err(|error| format!("{error}; {refused}"))
}
