//! Standard input as it is read: lines that are noted as a terminal shows them, and an end behind which more may come.

use crate::machine::{Machine, Stream};

impl Machine {
    /// The program is about to read from standard input where it stands.
    pub(crate) fn reads_input(&mut self) {
        let (all, at) = (&self.settings.input, self.state.read);
        let rest = all.get(at..).unwrap_or("");
        if rest.is_empty() && self.settings.more_input {
            self.state.starved.get_or_insert(self.state.steps);
        }
        let is_start = at == 0 || all.as_bytes().get(at - 1) == Some(&b'\n');
        let is_noted = self.state.echoed > at || !self.settings.echoes_input;
        if is_start && !is_noted && !rest.is_empty() {
            let line = rest.split_inclusive('\n').next().unwrap_or("").to_owned();
            self.state.echoed = at + line.len();
            self.write(Stream::In, &line);
        }
    }

    /// Forgets what was written and what happened behind where the run stands.
    pub(crate) fn forget_behind(&mut self) {
        self.output.truncate(self.state.written);
        self.journal.cut(self.state.steps);
    }
}
