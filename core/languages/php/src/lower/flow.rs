//! Branches, loops, handlers and what leaves them.

use super::{Lowerer, parts};
use ir::{BinOp, Hint, Intrinsic, Label, Op, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn flow(&mut self, node: Node<'a>, at: Span) {
        match node.kind() {
            "if_statement" => self.branch(node, at),
            "while_statement" => self.while_loop(node, at),
            "do_statement" => self.do_loop(node, at),
            "for_statement" => self.for_loop(node, at),
            "foreach_statement" => self.foreach(node, at),
            "switch_statement" => self.switch(node, at),
            "break_statement" | "continue_statement" => self.leave(node, at),
            "try_statement" => self.try_statement(node, at),
            "named_label_statement" => {
                let label = self.jump_label(node);
                // Whoever jumps here knows nothing of variables.
                self.frame().assigned.clear();
                self.b.place(label, at);
            }
            "goto_statement" => {
                let label = self.jump_label(node);
                let depth = self.handlers_at(node);
                self.leave_handlers(depth, at);
                self.b.jump(label, at);
                self.behind(at);
            }
            _ => {
                self.unsupported(node);
            }
        }
    }

    fn jump_label(&mut self, node: Node<'a>) -> Label {
        let name = parts(node).first().map_or("", |name| self.text(*name));
        if let Some(label) = self.frame().labels.get(name) {
            return *label;
        }
        let label = self.b.label(&format!("label_{name}"));
        self.frame().labels.insert(name.to_owned(), label);
        label
    }

    /// How many of the open handlers are around the label that a jump names, too.
    fn handlers_at(&mut self, jump: Node<'a>) -> usize {
        let name = parts(jump).first().map_or("", |name| self.text(*name));
        let source = self.source;
        let is_label = |node: &Node<'a>| {
            node.kind() == "named_label_statement"
                && parts(*node)
                    .first()
                    .is_some_and(|own| own.text(source) == name)
        };
        let open = &self.frame().tries;
        let around = open
            .iter()
            .take_while(|(body, _)| body.descendants().any(|node| is_label(&node)));
        around.last().map_or(0, |(_, handlers)| *handlers)
    }

    fn optional(&mut self, node: Option<Node<'a>>) {
        if let Some(node) = node {
            self.statement(node);
        }
    }

    /// The body of a statement, with the text behind it that is not code and still belongs to it.
    fn body_of(&mut self, node: Node<'a>) {
        let Some(body) = node.child_by_field("body") else {
            return;
        };
        self.statement(body);
        let behind = node
            .children()
            .skip_while(|child| child.start() < body.end());
        for child in behind.take_while(|child| child.kind() == "text_interpolation") {
            self.statement(child);
        }
    }

    fn branch(&mut self, node: Node<'a>, at: Span) {
        let end = self.b.label("if_end");
        let before = self.frame().assigned.clone();
        let alternatives: Vec<_> = node.children_by_field("alternative").collect();
        let mut clauses = vec![node];
        clauses.extend(
            alternatives
                .iter()
                .filter(|part| part.kind() == "else_if_clause"),
        );
        let otherwise = alternatives
            .iter()
            .find(|part| part.kind() == "else_clause");
        let mut meet: Option<rustc_hash::FxHashSet<String>> = None;
        for clause in clauses {
            let Some(condition) = clause.child_by_field("condition") else {
                continue;
            };
            let value = self.condition(condition);
            let (yes, no) = (self.b.label("if_then"), self.b.label("if_else"));
            self.b.branch_if(value, yes, no, at);
            self.b.place(yes, at);
            self.body_of(clause);
            if !self.b.is_terminated() {
                let assigned = self.frame().assigned.clone();
                meet = Some(match meet {
                    Some(meet) => meet.intersection(&assigned).cloned().collect(),
                    None => assigned,
                });
            }
            self.b.jump(end, at);
            self.frame().assigned = before.clone();
            self.b.place(no, at);
        }
        if let Some(otherwise) = otherwise {
            self.optional(otherwise.child_by_field("body"));
            if let Some(meet) = meet {
                let assigned = self.frame().assigned.clone();
                self.frame().assigned = meet.intersection(&assigned).cloned().collect();
            }
        }
        self.b.place(end, at);
    }

    fn in_loop(&mut self, end: Label, next: Label, node: Node<'a>) {
        let handlers = self.frame().handlers.len();
        self.frame().loops.push((end, next, handlers));
        self.body_of(node);
        self.frame().loops.pop();
    }

    fn while_loop(&mut self, node: Node<'a>, at: Span) {
        let (check, body, end) = (
            self.b.label("while_cond"),
            self.b.label("while_body"),
            self.b.label("while_end"),
        );
        let before = self.frame().assigned.clone();
        self.b.place(check, at);
        if let Some(condition) = node.child_by_field("condition") {
            let value = self.condition(condition);
            self.b.branch_if(value, body, end, at);
        }
        let known = self.frame().assigned.clone();
        self.b.place(body, at);
        self.in_loop(end, check, node);
        self.b.jump(check, at);
        self.b.place(end, at);
        self.frame().assigned = if known.is_superset(&before) {
            known
        } else {
            before
        };
    }

    fn do_loop(&mut self, node: Node<'a>, at: Span) {
        let (body, check, end) = (
            self.b.label("do_body"),
            self.b.label("do_cond"),
            self.b.label("do_end"),
        );
        self.b.place(body, at);
        self.in_loop(end, check, node);
        self.b.place(check, at);
        if let Some(condition) = node.child_by_field("condition") {
            let value = self.condition(condition);
            self.b.branch_if(value, body, end, at);
        }
        self.b.place(end, at);
    }

    fn for_loop(&mut self, node: Node<'a>, at: Span) {
        let (check, body, update, end) = (
            self.b.label("for_cond"),
            self.b.label("for_body"),
            self.b.label("for_update"),
            self.b.label("for_end"),
        );
        if let Some(start) = node.child_by_field("initialize") {
            self.expr(start);
        }
        let before = self.frame().assigned.clone();
        self.b.place(check, at);
        if let Some(condition) = node.child_by_field("condition") {
            let value = match condition.kind() {
                "sequence_expression" => {
                    let value = self.expr(condition);
                    self.own(Intrinsic::LooseTruth, &[value], at)
                }
                _ => self.condition(condition),
            };
            self.b.branch_if(value, body, end, at);
        }
        self.b.place(body, at);
        let handlers = self.frame().handlers.len();
        self.frame().loops.push((end, update, handlers));
        let statements: Vec<_> = node.children_by_field("body").collect();
        for statement in statements {
            self.statement(statement);
        }
        self.frame().loops.pop();
        self.b.place(update, at);
        if let Some(update) = node.child_by_field("update") {
            self.expr(update);
        }
        self.b.jump(check, at);
        self.b.place(end, at);
        self.frame().assigned = before;
    }

    fn foreach(&mut self, node: Node<'a>, at: Span) {
        let nodes = parts(node);
        let (Some(source), Some(target)) = (nodes.first().copied(), nodes.get(1).copied()) else {
            self.unsupported(node);
            return;
        };
        let (key, value) = match target.kind() {
            "pair" => match parts(target).as_slice() {
                [key, value] => (Some(*key), *value),
                _ => return,
            },
            _ => (None, target),
        };
        let by_reference = value.kind() == "by_ref";
        // `[&$a]` refers to what is inside of an element.
        let refers_inside = matches!(value.kind(), "list_literal" | "array_creation_expression")
            && value.descendants().any(|node| node.kind() == "by_ref");
        let before = self.frame().assigned.clone();
        let walked = match by_reference || refers_inside {
            true => self.container(source),
            false => self.kept(source),
        };
        let is_array = self.own(Intrinsic::IsOrdered, &[walked], at);
        let walked = self.unless(is_array, walked, at, |s| {
            let scope = s.scope_text(at);
            let mut all = vec![walked, scope];
            if s.counts_objects || by_reference {
                all.push(s.truth_of(s.counts_objects, at));
            }
            if by_reference {
                all.push(s.truth_of(true, at));
            }
            s.lib("walked", &all, at)
        });
        let (array, place, keep) = (
            self.hidden("array"),
            self.hidden("place"),
            self.hidden("walk"),
        );
        let zero = self.b.int(0, at);
        let is_array = self.own(Intrinsic::IsOrdered, &[walked], at);
        self.declare_plain(&array, walked, at);
        self.declare_plain(&place, zero, at);
        self.declare_plain(&keep, is_array, at);
        let begun = self.counts_objects.then(|| self.hidden("begun"));
        if let Some(begun) = &begun {
            let value = self.lib("walk_begun", &[], at);
            self.declare_plain(begun, value, at);
        }
        let (check, step, other, inside, objects, end, next) = (
            self.b.label("foreach_cond"),
            self.b.label("foreach_step"),
            self.b.label("foreach_other"),
            self.b.label("foreach_body"),
            self.b.label("foreach_object"),
            self.b.label("foreach_end"),
            self.b.label("foreach_next"),
        );
        let (key_kept, value_kept) = (self.hidden("key"), self.hidden("value"));
        let nothing = self.b.nil(at);
        self.declare_plain(&key_kept, nothing, at);
        self.declare_plain(&value_kept, nothing, at);
        self.b.place(check, at);
        let is_array = self.load_plain(&keep, at);
        self.b.branch_if(is_array, step, other, at);
        // An array: places in turn.
        self.b.place(step, at);
        let of = self.load_plain(&array, at);
        let from = self.load_plain(&place, at);
        let found = self.own(Intrinsic::OrderedStep, &[of, from], at);
        let zero = self.b.int(0, at);
        let is_end = self.b.binary(BinOp::Lt, false, found, zero, at);
        let there = self.b.label("foreach_there");
        self.b.branch_if(is_end, end, there, at);
        self.b.place(there, at);
        self.store_plain(&place, found, at);
        let element_key = match key.is_some() || by_reference || refers_inside {
            true => {
                let element_key = self.own(Intrinsic::OrderedKey, &[of, found], at);
                self.store_plain(&key_kept, element_key, at);
                element_key
            }
            false => found,
        };
        let element = match by_reference {
            true => self.own(Intrinsic::OrderedReference, &[of, element_key], at),
            false if refers_inside => self.own(Intrinsic::OrderedInner, &[of, element_key], at),
            false => {
                let element = self.own(Intrinsic::OrderedValue, &[of, found], at);
                self.own(Intrinsic::OrderedCopy, &[element], at)
            }
        };
        self.store_plain(&value_kept, element, at);
        self.b.jump(inside, at);
        // An object that is walked by its methods.
        self.b.place(other, at);
        let of = self.load_plain(&array, at);
        let more = self.b.call_method(of, "valid()", &[], at);
        let more = self.own(Intrinsic::LooseTruth, &[more], at);
        self.b.branch_if(more, objects, end, at);
        self.b.place(objects, at);
        let element = match by_reference {
            true => self.lib("current_reference", &[of], at),
            false => self.b.call_method(of, "current()", &[], at),
        };
        self.store_plain(&value_kept, element, at);
        if key.is_some() {
            let element_key = self.b.call_method(of, "key()", &[], at);
            self.store_plain(&key_kept, element_key, at);
        }
        self.b.place(inside, at);
        let element = self.load_plain(&value_kept, at);
        if by_reference {
            if let Some(name) = parts(value).first().and_then(|node| self.variable(*node)) {
                self.store_plain(&self.named(name), element, at);
                self.frame().assigned.insert(name.to_owned());
                let walk = (name.to_owned(), array.clone(), place.clone());
                self.frame().walks.push(walk);
            }
        } else {
            let target = self.place_of(value);
            self.write(&target, element, at);
        }
        if let Some(key) = key {
            let element_key = self.load_plain(&key_kept, at);
            let target = self.place_of(key);
            self.write(&target, element_key, at);
        }
        self.in_loop(end, next, node);
        self.b.place(next, at);
        let is_array = self.load_plain(&keep, at);
        let (by_place, by_method) = (self.b.label("by_place"), self.b.label("by_method"));
        self.b.branch_if(is_array, by_place, by_method, at);
        self.b.place(by_place, at);
        let from = self.load_plain(&place, at);
        let one = self.b.int(1, at);
        let behind = self.b.binary(BinOp::Add, false, from, one, at);
        if by_reference {
            let of = self.load_plain(&array, at);
            let more = self.own(Intrinsic::OrderedStep, &[of, behind], at);
            let zero = self.b.int(0, at);
            let is_last = self.b.binary(BinOp::Lt, false, more, zero, at);
            let (settle, go) = (self.b.label("settle"), self.b.label("go"));
            // The last element stays what the variable refers to.
            self.b.branch_if(is_last, end, settle, at);
            self.b.place(settle, at);
            self.own(Intrinsic::OrderedSettle, &[of, from], at);
            self.b.place(go, at);
        }
        self.store_plain(&place, behind, at);
        self.b.jump(check, at);
        self.b.place(by_method, at);
        let of = self.load_plain(&array, at);
        self.b.call_method(of, "next()", &[], at);
        self.b.jump(check, at);
        self.b.place(end, at);
        // What is walked is there until the walk is over, and so is the number of the walk.
        self.load_plain(&array, at);
        if let Some(begun) = &begun {
            self.load_plain(begun, at);
        }
        if !by_reference {
            let nothing = self.b.nil(at);
            self.store_plain(&array, nothing, at);
        }
        if let Some(begun) = &begun {
            let nothing = self.b.nil(at);
            self.store_plain(begun, nothing, at);
        }
        self.frame().assigned = before;
    }

    fn switch(&mut self, node: Node<'a>, at: Span) {
        let (Some(condition), Some(body)) = (
            node.child_by_field("condition"),
            node.child_by_field("body"),
        ) else {
            self.unsupported(node);
            return;
        };
        let value = self.expr(condition);
        let cases: Vec<_> = parts(body)
            .into_iter()
            .filter(|part| matches!(part.kind(), "case_statement" | "default_statement"))
            .collect();
        let labels: Vec<Label> = cases.iter().map(|_| self.b.label("case")).collect();
        let end = self.b.label("switch_end");
        let before = self.frame().assigned.clone();
        let mut default = end;
        for (case, label) in cases.iter().zip(&labels) {
            match case.child_by_field("value") {
                Some(wanted) => {
                    let at = self.b.span(wanted);
                    let wanted = self.expr(wanted);
                    let equal = self.b.binary(BinOp::Eq, false, value, wanted, at);
                    let next = self.b.label("next_case");
                    self.b.branch_if(equal, *label, next, at);
                    self.b.place(next, at);
                }
                None => default = *label,
            }
        }
        self.b.jump(default, at);
        let handlers = self.frame().handlers.len();
        self.frame().loops.push((end, end, handlers));
        for (case, label) in cases.iter().zip(&labels) {
            self.b.place(*label, at);
            let value = case.child_by_field("value");
            for statement in parts(*case) {
                if Some(statement.start()) != value.map(Node::start) {
                    self.statement(statement);
                }
            }
            self.frame().assigned = before.clone();
        }
        self.frame().loops.pop();
        self.b.place(end, at);
    }

    fn leave(&mut self, node: Node<'a>, at: Span) {
        let depth = parts(node)
            .first()
            .and_then(|depth| self.text(*depth).parse::<usize>().ok())
            .unwrap_or(1);
        let loops = &self.frame().loops;
        let found = loops
            .len()
            .checked_sub(depth)
            .and_then(|place| loops.get(place).copied());
        let Some((end, next, handlers)) = found else {
            self.unsupported(node);
            return;
        };
        self.leave_handlers(handlers, at);
        self.b.jump(
            if node.kind() == "break_statement" {
                end
            } else {
                next
            },
            at,
        );
        self.behind(at);
    }

    // --- handlers

    fn open_handler(&mut self, handler: Label, cleanup: Option<Node<'a>>, at: Span) {
        self.b.emit(Op::TryPush { handler }, at);
        self.frame().handlers.push(cleanup);
    }

    fn close_handler(&mut self, at: Span) {
        self.b.emit(Op::TryPop, at);
        self.frame().handlers.pop();
    }

    /// Emits what leaving all but the first handlers takes; they stay open for the code behind.
    pub(super) fn leave_handlers(&mut self, depth: usize, at: Span) {
        let open = self.frame().handlers.clone();
        while self.frame().handlers.len() > depth {
            let cleanup = self.frame().handlers.pop().flatten();
            self.b.emit(Op::TryPop, at);
            if let Some(cleanup) = cleanup {
                self.block(cleanup);
            }
        }
        self.frame().handlers = open;
    }

    /// What is caught by a handler for some classes, their names divided by `|`.
    fn caught(&mut self, classes: &str, at: Span) -> Reg {
        let error = self.b.symbolic(Hint::CaughtException(classes.into()), at);
        self.own(Intrinsic::EndCatch, &[], at);
        error
    }

    fn try_statement(&mut self, node: Node<'a>, at: Span) {
        let finally = parts(node)
            .into_iter()
            .find(|part| part.kind() == "finally_clause")
            .and_then(|clause| clause.child_by_field("body"));
        let before = self.frame().assigned.clone();
        let Some(finally) = finally else {
            self.guarded(node, at);
            self.frame().assigned = before;
            return;
        };
        let (handler, end) = (self.b.label("finally"), self.b.label("try_end"));
        self.open_handler(handler, Some(finally), at);
        let depth = self.frame().handlers.len();
        self.frame().tries.push((node, depth));
        self.guarded(node, at);
        self.frame().tries.pop();
        self.close_handler(at);
        self.frame().assigned = before.clone();
        self.block(finally);
        self.b.jump(end, at);
        self.b.place(handler, at);
        let error = self.caught("", at);
        self.frame().assigned = before.clone();
        // What is thrown there comes after what is on its way.
        let (again, thrown) = (self.b.label("finally_throws"), self.hidden("thrown"));
        self.declare_plain(&thrown, error, at);
        self.open_handler(again, None, at);
        self.block(finally);
        self.close_handler(at);
        let error = self.load_plain(&thrown, at);
        self.b.emit(Op::Throw { value: error }, at);
        self.b.place(again, at);
        let other = self.caught("", at);
        let error = self.load_plain(&thrown, at);
        self.lib("chain_errors", &[other, error], at);
        self.b.emit(Op::Throw { value: other }, at);
        self.b.place(end, at);
        self.frame().assigned = before;
    }

    fn guarded(&mut self, node: Node<'a>, at: Span) {
        let catches: Vec<_> = parts(node)
            .into_iter()
            .filter(|part| part.kind() == "catch_clause")
            .collect();
        let body = node.child_by_field("body");
        if catches.is_empty() {
            self.optional(body);
            return;
        }
        let before = self.frame().assigned.clone();
        let tries = self.frame().tries.len();
        let (handler, end) = (self.b.label("catch"), self.b.label("catch_end"));
        self.open_handler(handler, None, at);
        let depth = self.frame().handlers.len();
        self.frame().tries.extend(body.map(|body| (body, depth)));
        self.optional(body);
        self.frame().tries.truncate(tries);
        self.close_handler(at);
        self.b.jump(end, at);
        self.b.place(handler, at);
        let types = (catches.iter()).filter_map(|clause| clause.child_by_field("type"));
        let types: Vec<_> = types.flat_map(parts).collect();
        let names: Vec<String> = types.iter().map(|ty| self.class_name(*ty)).collect();
        let error = self.caught(&names.join("|"), at);
        for clause in catches {
            let at = self.b.span(clause);
            let (yes, no) = (self.b.label("catch_body"), self.b.label("catch_next"));
            let types = clause.child_by_field("type").into_iter().flat_map(parts);
            for ty in types.collect::<Vec<_>>() {
                let class = self.class_text(ty);
                let takes = self.lib("instance_of", &[error, class], at);
                let next = self.b.label("next_type");
                self.b.branch_if(takes, yes, next, at);
                self.b.place(next, at);
            }
            self.b.jump(no, at);
            self.b.place(yes, at);
            self.frame().assigned = before.clone();
            if let Some(name) = clause
                .child_by_field("name")
                .and_then(|name| self.variable(name))
            {
                let error = self.lib("caught_error", &[error], at);
                self.store(name, error, at);
            }
            self.optional(clause.child_by_field("body"));
            self.b.jump(end, at);
            self.b.place(no, at);
        }
        self.b.emit(Op::Throw { value: error }, at);
        self.b.place(end, at);
        self.frame().assigned = before;
    }
}
