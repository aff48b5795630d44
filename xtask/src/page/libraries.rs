//! The languages' libraries as the page fetches them: one file per language, when a program first imports.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::Result;
use crate::setup::Environment;

/// What knows them, with what the build of the languages makes of templates: a program of their crate.
const LISTED_BY: &str = "library";

/// Writes `<dist>/libraries/<language>.json` for every language with a library: an object from the path of each file that a
/// program may import to its text.
pub(super) fn pack(environment: &Environment, dist: &Path) -> Result<()> {
    let out = dist.join("libraries");
    fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let text = super::asked(environment, LISTED_BY)?;
    let languages: Value =
        serde_json::from_str(&text).map_err(|error| format!("the libraries: {error}"))?;
    let languages = languages.as_object().ok_or("the libraries are no object")?;
    for (language, files) in languages {
        if files.as_object().is_some_and(|files| !files.is_empty()) {
            let target = out.join(format!("{language}.json"));
            fs::write(&target, files.to_string())
                .map_err(|error| format!("{}: {error}", target.display()))?;
        }
    }
    Ok(())
}
