//! Source that the grammar does not accept: one finding each, and what is sound around it.

use super::lowerer::Lowerer;
use super::stmts::is_statement;
use ir::Reg;
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// Lowers the sound statements inside of text that fits no rule. What they would have been part
    /// of is lost, so they stand for themselves.
    pub fn broken_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        self.b.unsupported_silently("ERROR", at);
        for child in node.named_children() {
            if child.kind() == "block" {
                self.statements(child);
            } else if is_statement(child.kind()) {
                self.statement(child);
            }
        }
    }

    /// Lowers what is sound in the text that does not fit directly inside of a statement.
    pub fn broken_parts(&mut self, node: Node<'a>) {
        for part in node.children().filter(|part| part.is_error()) {
            self.broken_statement(part);
        }
    }

    /// Whether the condition in the head of a statement cannot be read as a whole. Its block does not run then: what little can
    /// be read of the condition says nothing.
    pub fn head_is_broken(&mut self, node: Node<'a>) -> bool {
        let head = node.children().take_while(|part| part.kind() != "block");
        let broken: Vec<Node<'a>> = head.filter(|part| part.is_error()).collect();
        for part in &broken {
            let at = self.b.span(*part);
            self.b.unsupported_silently("ERROR", at);
        }
        !broken.is_empty()
    }

    /// An expression that the text lacks or that fits no rule; its finding is reported with the tree's.
    pub fn broken_expression(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let kind = if node.is_missing() {
            "MISSING"
        } else {
            "ERROR"
        };
        self.b.unsupported_silently(kind, at)
    }
}
