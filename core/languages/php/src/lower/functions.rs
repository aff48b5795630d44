//! Functions and closures: what they take along, and how they begin and end.

use super::{Frame, Lowerer, parts};
use ir::{Const, FunctionKind, Intrinsic, Label, Op, ParamKind, Reg, Span};
use syntax::Node;

/// What a function is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Function,
    Method,
    Closure,
}

/// The parameters of a function.
pub(super) fn parameters_of(node: Node<'_>) -> Vec<Node<'_>> {
    node.child_by_field("parameters")
        .into_iter()
        .flat_map(Node::named_children)
        .filter(|part| part.kind().ends_with("_parameter"))
        .collect()
}

impl<'a> Lowerer<'a> {
    pub(super) fn begin_function(
        &mut self,
        name: &str,
        frame: Frame<'a>,
        at: Span,
    ) -> (Label, Label) {
        let stem: String = name
            .chars()
            .filter(|c| c.is_alphanumeric() || *c == '_')
            .collect();
        let entry = self.b.label(&format!("func_{stem}"));
        let end = self.b.label(&format!("end_{stem}"));
        self.b.jump(end, at);
        self.b.place(entry, at);
        self.frames.push(frame);
        (entry, end)
    }

    pub(super) fn end_function(
        &mut self,
        name: &str,
        (entry, end): (Label, Label),
        kind: FunctionKind,
        node: Node<'a>,
    ) -> Reg {
        if !self.b.is_terminated() {
            let behind = self.b.span_of(node.end(), node.end());
            let value = self.b.nil(behind);
            self.b.emit(Op::Return { value }, behind);
        }
        self.frames.pop();
        let at = self.b.span(node);
        self.b.place(end, at);
        let name = self.b.intern(name);
        self.b.constant(Const::Function { name, entry, kind }, at)
    }

    /// Lowers a function; gives its value.
    pub(super) fn function(
        &mut self,
        name: &str,
        node: Node<'a>,
        kind: Kind,
        has_this: bool,
    ) -> Reg {
        let at = self.b.span(node);
        let mut frame = Frame {
            name: name.to_owned(),
            has_this,
            ..Frame::default()
        };
        let body = node.child_by_field("body");
        if let Some(body) = body {
            self.collect(body, &mut frame);
        }
        let parameters = parameters_of(node);
        for parameter in &parameters {
            if let Some(default) = parameter.child_by_field("default_value") {
                self.collect(default, &mut frame);
            }
        }
        // What a closure takes with it has variables of its own around it.
        let mut captured: Vec<(String, String, bool, bool)> = Vec::new();
        let mut taken: Vec<(String, Reg)> = Vec::new();
        match node.kind() {
            "anonymous_function" => {
                let clause = node.child_by_kind("anonymous_function_use_clause");
                for used in clause.into_iter().flat_map(parts) {
                    let is_ref = used.kind() == "by_ref";
                    let inner = if is_ref {
                        parts(used).first().copied()
                    } else {
                        Some(used)
                    };
                    let Some(name) = inner.and_then(|node| self.variable(node)) else {
                        continue;
                    };
                    if !is_ref {
                        let value = self.load(name, at);
                        let value = self.own(Intrinsic::OrderedCopy, &[value], at);
                        captured.push(self.capture(name, value, false, true, &mut taken));
                    } else {
                        let cell = self.load_plain(&self.named(name), at);
                        self.frame().assigned.insert(name.to_owned());
                        captured.push(self.capture(name, cell, true, true, &mut taken));
                    }
                }
            }
            "arrow_function" => {
                let own: Vec<&str> = parameters
                    .iter()
                    .filter_map(|parameter| parameter.child_by_field("name"))
                    .filter_map(|name| self.variable(name))
                    .collect();
                for name in frame.names.clone() {
                    if own.contains(&name.as_str()) || !self.frame().names.contains(&name) {
                        continue;
                    }
                    let known = self.frame().assigned.contains(&name);
                    let value = self.load_raw(&name, at);
                    let value = self.own(Intrinsic::OrderedCopy, &[value], at);
                    captured.push(self.capture(&name, value, false, known, &mut taken));
                }
            }
            _ => {}
        }
        // Each closure has static variables of its own: they come along as cells.
        if kind == Kind::Closure && !self.is_library {
            for name in self.static_names(body) {
                let none = self.none(at);
                let cell = self.own(Intrinsic::CellNew, &[none], at);
                let hidden = self.hidden(&format!("static_{name}"));
                taken.push((hidden.clone(), cell));
                frame.statics.push((name, hidden));
            }
        }
        for (name, _, is_ref, _) in &captured {
            if *is_ref {
                frame.boxed.insert(name.clone());
            }
            if !frame.names.contains(name) {
                frame.names.push(name.clone());
            }
        }
        let mut names = Vec::new();
        for parameter in &parameters {
            let Some(name) = parameter.child_by_field("name") else {
                continue;
            };
            let Some(text) = self.variable(name) else {
                continue;
            };
            if !frame.names.iter().any(|known| known == text) {
                frame.names.push(text.to_owned());
            }
            if parameter.child_by_field("reference_modifier").is_some() {
                frame.boxed.insert(text.to_owned());
            }
            let is_array = parameter
                .child_by_field("type")
                .is_some_and(|ty| self.text(ty) == "array");
            if is_array || parameter.kind() == "variadic_parameter" {
                frame.arrays.insert(text.to_owned());
            }
            names.push(text.to_owned());
        }
        let result = node
            .child_by_field("return_type")
            .map(|ty| self.held_type_of(self.text(ty)))
            // This method gives a text, said or not.
            .or_else(|| {
                name.eq_ignore_ascii_case("__toString")
                    .then(|| "string".to_owned())
            });
        let is_generator = frame.is_generator;
        frame.yields_references = is_generator
            && (node.child_by_kind("reference_modifier").is_some()
                || node.child_by_field("reference_modifier").is_some());
        if frame.yields_references
            && let Some(body) = body
        {
            for given in body
                .descendants()
                .filter(|part| part.kind() == "yield_expression")
            {
                if let Some(value) = parts(given).first().and_then(|part| match part.kind() {
                    "array_element_initializer" => parts(*part).last().copied(),
                    _ => Some(*part),
                }) {
                    self.refer(value, &mut frame, true);
                }
            }
        }
        frame.result = result.filter(|_| !is_generator && !self.is_library);
        let (first, others): (Vec<_>, Vec<_>) =
            (frame.names.iter().cloned()).partition(|name| names.contains(name));
        let first = names.iter().filter(|name| first.contains(name)).cloned();
        frame.in_order = first.chain(others).collect();
        frame.names.sort();
        if frame.runs_texts {
            let all = frame.names.clone();
            frame.boxed.extend(all);
        }
        frame.parameters = names.iter().cloned().collect();
        frame.gives_references = node.child_by_kind("reference_modifier").is_some()
            && node.kind() != "anonymous_function"
            && !is_generator;
        let is_declared_static = node.child_by_kind("static_modifier").is_some();
        let outer_static = self.frame().is_static;
        frame.is_static = is_declared_static || kind == Kind::Closure && outer_static;
        let is_static = frame.is_static;
        // A closure that is not static itself may be bound to an object.
        frame.has_no_object =
            kind == Kind::Function || is_declared_static || is_static && !self.binds;
        let outer_this = self.frame().has_this && kind == Kind::Closure;
        let this = match outer_this {
            true => {
                let name = self.hidden("this");
                let value = self.load_plain("this", at);
                taken.push((name.clone(), value));
                Some(name)
            }
            false => None,
        };
        let this_taken = this.clone();
        // A closure may be bound to an object later.
        let has_this = has_this
            || outer_this
            || kind == Kind::Closure
                && (!self.classes.is_empty()
                    || self.binds
                    || ["$this", "static::", "self::"]
                        .iter()
                        .any(|word| self.text(node).contains(word)));
        frame.has_this = has_this;
        let counts = body.is_some_and(|body| {
            ["func_get_arg", "func_num_args"]
                .iter()
                .any(|word| self.text(body).contains(word))
        });
        // What is taken along are the parameters of a function that makes the closure: each has variables of its own.
        let maker = match taken.is_empty() {
            true => None,
            false => {
                let labels = self.begin_function("closure", Frame::default(), at);
                for (hidden, _) in &taken {
                    self.parameter(hidden, ParamKind::Normal, at);
                }
                Some(labels)
            }
        };
        let labels = self.begin_function(name, frame, at);
        match kind {
            Kind::Method => {
                self.parameter("this", ParamKind::Receiver, at);
            }
            Kind::Closure if has_this => {
                let receiver = self.parameter("this", ParamKind::Receiver, at);
                if let Some(outer) = this {
                    let given = self.is_something(receiver, at);
                    let value = self.either(given, at, |_| receiver, |s| s.load_plain(&outer, at));
                    self.store_plain("this", value, at);
                }
            }
            _ => {}
        }
        self.bind_parameters(name, &parameters, body, counts, at);
        let mut declared = names.clone();
        for (name, hidden, is_ref, is_known) in &captured {
            let mut value = self.load_plain(hidden, at);
            // References of a call are to the variable of that call.
            if !is_ref && self.frame().boxed.contains(name) {
                value = self.own(Intrinsic::OrderedCopy, &[value], at);
                value = self.own(Intrinsic::CellNew, &[value], at);
            }
            self.declare_plain(&self.named(name), value, at);
            if *is_known {
                self.frame().assigned.insert(name.clone());
            }
            declared.push(name.clone());
        }
        self.declare_variables(&declared, body.filter(|_| !is_generator), at);
        self.promote(&parameters);
        if is_generator {
            let inner = self.b.label("generator");
            let behind = self.b.label("end_generator");
            self.b.jump(behind, at);
            self.b.place(inner, at);
            if let Some(body) = body {
                self.body(body);
            }
            if !self.b.is_terminated() {
                let value = self.b.nil(at);
                self.b.emit(Op::Return { value }, at);
            }
            self.b.place(behind, at);
            let symbol = self.b.intern(name);
            let kind = FunctionKind::Generator;
            let function = self.b.constant(
                Const::Function {
                    name: symbol,
                    entry: inner,
                    kind,
                },
                at,
            );
            let generator = self.b.call_register(function, &[], at);
            let refers = self.truth_of(
                self.frames
                    .last()
                    .is_some_and(|frame| frame.yields_references),
                at,
            );
            let value = self.lib("make_generator", &[generator, refers], at);
            self.b.emit(Op::Return { value }, at);
        } else if let Some(body) = body {
            self.body(body);
        }
        let shown = self.traced_name(
            name,
            kind,
            !is_static && (outer_this || kind == Kind::Method),
        );
        self.note_types(node, labels.0);
        let function = self.end_function(&shown, labels, FunctionKind::Function, node);
        self.describe_function(function, node, &parameters, at);
        if kind == Kind::Closure && (self.shows_values || self.reflects) && !self.is_library {
            self.describe_taken(function, &captured, this_taken.as_deref(), at);
        }
        if kind == Kind::Closure && is_declared_static && self.binds {
            let yes = self.truth_of(true, at);
            self.set_field(function, "@static", yes, at);
        }
        if let Some(labels) = maker {
            self.b.emit(Op::Return { value: function }, at);
            let maker = self.end_function("closure", labels, FunctionKind::Function, node);
            let values: Vec<Reg> = taken.into_iter().map(|(_, value)| value).collect();
            return self.b.call_register(maker, &values, at);
        }
        function
    }

    fn body(&mut self, body: Node<'a>) {
        if body.kind() == "compound_statement" {
            self.block(body);
            self.end_without_result(body);
            return;
        }
        let at = self.b.span(body);
        let value = self.kept(body);
        let value = self.converted_result(value, at);
        self.b.emit(Op::Return { value }, at);
    }

    /// The static variables that a body declares itself.
    fn static_names(&self, body: Option<Node<'a>>) -> Vec<String> {
        let mut open: Vec<Node<'a>> = body.into_iter().collect();
        let mut names = Vec::new();
        while let Some(node) = open.pop() {
            if node.kind() == "static_variable_declaration"
                && let Some(name) = node
                    .child_by_field("name")
                    .and_then(|name| self.variable(name))
            {
                names.push(name.to_owned());
            }
            let inside = node.named_children();
            open.extend(inside.filter(|part| !super::variables::is_scope(part.kind())));
        }
        names
    }

    fn capture(
        &mut self,
        name: &str,
        value: Reg,
        is_ref: bool,
        is_known: bool,
        taken: &mut Vec<(String, Reg)>,
    ) -> (String, String, bool, bool) {
        let hidden = self.hidden(&format!("use_{name}"));
        taken.push((hidden.clone(), value));
        (name.to_owned(), hidden, is_ref, is_known)
    }

    /// What traces call a function: a method with its class.
    fn traced_name(&self, name: &str, kind: Kind, has_this: bool) -> String {
        let inside = match kind {
            Kind::Method => name.to_owned(),
            _ if self.is_library || self.namespace.is_empty() => name.to_owned(),
            _ => format!("{}\\{name}", self.namespace),
        };
        match self.classes.last() {
            Some(class) if kind != Kind::Function => {
                let sign = if has_this { "->" } else { "::" };
                format!("{}{sign}{inside}", class.name)
            }
            _ => inside,
        }
    }

    pub(super) fn full_function_name(&self, name: &str) -> String {
        let inside = match name {
            "{closure}" => self.within(name),
            _ => name.to_owned(),
        };
        match self.classes.last() {
            Some(class) => format!("{}::{inside}", class.name),
            _ => self.within(name),
        }
    }

    /// A closure of a function that is named, which has a number like other objects.
    pub(super) fn counted_closure(&mut self, function: Reg, at: Span) -> Reg {
        match self.counts_objects {
            true => self.lib("counted_closure", &[function], at),
            false => function,
        }
    }

    pub(super) fn closure(&mut self, node: Node<'a>, at: Span) -> Reg {
        let function = self.function("{closure}", node, Kind::Closure, false);
        if self.counts_objects {
            self.lib("number_object", &[function], at);
        }
        function
    }
}
