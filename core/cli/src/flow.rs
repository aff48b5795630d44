//! `reddragon dataflow`, `reddragon slice` and `reddragon calls`.

use crate::arguments::Arguments;
use crate::{files, input, report};
use serde_json::{Map, Value, json};
use session::Whole;
use session::analysis::dataflow::{self, Dataflow, Slice, VarId, VariableGraph};
use session::analysis::export::{self, VariableView};
use session::ir::{FunctionId, InstId, ScopeKind};
use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;

/// Prints the graph of variables, and what is odd about them.
pub fn dataflow(arguments: &Arguments) -> Result<ExitCode, String> {
    if !arguments.sinks.is_empty() {
        return taint(arguments);
    }
    files::print_whole(arguments, |whole, view| variables(arguments, whole, view))
}

fn variables(arguments: &Arguments, whole: &Whole, view: &VariableView) -> Result<String, String> {
    let place = arguments.slice.as_deref().map(named_place).transpose()?;
    let kept = match &place {
        Some(place) => {
            let insts = sliced(whole, view.flow, place, way(arguments))?;
            let variables = insts.iter().filter_map(|&at| view.flow.variables.at(at));
            Some(variables.collect::<BTreeSet<VarId>>())
        }
        None => None,
    };
    let view = VariableView {
        kept: kept.as_ref(),
        ..*view
    };
    if arguments.json {
        let mut report = graph_json(&view);
        if kept.is_none() {
            let [dead, undefined, unreachable] = remarks_json(&view);
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
}

fn way(arguments: &Arguments) -> Slice {
    match arguments.forward {
        true => Slice::Forward,
        false => Slice::Backward,
    }
}

/// A place in a program: a file, where one is named, a line and a variable.
struct Place {
    file: Option<String>,
    line: u32,
    name: String,
}

/// A place as `NAME@LINE` or `NAME@FILE:LINE`.
fn named_place(text: &str) -> Result<Place, String> {
    let found = text.rsplit_once('@').and_then(|(name, rest)| {
        let (file, line) = match rest.rsplit_once(':') {
            Some((file, line)) => (Some(file.to_owned()), line),
            None => (None, rest),
        };
        let line = line.parse().ok()?;
        let name = name.to_owned();
        Some(Place { file, line, name })
    });
    found.ok_or_else(|| format!("`{text}` is no place: NAME@LINE"))
}

/// A place as `LINE:NAME`, or `FILE:LINE:NAME` with one of some paths.
fn placed_name(text: &str, paths: &[String]) -> Result<Place, String> {
    let named = paths.iter().find_map(|path| {
        let rest = text.strip_prefix(path.as_str())?.strip_prefix(':')?;
        Some((path, rest))
    });
    let (file, rest) = match named {
        Some((path, rest)) => (Some(path.clone()), rest),
        None => (None, text),
    };
    let found = rest.split_once(':').and_then(|(line, name)| {
        let (line, name) = (line.parse().ok()?, name.to_owned());
        Some((line, name))
    });
    let (line, name) = found.ok_or_else(|| format!("`{text}` is no place: LINE:NAME"))?;
    Ok(Place { file, line, name })
}

/// The number of the file that a place is in.
fn file_of(whole: &Whole, place: &Place) -> Result<usize, String> {
    let Some(file) = &place.file else {
        return Ok(0);
    };
    let found = whole.paths.iter().position(|path| path == file);
    found.ok_or_else(|| format!("there is no file `{file}` in the program"))
}

fn sliced(
    whole: &Whole,
    flow: &Dataflow,
    place: &Place,
    way: Slice,
) -> Result<Vec<InstId>, String> {
    let file = file_of(whole, place)?;
    let line = whole.line_in(file, place.line);
    let name = &place.name;
    let mut from = flow.occurrences(name, line);
    if from.is_empty() {
        from = flow.occurrences(&format!("{}{name}", whole.prefix(file)), line);
    }
    if from.is_empty() {
        return Err(format!(
            "there is no variable `{name}` on line {}",
            place.line
        ));
    }
    Ok(whole.slice(flow, &from, way))
}

/// The lines of instructions, in order.
fn lines_of(whole: &Whole, insts: &[InstId]) -> BTreeSet<u32> {
    let lines = insts
        .iter()
        .map(|&at| whole.module().inst(at).span)
        // What lowering adds stands nowhere.
        .filter(|span| span.start != span.end)
        .map(|span| span.start.line);
    lines.filter(|&line| line > 0).collect()
}

/// Prints the lines of a slice, of each file that has some.
pub fn slice(arguments: &Arguments) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    let place = arguments
        .at
        .as_deref()
        .ok_or("which place? --at LINE:NAME")?;
    let paths: Vec<String> = compiled.own_files().map(|(_, path)| path).collect();
    let place = placed_name(place, &paths)?;
    let mut wholes = compiled.wholes();
    let at = wholes
        .iter()
        .position(|whole| file_of(whole, &place).is_ok());
    let whole = wholes.swap_remove(at.unwrap_or(0));
    let insts = files::with_flow(&whole, |flow| sliced(&whole, flow, &place, way(arguments)))?;
    let file = file_of(&whole, &place)?;
    let mut lines = lines_of(&whole, &insts);
    lines.insert(whole.line_in(file, place.line));
    if arguments.json {
        outln!("{}", slice_json(&whole, file, &lines));
    } else {
        let source: Vec<&str> = whole.text().lines().collect();
        let mut last = None;
        for line in lines {
            let (of, own) = whole.line(line);
            if last != Some(of) && !compiled.files.is_empty() {
                let gap = if last.is_some() { "\n" } else { "" };
                outln!("{gap}== {} ==", whole.paths[of]);
            }
            last = Some(of);
            let text = source.get(line as usize - 1).unwrap_or(&"");
            outln!("{own:5}  {text}");
        }
    }
    report::diagnostics(&compiled.file, &compiled.diagnostics);
    Ok(ExitCode::SUCCESS)
}

/// The lines of a slice: those of the file that was asked about, and of several files those of each.
fn slice_json(whole: &Whole, file: usize, lines: &BTreeSet<u32>) -> Value {
    let mut files: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    let mut own: Vec<u32> = Vec::new();
    for &line in lines {
        let (of, line) = whole.line(line);
        files.entry(&whole.paths[of]).or_default().push(line);
        if of == file {
            own.push(line);
        }
    }
    match whole.joined {
        Some(_) => json!({ "lines": own, "files": files }),
        None => json!({ "lines": own }),
    }
}

/// Prints the call graph.
pub fn calls(arguments: &Arguments) -> Result<ExitCode, String> {
    files::print_whole(arguments, |_, view| called(arguments, view))
}

fn called(arguments: &Arguments, view: &VariableView) -> Result<String, String> {
    if arguments.json {
        let calls: Vec<Value> = (view.calls().iter())
            .map(|call| {
                json!({
                    "from": view.function_name(call.from),
                    "to": view.function_name(call.to),
                    "line": view.own_line(view.module.inst(call.at).span.start.line),
                    "explicit": call.is_explicit,
                })
            })
            .collect();
        let recursive: Vec<Vec<String>> = (view.recursive().into_iter())
            .map(|group| group.into_iter().map(|id| view.function_name(id)).collect())
            .collect();
        return Ok(format!(
            "{}\n",
            json!({ "calls": calls, "recursive": recursive })
        ));
    }
    match arguments.format.as_deref() {
        None | Some("text") => Ok(export::calls_text(view)),
        Some("dot") => Ok(export::calls_dot(view)),
        Some("mermaid") => Ok(export::calls_mermaid(view)),
        Some(other) => Err(format!(
            "there is no format `{other}`: text, dot or mermaid"
        )),
    }
}

/// Prints the ways from sources to sinks, line by line; of several files with the file where it is another than before.
fn taint(arguments: &Arguments) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    let sources: Vec<&str> = arguments.sources.iter().map(String::as_str).collect();
    let sinks: Vec<&str> = arguments.sinks.iter().map(String::as_str).collect();
    let is_one = compiled.files.is_empty();
    let mut told: Vec<Value> = Vec::new();
    let mut out = String::new();
    // Names that no part of the program has.
    let mut strangers: Vec<&str> = sources.iter().chain(&sinks).copied().collect();
    for whole in compiled.wholes() {
        let source: Vec<&str> = whole.text().lines().collect();
        let found = files::with_flow(&whole, |flow| {
            strangers = flow.strangers(&strangers, whole.text());
            flow.taint(&sources, &sinks, whole.text())
        });
        for way in &found {
            let lines = way.path.iter().map(|&at| whole.module().inst(at).span);
            let mut lines: Vec<u32> = lines.map(|span| span.start.line).collect();
            lines.retain(|&line| line > 0);
            lines.dedup();
            if !out.is_empty() {
                out.push('\n');
            }
            let mut last = None;
            let mut steps: Vec<Value> = Vec::new();
            for line in lines {
                let (of, own) = whole.line(line);
                let path = &whole.paths[of];
                if last != Some(of) && !is_one {
                    out += &format!("{path}\n");
                }
                last = Some(of);
                let text = source.get(line as usize - 1).unwrap_or(&"").trim();
                out += &format!("{own:5}  {text}\n");
                steps.push(match is_one {
                    true => json!(own),
                    false => json!({ "file": path, "line": own }),
                });
            }
            told.push(Value::Array(steps));
        }
    }
    if arguments.json {
        outln!("{}", json!({ "taint": told }));
    } else if out.is_empty() {
        outln!("nothing of the sources comes to the sinks");
    } else {
        out!("{out}");
    }
    for name in strangers {
        eprintln!("{}: warning: nothing is called `{name}`", compiled.file);
    }
    report::diagnostics(&compiled.file, &compiled.diagnostics);
    Ok(ExitCode::SUCCESS)
}

