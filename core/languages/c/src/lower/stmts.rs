//! Statements.

use super::{Lowerer, MAX_INSTRUCTIONS, Open};
use crate::ast::{ExprId, StmtId, StmtKind, TargetId, VarId};
use ir::{BinOp, Intrinsic, Label, Scalar, Span};

impl Lowerer<'_> {
    pub(super) fn statement(&mut self, id: StmtId) {
        let stmt = self.unit.stmt(id);
        // Out of reach, unless a label is in it.
        if self.b.is_terminated() && !stmt.has_targets {
            return;
        }
        let at = self.at(stmt.place);
        if self.b.instruction_count() > MAX_INSTRUCTIONS {
            self.b.unsupported("size", at);
            return;
        }
        match stmt.kind.clone() {
            StmtKind::Empty => {}
            StmtKind::Expr(value) => {
                self.check_sequence(value);
                self.effect(value);
                self.end_temporaries(at);
            }
            StmtKind::Declare(declarations) => {
                let place = stmt.place;
                for declaration in &declarations {
                    if let crate::ast::Declaration::Var(_, Some(init)) = declaration {
                        for entry in &init.entries {
                            self.check_sequence(entry.value);
                        }
                    }
                    self.declaration(declaration, place);
                    self.end_temporaries(at);
                }
            }
            StmtKind::Block { body, .. } => {
                self.open.push(Open::Block(Vec::new()));
                // What a function's body declares can be named to its end.
                let is_body = self.frame.is_some() && self.blocks.is_empty();
                self.blocks.push(id);
                self.named_in.extend((!is_body).then_some(at));
                for stmt in body {
                    self.statement(stmt);
                }
                if !is_body {
                    self.named_in.pop();
                }
                self.blocks.pop();
                self.close_block(at);
            }
            StmtKind::If(branches, otherwise) => self.if_statement(&branches, otherwise, at),
            StmtKind::While(condition, body) => self.while_statement(condition, body, at),
            StmtKind::DoWhile(body, condition) => self.do_statement(body, condition, at),
            StmtKind::For {
                init,
                condition,
                step,
                body,
            } => self.for_statement(init, condition, step, body, at),
            StmtKind::Switch {
                value,
                body,
                cases,
                default,
            } => self.switch_statement(value, body, &cases, default, at),
            StmtKind::Target(target) => {
                let label = self.target_label(target);
                self.placed.insert(target);
                self.b.place(label, at);
            }
            StmtKind::Goto(target) => {
                let open: Vec<VarId> = self.open.iter().flat_map(blocks).copied().collect();
                // The blocks of the function's parameters and body are not left; other labels are in blocks whose objects
                // live as long.
                let outermost = if self.frame.is_some() { 2 } else { 1 };
                let kept = self.open.iter().take(outermost).flat_map(blocks).count();
                let label = self.target_label(target);
                self.clean_up_before(target, at);
                if !self.b.is_terminated() {
                    self.end_objects(&open[kept..], at);
                }
                self.b.jump(label, at);
            }
            StmtKind::GotoAddress(value) => self.goto_address(value, at),
            StmtKind::Break => self.leave(true, at),
            StmtKind::Continue => self.leave(false, at),
            StmtKind::Return(value) => self.return_statement(value, at),
            StmtKind::Unsupported(kind) => {
                self.b.unsupported_silently(kind, at);
            }
        }
    }

    /// Goes to the one of the function's labels whose address a value is.
    fn goto_address(&mut self, value: ExprId, at: Span) {
        let frame = self.frame.as_ref();
        let targets = frame.map_or(Vec::new(), |frame| frame.addressed.clone());
        let value = self.value(value);
        let value = self.b.unary(ir::UnOp::As(Scalar::I64), value, at);
        for target in targets {
            let label = self.target_label(target);
            let next = self.b.label("goto_next");
            let address = self.sized(Scalar::I64, target.address(), at);
            let is_it = self.b.binary(BinOp::Eq, false, value, address, at);
            self.b.branch_if(is_it, label, next, at);
            self.b.place(next, at);
        }
        self.undefined(
            "type_confusion",
            "a jump to what is the address of no label of the function",
            at,
        );
    }

    /// Closes the innermost block: its objects' lives end.
    fn close_block(&mut self, at: Span) {
        let Some(Open::Block(vars)) = self.open.pop() else {
            return;
        };
        // The function's own objects end with the call.
        let is_outermost = self.frame.is_some() && self.open.len() <= 1;
        self.close_cleanups(at);
        if !self.b.is_terminated() && !is_outermost {
            let end = Span {
                start: at.end,
                ..at
            };
            let end = if at.start.line == at.end.line {
                at
            } else {
                end
            };
            self.end_objects(&vars, end);
        }
    }

    fn target_label(&mut self, target: TargetId) -> Label {
        if let Some(label) = self.labels.get(&target) {
            return *label;
        }
        let name = self.unit.targets[target.0 as usize].name.clone();
        let stem = match &*name {
            "case" => "case_body".to_owned(),
            "default" => "case_default".to_owned(),
            name => format!("label_{name}"),
        };
        let label = self.b.label(&stem);
        self.labels.insert(target, label);
        label
    }

    /// Places the labels that are jumped to and stand in nothing that could be read: behind everything else.
    pub(super) fn place_lost_labels(&mut self, at: Span) {
        let mut lost: Vec<(TargetId, Label)> = self
            .labels
            .iter()
            .map(|(target, label)| (*target, *label))
            .collect();
        lost.retain(|(target, _)| !self.placed.contains(target));
        lost.sort();
        for (target, label) in lost {
            self.placed.insert(target);
            self.b.place(label, at);
            self.b.unsupported_silently("ERROR", at);
        }
    }

    /// `break` or `continue`.
    fn leave(&mut self, is_break: bool, at: Span) {
        let mut ended = Vec::new();
        let mut target = None;
        for open in self.open.iter().rev() {
            match open {
                Open::Block(vars) => ended.splice(0..0, vars.iter().copied()).for_each(drop),
                Open::Loop {
                    break_to,
                    continue_to,
                } => {
                    target = Some(if is_break { *break_to } else { *continue_to });
                    break;
                }
                Open::Switch { break_to } if is_break => {
                    target = Some(*break_to);
                    break;
                }
                Open::Switch { .. } => {}
            }
        }
        if let Some(target) = target
            && !self.b.is_terminated()
        {
            self.clean_up_to(self.depth_of_exit(is_break), at);
            self.end_objects(&ended, at);
            self.b.jump(target, at);
        }
    }

    fn return_statement(&mut self, value: Option<ExprId>, at: Span) {
        if let Some(value) = value {
            self.check_sequence(value);
        }
        let Some(frame) = &self.frame else {
            // A fragment: the run ends.
            let code = match value {
                Some(value) => self.value(value),
                None => self.sized(Scalar::I32, 0, at),
            };
            self.b.intrinsic(Intrinsic::CExit, &[code], at);
            return;
        };
        let (result, returns_record) = (frame.result, frame.returns_record);
        let value = match value {
            Some(value) if returns_record => {
                let value_reg = self.value(value);
                let name = self.b.intern(super::functions::RESULT);
                let target = self.load_var(name, at);
                self.copy(target, value_reg, result, at);
                target
            }
            Some(value) if result.is_void() => {
                self.effect(value);
                self.b.nil(at)
            }
            Some(value) => self.value(value),
            None => self.b.nil(at),
        };
        self.end_temporaries(at);
        self.clean_up_to(0, at);
        self.emit_return(value, at);
    }

    fn if_statement(&mut self, branches: &[(ExprId, StmtId)], otherwise: Option<StmtId>, at: Span) {
        let end = self.b.label("if_end");
        for (number, (condition, body)) in branches.iter().enumerate() {
            let is_last = number + 1 == branches.len() && otherwise.is_none();
            let then = self.b.label("if_true");
            let next = if is_last {
                end
            } else {
                self.b.label("if_false")
            };
            let place = self.at(self.unit.expr(*condition).place);
            self.condition(*condition, then, next);
            self.b.place_if_used(then, place);
            self.substatement(*body);
            if !is_last {
                self.b.jump(end, at);
                self.b.place_if_used(next, at);
            }
        }
        if let Some(otherwise) = otherwise {
            self.substatement(otherwise);
        }
        self.b.place_if_used(end, at);
    }

    /// A condition of a statement, with the end of its temporaries on both sides.
    fn condition(&mut self, id: ExprId, then: Label, otherwise: Label) {
        self.check_sequence(id);
        self.branch(id, then, otherwise);
        self.temporaries.clear();
    }

    /// What a condition or a loop governs: a block, with braces or without.
    fn substatement(&mut self, stmt: StmtId) {
        let at = self.at(self.unit.stmt(stmt).place);
        self.open.push(Open::Block(Vec::new()));
        self.statement(stmt);
        self.close_block(at);
    }

    fn loop_body(&mut self, body: StmtId, break_to: Label, continue_to: Label) {
        self.open.push(Open::Loop {
            break_to,
            continue_to,
        });
        self.substatement(body);
        self.open.pop();
    }

    fn while_statement(&mut self, condition: ExprId, body: StmtId, at: Span) {
        let place = self.at(self.unit.expr(condition).place);
        let (test, inside, end) = (
            self.b.label("while_cond"),
            self.b.label("while_body"),
            self.b.label("while_end"),
        );
        self.b.place(test, place);
        self.condition(condition, inside, end);
        self.b.place_if_used(inside, place);
        self.glance(Some(condition), place);
        self.loop_body(body, end, test);
        self.b.jump(test, at);
        self.b.place_if_used(end, at);
    }

    fn do_statement(&mut self, body: StmtId, condition: ExprId, at: Span) {
        let place = self.at(self.unit.expr(condition).place);
        let (inside, test, end) = (
            self.b.label("do_body"),
            self.b.label("do_cond"),
            self.b.label("do_end"),
        );
        self.b.place(inside, at);
        self.loop_body(body, end, test);
        self.b.place_if_used(test, place);
        if !self.b.is_terminated() {
            self.glance(Some(condition), place);
            self.condition(condition, inside, end);
        }
        self.b.place_if_used(end, at);
    }

    fn for_statement(
        &mut self,
        init: Option<StmtId>,
        condition: Option<ExprId>,
        step: Option<ExprId>,
        body: StmtId,
        at: Span,
    ) {
        self.open.push(Open::Block(Vec::new()));
        self.named_in.push(at);
        if let Some(init) = init {
            self.statement(init);
        }
        let (test, inside, next, end) = (
            self.b.label("for_cond"),
            self.b.label("for_body"),
            self.b.label("for_step"),
            self.b.label("for_end"),
        );
        let place = condition.map_or(at, |condition| self.at(self.unit.expr(condition).place));
        self.b.place(test, place);
        if let Some(condition) = condition {
            self.condition(condition, inside, end);
            self.b.place_if_used(inside, place);
        }
        self.glance(condition, place);
        self.loop_body(body, end, next);
        // Where the loop's own variables are seen.
        let step_place = step.map_or(at, |step| self.at(self.unit.expr(step).place));
        self.b.place_if_used(next, step_place);
        if let Some(step) = step
            && !self.b.is_terminated()
        {
            self.check_sequence(step);
            self.effect(step);
            let at = self.at(self.unit.expr(step).place);
            self.end_temporaries(at);
        }
        self.b.jump(test, step_place);
        self.b.place_if_used(end, at);
        self.named_in.pop();
        self.close_block(at);
    }

    fn switch_statement(
        &mut self,
        value: ExprId,
        body: StmtId,
        cases: &[(i64, i64, TargetId)],
        default: Option<TargetId>,
        at: Span,
    ) {
        let place = self.at(self.unit.expr(value).place);
        let ty = self.unit.expr(value).ty;
        let scalar = self.types().scalar(ty).unwrap_or(Scalar::I32);
        if !self.b.is_terminated() {
            self.check_sequence(value);
            let value = self.value(value);
            self.end_temporaries(place);
            for (low, high, target) in cases {
                let case_place = place;
                let label = self.target_label(*target);
                let next = self.b.label("case_next");
                let low_value = self.sized(scalar, scalar.wrap(*low), case_place);
                if low == high {
                    let fits = self
                        .b
                        .binary(BinOp::Eq, false, value, low_value, case_place);
                    self.b.branch_if(fits, label, next, case_place);
                } else {
                    let second = self.b.label("case_test");
                    let fits = self
                        .b
                        .binary(BinOp::Ge, false, value, low_value, case_place);
                    self.b.branch_if(fits, second, next, case_place);
                    self.b.place(second, case_place);
                    let high = self.sized(scalar, scalar.wrap(*high), case_place);
                    let fits = self.b.binary(BinOp::Le, false, value, high, case_place);
                    self.b.branch_if(fits, label, next, case_place);
                }
                self.b.place(next, case_place);
            }
        }
        let end = self.b.label("switch_end");
        let otherwise = match default {
            Some(target) => self.target_label(target),
            None => end,
        };
        self.b.jump(otherwise, place);
        self.open.push(Open::Switch { break_to: end });
        self.statement(body);
        self.open.pop();
        self.b.place_if_used(end, at);
    }
}

/// The objects of a block.
fn blocks(open: &Open) -> &[VarId] {
    match open {
        Open::Block(vars) => vars,
        _ => &[],
    }
}
