//! Programs that the language's compiler refuses: what it says, and of which lines.
//!
//! A recording has a line for each error: the number of the program's line, a colon, and the compiler's words. What it
//! says on further lines about names and types stands behind semicolons; the program's text and the lists of what else
//! might have been meant are left out.

use std::fs;
use std::path::Path;

use super::Verdict;
use super::language::Oracle;
use crate::Result;

/// What the further lines begin with that belong to an error's words.
const DETAILS: &[&str] = &[
    "symbol:",
    "location:",
    "required:",
    "found:",
    "reason:",
    "first type:",
    "second type:",
];

/// Whether a program is one of those.
pub(crate) fn is_wrong(program: &Path) -> bool {
    program.components().any(|part| part.as_os_str() == "wrong")
}

/// Compares what the compiler says with the recording beside the program, or writes that.
pub(crate) fn check(oracle: &Oracle, program: &Path, write: bool) -> Result<Verdict> {
    let now = errors(&oracle.compiler_output(program)?);
    if now.is_empty() {
        return Err("the compiler refuses nothing".to_owned());
    }
    let sidecar = program.with_extension("errors");
    match fs::read_to_string(&sidecar) {
        Ok(before) if before == now => Ok(Verdict::Agrees),
        _ if write => {
            fs::write(&sidecar, now).map_err(|error| error.to_string())?;
            Ok(Verdict::Written)
        }
        Ok(before) => Err(format!("recorded:\n{before}now:\n{now}")),
        Err(_) => Err("no recording (record it with --write)".to_owned()),
    }
}

/// The errors in what a compiler printed, in order of their lines.
fn errors(output: &str) -> String {
    let mut found: Vec<(u32, String)> = Vec::new();
    for line in output.lines() {
        let error = line.split_once(".java:").and_then(|(_, rest)| {
            let (number, words) = rest.split_once(": error: ")?;
            Some((number.parse().ok()?, words.trim().to_owned()))
        });
        let words: Vec<&str> = line.split_whitespace().collect();
        let words = words.join(" ");
        match (error, found.last_mut()) {
            (Some(error), _) => found.push(error),
            (None, Some((_, text))) if DETAILS.iter().any(|detail| words.starts_with(detail)) => {
                text.push_str("; ");
                text.push_str(&words);
            }
            _ => {}
        }
    }
    found.sort();
    found
        .into_iter()
        .map(|(line, words)| format!("{line}: {words}\n"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::errors;

    #[test]
    fn words_and_lines_of_errors() {
        let output = "Main.java:7: error: cannot find symbol\n        x = totl;\n            ^\n  symbol:   variable \
                      totl\n  location: class Main\nMain.java:3: error: ';' expected\n2 errors\n";
        assert_eq!(
            errors(output),
            "3: ';' expected\n7: cannot find symbol; symbol: variable totl; location: class Main\n"
        );
    }
}