fn named(view: &VariableView, graph: &VariableGraph) -> Value {
    let is_kept = |id: &VarId| view.kept.is_none_or(|kept| kept.contains(id));
    // Several variables of one name, in blocks one beside the other, are told as one.
    let mut map: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (id, to) in graph.iter().filter(|(id, _)| is_kept(id)) {
        let names = to.iter().filter(|id| is_kept(id));
        map.entry(view.name(*id))
            .or_default()
            .extend(names.map(|&id| view.name(id)));
    }
    json!(map)
}

/// What is odd about a program's variables and code, by line.
fn remarks_json(view: &VariableView) -> [Value; 3] {
    let flow = view.flow;
    let line = |at: InstId| view.own_line(view.module.inst(at).span.start.line);
    let named = |insts: &[InstId]| {
        let found: BTreeSet<(u32, String)> = (insts.iter())
            .filter(|&&at| view.is_here(at))
            .filter_map(|&at| Some((line(at), view.name(flow.variables.at(at)?))))
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
        .filter(|&line| view.has_line(line))
        .map(|line| view.own_line(line))
        .collect();
    [
        named(&flow.live.dead_stores),
        named(&flow.undefined_uses()),
        json!(lines),
    ]
}

/// The graphs of the module's variables, and those of each function.
pub fn graph_json(view: &VariableView) -> Value {
    let flow = view.flow;
    let both = |id: FunctionId| {
        let mut direct = flow.direct(id);
        direct.retain(|&variable, _| view.is_of_file(id, variable));
        let all = dataflow::transitive(&direct);
        [named(view, &direct), named(view, &all)]
    };
    let [mut direct, mut transitive] = both(FunctionId::TOP);
    let mut functions = Map::new();
    for (index, function) in flow.functions.list.iter().enumerate() {
        let id = FunctionId(index as u32);
        let is_function = matches!(function.kind, ScopeKind::Function(_));
        if is_function && !flow.is_hidden_function(id) && view.is_shown(id) {
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
                view.function_name(id),
                json!({ "direct": own, "transitive": all }),
            );
        }
    }
    json!({ "direct": direct, "transitive": transitive, "functions": functions })
}
