//! Places of a program as rows name them.

use super::Studied;
use protocol::Span;
use session::ir::{self, InstId};

impl Studied {
    /// A place in the source as the page counts it.
    pub(crate) fn span(&self, span: ir::Span) -> Option<Span> {
        self.source.place(span)
    }

    /// Where an instruction of the program's own module comes from: its line, and its span.
    pub(crate) fn place(&self, at: InstId) -> Option<(u32, Span)> {
        let inst = self.compiled().module().insts.get(at.index())?;
        Some((inst.span.start.line, self.span(inst.span)?))
    }
}
