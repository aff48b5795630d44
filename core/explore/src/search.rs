//! In which order worlds are followed.

/// An order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Search {
    /// Those that split off first, first: short ways before long ones.
    #[default]
    Breadth,
    /// Those that split off last, first: one way to its end before the next.
    Depth,
    /// Those that go on where no world has been yet, first.
    Coverage,
}

impl Search {
    /// All of them.
    pub const ALL: [Search; 3] = [Search::Breadth, Search::Depth, Search::Coverage];

    /// The word for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Search::Breadth => "breadth",
            Search::Depth => "depth",
            Search::Coverage => "coverage",
        }
    }

    /// The one with a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Search> {
        Search::ALL.into_iter().find(|search| search.name() == name)
    }
}
