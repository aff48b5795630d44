//! Where things are in the checkout.

use std::path::PathBuf;

use crate::Result;

/// The root of the checkout.
pub(crate) fn root() -> PathBuf {
    // Cargo sets the variable when it runs us; a binary run by hand falls back on where it was built.
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map(PathBuf::from).unwrap_or(here)
}

/// Where Cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(directory) => root().join(directory),
        None => root().join("target"),
    }
}

/// Where tools are kept that only this project needs: in the user's cache, so that all checkouts share them.
pub(crate) fn tools() -> PathBuf {
    let absolute = |name| {
        let folder = std::env::var_os(name).map(PathBuf::from);
        folder.filter(|folder| folder.is_absolute())
    };
    let cache = absolute("XDG_CACHE_HOME")
        .or_else(|| Some(absolute("HOME")?.join(".cache")))
        .unwrap_or_else(|| root().join("target"));
    cache.join("reddragon").join("tools")
}

/// The built site.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// The corpus of programs.
pub(crate) fn corpus() -> PathBuf {
    root().join("tests").join("corpus")
}

/// The files below `directory` for which `wanted` holds, sorted by path.
pub(crate) fn files(
    directory: &std::path::Path,
    wanted: &dyn Fn(&std::path::Path) -> bool,
) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut pending = vec![directory.to_owned()];
    while let Some(directory) = pending.pop() {
        let entries = std::fs::read_dir(&directory)
            .map_err(|error| format!("cannot list {}: {error}", directory.display()))?;
        for entry in entries {
            let path = entry.map_err(|error| error.to_string())?.path();
            if path.is_dir() {
                pending.push(path);
            } else if wanted(&path) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// `path` as it reads from the root of the checkout.
pub(crate) fn shown(path: &std::path::Path) -> String {
    path.strip_prefix(root())
        .unwrap_or(path)
        .display()
        .to_string()
}
