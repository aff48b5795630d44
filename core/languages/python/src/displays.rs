//! Displays of lists, tuples, sets and dictionaries.

use super::exprs::leading_star;
use super::lowerer::Lowerer;
use ir::{Arg, ArgKind, ArrayKind, Op, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// An element of a display or call, spread if it is starred.
    pub fn item(&mut self, node: Node<'a>) -> Arg {
        let kind = match leading_star(node, self.source) {
            Some(star) => {
                self.transparent.insert(star.index());
                ArgKind::Spread
            }
            None => ArgKind::Positional,
        };
        let value = self.expr(node);
        Arg { kind, value }
    }

    pub fn array(&mut self, kind: ArrayKind, items: Vec<Arg>, at: Span) -> Reg {
        let items = items.into();
        self.b.value(|dst| Op::NewArray { dst, kind, items }, at)
    }

    /// A display of the node's named children.
    pub fn display(&mut self, kind: ArrayKind, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let items = node
            .named_children()
            .map(|child| self.item(child))
            .collect();
        self.array(kind, items, at)
    }

    /// A tuple of the node's named children.
    pub fn tuple_display(&mut self, node: Node<'a>) -> Reg {
        let mut children = node.named_children();
        // An assignment target in parentheses is read as a tuple pattern even without a comma.
        if node.kind() == "tuple_pattern"
            && node.child_by_kind(",").is_none()
            && let (Some(only), None) = (children.next(), children.next())
        {
            return self.expr(only);
        }
        self.display(ArrayKind::Tuple, node)
    }

    pub fn dictionary(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let mut items = Vec::new();
        for entry in node.named_children() {
            match entry.kind() {
                "dictionary_splat" => {
                    if let Some(map) = entry.named_children().next() {
                        items.push(Arg {
                            kind: ArgKind::NamedSpread,
                            value: self.expr(map),
                        });
                    }
                }
                "pair" => {
                    let sides = [entry.child_by_field("key"), entry.child_by_field("value")];
                    for side in sides {
                        let value = match side {
                            Some(side) => self.expr(side),
                            None => self.broken_expression(entry),
                        };
                        items.push(Arg::positional(value));
                    }
                }
                _ => drop(self.broken_expression(entry)),
            }
        }
        self.map(items, at)
    }
}
