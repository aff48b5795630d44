//! The patterns of a `match`: tests that go on or jump away, and names captured on the way.

use super::lowerer::Lowerer;
use super::scopes::captured_name;
use ir::{BinOp, Intrinsic, Label, Reg, Span, Symbol};
use syntax::Node;

/// A pattern without the minus sign that may stand in front of a number.
#[derive(Clone, Copy)]
pub(super) struct Pattern<'a> {
    /// Where a minus sign stands in front of a number.
    minus: Option<u32>,
    node: Node<'a>,
}

impl<'a> Pattern<'a> {
    /// A pattern without a minus sign.
    pub fn of(node: Node<'a>) -> Pattern<'a> {
        Pattern { minus: None, node }
    }
}

/// The patterns among some nodes, between separators.
pub(super) fn patterns<'a>(nodes: impl Iterator<Item = Node<'a>>) -> Vec<Pattern<'a>> {
    let mut found = Vec::new();
    let mut minus = None;
    for node in nodes.filter(|node| !node.is_extra()) {
        if node.kind() == "-" {
            minus = Some(node.start());
        } else if node.is_named() || node.kind() == "_" {
            found.push(Pattern { minus, node });
            minus = None;
        }
    }
    found
}

/// The only pattern inside of a node that merely wraps it.
fn unwrap(mut pattern: Pattern<'_>) -> Pattern<'_> {
    loop {
        let node = pattern.node;
        let is_wrapper = match node.kind() {
            "case_pattern" => true,
            "tuple_pattern" => node.child_by_kind(",").is_none(),
            _ => false,
        };
        match patterns(node.children())[..] {
            [only] if is_wrapper && !is_star(only.node) => pattern = only,
            _ => return pattern,
        }
    }
}

fn is_star(node: Node<'_>) -> bool {
    let inner = match node.kind() {
        "case_pattern" => node.named_children().next(),
        _ => Some(node),
    };
    inner.is_some_and(|inner| inner.kind() == "splat_pattern")
}

/// The names a pattern captures, each with what it captured.
type Captures<'a> = Vec<(Node<'a>, Reg)>;

impl<'a> Lowerer<'a> {
    pub fn pattern(
        &mut self,
        pattern: Pattern<'a>,
        subject: Reg,
        fail: Label,
        captures: &mut Captures<'a>,
    ) {
        let pattern = unwrap(pattern);
        let node = pattern.node;
        let at = self.pattern_span(pattern);
        if !self.may_enter() {
            let unknown = self.b.unsupported("nesting", at);
            return self.test(unknown, fail, at);
        }
        self.depth += 1;
        match node.kind() {
            "_" => {}
            "as_pattern" => self.as_pattern(node, subject, fail, captures),
            "union_pattern" => self.alternatives(node, subject, fail, captures),
            "list_pattern" | "tuple_pattern" => {
                let parts = patterns(node.children());
                self.sequence(&parts, subject, fail, at, captures);
            }
            "dict_pattern" => self.mapping(node, subject, fail, captures),
            "class_pattern" => self.class(node, subject, fail, captures),
            _ => match captured_name(node) {
                Some(name) => self.capture(name, subject, captures),
                None => {
                    let matches = self.value_test(pattern, subject);
                    self.test(matches, fail, at);
                }
            },
        }
        self.depth -= 1;
    }

    fn capture(&mut self, name: Node<'a>, value: Reg, captures: &mut Captures<'a>) {
        let text = self.text(name);
        if text == "_" {
            return;
        }
        if captures.iter().any(|(other, _)| self.text(*other) == text) {
            let at = self.b.span(name);
            let message = format!("multiple assignments to name '{text}' in pattern");
            self.b.invalid(at, message);
        }
        captures.push((name, value));
    }

    /// Whether the subject is a constant, or what a dotted name stands for.
    fn value_test(&mut self, pattern: Pattern<'a>, subject: Reg) -> Reg {
        let at = self.pattern_span(pattern);
        let (value, op) = match pattern.node.kind() {
            "true" | "false" | "none" => (self.expr(pattern.node), BinOp::Is),
            _ => (self.pattern_value(pattern), BinOp::Eq),
        };
        self.b.binary(op, false, subject, value, at)
    }

    fn pattern_span(&self, pattern: Pattern<'a>) -> Span {
        let node = pattern.node;
        let start = pattern.minus.unwrap_or(node.start());
        self.b.span_of(start, node.end())
    }

    fn pattern_value(&mut self, pattern: Pattern<'a>) -> Reg {
        let node = pattern.node;
        let at = self.pattern_span(pattern);
        match node.kind() {
            "dotted_name" => self.dotted_value(node),
            "complex_pattern" => self.complex_value(node),
            _ if pattern.minus.is_some() => match self.negative_number(node) {
                Some(value) => self.b.constant(value, at),
                None => {
                    let value = self.expr(node);
                    self.b.unary(ir::UnOp::Neg, value, at)
                }
            },
            _ => self.expr(node),
        }
    }

