//! `reddragon summary`.

use crate::arguments::Arguments;
use crate::files;
use serde_json::{Value, json};
use session::Compiled;
use session::analysis::dataflow::{Dataflow, Seen, Summary};
use std::fmt::Write;
use std::process::ExitCode;

/// Prints what functions do: what comes to their results, what they read, write and call.
pub fn summary(arguments: &Arguments) -> Result<ExitCode, String> {
    files::print(arguments, |compiled| shown(arguments, compiled))
}

fn shown(arguments: &Arguments, compiled: &Compiled) -> Result<String, String> {
    let flow = Dataflow::of(compiled.program(), compiled.module(), &compiled.cfg);
    let mut summaries = flow.summaries();
    if let Some(name) = &arguments.function {
        let wanted = session::functions_named(compiled, name)?;
        summaries.retain(|summary| wanted.contains(&summary.function));
    }
    let line = |summary: &Summary| {
        let entry = flow.functions.get(summary.function).entry;
        compiled.module().inst(entry).span.start.line
    };
    if arguments.json {
        let functions: Vec<Value> = (summaries.iter())
            .map(|summary| {
                json!({
                    "name": flow.function_name(summary.function),
                    "line": line(summary),
                    "parameters": summary.parameters,
                    "result": seen_json(&summary.result),
                    "decided_by": seen_json(&summary.decides),
                    "reads": seen_json(&summary.reads),
                    "writes": seen_json(&summary.writes),
                    "calls": summary.calls,
                })
            })
            .collect();
        Ok(format!("{}\n", json!({ "functions": functions })))
    } else {
        let mut out = String::new();
        for summary in &summaries {
            let name = flow.function_name(summary.function);
            let parameters = summary.parameters.join(", ");
            let _ = writeln!(out, "{name}({parameters})    # line {}", line(summary));
            for (title, words) in summary.lines() {
                let _ = writeln!(out, "  {title:8} {words}");
            }
        }
        Ok(out)
    }
}

fn seen_json(seen: &Seen) -> Value {
    json!({ "parameters": seen.parameters, "members": seen.members, "outer": seen.outer })
}
