//! Functions: parameters, types, what closures take along.

use super::{Around, Checked, Lowerer, parts};
use crate::lower::functions::parameters_of;
use rustc_hash::FxHashSet;
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn check_function(&self, node: Node<'a>, around: Around<'a>) -> Checked {
        let parameters = parameters_of(node);
        let mut names = FxHashSet::default();
        for (place, parameter) in parameters.iter().enumerate() {
            let Some(name) = parameter.child_by_field("name") else {
                continue;
            };
            let name = self.text(name).trim_start_matches(['&', ' ']);
            if name == "$this" {
                return self.wrong(*parameter, "Cannot use $this as parameter");
            }
            if !names.insert(name) {
                return self.wrong(*parameter, format!("Redefinition of parameter {name}"));
            }
            let before = place.checked_sub(1).map(|place| parameters[place]);
            if before.is_some_and(|before| before.kind() == "variadic_parameter") {
                return self.wrong(*parameter, "Only the last parameter can be variadic");
            }
            self.check_attributes(*parameter)?;
            if parameter.kind() == "property_promotion_parameter" {
                self.check_promotion(*parameter, node, around)?;
            }
            if let Some(ty) = parameter.child_by_field("type") {
                self.check_scope_of(ty, node, around)?;
            }
            self.check_parameter_type(*parameter, name)?;
        }
        self.check_uses(node, &names)?;
        self.check_attributes(node)?;
        if let Some(ty) = node.child_by_field("return_type") {
            self.check_type(ty)?;
            self.check_scope_of(ty, node, around)?;
            let told = self.type_of(self.text(ty));
            let may_be = [
                "generator",
                "iterator",
                "traversable",
                "iterable",
                "mixed",
                "object",
            ];
            let gives_generator = told
                .to_ascii_lowercase()
                .split(['|', '?', '&', '(', ')'])
                .any(|one| may_be.contains(&one));
            if !gives_generator && self.yields(node) {
                let words =
                    format!("Generator return type must be a supertype of Generator, {told} given");
                return self.wrong(ty, words);
            }
        }
        if let Some(body) = node.child_by_field("body") {
            if node.kind() == "arrow_function" {
                self.check_given(node, body)?;
            } else {
                self.check_jumps(&parts(body))?;
            }
        }
        Ok(())
    }

    /// What an arrow function gives.
    fn check_given(&self, node: Node<'a>, value: Node<'a>) -> Checked {
        let ty = node.child_by_field("return_type");
        if !ty.is_some_and(|ty| self.text(ty).eq_ignore_ascii_case("void")) {
            return Ok(());
        }
        let hint = match value.kind() {
            "null" => " (did you mean \"return;\" instead of \"return null;\"?)",
            _ => "",
        };
        self.wrong(
            node,
            format!("A void function must not return a value{hint}"),
        )
    }

    fn check_promotion(
        &self,
        parameter: Node<'a>,
        function: Node<'a>,
        around: Around<'a>,
    ) -> Checked {
        let name = function
            .child_by_field("name")
            .map_or("", |name| self.text(name));
        let is_interface = around
            .class
            .is_some_and(|class| class.kind() == "interface_declaration");
        if function.kind() != "method_declaration" || !name.eq_ignore_ascii_case("__construct") {
            return self.wrong(
                parameter,
                "Cannot declare promoted property outside a constructor",
            );
        }
        if is_interface || function.child_by_kind("abstract_modifier").is_some() {
            return self.wrong(
                parameter,
                "Cannot declare promoted property in an abstract constructor",
            );
        }
        if self.text(parameter).contains("...") {
            return self.wrong(parameter, "Cannot declare variadic promoted property");
        }
        let is_readonly = parameter.child_by_field("readonly").is_some()
            || around
                .class
                .is_some_and(|class| class.child_by_kind("readonly_modifier").is_some());
        if is_readonly && parameter.child_by_field("type").is_none() {
            let class = self.class_told(around.class);
            let name = parameter
                .child_by_field("name")
                .map_or("", |name| self.text(name));
            let words = format!("Readonly property {class}::{name} must have type");
            return self.wrong(parameter, words);
        }
        let Some(ty) = parameter.child_by_field("type") else {
            return Ok(());
        };
        let name = parameter
            .child_by_field("name")
            .map_or("", |name| self.text(name).trim_start_matches(['&', ' ']));
        let told = self.type_of(self.text(ty));
        let lower = told.to_ascii_lowercase();
        if lower.trim_start_matches('?') == "callable" {
            let class = self.class_told(around.class);
            return self.wrong(
                parameter,
                format!("Property {class}::{name} cannot have type {told}"),
            );
        }
        let default = parameter.child_by_field("default_value");
        if default.is_some_and(|default| default.kind() == "null")
            && !self.takes_literal(default.unwrap_or(ty), &told)
        {
            let words =
                format!("Cannot use null as default value for parameter {name} of type {told}");
            return self.wrong(parameter, words);
        }
        Ok(())
    }

    fn check_parameter_type(&self, parameter: Node<'a>, name: &str) -> Checked {
        let default = parameter.child_by_field("default_value");
        self.check_constant(default)?;
        let Some(ty) = parameter.child_by_field("type") else {
            return Ok(());
        };
        let lower = self.text(ty).to_ascii_lowercase();
        if matches!(lower.as_str(), "void" | "never") {
            let words = format!("{lower} cannot be used as a parameter type");
            return self.wrong(parameter, words);
        }
        self.check_type(ty)?;
        if let Some(default) = default {
            let told = self.type_of(self.text(ty));
            if !self.takes_literal(default, &told) && default.kind() != "null" {
                let kind = literal_kind(default).unwrap_or("");
                let words = format!(
                    "Cannot use {kind} as default value for parameter {name} of type {told}"
                );
                return self.wrong(parameter, words);
            }
        }
        Ok(())
    }

    /// Whether a literal is of a type, or becomes one.
    pub(super) fn takes_literal(&self, value: Node<'a>, ty: &str) -> bool {
        let Some(kind) = literal_kind(value) else {
            return true;
        };
        let mut own = ty.split(['|', '?']).filter(|one| !one.is_empty());
        let is_optional = ty.starts_with('?');
        own.any(|one| {
            one == kind
                || one == "mixed"
                || one == "float" && kind == "int"
                || kind == "bool" && self.text(value).eq_ignore_ascii_case(one)
        }) || kind == "null" && is_optional
    }

    fn check_uses(&self, node: Node<'a>, parameters: &FxHashSet<&str>) -> Checked {
        let mut known = FxHashSet::default();
        let clause = node.child_by_kind("anonymous_function_use_clause");
        for used in clause.into_iter().flat_map(parts) {
            let name = self.text(used).trim_start_matches(['&', ' ']);
            let words = match name {
                "$this" => "Cannot use $this as lexical variable".to_owned(),
                _ if crate::lower::is_superglobal(name.trim_start_matches('$')) => {
                    "Cannot use auto-global as lexical variable".to_owned()
                }
                _ if parameters.contains(name) => {
                    format!("Cannot use lexical variable {name} as a parameter name")
                }
                _ if !known.insert(name) => format!("Cannot use variable {name} twice"),
                _ => continue,
            };
            return self.wrong(used, words);
        }
        Ok(())
    }
}

/// The kind of a value that is written down.
pub(super) fn literal_kind(node: Node<'_>) -> Option<&'static str> {
    match node.kind() {
        "integer" => Some("int"),
        "float" => Some("float"),
        "string" => Some("string"),
        "encapsed_string"
            if node
                .descendants()
                .all(|part| part.kind() != "variable_name") =>
        {
            Some("string")
        }
        "boolean" => Some("bool"),
        "null" => Some("null"),
        "array_creation_expression" => Some("array"),
        _ => None,
    }
}
