//! A run at a terminal: what it writes is shown as it comes, and where it reads, a line is read from whoever types.

use crate::arguments::Arguments;
use session::vm::{Machine, Stream, Timeline};
use std::io::{IsTerminal, Write};

/// Whether the program's input is what somebody types: standard input is a terminal, and nothing else was given.
pub fn is_wanted(arguments: &Arguments) -> bool {
    let is_free = arguments.stdin.is_none() && arguments.file != "-";
    is_free && !arguments.json && !arguments.ask && std::io::stdin().is_terminal()
}

/// How much of what a run has written is shown.
#[derive(Default)]
pub struct Shown {
    /// So many pieces of it.
    pieces: usize,
    /// So many bytes of the next piece: a prompt, which is written in the step that then waits.
    ahead: usize,
}

impl Shown {
    /// Prints what the run has written since the last time.
    pub fn show(&mut self, machine: &Machine) {
        let (mut out, mut err) = (std::io::stdout().lock(), std::io::stderr().lock());
        for written in &machine.output[self.pieces..machine.state.written] {
            // A closed pipe is the reader's wish.
            let _ = match written.stream {
                Stream::Out => {
                    let known = self.ahead.min(written.text.len());
                    self.ahead -= known;
                    out.write_all(&written.text.as_bytes()[known..])
                }
                Stream::Err => out
                    .flush()
                    .and_then(|()| err.write_all(written.text.as_bytes())),
                // The terminal has shown it.
                Stream::In => Ok(()),
            };
        }
        let _ = out.flush();
        self.pieces = machine.state.written;
    }

    /// Reads the line that the run waits for; without one, that is the end of its input.
    pub fn read_line(&mut self, timeline: &mut Timeline) {
        if let Some(awaits) = timeline.awaits() {
            let mut out = std::io::stdout().lock();
            let rest = awaits.prompt.get(self.ahead..).unwrap_or_default();
            let _ = out.write_all(rest.as_bytes()).and_then(|()| out.flush());
            self.ahead = awaits.prompt.len();
        }
        let mut line = String::new();
        let is_read = std::io::stdin().read_line(&mut line).is_ok();
        let more = is_read && !line.is_empty();
        timeline.input(&line, more);
    }
}
