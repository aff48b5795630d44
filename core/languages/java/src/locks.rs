//! Threads: locks of objects, and what happens at the end of `main`.
//!
//! A lock can only be in somebody's way where there is a second thread. A program that names nothing that could start
//! one is lowered without locks; the test takes too many programs for such rather than too few.

use super::checker::Checker;
use super::hir::{Expr, ExprKind, Stmt, StmtKind, Target};
use super::ty::Ty;
use super::world::MethodId;
use ir::{Span, Symbol};
use syntax::Node;

fn statement(kind: StmtKind, at: Span) -> Stmt {
    Stmt { at, kind }
}

/// Parts of the names by which a program gets at a second thread, or waits for one.
const NAMES: &[&str] = &[
    "Thread",
    "Executor",
    "CompletableFuture",
    "Timer",
    "wait",
    "notify",
];

impl<'a> Checker<'a> {
    /// Whether the code at hand is the program's, and that may start threads.
    fn may_have_threads(&self) -> bool {
        let source = self.world.file(self.cx.file).source;
        self.is_own(self.cx.file) && NAMES.iter().any(|name| source.contains(name))
    }

    /// Lets others run in a loop that may be waiting for them: threads are not interrupted otherwise. That is one whose
    /// condition asks for something, and for no local number.
    pub fn glance(&mut self, condition: Node<'a>, body: &mut Vec<Stmt>) {
        if !self.may_have_threads() {
            return;
        }
        let mut asks = false;
        let mut nodes = vec![condition];
        while let Some(node) = nodes.pop() {
            if node.kind() == "identifier" {
                asks = true;
                let local = self.local(self.text(node));
                if local.is_some_and(|local| matches!(local.ty, Ty::Prim(_))) {
                    return;
                }
            }
            nodes.extend(node.named_children());
        }
        let Some(thread) = self.world.core("Thread").filter(|_| asks) else {
            return;
        };
        let at = self.at(condition);
        let callee = self.global(thread, "Thread.glance/0");
        let call = ExprKind::Call(Target::Global(callee, None), Vec::new());
        body.push(statement(StmtKind::Expr(self.expr(Ty::Void, at, call)), at));
    }

    /// Statements that run while the thread holds an object's lock.
    pub fn locked(&mut self, lock: Expr, body: Vec<Stmt>, at: Span, out: &mut Vec<Stmt>) {
        let class = match self.may_have_threads() {
            true => self.world.core("Locks"),
            false => None,
        };
        let Some(class) = class else {
            out.push(statement(StmtKind::Expr(lock), at));
            out.push(statement(StmtKind::Block(body), at));
            return;
        };
        let ty = lock.ty.clone();
        let held = self.hidden("held");
        out.push(statement(StmtKind::Declare(held, Some(lock)), at));
        let call = |this: &mut Self, key: &str| {
            let callee = this.global(class, key);
            let held = this.local_expr(held, ty.clone(), at);
            let call = ExprKind::Call(Target::Global(callee, None), vec![held]);
            statement(StmtKind::Expr(this.expr(Ty::Void, at, call)), at)
        };
        out.push(call(self, "Locks.enter/1"));
        let leave = call(self, "Locks.leave/1");
        let kind = StmtKind::Try {
            body,
            catches: Vec::new(),
            finally: Some(vec![leave]),
        };
        out.push(statement(kind, at));
    }

    /// A method's body, with the lock that a `synchronized` one holds.
    pub fn locked_body(&mut self, id: MethodId, node: Node<'a>, body: Vec<Stmt>) -> Vec<Stmt> {
        if !super::declare::has_modifier(node, "synchronized") {
            return body;
        }
        let at = self.at(node);
        let lock = if self.world.method(id).is_static {
            let class = self.world.core_ty("Class");
            self.expr(class, at, ExprKind::ClassOf(Ty::class(id.class)))
        } else {
            self.this_expr()
        };
        let mut out = Vec::new();
        self.locked(lock, body, at, &mut out);
        out
    }

    /// The function that lets the other threads run to their ends, where there may be any. What a thread begins with is
    /// called by the machine, by its name.
    pub fn end_of_main(&mut self) -> Option<Symbol> {
        let thread = self.world.core("Thread")?;
        if !self.live.contains(&thread) {
            return None;
        }
        self.want_member("run/0");
        Some(self.global(thread, "Thread.afterMain/0"))
    }
}
