//! The wasm target on Debian without rustup's server.
//!
//! Debian packages a recent Rust (`rustc-web`) and the sources of its standard library, but no
//! standard library for wasm. So that is built here, once, and put where this rustc looks for it.
//! Where rustup manages the Rust in use, Debian's is linked to it under the name [`TOOLCHAIN`] and
//! chosen for the page alone.

use std::fs;
use std::path::{Path, PathBuf};

use super::wasm_target::{TARGET, has_standard_library};
use super::{Environment, announce, system};
use crate::{Result, process, workspace};

const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";
/// What rustup calls Debian's Rust.
const TOOLCHAIN: &str = "debian";
const PACKAGES: &[&str] = &[
    "rustc-web",
    "cargo-web",
    "libstd-rust-web-dev",
    "rust-web-src",
    "lld-22",
    "clang-19",
    "llvm-22",
];
/// Programs are optimised together with the library (LTO), which takes its bitcode.
const FLAGS: &str = "-Cembed-bitcode=yes";
/// Says, beside the standard library, which rustc built it and how: another cannot read it.
const STAMP: &str = "built-by.txt";
/// Debian's wasm-capable linker, and what rustc calls it.
const LINKER: &str = "/usr/lib/llvm-22/bin/lld";
const RUST_LLD: &str = "rustlib/x86_64-unknown-linux-gnu/bin/rust-lld";

/// Makes `environment` build for wasm with Debian's Rust.
pub(super) fn ensure(environment: &mut Environment) -> Result<()> {
    if !packages_present() {
        system::install(
            environment,
            PACKAGES,
            "Rust with the means to build for wasm",
        )?;
    }
    let version = environment.output(RUSTC, &["-vV"])? + FLAGS;
    let libraries = PathBuf::from(
        environment
            .output(RUSTC, &["--print", "target-libdir", "--target", TARGET])?
            .trim(),
    );
    let stamp = libraries.join(STAMP);
    let current = fs::read_to_string(&stamp).is_ok_and(|text| text == version);
    if !(current && has_standard_library(environment, RUSTC)) {
        announce(
            "a standard library for wasm",
            "Debian packages none; built from its sources, once",
        );
        build_standard_library(environment, &libraries)?;
        fs::write(&stamp, &version).map_err(|error| cannot_write(&stamp, &error))?;
    }
    link_linker(environment)?;
    choose(environment)
}

fn packages_present() -> bool {
    let sources = "/usr/lib/rustlib/src/rust/library/std/Cargo.toml";
    [RUSTC, CARGO, LINKER, sources]
        .iter()
        .all(|file| Path::new(file).exists())
}

/// Builds the standard library as the dependency of an empty crate and copies it to `libraries`.
fn build_standard_library(environment: &Environment, libraries: &Path) -> Result<()> {
    let name = "empty";
    let krate = workspace::target().join("wasm-std");
    let write =
        |file: &Path, text: &str| fs::write(file, text).map_err(|error| cannot_write(file, &error));
    fs::create_dir_all(krate.join("src")).map_err(|error| cannot_write(&krate, &error))?;
    let manifest = format!("[package]\nname = \"{name}\"\nedition = \"2024\"\n\n[workspace]\n");
    write(&krate.join("Cargo.toml"), &manifest)?;
    write(&krate.join("src").join("lib.rs"), "#![no_std]\n")?;
    let mut build = environment.command_with(
        CARGO,
        &["build", "--quiet", "--release", "--target", TARGET],
    );
    build
        .arg("-Zbuild-std=std,panic_abort,test")
        // A packaged Rust is of the stable channel, on which building std is not offered.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTC", RUSTC)
        .env("RUSTFLAGS", FLAGS)
        .env("CARGO_TARGET_DIR", krate.join("target"))
        .env_remove("RUSTUP_TOOLCHAIN")
        .current_dir(&krate);
    process::run(&mut build)?;
    fs::create_dir_all(libraries).map_err(|error| cannot_write(libraries, &error))?;
    for old in workspace::files(libraries, &|file| {
        file.extension().is_some_and(|kind| kind == "rlib")
    })? {
        fs::remove_file(&old).map_err(|error| cannot_write(&old, &error))?;
    }
    let built = krate
        .join("target")
        .join(TARGET)
        .join("release")
        .join("deps");
    let own = format!("lib{name}-");
    for library in workspace::files(&built, &|file| {
        file.extension().is_some_and(|kind| kind == "rlib")
    })? {
        let Some(file) = library.file_name() else {
            continue;
        };
        if !file.to_string_lossy().starts_with(&own) {
            let target = libraries.join(file);
            fs::copy(&library, &target).map_err(|error| cannot_write(&target, &error))?;
        }
    }
    drop(fs::remove_dir_all(krate));
    Ok(())
}

/// Puts Debian's linker where its rustc looks for the one it would bring along.
fn link_linker(environment: &Environment) -> Result<()> {
    let library = environment.output(RUSTC, &["--print", "sysroot"])?;
    let link = Path::new(library.trim()).join("lib").join(RUST_LLD);
    if link.exists() {
        return Ok(());
    }
    announce("rust-lld, as a link to Debian's lld", "links wasm");
    if let Some(folder) = link.parent() {
        fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    }
    symlink(Path::new(LINKER), &link).map_err(|error| cannot_write(&link, &error))
}

/// Chooses Debian's Rust: through rustup where that is in charge, else it is what `cargo` means.
fn choose(environment: &mut Environment) -> Result<()> {
    if environment.find("rustup").is_none() {
        return Ok(());
    }
    let linked = environment
        .output("rustup", &["toolchain", "list"])
        .is_ok_and(|list| {
            list.lines()
                .any(|line| line.split_whitespace().next() == Some(TOOLCHAIN))
        });
    if !linked {
        announce(
            "Debian's Rust as a rustup toolchain",
            "so that Cargo can choose it for the page",
        );
        process::run(
            &mut environment.command_with("rustup", &["toolchain", "link", TOOLCHAIN, "/usr"]),
        )?;
    }
    environment.set("RUSTUP_TOOLCHAIN", TOOLCHAIN);
    Ok(())
}

#[cfg(unix)]
fn symlink(original: &Path, link: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(original, link)
}

#[cfg(not(unix))]
fn symlink(original: &Path, link: &Path) -> std::io::Result<()> {
    fs::copy(original, link).map(|_| ())
}

fn cannot_write(path: &Path, error: &std::io::Error) -> String {
    format!(
        "cannot write {}: {error}; run the command as root once",
        path.display()
    )
}
