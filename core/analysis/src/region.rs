//! The statements that a graph is made of, as far as it shows: sequences, branches and loops.
//!
//! Regions follow the dominator tree, as in Ramsey: "Beyond Relooper" (2022): a block that only one branch leads
//! to stands in an arm of that branch, others stand behind what dominates them.
//!
//! **Invariants.** Every reachable block is in exactly one [`RegionKind::Block`]. The blocks inside a
//! [`RegionKind::Loop`] are exactly those of the loop; what leaves it stands behind it. Read from left to right, a
//! region's blocks come behind those that lead to them, but for edges that lead back and where exits of several
//! loops mix.

use crate::{Block, Cfg, Function, LoopId};
use ir::Sorting;
use ir::{BlockId, EdgeKind, FunctionId};

/// A region's place in [`Regions::list`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RegionId(pub u32);

impl RegionId {
    /// The number as an index.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a region is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionKind {
    /// Its children one after the other: a function's body or an arm of a branch; may be empty.
    Sequence,
    /// A block; no children.
    Block(BlockId),
    /// A branch at the end of this block. The first child is the block; then comes a sequence for each edge but
    /// exceptions, empty where the edge leads straight to what follows, leaves a loop or leads back.
    Branch(BlockId),
    /// A loop: its children one after the other.
    Loop(LoopId),
}

/// A part of a function.
#[derive(Clone, Debug)]
pub struct Region {
    /// What it is.
    pub kind: RegionKind,
    /// The region around it; `None` for the body of a function.
    pub parent: Option<RegionId>,
    /// Its parts, in order.
    pub children: Vec<RegionId>,
}

/// The regions of all functions of a graph. Apart from it, since only few ask for them.
#[derive(Clone, Debug)]
pub struct Regions {
    /// All of them, parts before what they are parts of.
    pub list: Vec<Region>,
    /// The outermost of each function, by its number; `None` only where the module has no instructions.
    pub bodies: Vec<Option<RegionId>>,
}

impl Regions {
    /// A region.
    #[must_use]
    pub fn region(&self, id: RegionId) -> &Region {
        &self.list[id.index()]
    }

    /// The outermost region of a function.
    #[must_use]
    pub fn body(&self, function: FunctionId) -> Option<RegionId> {
        self.bodies[function.index()]
    }

    /// Finds the regions of a graph.
    #[must_use]
    pub fn of(cfg: &Cfg) -> Regions {
        find(cfg)
    }
}

fn find(cfg: &Cfg) -> Regions {
    let count = cfg.blocks.len();
    let mut rank = vec![usize::MAX; count];
    let mut dominated: Vec<Vec<BlockId>> = vec![Vec::new(); count];
    for function in &cfg.functions {
        for (at, &id) in function.order.iter().enumerate() {
            rank[id.index()] = at;
            if let Some(by) = cfg.blocks[id.index()].immediate_dominator {
                dominated[by.index()].push(id);
            }
        }
    }
    // A block is in one function only, so what is noted of blocks can be noted of those of all functions side by side.
    let mut builder = Builder {
        cfg,
        list: Vec::new(),
        reversed: vec![Vec::new(); count],
        exits: vec![Vec::new(); count],
        rank,
        dominated,
    };
    let bodies = cfg.functions.iter();
    let bodies = bodies.map(|function| builder.function(function)).collect();
    Regions {
        list: builder.list,
        bodies,
    }
}

struct Builder<'a> {
    cfg: &'a Cfg,
    list: Vec<Region>,
    /// The place of each block in the function's order.
    rank: Vec<usize>,
    /// The blocks that each block immediately dominates, in order.
    dominated: Vec<Vec<BlockId>>,
    /// For each block that is done: its regions and those of what it dominates, the last one first.
    reversed: Vec<Vec<RegionId>>,
    /// For each block that is done: what it dominates that stands behind a loop that is still open.
    exits: Vec<Vec<BlockId>>,
}

