//! Patterns: lists that values are taken apart into.

use super::assign::is_simple;
use super::{Lowerer, parts};
use ir::{Intrinsic, Reg};
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// `[$a, 'k' => $b, [$c]] = $value`.
    pub(super) fn take_apart(&mut self, pattern: Node<'a>, value: Reg) {
        let mut index = 0;
        let mut items: Vec<(Option<Node<'a>>, Node<'a>)> = Vec::new();
        let mut skipped: Vec<usize> = Vec::new();
        if pattern.kind() == "array_creation_expression" {
            for element in parts(pattern) {
                match parts(element).as_slice() {
                    [key, target] => items.push((Some(*key), *target)),
                    [target] => items.push((None, *target)),
                    _ => {}
                }
                skipped.push(0);
            }
        } else {
            let mut key = None;
            let mut last: Option<Node<'a>> = None;
            let mut before = 0;
            for child in pattern.children().filter(|child| !child.is_extra()) {
                match child.kind() {
                    "=>" => key = last.take(),
                    "," | "]" | ")" => match last.take() {
                        Some(target) => {
                            items.push((key.take(), target));
                            skipped.push(before);
                            before = 0;
                        }
                        None => before += 1,
                    },
                    "[" | "(" | "list" => {}
                    _ => last = Some(child),
                }
            }
        }
        for ((key, target), before) in items.into_iter().zip(skipped) {
            let at = self.b.span(target);
            index += before;
            let key = match key {
                Some(key) => self.expr(key),
                None => {
                    index += 1;
                    self.b.int(index - 1, at)
                }
            };
            if target.kind() == "by_ref" {
                let cell = self.own(Intrinsic::OrderedReference, &[value, key], at);
                if let Some(target) = parts(target).first() {
                    self.refer_to(*target, cell, at);
                }
                continue;
            }
            let is_pattern = matches!(target.kind(), "list_literal" | "array_creation_expression");
            if is_pattern && target.descendants().any(|node| node.kind() == "by_ref") {
                let inner = self.own(Intrinsic::OrderedInner, &[value, key], at);
                self.take_apart(target, inner);
                continue;
            }
            let element = self.lib("part_of", &[value, key], at);
            let element = self.own(Intrinsic::OrderedCopy, &[element], at);
            let place = self.place_of(target);
            self.write(&place, element, at);
        }
    }

    /// Evaluates once, and ahead of anything else, what stands in the brackets of a target; gives the places of those parts.
    pub(super) fn settle(&mut self, target: Node<'a>, settled: &mut Vec<(u32, u32)>) {
        let Some((inside, rest)) = parts(target).split_first().map(|(a, b)| (*a, b.to_vec()))
        else {
            return;
        };
        match target.kind() {
            "subscript_expression" => {
                self.settle(inside, settled);
                for key in rest.into_iter().filter(|key| !is_simple(key.kind())) {
                    self.settle_part(key, settled);
                }
            }
            "member_access_expression" if inside.kind().ends_with("call_expression") => {
                self.settle_part(inside, settled);
            }
            "member_access_expression" => self.settle(inside, settled),
            _ => {}
        }
    }

    fn settle_part(&mut self, part: Node<'a>, settled: &mut Vec<(u32, u32)>) {
        let at = self.b.span(part);
        let value = self.expr(part);
        let name = self.hidden("settled");
        self.declare_plain(&name, value, at);
        let place = (part.start(), part.end());
        self.settled.insert(place, name);
        settled.push(place);
    }

    pub(super) fn unsettle(&mut self, settled: Vec<(u32, u32)>) {
        for place in settled {
            self.settled.remove(&place);
        }
    }
}
