//! `match`.
//!
//! A pattern is a row of tests that jump to the next case when they fail; names are bound when the
//! whole pattern has matched. What instructions cannot ask is asked of the library's prelude:
//!
//! * `_match_sequence(value)`: whether a sequence pattern may take the value;
//! * `_match_mapping(value)`: whether a mapping pattern may;
//! * `_match_keys(mapping, keys)`: the values under a tuple of keys, as a tuple; `None` if one is absent;
//! * `_match_rest(mapping, keys)`: a dictionary of the entries under other keys;
//! * `_match_class(value, class, count, names)`: the members that a class pattern asks for, `count` by
//!   place (`__match_args__`) and then a tuple of names, as a tuple; `None` if the value is no
//!   instance of the class or lacks one.

use super::lowerer::Lowerer;
use super::patterns::{Pattern, patterns};
use ir::{ArrayKind, BinOp, Label, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub fn match_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let subjects: Vec<_> = node.children_by_field("subject").collect();
        let subject = match subjects[..] {
            [only] if node.child_by_kind(",").is_none() => self.expr(only),
            _ => {
                let items = subjects.iter().map(|subject| self.item(*subject));
                let items = items.collect();
                self.array(ArrayKind::Tuple, items, at)
            }
        };
        let end = self.b.label("match_end");
        let body = node.child_by_field("body");
        let clauses: Vec<_> = body
            .into_iter()
            .flat_map(Node::named_children)
            .filter(|clause| clause.kind() == "case_clause")
            .collect();
        for (index, clause) in clauses.iter().enumerate() {
            let next = match index + 1 == clauses.len() {
                true => end,
                false => self.b.label("case_next"),
            };
            self.case(*clause, subject, next);
            let at = self.b.span(*clause);
            if index + 1 < clauses.len() {
                self.b.jump(end, at);
                self.b.place_if_used(next, at);
            }
        }
        let at = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, at);
    }

    fn case(&mut self, clause: Node<'a>, subject: Reg, next: Label) {
        let alternatives: Vec<_> = clause
            .named_children()
            .filter(|child| child.kind() == "case_pattern")
            .collect();
        let mut captures = Vec::new();
        match alternatives[..] {
            [only] if clause.child_by_kind(",").is_none() => {
                let pattern = Pattern::of(only);
                self.pattern(pattern, subject, next, &mut captures);
            }
            [first, .., last] | [first @ last] => {
                let at = self.b.span_of(first.start(), last.end());
                let parts = patterns(alternatives.into_iter());
                self.sequence(&parts, subject, next, at, &mut captures);
            }
            [] => {}
        }
        for (name, value) in captures {
            self.store_identifier(name, value);
        }
        let guard = clause.child_by_field("guard");
        if let Some(condition) = guard.and_then(|guard| guard.named_children().next()) {
            let inside = self.b.label("case_body");
            self.condition(condition, inside, next);
            let at = self.b.span(clause);
            self.b.place_if_used(inside, at);
        }
        self.suite(clause.child_by_field("consequence"));
    }

    /// Goes on if a condition holds, else to `fail`.
    pub fn test(&mut self, condition: Reg, fail: Label, at: Span) {
        let holds = self.b.label("case_test");
        self.b.branch_if(condition, holds, fail, at);
        self.b.place(holds, at);
    }

    /// Goes on unless a value is nil, else to `fail`.
    pub fn test_not_nil(&mut self, value: Reg, fail: Label, at: Span) {
        let nil = self.b.nil(at);
        let holds = self.b.binary(BinOp::IsNot, false, value, nil, at);
        self.test(holds, fail, at);
    }
}
