//! `if`, loops, and the jumps out of them.

use super::Lowerer;
use ir::{BinOp, Intrinsic, Label, Op, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn if_statement(&mut self, node: Node<'a>) {
        let end = self.b.label("if_end");
        let mut clause = node;
        let mut alternatives = node.children_by_field("alternative");
        loop {
            let alternative = alternatives.next();
            let at = self.b.span(clause);
            let then = self.b.label("if_true");
            let otherwise = alternative.map_or(end, |_| self.b.label("if_false"));
            self.condition(clause, then, otherwise);
            self.b.place_if_used(then, at);
            self.block(clause.child_by_field("consequence"));
            let Some(alternative) = alternative else {
                break;
            };
            self.b.jump(end, at);
            let at = self.b.span(alternative);
            self.b.place_if_used(otherwise, at);
            if alternative.kind() == "else_statement" {
                self.block(alternative.child_by_field("body"));
                break;
            }
            clause = alternative;
        }
        let at = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, at);
    }

    /// Jumps by the condition of a statement.
    fn condition(&mut self, statement: Node<'a>, then: Label, otherwise: Label) {
        if let Some(condition) = statement.child_by_field("condition") {
            let value = self.expr(condition);
            let at = self.b.span(condition);
            self.b.branch_if(value, then, otherwise, at);
        }
    }

    pub(super) fn while_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let next = self.b.label("while_cond");
        let body = self.b.label("while_body");
        let end = self.b.label("while_end");
        self.b.place(next, at);
        self.condition(node, body, end);
        self.b.place_if_used(body, at);
        self.loop_body(node.child_by_field("body"), end);
        self.b.jump(next, at);
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    fn loop_body(&mut self, body: Option<Node<'a>>, break_to: Label) {
        self.enter_loop(break_to);
        self.block(body);
        self.frame().loops.pop();
    }

    /// The condition sees the names of the body.
    pub(super) fn repeat_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let body = self.b.label("repeat_body");
        let end = self.b.label("repeat_end");
        self.b.place(body, at);
        self.enter_loop(end);
        self.open(node.end());
        if let Some(body) = node.child_by_field("body") {
            self.statements(body);
        }
        self.frame().loops.pop();
        if let Some(condition) = node.child_by_field("condition") {
            let value = self.expr(condition);
            let at = self.b.span(condition);
            // The condition sees what is closed behind it.
            let inside = self.frame().blocks.len() - 1;
            self.leave_blocks(inside, at);
            self.b.branch_if(value, end, body, at);
        }
        self.close();
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    fn enter_loop(&mut self, break_to: Label) {
        let outside = self.frame().blocks.len();
        self.frame().loops.push((break_to, outside));
    }

    pub(super) fn for_statement(&mut self, node: Node<'a>) {
        match node.child_by_field("clause") {
            Some(clause) if clause.kind() == "for_numeric_clause" => self.for_numbers(node, clause),
            Some(clause) => self.for_each(node, clause),
            None => {
                self.unsupported(node);
            }
        }
    }

    /// A loop over numbers: its bounds are evaluated once, and its variable is a new one each time.
    fn for_numbers(&mut self, node: Node<'a>, clause: Node<'a>) {
        let at = self.b.span(clause);
        let number = self.b.next_number();
        let hidden = |what: &str| format!("${what}_{number}");
        let step = clause.child_by_field("step");
        // Whether it goes up or down is known where the step is written as a number.
        let is_known = step.is_none_or(is_constant);
        let goes_down = step.is_some_and(|step| self.text(step).starts_with('-'));
        let bound = |lowerer: &mut Self, field: &str| match clause.child_by_field(field) {
            Some(node) => lowerer.expr(node),
            None => lowerer.b.int(1, at),
        };
        let start = bound(self, "start");
        let last = bound(self, "end");
        let by = bound(self, "step");
        let start = self
            .b
            .intrinsic(Intrinsic::LoopStart, &[start, last, by], at);
        for (what, value) in [("at", start), ("last", last), ("step", by)] {
            self.hide(&hidden(what), value, at);
        }
        if !is_known {
            let zero = self.b.int(0, at);
            let down = self.b.binary(BinOp::Lt, false, by, zero, at);
            self.hide(&hidden("down"), down, at);
        }
        let next = self.b.label("for_cond");
        let body = self.b.label("for_body");
        let end = self.b.label("for_end");
        self.b.place(next, at);
        let compare = |lowerer: &mut Self, op: BinOp| {
            let current = lowerer.hidden(&hidden("at"), at);
            let last = lowerer.hidden(&hidden("last"), at);
            let goes_on = lowerer.b.binary(op, false, current, last, at);
            lowerer.b.branch_if(goes_on, body, end, at);
        };
        if is_known {
            compare(self, if goes_down { BinOp::Ge } else { BinOp::Le });
        } else {
            let (down, up) = (self.b.label("for_down"), self.b.label("for_up"));
            let is_down = self.hidden(&hidden("down"), at);
            self.b.branch_if(is_down, down, up, at);
            self.b.place(down, at);
            compare(self, BinOp::Ge);
            self.b.place(up, at);
            compare(self, BinOp::Le);
        }
        self.b.place_if_used(body, at);
        self.enter_loop(end);
        self.open(node.end());
        if let Some(name) = clause.child_by_field("name") {
            let value = self.hidden(&hidden("at"), at);
            let at = self.b.span(name);
            self.declare(self.text(name), value, at, clause.end());
        }
        self.block(node.child_by_field("body"));
        self.close();
        self.frame().loops.pop();
        if !self.b.is_terminated() {
            let current = self.hidden(&hidden("at"), at);
            let by = self.hidden(&hidden("step"), at);
            // A plain addition is three times as fast, and most limits are far from where integers end.
            let ends_early = is_known
                && clause
                    .child_by_field("end")
                    .is_some_and(|end| self.is_near(end));
            let value = if ends_early {
                self.b.binary(BinOp::Add, false, current, by, at)
            } else {
                self.b.intrinsic(Intrinsic::LoopNext, &[current, by], at)
            };
            let name = self.b.intern(&hidden("at"));
            self.b.emit(Op::StoreVar { name, value }, at);
            self.b.jump(next, at);
        }
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    /// Whether a limit is written without a field, as `math.maxinteger` is one, and without a number of many digits.
    fn is_near(&self, limit: Node<'a>) -> bool {
        match limit.kind() {
            "number" => {
                self.text(limit).len() < 10 && !self.text(limit).contains(['e', 'E', 'p', 'P'])
            }
            "unary_expression" if self.text(limit).starts_with('#') => true,
            "dot_index_expression" => false,
            _ => limit.named_children().all(|part| self.is_near(part)),
        }
    }

    /// A loop over what an iterator gives.
    /// Whether a loop goes over what `pairs` or `ipairs` give, which know what to do with what is unknown.
    fn walks_table(&self, clause: Node<'a>) -> bool {
        let list = clause.child_by_kind("expression_list");
        let first = list.and_then(|list| list.named_children().next());
        let callee = first.and_then(|call| call.child_by_field("name"));
        callee.is_some_and(|name| matches!(self.text(name), "pairs" | "ipairs" | "next"))
    }

    fn for_each(&mut self, node: Node<'a>, clause: Node<'a>) {
        let at = self.b.span(clause);
        let number = self.b.next_number();
        let hidden = |what: &str| format!("${what}_{number}");
        let names: Vec<_> = clause
            .child_by_kind("variable_list")
            .map_or_else(Vec::new, |list| {
                list.named_children()
                    .filter(|name| name.kind() == "identifier")
                    .collect()
            });
        let mut values = self.values(clause.child_by_kind("expression_list"), 4, clause);
        if let Some(next) = values
            .first_mut()
            .filter(|_| !self.is_library && !self.walks_table(clause))
        {
            *next = self.b.call_name("_walked", &[*next], at);
        }
        let all = ["next", "of", "at", "closing"];
        let closes = clause.child_by_kind("expression_list").is_some_and(|list| {
            list.named_children()
                .filter(|node| !node.is_extra())
                .count()
                > 3
                // A call may give four, but hardly any gives what is to be closed.
                || self.world.closes
                    && list.named_children().last().is_some_and(|last| last.kind() == "function_call")
        });
        self.open(node.end());
        for (what, &value) in all.iter().zip(&values) {
            if *what != "closing" || closes {
                self.hide(&hidden(what), value, at);
            }
        }
        if closes {
            self.begin_closing(&hidden("closing"), at);
        }
        let next = self.b.label("each_next");
        let body = self.b.label("each_body");
        let end = self.b.label("each_end");
        self.b.place(next, at);
        let function = self.hidden(&hidden("next"), at);
        let of = self.hidden(&hidden("of"), at);
        let from = self.hidden(&hidden("at"), at);
        let results = match names.len() {
            1 => self.b.call_register(function, &[of, from], at),
            _ => self
                .b
                .intrinsic(Intrinsic::CallAll, &[function, of, from], at),
        };
        self.b.note_last("for iterator 'for iterator'".to_owned());
        let first = match names.len() {
            1 => results,
            _ => self.b.intrinsic(Intrinsic::ResultAt, &[results], at),
        };
        let nothing = self.b.nil(at);
        let is_over = self.b.binary(BinOp::Is, false, first, nothing, at);
        self.b.branch_if(is_over, end, body, at);
        self.b.place(body, at);
        let name = self.b.intern(&hidden("at"));
        self.b.emit(Op::StoreVar { name, value: first }, at);
        self.enter_loop(end);
        self.open(node.end());
        for (place, name) in names.into_iter().enumerate() {
            let value = match place {
                0 => first,
                _ => {
                    let place = self.b.int(place, at);
                    self.b.intrinsic(Intrinsic::ResultAt, &[results, place], at)
                }
            };
            let at = self.b.span(name);
            self.declare(self.text(name), value, at, clause.end());
        }
        self.block(node.child_by_field("body"));
        self.close();
        self.frame().loops.pop();
        self.b.jump(next, at);
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place(end, behind);
        self.close();
        for what in ["next", "of", "at"] {
            self.forget_hidden(&hidden(what), behind);
        }
    }

    /// Keeps a value under a name that no program can write.
    pub(super) fn hide(&mut self, name: &str, value: Reg, at: Span) {
        let name = self.b.intern(name);
        self.b.emit(Op::DeclVar { name, value }, at);
    }

    pub(super) fn hidden(&mut self, name: &str, at: Span) -> Reg {
        let name = self.b.intern(name);
        self.b.value(|dst| Op::LoadVar { dst, name }, at)
    }

    pub(super) fn break_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        // Where there is no loop, the reader of the whole syntax refuses it.
        if let Some((end, outside)) = self.frame().loops.last().copied() {
            self.leave_blocks(outside, at);
            self.b.jump(end, at);
        }
    }

    pub(super) fn goto_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let Some(name) = node.child_by_kind("identifier") else {
            return;
        };
        let name = self.text(name);
        let blocks = self.frame().blocks.iter().enumerate().rev();
        let mut found = blocks.filter_map(|(depth, block)| Some((depth, *block.labels.get(name)?)));
        if let Some((depth, label)) = found.next() {
            self.leave_blocks(depth + 1, at);
            self.b.jump(label, at);
        }
    }

    // --- variables that are closed

    /// From here on a variable's value is told when its block ends, in whichever way.
    pub(super) fn begin_closing(&mut self, variable: &str, at: Span) {
        let handler = self.b.label("closing");
        self.b.emit(Op::TryPush { handler }, at);
        if let Some(block) = self.frame().blocks.last_mut() {
            block.closings.push((variable.to_owned(), handler));
        }
    }

    pub(super) fn end_closing(&mut self, variable: &str, handler: Label) {
        let end = self.frame().blocks.last().map_or(0, |block| block.end);
        // What stands behind the last token is no part of the block.
        let end =
            (self.source.get(..end as usize)).map_or(end, |text| text.trim_end().len() as u32);
        let at = self.b.span_of(end, end);
        let end = self.b.label("closed");
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
            let nothing = self.b.nil(at);
            self.close_value(variable, nothing, at);
            self.b.jump(end, at);
        }
        self.b.place(handler, at);
        let error = self.caught(at);
        self.close_value(variable, error, at);
        self.b.emit(Op::Throw { value: error }, at);
        self.b.place_if_used(end, at);
    }

    fn close_value(&mut self, variable: &str, error: Reg, at: Span) {
        let value = self.hidden(variable, at);
        self.b.intrinsic(Intrinsic::CloseValue, &[value, error], at);
    }

    /// Closes what is open in the blocks from a depth on, which a jump leaves.
    pub(super) fn leave_blocks(&mut self, outside: usize, at: Span) {
        let blocks = self.frame().blocks.iter().skip(outside);
        let open: Vec<String> = blocks
            .flat_map(|block| block.closings.iter().map(|(name, _)| name.clone()))
            .collect();
        for variable in open.iter().rev() {
            self.b.emit(Op::TryPop, at);
            let nothing = self.b.nil(at);
            self.close_value(variable, nothing, at);
        }
    }
}

/// Whether an expression is a number, or the negation of one.
fn is_constant(node: Node<'_>) -> bool {
    node.kind() == "number"
        || node.kind() == "unary_expression"
            && node
                .child_by_field("operand")
                .is_some_and(|operand| operand.kind() == "number")
}
