//! `lighthouse`: what Lighthouse says of the page as it is served.
//!
//! Lighthouse comes from npm when it is asked for, and is no part of anything that is built. Performance is measured, so
//! the figure means something only on a machine that does nothing else.

use crate::args::Args;
use crate::page::{self, Mode};
use crate::test::journeys;
use crate::{Result, process, setup};

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<()> {
    args.none()?;
    let environment = setup::page()?;
    let site = page::build(Mode::Release)?;
    process::run(&mut journeys::script(
        &environment,
        &site,
        "lighthouse.mjs",
    )?)
}
