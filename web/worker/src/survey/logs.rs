//! What logs say over a run: worked out while it is replayed, the first so many times of each.

use super::Asked;
use crate::template::Template;
use protocol::{Logs, Revision, Said, Site};
use session::vm::debug::evaluate::Evaluated;
use session::vm::display::cut;
use session::{Expressions, Session};

/// Lines of all logs together that are worked out and sent to the page.
const MOST: usize = 1_000;
/// A line is cut behind this many characters.
const TEXT: usize = 400;

/// What was said so far.
pub(super) struct Book {
    /// Lines that each log may have.
    most: usize,
    /// Lines that it has, by the breakpoint's number.
    counts: Vec<usize>,
    /// Step, number and text.
    lines: Vec<(u64, usize, String)>,
    /// Lines and omissions that were given last.
    given: Option<(usize, usize)>,
}

impl Book {
    /// An empty one for these breakpoints: what may be said is shared out among those that say something.
    pub(super) fn of(breakpoints: &[Asked]) -> Book {
        let logs = breakpoints.iter().filter(|each| each.says.is_some());
        Book {
            most: MOST / logs.count().max(1),
            counts: vec![0; breakpoints.len()],
            lines: Vec::new(),
            given: None,
        }
    }

    pub(super) fn has_room(&self, number: usize) -> bool {
        self.counts[number] < self.most
    }

    pub(super) fn note(&mut self, step: u64, number: usize, text: String) {
        self.counts[number] += 1;
        self.lines.push((step, number, text));
    }

    /// All lines up to a step, where they are not those that were given last; `spoken` has the place of each breakpoint and how often
    /// it had something to say.
    pub(super) fn news(
        &mut self,
        revision: Revision,
        until: u64,
        spoken: &[(Site, usize)],
    ) -> Option<Logs> {
        let lines = self.lines.iter().take_while(|(step, ..)| *step <= until);
        let mut said = vec![0; spoken.len()];
        lines.clone().for_each(|(_, number, _)| said[*number] += 1);
        let left_out = spoken.iter().zip(said);
        let left_out = left_out.map(|((site, count), said)| (*site, (count - said) as u64));
        let left_out: Vec<_> = left_out.filter(|(_, count)| *count > 0).collect();
        let omissions = left_out.iter().map(|(_, count)| *count as usize).sum();
        let given = (lines.clone().count(), omissions);
        if self.given.replace(given) == Some(given) {
            return None;
        }
        let said = lines.map(|(step, number, text)| Said {
            step: *step,
            site: spoken[*number].0,
            text: text.clone(),
        });
        Some(Logs {
            revision,
            said: said.collect(),
            left_out,
        })
    }
}

/// What a log says where a run stands; `first` is the number of its first expression among those read. What has no value says why, in
/// the value's place.
pub(super) fn said(
    session: &mut Session,
    read: Option<&Expressions>,
    template: &Template,
    first: usize,
) -> String {
    let frame = session.machine().calls().0.len().checked_sub(1);
    let text = template.filled(|at| {
        let answer = read.map(|read| session.evaluate(read, first + at, frame));
        match answer {
            Some(Ok(Evaluated::Value { text, said, .. })) => said.unwrap_or(text),
            Some(Ok(Evaluated::Raised(why)) | Err(why)) => format!("<{why}>"),
            Some(Ok(Evaluated::TooLong)) => "<takes too many steps>".to_owned(),
            None => "<not read>".to_owned(),
        }
    });
    cut(text, TEXT)
}
