//! What each function does, for the page: what comes to its result, what it reads, writes and calls.

use super::Studied;
use protocol::{Row, Section};
use session::analysis::export::VariableView;

/// A section for each function that does anything.
pub(super) fn sections(studied: &Studied, view: &VariableView) -> Vec<Section> {
    let mut summaries = view.flow.summaries();
    summaries.retain(|summary| view.is_shown(summary.function));
    let sections = summaries.iter().map(|summary| {
        let entry = view.flow.functions.get(summary.function).entry;
        let place = studied.place(entry);
        let rows = summary.lines().into_iter().map(|(title, words)| Row {
            name: title.to_owned(),
            text: format!(" {words}"),
            span: place.map(|(_, span)| span),
            line: place.map_or(0, |(line, _)| line),
            ..Row::default()
        });
        let semantics = view.module.semantics;
        let name = view.flow.function_name(summary.function);
        Section {
            title: format!("What {} does", semantics.function_title(name)),
            rows: rows.collect(),
        }
    });
    sections.collect()
}
