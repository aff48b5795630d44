//! `with`.

use super::exprs::strip;
use super::lowerer::{Cleanup, Lowerer};
use ir::{Intrinsic, Op, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub fn with_statement(&mut self, node: Node<'a>) {
        let is_async = node.child_by_kind("async").is_some();
        if is_async && !self.check_async(node, "'async with' outside async function") {
            let at = self.b.span(node);
            self.b.list_unsupported(node.kind(), at);
            return;
        }
        let Some(clause) = node.child_by_kind("with_clause") else {
            return;
        };
        let mut items = Vec::new();
        for item in clause.named_children() {
            match item.child_by_field("value") {
                // `with (a as b, c):` may be read as one tuple.
                Some(tuple)
                    if tuple.kind() == "tuple" && tuple.child_by_kind("as_pattern").is_some() =>
                {
                    items.extend(tuple.named_children());
                }
                Some(value) => items.push(strip(value)),
                None => {}
            }
        }
        self.with_items(node, &items, is_async);
    }

    fn with_items(&mut self, node: Node<'a>, items: &[Node<'a>], is_async: bool) {
        let Some((item, rest)) = items.split_first() else {
            return self.suite(node.child_by_field("body"));
        };
        if !self.may_enter() {
            let at = self.b.span(*item);
            self.b.unsupported("nesting", at);
            return;
        }
        self.depth += 1;
        self.with_item(node, *item, rest, is_async);
        self.depth -= 1;
    }

    fn with_item(&mut self, node: Node<'a>, item: Node<'a>, rest: &[Node<'a>], is_async: bool) {
        let at = self.header_span(node, node.child_by_field("body"));
        let target = trailing_as(item).and_then(|named| {
            self.transparent.insert(named.index());
            named.child_by_field("alias")
        });
        let manager = self.expr(item);
        let enter = if is_async {
            Intrinsic::EnterAsyncContext
        } else {
            Intrinsic::EnterContext
        };
        let mut entered = self.b.intrinsic(enter, &[manager], at);
        if is_async {
            entered = self.await_value(entered, at);
        }
        let handler = self.b.label("with_error");
        let end = self.b.label("with_end");
        self.b.emit(Op::TryPush { handler }, at);
        self.enter(Cleanup::With {
            manager,
            is_async,
            at,
        });
        if let Some(target) = target {
            self.bind(target, entered);
        }
        self.with_items(node, rest, is_async);
        self.exit();
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
            self.exit_normally(manager, is_async, at);
            self.b.jump(end, at);
        }
        self.b.place(handler, at);
        let error = self.caught("", at);
        let class = self.b.intrinsic(Intrinsic::TypeOf, &[error], at);
        let traceback = self.b.intern("__traceback__");
        let traceback = self.b.load_field(error, traceback, at);
        let handled = self.call_exit(manager, [class, error, traceback], is_async, at);
        let suppress = self.b.label("with_handled");
        let raise = self.b.label("with_raise");
        self.b.branch_if(handled, suppress, raise, at);
        self.b.place(raise, at);
        self.b.emit(Op::Throw { value: error }, at);
        self.b.place(suppress, at);
        self.end_catch(None, at);
        let at = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, at);
    }

    /// Tells a context manager that its body ended without an exception.
    pub fn exit_normally(&mut self, manager: Reg, is_async: bool, at: Span) {
        let nil = self.b.nil(at);
        self.call_exit(manager, [nil, nil, nil], is_async, at);
    }

    fn call_exit(&mut self, manager: Reg, args: [Reg; 3], is_async: bool, at: Span) -> Reg {
        let exit = if is_async { "__aexit__" } else { "__exit__" };
        let result = self.b.call_method(manager, exit, &args, at);
        if is_async {
            self.await_value(result, at)
        } else {
            result
        }
    }
}

/// The `as` behind an expression. The grammar reads `x if c else y as z` as giving a name to `y`, so it
/// may stand at the right end of the expression.
fn trailing_as(node: Node<'_>) -> Option<Node<'_>> {
    let mut at = node;
    while at.kind() != "as_pattern" {
        at = at.children().last().filter(|last| last.is_named())?;
    }
    Some(at)
}
