//! The languages, as their folders tell of themselves: `core/languages/<name>/language.toml`.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::oracle::language::Implementation;
use crate::{Result, workspace};

/// What the commands need to know of a language.
#[derive(Clone, Deserialize)]
pub(crate) struct Language {
    /// Such as `python`: that of its folder, its corpus and its feature of the crate `registry`.
    pub(crate) name: String,
    /// Its place among the others, where people see them in a row.
    pub(crate) rank: u32,
    /// How names of its files end, the usual one first.
    endings: Vec<String>,
    /// Its own implementation, where there is one.
    pub(crate) oracle: Option<Implementation>,
    /// What its programs are timed against, where that is its own implementation.
    pub(crate) bench: Option<Bench>,
}

/// How a language's own implementation is started to be timed.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bench {
    /// Arguments that keep it from compiling to machine code.
    pub(crate) arguments: Vec<String>,
}

impl Language {
    /// Whether a file is a source of it, by the usual ending.
    pub(crate) fn is_source(&self, path: &Path) -> bool {
        let extension = path.extension().and_then(|extension| extension.to_str());
        extension.is_some() && extension == self.endings.first().map(String::as_str)
    }
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
