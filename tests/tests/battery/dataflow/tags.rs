//! Sets of variables by number, each set once.

use session::analysis::dataflow::VarId;
use std::collections::{BTreeSet, HashMap};

/// A set of variables, by number; 0 is the empty one.
pub type Tag = u32;

/// The sets.
pub struct Tags {
    sets: Vec<BTreeSet<VarId>>,
    known: HashMap<BTreeSet<VarId>, Tag>,
    unions: HashMap<(Tag, Tag), Tag>,
    without: HashMap<(Tag, u32), Tag>,
}

impl Tags {
    pub fn new() -> Tags {
        Tags {
            sets: vec![BTreeSet::new()],
            known: HashMap::from([(BTreeSet::new(), 0)]),
            unions: HashMap::new(),
            without: HashMap::new(),
        }
    }

    pub fn get(&self, tag: Tag) -> &BTreeSet<VarId> {
        &self.sets[tag as usize]
    }

    pub fn of(&mut self, set: BTreeSet<VarId>) -> Tag {
        if let Some(&tag) = self.known.get(&set) {
            return tag;
        }
        let tag = self.sets.len() as Tag;
        self.sets.push(set.clone());
        self.known.insert(set, tag);
        tag
    }

    /// What is in any of some sets.
    pub fn union(&mut self, tags: impl IntoIterator<Item = Tag>) -> Tag {
        tags.into_iter().fold(0, |a, b| self.pair(a, b))
    }

    fn pair(&mut self, a: Tag, b: Tag) -> Tag {
        if a == b || b == 0 {
            return a;
        }
        if a == 0 {
            return b;
        }
        let key = (a.min(b), a.max(b));
        if let Some(&tag) = self.unions.get(&key) {
            return tag;
        }
        let mut all = self.get(a).clone();
        all.extend(self.get(b));
        let tag = self.of(all);
        self.unions.insert(key, tag);
        tag
    }

    /// A set without those variables of it that `goes` accepts, which is the same for each `key`.
    pub fn without(&mut self, tag: Tag, key: u32, goes: impl Fn(VarId) -> bool) -> Tag {
        if tag == 0 {
            return 0;
        }
        if let Some(&known) = self.without.get(&(tag, key)) {
            return known;
        }
        let mut set = self.get(tag).clone();
        set.retain(|&id| !goes(id));
        let smaller = self.of(set);
        self.without.insert((tag, key), smaller);
        smaller
    }
}
