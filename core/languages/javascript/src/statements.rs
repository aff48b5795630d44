//! Statements.

use crate::lowerer::{Lowerer, Region, parts};
use ir::{BinOp, Hint, Intrinsic, Label, Op, Reg, Span, UnOp};
use syntax::Node;

impl<'a> Lowerer<'a, '_> {
    pub fn statements(&mut self, block: Node<'a>) {
        let disposes = self.any_disposes(parts(block));
        self.disposing(disposes, block, |this| {
            for node in parts(block) {
                this.statement(node);
            }
        });
    }

    /// Lowers a block, which has its own names.
    pub fn block(&mut self, block: Node<'a>) {
        self.open(block, block.end());
        self.begin_block(block);
        self.statements(block);
        self.close();
    }

    /// The statement that is the body of another: it has names of its own, block or not.
    pub fn body(&mut self, node: Node<'a>, field: &str) {
        match node.child_by_field(field) {
            Some(body) if body.kind() == "statement_block" => self.block(body),
            Some(body) if body.kind() == "function_declaration" => self.lone_function(body),
            Some(body) => self.statement(body),
            None => {}
        }
    }

    pub fn statement(&mut self, node: Node<'a>) {
        if !self.enter() {
            let at = self.b.span(node);
            self.b.unsupported("nesting", at);
            return;
        }
        self.statement_inside(node);
        self.leave();
        self.labels.clear();
    }

    fn statement_inside(&mut self, node: Node<'a>) {
        let has_value_of_its_own = matches!(
            node.kind(),
            "if_statement"
                | "while_statement"
                | "do_statement"
                | "for_statement"
                | "for_in_statement"
                | "switch_statement"
                | "try_statement"
                | "with_statement"
        );
        if has_value_of_its_own {
            let at = self.b.span(node);
            self.complete(None, at);
        }
        match node.kind() {
            "empty_statement" | "hash_bang_line" | "debugger_statement" | "comment" => {}
            "expression_statement" => {
                if let Some(inside) = parts(node).next() {
                    match self.frame().completion.is_some() {
                        true => {
                            let value = self.expr(inside);
                            let at = self.b.span(inside);
                            self.complete(Some(value), at);
                        }
                        false => self.effect(inside),
                    }
                }
            }
            "variable_declaration" | "lexical_declaration" | "using_declaration" => {
                if node.kind() == "using_declaration" {
                    self.unsupported(node);
                }
                self.declaration(node);
            }
            // Functions are there from the start of their block.
            "function_declaration" | "generator_function_declaration" => {}
            "class_declaration" => {
                let at = self.b.span(node);
                let name = node
                    .child_by_field("name")
                    .map_or("", |name| self.text(name));
                let class = self.class(node, name);
                self.declare(name, class, at);
            }
            "statement_block" => {
                let labels = std::mem::take(&mut self.labels);
                self.labeled(node, labels, |this| this.block(node));
            }
            "if_statement" => self.if_statement(node),
            "while_statement" => self.while_statement(node),
            "do_statement" => self.do_statement(node),
            "for_statement" => {
                let first = node.child_by_field("initializer");
                let disposes = self.any_disposes(first.into_iter());
                self.disposing(disposes, node, |this| this.for_statement(node));
            }
            "for_in_statement" => self.for_in_statement(node),
            "switch_statement" => {
                let body = node.child_by_field("body");
                let disposes = body.and_then(|body| self.switch_disposes(body));
                self.disposing(disposes, node, |this| this.switch_statement(node));
            }
            "break_statement" | "continue_statement" => self.jump_statement(node),
            "return_statement" => self.return_statement(node),
            "throw_statement" => {
                let at = self.b.span(node);
                if let Some(value) = parts(node).next() {
                    let value = self.expr(value);
                    self.b.emit(Op::Throw { value }, at);
                }
            }
            "try_statement" => self.try_statement(node),
            "labeled_statement" => {
                if let Some(label) = node.child_by_field("label") {
                    self.labels.push(self.text(label).to_owned());
                }
                if let Some(body) = node.child_by_field("body") {
                    let is_loop = matches!(
                        body.kind(),
                        "for_statement"
                            | "for_in_statement"
                            | "while_statement"
                            | "do_statement"
                            | "labeled_statement"
                            | "statement_block"
                            | "switch_statement"
                    );
                    if is_loop {
                        self.statement_inside(body);
                    } else {
                        let labels = std::mem::take(&mut self.labels);
                        self.labeled(body, labels, |this| this.statement_inside(body));
                    }
                }
            }
            "enum_declaration" => self.enum_declaration(node),
            "import_alias" => self.import_alias(node),
            "internal_module" => self.namespace_declaration(node),
            "import_statement" => self.import_statement(node),
            "export_statement" => self.export_statement(node),
            // What fits no rule: the statements that can be read in it stand for themselves.
            "ERROR" => {
                self.unsupported(node);
                for inside in parts(node) {
                    if inside.kind().ends_with("_statement")
                        || inside.kind().ends_with("_declaration")
                    {
                        self.statement(inside);
                    }
                }
            }
            "with_statement" => self.with_statement(node),
            kind if kind.ends_with("expression") || kind == "identifier" => self.effect(node),
            _ => {
                self.unsupported(node);
            }
        }
    }

    /// A statement that a label names, and that is no loop.
    fn labeled(&mut self, node: Node<'a>, labels: Vec<String>, lower: impl FnOnce(&mut Self)) {
        if labels.is_empty() {
            return lower(self);
        }
        let end = self.b.label("block_end");
        self.frame().regions.push(Region::Target {
            labels,
            break_to: end,
            continue_to: None,
            is_plain: false,
        });
        lower(self);
        self.frame().regions.pop();
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    /// `let a = 1, b = 2`.
    pub fn declaration(&mut self, node: Node<'a>) {
        let is_var = node.kind() == "variable_declaration";
        let disposes = self.disposes(node);
        for declarator in parts(node) {
            if declarator.kind() != "variable_declarator" {
                continue;
            }
            let Some(name) = declarator.child_by_field("name") else {
                continue;
            };
            let at = self.b.span(declarator);
            let given = declarator.child_by_field("value");
            let value = match given {
                Some(value) => self.named_value(value, name),
                None if is_var || self.is_exported(name) => continue,
                None => self.undefined(at),
            };
            let value = self.held(disposes, value, at);
            match name.kind() {
                "identifier" => {
                    match is_var {
                        true => self.assign_var(self.text(name), value, at),
                        false => self.declare(self.text(name), value, at),
                    }
                    self.note_declared(name);
                }
                kind => {
                    if matches!(kind, "object_pattern" | "array_pattern") {
                        self.taken_apart = given.map(|given| self.shown(given, 0));
                    }
                    self.bind(name, value, !is_var);
                }
            }
        }
    }

    /// Assigns to a variable that `var` declares: the first time declares it, where nothing has before.
    pub fn assign_var(&mut self, name: &str, value: Reg, at: Span) {
        if self.holder(name).is_some() {
            return self.assign(name, value, at);
        }
        let mut blocks = self.frame().blocks.iter_mut().rev();
        let known = blocks.find_map(|block| block.names.get_mut(name));
        match known {
            Some(variable) if !variable.is_early => {
                variable.is_early = true;
                let own = variable.own.clone();
                self.declare_as(&own, value, at);
            }
            _ => self.assign(name, value, at),
        }
    }

    /// An expression that is to be given the name of a variable where it is a function without one.
    pub fn named_value(&mut self, value: Node<'a>, name: Node<'a>) -> Reg {
        match name.kind() {
            "identifier" => self.expr_named(value, self.text(name)),
            _ => self.expr(value),
        }
    }

    fn if_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let end = self.b.label("if_end");
        let then = self.b.label("if_true");
        let alternative = node.child_by_field("alternative");
        let otherwise = match alternative {
            Some(_) => self.b.label("if_false"),
            None => end,
        };
        if let Some(condition) = node.child_by_field("condition") {
            self.condition(condition, then, otherwise);
        }
        self.b.place_if_used(then, at);
        self.body(node, "consequence");
        if let Some(alternative) = alternative {
            self.b.jump(end, at);
            let at = self.b.span(alternative);
            self.b.place_if_used(otherwise, at);
            if let Some(inside) = parts(alternative).next() {
                match inside.kind() {
                    "statement_block" => self.block(inside),
                    "function_declaration" => self.lone_function(inside),
                    _ => self.statement(inside),
                }
            }
        }
        let at = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, at);
    }

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

    fn while_statement(&mut self, node: Node<'a>) {
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

    fn do_statement(&mut self, node: Node<'a>) {
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

    fn for_statement(&mut self, node: Node<'a>) {
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
                    for name in &own {
                        let is_apart = is_captured && self.is_module();
                        self.register(name, !is_let, is_apart);
                        self.forget_early(name);
                    }
                    self.declaration(first);
                    if !(is_let && is_captured) {
                        own.clear();
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

    /// What was registered as early for the sake of its name is declared where it stands all the same.
    fn forget_early(&mut self, name: &str) {
        if let Some(block) = self.frame().blocks.last_mut()
            && let Some(variable) = block.names.get_mut(name)
        {
            variable.is_early = false;
        }
    }

    fn for_in_statement(&mut self, node: Node<'a>) {
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
            let mut words = node.children().map(|child| self.text(child));
            words.find(|word| matches!(*word, "const" | "let" | "var" | "using"))
        });
        let values = self.expr(right);
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
            _ => values,
        };
        let cursor = self.hidden("it");
        let walk = self.b.unary(UnOp::Iter, values, at);
        let note = self.shown(right, 0);
        self.b.note_last(note);
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
        let caught = self.b.symbolic(Hint::CaughtException("".into()), at);
        let kept = self.hidden("exc");
        self.declare_hidden(&kept, caught, at);
        self.b.intrinsic(Intrinsic::EndCatch, &[], at);
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
        let caught = self.b.symbolic(Hint::CaughtException("".into()), at);
        let kept = self.hidden("exc");
        self.declare_hidden(&kept, caught, at);
        self.b.intrinsic(Intrinsic::EndCatch, &[], at);
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

    fn switch_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let (Some(value), Some(body)) = (node.child_by_field("value"), node.child_by_field("body"))
        else {
            return;
        };
        let labels = std::mem::take(&mut self.labels);
        let value = self.expr(value);
        let kept = self.hidden("switch");
        self.declare_hidden(&kept, value, at);
        let end = self.b.label("switch_end");
        self.open(body, body.end());
        self.begin_switch(body);
        let cases: Vec<Node<'a>> = parts(body).collect();
        let mut places = Vec::new();
        let mut default = end;
        for case in &cases {
            let place = self.b.label("case");
            if case.kind() == "switch_default" {
                default = place;
            }
            places.push(place);
        }
        for (case, &place) in cases.iter().zip(&places) {
            let Some(wanted) = case.child_by_field("value") else {
                continue;
            };
            let at = self.b.span(wanted);
            let next = self.b.label("next_case");
            let left = self.load_plain(&kept, at);
            let right = self.expr(wanted);
            let same = self.b.binary(BinOp::StrictEq, false, left, right, at);
            self.b.branch_if(same, place, next, at);
            self.b.place(next, at);
        }
        self.b.jump(default, at);
        self.frame().regions.push(Region::Target {
            labels,
            break_to: end,
            continue_to: None,
            is_plain: true,
        });
        for (case, &place) in cases.iter().zip(&places) {
            let at = self.b.span(*case);
            self.b.place_if_used(place, at);
            for statement in case.children_by_field("body") {
                self.statement(statement);
            }
        }
        self.frame().regions.pop();
        self.close();
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    fn jump_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let label = node.child_by_field("label").map(|label| self.text(label));
        let is_break = node.kind() == "break_statement";
        let regions = &self.frame().regions;
        let found = regions
            .iter()
            .enumerate()
            .rev()
            .find_map(|(depth, region)| {
                let Region::Target {
                    labels,
                    break_to,
                    continue_to,
                    is_plain,
                } = region
                else {
                    return None;
                };
                let is_meant = match label {
                    Some(label) => labels.iter().any(|own| own == label),
                    None => *is_plain,
                };
                let target = if is_break {
                    Some(*break_to)
                } else {
                    *continue_to
                };
                target.filter(|_| is_meant).map(|target| (depth, target))
            });
        let Some((depth, target)) = found else {
            let (code, word) = (
                label.unwrap_or(""),
                node.kind().trim_end_matches("_statement"),
            );
            let message = match code {
                "" => format!("Illegal {word} statement"),
                label => format!("Undefined label '{label}'"),
            };
            self.b.invalid(at, message);
            return;
        };
        // Leaving a loop closes what it walks; going on with it does not.
        let mut depth = depth;
        while is_break
            && let Some(Region::Cursor(_) | Region::AsyncCursor(_) | Region::Watch) =
                self.frame().regions.get(depth.wrapping_sub(1))
        {
            depth -= 1;
        }
        self.run_cleanups(depth, at);
        self.b.jump(target, at);
    }

    fn return_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let value = match parts(node).next() {
            Some(value) => {
                let value = self.expr(value);
                match self.frame().is_async && self.frame().is_generator {
                    true => self.await_value(value, at),
                    false => value,
                }
            }
            None => self.undefined(at),
        };
        let value = match self.makes_below() {
            true => self.made(value, at),
            false => value,
        };
        self.return_value(value, at);
    }

    /// Whether the function at hand is the constructor of a class that has a parent.
    fn makes_below(&mut self) -> bool {
        let frame = self.frame();
        frame.fields.is_some() && frame.home.as_ref().is_some_and(|home| home.is_derived)
    }

    /// What such a constructor gives: an object, or where it gives nothing the one that has been made.
    fn made(&mut self, value: Reg, at: Span) -> Reg {
        let kept = self.hidden("v");
        self.declare_hidden(&kept, value, at);
        let given = self.load_plain(&kept, at);
        let is_nothing = self.is_undefined(given, at);
        let (nothing, end) = (self.b.label("nothing"), self.b.label("made"));
        self.b.branch_if(is_nothing, nothing, end, at);
        self.b.place(nothing, at);
        let this = self.this(at);
        self.declare_hidden(&kept, this, at);
        self.b.place(end, at);
        let given = self.load_plain(&kept, at);
        self.helper("_made", &[given], at)
    }

    pub fn return_value(&mut self, value: Reg, at: Span) {
        let has_cleanups = self
            .frame()
            .regions
            .iter()
            .any(|region| !matches!(region, Region::Target { .. }));
        if !has_cleanups {
            return self.b.emit(Op::Return { value }, at);
        }
        let kept = self.hidden("ret");
        self.declare_hidden(&kept, value, at);
        self.run_cleanups(0, at);
        if !self.b.is_terminated() {
            let value = self.load_plain(&kept, at);
            self.b.emit(Op::Return { value }, at);
        }
    }

    /// Emits what has to be done where all regions but so many are left.
    fn run_cleanups(&mut self, depth: usize, at: Span) {
        let all = self.frame().regions.clone();
        while self.frame().regions.len() > depth {
            let Some(region) = self.frame().regions.pop() else {
                break;
            };
            if self.b.is_terminated() {
                continue;
            }
            match region {
                Region::Target { .. } => {}
                Region::Handler | Region::Watch => self.b.emit(Op::TryPop, at),
                Region::Catch => {
                    self.b.intrinsic(Intrinsic::EndCatch, &[], at);
                }
                Region::Finally(block) => self.finalizer(block),
                Region::Cursor(cursor) => {
                    let cursor = self.load_plain(&cursor, at);
                    self.b.intrinsic(Intrinsic::CloseCursor, &[cursor], at);
                }
                Region::AsyncCursor(walk) => {
                    let walk = self.load_plain(&walk, at);
                    let closed = self.helper("_async_close", &[walk], at);
                    self.await_value(closed, at);
                }
                Region::Held(held, is_waited) => self.dispose(&held, is_waited, at),
            }
        }
        self.frame().regions = all;
    }

    fn try_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let finalizer = node
            .child_by_field("finalizer")
            .and_then(|clause| clause.child_by_field("body"));
        let Some(finalizer) = finalizer else {
            return self.try_catch(node, at);
        };
        let handler = self.b.label("finally");
        let end = self.b.label("try_end");
        self.b.emit(Op::TryPush { handler }, at);
        self.frame().regions.push(Region::Finally(finalizer));
        self.frame().regions.push(Region::Handler);
        self.try_catch(node, at);
        self.frame().regions.pop();
        self.frame().regions.pop();
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
            self.finalizer(finalizer);
            self.b.jump(end, at);
        }
        let at = self.b.span(finalizer);
        self.b.place(handler, at);
        let kept = self.hidden("exc");
        let caught = self.b.symbolic(Hint::CaughtException("".into()), at);
        self.declare_hidden(&kept, caught, at);
        self.frame().regions.push(Region::Catch);
        self.finalizer(finalizer);
        self.frame().regions.pop();
        if !self.b.is_terminated() {
            let value = self.load_plain(&kept, at);
            self.b.intrinsic(Intrinsic::EndCatch, &[], at);
            self.b.emit(Op::Throw { value }, at);
        }
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    /// A block and what catches its exceptions.
    fn try_catch(&mut self, node: Node<'a>, at: Span) {
        let Some(body) = node.child_by_field("body") else {
            return;
        };
        let Some(clause) = node.child_by_field("handler") else {
            return self.block(body);
        };
        let handler = self.b.label("catch");
        let end = self.b.label("catch_end");
        self.b.emit(Op::TryPush { handler }, at);
        self.frame().regions.push(Region::Handler);
        self.block(body);
        self.frame().regions.pop();
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
            self.b.jump(end, at);
        }
        let at = self.b.span(clause);
        self.b.place(handler, at);
        let caught = self.b.symbolic(Hint::CaughtException("".into()), at);
        if self.frame().is_generator || self.frame().is_async {
            // A generator that is asked to end does not go on here.
            let kept = self.hidden("exc");
            self.declare_hidden(&kept, caught, at);
            let value = self.load_plain(&kept, at);
            let is_closing = self.b.intrinsic(Intrinsic::IsClosing, &[value], at);
            let (out, on) = (self.b.label("closing"), self.b.label("caught"));
            self.b.branch_if(is_closing, out, on, at);
            self.b.place(out, at);
            let value = self.load_plain(&kept, at);
            self.b.intrinsic(Intrinsic::EndCatch, &[], at);
            self.b.emit(Op::Throw { value }, at);
            self.b.place(on, at);
        }
        self.frame().regions.push(Region::Catch);
        self.open(clause, clause.end());
        if let Some(parameter) = clause.child_by_field("parameter") {
            for name in self.names_of(&[parameter]) {
                let is_apart = self.is_module() && self.has_functions(clause);
                self.register(&name, false, is_apart);
                self.forget_early(&name);
            }
            self.bind(parameter, caught, true);
        }
        if let Some(body) = clause.child_by_field("body") {
            self.block(body);
        }
        self.close();
        self.frame().regions.pop();
        if !self.b.is_terminated() {
            self.b.intrinsic(Intrinsic::EndCatch, &[], at);
        }
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    /// Jumps by the truth of an expression, without making a truth value where none is asked for.
    pub fn condition(&mut self, node: Node<'a>, then: Label, otherwise: Label) {
        let at = self.b.span(node);
        if !self.enter() {
            let value = self.b.unsupported("nesting", at);
            return self.b.branch_if(value, then, otherwise, at);
        }
        let operator = node
            .child_by_field("operator")
            .map_or("", |operator| self.text(operator));
        match (node.kind(), operator) {
            ("parenthesized_expression", _) => {
                if let Some(inside) = parts(node).next() {
                    self.condition(inside, then, otherwise);
                }
            }
            ("unary_expression", "!") => {
                if let Some(inside) = node.child_by_field("argument") {
                    self.condition(inside, otherwise, then);
                }
            }
            ("binary_expression", "&&" | "||") => {
                let next = self.b.label(if operator == "&&" {
                    "and_rhs"
                } else {
                    "or_rhs"
                });
                if let (Some(left), Some(right)) =
                    (node.child_by_field("left"), node.child_by_field("right"))
                {
                    match operator {
                        "&&" => self.condition(left, next, otherwise),
                        _ => self.condition(left, then, next),
                    }
                    self.b.place(next, at);
                    self.condition(right, then, otherwise);
                }
            }
            _ => {
                let value = self.expr(node);
                self.b.branch_if(value, then, otherwise, at);
            }
        }
        self.leave();
    }
}
