//! Texts that programs give to `compile`, `exec` and `eval`: the library carries them out, but what is wrong with them is found as in
//! a program's own files.

use ir::Diagnostic;

/// A text is looked at as it is.
pub(super) fn source(text: &str, _name: &str, _kind: &str) -> Result<String, String> {
    Ok(text.to_owned())
}

/// What is wrong with a text, for the library to make an error of: the lines and columns at which it begins and ends, and the words.
pub(super) fn wrong(finding: &Diagnostic) -> String {
    let (start, end) = (finding.span.start, finding.span.end);
    format!(
        "{} {} {} {} {}",
        start.line,
        start.column + 1,
        end.line,
        end.column + 1,
        finding.message()
    )
}
