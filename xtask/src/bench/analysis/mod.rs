//! The analyses: how long all of them take on long programs, how that grows, and how many worlds are followed in a second.
//!
//! The measuring is done by `reddragon bench-analysis FILE` and `bench-worlds FILE`, which print one JSON object each. The
//! programs are composed of the corpus ([`mod@compose`]).
//! How the parts may grow, and why not all of them as n log n: [`bound_kept`].

mod compose;
mod rename;
mod words;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::reference::LIMIT;
use super::statistics::shown;
use crate::setup::{self, Environment};
use crate::table::{Align, Table};
use crate::{Result, cli, process, workspace};
use compose::{Language, compose, is_fit};

/// The languages, with their names and the ends of their files.
const LANGUAGES: &[(Language, &str, &str)] = &[
    (Language::Python, "python", "py"),
    (Language::Java, "java", "java"),
    (Language::C, "c", "c"),
];
/// The parts of the corpus that programs are taken from, in this order.
const FOLDERS: &[&str] = &["exercises", "programs", "library", "language"];
/// How many lines the programs have, or a few more.
const SIZES: [usize; 4] = [1000, 2000, 4000, 8000];
/// Of these the time has a budget, in milliseconds.
const MEASURED: (usize, f64) = (2000, 200.0);
/// How many worlds are to be followed in a second.
const WORLDS: f64 = 10_000.0;
/// What the report tells in milliseconds.
const PARTS: [&str; 5] = ["control_flow", "types", "data_flow", "questions", "all"];

/// Measures and prints the tables; gives the figures.
pub(super) fn run(environment: &Environment) -> Result<Value> {
    let cli = cli::build(environment)?;
    eprintln!("timing the analyses");
    let mut figures = Map::new();
    let mut times = Table::new(&[
        ("program", Align::Left),
        ("lines", Align::Right),
        ("instructions", Align::Right),
        ("control flow", Align::Right),
        ("types", Align::Right),
        ("data flow", Align::Right),
        ("questions", Align::Right),
        ("all", Align::Right),
        ("budget", Align::Right),
        ("met", Align::Left),
    ]);
    let mut growth = Table::new(&[
        ("program", Align::Left),
        ("part", Align::Left),
        ("lines, times", Align::Right),
        ("n, times", Align::Right),
        ("time, times", Align::Right),
        ("n log n", Align::Right),
        ("n²", Align::Right),
        ("keeps to", Align::Left),
    ]);
    for &(language, name, extension) in LANGUAGES {
        let mut rows = Vec::new();
        for (program, wanted) in composed(environment, language, name, extension, SIZES)?
            .into_iter()
            .zip(SIZES)
        {
            let budget = (wanted == MEASURED.0).then_some(MEASURED.1);
            // A program that takes too long is a figure as well.
            let report = match asked(environment, &cli, "bench-analysis", &program) {
                Ok(report) => report,
                Err(why) => {
                    eprintln!("{name}, {wanted} lines: {why}");
                    let mut row = vec![name.to_owned(), wanted.to_string(), String::new()];
                    row.extend(PARTS.map(|_| "?".to_owned()));
                    row.push(budget.map_or_else(String::new, shown));
                    row.push("no".to_owned());
                    times.row(row);
                    continue;
                }
            };
            let number = |key: &str| report[key].as_f64().unwrap_or(f64::NAN);
            let mut row = vec![
                name.to_owned(),
                format!("{}", number("lines")),
                format!("{}", number("instructions")),
            ];
            row.extend(PARTS.map(|part| shown(number(&format!("{part}_ms")))));
            row.push(budget.map_or_else(String::new, shown));
            row.push(verdict(number("all_ms"), budget));
            times.row(row);
            rows.push(report);
        }
        if let (Some(first), Some(last)) = (rows.first(), rows.last()) {
            // Lines of longer programs may hold more than those of shorter ones.
            let size = first["instructions"].as_f64().unwrap_or(f64::NAN);
            let grown = ratio(last, first, "instructions");
            let linear = grown * (size * grown).ln() / size.ln();
            for part in PARTS {
                let time = ratio(last, first, &format!("{part}_ms"));
                growth.row([
                    name.to_owned(),
                    part.replace('_', " "),
                    shown(ratio(last, first, "lines")),
                    shown(grown),
                    shown(time),
                    shown(linear),
                    shown(grown * grown),
                    bound_kept(time, linear, grown * grown).to_owned(),
                ]);
            }
        }
        figures.insert(name.to_owned(), Value::Array(rows));
    }
    println!("\nAll analyses of one file (milliseconds)\n\n{times}");
    println!("Growth from the shortest to the longest; n counts instructions\n\n{growth}");
    figures.insert("worlds".to_owned(), worlds(environment, &cli)?);
    Ok(Value::Object(figures))
}

