//! Statements that do not branch, and what is declared before a program runs.

use super::functions::Kind;
use super::{Lowerer, MOST_NESTED, parts};
use ir::{Intrinsic, Op, Reg, Span};
use syntax::Node;

/// Kinds of declarations that are in force before the code in front of them runs.
fn is_class(kind: &str) -> bool {
    matches!(
        kind,
        "class_declaration" | "interface_declaration" | "trait_declaration" | "enum_declaration"
    )
}

/// Whether code begins behind a node as `<?=` begins it.
fn opens_short(node: Node<'_>, source: &str) -> bool {
    matches!(node.kind(), "text_interpolation" | "php_tag") && node.text(source).ends_with("<?=")
}

impl<'a> Lowerer<'a> {
    /// A file: functions first, then classes whose parents are there, then the rest.
    pub(super) fn module(&mut self, root: Node<'a>) {
        let nodes = parts(root);
        for node in &nodes {
            if node.kind() == "namespace_definition" && node.child_by_field("body").is_none() {
                self.namespace = node
                    .child_by_field("name")
                    .map_or(String::new(), |name| self.text(name).to_owned());
            }
        }
        self.hoist(&nodes);
        let mut is_short = false;
        for node in nodes {
            match node.kind() {
                "text" => {
                    let at = self.b.span(node);
                    let text = self.bytes(self.text(node).as_bytes(), at);
                    self.write_out(text, at);
                }
                "expression_statement" if is_short => self.short_echo(node),
                kind if is_class(kind) || kind == "function_definition" => {}
                _ => self.statement(node),
            }
            is_short = opens_short(node, self.source);
        }
    }

    fn hoist(&mut self, nodes: &[Node<'a>]) {
        for node in nodes {
            if node.kind() == "function_definition" {
                self.function_definition(*node);
            }
        }
        let mut open: Vec<Node<'a>> = nodes
            .iter()
            .copied()
            .filter(|node| is_class(node.kind()))
            .collect();
        let mut waiting: Vec<&str> = open
            .iter()
            .filter_map(|node| node.child_by_field("name"))
            .map(|name| self.text(name))
            .collect();
        while !open.is_empty() {
            let ready = open.iter().position(|node| {
                let own = node.child_by_field("name").map(|name| self.text(name));
                let needs = |part: Node<'a>| {
                    matches!(part.kind(), "base_clause" | "class_interface_clause")
                };
                let mut wanted: Vec<Node<'a>> = node
                    .named_children()
                    .filter(|part| needs(*part))
                    .flat_map(parts)
                    .collect();
                if let Some(body) = node.child_by_field("body") {
                    let used = body
                        .named_children()
                        .filter(|part| part.kind() == "use_declaration");
                    wanted.extend(used.flat_map(parts));
                    // What constants and static members are made of.
                    for part in body.named_children().filter(|part| {
                        part.kind() == "const_declaration"
                            || part.kind() == "property_declaration"
                                && part.child_by_kind("static_modifier").is_some()
                    }) {
                        wanted.extend(part.descendants().filter(|node| node.kind() == "name"));
                    }
                }
                wanted.iter().all(|name| {
                    let name = self.last_name(*name);
                    Some(name) == own || !waiting.contains(&name)
                })
            });
            let node = open.remove(ready.unwrap_or(0));
            let own = node
                .child_by_field("name")
                .map_or("", |name| self.text(name));
            waiting.retain(|name| *name != own);
            self.class(node);
        }
    }

    pub(super) fn function_definition(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let Some(name) = node.child_by_field("name") else {
            self.unsupported(node);
            return;
        };
        let name = self.text(name);
        let function = self.function(name, node, Kind::Function, false);
        let lower = name.to_ascii_lowercase();
        self.declare_plain(&format!("{lower}()"), function, at);
        if !self.is_library {
            let text = self.bytes(lower.as_bytes(), at);
            self.lib("note_function", &[text, function], at);
        }
    }

    pub(super) fn block(&mut self, node: Node<'a>) {
        let nodes = parts(node);
        for node in &nodes {
            if node.kind() == "function_definition" {
                self.function_definition(*node);
            }
        }
        let mut is_short = false;
        for node in nodes {
            match node.kind() {
                "function_definition" => {}
                "expression_statement" if is_short => self.short_echo(node),
                _ => self.statement(node),
            }
            is_short = opens_short(node, self.source);
        }
    }

    /// Output, by way of the library where the program may keep it back.
    fn write_out(&mut self, text: Reg, at: Span) {
        match self.keeps_output {
            true => self.lib("put_out", &[text], at),
            false => self.own(Intrinsic::WriteOut, &[text], at),
        };
    }

    fn short_echo(&mut self, node: Node<'a>) {
        for part in parts(node).into_iter().take(1) {
            self.echo(part);
        }
    }

    /// What stands between the end of code and its next beginning.
    fn between(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let text = self.text(node);
        let start = text.find("?>").map_or(0, |at| at + 2);
        let end = text
            .rfind("<?")
            .filter(|end| *end >= start)
            .unwrap_or(text.len());
        // A line break right behind the end of code belongs to it.
        let inside = &text[start..end];
        let inside = inside.strip_prefix('\n').unwrap_or(inside);
        if !inside.is_empty() {
            let text = self.bytes(inside.as_bytes(), at);
            self.write_out(text, at);
        }
    }

