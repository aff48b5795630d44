//! The languages' libraries as the page fetches them: one file per language, when a program first imports. Classes that
//! are made from a template are made here by the very code that makes them for the linked library.

#[path = "../../../core/lang/build/templates.rs"]
mod templates;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::{Result, workspace};

/// The library some of whose classes are made from templates.
const MADE: &str = "java";

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
        let name = language.file_name().display().to_string();
        let mut files = BTreeMap::new();
        add(&folder, &mut files)?;
        if name == MADE {
            let made = workspace::root().join("target/library").join(MADE);
            let _ = fs::remove_dir_all(&made);
            templates::write(&folder, &made);
            add(&made, &mut files)?;
        }
        let json = serde_json::to_string(&files).map_err(|error| error.to_string())?;
        let target = out.join(format!("{name}.json"));
        fs::write(&target, json).map_err(|error| format!("{}: {error}", target.display()))?;
    }
    Ok(())
}

/// Adds the files below a folder.
fn add(folder: &Path, files: &mut BTreeMap<String, String>) -> Result<()> {
    for file in workspace::files(folder, &is_source)? {
        let text =
            fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let path = file.strip_prefix(folder).unwrap_or(&file);
        files.insert(path.display().to_string().replace('\\', "/"), text);
    }
    Ok(())
}

/// Whether a file is in the language rather than the table of its files, or what others are made of.
fn is_source(path: &Path) -> bool {
    let extension = path.extension().unwrap_or_default();
    extension != "rs" && extension != "jinja"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_made_of_templates_is_among_the_files() {
        let dist = std::env::temp_dir().join(format!("reddragon-pack-{}", std::process::id()));
        pack(&dist).expect("the libraries are packed");
        let packed = fs::read_to_string(dist.join("libraries/java.json"));
        let _ = fs::remove_dir_all(&dist);
        let files: BTreeMap<String, String> =
            serde_json::from_str(&packed.expect("there is one")).expect("it is an object");
        assert!(files.contains_key("java/util/ArrayList.java"));
        assert!(files.contains_key("java/util/Arrays.java"));
        assert!(files.contains_key("java/util/OptionalInt.java"));
        assert!(files.keys().all(|name| name.ends_with(".java")));
    }
}
