//! Places of a program as rows name them.

use super::Studied;
use protocol::Span;
use session::ir::{self, InstId, ModuleId};

impl Studied {
    /// The module of the file of a number among those that are looked at together.
    fn module_of(&self, file: usize) -> ModuleId {
        let whole = self.whole();
        match &whole.joined {
            Some(joined) => joined.modules().nth(file).map(|(_, module)| module),
            None => None,
        }
        .unwrap_or(whole.first.main)
    }

    /// A place in what is analysed, as the page counts it.
    pub(crate) fn span(&self, span: ir::Span) -> Option<Span> {
        let (file, span) = match &self.whole().joined {
            Some(joined) => joined.span(span),
            None => (0, span),
        };
        self.sources.span(self.module_of(file), span)
    }

    /// A place in one of the program's modules, as the page counts it.
    pub(crate) fn span_in(&self, module: ModuleId, span: ir::Span) -> Option<Span> {
        self.sources.span(module, span)
    }

    /// Where an instruction of what is analysed comes from: its line in its file, and its span.
    pub(crate) fn place(&self, at: InstId) -> Option<(u32, Span)> {
        let inst = self.whole().module().insts.get(at.index())?;
        let (_, line) = self.whole().line(inst.span.start.line);
        Some((line, self.span(inst.span)?))
    }

    /// The line of its file that a line of what is analysed is, and where it begins.
    pub(crate) fn line(&self, line: u32) -> Option<(u32, Span)> {
        let (file, own) = self.whole().line(line);
        let start = self.sources.map(self.module_of(file))?.unit_at(own, 0);
        Some((own, Span::new(start, start)))
    }

    /// Where the line ends.
    pub(crate) fn line_end(&self, line: u32) -> Option<(u32, Span)> {
        let (file, own) = self.whole().line(line);
        let end = self.sources.map(self.module_of(file))?.unit_at(own + 1, 0);
        Some((own, Span::new(end, end)))
    }

    /// The module of the file that is asked about.
    pub(crate) fn module(&self) -> ModuleId {
        self.module_of(self.at)
    }

    /// The instructions of the file that is asked about.
    pub(crate) fn own_insts(&self) -> impl Iterator<Item = InstId> + use<> {
        let whole = self.whole();
        let range = match &whole.joined {
            Some(joined) => joined.insts(self.at),
            None => 0..whole.module().insts.len() as u32,
        };
        range.map(InstId)
    }
}
