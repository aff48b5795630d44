//! Trunk and wasm-bindgen, from crates.io, in exactly the versions that this project builds with.

use std::fs;
use std::path::Path;

use super::{Environment, announce};
use crate::{Result, process, workspace};

/// 0.22 wants a newer Rust than this workspace does.
const TRUNK: &str = "0.21.14";

/// A program that `cargo install` provides.
struct Tool<'a> {
    package: &'a str,
    program: &'a str,
    version: &'a str,
    /// Further arguments of `cargo install`.
    arguments: &'a [&'a str],
    /// How much the compiler optimises. These programs run for seconds, seldom: what it takes to
    /// build them counts for more, except where they work through all bytes of the engine.
    optimisation: &'a str,
    why: &'a str,
}

/// Installs what is missing or of another version.
pub(crate) fn ensure(environment: &Environment) -> Result<()> {
    let lock = fs::read_to_string(workspace::root().join("Cargo.lock"))
        .map_err(|error| format!("cannot read Cargo.lock: {error}"))?;
    let bindgen = locked_version(&lock, "wasm-bindgen")
        .ok_or("Cargo.lock names no wasm-bindgen: nothing here builds for the browser")?;
    let tools = [
        Tool {
            package: "wasm-bindgen-cli",
            program: "wasm-bindgen",
            version: bindgen,
            // Without --locked: its lock file may name versions that a mirror of the registry lacks.
            arguments: &[],
            optimisation: "1",
            why: "must be the version in Cargo.lock",
        },
        Tool {
            package: "trunk",
            program: "trunk",
            version: TRUNK,
            // The features left out are for the network, which it is told not to use.
            arguments: &["--locked", "--no-default-features"],
            optimisation: "0",
            why: "builds the page; takes some minutes, once",
        },
    ];
    for tool in tools {
        let present = environment
            .output(tool.program, &["--version"])
            .is_ok_and(|text| text.split_whitespace().nth(1) == Some(tool.version));
        if !present {
            install(environment, &tool)?;
        }
    }
    Ok(())
}

fn install(environment: &Environment, tool: &Tool) -> Result<()> {
    announce(&format!("{} {}", tool.package, tool.version), tool.why);
    let root = workspace::tools();
    let build = root.join("build");
    let mut command = environment.command_with("cargo", &["install", "--quiet", "--force"]);
    command.arg("--root").arg(&root);
    command.arg(format!("{}@{}", tool.package, tool.version));
    command.args(tool.arguments);
    command
        .env("CARGO_TARGET_DIR", &build)
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", tool.optimisation)
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
        // Else Cargo would read this project's configuration and lock what it builds here.
        .current_dir(parent_of_checkout());
    process::run(&mut command)?;
    // Some hundred megabytes that nothing needs any more; leaving them behind does no harm.
    drop(fs::remove_dir_all(build));
    Ok(())
}

fn parent_of_checkout() -> std::path::PathBuf {
    let root = workspace::root();
    root.parent().map(Path::to_owned).unwrap_or(root)
}

/// The version of `package` in the text of a lock file.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines
        .nth(1)?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::locked_version;

    const LOCK: &str = "version = 4\n\n[[package]]\nname = \"wasm-bindgen-shared\"\nversion = \"9.9.9\"\n\n\
                        [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.1\"\nsource = \"x\"\n";

    #[test]
    fn the_version_is_that_of_the_exact_package() {
        assert_eq!(locked_version(LOCK, "wasm-bindgen"), Some("0.2.1"));
        assert_eq!(locked_version(LOCK, "wasm"), None);
    }
}
