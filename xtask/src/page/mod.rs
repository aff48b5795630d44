//! Building the site: `dist/` for any static host.
//!
//! The order matters. Trunk empties `dist/` and writes the page and its worker; the page is given what it shows first; the languages'
//! modules and the libraries come after it; the list of files that the service worker keeps comes when all bytes are final;
//! compressed copies come last, as they are of no concern to the page itself.

mod first;
mod fresh;
mod gallery;
mod libraries;
pub(crate) mod sizes;

use std::path::PathBuf;
use std::process::Command;

use crate::args::Args;
use crate::setup::{self, Environment};
use crate::{Result, languages, process, workspace};
use fresh::Stamp;

/// How the site is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Quickly built, slow and large.
    Development,
    /// As it is published.
    Release,
}

impl Mode {
    fn name(self) -> &'static str {
        match self {
            Mode::Development => "development",
            Mode::Release => "release",
        }
    }
}

/// The `build` command.
pub(crate) fn run(args: &Args) -> Result<()> {
    args.none()?;
    let dist = build(Mode::Release)?;
    sizes::print(&dist)?;
    println!(
        "\nthe site is in {}: copy it to any static host",
        workspace::shown(&dist)
    );
    Ok(())
}

/// Builds the site, unless nothing has changed since it was built; gives its folder.
pub(crate) fn build(mode: Mode) -> Result<PathBuf> {
    let dist = workspace::dist();
    let stamp = Stamp::of_sources(mode.name())?;
    if stamp.is_current(&dist) {
        return Ok(dist);
    }
    let environment = setup::page()?;
    Stamp::remove()?;
    eprintln!("building the page ({})", mode.name());
    // Parts of an earlier editor would be taken for parts of this one.
    let _ = std::fs::remove_dir_all(workspace::root().join("target/www/editor"));
    process::run(setup::npm(&environment).args(["run", "--silent", "editor"]))?;
    gallery::gather()?;
    process::run(&mut trunk(&environment, mode))?;
    first::fill(&environment, &dist)?;
    for module in languages::build(&environment, &dist)? {
        let path = workspace::shown(&module.path);
        eprintln!(
            "module of {}: {path}, {}",
            module.language,
            sizes::kilobytes(module.bytes)
        );
    }
    libraries::pack(&environment, &dist)?;
    process::run(
        setup::npm(&environment)
            .args(["run", "--silent", "offline"])
            .env("REDDRAGON_DIST", &dist),
    )?;
    if mode == Mode::Release {
        sizes::compress(&environment, &dist)?;
    }
    // The sources as they were when we began: a file saved meanwhile is built next time.
    stamp.write()?;
    Ok(dist)
}

/// What a program among the crates' examples prints about the gallery.
fn asked(environment: &Environment, example: &str) -> Result<String> {
    // As one of the whole workspace, like the tests: the features of a crate alone are others, and all below it would be built twice.
    let build = ["build", "--quiet", "--workspace", "--example", example];
    process::run(&mut environment.command_with("cargo", &build))?;
    let program = workspace::target().join("debug/examples").join(example);
    process::output(environment.command(program).arg(gallery::folder()))
}

fn trunk(environment: &Environment, mode: Mode) -> Command {
    let mut command = environment.command_with("trunk", &["build", "--offline", "--log", "warn"]);
    if mode == Mode::Release {
        command.args(["--release", "--cargo-profile", "wasm"]);
    }
    // Trunk reads NO_COLOR as a value of its own option and refuses `1`.
    command.env_remove("NO_COLOR");
    // A failed build is the fault of what is built; where in Trunk it came up tells nothing.
    command.env("RUST_BACKTRACE", "0");
    command
}
