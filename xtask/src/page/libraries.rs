//! The languages' libraries as the page fetches them: one file per language, when a program first imports.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::{Result, workspace};

/// Writes `<dist>/libraries/<language>.json` for every language with a library: an object from each file's path in the
/// library's folder to its text.
pub(super) fn pack(dist: &Path) -> Result<()> {
    let out = dist.join("libraries");
    fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let languages = workspace::root().join("core/lang/src");
    let entries = fs::read_dir(&languages).map_err(|error| error.to_string())?;
    for language in entries.flatten() {
        let folder = language.path().join("library");
        if !folder.is_dir() {
            continue;
        }
        let mut files = BTreeMap::new();
        for file in workspace::files(&folder, &is_source)? {
            let text = fs::read_to_string(&file)
                .map_err(|error| format!("{}: {error}", file.display()))?;
            let path = file.strip_prefix(&folder).unwrap_or(&file);
            files.insert(path.display().to_string().replace('\\', "/"), text);
        }
        let name = language.file_name().display().to_string();
        let json = serde_json::to_string(&files).map_err(|error| error.to_string())?;
        let target = out.join(format!("{name}.json"));
        fs::write(&target, json).map_err(|error| format!("{}: {error}", target.display()))?;
    }
    Ok(())
}

/// Whether a file is in the language rather than the table of its files.
fn is_source(path: &Path) -> bool {
    path.extension().is_none_or(|extension| extension != "rs")
}
