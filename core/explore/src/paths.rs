//! The way to a world: the sides taken, and what must hold of the unknowns.

use crate::term::Condition;
use crate::worlds::{Fate, WorldId, Worlds};

impl Worlds {
    /// The sides taken at the choices on the way to a world, in order.
    #[must_use]
    pub fn choices(&self, world: WorldId) -> Vec<bool> {
        let mut sides = Vec::new();
        let mut at = world;
        loop {
            let own = &self.worlds[at.0 as usize];
            sides.extend(own.foregone.iter().rev());
            let Some((parent, side)) = own.parent else {
                break;
            };
            sides.push(side);
            at = parent;
        }
        sides.reverse();
        sides
    }

    /// What must hold of the unknowns to come to a world, in order.
    #[must_use]
    pub fn path(&self, world: WorldId) -> Vec<Condition> {
        let way = std::iter::successors(Some(world), |at| {
            (self.worlds[at.0 as usize].parent).map(|(parent, _)| parent)
        });
        let mut path: Vec<Condition> = way
            .filter_map(|at| self.worlds[at.0 as usize].condition)
            .collect();
        path.reverse();
        path
    }

    /// The same as the program writes it, condition by condition, with whether each held.
    #[must_use]
    pub fn path_text(&self, world: WorldId) -> Vec<(&str, bool)> {
        let mut path = Vec::new();
        let mut at = world;
        while let Some((parent, side)) = self.worlds[at.0 as usize].parent {
            if let Fate::Split { condition, .. } = &self.worlds[parent.0 as usize].fate {
                path.push((&**condition, side));
            }
            at = parent;
        }
        path.reverse();
        path
    }
}
