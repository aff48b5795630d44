//! `reddragon bench-timeline`: what recording for time travel costs, for the benchmarks.

use crate::arguments::Arguments;
use crate::{input, run};
use serde_json::json;
use session::vm::Settings;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Instant;

/// Seeks to measure.
const SEEKS: u64 = 200;

/// Runs a program plainly and recorded, then jumps about in it.
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
    let report = json!({
        "steps": end,
        "plain_ms": plain.as_secs_f64() * 1e3,
        "recorded_ms": recorded.as_secs_f64() * 1e3,
        "ratio": recorded.as_secs_f64() / plain.as_secs_f64(),
        "checkpoints": checkpoints,
        "checkpoint_bytes": bytes,
        "seek_mean_ms": total / SEEKS as f64,
        "seek_max_ms": slowest,
    });
    outln!("{report}");
    Ok(ExitCode::SUCCESS)
}
