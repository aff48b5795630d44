//! `bench`: how fast things are, as tables and as JSON.
//!
//! Machines differ, so every comparison is made side by side in one run and given as a ratio. These
//! are no tests: a slow result fails nothing. A *wrong* result does, since its time means nothing.

mod analysis;
mod files;
mod native;
mod page;
mod reference;
mod statistics;
mod timeline;

use std::fs;
use std::path::PathBuf;

use serde_json::{Map, Value};

use crate::args::Args;
use crate::catalog::{self, Language};
use crate::setup::Environment;
use crate::{Result, workspace};
use reference::Reference;

/// How often each program is run when nothing else is asked for.
const RUNS: u32 = 5;
/// The sections that are of no one language; besides them there is one for each language with programs that are timed.
const SECTIONS: &[&str] = &["timeline", "analysis", "files", "page"];

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<()> {
    let filter = args.at_most_one()?.unwrap_or("");
    let runs = args.number("runs", RUNS)?.max(1);
    let wanted = args.option("section");
    let languages = catalog::languages()?;
    let timed = languages
        .iter()
        .filter(|language| folder(&language.name).is_dir());
    let mut sections: Vec<&str> = timed.map(|language| language.name.as_str()).collect();
    sections.extend(SECTIONS);
    if let Some(section) = wanted
        && !sections.contains(&section)
    {
        return Err(format!(
            "no section {section:?}: there are {}",
            sections.join(", ")
        ));
    }
    sections.retain(|&section| wanted.is_none_or(|wanted| wanted == section));
    let environment = Environment::new();
    let mut results = Map::new();
    let mut problems = Vec::new();
    for section in sections {
        let language = languages.iter().find(|language| language.name == section);
        let figures = match (section, language) {
            (_, Some(language)) => programs(language, filter).and_then(|programs| {
                let mut reference = Reference::of(&environment, language, &programs)?;
                let figures = native::run(&environment, &programs, &mut reference, runs)?;
                Ok(serde_json::json!({ "programs": figures, "reference": reference.to_json() }))
            }),
            ("timeline", _) => timeline::run(&environment),
            ("analysis", _) => analysis::run(&environment),
            ("files", _) => files::run(&environment),
            // The first language's programs, which are timed in a browser as well.
            _ => languages
                .iter()
                .min_by_key(|language| language.rank)
                .ok_or_else(|| "there is no language".to_owned())
                .and_then(|language| {
                    let programs = programs(language, filter)?;
                    let mut reference = Reference::of(&environment, language, &programs)?;
                    page::run(&programs, &mut reference, runs)
                }),
        };
        match figures {
            Ok(figures) => drop(results.insert(section.to_owned(), figures)),
            // The other sections are worth having all the same.
            Err(problem) => problems.push(problem),
        }
    }
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
fn programs(language: &Language, filter: &str) -> Result<Vec<PathBuf>> {
    let programs = workspace::files(&folder(&language.name), &|path| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        language.is_source(path) && (name.contains(filter) || reference::is_empty(&name))
    })?;
    if programs.len() < 2 {
        return Err(format!(
            "no program in {} is named like {filter:?}",
            folder(&language.name).display()
        ));
    }
    Ok(programs)
}
