//! `try`, `with`, `raise`.
//!
//! A handler starts with the exception that brought control there. On every way out that is not an
//! exception, `@end_catch` says that it has been dealt with. `finally` bodies are copied to each way
//! out, as CPython does.

use super::lowerer::{Cleanup, Lowerer};
use super::scopes::bound_identifiers;
use super::targets::except_alias;
use ir::{ArrayKind, BinOp, Hint, Intrinsic, Label, Op, Reg, Span, Symbol};
use syntax::Node;

/// How deep `finally` bodies may nest in each other.
const MAX_COPIES: u32 = 8;

impl<'a> Lowerer<'a> {
    /// The exception that brought control to this handler.
    pub fn caught(&mut self, class: &str, at: Span) -> Reg {
        self.b.symbolic(Hint::CaughtException(class.into()), at)
    }

    pub fn enter(&mut self, cleanup: Cleanup<'a>) {
        self.frame_mut().regions.push(cleanup);
    }

    pub fn exit(&mut self) {
        self.frame_mut().regions.pop();
    }

    // --- try

    pub fn try_statement(&mut self, node: Node<'a>) {
        let finally = node
            .child_by_kind("finally_clause")
            .map(|clause| (clause, clause.child_by_kind("block")));
        let Some((clause, Some(body))) = finally else {
            return self.try_except(node);
        };
        let at = self.b.span(clause);
        let handler = self.b.label("finally");
        let end = self.b.label("try_end");
        let whole = self.b.span(node);
        self.b.emit(Op::TryPush { handler }, whole);
        self.enter(Cleanup::Finally(body));
        self.try_except(node);
        self.exit();
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
            self.finally_body(body);
            self.b.jump(end, at);
        }
        self.b.place(handler, at);
        let error = self.caught("", at);
        self.enter(Cleanup::Catch(None));
        self.finally_body(body);
        self.exit();
        if !self.b.is_terminated() {
            self.b.emit(Op::Throw { value: error }, at);
        }
        let at = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, at);
    }

    /// One copy of a `finally` body. Each level of nesting multiplies the copies of those inside.
    pub fn finally_body(&mut self, body: Node<'a>) {
        if self.copies >= MAX_COPIES {
            let at = self.b.span(body);
            self.b.unsupported("nesting", at);
            return;
        }
        self.copies += 1;
        self.statements(body);
        self.copies -= 1;
    }

    /// The body of a `try` with its `except` and `else` clauses.
    fn try_except(&mut self, node: Node<'a>) {
        let clauses: Vec<_> = node
            .children()
            .filter(|child| child.kind() == "except_clause")
            .collect();
        let body = node.child_by_field("body");
        let alternative = node
            .child_by_kind("else_clause")
            .and_then(|clause| clause.child_by_field("body"));
        if clauses.is_empty() {
            self.suite(body);
            return self.suite(alternative);
        }
        let at = self.b.span(node);
        let handler = self.b.label("except");
        let end = self.b.label("try_end");
        self.b.emit(Op::TryPush { handler }, at);
        self.enter(Cleanup::Handler);
        self.suite(body);
        self.exit();
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
        }
        self.suite(alternative);
        self.b.jump(end, at);
        self.b.place(handler, at);
        let is_star = clauses[0].child_by_kind("*").is_some();
        let classes: Vec<_> = clauses
            .iter()
            .filter_map(|clause| caught_class(*clause))
            .flat_map(|class| match class.kind() {
                "tuple" => class.named_children().collect(),
                _ => vec![class],
            })
            .map(|class| self.text(class))
            .collect();
        let first_at = self.b.span(clauses[0]);
        let error = self.caught(&classes.join("|"), first_at);
        if is_star {
            self.except_star_clauses(&clauses, error, end);
        } else {
            self.except_clauses(&clauses, error, end);
        }
        let at = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, at);
    }

    fn except_clauses(&mut self, clauses: &[Node<'a>], error: Reg, end: Label) {
        for (index, clause) in clauses.iter().enumerate() {
            let body = clause.child_by_kind("block");
            let at = self.header_span(*clause, body);
            let next = self.b.label("except_next");
            let class = caught_class(*clause);
            if clause.children_by_field("value").nth(1).is_some() {
                self.b
                    .invalid(at, "multiple exception types must be parenthesized");
            }
            if let Some(class) = class {
                let class = self.expr(class);
                let matches = self
                    .b
                    .intrinsic(Intrinsic::ExceptionMatches, &[error, class], at);
                let inside = self.b.label("except_body");
                self.b.branch_if(matches, inside, next, at);
                self.b.place(inside, at);
            } else if index + 1 < clauses.len() {
                self.b.invalid(at, "default 'except:' must be last");
            }
            let name = self.bind_caught(*clause, error);
            self.enter(Cleanup::Catch(name));
            self.suite(body);
            self.exit();
            if !self.b.is_terminated() {
                self.end_catch(name, at);
                self.b.jump(end, at);
            }
            if class.is_none() {
                return;
            }
            self.b.place(next, at);
        }
        let at = self.b.span(clauses[clauses.len() - 1]);
        self.b.emit(Op::Throw { value: error }, at);
    }

    fn bind_caught(&mut self, clause: Node<'a>, error: Reg) -> Option<&'a str> {
        let name = bound_identifiers(except_alias(clause)?).first().copied()?;
        self.store_identifier(name, error);
        Some(self.text(name))
    }

    /// `except*`: each clause handles its part of the group; what no clause handles, and what the
    /// clauses raise, is raised in the end.
    ///
    /// The library's part: `_except_star_match(exception, classes)` gives a tuple of the part that
    /// matches and the rest, each a group or `None`; `_except_star_result(exception, raised, rest)`
    /// gives the exception to raise, or `None`.
    fn except_star_clauses(&mut self, clauses: &[Node<'a>], error: Reg, end: Label) {
        let at = self.b.span(clauses[0]);
        let rest = self.hidden("rest");
        self.store_hidden(rest, error, at);
        let raised = self.b.value(
            |dst| Op::NewArray {
                dst,
                kind: ArrayKind::List,
                items: Box::new([]),
            },
            at,
        );
        for clause in clauses {
            self.except_star_clause(*clause, rest, raised);
        }
        let rest = self.load_symbol(rest, at);
        let result = self
            .b
            .call_name("_except_star_result", &[error, raised, rest], at);
        let raise = self.b.label("except_raise");
        let done = self.b.label("except_done");
        self.branch_if_nil(result, done, raise, at);
        self.b.place(raise, at);
        let result = self.b.intrinsic(Intrinsic::RaisedHere, &[result], at);
        self.b.emit(Op::Throw { value: result }, at);
        self.b.place(done, at);
        self.end_catch(None, at);
        self.b.jump(end, at);
    }

    fn except_star_clause(&mut self, clause: Node<'a>, rest: Symbol, raised: Reg) {
        let body = clause.child_by_kind("block");
        let at = self.header_span(clause, body);
        let Some(class) = caught_class(clause) else {
            return self.b.invalid(at, "expected one or more exception types");
        };
        let class = self.expr(class);
        let error = self.load_symbol(rest, at);
        let parts = self.b.call_name("_except_star_match", &[error, class], at);
        let matched = self.b.element(parts, 0, at);
        let unmatched = self.b.element(parts, 1, at);
        self.store_hidden(rest, unmatched, at);
        let inside = self.b.label("except_body");
        let next = self.b.label("except_next");
        self.branch_if_nil(matched, next, inside, at);
        self.b.place(inside, at);
        let handler = self.b.label("except_raised");
        self.b.emit(Op::TryPush { handler }, at);
        let name = self.bind_caught(clause, matched);
        self.enter(Cleanup::CatchStar { matched, name });
        self.suite(body);
        self.exit();
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
            if let Some(name) = name {
                self.unbind(name, at);
            }
            self.b.jump(next, at);
        }
        self.b.place(handler, at);
        let error = self.caught("", at);
        self.b.intrinsic(Intrinsic::Append, &[raised, error], at);
        self.end_catch(name, at);
        self.b.place(next, at);
    }

    pub fn branch_if_nil(&mut self, value: Reg, nil: Label, other: Label, at: Span) {
        let nothing = self.b.nil(at);
        let is_nil = self.b.binary(BinOp::Is, false, value, nothing, at);
        self.b.branch_if(is_nil, nil, other, at);
    }

    // --- raise

    pub fn raise_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let cause = node.child_by_field("cause");
        let raised = node
            .named_children()
            .find(|child| child.field() != Some("cause"));
        let value = match raised {
            Some(raised) => {
                let error = self.expr(raised);
                match cause {
                    Some(cause) => {
                        let cause = self.expr(cause);
                        self.b.intrinsic(Intrinsic::WithCause, &[error, cause], at)
                    }
                    None => error,
                }
            }
            None => match self.innermost_catch() {
                Some(Cleanup::CatchStar { matched, .. }) => matched,
                _ => self.b.intrinsic(Intrinsic::CurrentException, &[], at),
            },
        };
        self.b.emit(Op::Throw { value }, at);
    }

    fn innermost_catch(&self) -> Option<Cleanup<'a>> {
        self.frame()
            .regions
            .cleanups()
            .map(|(_, cleanup)| *cleanup)
            .find(|cleanup| matches!(cleanup, Cleanup::Catch(_) | Cleanup::CatchStar { .. }))
    }
}

/// The class or classes that an `except` clause names.
fn caught_class(clause: Node<'_>) -> Option<Node<'_>> {
    let value = clause.child_by_field("value")?;
    match value.kind() {
        "as_pattern" => value.named_children().next(),
        _ => Some(value),
    }
}
