//! Functions in blocks, where code is not strict: which of them are variables of the function around their block too.
//!
//! One is where a `var` of its name could stand in its place: no block, loop or `catch` with a pattern between it and the function
//! around declares the name. The variable gets the function where the statement stands, not where the block begins.

use crate::lowerer::{Lowerer, parts};
use crate::scopes::{bound_names, is_function};
use ir::{Op, Span};
use rustc_hash::FxHashSet;
use syntax::Node;

impl<'a> Lowerer<'a, '_> {
    /// The functions in blocks of a body that are variables of the function whose body it is.
    pub fn functions_of_blocks(&self, body: Node<'a>) -> Vec<Node<'a>> {
        let mut around = vec![self.names_of_block(body, false)];
        let mut out = Vec::new();
        for statement in parts(body) {
            if !has_own_variables(statement.kind()) {
                self.walk_blocks(statement, &mut around, &mut out);
            }
        }
        out
    }

    fn walk_blocks(
        &self,
        node: Node<'a>,
        around: &mut Vec<FxHashSet<&'a str>>,
        out: &mut Vec<Node<'a>>,
    ) {
        let own = match node.kind() {
            "statement_block" | "switch_body" => self.names_of_block(node, true),
            "for_statement" => {
                let head = node.child_by_field("initializer");
                let head = head.filter(|head| head.kind() == "lexical_declaration");
                self.names_in(head.into_iter().flat_map(parts), "name")
            }
            "for_in_statement" => {
                let kind = node.child_by_field("kind");
                let kind = kind.filter(|kind| self.text(*kind) != "var");
                self.names_in(kind.map(|_| node).into_iter(), "left")
            }
            "catch_clause" => {
                let parameter = node.child_by_field("parameter");
                let pattern = parameter.filter(|parameter| parameter.kind() != "identifier");
                self.names_in(pattern.map(|_| node).into_iter(), "parameter")
            }
            _ => FxHashSet::default(),
        };
        let is_alone = matches!(
            node.kind(),
            "if_statement" | "else_clause" | "labeled_statement"
        );
        let is_block = matches!(
            node.kind(),
            "statement_block" | "switch_case" | "switch_default"
        );
        // The names of a `switch` are those of the block that its branches stand in.
        let depth = around.len() - usize::from(node.kind().starts_with("switch_"));
        if is_alone || is_block {
            for function in node.named_children() {
                let Some(name) = self.name_of_plain_function(function) else {
                    continue;
                };
                if !around[..depth.max(1)]
                    .iter()
                    .any(|names| names.contains(name))
                {
                    out.push(function);
                }
            }
        }
        around.push(own);
        for inside in node.named_children() {
            if !has_own_variables(inside.kind()) {
                self.walk_blocks(inside, around, out);
            }
        }
        around.pop();
    }

    /// The name of a function that is neither asynchronous nor a generator.
    fn name_of_plain_function(&self, node: Node<'a>) -> Option<&'a str> {
        let mut words = node.children();
        let is_plain =
            node.kind() == "function_declaration" && !words.any(|word| word.kind() == "async");
        let name = node.child_by_field("name").filter(|_| is_plain)?;
        Some(self.text(name))
    }

    /// The names that patterns in a field of nodes bind.
    fn names_in(&self, nodes: impl Iterator<Item = Node<'a>>, field: &str) -> FxHashSet<&'a str> {
        let mut names = Vec::new();
        for pattern in nodes.filter_map(|node| node.child_by_field(field)) {
            bound_names(pattern, &mut names);
        }
        names.into_iter().map(|name| self.text(name)).collect()
    }

    /// The names that a block declares for itself; where asked for, those of its generators and asynchronous functions too.
    fn names_of_block(&self, block: Node<'a>, with_functions: bool) -> FxHashSet<&'a str> {
        let (mut declared, mut functions) = (Vec::new(), Vec::new());
        for statement in parts(block) {
            self.declarations_of(statement, &mut declared, &mut functions);
        }
        let names = declared.iter().filter(|other| !other.is_function);
        let names = names.map(|other| self.text(other.name));
        let other = functions
            .iter()
            .filter(|function| with_functions && self.name_of_plain_function(**function).is_none())
            .filter_map(|function| function.child_by_field("name"))
            .map(|name| self.text(name));
        names.chain(other).collect()
    }

    /// Gives the variable of the function around what a function in a block is by now.
    pub fn publish(&mut self, function: Node<'a>, at: Span) {
        if self.is_strict || self.is_library {
            return;
        }
        let Some(name) = self.name_of_plain_function(function) else {
            return;
        };
        if !self.hoisted.contains(&function.start()) {
            return;
        }
        let frame = &self.frames[self.frames.len() - 1];
        let Some((_, around)) = frame.blocks.split_last() else {
            return;
        };
        let outer = around.iter().find_map(|block| block.names.get(name));
        if outer.is_none() && frame.completion.is_some() {
            if let Some(scopes) = around.first().and_then(|block| block.with.clone()) {
                let value = self.load(name, at);
                let scopes = self.load_plain(&scopes, at);
                let name = self.b.text(name, at);
                self.helper("globals::_hoistFunction", &[scopes, name, value], at);
            }
            return;
        }
        let Some(outer) = outer
            .filter(|variable| variable.is_of_block_function)
            .cloned()
        else {
            return;
        };
        let value = self.load(name, at);
        let name = self.b.intern(&outer.own);
        self.b.emit(Op::StoreVar { name, value }, at);
    }
}

/// Whether the variables of a node's code are its own: a function's are, and those of a namespace of TypeScript.
fn has_own_variables(kind: &str) -> bool {
    is_function(kind) || kind == "internal_module"
}
