//! What is declared where: `var` in the whole function, everything else in its block; and what functions mention.

use crate::lowerer::{Lowerer, parts};
use ir::{Const, Op};
use rustc_hash::FxHashSet;
use syntax::Node;

/// Whether a node is a function, whose body is another's affair.
pub fn is_function(kind: &str) -> bool {
    matches!(
        kind,
        "function_declaration"
            | "function_expression"
            | "generator_function"
            | "generator_function_declaration"
            | "arrow_function"
            | "method_definition"
            | "class_static_block"
    )
}

/// A name that a block declares.
pub struct Declared<'a> {
    pub name: Node<'a>,
    pub is_const: bool,
    /// Where the declaration ends.
    pub end: u32,
    pub is_function: bool,
}

/// The names that a pattern binds.
pub fn bound_names<'a>(pattern: Node<'a>, out: &mut Vec<Node<'a>>) {
    let mut pending = vec![pattern];
    while let Some(node) = pending.pop() {
        match node.kind() {
            "identifier" | "shorthand_property_identifier_pattern" | "undefined" => out.push(node),
            "assignment_pattern" | "object_assignment_pattern" => {
                pending.extend(node.child_by_field("left"));
            }
            "pair_pattern" => pending.extend(node.child_by_field("value")),
            "array_pattern" | "object_pattern" | "rest_pattern" => {
                let inside: Vec<_> = parts(node).collect();
                pending.extend(inside.into_iter().rev());
            }
            _ => {}
        }
    }
}

