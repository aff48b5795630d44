//! Statements.

use crate::lowerer::{Lowerer, Region, parts};
use ir::{BinOp, Label, Op, Reg, Span};
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
                    // A brace begins a block: what the grammar takes for a key is a label.
                    let labelled = parts(inside).next().filter(|_| inside.kind() == "object");
                    let labelled = labelled.and_then(|pair| pair.child_by_field("value"));
                    let inside = labelled.unwrap_or(inside);
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
            "function_declaration" => {
                let at = self.b.span(node);
                self.publish(node, at);
            }
            "generator_function_declaration" => {}
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
                "identifier" | "undefined" => {
                    match is_var {
                        true => self.assign_var(self.text(name), value, at),
                        false => self.declare(self.text(name), value, at),
                    }
                    self.note_declared(name);
                }
                kind => {
                    self.taken_apart = given.and_then(|given| self.shown_apart(kind, given));
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
            // What a namespace exports is a member that is assigned to.
            "identifier" if self.holder(self.text(name)).is_some() => self.expr(value),
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
