//! What commands print of a program of several files: the same of each, under its path.

use crate::arguments::Arguments;
use crate::{input, report};
use serde_json::{Map, Value, json};
use session::analysis::dataflow::Dataflow;
use session::analysis::export::{FileView, VariableView, files_of_variables};
use session::{Compiled, Whole};
use std::process::ExitCode;

/// Prints what `show` makes of each file of the program that the arguments name, looked at by itself. In JSON the objects
/// of several files are members of `files`, by path. A function that was asked for by name need not be in all of them.
pub fn print(
    arguments: &Arguments,
    show: impl Fn(&Compiled) -> Result<String, String>,
) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    let shown = match compiled.files.is_empty() {
        true => vec![(compiled.file.clone(), show(&compiled))],
        false => (compiled.parts().iter())
            .map(|part| (part.file.clone(), show(part)))
            .collect(),
    };
    told(arguments, &compiled, shown)
}

/// The same of what is known of each file when all are looked at together.
pub fn print_whole(
    arguments: &Arguments,
    show: impl Fn(&Whole, &VariableView) -> Result<String, String>,
) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    let mut shown = Vec::new();
    for whole in compiled.wholes() {
        with_flow(&whole, |flow| {
            each_file(&whole, flow, |path, view| {
                shown.push((path.to_owned(), show(&whole, view)));
            });
        });
    }
    told(arguments, &compiled, shown)
}

/// Does something with the data flow of a program.
pub fn with_flow<T>(whole: &Whole, ask: impl FnOnce(&Dataflow) -> T) -> T {
    ask(&Dataflow::of(whole.program(), whole.module(), whole.cfg()))
}

/// Does something with what each file has of the data flow of a program.
fn each_file(whole: &Whole, flow: &Dataflow, mut each: impl FnMut(&str, &VariableView)) {
    let view = VariableView {
        program: whole.program(),
        module: whole.module(),
        flow,
        kept: None,
        file: None,
    };
    let Some(joined) = &whole.joined else {
        return each(&whole.paths[0], &view);
    };
    let of_variables = files_of_variables(joined, flow);
    for (at, path) in whole.paths.iter().enumerate() {
        let file = FileView::new(joined, &whole.paths, at, &of_variables);
        let file = Some(&file);
        each(path, &VariableView { file, ..view });
    }
}

/// Prints what is said of files, each by its path.
pub fn told(
    arguments: &Arguments,
    compiled: &Compiled,
    all: Vec<(String, Result<String, String>)>,
) -> Result<ExitCode, String> {
    let (mut shown, mut wrong) = (Vec::new(), None);
    for (file, text) in all {
        match text {
            Ok(text) => shown.push((file, text)),
            Err(why) => wrong = wrong.or(Some(why)),
        }
    }
    let names_one = arguments.function.is_some() || arguments.slice.is_some();
    if let (true, Some(why)) = (shown.is_empty() || !names_one, wrong) {
        return Err(why);
    }
    if compiled.files.is_empty() {
        shown.iter().for_each(|(_, text)| out!("{text}"));
    } else if arguments.json {
        let each = shown.into_iter().map(|(file, text)| {
            let object = serde_json::from_str(&text).unwrap_or(Value::Null);
            (file, object)
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
