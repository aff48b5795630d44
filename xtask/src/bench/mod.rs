//! `bench`: how fast things are, as tables and as JSON.
//!
//! Machines differ, so every comparison is made side by side in one run and given as a ratio. These
//! are no tests: a slow result fails nothing. A *wrong* result does, since its time means nothing.

mod analysis;
mod native;
mod page;
mod reference;
mod statistics;
mod timeline;

use std::fs;
use std::path::PathBuf;

use serde_json::{Map, Value};

use crate::args::Args;
use crate::setup::Environment;
use crate::{Result, workspace};
use reference::Reference;

/// How often each program is run when nothing else is asked for.
const RUNS: u32 = 5;
const SECTIONS: &[&str] = &["native", "java", "c", "timeline", "analysis", "page"];

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<()> {
    let filter = args.at_most_one()?.unwrap_or("");
    let runs = args.number("runs", RUNS)?.max(1);
    let wanted = args.option("section");
    if let Some(section) = wanted
        && !SECTIONS.contains(&section)
    {
        return Err(format!(
            "no section {section:?}: there are {}",
            SECTIONS.join(", ")
        ));
    }
    let is_wanted = |section: &str| wanted.is_none_or(|wanted| wanted == section);
    let environment = Environment::new();
    let python = || programs("python", "py", filter);
    let mut reference = Reference::python(&environment)?;
    let mut results = Map::new();
    let mut problems = Vec::new();
    for &section in SECTIONS.iter().filter(|section| is_wanted(section)) {
        let figures = match section {
            "native" => python()
                .and_then(|programs| native::run(&environment, &programs, &mut reference, runs)),
            "java" => programs("java", "java", filter).and_then(|programs| {
                let mut reference = Reference::java(&environment, &programs)?;
                native::run(&environment, &programs, &mut reference, runs)
            }),
            "c" => programs("c", "c", filter).and_then(|programs| {
                let mut reference = Reference::c(&environment, &programs)?;
                native::run(&environment, &programs, &mut reference, runs)
            }),
            "timeline" => timeline::run(&environment),
            "analysis" => analysis::run(&environment),
            _ => python().and_then(|programs| page::run(&programs, &mut reference, runs)),
        };
        match figures {
            Ok(figures) => drop(results.insert(section.to_owned(), figures)),
            // The other sections are worth having all the same.
            Err(problem) => problems.push(problem),
        }
    }
    results.insert("reference".to_owned(), reference.to_json());
    let file = workspace::target().join("bench.json");
    fs::write(&file, format!("{:#}\n", Value::Object(results)))
        .map_err(|error| format!("{}: {error}", file.display()))?;
    println!("\nfigures: {}", workspace::shown(&file));
    if problems.is_empty() {
        Ok(())
    } else {
        Err(problems.join("\n"))
    }
}

/// The folder of a language's programs that are timed.
fn folder(language: &str) -> PathBuf {
    workspace::root().join("tests").join("bench").join(language)
}

/// A language's programs whose name contains `filter`; the empty program is always among them, since
/// it tells what starting costs.
fn programs(language: &str, extension: &str, filter: &str) -> Result<Vec<PathBuf>> {
    let programs = workspace::files(&folder(language), &|path| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        path.extension().is_some_and(|other| other == extension)
            && (name.contains(filter) || reference::is_empty(&name))
    })?;
    if programs.len() < 2 {
        return Err(format!(
            "no program in {} is named like {filter:?}",
            folder(language).display()
        ));
    }
    Ok(programs)
}
