//! Whether the site is newer than everything it is built from.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use crate::{Result, workspace};

/// What the site is built from, relative to the root of the checkout.
const SOURCES: &[&str] = &[
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "core",
    "web",
    "www",
    "xtask/Cargo.toml",
    "xtask/src",
];
/// Folders that are not sources wherever they are.
const IGNORED: &[&str] = &["node_modules", "target"];

/// A digest of names, sizes and times of change of all sources, and of how the site was built.
pub(super) struct Stamp(String);

impl Stamp {
    /// The digest as of now.
    pub(super) fn of_sources(mode: &str) -> Result<Stamp> {
        let mut hasher = DefaultHasher::new();
        for source in SOURCES {
            digest(&workspace::root().join(source), &mut hasher)?;
        }
        Ok(Stamp(format!("{mode} {:016x}", hasher.finish())))
    }

    /// Whether the site in `dist` was built from just these sources.
    pub(super) fn is_current(&self, dist: &Path) -> bool {
        dist.join("index.html").is_file()
            && fs::read_to_string(file()).is_ok_and(|text| text == self.0)
    }

    /// Notes that the site was built from these sources.
    pub(super) fn write(&self) -> Result<()> {
        fs::write(file(), &self.0)
            .map_err(|error| format!("cannot write {}: {error}", file().display()))
    }

    /// Notes that the site is not known to be whole.
    pub(super) fn remove() -> Result<()> {
        match fs::remove_file(file()) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(format!("cannot remove {}: {error}", file().display()))
            }
            _ => Ok(()),
        }
    }
}

/// Beside the site rather than in Cargo's target directory, since it speaks of the site; inside it,
/// it would be published.
fn file() -> PathBuf {
    workspace::root().join("target").join("dist.stamp")
}

fn digest(path: &Path, hasher: &mut DefaultHasher) -> Result<()> {
    let cannot_read = |error| format!("cannot read {}: {error}", path.display());
    let meta = fs::metadata(path).map_err(cannot_read)?;
    if meta.is_file() {
        path.hash(hasher);
        meta.len().hash(hasher);
        meta.modified().map_err(cannot_read)?.hash(hasher);
        return Ok(());
    }
    let mut entries = Vec::new();
    for entry in fs::read_dir(path).map_err(cannot_read)? {
        let entry = entry.map_err(cannot_read)?;
        if !IGNORED.iter().any(|name| entry.file_name() == *name) {
            entries.push(entry.path());
        }
    }
    entries.sort();
    entries.iter().try_for_each(|entry| digest(entry, hasher))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest_of(folder: &Path) -> u64 {
        let mut hasher = DefaultHasher::new();
        digest(folder, &mut hasher).unwrap();
        hasher.finish()
    }

    #[test]
    fn a_change_of_a_source_is_seen_and_one_of_what_is_installed_is_not() {
        let folder = std::env::temp_dir().join(format!("fresh-{}", std::process::id()));
        fs::create_dir_all(folder.join("src")).unwrap();
        fs::create_dir_all(folder.join("node_modules")).unwrap();
        fs::write(folder.join("src/a"), "1").unwrap();
        let before = digest_of(&folder);
        fs::write(folder.join("node_modules/b"), "1").unwrap();
        let installed = digest_of(&folder);
        fs::write(folder.join("src/a"), "12").unwrap();
        let edited = digest_of(&folder);
        fs::write(folder.join("src/c"), "").unwrap();
        let added = digest_of(&folder);
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(before, installed);
        assert!(before != edited && edited != added);
    }
}
