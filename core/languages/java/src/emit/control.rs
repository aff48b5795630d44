//! Ways out of statements, `try`, `switch`.

use super::{Cleanup, Emitter};
use crate::hir::{Case, Catch, Stmt, Switch};
use frontend::{Leave, Regions, Target};
use ir::{Hint, Intrinsic, Label, Op, Reg, Span};

/// How deep `finally` bodies may nest in each other.
const MAX_COPIES: u32 = 8;

impl<'h> Emitter<'h, '_, '_> {
    fn finally_body(&mut self, body: &'h [Stmt], at: Span) {
        if self.copies >= MAX_COPIES {
            self.b.unsupported("nesting", at);
            return;
        }
        self.copies += 1;
        self.within(at, |this| this.statements(body));
        self.copies -= 1;
    }

    pub fn leave(&mut self, label: Option<&str>, continues: bool, at: Span) {
        let Some(jump) = self.regions.jump(label, continues) else {
            let words = match (label, continues) {
                (Some(label), _) => format!("undefined label: {label}"),
                (None, true) => "continue outside of loop".to_owned(),
                (None, false) => "break outside switch or loop".to_owned(),
            };
            return self.b.invalid(at, words);
        };
        self.unwind(jump.depth, at);
        self.b.jump(jump.to, at);
    }

    pub fn give(&mut self, value: Reg, at: Span) {
        let found = self
            .regions
            .cleanups()
            .find_map(|(depth, cleanup)| match *cleanup {
                Cleanup::Value { result, end } => Some((depth, result, end)),
                _ => None,
            });
        let Some((depth, result, end)) = found else {
            return self.b.invalid(at, "yield outside of switch expression");
        };
        self.declare(result, value, at);
        self.unwind(depth + 1, at);
        self.b.jump(end, at);
    }

    // --- try

