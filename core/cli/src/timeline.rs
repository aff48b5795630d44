//! `reddragon bench-timeline`: what recording for time travel costs, for the benchmarks.

use crate::arguments::Arguments;
use crate::{input, run};
use serde_json::json;
use session::translate::{Alone, Linked};
use session::vm::Settings;
use session::{
    Breakpoint, Breakpoints, Direction, Library, Motion, Progress, Reader, Shared, Site,
};
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Instant;

/// Seeks to measure.
const SEEKS: u64 = 200;

/// Runs a program plainly and recorded, then jumps about in it; with `--at LINE:CONDITION` it also stops there, and goes on because
/// the condition does not hold.
pub fn timeline(arguments: &Arguments) -> Result<ExitCode, String> {
    let limit = arguments.max_steps.unwrap_or(10_000_000);
    let compiled = Rc::new(input::compiled(arguments)?);
    let mut machine = compiled.machine(Settings::default());
    let begun = Instant::now();
    machine.run(limit);
    let plain = begun.elapsed();
    let mut session = run::session(arguments)?;
    let begun = Instant::now();
    session.advance(limit);
    let recorded = begun.elapsed();
    let (end, digest) = (session.timeline().step(), session.digest());
    let (checkpoints, bytes) = session.timeline().checkpoints();
    let mut slowest = 0.0_f64;
    let mut total = 0.0;
    for at in 0..SEEKS {
        // Steps spread over the whole run in no order.
        let step = end.wrapping_mul(at.wrapping_mul(0x9E37_79B9) % 1_000_003) / 1_000_003;
        let begun = Instant::now();
        session.seek(step);
        let spent = begun.elapsed().as_secs_f64() * 1e3;
        slowest = slowest.max(spent);
        total += spent;
    }
    session.seek(end);
    if session.digest() != digest {
        return Err("going back and forth gave another state".into());
    }
    let asked = arguments.at.as_deref();
    let (conditions, per_condition) = match asked {
        Some(asked) => conditions(arguments, asked, limit, recorded.as_secs_f64())?,
        None => (0, 0.0),
    };
    let report = json!({
        "steps": end,
        "plain_ms": plain.as_secs_f64() * 1e3,
        "recorded_ms": recorded.as_secs_f64() * 1e3,
        "ratio": recorded.as_secs_f64() / plain.as_secs_f64(),
        "checkpoints": checkpoints,
        "checkpoint_bytes": bytes,
        "seek_mean_ms": total / SEEKS as f64,
        "seek_max_ms": slowest,
        "conditions": conditions,
        "condition_us": per_condition,
    });
    outln!("{report}");
    Ok(ExitCode::SUCCESS)
}

/// How often a condition was asked that never holds, and how many microseconds more the run took for each.
fn conditions(
    arguments: &Arguments,
    asked: &str,
    limit: u64,
    without: f64,
) -> Result<(u64, f64), String> {
    let (line, condition) = asked.split_once(':').ok_or("--at LINE:CONDITION")?;
    let line: u32 = line.parse().map_err(|_| "--at LINE:CONDITION")?;
    let mut session = run::session(arguments)?;
    let mut motion = Motion::to_lines(
        &session,
        &[(session.compiled().main, line)],
        Direction::Forward,
    );
    motion.set_until(limit);
    let mut times = 0;
    while session.timeline().step() < limit && session.make(&motion, limit) != Progress::AtEdge {
        times += 1;
    }
    let language = input::language(arguments)?;
    let frontend = registry::frontend(&language).ok_or("conditions need a language")?;
    let translator = Linked::new(frontend, input::parse, Library::default());
    let mut session = run::session(arguments)?;
    let reader = Reader::new(Shared::new(Box::new(translator)), Rc::new(Alone));
    let read = session.expressions(&reader, &[condition.to_owned()]);
    let main = session.compiled().main;
    if let Some(why) = session.refusal(&read, 0, main) {
        return Err(format!("{condition}: {why}"));
    }
    let stop = Breakpoint {
        site: Site::line((session.compiled().main, line)),
        condition: Some(0),
    };
    let stops = Breakpoints::new(&session, vec![stop], Some(Rc::new(read)));
    let mut motion = Motion::to_breakpoints(&session, &stops, Direction::Forward);
    motion.set_until(limit);
    let begun = Instant::now();
    while session.make(&motion, limit) == Progress::Moving {}
    let spent = begun.elapsed().as_secs_f64() - without;
    Ok((times, spent * 1e6 / times.max(1) as f64))
}
