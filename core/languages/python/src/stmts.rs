//! Statements: dispatch, and the simple ones.

use super::exprs::strip;
use super::lowerer::{Cleanup, FrameKind, Lowerer};
use super::operators::operands;
use frontend::{Leave, Regions};
use ir::{Intrinsic, Op, Span};
use syntax::Node;

/// Nodes that stand where a statement stands.
pub(super) fn is_statement(kind: &str) -> bool {
    kind.ends_with("_statement")
        || matches!(
            kind,
            "function_definition" | "class_definition" | "decorated_definition"
        )
}

/// What CPython blames for a failed assertion: the last comparison that the condition's evaluation
/// may come to; none if that is the whole statement.
fn blamed_by_assert(condition: Node<'_>) -> Option<Node<'_>> {
    let mut open = vec![condition];
    while let Some(node) = open.pop() {
        let node = strip(node);
        let mut parts = node.named_children();
        match node.kind() {
            "comparison_operator" => return Some(node),
            // Evaluated last, looked at first.
            "boolean_operator" => open.extend(operands(node).1),
            "not_operator" => open.extend(node.child_by_field("argument")),
            "conditional_expression" => {
                if let (Some(value), Some(test), Some(other)) =
                    (parts.next(), parts.next(), parts.next())
                {
                    open.extend([test, value, other]);
                }
            }
            _ => {}
        }
    }
    None
}

impl<'a> Lowerer<'a> {
    /// Lowers the statements of a block.
    pub fn statements(&mut self, block: Node<'a>) {
        for statement in block.named_children() {
            self.statement(statement);
        }
    }

    /// Lowers the suite of a clause, if it has one.
    pub fn suite(&mut self, block: Option<Node<'a>>) {
        if let Some(block) = block {
            self.statements(block);
        }
    }

    pub fn statement(&mut self, node: Node<'a>) {
        if !self.may_enter() {
            let at = self.b.span(node);
            self.b.unsupported("nesting", at);
            return;
        }
        self.depth += 1;
        self.statement_of_kind(node);
        self.depth -= 1;
    }

    fn statement_of_kind(&mut self, node: Node<'a>) {
        if !matches!(node.kind(), "function_definition" | "class_definition") {
            self.broken_parts(node);
        }
        match node.kind() {
            "expression_statement" => self.expression_statement(node),
            "return_statement" => self.return_statement(node),
            "if_statement" => self.if_statement(node),
            "for_statement" => self.for_statement(node),
            "while_statement" => self.while_statement(node),
            "try_statement" => self.try_statement(node),
            "with_statement" => self.with_statement(node),
            "match_statement" => self.match_statement(node),
            "function_definition" => self.function_definition(node, &[], node),
            "class_definition" => self.class_definition(node, &[], node),
            "decorated_definition" => self.decorated_definition(node),
            "import_statement" => self.import_statement(node),
            "import_from_statement" => self.import_from_statement(node),
            "future_import_statement" => self.future_import_statement(node),
            "raise_statement" => self.raise_statement(node),
            "assert_statement" => self.assert_statement(node),
            "delete_statement" => self.delete_statement(node),
            "global_statement" | "nonlocal_statement" => self.check_declaration(node),
            "break_statement" => self.loop_exit(node, "'break' outside loop"),
            "continue_statement" => self.loop_exit(node, "'continue' not properly in loop"),
            "pass_statement" => {}
            "print_statement" => self.python_2_statement(
                node,
                "Missing parentheses in call to 'print'. Did you mean print(...)?",
            ),
            "exec_statement" => self.python_2_statement(
                node,
                "Missing parentheses in call to 'exec'. Did you mean exec(...)?",
            ),
            "type_alias_statement" => self.type_assignment(node),
            "ERROR" => self.broken_statement(node),
            kind => {
                let at = self.b.span(node);
                self.b.unsupported(kind, at);
            }
        }
    }

    fn python_2_statement(&mut self, node: Node<'a>, message: &str) {
        let at = self.b.span(node);
        self.b.invalid(at, message);
        self.b.unsupported_silently(node.kind(), at);
    }

    fn expression_statement(&mut self, node: Node<'a>) {
        let mut parts = node.named_children();
        let Some(first) = parts.next() else { return };
        if parts.next().is_some() || node.child_by_kind(",").is_some() {
            self.tuple_display(node);
            return;
        }
        match first.kind() {
            "assignment" => self.assignment(first),
            "augmented_assignment" => self.augmented_assignment(first),
            // A constant on its own does nothing.
            "integer" | "float" | "true" | "false" | "none" | "ellipsis" => {}
            "string" | "concatenated_string" if self.constant_text(first).is_some() => {}
            _ => drop(self.expr(first)),
        }
    }

    fn return_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let value = node.named_children().next();
        let value = match value {
            Some(value) => self.expr(value),
            None => self.b.nil(at),
        };
        if matches!(self.frame().kind, FrameKind::Module | FrameKind::Class) {
            return self.b.invalid(at, "'return' outside function");
        }
        self.unwind(0, at);
        if !self.b.is_terminated() {
            self.b.emit(Op::Return { value }, at);
        }
    }

    fn loop_exit(&mut self, node: Node<'a>, outside: &str) {
        let at = self.b.span(node);
        let continues = node.kind() == "continue_statement";
        let Some(jump) = self.frame().regions.jump(None, continues) else {
            return self.b.invalid(at, outside);
        };
        self.unwind(jump.depth, at);
        self.b.jump(jump.to, at);
    }

    /// Ends the handling of an exception bound to a name.
    pub fn end_catch(&mut self, name: Option<&'a str>, at: Span) {
        self.b.intrinsic(Intrinsic::EndCatch, &[], at);
        if let Some(name) = name {
            self.unbind(name, at);
        }
    }

    fn assert_statement(&mut self, node: Node<'a>) {
        let mut parts = node.named_children();
        let Some(condition) = parts.next() else {
            return;
        };
        let at = self.b.span(blamed_by_assert(condition).unwrap_or(node));
        let fails = self.b.label("assert_fails");
        let holds = self.b.label("assert_holds");
        self.condition(condition, holds, fails);
        self.b.place_if_used(fails, at);
        let message: Vec<_> = parts
            .next()
            .map(|message| self.expr(message))
            .into_iter()
            .collect();
        let error = self.b.call_name("AssertionError", &message, at);
        self.b.emit(Op::Throw { value: error }, at);
        self.b.place_if_used(holds, at);
    }
}

impl<'a> Leave for Lowerer<'a> {
    type Cleanup = Cleanup<'a>;

    fn regions(&mut self) -> &mut Regions<Cleanup<'a>> {
        &mut self.frame_mut().regions
    }

    fn is_terminated(&self) -> bool {
        self.b.is_terminated()
    }

    fn clean_up(&mut self, cleanup: Cleanup<'a>, at: Span) {
        match cleanup {
            Cleanup::Handler => self.b.emit(Op::TryPop, at),
            Cleanup::Finally(body) => {
                self.b.emit(Op::TryPop, at);
                self.finally_body(body);
            }
            Cleanup::Catch(name) | Cleanup::CatchStar { name, .. } => self.end_catch(name, at),
            Cleanup::With {
                manager,
                is_async,
                at,
            } => {
                self.b.emit(Op::TryPop, at);
                self.exit_normally(manager, is_async, at);
            }
        }
    }
}