    pub fn try_statement(
        &mut self,
        body: &'h [Stmt],
        catches: &'h [Catch],
        finally: Option<&'h [Stmt]>,
        at: Span,
    ) {
        let Some(finally) = finally else {
            return self.try_catch(body, catches, at);
        };
        let handler = self.b.label("finally");
        let end = self.b.label("try_end");
        self.b.emit(Op::TryPush { handler }, at);
        self.regions.push(Cleanup::Finally(finally));
        self.try_catch(body, catches, at);
        self.regions.pop();
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
            self.finally_body(finally, at);
            self.b.jump(end, at);
        }
        self.b.place(handler, at);
        let error = self.b.symbolic(Hint::CaughtException("".into()), at);
        self.regions.push(Cleanup::Catch);
        self.finally_body(finally, at);
        self.regions.pop();
        if !self.b.is_terminated() {
            self.b.emit(Op::Throw { value: error }, at);
        }
        self.b.place_if_used(end, at);
    }

    fn try_catch(&mut self, body: &'h [Stmt], catches: &'h [Catch], at: Span) {
        if catches.is_empty() {
            return self.within(at, |this| this.statements(body));
        }
        let handler = self.b.label("catch");
        let end = self.b.label("try_end");
        self.b.emit(Op::TryPush { handler }, at);
        self.regions.push(Cleanup::Handler);
        self.within(at, |this| this.statements(body));
        self.regions.pop();
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
        }
        self.b.jump(end, at);
        self.b.place(handler, at);
        let world = &self.checker.world;
        let names: Vec<String> = catches
            .iter()
            .flat_map(|catch| &catch.types)
            .map(|ty| {
                ty.class_id()
                    .map_or_else(|| "?".to_owned(), |id| world.class(id).name.clone())
            })
            .collect();
        let error = self
            .b
            .symbolic(Hint::CaughtException(names.join("|").into()), at);
        for catch in catches {
            let inside = self.b.label("catch_body");
            let next = self.b.label("catch_next");
            for (index, ty) in catch.types.iter().enumerate() {
                let test = self.is_instance(error, ty, catch.at);
                if index + 1 == catch.types.len() {
                    self.b.branch_if(test, inside, next, catch.at);
                } else {
                    let other = self.b.label("catch_other");
                    self.b.branch_if(test, inside, other, catch.at);
                    self.b.place(other, catch.at);
                }
            }
            self.b.place(inside, catch.at);
            self.regions.push(Cleanup::Catch);
            self.within(catch.at, |this| {
                for ty in &catch.types {
                    this.note_local(catch.name, ty);
                }
                this.declare(catch.name, error, catch.at);
                this.statements(&catch.body);
            });
            self.regions.pop();
            if !self.b.is_terminated() {
                self.b.intrinsic(Intrinsic::EndCatch, &[], catch.at);
                self.b.jump(end, catch.at);
            }
            self.b.place(next, catch.at);
        }
        self.b.emit(Op::Throw { value: error }, at);
        self.b.place_if_used(end, at);
    }

    // --- switch

    pub fn switch_value(&mut self, switch: &'h Switch, at: Span) -> Reg {
        let result = self.hidden("switch");
        let end = self.b.label("switch_value");
        self.regions.push(Cleanup::Value { result, end });
        self.switch(switch, at);
        self.regions.pop();
        // Control gets here by a value alone.
        self.b.place(end, at);
        self.load(result, at)
    }

    pub fn switch(&mut self, switch: &'h Switch, at: Span) {
        let value = self.expr(&switch.selector);
        self.declare(switch.variable, value, at);
        let takes_null = switch
            .arms
            .iter()
            .flat_map(|arm| &arm.cases)
            .any(|case| matches!(case, Case::Test(test) if is_null_test(test)));
        if switch.selector.ty.is_reference() && !takes_null {
            self.refuse_nothing(value, at, |this| this.note_switch(switch));
        }
        let end = self.b.label("switch_end");
        let bodies: Vec<Label> = switch.arms.iter().map(|_| self.b.label("case")).collect();
        let mut default = None;
        for (arm, body) in switch.arms.iter().zip(&bodies) {
            for case in &arm.cases {
                match case {
                    Case::Default => default = Some(*body),
                    Case::Test(test) => {
                        let next = self.b.label("case_next");
                        self.branch(test, *body, next);
                        self.b.place(next, arm.at);
                    }
                    Case::Pattern(pattern, guard) => {
                        let next = self.b.label("case_next");
                        let value = self.load(switch.variable, arm.at);
                        match guard {
                            Some(guard) => {
                                let bound = self.b.label("guard");
                                self.within(arm.at, |this| {
                                    this.matches(value, pattern, bound, next, arm.at);
                                });
                                self.b.place(bound, arm.at);
                                self.branch(guard, *body, next);
                            }
                            None => self.within(arm.at, |this| {
                                this.matches(value, pattern, *body, next, arm.at);
                            }),
                        }
                        self.b.place(next, arm.at);
                    }
                }
            }
        }
        if !self.b.is_terminated() {
            match default {
                Some(body) => self.b.jump(body, at),
                None => self.b.jump(end, at),
            }
        }
        self.regions.push_target(Target {
            labels: Vec::new(),
            break_to: end,
            continue_to: None,
            is_plain: !switch.is_value,
        });
        for (arm, body) in switch.arms.iter().zip(&bodies) {
            self.b.place_if_used(*body, arm.at);
            // What a group of statements declares can be named in those below it too.
            let block = if switch.is_arrow { arm.at } else { at };
            self.within(block, |this| this.statements(&arm.body));
            if switch.is_arrow {
                self.b.jump(end, arm.at);
            }
        }
        self.regions.pop();
        self.b.place_if_used(end, at);
        if switch.is_value && !self.b.is_terminated() {
            let nil = self.b.nil(at);
            self.give(nil, at);
        }
    }
}

fn is_null_test(test: &crate::hir::Expr) -> bool {
    use crate::hir::{Constant, ExprKind};
    matches!(&test.kind, ExprKind::Bin(_, _, right) if matches!(right.kind, ExprKind::Const(Constant::Null)))
}

impl<'h> Leave for Emitter<'h, '_, '_> {
    type Cleanup = Cleanup<'h>;

    fn regions(&mut self) -> &mut Regions<Cleanup<'h>> {
        &mut self.regions
    }

    fn is_terminated(&self) -> bool {
        self.b.is_terminated()
    }

    fn clean_up(&mut self, cleanup: Cleanup<'h>, at: Span) {
        match cleanup {
            Cleanup::Handler => self.b.emit(Op::TryPop, at),
            Cleanup::Finally(body) => {
                self.b.emit(Op::TryPop, at);
                self.finally_body(body, at);
            }
            Cleanup::Catch => {
                self.b.intrinsic(Intrinsic::EndCatch, &[], at);
            }
            Cleanup::Value { .. } => {}
        }
    }
}
