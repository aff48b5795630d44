//! Which definitions of a variable each use sees, and what tests on the way say of the value.
//!
//! Variables whose definitions are all in one function are followed through it: where paths meet there is a
//! place that holds what comes along each, and behind a test of the variable one that holds what passes it. Others, and
//! uses in functions inside, see everything that is ever assigned.
//!
//! The walk goes against the flow of control, from each use, and remembers what it found at the start of each block; it
//! uses a list of open work instead of recursion, so that long programs do not end it.

use crate::dataflow::{VarId, Variables};
use ir::{
    BinOp, BlockId, Const, EdgeKind, Flow, FunctionId, Functions, InstId, Module, Op, Reg,
    ScopeKind, UnOp,
};
use rustc_hash::FxHashMap;

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Source {
    /// What a definition stores.
    Definition(InstId),
    /// What comes together or passes a test: an entry of [`Ssa::joins`].
    Join(u32),
    /// Everything that is ever assigned to a variable.
    All(VarId),
}

/// What a test lets through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Filter {
    /// Everything.
    None,
    /// All but nothing, or nothing only.
    Nil(bool),
    /// Instances of what the register holds, or all others.
    Instance(Reg, bool),
}

/// A place where values come together or pass a test.
#[derive(Clone, Debug)]
pub(super) struct Join {
    pub filter: Filter,
    pub sources: Vec<Source>,
}

/// What the walk found.
#[derive(Clone, Debug, Default)]
pub(super) struct Ssa {
    pub joins: Vec<Join>,
    /// For each instruction that uses a variable what it sees; nothing where no definition reaches it.
    pub uses: FxHashMap<InstId, Option<Source>>,
    /// The blocks that control can reach.
    pub reachable: Vec<bool>,
    /// The variables that are followed.
    pub followed: Vec<bool>,
}

struct Walk<'a> {
    module: &'a Module,
    functions: &'a Functions,
    flow: &'a Flow,
    variables: &'a Variables,
    is_test: &'a dyn Fn(InstId) -> bool,
    predecessors: Vec<Vec<(BlockId, EdgeKind)>>,
    /// The definitions of each block, in order.
    definitions: FxHashMap<(BlockId, VarId), Vec<InstId>>,
    writer: Vec<Option<InstId>>,
    at_start: FxHashMap<(BlockId, VarId), Option<Source>>,
    open: Vec<(u32, VarId, BlockId)>,
    ssa: Ssa,
}

/// Finds what uses see. `is_test` says of a call whether it asks for the class of its first argument.
pub(super) fn ssa(
    module: &Module,
    functions: &Functions,
    flow: &Flow,
    variables: &Variables,
    is_test: &dyn Fn(InstId) -> bool,
) -> Ssa {
    let mut writer = vec![None; module.registers as usize];
    let mut definitions: FxHashMap<(BlockId, VarId), Vec<InstId>> = FxHashMap::default();
    let mut definers: Vec<Option<FunctionId>> = vec![None; variables.list.len()];
    let mut followed = vec![true; variables.list.len()];
    for (at, inst) in module.insts.iter().enumerate() {
        let id = InstId(at as u32);
        if let Some(dst) = inst.op.dst()
            && let Some(slot) = writer.get_mut(dst.index())
        {
            *slot = Some(id);
        }
        if let Op::DeclVar { .. } | Op::StoreVar { .. } = inst.op
            && let Some(variable) = variables.at(id)
        {
            definitions
                .entry((flow.block_at(id), variable))
                .or_default()
                .push(id);
            let owner = functions.owner[at];
            let slot = &mut definers[variable.index()];
            followed[variable.index()] &= slot.is_none_or(|other| other == owner);
            *slot = Some(owner);
        }
    }
    for (at, info) in variables.list.iter().enumerate() {
        followed[at] &= definers[at] == Some(info.scope);
    }
    let mut predecessors = vec![Vec::new(); flow.blocks.len()];
    let mut reachable = vec![false; flow.blocks.len()];
    let mut open: Vec<BlockId> = flow.entries.iter().copied().flatten().collect();
    for &block in &open {
        reachable[block.index()] = true;
    }
    while let Some(block) = open.pop() {
        for edge in &flow.block(block).successors {
            if !std::mem::replace(&mut reachable[edge.to.index()], true) {
                open.push(edge.to);
            }
        }
    }
    for (at, block) in flow
        .blocks
        .iter()
        .enumerate()
        .filter(|(at, _)| reachable[*at])
    {
        for edge in &block.successors {
            predecessors[edge.to.index()].push((BlockId(at as u32), edge.kind));
        }
    }
    let mut walk = Walk {
        module,
        functions,
        flow,
        variables,
        is_test,
        predecessors,
        definitions,
        writer,
        at_start: FxHashMap::default(),
        open: Vec::new(),
        ssa: Ssa {
            joins: Vec::new(),
            uses: FxHashMap::default(),
            reachable,
            followed,
        },
    };
    for at in (0..module.insts.len()).map(|at| InstId(at as u32)) {
        if let Some(variable) = variables.at(at)
            && !matches!(module.inst(at).op, Op::DeclVar { .. } | Op::StoreVar { .. })
            && walk.ssa.reachable[flow.block_at(at).index()]
        {
            let source = walk.used(at, variable);
            walk.ssa.uses.insert(at, source);
            walk.finish();
        }
    }
    walk.ssa
}

