//! Statements that declare and assign.

use super::{Lowerer, MOST_NESTED};
use ir::{Hint, Intrinsic, Op, Reg, Span};
use syntax::Node;

/// What is assigned to, with its parts evaluated.
enum Target<'a> {
    Name(&'a str),
    Element(Reg, Reg, String),
}

impl<'a> Lowerer<'a> {
    pub(super) fn statements(&mut self, block: Node<'a>) {
        for node in block.named_children() {
            if node.kind() == "label_statement"
                && let Some(name) = node.child_by_kind("identifier")
            {
                let name = self.text(name);
                let label = self.b.label(name);
                if let Some(block) = self.frame().blocks.last_mut() {
                    block.labels.insert(name.to_owned(), label);
                }
            }
        }
        for node in block.named_children().filter(|node| !node.is_extra()) {
            self.statement(node);
        }
    }

    fn statement(&mut self, node: Node<'a>) {
        if self.depth == MOST_NESTED {
            let at = self.b.span(node);
            self.b.unsupported("nesting", at);
            return;
        }
        self.depth += 1;
        match node.kind() {
            "empty_statement" | "hash_bang_line" => {}
            "do_statement" => self.block(node.child_by_field("body")),
            "variable_declaration" if is_local(node) => self.local_variables(node),
            "assignment_statement" => self.assignment(node),
            "function_declaration" => self.function_declaration(node),
            "function_call" => {
                self.call(node);
            }
            "if_statement" => self.if_statement(node),
            "while_statement" => self.while_statement(node),
            "repeat_statement" => self.repeat_statement(node),
            "for_statement" => self.for_statement(node),
            "break_statement" => self.break_statement(node),
            "goto_statement" => self.goto_statement(node),
            "label_statement" => self.label_statement(node),
            "return_statement" => self.return_statement(node),
            // What fits no rule: the statements that can be read in it stand for themselves.
            "ERROR" => {
                self.unsupported(node);
                self.statements(node);
            }
            kind if kind.ends_with("_statement") || kind.ends_with("_declaration") => {
                self.unsupported(node);
            }
            // A piece of text that fits no rule.
            _ => {}
        }
        self.depth -= 1;
    }

