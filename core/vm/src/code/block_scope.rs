//! Where the variables of blocks can be named. Variables of one name in several blocks share one place in the frame:
//! which of them the name means, and whether that one holds something of its own yet, is told by where a call stands.

use ir::{InstId, LocalNote, Span};

/// What the frontend has noted of a variable, and where that variable begins.
#[derive(Clone, Copy)]
pub struct Noted {
    /// The frontend's note.
    pub note: LocalNote,
    /// The first of its declarations. Up to there its place may still hold what a variable of the same name left in it, or
    /// the same variable in the round before.
    pub declared: Option<InstId>,
    /// Whether that leaves it without a value.
    pub is_bare: bool,
}

/// Where a call stands: at the instruction that is next there.
#[derive(Clone, Copy)]
pub(crate) struct Standing {
    pub(crate) inst: InstId,
    pub(crate) span: Span,
}

impl Noted {
    /// Whether the name means this variable at a place of the source.
    pub(crate) fn is_named_at(&self, place: Span) -> bool {
        let block = self.note.block;
        !block.is_some() || !place.is_some() || block.contains(place)
    }

    /// Whether the name means this variable where a call stands, and it has been declared.
    pub(crate) fn is_alive_at(&self, standing: Standing) -> bool {
        let has_begun = self
            .declared
            .is_none_or(|declared| declared < standing.inst);
        has_begun && self.is_named_at(standing.span)
    }
}
