//! Functions.

use super::{Frame, Lowerer};
use ir::{Const, FunctionKind, Hint, Op, ParamKind, Reg};
use syntax::Node;

/// The variable that holds what is behind a function's parameters.
pub(super) const REST: &str = "$rest";

impl<'a> Lowerer<'a> {
    /// Lowers the main chunk. Where functions are made in a loop of it, each captures that round's variables, which are a
    /// function's then.
    pub(super) fn chunk(&mut self, root: Node<'a>) {
        let is_loop = |node: &Node<'a>| {
            matches!(
                node.kind(),
                "for_statement" | "while_statement" | "repeat_statement"
            )
        };
        let is_function =
            |node: Node<'a>| matches!(node.kind(), "function_definition" | "function_declaration");
        let captures =
            (root.descendants().filter(is_loop)).any(|node| node.descendants().any(is_function));
        if self.is_library || !captures {
            self.block(Some(root));
            return;
        }
        let at = self.b.span_of(root.start(), root.start());
        let function = self.function_of("main", root, None, Some(root), false);
        self.b.call_register(function, &[], at);
    }

    /// Lowers a function's body, which is jumped over, and makes the function.
    pub(super) fn function(&mut self, name: &str, node: Node<'a>, is_method: bool) -> Reg {
        let parameters = node.child_by_field("parameters");
        let body = node.child_by_field("body");
        self.function_of(name, node, parameters, body, is_method)
    }

    fn function_of(
        &mut self,
        name: &str,
        node: Node<'a>,
        parameters: Option<Node<'a>>,
        body: Option<Node<'a>>,
        is_method: bool,
    ) -> Reg {
        let at = self.b.span(node);
        let name = &name.replace(':', ".");
        let entry = self.b.label(&format!("func_{name}"));
        let end = self.b.label(&format!("end_{name}"));
        self.b.jump(end, at);
        self.b.place(entry, at);
        self.frames.push(Frame {
            entry: Some(entry),
            ..Frame::default()
        });
        self.open(node.end());
        if is_method {
            self.parameter("self", ParamKind::Normal, parameters.unwrap_or(node));
        }
        for parameter in parameters.into_iter().flat_map(Node::named_children) {
            match parameter.kind() {
                "identifier" => self.parameter(self.text(parameter), ParamKind::Normal, parameter),
                "vararg_expression" => self.parameter(REST, ParamKind::Rest, parameter),
                _ if parameter.is_extra() => {}
                _ => {
                    self.unsupported(parameter);
                }
            }
        }
        self.block(body);
        self.close();
        let behind = self.b.span_of(node.end(), node.end());
        let value = self.b.constant(Const::Unbound, behind);
        self.b.emit(Op::Return { value }, behind);
        self.frames.pop();
        self.b.place(end, at);
        let name = self.b.intern(name);
        let kind = FunctionKind::Function;
        self.b.constant(Const::Function { name, entry, kind }, at)
    }

    fn parameter(&mut self, text: &str, kind: ParamKind, node: Node<'a>) {
        let at = self.b.span(node);
        let name = self.b.intern(text);
        let value = self.b.symbolic(Hint::Param(name, kind), at);
        self.declare(text, value, at, node.start());
    }
}
