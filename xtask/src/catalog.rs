//! The languages, as their folders tell of themselves: `core/languages/<name>/language.toml`.

use std::path::PathBuf;

use serde::Deserialize;

use crate::{Result, workspace};

/// What the commands need to know of a language.
#[derive(Clone, Deserialize)]
pub(crate) struct Language {
    /// Such as `python`: that of its folder, its corpus and its feature of the crate `registry`.
    pub(crate) name: String,
    /// Its place among the others, where people see them in a row.
    pub(crate) rank: u32,
}

/// Where the languages are.
pub(crate) fn folder() -> PathBuf {
    workspace::root().join("core/languages")
}

/// Where a language's examples for the gallery are.
pub(crate) fn examples(language: &str) -> PathBuf {
    folder().join(language).join("examples")
}

/// Every language, sorted by name.
pub(crate) fn languages() -> Result<Vec<Language>> {
    let folder = folder();
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(&folder).map_err(failed)? {
        let file = entry.map_err(failed)?.path().join("language.toml");
        let Ok(text) = std::fs::read_to_string(&file) else {
            continue;
        };
        let language: Language =
            toml::from_str(&text).map_err(|why| format!("{}: {why}", file.display()))?;
        found.push(language);
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::languages;

    #[test]
    fn languages_are_the_folders_that_tell_of_themselves() {
        let names: Vec<_> = languages()
            .unwrap()
            .into_iter()
            .map(|each| each.name)
            .collect();
        assert!(names.is_sorted());
        assert!(
            ["c", "java", "python"]
                .iter()
                .all(|name| names.contains(&(*name).to_owned()))
        );
    }
}
