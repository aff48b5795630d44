//! `new-language NAME`: a language's folder, from which the lists of languages are made, to begin with.
//!
//! The folder compiles: its grammar parses, its inventory lists every kind of node as not lowered yet, and a program of it is a
//! module of unknowns that says so. The tests that hold of every language pass once it has a sample of its grammar, and name
//! that file until then.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::args::Args;
use crate::setup::Environment;
use crate::{Result, catalog, process, workspace};

/// The files of a language, as they begin: paths in its folder, and texts with `@…@` for what differs.
const FILES: &[(&str, &str)] = &[
    (
        "Cargo.toml",
        include_str!("../templates/language/Cargo.toml.txt"),
    ),
    (
        "language.toml",
        include_str!("../templates/language/language.toml"),
    ),
    (
        "src/lib.rs",
        include_str!("../templates/language/src/lib.rs"),
    ),
    (
        "src/inventory.rs",
        include_str!("../templates/language/src/inventory.rs"),
    ),
    (
        "src/lower.rs",
        include_str!("../templates/language/src/lower.rs"),
    ),
    (
        "src/pointing.rs",
        include_str!("../templates/language/src/pointing.rs"),
    ),
    (
        "src/semantics.rs",
        include_str!("../templates/language/src/semantics.rs"),
    ),
    ("editor.js", include_str!("../templates/language/editor.js")),
    (
        "differences.md",
        include_str!("../templates/language/differences.md"),
    ),
    ("tests/nodes.txt", ""),
];

/// What a person does next, in the order in which it is best done.
const LEFT: &str = "\
what is left, all of it in that folder unless another is named:
  language.toml       rank among the others, what its lines look like, its own implementation as an oracle
  src/lib.rs          where the grammar's crate calls its language otherwise than LANGUAGE: its name
  tests/sample.*      a program without errors that shows the whole grammar
  src/inventory.rs    what is Lowered, what is Structural (part of what is), and why the rest is not lowered
  tests/nodes.txt     a source for each kind that counts as Lowered, behind a line `--- kind`
  src/semantics.rs    how it differs at run time
  src/lower.rs        from trees to instructions, with the kit in core/frontend
  src/pointing.rs     what can be pointed at
  library/            what of its library is written in the language itself
  editor.js           its mode for the editor, with the package for it in www/package.json
  examples/           programs for the gallery
  differences.md      where a run differs from the language's own implementation
  tests/corpus/       programs over every area of the language, recorded from that implementation (cargo xtask oracle --write)
docs/languages.md says what each is, and when a language is right.";

/// The command.
pub(crate) fn run(args: &Args) -> Result<()> {
    let name = args
        .at_most_one()?
        .ok_or("which language? cargo xtask new-language NAME")?;
    if name.is_empty()
        || !name
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    {
        return Err(format!(
            "a language's name is of small letters and digits, unlike {name:?}"
        ));
    }
    let folder = catalog::folder().join(name);
    if folder.exists() {
        return Err(format!(
            "there is a folder {} already",
            workspace::shown(&folder)
        ));
    }
    let display = args
        .option("display")
        .map_or_else(|| capitalised(name), str::to_owned);
    let ending = args.option("ending").unwrap_or(name);
    let grammar = args
        .option("grammar")
        .map_or_else(|| format!("tree-sitter-{name}"), str::to_owned);
    let made = make([name, &display, ending, &grammar], &folder);
    if made.is_err() {
        eprintln!(
            "what was made is in {}: take it away before you try again",
            workspace::shown(&folder)
        );
    }
    made?;
    println!("{} compiles.\n\n{LEFT}", workspace::shown(&folder));
    Ok(())
}

