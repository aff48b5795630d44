//! Makes the table of the languages of their folders: each has a `language.toml`.

use serde::Deserialize;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// What is read of a `language.toml`; the rest is for others.
#[derive(Deserialize)]
struct Language {
    name: String,
    display_name: String,
    /// Its place among the others, where people see them in a row.
    rank: u32,
    /// Among which others it stands there.
    group: String,
    endings: Vec<String>,
    lines: Vec<(String, String, String, u32)>,
    /// The language that it adds to: whose lines are its lines too.
    #[serde(default)]
    adds_to: Option<String>,
    #[serde(default)]
    takes_bytes: bool,
    #[serde(default)]
    entry: Entry,
}

/// How the file is known that a program of several files begins with.
#[derive(Default, Deserialize)]
struct Entry {
    names: Vec<String>,
    marks: Vec<String>,
}

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../languages");
    // The folder itself is not watched, as everything in it would be: a language that comes or goes is listed there too.
    let listed = folder.join("../registry/Cargo.toml");
    println!("cargo::rerun-if-changed={}", listed.display());
    let mut languages = Vec::new();
    for entry in std::fs::read_dir(&folder).expect("the languages are there") {
        let path = entry.expect("the folder can be read").path();
        let file = path.join("language.toml");
        if !file.exists() {
            continue;
        }
        println!("cargo::rerun-if-changed={}", file.display());
        let text = std::fs::read_to_string(&file).expect("it can be read");
        let read = toml::from_str::<Language>(&text);
        let language = read.unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        let is_named_so = path.file_name().is_some_and(|name| *name == *language.name);
        assert!(
            is_named_so,
            "{}: its folder has another name",
            file.display()
        );
        languages.push(language);
    }
    languages.sort_by(|a, b| (a.rank, &a.name).cmp(&(b.rank, &b.name)));
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo says where"));
    std::fs::write(out.join("languages.rs"), table(&languages)).expect("the folder is there");
}

fn table(languages: &[Language]) -> String {
    let mut table = "&[\n".to_owned();
    for language in languages {
        let Language {
            name,
            display_name,
            group,
            endings,
            lines,
            adds_to,
            takes_bytes,
            entry: Entry { names, marks },
            ..
        } = language;
        let _ = writeln!(
            table,
            "Language {{ name: {name:?}, display_name: {display_name:?}, group: {group:?}, endings: &{endings:?}, entry_names: &{names:?}, entry_marks: &{marks:?}, adds_to: {adds_to:?}, takes_bytes: {takes_bytes}, lines: &["
        );
        for (starts, holds, ends, weight) in lines {
            let _ = writeln!(
                table,
                "Line {{ starts: {starts:?}, holds: {holds:?}, ends: {ends:?}, weight: {weight} }},"
            );
        }
        table.push_str("] },\n");
    }
    table + "]\n"
}
