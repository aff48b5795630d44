//! `await` and `yield`.

use super::lowerer::{FrameKind, Lowerer};
use ir::{Op, Reg, Span, SuspendKind};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub fn await_expression(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        self.check_async(
            node,
            match self.frame().kind {
                FrameKind::Module | FrameKind::Class => "'await' outside function",
                _ => "'await' outside async function",
            },
        );
        match node.named_children().next() {
            Some(awaited) => {
                let value = self.expr(awaited);
                self.await_value(value, at)
            }
            None => self.broken_expression(node),
        }
    }

    pub fn yield_expression(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let value = match node.named_children().next() {
            Some(value) => self.expr(value),
            None => self.b.nil(at),
        };
        let is_delegation = node.child_by_kind("from").is_some();
        match self.frame().kind {
            FrameKind::Module | FrameKind::Class => {
                self.b.invalid(at, "'yield' outside function");
                return self.b.unsupported_silently("yield", at);
            }
            FrameKind::Comprehension => {
                self.b.invalid(at, "'yield' inside comprehension");
                return self.b.unsupported_silently("yield", at);
            }
            FrameKind::Function { is_async: true } if is_delegation => {
                self.b.invalid(at, "'yield from' inside async function");
            }
            FrameKind::Function { .. } => {}
        }
        let kind = match is_delegation {
            true => SuspendKind::Delegate,
            false => SuspendKind::Yield,
        };
        self.b.value(|dst| Op::Suspend { dst, kind, value }, at)
    }

    pub fn await_value(&mut self, value: Reg, at: Span) -> Reg {
        self.b.value(
            |dst| Op::Suspend {
                dst,
                kind: SuspendKind::Await,
                value,
            },
            at,
        )
    }

    /// Reports what only an `async` function may hold; whether this is one.
    pub fn check_async(&mut self, node: Node<'a>, message: &str) -> bool {
        let is_async = match self.frame().kind {
            FrameKind::Function { is_async } => is_async,
            // Whether the function around is one was checked where the comprehension is called.
            FrameKind::Comprehension => true,
            FrameKind::Module | FrameKind::Class => false,
        };
        if !is_async {
            let at = self.b.span(node);
            self.b.invalid(at, message);
        }
        is_async
    }
}
