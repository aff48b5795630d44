//! The gallery: the examples that languages have in their folders, together as the page fetches them.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::catalog::{self, Language};
use crate::{Result, workspace};

/// The list of examples, of a language's and of all.
const INDEX: &str = "index.json";

/// Where the gallery is put together. Trunk takes it from there, as it takes the editor from beside it.
pub(super) fn folder() -> PathBuf {
    workspace::root().join("target/www/examples")
}

/// Puts it together: one list of all languages' examples in the order of the languages' ranks, and a folder of sources for each.
pub(super) fn gather() -> Result<()> {
    let gallery = folder();
    let _ = fs::remove_dir_all(&gallery);
    let mut languages = catalog::languages()?;
    languages.sort_by_key(|language| language.rank);
    let mut all = Vec::new();
    for Language { name, .. } in &languages {
        let examples = catalog::examples(name);
        let index = examples.join(INDEX);
        // A language that has just begun has none.
        if !index.is_file() {
            continue;
        }
        let text = fs::read_to_string(&index).map_err(|error| failed(&index, &error))?;
        let list: Vec<Example> =
            serde_json::from_str(&text).map_err(|why| format!("{}: {why}", index.display()))?;
        let sources = gallery.join(name);
        fs::create_dir_all(&sources).map_err(|error| failed(&sources, &error))?;
        for example in list {
            let source = examples.join(&example.file);
            fs::copy(&source, sources.join(&example.file))
                .map_err(|error| failed(&source, &error))?;
            all.push(example.of(name));
        }
    }
    let index = gallery.join(INDEX);
    fs::write(&index, Value::from(all).to_string()).map_err(|error| failed(&index, &error))
}

/// An entry of a language's list.
#[derive(Deserialize)]
struct Example {
    /// Its source, beside the list.
    file: String,
    #[serde(flatten)]
    rest: Map<String, Value>,
}

impl Example {
    /// The entry in the list of all: with what its folder tells.
    fn of(self, language: &str) -> Value {
        let mut entry = self.rest;
        let file = format!("{language}/{}", self.file);
        entry.insert("file".to_owned(), file.into());
        entry.insert("language".to_owned(), language.into());
        entry.into()
    }
}

fn failed(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_entry_is_told_its_language_and_where_its_source_is() {
        let own = json!({ "id": "c-text", "file": "text.c", "line": 18 });
        let example: Example = serde_json::from_value(own).unwrap();
        let all = json!({ "id": "c-text", "file": "c/text.c", "line": 18, "language": "c" });
        assert_eq!(example.of("c"), all);
    }
}
