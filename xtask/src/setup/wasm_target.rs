//! The target `wasm32-unknown-unknown`: from rustup, else from Debian's packages.

use super::{Environment, announce, debian_wasm};
use crate::{Result, process, workspace};

/// The target that everything in the browser is built for.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
/// `debian` in this variable skips rustup, to try the other way where both would do.
const CHOICE: &str = "REDDRAGON_WASM_TOOLCHAIN";

/// The compiler's flags for this target alone.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Makes `cargo build --target wasm32-unknown-unknown` work in `environment`.
pub(crate) fn ensure(environment: &mut Environment) -> Result<()> {
    environment.set(FLAGS, path_flags());
    let forced = std::env::var_os(CHOICE).is_some_and(|choice| choice == "debian");
    if !forced {
        if has_standard_library(environment, "rustc") {
            return Ok(());
        }
        if environment.find("rustup").is_some() {
            announce(&format!("the target {TARGET}"), "the page is WebAssembly");
            let mut add = environment.command_with("rustup", &["target", "add", TARGET]);
            if process::run(&mut add).is_ok() {
                return Ok(());
            }
            eprintln!("setup: rustup could not add the target; trying Debian's packages");
        }
    }
    debian_wasm::ensure(environment).map_err(|problem| {
        format!("{problem}\n(the other way is `rustup target add {TARGET}`, where rustup reaches its server)")
    })
}

/// Flags that keep the paths of this machine out of what is published: they would be in the messages
/// of panics, and every machine would build other bytes.
fn path_flags() -> String {
    let home = std::env::var("HOME").unwrap_or_default();
    let cargo = std::env::var("CARGO_HOME").unwrap_or_else(|_| format!("{home}/.cargo"));
    let replaced = [
        (workspace::root().display().to_string(), "."),
        (cargo, "cargo"),
    ];
    // Cargo splits the variable at spaces: a path that has one cannot be named in it.
    let flags = replaced
        .iter()
        .filter(|(path, _)| !path.contains(char::is_whitespace))
        .map(|(path, name)| format!("--remap-path-prefix={path}={name}"));
    flags.collect::<Vec<_>>().join(" ")
}

/// Whether `rustc` has a standard library for the target. It says where that would be.
pub(super) fn has_standard_library(environment: &Environment, rustc: &str) -> bool {
    let Ok(folder) = environment.output(rustc, &["--print", "target-libdir", "--target", TARGET])
    else {
        return false;
    };
    let Ok(entries) = std::fs::read_dir(folder.trim()) else {
        return false;
    };
    entries
        .flatten()
        .any(|entry| entry.file_name().to_string_lossy().starts_with("libcore-"))
}
