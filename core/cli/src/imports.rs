//! `reddragon imports`.

use crate::arguments::Arguments;
use crate::{input, report};
use serde_json::{Value, json};
use session::{Compiled, Import, Imported};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::process::ExitCode;

/// Prints which files of a program import which, and what of it could not be found.
pub fn imports(arguments: &Arguments) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    let parts = compiled.parts();
    let modules = parts
        .iter()
        .map(|part| (part.file.clone(), session::imports(part)));
    let files: Vec<(String, Vec<Import>)> = modules.chain(session::included(&compiled)).collect();
    let text = match arguments.format.as_deref() {
        _ if arguments.json => format!("{}\n", as_json(&compiled, &files)),
        None | Some("text") => as_text(&files),
        Some("dot") => as_dot(&files),
        Some("mermaid") => as_mermaid(&files),
        Some(other) => {
            return Err(format!(
                "there is no format `{other}`: text, dot or mermaid"
            ));
        }
    };
    out!("{text}");
    report::diagnostics(&compiled.file, &compiled.diagnostics);
    Ok(ExitCode::SUCCESS)
}

/// What kind of thing is imported, in a word.
fn kind(what: &Imported) -> &'static str {
    match what {
        Imported::File(_) => "file",
        Imported::Library(_) => "library",
        Imported::Missing(_) => "missing",
    }
}

fn as_text(files: &[(String, Vec<Import>)]) -> String {
    let mut out = String::new();
    for (file, imports) in files {
        let _ = writeln!(out, "{file}");
        for import in imports {
            let name = import.what.name();
            let note = match &import.what {
                Imported::File(_) => "",
                Imported::Library(_) => " (library)",
                Imported::Missing(_) => " (not found)",
            };
            let _ = writeln!(out, "{:5}  {name}{note}", import.line);
        }
    }
    out
}

fn as_json(compiled: &Compiled, files: &[(String, Vec<Import>)]) -> Value {
    let each = files.iter().map(|(file, imports)| {
        let imports = imports.iter().map(|import| {
            json!({ "line": import.line, "kind": kind(&import.what), "name": import.what.name() })
        });
        json!({ "file": file, "imports": imports.collect::<Value>() })
    });
    json!({ "entry": compiled.file, "files": each.collect::<Value>() })
}

/// Files and what they import, each once.
fn edges(files: &[(String, Vec<Import>)]) -> BTreeSet<(&str, &str, &'static str)> {
    let each = files.iter().flat_map(|(file, imports)| {
        let all = imports.iter();
        all.map(|import| (file.as_str(), import.what.name(), kind(&import.what)))
    });
    each.collect()
}

fn as_dot(files: &[(String, Vec<Import>)]) -> String {
    let mut out = "digraph imports {\n    node [shape=box];\n".to_owned();
    for (file, _) in files {
        let _ = writeln!(out, "    {file:?};");
    }
    for (from, to, kind) in edges(files) {
        let style = match kind {
            "file" => "",
            "library" => " [color=gray]",
            _ => " [style=dashed, color=red]",
        };
        let _ = writeln!(out, "    {from:?} -> {to:?}{style};");
    }
    out + "}\n"
}

fn as_mermaid(files: &[(String, Vec<Import>)]) -> String {
    let edges = edges(files);
    let mut names: BTreeSet<&str> = files.iter().map(|(file, _)| file.as_str()).collect();
    names.extend(edges.iter().map(|(_, to, _)| *to));
    let number = |name: &str| names.iter().position(|each| *each == name).unwrap_or(0);
    let mut out = "flowchart LR\n".to_owned();
    for (at, name) in names.iter().enumerate() {
        let _ = writeln!(out, "    n{at}[\"{}\"]", name.replace('"', "#quot;"));
    }
    for (from, to, kind) in &edges {
        let arrow = if *kind == "missing" { "-.->" } else { "-->" };
        let _ = writeln!(out, "    n{} {arrow} n{}", number(from), number(to));
    }
    out
}
