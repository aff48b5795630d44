//! What is open around the place of emission: statements that a jump leaves, and what must be cleaned up on the way out.

use ir::{Label, Span};

/// A statement that `break` leaves and, where it is a loop, `continue` goes on with.
#[derive(Clone, Debug)]
pub struct Target {
    /// The labels in front of it.
    pub labels: Vec<String>,
    /// The place behind it.
    pub break_to: Label,
    /// The place of the next round; none where it is no loop.
    pub continue_to: Option<Label>,
    /// Whether it can be left without being named.
    pub is_plain: bool,
}

impl Target {
    /// A loop without labels.
    #[must_use]
    pub fn plain_loop(break_to: Label, continue_to: Label) -> Target {
        Target {
            labels: Vec::new(),
            break_to,
            continue_to: Some(continue_to),
            is_plain: true,
        }
    }
}

/// Something that is open; `C` is the language's kinds of cleanup.
#[derive(Clone, Debug)]
enum Region<C> {
    Target(Target),
    Cleanup(C),
}

/// The open regions of one function, outermost first.
#[derive(Clone, Debug)]
pub struct Regions<C> {
    open: Vec<Region<C>>,
}

impl<C> Default for Regions<C> {
    fn default() -> Self {
        Regions { open: Vec::new() }
    }
}

/// Where a jump leads.
#[derive(Clone, Copy, Debug)]
pub struct Jump {
    /// How many regions stay open.
    pub depth: usize,
    /// The place.
    pub to: Label,
}

impl<C> Regions<C> {
    /// Opens a statement that can be left.
    pub fn push_target(&mut self, target: Target) {
        self.open.push(Region::Target(target));
    }

    /// Opens a stretch with something to clean up.
    pub fn push(&mut self, cleanup: C) {
        self.open.push(Region::Cleanup(cleanup));
    }

    /// Closes the innermost region.
    pub fn pop(&mut self) {
        self.open.pop();
    }

    /// How many are open.
    #[must_use]
    pub fn len(&self) -> usize {
        self.open.len()
    }

    /// Whether none is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// Where the innermost statement is left that has this label or, without one, that is left plainly; or where it goes on, if
    /// the jump `continues`, which only loops can. None where there is no such statement.
    #[must_use]
    pub fn jump(&self, label: Option<&str>, continues: bool) -> Option<Jump> {
        self.open.iter().enumerate().rev().find_map(|(at, region)| {
            let Region::Target(target) = region else {
                return None;
            };
            let is_meant = match label {
                Some(label) => target.labels.iter().any(|own| own == label),
                None => target.is_plain,
            };
            let to = match continues {
                true => target.continue_to,
                false => Some(target.break_to),
            };
            let to = to.filter(|_| is_meant)?;
            Some(Jump { depth: at + 1, to })
        })
    }

    /// The cleanups, innermost first, each with the number of regions around it.
    pub fn cleanups(&self) -> impl Iterator<Item = (usize, &C)> {
        let regions = self.open.iter().enumerate().rev();
        regions.filter_map(|(at, region)| match region {
            Region::Cleanup(cleanup) => Some((at, cleanup)),
            Region::Target(_) => None,
        })
    }
}

/// A lowerer of functions in which something can be open.
pub trait Leave {
    /// Its kinds of cleanup.
    type Cleanup: Clone;

    /// The regions of the function at hand.
    fn regions(&mut self) -> &mut Regions<Self::Cleanup>;

    /// Whether nothing is reached any more at the place of emission.
    fn is_terminated(&self) -> bool;

    /// Emits one cleanup. Only what is around its region is open then.
    fn clean_up(&mut self, cleanup: Self::Cleanup, at: Span);

    /// Emits what has to happen where control leaves all regions but the outermost `depth`. They are open again afterwards, for
    /// the code that does not leave.
    fn unwind(&mut self, depth: usize, at: Span) {
        let left = self.regions().open.split_off(depth);
        for (index, region) in left.iter().enumerate().rev() {
            if self.is_terminated() {
                break;
            }
            if let Region::Cleanup(cleanup) = region {
                let around = left[..index].iter().cloned();
                self.regions().open.extend(around);
                self.clean_up(cleanup.clone(), at);
                self.regions().open.truncate(depth);
            }
        }
        self.regions().open.extend(left);
    }
}
