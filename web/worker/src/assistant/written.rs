//! Values of answers, which are JSON, as people write values for unknowns in a program's language.

use protocol::CallView;
use serde_json::Value;

/// A value in the form in which the page takes values for unknowns.
pub(super) fn written(value: &Value, call: &CallView) -> String {
    match value {
        Value::Null => call.nil.clone(),
        Value::Bool(truth) => call.bools[usize::from(*truth)].clone(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => quoted(text),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(|item| written(item, call)).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(entries) => {
            let entries = entries.iter();
            let entries = entries.map(|(key, value)| (quoted(key), written(value, call)));
            let entries: Vec<String> = entries
                .map(|(key, value)| format!("{key}: {value}"))
                .collect();
            format!("{{{}}}", entries.join(", "))
        }
    }
}

fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", escaped.replace('\n', "\\n").replace('\t', "\\t"))
}
