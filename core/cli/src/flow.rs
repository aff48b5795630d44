//! `reddragon dataflow`, `reddragon slice` and `reddragon calls`.

use crate::arguments::Arguments;
use crate::{files, input, report};
use serde_json::{Map, Value, json};
use session::Compiled;
use session::analysis::dataflow::{self, Dataflow, Slice, VarId, VariableGraph};
use session::analysis::export::{self, VariableView};
use session::ir::{FunctionId, InstId, ScopeKind};
use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;

/// Does something with the data flow of the program that the arguments name.
fn with_flow<T>(compiled: &Compiled, ask: impl FnOnce(&Dataflow) -> T) -> T {
    ask(&Dataflow::of(
        compiled.program(),
        compiled.module(),
        &compiled.cfg,
    ))
}

/// Prints the graph of variables, and what is odd about them.
pub fn dataflow(arguments: &Arguments) -> Result<ExitCode, String> {
    files::print(arguments, |compiled| variables(arguments, compiled))
}

fn variables(arguments: &Arguments, compiled: &Compiled) -> Result<String, String> {
    let place = arguments.slice.as_deref().map(named_place).transpose()?;
    let way = way(arguments);
    with_flow(compiled, |flow| -> Result<String, String> {
        let kept = match &place {
            Some((name, line)) => Some(variables_of(
                compiled,
                flow,
                &sliced(flow, name, *line, way)?,
            )),
            None => None,
        };
        let view = VariableView {
            program: compiled.program(),
            module: compiled.module(),
            flow,
            kept: kept.as_ref(),
        };
        if !arguments.sinks.is_empty() {
            return Ok(taint(compiled, flow, arguments));
        }
        if arguments.json {
            let mut report = graph_json(flow, kept.as_ref());
            if kept.is_none() {
                let [dead, undefined, unreachable] = remarks_json(compiled, flow);
                report["dead_stores"] = dead;
                report["undefined"] = undefined;
                report["unreachable"] = unreachable;
            }
            return Ok(format!("{report}\n"));
        }
        match arguments.format.as_deref() {
            None | Some("text") => Ok(export::variables_text(&view)),
            Some("dot") => Ok(export::variables_dot(&view)),
            Some("mermaid") => Ok(export::variables_mermaid(&view)),
            Some(other) => Err(format!(
                "there is no format `{other}`: text, dot or mermaid"
            )),
        }
    })
}

fn way(arguments: &Arguments) -> Slice {
    match arguments.forward {
        true => Slice::Forward,
        false => Slice::Backward,
    }
}

/// A place as `NAME@LINE`.
fn named_place(text: &str) -> Result<(String, u32), String> {
    let parts = text
        .rsplit_once('@')
        .and_then(|(name, line)| Some((name.to_owned(), line.parse().ok()?)));
    parts.ok_or_else(|| format!("`{text}` is no place: NAME@LINE"))
}

/// A place as `LINE:NAME`.
fn placed_name(text: &str) -> Result<(String, u32), String> {
    let parts = text
        .split_once(':')
        .and_then(|(line, name)| Some((name.to_owned(), line.parse().ok()?)));
    parts.ok_or_else(|| format!("`{text}` is no place: LINE:NAME"))
}

fn sliced(flow: &Dataflow, name: &str, line: u32, way: Slice) -> Result<Vec<InstId>, String> {
    let from = flow.occurrences(name, line);
    if from.is_empty() {
        return Err(format!("there is no variable `{name}` on line {line}"));
    }
    Ok(flow.slice(&from, way))
}

fn lines_of(compiled: &Compiled, insts: &[InstId]) -> BTreeSet<u32> {
    let lines = insts
        .iter()
        .map(|&at| compiled.module().inst(at).span)
        // What lowering adds stands nowhere.
        .filter(|span| span.start != span.end)
        .map(|span| span.start.line);
    lines.filter(|&line| line > 0).collect()
}

fn variables_of(_: &Compiled, flow: &Dataflow, insts: &[InstId]) -> BTreeSet<VarId> {
    insts
        .iter()
        .filter_map(|&at| flow.variables.at(at))
        .collect()
}

/// Prints the lines of a slice.
pub fn slice(arguments: &Arguments) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    let place = arguments
        .at
        .as_deref()
        .ok_or("which place? --at LINE:NAME")?;
    let parts = compiled.parts();
    let other = (parts.iter()).find_map(|part| {
        let rest = place.strip_prefix(&*part.file)?;
        Some((part, rest.strip_prefix(':')?))
    });
    let (compiled, place) = other.unwrap_or((&compiled, place));
    let (name, line) = placed_name(place)?;
    let insts = with_flow(compiled, |flow| sliced(flow, &name, line, way(arguments)))?;
    let mut lines = lines_of(compiled, &insts);
    lines.insert(line);
    if arguments.json {
        outln!("{}", json!({ "lines": lines }));
    } else {
        let source: Vec<&str> = compiled.source.lines().collect();
        for line in lines {
            let text = source.get(line as usize - 1).unwrap_or(&"");
            outln!("{line:5}  {text}");
        }
    }
    report::diagnostics(&compiled.file, &compiled.diagnostics);
    Ok(ExitCode::SUCCESS)
}

/// Prints the call graph.
pub fn calls(arguments: &Arguments) -> Result<ExitCode, String> {
    files::print(arguments, |compiled| called(arguments, compiled))
}

