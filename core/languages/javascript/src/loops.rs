//! Loops: what is walked, what each round declares, and what is closed when a loop is left.

use crate::lowerer::{Lowerer, Region, parts};
use ir::{Label, Op, Reg, Span, UnOp};
use syntax::Node;

impl<'a> Lowerer<'a, '_> {
    /// Opens a loop with the labels in front of it.
    fn open_loop(&mut self, break_to: Label, continue_to: Label) {
        let labels = std::mem::take(&mut self.labels);
        self.frame().regions.push(Region::Target {
            labels,
            break_to,
            continue_to: Some(continue_to),
            is_plain: true,
        });
    }

    pub fn while_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let next = self.b.label("while_cond");
        let body = self.b.label("while_body");
        let end = self.b.label("while_end");
        self.b.place(next, at);
        if let Some(condition) = node.child_by_field("condition") {
            self.condition(condition, body, end);
        }
        self.b.place_if_used(body, at);
        self.open_loop(end, next);
        self.body(node, "body");
        self.frame().regions.pop();
        self.b.jump(next, at);
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    pub fn do_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let body = self.b.label("do_body");
        let next = self.b.label("do_cond");
        let end = self.b.label("do_end");
        self.b.place(body, at);
        self.open_loop(end, next);
        self.body(node, "body");
        self.frame().regions.pop();
        self.b.place_if_used(next, at);
        if let Some(condition) = node.child_by_field("condition")
            && !self.b.is_terminated()
        {
            self.condition(condition, body, end);
        }
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    pub fn for_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let labels = std::mem::take(&mut self.labels);
        self.open(node, node.end());
        let mut own = Vec::new();
        if let Some(first) = node.child_by_field("initializer") {
            match first.kind() {
                "lexical_declaration" => {
                    let patterns: Vec<Node<'a>> = parts(first)
                        .filter_map(|declarator| declarator.child_by_field("name"))
                        .collect();
                    let is_let = first
                        .child_by_field("kind")
                        .is_some_and(|kind| self.text(kind) == "let");
                    own = self.names_of(&patterns);
                    let is_captured = self.has_functions(node);
                    // A function that is made before the first round sees the variables as they were then.
                    let is_seen_before = self.has_functions(first);
                    for name in &own {
                        let is_apart = is_captured && self.is_module();
                        self.register(name, !is_let, is_apart || is_seen_before);
                        match is_seen_before {
                            true => self.declare_unbound(name, at),
                            false => self.forget_early(name),
                        }
                    }
                    self.declaration(first);
                    if !(is_let && is_captured) {
                        own.clear();
                    }
                    if is_seen_before {
                        self.begin_rounds(&own, at);
                    }
                }
                "variable_declaration" => self.declaration(first),
                "empty_statement" => {}
                _ => self.effect(first),
            }
        }
        let next = self.b.label("for_cond");
        let body = self.b.label("for_body");
        let step = self.b.label("for_step");
        let end = self.b.label("for_end");
        self.b.place(next, at);
        match node.child_by_field("condition") {
            Some(condition) if condition.is_named() && condition.kind() != "empty_statement" => {
                self.condition(condition, body, end);
                self.b.place_if_used(body, at);
            }
            _ => {}
        }
        self.labels = labels;
        self.open_loop(end, step);
        self.body(node, "body");
        self.frame().regions.pop();
        self.b.place_if_used(step, at);
        if !self.b.is_terminated() {
            self.renew(&own, at);
            if let Some(increment) = node.child_by_field("increment") {
                self.effect(increment);
            }
        }
        self.b.jump(next, at);
        self.close();
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    /// Gives names variables of their own for the rounds of a loop, with the values that they had before: functions that were made
    /// then keep theirs.
    fn begin_rounds(&mut self, names: &[String], at: Span) {
        for name in names {
            let Some(before) = self.find(name).map(|variable| variable.own.clone()) else {
                continue;
            };
            let value = self.load_plain(&before, at);
            let own = self.register(name, false, true);
            self.forget_early(name);
            let own = self.b.intern(&own);
            self.b.emit(Op::DeclVar { name: own, value }, at);
        }
    }

    /// Declares a variable that is to be bound later.
    fn declare_unbound(&mut self, name: &str, at: Span) {
        let Some(block) = self.frame().blocks.last_mut() else {
            return;
        };
        let Some(variable) = block.names.get_mut(name) else {
            return;
        };
        variable.is_lexical = true;
        let own = variable.own.clone();
        let unbound = self.b.constant(ir::Const::Unbound, at);
        self.declare_as(&own, unbound, at);
    }

    /// What was registered as early for the sake of its name is declared where it stands all the same.
    pub fn forget_early(&mut self, name: &str) {
        if let Some(block) = self.frame().blocks.last_mut()
            && let Some(variable) = block.names.get_mut(name)
        {
            variable.is_early = false;
        }
    }

    pub fn for_in_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let labels = std::mem::take(&mut self.labels);
        let (Some(left), Some(right)) = (node.child_by_field("left"), node.child_by_field("right"))
        else {
            return;
        };
        let operator = node
            .child_by_field("operator")
            .map_or("of", |word| self.text(word));
        let is_await = node.children().any(|child| self.text(child) == "await");
        let kind = node.child_by_field("kind").map(|kind| self.text(kind));
        let kind = kind.or_else(|| {
            let first = node.children().find(|child| child.start() >= left.start());
            let is_name = first.is_some_and(|first| first.index() == left.index());
            let mut words = node.children().map(|child| self.text(child));
            words.find(|word| !is_name && matches!(*word, "const" | "let" | "var" | "using"))
        });
        if let Some(value) = node.child_by_field("value") {
            let name = self.text(left);
            let value = self.named_value(value, left);
            self.assign_var(name, value, at);
        }
        let values = self.walked_values(left, right, kind);
        if is_await {
            self.labels = labels;
            return self.for_await(node, left, kind, values, at);
        }
        // Members that the loop takes away are not come to any more.
        let mut walked = None;
        let values = match operator {
            "in" => {
                if self.takes_away(node) {
                    let object = self.hidden("object");
                    self.declare_hidden(&object, values, at);
                    walked = Some(object);
                }
                self.helper("_for_in", &[values], at)
            }
            _ => self.walked(values, at),
        };
        let cursor = self.hidden("it");
        let walk = self.b.unary(UnOp::Iter, values, at);
        if let Some(note) = self.shown_walked(right) {
            self.b.note_last(note);
        }
        self.declare_hidden(&cursor, walk, at);
        let next = self.b.label("for_next");
        let body = self.b.label("for_body");
        let end = self.b.label("for_end");
        let watch = (operator == "of").then(|| self.watch(&cursor, at));
        let done = match watch {
            Some(_) => self.b.label("for_done"),
            None => end,
        };
        self.b.place(next, at);
        let walk = self.load_plain(&cursor, at);
        let more = self.b.unary(UnOp::HasNext, walk, at);
        self.b.branch_if(more, body, done, at);
        self.b.place(body, at);
        self.labels = labels;
        self.open_loop(end, next);
        self.open(node, node.end());
        let walk = self.load_plain(&cursor, at);
        let item = self.b.unary(UnOp::Next, walk, at);
        if let Some(object) = walked {
            let object = self.load_plain(&object, at);
            let is_there = self.helper("_still_in", &[item, object], at);
            let there = self.b.label("there");
            self.b.branch_if(is_there, there, next, at);
            self.b.place(there, at);
        }
        self.round(node, left, kind, item);
        self.close();
        self.frame().regions.pop();
        self.b.jump(next, at);
        if let Some(handler) = watch {
            self.b.place(done, at);
            self.unwatch(handler, &cursor, end, at);
        }
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    /// What a loop walks. The names that the loop declares are there already, without a value.
    fn walked_values(&mut self, left: Node<'a>, right: Node<'a>, kind: Option<&str>) -> Reg {
        let names = match kind {
            Some("let" | "const") => self.names_of(&[left]),
            _ => Vec::new(),
        };
        let is_mentioned = |name: &String| {
            let mut nodes = right.descendants();
            nodes.any(|node| node.kind() == "identifier" && self.text(node) == name)
        };
        let names: Vec<String> = names.into_iter().filter(is_mentioned).collect();
        if names.is_empty() {
            return self.expr(right);
        }
        let at = self.b.span(right);
        self.open(right, right.end());
        for name in &names {
            self.register(name, false, true);
            self.declare_unbound(name, at);
        }
        let values = self.expr(right);
        self.close();
        values
    }

    /// Installs a handler for as long as a cursor is walked: an exception closes it. One that the walking itself raises has ended what
    /// is walked, so that closing it does nothing.
    pub fn watch(&mut self, cursor: &str, at: Span) -> Label {
        let handler = self.b.label("leave");
        self.b.emit(Op::TryPush { handler }, at);
        let regions = &mut self.frame().regions;
        regions.push(Region::Cursor(cursor.to_owned()));
        regions.push(Region::Watch);
        handler
    }

    /// Takes the handler away, and goes on.
    pub fn unwatch(&mut self, handler: Label, cursor: &str, end: Label, at: Span) {
        self.frame().regions.pop();
        self.frame().regions.pop();
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
            self.b.jump(end, at);
        }
        self.b.place(handler, at);
        let kept = self.keep_caught(at);
        let walked = self.load_plain(cursor, at);
        let value = self.load_plain(&kept, at);
        self.helper("_close_quietly", &[walked, value], at);
        let value = self.load_plain(&kept, at);
        self.b.emit(Op::Throw { value }, at);
    }

    /// Begins what happens with one item of a loop that waits.
    pub fn begin_watch(&mut self, at: Span) -> Option<Label> {
        let handler = self.b.label("leave");
        self.b.emit(Op::TryPush { handler }, at);
        self.frame().regions.push(Region::Handler);
        Some(handler)
    }

    /// Ends it: an exception closes what is walked, and goes on.
    pub fn end_watch(&mut self, handler: Option<Label>, next: Label, walked: Region<'a>, at: Span) {
        let Some(handler) = handler else { return };
        self.frame().regions.pop();
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
            self.b.jump(next, at);
        }
        self.b.place(handler, at);
        let kept = self.keep_caught(at);
        if let Region::AsyncCursor(walk) = walked {
            let walk = self.load_plain(&walk, at);
            let closed = self.helper("_async_close", &[walk], at);
            self.await_value(closed, at);
        }
        let value = self.load_plain(&kept, at);
        self.b.emit(Op::Throw { value }, at);
    }

    /// Whether code below a node says `delete`.
    fn takes_away(&self, node: Node<'a>) -> bool {
        node.descendants().any(|part| {
            let operator = part.child_by_field("operator");
            part.kind() == "unary_expression"
                && operator.is_some_and(|operator| self.text(operator) == "delete")
        })
    }

    /// A round of a loop over what something gives.
    pub fn round(&mut self, node: Node<'a>, left: Node<'a>, kind: Option<&str>, item: Reg) {
        let disposes = kind.and_then(crate::using::word_disposes);
        let at = self.b.span(left);
        let kept = disposes.map(|_| self.hidden("item"));
        if let Some(kept) = &kept {
            self.declare_hidden(kept, item, at);
        }
        self.disposing(disposes, node, |this| {
            let item = match &kept {
                Some(kept) => {
                    let item = this.load_plain(kept, at);
                    this.held(disposes, item, at)
                }
                None => item,
            };
            this.loop_target(node, left, kind, item);
            this.body(node, "body");
        });
    }

    /// Gives the variables of a loop their next value.
    fn loop_target(&mut self, node: Node<'a>, left: Node<'a>, kind: Option<&str>, item: Reg) {
        let at = self.b.span(left);
        if kind.is_some() && matches!(left.kind(), "object_pattern" | "array_pattern") {
            // What V8 calls the variable that it keeps the item in.
            self.taken_apart = Some(".for".to_owned());
        }
        match kind {
            Some("var") => match left.kind() {
                "identifier" => self.assign_var(self.text(left), item, at),
                _ => self.bind(left, item, false),
            },
            Some(word) => {
                let is_captured = self.has_functions(node);
                for name in self.names_of(&[left]) {
                    let is_apart = is_captured && self.is_module();
                    self.register(&name, word != "let", is_apart);
                    self.forget_early(&name);
                }
                self.bind(left, item, true);
            }
            None => self.assign_to(left, item),
        }
    }
}
