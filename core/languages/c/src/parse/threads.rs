//! What a program says to the library's threads (`pthread.h`, `threads.h`) without writing it.

use super::{Entity, Parser};
use crate::ast::{ExprKind, VarId};
use crate::token::Place;
use crate::types::Ty;

impl Parser {
    /// Tells the library of an object of which each thread has its own.
    pub(super) fn note_thread_local(&mut self, var: VarId, place: Place) {
        let Some(function) = self.library_function("__thread_local") else {
            return;
        };
        let ty = self.unit.var(var).ty;
        let Some(size) = self.types().size(ty) else {
            return;
        };
        let object = self.add(ExprKind::Var(var), ty, place);
        let pointer = self.unary("&", object, place);
        let size = self.add(ExprKind::Int(size as i64), Ty::UNSIGNED_LONG, place);
        let ty = self.unit.var(function).ty;
        let callee = self.add(ExprKind::Var(function), ty, place);
        let call = self.call_with(callee, vec![pointer, size], place);
        self.unit.var_mut(var).announcement = Some(call);
    }

    /// Where a program makes threads, its loops may be waiting for them.
    pub(super) fn expect_threads(&mut self) {
        let makers = ["pthread_create", "thrd_create"];
        let makes = |name: &&str| match self.scopes[0].names.get(*name) {
            Some(Entity::Var(var)) => self.unit.var(*var).is_used,
            _ => false,
        };
        if !self.is_library && makers.iter().any(makes) {
            self.unit.glance = self.library_function("__glance");
        }
    }

    /// A function that a header has declared, which is used now.
    fn library_function(&mut self, name: &str) -> Option<VarId> {
        let Some(Entity::Var(var)) = self.scopes[0].names.get(name).copied() else {
            return None;
        };
        self.unit.var_mut(var).is_used = true;
        Some(var)
    }
}
