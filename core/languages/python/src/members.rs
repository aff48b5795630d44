//! Members and elements.

use super::exprs::leading_star;
use super::lowerer::Lowerer;
use ir::{ArrayKind, Intrinsic, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// The span that CPython blames for reading a member or calling a method: from the member's name
    /// on, where that stands on a later line than what it is a member of.
    pub fn member_span(&self, attribute: Node<'a>, whole: Node<'a>) -> Span {
        let span = self.b.span(whole);
        match attribute.child_by_field("attribute") {
            Some(name) => {
                let name = self.b.span(name);
                let start = if name.start.line == span.start.line {
                    span.start
                } else {
                    name.start
                };
                Span { start, ..span }
            }
            None => span,
        }
    }

    pub fn attribute(&mut self, node: Node<'a>) -> Reg {
        let (Some(object), Some(name)) = (
            node.child_by_field("object"),
            node.child_by_field("attribute"),
        ) else {
            return self.broken_expression(node);
        };
        self.mention_submodule(object, name);
        let object = self.expr(object);
        let field = self.member(name);
        let at = self.member_span(node, node);
        self.b.load_field(object, field, at)
    }

    pub fn subscript(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let Some(object) = node.child_by_field("value") else {
            return self.broken_expression(node);
        };
        let object = self.expr(object);
        let index = self.index(node);
        self.b.load_index(object, index, at)
    }

    /// The index of a subscript: one expression or slice, or a tuple of several.
    pub fn index(&mut self, subscript: Node<'a>) -> Reg {
        let at = self.b.span(subscript);
        let parts: Vec<_> = subscript.children_by_field("subscript").collect();
        match parts[..] {
            [only]
                if subscript.child_by_kind(",").is_none()
                    && leading_star(only, self.source).is_none() =>
            {
                self.expr(only)
            }
            _ => {
                let items = parts.iter().map(|part| self.item(*part)).collect();
                self.array(ArrayKind::Tuple, items, at)
            }
        }
    }

    pub fn slice(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let mut bounds = [None; 3];
        let mut place = 0;
        for child in node.children().filter(|child| !child.is_extra()) {
            if child.kind() == ":" {
                place += 1;
            } else if let Some(bound) = bounds.get_mut(place) {
                *bound = Some(child);
            }
        }
        let bounds = bounds.map(|bound| match bound {
            Some(bound) => self.expr(bound),
            None => self.b.nil(at),
        });
        self.b.intrinsic(Intrinsic::Slice, &bounds, at)
    }
}
