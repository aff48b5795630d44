//! `test`: everything that can fail, natively and in the browser.

mod counted;
pub(crate) mod journeys;

use std::process::Command;

use crate::args::Args;
use crate::page::{self, Mode};
use crate::setup::{self, Environment};
use crate::steps::{Counts, Steps};
use crate::{Result, languages, process};

/// How many processes share the journeys.
const LANES: u32 = 2;

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

/// The tests of every crate, or those that are named like the filter.
pub(crate) fn native(
    environment: &Environment,
    filter: Option<&str>,
    counts: &mut Counts,
) -> Result<()> {
    setup::c_compiler(environment)?;
    let tests: &[&str] = match filter {
        Some(filter) if names_programs(filter) => {
            &["--package", "reddragon-tests", "--test", "battery", "--"]
        }
        _ => &["--workspace", "--no-fail-fast"],
    };
    let mut command: Command = environment.command_with("cargo", &[&["test"], tests].concat());
    command.args(filter);
    counted::run(&mut command, counts)
}

/// Whether only programs of the corpus can be meant: the name of a function has neither slashes nor dots. Nothing else is built
/// then.
fn names_programs(filter: &str) -> bool {
    filter.contains(['/', '.'])
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
    steps.run("scripts of the page", || {
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
            let lanes = (1..=LANES).map(|lane| {
                let mut script = journeys::script(&environment, &site, "run.mjs")?;
                script.arg(format!("{lane}/{LANES}"));
                Ok(script)
            });
            counted::run_together(lanes.collect::<Result<_>>()?, counts)
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_those_of_programs() {
        for filter in ["python/exercises/", "closures.py", "c/undefined/"] {
            assert!(names_programs(filter), "{filter}");
        }
        for filter in ["closures", "tests::a_function", "java"] {
            assert!(!names_programs(filter), "{filter}");
        }
    }
}
