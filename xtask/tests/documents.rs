//! What the documents say of the repository is there: every path in backticks, and every target of a relative link, its
//! heading included.
//!
//! A path in backticks begins with a folder of the repository's top level (`core/vm/src/exec/`) or, in a document beside the
//! sources of a crate, with one of the crate's (`src/exec/`). It is checked up to its first placeholder (`<name>`, `*`). The
//! name of a Rust file alone (`fuse.rs`) must be the name of one somewhere. Blocks of code are examples and are not read.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Folders of the top level that paths begin with.
const TOP: &[&str] = &["core", "docs", "tests", "web", "www", "xtask"];

/// Folders of a crate that paths begin with in its documents.
const OF_A_CRATE: &[&str] = &["build", "headers", "library", "src", "tests"];

/// Folders that hold nothing of ours.
const FOREIGN: &[&str] = &["dist", "node_modules", "target"];

/// The repository's files and folders, from its root.
struct Repository {
    paths: BTreeSet<PathBuf>,
    /// The texts of the documents among them.
    documents: BTreeMap<PathBuf, String>,
}

impl Repository {
    fn read(root: &Path) -> Repository {
        let (mut paths, mut documents) = (BTreeSet::new(), BTreeMap::new());
        let mut pending = vec![root.to_owned()];
        while let Some(folder) = pending.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let entry = entry.unwrap();
                let name = entry.file_name().into_string().unwrap();
                if name.starts_with('.') || FOREIGN.contains(&&*name) {
                    continue;
                }
                let path = entry.path().strip_prefix(root).unwrap().to_owned();
                if entry.file_type().unwrap().is_dir() {
                    pending.push(entry.path());
                } else if name.ends_with(".md") {
                    let text = fs::read_to_string(entry.path()).unwrap();
                    documents.insert(path.clone(), text);
                }
                paths.insert(path);
            }
        }
        Repository { paths, documents }
    }

    fn has(&self, path: &Path) -> bool {
        let path = plain(path);
        path.as_os_str().is_empty() || self.paths.contains(&path)
    }

    /// Whether the document at `path` has a heading that links call `anchor`.
    fn has_heading(&self, path: &Path, anchor: &str) -> bool {
        let text = self.documents.get(&plain(path));
        let mut lines = text.into_iter().flat_map(|text| text.lines());
        lines.any(|line| line.starts_with('#') && anchor_of(line) == anchor)
    }

    fn has_named(&self, name: &str) -> bool {
        (self.paths.iter()).any(|path| path.file_name().is_some_and(|known| known == name))
    }

    /// What a document at `place` names that is not there.
    fn missing(&self, place: &Path) -> Vec<String> {
        let text = &self.documents[place];
        let beside = place.parent().unwrap();
        let is_of_a_crate = self.has(&beside.join("src"));
        let mut missing = Vec::new();
        for paragraph in paragraphs(text) {
            let (words, prose) = parted(&paragraph);
            for word in words {
                let (word, has_placeholder) = match word.find(['<', '*', '…']) {
                    Some(at) => (&word[..at], true),
                    None => (&*word, false),
                };
                let found = match word.split_once('/') {
                    None if has_placeholder || !word.ends_with(".rs") => continue,
                    None => self.has_named(word),
                    Some((first, _)) => {
                        let known = match has_placeholder {
                            true => &word[..=word.rfind('/').unwrap()],
                            false => word,
                        };
                        let top = TOP.contains(&first);
                        let local = is_of_a_crate && OF_A_CRATE.contains(&first);
                        if !top && !local {
                            continue;
                        }
                        top && self.has(Path::new(known)) || local && self.has(&beside.join(known))
                    }
                };
                if !found {
                    missing.push(format!("{}: `{word}`", place.display()));
                }
            }
            for target in links(&prose) {
                let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
                if path.contains(':') {
                    continue;
                }
                let path = match path {
                    "" => place.to_owned(),
                    path => beside.join(path),
                };
                if !self.has(&path) || !anchor.is_empty() && !self.has_heading(&path, anchor) {
                    missing.push(format!("{}: ({target})", place.display()));
                }
            }
        }
        missing
    }
}

/// A path without `.` and `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path {
        match part.to_str() {
            Some("..") => drop(plain.pop()),
            Some(".") => (),
            _ => plain.push(part),
        }
    }
    plain
}

/// What links call a heading: its words in lower case, joined by dashes.
fn anchor_of(heading: &str) -> String {
    let text = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = text
        .chars()
        .filter(|one| one.is_alphanumeric() || matches!(one, ' ' | '-' | '_'));
    kept.map(|one| if one == ' ' { '-' } else { one }).collect()
}

