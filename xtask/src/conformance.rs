//! `conformance`: how much of the corpus our machine runs as the languages' own implementations do.
//!
//! A program is right when its output, its error stream and its exit status equal the recording.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use recording::Recording;
use similar::{ChangeTag, TextDiff};

use crate::args::Args;
use crate::setup::Environment;
use crate::table::{Align, Table};
use crate::{Result, cli, workspace};

/// How long one program may take.
const LIMIT: Duration = Duration::from_secs(20);
/// How the line of a program that names its features begins, after the comment sign.
const COVERS: &str = "covers:";
/// How many lines of a difference are shown.
const SHOWN: usize = 6;

/// Runs the command. It fails only where it cannot measure.
pub(crate) fn run(args: &Args) -> Result<()> {
    let filter = args.at_most_one()?.unwrap_or("");
    let environment = Environment::new();
    let cli = cli::build(&environment)?;
    let mut table = Table::new(&[
        ("language", Align::Left),
        ("right", Align::Right),
        ("all", Align::Right),
        ("unsupported", Align::Right),
        ("features right", Align::Right),
        ("features", Align::Right),
    ]);
    for folder in languages()? {
        let mut language = Language::default();
        for recorded in workspace::files(&folder, &|path| {
            path.extension().is_some_and(|kind| kind == "run")
        })? {
            if !workspace::shown(&recorded).contains(filter) {
                continue;
            }
            let program = program_of(&recorded)?;
            let problem = language.count(&environment, &cli, &program, &recorded)?;
            if let Some(problem) = problem.filter(|_| args.flag("wrong")) {
                println!("{}: {problem}", workspace::shown(&program));
            }
        }
        let name = folder
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        table.row([
            name,
            language.right.to_string(),
            language.all.to_string(),
            language.unsupported.to_string(),
            language
                .features
                .difference(&language.features_wrong)
                .count()
                .to_string(),
            language.features.len().to_string(),
        ]);
    }
    print!("{table}");
    println!("\nA feature is right when every program that covers it is.");
    Ok(())
}

/// The folders of the corpus, one per language.
fn languages() -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(workspace::corpus()).map_err(|error| error.to_string())?;
    let mut folders: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    Ok(folders)
}

/// The program that a recording belongs to: the file of that name that is neither recording nor input.
fn program_of(recorded: &Path) -> Result<PathBuf> {
    let folder = recorded.parent().unwrap_or(recorded);
    let sources = workspace::files(folder, &|path| {
        path.parent() == Some(folder)
            && path.file_stem() == recorded.file_stem()
            && path
                .extension()
                .is_some_and(|kind| kind != "run" && kind != "in")
    })?;
    match sources.as_slice() {
        [program] => Ok(program.clone()),
        _ => Err(format!(
            "{} belongs to {} programs",
            workspace::shown(recorded),
            sources.len()
        )),
    }
}

/// The counts of one language.
#[derive(Default)]
struct Language {
    right: usize,
    all: usize,
    /// Places that were not lowered, over all programs.
    unsupported: usize,
    features: BTreeSet<String>,
    features_wrong: BTreeSet<String>,
}

impl Language {
    /// Runs a program and counts it; says what is wrong with it, if anything.
    fn count(
        &mut self,
        environment: &Environment,
        cli: &Path,
        program: &Path,
        recorded: &Path,
    ) -> Result<Option<String>> {
        let read = |path: &Path| {
            fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
        };
        let expected = Recording::parse(&read(recorded)?).map_err(|error| error.to_string())?;
        let features = features(&read(program)?);
        let problem = match cli::run(environment, cli, program, LIMIT) {
            Ok(report) => {
                self.unsupported += report.unsupported().len();
                difference(&expected, &report)
            }
            Err(problem) => Some(problem),
        };
        self.all += 1;
        match problem {
            None => self.right += 1,
            Some(_) => self.features_wrong.extend(features.iter().cloned()),
        }
        self.features.extend(features);
        Ok(problem)
    }
}

/// The features that a program says it covers, in a comment on one of its first lines.
fn features(source: &str) -> BTreeSet<String> {
    let line = source
        .lines()
        .take(3)
        .find_map(|line| line.split_once(COVERS));
    let names = line
        .map_or("", |(_, names)| names)
        .split(',')
        .map(str::trim);
    names
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect()
}

/// What differs between a recording and a run of ours.
fn difference(expected: &Recording, report: &cli::Report) -> Option<String> {
    let exit = f64::from(expected.exit);
    if report.number("/exit_code") != exit {
        let stderr = report.stderr().lines().last().unwrap_or_default();
        return Some(format!(
            "exit {exit}, ours {} ({}) {stderr}",
            report.number("/exit_code"),
            report.status()
        ));
    }
    let streams = [
        ("stdout", &expected.stdout, report.stdout()),
        ("stderr", &expected.stderr, report.stderr()),
    ];
    streams
        .into_iter()
        .find(|(_, expected, ours)| expected != ours)
        .map(|(name, expected, ours)| {
            let diff = TextDiff::from_lines(expected.as_str(), ours);
            let changes = diff
                .iter_all_changes()
                .filter(|change| change.tag() != ChangeTag::Equal);
            let lines: Vec<String> = changes
                .take(SHOWN)
                .map(|change| {
                    format!(
                        "    {}{}",
                        change.tag(),
                        change.value().trim_end_matches('\n')
                    )
                })
                .collect();
            format!("{name} differs\n{}", lines.join("\n"))
        })
}

#[cfg(test)]
mod tests {
    use super::features;

    #[test]
    fn features_are_read_from_the_first_lines() {
        let found: Vec<String> = features("#!/usr/bin/env python3\n# covers: walrus, , for-else\n")
            .into_iter()
            .collect();
        assert_eq!(found, ["for-else", "walrus"]);
        assert!(features("print('covers nothing')").is_empty());
    }
}