impl Builder<'_> {
    /// Adds the regions of a function and gives the outermost.
    fn function(&mut self, function: &Function) -> Option<RegionId> {
        let order = &function.order;
        let entry = *order.first()?;
        // What a block dominates is done before the block itself.
        for &id in order.iter().rev() {
            self.block(id);
        }
        let children = std::mem::take(&mut self.reversed[entry.index()]);
        Some(self.add(RegionKind::Sequence, children))
    }

    fn block(&mut self, id: BlockId) {
        let innermost = self.cfg.block(id).innermost_loop;
        let (mut inside, mut exits) = (Vec::new(), Vec::new());
        for child in std::mem::take(&mut self.dominated[id.index()]) {
            exits.append(&mut self.exits[child.index()]);
            match innermost {
                Some(innermost) if !self.cfg.is_in_loop(child, innermost) => exits.push(child),
                _ => inside.push(child),
            }
        }
        let leaf = self.add(RegionKind::Block(id), Vec::new());
        let targets: Vec<BlockId> = (self.cfg.block(id).successors.iter())
            .filter(|edge| edge.kind != EdgeKind::Exception)
            .map(|edge| edge.to)
            .collect();
        let is_arm = |cfg: &Cfg, child: BlockId| {
            targets.contains(&child) && forward_edges_to(cfg, cfg.block(child)) == 1
        };
        let mut head = vec![leaf];
        if targets.len() > 1 {
            let mut parts = vec![leaf];
            for &target in &targets {
                let mut arm = Vec::new();
                if inside.contains(&target) && is_arm(self.cfg, target) {
                    inside.retain(|&child| child != target);
                    arm = std::mem::take(&mut self.reversed[target.index()]);
                }
                parts.push(self.add(RegionKind::Sequence, arm));
            }
            parts.reverse();
            head = vec![self.add(RegionKind::Branch(id), parts)];
        }
        let mut reversed = self.one_after_the_other(&inside);
        reversed.append(&mut head);
        if let Some(own) = innermost
            && self.cfg.loops[own.index()].header == id
        {
            let region = self.add(RegionKind::Loop(own), reversed);
            let around = self.cfg.loops[own.index()].parent;
            let stays_inside = |exit: &BlockId| match around {
                Some(around) => !self.cfg.is_in_loop(*exit, around),
                None => false,
            };
            let (outer, mut here): (Vec<_>, Vec<_>) = exits.into_iter().partition(stays_inside);
            exits = outer;
            here.put_in_order_by_key(|exit| self.rank[exit.index()]);
            reversed = self.one_after_the_other(&here);
            reversed.push(region);
        }
        self.reversed[id.index()] = reversed;
        self.exits[id.index()] = exits;
    }

    /// The regions of some blocks in their order, the last one first.
    fn one_after_the_other(&mut self, blocks: &[BlockId]) -> Vec<RegionId> {
        let mut blocks = blocks.iter().rev();
        let mut reversed = match blocks.next() {
            Some(last) => std::mem::take(&mut self.reversed[last.index()]),
            None => Vec::new(),
        };
        for block in blocks {
            reversed.append(&mut self.reversed[block.index()]);
        }
        reversed
    }

    /// Adds a region; its children are given with the last one first.
    fn add(&mut self, kind: RegionKind, mut children: Vec<RegionId>) -> RegionId {
        let id = RegionId(self.list.len() as u32);
        children.reverse();
        for &child in &children {
            self.list[child.index()].parent = Some(id);
        }
        self.list.push(Region {
            kind,
            parent: None,
            children,
        });
        id
    }
}

/// How many edges lead to a block, those from below aside.
fn forward_edges_to(cfg: &Cfg, block: &Block) -> usize {
    let mut predecessors = block.predecessors.clone();
    predecessors.dedup();
    (predecessors.iter())
        .map(|&from| cfg.block(from))
        .filter(|from| from.is_reachable)
        .flat_map(|from| &from.successors)
        .filter(|edge| edge.to == block.id && !edge.is_back)
        .count()
}
