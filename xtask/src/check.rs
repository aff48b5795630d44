//! `check`: what must hold before a change lands, short of the browser tests.

use crate::args::Args;
use crate::setup::{self, Environment};
use crate::steps::Steps;
use crate::{Result, process, test};

/// The crates that exist in the browser alone.
const BROWSER_CRATES: &[&str] = &[
    "--package",
    "reddragon-web",
    "--package",
    "reddragon-worker",
];

/// Runs the command. That the crates depend on each other as `ARCHITECTURE.md` says is among the
/// tests (`xtask/tests/layering.rs`).
pub(crate) fn run(args: &Args) -> Result<()> {
    args.none()?;
    let environment = Environment::new();
    let mut steps = Steps::default();
    lints(&environment, &mut steps);
    steps.run("documentation", || {
        let arguments = ["doc", "--quiet", "--workspace", "--no-deps"];
        process::run(
            environment
                .command_with("cargo", &arguments)
                .env("RUSTDOCFLAGS", "-D warnings"),
        )
    });
    steps.run_counted("native tests", |counts| {
        test::native(&environment, None, counts)
    });
    steps.finish()
}

/// The formatter and the lints, natively and for the browser.
fn lints(environment: &Environment, steps: &mut Steps) {
    if has_subcommand(environment, "fmt") {
        steps.run("format", || {
            cargo(environment, &["fmt", "--all", "--check"])
        });
    } else {
        steps.skip("format", "no rustfmt here (rustup component add rustfmt)");
    }
    if !has_subcommand(environment, "clippy") {
        return steps.skip("lints", "no clippy here (rustup component add clippy)");
    }
    let deny = ["--", "-D", "warnings"];
    steps.run("lints", || {
        setup::c_compiler(environment)?;
        cargo(
            environment,
            &[
                &["clippy", "--quiet", "--workspace", "--all-targets"],
                &deny[..],
            ]
            .concat(),
        )
    });
    let mut browser = environment.clone();
    let mut ready = false;
    steps.run("tools for the browser's lints", || {
        setup::ensure_wasm_target(&mut browser)?;
        ready = true;
        Ok(())
    });
    if !ready || !has_subcommand(&browser, "clippy") {
        return steps.skip("lints in the browser", "no clippy for the wasm target");
    }
    steps.run("lints in the browser", || {
        let arguments = [
            &["clippy", "--quiet", "--target", setup::WASM_TARGET],
            BROWSER_CRATES,
            &deny[..],
        ];
        cargo(&browser, &arguments.concat())
    });
}

fn cargo(environment: &Environment, arguments: &[&str]) -> Result<()> {
    process::run(&mut environment.command_with("cargo", arguments))
}

fn has_subcommand(environment: &Environment, name: &str) -> bool {
    environment.output("cargo", &[name, "--version"]).is_ok()
}
