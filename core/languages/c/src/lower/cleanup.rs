//! What gcc's attributes have called without a call in the source: at the ends of scopes, in front of `main` and behind it.

use super::modules::{Beginning, Seen};
use super::{Lowerer, Open};
use crate::ast::{ExprId, Item, StmtId, StmtKind, TargetId, VarId};
use ir::{Intrinsic, Span};
use std::rc::Rc;

/// A call that is made when a scope is left.
#[derive(Clone, Copy)]
pub(super) struct Cleanup {
    call: ExprId,
    /// How many constructs are open around the object.
    depth: usize,
    /// The innermost block around it.
    block: Option<StmtId>,
}

impl Lowerer<'_> {
    /// Notes that an object, which has come into being here, has something called when its scope is left.
    pub(super) fn note_cleanup(&mut self, var: VarId) {
        if let Some(call) = self.unit.var(var).cleanup {
            self.cleanups.push(Cleanup {
                call,
                depth: self.open.len(),
                block: self.blocks.last().copied(),
            });
        }
    }

    /// Makes the calls for the objects of the scopes that are left, the last object first.
    fn clean_up(&mut self, is_left: impl Fn(&Cleanup) -> bool, at: Span) {
        if self.b.is_terminated() {
            return;
        }
        let left: Vec<Cleanup> = self.cleanups.iter().copied().filter(is_left).collect();
        for cleanup in left.iter().rev() {
            self.value(cleanup.call);
            self.end_temporaries(at);
        }
    }

    /// Those of the scopes inside of which `depth` constructs are open and more.
    pub(super) fn clean_up_to(&mut self, depth: usize, at: Span) {
        self.clean_up(|cleanup| cleanup.depth > depth, at);
    }

    /// Those of the scope that is closed, and forgets them.
    pub(super) fn close_cleanups(&mut self, at: Span) {
        let depth = self.open.len();
        self.clean_up_to(depth, at);
        self.cleanups.retain(|cleanup| cleanup.depth <= depth);
    }

    /// Those of the blocks that a label is not in.
    pub(super) fn clean_up_before(&mut self, target: TargetId, at: Span) {
        if self.cleanups.is_empty() {
            return;
        }
        let kept = self.blocks_around(target);
        self.clean_up(
            |cleanup| cleanup.block.is_none_or(|block| !kept.contains(&block)),
            at,
        );
    }

    /// The blocks at hand that a label is in.
    fn blocks_around(&self, target: TargetId) -> Vec<StmtId> {
        let blocks = self.blocks.iter().copied();
        blocks
            .filter(|block| self.holds_target(*block, target))
            .collect()
    }

    fn holds_target(&self, stmt: StmtId, target: TargetId) -> bool {
        let mut open = vec![stmt];
        while let Some(stmt) = open.pop() {
            let stmt = self.unit.stmt(stmt);
            if !stmt.has_targets {
                continue;
            }
            match &stmt.kind {
                StmtKind::Target(found) if *found == target => return true,
                StmtKind::Block { body, .. } => open.extend(body),
                StmtKind::If(branches, otherwise) => {
                    open.extend(branches.iter().map(|(_, body)| *body));
                    open.extend(otherwise);
                }
                StmtKind::While(_, body)
                | StmtKind::DoWhile(body, _)
                | StmtKind::For { body, .. }
                | StmtKind::Switch { body, .. } => open.push(*body),
                _ => {}
            }
        }
        false
    }

    /// Calls what is to be called in front of `main`, and has the machine call what comes behind the end.
    pub(super) fn call_constructors(&mut self, beginning: &Beginning, at: Span) {
        for name in &beginning.behind {
            let name = self.b.intern(name);
            let function = self.load_var(name, at);
            self.b.intrinsic(Intrinsic::CAtExit, &[function], at);
        }
        for name in &beginning.before {
            self.b.call_name(name, &[], at);
        }
    }

    /// How many constructs are open around the innermost loop, or what else `break` or `continue` leaves.
    pub(super) fn depth_of_exit(&self, is_break: bool) -> usize {
        let found = self.open.iter().rposition(|open| match open {
            Open::Loop { .. } => true,
            Open::Switch { .. } => is_break,
            Open::Block(_) => false,
        });
        found.map_or(0, |at| at + 1)
    }
}

/// The functions of a program that are called without a call, by the numbers that `pick` gives; those of one number in order.
pub(super) fn called_by_themselves(
    units: &[Seen<'_>],
    pick: fn(&crate::ast::Var) -> Option<u32>,
) -> Vec<Rc<str>> {
    let mut found = Vec::new();
    for Seen { unit, .. } in units {
        let functions = unit.items.iter().filter_map(|item| match item {
            Item::Function(function) => Some(unit.var(function.var)),
            _ => None,
        });
        found.extend(functions.filter_map(|var| Some((pick(var)?, Rc::clone(&var.ir_name)))));
    }
    found.sort_by_key(|(number, _)| *number);
    found.into_iter().map(|(_, name)| name).collect()
}