    pub(super) fn echo(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let value = self.expr(node);
        let text = match node.kind() {
            "string" | "encapsed_string" => value,
            _ => self.text_of_value(value, at),
        };
        self.write_out(text, at);
    }

    pub(super) fn statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        if self.depth == MOST_NESTED {
            self.b.unsupported("nesting", at);
            return;
        }
        self.depth += 1;
        match node.kind() {
            "empty_statement" | "php_tag" | "php_end_tag" | "namespace_use_declaration" => {}
            "text" => {
                let text = self.bytes(self.text(node).as_bytes(), at);
                self.write_out(text, at);
            }
            "text_interpolation" => self.between(node),
            "expression_statement" => {
                for part in parts(node) {
                    self.expr(part);
                }
            }
            "echo_statement" => {
                for part in parts(node) {
                    match part.kind() {
                        "sequence_expression" => {
                            let mut open = vec![part];
                            while let Some(part) = open.pop() {
                                match part.kind() {
                                    "sequence_expression" => {
                                        open.extend(parts(part).into_iter().rev())
                                    }
                                    _ => self.echo(part),
                                }
                            }
                        }
                        _ => self.echo(part),
                    }
                }
            }
            "compound_statement" | "colon_block" => self.block(node),
            "namespace_definition" => {
                if let Some(body) = node.child_by_field("body") {
                    self.namespace = node
                        .child_by_field("name")
                        .map_or(String::new(), |name| self.text(name).to_owned());
                    let nodes = parts(body);
                    self.hoist(&nodes);
                    for node in nodes {
                        if !is_class(node.kind()) && node.kind() != "function_definition" {
                            self.statement(node);
                        }
                    }
                }
            }
            "declare_statement" => {
                for part in parts(node) {
                    if part.kind() != "declare_directive" {
                        self.statement(part);
                    }
                }
            }
            "function_definition" => self.function_definition(node),
            kind if is_class(kind) => self.class(node),
            "const_declaration" => {
                for element in parts(node) {
                    if let [name, value] = parts(element).as_slice() {
                        let value = self.expr(*value);
                        self.declare_constant(self.text(*name), value, at);
                    }
                }
            }
            "global_declaration" => {
                for part in parts(node) {
                    if let Some(name) = self.variable(part)
                        && self.frames.len() > 1
                    {
                        let cell = self.load_plain(&format!("$.global_{name}"), at);
                        self.store_plain(&self.named(name), cell, at);
                        self.frame().assigned.insert(name.to_owned());
                    }
                }
            }
            "function_static_declaration" => {
                for part in parts(node) {
                    self.static_variable(part);
                }
            }
            "unset_statement" => {
                for part in parts(node) {
                    self.unset(part);
                }
            }
            "exit_statement" => {
                self.expr(node);
            }
            "return_statement" => {
                let value = match parts(node).first() {
                    Some(value) => {
                        // What only the function has needs no copy.
                        let local = self.variable(*value).is_some_and(|name| {
                            let frame = self.frames.last();
                            frame.is_some_and(|frame| {
                                !frame.boxed.contains(name) && !frame.parameters.contains(name)
                            }) && self.frames.len() > 1
                        });
                        if self.frame().gives_references {
                            self.reference(*value)
                        } else if local && value.kind() == "variable_name" {
                            self.expr(*value)
                        } else {
                            self.kept(*value)
                        }
                    }
                    None => self.b.nil(at),
                };
                let result = self.frame().result.clone().unwrap_or_default();
                let fits = parts(node)
                    .first()
                    .is_none_or(|value| self.fits_always(*value, &result));
                let value = match fits || self.frame().gives_references {
                    true => value,
                    false => self.converted_result(value, at),
                };
                self.leave_handlers(0, at);
                self.b.emit(Op::Return { value }, at);
                self.behind(at);
            }
            "ERROR" => {
                self.unsupported(node);
                self.block(node);
            }
            _ => self.flow(node, at),
        }
        self.depth -= 1;
    }

    /// `static $n = 0;`: one variable for all calls of the function.
    fn static_variable(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let Some(name) = node
            .child_by_field("name")
            .and_then(|name| self.variable(name))
        else {
            self.unsupported(node);
            return;
        };
        let key = format!("{name}:{}", self.b.next_number());
        let key = self.b.text(&key, at);
        let class = match self.classes.is_empty() || !self.frame().has_this {
            true => self.b.nil(at),
            false => self.called_class(at),
        };
        let known = self.lib("static_variable", &[key, class], at);
        let found = self.is_something(known, at);
        let cell = self.either(
            found,
            at,
            |_| known,
            |this| {
                let value = match node.child_by_field("value") {
                    Some(value) => this.expr(value),
                    None => this.b.nil(at),
                };
                this.lib("keep_static", &[key, class, value], at)
            },
        );
        self.store_plain(&self.named(name), cell, at);
        self.frame().assigned.insert(name.to_owned());
    }
}
