//! The programs of `tests/browser/`, which drive a browser over the served site.

use std::path::Path;
use std::process::Command;

use crate::server::Server;
use crate::setup::{self, Environment};
use crate::{Result, workspace};

/// The command that runs `tests/browser/<name>` against `site`, which is served as long as this
/// process lives. The program learns from variables where the site is (`REDDRAGON_URL`), which
/// browser to use (`REDDRAGON_CHROMIUM`; Playwright's own where it is not set) and where pictures go
/// (`REDDRAGON_SCREENSHOTS`).
pub(crate) fn script(environment: &Environment, site: &Path, name: &str) -> Result<Command> {
    let browser = setup::chromium(environment)?;
    let server =
        Server::start(site, 0).map_err(|error| format!("cannot serve the site: {error}"))?;
    let mut command = environment.command("node");
    command
        .arg(Path::new("tests").join("browser").join(name))
        .env("REDDRAGON_URL", server.url())
        .env(
            "REDDRAGON_SCREENSHOTS",
            workspace::root().join("target").join("screenshots"),
        );
    if let Some(browser) = browser {
        command.env("REDDRAGON_CHROMIUM", browser);
    }
    Ok(command)
}
