//! Basic blocks and where control goes from them.
//!
//! **Invariants.** A block is a run of instructions of one function that is entered at its start and
//! left at its end or by an exception. Every instruction of the module is in exactly one block; blocks
//! stand in textual order. `try_push` and `try_pop` end a block, so all of a block runs under the same
//! handlers. Edges never leave a function: calls are not control flow here, and a function's
//! body is reached by nothing but its own entry.
//!
//! Modules that [`crate::verify()`] refuses have a flow too, without the edges that make no sense.

use crate::Sorting;
use crate::{Const, FunctionId, Functions, InstId, Label, Module, Op};
use rustc_hash::FxHashMap;
use std::fmt;

/// A block's place in [`Flow::blocks`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BlockId(pub u32);

impl BlockId {
    /// The number as an index.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for BlockId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "b{}", self.0)
    }
}

/// Why control goes from one block to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EdgeKind {
    /// A `branch`, or the continuation of a stretch of code that ends.
    Jump,
    /// A `branch_if` whose condition holds.
    True,
    /// A `branch_if` whose condition does not hold.
    False,
    /// To the next instruction.
    FallThrough,
    /// An exception in the block, to the innermost handler.
    Exception,
}

/// Where control may go from a block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge {
    /// Why.
    pub kind: EdgeKind,
    /// The block that comes next.
    pub to: BlockId,
}

/// A basic block.
#[derive(Clone, Debug)]
pub struct Block {
    /// The function it belongs to.
    pub function: FunctionId,
    /// Its first instruction.
    pub start: InstId,
    /// The place behind its last instruction.
    pub end: InstId,
    /// Where control may go from here, the ordinary ways first.
    pub successors: Vec<Edge>,
}

impl Block {
    /// The places of its instructions.
    pub fn insts(&self) -> impl DoubleEndedIterator<Item = InstId> + use<> {
        (self.start.0..self.end.0).map(InstId)
    }
}

/// The flow of control through a module.
#[derive(Clone, Debug)]
pub struct Flow {
    /// All blocks, in textual order.
    pub blocks: Vec<Block>,
    /// The block of each instruction.
    pub block_of: Vec<BlockId>,
    /// The first block of each function; `None` for one without instructions.
    pub entries: Vec<Option<BlockId>>,
    /// Where paths meet that have passed different `try_push`, and `try_pop` without one.
    pub unbalanced: Vec<InstId>,
}

impl Op {
    /// Whether the instruction can raise an exception.
    #[must_use]
    pub fn may_throw(&self) -> bool {
        match self {
            // Making a class runs its body.
            Op::Const { value, .. } => matches!(value, Const::Class { .. }),
            Op::DeclVar { .. }
            | Op::Label { .. }
            | Op::Branch { .. }
            | Op::Return { .. }
            | Op::TryPush { .. }
            | Op::TryPop
            | Op::AddressOf { .. }
            | Op::SetContinuation { .. }
            | Op::ResumeContinuation { .. }
            | Op::Symbolic { .. } => false,
            _ => true,
        }
    }

    fn ends_block(&self) -> bool {
        self.is_terminator()
            || matches!(
                self,
                Op::TryPush { .. } | Op::TryPop | Op::ResumeContinuation { .. }
            )
    }
}

impl Flow {
    /// The flow of a module with these functions.
    #[must_use]
    pub fn of(module: &Module, functions: &Functions) -> Flow {
        let mut flow = blocks(module, functions);
        flow.add_ordinary_edges(module);
        flow.add_exceptions(module);
        flow
    }

    /// The block of an instruction.
    #[must_use]
    pub fn block_at(&self, at: InstId) -> BlockId {
        self.block_of[at.index()]
    }

    /// A block.
    #[must_use]
    pub fn block(&self, id: BlockId) -> &Block {
        &self.blocks[id.index()]
    }

