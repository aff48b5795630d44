//! Methods, blocks, lambdas and classes.

use super::calls::leaves;
use super::{Kind, Lowerer, is_code};
use ir::{Const, FunctionKind, Hint, Intrinsic, Label, Op, ParamKind, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a> {
    fn begin_function(&mut self, name: &str, kind: Kind, at: Span) -> (Label, Label) {
        let entry = self.b.label(&format!("func_{name}"));
        let end = self.b.label(&format!("end_{name}"));
        self.b.jump(end, at);
        self.b.place(entry, at);
        self.push(kind);
        (entry, end)
    }

    fn end_function(
        &mut self,
        name: &str,
        (entry, end): (Label, Label),
        value: Reg,
        node: Node<'a>,
    ) -> Reg {
        let behind = self.b.span_of(node.end(), node.end());
        self.b.emit(Op::Return { value }, behind);
        self.frames.pop();
        let at = self.b.span(node);
        self.b.place(end, at);
        let name = self.b.intern(name);
        let kind = FunctionKind::Function;
        self.b.constant(Const::Function { name, entry, kind }, at)
    }

    fn parameter(&mut self, name: &str, kind: ParamKind, at: Span) {
        let symbol = self.b.intern(name);
        let value = self.b.symbolic(Hint::Param(symbol, kind), at);
        match name.starts_with('$') || name == "self" {
            true => self.declare_hidden(name, value, at),
            false => {
                self.frame().names.insert(name.to_owned(), name.to_owned());
                self.declare_hidden(name, value, at);
            }
        }
    }

    pub(super) fn method_definition(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(name) = node.child_by_field("name") else {
            return self.unsupported(node);
        };
        let name = self.text(name);
        let object = node.child_by_field("object");
        let target = match object {
            Some(object) => self.expr(object),
            None => {
                let home = match self.classes {
                    0 => self.load_plain("Object", at),
                    _ => self.load_plain("$home", at),
                };
                self.field(home, "prototype", at)
            }
        };
        let labels = self.begin_function(name, Kind::Method, at);
        self.parameter("self", ParamKind::Receiver, at);
        self.parameter("$block", ParamKind::Normal, at);
        let nodes: Vec<_> = node
            .child_by_field("parameters")
            .into_iter()
            .flat_map(Node::named_children)
            .filter(is_code)
            .collect();
        let is_plain = nodes
            .iter()
            .all(|node| matches!(node.kind(), "identifier" | "block_parameter"));
        self.parameters(&nodes, is_plain, false, at);
        let passed = match is_plain {
            true => nodes
                .iter()
                .filter(|node| node.kind() == "identifier")
                .map(|node| self.text(*node).to_owned())
                .collect(),
            false => {
                let own = |node: &Node<'a>| match node.kind() {
                    "identifier" => Some(self.text(*node).to_owned()),
                    "optional_parameter" => node
                        .child_by_field("name")
                        .map(|name| self.text(name).to_owned()),
                    _ => None,
                };
                let names: Option<Vec<String>> = nodes
                    .iter()
                    .filter(|node| node.kind() != "block_parameter")
                    .map(own)
                    .collect();
                let has_names = (nodes.iter()).any(|node| {
                    matches!(node.kind(), "keyword_parameter" | "hash_splat_parameter")
                });
                let all = if has_names { "$all" } else { "$args" };
                names.unwrap_or_else(|| vec![all.to_owned()])
            }
        };
        let full = if object.is_some() {
            format!("self.{name}")
        } else {
            name.to_owned()
        };
        self.frame().method = Some((full, passed));
        let body = node.child_by_field("body");
        let value = match body {
            Some(body) => {
                self.declare_nested(body);
                self.guarded_body(body, at)
            }
            None => self.b.nil(at),
        };
        let function = self.end_function(name, labels, value, node);
        self.set_field(target, name, function, at);
        let (home, key) = (target, self.b.text(name, at));
        if !self.is_library {
            self.library_call("method_added", &[home, key], at);
        }
        self.symbol(name, at)
    }

    /// A method's body, which blocks inside may return from.
    fn guarded_body(&mut self, body: Node<'a>, at: Span) -> Reg {
        let returns = body.descendants().any(|node| {
            matches!(node.kind(), "block" | "do_block") && leaves(node, "return", false)
        });
        if !returns {
            return self.expr(body);
        }
        let tag = self.new_tag("return", at);
        self.frame().return_tag = Some(tag.clone());
        let result = self.hidden("result");
        let nothing = self.b.nil(at);
        self.declare_hidden(&result, nothing, at);
        let (handler, end) = (self.b.label("returned"), self.b.label("end_body"));
        self.open_handler(handler, None, at);
        let value = self.expr(body);
        self.store_plain(&result, value, at);
        self.close_handler(at);
        self.b.jump(end, at);
        self.b.place(handler, at);
        let value = self.value_of_tag(&tag, at);
        self.store_plain(&result, value, at);
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    /// Declares parameters: each its own where they are plain, else taken from a list of what is given.
    fn parameters(&mut self, nodes: &[Node<'a>], is_plain: bool, is_block: bool, at: Span) {
        if is_plain {
            for node in nodes.iter().filter(|node| node.kind() == "identifier") {
                let name = self.text(*node);
                match is_block {
                    true => {
                        let symbol = self.b.intern(name);
                        let value = self.b.symbolic(Hint::Param(symbol, ParamKind::Normal), at);
                        self.declare(name, value, at);
                    }
                    false => self.parameter(name, ParamKind::Normal, at),
                }
            }
        } else {
            self.parameter("$args", ParamKind::Rest, at);
        }
        for node in nodes.iter().filter(|node| node.kind() == "block_parameter") {
            if let Some(name) = node.child_by_field("name") {
                let block = self.load_plain("$block", at);
                self.declare(self.text(name), block, at);
            }
        }
        if is_plain {
            return;
        }
        let mut args = self.load_plain("$args", at);
        let is_positional = |node: &&Node<'a>| {
            matches!(
                node.kind(),
                "identifier" | "optional_parameter" | "splat_parameter" | "destructured_parameter"
            )
        };
        let places: Vec<_> = nodes.iter().filter(is_positional).copied().collect();
        let required = places
            .iter()
            .filter(|node| matches!(node.kind(), "identifier" | "destructured_parameter"))
            .count();
        let has_rest = places.iter().any(|node| node.kind() == "splat_parameter");
        let count = self.b.int(required, at);
        if is_block && (places.len() > 1) {
            args = self.library_call("block_args", &[args], at);
        }
        let has_names = nodes
            .iter()
            .any(|node| matches!(node.kind(), "keyword_parameter" | "hash_splat_parameter"));
        let named = match has_names {
            true => {
                // A bare `super` hands on what the method was given, keywords too.
                if !is_block {
                    let all = self.library_call("all_of", &[args], at);
                    self.declare_hidden("$all", all, at);
                }
                Some(self.library_call("take_keywords", &[args, count], at))
            }
            false => None,
        };
        if !is_block {
            let most = if has_rest {
                self.b.nil(at)
            } else {
                self.b.int(places.len(), at)
            };
            self.library_call("check_count", &[args, count, most], at);
        }
        let optional = places
            .iter()
            .filter(|node| node.kind() == "optional_parameter")
            .count();
        let first_special = places
            .iter()
            .position(|node| !matches!(node.kind(), "identifier" | "destructured_parameter"))
            .unwrap_or(places.len());
        let mut seen_optional = 0;
        for (place, &node) in places.iter().enumerate() {
            let at = self.b.span(node);
            let behind = places.len() - place;
            match node.kind() {
                "optional_parameter" => {
                    let (Some(name), Some(default)) =
                        (node.child_by_field("name"), node.child_by_field("value"))
                    else {
                        continue;
                    };
                    let enough = self.b.int(required + seen_optional, at);
                    let has = self.library_call("has_more", &[args, enough], at);
                    let index = self.b.int(place, at);
                    let value = self.either(
                        has,
                        at,
                        |this| this.library_call("item", &[args, index], at),
                        |this| this.expr(default),
                    );
                    self.declare(self.text(name), value, at);
                    seen_optional += 1;
                }
                "splat_parameter" => {
                    let before = self.b.int(place, at);
                    let after = self.b.int(behind - 1, at);
                    let value = self.library_call("middle_of", &[args, before, after], at);
                    if let Some(name) = node.child_by_field("name") {
                        self.declare(self.text(name), value, at);
                    }
                }
                kind => {
                    let value = match place < first_special || optional + usize::from(has_rest) == 0
                    {
                        true => {
                            let index = self.b.int(place, at);
                            self.library_call("item", &[args, index], at)
                        }
                        false => {
                            let (behind, before) =
                                (self.b.int(behind, at), self.b.int(first_special, at));
                            self.library_call("last_of", &[args, behind, before], at)
                        }
                    };
                    match kind {
                        "identifier" => self.declare(self.text(node), value, at),
                        _ => {
                            let list = self.library_call("list_for", &[value], at);
                            let targets: Vec<_> = node.named_children().filter(is_code).collect();
                            self.assign_all(&targets, list, true, at);
                        }
                    }
                }
            }
        }
        let Some(named) = named else { return };
        for &node in nodes {
            let at = self.b.span(node);
            let Some(name) = node.child_by_field("name") else {
                continue;
            };
            let name = self.text(name);
            if node.kind() == "keyword_parameter" {
                let key = self.symbol(name, at);
                let has = self.library_call("has_key", &[named, key], at);
                let default = node.child_by_field("value");
                let value = self.either(
                    has,
                    at,
                    |this| this.library_call("take_key", &[named, key], at),
                    |this| match default {
                        Some(default) => this.expr(default),
                        None => this.library_call("missing_keyword", &[key], at),
                    },
                );
                self.declare(name, value, at);
            }
        }
        match nodes
            .iter()
            .find(|node| node.kind() == "hash_splat_parameter")
        {
            Some(rest) => {
                if let Some(name) = rest.child_by_field("name") {
                    self.declare(self.text(name), named, at);
                }
            }
            None => {
                self.library_call("check_keywords", &[named], at);
            }
        }
    }

    /// One value or the other.
    pub(super) fn either(
        &mut self,
        condition: Reg,
        at: Span,
        yes: impl FnOnce(&mut Self) -> Reg,
        no: impl FnOnce(&mut Self) -> Reg,
    ) -> Reg {
        let result = self.hidden("value");
        let nothing = self.b.nil(at);
        self.declare_hidden(&result, nothing, at);
        let (then, otherwise, end) = (
            self.b.label("then"),
            self.b.label("else"),
            self.b.label("end_if"),
        );
        self.b.branch_if(condition, then, otherwise, at);
        self.b.place(then, at);
        let value = yes(self);
        self.store_plain(&result, value, at);
        self.b.jump(end, at);
        self.b.place(otherwise, at);
        let value = no(self);
        self.store_plain(&result, value, at);
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    pub(super) fn lambda(&mut self, node: Node<'a>, at: Span) -> Reg {
        self.closure(node, Kind::Lambda, None, false, at)
    }

    /// A block or lambda as a value.
    pub(super) fn closure(
        &mut self,
        node: Node<'a>,
        kind: Kind,
        break_tag: Option<String>,
        rebinds: bool,
        at: Span,
    ) -> Reg {
        let labels = self.begin_function("block", kind, at);
        self.frame().break_tag = break_tag;
        if rebinds {
            self.parameter("self", ParamKind::Receiver, at);
        }
        let defines = rebinds && node.descendants().any(|node| node.kind() == "method");
        if defines {
            let this = self.this(at);
            self.declare_hidden("$home", this, at);
            self.classes += 1;
        }
        let nodes: Vec<_> = node
            .child_by_field("parameters")
            .into_iter()
            .flat_map(Node::named_children)
            .filter(is_code)
            .collect();
        // Only a block that becomes a method can be given one.
        let names_block = (nodes.iter()).any(|node| node.kind() == "block_parameter");
        match (names_block, rebinds) {
            (true, true) => self.parameter("$block", ParamKind::Normal, at),
            (true, false) => {
                let nothing = self.b.nil(at);
                self.declare_hidden("$block", nothing, at);
            }
            (false, _) => {}
        }
        let body = node.child_by_field("body");
        let is_one = nodes.len() <= 1 || kind == Kind::Lambda;
        let is_plain = is_one && nodes.iter().all(|node| node.kind() == "identifier");
        let uses_number = |name: &str| {
            nodes.is_empty()
                && body.is_some_and(|body| {
                    body.descendants()
                        .any(|node| node.text(self.source) == name && node.kind() == "identifier")
                })
        };
        if uses_number("_2") {
            self.parameter("$args", ParamKind::Rest, at);
            let args = self.load_plain("$args", at);
            let args = self.library_call("block_args", &[args], at);
            for (place, name) in ["_1", "_2"].into_iter().enumerate() {
                let place = self.b.int(place, at);
                let value = self.library_call("item", &[args, place], at);
                self.declare(name, value, at);
            }
        } else if uses_number("_1") {
            self.parameter("_1", ParamKind::Normal, at);
        } else {
            self.parameters(&nodes, is_plain, kind == Kind::Block, at);
        }
        let value = match body {
            Some(body) => {
                let inside = match body.kind() {
                    "block" | "do_block" => body.child_by_field("body"),
                    _ => Some(body),
                };
                match inside {
                    Some(inside) => {
                        self.declare_nested(inside);
                        self.expr(inside)
                    }
                    None => self.b.nil(at),
                }
            }
            None => self.b.nil(at),
        };
        if defines {
            self.classes -= 1;
        }
        let around = self
            .frames
            .iter()
            .rev()
            .find_map(|frame| frame.method.clone());
        let name = match around {
            Some((name, _)) => format!("block in {}", name.trim_start_matches("self.")),
            None => "block in <main>".to_owned(),
        };
        let function = self.end_function(&name, labels, value, node);
        if names_block && rebinds {
            let yes = self.b.constant(Const::Bool(true), at);
            self.set_field(function, "@takes_block", yes, at);
        }
        match kind {
            Kind::Lambda if !self.is_library => self.library_call("as_lambda", &[function], at),
            _ => function,
        }
    }

    pub(super) fn class(&mut self, node: Node<'a>, at: Span) -> Reg {
        let body = node.child_by_field("body");
        if node.kind() == "singleton_class" {
            let Some(value) = node.child_by_field("value") else {
                return self.unsupported(node);
            };
            let object = self.expr(value);
            let class = self.library_call("singleton_class", &[object], at);
            return self.class_body("singleton", class, body, node, at);
        }
        let Some(name) = node.child_by_field("name") else {
            return self.unsupported(node);
        };
        let (home, text) = match name.kind() {
            "scope_resolution" => {
                let scope = name.child_by_field("scope").map(|scope| self.expr(scope));
                let inside = name
                    .child_by_field("name")
                    .map_or("", |name| self.text(name));
                (scope.unwrap_or_else(|| self.b.nil(at)), inside)
            }
            _ if self.classes > 0 => (self.load_plain("$home", at), self.text(name)),
            _ => (self.b.nil(at), self.text(name)),
        };
        let parent = match node
            .child_by_field("superclass")
            .and_then(|node| node.named_children().next())
        {
            Some(parent) => self.expr(parent),
            None => self.b.nil(at),
        };
        let is_module = self.b.constant(Const::Bool(node.kind() == "module"), at);
        let key = self.b.text(text, at);
        let class = self.library_call("open_class", &[home, key, parent, is_module], at);
        if self.classes == 0 && name.kind() == "constant" {
            self.declare_hidden(text, class, at);
        }
        self.class_body(text, class, body, node, at)
    }

    fn class_body(
        &mut self,
        name: &str,
        class: Reg,
        body: Option<Node<'a>>,
        node: Node<'a>,
        at: Span,
    ) -> Reg {
        let Some(body) = body else {
            return self.b.nil(at);
        };
        let labels = self.begin_function(name, Kind::Body, at);
        self.parameter("self", ParamKind::Receiver, at);
        let this = self.this(at);
        self.declare_hidden("$home", this, at);
        self.classes += 1;
        self.declare_nested(body);
        let value = self.expr(body);
        self.classes -= 1;
        let function = self.end_function(name, labels, value, node);
        self.b
            .intrinsic(Intrinsic::CallWith, &[function, class], at)
    }
}
