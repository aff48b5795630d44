//! `case`, with `when` and with patterns.

use super::{Lowerer, is_code};
use ir::{BinOp, Reg, Span, UnOp};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn case(&mut self, node: Node<'a>, at: Span) -> Reg {
        let value = node.child_by_field("value").map(|value| self.expr(value));
        let result = self.hidden("case");
        let nothing = self.b.nil(at);
        self.declare_hidden(&result, nothing, at);
        let end = self.b.label("end_case");
        for clause in node.named_children().filter(|child| child.kind() == "when") {
            let (yes, no) = (self.b.label("when"), self.b.label("next_when"));
            for pattern in clause.children_by_field("pattern") {
                let at = self.b.span(pattern);
                let Some(inside) = pattern.named_children().next() else {
                    continue;
                };
                let found = match (inside.kind(), value) {
                    ("splat_argument", Some(value)) => {
                        let list = self.list(&[inside], at);
                        self.library_call("any_matches", &[list, value], at)
                    }
                    (_, Some(value)) => self.case_test(inside, value, at),
                    ("splat_argument", None) => {
                        let list = self.list(&[inside], at);
                        self.library_call("any_true", &[list], at)
                    }
                    (_, None) => self.expr(inside),
                };
                let next = self.b.label("when_or");
                self.b.branch_if(found, yes, next, at);
                self.b.place(next, at);
            }
            self.b.jump(no, at);
            self.b.place(yes, at);
            let value = self.optional(clause.child_by_field("body"), at);
            self.store_plain(&result, value, at);
            self.b.jump(end, at);
            self.b.place(no, at);
        }
        if let Some(otherwise) = node.child_by_kind("else") {
            let value = self.expr(otherwise);
            self.store_plain(&result, value, at);
        }
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    /// Whether a value is what a node says: a literal is compared, anything else is asked.
    fn case_test(&mut self, node: Node<'a>, value: Reg, at: Span) -> Reg {
        let is_literal = matches!(
            node.kind(),
            "integer" | "string" | "simple_symbol" | "nil" | "true" | "false"
        );
        if is_literal {
            let test = self.read(node);
            return self.b.binary(BinOp::Eq, false, test, value, at);
        }
        let test = self.expr(node);
        self.method(test, "===", &[value], at)
    }

    pub(super) fn case_match(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(value) = node.child_by_field("value") else {
            return self.unsupported(node);
        };
        let value = self.expr(value);
        let result = self.hidden("case");
        let nothing = self.b.nil(at);
        self.declare_hidden(&result, nothing, at);
        let end = self.b.label("end_case");
        // A value is taken apart once, however many clauses look at its parts.
        let takes_apart = |clause: &Node<'a>| {
            (clause.child_by_field("pattern")).is_some_and(|pattern| {
                let mut inside = pattern.descendants();
                inside.any(|node| matches!(node.kind(), "array_pattern" | "find_pattern"))
            })
        };
        let around = self.taken_apart.take();
        if node.named_children().filter(takes_apart).count() > 1 {
            let (held, empty) = (self.hidden("taken_apart"), self.list_of(&[], at));
            self.declare_hidden(&held, empty, at);
            self.taken_apart = Some(held);
        }
        let is_clause = |child: &Node<'a>| child.kind() == "in_clause";
        let is_only = node.named_children().filter(is_clause).count() == 1
            && node.child_by_field("else").is_none();
        for clause in node.named_children().filter(is_clause) {
            let Some(pattern) = clause.child_by_field("pattern") else {
                continue;
            };
            let (yes, no) = (self.b.label("in"), self.b.label("next_in"));
            let mut found = match is_only {
                true => self.only_pattern(pattern, value),
                false => self.pattern(pattern, value),
            };
            if let Some(guard) = clause.child_by_field("guard")
                && let Some(condition) = guard.child_by_field("condition")
            {
                let negated = guard.kind() == "unless_guard";
                found = self.short_circuit(true, found, at, |this| {
                    let value = this.expr(condition);
                    let value = match negated {
                        true => this.b.unary(UnOp::Not, value, at),
                        false => value,
                    };
                    match is_only {
                        true => this.library_call("guard_or_noted", &[value], at),
                        false => value,
                    }
                });
            }
            self.b.branch_if(found, yes, no, at);
            self.b.place(yes, at);
            let held = self.taken_apart.take();
            let value = self.optional(clause.child_by_field("body"), at);
            self.taken_apart = held;
            self.store_plain(&result, value, at);
            self.b.jump(end, at);
            self.b.place(no, at);
        }
        self.taken_apart = around;
        let value = match node.child_by_field("else") {
            Some(otherwise) => self.expr(otherwise),
            None if is_only => self.library_call("no_only_pattern", &[value], at),
            None => self.library_call("no_pattern", &[value], at),
        };
        self.store_plain(&result, value, at);
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    /// Whether a value fits a pattern; the names in it get what they stand for.
    pub(super) fn pattern(&mut self, node: Node<'a>, value: Reg) -> Reg {
        let at = self.b.span(node);
        match node.kind() {
            "identifier" => {
                self.assign_local(self.text(node), value, at);
                self.b.constant(ir::Const::Bool(true), at)
            }
            "as_pattern" => {
                let (Some(inside), Some(name)) =
                    (node.child_by_field("value"), node.child_by_field("name"))
                else {
                    return self.unsupported(node);
                };
                let found = self.pattern(inside, value);
                self.assign_local(self.text(name), value, at);
                found
            }
            "parenthesized_pattern" => match node.named_children().next() {
                Some(inside) => self.pattern(inside, value),
                None => self.unsupported(node),
            },
            "alternative_pattern" => {
                let mut found = self.b.constant(ir::Const::Bool(false), at);
                for inside in node.named_children().filter(is_code) {
                    found =
                        self.short_circuit(false, found, at, |this| this.pattern(inside, value));
                }
                found
            }
            "array_pattern" => self.array_pattern(node, value, at),
            "hash_pattern" => self.hash_pattern(node, value, at),
            "variable_reference_pattern" | "expression_reference_pattern" => {
                let Some(inside) = node.named_children().next() else {
                    return self.unsupported(node);
                };
                self.value_pattern(inside, value, at)
            }
            "find_pattern" => self.find_pattern(node, value, at),
            _ => self.value_pattern(node, value, at),
        }
    }

    /// Lowers a pattern that no other stands beside: what does not fit is noted, for the error that tells of it.
    pub(super) fn only_pattern(&mut self, node: Node<'a>, value: Reg) -> Reg {
        let around = std::mem::replace(&mut self.notes_misfits, true);
        let found = self.pattern(node, value);
        self.notes_misfits = around;
        found
    }

    /// Whether a value is what a node of a pattern says.
    fn value_pattern(&mut self, node: Node<'a>, value: Reg, at: Span) -> Reg {
        if !self.notes_misfits {
            return self.case_test(node, value, at);
        }
        let test = self.expr(node);
        self.library_call("fits_or_noted", &[test, value], at)
    }

    fn class_check(&mut self, node: Node<'a>, value: Reg, at: Span) -> Reg {
        match node.child_by_field("class") {
            Some(class) => self.value_pattern(class, value, at),
            None => self.b.constant(ir::Const::Bool(true), at),
        }
    }

    /// The parts of a value, if there are as many as wanted.
    fn taken_apart(&mut self, value: Reg, least: Reg, is_open: Reg, at: Span) -> Reg {
        let held = match self.taken_apart.clone() {
            Some(held) => self.load_plain(&held, at),
            None => self.b.nil(at),
        };
        let notes = self.b.constant(ir::Const::Bool(self.notes_misfits), at);
        self.library_call("deconstructed", &[value, least, is_open, held, notes], at)
    }

    fn array_pattern(&mut self, node: Node<'a>, value: Reg, at: Span) -> Reg {
        let class = node.child_by_field("class").map(Node::index);
        let parts: Vec<_> = node
            .named_children()
            .filter(|child| is_code(child) && Some(child.index()) != class)
            .collect();
        let found = self.class_check(node, value, at);
        let rest = parts
            .iter()
            .position(|node| node.kind() == "splat_parameter");
        let least = self.b.int(parts.len() - usize::from(rest.is_some()), at);
        let is_open = self.b.constant(ir::Const::Bool(rest.is_some()), at);
        self.short_circuit(true, found, at, |this| {
            let list = this.taken_apart(value, least, is_open, at);
            this.short_circuit(true, list, at, |this| {
                let mut found = this.b.constant(ir::Const::Bool(true), at);
                for (place, &part) in parts.iter().enumerate() {
                    found = this.short_circuit(true, found, at, |this| {
                        let number = this.b.int(place, at);
                        match rest {
                            Some(rest) if rest == place => {
                                let after = this.b.int(parts.len() - place - 1, at);
                                let middle =
                                    this.library_call("middle_of", &[list, number, after], at);
                                if let Some(name) = part.child_by_field("name") {
                                    this.assign_local(this.text(name), middle, at);
                                }
                                this.b.constant(ir::Const::Bool(true), at)
                            }
                            Some(rest) if rest < place => {
                                let (behind, before) =
                                    (this.b.int(parts.len() - place, at), this.b.int(rest, at));
                                let item =
                                    this.library_call("last_of", &[list, behind, before], at);
                                this.pattern(part, item)
                            }
                            _ => {
                                let item = this.library_call("item", &[list, number], at);
                                this.pattern(part, item)
                            }
                        }
                    });
                }
                found
            })
        })
    }

    /// `[*, pattern, *]`: the first stretch of elements that fits.
    fn find_pattern(&mut self, node: Node<'a>, value: Reg, at: Span) -> Reg {
        let class = node.child_by_field("class").map(Node::index);
        let parts: Vec<_> = node
            .named_children()
            .filter(|child| is_code(child) && Some(child.index()) != class)
            .collect();
        let [before, wanted @ .., behind] = parts.as_slice() else {
            return self.unsupported(node);
        };
        let found = self.class_check(node, value, at);
        let (count, is_open) = (
            self.b.int(wanted.len(), at),
            self.b.constant(ir::Const::Bool(true), at),
        );
        self.short_circuit(true, found, at, |this| {
            let list = this.taken_apart(value, count, is_open, at);
            this.short_circuit(true, list, at, |this| {
                let (index, result) = (this.hidden("index"), this.hidden("found"));
                let (zero, no) = (
                    this.b.int(0, at),
                    this.b.constant(ir::Const::Bool(false), at),
                );
                this.declare_hidden(&index, zero, at);
                this.declare_hidden(&result, no, at);
                let (check, inside, again, end) = (
                    this.b.label("find_cond"),
                    this.b.label("find_body"),
                    this.b.label("find_next"),
                    this.b.label("find_end"),
                );
                this.b.place(check, at);
                let place = this.load_plain(&index, at);
                let more = this.library_call("has_stretch", &[list, place, count], at);
                this.b.branch_if(more, inside, end, at);
                this.b.place(inside, at);
                let mut fits = this.b.constant(ir::Const::Bool(true), at);
                for (offset, &part) in wanted.iter().enumerate() {
                    fits = this.short_circuit(true, fits, at, |this| {
                        let (place, offset) = (this.load_plain(&index, at), this.b.int(offset, at));
                        let place = this.b.binary(BinOp::Add, false, place, offset, at);
                        let item = this.library_call("item", &[list, place], at);
                        this.pattern(part, item)
                    });
                }
                this.store_plain(&result, fits, at);
                this.b.branch_if(fits, end, again, at);
                this.b.place(again, at);
                let (place, one) = (this.load_plain(&index, at), this.b.int(1, at));
                let next = this.b.binary(BinOp::Add, false, place, one, at);
                this.store_plain(&index, next, at);
                this.b.jump(check, at);
                this.b.place(end, at);
                let mut found = this.load_plain(&result, at);
                if this.notes_misfits {
                    found = this.library_call("found_or_noted", &[found, value], at);
                }
                this.short_circuit(true, found, at, |this| {
                    let place = this.load_plain(&index, at);
                    let next = this.b.binary(BinOp::Add, false, place, count, at);
                    for (part, name) in [(*before, "part_before"), (*behind, "part_from")] {
                        if let Some(target) = part.child_by_field("name") {
                            let place = if name == "part_before" { place } else { next };
                            let stretch = this.library_call(name, &[list, place], at);
                            this.assign_local(this.text(target), stretch, at);
                        }
                    }
                    this.b.constant(ir::Const::Bool(true), at)
                })
            })
        })
    }

    /// Whether a pattern has taken all the keys.
    fn nothing_left(&mut self, map: Reg, what: &str, at: Span) -> Reg {
        match self.notes_misfits {
            true => {
                let what = self.b.text(what, at);
                self.library_call("is_empty_or_noted", &[map, what], at)
            }
            false => self.library_call("is_empty", &[map], at),
        }
    }

    fn hash_pattern(&mut self, node: Node<'a>, value: Reg, at: Span) -> Reg {
        let parts: Vec<_> = node
            .named_children()
            .filter(|child| {
                matches!(
                    child.kind(),
                    "keyword_pattern" | "hash_splat_parameter" | "hash_splat_nil"
                )
            })
            .collect();
        let found = self.class_check(node, value, at);
        self.short_circuit(true, found, at, |this| {
            let is_whole = parts
                .iter()
                .any(|part| part.child_by_field("key").is_none());
            let keys: Vec<Reg> = parts
                .iter()
                .filter_map(|part| part.child_by_field("key"))
                .map(|key| this.symbol(this.text(key).trim_matches(['"', '\'']), at))
                .collect();
            let keys = match is_whole {
                true => this.b.nil(at),
                false => this.list_of(&keys, at),
            };
            let notes = this.b.constant(ir::Const::Bool(this.notes_misfits), at);
            let map = this.library_call("deconstructed_keys", &[value, keys, notes], at);
            this.short_circuit(true, map, at, |this| {
                let mut found = match parts.is_empty() {
                    true => this.nothing_left(map, "", at),
                    false => this.b.constant(ir::Const::Bool(true), at),
                };
                for &part in &parts {
                    let Some(key) = part.child_by_field("key") else {
                        if part.kind() == "hash_splat_nil" {
                            found = this.short_circuit(true, found, at, |this| {
                                this.nothing_left(map, "rest of ", at)
                            });
                        }
                        if let Some(name) = part.child_by_field("name") {
                            this.assign_local(this.text(name), map, at);
                        }
                        continue;
                    };
                    let name = this.text(key).trim_matches(['"', '\'']);
                    let symbol = this.symbol(name, at);
                    found = this.short_circuit(true, found, at, |this| {
                        let has = match this.notes_misfits {
                            true => {
                                this.library_call("has_key_or_noted", &[map, symbol, value], at)
                            }
                            false => this.library_call("has_key", &[map, symbol], at),
                        };
                        this.short_circuit(true, has, at, |this| {
                            let item = this.library_call("take_key", &[map, symbol], at);
                            match part.child_by_field("value") {
                                Some(inside) => this.pattern(inside, item),
                                None => {
                                    this.assign_local(name, item, at);
                                    this.b.constant(ir::Const::Bool(true), at)
                                }
                            }
                        })
                    });
                }
                found
            })
        })
    }
}
