//! What is open around the place of emission: loops to leave, and cleanups to run on the way out.

use ir::Label;

/// Where control goes when a loop is left or continued.
#[derive(Clone, Copy, Debug)]
pub struct Loop {
    /// The place behind the loop.
    pub break_to: Label,
    /// The place of the next round.
    pub continue_to: Label,
}

/// Something that is open; `C` is the language's kinds of cleanup.
#[derive(Clone, Debug)]
pub enum Region<C> {
    /// A loop.
    Loop(Loop),
    /// Something to undo when control leaves.
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

impl<C: Clone> Regions<C> {
    /// Opens a region inside the others.
    pub fn push(&mut self, region: Region<C>) {
        self.open.push(region);
    }

    /// Closes the innermost region.
    pub fn pop(&mut self) -> Option<Region<C>> {
        self.open.pop()
    }

    /// The innermost loop, with the number of regions that stay open when it is left.
    pub fn innermost_loop(&self) -> Option<(usize, Loop)> {
        self.open
            .iter()
            .enumerate()
            .rev()
            .find_map(|(at, region)| match region {
                Region::Loop(target) => Some((at, *target)),
                Region::Cleanup(_) => None,
            })
    }

    /// The cleanups, innermost first.
    pub fn cleanups(&self) -> impl Iterator<Item = &C> {
        self.open.iter().rev().filter_map(|region| match region {
            Region::Cleanup(cleanup) => Some(cleanup),
            Region::Loop(_) => None,
        })
    }

    /// Closes all but `depth` regions and returns them, outermost first, to be put back by
    /// [`Regions::restore`] when the code for leaving them has been emitted.
    pub fn split_off(&mut self, depth: usize) -> Vec<Region<C>> {
        self.open.split_off(depth)
    }

    /// Leaves exactly the regions given on top of the first `depth`.
    pub fn restore(&mut self, depth: usize, regions: Vec<Region<C>>) {
        self.open.truncate(depth);
        self.open.extend(regions);
    }
}
