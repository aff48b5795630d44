//! Programs of many files, beside one file with the same code: what they take until they can be run, a step, and the
//! analyses.
//!
//! The programs are written here, the same each time: each file has functions that call those of the file before it, so
//! that calls, values and types go through all of them.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use serde_json::{Value, json};

use super::reference::LIMIT;
use super::statistics::{least, milliseconds, shown};
use crate::setup::Environment;
use crate::table::{Align, Table};
use crate::{Result, cli, process, workspace};

/// How many files a program has.
const FILES: usize = 50;
/// How many functions a file has.
const FUNCTIONS: usize = 33;
/// How often each is measured; the least counts.
const RUNS: usize = 3;

/// How languages write the parts of a program, each with the ending of its files: patterns by their names, in which
/// `{k}` is the number of a file, `{j}` that of the one that it uses, `{i}` that of a function, and `{call}` what it
/// calls.
const LANGUAGES: &[(&str, &str, &str)] = &[
    (
        "python",
        "py",
        include_str!("../../templates/files/python.txt"),
    ),
    (
        "java",
        "java",
        include_str!("../../templates/files/java.txt"),
    ),
    ("c", "c", include_str!("../../templates/files/c.txt")),
    (
        "javascript",
        "js",
        include_str!("../../templates/files/javascript.txt"),
    ),
];

/// The pattern of a name.
fn pattern<'a>(patterns: &'a str, name: &str) -> &'a str {
    let heading = format!("=== {name}\n");
    let found = patterns.split_once(&heading).map_or("", |(_, rest)| rest);
    match found.starts_with("=== ") {
        true => "",
        false => found.split("\n=== ").next().unwrap_or(found),
    }
}

/// The files of a program with their texts, that which it begins with first; of a program in one file that one.
fn written((name, ending, patterns): (&str, &str, &str), is_one: bool) -> Vec<(String, String)> {
    let part = |name: &str| pattern(patterns, name);
    let call = |k: usize, i: usize| match k {
        // The first file's functions call nobody.
        0 => "total".to_owned(),
        _ => filled(part(if is_one { "own" } else { "other" }), k, k - 1, i, ""),
    };
    let is_class = name == "java";
    let mut files = Vec::new();
    for k in 0..FILES {
        let head = part(if k == 0 || is_one { "first" } else { "head" });
        let mut text = filled(head, k, k.saturating_sub(1), 0, "") + "\n";
        for i in 0..FUNCTIONS {
            text += &filled(part("function"), k, 0, i, &call(k, i));
            text.push('\n');
        }
        text += part("tail");
        let stem = if is_class { "Part" } else { "part" };
        files.push((format!("{stem}{k}.{ending}"), text + "\n"));
    }
    let start = if is_one { "" } else { part("start") };
    let main = filled(start, 0, FILES - 1, 0, "");
    let main = format!("{main}\n{}", filled(part("main"), 0, 0, 0, &call(FILES, 0)));
    let entry = format!("{}.{ending}", if is_class { "Main" } else { "main" });
    let header = if name == "c" { header() } else { String::new() };
    if is_one {
        let parts = files.iter().map(|(_, text)| text.as_str());
        let text: String = parts.chain([main.as_str()]).collect();
        let text = header + &text.replace("#include \"parts.h\"\n", "");
        return vec![(entry, text)];
    }
    let all = std::iter::once((entry, main)).chain(files);
    let header = (!header.is_empty()).then(|| ("parts.h".to_owned(), header));
    all.chain(header).collect()
}

/// What all units of the program in C declare.
fn header() -> String {
    let mut text = String::new();
    for k in 0..FILES {
        for i in 0..FUNCTIONS {
            let _ = writeln!(
                text,
                "int work{k}_{i}(int n, const char **words, int count);"
            );
        }
    }
    text
}

/// A pattern with its numbers.
fn filled(pattern: &str, k: usize, j: usize, i: usize, call: &str) -> String {
    let numbers = [("{k}", k), ("{j}", j), ("{i}", i)];
    let text = pattern.replace("{call}", call);
    numbers.iter().fold(text, |text, (mark, number)| {
        text.replace(mark, &number.to_string())
    })
}