    /// The last instruction of a block.
    #[must_use]
    pub fn last<'m>(&self, module: &'m Module, id: BlockId) -> &'m Op {
        &module.insts[self.block(id).end.index() - 1].op
    }

    fn add_ordinary_edges(&mut self, module: &Module) {
        let positions = module.label_positions();
        let mut continuations: FxHashMap<(FunctionId, crate::Symbol), Vec<Label>> =
            FxHashMap::default();
        for (inst, block) in module.insts.iter().zip(&self.block_of) {
            if let Op::SetContinuation { name, target } = inst.op {
                let function = self.blocks[block.index()].function;
                continuations
                    .entry((function, name))
                    .or_default()
                    .push(target);
            }
        }
        for index in 0..self.blocks.len() {
            let function = self.blocks[index].function;
            let mut targets = Vec::new();
            match *self.last(module, BlockId(index as u32)) {
                Op::Branch { target } => targets.push((EdgeKind::Jump, target)),
                Op::BranchIf {
                    then, otherwise, ..
                } => {
                    targets.push((EdgeKind::True, then));
                    targets.push((EdgeKind::False, otherwise));
                }
                Op::ResumeContinuation { name } => {
                    let labels = continuations.get(&(function, name)).into_iter().flatten();
                    targets.extend(labels.map(|&label| (EdgeKind::Jump, label)));
                }
                _ => {}
            }
            let mut successors: Vec<Edge> = Vec::new();
            for (kind, label) in targets {
                if let Some(&Some(at)) = positions.get(label.index())
                    && let to = self.block_at(at)
                    && self.block(to).function == function
                {
                    successors.push(Edge { kind, to });
                }
            }
            let end = self.blocks[index].end;
            if !self.last(module, BlockId(index as u32)).is_terminator()
                && let Some(&to) = self.block_of.get(end.index())
                && self.block(to).function == function
            {
                let kind = EdgeKind::FallThrough;
                successors.push(Edge { kind, to });
            }
            self.blocks[index].successors = successors;
        }
    }

    /// Walks every path once, with the handlers that are in force on it.
    fn add_exceptions(&mut self, module: &Module) {
        let positions = module.label_positions();
        let mut handlers = Handlers::default();
        let mut entered_with: Vec<Option<Option<Scope>>> = vec![None; self.blocks.len()];
        let mut open: Vec<(BlockId, Option<Scope>)> = Vec::new();
        for &entry in self.entries.iter().rev() {
            open.extend(entry.map(|entry| (entry, None)));
        }
        while let Some((id, scope)) = open.pop() {
            match entered_with[id.index()] {
                Some(known) if known == scope => continue,
                Some(_) => {
                    self.unbalanced.push(self.block(id).start);
                    continue;
                }
                None => entered_with[id.index()] = Some(scope),
            }
            let after = match *self.last(module, id) {
                Op::TryPush { handler } => Some(handlers.inside(scope, handler)),
                Op::TryPop => {
                    if scope.is_none() {
                        let last = InstId(self.block(id).end.0 - 1);
                        self.unbalanced.push(last);
                    }
                    scope.and_then(|scope| handlers.outer(scope))
                }
                _ => scope,
            };
            let block = &self.blocks[id.index()];
            open.extend(block.successors.iter().rev().map(|edge| (edge.to, after)));
            let may_throw = || block.insts().any(|at| module.inst(at).op.may_throw());
            if let Some(scope) = scope
                && let Some(&Some(at)) = positions.get(handlers.label(scope).index())
                && let to = self.block_at(at)
                && self.block(to).function == block.function
                && may_throw()
            {
                let kind = EdgeKind::Exception;
                self.blocks[id.index()].successors.push(Edge { kind, to });
                open.push((to, handlers.outer(scope)));
            }
        }
        self.unbalanced.put_in_order();
        self.unbalanced.dedup();
    }
}

/// Cuts a module into blocks that have no edges yet.
fn blocks(module: &Module, functions: &Functions) -> Flow {
    let mut flow = Flow {
        blocks: Vec::new(),
        block_of: Vec::with_capacity(module.insts.len()),
        entries: vec![None; functions.list.len()],
        unbalanced: Vec::new(),
    };
    for (at, inst) in module.insts.iter().enumerate() {
        let function = functions.owner[at];
        let id = InstId(at as u32);
        let starts_block = match flow.blocks.last() {
            None => true,
            Some(block) => {
                let previous = &module.insts[at - 1].op;
                // Labels that follow each other share a block, but a function's entry stays by itself:
                // what comes behind it may be the head of a loop.
                let continues_labels = matches!(previous, Op::Label { .. })
                    && functions.get(function).entry.index() != at - 1;
                block.function != function
                    || previous.ends_block()
                    || (matches!(inst.op, Op::Label { .. }) && !continues_labels)
            }
        };
        if starts_block {
            let block = BlockId(flow.blocks.len() as u32);
            flow.entries[function.index()].get_or_insert(block);
            flow.blocks.push(Block {
                function,
                start: id,
                end: id,
                successors: Vec::new(),
            });
        }
        flow.block_of.push(BlockId(flow.blocks.len() as u32 - 1));
        if let Some(block) = flow.blocks.last_mut() {
            block.end = InstId(id.0 + 1);
        }
    }
    flow
}

/// A non-empty stack of handlers; equal stacks have equal numbers.
type Scope = usize;

#[derive(Default)]
struct Handlers {
    list: Vec<(Label, Option<Scope>)>,
    known: FxHashMap<(Label, Option<Scope>), Scope>,
}

impl Handlers {
    fn inside(&mut self, outer: Option<Scope>, handler: Label) -> Scope {
        *self.known.entry((handler, outer)).or_insert_with(|| {
            self.list.push((handler, outer));
            self.list.len() - 1
        })
    }

    fn outer(&self, scope: Scope) -> Option<Scope> {
        self.list[scope].1
    }

    fn label(&self, scope: Scope) -> Label {
        self.list[scope].0
    }
}
