//! Parameters: what they are bound to, what is asked of arguments, and members that they make.

use super::Lowerer;
use ir::{Hint, Intrinsic, ParamKind, Reg, Span};
use rustc_hash::FxHashSet;
use syntax::Node;

/// How many of the parameters that stand alone have been given, in functions that ask.
const GIVEN: &str = "$.given";

/// The arguments for which such a function has no parameter.
const SURPLUS: &str = "$.surplus";

impl<'a> Lowerer<'a> {
    pub(super) fn parameter(&mut self, name: &str, kind: ParamKind, at: Span) -> Reg {
        let symbol = self.b.intern(name);
        let value = self.b.symbolic(Hint::Param(symbol, kind), at);
        self.declare_plain(name, value, at);
        value
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

    pub(super) fn bind_parameters(
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
            if is_ref {
                let value = self.load_plain(&variable, at);
                let cell = self.own(Intrinsic::CellOf, &[value], at);
                self.store_plain(&variable, cell, at);
            }
            if let Some(ty) = parameter.child_by_field("type")
                && !self.is_library
                && !(is_ref && parameter.kind() == "variadic_parameter")
            {
                let nullable = parameter
                    .child_by_field("default_value")
                    .is_some_and(|default| default.kind() == "null");
                let ty = self.held_type_of(self.text(ty));
                match parameter.kind() {
                    "variadic_parameter" => {
                        self.check_rest(function, &ty, number, &name, at);
                    }
                    _ => {
                        let ty = nullable_type(ty, nullable);
                        match is_ref {
                            true => self.check_referred(function, &ty, number, &name, at),
                            false => self.check_argument(function, &ty, number, &name, at),
                        }
                    }
                }
            }
            if !is_ref && (writes.contains(&name) || self.frame().boxed.contains(&name)) {
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
    fn check_argument(&mut self, function: &str, ty: &str, number: usize, name: &str, at: Span) {
        if ty == "mixed" {
            return;
        }
        let variable = self.named(name);
        let value = self.load_plain(&variable, at);
        let about = (function, ty, number, name);
        self.hold_to_type(value, about, at, |this, value| {
            this.store_plain(&variable, value, at);
        });
    }

    /// The same for what a reference refers to; a variable without a value is null there.
    fn check_referred(&mut self, function: &str, ty: &str, number: usize, name: &str, at: Span) {
        if ty == "mixed" {
            return;
        }
        let cell = self.load_plain(&self.named(name), at);
        let found = self.own(Intrinsic::CellRead, &[cell], at);
        let is_none = self.own(Intrinsic::IsNone, &[found], at);
        let value = self.either(is_none, at, |s| s.b.nil(at), |_| found);
        let about = (function, ty, number, name);
        self.hold_to_type(value, about, at, |this, value| {
            this.own(Intrinsic::CellWrite, &[cell, value], at);
        });
    }

    /// Converts a value that does not fit a type, and keeps what that gives; it is an argument of a function, with its number and name.
    fn hold_to_type(
        &mut self,
        value: Reg,
        (function, ty, number, name): (&str, &str, usize, &str),
        at: Span,
        keep: impl FnOnce(&mut Self, Reg),
    ) {
        let text = self.bytes(ty.as_bytes(), at);
        let fits = self.own(Intrinsic::ValueFits, &[value, text], at);
        let (fitting, other) = (self.b.label("fits"), self.b.label("other"));
        self.b.branch_if(fits, fitting, other, at);
        self.b.place(other, at);
        let about = self.about_parameter(function, number, name, at);
        let all: Vec<Reg> = [value, text].into_iter().chain(about).collect();
        let value = self.lib("coerced_argument", &all, at);
        keep(self, value);
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

    /// Parameters of a constructor that are members as well.
    pub(super) fn promote(&mut self, parameters: &[Node<'a>]) {
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
}

/// A type that takes null as well, where its parameter is null by default.
fn nullable_type(ty: String, nullable: bool) -> String {
    match nullable {
        true if ty.starts_with('?') || ty.ends_with("null") || ty == "mixed" => ty,
        true if ty.contains('|') => format!("{ty}|null"),
        true => format!("?{ty}"),
        _ => ty,
    }
}
