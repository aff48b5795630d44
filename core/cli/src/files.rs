//! What commands print of a program of several files: the same of each, under its path.

use crate::arguments::Arguments;
use crate::{input, report};
use serde_json::{Map, Value, json};
use session::Compiled;
use std::process::ExitCode;

/// Prints what `show` makes of each file of the program that the arguments name. In JSON the objects of several files are
/// members of `files`, by path. A function that was asked for by name need not be in all of them.
pub fn print(
    arguments: &Arguments,
    show: impl Fn(&Compiled) -> Result<String, String>,
) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    if compiled.files.is_empty() {
        out!("{}", show(&compiled)?);
        report::diagnostics(&compiled.file, &compiled.diagnostics);
        return Ok(ExitCode::SUCCESS);
    }
    let parts = compiled.parts();
    let (mut shown, mut wrong) = (Vec::new(), None);
    for part in &parts {
        match show(part) {
            Ok(text) => shown.push((&part.file, text)),
            Err(why) => wrong = wrong.or(Some(why)),
        }
    }
    if let (true, Some(why)) = (shown.is_empty() || arguments.function.is_none(), wrong) {
        return Err(why);
    }
    if arguments.json {
        let each = shown.into_iter().map(|(file, text)| {
            let object = serde_json::from_str(&text).unwrap_or(Value::Null);
            (file.clone(), object)
        });
        let files: Map<String, Value> = each.collect();
        outln!("{}", json!({ "files": files }));
    } else {
        for (at, (file, text)) in shown.iter().enumerate() {
            let gap = if at > 0 { "\n" } else { "" };
            out!("{gap}== {file} ==\n{text}");
        }
    }
    report::diagnostics(&compiled.file, &compiled.diagnostics);
    Ok(ExitCode::SUCCESS)
}