impl<'a> Lowerer<'a, '_> {
    /// The nodes of a function's own code below a node, functions inside left out but for themselves.
    pub fn own_nodes(&self, root: Node<'a>) -> Vec<Node<'a>> {
        let mut out = Vec::new();
        let mut pending = vec![root];
        while let Some(node) = pending.pop() {
            out.push(node);
            if node.index() == root.index() || !is_function(node.kind()) {
                let inside: Vec<_> = node.named_children().collect();
                pending.extend(inside.into_iter().rev());
            }
        }
        out
    }

    /// The names that `var` declares somewhere in a function.
    pub fn var_names(&self, body: Node<'a>) -> Vec<Node<'a>> {
        let mut names = Vec::new();
        for node in self.own_nodes(body) {
            let patterns: Vec<Node<'a>> = match node.kind() {
                "variable_declaration" => parts(node)
                    .filter_map(|declarator| declarator.child_by_field("name"))
                    .collect(),
                "for_in_statement" => {
                    let is_var = node
                        .child_by_field("kind")
                        .is_some_and(|kind| self.text(kind) == "var");
                    node.child_by_field("left")
                        .filter(|_| is_var)
                        .into_iter()
                        .collect()
                }
                _ => continue,
            };
            for pattern in patterns {
                bound_names(pattern, &mut names);
            }
        }
        names
    }

    /// Declares what `var` declares somewhere in a function, unless the declaration is the first that is seen of it.
    pub fn predeclare_vars(&mut self, body: Node<'a>) {
        let names = self.var_names(body);
        self.predeclare_functions_of_blocks(body);
        // Functions that are there before the first statement capture what their names mean then.
        let hoisted: Vec<Node<'a>> = self
            .own_nodes(body)
            .into_iter()
            .filter(|node| {
                matches!(
                    node.kind(),
                    "function_declaration" | "generator_function_declaration"
                )
            })
            .collect();
        let scopes = self.scopes_of_text();
        for node in names {
            let name = self.text(node);
            if let Some(scopes) = &scopes {
                let at = self.b.span(node);
                self.declare_of_text(scopes, name, None, at);
                continue;
            }
            let frame = self.frame();
            let is_apart = frame.named_by_parameters.contains(name);
            let block = frame.blocks.last_mut();
            if let Some(known) = block.and_then(|block| block.names.get_mut(name)) {
                // It is the parameter of that name: functions made before hold the same variable.
                known.is_early |= !is_apart;
                continue;
            }
            let first = body
                .descendants()
                .find(|other| other.kind() == "identifier" && self.text(*other) == name);
            let is_first = first.is_some_and(|first| first.index() == node.index());
            let is_outermost = self.is_module() && self.frame().blocks.len() <= 1;
            let is_plain = is_first
                && !self.has_eval
                && (is_outermost || !self.is_in_own_value(body, node))
                && self.is_at_top(body, node)
                && (is_outermost || !hoisted.iter().any(|inside| self.mentions(*inside, name)));
            self.register(name, false, !is_plain);
            if !is_plain {
                let at = self.b.span_of(body.start(), body.start());
                let nothing = self.undefined(at);
                let own = self
                    .find(name)
                    .map_or_else(|| name.to_owned(), |found| found.own.clone());
                self.declare_as(&own, nothing, at);
            }
        }
    }

    /// Declares the functions that stand in blocks, which can be called behind them where code is not strict.
    fn predeclare_functions_of_blocks(&mut self, body: Node<'a>) {
        if self.is_strict || self.is_library {
            return;
        }
        for node in self.functions_of_blocks(body) {
            self.hoisted.insert(node.start());
            let Some(name) = node.child_by_field("name").map(|name| self.text(name)) else {
                continue;
            };
            if let Some(scopes) = self.scopes_of_text() {
                let at = self.b.span(node);
                let scopes = self.load_plain(&scopes, at);
                let name = self.b.text(name, at);
                self.helper("globals::_hoistVariable", &[scopes, name], at);
                continue;
            }
            let block = self.frame().blocks.last();
            if block.is_some_and(|block| block.names.contains_key(name)) {
                continue;
            }
            let own = self.register(name, false, true);
            let block = self.frame().blocks.last_mut();
            if let Some(variable) = block.and_then(|block| block.names.get_mut(name)) {
                variable.is_of_block_function = true;
            }
            let at = self.b.span_of(body.start(), body.start());
            let nothing = self.undefined(at);
            self.declare_as(&own, nothing, at);
        }
    }

    /// Whether a function in the value that a name is declared with mentions the name: it is made before the name is declared.
    fn is_in_own_value(&mut self, body: Node<'a>, name: Node<'a>) -> bool {
        let declarators = parts(body)
            .filter(|statement| statement.kind() == "variable_declaration")
            .flat_map(parts);
        let own = declarators.filter(|declarator| {
            let declared = declarator.child_by_field("name");
            declared.is_some_and(|declared| declared.index() == name.index())
        });
        let values: Vec<Node<'a>> = own.filter_map(|own| own.child_by_field("value")).collect();
        let functions = values
            .into_iter()
            .flat_map(|value| value.descendants())
            .filter(|node| is_function_or_class(node.kind()));
        let functions: Vec<Node<'a>> = functions.collect();
        let text = self.text(name);
        functions.into_iter().any(|node| self.mentions(node, text))
    }

    /// Whether a name is declared by a statement of the body itself.
    fn is_at_top(&self, body: Node<'a>, name: Node<'a>) -> bool {
        parts(body).any(|statement| {
            let statement = match statement.kind() {
                "export_statement" => statement.child_by_field("declaration").unwrap_or(statement),
                _ => statement,
            };
            statement.kind() == "variable_declaration"
                && parts(statement).any(|declarator| {
                    declarator
                        .child_by_field("name")
                        .is_some_and(|own| own.index() == name.index())
                        && declarator.child_by_field("value").is_some()
                })
        })
    }

    /// Makes the names of a block known, and its functions.
    pub fn begin_block(&mut self, block: Node<'a>) {
        self.begin_block_as(block, false);
    }

    /// The same of what stands in a `switch`: a branch may be come to before the one that declares a name.
    pub fn begin_switch(&mut self, body: Node<'a>) {
        self.begin_block_as(body, true);
    }

    fn begin_block_as(&mut self, block: Node<'a>, is_switch: bool) {
        self.note_merging(block);
        let mut declared = Vec::new();
        let mut functions = Vec::new();
        for statement in parts(block) {
            self.declarations_of(statement, &mut declared, &mut functions);
        }
        let is_outermost = self.is_module() && self.frame().blocks.len() <= 1;
        let scopes = self.scopes_of_text();
        for Declared {
            name: node,
            is_const,
            end,
            is_function,
        } in declared
        {
            let name = self.text(node);
            let known = self.frame().blocks.last_mut();
            if let Some(known) = known.and_then(|block| block.names.get_mut(name)) {
                // A function may take the place of a parameter, which is the same variable.
                known.is_early |= is_function && !is_outermost && !known.is_lexical;
                continue;
            }
            if is_function && scopes.is_some() {
                continue;
            }
            let is_early = !is_outermost
                && (is_switch || self.is_mentioned_early(block, name, end, is_function));
            self.register(name, is_const, is_early);
            if !is_function
                && let Some(block) = self.frame().blocks.last_mut()
                && let Some(variable) = block.names.get_mut(name)
            {
                variable.is_lexical = true;
            }
            if is_early {
                let at = self.b.span_of(block.start(), block.start());
                let unbound = self.b.constant(Const::Unbound, at);
                let own = self
                    .find(name)
                    .map_or_else(|| name.to_owned(), |found| found.own.clone());
                self.declare_as(&own, unbound, at);
            }
        }
        for function in functions {
            if let Some(scopes) = &scopes {
                let at = self.b.span(function);
                let name = function
                    .child_by_field("name")
                    .map_or("", |name| self.text(name));
                let value = self.function(function, name);
                self.declare_of_text(scopes, name, Some(value), at);
                continue;
            }
            self.function_declaration(function);
        }
    }

    /// A function that is the whole body of another statement, as if it stood in a block.
    pub fn lone_function(&mut self, function: Node<'a>) {
        self.open(function, function.end());
        self.function_declaration(function);
        self.publish(function, self.b.span(function));
        self.close();
    }

    pub fn declarations_of(
        &self,
        statement: Node<'a>,
        out: &mut Vec<Declared<'a>>,
        functions: &mut Vec<Node<'a>>,
    ) {
        match statement.kind() {
            "lexical_declaration" | "using_declaration" => {
                let is_const = statement
                    .child_by_field("kind")
                    .is_none_or(|kind| self.text(kind) != "let");
                for declarator in parts(statement) {
                    let mut names = Vec::new();
                    if let Some(pattern) = declarator.child_by_field("name") {
                        bound_names(pattern, &mut names);
                    }
                    out.extend(names.into_iter().map(|name| Declared {
                        name,
                        is_const,
                        end: declarator.end(),
                        is_function: false,
                    }));
                }
            }
            "class_declaration" => {
                out.extend(statement.child_by_field("name").map(|name| Declared {
                    name,
                    is_const: false,
                    end: statement.end(),
                    is_function: false,
                }))
            }
            "function_declaration" | "generator_function_declaration" => {
                out.extend(statement.child_by_field("name").map(|name| Declared {
                    name,
                    is_const: false,
                    end: statement.end(),
                    is_function: true,
                }));
                functions.push(statement);
            }
            "export_statement" => {
                if let Some(inside) = statement.child_by_field("declaration") {
                    self.declarations_of(inside, out, functions);
                }
                let value = statement.child_by_field("value");
                let _ = value;
            }
            "labeled_statement" => {
                if let Some(inside) = statement.child_by_field("body")
                    && inside.kind() == "function_declaration"
                {
                    self.declarations_of(inside, out, functions);
                }
            }
            "switch_case" | "switch_default" => {
                for inside in statement.children_by_field("body") {
                    self.declarations_of(inside, out, functions);
                }
            }
            _ => {}
        }
    }

    /// Whether a function that comes into being before a declaration is carried out mentions what is declared.
    fn is_mentioned_early(
        &mut self,
        block: Node<'a>,
        name: &str,
        end: u32,
        is_function: bool,
    ) -> bool {
        let inside: Vec<Node<'a>> = block
            .descendants()
            .filter(|node| is_function_or_class(node.kind()))
            .filter(|node| {
                let is_hoisted = matches!(
                    node.kind(),
                    "function_declaration" | "generator_function_declaration"
                );
                // In a module's block, any function that captures it needs a cell.
                is_hoisted || is_function || node.start() < end || self.frames.len() == 1
            })
            .collect();
        inside.into_iter().any(|node| self.mentions(node, name))
    }

    /// Whether a node mentions a name.
    pub fn mentions(&mut self, node: Node<'a>, name: &str) -> bool {
        let (source, spelled) = (self.source, self.spelled);
        let names = self.mentioned.entry(node.start()).or_insert_with(|| {
            node.descendants()
                .filter(|node| {
                    matches!(
                        node.kind(),
                        "identifier"
                            | "shorthand_property_identifier"
                            | "this"
                            | "super"
                            | "meta_property"
                            | "shorthand_property_identifier_pattern"
                    )
                })
                .map(|node| {
                    let name = spelled.get(&node.start());
                    name.map_or_else(|| node.text(source), String::as_str)
                })
                .collect()
        });
        names.contains(name) || !self.is_library && names.contains("eval")
    }

    /// Whether a function mentions `this`, `arguments` or the like itself: arrow functions inside are part of it.
    pub fn mentions_own(&self, function: Node<'a>, wanted: &[&str]) -> bool {
        let mut pending: Vec<Node<'a>> = function.named_children().collect();
        while let Some(node) = pending.pop() {
            let found = match node.kind() {
                kind @ ("this" | "super") => wanted.contains(&kind),
                "meta_property" => wanted.contains(&"meta_property"),
                "identifier" => {
                    let name = self.text(node);
                    wanted.contains(&name) || name == "eval" && self.has_eval
                }
                _ => false,
            };
            if found {
                return true;
            }
            if !is_function(node.kind()) || node.kind() == "arrow_function" {
                pending.extend(node.named_children());
            } else {
                // The key of a method is not in it.
                pending.extend(
                    node.child_by_field("name")
                        .into_iter()
                        .flat_map(Node::named_children),
                );
            }
        }
        false
    }

    /// Whether code below a node makes functions.
    pub fn has_functions(&self, node: Node<'a>) -> bool {
        node.descendants()
            .any(|node| is_function_or_class(node.kind()))
    }

    /// Whether a body begins with a directive that makes it strict, or is a module.
    pub fn says_strict(&self, body: Node<'a>) -> bool {
        let is_of_modules = |kind: &str| matches!(kind, "import_statement" | "export_statement");
        let directives = parts(body).map_while(|statement| {
            let text = parts(statement)
                .next()
                .filter(|text| text.kind() == "string");
            text.filter(|_| statement.kind() == "expression_statement")
        });
        let mut directives = directives.map(|text| self.text(text));
        directives.any(|text| matches!(text, "\"use strict\"" | "'use strict'"))
            || parts(body).any(|statement| is_of_modules(statement.kind()))
    }

    /// Emits what gives every round of a loop its own variables.
    pub fn renew(&mut self, names: &[String], at: ir::Span) {
        for name in names {
            let Some(own) = self.find(name).map(|variable| variable.own.clone()) else {
                continue;
            };
            let value = self.load_plain(&own, at);
            let name = self.b.intern(&own);
            self.b.emit(Op::DeclVar { name, value }, at);
        }
    }

    /// The distinct names of patterns.
    pub fn names_of(&self, patterns: &[Node<'a>]) -> Vec<String> {
        let mut nodes = Vec::new();
        for &pattern in patterns {
            bound_names(pattern, &mut nodes);
        }
        let mut seen = FxHashSet::default();
        let names = nodes.into_iter().map(|node| self.text(node).to_owned());
        names.filter(|name| seen.insert(name.clone())).collect()
    }
}

fn is_function_or_class(kind: &str) -> bool {
    is_function(kind) || matches!(kind, "class_declaration" | "class")
}
