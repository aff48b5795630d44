//! Methods, blocks, lambdas and classes.

use super::calls::leaves;
use super::{Kind, Lowerer};
use ir::{Const, FunctionKind, Hint, Intrinsic, Label, Op, ParamKind, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn begin_function(&mut self, name: &str, kind: Kind, at: Span) -> (Label, Label) {
        let entry = self.b.label(&format!("func_{name}"));
        let end = self.b.label(&format!("end_{name}"));
        self.b.jump(end, at);
        self.b.place(entry, at);
        self.push(kind);
        (entry, end)
    }

    pub(super) fn end_function(
        &mut self,
        name: &str,
        (entry, end): (Label, Label),
        value: Reg,
        node: Node<'a>,
    ) -> Reg {
        let behind = self.b.span_of(node.end(), node.end());
        self.b.emit(Op::Return { value }, behind);
        let at = self.b.span(node);
        self.closed_function(name, (entry, end), at)
    }

    /// A function that is made of no part of the source.
    pub(super) fn end_function_at(
        &mut self,
        name: &str,
        labels: (Label, Label),
        value: Reg,
        at: Span,
    ) -> Reg {
        self.b.emit(Op::Return { value }, at);
        self.closed_function(name, labels, at)
    }

    fn closed_function(&mut self, name: &str, (entry, end): (Label, Label), at: Span) -> Reg {
        self.frames.pop();
        self.b.place(end, at);
        let name = self.b.intern(name);
        let kind = FunctionKind::Function;
        self.b.constant(Const::Function { name, entry, kind }, at)
    }

    pub(super) fn parameter(&mut self, name: &str, kind: ParamKind, at: Span) {
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
        // `~@` and `!@` are other spellings.
        let name = match self.text(name) {
            "~@" => "~",
            "!@" => "!",
            name => name,
        };
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
        self.parameter("$block", ParamKind::PositionalOnly, at);
        let nodes = self.parameter_nodes(node);
        let passed = self.parameters(&nodes, Kind::Method, at);
        let told = self.parameters_text(&nodes, Kind::Method);
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
                if !self.is_library && self.matches(body) {
                    self.keep_match(at);
                }
                self.guarded_body(body, at)
            }
            None => self.b.nil(at),
        };
        self.give_match_back(at);
        let function = self.end_function(name, labels, value, node);
        if self.tells_parameters {
            let told = self.b.text(&told, at);
            self.set_field(function, "@parameters", told, at);
        }
        self.note_method(name, object, function);
        self.set_field(target, name, function, at);
        let (home, key) = (target, self.b.text(name, at));
        if !self.is_library {
            let is_outermost = object.is_none()
                && self.classes == 0
                && self.frames.iter().all(|frame| frame.method.is_none());
            let told = match is_outermost {
                true => "method_added_outside",
                false => "method_added",
            };
            self.library_call(told, &[home, key], at);
        }
        self.symbol(name, at)
    }

    /// Whether code may change what the last match is.
    fn matches(&self, body: Node<'a>) -> bool {
        body.descendants().any(|node| match node.kind() {
            "regex" => true,
            "identifier" => matches!(self.text(node), "match" | "scan"),
            _ => false,
        })
    }

    /// What a method matches is its own: who called it has the last match that it had before.
    fn keep_match(&mut self, at: Span) {
        let before = self.library_call("last_match", &[], at);
        let held = self.hidden("match");
        self.declare_hidden(&held, before, at);
        self.frame().last_match = Some(held);
    }

    /// Where a method ends that matches, the last match is again that of who called it.
    pub(super) fn give_match_back(&mut self, at: Span) {
        if let Some(held) = self.frame().last_match.clone() {
            let before = self.load_plain(&held, at);
            self.library_call("note_match", &[before], at);
        }
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
        self.end_tag(&tag, at);
        self.b.jump(end, at);
        self.b.place(handler, at);
        let value = self.value_of_tag(&tag, at);
        self.store_plain(&result, value, at);
        self.b.place(end, at);
        self.load_plain(&result, at)
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
        self.closure(node, Kind::Lambda, None, None, at)
    }

    /// A block or lambda as a value.
    pub(super) fn closure(
        &mut self,
        node: Node<'a>,
        kind: Kind,
        break_tag: Option<String>,
        rebinds: Option<&str>,
        at: Span,
    ) -> Reg {
        let made_method = self.made_method.take();
        let labels = self.begin_function("block", kind, at);
        self.frame().break_tag = break_tag;
        self.frame().made_method = made_method;
        if rebinds.is_some() {
            self.parameter("self", ParamKind::Receiver, at);
            self.frame().this = Some("self".to_owned());
        } else if self.rebinds_blocks && kind == Kind::Block {
            self.rebindable(at);
        }
        let defines = rebinds.is_some() && defines_methods(node, self.source);
        if let (true, Some(method)) = (defines, rebinds) {
            let this = self.this(at);
            let home = match method {
                "define_method" | "define_singleton_method" => this,
                "instance_eval" | "instance_exec" => {
                    self.library_call("singleton_class", &[this], at)
                }
                "eval_exec" => self.library_call("home_of", &[this], at),
                _ => this,
            };
            if !matches!(method, "define_method" | "define_singleton_method") {
                self.declare_hidden("$home", home, at);
                self.classes += 1;
            }
        }
        let defines =
            defines && !matches!(rebinds, Some("define_method" | "define_singleton_method"));
        let nodes = self.parameter_nodes(node);
        // What a block or method that is made of one is called with waits to be taken.
        let names_block = (nodes.iter()).any(|node| node.kind() == "block_parameter");
        self.frame().has_block = names_block;
        if names_block {
            let handed = self.library_call("taken_block", &[], at);
            self.declare_hidden("$block", handed, at);
        }
        let body = node.child_by_field("body");
        let uses_number = |name: &str| {
            nodes.is_empty()
                && body.is_some_and(|body| {
                    body.descendants()
                        .any(|node| node.text(self.source) == name && node.kind() == "identifier")
                })
        };
        let numbered = ["_1", "_2", "_3", "_4"].into_iter();
        let numbered = numbered.rev().find(|name| uses_number(name));
        let told = match numbered {
            None => self.parameters_text(&nodes, kind),
            Some(last) => {
                let must = if kind == Kind::Block { "opt" } else { "req" };
                let all = ["_1", "_2", "_3", "_4"].into_iter();
                let told = all
                    .filter(|name| *name <= last)
                    .map(|name| format!("{must} {name}"));
                told.collect::<Vec<_>>().join(",")
            }
        };
        match numbered {
            Some(last) => self.numbered_parameters(last, at),
            None => drop(self.parameters(&nodes, kind, at)),
        }
        if body.is_some_and(|body| leaves(body, "redo", true)) {
            let again = self.b.label("again");
            self.b.place(again, at);
            self.frame().again = Some(again);
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
                        // What returns in a block of a lambda returns from the lambda.
                        match kind {
                            Kind::Lambda => self.guarded_body(inside, at),
                            _ => self.expr(inside),
                        }
                    }
                    None => self.b.nil(at),
                }
            }
            None => self.b.nil(at),
        };
        if defines {
            self.classes -= 1;
        }
        let name = self.block_name();
        let function = self.end_function(&name, labels, value, node);
        if names_block {
            let yes = self.b.constant(Const::Bool(true), at);
            self.set_field(function, "@wants_block", yes, at);
        }
        if self.tells_parameters {
            let told = self.b.text(&told, at);
            self.set_field(function, "@parameters", told, at);
        }
        match kind {
            Kind::Lambda if !self.is_library => self.library_call("as_lambda", &[function], at),
            _ => function,
        }
    }

    /// What calls of the innermost block are told as.
    fn block_name(&self) -> String {
        let is_block = |frame: &super::Frame<'a>| matches!(frame.kind, Kind::Block | Kind::Lambda);
        let levels = (self.frames.iter().rev())
            .take_while(|frame| is_block(frame))
            .count();
        let around = self.frames.iter().rev().find(|frame| !is_block(frame));
        let title = around.and_then(|frame| match &frame.method {
            Some((name, _)) => Some(name.trim_start_matches("self.")),
            None => frame.title.as_deref(),
        });
        let title = title.unwrap_or("<main>");
        match levels {
            0 | 1 => format!("block in {title}"),
            _ => format!("block ({levels} levels) in {title}"),
        }
    }

    /// The parameters of a block that names them by number, up to the last that it uses.
    fn numbered_parameters(&mut self, last: &str, at: Span) {
        let names = ["_1", "_2", "_3", "_4"];
        let count = 1 + names.iter().position(|name| *name == last).unwrap_or(0);
        let kind = if count == 1 {
            ParamKind::Normal
        } else {
            ParamKind::Element
        };
        let given: Vec<Reg> = (names[..count].iter())
            .map(|name| {
                let symbol = self.b.intern(name);
                self.b.symbolic(Hint::Param(symbol, kind), at)
            })
            .collect();
        for (name, value) in names.into_iter().zip(given) {
            self.declare(name, value, at);
        }
    }

    pub(super) fn class(&mut self, node: Node<'a>, at: Span) -> Reg {
        let body = node.child_by_field("body");
        if node.kind() == "singleton_class" {
            let Some(value) = node.child_by_field("value") else {
                return self.unsupported(node);
            };
            let object = self.expr(value);
            let class = self.library_call("open_singleton", &[object], at);
            let value = self.class_body("singleton", class, body, node, at);
            self.library_call("close_singleton", &[class], at);
            return value;
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
            _ if self.class_bodies > 0 => (self.load_plain("$home", at), self.text(name)),
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
        if self.classes == 0
            && name.kind() == "constant"
            && (self.frames.len() == 1 || self.is_library)
        {
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
        let title = match node.kind() {
            "singleton_class" => "singleton class".to_owned(),
            kind => format!("<{kind}:{name}>"),
        };
        let labels = self.begin_function(name, Kind::Body, at);
        self.frame().title = Some(title.clone());
        self.parameter("self", ParamKind::Receiver, at);
        let this = self.this(at);
        self.declare_hidden("$home", this, at);
        self.begin_note(name, class, node);
        self.classes += 1;
        self.class_bodies += 1;
        self.declare_nested(body);
        let value = self.expr(body);
        self.class_bodies -= 1;
        self.classes -= 1;
        self.end_note();
        let function = self.end_function(&title, labels, value, node);
        self.b
            .intrinsic(Intrinsic::CallWith, &[function, class], at)
    }
}

/// Whether a block that runs on another receiver has what needs to know the class it is in.
fn defines_methods(block: Node<'_>, source: &str) -> bool {
    let words = [
        "define_method",
        "alias_method",
        "attr_accessor",
        "attr_reader",
        "attr_writer",
    ];
    block.descendants().any(|node| match node.kind() {
        "method" | "super" | "alias" | "class" | "module" => true,
        "identifier" => words.contains(&node.text(source)),
        _ => false,
    })
}
