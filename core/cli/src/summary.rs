//! `reddragon summary`.

use crate::arguments::Arguments;
use crate::files;
use serde_json::{Value, json};
use session::analysis::dataflow::{Seen, Summary};
use session::analysis::export::VariableView;
use std::fmt::Write;
use std::process::ExitCode;

/// Prints what functions do: what comes to their results, what they read, write and call.
pub fn summary(arguments: &Arguments) -> Result<ExitCode, String> {
    files::print_whole(arguments, |_, view| shown(arguments, view))
}

fn shown(arguments: &Arguments, view: &VariableView) -> Result<String, String> {
    let flow = view.flow;
    let mut summaries = flow.summaries();
    summaries.retain(|summary| view.is_shown(summary.function));
    if let Some(name) = &arguments.function {
        let wanted = session::functions_of(view.program, view.module, name)?;
        summaries.retain(|summary| wanted.contains(&summary.function));
        if summaries.is_empty() {
            return Err(format!("there is no function `{name}`"));
        }
    }
    let line = |summary: &Summary| {
        let entry = flow.functions.get(summary.function).entry;
        view.own_line(view.module.inst(entry).span.start.line)
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
