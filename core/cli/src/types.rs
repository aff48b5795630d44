//! `reddragon types`.

use crate::arguments::Arguments;
use crate::files;
use serde_json::{Map, Value, json};
use session::Compiled;
use session::analysis::types::{Listed, Types};
use std::process::ExitCode;

/// Prints the types of functions, variables and members, and why some are not known.
pub fn types(arguments: &Arguments) -> Result<ExitCode, String> {
    files::print(arguments, |compiled| Ok(shown(arguments, compiled)))
}

fn shown(arguments: &Arguments, compiled: &Compiled) -> String {
    let (program, module) = (compiled.program(), compiled.module());
    let listing = Types::of(program, module).listing(program, module);
    if arguments.json {
        let named = |list: &[Listed]| -> Map<String, Value> {
            let entries = list.iter().map(|one| (one.name.clone(), json!(one.ty)));
            entries.collect()
        };
        let unknown: Map<String, Value> = (listing.functions.iter())
            .chain(&listing.variables)
            .filter_map(|one| {
                let (reason, line) = one.why.as_ref()?;
                Some((one.name.clone(), json!({ "reason": reason, "line": line })))
            })
            .collect();
        let mut variables = Map::new();
        for one in &listing.variables {
            // Of functions of one name the first is asked for by that name.
            variables.entry(&one.name).or_insert(json!(one.ty));
        }
        for one in &listing.variables {
            if let Some(name) = &one.outermost {
                variables.entry(name).or_insert(json!(one.ty));
            }
        }
        format!(
            "{}\n",
            json!({
                "functions": named(&listing.functions),
                "variables": variables,
                "unknown": unknown,
            })
        )
    } else {
        let mut out = String::new();
        for one in &listing.functions {
            out += &format!("{}{}{}\n", one.name, one.ty, why(one));
        }
        if !listing.functions.is_empty() && !listing.variables.is_empty() {
            out.push('\n');
        }
        for one in &listing.variables {
            out += &format!("{}: {}{}\n", one.name, one.ty, why(one));
        }
        out
    }
}

fn why(one: &Listed) -> String {
    match &one.why {
        Some((reason, line)) if one.ty.contains("unknown") => {
            format!("    # line {line}: {reason}")
        }
        _ => String::new(),
    }
}
