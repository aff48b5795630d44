//! `reddragon ir`.

use crate::arguments::Arguments;
use crate::{input, report};
use session::Compiled;
use session::ir::{Functions, InstId, Op, Span, print, print_inst, print_module};
use std::fmt::Write;
use std::process::ExitCode;

/// Where places in the source stand, as in the text form.
const SPAN_COLUMN: usize = 44;

/// Prints the IR: of the program's own module, with the library's modules, or of one function.
pub fn ir(arguments: &Arguments) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    // Modules say their names themselves, so that all of it is one text in the form of the IR.
    let parts = compiled.parts();
    let text = match &arguments.function {
        Some(name) => of_functions(&parts, name)?,
        None if arguments.all => print(compiled.program()),
        None => (parts.iter())
            .map(|part| print_module(part.program(), part.module()))
            .collect::<Vec<_>>()
            .join("\n"),
    };
    out!("{text}");
    report::diagnostics(&compiled.file, &compiled.diagnostics);
    Ok(ExitCode::SUCCESS)
}

/// The instructions of the functions of a name in all files.
fn of_functions(parts: &[Compiled], name: &str) -> Result<String, String> {
    let found: Vec<_> = parts.iter().map(|part| function(part, name)).collect();
    match found.iter().any(Result::is_ok) {
        true => Ok(found.into_iter().flatten().collect()),
        false => found.into_iter().collect(),
    }
}

/// The instructions of the functions of a name, without those of the functions inside of them.
fn function(compiled: &Compiled, name: &str) -> Result<String, String> {
    let wanted = session::functions_named(compiled, name)?;
    let (program, module) = (compiled.program(), compiled.module());
    let functions = Functions::of(module);
    let mut out = String::new();
    for at in (0..module.insts.len()).map(|at| InstId(at as u32)) {
        if !wanted.contains(&functions.owner[at.index()]) {
            continue;
        }
        let inst = module.inst(at);
        let indent = match inst.op {
            Op::Label { .. } => "",
            _ => "  ",
        };
        let line = format!("{indent}{}", print_inst(program, module, inst));
        let _ = match inst.span {
            Span::NONE => writeln!(out, "{line}"),
            span => writeln!(out, "{line:width$}# {span}", width = SPAN_COLUMN),
        };
    }
    Ok(out)
}
