//! `reddragon cfg`.

use crate::arguments::Arguments;
use crate::files;
use session::Compiled;
use session::analysis::dataflow::Dataflow;
use session::analysis::export::{self, Labels, View};
use std::process::ExitCode;

/// Prints the control-flow graph.
pub fn cfg(arguments: &Arguments) -> Result<ExitCode, String> {
    files::print(arguments, |compiled| shown(arguments, compiled))
}

fn shown(arguments: &Arguments, compiled: &Compiled) -> Result<String, String> {
    let only = match &arguments.function {
        Some(name) => Some(session::functions_named(compiled, name)?),
        None => None,
    };
    let calls = match arguments.calls {
        true => Dataflow::of(compiled.program(), compiled.module(), &compiled.cfg).calls(),
        false => Vec::new(),
    };
    let view = View {
        program: compiled.program(),
        module: compiled.module(),
        cfg: &compiled.cfg,
        labels: Labels::Instructions,
        only: only.as_deref(),
        calls: &calls,
    };
    match arguments.format.as_deref() {
        None | Some("text") if arguments.calls => {
            Err("`--calls` draws: --format dot, mermaid or svg".to_owned())
        }
        None | Some("text") => Ok(export::text(&view)),
        Some("dot") => Ok(export::dot(&view)),
        Some("mermaid") => Ok(export::mermaid(&view)),
        Some("svg") => Ok(export::svg(&view)),
        Some(other) => Err(format!(
            "there is no format `{other}`: text, dot, mermaid or svg"
        )),
    }
}