impl Walk<'_> {
    fn used(&mut self, at: InstId, variable: VarId) -> Option<Source> {
        if !self.ssa.followed[variable.index()]
            || self.functions.owner[at.index()] != self.variables.get(variable).scope
        {
            return Some(Source::All(variable));
        }
        let block = self.flow.block_at(at);
        let inside = self.definitions.get(&(block, variable));
        let before = inside.and_then(|list| list.iter().rev().find(|other| **other < at));
        match before {
            Some(&definition) => Some(Source::Definition(definition)),
            None => self.start(block, variable),
        }
    }

    /// What comes along edges that were found to matter.
    fn finish(&mut self) {
        while let Some((join, variable, block)) = self.open.pop() {
            let mut sources = Vec::new();
            for (from, kind) in self.predecessors[block.index()].clone() {
                if kind == EdgeKind::Exception {
                    // Whatever it held while the block ran.
                    sources.extend(self.start(from, variable));
                    let inside = self.definitions.get(&(from, variable));
                    sources.extend(
                        inside
                            .into_iter()
                            .flatten()
                            .map(|&at| Source::Definition(at)),
                    );
                } else {
                    sources.extend(self.end(from, variable));
                }
            }
            sources.sort_unstable();
            sources.dedup();
            self.ssa.joins[join as usize].sources = sources;
        }
    }

    fn end(&mut self, block: BlockId, variable: VarId) -> Option<Source> {
        match self
            .definitions
            .get(&(block, variable))
            .and_then(|list| list.last())
        {
            Some(&definition) => Some(Source::Definition(definition)),
            None => self.start(block, variable),
        }
    }

    fn join(&mut self, filter: Filter, variable: VarId, block: BlockId) -> Source {
        let join = self.ssa.joins.len() as u32;
        self.ssa.joins.push(Join {
            filter,
            sources: Vec::new(),
        });
        self.open.push((join, variable, block));
        Source::Join(join)
    }

    /// What a variable holds where a block starts.
    fn start(&mut self, block: BlockId, variable: VarId) -> Option<Source> {
        let mut path = Vec::new();
        let mut at = block;
        let found = loop {
            if let Some(&known) = self.at_start.get(&(at, variable)) {
                break known;
            }
            let predecessors = &self.predecessors[at.index()];
            let is_entry = self.is_entry(at);
            match predecessors[..] {
                _ if is_entry => {
                    path.push(at);
                    break self.outer(at, variable);
                }
                [(from, kind)] if kind != EdgeKind::Exception => {
                    path.push(at);
                    let filter = self.filter(from, kind, variable);
                    if filter != Filter::None {
                        break Some(self.join(filter, variable, at));
                    }
                    let inside = self.definitions.get(&(from, variable));
                    if let Some(&definition) = inside.and_then(|list| list.last()) {
                        break Some(Source::Definition(definition));
                    }
                    if path.len() > self.flow.blocks.len() {
                        break None;
                    }
                    at = from;
                }
                [] => {
                    path.push(at);
                    break None;
                }
                _ => {
                    path.push(at);
                    break Some(self.join(Filter::None, variable, at));
                }
            }
        };
        for block in path {
            self.at_start.insert((block, variable), found);
        }
        found
    }

    fn is_entry(&self, block: BlockId) -> bool {
        let function = self.flow.block(block).function;
        self.flow.entries[function.index()] == Some(block)
            && self.predecessors[block.index()].is_empty()
    }

    /// What a class body has not bound yet is the variable of that name around it.
    fn outer(&self, block: BlockId, variable: VarId) -> Option<Source> {
        let function = self.flow.block(block).function;
        let info = self.functions.get(function);
        if info.kind != ScopeKind::Class {
            return None;
        }
        let name = self.variables.get(variable).name;
        let around = std::iter::successors(info.parent, |&at| self.functions.get(at).parent);
        around
            .filter_map(|at| self.variables.resolve(self.functions, at, name))
            .map(Source::All)
            .next()
    }

    /// What the test at the end of a block says of a variable on one of its ways.
    fn filter(&self, block: BlockId, kind: EdgeKind, variable: VarId) -> Filter {
        let holds = match kind {
            EdgeKind::True => true,
            EdgeKind::False => false,
            _ => return Filter::None,
        };
        let Op::BranchIf { condition, .. } = *self.flow.last(self.module, block) else {
            return Filter::None;
        };
        self.test(condition, holds, block, variable)
    }

    fn test(&self, condition: Reg, mut holds: bool, block: BlockId, variable: VarId) -> Filter {
        let mut condition = condition;
        loop {
            let Some(at) = self
                .writer(condition)
                .filter(|&at| self.flow.block_at(at) == block)
            else {
                return Filter::None;
            };
            match self.module.inst(at).op {
                Op::Un {
                    op: UnOp::Not,
                    operand,
                    ..
                } => {
                    holds = !holds;
                    condition = operand;
                }
                Op::Un {
                    op: UnOp::As(ir::Scalar::Bool),
                    operand,
                    ..
                } => condition = operand,
                Op::LoadVar { .. } if self.is_read(condition, block, variable) && holds => {
                    return Filter::Nil(false);
                }
                Op::Bin {
                    op, left, right, ..
                } => {
                    let is_equal = match op {
                        BinOp::Is | BinOp::Eq | BinOp::StrictEq => holds,
                        BinOp::IsNot | BinOp::Ne | BinOp::StrictNe => !holds,
                        _ => return Filter::None,
                    };
                    let other = match (
                        self.is_read(left, block, variable),
                        self.is_read(right, block, variable),
                    ) {
                        (true, false) => right,
                        (false, true) => left,
                        _ => return Filter::None,
                    };
                    return match self.is_nil(other) {
                        true => Filter::Nil(is_equal),
                        false => Filter::None,
                    };
                }
                Op::CallFunction { ref args, .. } if args.len() == 2 && (self.is_test)(at) => {
                    return match self.is_read(args[0].value, block, variable) {
                        true => Filter::Instance(args[1].value, holds),
                        false => Filter::None,
                    };
                }
                _ => return Filter::None,
            }
        }
    }

    fn writer(&self, reg: Reg) -> Option<InstId> {
        self.writer.get(reg.index()).copied().flatten()
    }

    /// Whether a register holds what a variable holds at the end of a block.
    fn is_read(&self, reg: Reg, block: BlockId, variable: VarId) -> bool {
        let Some(at) = self.writer(reg) else {
            return false;
        };
        matches!(self.module.inst(at).op, Op::LoadVar { .. })
            && self.variables.at(at) == Some(variable)
            && self.flow.block_at(at) == block
            && !(self
                .definitions
                .get(&(block, variable))
                .into_iter()
                .flatten())
            .any(|&definition| definition > at)
    }

    fn is_nil(&self, reg: Reg) -> bool {
        self.writer(reg).is_some_and(|at| {
            matches!(
                self.module.inst(at).op,
                Op::Const {
                    value: Const::Nil,
                    ..
                }
            )
        })
    }
}
