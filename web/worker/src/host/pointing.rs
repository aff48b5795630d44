//! The value of what is pointed at in the source.

use super::{Host, Missing};
use protocol::{Reply, ValueView};

impl Host {
    /// Answers what the expression at an offset in the source gives where the run stands, once nothing is missing for that.
    pub(super) fn tell_value(&mut self, offset: u32) -> Option<Missing> {
        let stands = self.following.is_none();
        let program = self.program.as_mut().filter(|_| stands);
        let pointed = program.and_then(|program| {
            let byte = program.source.byte(offset);
            program.session.pointed(byte)
        });
        let mut view = ValueView {
            revision: self.revision,
            moves: self.moves,
            offset,
            ..ValueView::default()
        };
        if let (Some(pointed), Some(language)) = (pointed, self.language()) {
            if self.compiler.lacks(language) {
                return Some(Missing::Language(language.to_owned()));
            }
            let depth = self.program.as_ref()?.session.machine().calls().0.len();
            let preferred = depth.checked_sub(1 + self.chosen.frame as usize);
            if let (Some(Ok(translator)), Some(program)) = (
                self.compiler.translators.get_mut(language),
                &mut self.program,
            ) && let Some(shown) =
                program
                    .session
                    .value_of(pointed, preferred, &mut **translator)
            {
                view.span = Some(program.source.span(shown.range));
                (view.text, view.value, view.kind) = (shown.text, shown.value, shown.kind);
            }
        }
        self.replies.push(Reply::Value(view));
        None
    }
}
