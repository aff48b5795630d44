//! Classes by themselves: members, modifiers, magic methods, enumerations.

use super::functions::literal_kind;
use super::{Checked, Lowerer, parts};
use rustc_hash::FxHashSet;
use syntax::Node;

/// Names that no class may have.
const RESERVED: &[&str] = &[
    "self", "parent", "static", "int", "float", "bool", "string", "true", "false", "null", "void",
    "iterable", "object", "mixed", "never",
];

/// Magic methods that enumerations may not have.
const NOT_IN_ENUMS: &[&str] = &[
    "__get",
    "__set",
    "__unset",
    "__isset",
    "__construct",
    "__destruct",
    "__clone",
    "__sleep",
    "__wakeup",
    "__set_state",
    "__serialize",
    "__unserialize",
    "__tostring",
    "__debuginfo",
];

/// Magic methods: the name, how many parameters, whether it is static, the type of results.
const MAGIC: &[(&str, usize, bool, &str)] = &[
    ("__get", 1, false, ""),
    ("__set", 2, false, "void"),
    ("__isset", 1, false, "bool"),
    ("__unset", 1, false, "void"),
    ("__call", 2, false, ""),
    ("__callstatic", 2, true, ""),
    ("__tostring", 0, false, "string"),
    ("__clone", 0, false, "void"),
    ("__debuginfo", 0, false, "?array"),
    ("__serialize", 0, false, "array"),
    ("__unserialize", 1, false, "void"),
    ("__sleep", 0, false, "array"),
    ("__wakeup", 0, false, "void"),
    ("__set_state", 1, true, ""),
    ("__destruct", 0, false, "-"),
];

/// What messages call a kind of class.
pub(in super::super) fn class_word(kind: &str) -> &'static str {
    match kind {
        "interface_declaration" => "interface",
        "trait_declaration" => "trait",
        "enum_declaration" => "enum",
        _ => "class",
    }
}

impl<'a> Lowerer<'a> {
    /// What messages call a class.
    pub(super) fn class_told(&self, class: Option<Node<'a>>) -> String {
        let name = class.and_then(|class| class.child_by_field("name"));
        match name {
            Some(name) => self.within(self.text(name)),
            None => "class@anonymous".to_owned(),
        }
    }

