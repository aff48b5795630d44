//! `test`: everything that can fail, natively and in the browser.

mod counted;
pub(crate) mod journeys;

use std::process::Command;

use crate::args::Args;
use crate::page::{self, Mode};
use crate::setup::{self, Environment};
use crate::steps::{Counts, Steps};
use crate::{Result, languages, process};

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<()> {
    let filter = args.at_most_one()?;
    let mut steps = Steps::default();
    let environment = Environment::new();
    steps.run_counted("native tests", |counts| {
        native(&environment, filter, counts)
    });
    if let Some(filter) = filter {
        steps.skip(
            "browser",
            &format!("only tests named like {filter:?} were asked for"),
        );
    } else if args.flag("no-browser") {
        steps.skip("browser", "--no-browser");
    } else {
        browser(&mut steps);
    }
    steps.finish()
}

/// The tests of every crate.
pub(crate) fn native(
    environment: &Environment,
    filter: Option<&str>,
    counts: &mut Counts,
) -> Result<()> {
    setup::c_compiler(environment)?;
    let mut command: Command =
        environment.command_with("cargo", &["test", "--workspace", "--no-fail-fast"]);
    command.args(filter);
    counted::run(&mut command, counts)
}

/// What needs the page or Node.js.
fn browser(steps: &mut Steps) {
    let mut environment = None;
    steps.run("tools for the page", || {
        environment = Some(setup::page()?);
        Ok(())
    });
    let Some(environment) = environment else {
        return steps.skip("browser", "its tools are missing");
    };
    steps.run("language modules", || languages::test(&environment));
    steps.run("splitting modules", || {
        process::run(setup::npm(&environment).args(["run", "--silent", "test"]))
    });
    let mut site = None;
    steps.run("the page", || {
        site = Some(page::build(Mode::Release)?);
        Ok(())
    });
    match site {
        None => steps.skip("journeys", "the page was not built"),
        Some(site) => steps.run_counted("journeys", |counts| {
            counted::run(
                &mut journeys::script(&environment, &site, "run.mjs")?,
                counts,
            )
        }),
    }
}
