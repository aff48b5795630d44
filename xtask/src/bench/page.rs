//! The page: what it weighs, and what a person in front of it waits for.
//!
//! The measuring in the browser is done by `tests/browser/bench.mjs`, which prints one JSON object:
//! `{"measures": […], "programs": {"fib": 12.5, …}}`; `programs` holds, by name, the milliseconds that the worker took to run each program.

use std::path::PathBuf;

use serde_json::Value;

use super::reference::Reference;
use super::statistics::shown;
use crate::page::{self, Mode, sizes};
use crate::table::{Align, Table};
use crate::test::journeys;
use crate::{Result, process, setup};

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
    let text = process::output(&mut script)?;
    let figures: Value =
        serde_json::from_str(&text).map_err(|error| format!("bench.mjs: no JSON: {error}"))?;
    println!(
        "\nThe page, in Chromium\n\n{}",
        measures(&figures["measures"])
    );
    println!(
        "Programs in Chromium, against {} natively (milliseconds)\n",
        reference.version()
    );
    print!("{}", in_browser(&figures["programs"], reference));
    Ok(serde_json::json!({ "sizes": sizes::to_json(&sizes::measure(&site)?), "browser": figures }))
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

fn in_browser(programs: &Value, reference: &Reference) -> Table {
    let mut table = Table::new(&[
        ("program", Align::Left),
        ("CPython", Align::Right),
        ("run", Align::Right),
        ("ratio", Align::Right),
    ]);
    for (name, time) in programs.as_object().into_iter().flatten() {
        let Some(time) = time.as_f64() else {
            continue;
        };
        let theirs = reference.exec(name);
        table.row([
            name.clone(),
            shown(theirs),
            shown(time),
            shown(time / theirs),
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
