//! The feature inventory: what a language has, and what becomes of it.

/// A language's feature inventory.
pub struct Features {
    /// Every named kind of syntax node of the grammar, sorted by name.
    pub nodes: &'static [(&'static str, Coverage)],
    /// What the language offers, as its reference names it, each with a line on what it is.
    pub language: &'static [Feature],
}

/// What becomes of a kind of syntax node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coverage {
    /// It gives rise to instructions.
    Lowered,
    /// It is part of another node, which is lowered.
    Structural,
    /// It is not lowered, for this reason.
    Unsupported(&'static str),
}

/// Something that a language offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// A short name, by which corpus files refer to it.
    pub name: &'static str,
    /// What it is, in one line.
    pub description: &'static str,
    /// Whether the frontend lowers it.
    pub is_lowered: bool,
}
