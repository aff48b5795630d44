//! Functions, closures, and their parameters.

use super::arguments::is_place;
use super::{Frame, Lowerer, parts};
use ir::{Const, FunctionKind, Hint, Intrinsic, Label, Op, ParamKind, Reg, Span};
use rustc_hash::FxHashSet;
use syntax::Node;

/// How many of the parameters that stand alone have been given, in functions that ask.
const GIVEN: &str = "$.given";

/// The arguments for which such a function has no parameter.
const SURPLUS: &str = "$.surplus";

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

    pub(super) fn parameter(&mut self, name: &str, kind: ParamKind, at: Span) -> Reg {
        let symbol = self.b.intern(name);
        let value = self.b.symbolic(Hint::Param(symbol, kind), at);
        self.declare_plain(name, value, at);
        value
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
            .map(|ty| self.type_of(self.text(ty)))
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
        frame.has_no_object = is_declared_static || is_static && !self.binds;
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
        // A closure may be bound to an object later.
        let has_this = has_this
            || outer_this
            || kind == Kind::Closure
                && (!self.classes.is_empty()
                    || self.binds && !is_declared_static
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
        for (name, hidden, _, is_known) in &captured {
            let value = self.load_plain(hidden, at);
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
            let value = self.lib("make_generator", &[generator], at);
            self.b.emit(Op::Return { value }, at);
        } else if let Some(body) = body {
            self.body(body);
        }
        let shown = self.traced_name(
            name,
            kind,
            !is_static && (outer_this || kind == Kind::Method),
        );
        let function = self.end_function(&shown, labels, FunctionKind::Function, node);
        self.describe_function(function, node, &parameters, at);
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

    /// Control must not come to the end of a function that declares what it gives.
    fn end_without_result(&mut self, body: Node<'a>) {
        let Some(ty) = self.frame().result.clone().filter(|ty| ty != "void") else {
            return;
        };
        if self.b.is_terminated() {
            return;
        }
        let at = self.b.span_of(body.end().saturating_sub(1), body.end());
        let name = self.frame().name.clone();
        let full = self.full_function_name(&name);
        let (full, ty) = (
            self.bytes(full.as_bytes(), at),
            self.bytes(ty.as_bytes(), at),
        );
        self.lib("no_result", &[full, ty], at);
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

    /// `func_get_args`, `func_num_args`, `func_get_arg`: the parameters as they are now, and what has been given behind them.
    pub(super) fn arguments_given(&mut self, function: &str, place: Option<Reg>, at: Span) -> Reg {
        let Some((names, rest)) = self.frame().counted.clone() else {
            let name = self.bytes(function.as_bytes(), at);
            return self.lib("no_arguments_here", &[name], at);
        };
        // A variadic parameter is an array already.
        let is_surplus = rest == SURPLUS;
        let mut rest = self.load_plain(&rest, at);
        if is_surplus {
            rest = self.own(Intrinsic::OrderedList, &[rest], at);
        }
        let mut all = vec![self.load_plain(GIVEN, at), rest];
        for name in names {
            all.push(self.load_raw(&name, at));
        }
        let array = self.lib("arguments_given", &all, at);
        match (function, place) {
            ("func_num_args", _) => self.own(Intrinsic::OrderedCount, &[array], at),
            ("func_get_arg", Some(place)) => self.lib("argument_given", &[array, place], at),
            _ => array,
        }
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

    fn bind_parameters(
        &mut self,
        function: &str,
        parameters: &[Node<'a>],
        body: Option<Node<'a>>,
        counts: bool,
        at: Span,
    ) {
        let mut values = Vec::new();
        for parameter in parameters {
            let at = self.b.span(*parameter);
            let name = parameter
                .child_by_field("name")
                .and_then(|name| self.variable(name));
            let name = name.unwrap_or("").to_owned();
            let variable = self.named(&name);
            let kind = match parameter.kind() {
                "variadic_parameter" => ParamKind::Rest,
                _ => ParamKind::Normal,
            };
            let value = self.parameter(&variable, kind, at);
            values.push((*parameter, name, value, at));
        }
        if counts {
            let (rest, named): (Vec<_>, Vec<_>) = values
                .iter()
                .partition(|(parameter, ..)| parameter.kind() == "variadic_parameter");
            let given: Vec<Reg> = named.iter().map(|(_, _, value, _)| *value).collect();
            let names = named.iter().map(|(_, name, ..)| name.clone()).collect();
            let rest = match rest.first() {
                Some((_, name, ..)) => self.named(name),
                None => {
                    self.parameter(SURPLUS, ParamKind::Rest, at);
                    SURPLUS.to_owned()
                }
            };
            let count = self.lib("count_given", &given, at);
            self.declare_plain(GIVEN, count, at);
            self.frame().counted = Some((names, rest));
        }
        let required = parameters
            .iter()
            .filter(|parameter| {
                parameter.kind() != "variadic_parameter"
                    && parameter.child_by_field("default_value").is_none()
            })
            .count();
        let last_required = values.iter().rev().find(|(parameter, ..)| {
            parameter.kind() != "variadic_parameter"
                && parameter.child_by_field("default_value").is_none()
        });
        let mut wanted: Vec<Reg> = last_required.iter().map(|last| last.2).collect();
        if self.names_arguments {
            // Any of them may be missing.
            wanted = (values.iter())
                .filter(|(parameter, ..)| {
                    parameter.kind() != "variadic_parameter"
                        && parameter.child_by_field("default_value").is_none()
                })
                .map(|(_, _, value, _)| *value)
                .collect();
        }
        if !wanted.is_empty() && !self.is_library {
            let (yes, no) = (self.b.label("too_few"), self.b.label("enough"));
            let last = wanted.len() - 1;
            for (place, value) in wanted.into_iter().enumerate() {
                let missing = self.own(Intrinsic::IsNone, &[value], at);
                if place == last {
                    self.b.branch_if(missing, yes, no, at);
                    break;
                }
                let next = self.b.label("next");
                self.b.branch_if(missing, yes, next, at);
                self.b.place(next, at);
            }
            self.b.place(yes, at);
            let full = self.full_function_name(function);
            let mut all = vec![self.bytes(full.as_bytes(), at), self.b.int(required, at)];
            let by_place = parameters
                .iter()
                .filter(|part| part.kind() != "variadic_parameter");
            all.push(self.truth_of(required == by_place.count(), at));
            let names: Vec<Reg> = values
                .iter()
                .map(|(_, name, ..)| self.bytes(name.as_bytes(), at))
                .collect();
            all.push(self.own(Intrinsic::OrderedNew, &names, at));
            let counted = values
                .iter()
                .filter(|(parameter, ..)| parameter.kind() != "variadic_parameter");
            all.extend(counted.map(|(_, _, value, _)| *value));
            self.lib("too_few_arguments", &all, at);
            self.b.place(no, at);
        }
        let writes: FxHashSet<String> =
            body.map_or_else(FxHashSet::default, |body| self.written(body));
        for (number, (parameter, name, value, at)) in values.into_iter().enumerate() {
            let variable = self.named(&name);
            if parameter.kind() == "variadic_parameter" {
                let mut list = self.own(Intrinsic::OrderedList, &[value], at);
                if self.names_arguments {
                    list = self.lib("rest_of", &[list], at);
                }
                self.store_plain(&variable, list, at);
            }
            if let Some(default) = parameter.child_by_field("default_value") {
                let missing = self.own(Intrinsic::IsNone, &[value], at);
                let (absent, given) = (self.b.label("absent"), self.b.label("given"));
                self.b.branch_if(missing, absent, given, at);
                self.b.place(absent, at);
                let default = self.expr(default);
                self.store_plain(&variable, default, at);
                self.b.place(given, at);
            }
            let is_ref = parameter.child_by_field("reference_modifier").is_some();
            if self.hands_references && !is_ref {
                let value = self.load_plain(&variable, at);
                let value = self.own(Intrinsic::CellRead, &[value], at);
                self.store_plain(&variable, value, at);
            }
            if let Some(ty) = parameter.child_by_field("type")
                && !self.is_library
                && !is_ref
            {
                let nullable = parameter
                    .child_by_field("default_value")
                    .is_some_and(|default| default.kind() == "null");
                let ty = self.type_of(self.text(ty));
                match parameter.kind() {
                    "variadic_parameter" => {
                        self.check_rest(function, &ty, number, &name, at);
                    }
                    _ => self.check_argument(function, &ty, nullable, number, &name, at),
                }
            }
            if is_ref {
                let value = self.load_plain(&variable, at);
                let cell = self.own(Intrinsic::CellOf, &[value], at);
                self.store_plain(&variable, cell, at);
            } else if writes.contains(&name) || self.frame().boxed.contains(&name) {
                let mut value = self.load_plain(&variable, at);
                if writes.contains(&name) {
                    value = self.own(Intrinsic::CellRead, &[value], at);
                    value = self.own(Intrinsic::OrderedCopy, &[value], at);
                }
                if self.frame().boxed.contains(&name) {
                    value = self.own(Intrinsic::CellNew, &[value], at);
                }
                self.store_plain(&variable, value, at);
            }
            self.frame().assigned.insert(name);
        }
    }

    /// Holds an argument to its type; one that does not fit is converted.
    fn check_argument(
        &mut self,
        function: &str,
        ty: &str,
        nullable: bool,
        number: usize,
        name: &str,
        at: Span,
    ) {
        if ty == "mixed" {
            return;
        }
        let ty = match nullable {
            true if ty.starts_with('?') || ty.ends_with("null") => ty.to_owned(),
            true if ty.contains('|') => format!("{ty}|null"),
            true => format!("?{ty}"),
            _ => ty.to_owned(),
        };
        let variable = self.named(name);
        let value = self.load_plain(&variable, at);
        let text = self.bytes(ty.as_bytes(), at);
        let fits = self.own(Intrinsic::ValueFits, &[value, text], at);
        let (fitting, other) = (self.b.label("fits"), self.b.label("other"));
        self.b.branch_if(fits, fitting, other, at);
        self.b.place(other, at);
        let about = self.about_parameter(function, number, name, at);
        let all: Vec<Reg> = [value, text].into_iter().chain(about).collect();
        let value = self.lib("coerced_argument", &all, at);
        self.store_plain(&variable, value, at);
        self.b.place(fitting, at);
    }

    /// The same for what the last parameter takes.
    fn check_rest(&mut self, function: &str, ty: &str, number: usize, name: &str, at: Span) {
        if ty == "mixed" {
            return;
        }
        let values = self.load_plain(&self.named(name), at);
        let text = self.bytes(ty.as_bytes(), at);
        let about = self.about_parameter(function, number, name, at);
        let all: Vec<Reg> = [values, text].into_iter().chain(about).collect();
        self.lib("coerced_rest", &all, at);
    }

    /// What a message says of a parameter, and what decides how its arguments are converted.
    fn about_parameter(&mut self, function: &str, number: usize, name: &str, at: Span) -> [Reg; 5] {
        let full = self.full_function_name(function);
        let class = match self.frame().has_this && !self.classes.is_empty() {
            true => self.called_class(at),
            false => self.b.nil(at),
        };
        [
            self.bytes(full.as_bytes(), at),
            self.b.int(number + 1, at),
            self.bytes(name.as_bytes(), at),
            self.truth_of(self.is_strict, at),
            class,
        ]
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

    /// What a function gives, as its declaration says.
    pub(super) fn converted_result(&mut self, value: Reg, at: Span) -> Reg {
        let Some(ty) = self.frame().result.clone() else {
            return value;
        };
        if matches!(ty.as_str(), "mixed" | "void" | "static" | "self" | "never") {
            return value;
        }
        let text = self.bytes(ty.as_bytes(), at);
        let fits = self.own(Intrinsic::ValueFits, &[value, text], at);
        let name = self.frame().name.clone();
        let full = self.full_function_name(&name);
        self.unless(fits, value, at, |s| {
            let full = s.bytes(full.as_bytes(), at);
            let strict = s.truth_of(s.is_strict, at);
            s.lib("coerced_result", &[value, text, full, strict], at)
        })
    }

    /// Whether an expression gives a value of a type whatever happens.
    pub(super) fn fits_always(&self, node: Node<'_>, ty: &str) -> bool {
        let kind = match node.kind() {
            "integer" => "int",
            "float" => "float",
            "string" | "encapsed_string" | "heredoc" | "nowdoc" => "string",
            "array_creation_expression" => "array",
            "parenthesized_expression" => {
                return parts(node)
                    .first()
                    .is_some_and(|inside| self.fits_always(*inside, ty));
            }
            _ if self.is_truth(node) => "bool",
            _ => return false,
        };
        ty.trim_start_matches('?') == kind
    }

    /// Parameters of a constructor that are members as well.
    fn promote(&mut self, parameters: &[Node<'a>]) {
        for parameter in parameters {
            if parameter.kind() != "property_promotion_parameter" {
                continue;
            }
            let at = self.b.span(*parameter);
            let Some(name) = parameter
                .child_by_field("name")
                .and_then(|name| self.variable(name))
            else {
                continue;
            };
            let value = self.load_raw(name, at);
            let value = self.own(Intrinsic::OrderedCopy, &[value], at);
            let this = self.load_plain("this", at);
            self.set_field(this, &self.own_key(name), value, at);
        }
    }

    /// The variables whose arrays a body changes, or refers to.
    fn written(&self, body: Node<'a>) -> FxHashSet<String> {
        let mut names = FxHashSet::default();
        let root = |node: Node<'a>| {
            let mut at = node;
            while matches!(
                at.kind(),
                "subscript_expression" | "member_access_expression"
            ) {
                match parts(at).first() {
                    Some(inside) => at = *inside,
                    None => break,
                }
            }
            self.variable(at).map(str::to_owned)
        };
        for node in body.descendants() {
            let target = match node.kind() {
                "assignment_expression" | "augmented_assignment_expression" => {
                    node.child_by_field("left")
                }
                "update_expression" => node.child_by_field("argument"),
                _ => None,
            };
            if let Some(target) = target {
                match target.kind() {
                    "list_literal" | "array_creation_expression" => {
                        names.extend(parts(target).into_iter().filter_map(root));
                    }
                    "variable_name" => {}
                    _ => names.extend(root(target)),
                }
            }
            match node.kind() {
                "unset_statement" | "yield_expression" => {
                    names.extend(parts(node).into_iter().filter_map(root));
                }
                "by_ref" => names.extend(parts(node).into_iter().filter_map(root)),
                "foreach_statement" if node.descendants().any(|node| node.kind() == "by_ref") => {
                    names.extend(parts(node).into_iter().take(1).filter_map(root));
                }
                "reference_assignment_expression" => {
                    names.extend(parts(node).into_iter().filter_map(root));
                }
                _ => {}
            }
        }
        // What is passed by reference.
        let mut frame = Frame::default();
        self.collect(body, &mut frame);
        names.extend(frame.boxed);
        for node in body.descendants() {
            let signature = match node.kind() {
                "function_call_expression" => node
                    .child_by_field("function")
                    .and_then(|name| self.signature(&self.function_name(name))),
                "member_call_expression" | "scoped_call_expression" => {
                    node.child_by_field("name").and_then(|name| {
                        self.known
                            .methods
                            .get(&self.text(name).to_ascii_lowercase())
                            .cloned()
                    })
                }
                _ => None,
            };
            let given = node.child_by_field("arguments").into_iter().flat_map(parts);
            let Some(signature) = signature else {
                // What is called by way of a value may take references.
                let function = node.child_by_field("function").or_else(|| {
                    let is_method = node.kind() == "member_call_expression";
                    node.child_by_field("name").filter(|_| is_method)
                });
                let is_value = function.is_some_and(|function| {
                    !matches!(function.kind(), "name" | "qualified_name" | "relative_name")
                });
                if is_value && self.refers_by_value {
                    let values = given.filter_map(|argument| parts(argument).last().copied());
                    names.extend(values.filter(|value| is_place(*value)).filter_map(root));
                }
                continue;
            };
            for (place, argument) in given.enumerate() {
                if signature
                    .get(place)
                    .is_some_and(|parameter| parameter.by_reference)
                    && let Some(value) = parts(argument).last()
                {
                    names.extend(root(*value));
                }
            }
        }
        if frame.is_generator {
            names.extend(frame.names);
        }
        names
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
