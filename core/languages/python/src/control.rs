//! Branches and loops.

use super::exprs::strip;
use super::lowerer::Lowerer;
use super::operators::{comparison_parts, operands};
use frontend::Target;
use ir::{Intrinsic, Label, Op, Reg, Span, UnOp};
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// Jumps by the truth of an expression, without making a truth value where none is asked for.
    pub fn condition(&mut self, node: Node<'a>, then: Label, otherwise: Label) {
        let node = strip(node);
        let at = self.b.span(node);
        if !self.may_enter() {
            let value = self.b.unsupported("nesting", at);
            return self.b.branch_if(value, then, otherwise, at);
        }
        self.depth += 1;
        match node.kind() {
            "not_operator" if node.child_by_field("argument").is_some() => {
                if let Some(argument) = node.child_by_field("argument") {
                    self.condition(argument, otherwise, then);
                }
            }
            "boolean_operator" => self.boolean_condition(node, then, otherwise),
            "comparison_operator" => self.comparison_condition(node, then, otherwise),
            _ => {
                let value = self.expr(node);
                self.b.branch_if(value, then, otherwise, at);
            }
        }
        self.depth -= 1;
    }

    fn boolean_condition(&mut self, node: Node<'a>, then: Label, otherwise: Label) {
        let (operator, operands) = operands(node);
        for (index, operand) in operands.iter().enumerate() {
            if index + 1 == operands.len() {
                self.condition(*operand, then, otherwise);
            } else {
                let next = self.b.label(if operator == "and" {
                    "and_rhs"
                } else {
                    "or_rhs"
                });
                match operator {
                    "and" => self.condition(*operand, next, otherwise),
                    _ => self.condition(*operand, then, next),
                }
                let at = self.b.span(operands[index + 1]);
                self.b.place(next, at);
            }
        }
    }

    fn comparison_condition(&mut self, node: Node<'a>, then: Label, otherwise: Label) {
        let at = self.b.span(node);
        let (first, rest) = comparison_parts(node);
        let mut left = self.expr(first);
        for (index, (operator, operand)) in rest.iter().enumerate() {
            let right = self.expr(*operand);
            let holds = self.compare(operator, left, right, at);
            if index + 1 == rest.len() {
                return self.b.branch_if(holds, then, otherwise, at);
            }
            let next = self.b.label("compare_rhs");
            self.b.branch_if(holds, next, otherwise, at);
            self.b.place(next, at);
            left = right;
        }
        // No operator: text that error recovery left.
        self.b.branch_if(left, then, otherwise, at);
    }

    pub fn if_statement(&mut self, node: Node<'a>) {
        let end = self.b.label("if_end");
        let mut clause = node;
        let mut alternatives = node.children_by_field("alternative");
        loop {
            let alternative = alternatives.next();
            let at = self.b.span(clause);
            let then = self.b.label("if_true");
            let otherwise = match alternative {
                Some(_) => self.b.label("if_false"),
                None => end,
            };
            if self.head_is_broken(clause) {
                self.b.jump(otherwise, at);
            } else if let Some(condition) = clause.child_by_field("condition") {
                self.condition(condition, then, otherwise);
            }
            self.b.place_if_used(then, at);
            self.suite(clause.child_by_field("consequence"));
            match alternative {
                None => break,
                Some(alternative) => {
                    self.b.jump(end, at);
                    let at = self.b.span(alternative);
                    self.b.place_if_used(otherwise, at);
                    if alternative.kind() != "elif_clause" {
                        self.suite(alternative.child_by_field("body"));
                        break;
                    }
                    clause = alternative;
                }
            }
        }
        let at = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, at);
    }

    pub fn while_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let next = self.b.label("while_cond");
        let body = self.b.label("while_body");
        let end = self.b.label("while_end");
        let alternative = node.child_by_field("alternative");
        let exhausted = match alternative {
            Some(_) => self.b.label("while_else"),
            None => end,
        };
        self.b.place(next, at);
        let condition = node.child_by_field("condition");
        if self.head_is_broken(node) {
            self.b.jump(exhausted, at);
        } else if let Some(condition) =
            condition.filter(|condition| !self.is_always_true(*condition))
        {
            self.condition(condition, body, exhausted);
            self.b.place_if_used(body, at);
        }
        self.glance(condition, at);
        self.loop_body(node, next, end);
        self.b.jump(next, at);
        self.loop_end(node, alternative, exhausted, end);
    }

    /// Whether a condition is a constant for which a loop needs no test.
    fn is_always_true(&self, condition: Node<'a>) -> bool {
        let condition = strip(condition);
        match condition.kind() {
            "true" => true,
            "integer" => self.text(condition) == "1",
            _ => false,
        }
    }

    fn loop_body(&mut self, node: Node<'a>, continue_to: Label, break_to: Label) {
        let target = Target::plain_loop(break_to, continue_to);
        self.frame_mut().regions.push_target(target);
        self.suite(node.child_by_field("body"));
        self.frame_mut().regions.pop();
    }

    /// The `else` part of a loop, and the place behind it.
    fn loop_end(
        &mut self,
        node: Node<'a>,
        alternative: Option<Node<'a>>,
        exhausted: Label,
        end: Label,
    ) {
        let at = self.b.span_of(node.end(), node.end());
        if let Some(alternative) = alternative {
            let else_at = self.b.span(alternative);
            self.b.place_if_used(exhausted, else_at);
            self.suite(alternative.child_by_field("body"));
        }
        self.b.place_if_used(end, at);
    }

    pub fn for_statement(&mut self, node: Node<'a>) {
        let at = self.header_span(node, node.child_by_field("body"));
        let is_async = node.child_by_kind("async").is_some();
        if is_async && !self.check_async(node, "'async for' outside async function") {
            self.b.list_unsupported(node.kind(), at);
            return;
        }
        let (Some(target), Some(iterable)) =
            (node.child_by_field("left"), node.child_by_field("right"))
        else {
            return;
        };
        let iterable = self.expr(iterable);
        let cursor = self.cursor(iterable, is_async, at);
        let end = self.b.label("for_end");
        let alternative = node.child_by_field("alternative");
        let exhausted = match alternative {
            Some(_) => self.b.label("for_else"),
            None => end,
        };
        self.each_element(
            cursor,
            is_async,
            exhausted,
            at,
            &mut |this, element, next| {
                this.bind(target, element);
                this.loop_body(node, next, end);
            },
        );
        self.loop_end(node, alternative, exhausted, end);
    }

    /// What a loop walks over an iterable.
    pub fn cursor(&mut self, iterable: Reg, is_async: bool, at: Span) -> Reg {
        if is_async {
            self.b.call_name("_async_iterator", &[iterable], at)
        } else {
            self.b.unary(UnOp::Iter, iterable, at)
        }
    }

    /// A loop over a cursor; `body` gets each element and the label of the next round. Behind it
    /// control is at `exhausted`, which the caller places.
    pub fn each_element(
        &mut self,
        cursor: Reg,
        is_async: bool,
        exhausted: Label,
        at: Span,
        body: &mut dyn FnMut(&mut Self, Reg, Label),
    ) {
        if is_async {
            return self.each_awaited_element(cursor, exhausted, at, body);
        }
        let next = self.b.label("for_cond");
        let inside = self.b.label("for_body");
        self.b.place(next, at);
        let has_next = self.b.unary(UnOp::HasNext, cursor, at);
        self.b.branch_if(has_next, inside, exhausted, at);
        self.b.place(inside, at);
        let element = self.b.unary(UnOp::Next, cursor, at);
        body(self, element, next);
        self.b.jump(next, at);
    }

    fn each_awaited_element(
        &mut self,
        cursor: Reg,
        exhausted: Label,
        at: Span,
        body: &mut dyn FnMut(&mut Self, Reg, Label),
    ) {
        let next = self.b.label("for_cond");
        let stopped = self.b.label("for_stop");
        self.b.place(next, at);
        self.b.emit(Op::TryPush { handler: stopped }, at);
        let element = self.b.call_method(cursor, "__anext__", &[], at);
        let element = self.await_value(element, at);
        self.b.emit(Op::TryPop, at);
        body(self, element, next);
        self.b.jump(next, at);

        self.b.place(stopped, at);
        let error = self.caught("StopAsyncIteration", at);
        let class = self.b.intern("StopAsyncIteration");
        let class = self.load_symbol(class, at);
        let is_end = self
            .b
            .intrinsic(Intrinsic::ExceptionMatches, &[error, class], at);
        let done = self.b.label("for_done");
        let other = self.b.label("for_error");
        self.b.branch_if(is_end, done, other, at);
        self.b.place(other, at);
        self.b.emit(Op::Throw { value: error }, at);
        self.b.place(done, at);
        self.b.intrinsic(Intrinsic::EndCatch, &[], at);
        self.b.jump(exhausted, at);
    }
}
