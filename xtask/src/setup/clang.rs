//! A clang that compiles the grammars' C to wasm, and its archiver.

use super::{Environment, system};
use crate::Result;

/// The newest first; the versions in between are tried by [`candidates`].
const NEWEST: u32 = 24;
/// The oldest clang whose C front end takes all grammars.
const OLDEST: u32 = 15;

/// Finds or installs clang and llvm-ar and tells Cargo's C builds of them.
pub(crate) fn ensure(environment: &mut Environment) -> Result<()> {
    if find_clang(environment).is_none() {
        system::install(environment, &["clang-19"], "compiles the grammars to wasm")?;
    }
    let clang =
        find_clang(environment).ok_or("no clang here compiles to wasm32: put one on the PATH")?;
    if find_archiver(environment).is_none() {
        system::install(environment, &["llvm-19"], "archives the grammars' objects")?;
    }
    let archiver = find_archiver(environment).ok_or("no llvm-ar on the PATH")?;
    environment.set("CC_wasm32_unknown_unknown", clang);
    environment.set("AR_wasm32_unknown_unknown", archiver);
    Ok(())
}

fn find_clang(environment: &Environment) -> Option<String> {
    candidates("clang").find(|name| {
        environment.find(name).is_some_and(|clang| {
            environment
                .output(clang, &["--print-targets"])
                .is_ok_and(|targets| targets.contains("wasm32"))
        })
    })
}

fn find_archiver(environment: &Environment) -> Option<String> {
    candidates("llvm-ar").find(|name| environment.find(name).is_some())
}

/// `name` with a version, newest first, then `name` alone.
fn candidates(name: &str) -> impl Iterator<Item = String> {
    let versioned = (OLDEST..=NEWEST)
        .rev()
        .map(move |version| format!("{name}-{version}"));
    versioned.chain([name.to_owned()])
}
