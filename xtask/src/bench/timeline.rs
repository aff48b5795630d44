//! Time travel: what recording costs and how fast any step is reached.
//!
//! The measuring is done by `reddragon bench-timeline FILE`: it runs ten million steps of the
//! program plainly and recorded, jumps about in the recording, asks a condition on the way, and prints one JSON object.

use serde_json::Value;

use super::reference::LIMIT;
use super::statistics::shown;
use crate::setup::Environment;
use crate::table::{Align, Table};
use crate::{Result, cli, process, workspace};

/// The program that is recorded, in the folder of the benchmarks.
const PROGRAM: &str = "timeline/market.py";
/// What is shown: the figure's name in the report, by how much it is divided, what it is, its unit,
/// and what it may be.
const FIGURES: &[(&str, f64, &str, &str, Option<f64>)] = &[
    ("steps", 1e6, "steps recorded", "million", None),
    ("plain_ms", 1.0, "plain run", "ms", None),
    ("recorded_ms", 1.0, "recorded run", "ms", None),
    ("ratio", 1.0, "recorded against plain", "times", Some(1.5)),
    ("checkpoints", 1.0, "checkpoints", "", None),
    (
        "checkpoint_bytes",
        1e6,
        "memory for checkpoints",
        "MB",
        Some(100.0),
    ),
    ("seek_mean_ms", 1.0, "to any step, on average", "ms", None),
    (
        "seek_max_ms",
        1.0,
        "to any step, at worst",
        "ms",
        Some(50.0),
    ),
    (
        "conditions",
        1e3,
        "conditions asked on the way",
        "thousand",
        None,
    ),
    ("condition_us", 1.0, "a condition", "µs", None),
];
/// Where the run is asked, each time that it comes there, whether it is to stop; it never is.
const CONDITION: &str = "41:day < 0 and buyer.coins > 5";

/// Measures and prints the table; gives the figures.
pub(super) fn run(environment: &Environment) -> Result<Value> {
    let cli = cli::build(environment)?;
    eprintln!("timing time travel");
    let mut command = environment.command_with(cli, &["bench-timeline"]);
    command.arg(workspace::root().join("tests").join("bench").join(PROGRAM));
    command.args(["--at", CONDITION]);
    let finished = process::capture(&mut command, b"", Some(LIMIT))?;
    if finished.exit != 0 {
        let stderr = String::from_utf8_lossy(&finished.stderr);
        return Err(format!(
            "bench-timeline failed ({}): {}",
            finished.exit,
            stderr.trim()
        ));
    }
    let figures: Value = serde_json::from_slice(&finished.stdout)
        .map_err(|error| format!("bench-timeline: no JSON: {error}"))?;
    let mut table = Table::new(&[
        ("what", Align::Left),
        ("measured", Align::Right),
        ("budget", Align::Right),
        ("unit", Align::Left),
    ]);
    for &(key, divisor, what, unit, budget) in FIGURES {
        let value = figures[key]
            .as_f64()
            .ok_or_else(|| format!("bench-timeline tells no {key}"))?;
        let budget = budget.map_or_else(String::new, shown);
        table.row([
            what.to_owned(),
            shown(value / divisor),
            budget,
            unit.to_owned(),
        ]);
    }
    println!("\nTime travel, {PROGRAM}\n\n{table}");
    Ok(figures)
}
