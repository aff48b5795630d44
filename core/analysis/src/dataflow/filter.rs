//! Which abstract values may come to a node, by what is declared of it.
//!
//! Objects that are no instances of the declared type do not flow there: Sridharan, Chandra, Dolby, Fink, Yahav: "Alias
//! Analysis for Object-Oriented Programs" (2013), section 3.5. What a node depends on is not changed by it.

use super::atom::Atom;
use super::bits::BitSet;

/// A filter's number; 0 lets everything through.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct FilterId(pub(super) u32);

/// What may come to a node; values without parts always do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Filter {
    /// Instances of these classes.
    pub(super) classes: BitSet,
    /// The instructions that get something from outside which may come there.
    pub(super) unknown: BitSet,
    /// Arrays.
    pub(super) arrays: bool,
    /// Functions, classes, regions, tasks.
    pub(super) others: bool,
    pub(super) is_open: bool,
}

impl Filter {
    /// Lets everything through.
    pub(super) const NONE: FilterId = FilterId(0);

    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// Lets everything through from now on.
    pub(super) fn open(&mut self) {
        self.is_open = true;
    }

    pub(super) fn admits(&self, atom: Atom) -> bool {
        self.is_open
            || match atom {
                Atom::Scalar(_) => true,
                Atom::Instance(class, _) => self.classes.contains(class.index()),
                Atom::Unknown(made) => self.unknown.contains(made.index()),
                Atom::Array(..) => self.arrays,
                _ => self.others,
            }
    }
}
