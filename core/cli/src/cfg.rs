//! `reddragon cfg`.

use crate::arguments::Arguments;
use crate::{input, report};
use session::analysis::dataflow::Dataflow;
use session::analysis::export::{self, Labels, View};
use std::process::ExitCode;

/// Prints the control-flow graph.
pub fn cfg(arguments: &Arguments) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    let only = match &arguments.function {
        Some(name) => Some(session::functions_named(&compiled, name)?),
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
    let text = match arguments.format.as_deref() {
        None | Some("text") if arguments.calls => {
            return Err("`--calls` draws: --format dot, mermaid or svg".to_owned());
        }
        None | Some("text") => export::text(&view),
        Some("dot") => export::dot(&view),
        Some("mermaid") => export::mermaid(&view),
        Some("svg") => export::svg(&view),
        Some(other) => {
            return Err(format!(
                "there is no format `{other}`: text, dot, mermaid or svg"
            ));
        }
    };
    out!("{text}");
    report::diagnostics(&compiled.file, &compiled.diagnostics);
    Ok(ExitCode::SUCCESS)
}