    pub(super) fn check_class(&self, node: Node<'a>) -> Checked {
        let told = self.class_told(Some(node));
        if let Some(name) = node.child_by_field("name") {
            let lower = self.text(name).to_ascii_lowercase();
            if RESERVED.contains(&lower.as_str()) {
                let name = self.text(name);
                let words = format!("Cannot use '{name}' as class name as it is reserved");
                return self.wrong(node, words);
            }
        }
        let has = |kind: &str| node.children().filter(|part| part.kind() == kind).count();
        if has("abstract_modifier") > 0 && has("final_modifier") > 0 {
            let words = "Cannot use the final modifier on an abstract class";
            return self.wrong(node, words);
        }
        if has("readonly_modifier") > 1 {
            return self.wrong(node, "Multiple readonly modifiers are not allowed");
        }
        if self.is_taken(&told, node) {
            let words = format!(
                "Cannot declare {} {told}, because the name is already in use",
                class_word(node.kind()),
            );
            return self.wrong(node, words);
        }
        if node.kind() == "enum_declaration"
            && let Some(ty) = node.child_by_kind("primitive_type")
            && !matches!(self.text(ty), "int" | "string")
        {
            let ty = self.text(ty);
            let words = format!("Enum backing type must be int or string, {ty} given");
            return self.wrong(node, words);
        }
        let body = node.child_by_field("body");
        let members: Vec<Node<'a>> = body.into_iter().flat_map(parts).collect();
        let (mut properties, mut methods, mut constants) = (
            FxHashSet::default(),
            FxHashSet::default(),
            FxHashSet::default(),
        );
        for member in members {
            self.check_modifiers(member)?;
            match member.kind() {
                "property_declaration" => {
                    self.check_attributes(member)?;
                    self.check_property(member, node, &told)?;
                    for element in parts(member) {
                        let Some(name) = element.child_by_field("name") else {
                            continue;
                        };
                        let name = self.text(name);
                        if !properties.insert(name.to_owned()) {
                            let words = format!("Cannot redeclare {told}::{name}");
                            return self.wrong(element, words);
                        }
                        let default = element.child_by_field("default_value");
                        self.check_constant(default)?;
                        self.check_no_object(default)?;
                    }
                }
                "method_declaration" => {
                    let Some(name) = member.child_by_field("name") else {
                        continue;
                    };
                    let name = self.text(name);
                    self.check_method(member, node, &told, name)?;
                    let lower = name.to_ascii_lowercase();
                    if !methods.insert(lower.clone()) {
                        let words = format!("Cannot redeclare {told}::{name}()");
                        return self.wrong(member, words);
                    }
                    if lower == "__construct" {
                        let given = member.child_by_field("parameters");
                        let before = properties.clone();
                        for promoted in given.into_iter().flat_map(parts) {
                            if promoted.kind() == "property_promotion_parameter"
                                && let Some(name) = promoted.child_by_field("name")
                            {
                                let name = self.text(name).trim_start_matches(['&', ' ']);
                                properties.insert(name.to_owned());
                                // Two parameters of one name are told of as such.
                                if before.contains(name) {
                                    let words = format!("Cannot redeclare {told}::{name}");
                                    return self.wrong(promoted, words);
                                }
                            }
                        }
                    }
                }
                "const_declaration" => {
                    self.check_attributes(member)?;
                    let is_final = member.child_by_kind("final_modifier").is_some();
                    let is_private = self.visibility(member) == "private";
                    for element in parts(member) {
                        let Some(name) = element.child_by_kind("name") else {
                            continue;
                        };
                        let name = self.text(name);
                        if name.eq_ignore_ascii_case("class") {
                            let words = "A class constant must not be called 'class'; \
                                         it is reserved for class name fetching";
                            return self.wrong(element, words);
                        }
                        if node.kind() == "interface_declaration"
                            && self.visibility(member) != "public"
                        {
                            let words = format!(
                                "Access type for interface constant {told}::{name} must be public"
                            );
                            return self.wrong(element, words);
                        }
                        if is_final && is_private {
                            let words = format!(
                                "Private constant {told}::{name} cannot be final as it is not \
                                 visible to other classes"
                            );
                            return self.wrong(element, words);
                        }
                        if !constants.insert(name) {
                            let words = format!("Cannot redefine class constant {told}::{name}");
                            return self.wrong(element, words);
                        }
                        let value = parts(element).get(1).copied();
                        self.check_constant(value)?;
                        self.check_no_object(value)?;
                    }
                }
                "enum_case" => {
                    let name = member
                        .child_by_field("name")
                        .map_or("", |name| self.text(name));
                    self.check_attributes(member)?;
                    if name.eq_ignore_ascii_case("class") {
                        let words = "A class constant must not be called 'class'; \
                                     it is reserved for class name fetching";
                        return self.wrong(member, words);
                    }
                    self.check_case(member, node, &told, name)?;
                    if !constants.insert(name) {
                        let words = format!("Cannot redefine class constant {told}::{name}");
                        return self.wrong(member, words);
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether the library has a class of this name.
    fn is_taken(&self, told: &str, node: Node<'a>) -> bool {
        node.child_by_field("name").is_some()
            && self.known.of_library.contains(&told.to_ascii_lowercase())
    }

    pub(super) fn visibility(&self, member: Node<'a>) -> &'a str {
        let found = member.child_by_kind("visibility_modifier");
        found.map_or("public", |part| self.text(part))
    }

    fn check_modifiers(&self, member: Node<'a>) -> Checked {
        let count = |kind: &str| {
            let all = member.named_children();
            all.filter(|part| part.kind() == kind).count()
        };
        for (kind, word) in [
            ("abstract_modifier", "abstract"),
            ("static_modifier", "static"),
            ("final_modifier", "final"),
            ("readonly_modifier", "readonly"),
        ] {
            if count(kind) > 1 {
                let words = format!("Multiple {word} modifiers are not allowed");
                return self.wrong(member, words);
            }
        }
        if count("visibility_modifier") > 1 {
            return self.wrong(member, "Multiple access type modifiers are not allowed");
        }
        let (word, others): (&str, &[&str]) = match member.kind() {
            "const_declaration" => ("constant", &["abstract", "static", "readonly"]),
            "method_declaration" => ("method", &["readonly"]),
            _ => ("", &[]),
        };
        if let Some(other) = others
            .iter()
            .find(|other| count(&format!("{other}_modifier")) > 0)
        {
            return self.wrong(member, format!("Cannot use '{other}' as {word} modifier"));
        }
        if count("abstract_modifier") + count("final_modifier") > 1 {
            let words = "Cannot use the final modifier on an abstract class member";
            return self.wrong(member, words);
        }
        Ok(())
    }

    fn check_property(&self, member: Node<'a>, class: Node<'a>, told: &str) -> Checked {
        match class.kind() {
            "interface_declaration" => {
                return self.wrong(member, "Interfaces may not include properties");
            }
            "enum_declaration" => {
                let words = format!("Enum {told} cannot include properties");
                return self.wrong(member, words);
            }
            _ => {}
        }
        if member.child_by_kind("abstract_modifier").is_some() {
            return self.wrong(member, "Properties cannot be declared abstract");
        }
        let first = parts(member)
            .into_iter()
            .find(|part| part.kind() == "property_element");
        let name = first
            .and_then(|element| element.child_by_field("name"))
            .map_or("", |name| self.text(name));
        if member.child_by_kind("final_modifier").is_some() {
            let words = format!(
                "Cannot declare property {told}::{name} final, the final modifier is allowed \
                 only for methods, classes, and class constants"
            );
            return self.wrong(member, words);
        }
        let default = first.and_then(|element| element.child_by_field("default_value"));
        let is_static = member.child_by_kind("static_modifier").is_some();
        let is_readonly = member.child_by_kind("readonly_modifier").is_some()
            || class.child_by_kind("readonly_modifier").is_some();
        let ty = member.child_by_field("type");
        if is_readonly {
            if is_static {
                let words = format!("Static property {told}::{name} cannot be readonly");
                return self.wrong(member, words);
            }
            if ty.is_none() {
                let words = format!("Readonly property {told}::{name} must have type");
                return self.wrong(member, words);
            }
            if default.is_some() {
                let words = format!("Readonly property {told}::{name} cannot have default value");
                return self.wrong(member, words);
            }
        }
        let Some(ty) = ty else { return Ok(()) };
        self.check_type(ty)?;
        let of = self.type_of(self.text(ty));
        if matches!(of.as_str(), "void" | "never" | "callable" | "?callable") {
            let words = format!("Property {told}::{name} cannot have type {of}");
            return self.wrong(member, words);
        }
        let Some(default) = default else {
            return Ok(());
        };
        if self.takes_literal(default, &of) || default.kind() == "null" && of.contains("null") {
            return Ok(());
        }
        let words = match literal_kind(default) {
            Some("null") => {
                let hint = match of.contains('|') {
                    true => String::new(),
                    false => format!(". Use the nullable type ?{of} to allow null default value"),
                };
                format!("Default value for property of type {of} may not be null{hint}")
            }
            kind => {
                let kind = kind.unwrap_or("");
                format!(
                    "Cannot use {kind} as default value for property {told}::{name} of type {of}"
                )
            }
        };
        self.wrong(member, words)
    }

    fn check_method(&self, member: Node<'a>, class: Node<'a>, told: &str, name: &str) -> Checked {
        let has = |kind: &str| member.child_by_kind(kind).is_some();
        let body = member.child_by_field("body");
        let (is_static, is_abstract) = (has("static_modifier"), has("abstract_modifier"));
        let is_private = self.visibility(member) == "private";
        let lower = name.to_ascii_lowercase();
        let is_interface = class.kind() == "interface_declaration";
        let words = match class.kind() {
            _ if is_interface && self.visibility(member) != "public" => Some(format!(
                "Access type for interface method {told}::{name}() must be public"
            )),
            _ if is_interface && has("final_modifier") => Some(format!(
                "Interface method {told}::{name}() must not be final"
            )),
            _ if is_interface && is_abstract => Some(format!(
                "Interface method {told}::{name}() must not be abstract"
            )),
            _ if is_interface && body.is_some() => Some(format!(
                "Interface function {told}::{name}() cannot contain body"
            )),
            "enum_declaration" if NOT_IN_ENUMS.contains(&lower.as_str()) => {
                Some(format!("Enum {told} cannot include magic method {name}"))
            }
            "enum_declaration" if lower == "cases" => {
                Some(format!("Cannot redeclare {told}::cases()"))
            }
            "enum_declaration"
                if matches!(lower.as_str(), "from" | "tryfrom")
                    && class.child_by_kind("primitive_type").is_some() =>
            {
                Some(format!("Cannot redeclare {told}::{name}()"))
            }
            kind if is_abstract && is_private && kind != "trait_declaration" => Some(format!(
                "Abstract function {told}::{name}() cannot be declared private"
            )),
            _ if is_abstract && body.is_some() => Some(format!(
                "Abstract function {told}::{name}() cannot contain body"
            )),
            _ if !is_interface && !is_abstract && body.is_none() => Some(format!(
                "Non-abstract method {told}::{name}() must contain body"
            )),
            "class_declaration"
                if is_abstract && class.child_by_kind("abstract_modifier").is_none() =>
            {
                Some(format!(
                    "Class {told} contains 1 abstract method and must therefore be declared \
                     abstract or implement the remaining methods ({told}::{name})"
                ))
            }
            _ => None,
        };
        if let Some(words) = words {
            let is_of_class = words.starts_with("Class ");
            return self.wrong(if is_of_class { class } else { member }, words);
        }
        if is_private && has("final_modifier") && lower != "__construct" {
            let words =
                "Private methods cannot be final as they are never overridden by other classes";
            self.warn(member, words);
        }
        if lower == "__construct" && is_static {
            let words = format!("Method {told}::{name}() cannot be static");
            return self.wrong(member, words);
        }
        if matches!(lower.as_str(), "__construct" | "__destruct")
            && member.child_by_field("return_type").is_some()
        {
            let words = format!("Method {told}::{name}() cannot declare a return type");
            return self.wrong(member, words);
        }
        self.check_magic(member, told, name)
    }

    fn check_magic(&self, member: Node<'a>, told: &str, name: &str) -> Checked {
        let lower = name.to_ascii_lowercase();
        let Some((_, count, wants_static, result)) = MAGIC.iter().find(|own| own.0 == lower) else {
            return Ok(());
        };
        let given = member.child_by_field("parameters");
        let given = given
            .into_iter()
            .flat_map(parts)
            .filter(|part| part.kind().ends_with("_parameter"))
            .count();
        if given != *count {
            let words = match count {
                0 => format!("Method {told}::{name}() cannot take arguments"),
                _ => {
                    let s = if *count == 1 { "" } else { "s" };
                    format!("Method {told}::{name}() must take exactly {count} argument{s}")
                }
            };
            return self.wrong(member, words);
        }
        if let Some(words) = self.magic_parameter(member, &lower) {
            return self.wrong(member, format!("{told}::{name}(): {words}"));
        }
        let by_reference = (member
            .child_by_field("parameters")
            .into_iter()
            .flat_map(parts))
        .any(|part| part.child_by_field("reference_modifier").is_some());
        if by_reference && !lower.starts_with("__set_state") {
            let words = format!("Method {told}::{name}() cannot take arguments by reference");
            return self.wrong(member, words);
        }
        let is_shown = !matches!(lower.as_str(), "__clone" | "__destruct");
        if is_shown && self.visibility(member) != "public" {
            let words = format!("The magic method {told}::{name}() must have public visibility");
            self.warn(member, words);
        }
        let is_static = member.child_by_kind("static_modifier").is_some();
        if is_static != *wants_static {
            let word = if *wants_static {
                "must be"
            } else {
                "cannot be"
            };
            return self.wrong(member, format!("Method {told}::{name}() {word} static"));
        }
        if let Some(ty) = member.child_by_field("return_type")
            && !matches!(*result, "" | "-")
        {
            let of = self.type_of(self.text(ty));
            let fits = of == *result || of == "never" || *result == "?array" && of == "array";
            if !fits {
                let words = format!("{told}::{name}(): Return type must be {result} when declared");
                return self.wrong(member, words);
            }
        }
        Ok(())
    }

    /// What is wrong with the types of the parameters of a magic method.
    fn magic_parameter(&self, member: Node<'a>, lower: &str) -> Option<String> {
        let wanted: &[&str] = match lower {
            "__get" | "__isset" | "__unset" | "__set" => &["string"],
            "__call" | "__callstatic" => &["string", "array"],
            "__set_state" | "__unserialize" => &["array"],
            _ => return None,
        };
        let parameters = member
            .child_by_field("parameters")
            .into_iter()
            .flat_map(parts);
        for (number, (parameter, wanted)) in parameters.zip(wanted).enumerate() {
            let Some(ty) = parameter.child_by_field("type") else {
                continue;
            };
            let ty = self.type_of(self.text(ty));
            let fits = ty.split(['|', '?']).any(|one| one == *wanted) || ty == "mixed";
            if !fits {
                let name = parameter
                    .child_by_field("name")
                    .map_or("", |name| self.text(name));
                let number = number + 1;
                return Some(format!(
                    "Parameter #{number} ({name}) must be of type {wanted} when declared"
                ));
            }
        }
        None
    }

    fn check_case(&self, member: Node<'a>, class: Node<'a>, told: &str, name: &str) -> Checked {
        if class.kind() != "enum_declaration" {
            return self.wrong(member, "Case can only be used in enums");
        }
        let is_backed = class.child_by_kind("primitive_type").is_some();
        let words = match (is_backed, member.child_by_field("value")) {
            (true, None) => format!("Case {name} of backed enum {told} must have a value"),
            (false, Some(_)) => {
                format!("Case {name} of non-backed enum {told} must not have a value")
            }
            _ => return Ok(()),
        };
        self.wrong(member, words)
    }
}