/// Measures and prints the table; gives the figures.
pub(super) fn run(environment: &Environment) -> Result<Value> {
    let cli = cli::build(environment)?;
    let mut table = Table::new(&[
        ("program", Align::Left),
        ("lines", Align::Right),
        ("first graph ms", Align::Right),
        ("again ms", Align::Right),
        ("step ms", Align::Right),
        ("types ms", Align::Right),
        ("data flow ms", Align::Right),
    ]);
    let mut figures = Vec::new();
    for &language in LANGUAGES {
        let (name, ..) = language;
        for is_one in [false, true] {
            let title = format!("{name}, {}", if is_one { "one file" } else { "50 files" });
            eprintln!("timing {title}");
            let files = written(language, is_one);
            let entry = put(&folder_of(name, is_one), &files)?;
            let lines: usize = files.iter().map(|(_, text)| text.lines().count()).sum();
            let wall = |arguments: &[&str]| -> Result<f64> {
                let mut samples = Vec::new();
                for _ in 0..RUNS {
                    samples.push(timed(environment, &cli, arguments, &entry)?.0);
                }
                Ok(least(&samples))
            };
            let graph = wall(&["cfg", "--format", "dot"])?;
            let types = wall(&["types"])?;
            let flow = wall(&["dataflow"])?;
            let (_, report) = timed(environment, &cli, &["run", "--json"], &entry)?;
            let spent: Value = serde_json::from_str(&report).unwrap_or_default();
            let parts = ["parse", "lower", "cfg", "boot"].iter();
            let again: f64 = parts
                .filter_map(|part| spent["times_ms"][part].as_f64())
                .sum();
            let (_, report) = timed(environment, &cli, &["bench-timeline"], &entry)?;
            let moved: Value = serde_json::from_str(&report).unwrap_or_default();
            let step = moved["seek_max_ms"].as_f64().unwrap_or(f64::NAN);
            let measured = [graph, again, step, types, flow];
            let mut row = vec![title.clone(), lines.to_string()];
            row.extend(measured.iter().map(|&figure| shown(figure)));
            table.row(row);
            figures.push(json!({ "program": title, "lines": lines, "ms": measured }));
        }
    }
    println!("\nPrograms of many files, milliseconds\n\n{table}");
    Ok(Value::Array(figures))
}

/// Writes all programs; gives the folder that has a folder for each language, with the folders `many` and `one`.
pub(super) fn put_all() -> Result<PathBuf> {
    for &language in LANGUAGES {
        for is_one in [false, true] {
            put(&folder_of(language.0, is_one), &written(language, is_one))?;
        }
    }
    Ok(root())
}

fn root() -> PathBuf {
    workspace::target().join("bench").join("files")
}

fn folder_of(language: &str, is_one: bool) -> PathBuf {
    root()
        .join(language)
        .join(if is_one { "one" } else { "many" })
}

/// Writes a program's files; gives the path of the one that it begins with.
fn put(folder: &Path, files: &[(String, String)]) -> Result<PathBuf> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for (name, text) in files {
        let path = folder.join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(folder.join(&files[0].0))
}

/// How long a command takes, in milliseconds, and what it prints.
fn timed(
    environment: &Environment,
    cli: &Path,
    arguments: &[&str],
    entry: &Path,
) -> Result<(f64, String)> {
    let mut command = environment.command_with(cli, arguments);
    command.arg(entry);
    let begun = Instant::now();
    let finished = process::capture(&mut command, b"", Some(LIMIT))?;
    let spent = milliseconds(begun.elapsed());
    if finished.exit != 0 {
        let stderr = String::from_utf8_lossy(&finished.stderr);
        return Err(format!("{arguments:?} of {}: {stderr}", entry.display()));
    }
    Ok((
        spent,
        String::from_utf8_lossy(&finished.stdout).into_owned(),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_of_many_files_has_the_code_of_the_one() {
        for &language in LANGUAGES {
            let (name, ..) = language;
            let count = |is_one| -> usize {
                let files = written(language, is_one);
                let texts = files
                    .iter()
                    .map(|(_, text)| text.matches("total += ").count());
                texts.sum()
            };
            assert_eq!(count(false), FILES * FUNCTIONS, "{name}");
            assert_eq!(count(true), FILES * FUNCTIONS, "{name}");
        }
    }
}