/// How many worlds of the branching programs are followed in a second.
fn worlds(environment: &Environment, cli: &Path) -> Result<Value> {
    let folder = workspace::root().join("tests").join("bench").join("worlds");
    let mut table = Table::new(&[
        ("program", Align::Left),
        ("worlds", Align::Right),
        ("worlds per second", Align::Right),
        ("budget", Align::Right),
        ("met", Align::Left),
    ]);
    let mut figures = Map::new();
    for program in workspace::files(&folder, &|_| true)? {
        let report = asked(environment, cli, "bench-worlds", &program)?;
        let name = program.file_name().unwrap_or_default().to_string_lossy();
        let speed = report["worlds_per_second"].as_f64().unwrap_or(0.0);
        table.row([
            name.clone().into_owned(),
            report["worlds"].to_string(),
            shown(speed),
            shown(WORLDS),
            verdict(-speed, Some(-WORLDS)),
        ]);
        figures.insert(name.into_owned(), report);
    }
    println!("Worlds\n\n{table}");
    Ok(Value::Object(figures))
}

/// Whether a figure keeps to what it may be; nothing where it may be anything.
fn verdict(value: f64, budget: Option<f64>) -> String {
    let verdict = budget.map(|budget| if value <= budget { "yes" } else { "no" });
    verdict.unwrap_or_default().to_owned()
}

/// Which of the two bounds a growth keeps to.
///
/// Control flow is to grow as n log n. Types and data flow are the least solutions of inclusion constraints between sets, as in
/// Andersen's analysis: that takes cubic time at worst and quadratic time where the graph is sparse, which it is for programs as
/// people write them (Sridharan, Fink: "The Complexity of Andersen's Analysis in Practice", 2009). What the questions
/// answer, for each variable all that it comes from, has itself the size of n².
fn bound_kept(time: f64, linear: f64, quadratic: f64) -> &'static str {
    match time {
        time if time <= linear => "n log n",
        time if time <= quadratic => "n²",
        _ => "neither",
    }
}

fn ratio(one: &Value, other: &Value, key: &str) -> f64 {
    let number = |report: &Value| report[key].as_f64().unwrap_or(f64::NAN);
    number(one) / number(other)
}

/// What the command line says of a program.
fn asked(environment: &Environment, cli: &Path, command: &str, program: &Path) -> Result<Value> {
    let mut asking = environment.command_with(cli, &[command]);
    asking.arg(program);
    if command == "bench-worlds" {
        asking.args(["--function", "classify"]);
    }
    let finished = process::capture(&mut asking, b"", Some(LIMIT))?;
    if finished.exit != 0 {
        let stderr = String::from_utf8_lossy(&finished.stderr);
        return Err(format!("{command} failed: {}", stderr.trim()));
    }
    serde_json::from_slice(&finished.stdout).map_err(|error| format!("{command}: no JSON: {error}"))
}

/// The folder of programs of the size that has a budget, one for each language, named after it; with nothing else in it.
pub(super) fn measured(environment: &Environment) -> Result<PathBuf> {
    let folder = workspace::target().join("bench").join("analysis");
    for &(language, name, extension) in LANGUAGES {
        let [program] = composed(environment, language, name, extension, [MEASURED.0])?;
        let file = folder.join(format!("{name}.{extension}"));
        fs::create_dir_all(&folder)
            .and_then(|()| fs::rename(&program, &file))
            .map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(folder)
}

/// Composed programs of a language, one for each size, as files in Cargo's target directory.
fn composed<const N: usize>(
    environment: &Environment,
    language: Language,
    name: &str,
    extension: &str,
    sizes: [usize; N],
) -> Result<[PathBuf; N]> {
    let mut programs = Vec::new();
    for folder in FOLDERS {
        let folder = workspace::corpus().join(name).join(folder);
        if !folder.is_dir() {
            continue;
        }
        for path in workspace::files(&folder, &|path| {
            path.extension().is_some_and(|own| own == extension)
        })? {
            let text = fs::read_to_string(&path);
            programs.push(text.map_err(|error| format!("{}: {error}", path.display()))?);
        }
    }
    programs.retain(|program| is_fit(language, program));
    if language == Language::Python {
        let python = setup::python(environment)?.executable;
        programs = rename::renamed(environment, &python, &programs)?;
    }
    let folder = workspace::target().join("bench");
    let files = sizes.map(|size| folder.join(format!("composed_{size}.{extension}")));
    for (file, size) in files.iter().zip(sizes) {
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(file, compose(language, &programs, size)))
            .map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(files)
}
