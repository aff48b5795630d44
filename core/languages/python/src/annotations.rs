//! Types, as annotations spell them.

use super::lowerer::Lowerer;
use ir::{ArrayKind, BinOp, Reg};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub fn type_expression(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let mut parts = node.named_children();
        let (first, second) = (parts.next(), parts.next());
        match (node.kind(), first, second) {
            ("type", Some(inner), _) => self.expr(inner),
            ("generic_type", Some(generic), Some(arguments)) => {
                let generic = self.expr(generic);
                let mut arguments = arguments.named_children();
                let index = match (arguments.next(), arguments.next()) {
                    (Some(only), None) => self.expr(only),
                    (first, second) => {
                        let all = first.into_iter().chain(second).chain(arguments);
                        let items = all.map(|argument| self.item(argument)).collect();
                        self.array(ArrayKind::Tuple, items, at)
                    }
                };
                self.b.load_index(generic, index, at)
            }
            ("union_type", Some(left), Some(right)) => {
                let (left, right) = (self.expr(left), self.expr(right));
                self.b.binary(BinOp::BitOr, false, left, right, at)
            }
            ("member_type", Some(object), Some(name)) => {
                let object = self.expr(object);
                let field = self.member(name);
                self.b.load_field(object, field, at)
            }
            _ => self.broken_expression(node),
        }
    }
}
