//! The picture of what variables lead to, as far as it is looked at.

use crate::memory::{Contents, Placement, contents, picture};
use crate::program::Program;
use crate::touched::Reads;
use protocol::MemoryView;

/// Whether the picture is looked at, and what of it.
#[derive(Default)]
pub(crate) struct Picture {
    pub(crate) is_shown: bool,
    /// Id of the box whose bytes are to be shown too.
    pub(crate) bytes: Option<String>,
    placement: Placement,
}

impl Picture {
    /// Another program: nothing has a place yet.
    pub(crate) fn restart(&mut self) {
        self.placement = Placement::default();
    }

    /// What the picture holds, where the run stands; nothing where nobody looks.
    pub(crate) fn contents(&self, program: &Program, reads: &Reads) -> Option<Contents> {
        self.is_shown
            .then(|| contents(program, self.bytes.as_deref(), reads))
    }

    /// The picture, compared with what it held before the last step.
    pub(crate) fn view(
        &mut self,
        program: &Program,
        before: Option<&Contents>,
        reads: &Reads,
    ) -> Option<MemoryView> {
        let contents = self.contents(program, reads)?;
        let machine = program.session.machine();
        let asked = self.bytes.as_deref();
        let view = picture(machine, &contents, before, &mut self.placement, asked);
        Some(MemoryView {
            revision: program.revision,
            step: program.step(),
            ..view
        })
    }
}
