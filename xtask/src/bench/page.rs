//! The page: what it weighs, and what a person in front of it waits for.
//!
//! The measuring in the browser is done by `tests/browser/bench.mjs`, which prints one JSON object:
//! `{"measures": […], "programs": {"fib": 12.5, …}}`; `programs` holds, by name, the milliseconds that the worker took to run each program.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::Value;

use super::reference::{self, LIMIT, Reference};
use super::statistics::{least, shown};
use crate::page::{self, Mode, sizes};
use crate::setup::Environment;
use crate::table::{Align, Table};
use crate::test::journeys;
use crate::{Result, cli, process, setup};

/// How many times as long as natively a program may take in Chromium.
const BUDGET: f64 = 1.2;

/// Measures the page and prints the tables; gives the figures.
pub(super) fn run(programs: &[PathBuf], reference: &mut Reference, runs: u32) -> Result<Value> {
    reference.complete(programs, runs)?;
    let environment = setup::page()?;
    let site = page::build(Mode::Release)?;
    println!("\nThe page, over the wire\n");
    sizes::print(&site)?;
    eprintln!("\nmeasuring in the browser");
    let mut script = journeys::script(&environment, &site, "bench.mjs")?;
    script.env("REDDRAGON_BENCH", super::folder("python"));
    script.env(
        "REDDRAGON_ANALYSES",
        super::analysis::measured(&environment)?,
    );
    script.env("REDDRAGON_FILES", super::files::put_all()?);
    let text = process::output(&mut script)?;
    let figures: Value =
        serde_json::from_str(&text).map_err(|error| format!("bench.mjs: no JSON: {error}"))?;
    println!(
        "\nThe page, in Chromium\n\n{}",
        measures(&figures["measures"])
    );
    println!(
        "Programs in Chromium, against {} and our machine natively (milliseconds)\n",
        reference.version()
    );
    let natively = natively(programs, runs)?;
    print!("{}", in_browser(&figures["programs"], reference, &natively));
    Ok(serde_json::json!({
        "sizes": sizes::to_json(&sizes::measure(&site)?),
        "browser": figures,
        "native": natively,
    }))
}

/// The table of single figures: `[{"what": "start", "value": 1.5, "unit": "ms", "budget": 50}, …]`;
/// `budget` may be missing.
fn measures(measures: &Value) -> Table {
    let mut table = Table::new(&[
        ("what", Align::Left),
        ("measured", Align::Right),
        ("budget", Align::Right),
        ("unit", Align::Left),
        ("met", Align::Left),
    ]);
    for measure in measures.as_array().into_iter().flatten() {
        let figure = |key: &str| measure[key].as_f64().map_or_else(String::new, shown);
        let text = |key: &str| measure[key].as_str().unwrap_or_default().to_owned();
        table.row([
            text("what"),
            figure("value"),
            figure("budget"),
            text("unit"),
            verdict(measure).to_owned(),
        ]);
    }
    table
}

/// Whether a figure keeps to its budget; nothing where it has none.
fn verdict(measure: &Value) -> &'static str {
    match (measure["value"].as_f64(), measure["budget"].as_f64()) {
        (Some(value), Some(budget)) if value <= budget => "yes",
        (Some(_), Some(_)) => "no",
        _ => "",
    }
}

/// The milliseconds that our machine takes natively to run each program, by name.
fn natively(programs: &[PathBuf], runs: u32) -> Result<BTreeMap<String, f64>> {
    let environment = Environment::new();
    let cli = cli::build(&environment)?;
    let mut times = BTreeMap::new();
    for program in programs {
        let mut samples = Vec::new();
        for _ in 0..runs {
            samples.push(cli::run(&environment, &cli, program, LIMIT)?.number("/times_ms/exec"));
        }
        times.insert(reference::name(program), least(&samples));
    }
    Ok(times)
}

/// The table of programs. What the page takes for the empty one, which is no running, is left out of the ratio to our machine natively.
fn in_browser(programs: &Value, reference: &Reference, natively: &BTreeMap<String, f64>) -> Table {
    let mut table = Table::new(&[
        ("program", Align::Left),
        ("CPython", Align::Right),
        ("run", Align::Right),
        ("ratio", Align::Right),
        ("natively", Align::Right),
        ("ratio", Align::Right),
        ("met", Align::Left),
    ]);
    let programs_of = || programs.as_object().into_iter().flatten();
    let page = programs_of()
        .find(|(name, _)| reference::is_empty(name))
        .and_then(|(_, time)| time.as_f64())
        .unwrap_or(0.0);
    for (name, time) in programs_of().filter(|(name, _)| !reference::is_empty(name)) {
        let Some(time) = time.as_f64() else {
            continue;
        };
        let ours = natively.get(name).copied().unwrap_or(f64::NAN);
        let ratio = (time - page) / ours;
        let theirs = reference.exec(name);
        table.row([
            name.clone(),
            shown(theirs),
            shown(time),
            shown(time / theirs),
            shown(ours),
            shown(ratio),
            if ratio <= BUDGET { "yes" } else { "no" }.to_owned(),
        ]);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::verdict;
    use serde_json::json;

    #[test]
    fn a_budget_is_met_up_to_its_last() {
        assert_eq!(verdict(&json!({"value": 50, "budget": 50})), "yes");
        assert_eq!(verdict(&json!({"value": 50.1, "budget": 50})), "no");
        assert_eq!(verdict(&json!({"value": 50})), "");
    }
}
