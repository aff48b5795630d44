//! Worlds that go on as others do.
//!
//! Two worlds in equal states go on alike as far as what they know of the unknowns is the same: where one knows that `n` is 1,
//! a later question about `n` has one answer, and where the other does not it has two. What is asked later is only known once
//! the other has been followed. So a world that comes to a state in which another was is parked until nothing else is
//! left to follow. Then it goes on as the other does if all that the other knew of the unknowns that it was asked about from there
//! on is known of it as well, and else by itself.
//!
//! **Invariant.** Whatever values lead to a world that goes on as another, the other has followed the way that a run with them
//! takes. Held by `tests/tests/worlds_of_the_corpus.rs`.

use crate::term::Condition;
use crate::worlds::{Fate, Waiting, WorldId, Worlds};
use ir::{InstId, ModuleId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use vm::debug::fork::Fork;

/// A world that may turn out to go on as others do.
pub(crate) struct Parked {
    world: WorldId,
    from: Rc<Fork>,
    digest: u64,
    visits: Rc<FxHashMap<(ModuleId, InstId), u32>>,
    width: usize,
}

impl Worlds {
    /// What becomes of a world at a question where others were in the same state; nothing where it is the first.
    pub(crate) fn met_again(
        &mut self,
        world: WorldId,
        visits: &Rc<FxHashMap<(ModuleId, InstId), u32>>,
        width: usize,
    ) -> Option<Fate> {
        let digest = self.machine.digest_of_future();
        let Some(others) = self.met.get(&digest) else {
            self.met.insert(digest, vec![world]);
            return None;
        };
        // Where all that the other knows is known there is nothing to wait for: so it is in a loop without end.
        let known = self.path(world);
        let covers = |&&other: &&WorldId| {
            self.is_reached(other) && self.path(other).iter().all(|own| known.contains(own))
        };
        if let Some(&other) = others.iter().find(covers) {
            return Some(Fate::Merged(other));
        }
        let from = Rc::new(self.machine.fork());
        self.parked.push(Parked {
            world,
            from,
            digest,
            visits: Rc::clone(visits),
            width,
        });
        Some(Fate::Open)
    }

    /// Settles what becomes of parked worlds, up to the first that goes on by itself.
    pub(crate) fn unparked(&mut self) -> Option<Waiting> {
        let mut at = 0;
        let mut is_settled = false;
        while at < self.parked.len() {
            let Parked { world, digest, .. } = self.parked[at];
            let others = self.met.get(&digest).cloned().unwrap_or_default();
            let known = self.path(world);
            let mut is_open = false;
            let covering = others.into_iter().find(|&other| {
                let (asked, all_followed) = self.asked_from(other);
                is_open |= !all_followed;
                all_followed && self.is_reached(other) && self.covers(other, &asked, &known)
            });
            if let Some(other) = covering {
                self.worlds[world.0 as usize].fate = Fate::Merged(other);
                self.parked.remove(at);
                // Others may have waited for this one.
                is_settled = true;
            } else if is_open {
                at += 1;
            } else {
                return Some(self.unpark(at));
            }
            if at == self.parked.len() && std::mem::take(&mut is_settled) {
                at = 0;
            }
        }
        // Those that are left wait for each other.
        (!self.parked.is_empty()).then(|| self.unpark(0))
    }

    fn unpark(&mut self, at: usize) -> Waiting {
        let parked = self.parked.remove(at);
        self.met
            .entry(parked.digest)
            .or_default()
            .push(parked.world);
        Waiting {
            world: parked.world,
            from: Some(parked.from),
            side: None,
            is_alone: true,
            visits: parked.visits,
            width: parked.width,
        }
    }

    /// Whether values are known that lead to a world: what was found not to hold in one that none lead to says nothing.
    fn is_reached(&self, world: WorldId) -> bool {
        self.worlds[world.0 as usize].inputs.is_some()
    }

    /// The terms that a world and those that split off from it were asked about, and whether all of them have been followed.
    fn asked_from(&self, first: WorldId) -> (Vec<crate::term::TermId>, bool) {
        let mut asked = Vec::new();
        let mut all_followed = true;
        let mut seen = FxHashSet::default();
        let mut open = vec![first];
        while let Some(id) = open.pop() {
            if !seen.insert(id) {
                continue;
            }
            let world = &self.worlds[id.0 as usize];
            asked.extend(&world.asked);
            match world.fate {
                Fate::Split { holds, fails, .. } => open.extend([holds, fails]),
                Fate::Merged(other) => open.push(other),
                Fate::Open => all_followed = false,
                _ => {}
            }
        }
        (asked, all_followed)
    }

    /// Whether all that a world knows of what it was asked about later is known.
    fn covers(&self, world: WorldId, asked: &[crate::term::TermId], known: &[Condition]) -> bool {
        let own = self.path(world);
        asked.iter().all(|&term| {
            let asked = Condition { term, holds: true };
            let mut related = self.terms.related(&own, asked);
            // The last one is what was asked.
            related.pop();
            related.iter().all(|condition| known.contains(condition))
        })
    }
}
