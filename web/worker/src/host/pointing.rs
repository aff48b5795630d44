//! The value of what is pointed at in the source.

use super::Host;
use protocol::{Reply, ValueView};

impl Host {
    /// Answers what the expression at an offset in the source gives where the run stands.
    pub(super) fn tell_value(&mut self, offset: u32) {
        let stands = self.following.is_none();
        let program = self.program.as_mut().filter(|_| stands);
        let pointed = program.and_then(|program| {
            let (module, source) = program.sources.around(offset)?;
            let byte = source.byte(offset);
            let part = program.part(module);
            let pointed = program.session.pointed(&part, byte)?;
            Some((part, pointed))
        });
        let mut view = ValueView {
            revision: self.revision,
            moves: self.moves,
            offset,
            ..ValueView::default()
        };
        let reader = self.program.as_ref();
        let reader = reader.and_then(|program| program.reader(&self.compiler.translators));
        if let (Some((part, pointed)), Some(reader), Some(program)) =
            (pointed, reader, &mut self.program)
        {
            let depth = program.session.machine().calls().0.len();
            let preferred = depth.checked_sub(1 + self.chosen.frame as usize);
            if let Some(shown) = program.session.value_of(&part, pointed, preferred, &reader) {
                let source = program.sources.map(part.main);
                view.span = source.map(|source| source.span(shown.range));
                (view.text, view.value, view.kind) = (shown.text, shown.value, shown.kind);
            }
        }
        self.replies.push(Reply::Value(view));
    }
}
