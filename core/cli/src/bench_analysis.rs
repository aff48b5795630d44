//! `reddragon bench-analysis` and `bench-worlds`: what the analyses cost, for the benchmarks.

use crate::arguments::Arguments;
use crate::{flow, input, run};
use serde_json::json;
use session::Compiled;
use session::analysis::dataflow::{Dataflow, Slice};
use session::analysis::export::VariableView;
use session::analysis::types::Types;
use session::explore::Limits;
use session::ir::{Diagnostic, InstId, Op, Severity};
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// How often the analyses are timed; the fastest round counts.
const ROUNDS: u32 = 5;
/// After how long no further round begins.
const ENOUGH: Duration = Duration::from_secs(10);
/// How many worlds are followed at most.
const WORLDS: usize = 20_000;

/// Milliseconds that the parts of one round took.
#[derive(Clone, Copy)]
struct Round {
    control_flow: f64,
    types: f64,
    data_flow: f64,
    questions: f64,
}

impl Round {
    fn all(&self) -> f64 {
        self.control_flow + self.types + self.data_flow + self.questions
    }
}

/// Times all analyses of a program; one that has errors is no fair one.
pub fn analyses(arguments: &Arguments) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    let is_error = |found: &&Diagnostic| found.severity == Severity::Error;
    if let Some(error) = compiled.diagnostics.iter().find(is_error) {
        return Err(format!(
            "{}:{}: {}",
            compiled.file,
            error.span.start.line,
            error.message()
        ));
    }
    let start = Instant::now();
    let mut best = round(&compiled);
    for _ in 1..ROUNDS {
        if start.elapsed() > ENOUGH {
            break;
        }
        let next = round(&compiled);
        if next.all() < best.all() {
            best = next;
        }
    }
    let report = json!({
        "lines": compiled.source.lines().count(),
        "instructions": compiled.module().insts.len(),
        "control_flow_ms": best.control_flow,
        "types_ms": best.types,
        "data_flow_ms": best.data_flow,
        "questions_ms": best.questions,
        "all_ms": best.all(),
    });
    outln!("{report}");
    Ok(ExitCode::SUCCESS)
}

/// Everything that the commands `cfg`, `types`, `dataflow`, `calls` and `slice` find out, once.
fn round(compiled: &Compiled) -> Round {
    let (program, module) = (compiled.program(), compiled.module());
    let begun = Instant::now();
    let cfg = session::analysis::cfg(module);
    let control_flow = milliseconds(begun);
    let begun = Instant::now();
    black_box(Types::of(program, module).listing(program, module));
    let types = milliseconds(begun);
    let begun = Instant::now();
    let found = Dataflow::of(program, module, &cfg);
    let data_flow = milliseconds(begun);
    let begun = Instant::now();
    let view = VariableView {
        program,
        module,
        flow: &found,
        kept: None,
        file: None,
    };
    black_box(flow::graph_json(&view));
    black_box((found.undefined_uses(), found.unreachable()));
    black_box((found.calls(), found.components()));
    // Slices of the program's last value, and of its first.
    let insts = || (0..module.insts.len()).map(|at| InstId(at as u32));
    let is_read = |at: &InstId| matches!(module.inst(*at).op, Op::LoadVar { .. });
    let (first, last) = (insts().find(is_read), insts().rev().find(is_read));
    black_box(first.map(|at| found.slice(&[at], Slice::Forward)));
    black_box(last.map(|at| found.slice(&[at], Slice::Backward)));
    let questions = milliseconds(begun);
    Round {
        control_flow,
        types,
        data_flow,
        questions,
    }
}

/// Times the worlds of a program.
pub fn worlds(arguments: &Arguments) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    let settings = run::settings(&compiled, arguments, String::new())?;
    let limits = Limits {
        search: arguments.search,
        worlds: arguments.max_worlds.unwrap_or(WORLDS),
        ..Limits::default()
    };
    let begun = Instant::now();
    let function = arguments.function.as_deref();
    let mut worlds = session::worlds(&compiled, settings, function, limits)?;
    while worlds.advance() {}
    let spent = milliseconds(begun);
    let ended = worlds.all().iter().filter(|world| world.inputs.is_some());
    let report = json!({
        "worlds": worlds.all().len(),
        "with_example": ended.count(),
        "ms": spent,
        "worlds_per_second": worlds.all().len() as f64 / spent * 1e3,
        "stopped": worlds.stopped_by(),
    });
    outln!("{report}");
    Ok(ExitCode::SUCCESS)
}

fn milliseconds(begun: Instant) -> f64 {
    begun.elapsed().as_secs_f64() * 1e3
}
