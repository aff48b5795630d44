//! Trunk and wasm-bindgen, from crates.io, in exactly the versions that this project builds with.
//!
//! Each is kept per version in the user's cache, so that a machine builds it once, whatever checkouts it has.

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

/// Puts the programs on the path, built before where they are missing.
pub(crate) fn ensure(environment: &mut Environment) -> Result<()> {
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
            why: "must be the version in Cargo.lock; takes some minutes, once",
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
    tools.iter().try_for_each(|tool| provide(environment, tool))
}

/// Puts one program on the path.
fn provide(environment: &mut Environment, tool: &Tool) -> Result<()> {
    let present = environment
        .output(tool.program, &["--version"])
        .is_ok_and(|text| text.split_whitespace().nth(1) == Some(tool.version));
    if present {
        return Ok(());
    }
    let name = format!("{}-{}", tool.package, tool.version);
    let folder = workspace::tools().join(&name);
    if !folder.is_dir() {
        announce(&format!("{} {}", tool.package, tool.version), tool.why);
        let building = workspace::tools().join(format!("{name}.building-{}", std::process::id()));
        let built = install(environment, tool, &building);
        let placed = built.and_then(|()| place(&building, &folder));
        // What is left of it is of no use to anybody.
        drop(fs::remove_dir_all(&building));
        placed?;
    }
    environment.prepend_path(folder.join("bin"));
    Ok(())
}

/// Builds the program into `root`.
fn install(environment: &Environment, tool: &Tool, root: &Path) -> Result<()> {
    let mut command = environment.command_with("cargo", &["install", "--quiet"]);
    command.arg("--root").arg(root);
    command.arg(format!("{}@{}", tool.package, tool.version));
    command.args(tool.arguments);
    let target = root.join("target");
    command
        .env("CARGO_TARGET_DIR", &target)
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", tool.optimisation)
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
        // Else Cargo would read this project's configuration and lock what it builds here.
        .current_dir(std::env::temp_dir());
    process::run(&mut command)?;
    // Some hundred megabytes that nothing needs any more.
    drop(fs::remove_dir_all(target));
    Ok(())
}

/// Gives what was built its place, whole or not at all. Where another build was faster, its result stays.
fn place(building: &Path, folder: &Path) -> Result<()> {
    match fs::rename(building, folder) {
        Err(error) if !folder.is_dir() => Err(format!("{}: {error}", folder.display())),
        _ => Ok(()),
    }
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
    use super::{locked_version, place};
    use std::fs;

    const LOCK: &str = "version = 4\n\n[[package]]\nname = \"wasm-bindgen-shared\"\nversion = \"9.9.9\"\n\n\
                        [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.1\"\nsource = \"x\"\n";

    #[test]
    fn the_version_is_that_of_the_exact_package() {
        assert_eq!(locked_version(LOCK, "wasm-bindgen"), Some("0.2.1"));
        assert_eq!(locked_version(LOCK, "wasm"), None);
    }

    #[test]
    fn of_two_builds_at_once_the_first_stays_and_both_go_on() {
        let root = std::env::temp_dir().join(format!("tools-{}", std::process::id()));
        let folder = root.join("tool-1");
        for build in ["first", "second"] {
            let building = root.join(build);
            fs::create_dir_all(&building).unwrap();
            fs::write(building.join("program"), build).unwrap();
            place(&building, &folder).unwrap();
        }
        let kept = fs::read_to_string(folder.join("program")).unwrap();
        let missing = place(&root.join("none"), &root.join("elsewhere"));
        fs::remove_dir_all(&root).unwrap();
        assert_eq!(kept, "first");
        assert!(missing.is_err());
    }
}
