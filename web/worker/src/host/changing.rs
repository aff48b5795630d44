//! Values that a person puts in the place of others: from there the run goes on in its own way, and the one before can be looked at
//! beside it.

use super::Host;
use super::compiling::Translators;
use super::output::Printed;
use crate::origin;
use crate::places;
use crate::program::Program;
use crate::state::Came;
use protocol::{Change, Reply, Status};

impl Host {
    /// Puts a value in the place of what a row of the state shows.
    pub(super) fn change(&mut self, path: &str, value: &str) {
        let Some(program) = &mut self.program else {
            return;
        };
        self.following = None;
        let step = program.step();
        match change(program, &self.compiler.translators, path, value) {
            Ok(()) => {
                self.assumed.changes.retain(|change| change.step <= step);
                self.assumed.changes.push(Change {
                    step,
                    path: path.to_owned(),
                    name: origin::title(path),
                    value: value.trim().to_owned(),
                });
                let sentence = format!("You changed {}.", origin::title(path));
                self.tell_changes();
                self.go_another_way(sentence);
            }
            Err(why) => {
                let name = origin::title(path);
                let refused = format!("{name} cannot be changed to that: {why}.");
                self.replies.push(Reply::Refused(refused));
                self.send_state(None);
            }
        }
    }

    /// Makes the changes that belong to the program at hand, which stands at its start: there it stands again afterwards. Those that
    /// cannot be made any more are left out, and told.
    pub(super) fn make_changes(&mut self) {
        let Some(program) = self
            .program
            .as_mut()
            .filter(|_| !self.assumed.changes.is_empty())
        else {
            return;
        };
        let mut made = Vec::new();
        for mut wanted in std::mem::take(&mut self.assumed.changes) {
            program.session.seek(wanted.step);
            wanted.name = origin::title(&wanted.path);
            let translators = &self.compiler.translators;
            match change(program, translators, &wanted.path, &wanted.value) {
                Ok(()) => made.push(wanted),
                Err(why) => {
                    let (name, step) = (wanted.name, wanted.step);
                    let refused = format!("{name} cannot be changed at step {step}: {why}.");
                    self.replies.push(Reply::Refused(refused));
                }
            }
        }
        program.session.seek(0);
        self.assumed.changes = made;
        self.tell_changes();
    }

    /// Leaves out changes behind the step at which the run stands.
    pub(super) fn forget_changes_behind(&mut self) {
        let step = self.program.as_ref().map_or(0, Program::step);
        let before = self.assumed.changes.len();
        self.assumed.changes.retain(|change| change.step <= step);
        if self.assumed.changes.len() != before {
            self.tell_changes();
        }
    }

    fn tell_changes(&mut self) {
        let changes = self.assumed.changes.clone();
        let revision = self.revision;
        self.replies.push(Reply::Changed { revision, changes });
    }

    /// The run goes on in another way from where it stands, which a sentence says: what looked at it behind that begins anew.
    pub(super) fn go_another_way(&mut self, sentence: String) {
        self.survey = None;
        self.counting.forget();
        self.printed = Printed::default();
        self.came = Came {
            sentence,
            ..Came::default()
        };
        self.begin_counting();
        self.begin_survey();
        self.printed_more();
        self.send_strip();
        self.send_state(Some(Status::Paused));
    }
}

/// Puts a value in the place of what a path leads to, where the run stands.
fn change(
    program: &mut Program,
    translators: &Translators,
    path: &str,
    value: &str,
) -> Result<(), String> {
    if program.session.machine().state.ending.is_some() {
        return Err("the run is over; step back first".to_owned());
    }
    let main = program.compiled().main;
    let found = places::find(program.session.machine(), main, path)
        .ok_or("it is not there at this step")?;
    let place = found.place();
    // A row of a call names its frame; of a module, the innermost call sees that.
    let innermost = program.session.machine().calls().0.len().checked_sub(1);
    let frame = path
        .split_once('/')
        .and_then(|(frame, _)| frame.parse().ok());
    let reader = program
        .reader(translators)
        .ok_or("its language is not there")?;
    let value = program
        .session
        .replacement(&reader, value, frame.or(innermost))?;
    match program.session.change(place, value) {
        true => Ok(()),
        false => Err("it cannot hold such a value".to_owned()),
    }
}
