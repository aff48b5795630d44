//! Answers, read as their bytes come, in any split.

use super::{Framing, Partial, Provider, json};
use crate::{Answer, End, Failure};
use sse_core::{SseDecoder, SseEvent};
use std::num::NonZeroUsize;
use std::rc::Rc;

/// How long an answer may be, in bytes, what surrounds it included.
pub const LONGEST_ANSWER: usize = 4 << 20;

/// Reads a streamed answer.
pub struct Reader {
    provider: Rc<dyn Provider>,
    so_far: Partial,
    events: SseDecoder,
    /// A line that has not ended yet.
    line: Vec<u8>,
    read: usize,
    failed: Option<Failure>,
}

impl Reader {
    /// Of a provider's answer.
    #[must_use]
    pub fn new(provider: Rc<dyn Provider>) -> Reader {
        let longest = NonZeroUsize::new(LONGEST_ANSWER).unwrap_or(NonZeroUsize::MAX);
        Reader {
            provider,
            so_far: Partial::default(),
            events: SseDecoder::with_limit(longest),
            line: Vec::new(),
            read: 0,
            failed: None,
        }
    }

    /// The text so far.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.so_far.text
    }

    /// Takes bytes.
    ///
    /// # Errors
    /// What is wrong with them; nothing more needs to be read then.
    pub fn push(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        if let Some(failure) = &self.failed {
            return Err(failure.clone());
        }
        self.read = self.read.saturating_add(bytes.len());
        let taken = match self.provider.framing() {
            _ if self.read > LONGEST_ANSWER => Err(Failure::TooLong),
            Framing::Events => self.push_events(bytes),
            Framing::Lines => self.push_lines(bytes),
        };
        self.failed = taken.clone().err();
        taken
    }

    fn push_events(&mut self, mut bytes: &[u8]) -> Result<(), Failure> {
        while let Some(event) = self.events.next(&mut bytes) {
            match event {
                Ok(SseEvent::Message(message)) => {
                    self.provider.event(&message.data, &mut self.so_far)?;
                }
                Ok(SseEvent::Retry(_)) => {}
                Err(_) => return Err(Failure::TooLong),
            }
        }
        Ok(())
    }

    fn push_lines(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        for part in bytes.split_inclusive(|byte| *byte == b'\n') {
            self.line.extend_from_slice(part);
            if part.ends_with(b"\n") {
                self.end_line()?;
            }
        }
        Ok(())
    }

    fn end_line(&mut self) -> Result<(), Failure> {
        let line = std::mem::take(&mut self.line);
        let line = String::from_utf8_lossy(&line);
        match line.trim() {
            "" => Ok(()),
            line => self.provider.event(line, &mut self.so_far),
        }
    }

    /// The answer, when no more bytes come.
    ///
    /// # Errors
    /// What was wrong, or that the answer was cut off.
    pub fn finish(mut self) -> Result<Answer, Failure> {
        if let Some(failure) = self.failed {
            return Err(failure);
        }
        if !self.line.is_empty() {
            // A last line without its end is either whole or cut off.
            self.end_line().map_err(|failure| match failure {
                Failure::NotTheProtocol(_) if self.read > 0 => Failure::CutOff,
                other => other,
            })?;
        }
        answer(self.so_far)
    }
}

/// An answer that came whole.
///
/// # Errors
/// It is none of the provider's protocol.
pub fn read_whole(provider: &dyn Provider, body: &[u8]) -> Result<Answer, Failure> {
    let body = json(body)?;
    let mut partial = Partial::default();
    provider.whole(&body, &mut partial)?;
    partial.end.get_or_insert(End::Whole);
    answer(partial)
}

fn answer(partial: Partial) -> Result<Answer, Failure> {
    let end = partial.end.ok_or(Failure::CutOff)?;
    Ok(Answer {
        text: partial.text,
        usage: partial.usage,
        end,
    })
}