fn called(arguments: &Arguments, compiled: &Compiled) -> Result<String, String> {
    with_flow(compiled, |flow| {
        let view = VariableView {
            program: compiled.program(),
            module: compiled.module(),
            flow,
            kept: None,
        };
        if arguments.json {
            let calls: Vec<Value> = (view.calls().iter())
                .map(|call| {
                    json!({
                        "from": flow.function_name(call.from),
                        "to": flow.function_name(call.to),
                        "line": compiled.module().inst(call.at).span.start.line,
                        "explicit": call.is_explicit,
                    })
                })
                .collect();
            let recursive: Vec<Vec<&str>> = (view.recursive().into_iter())
                .map(|group| group.into_iter().map(|id| flow.function_name(id)).collect())
                .collect();
            return Ok(format!(
                "{}\n",
                json!({ "calls": calls, "recursive": recursive })
            ));
        }
        match arguments.format.as_deref() {
            None | Some("text") => Ok(export::calls_text(&view)),
            Some("dot") => Ok(export::calls_dot(&view)),
            Some("mermaid") => Ok(export::calls_mermaid(&view)),
            Some(other) => Err(format!(
                "there is no format `{other}`: text, dot or mermaid"
            )),
        }
    })
}

/// The ways from sources to sinks, line by line.
fn taint(compiled: &Compiled, flow: &Dataflow, arguments: &Arguments) -> String {
    let sources: Vec<&str> = arguments.sources.iter().map(String::as_str).collect();
    let sinks: Vec<&str> = arguments.sinks.iter().map(String::as_str).collect();
    let found = flow.taint(&sources, &sinks, &compiled.source);
    let steps = |path: &[InstId]| {
        let mut lines: Vec<u32> = path
            .iter()
            .map(|&at| compiled.module().inst(at).span.start.line)
            .collect();
        lines.retain(|&line| line > 0);
        lines.dedup();
        lines
    };
    if arguments.json {
        let ways: Vec<Vec<u32>> = found.iter().map(|taint| steps(&taint.path)).collect();
        return format!("{}\n", json!({ "taint": ways }));
    }
    let source: Vec<&str> = compiled.source.lines().collect();
    let mut out = String::new();
    for taint in &found {
        if !out.is_empty() {
            out.push('\n');
        }
        for line in steps(&taint.path) {
            let text = source.get(line as usize - 1).unwrap_or(&"").trim();
            out += &format!("{line:5}  {text}\n");
        }
    }
    if found.is_empty() {
        out += "nothing of the sources comes to the sinks\n";
    }
    out
}

fn named(flow: &Dataflow, graph: &VariableGraph, kept: Option<&BTreeSet<VarId>>) -> Value {
    let is_kept = |id: &VarId| kept.is_none_or(|kept| kept.contains(id));
    // Several variables of one name, in blocks one beside the other, are told as one.
    let mut map: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (id, to) in graph.iter().filter(|(id, _)| is_kept(id)) {
        let names = to.iter().filter(|id| is_kept(id));
        map.entry(flow.name(*id))
            .or_default()
            .extend(names.map(|&id| flow.name(id)));
    }
    json!(map)
}

/// What is odd about a program's variables and code, by line.
fn remarks_json(compiled: &Compiled, flow: &Dataflow) -> [Value; 3] {
    let line = |at: InstId| compiled.module().inst(at).span.start.line;
    let named = |insts: &[InstId]| {
        let found: BTreeSet<(u32, &str)> = (insts.iter())
            .filter_map(|&at| Some((line(at), flow.name(flow.variables.at(at)?))))
            .collect();
        let found = found.into_iter();
        Value::Array(
            found
                .map(|(line, name)| json!({ "line": line, "variable": name }))
                .collect(),
        )
    };
    let lines: BTreeSet<u32> = (flow.unreachable().iter())
        .map(|span| span.start.line)
        .collect();
    [
        named(&flow.live.dead_stores),
        named(&flow.undefined_uses()),
        json!(lines),
    ]
}

/// The graphs of the module's variables, and those of each function.
pub fn graph_json(flow: &Dataflow, kept: Option<&BTreeSet<VarId>>) -> Value {
    let both = |id: FunctionId| {
        let direct = flow.direct(id);
        let all = dataflow::transitive(&direct);
        [named(flow, &direct, kept), named(flow, &all, kept)]
    };
    let [mut direct, mut transitive] = both(FunctionId::TOP);
    let mut functions = Map::new();
    for (index, function) in flow.functions.list.iter().enumerate() {
        let id = FunctionId(index as u32);
        if matches!(function.kind, ScopeKind::Function(_)) && !flow.is_hidden_function(id) {
            let [own, all] = both(id);
            if flow.is_entry(id) {
                // A program's outermost variables are those of the function that it begins with, too.
                for (outer, inner) in [(&mut direct, &own), (&mut transitive, &all)] {
                    if let (Value::Object(outer), Value::Object(inner)) = (outer, inner) {
                        outer.extend(inner.clone());
                    }
                }
            }
            functions.insert(
                flow.function_name(id).to_owned(),
                json!({ "direct": own, "transitive": all }),
            );
        }
    }
    json!({ "direct": direct, "transitive": transitive, "functions": functions })
}
