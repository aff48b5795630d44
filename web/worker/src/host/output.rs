//! What of the program's output the page has been sent.

use protocol::{Chunk, Output, Revision, Stream};
use session::vm::{self, Machine};

/// How far the page knows the output.
#[derive(Default)]
pub(super) struct Printed {
    /// Pieces sent or left out so far; none before the first message.
    sent: Option<usize>,
    dropped: u64,
}

/// Pieces sent in one message; of more than these, the last.
const MOST: usize = 2_000;
/// A piece is cut behind this many bytes.
const LONGEST: usize = 20_000;

impl Printed {
    /// What is new since the last time.
    pub(super) fn more(&mut self, revision: Revision, machine: &Machine) -> Option<Output> {
        let all = &machine.output;
        let from = self.sent.unwrap_or(0).min(all.len());
        if self.sent.is_some() && from == all.len() {
            return None;
        }
        let skipped = (all.len() - from).saturating_sub(MOST);
        self.dropped += skipped as u64;
        let restart = self.sent.is_none() || skipped > 0;
        self.sent = Some(all.len());
        let chunk = |written: &vm::Written| Chunk {
            // The machine counts the step that writes before it is made: at that step the piece is there.
            step: written.step,
            stream: match written.stream {
                vm::Stream::Out => Stream::Out,
                vm::Stream::Err => Stream::Err,
                vm::Stream::In => Stream::In,
            },
            text: match written.stream {
                // As if the key behind the last line had been pressed too.
                vm::Stream::In if !written.text.ends_with('\n') => shortened(&written.text) + "\n",
                _ => shortened(&written.text),
            },
        };
        Some(Output {
            revision,
            restart,
            chunks: all[from + skipped..].iter().map(chunk).collect(),
            dropped: self.dropped,
        })
    }
}

fn shortened(text: &str) -> String {
    match text.char_indices().find(|(at, _)| *at >= LONGEST) {
        Some((end, _)) => format!("{}…\n", &text[..end]),
        None => text.to_owned(),
    }
}
