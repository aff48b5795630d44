//! The recorded run of a corpus program: what a language's own implementation did with it.
//!
//! A recording is a text file beside the program (`foo.run` for `foo.py`), meant to be read and
//! reviewed as it stands:
//!
//! ```
//! use recording::Recording;
//!
//! let text = "implementation: CPython 3.11.7\nexit: 0\n=== stdout\nhello\n";
//! let recording = Recording::parse(text).unwrap();
//! assert_eq!(recording.implementation, "CPython 3.11.7");
//! assert_eq!(recording.exit, 0);
//! assert_eq!(recording.stdout, "hello\n");
//! assert_eq!(recording.stderr, "");
//! assert_eq!(recording.render().unwrap(), text);
//! ```
//!
//! **Invariants.** [`Recording::parse`] and [`Recording::render`] are inverses: no byte of what the
//! program printed is lost, whether or not it ended in a newline. What cannot be written without
//! ambiguity is refused by `render`, never altered.

mod several;

pub use several::{is_program, whole};

use std::fmt;

/// How a section header marks text that does not end in a newline.
const NO_NEWLINE: &str = " (no newline at end)";
/// How every section header starts.
const SECTION: &str = "=== ";

/// What one implementation of a language did with one program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recording {
    /// Name and full version of the implementation, such as `CPython 3.11.7`.
    pub implementation: String,
    /// The program's exit status.
    pub exit: i32,
    /// Everything the program wrote to its standard output.
    pub stdout: String,
    /// Everything the program wrote to its standard error.
    pub stderr: String,
}

/// Why a text is no recording, or a recording has no text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MalformedRecording(String);

impl fmt::Display for MalformedRecording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for MalformedRecording {}

impl Recording {
    /// Reads the text of a recording. Fails where a header or section is missing or not understood.
    pub fn parse(text: &str) -> Result<Recording, MalformedRecording> {
        let (implementation, rest) = header(text, "implementation: ")?;
        let (exit, mut rest) = header(rest, "exit: ")?;
        let exit = exit
            .parse()
            .map_err(|_| MalformedRecording(format!("exit status {exit:?} is no number")))?;
        let mut recording = Recording {
            implementation: implementation.to_owned(),
            exit,
            stdout: String::new(),
            stderr: String::new(),
        };
        for name in ["stdout", "stderr"] {
            if rest.is_empty() && name == "stderr" {
                break;
            }
            let (head, body) = header(rest, SECTION)?;
            let ends_without_newline = head.strip_suffix(NO_NEWLINE);
            if ends_without_newline.unwrap_or(head) != name {
                return Err(MalformedRecording(format!(
                    "expected section {name}, found {head:?}"
                )));
            }
            let end = next_section(body).unwrap_or(body.len());
            let section = &body[..end];
            let section = match ends_without_newline {
                Some(_) => section.strip_suffix('\n').unwrap_or(section),
                None => section,
            };
            match name {
                "stdout" => recording.stdout = section.to_owned(),
                _ => recording.stderr = section.to_owned(),
            }
            rest = &body[end..];
        }
        if rest.is_empty() {
            Ok(recording)
        } else {
            Err(MalformedRecording("text after the last section".to_owned()))
        }
    }

    /// The text of this recording. Fails when the program printed a line that reads as the start
    /// of a section.
    pub fn render(&self) -> Result<String, MalformedRecording> {
        let mut text = format!(
            "implementation: {}\nexit: {}\n",
            self.implementation, self.exit
        );
        for (name, section) in [("stdout", &self.stdout), ("stderr", &self.stderr)] {
            if section.is_empty() && name == "stderr" {
                continue;
            }
            if next_section(section).is_some() {
                return Err(MalformedRecording(format!(
                    "a line of {name} starts with {SECTION:?}, which separates sections"
                )));
            }
            let complete = section.is_empty() || section.ends_with('\n');
            let (mark, end) = if complete {
                ("", "")
            } else {
                (NO_NEWLINE, "\n")
            };
            text.push_str(&format!("{SECTION}{name}{mark}\n{section}{end}"));
        }
        Ok(text)
    }

    /// Name and version without the patch level: what two recordings must share to be comparable.
    pub fn release(&self) -> &str {
        release(&self.implementation)
    }
}

/// `CPython 3.11` of `CPython 3.11.7`; a version of fewer than three parts is left as it is.
fn release(implementation: &str) -> &str {
    match implementation.rsplit_once('.') {
        Some((head, patch))
            if head.contains('.')
                && !patch.is_empty()
                && patch.bytes().all(|b| b.is_ascii_digit()) =>
        {
            head
        }
        _ => implementation,
    }
}

/// Splits off the first line, which must start with `key`; gives the line's value and the rest.
fn header<'a>(text: &'a str, key: &str) -> Result<(&'a str, &'a str), MalformedRecording> {
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    line.strip_prefix(key)
        .map(|value| (value, rest))
        .ok_or_else(|| MalformedRecording(format!("expected a line {key:?}, found {line:?}")))
}

/// Byte offset of the first line that starts a section.
fn next_section(text: &str) -> Option<usize> {
    if text.starts_with(SECTION) {
        return Some(0);
    }
    text.find("\n=== ").map(|at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recording(stdout: &str, stderr: &str) -> Recording {
        Recording {
            implementation: "CPython 3.11.7".to_owned(),
            exit: 1,
            stdout: stdout.to_owned(),
            stderr: stderr.to_owned(),
        }
    }

    #[test]
    fn every_combination_of_endings_survives_the_round_trip() {
        for stdout in ["", "\n", "a", "a\n", "a\n\n", "a\nb", "== x\n"] {
            for stderr in ["", "\n", "oops", "oops\n", "\n\n"] {
                let before = recording(stdout, stderr);
                let text = before.render().unwrap();
                assert_eq!(Recording::parse(&text), Ok(before), "{text}");
            }
        }
    }

    #[test]
    fn output_that_looks_like_a_section_is_refused() {
        assert!(recording("a\n=== stderr\n", "").render().is_err());
        assert!(recording("=== x\n", "").render().is_err());
    }

    #[test]
    fn what_is_no_recording_is_refused() {
        for text in [
            "",
            "exit: 0\n",
            "implementation: X 1\nexit: no\n=== stdout\n",
            "implementation: X 1\nexit: 0\n",
            "implementation: X 1\nexit: 0\n=== stderr\n",
            "implementation: X 1\nexit: 0\n=== stdout\n=== stderr\n=== more\n",
        ] {
            assert!(Recording::parse(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn only_the_patch_level_is_dropped() {
        assert_eq!(release("CPython 3.11.7"), "CPython 3.11");
        assert_eq!(release("OpenJDK 17"), "OpenJDK 17");
        assert_eq!(release("gcc 12.2"), "gcc 12.2");
    }
}
