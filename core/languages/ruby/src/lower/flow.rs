//! Branches, loops, handlers and what leaves them.

use super::{Kind, Loop, Lowerer, is_code};
use ir::{Const, Label, Op, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn flow(&mut self, node: Node<'a>, at: Span) -> Reg {
        match node.kind() {
            "if" | "elsif" | "unless" | "conditional" | "if_modifier" | "unless_modifier" => {
                self.branch(node, at)
            }
            "while" | "until" | "while_modifier" | "until_modifier" => self.while_loop(node, at),
            "for" => self.for_loop(node, at),
            "case" => self.case(node, at),
            "case_match" => self.case_match(node, at),
            "match_pattern" | "test_pattern" => {
                let (Some(value), Some(pattern)) =
                    (node.child_by_field("value"), node.child_by_field("pattern"))
                else {
                    return self.unsupported(node);
                };
                let value = self.expr(value);
                if node.kind() == "test_pattern" {
                    return self.pattern(pattern, value);
                }
                let found = self.only_pattern(pattern, value);
                self.either(
                    found,
                    at,
                    |this| this.b.nil(at),
                    |this| this.library_call("no_only_pattern", &[value], at),
                )
            }
            "return" | "break" | "next" => self.leave(node, at),
            "redo" => self.redo(node, at),
            "retry" => {
                match self.frame().retries.last().copied() {
                    Some(label) => {
                        let open = self.frame().last_errors.len();
                        self.restore_error(open.saturating_sub(1), at);
                        self.b.jump(label, at);
                    }
                    None => return self.unsupported(node),
                }
                self.behind(at)
            }
            "ERROR" => {
                self.unsupported(node);
                self.statements(node)
            }
            _ => self.unsupported(node),
        }
    }

    /// A variable that holds what `$!` is here.
    fn last_error(&mut self, at: Span) -> String {
        let globals = self.load_plain("GLOBALS", at);
        let before = self.field(globals, "$!", at);
        let variable = self.hidden("last_error");
        self.declare_hidden(&variable, before, at);
        variable
    }

    /// `$!` is again what it was before the handlers whose code is left.
    fn restore_error(&mut self, open: usize, at: Span) {
        if let Some(before) = self.frame().last_errors.get(open).cloned() {
            let (globals, before) = (self.load_plain("GLOBALS", at), self.load_plain(&before, at));
            self.set_field(globals, "$!", before, at);
        }
    }

    fn behind(&mut self, at: Span) -> Reg {
        let behind = self.b.label("behind");
        self.b.place(behind, at);
        self.b.nil(at)
    }

    /// The body of the loop or block once more, without asking its condition.
    fn redo(&mut self, node: Node<'a>, at: Span) -> Reg {
        let open = self.frame().loops.last();
        let place = open.map(|open| (open.again, open.handlers));
        let Some((again, handlers)) = place.or(self.frame().again.map(|again| (again, 0))) else {
            return self.unsupported(node);
        };
        self.leave_handlers(handlers, at);
        self.b.jump(again, at);
        self.behind(at)
    }

    /// A condition; one with two dots holds from where its beginning does to where its end does.
    fn condition(&mut self, node: Node<'a>) -> Reg {
        let mut inside = node;
        while inside.kind() == "parenthesized_statements"
            && let Some(child) = inside.named_children().next()
        {
            inside = child;
        }
        let ends = (inside.child_by_field("begin"), inside.child_by_field("end"));
        let is_value = |node: Node<'_>| matches!(node.kind(), "integer" | "float" | "string");
        match (inside.kind(), ends) {
            ("range", (Some(begin), Some(end))) if !is_value(begin) && !is_value(end) => {
                self.flip_flop(inside, begin, end)
            }
            _ => self.expr(node),
        }
    }

    fn flip_flop(&mut self, node: Node<'a>, begin: Node<'a>, end: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let operator = node.child_by_field("operator");
        let asks_at_once = operator.is_none_or(|operator| self.text(operator) == "..");
        let key = self.hidden("flip");
        let set = |this: &mut Self, is_on: bool| {
            let globals = this.load_plain("GLOBALS", at);
            let value = this.b.constant(Const::Bool(is_on), at);
            this.set_field(globals, &key, value, at);
            value
        };
        let yes = |this: &mut Self| this.b.constant(Const::Bool(true), at);
        let until_end = |this: &mut Self| {
            let ends = this.expr(end);
            this.either(
                ends,
                at,
                |this| {
                    set(this, false);
                    yes(this)
                },
                yes,
            )
        };
        let globals = self.load_plain("GLOBALS", at);
        let is_on = self.field(globals, &key, at);
        self.either(is_on, at, until_end, |this| {
            let begins = this.expr(begin);
            this.either(
                begins,
                at,
                |this| {
                    let on = set(this, true);
                    match asks_at_once {
                        true => until_end(this),
                        false => on,
                    }
                },
                |this| this.b.constant(Const::Bool(false), at),
            )
        })
    }

    fn branch(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(condition) = node.child_by_field("condition") else {
            return self.unsupported(node);
        };
        let then = node
            .child_by_field("consequence")
            .or_else(|| node.child_by_field("body"));
        let otherwise = node.child_by_field("alternative");
        let (then, otherwise) = match node.kind() {
            "unless" | "unless_modifier" => (otherwise, then),
            _ => (then, otherwise),
        };
        let condition = self.condition(condition);
        self.either(
            condition,
            at,
            |this| this.optional(then, at),
            |this| this.optional(otherwise, at),
        )
    }

    pub(super) fn optional(&mut self, node: Option<Node<'a>>, at: Span) -> Reg {
        match node {
            Some(node) => self.expr(node),
            None => self.b.nil(at),
        }
    }

    fn while_loop(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(condition), Some(body)) = (
            node.child_by_field("condition"),
            node.child_by_field("body"),
        ) else {
            return self.unsupported(node);
        };
        let is_until = node.kind().starts_with("until");
        let result = self.hidden("loop");
        let nothing = self.b.nil(at);
        self.declare_hidden(&result, nothing, at);
        let (check, inside, end) = (
            self.b.label("while_cond"),
            self.b.label("while_body"),
            self.b.label("while_end"),
        );
        if body.kind() == "begin" {
            self.b.jump(inside, at);
        }
        self.b.place(check, at);
        let value = self.expr(condition);
        match is_until {
            true => self.b.branch_if(value, end, inside, at),
            false => self.b.branch_if(value, inside, end, at),
        }
        self.b.place(inside, at);
        let handlers = self.frame().handlers.len();
        let rescues = self.frame().last_errors.len();
        self.frame().loops.push(Loop {
            end,
            next: check,
            again: inside,
            result: result.clone(),
            handlers,
            rescues,
        });
        self.expr(body);
        self.frame().loops.pop();
        self.b.jump(check, at);
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    fn for_loop(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(pattern), Some(value), Some(body)) = (
            node.child_by_field("pattern"),
            node.child_by_field("value"),
            node.child_by_field("body"),
        ) else {
            return self.unsupported(node);
        };
        let Some(value) = value.named_children().next() else {
            return self.unsupported(node);
        };
        let walked = self.expr(value);
        let list = self.method(walked, "to_a", &[], at);
        let (kept, index, result) = (
            self.hidden("list"),
            self.hidden("index"),
            self.hidden("loop"),
        );
        self.declare_hidden(&kept, list, at);
        let zero = self.b.int(0, at);
        self.declare_hidden(&index, zero, at);
        self.declare_hidden(&result, walked, at);
        let (check, inside, end) = (
            self.b.label("for_cond"),
            self.b.label("for_body"),
            self.b.label("for_end"),
        );
        self.b.place(check, at);
        let (list, place) = (self.load_plain(&kept, at), self.load_plain(&index, at));
        let more = self.library_call("has_more", &[list, place], at);
        self.b.branch_if(more, inside, end, at);
        self.b.place(inside, at);
        let element = self.library_call("item", &[list, place], at);
        let one = self.b.int(1, at);
        let next = self.b.binary(ir::BinOp::Add, false, place, one, at);
        self.store_plain(&index, next, at);
        self.assign(pattern, element);
        let again = self.b.label("for_again");
        self.b.place(again, at);
        let handlers = self.frame().handlers.len();
        let rescues = self.frame().last_errors.len();
        self.frame().loops.push(Loop {
            end,
            next: check,
            again,
            result: result.clone(),
            handlers,
            rescues,
        });
        self.expr(body);
        self.frame().loops.pop();
        self.b.jump(check, at);
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    fn leave(&mut self, node: Node<'a>, at: Span) -> Reg {
        let nodes: Vec<_> = node
            .child_by_kind("argument_list")
            .into_iter()
            .flat_map(Node::named_children)
            .filter(is_code)
            .collect();
        let value = match nodes.as_slice() {
            [] => self.b.nil(at),
            [one] if one.kind() != "splat_argument" && one.kind() != "pair" => self.expr(*one),
            several => self.list(several, at),
        };
        let in_loop = self.frame().loops.last().cloned();
        if in_loop.is_none() || node.kind() == "return" {
            self.restore_error(0, at);
        }
        match (node.kind(), in_loop) {
            ("break", Some(open)) => {
                self.store_plain(&open.result, value, at);
                self.leave_handlers(open.handlers, at);
                self.restore_error(open.rescues, at);
                self.b.jump(open.end, at);
            }
            ("next", Some(open)) => {
                self.leave_handlers(open.handlers, at);
                self.restore_error(open.rescues, at);
                self.b.jump(open.next, at);
            }
            ("next", None) => self.emit_return(value, at),
            ("break", None) => match self.frame().break_tag.clone() {
                Some(tag) => self.leave_by("break", &tag, value, at),
                None => self.emit_return(value, at),
            },
            _ if self.frame().kind == Kind::Block => {
                let frame = self.method_frame();
                match self.frames[frame].return_tag.clone() {
                    Some(tag) => self.leave_by("return", &tag, value, at),
                    None => self.emit_return(value, at),
                }
            }
            _ => self.emit_return(value, at),
        }
        self.behind(at)
    }

    // --- handlers

    /// Opens a handler, with what runs when it is left.
    pub(super) fn open_handler(&mut self, handler: Label, cleanup: Option<Node<'a>>, at: Span) {
        self.b.emit(Op::TryPush { handler }, at);
        self.frame().handlers.push(cleanup);
    }

    pub(super) fn close_handler(&mut self, at: Span) {
        self.b.emit(Op::TryPop, at);
        self.frame().handlers.pop();
    }

    /// Emits what leaving all but the first handlers takes; they stay open for the code behind.
    pub(super) fn leave_handlers(&mut self, depth: usize, at: Span) {
        let open = self.frame().handlers.clone();
        while self.frame().handlers.len() > depth {
            let cleanup = self.frame().handlers.pop().flatten();
            self.b.emit(Op::TryPop, at);
            if let Some(cleanup) = cleanup {
                self.statements(cleanup);
            }
        }
        self.frame().handlers = open;
    }

    /// `begin … rescue … else … ensure … end`, or a body that has those.
    pub(super) fn body(&mut self, node: Node<'a>, at: Span) -> Reg {
        let children: Vec<_> = node.named_children().filter(is_code).collect();
        let is_clause = |node: &Node<'a>| matches!(node.kind(), "rescue" | "else" | "ensure");
        let code: Vec<_> = children
            .iter()
            .copied()
            .filter(|node| !is_clause(node))
            .collect();
        let rescues: Vec<_> = children
            .iter()
            .copied()
            .filter(|node| node.kind() == "rescue")
            .collect();
        let otherwise = children.iter().copied().find(|node| node.kind() == "else");
        let Some(ensure) = children
            .iter()
            .copied()
            .find(|node| node.kind() == "ensure")
        else {
            return self.rescued(&code, &rescues, otherwise, node, at);
        };
        let result = self.hidden("ensured");
        let nothing = self.b.nil(at);
        self.declare_hidden(&result, nothing, at);
        let (handler, end) = (self.b.label("ensure"), self.b.label("ensured"));
        self.open_handler(handler, Some(ensure), at);
        let value = self.rescued(&code, &rescues, otherwise, node, at);
        self.store_plain(&result, value, at);
        self.close_handler(at);
        self.statements(ensure);
        self.b.jump(end, at);
        self.b.place(handler, at);
        let error = self.caught(at);
        self.library_call("note_error", &[error], at);
        self.statements(ensure);
        self.b.emit(Op::Throw { value: error }, at);
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    fn rescued(
        &mut self,
        code: &[Node<'a>],
        rescues: &[Node<'a>],
        otherwise: Option<Node<'a>>,
        node: Node<'a>,
        at: Span,
    ) -> Reg {
        if rescues.is_empty() {
            let value = self.sequence(code, node);
            return match otherwise {
                Some(otherwise) => self.expr(otherwise),
                None => value,
            };
        }
        let result = self.hidden("rescued");
        let nothing = self.b.nil(at);
        self.declare_hidden(&result, nothing, at);
        let (again, handler, end) = (
            self.b.label("begin"),
            self.b.label("rescue"),
            self.b.label("end_begin"),
        );
        let last_error = self.last_error(at);
        self.b.place(again, at);
        self.open_handler(handler, None, at);
        let mut value = self.sequence(code, node);
        self.close_handler(at);
        if let Some(otherwise) = otherwise {
            value = self.expr(otherwise);
        }
        self.store_plain(&result, value, at);
        self.b.jump(end, at);
        self.b.place(handler, at);
        let error = self.caught(at);
        self.frame().retries.push(again);
        self.frame().last_errors.push(last_error.clone());
        for &clause in rescues {
            let at = self.b.span(clause);
            let classes: Vec<_> = clause
                .child_by_field("exceptions")
                .into_iter()
                .flat_map(Node::named_children)
                .filter(is_code)
                .collect();
            let list = match classes.is_empty() {
                true => self.load_plain("STANDARD_ERRORS", at),
                false => self.list(&classes, at),
            };
            let takes = self.library_call("rescues", &[list, error], at);
            let (yes, no) = (self.b.label("rescue_body"), self.b.label("rescue_next"));
            self.b.branch_if(takes, yes, no, at);
            self.b.place(yes, at);
            if let Some(target) = clause
                .child_by_field("variable")
                .and_then(|variable| variable.named_children().next())
            {
                self.assign(target, error);
            }
            let globals = self.load_plain("GLOBALS", at);
            self.set_field(globals, "$!", error, at);
            let value = self.statements_of(clause.child_by_field("body"), at);
            self.store_plain(&result, value, at);
            let (globals, before) = (
                self.load_plain("GLOBALS", at),
                self.load_plain(&last_error, at),
            );
            self.set_field(globals, "$!", before, at);
            self.b.jump(end, at);
            self.b.place(no, at);
        }
        self.frame().retries.pop();
        self.frame().last_errors.pop();
        self.b.emit(Op::Throw { value: error }, at);
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    pub(super) fn rescue_modifier(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(body), Some(handled)) =
            (node.child_by_field("body"), node.child_by_field("handler"))
        else {
            return self.unsupported(node);
        };
        let result = self.hidden("rescued");
        let nothing = self.b.nil(at);
        self.declare_hidden(&result, nothing, at);
        let (handler, end) = (self.b.label("rescue"), self.b.label("end_rescue"));
        let last_error = self.last_error(at);
        self.open_handler(handler, None, at);
        let value = self.expr(body);
        self.store_plain(&result, value, at);
        self.close_handler(at);
        self.b.jump(end, at);
        self.b.place(handler, at);
        let error = self.caught(at);
        let list = self.load_plain("STANDARD_ERRORS", at);
        let takes = self.library_call("rescues", &[list, error], at);
        let (yes, no) = (self.b.label("rescue_body"), self.b.label("rescue_next"));
        self.b.branch_if(takes, yes, no, at);
        self.b.place(no, at);
        self.b.emit(Op::Throw { value: error }, at);
        self.b.place(yes, at);
        let globals = self.load_plain("GLOBALS", at);
        self.set_field(globals, "$!", error, at);
        let value = self.expr(handled);
        self.store_plain(&result, value, at);
        let (globals, before) = (
            self.load_plain("GLOBALS", at),
            self.load_plain(&last_error, at),
        );
        self.set_field(globals, "$!", before, at);
        self.b.place(end, at);
        self.load_plain(&result, at)
    }
}