    fn label_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let Some(name) = node.child_by_kind("identifier") else {
            return;
        };
        let name = self.text(name);
        let block = self.frame().blocks.last();
        if let Some(&label) = block.and_then(|block| block.labels.get(name)) {
            self.b.place(label, at);
        }
    }

    /// `local a <const>, b = 1, 2`: the values come first, and what has none is nil.
    fn local_variables(&mut self, node: Node<'a>) {
        let inside = node.child_by_kind("assignment_statement").unwrap_or(node);
        let list = inside.child_by_kind("variable_list");
        let mut names: Vec<(Node<'a>, bool)> = Vec::new();
        for child in list.into_iter().flat_map(Node::named_children) {
            match child.kind() {
                "identifier" => names.push((child, false)),
                "attribute" => {
                    if let Some((_, closes)) = names.last_mut() {
                        *closes = self.text(child).contains("close");
                    }
                }
                _ => {}
            }
        }
        let values = self.values(inside.child_by_kind("expression_list"), names.len(), node);
        for ((name, closes), value) in names.into_iter().zip(values) {
            let at = self.b.span(name);
            self.declare(self.text(name), value, at, node.end());
            if closes {
                let variable = self.variable(self.text(name));
                let shown = self.byte_text(self.text(name).as_bytes(), at);
                self.b.call_name("_check_closed", &[value, shown], at);
                self.begin_closing(&variable, at);
            }
        }
    }

    /// As many values as are wanted: nil where there are fewer, and the rest is evaluated all the same.
    pub(super) fn values(
        &mut self,
        list: Option<Node<'a>>,
        wanted: usize,
        whole: Node<'a>,
    ) -> Vec<Reg> {
        let given = list.into_iter().flat_map(Node::named_children);
        let given: Vec<_> = given.filter(|node| !node.is_extra()).collect();
        let mut values = Vec::new();
        for (place, &node) in given.iter().enumerate() {
            let is_last = place + 1 == given.len();
            if !(is_last && given.len() < wanted && super::calls::gives_several(node.kind())) {
                values.push(self.expr(node));
                continue;
            }
            let at = self.b.span(node);
            let results = self.all_results(node);
            values.push(self.b.intrinsic(Intrinsic::ResultAt, &[results], at));
            for place in 1..=wanted - given.len() {
                let place = self.b.int(place, at);
                values.push(self.b.intrinsic(Intrinsic::ResultAt, &[results, place], at));
            }
        }
        let at = self.b.span(whole);
        while values.len() < wanted {
            values.push(self.b.nil(at));
        }
        values.truncate(wanted);
        values
    }

    fn assignment(&mut self, node: Node<'a>) {
        let targets: Vec<_> = node
            .child_by_kind("variable_list")
            .map_or_else(Vec::new, |list| list.children_by_field("name").collect());
        let targets: Vec<_> = targets
            .into_iter()
            .map(|target| (self.target(target), target))
            .collect();
        let values = self.values(node.child_by_kind("expression_list"), targets.len(), node);
        // The last is assigned first, as the reference implementation does it.
        for ((target, node), value) in targets.into_iter().zip(values).rev() {
            let at = self.b.span(node);
            self.assign(target, value, at);
        }
    }

    fn assign(&mut self, target: Option<Target<'a>>, value: Reg, at: Span) {
        match target {
            Some(Target::Name(name)) => self.store(name, value, at),
            Some(Target::Element(object, index, note)) => {
                self.b.emit(
                    Op::StoreIndex {
                        object,
                        index,
                        value,
                    },
                    at,
                );
                self.b.note_last(note);
            }
            None => {}
        }
    }

    fn target(&mut self, node: Node<'a>) -> Option<Target<'a>> {
        match node.kind() {
            "identifier" => Some(Target::Name(self.text(node))),
            "dot_index_expression" | "bracket_index_expression" => {
                let note = node
                    .child_by_field("table")
                    .map(|table| self.describe(table));
                let (object, index) = self.parts(node)?;
                Some(Target::Element(object, index, note.unwrap_or_default()))
            }
            _ => {
                self.unsupported(node);
                None
            }
        }
    }

    /// `function a.b:c() end`.
    fn function_declaration(&mut self, node: Node<'a>) {
        let Some(name) = node.child_by_field("name") else {
            self.unsupported(node);
            return;
        };
        let (text, at) = (self.text(name), self.b.span(node));
        if is_local(node) {
            // Its body can call it.
            let nothing = self.b.nil(at);
            self.declare(text, nothing, at, node.start());
        }
        if name.kind() == "identifier" {
            let function = self.function(text, node, false);
            self.store(text, function, at);
            return;
        }
        let is_method = name.kind() == "method_index_expression";
        let note = name
            .child_by_field("table")
            .map(|table| self.describe(table));
        if let Some((object, index)) = self.parts(name) {
            let function = self.function(text, node, is_method);
            let target = Target::Element(object, index, note.unwrap_or_default());
            self.assign(Some(target), function, at);
        }
    }

    fn return_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let list = node.child_by_kind("expression_list");
        let given = list.into_iter().flat_map(Node::named_children);
        let given: Vec<_> = given.filter(|node| !node.is_extra()).collect();
        let value = match given.as_slice() {
            [] => self.b.constant(ir::Const::Unbound, at),
            [one] if super::calls::gives_several(one.kind()) => self.all_results(*one),
            // The one result of a call in brackets: what is returned is not the call's own.
            [one] if one.kind() == "parenthesized_expression" => {
                let value = self.expr(*one);
                self.b.intrinsic(Intrinsic::ResultAt, &[value], at)
            }
            [one] => self.expr(*one),
            several => self.joined(several, at),
        };
        self.leave_blocks(0, at);
        self.b.emit(Op::Return { value }, at);
    }

    /// What was raised, in a handler.
    pub(super) fn caught(&mut self, at: Span) -> Reg {
        let error = self.b.symbolic(Hint::CaughtException("".into()), at);
        self.b.intrinsic(Intrinsic::EndCatch, &[], at);
        error
    }
}

/// Whether a declaration is a local one.
fn is_local(node: Node<'_>) -> bool {
    node.children()
        .next()
        .is_some_and(|first| first.kind() == "local")
}