/// The paragraphs of a document, without its blocks of code.
fn paragraphs(text: &str) -> Vec<String> {
    let mut paragraphs = vec![String::new()];
    let mut is_code = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        } else if line.trim().is_empty() {
            paragraphs.push(String::new());
        } else if !is_code {
            let last = paragraphs.last_mut().unwrap();
            last.push_str(line);
            last.push('\n');
        }
    }
    paragraphs
}

/// The words in backticks of a paragraph, and what stands between them.
fn parted(paragraph: &str) -> (Vec<String>, String) {
    let (mut words, mut prose) = (Vec::new(), String::new());
    for (at, part) in paragraph.split('`').enumerate() {
        match at % 2 {
            0 => prose.push_str(part),
            _ => words.extend(part.split_whitespace().map(str::to_owned)),
        }
    }
    (words, prose)
}

/// The targets of the links and pictures in a text.
fn links(prose: &str) -> impl Iterator<Item = &str> {
    let ends = prose.split("](").skip(1);
    ends.filter_map(|rest| rest.split_once(')').map(|(target, _)| target))
}

#[test]
fn what_the_documents_name_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let repository = Repository::read(root);
    for known in ["README.md", "ARCHITECTURE.md", "core/vm/README.md"] {
        assert!(
            repository.documents.contains_key(Path::new(known)),
            "{known}"
        );
    }
    let missing = (repository.documents.keys()).flat_map(|place| repository.missing(place));
    assert_eq!(missing.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn what_is_not_there_is_found() {
    let document = "\
# The machine's rooms

`core/vm/src/exec.rs`, `src/exec.rs`, `exec.rs`, `core/vm/src/<room>/mod.rs`, `tests/run.rs`, `either/or` and
[the IR](../../docs/ir.md#values), [elsewhere](https://example.org/docs/ir.md), [here](#the-machines-rooms), `[no](link.md)`.

`core/vm/src/loop.rs`, `src/loop.rs`, `loop.rs`, `core/<name>/src`, `core/gone/<name>.rs`, `cargo run docs/gone.md`
and [the IR](../ir.md), [its values](../../docs/ir.md#value), [here](#rooms).

```
`core/vm/src/example.rs`
```
";
    let documents = [
        ("core/vm/README.md", document),
        ("docs/ir.md", "## Values\n"),
        // The root is no crate: there `src/` is a folder of whatever is spoken of.
        ("README.md", "`src/loop.rs`"),
    ];
    let folders = ["core", "core/vm", "core/vm/src", "docs", "tests"];
    let files = ["core/vm/src/exec.rs", "tests/run.rs"];
    let named = documents.iter().map(|(path, _)| path);
    let repository = Repository {
        paths: (folders.iter().chain(&files).chain(named))
            .map(PathBuf::from)
            .collect(),
        documents: (documents.iter())
            .map(|(path, text)| (PathBuf::from(path), (*text).to_owned()))
            .collect(),
    };
    let missing = (repository.documents.keys()).flat_map(|place| repository.missing(place));
    assert_eq!(
        missing.collect::<Vec<_>>(),
        [
            "core/vm/README.md: `core/vm/src/loop.rs`",
            "core/vm/README.md: `src/loop.rs`",
            "core/vm/README.md: `loop.rs`",
            "core/vm/README.md: `core/gone/`",
            "core/vm/README.md: `docs/gone.md`",
            "core/vm/README.md: (../ir.md)",
            "core/vm/README.md: (../../docs/ir.md#value)",
            "core/vm/README.md: (#rooms)",
        ]
    );
}

#[test]
fn the_manual_of_the_command_line_has_every_option() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let arguments = fs::read_to_string(root.join("core/cli/src/arguments.rs")).unwrap();
    let manual = fs::read_to_string(root.join("docs/command-line.md")).unwrap();
    let (_, usage) = arguments.split_once("\noptions\n").unwrap();
    let (usage, _) = usage.split_once("\";").unwrap();
    // One option a line, by its long name; the two of every command are not worth a line of a manual.
    let options = (usage.lines())
        .filter_map(|line| line.split_whitespace().find(|word| word.starts_with("--")))
        .filter(|option| !matches!(*option, "--help" | "--version"));
    let options: Vec<&str> = options.collect();
    assert!(options.len() > 10, "{options:?}");
    let missing = options.iter().filter(|option| {
        let used = [format!("`{option}`"), format!("`{option} ")];
        !used.iter().any(|used| manual.contains(used))
    });
    assert_eq!(missing.collect::<Vec<_>>(), [&""; 0]);
}
