//! Diagnostics for people and for machines.

use session::Call;
use session::ir::{Diagnostic, Severity};

/// Prints diagnostics on the error stream, one a line: file, line, column from 1, severity, message.
pub fn diagnostics(file: &str, diagnostics: &[Diagnostic]) {
    for diagnostic in diagnostics {
        let severity = match diagnostic.severity {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        let start = diagnostic.span.start;
        let whole = file;
        let file = diagnostic.file.as_deref().unwrap_or(file);
        if diagnostic.span.is_some() {
            eprintln!(
                "{file}:{}:{}: {severity}: {}",
                start.line,
                start.column + 1,
                diagnostic.message()
            );
        } else {
            eprintln!("{file}: {severity}: {}", diagnostic.message());
        }
        for note in &diagnostic.notes {
            let file = note.file.as_deref().unwrap_or(whole);
            let (start, text) = (note.span.start, &note.text);
            eprintln!("{file}:{}:{}: note: {text}", start.line, start.column + 1);
        }
    }
}

/// Diagnostics as JSON: lines from 1, columns from 0, as in the IR. One that speaks of other places too has them as
/// `notes`.
pub fn json(diagnostics: &[Diagnostic]) -> serde_json::Value {
    diagnostics
        .iter()
        .map(|diagnostic| {
            let mut finding = serde_json::json!({
                "kind": diagnostic.code.name(),
                "line": diagnostic.span.start.line,
                "column": diagnostic.span.start.column,
                "message": diagnostic.message(),
            });
            if let Some(file) = &diagnostic.file {
                finding["file"] = serde_json::json!(**file);
            }
            if !diagnostic.notes.is_empty() {
                let notes = diagnostic.notes.iter().map(|note| {
                    let mut told = serde_json::json!({
                        "line": note.span.start.line,
                        "column": note.span.start.column,
                        "message": note.text,
                    });
                    if let Some(file) = &note.file {
                        told["file"] = serde_json::json!(**file);
                    }
                    told
                });
                finding["notes"] = notes.collect();
            }
            finding
        })
        .collect()
}

/// Calls of a stack that are shown of a deep one, at each end of it.
const CALLS: usize = 10;

/// Prints the calls that were in progress, innermost first.
pub fn calls(file: &str, calls: &[Call]) {
    let left_out = calls.len().saturating_sub(2 * CALLS);
    for (at, call) in calls.iter().enumerate() {
        if left_out > 0 && at == CALLS {
            eprintln!("  … {left_out} more");
        }
        if left_out > 0 && (CALLS..CALLS + left_out).contains(&at) || call.name.is_empty() {
            continue;
        }
        let name = &call.name;
        let file = call.file.as_deref().unwrap_or(file);
        if call.span.is_some() {
            eprintln!("  in `{name}` at {file}:{}", call.span.start.line);
        } else {
            eprintln!("  in `{name}`");
        }
    }
}