    /// The value of `a.b.c`.
    fn dotted_value(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let mut parts = node.named_children();
        let mut value = match parts.next() {
            Some(first) => self.load_identifier(first),
            None => return self.broken_expression(node),
        };
        for part in parts {
            let field = self.member(part);
            value = self.b.load_field(value, field, at);
        }
        value
    }

    /// `1 - 2j` and the like.
    fn complex_value(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let [real, imaginary] = patterns(node.children())[..] else {
            return self.broken_expression(node);
        };
        let subtracts = imaginary.minus.is_some();
        let real = self.pattern_value(real);
        let imaginary = self.expr(imaginary.node);
        let op = if subtracts { BinOp::Sub } else { BinOp::Add };
        self.b.binary(op, false, real, imaginary, at)
    }

    fn as_pattern(
        &mut self,
        node: Node<'a>,
        subject: Reg,
        fail: Label,
        captures: &mut Captures<'a>,
    ) {
        if let Some(inner) = node.child_by_kind("case_pattern") {
            let pattern = Pattern::of(inner);
            self.pattern(pattern, subject, fail, captures);
        }
        if let Some(name) = node.child_by_kind("identifier") {
            self.capture(name, subject, captures);
        }
    }

    fn alternatives(
        &mut self,
        node: Node<'a>,
        subject: Reg,
        fail: Label,
        captures: &mut Captures<'a>,
    ) {
        let at = self.b.span(node);
        let alternatives = patterns(node.children());
        let matched = self.b.label("or_matched");
        let mut names: Option<Vec<(Node<'a>, Symbol)>> = None;
        for (index, alternative) in alternatives.iter().enumerate() {
            let is_last = index + 1 == alternatives.len();
            let next = if is_last {
                fail
            } else {
                self.b.label("or_next")
            };
            let alternative = unwrap(*alternative);
            if is_value(alternative.node) && !is_last {
                let matches = self.value_test(alternative, subject);
                self.b.branch_if(matches, matched, next, at);
                self.b.place(next, at);
                names.get_or_insert_default();
                continue;
            }
            let mut captured = Vec::new();
            self.pattern(alternative, subject, next, &mut captured);
            self.keep_captures(&mut names, captured, at);
            if !is_last {
                self.b.jump(matched, at);
                self.b.place_if_used(next, at);
            }
        }
        self.b.place_if_used(matched, at);
        for (name, variable) in names.unwrap_or_default() {
            let value = self.load_symbol(variable, at);
            self.capture(name, value, captures);
        }
    }

    /// Keeps what one alternative captured in the variables that all alternatives share.
    fn keep_captures(
        &mut self,
        names: &mut Option<Vec<(Node<'a>, Symbol)>>,
        captured: Captures<'a>,
        at: Span,
    ) {
        let names = match names {
            Some(names) => names,
            None => names.insert(
                captured
                    .iter()
                    .map(|(name, _)| (*name, self.hidden("or")))
                    .collect(),
            ),
        };
        let mut is_same = names.len() == captured.len();
        for (name, value) in captured {
            let text = self.text(name);
            let known = names.iter().find(|(other, _)| self.text(*other) == text);
            match known {
                Some((_, variable)) => self.store_hidden(*variable, value, at),
                None => is_same = false,
            }
        }
        if !is_same {
            self.b
                .invalid(at, "alternative patterns bind different names");
        }
    }

    pub fn sequence(
        &mut self,
        parts: &[Pattern<'a>],
        subject: Reg,
        fail: Label,
        at: Span,
        captures: &mut Captures<'a>,
    ) {
        let is_sequence = self.b.call_name("_match_sequence", &[subject], at);
        self.test(is_sequence, fail, at);
        let mut stars = (0..parts.len()).filter(|&index| is_star(parts[index].node));
        let star = stars.next();
        if stars.next().is_some() {
            self.b
                .invalid(at, "multiple starred names in sequence pattern");
        }
        let fixed = parts.len() - usize::from(star.is_some());
        if star.is_none() || fixed > 0 {
            let length = self.b.intrinsic(Intrinsic::Len, &[subject], at);
            let wanted = self.b.int(fixed, at);
            let op = if star.is_some() { BinOp::Ge } else { BinOp::Eq };
            let fits = self.b.binary(op, false, length, wanted, at);
            self.test(fits, fail, at);
        }
        let is_asked =
            |part: &Pattern| unwrap(*part).node.kind() != "_" && !is_anonymous_star(part.node);
        if !parts.iter().any(is_asked) {
            return;
        }
        let elements = match star {
            Some(star) => {
                let before = self.b.int(star, at);
                let after = self.b.int(fixed - star, at);
                self.b
                    .intrinsic(Intrinsic::UnpackRest, &[subject, before, after], at)
            }
            None => subject,
        };
        for (index, part) in parts.iter().enumerate().filter(|(_, part)| is_asked(part)) {
            let part_at = self.b.span(part.node);
            let element = self.b.element(elements, index, part_at);
            if is_star(part.node) {
                if let Some(name) = star_name(part.node) {
                    self.capture(name, element, captures);
                }
            } else {
                self.pattern(*part, element, fail, captures);
            }
        }
    }

    fn mapping(&mut self, node: Node<'a>, subject: Reg, fail: Label, captures: &mut Captures<'a>) {
        let at = self.b.span(node);
        let is_mapping = self.b.call_name("_match_mapping", &[subject], at);
        self.test(is_mapping, fail, at);
        let keys = patterns(node.children_by_field("key"));
        let values: Vec<_> = node.children_by_field("value").collect();
        let rest = node
            .child_by_kind("splat_pattern")
            .and_then(|star| star.child_by_kind("identifier"));
        if keys.is_empty() && rest.is_none() {
            return;
        }
        let keys: Vec<_> = keys.iter().map(|key| self.pattern_value(*key)).collect();
        let has_keys = !keys.is_empty();
        let keys = self.tuple(&keys, at);
        if has_keys {
            let found = self.b.call_name("_match_keys", &[subject, keys], at);
            self.test_not_nil(found, fail, at);
            for (index, value) in values.iter().enumerate() {
                let pattern = Pattern::of(*value);
                if unwrap(pattern).node.kind() != "_" {
                    let value_at = self.b.span(*value);
                    let element = self.b.element(found, index, value_at);
                    self.pattern(pattern, element, fail, captures);
                }
            }
        }
        if let Some(name) = rest {
            let value = self.b.call_name("_match_rest", &[subject, keys], at);
            self.capture(name, value, captures);
        }
    }

    fn class(&mut self, node: Node<'a>, subject: Reg, fail: Label, captures: &mut Captures<'a>) {
        let at = self.b.span(node);
        let mut children = node.named_children();
        let class = match children.next() {
            Some(name) => self.dotted_value(name),
            None => self.broken_expression(node),
        };
        let mut parts: Vec<(Pattern, Option<Node>)> = Vec::new();
        let mut names = Vec::new();
        for child in children {
            let (keyword, alias) = keyword_pattern(child);
            match keyword {
                Some(keyword) => {
                    let mut inside = keyword.children();
                    if let Some(name) = inside.next() {
                        let name_at = self.b.span(name);
                        names.push(self.b.text(self.text(name), name_at));
                    }
                    let pattern = patterns(inside).into_iter().next();
                    parts.extend(pattern.map(|pattern| (pattern, alias)));
                }
                None => {
                    if !names.is_empty() {
                        let at = self.b.span(child);
                        self.b
                            .invalid(at, "positional patterns follow keyword patterns");
                    }
                    let pattern = Pattern::of(child);
                    parts.push((pattern, None));
                }
            }
        }
        let count = self.b.int(parts.len() - names.len().min(parts.len()), at);
        let names = self.tuple(&names, at);
        let found = self
            .b
            .call_name("_match_class", &[subject, class, count, names], at);
        self.test_not_nil(found, fail, at);
        for (index, (part, alias)) in parts.into_iter().enumerate() {
            if unwrap(part).node.kind() != "_" || alias.is_some() {
                let part_at = self.b.span(part.node);
                let element = self.b.element(found, index, part_at);
                self.pattern(part, element, fail, captures);
                if let Some(name) = alias {
                    self.capture(name, element, captures);
                }
            }
        }
    }
}

/// The `name=pattern` that a part of a class pattern is, and the name that `as` gives to what matches:
/// the grammar reads `x=P() as p` as giving a name to all of `x=P()`.
fn keyword_pattern(part: Node<'_>) -> (Option<Node<'_>>, Option<Node<'_>>) {
    let Some(inner) = part.named_children().next() else {
        return (None, None);
    };
    match inner.kind() {
        "keyword_pattern" => (Some(inner), None),
        "as_pattern" => {
            let keyword = inner
                .child_by_kind("case_pattern")
                .and_then(|pattern| pattern.child_by_kind("keyword_pattern"));
            (keyword, inner.child_by_kind("identifier"))
        }
        _ => (None, None),
    }
}

/// Whether a pattern is a constant or a dotted name.
fn is_value(node: Node<'_>) -> bool {
    matches!(
        node.kind(),
        "integer"
            | "float"
            | "string"
            | "concatenated_string"
            | "true"
            | "false"
            | "none"
            | "complex_pattern"
    ) || node.kind() == "dotted_name" && captured_name(node).is_none()
}

/// The name of `*name`, if it has one.
fn star_name(node: Node<'_>) -> Option<Node<'_>> {
    let star = match node.kind() {
        "case_pattern" => node.named_children().next()?,
        _ => node,
    };
    star.child_by_kind("identifier")
}

fn is_anonymous_star(node: Node<'_>) -> bool {
    is_star(node) && star_name(node).is_none()
}