fn make([name, display, ending, grammar]: [&str; 4], folder: &Path) -> Result<()> {
    let written = |text: &str, nodes: &str| {
        let text = text.replace("@name@", name).replace("@display@", display);
        let text = text.replace("@grammar@", &grammar.replace('-', "_"));
        text.replace("@ending@", ending).replace("@nodes@", nodes)
    };
    for (file, text) in FILES {
        write(&folder.join(file), &written(text, ""))?;
    }
    write(&folder.join(format!("tests/sample.{ending}")), "")?;
    list(name)?;
    let environment = Environment::new();
    // The version of the grammar is the newest that the registry of crates has.
    let package = format!("reddragon-{name}");
    process::run(
        &mut environment.command_with("cargo", &["add", "--quiet", "--package", &package, grammar]),
    )?;
    let kinds = [
        "run",
        "--quiet",
        "--package",
        "reddragon-registry",
        "--example",
        "kinds",
        "--",
        name,
    ];
    let kinds = process::output(&mut environment.command_with("cargo", &kinds))?;
    let mut nodes = String::new();
    for kind in kinds.lines().filter(|kind| *kind != "ERROR") {
        let _ = writeln!(nodes, "        ({kind:?}, YET),");
    }
    let inventory = FILES.iter().find(|(file, _)| *file == "src/inventory.rs");
    let (file, text) = inventory.expect("it is in the table");
    write(&folder.join(file), &written(text, &nodes))?;
    process::run(
        &mut environment.command_with("cargo", &["check", "--quiet", "--package", &package]),
    )
}

/// Lists the language among those of the registry: as a dependency, whose name is the feature.
fn list(name: &str) -> Result<()> {
    let path = workspace::root().join("core/registry/Cargo.toml");
    let failed = |error: std::io::Error| format!("{}: {error}", path.display());
    let text = fs::read_to_string(&path).map_err(failed)?;
    fs::write(&path, listed(&text, name)?).map_err(failed)
}

/// The manifest of the registry with one language more, in the order of their names.
fn listed(manifest: &str, name: &str) -> Result<String> {
    let why = "core/registry/Cargo.toml has no list of languages any more";
    let (before, rest) = manifest.split_once("all = [").ok_or(why)?;
    let (all, rest) = rest.split_once(']').ok_or(why)?;
    let mut all: Vec<String> = all.split(',').map(|each| each.trim().to_owned()).collect();
    all.retain(|each| !each.is_empty());
    all.push(format!("{name:?}"));
    all.sort();
    let line = |name: &str| {
        format!(
            "{name} = {{ path = \"../languages/{name}\", package = \"reddragon-{name}\", optional = true }}"
        )
    };
    let is_language = |line: &&str| line.contains("path = \"../languages/");
    let mut languages: Vec<String> = rest
        .lines()
        .filter(is_language)
        .map(str::to_owned)
        .collect();
    languages.push(line(name));
    languages.sort();
    let first = rest
        .lines()
        .position(|line| is_language(&line))
        .ok_or(why)?;
    let mut lines: Vec<&str> = rest.lines().filter(|line| !is_language(line)).collect();
    lines.splice(first..first, languages.iter().map(String::as_str));
    Ok(format!(
        "{before}all = [{}]{}\n",
        all.join(", "),
        lines.join("\n")
    ))
}

fn write(path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().expect("it is in a folder");
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| format!("{}: {error}", path.display()))
}

fn capitalised(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_uppercase() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_listed_in_its_place() {
        let line = |name: &str| {
            format!(
                "{name} = {{ path = \"../languages/{name}\", package = \"reddragon-{name}\", optional = true }}\n"
            )
        };
        let manifest = |all: &str, lines: &str| {
            format!(
                "[features]\nall = [{all}]\n\n[dependencies]\nir.workspace = true\n\n{lines}\n[dev-dependencies]\nx = \"1\"\n"
            )
        };
        let before = manifest("\"c\", \"python\"", &(line("c") + &line("python")));
        let after = manifest(
            "\"c\", \"lua\", \"python\"",
            &(line("c") + &line("lua") + &line("python")),
        );
        assert_eq!(listed(&before, "lua").unwrap(), after);
        assert!(listed("[package]\n", "lua").is_err());
    }
}
