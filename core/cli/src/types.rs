//! `reddragon types`.

use crate::arguments::Arguments;
use crate::{files, input};
use serde_json::{Map, Value, json};
use session::Whole;
use session::analysis::types::{Listed, Listing, Types};
use std::process::ExitCode;

/// Prints the types of functions, variables and members, and why some are not known.
pub fn types(arguments: &Arguments) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    let mut all = Vec::new();
    for whole in compiled.wholes() {
        let types = Types::of(whole.program(), whole.module());
        let listing = types.listing(whole.program(), whole.module());
        for (at, path) in whole.paths.iter().enumerate() {
            let own = of_file(&whole, &types, &listing, at);
            all.push((path.clone(), Ok(shown(arguments, &whole, at, &own))));
        }
    }
    files::told(arguments, &compiled, all)
}

/// What of a program's functions and variables a file has, by the names that they have there.
fn of_file(whole: &Whole, types: &Types, listing: &Listing, file: usize) -> Listing {
    let own = |list: &[Listed]| {
        let own = list.iter();
        let own = own.filter(|one| whole.file_of_listed(types, one) == file);
        own.map(|one| whole.named_in_file(one, file)).collect()
    };
    Listing {
        functions: own(&listing.functions),
        variables: own(&listing.variables),
    }
}

fn shown(arguments: &Arguments, whole: &Whole, file: usize, listing: &Listing) -> String {
    if arguments.json {
        let named = |list: &[Listed]| -> Map<String, Value> {
            let entries = list.iter().map(|one| (one.name.clone(), json!(one.ty)));
            entries.collect()
        };
        let unknown: Map<String, Value> = (listing.functions.iter())
            .chain(&listing.variables)
            .filter_map(|one| {
                let (reason, line) = one.why.as_ref()?;
                let (of, line) = whole.line(*line);
                let mut why = json!({ "reason": reason, "line": line });
                if of != file {
                    why["file"] = json!(whole.paths[of]);
                }
                Some((one.name.clone(), why))
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
            out += &format!("{}{}{}\n", one.name, one.ty, why(whole, file, one));
        }
        if !listing.functions.is_empty() && !listing.variables.is_empty() {
            out.push('\n');
        }
        for one in &listing.variables {
            out += &format!("{}: {}{}\n", one.name, one.ty, why(whole, file, one));
        }
        out
    }
}

fn why(whole: &Whole, file: usize, one: &Listed) -> String {
    match &one.why {
        Some((reason, line)) if one.ty.contains("unknown") => {
            let (of, line) = whole.line(*line);
            match of == file {
                true => format!("    # line {line}: {reason}"),
                false => format!("    # {}:{line}: {reason}", whole.paths[of]),
            }
        }
        _ => String::new(),
    }
}
