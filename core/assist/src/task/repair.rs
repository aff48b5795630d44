//! Repair of syntax errors: broken lines are sent with what is around them, and put back.
//!
//! Parsing is not done here. Who has the parser tells where the errors are, of the source and of each repaired text.

use super::{RETRIES, without_fences};
use crate::{Answer, Failure, Request, prompts};
use std::fmt::Write;
use std::ops::Range;

/// What separates pieces, in questions and answers.
pub const SEPARATOR: &str = "===FRAGMENT===";

/// How many lines are shown on each side of broken ones.
const AROUND: usize = 3;

/// How many tokens an answer may have.
const TOKENS: u32 = 8_000;

/// How many times longer than what was broken, and by how many bytes more, an answer may be.
const MAY_GROW: (usize, usize) = (8, 4096);

/// Lines that are broken, and what is around them, as stretches of the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fragment {
    /// The lines in front.
    pub before: Range<usize>,
    /// The broken ones.
    pub broken: Range<usize>,
    /// Those behind.
    pub after: Range<usize>,
}

/// The fragments of errors at places: each grown to whole lines, those that touch made one.
#[must_use]
pub fn fragments(source: &str, errors: &[Range<usize>]) -> Vec<Fragment> {
    let mut starts = vec![0];
    starts.extend(source.match_indices('\n').map(|(at, _)| at + 1));
    if starts.len() > 1 && starts.last() == Some(&source.len()) {
        // What is behind the last line end is no line.
        starts.pop();
    }
    let line_at = |at: usize| starts.partition_point(|start| *start <= at) - 1;
    // Of a line behind the last one, where the text ends.
    let start_of = |line: usize| starts.get(line).copied().unwrap_or(source.len());
    let lines = errors.iter().map(|error| {
        let first = line_at(error.start);
        // An error that ends with a line's end is not in the next line.
        let last = line_at(error.end.max(error.start + 1) - 1).max(first);
        first..last + 1
    });
    let mut lines: Vec<Range<usize>> = lines.collect();
    lines.sort_by_key(|lines| lines.start);
    let mut merged: Vec<Range<usize>> = Vec::new();
    for lines in lines {
        match merged.last_mut() {
            Some(last) if lines.start <= last.end => last.end = last.end.max(lines.end),
            _ => merged.push(lines),
        }
    }
    let fragment = |lines: Range<usize>| {
        let broken = start_of(lines.start)..start_of(lines.end);
        Fragment {
            before: start_of(lines.start.saturating_sub(AROUND))..broken.start,
            after: broken.end..start_of(lines.end + AROUND),
            broken,
        }
    };
    merged.into_iter().map(fragment).collect()
}

/// What is asked about fragments.
#[must_use]
pub fn question(source: &str, fragments: &[Fragment]) -> String {
    let mut text = String::new();
    for (index, fragment) in fragments.iter().enumerate() {
        if index > 0 {
            let _ = write!(text, "{SEPARATOR}\n\n");
        }
        let parts = [
            ("Context before", &fragment.before),
            ("Broken code", &fragment.broken),
            ("Context after", &fragment.after),
        ];
        for (name, range) in parts {
            let part = &source[range.clone()];
            let part = part.strip_suffix('\n').unwrap_or(part);
            let _ = write!(text, "# {name}:\n{part}\n\n");
        }
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// The source with an answer put in. A fragment that is missing or empty keeps its text.
#[must_use]
pub fn patched(source: &str, fragments: &[Fragment], answer: &str) -> String {
    let pieces: Vec<&str> = without_fences(answer).split(SEPARATOR).collect();
    let mut text = source.to_owned();
    // From the end backwards, so that the places in front stay right.
    for (fragment, piece) in fragments.iter().zip(&pieces).rev() {
        let original = &source[fragment.broken.clone()];
        if let Some(piece) = fitted(original, without_fences(piece)) {
            text.replace_range(fragment.broken.clone(), &piece);
        }
    }
    text
}

/// A piece with the indentation and the line ends of what it replaces; nothing where there is none, or far too much.
fn fitted(original: &str, piece: &str) -> Option<String> {
    let too_long = original.len() * MAY_GROW.0 + MAY_GROW.1;
    if piece.trim().is_empty() || piece.len() > too_long {
        return None;
    }
    let lines: Vec<&str> = piece.lines().collect();
    let first = lines.iter().position(|line| !line.trim().is_empty())?;
    let last = lines.iter().rposition(|line| !line.trim().is_empty())?;
    let lines = &lines[first..=last];
    let wanted = indentation(original.lines().find(|line| !line.trim().is_empty()));
    let given = indentation(lines.first().copied());
    // Models drop the indentation that all lines have in common.
    let missing = wanted.strip_suffix(given).unwrap_or_default();
    let ending = match original.contains("\r\n") {
        true => "\r\n",
        false => "\n",
    };
    let lines = lines.iter().map(|line| match line.trim().is_empty() {
        true => String::new(),
        false => format!("{missing}{}", line.trim_end()),
    });
    let mut text = lines.collect::<Vec<_>>().join(ending);
    if original.ends_with('\n') {
        text += ending;
    }
    Some(text)
}

fn indentation(line: Option<&str>) -> &str {
    let line = line.unwrap_or_default();
    &line[..line.len() - line.trim_start().len()]
}

/// What a repair wants next.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// To ask this; then [`Repair::answered`].
    Ask(Request),
    /// To know where the errors of this text are; then [`Repair::parsed`].
    Parse(String),
    /// Nothing more: the source without errors, or nothing where errors are left and the original stays.
    Done(Option<String>),
}

/// Repairs a source.
#[derive(Clone, Debug)]
pub struct Repair {
    language: String,
    source: String,
    fragments: Vec<Fragment>,
    rounds: u32,
    step: Step,
}

impl Repair {
    /// Of a source whose errors are at places.
    #[must_use]
    pub fn new(language: &str, source: &str, errors: &[Range<usize>]) -> Repair {
        let mut repair = Repair {
            language: language.to_owned(),
            source: source.to_owned(),
            fragments: Vec::new(),
            rounds: RETRIES,
            step: Step::Done(Some(source.to_owned())),
        };
        repair.parsed(errors);
        repair
    }

    /// With another number of rounds, of which the first has just begun.
    #[must_use]
    pub fn with_rounds(mut self, rounds: u32) -> Repair {
        self.rounds = rounds.saturating_sub(1);
        if rounds == 0 && matches!(self.step, Step::Ask(_)) {
            self.step = Step::Done(None);
        }
        self
    }

    /// What it wants.
    #[must_use]
    pub fn step(&self) -> Step {
        self.step.clone()
    }

    /// Takes an answer.
    pub fn answered(&mut self, answer: Result<Answer, Failure>) {
        self.step = match answer {
            Ok(answer) => {
                self.source = patched(&self.source, &self.fragments, &answer.text);
                Step::Parse(self.source.clone())
            }
            Err(_) => Step::Done(None),
        };
    }

    /// Takes the places of the errors of the text that was to be parsed.
    pub fn parsed(&mut self, errors: &[Range<usize>]) {
        self.step = if errors.is_empty() {
            Step::Done(Some(self.source.clone()))
        } else if self.rounds == 0 {
            Step::Done(None)
        } else {
            self.rounds -= 1;
            self.fragments = fragments(&self.source, errors);
            let text = question(&self.source, &self.fragments);
            let system = format!(
                "{}\nThe language is {}.\n",
                prompts::REPAIR.text,
                self.language
            );
            Step::Ask(Request::new(system, text, TOKENS))
        };
    }
}
