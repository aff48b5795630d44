//! What programs that look at themselves are told: attributes, comments, parameters and types.

use super::{Frame, Lowerer, parts};
use ir::{FunctionKind, Intrinsic, Op, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// The comment in front of a declaration that documents it.
    fn comment_before(&self, node: Node<'_>) -> &'a str {
        let before = self.source[..node.start() as usize].trim_end();
        match before.rfind("/**") {
            Some(start)
                if before.ends_with("*/")
                    && before[start..].find("*/") == Some(before.len() - start - 2) =>
            {
                &before[start..]
            }
            _ => "",
        }
    }

    /// Notes comment and attributes of a declaration at what holds them.
    pub(super) fn describe(&mut self, holder: Reg, key: &str, node: Node<'a>, at: Span) {
        if !self.reflects {
            return;
        }
        let comment = self.comment_before(node);
        if !comment.is_empty() {
            let comment = self.bytes(comment.as_bytes(), at);
            let key = self.bytes(format!("doc {key}").as_bytes(), at);
            self.lib("note_described", &[holder, key, comment], at);
        }
        if node.child_by_kind("final_modifier").is_some() {
            let (yes, key) = (self.truth_of(true, at), format!("final {key}"));
            let key = self.bytes(key.as_bytes(), at);
            self.lib("note_described", &[holder, key, yes], at);
        }
        let Some(all) = self.attributes_of(node, at) else {
            return;
        };
        let key = self.bytes(format!("attributes {key}").as_bytes(), at);
        self.lib("note_described", &[holder, key, all], at);
    }

    /// The attributes of a declaration, if it has some.
    fn attributes_of(&mut self, node: Node<'a>, at: Span) -> Option<Reg> {
        let attributes: Vec<Node<'a>> = node
            .children_by_field("attributes")
            .flat_map(Node::named_children)
            .flat_map(Node::named_children)
            .filter(|part| part.kind() == "attribute")
            .collect();
        if attributes.is_empty() {
            return None;
        }
        let all: Vec<Reg> = attributes
            .into_iter()
            .map(|attribute| self.attribute(attribute))
            .collect();
        Some(self.own(Intrinsic::OrderedNew, &all, at))
    }

    /// Notes on which lines something stands, and whether it gives a reference, generates values and is static.
    pub(super) fn describe_place(&mut self, holder: Reg, node: Node<'a>, at: Span) {
        if !self.reflects {
            return;
        }
        let line = |offset: u32| self.source[..offset as usize].matches('\n').count() + 1;
        // Attributes stand in front of it.
        let attributes = node
            .child_by_field("attributes")
            .map_or(node.start(), |list| {
                let rest = &self.source[list.end() as usize..];
                list.end() + (rest.len() - rest.trim_start().len()) as u32
            });
        let (first, last) = (line(attributes), line(node.end()));
        let mut frame = Frame::default();
        if let Some(body) = node.child_by_field("body")
            && node.child_by_field("parameters").is_some()
        {
            self.collect(body, &mut frame);
        }
        let gives_reference = node.child_by_kind("reference_modifier").is_some();
        let values = [
            self.b.int(first, at),
            self.b.int(last, at),
            self.truth_of(gives_reference, at),
            self.truth_of(frame.is_generator, at),
            self.truth_of(node.child_by_kind("static_modifier").is_some(), at),
        ];
        let all = self.own(Intrinsic::OrderedNew, &values, at);
        let key = self.bytes(b"place", at);
        self.lib("note_described", &[holder, key, all], at);
    }

    /// The name of an attribute, and a function that gives its arguments.
    fn attribute(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let name = parts(node)
            .first()
            .map_or(String::new(), |name| self.class_name(*name));
        let labels = self.begin_function("attribute", Frame::default(), at);
        let array = self.own(Intrinsic::OrderedNew, &[], at);
        let given = node
            .child_by_field("parameters")
            .or_else(|| node.child_by_kind("arguments"));
        for argument in given.into_iter().flat_map(parts) {
            let Some(value) = parts(argument).last().copied() else {
                continue;
            };
            let value = self.kept(value);
            match argument.child_by_field("name") {
                Some(name) => {
                    let key = self.bytes(self.text(name).as_bytes(), at);
                    self.own(Intrinsic::OrderedPut, &[array, key, value], at);
                }
                None => {
                    self.own(Intrinsic::OrderedPush, &[array, value], at);
                }
            }
        }
        self.b.emit(Op::Return { value: array }, at);
        let function = self.end_function("attribute", labels, FunctionKind::Function, node);
        let name = self.bytes(name.as_bytes(), at);
        self.own(Intrinsic::OrderedNew, &[name, function], at)
    }

    /// What functions of the library take that the program may ask about, or call by way of values: those that it names.
    pub(super) fn describe_library(&mut self, at: Span) {
        if self.is_library {
            return;
        }
        for line in crate::PARAMETERS.lines() {
            let Some((name, declared)) = line.split_once('(') else {
                continue;
            };
            let is_value = |quote: &str| self.source.contains(&format!("{quote}{name}{quote}"));
            if is_value("'") || is_value("\"") || self.source.contains(&format!("{name}(...)")) {
                let name = self.bytes(name.as_bytes(), at);
                let takes_values = !declared.contains('&');
                let declared = self.bytes(declared.trim_end_matches(')').as_bytes(), at);
                if self.reflects {
                    self.lib("note_parameters", &[name, declared], at);
                }
                if takes_values {
                    self.lib("note_held", &[name, declared], at);
                }
            }
        }
    }

    /// What is told of a function's parameters and result.
    pub(super) fn describe_function(
        &mut self,
        function: Reg,
        node: Node<'a>,
        parameters: &[Node<'a>],
        at: Span,
    ) {
        if parameters
            .iter()
            .any(|parameter| parameter.child_by_field("reference_modifier").is_some())
        {
            let places: Vec<Reg> = parameters
                .iter()
                .map(|part| {
                    let is_reference = part.child_by_field("reference_modifier").is_some();
                    // What the last one takes is told from what stands alone.
                    match is_reference && part.kind() == "variadic_parameter" {
                        true => self.b.text("rest", at),
                        false => self.truth_of(is_reference, at),
                    }
                })
                .collect();
            let places = self.own(Intrinsic::OrderedNew, &places, at);
            self.set_field(function, "@refs", places, at);
        }
        let is_closure = matches!(node.kind(), "anonymous_function" | "arrow_function");
        if !(self.reflects || self.shows_values && is_closure) {
            return;
        }
        let described: Vec<Reg> = parameters
            .iter()
            .map(|parameter| self.described(*parameter, at))
            .collect();
        let described = self.own(Intrinsic::OrderedNew, &described, at);
        self.set_field(function, "@parameters", described, at);
        if let Some(ty) = node.child_by_field("return_type") {
            let ty = self.type_of(self.text(ty));
            let ty = self.bytes(ty.as_bytes(), at);
            self.set_field(function, "@returns", ty, at);
        }
        if let Some(name) = node.child_by_field("name").filter(|_| self.reflects) {
            let name = self.full_function_name(self.text(name));
            let name = self.bytes(name.as_bytes(), at);
            self.set_field(function, "@spelled", name, at);
        }
        self.describe(function, "", node, at);
        self.describe_place(function, node, at);
    }

    /// What a closure has taken along, and the object it was made in: they are shown with it.
    pub(super) fn describe_taken(
        &mut self,
        function: Reg,
        captured: &[(String, String, bool, bool)],
        this: Option<&str>,
        at: Span,
    ) {
        if !captured.is_empty() {
            let uses = self.own(Intrinsic::OrderedNew, &[], at);
            for (name, hidden, ..) in captured {
                let value = self.load_plain(hidden, at);
                let key = self.bytes(name.as_bytes(), at);
                self.lib("note_taken", &[uses, key, value], at);
            }
            self.set_field(function, "@uses", uses, at);
        }
        if let Some(this) = this {
            let value = self.load_plain(this, at);
            self.set_field(function, "@this", value, at);
        }
    }

    /// Name, type, whether it may be left out, whether it takes the rest, default, whether it is a member, whether a reference,
    /// the constant that the default names, attributes.
    fn described(&mut self, parameter: Node<'a>, at: Span) -> Reg {
        let name = parameter
            .child_by_field("name")
            .and_then(|name| self.variable(name))
            .unwrap_or("");
        let default = parameter.child_by_field("default_value");
        let mut ty = parameter
            .child_by_field("type")
            .map_or(String::new(), |ty| self.type_of(self.text(ty)));
        if default.is_some_and(|default| default.kind() == "null")
            && !ty.is_empty()
            && !ty.starts_with('?')
            && !ty.contains("null")
            && ty != "mixed"
        {
            ty = match ty.contains('|') {
                true => format!("{ty}|null"),
                false => format!("?{ty}"),
            };
        }
        let is_rest = parameter.kind() == "variadic_parameter";
        let default_value = match default {
            Some(default) => {
                let labels = self.begin_function("default", Frame::default(), at);
                let value = self.kept(default);
                self.b.emit(Op::Return { value }, at);
                self.end_function("default", labels, FunctionKind::Function, default)
            }
            None => self.b.nil(at),
        };
        // The constant that a default names.
        let constant = default.filter(|default| {
            matches!(
                default.kind(),
                "name" | "qualified_name" | "class_constant_access_expression"
            )
        });
        let constant = constant.map_or("", |constant| self.text(constant));
        let attributes = match self.attributes_of(parameter, at) {
            Some(all) => all,
            None => self.b.nil(at),
        };
        let values = [
            self.bytes(name.as_bytes(), at),
            self.bytes(ty.as_bytes(), at),
            self.truth_of(is_rest || default.is_some(), at),
            self.truth_of(is_rest, at),
            default_value,
            self.truth_of(parameter.kind() == "property_promotion_parameter", at),
            self.truth_of(parameter.child_by_field("reference_modifier").is_some(), at),
            self.bytes(constant.as_bytes(), at),
            attributes,
        ];
        self.own(Intrinsic::OrderedNew, &values, at)
    }
}
