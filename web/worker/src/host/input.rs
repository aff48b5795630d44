//! Input that a person gives to a run, also where it went on with another before.

use super::Host;
use protocol::Reply;

impl Host {
    /// Puts an input in the place of what is not read yet where the run stands. What looked at the run behind that begins anew.
    pub(super) fn give(&mut self, text: &str, ended: bool) {
        let Some(program) = &mut self.program else {
            return;
        };
        self.following = None;
        program.give(text, ended);
        let (revision, input) = (program.revision, program.input.text.clone());
        self.replies.push(Reply::Given {
            revision,
            input,
            ended,
        });
        self.forget_changes_behind();
        self.go_another_way(String::new());
    }
}
