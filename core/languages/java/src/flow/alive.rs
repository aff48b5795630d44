//! Statements that are never reached, and methods that end without a value.

use super::{Findings, arms, closing, everything, lambda_block, own_expressions, truth};
use crate::checker::Checker;
use crate::hir::{ExprKind, Stmt, StmtKind, Switch};
use crate::ty::{ClassId, Ty};
use ir::Span;

impl Checker<'_> {
    pub(super) fn alive(&mut self, class: ClassId, found: &mut Findings) {
        let Some(checked) = self.checked.get(&class) else {
            return;
        };
        let mut ends = Vec::new();
        let mut walk = Walk {
            found,
            jumps: Vec::new(),
            is_recovering: false,
        };
        for body in [&checked.static_init, &checked.instance_init] {
            walk.statements(body, true);
        }
        for method in &checked.methods {
            let info = self.world.method(method.method);
            walk.is_recovering = false;
            let goes_on = walk.statements(&method.body, true) && !walk.is_recovering;
            let body = info.node.and_then(|node| node.child_by_field("body"));
            if let Some(body) = body
                && goes_on
                && info.ret != Ty::Void
                && !method.method.is_constructor
            {
                ends.push(body);
            }
        }
        self.cx.file = self.world.class(class).file;
        for body in ends {
            let at = self.at(body);
            found.push((closing(at), "missing return statement".to_owned()));
        }
    }
}

/// Where a jump goes to.
#[derive(PartialEq, Clone)]
enum Jump {
    /// Out of the innermost loop or switch, or of what the label is in front of.
    Break(Option<String>),
    Continue(Option<String>),
    /// Out of a switch that gives a value.
    Yield,
}

struct Walk<'f> {
    found: &'f mut Findings,
    /// The jumps that have been seen and have not arrived.
    jumps: Vec<Jump>,
    /// Whether something was said of the function at hand that makes the rest doubtful.
    is_recovering: bool,
}

impl Walk<'_> {
    /// Whether control goes on behind the statements; what is not reached is said once.
    fn statements(&mut self, statements: &[Stmt], is_reached: bool) -> bool {
        let mut alive = is_reached;
        let mut is_said = false;
        for statement in statements {
            if matches!(statement.kind, StmtKind::Typed(..) | StmtKind::Nothing) {
                continue;
            }
            if !alive && !is_said {
                self.unreachable(statement.at);
                is_said = true;
            }
            let goes_on = self.statement(statement);
            alive = goes_on && !is_said;
        }
        // What follows is as if it were reached: one finding is enough.
        alive || (is_said && is_reached)
    }

    fn unreachable(&mut self, at: Span) {
        self.is_recovering = true;
        self.found.push((at, "unreachable statement".to_owned()));
    }

    fn arrive(&mut self, jump: &Jump) -> bool {
        let count = self.jumps.len();
        self.jumps.retain(|other| other != jump);
        self.jumps.len() < count
    }

    fn statement(&mut self, statement: &Stmt) -> bool {
        for expr in own_expressions(statement) {
            self.expression(expr);
        }
        match &statement.kind {
            StmtKind::Block(body) => self.statements(body, true),
            StmtKind::If(..) => {
                let (arms, rest) = arms(&statement.kind);
                let mut alive = false;
                for (_, then) in arms {
                    alive |= self.statements(then, true);
                }
                alive | self.statements(rest, true)
            }
            StmtKind::While(condition, body) => self.looped(truth(condition), body, statement.at),
            StmtKind::For(init, condition, _, body) => {
                self.statements(init, true);
                let truth = condition.as_ref().map_or(Some(true), truth);
                self.looped(truth, body, statement.at)
            }
            StmtKind::ForEach(_, _, body) => self.looped(None, body, statement.at),
            StmtKind::DoWhile(body, condition) => {
                let goes_on = self.statements(body, true);
                let again = self.arrive(&Jump::Continue(None)) | goes_on;
                let left = self.arrive(&Jump::Break(None));
                (again && truth(condition) != Some(true)) || left
            }
            StmtKind::Labeled(label, inner) => {
                // A `continue` of the label is one of the loop behind it.
                let goes_on = self.labeled(label, inner);
                self.arrive(&Jump::Break(Some(label.clone()))) | goes_on
            }
            StmtKind::Break(label) => {
                self.jumps.push(Jump::Break(label.clone()));
                false
            }
            StmtKind::Continue(label) => {
                self.jumps.push(Jump::Continue(label.clone()));
                false
            }
            StmtKind::Yield(_) => {
                self.jumps.push(Jump::Yield);
                false
            }
            StmtKind::Return(_) | StmtKind::Throw(_) => false,
            StmtKind::Try {
                body,
                catches,
                finally,
            } => {
                let mut alive = self.statements(body, true);
                for catch in catches {
                    alive |= self.statements(&catch.body, true);
                }
                match finally {
                    Some(finally) => self.statements(finally, true) && alive,
                    None => alive,
                }
            }
            StmtKind::Switch(switch) => {
                let alive = self.arms(switch, statement.at);
                self.arrive(&Jump::Break(None)) | alive
            }
            StmtKind::Typed(..)
            | StmtKind::Declare(..)
            | StmtKind::Expr(_)
            | StmtKind::Unsupported(_)
            | StmtKind::Nothing => true,
        }
    }

    fn labeled(&mut self, label: &str, inner: &Stmt) -> bool {
        let again = Jump::Continue(Some(label.to_owned()));
        match &inner.kind {
            StmtKind::DoWhile(_, condition) => {
                let goes_on = self.statement(inner);
                (self.arrive(&again) && truth(condition) != Some(true)) | goes_on
            }
            _ => {
                let goes_on = self.statement(inner);
                self.arrive(&again);
                goes_on
            }
        }
    }

    fn looped(&mut self, truth: Option<bool>, body: &[Stmt], at: Span) -> bool {
        if truth == Some(false) {
            self.unreachable(super::beginning(at));
        }
        self.statements(body, true);
        self.arrive(&Jump::Continue(None));
        self.arrive(&Jump::Break(None)) | (truth != Some(true))
    }

    fn arms(&mut self, switch: &Switch, at: Span) -> bool {
        if switch.is_value && !switch.is_exhaustive {
            let message = "the switch expression does not cover all possible input values";
            self.found.push((at, message.to_owned()));
        }
        let mut alive = false;
        let mut any = false;
        for arm in &switch.arms {
            let goes_on = self.statements(&arm.body, true);
            any |= goes_on;
            alive = goes_on;
        }
        let ends = if switch.is_arrow { any } else { alive };
        ends || switch.arms.is_empty() || !switch.has_default
    }

    fn expression(&mut self, expr: &crate::hir::Expr) {
        for expr in everything(expr) {
            match &expr.kind {
                ExprKind::Lambda(lambda) => {
                    let outer = std::mem::take(&mut self.jumps);
                    match (lambda_block(&lambda.body), &lambda.body) {
                        (Some(block), _) => {
                            self.statements(block, true);
                        }
                        (
                            None,
                            crate::hir::LambdaBody::Value(value)
                            | crate::hir::LambdaBody::Effect(value),
                        ) => {
                            self.expression(value);
                        }
                        (None, _) => {}
                    }
                    self.jumps = outer;
                }
                ExprKind::Switch(switch) => {
                    self.arms(switch, expr.at);
                    self.arrive(&Jump::Yield);
                }
                _ => {}
            }
        }
    }
}
