//! Parameters and bodies of functions.

use super::scopes::names_of;
use super::{Place, Walk, directive};
use crate::lowerer::parts;
use rustc_hash::FxHashSet;
use syntax::Node;

impl<'t> Walk<'t> {
    pub(super) fn function(&mut self, node: Node<'t>, place: Place<'t>) {
        self.function_of_class(node, place, false);
    }

    /// A function; of a constructor, whether its class has a parent.
    pub(super) fn function_of_class(
        &mut self,
        node: Node<'t>,
        place: Place<'t>,
        calls_parent: bool,
    ) {
        let is_arrow = node.kind() == "arrow_function";
        let is_method = node.kind() == "method_definition";
        let body = node.child_by_field("body");
        let block = body.filter(|body| body.kind() == "statement_block");
        let says = block.and_then(|body| directive(body, self.source));
        let single = node.child_by_field("parameter");
        let list = node.child_by_field("parameters");
        let parameters: Vec<Node<'t>> = single
            .into_iter()
            .chain(list.into_iter().flat_map(parts))
            .collect();
        let is_simple = parameters.iter().all(|one| one.kind() == "identifier");
        if let (Some(says), false) = (says, is_simple) {
            let words = "Illegal 'use strict' directive in function with non-simple parameter list";
            self.refuse(says, words);
        }
        let is_async = self.word(node, "async");
        let is_generator = self.word(node, "*") || node.kind().starts_with("generator");
        let mut inside = Place {
            is_strict: place.is_strict || says.is_some(),
            is_async,
            is_file: false,
            is_generator,
            in_parameters: is_async || is_generator,
            in_loop: false,
            in_switch: false,
            labels: None,
            may_return: true,
            ..place.clone()
        };
        if !is_arrow {
            inside.in_function = true;
            inside.may_call_super = calls_parent;
            inside.may_say_super = is_method;
            inside.in_field = false;
            inside.in_static_block = false;
        }
        let names: Vec<Node<'t>> = parameters.iter().copied().flat_map(names_of).collect();
        let mut seen = FxHashSet::default();
        for &name in &names {
            self.binding(name, &inside);
            if is_arrow {
                self.binding(name, &place);
            }
            let again = !seen.insert(self.text(name));
            if again && (inside.is_strict || !is_simple || is_arrow || is_method) {
                let words = "Duplicate parameter name not allowed in this context";
                self.refuse(name, words);
            }
        }
        if let Some(arrow) = node.children().find(|child| child.kind() == "=>") {
            let before = single.or(list).map_or(node.start(), Node::end);
            let between = before as usize..arrow.start() as usize;
            if self
                .source
                .get(between)
                .is_some_and(|between| between.contains('\n'))
            {
                self.refuse(arrow, "Unexpected token '=>'");
            }
        }
        for &parameter in &parameters {
            self.only_names(parameter);
            self.rest_of_binding(parameter);
        }
        if let (Some(list), Some(last)) = (list, parameters.last())
            && last.kind() == "rest_pattern"
            && list
                .children()
                .any(|child| child.kind() == "," && child.start() >= last.end())
        {
            self.refuse(*last, "Rest parameter must be last formal parameter");
        }
        for pair in parameters.windows(2) {
            if pair[0].kind() == "rest_pattern" {
                self.refuse(pair[0], "Rest parameter must be last formal parameter");
            }
        }
        let word = node.children().find(|child| self.text(*child) == "async");
        if let (true, Some(word), Some(name)) = (is_method, word, node.child_by_field("name"))
            && self
                .source
                .get(word.end() as usize..name.start() as usize)
                .is_some_and(|between| between.contains('\n'))
        {
            self.refuse(name, format!("Unexpected identifier '{}'", self.text(name)));
        }
        if is_method && is_async && (self.word(node, "get") || self.word(node, "set")) {
            let name = node.child_by_field("name").unwrap_or(node);
            self.refuse(name, format!("Unexpected identifier '{}'", self.text(name)));
        }
        if is_method && self.word(node, "get") && !parameters.is_empty() {
            self.refuse(node, "Getter must not have any formal parameters.");
        }
        if is_method
            && self.word(node, "set")
            && (parameters.len() != 1 || parameters[0].kind() == "rest_pattern")
        {
            self.refuse(node, "Setter must have exactly one formal parameter.");
        }
        if let Some(name) = node.child_by_field("name") {
            match is_method {
                // A key is evaluated outside.
                true => self.later(Some(name), &place),
                // A declaration names something of the code around, a function that is a value itself.
                false if node.kind().ends_with("declaration") => {
                    let around = Place {
                        is_strict: inside.is_strict,
                        is_async: place.is_async && !place.is_file,
                        ..place.clone()
                    };
                    self.binding(name, &around);
                    self.refuse_reserved(name, &around);
                }
                false => {
                    self.binding(name, &inside);
                    self.refuse_reserved(name, &inside);
                }
            }
        }
        for parameter in parameters {
            self.pending.push((parameter, inside.clone()));
        }
        inside.in_parameters = false;
        match (block, body) {
            (Some(block), _) => {
                let outer = Some(place.scope.clone());
                let is_strict = inside.is_strict;
                inside.scope = self.function_scope(block, &names, outer, is_strict, false);
                self.children(block, &inside);
            }
            (None, body) => self.later(body, &inside),
        }
    }
}
